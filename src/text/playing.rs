//! Playing the game itself: moves, taking back, giving up, new games and who plays them.

use std::io::{self, Write};

use crate::ai::{Limits, Opponent, Stop};
use crate::play::{Level, Match, NoSuchLevel, Seat, Verdict};
use crate::rules::{AnyGame, AnyPositionSyntaxError, Game, Goal, Player, Variant, abande, anda, excerpt};

use super::looking::steps;
use super::words::{capital, sure};
use super::{Session, move_sentence};

const NEW_EXAMPLE: &str = "For example: new square human ai:3";

impl Session {
    /// A line that is no command: a move of the game where it stands, elsewhere a move of a variation.
    pub(super) fn play_text(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let mv = match self.table.shown().parse_move(line) {
            Ok(mv) => mv,
            Err(error) => {
                let sentence = capital(&error.to_string());
                return writeln!(out, "{sentence}. For a list of commands, type: help");
            }
        };
        let is_persons_turn = self.table.seat_to_move().is_some_and(|seat| !seat.is_computer());
        if !self.table.is_at_end() || !is_persons_turn {
            return self.try_move(mv, out);
        }
        match self.table.play(mv) {
            Ok(transition) => {
                self.changed(out)?;
                writeln!(out, "{}", move_sentence(&transition))?;
                self.show_turn(out)
            }
            Err(error) => writeln!(out, "{error}"),
        }
    }

    pub(super) fn undo(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(turns) = steps(rest) else { return writeln!(out, "For example: undo, or: undo 2") };
        let verdict = self.table.verdict();
        let (done, moves) = repeat(turns, || self.table.undo());
        if done == 0 {
            return writeln!(out, "There is nothing to take back.");
        }
        self.changed(out)?;
        match verdict {
            Some(Verdict::Resignation(_)) => writeln!(out, "The resignation was taken back.")?,
            Some(_) => writeln!(out, "The game goes on after all.")?,
            None => (),
        }
        match moves {
            0 => (),
            1 => writeln!(out, "One move was taken back.")?,
            _ => writeln!(out, "{moves} moves were taken back.")?,
        }
        if done < turns {
            writeln!(out, "There is nothing more to take back.")?;
        }
        self.say_paused(out)?;
        self.show_turn(out)
    }

    pub(super) fn redo(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(turns) = steps(rest) else { return writeln!(out, "For example: redo, or: redo 2") };
        let (done, moves) = repeat(turns, || self.table.redo());
        if done == 0 {
            return writeln!(out, "There is nothing to replay.");
        }
        self.changed(out)?;
        match moves {
            1 => writeln!(out, "One move was replayed.")?,
            _ => writeln!(out, "{moves} moves were replayed.")?,
        }
        if done < turns {
            writeln!(out, "There is nothing more to replay.")?;
        }
        self.say_paused(out)?;
        self.show_turn(out)
    }

    /// Says that two computers are waiting, if they are.
    pub(super) fn say_paused(&self, out: &mut dyn Write) -> io::Result<()> {
        if !self.table.is_paused() {
            return Ok(());
        }
        writeln!(out, "The computers are waiting. To let them play on, type: go")
    }

    /// Lets computers that wait play on. Returns whether they waited.
    pub(super) fn play_on(&mut self) -> bool {
        let waited = self.table.is_paused() && self.table.is_at_end();
        if waited {
            self.table.resume();
        }
        waited
    }

    pub(super) fn go(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.is_paused() && !self.table.is_at_end() {
            self.table.look_at(self.table.end());
        }
        match (self.play_on(), self.table.seat_to_move()) {
            (true, _) => Ok(()),
            (false, None) => writeln!(out, "The game is over."),
            (false, Some(_)) => writeln!(out, "The computer is not waiting."),
        }
    }

    pub(super) fn resign(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.seat_to_move() {
            Some(Seat::Human) => (),
            Some(Seat::Computer(_)) => return writeln!(out, "It is the computer's turn."),
            None => return writeln!(out, "The game is over already."),
        }
        if let Some(player) = self.table.to_move() {
            self.table.resign(player);
            self.changed(out)?;
        }
        self.show_end(out)
    }

    pub(super) fn begin(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut words = rest.split_whitespace();
        let mut variant = None;
        let mut komi = None;
        let mut seats: Vec<Seat> = Vec::new();
        while let Some(word) = words.next() {
            if word.eq_ignore_ascii_case("komi") {
                let Some(number) = words.next().and_then(|number| number.parse().ok()) else {
                    return writeln!(out, "How many komi points? For example: new anda-5 komi 2");
                };
                komi = Some(number);
            } else if let (None, [], Ok(named)) = (variant, seats.as_slice(), word.parse::<Variant>()) {
                variant = Some(named);
            } else if seats.len() == 2 {
                return writeln!(out, "“{}” is one word too many. {NEW_EXAMPLE}", excerpt(word));
            } else {
                match word.parse::<Seat>() {
                    Ok(seat) => seats.push(seat),
                    Err(error) => return writeln!(out, "{}. {NEW_EXAMPLE}", capital(&error.to_string())),
                }
            }
        }
        let before = self.table.variant();
        let variant = variant.unwrap_or(before);
        let mut seated = self.table.seats();
        for player in Player::ALL {
            match seats.get(player.index()) {
                Some(&seat) => match check(seat, variant) {
                    Err(error) => return writeln!(out, "{}.", capital(&error.to_string())),
                    Ok(()) => seated[player] = seat,
                },
                None => {
                    if let Seat::Computer(level) = seated[player] {
                        seated[player] = Seat::Computer(level.min(Level::strongest(variant)));
                    }
                }
            }
        }
        // Players agree on komi for a board; on another one they would agree anew.
        let agreed = if variant == before { self.table.start().komi_left() } else { 0 };
        match variant.start_with_komi(komi.unwrap_or(agreed)) {
            Ok(start) => self.restart(Match::from_position(start, seated), out)?,
            Err(error) => return writeln!(out, "{}.", capital(&error.to_string())),
        }
        self.greet(out)
    }

    /// Starts a game from a position in one line.
    pub(super) fn set_up(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() {
            return writeln!(out, "Which position? To see this one as an example, type: position");
        }
        let (word, others) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (variant, text) = match word.parse::<Variant>() {
            Ok(variant) => (variant, others.trim()),
            Err(_) => (self.table.variant(), rest),
        };
        let start = match AnyGame::parse(variant, text) {
            Ok(start) => start,
            Err(error) => {
                writeln!(out, "This cannot be set up on the board {variant}:")?;
                for reason in reasons(&error) {
                    writeln!(out, "- {reason}")?;
                }
                let fits = |other: &Variant| *other != variant && AnyGame::parse(*other, text).is_ok();
                return match Variant::ALL.into_iter().find(fits) {
                    Some(other) => writeln!(
                        out,
                        "It is a position for {other}. To set it up, type: setup {other} POSITION"
                    ),
                    None => Ok(()),
                };
            }
        };
        let fitting = |seat| match seat {
            Seat::Computer(level) => Seat::Computer(level.min(Level::strongest(variant))),
            Seat::Human => Seat::Human,
        };
        let seats = self.table.seats();
        let seats = crate::rules::ByPlayer::from_fn(|player| fitting(seats[player]));
        self.restart(Match::from_position(start, seats), out)?;
        self.greet(out)
    }

    pub(super) fn set_level(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        let level = rest.parse().ok().and_then(Level::new).filter(|level| level.check(variant).is_ok());
        let Some(level) = level else {
            let most = Level::strongest(variant);
            return writeln!(out, "Levels go from {} to {}.", Level::MIN.get(), most.get());
        };
        let computers = || Player::ALL.into_iter().filter(|&player| self.table.seats()[player].is_computer());
        let computers: Vec<Player> = computers().collect();
        if computers.is_empty() {
            return writeln!(
                out,
                "The computer is not playing either side. For example: white ai:{}",
                level.get()
            );
        }
        for player in computers {
            self.table.set_seat(player, Seat::Computer(level));
        }
        self.changed(out)?;
        self.say_seats(out)
    }

    pub(super) fn obey_seat(&mut self, player: Player, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match rest.parse::<Seat>() {
            Ok(seat) => match check(seat, self.table.variant()) {
                Err(error) => return writeln!(out, "{}.", capital(&error.to_string())),
                Ok(()) => self.set_seat(player, seat),
            },
            Err(error) => return writeln!(out, "{}.", capital(&error.to_string())),
        }
        self.changed(out)?;
        self.say_seats(out)
    }

    pub(super) fn say_seats(&self, out: &mut dyn Write) -> io::Result<()> {
        let seats = self.table.seats();
        writeln!(out, "Black: {}. White: {}.", seats[Player::Black], seats[Player::White])
    }

    pub(super) fn set_drawing(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match rest {
            "on" => self.drawing = true,
            "off" => self.drawing = false,
            _ => return writeln!(out, "For example: draw on, or: draw off"),
        }
        let now = if self.drawing { "at every turn" } else { "only when you ask for it" };
        writeln!(out, "The board is drawn {now}.")
    }

    pub(super) fn hint(&self, out: &mut dyn Write) -> io::Result<()> {
        let game = self.table.shown();
        if game.to_move().is_none() {
            return writeln!(out, "The game is over.");
        }
        out.flush()?;
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
}

/// Takes so many steps, or as many as there are. Returns how many, and how many moves they were.
fn repeat(steps: usize, mut step: impl FnMut() -> Option<usize>) -> (usize, usize) {
    let mut moves = 0;
    for done in 0..steps {
        match step() {
            Some(count) => moves += count,
            None => return (done, moves),
        }
    }
    (steps, moves)
}

/// Whether a game has the level that a seat asks for.
fn check(seat: Seat, variant: Variant) -> Result<(), NoSuchLevel> {
    seat.level().map_or(Ok(()), |level| level.check(variant))
}

/// Everything that is wrong with a position string.
fn reasons(error: &AnyPositionSyntaxError) -> Vec<String> {
    match error {
        AnyPositionSyntaxError::Abande(abande::PositionSyntaxError::Illegal(errors)) => {
            errors.0.iter().map(ToString::to_string).collect()
        }
        AnyPositionSyntaxError::Anda(anda::PositionSyntaxError::Illegal(errors)) => {
            errors.0.iter().map(ToString::to_string).collect()
        }
        AnyPositionSyntaxError::Abande(_) | AnyPositionSyntaxError::Anda(_) => vec![error.to_string()],
    }
}
