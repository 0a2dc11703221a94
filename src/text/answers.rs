//! The answers to questions: nothing here changes the game.

use std::io::{self, Write};

use crate::board::{BoardSet, Point};
use crate::i18n::terminal::answers;
use crate::i18n::{Argument, Message, play, rules};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Game, GameKind, MoveIntent, Player, StackView, excerpt};

use super::phrases::{captures_of, number_and_move, why_pinned};
use super::{Session, move_sentence, score_line};

impl Session {
    /// Says whose turn it is, how many plies were played, the score, and what the clocks show.
    pub(super) fn say_turn(&self, out: &mut dyn Write) -> io::Result<()> {
        let plies = self.table.position().ply();
        let turn = match self.table.to_move() {
            Some(player) => answers::turn_now(player, play::of_seat(self.table.seats()[player]), plies),
            None => answers::over_after(plies),
        };
        self.say(turn, out)?;
        if !self.table.is_at_end() {
            self.say_place(out)?;
        }
        self.say(score_line(&self.table.shown_position().view()), out)?;
        self.say_times(out)
    }

    /// Says what the last move before the shown position did.
    pub(super) fn say_last(&self, out: &mut dyn Write) -> io::Result<()> {
        let last = match self.table.transition_to(self.table.cursor()) {
            Some(transition) => move_sentence(&transition),
            None if self.table.is_at_end() => answers::no_move_played(),
            None => answers::before_any_move(),
        };
        self.say(last, out)
    }

    /// Prints all moves of the game with their numbers.
    pub(super) fn say_history(&self, out: &mut dyn Write) -> io::Result<()> {
        let tree = self.table.tree();
        let moves = self.table.line().iter().skip(1).enumerate();
        let texts: Vec<String> =
            moves.map(|(index, &node)| number_and_move(tree, node, index == 0)).collect();
        if texts.is_empty() {
            return self.say(answers::no_move_played(), out);
        }
        writeln!(out, "{}", texts.join(" "))
    }

    /// Says every legal move in the shown position, by kinds.
    pub(super) fn say_moves(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.shown_position().to_move().is_none() {
            return self.say(rules::game_over(), out);
        }
        let view = self.table.shown_position().view();
        if !view.entries.is_empty() {
            let points = rules::points(view.board, view.entries);
            let entries = match (view.game, view.entries_due) {
                (GameKind::Abande, _) => answers::may_enter(points),
                (GameKind::Anda, 2) => answers::may_place_two(points),
                (GameKind::Anda, _) => answers::may_place(points),
            };
            self.say(entries, out)?;
        }
        if view.can_spend_komi {
            self.say(answers::may_spend_komi(), out)?;
        }
        let captures = self.captures();
        let only_pass = captures.is_empty();
        if !only_pass {
            self.say(answers::may_capture(Argument::all(captures)), out)?;
        }
        match (view.can_pass, only_pass) {
            (true, true) => self.say(answers::only_pass(), out),
            (true, false) => self.say(answers::may_pass(), out),
            (false, _) => Ok(()),
        }
    }

    /// Every legal capture in writing.
    fn captures(&self) -> Vec<String> {
        let game = self.table.shown_position();
        let capture = |mv: &AnyMove| matches!(mv.intent(), MoveIntent::Carry { .. });
        let mut texts: Vec<String> = game
            .legal_moves()
            .iter()
            .filter(|mv| capture(mv))
            .map(|mv| mv.display(game.board()).to_string())
            .collect();
        texts.sort_unstable();
        texts
    }

    /// Says all captures in the shown position, or those of the stack on one point.
    pub(super) fn say_captures(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() {
            let captures = self.captures();
            let all = match captures.len() {
                0 => answers::no_capture(),
                _ => answers::may_capture(Argument::all(captures)),
            };
            return self.say(all, out);
        }
        let answer = self.find(rest).map(|point| captures_of(self.table.shown_position(), point));
        self.say(answer.unwrap_or_else(|unknown| unknown), out)
    }

    /// Says what is on a point.
    pub(super) fn say_point(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let answer =
            self.find(rest).map(|point| answers::of_point(&self.table.shown_position().view(), point));
        self.say(answer.unwrap_or_else(|unknown| unknown), out)
    }

    /// Returns the point with a label, or a message that there is none.
    pub(super) fn find(&self, label: &str) -> Result<Point, Message> {
        let board = self.table.shown_position().board();
        // Labels are short; a text of a megabyte is not worth a copy.
        let found = (label.len() <= 20).then(|| board.find(&label.to_lowercase())).flatten();
        found.ok_or_else(|| match label {
            "" => answers::which_point(),
            _ => answers::point_unknown(&excerpt(label)),
        })
    }

    /// Says what is on every point of a row or column, with runs of empty points as one.
    pub(super) fn say_row(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.shown_position().view();
        let wanted = rest.to_lowercase();
        let in_row = |point: &Point| {
            let (letter, number) = view.board.label(*point).split_at(1);
            letter == wanted || number == wanted
        };
        let points: Vec<Point> = view.board.points().filter(in_row).collect();
        if points.is_empty() {
            return self.say(answers::which_row(), out);
        }
        let runs = points.chunk_by(|&a, &b| view.stack(a).is_none() && view.stack(b).is_none());
        let parts = runs.filter_map(|run| {
            let (first, last) = (view.board.label(*run.first()?), view.board.label(*run.last()?));
            Some(match view.stack(*run.first()?) {
                Some(stack) => answers::row_stack(first, play::of_pieces(&stack.pieces)),
                None if run.len() == 1 => answers::row_gap(first),
                None => answers::row_gaps(first, last),
            })
        });
        self.say(answers::row_of_points(Argument::all(parts)), out)
    }

    /// Says where the stacks of one player or of both stand.
    pub(super) fn say_stacks(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let players = players(rest);
        if players.is_empty() {
            return self.say(answers::which_stacks(), out);
        }
        let view = self.table.shown_position().view();
        for player in players {
            let stacks: Vec<_> = view.stacks.iter().filter(|stack| stack.owner() == player).collect();
            self.say(answers::stacks_of(player, stacks.len()), out)?;
            for stack in stacks {
                self.say(answers::of_point(&view, stack.point), out)?;
            }
        }
        Ok(())
    }

    pub(super) fn say_sleepers(&self, out: &mut dyn Write) -> io::Result<()> {
        self.say_sets(
            answers::sleeping_stacks,
            answers::none_asleep,
            &self.by_owner(|stack| stack.asleep),
            out,
        )
    }

    pub(super) fn say_towers(&self, out: &mut dyn Write) -> io::Result<()> {
        self.say_sets(
            answers::towers_of_players,
            answers::no_towers,
            &self.by_owner(|stack| stack.tower),
            out,
        )
    }

    /// Says which cells are each player's territory.
    pub(super) fn say_territory(&self, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.shown_position().view();
        let territory = ByPlayer::from_fn(|player| view.territory(player));
        self.say_sets(answers::territory_of_players, answers::no_territory, &territory, out)
    }

    /// Where each player's stacks of one kind stand.
    fn by_owner(&self, wanted: impl Fn(&StackView) -> bool) -> ByPlayer<BoardSet> {
        let view = self.table.shown_position().view();
        ByPlayer::from_fn(|player| {
            let stacks = view.stacks.iter().filter(|stack| stack.owner() == player && wanted(stack));
            stacks.map(|stack| stack.point).collect()
        })
    }

    /// A set of points of each player in one sentence.
    fn say_sets(
        &self,
        sentence: fn(Argument, Argument) -> Message,
        none: fn() -> Message,
        sets: &ByPlayer<BoardSet>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let [black, white] = Player::ALL.map(|player| match sets[player] {
            set if set.is_empty() => none().into(),
            set => rules::points(self.table.shown_position().board(), set),
        });
        self.say(sentence(black, white), out)
    }

    /// Says which groups one player or both have, with the number of their breaths.
    pub(super) fn say_groups(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let players = players(rest);
        if players.is_empty() {
            return self.say(answers::which_groups(), out);
        }
        let view = self.table.shown_position().view();
        for player in players {
            let groups = || view.groups.iter().filter(|group| group.owner == player);
            self.say(answers::groups_of(player, groups().count()), out)?;
            for group in groups() {
                let cells = rules::points(view.board, group.points);
                self.say(answers::group_breaths(cells, group.breaths.len()), out)?;
            }
        }
        Ok(())
    }

    /// Says each breath of the group on a cell, with how many enemy groups touch it: that decides whether the group
    /// lives.
    pub(super) fn say_breaths(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let point = match self.find(rest) {
            Ok(point) => point,
            Err(unknown) => return self.say(unknown, out),
        };
        let view = self.table.shown_position().view();
        let label = view.board.label(point);
        let Some(group) = view.group(point) else { return self.say(answers::point_is_empty(label), out) };
        let (stones, breaths) = (group.points.len(), group.breaths.len());
        self.say(answers::group_at(group.owner, label, stones, breaths), out)?;
        for region in group.breaths.iter().filter_map(|&index| view.regions.get(index)) {
            let groups = region.groups.iter().filter_map(|&index| view.groups.get(index));
            let enemies = groups.filter(|other| other.owner != group.owner).count();
            self.say(answers::breath_enemies(rules::points(view.board, region.points), enemies), out)?;
        }
        Ok(())
    }

    /// Says which stacks may not leave their points, and why.
    pub(super) fn say_pinned(&self, out: &mut dyn Write) -> io::Result<()> {
        let position = match self.table.shown_position() {
            AnyGame::Abande(position) => position,
            AnyGame::Anda(_) => return Ok(()),
        };
        let pinned = position.pinned() - position.towers();
        if pinned.is_empty() {
            return self.say(answers::no_stack_pinned(), out);
        }
        for player in Player::ALL {
            for point in position.owned(player) & pinned {
                let label = position.board().label(point);
                self.say(answers::stack_pinned(player, label, why_pinned(position, point)), out)?;
            }
        }
        Ok(())
    }
}

/// The player with this name, both where none is named, none where the name is another.
fn players(name: &str) -> Vec<Player> {
    Player::ALL.into_iter().filter(|player| name.is_empty() || player.word() == name).collect()
}
