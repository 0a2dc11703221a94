//! The library behind a game in the terminal: its journal, games that were interrupted, games that are kept.

use std::io::{self, Write};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::library::{
    Cause, DamageKind, FileError, GameId, Interrupted, Journal, KeepError, Library, Progress, ResumeError,
    report,
};
use crate::play::{Match, NodeId};
use crate::record::Header;
use crate::rules::{Player, excerpt};

use super::Session;
use super::words::count;

/// How many interrupted games the offer at the start names.
const NAMED: usize = 3;

/// The library as one game uses it.
#[derive(Debug)]
pub(super) struct Keeper {
    pub(super) library: Library,
    journal: Journal,
    pub(super) numbers: Numbers,
    /// Whether the game has ended and is in the library.
    finished: bool,
}

/// Which games a player means by a number.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// Interrupted games as they were offered.
    offered: Vec<GameId>,
    /// Kept games as they were listed.
    pub(super) listed: Vec<GameId>,
}

impl Keeper {
    pub(super) fn new(library: Library, journal: Journal) -> Self {
        Self { library, journal, numbers: Numbers::default(), finished: false }
    }

    /// Keeps a match in the library, if anything has happened in it since the last time.
    fn keep(&mut self, table: &Match) -> Result<Option<GameId>, KeepError> {
        if !self.journal.is_worth_keeping() || is_untouched(table) {
            return Ok(None);
        }
        self.library.keep(&mut self.journal, table).map(Some)
    }
}

impl Session {
    /// Keeps a journal of the game from now on, and the game itself once it is over or left.
    #[must_use]
    pub fn in_library(mut self, library: Library) -> Self {
        let journal = library.begin(&self.table, self.journal_header());
        self.keeper = Some(Keeper::new(library, journal));
        self
    }

    /// The header of the game in its journal.
    fn journal_header(&self) -> Header {
        self.header.clone().unwrap_or_else(|| Header::of_seats(self.table.seats()))
    }

    /// Writes down what has just happened to the match, before anything is said about it.
    pub(super) fn changed(&mut self, out: &mut dyn Write) -> io::Result<()> {
        report::note_match(&self.table);
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        match keeper.journal.catch_up(&self.table) {
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
        let in_journal = self.keeper.as_ref().is_some_and(|keeper| keeper.journal.trouble().is_none());
        !in_journal && self.table.would_lose(self.saved.as_ref())
    }

    /// Keeps the game once it is over.
    pub(super) fn keep_finished(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let is_over = self.table.result().is_some();
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        let ended_now = is_over && !keeper.finished;
        keeper.finished = is_over;
        if !ended_now {
            return Ok(());
        }
        match keeper.keep(&self.table) {
            Ok(None) => Ok(()),
            Ok(Some(id)) => writeln!(out, "\nThe game is saved in the library: {id}"),
            // The journal has told of it already.
            Err(_) if keeper.journal.trouble().is_some() => Ok(()),
            Err(error) => writeln!(out, "\nThe game is not in the library yet: {}.", keep_error(&error)),
        }
    }

    /// Keeps the game that is left, finished or not, and returns the library for the next one.
    pub(super) fn leave(&mut self, out: &mut dyn Write) -> io::Result<Option<(Library, Numbers)>> {
        let Some(mut keeper) = self.keeper.take() else { return Ok(None) };
        match keeper.keep(&self.table) {
            Ok(None) => (),
            Ok(Some(id)) => writeln!(out, "The game is saved in the library: {id}")?,
            Err(error) => {
                writeln!(out, "The game could not be saved in the library: {}.", keep_error(&error))?;
                if keeper.journal.trouble().is_none() {
                    writeln!(out, "You can resume it the next time you start the program.")?;
                }
            }
        }
        let Keeper { library, journal, numbers, .. } = keeper;
        if is_untouched(&self.table) && journal.is_worth_keeping() {
            // Only the seats have changed: there is nothing to keep.
            drop(library.discard_open(journal));
        }
        Ok(Some((library, numbers)))
    }

    /// Puts another match on the table; the player's settings stay.
    pub(super) fn adopt(&mut self, other: Self, out: &mut dyn Write) -> io::Result<()> {
        let library = self.leave(out)?;
        self.become_other(other);
        let Some((library, numbers)) = library else { return Ok(()) };
        let mut keeper = self.keeper.take().unwrap_or_else(|| {
            let journal = library.begin(&self.table, self.journal_header());
            Keeper::new(library, journal)
        });
        keeper.numbers = numbers;
        self.keeper = Some(keeper);
        Ok(())
    }

    /// Offers the games that were interrupted, in one line.
    pub(super) fn offer(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        let (games, set_aside) = keeper.library.interrupted();
        keeper.numbers.offered = games.iter().map(|game| game.id.clone()).collect();
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
        let Some(keeper) = &self.keeper else {
            return writeln!(out, "There is no library to resume a game from.");
        };
        let offered = &keeper.numbers.offered;
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
        let resumed = match keeper.library.resume(&id) {
            Ok(resumed) => resumed,
            Err(error) => return writeln!(out, "{}", resume_error(&error)),
        };
        let library = keeper.library.clone();
        let mut table = resumed.table;
        table.look_at(table.end());
        let mut other = Self::new(table, self.seed);
        other.keeper = Some(Keeper::new(library, resumed.journal));
        self.adopt(other, out)?;
        let plies = count(self.table.moves().len(), "ply");
        writeln!(out, "Resuming the game after {plies}.")?;
        self.say_seats(out)?;
        if resumed.damage.is_some_and(|damage| damage.kind != DamageKind::Torn) {
            writeln!(
                out,
                "Its journal was damaged: what came later could not be read. A copy of the journal was kept."
            )?;
        }
        self.show_turn(out)
    }
}

/// Whether nothing has been played, tried or noted.
fn is_untouched(table: &Match) -> bool {
    table.tree().is_empty() && table.tree().node(NodeId::ROOT).notes().is_empty()
}

/// `hex, 12 plies, Human against Computer, level 3, last played 2026-11-21 20:15`
fn told(game: &Interrupted) -> String {
    let [black, white] = Player::ALL.map(|player| game.header.name_of(player, game.table.seats()[player]));
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
