//! What each line does.

use std::io::{self, Write};
use std::ops::ControlFlow;

use crate::ai::{Opponent, Stop};
use crate::board::{Point, PointSet};
use crate::play::{Level, Match, Seat};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Game, MoveIntent, Player, Variant};

use super::command::{COMMANDS, Verb, parse};
use super::words::{captures_of, describe, hands, list, pieces, why_pinned};
use super::{Session, score_line};

/// Whether to leave.
type Answer = io::Result<ControlFlow<()>>;

impl Session {
    /// Does what a line says, or says why not.
    pub(super) fn obey(&mut self, line: &str, out: &mut dyn Write) -> Answer {
        if line.is_empty() {
            return Ok(ControlFlow::Continue(()));
        }
        let Some((verb, rest)) = parse(line) else {
            self.doubted = None;
            return self.play_text(line, out).map(ControlFlow::Continue);
        };
        let loses = matches!(verb, Verb::Quit | Verb::New | Verb::Open) && self.would_lose();
        if loses && self.doubted.as_deref() != Some(line) {
            self.doubted = Some(line.to_owned());
            writeln!(
                out,
                "This game is not saved. Save it (save FILE), or write the same again to drop it."
            )?;
            return Ok(ControlFlow::Continue(()));
        }
        self.doubted = None;
        if verb == Verb::Quit {
            return Ok(ControlFlow::Break(()));
        }
        self.command(verb, rest, out).map(ControlFlow::Continue)
    }

    fn command(&mut self, verb: Verb, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match verb {
            Verb::Help => help(out),
            Verb::Board => self.show_board(out),
            Verb::Draw => self.set_drawing(rest, out),
            Verb::Turn => self.say_turn(out),
            Verb::Last => self.say_last(out),
            Verb::History => self.say_history(out),
            Verb::Moves => self.say_moves(out),
            Verb::Captures => self.say_captures(rest, out),
            Verb::Point => self.say_point(rest, out),
            Verb::Row => self.say_row(rest, out),
            Verb::Stacks => self.say_stacks(rest, out),
            Verb::Sleepers => self.say_sleepers(out),
            Verb::Pinned => self.say_pinned(out),
            Verb::Towers => self.say_towers(out),
            Verb::Score => writeln!(out, "{}", score_line(&self.table.game().view())),
            Verb::Hands => writeln!(out, "{}", hands(&self.table.game().view())),
            Verb::Position => writeln!(out, "{}", self.table.game()),
            Verb::Record => write!(out, "{}", self.record()),
            Verb::Hint => self.hint(out),
            Verb::Undo => self.undo(out),
            Verb::Redo => self.redo(out),
            Verb::Resign => self.resign(out),
            Verb::New => self.begin(rest, out),
            Verb::Save => self.save(rest, false, out),
            Verb::Replace => self.save(rest, true, out),
            Verb::Open => self.reopen(rest, out),
            Verb::Level => self.set_level(rest, out),
            Verb::Seat(player) => self.obey_seat(player, rest, out),
            Verb::Quit => Ok(()),
        }
    }

    fn play_text(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let mv = match self.table.game().parse_move(line) {
            Ok(mv) => mv,
            Err(error) => {
                return writeln!(out, "{}. For the commands write: help", capital(&error.to_string()));
            }
        };
        match self.table.play(mv) {
            Ok(transition) => {
                self.report(&transition, out)?;
                self.show_turn(out)
            }
            Err(error) => writeln!(out, "{error}"),
        }
    }

    fn undo(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if !self.table.can_undo() {
            return writeln!(out, "There is nothing to take back.");
        }
        match self.table.undo() {
            0 => writeln!(out, "The resignation is taken back.")?,
            1 => writeln!(out, "One move is taken back.")?,
            count => writeln!(out, "{count} moves are taken back.")?,
        }
        self.show_turn(out)
    }

    fn redo(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.redo() {
            0 => return writeln!(out, "There is nothing to play again."),
            1 => writeln!(out, "One move is played again.")?,
            count => writeln!(out, "{count} moves are played again.")?,
        }
        self.show_turn(out)?;
        self.show_end(out)
    }

    fn resign(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.to_move() {
            Some(player) => self.table.resign(player),
            None => return writeln!(out, "The game is over already."),
        }
        self.show_end(out)
    }

    fn begin(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut words = rest.split_whitespace().peekable();
        let variant = words.peek().and_then(|word| word.parse::<Variant>().ok());
        if variant.is_some() {
            words.next();
        }
        let mut seats = self.table.seats();
        for player in Player::ALL {
            match words.next().map(str::parse::<Seat>) {
                None => (),
                Some(Ok(seat)) => seats[player] = seat,
                Some(Err(error)) => {
                    return writeln!(out, "{error}. For example: new square human ai:3");
                }
            }
        }
        if let Some(word) = words.next() {
            return writeln!(out, "“{word}” is too much. For example: new square human ai:3");
        }
        self.restart(Match::new(variant.unwrap_or(self.table.variant()), seats));
        self.greet(out)
    }

    fn set_level(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(level) = rest.parse().ok().and_then(Level::new) else {
            return writeln!(out, "Levels go from {} to {}.", Level::MIN.get(), Level::MAX.get());
        };
        let computers = || Player::ALL.into_iter().filter(|&player| self.table.seats()[player].is_computer());
        let computers: Vec<Player> = computers().collect();
        if computers.is_empty() {
            return writeln!(out, "The computer plays no side. For example: white ai:{}", level.get());
        }
        for player in computers {
            self.table.set_seat(player, Seat::Computer(level));
        }
        self.say_seats(out)
    }

    fn obey_seat(&mut self, player: Player, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match rest.parse::<Seat>() {
            Ok(seat) => self.set_seat(player, seat),
            Err(error) => return writeln!(out, "{error}."),
        }
        self.say_seats(out)
    }

    fn say_seats(&self, out: &mut dyn Write) -> io::Result<()> {
        let seats = self.table.seats();
        writeln!(out, "Black: {}. White: {}.", seats[Player::Black], seats[Player::White])
    }

    fn set_drawing(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match rest {
            "on" => self.drawing = true,
            "off" => self.drawing = false,
            _ => return writeln!(out, "Write: draw on, or: draw off"),
        }
        writeln!(
            out,
            "{}",
            if self.drawing { "The board is drawn at every turn." } else { "No more drawing." }
        )
    }

    fn hint(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.to_move().is_none() {
            return writeln!(out, "The game is over.");
        }
        out.flush()?;
        let game = self.table.game();
        match Opponent::new(Level::MAX, self.seed).choose(game, &Stop::default()) {
            Some(mv) => writeln!(out, "The computer would play {}.", mv.display(game.board())),
            None => writeln!(out, "The computer has no advice."),
        }
    }

    fn say_turn(&self, out: &mut dyn Write) -> io::Result<()> {
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

    fn say_last(&self, out: &mut dyn Write) -> io::Result<()> {
        let count = self.table.moves().len();
        let last = count.checked_sub(1).and_then(|index| {
            let before = *self.table.position(index)?;
            let mv = *self.table.moves().last()?;
            Some(crate::play::Transition { mv, before, after: *self.table.game() })
        });
        match last {
            Some(transition) => writeln!(out, "{}", super::move_sentence(&transition)),
            None => writeln!(out, "Nothing was played yet."),
        }
    }

    fn say_history(&self, out: &mut dyn Write) -> io::Result<()> {
        let text = self.record().to_string();
        let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
        write!(out, "{moves}")
    }

    fn say_moves(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.to_move().is_none() {
            return writeln!(out, "The game is over.");
        }
        let view = self.table.game().view();
        if !view.entries.is_empty() {
            writeln!(out, "Enter: {}.", list(view.board, view.entries))?;
        }
        let captures = self.captures();
        if !captures.is_empty() {
            writeln!(out, "Capture: {}.", captures.join(", "))?;
        }
        if view.can_pass { writeln!(out, "Or pass.") } else { Ok(()) }
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

    fn say_captures(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
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

    fn say_point(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
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
    fn say_row(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
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

    fn say_stacks(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
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

    fn say_sleepers(&self, out: &mut dyn Write) -> io::Result<()> {
        let AnyGame::Abande(position) = self.table.game();
        let asleep = position.asleep();
        self.by_owner("Asleep", ByPlayer::from_fn(|player| position.owned(player) & asleep), out)
    }

    fn say_towers(&self, out: &mut dyn Write) -> io::Result<()> {
        let AnyGame::Abande(position) = self.table.game();
        let towers = position.towers();
        self.by_owner("Towers", ByPlayer::from_fn(|player| position.owned(player) & towers), out)
    }

    fn by_owner(&self, what: &str, sets: ByPlayer<PointSet>, out: &mut dyn Write) -> io::Result<()> {
        let board = self.table.game().board();
        let [black, white] = Player::ALL.map(|player| list(board, sets[player]));
        writeln!(out, "{what}: Black {black}; White {white}.")
    }

    fn say_pinned(&self, out: &mut dyn Write) -> io::Result<()> {
        let AnyGame::Abande(position) = self.table.game();
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

fn help(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "To enter a piece write its point: d4. To capture: d5-d4. To do nothing: pass.")?;
    for entry in COMMANDS {
        let name = entry.names.first().copied().unwrap_or_default();
        writeln!(out, "  {:<28} {}", format!("{name} {}", entry.arguments), entry.help)?;
    }
    Ok(())
}

/// A sentence from an error's text.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
