//! Folders in which players put files of their own, such as themes and characters. What is in a file is not looked at
//! here.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::FileError;
use crate::record::decode;
use crate::record::disk::read_limited;

/// The largest file that is read, in bytes.
const SIZE_LIMIT: u64 = 64 << 10;
/// The most files that are listed: the first ones by their names.
const FILES: usize = 100;

/// Lists the files `NAME.toml` in a folder whose names are accepted, sorted by them. Without a folder there are none.
pub(super) fn toml_files<N: Ord>(folder: &Path, name: impl Fn(&str) -> Option<N>) -> Vec<(N, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let name_of = |path: &Path| {
        let is_toml = path.extension() == Some(OsStr::new("toml"));
        path.file_stem().filter(|_| is_toml).and_then(OsStr::to_str).and_then(&name)
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut named: Vec<(N, PathBuf)> = paths.filter_map(|path| Some((name_of(&path)?, path))).collect();
    named.sort_unstable();
    named.truncate(FILES);
    named
}

/// Reads the text of such a file; an empty one if its bytes are no text.
pub(super) fn read_text(path: &Path) -> Result<String, FileError> {
    let missing = || io::Error::new(io::ErrorKind::NotFound, "there is no such file");
    let bytes = read_limited(path, SIZE_LIMIT)?.ok_or_else(|| FileError::new(path, &missing()))?;
    Ok(decode(bytes).unwrap_or_default())
}
