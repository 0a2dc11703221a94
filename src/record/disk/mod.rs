//! Writing to disk, for everything that the program writes: a file holds all of the old or all of the new at any moment,
//! links are followed and stay links, and [`OverwritePolicy`] says what may be replaced.

mod atomic;
mod backup;
mod error;
mod folders;
mod lock;
mod overwrite;
mod read;

pub use atomic::{AtomicFile, FileStamp, WriteError, write_file};
pub use backup::{Backups, set_aside, write_with_backups};
pub(crate) use backup::{move_file, unused_path, write_unsynced};
pub use error::{FileError, FileErrorCause, OverwriteRefusal};
pub use folders::append_name;
pub(crate) use folders::{folder_of, make_folder, sync_folder};
pub(crate) use lock::{LOCK_PATIENCE, Lock};
pub use overwrite::{
    Fingerprint, OverwriteConsent, OverwriteLoss, OverwritePolicy, loss_unless_kind, loss_unless_starts_with,
};
pub(in crate::record) use read::open_regular;
pub use read::read_limited;
