//! Kept games: records in a folder, and an index of them in memory.

mod entry;
mod find;
mod import;
mod index;
mod shelf;
mod statistics;

pub use entry::{Entry, Sitting};
pub use find::{Query, ResultFilter, Sort, searchable};
pub use import::{Imported, Refused};
pub use index::{Index, Unread, UnreadReason};
pub(super) use shelf::free_name;
pub use shelf::{OpenedGame, ShelfError};
pub use statistics::{Statistics, Streak, Tally, statistics};
