//! Files of the program itself: written with backups beside them, set aside where they cannot be read, and moved.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::atomic::{AtomicFile, FileStamp, follow, put_in_place, temporary, without_path};
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
pub fn write_with_backups(path: &Path, bytes: &[u8], backups: Backups) -> Result<(), FileError> {
    let target = follow(path).map_err(FileError::at(path))?;
    let folder = folder_of(&target);
    make_folder(folder)?;
    write_there(&target, bytes, backups).map_err(FileError::at(&target))
}

/// Writes a file whose path is not a link, in a folder that exists.
fn write_there(target: &Path, bytes: &[u8], backups: Backups) -> io::Result<()> {
    let mut file = AtomicFile::create(target)?;
    file.write_all(bytes)?;
    match backups {
        Backups::None => file.commit()?,
        // Backups come first: if they cannot be kept, the file is not replaced.
        Backups::Two => file.commit_after(|| keep_version(target))?,
    }
    Ok(())
}

/// Keeps the present version of a file in `NAME.1`, and the one that was there in `NAME.2`. If the present one is kept
/// already, because the file could not be replaced after that, nothing happens: no older version is lost to a copy.
fn keep_version(target: &Path) -> io::Result<()> {
    let (first, second) = (append_name(target, ".1"), append_name(target, ".2"));
    if !target.is_file() || FileStamp::at(target)? == FileStamp::at(&first)? {
        return Ok(());
    }
    let version = link_or_copy(target).map_err(without_path)?;
    if first.exists() {
        fs::rename(&first, &second)?;
    }
    put_in_place(version, &first).map_err(without_path)
}

/// Writes a file as [`write_with_backups`] does, except that nothing waits for the disk: a kill leaves the old or the
/// new contents, and so does a power cut once the file and then its folder ([`sync_folder`]) were synced. Returns the
/// file, to write more at its end.
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

/// Gives a file a second name, which is removed again when dropped. Where the file system has no hard links, it is the
/// name of a copy.
fn link_or_copy(target: &Path) -> io::Result<TempPath> {
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
    let free = unused_path(&append_name(path, ".corrupt"));
    fs::rename(path, &free).map_err(FileError::at(path))?;
    sync_folder(folder_of(path));
    Ok(free)
}

/// A path that is not taken: this one if nothing is there, otherwise with `.2`, `.3` and so on behind it.
pub(crate) fn unused_path(path: &Path) -> PathBuf {
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
        write_with_backups(to, &bytes, Backups::None)?;
        fs::remove_file(from).map_err(FileError::at(from))?;
    }
    sync_folder(folder_of(to));
    sync_folder(folder_of(from));
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// A file that was written with these contents, one after the other.
    fn written(folder: &Path, versions: &[&str]) -> PathBuf {
        let path = folder.join("file");
        for version in versions {
            write_with_backups(&path, version.as_bytes(), Backups::Two).unwrap();
        }
        path
    }

    /// The contents of a file and its backups.
    fn contents(path: &Path) -> [Option<String>; 3] {
        ["", ".1", ".2"].map(|end| fs::read_to_string(append_name(path, end)).ok())
    }

    fn texts<const N: usize>(texts: [&str; N]) -> [Option<String>; N] {
        texts.map(|text| Some(text.to_owned()))
    }

    #[test]
    fn two_earlier_versions_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(contents(&written(folder.path(), &["a", "b", "c", "d"])), texts(["d", "c", "b"]));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    }

    #[test]
    fn a_file_whose_versions_cannot_be_kept_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = written(folder.path(), &["a", "b"]);
        let in_the_way = append_name(&path, ".2");
        fs::create_dir(&in_the_way).unwrap();
        fs::write(in_the_way.join("mine"), "").unwrap();
        assert!(write_with_backups(&path, b"c", Backups::Two).is_err());
        let [file, first, _] = contents(&path);
        assert_eq!([file, first], texts(["b", "a"]));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 3, "nothing temporary is left");
    }

    #[test]
    fn a_file_that_cannot_be_replaced_again_and_again_loses_no_earlier_version() {
        let folder = tempfile::tempdir().unwrap();
        let path = written(folder.path(), &["a", "b", "c"]);
        // What each attempt does before it fails.
        for _ in 0..3 {
            keep_version(&path).unwrap();
            assert_eq!(contents(&path), texts(["c", "c", "b"]));
        }
        write_with_backups(&path, b"d", Backups::Two).unwrap();
        assert_eq!(contents(&path), texts(["d", "c", "b"]));
    }

    #[test]
    fn a_file_is_set_aside_under_a_name_that_nothing_has() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["file.corrupt", "file.corrupt.2", "file.corrupt.3"] {
            let path = written(folder.path(), &["a"]);
            assert_eq!(set_aside(&path).unwrap(), folder.path().join(name));
            assert!(!path.exists());
        }
    }
}
