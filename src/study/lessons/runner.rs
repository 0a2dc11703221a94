//! Going through a lesson: a state machine that window and terminal share.

use crate::board::{BoardSet, Point};
use crate::play::Level;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, MoveIntent, Player};
use crate::study::MoveKind;

use super::tasks::Played;
use super::{Lesson, LessonStep, LessonTask, LessonText, RemarkTrigger, StepStart};

/// Leads a learner through a lesson: it has the position, judges tries, and knows which step is next. It is a plain
/// value: nothing in it waits or draws.
#[derive(Clone, Debug)]
pub struct LessonRunner {
    lesson: &'static Lesson,
    step: usize,
    /// Whose moves the learner makes.
    player: Player,
    /// Where the step began.
    start: AnyGame,
    /// The move that led there, if one is to be shown.
    start_last: Option<AnyMove>,
    /// Where it stands.
    game: AnyGame,
    last: Option<AnyMove>,
    /// Which of the places to point at were found.
    found: Vec<usize>,
    hints: usize,
    done: bool,
}

/// How far the learner is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepProgress {
    /// The present step, from 1.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// `true` if the present step is done.
    pub done: bool,
}

/// What came of a try: done, missed, refused by the rules, and what to say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TryOutcome {
    /// The step is done.
    Done {
        /// The move that was played in the end, if it was a move.
        mv: Option<AnyMove>,
        /// The opponent's reply.
        reply: Option<AnyMove>,
    },
    /// The move was played, and the game goes on: it is the computer's turn, or the player's again.
    Played {
        /// Which of the step's remarks it is worth.
        remark: Option<usize>,
    },
    /// The game ended before the task was done: only another try helps.
    Over,
    /// That is one of the places to point at, and this many are left.
    Found {
        /// How many.
        left: usize,
    },
    /// The rules allow it, but it is not what is asked for. It was not played.
    Missed {
        /// Which of the step's remarks it is worth.
        remark: Option<usize>,
    },
    /// The rules forbid it.
    Refused {
        /// Why.
        reason: AnyIllegalMove,
        /// Which of the step's remarks says it better.
        remark: Option<usize>,
    },
    /// The step is done already, or it is the computer's turn.
    NotNow,
}

/// A hint for the present step; asked for again, it says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonHint {
    /// The kind of move.
    Kind(MoveKind),
    /// A move that does what is asked.
    Play(AnyMove),
    /// How many places are still to be pointed at.
    Left(usize),
    /// One of them.
    Point(Point),
    /// No single move does it now: play on.
    PlayOn,
}

impl LessonRunner {
    /// Begins a lesson at its first step.
    pub fn new(lesson: &'static Lesson) -> Self {
        let start = lesson.variant.start();
        let mut runner = Self {
            lesson,
            step: 0,
            player: Player::Black,
            start,
            game: start,
            last: None,
            start_last: None,
            found: Vec::new(),
            hints: 0,
            done: false,
        };
        runner.enter(0);
        runner
    }

    /// The lesson that is taken.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Which step of how many is the present one, and whether it is done.
    pub const fn progress(&self) -> StepProgress {
        StepProgress { step: self.step + 1, steps: self.lesson.steps.len(), done: self.done }
    }

    /// The present step of the lesson.
    pub fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.step]
    }

    /// The position on the board.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The move that led to the position on the board, so that it can be marked: one of this step, or the reply that
    /// ended the step before; none otherwise.
    pub const fn last(&self) -> Option<AnyMove> {
        self.last
    }

    /// Returns `true` if the present step is done.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Returns `true` if the last step is done, and with it the lesson.
    pub const fn is_complete(&self) -> bool {
        self.done && self.step + 1 == self.lesson.steps.len()
    }

    /// The points of all places that the learner has found in a step that asks to point at places; empty in other
    /// steps.
    pub fn found(&self) -> BoardSet {
        let LessonTask::Name(ask) = self.step().task else { return BoardSet::EMPTY };
        let places = ask.places(&self.game);
        self.found
            .iter()
            .filter_map(|&index| places.get(index))
            .fold(BoardSet::EMPTY, |sum, &place| sum | place)
    }

    /// The text to show now: the goal of the step or, once it is done, what is said then.
    pub fn saying(&self) -> LessonText {
        if self.done { self.step().done } else { self.step().goal }
    }

    /// The side that the learner plays.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The level at which the computer is to move now; none if it is not to move. The caller lets it choose, and
    /// hands the move to [`computer_played`](Self::computer_played).
    pub fn computer_to_move(&self) -> Option<Level> {
        let level = self.step().opponent?;
        let moving = self.game.to_move()?;
        (!self.done && moving != self.player).then_some(level)
    }

    /// Tries a move of the learner, and returns what came of it. In a step that asks to point at something, putting a
    /// piece on a point is pointing at it.
    pub fn try_move(&mut self, mv: AnyMove) -> TryOutcome {
        if self.done || self.computer_to_move().is_some() {
            return TryOutcome::NotNow;
        }
        if let LessonTask::Name(_) = self.step().task {
            return match mv.intent() {
                MoveIntent::Place(point) => self.point(point),
                MoveIntent::PlaceTwo(..)
                | MoveIntent::Carry { .. }
                | MoveIntent::Pass
                | MoveIntent::SpendKomi => TryOutcome::Missed { remark: None },
            };
        }
        let mut after = self.game;
        if let Err(reason) = after.play(mv) {
            let met = |when: RemarkTrigger| when.is_met_by_refused(&self.game, mv, &reason);
            let remark = self.step().remarks.iter().position(|remark| met(remark.when));
            return TryOutcome::Refused { reason, remark };
        }
        let played = Played { before: &self.game, mv, after: &after };
        let is_done = self.step().task.is_done_by(played);
        let remark = self.step().remarks.iter().position(|remark| remark.when.is_met_by(played));
        if !is_done && self.step().opponent.is_none() {
            return TryOutcome::Missed { remark };
        }
        (self.game, self.last, self.hints) = (after, Some(mv), 0);
        if is_done {
            return TryOutcome::Done { mv: Some(mv), reply: self.finish(mv) };
        }
        self.after_move(mv, remark)
    }

    /// Plays the move that the computer chose, and returns what came of it. A move against the rules is refused.
    pub fn computer_played(&mut self, mv: AnyMove) -> TryOutcome {
        if self.computer_to_move().is_none() {
            return TryOutcome::NotNow;
        }
        if let Err(reason) = self.game.play(mv) {
            return TryOutcome::Refused { reason, remark: None };
        }
        self.last = Some(mv);
        self.after_move(mv, None)
    }

    /// Returns what came of a move that was played in a step that is a game against the computer.
    fn after_move(&mut self, mv: AnyMove, remark: Option<usize>) -> TryOutcome {
        match (self.game.to_move(), self.step().task) {
            (None, LessonTask::End) => {
                self.done = true;
                TryOutcome::Done { mv: Some(mv), reply: None }
            }
            (None, _) => TryOutcome::Over,
            (Some(_), _) => TryOutcome::Played { remark },
        }
    }

    /// Points at a point in a step that asks for places, and returns whether it is one of them. In a step that asks
    /// for a move it counts as missed, and changes nothing.
    pub fn point(&mut self, point: Point) -> TryOutcome {
        let LessonTask::Name(ask) = self.step().task else { return TryOutcome::Missed { remark: None } };
        if self.done {
            return TryOutcome::NotNow;
        }
        let Some(place) = ask.place_of(&self.game, point) else {
            let met = |when: RemarkTrigger| when.is_met_by_point(&self.game, point);
            return TryOutcome::Missed {
                remark: self.step().remarks.iter().position(|remark| met(remark.when)),
            };
        };
        if !self.found.contains(&place) {
            self.found.push(place);
            self.hints = 0;
        }
        match ask.places(&self.game).len() - self.found.len() {
            0 => {
                self.done = true;
                TryOutcome::Done { mv: None, reply: None }
            }
            left => TryOutcome::Found { left },
        }
    }

    /// Ends the step after the move that did its task, and plays and returns the opponent's reply, if there is one.
    fn finish(&mut self, mv: AnyMove) -> Option<AnyMove> {
        self.done = true;
        let step = self.step();
        self.skip_what_is_done();
        let before = &self.start;
        let fits = |to: Option<&str>| to.is_none_or(|text| before.parse_move(text) == Ok(mv));
        let reply = step.replies.iter().find(|reply| fits(reply.to))?;
        let reply = self.game.parse_move(reply.mv).ok()?;
        self.game.play(reply).ok()?;
        self.last = Some(reply);
        Some(reply)
    }

    /// Skips the next steps of a game against the computer whose tasks the position fulfils already: one move may do
    /// what several steps ask for, such as a capture with an empty hand.
    fn skip_what_is_done(&mut self) {
        while let Some(next) = self.lesson.steps.get(self.step + 1)
            && matches!(next.place, StepStart::Here)
            && next.opponent.is_some()
            && next.task.is_fulfilled(&self.game, self.player)
        {
            self.step += 1;
        }
    }

    /// Returns a hint for the present step, and remembers that it was given: the first time what kind of move it is,
    /// then the move; of places to point at how many are left, then one of them.
    pub fn hint(&mut self) -> LessonHint {
        let again = self.hints > 0;
        self.hints += 1;
        if let LessonTask::Name(ask) = self.step().task {
            let places = ask.places(&self.game);
            let mut left = places.iter().enumerate().filter(|(index, _)| !self.found.contains(index));
            let next = left.next().and_then(|(_, place)| place.first());
            return match next {
                Some(point) if again => LessonHint::Point(point),
                _ => LessonHint::Left(places.len() - self.found.len()),
            };
        }
        match self.answer() {
            None => LessonHint::PlayOn,
            Some(mv) if again => LessonHint::Play(mv),
            Some(mv) => LessonHint::Kind(MoveKind::of(&self.game, mv)),
        }
    }

    /// Returns a move that does the task, as a solution to be shown; none if no single move does it.
    pub fn answer(&self) -> Option<AnyMove> {
        let task = self.step().task;
        if let LessonTask::Move(moves) = task {
            let legal = |mv: &AnyMove| self.game.check_move(*mv).is_ok();
            return moves.iter().filter_map(|text| self.game.parse_move(text).ok()).find(legal);
        }
        self.game.legal_moves().into_iter().find(|&mv| {
            let mut after = self.game;
            after.play_unchecked(mv);
            task.is_done_by(Played { before: &self.game, mv, after: &after })
        })
    }

    /// Begins the present step again. If a game against the computer is over and the task was not done, it may have
    /// been out of reach from where the step began: then the whole game begins again.
    pub fn retry(&mut self) {
        if !self.done && self.game.to_move().is_none() {
            let here = |step: &LessonStep| matches!(step.place, StepStart::Here);
            let first = (0..=self.step).rev().find(|&step| step == 0 || !here(&self.lesson.steps[step]));
            (self.game, self.last) = (self.lesson.variant.start(), None);
            self.enter(first.unwrap_or(0));
            return;
        }
        self.begin();
    }

    /// Lays out the present step.
    fn begin(&mut self) {
        (self.game, self.last) = (self.start, self.start_last);
        self.found.clear();
        (self.hints, self.done) = (0, false);
    }

    /// Goes to the next step if this one is done. Returns `false` if it is not, or was the last one.
    pub fn next_step(&mut self) -> bool {
        if !self.done || self.is_complete() {
            return false;
        }
        self.enter(self.step + 1);
        true
    }

    fn enter(&mut self, step: usize) {
        self.step = step;
        let place = self.step().place;
        let goes_on = matches!(place, StepStart::Here) && step > 0;
        self.start_last = self.last.filter(|_| goes_on);
        self.start = place.position(self.lesson.variant, self.game).unwrap_or(self.game);
        self.begin();
        if let Some(player) = self.start.to_move().filter(|_| !goes_on) {
            self.player = player;
        }
    }
}
