//! What each line does.

use std::io::{self, Write};
use std::ops::ControlFlow;

use crate::ai::{Limits, Opponent, Stop};
use crate::play::{Level, Match, NoSuchLevel, Seat};
use crate::rules::{Goal, Player, Variant};

use super::command::{COMMANDS, Verb, parse};
use super::words::{hands, sure};
use super::{Session, move_sentence, score_line};

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
        let game = self.table.variant().game_name();
        if verb.goal().is_some_and(|goal| goal != self.goal()) {
            writeln!(out, "There is no such thing in {game}. For the commands write: help")?;
            return Ok(ControlFlow::Continue(()));
        }
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
            Verb::Help => self.help(out),
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
            Verb::Groups => self.say_groups(rest, out),
            Verb::Breaths => self.say_breaths(rest, out),
            Verb::Territory => self.say_territory(out),
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
                writeln!(out, "{}", move_sentence(&transition))?;
                self.show_turn(out)
            }
            Err(error) => writeln!(out, "{error}"),
        }
    }

    fn undo(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.undo() {
            None => return writeln!(out, "There is nothing to take back."),
            Some(0) => writeln!(out, "The resignation is taken back.")?,
            Some(1) => writeln!(out, "One move is taken back.")?,
            Some(count) => writeln!(out, "{count} moves are taken back.")?,
        }
        self.show_turn(out)
    }

    fn redo(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.redo() {
            None => return writeln!(out, "There is nothing to play again."),
            Some(1) => writeln!(out, "One move is played again.")?,
            Some(count) => writeln!(out, "{count} moves are played again.")?,
        }
        self.show_turn(out)
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
        let variant = variant.unwrap_or(self.table.variant());
        let mut seats = self.table.seats();
        for player in Player::ALL {
            if let Seat::Computer(level) = seats[player] {
                seats[player] = Seat::Computer(level.min(Level::strongest(variant)));
            }
            match words.next().map(str::parse::<Seat>) {
                None => (),
                Some(Ok(seat)) => match check(seat, variant) {
                    Err(error) => return writeln!(out, "{}.", capital(&error.to_string())),
                    Ok(()) => seats[player] = seat,
                },
                Some(Err(error)) => {
                    return writeln!(out, "{error}. For example: new square human ai:3");
                }
            }
        }
        if let Some(word) = words.next() {
            return writeln!(out, "“{word}” is too much. For example: new square human ai:3");
        }
        self.restart(Match::new(variant, seats));
        self.greet(out)
    }

    fn set_level(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        let level = rest.parse().ok().and_then(Level::new).filter(|level| level.check(variant).is_ok());
        let Some(level) = level else {
            let most = Level::strongest(variant);
            return writeln!(out, "Levels go from {} to {}.", Level::MIN.get(), most.get());
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
            Ok(seat) => match check(seat, self.table.variant()) {
                Err(error) => return writeln!(out, "{}.", capital(&error.to_string())),
                Ok(()) => self.set_seat(player, seat),
            },
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
        let mut computer = Opponent::new(Level::MAX, self.seed);
        let Some(thought) = computer.think(game, &Limits::default(), &Stop::default(), &mut |_| {}) else {
            return writeln!(out, "The computer has no advice.");
        };
        write!(out, "The computer would play {}.", thought.best.display(game.board()))?;
        match (self.goal(), thought.proved) {
            (Goal::Points, Some(margin)) => writeln!(out, " {}", sure(margin)),
            _ => writeln!(out),
        }
    }

    fn help(&self, out: &mut dyn Write) -> io::Result<()> {
        let goal = self.goal();
        match goal {
            Goal::Points => {
                writeln!(
                    out,
                    "To enter a piece write its point: d4. To capture: d5-d4. To do nothing: pass."
                )?;
            }
            Goal::LastGroup => {
                let board = self.table.game().board();
                let [near, far] = board.ends().map(|point| board.label(point));
                writeln!(
                    out,
                    "To place a stone write its cell: {near}. The first turn: {near}+{far}. A komi point: komi."
                )?;
            }
        }
        for entry in COMMANDS.iter().filter(|entry| entry.verb.goal().is_none_or(|other| other == goal)) {
            let name = entry.names.first().copied().unwrap_or_default();
            writeln!(out, "  {:<28} {}", format!("{name} {}", entry.arguments), entry.help)?;
        }
        Ok(())
    }
}

/// Whether a game has the level that a seat asks for.
fn check(seat: Seat, variant: Variant) -> Result<(), NoSuchLevel> {
    seat.level().map_or(Ok(()), |level| level.check(variant))
}

/// A sentence from an error's text.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
