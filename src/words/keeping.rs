//! What can go wrong with what is kept on disk: games, journals, preferences.

use super::Message;
use super::message::messages;
use crate::library::{Cause, FileError, PathsError};

messages! {
    disk_full(file: String);
    disk_read_only(file: String);
    write_denied(file: String);
    not_there(file: String);
    in_the_way(file: String);
    held_by_other(file: String);
    other_trouble(file: String, message: &str);
    no_home_folder;
}

/// Why a file was not read or written, as the last part of a sentence: `there is no space left for …`.
pub fn of_file_error(error: &FileError) -> Message {
    let path = error.path.display().to_string();
    match error.cause {
        Cause::Full => disk_full(path),
        Cause::ReadOnly => disk_read_only(path),
        Cause::Denied => write_denied(path),
        Cause::Missing => not_there(path),
        Cause::NotAFile => in_the_way(path),
        Cause::Held => held_by_other(path),
        Cause::Other => other_trouble(path, &error.message),
    }
}

/// Why there are no folders to keep anything in, as the last part of a sentence.
pub fn of_paths_error(error: &PathsError) -> Message {
    match error {
        PathsError::NoHome => no_home_folder(),
        PathsError::BadPortable { path, message } => other_trouble(path.display().to_string(), message),
    }
}
