//! The answers to questions: nothing here changes the game.

use std::io::{self, Write};

use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, AnyMove, BoardView, ByPlayer, Game, Goal, MoveIntent, Player, StackView};

use super::words::{captures_of, count, describe, list, pieces, why_pinned};
use super::{Session, move_sentence, score_line};

impl Session {
    pub(super) fn say_turn(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.to_move() {
            Some(player) => writeln!(
                out,
                "{player} is to move, {}. {} plies played.",
                self.table.seats()[player],
                self.table.game().ply()
            )?,
            None => writeln!(out, "The game is over.")?,
        }
        writeln!(out, "{}", score_line(&self.table.game().view()))
    }

    pub(super) fn say_last(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.last_transition() {
            Some(transition) => writeln!(out, "{}", move_sentence(&transition)),
            None => writeln!(out, "Nothing was played yet."),
        }
    }

    pub(super) fn say_history(&self, out: &mut dyn Write) -> io::Result<()> {
        let text = self.record().to_string();
        let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
        write!(out, "{moves}")
    }

    pub(super) fn say_moves(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.to_move().is_none() {
            return writeln!(out, "The game is over.");
        }
        let view = self.table.game().view();
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
        let game = self.table.game();
        let capture = |mv: &AnyMove| matches!(mv.intent(), MoveIntent::Carry { .. });
        let moves = if self.table.to_move().is_some() { game.legal_moves() } else { Vec::new() };
        let mut texts: Vec<String> =
            moves.iter().filter(|mv| capture(mv)).map(|mv| mv.display(game.board()).to_string()).collect();
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
            Ok(point) => writeln!(out, "{}", captures_of(self.table.game(), point)),
            Err(sentence) => writeln!(out, "{sentence}"),
        }
    }

    pub(super) fn say_point(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match self.find(rest) {
            Ok(point) => writeln!(out, "{}.", describe(&self.table.game().view(), point)),
            Err(sentence) => writeln!(out, "{sentence}"),
        }
    }

    fn find(&self, label: &str) -> Result<Point, String> {
        let board = self.table.game().board();
        let label: String = label.chars().take(20).collect();
        board
            .find(&label.to_lowercase())
            .ok_or_else(|| format!("There is no point “{label}”. Points are named like d4."))
    }

    /// All points of a row or column, runs of empty ones as one.
    pub(super) fn say_row(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.game().view();
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
        let view = self.table.game().view();
        for player in players {
            let stacks: Vec<_> = view.stacks.iter().filter(|stack| stack.owner() == player).collect();
            match stacks.len() {
                1 => writeln!(out, "{player} has 1 stack.")?,
                count => writeln!(out, "{player} has {count} stacks.")?,
            }
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
        let view = self.table.game().view();
        let stacks = |player| {
            view.stacks
                .iter()
                .filter(move |stack| stack.owner() == player && wanted(stack))
                .map(|stack| stack.point)
        };
        say_sets(&view, what, ByPlayer::from_fn(|player| stacks(player).collect()), out)
    }

    pub(super) fn say_territory(&self, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.game().view();
        say_sets(&view, "Territory", ByPlayer::from_fn(|player| view.territory(player)), out)
    }

    pub(super) fn say_groups(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let players: Vec<Player> =
            Player::ALL.into_iter().filter(|player| rest.is_empty() || player.word() == rest).collect();
        if players.is_empty() {
            return writeln!(out, "Write: groups black, or: groups white");
        }
        let view = self.table.game().view();
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
        let view = self.table.game().view();
        let Some(group) = view.group(point) else { return writeln!(out, "{rest} is empty.") };
        let (stones, breaths) = (count(group.points.len(), "stone"), count(group.breaths.len(), "breath"));
        writeln!(out, "The group of {} on {rest} has {stones} and {breaths}.", group.owner)?;
        for region in group.breaths.iter().filter_map(|&index| view.regions.get(index)) {
            let groups = region.groups.iter().filter_map(|&index| view.groups.get(index));
            let enemies = count(groups.filter(|other| other.owner != group.owner).count(), "enemy group");
            writeln!(out, "{}: {enemies}.", list(view.board, region.points))?;
        }
        Ok(())
    }

    pub(super) fn say_pinned(&self, out: &mut dyn Write) -> io::Result<()> {
        let AnyGame::Abande(position) = self.table.game() else { return Ok(()) };
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
