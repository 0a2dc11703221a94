//! Kept games: records in a folder, and an index of them in memory.

mod entry;
mod find;
mod import;
mod index;
mod rating;
mod shelf;
mod statistics;
mod unreadable;

use std::path::{Path, PathBuf};

use super::GameId;

pub use entry::{Entry, Sitting, searchable};
pub use find::{Query, ResultFilter, Sort};
pub use import::{Imported, Refused};
pub use index::Index;
pub use rating::{GameRating, NotRated, RatedGame, Rating, Ratings, Rung};
pub(super) use shelf::free_name;
pub use shelf::{OpenedGame, ShelfError};
pub use statistics::{Statistics, Streak, Tally, in_order_of_play, statistics};
pub use unreadable::{Unread, UnreadReason};

/// Returns the file that a game has in a folder, whether it exists or not.
fn game_file(folder: &Path, id: &GameId) -> PathBuf {
    folder.join(format!("{id}.agn"))
}
