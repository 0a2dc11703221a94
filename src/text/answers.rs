//! The answers to questions: nothing here changes the game.

use std::io::{self, Write};

use crate::board::{BoardSet, Point};
use crate::rules::{
    AnyGame, AnyMove, BoardView, ByPlayer, Game, Goal, MoveIntent, Player, StackView, excerpt,
};

use super::words::{captures_of, count, describe, list, number_and_move, pieces, why_pinned};
use super::{Session, move_sentence, score_line};

impl Session {
    pub(super) fn say_turn(&self, out: &mut dyn Write) -> io::Result<()> {
        let plies = count(self.table.game().ply(), "ply");
        match self.table.to_move() {
            Some(player) => {
                writeln!(out, "{player} is to move, {}. {plies} played.", self.table.seats()[player])?;
            }
            None => writeln!(out, "The game is over after {plies}.")?,
        }
        if !self.table.is_at_end() {
            self.say_place(out)?;
        }
        writeln!(out, "{}", score_line(&self.table.shown().view()))
    }

    pub(super) fn say_last(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.transition_to(self.table.cursor()) {
            Some(transition) => writeln!(out, "{}", move_sentence(&transition)),
            None if self.table.is_at_end() => writeln!(out, "No move has been played yet."),
            None => writeln!(out, "This is the start, before any move."),
        }
    }

    pub(super) fn say_history(&self, out: &mut dyn Write) -> io::Result<()> {
        let tree = self.table.tree();
        let moves = self.table.line().iter().skip(1).enumerate();
        let texts: Vec<String> =
            moves.map(|(index, &node)| number_and_move(tree, node, index == 0)).collect();
        if texts.is_empty() {
            return writeln!(out, "No move has been played yet.");
        }
        writeln!(out, "{}", texts.join(" "))
    }

    pub(super) fn say_moves(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.shown().to_move().is_none() {
            return writeln!(out, "The game is over.");
        }
        let view = self.table.shown().view();
        if !view.entries.is_empty() {
            let what = match (view.goal, view.entries_due) {
                (Goal::Points, _) => "Enter",
                (Goal::LastGroup, 2) => "Place two stones, on parts of the perimeter that do not touch",
                (Goal::LastGroup, _) => "Place",
            };
            writeln!(out, "{what}: {}.", list(view.board, view.entries))?;
        }
        if view.can_spend_komi {
            writeln!(out, "Or komi.")?;
        }
        let captures = self.captures();
        if !captures.is_empty() {
            writeln!(out, "Capture: {}.", captures.join(", "))?;
        }
        match (view.can_pass, captures.is_empty()) {
            (true, true) => writeln!(out, "Only pass."),
            (true, false) => writeln!(out, "Or pass."),
            (false, _) => Ok(()),
        }
    }

    /// Every legal capture in writing.
    fn captures(&self) -> Vec<String> {
        let game = self.table.shown();
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

    pub(super) fn say_captures(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() {
            let captures = self.captures();
            return match captures.len() {
                0 => writeln!(out, "No capture is possible."),
                _ => writeln!(out, "{}.", captures.join(", ")),
            };
        }
        match self.find(rest) {
            Ok(point) => writeln!(out, "{}", captures_of(self.table.shown(), point)),
            Err(sentence) => writeln!(out, "{sentence}"),
        }
    }

    pub(super) fn say_point(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match self.find(rest) {
            Ok(point) => writeln!(out, "{}.", describe(&self.table.shown().view(), point)),
            Err(sentence) => writeln!(out, "{sentence}"),
        }
    }

    /// The point with a label.
    pub(super) fn find(&self, label: &str) -> Result<Point, String> {
        let board = self.table.shown().board();
        // Labels are short; a text of a megabyte is not worth a copy.
        let found = (label.len() <= 20).then(|| board.find(&label.to_lowercase())).flatten();
        found.ok_or_else(|| match label {
            "" => "Which point? Points are named like d4.".to_owned(),
            _ => format!("There is no point “{}”. Points are named like d4.", excerpt(label)),
        })
    }

    /// All points of a row or column, runs of empty ones as one.
    pub(super) fn say_row(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.shown().view();
        let wanted = rest.to_lowercase();
        let in_row = |point: &Point| {
            let (letter, number) = view.board.label(*point).split_at(1);
            letter == wanted || number == wanted
        };
        let points: Vec<Point> = view.board.points().filter(in_row).collect();
        if points.is_empty() {
            return writeln!(out, "Which one? For example: row d");
        }
        let runs = points.chunk_by(|&a, &b| view.stack(a).is_none() && view.stack(b).is_none());
        let texts: Vec<String> = runs
            .filter_map(|run| {
                let (first, last) = (view.board.label(*run.first()?), view.board.label(*run.last()?));
                Some(match view.stack(*run.first()?) {
                    Some(stack) => format!("{first} {}", pieces(stack)),
                    None if run.len() == 1 => format!("{first} empty"),
                    None => format!("{first} to {last} empty"),
                })
            })
            .collect();
        writeln!(out, "{}.", texts.join("; "))
    }

    pub(super) fn say_stacks(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let players: Vec<Player> =
            Player::ALL.into_iter().filter(|player| rest.is_empty() || player.word() == rest).collect();
        if players.is_empty() {
            return writeln!(out, "Write: stacks black, or: stacks white");
        }
        let view = self.table.shown().view();
        for player in players {
            let stacks: Vec<_> = view.stacks.iter().filter(|stack| stack.owner() == player).collect();
            writeln!(out, "{player} has {}.", count(stacks.len(), "stack"))?;
            for stack in stacks {
                writeln!(out, "{}.", describe(&view, stack.point))?;
            }
        }
        Ok(())
    }

    pub(super) fn say_sleepers(&self, out: &mut dyn Write) -> io::Result<()> {
        self.by_owner("Asleep", |stack| stack.asleep, out)
    }

    pub(super) fn say_towers(&self, out: &mut dyn Write) -> io::Result<()> {
        self.by_owner("Towers", |stack| stack.tower, out)
    }

    fn by_owner(
        &self,
        what: &str,
        wanted: impl Fn(&StackView) -> bool + Copy,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let view = self.table.shown().view();
        let stacks = |player| {
            view.stacks
                .iter()
                .filter(move |stack| stack.owner() == player && wanted(stack))
                .map(|stack| stack.point)
        };
        say_sets(&view, what, ByPlayer::from_fn(|player| stacks(player).collect()), out)
    }

    pub(super) fn say_territory(&self, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.shown().view();
        say_sets(&view, "Territory", ByPlayer::from_fn(|player| view.territory(player)), out)
    }

    pub(super) fn say_groups(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let players: Vec<Player> =
            Player::ALL.into_iter().filter(|player| rest.is_empty() || player.word() == rest).collect();
        if players.is_empty() {
            return writeln!(out, "Write: groups black, or: groups white");
        }
        let view = self.table.shown().view();
        for player in players {
            let groups = || view.groups.iter().filter(|group| group.owner == player);
            writeln!(out, "{player} has {}.", count(groups().count(), "group"))?;
            for group in groups() {
                let breaths = count(group.breaths.len(), "breath");
                writeln!(out, "{}: {breaths}.", list(view.board, group.points))?;
            }
        }
        Ok(())
    }

    /// Each breath of a group, with the enemy groups that touch it: what decides whether the group lives.
    pub(super) fn say_breaths(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let point = match self.find(rest) {
            Ok(point) => point,
            Err(sentence) => return writeln!(out, "{sentence}"),
        };
        let view = self.table.shown().view();
        let label = view.board.label(point);
        let Some(group) = view.group(point) else { return writeln!(out, "{label} is empty.") };
        let (stones, breaths) = (count(group.points.len(), "stone"), count(group.breaths.len(), "breath"));
        writeln!(out, "The group of {} on {label} has {stones} and {breaths}.", group.owner)?;
        for region in group.breaths.iter().filter_map(|&index| view.regions.get(index)) {
            let groups = region.groups.iter().filter_map(|&index| view.groups.get(index));
            let enemies = count(groups.filter(|other| other.owner != group.owner).count(), "enemy group");
            writeln!(out, "{}: {enemies}.", list(view.board, region.points))?;
        }
        Ok(())
    }

    pub(super) fn say_pinned(&self, out: &mut dyn Write) -> io::Result<()> {
        let AnyGame::Abande(position) = self.table.shown() else { return Ok(()) };
        let pinned = position.pinned() - position.towers();
        if pinned.is_empty() {
            return writeln!(out, "No stack is pinned.");
        }
        for player in Player::ALL {
            for point in position.owned(player) & pinned {
                writeln!(out, "{player} {}. {}", position.board().label(point), why_pinned(position, point))?;
            }
        }
        Ok(())
    }
}

/// A set of points of each player in one sentence.
fn say_sets(view: &BoardView, what: &str, sets: ByPlayer<BoardSet>, out: &mut dyn Write) -> io::Result<()> {
    let [black, white] = Player::ALL.map(|player| list(view.board, sets[player]));
    writeln!(out, "{what}: Black {black}; White {white}.")
}
