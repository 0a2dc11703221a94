//! Learning in the terminal: hints step by step, a coach, reviews of the game and trying again at a mistake.

use std::io::{self, Write};

use crate::ai::{Stop, Threads};
use crate::i18n::terminal::learning;
use crate::i18n::{Message, play, rules, study, terminal};
use crate::play::{Change, Help, NodeId};
use crate::rules::{AnyGame, AnyMove, Game, Player};
use crate::study::{
    AnyMoveEffect, BETTER_LINE_PLIES, CoachQuestion, Effort, Hint, HintStep, Review, ReviewPlan,
    ReviewProgress, ReviewedMove,
};

use super::Session;
use super::phrases::cost_of;

/// Number of effects of a move that are named.
const FACTS: usize = 3;
/// How many mistakes a review lists.
const MISTAKES: usize = 10;

impl Session {
    /// Makes hints, coach and reviews evaluate positions with this effort.
    #[must_use]
    pub fn judging_with(mut self, effort: Effort) -> Self {
        self.learning.effort = Some(effort);
        self
    }

    /// Says the next step of a hint for the shown position, or with `all` the last one: the best move.
    pub(super) fn hint(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let game = *self.table.shown_position();
        if game.to_move().is_none() {
            return self.say(rules::game_over(), out);
        }
        out.flush()?;
        let hint = Hint::for_position(self.learning.evaluator(&game), &game, &Stop::default());
        let Some(hint) = hint else { return self.say(terminal::no_advice(), out) };
        let shown = self.learning.hinted.filter(|(hinted, _)| *hinted == game).map_or(0, |(_, shown)| shown);
        let last = hint.steps.len().saturating_sub(1);
        let index = match rest {
            "" => shown.min(last),
            "all" => last,
            _ => return self.say(learning::hint_example(), out),
        };
        self.learning.hinted = Some((game, index + 1));
        self.helped(Help::Hint, out)?;
        let Some(step) = hint.steps.get(index) else { return Ok(()) };
        self.say(study::of_step(step, game.variant(), Player::Black), out)?;
        let HintStep::Move { worth, facts, .. } = step else { return self.say(learning::hint_more(), out) };
        match (game.to_move(), worth.proved) {
            (_, Some(margin)) if game.kind().counts_points() => {
                self.say(terminal::of_sure(margin), out)?;
            }
            (Some(player), _) => self.say(study::of_chance(player, worth), out)?,
            (None, _) => {}
        }
        self.say_facts(&game, facts, out)
    }

    /// Notes that the player has help, before it is given.
    fn helped(&mut self, help: Help, out: &mut dyn Write) -> io::Result<()> {
        if self.table.note_help(help) { self.changed(out) } else { Ok(()) }
    }

    /// Says the most important effects of a move, which are given in order of importance.
    pub(super) fn say_facts(
        &self,
        game: &AnyGame,
        facts: &[AnyMoveEffect],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut facts = facts.iter().take(FACTS);
        facts.try_for_each(|fact| self.say(study::of_fact(fact, game.board()), out))
    }

    /// Switches the coach on or off.
    pub(super) fn coach(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        self.learning.coaching = match rest {
            "on" => true,
            "off" => false,
            _ => return self.say(learning::coach_example(), out),
        };
        self.say(if self.learning.coaching { learning::coach_on() } else { learning::coach_off() }, out)
    }

    /// Lets the coach question a move of the game before it is played, if it is bad. Returns `true` if the coach did:
    /// the move is then played only if it is typed again.
    pub(super) fn question(&mut self, mv: AnyMove, out: &mut dyn Write) -> io::Result<bool> {
        let asked = self.learning.questioned.take();
        let here = (self.table.end(), mv);
        if !self.learning.coaching || asked == Some(here) {
            return Ok(false);
        }
        out.flush()?;
        let game = *self.table.position();
        // An illegal move raises no question: trying to play it tells why it is illegal.
        let question = CoachQuestion::ask(self.learning.evaluator(&game), &game, mv, &Stop::default());
        let Ok(question) = question else { return Ok(false) };
        // That the coach says nothing helps as well.
        self.helped(Help::Coach, out)?;
        let Some(question) = question else { return Ok(false) };
        self.learning.questioned = Some(here);
        let [what, stake] = study::of_question(&question, game.board());
        self.say(play::two_sentences(what, stake), out)?;
        self.say(learning::coach_insist(), out)?;
        Ok(true)
    }

    /// Reviews the game and lists its mistakes, or with `keep` writes the last review into the tree.
    pub(super) fn review(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match rest {
            "" => self.review_game(out),
            "keep" => self.keep_review(out),
            _ => self.say(learning::review_example(), out),
        }
    }

    fn review_game(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.line().len() < 2 {
            return self.say(learning::review_nothing(), out);
        }
        self.helped(Help::Analysis, out)?;
        let game = self.table.position();
        let plan = ReviewPlan::usual(game, Threads::for_each_processor());
        let plan = ReviewPlan { effort: self.learning.effort(game), ..plan };
        let mut written = Ok(());
        let mut tell = |ReviewProgress { done, all }: ReviewProgress| {
            // Four times in all.
            if written.is_ok() && done * 4 / all > (done - 1) * 4 / all {
                written = self.say(study::review_progress(done, all), out).and_then(|()| out.flush());
            }
        };
        let review = Review::of(self.table.tree(), self.table.end(), plan, &Stop::default(), &mut tell);
        written?;
        let Some(review) = review else { return self.say(terminal::no_advice(), out) };
        self.say_review(&review, out)?;
        self.learning.review = Some(review);
        Ok(())
    }

    fn say_review(&self, review: &Review, out: &mut dyn Write) -> io::Result<()> {
        for accuracy in study::of_accuracies(review) {
            self.say(accuracy, out)?;
        }
        let mistakes = review.mistakes();
        if mistakes.is_empty() {
            return self.say(study::review_flawless(), out);
        }
        self.say(study::review_chances(), out)?;
        self.say(study::review_mistakes(mistakes.len()), out)?;
        for mistake in mistakes.into_iter().take(MISTAKES) {
            write!(out, "- ")?;
            self.say(cost_of(self.table.tree(), mistake), out)?;
        }
        self.say(learning::review_next(), out)
    }

    fn keep_review(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let review = match self.current_review() {
            Ok(review) => review,
            Err(missing) => return self.say(missing, out),
        };
        let edits = review.edits(self.table.tree());
        let mut kept = 0;
        for edit in edits {
            if let Err(error) = self.table.apply(Change::Edit(edit)) {
                return self.say(terminal::study::of_change_error(&error), out);
            }
            kept += 1;
        }
        if kept == 0 {
            return self.say(learning::review_kept_already(), out);
        }
        self.changed(out)?;
        self.say(learning::review_kept(kept), out)
    }

    /// The review of the game, if it is still the same game.
    fn current_review(&self) -> Result<&Review, Message> {
        let review = self.learning.review.as_ref().ok_or_else(learning::review_missing)?;
        let line = self.table.line();
        let same = review.values.iter().zip(line).all(|((known, _), node)| known == node);
        if same && review.values.len() <= line.len() { Ok(review) } else { Err(learning::review_is_old()) }
    }

    /// Goes to the next mistake that the review found, and says what it lost and what was better.
    pub(super) fn next_mistake(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let (tree, here) = (self.table.tree(), self.table.cursor());
        // From the end of the game the first one comes next, unless the end is a mistake that was just looked at.
        let looked_at = self.learning.trial.is_some_and(|from| tree.node(here).parent() == Some(from));
        let here = if self.table.is_at_end() && !looked_at { NodeId::ROOT } else { here };
        let found = self.current_review().map(|review| review.next_mistake(tree, here, None).cloned());
        self.go_to_mistake(found, learning::no_next_mistake(), out)
    }

    /// Goes to the previous mistake that the review found, and says what it lost and what was better.
    pub(super) fn previous_mistake(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let (tree, here) = (self.table.tree(), self.table.cursor());
        let found = self.current_review().map(|review| review.previous_mistake(tree, here, None).cloned());
        self.go_to_mistake(found, learning::no_previous_mistake(), out)
    }

    fn go_to_mistake(
        &mut self,
        found: Result<Option<ReviewedMove>, Message>,
        none: Message,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mistake = match found {
            Ok(Some(mistake)) => mistake,
            Ok(None) => return self.say(none, out),
            Err(missing) => return self.say(missing, out),
        };
        self.table.look_at(mistake.to);
        self.learning.trial = Some(mistake.from);
        self.show_place(out)?;
        self.say(cost_of(self.table.tree(), &mistake), out)?;
        let before = *self.table.tree().game(mistake.from);
        self.say_facts(&before, &mistake.facts, out)?;
        if !mistake.judgement.is_best() {
            let line = mistake
                .judgement
                .best
                .iter()
                .take(BETTER_LINE_PLIES)
                .map(|mv| mv.display(before.board()).to_string());
            self.say(study::review_better(line.collect::<Vec<_>>().join(" ")), out)?;
            self.say(study::review_better_facts(), out)?;
            self.say_facts(&before, &mistake.better, out)?;
        }
        Ok(())
    }

    /// Goes to the position before the mistake that was looked at last, so that the player can try a better move.
    pub(super) fn again(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(node) = self.learning.trial.filter(|&node| self.table.tree().contains(node)) else {
            return self.say(learning::again_missing(), out);
        };
        self.table.look_at(node);
        self.show_position(out)?;
        match self.table.shown_position().to_move() {
            Some(player) => self.say(learning::again_here(player), out),
            None => Ok(()),
        }
    }

    /// Says how good a move is that the player tried in place of a mistake; of other moves it says nothing.
    pub(super) fn judge_trial(&mut self, from: NodeId, mv: AnyMove, out: &mut dyn Write) -> io::Result<()> {
        if self.learning.trial != Some(from) {
            return Ok(());
        }
        out.flush()?;
        let game = *self.table.tree().game(from);
        let judgement = self.learning.evaluator(&game).evaluate_move(&game, mv, &Stop::default());
        let Ok(Some(judgement)) = judgement else { return Ok(()) };
        self.helped(Help::Analysis, out)?;
        match judgement.grade {
            None if judgement.is_best() => self.say(learning::trial_best(), out),
            None => self.say(learning::trial_good(), out),
            Some(_) => {
                let written = mv.display(game.board()).to_string();
                let cost = study::of_loss(written, &judgement);
                self.say(play::two_sentences(cost, learning::trial_worse()), out)
            }
        }
    }
}
