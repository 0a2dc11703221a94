//! The library behind a game in the terminal: its journal, games that were interrupted, games that are kept.

use std::io::{self, Write};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::library::{
    Cause, FetchError, Fetched, FileError, GameId, Interrupted, KeepError, Keeper, Library, Origin, Progress,
    ResumeError, ShelfError,
};
use crate::rules::{Player, excerpt};

use super::Session;
use super::words::count;

/// How many interrupted games the offer at the start names.
const NAMED: usize = 3;

/// The library as one game uses it.
#[derive(Debug)]
pub(super) struct Keeping {
    pub(super) keeper: Keeper,
    pub(super) numbers: Numbers,
}

/// Which games a player means by a number.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// Interrupted games as they were offered.
    offered: Vec<GameId>,
    /// Kept games as they were listed.
    pub(super) listed: Vec<GameId>,
}

impl Session {
    /// Keeps a journal of the game from now on, and the game itself once it is over or left.
    #[must_use]
    pub fn in_library(mut self, library: &Library) -> Self {
        let keeper = Keeper::begin(library, &self.table, self.header.as_ref());
        self.keeping = Some(Keeping { keeper, numbers: Numbers::default() });
        self
    }

    /// Writes down what has just happened to the match, before anything is said about it.
    pub(super) fn changed(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(keeping) = &mut self.keeping else { return Ok(()) };
        match keeping.keeper.catch_up(&self.table) {
            Progress::Saved | Progress::StillFailing => Ok(()),
            Progress::Failed(trouble) => {
                writeln!(out, "This game is not being saved: {}.", cause(&trouble.what))?;
                writeln!(out, "You can keep playing. It will be saved as soon as that is possible again.")
            }
            Progress::Recovered => writeln!(out, "The game is being saved again."),
        }
    }

    /// Whether leaving this match would lose a player's work: it is neither in a file nor in a journal.
    pub(super) fn would_lose(&self) -> bool {
        let in_journal = self.keeping.as_ref().is_some_and(|keeping| keeping.keeper.trouble().is_none());
        !in_journal && self.table.would_lose(self.saved.as_ref())
    }

    /// Keeps the game once it is over.
    pub(super) fn keep_finished(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, .. }) = &mut self.keeping else { return Ok(()) };
        if !keeper.has_ended(&self.table) {
            return Ok(());
        }
        match keeper.keep(&self.table) {
            Ok(None) => Ok(()),
            Ok(Some(id)) => writeln!(out, "\nThe game is saved in the library: {id}"),
            // The journal has told of it already.
            Err(_) if keeper.trouble().is_some() => Ok(()),
            Err(error) => writeln!(out, "\nThe game is not in the library yet: {}.", keep_error(&error)),
        }
    }

    /// Keeps the game that is left, finished or not.
    pub(super) fn leave(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, .. }) = &mut self.keeping else { return Ok(()) };
        match keeper.leave(&self.table) {
            Ok(None) => Ok(()),
            Ok(Some(id)) => writeln!(out, "The game is saved in the library: {id}"),
            Err(error) => {
                writeln!(out, "The game could not be saved in the library: {}.", keep_error(&error))?;
                if keeper.trouble().is_none() {
                    writeln!(out, "You can resume it the next time you start the program.")?;
                }
                Ok(())
            }
        }
    }

    /// Puts another match on the table; the player's settings stay.
    pub(super) fn adopt(&mut self, other: Self, out: &mut dyn Write) -> io::Result<()> {
        self.leave(out)?;
        let left = self.keeping.take();
        self.become_other(other);
        if let Some(Keeping { keeper, numbers }) = left {
            let fresh = || Keeper::begin(keeper.library(), &self.table, self.header.as_ref());
            let keeper = self.keeping.take().map_or_else(fresh, |keeping| keeping.keeper);
            self.keeping = Some(Keeping { keeper, numbers });
        }
        Ok(())
    }

    /// Puts a game from the library on the table.
    pub(super) fn go_on_with(&mut self, fetched: Fetched, out: &mut dyn Write) -> io::Result<()> {
        let Fetched { table, header, keeper, origin } = fetched;
        let plies = count(table.moves().len(), "ply");
        let id = keeper.id().clone();
        let mut other = Self::new(table, self.seed);
        other.header = Some(header);
        if matches!(origin, Origin::Record { .. }) {
            other.saved = Some(other.table.clone());
        }
        other.keeping = Some(Keeping { keeper, numbers: Numbers::default() });
        self.adopt(other, out)?;
        match &origin {
            Origin::Journal { .. } => writeln!(out, "Resuming the game after {plies}.")?,
            Origin::Record { fault: None } => writeln!(out, "Opened {id}: {plies} played.")?,
            Origin::Record { fault: Some(fault) } => {
                writeln!(out, "{id}: {fault}\nContinuing with the {plies} that are legal.")?;
            }
        }
        self.say_seats(out)?;
        if matches!(origin, Origin::Journal { lost: Some(_) }) {
            writeln!(
                out,
                "Its journal was damaged: what came later could not be read. A copy of the journal was kept."
            )?;
        }
        self.show_turn(out)
    }

    /// Offers the games that were interrupted, in one line.
    pub(super) fn offer(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, numbers }) = &mut self.keeping else { return Ok(()) };
        let (games, set_aside) = keeper.library().interrupted();
        numbers.offered = games.iter().map(|game| game.id.clone()).collect();
        for path in set_aside {
            writeln!(out, "The journal of a game could not be read and was renamed to {}.", path.display())?;
        }
        match games.as_slice() {
            [] => Ok(()),
            [game] => {
                writeln!(out, "A game was interrupted: {}. To continue it, type: resume", told(game))
            }
            games => {
                let (named, others) = games.split_at(games.len().min(NAMED));
                let mut texts: Vec<String> =
                    named.iter().zip(1..).map(|(game, number)| format!("{number}. {}", told(game))).collect();
                if !others.is_empty() {
                    texts.push(format!("{} more", others.len()));
                }
                let listing = texts.join("; ");
                writeln!(
                    out,
                    "{} games were interrupted: {listing}. To continue one, type: resume 1",
                    games.len()
                )
            }
        }
    }

    /// Resumes an interrupted game; where two computers wait, lets them play on.
    pub(super) fn resume(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() && self.table.is_paused() {
            return self.go(out);
        }
        let Some(Keeping { keeper, numbers }) = &self.keeping else {
            return writeln!(out, "There is no library to resume a game from.");
        };
        let offered = &numbers.offered;
        let id = match rest.parse::<usize>() {
            Ok(number) => number.checked_sub(1).and_then(|index| offered.get(index)).cloned(),
            Err(_) if rest.is_empty() => offered.first().cloned(),
            Err(_) => GameId::parse(rest),
        };
        let Some(id) = id else {
            return match offered.len() {
                0 => writeln!(out, "No game was interrupted."),
                1 => writeln!(out, "One game was interrupted. To continue it, type: resume"),
                most => {
                    writeln!(out, "Interrupted games are numbered 1 to {most}. For example: resume 1")
                }
            };
        };
        if self.would_lose() {
            return writeln!(out, "The current game is not saved. To save it first, type: save FILE");
        }
        match keeper.library().fetch(&id) {
            Ok(fetched) => self.go_on_with(fetched, out),
            Err(error) => writeln!(out, "{}", fetch_error(&error)),
        }
    }
}

/// `hex, 12 plies, Human against Computer, level 3, last played 2026-11-21 20:15`
fn told(game: &Interrupted) -> String {
    let names = game.names();
    let (black, white) = (&names[Player::Black], &names[Player::White]);
    let plies = count(game.table.moves().len(), "ply");
    format!(
        "{}, {plies}, {black} against {white}, last played {}",
        game.table.variant(),
        moment(game.changed)
    )
}

fn moment(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

/// Why a file was not written.
pub(super) fn cause(error: &FileError) -> String {
    let path = error.path.display();
    match error.cause {
        Cause::Full => format!("there is no space left for {path}"),
        Cause::ReadOnly => format!("{path} is on a read-only disk"),
        Cause::Denied => format!("you may not write to {path}"),
        Cause::Missing => format!("{path} is missing"),
        Cause::NotAFile => format!("something else is in the way at {path}"),
        Cause::Held => format!("another copy of the program is using {path}"),
        Cause::Other => error.to_string(),
    }
}

fn keep_error(error: &KeepError) -> String {
    match error {
        KeepError::File(error) => cause(error),
        KeepError::NotTheGame(_) => error.to_string(),
    }
}

pub(super) fn fetch_error(error: &FetchError) -> String {
    match error {
        FetchError::Resume(error) => resume_error(error),
        FetchError::Open(error) => open_error(error),
    }
}

fn resume_error(error: &ResumeError) -> String {
    match error {
        ResumeError::Missing(id) => format!("There is no interrupted game {}.", excerpt(id.as_str())),
        ResumeError::Held(_) => "Another copy of the program is playing that game.".to_owned(),
        ResumeError::Unreadable { reason, .. } => {
            format!("The journal of that game cannot be read: {reason}.")
        }
        ResumeError::File(error) => format!("That game cannot be resumed: {}.", cause(error)),
    }
}

fn open_error(error: &ShelfError) -> String {
    match error {
        ShelfError::Missing(id) => format!("There is no game {} in the library.", excerpt(id.as_str())),
        ShelfError::Record { .. } | ShelfError::NotText(_) => format!("That game cannot be read: {error}."),
        ShelfError::File(error) => format!("That game cannot be read: {}.", cause(error)),
        ShelfError::Taken(_) | ShelfError::BadName => {
            format!("{}.", super::words::capital(&error.to_string()))
        }
    }
}
