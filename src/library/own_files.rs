//! Folders in which players put files of their own, such as themes and characters. What is in a file is not looked at
//! here.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::{FileError, read_limited};
use crate::record::decode;

/// The largest file that is read, in bytes.
const SIZE_LIMIT: u64 = 64 << 10;
/// The most files that are read: the first ones by their names.
const FILES: usize = 100;

/// Reads all files `NAME.toml` in a folder whose name is accepted, sorted by their names: each with its text, or why it
/// cannot be read. Without a folder there are none.
pub(super) fn read_toml_files<N: Ord>(
    folder: &Path,
    name: impl Fn(&str) -> Option<N>,
) -> Vec<(N, Result<String, FileError>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let name_of = |path: &Path| {
        let is_toml = path.extension() == Some(OsStr::new("toml"));
        path.file_stem().filter(|_| is_toml).and_then(OsStr::to_str).and_then(&name)
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut named: Vec<(N, PathBuf)> = paths.filter_map(|path| Some((name_of(&path)?, path))).collect();
    named.sort_unstable();
    named.truncate(FILES);
    let read = |(name, path): (N, PathBuf)| {
        let bytes = read_limited(&path, SIZE_LIMIT).transpose()?;
        // Bytes that are no text are found by the reader of the file.
        Some((name, bytes.map(|bytes| decode(bytes).unwrap_or_default())))
    };
    named.into_iter().filter_map(read).collect()
}
