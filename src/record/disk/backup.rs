//! Files of the program itself: written with backups beside them, set aside where they cannot be read, and moved.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::atomic::{follow, put_in_place, temporary, without_path, write_file};
use super::error::FileError;
use super::folders::{append_name, folder_of, make_folder, sync_folder};

/// How many earlier versions of a file are kept beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backups {
    /// No earlier version.
    None,
    /// The last version in `NAME.1`, and the one before it in `NAME.2`.
    Two,
}

/// Replaces or creates a file, keeps earlier versions if wanted, and at any moment has either all of the old
/// or all of the new at the path: the new contents are written beside it, brought to the disk, and renamed.
/// Folders are made, links are followed and stay links, and an old file's permissions stay.
///
/// # Errors
/// If that cannot be done; the old file is then as it was.
pub fn write(path: &Path, bytes: &[u8], backups: Backups) -> Result<(), FileError> {
    let target = follow(path).map_err(FileError::at(path))?;
    let folder = folder_of(&target);
    make_folder(folder)?;
    write_there(&target, bytes, backups).map_err(FileError::at(&target))
}

/// Writes a file whose path is not a link, in a folder that exists.
fn write_there(target: &Path, bytes: &[u8], backups: Backups) -> io::Result<()> {
    let keeps = backups == Backups::Two && target.is_file();
    let old = if keeps { Some(second_name(target).map_err(without_path)?) } else { None };
    write_file(target, bytes)?;
    if let Some(old) = old {
        let (first, second) = (append_name(target, ".1"), append_name(target, ".2"));
        if first.exists() {
            fs::rename(&first, &second)?;
        }
        put_in_place(old, &first).map_err(without_path)?;
        sync_folder(folder_of(target));
    }
    Ok(())
}

/// Writes a file as [`write`] does, except that nothing waits for the disk: a kill leaves the old or the new contents,
/// and so does a power cut once the file and then its folder ([`sync_folder`]) were synced. Returns the file, to write
/// more at its end.
pub(crate) fn write_unsynced(path: &Path, bytes: &[u8]) -> Result<File, FileError> {
    let write = || {
        let path = follow(path)?;
        let folder = folder_of(&path);
        fs::create_dir_all(folder)?;
        let mut file = temporary(folder, true)?;
        file.write_all(bytes)?;
        file.persist(path).map_err(|error| error.error)
    };
    write().map_err(without_path).map_err(FileError::at(path))
}

/// A second name for a file, which is removed again when dropped. Where the file system has no hard links, it names a
/// copy.
fn second_name(target: &Path) -> io::Result<TempPath> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".").suffix(".tmp");
    let folder = folder_of(target);
    if let Ok(link) = builder.make_in(folder, |path| fs::hard_link(target, path)) {
        return Ok(link.into_temp_path());
    }
    let mut copy = builder.tempfile_in(folder)?;
    io::copy(&mut File::open(target)?, &mut copy)?;
    copy.as_file().sync_all()?;
    Ok(copy.into_temp_path())
}

/// Renames a file that cannot be read to `NAME.corrupt`, or `NAME.corrupt.2` and so on where that is taken. Returns
/// the new path.
///
/// # Errors
/// If it cannot be renamed; it is then where it was.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let free = free_name(&append_name(path, ".corrupt"));
    fs::rename(path, &free).map_err(FileError::at(path))?;
    sync_folder(folder_of(path));
    Ok(free)
}

/// A path that is not taken: this one if nothing is there, otherwise with `.2`, `.3` and so on behind it.
pub(crate) fn free_name(path: &Path) -> PathBuf {
    let taken = |path: &Path| fs::symlink_metadata(path).is_ok();
    if !taken(path) {
        return path.to_owned();
    }
    let numbered = (2_u32..).map(|number| append_name(path, &format!(".{number}")));
    numbered.into_iter().find(|path| !taken(path)).unwrap_or_else(|| path.to_owned())
}

/// Moves a file to a path where nothing is yet, by renaming it or, where that is impossible, by copying it.
pub(crate) fn move_file(from: &Path, to: &Path) -> Result<(), FileError> {
    make_folder(folder_of(to))?;
    if fs::rename(from, to).is_err() {
        let bytes = fs::read(from).map_err(FileError::at(from))?;
        write(to, &bytes, Backups::None)?;
        fs::remove_file(from).map_err(FileError::at(from))?;
    }
    sync_folder(folder_of(to));
    sync_folder(folder_of(from));
    Ok(())
}
