//! All that the program keeps on disk: journals of games in progress, games that were kept, preferences.
//!
//! ```text
//! config   config.toml                      what the player chose
//! data     games/ID.agn   bin/              games that were kept or thrown away
//!          characters/NAME.toml             opponents that the player wrote
//!          themes/NAME.toml                 colours that the player wrote
//!          lessons.toml                     lessons that are done
//!          puzzles.toml                     puzzles that were solved, and the ratings
//!          mistakes.toml                    the player's mistakes, and when they are practised
//! state    journals/ID.journal, ID.lock     games in progress, one line for every change
//!          logs/abande.log                  what the window has to say, and three older files
//!          reports/TIME-PID.txt             what went wrong inside the program
//! cache    games.index                      can always be rebuilt
//! ```
//!
//! This is the only floor that knows about folders. The [`Library`] has the games, an [`Index`] what lists and statistics
//! need of them. A [`Worker`] is a thread that waits for a disk, does its jobs in order, and says when the disk is silent.
//! A [`Keeper`] is the game on the table: its [`Journal`] has every change
//! of the match before the next one can happen; everything else is written beside the old file and then renamed, so that a kill at any moment
//! leaves the old or the new. Nothing is deleted: what is thrown away goes into the bin, and what cannot be read
//! is renamed to `NAME.corrupt`; only of logs and reports the oldest go. A disk that is full or read-only is a value ([`Trouble`]), and play goes on.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod characters;
mod clock;
mod document;
mod draft;
mod games;
mod id;
mod journal;
mod keeper;
mod lessons;
mod logs;
mod mistakes;
mod open;
mod own_files;
mod paths;
pub mod preferences;
mod puzzles;
pub mod report;
mod save_status;
mod themes;
mod worker;

pub use crate::record::disk::{
    Backups, FileError, FileErrorCause, append_name, set_aside, write_with_backups,
};
pub use characters::{own_character, own_characters};
pub use clock::{now, today};
pub use draft::{Draft, KeepError};
pub use games::{
    Entry, GameRating, Imported, Index, NotRated, OpenedGame, Query, RatedGame, Rating, Ratings, Refused,
    ResultFilter, Rung, ShelfError, Sitting, Sort, Statistics, Streak, Tally, Unread, UnreadReason,
    in_order_of_play, searchable, statistics,
};
pub use id::GameId;
pub use journal::{Damage, DamageKind, Journal, JournalError, LineError};
pub use keeper::{FetchError, Fetched, Keeper, Origin};
pub use lessons::LessonsDone;
pub use logs::LogFile;
pub use mistakes::{MistakeChange, MistakeRecord, MistakesFile};
pub use open::{DiscardError, Interrupted, ResumeError, Resumed};
pub use paths::{Library, Overrides, Paths, PathsError, licences};
pub use preferences::{Complaint, Preferences, PreferencesFile};
pub use puzzles::{PuzzleBest, PuzzleRecord, PuzzlesDone};
pub use save_status::{Progress, Trouble};
pub use themes::{ThemeFile, ThemeFolder};
pub use worker::{FRAME_PATIENCE, PATIENCE, SILENCE, Wake, WakeOnDrop, Worker};

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What another library says about a text, in which parts of the text may stand: short, on one line, and harmless.
fn short(message: &str) -> String {
    const LENGTH: usize = 200;
    message.chars().take(LENGTH).map(crate::rules::harmless).collect()
}
