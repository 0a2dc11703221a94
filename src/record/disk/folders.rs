//! Folders and names of files.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::error::FileError;

/// The folder that a file is in; `.` for a bare name.
pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes a folder, and all those above it, unless they exist.
pub(crate) fn make_folder(folder: &Path) -> Result<(), FileError> {
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(folder).map_err(FileError::at(folder))?;
    sync_folder(folder_of(folder));
    Ok(())
}

/// Makes sure that the renaming of a file in this folder survives a power cut, if the system can; the file is
/// whole either way.
pub(crate) fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// The path with a text added at the end of its file name.
pub fn append_name(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(end);
    path.with_file_name(name)
}
