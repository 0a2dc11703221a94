//! The library behind a game in the terminal: its journal, games that were interrupted, games that are kept.

use std::io::{self, Write};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::i18n::terminal::{files, library};
use crate::i18n::{Message, keeping, play, records};
use crate::library::{Fetched, GameId, Interrupted, Keeper, Library, Origin, Progress, report};
use crate::rules::{Player, excerpt, visible_path};

use super::state::{Keeping, Numbers};
use super::{Session, lessons, puzzles};

/// How many interrupted games the offer at the start names.
const NAMED: usize = 3;

impl Session {
    /// Connects the session to the library. From now on the game is saved there, in a journal while it is played and as a
    /// record once it is over or left; so is the progress in lessons and puzzles.
    #[must_use]
    pub fn in_library(mut self, library: &Library) -> Self {
        let keeper = Keeper::begin(library, &self.table, self.header.as_ref());
        self.keeping = Some(Keeping { keeper, numbers: Numbers::default() });
        self.lessons_done = Some(lessons::open_progress(library));
        self.puzzles_done = puzzles::open_progress(library);
        self
    }

    /// Saves what has just changed in the match, before anything is said about it, and tells the player if saving
    /// fails or works again.
    pub(super) fn changed(&mut self, out: &mut dyn Write) -> io::Result<()> {
        report::note_match(&self.table);
        let Some(keeping) = &mut self.keeping else {
            report::note_saving(false);
            return Ok(());
        };
        let progress = keeping.keeper.catch_up(&self.table);
        report::note_saving(keeping.keeper.trouble().is_none());
        match progress {
            Progress::Saved | Progress::StillFailing => Ok(()),
            Progress::Failed(trouble) => {
                self.say(keeping::game_not_being_saved(keeping::of_file_error(&trouble.what)), out)?;
                self.say(library::game_will_be_saved(), out)
            }
            Progress::Recovered => self.say(keeping::game_saved_again(), out),
        }
    }

    /// Returns `true` if leaving this match would lose a player's work: it is neither in a file nor in a journal.
    pub(super) fn would_lose(&self) -> bool {
        let in_journal = self.keeping.as_ref().is_some_and(|keeping| keeping.keeper.trouble().is_none());
        !in_journal && self.table.would_lose(self.saved.as_ref())
    }

    /// Keeps the game in the library if it has just ended, and tells the player. It does nothing during a lesson or
    /// puzzle.
    pub(super) fn keep_finished(&mut self, out: &mut dyn Write) -> io::Result<()> {
        // The table of a lesson or puzzle is no game of the library.
        if self.lesson.is_some() || self.puzzle.is_some() {
            return Ok(());
        }
        let Some(Keeping { keeper, .. }) = &mut self.keeping else { return Ok(()) };
        if !keeper.has_ended(&self.table) {
            return Ok(());
        }
        let id = match keeper.keep(&self.table) {
            Ok(None) => return Ok(()),
            Ok(Some(id)) => id,
            // The journal has told of it already.
            Err(_) if keeper.trouble().is_some() => return Ok(()),
            Err(error) => {
                writeln!(out)?;
                return self.say(library::game_not_kept_yet(keeping::of_keep_error(&error)), out);
            }
        };
        writeln!(out)?;
        self.say(library::game_kept(id.to_string()), out)?;
        self.say_rated(&id, out)
    }

    /// Keeps the game in the library, finished or not, because the player leaves it, and tells the player.
    pub(super) fn leave(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.end_lesson();
        self.end_puzzle();
        let Some(Keeping { keeper, .. }) = &mut self.keeping else { return Ok(()) };
        match keeper.leave(&self.table) {
            Ok(None) => Ok(()),
            Ok(Some(id)) => self.say(library::game_kept(id.to_string()), out),
            Err(error) => {
                let is_in_journal = keeper.trouble().is_none();
                self.say(keeping::game_not_kept(keeping::of_keep_error(&error)), out)?;
                if is_in_journal { self.say(library::game_can_be_resumed(), out) } else { Ok(()) }
            }
        }
    }

    /// Keeps the game on the table, and puts that of another session in its place; the player's settings stay.
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

    /// Puts a game that was fetched from the library on the table, and tells the player if some of it is lost.
    pub(super) fn go_on_with(&mut self, fetched: Fetched, out: &mut dyn Write) -> io::Result<()> {
        let Fetched { game, header, keeper, origin } = fetched;
        let plies = game.moves().len();
        let id = keeper.id().to_string();
        let mut other = Self::new(game, self.seed);
        other.header = Some(header);
        if matches!(origin, Origin::Record { .. }) {
            other.saved = Some(other.table.clone());
        }
        other.keeping = Some(Keeping { keeper, numbers: Numbers::default() });
        self.adopt(other, out)?;
        let message = match &origin {
            Origin::Journal { .. } => library::game_resumed(plies),
            Origin::Record { fault: None } => files::file_opened(id, plies),
            Origin::Record { fault: Some(fault) } => play::two_sentences(
                files::file_damaged(id, records::of_agn(fault)),
                files::goes_on_with(plies),
            ),
        };
        self.say(message, out)?;
        self.say_seats(out)?;
        if matches!(origin, Origin::Journal { lost: Some(_) }) {
            self.say(keeping::journal_cut(), out)?;
        }
        self.show_turn(out)
    }

    /// Lists the games that were interrupted, which the player can resume by their numbers.
    pub(super) fn offer(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, numbers }) = &mut self.keeping else { return Ok(()) };
        let (games, set_aside) = keeper.library().interrupted();
        numbers.offered = games.iter().map(|game| game.id.clone()).collect();
        for path in set_aside {
            self.say(library::journal_set_aside(visible_path(&path)), out)?;
        }
        match games.as_slice() {
            [] => Ok(()),
            [game] => self.say(library::game_interrupted(summary(game)), out),
            games => {
                let (named, others) = games.split_at(games.len().min(NAMED));
                self.say(library::games_interrupted(games.len()), out)?;
                for (game, number) in named.iter().zip(1..) {
                    writeln!(out, "{number:>3}. {}", self.words.say(summary(game)))?;
                }
                match others.len() {
                    0 => Ok(()),
                    more => self.say(library::more_games_interrupted(more), out),
                }
            }
        }
    }

    /// Puts an interrupted game on the table: the one with this number or name, by default the first or else the last
    /// kept game without a result. Where two computers wait, it lets them play on instead.
    pub(super) fn resume(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() && self.table.is_paused() {
            return self.go(out);
        }
        let Some(Keeping { keeper, numbers }) = &self.keeping else {
            return self.say(library::no_library_to_resume_from(), out);
        };
        let offered = &numbers.offered;
        let id = match rest.parse::<usize>() {
            Ok(number) => number.checked_sub(1).and_then(|index| offered.get(index)).cloned(),
            Err(_) if rest.is_empty() => offered.first().cloned().or_else(|| last_unfinished(keeper)),
            Err(_) => GameId::of_file(rest),
        };
        let Some(id) = id else {
            return match offered.len() {
                0 if rest.is_empty() => self.say(library::no_unfinished_game(), out),
                0 => self.say(keeping::no_such_interrupted_game(excerpt(rest)), out),
                1 => self.say(library::one_game_to_resume(), out),
                most => self.say(library::games_to_resume(most), out),
            };
        };
        if self.would_lose() {
            return self.say(library::current_game_not_saved(), out);
        }
        match keeper.library().fetch(&id) {
            Ok(fetched) => self.go_on_with(fetched, out),
            Err(error) => self.say(keeping::of_fetch_error(&error), out),
        }
    }
}

/// The kept game that was changed last among those without a result, other than the one on the table.
fn last_unfinished(keeper: &Keeper) -> Option<GameId> {
    let index = keeper.library().index();
    index
        .entries()
        .iter()
        .find(|entry| !entry.finished() && entry.id != *keeper.id())
        .map(|entry| entry.id.clone())
}

/// `hex, 12 plies, Human against Computer, level 3, last played 2026-11-21 20:15`
fn summary(interrupted: &Interrupted) -> Message {
    let names = interrupted.names();
    let [black, white] = Player::ALL.map(|player| play::of_name(&names[player]));
    let plies = interrupted.game.moves().len();
    library::interrupted_game(
        interrupted.game.variant().name(),
        plies,
        black,
        white,
        moment(interrupted.changed),
    )
}

fn moment(at: Timestamp) -> String {
    at.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}
