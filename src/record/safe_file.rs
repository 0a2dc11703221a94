//! Writing a file so that at any moment it holds either all of the old or all of the new.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use tempfile::{Builder, NamedTempFile, TempPath};
use thiserror::Error;

/// How long a file in use is tried again on Windows, and after which time. Elsewhere a refusal stays one.
const PATIENCE: Duration = if cfg!(windows) { Duration::from_millis(200) } else { Duration::ZERO };
const PAUSE: Duration = Duration::from_millis(20);

/// Why a file was not written. The file that was there before, if any, is untouched.
#[derive(Debug, Error)]
pub enum WriteError {
    /// The system reported an error.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A device or a pipe: nothing that a file could replace.
    #[error("this is not a regular file")]
    NotAFile,
    /// It is protected against writing. A new file could take its place all the same, which is not what its owner
    /// wants.
    #[error("this file is write-protected")]
    Protected,
}

/// Writes a file so that at any moment it holds either all of the old or all of the new: the bytes are written next to
/// it, brought to the disk, and then renamed. A link stays a link, and an old file's permissions stay. A file that is
/// write-protected is not replaced.
///
/// # Errors
/// If that cannot be done; the old file is then as it was. No error names the file that was to be renamed.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    // What a link points to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(Metadata::is_dir) {
        return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
    }
    if old.as_ref().is_some_and(|old| !old.is_file()) || path.file_name().is_none() {
        return Err(WriteError::NotAFile);
    }
    if old.as_ref().is_some_and(|old| is_protected(&path, old)) {
        return Err(WriteError::Protected);
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // Until it is renamed, the temporary file goes away with this value.
    let mut file = temporary(folder).map_err(nameless)?;
    file.write_all(bytes)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    put_in_place(file.into_temp_path(), &path).map_err(nameless).map_err(|error| match error.kind() {
        // As Wine says of a name that is too long. The folder is there, and so was the temporary file.
        io::ErrorKind::NotFound if folder.is_dir() => io::ErrorKind::InvalidFilename.into(),
        _ => error,
    })?;
    sync_folder(folder);
    Ok(())
}

/// Renames a finished temporary file to its place, or removes it. Unlike `tempfile`, the standard library replaces a file
/// on Windows also while another program has it open, if that one lets it be deleted; one that does not, such as a virus
/// scanner, soon closes it.
pub(crate) fn put_in_place(file: TempPath, path: &Path) -> io::Result<()> {
    let file = file.keep().map_err(|error| error.error)?;
    let started = Instant::now();
    loop {
        let renamed = fs::rename(&file, path);
        match &renamed {
            Err(error) if is_refused(error) && started.elapsed() < PATIENCE => thread::sleep(PAUSE),
            Err(_) => {
                let _ = fs::remove_file(&file);
                return renamed;
            }
            Ok(()) => return renamed,
        }
    }
}

/// Whether the system forbids it.
fn is_refused(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::PermissionDenied
}

/// Whether a file that is there may not be written. An administrator may write any file, and respects the mark.
fn is_protected(path: &Path, found: &Metadata) -> bool {
    let refused = |error: io::Error| is_refused(&error);
    found.permissions().readonly() || OpenOptions::new().append(true).open(path).is_err_and(refused)
}

/// What the system says without the path of the temporary file, which the player did not choose.
pub(crate) fn nameless(error: io::Error) -> io::Error {
    // The path stands at the end, and the error keeps it to itself.
    match error.to_string().split_once(" at path ") {
        Some((words, _)) if error.get_ref().is_some() => io::Error::new(error.kind(), words),
        _ => error,
    }
}

fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".").suffix(".tmp");
    // As files are usually made: the system takes away what the user's mask forbids.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Syncs the renaming itself to the disk where the system can; the file is complete either way.
fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        write_file(&path, b"one").unwrap();
        write_file(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        let is_folder = |error: &WriteError| matches!(error, WriteError::Io(error) if error.kind() == io::ErrorKind::IsADirectory);
        assert!(write_file(folder.path(), b"").is_err_and(|error| is_folder(&error)));
        assert!(matches!(write_file(&folder.path().join("none/a"), b""), Err(WriteError::Io(_))));
    }

    #[test]
    fn a_write_protected_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        write_file(&path, b"one").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        assert!(matches!(write_file(&path, b"two"), Err(WriteError::Protected)));
        assert_eq!(fs::read(&path).unwrap(), b"one");
    }

    #[test]
    fn what_cannot_take_its_place_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("full");
        fs::create_dir(&target).unwrap();
        fs::write(target.join("a"), "").unwrap();
        let file = NamedTempFile::new_in(&folder).unwrap().into_temp_path();
        assert!(put_in_place(file, &target).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }

    /// On Windows it matters that the reader is there.
    #[test]
    fn a_file_with_an_open_reader_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        write_file(&path, b"one").unwrap();
        let reader = File::open(&path).unwrap();
        write_file(&path, b"two").unwrap();
        assert_eq!(
            (fs::read(&path).unwrap(), io::read_to_string(reader).unwrap()),
            (b"two".into(), "one".into())
        );
    }

    #[cfg(unix)]
    #[test]
    fn errors_name_no_temporary_file() {
        let folder = tempfile::tempdir().unwrap();
        let too_long = "a".repeat(300);
        for name in ["none/a", "file/a", too_long.as_str()] {
            fs::write(folder.path().join("file"), "").unwrap();
            let error = write_file(&folder.path().join(name), b"").unwrap_err();
            assert!(!error.to_string().contains(".tmp"), "{error}");
            let kind = match error {
                WriteError::Io(error) => error.kind(),
                WriteError::NotAFile | WriteError::Protected => io::ErrorKind::Other,
            };
            assert_ne!(kind, io::ErrorKind::Other, "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let (path, link, plain) =
            (folder.path().join("a"), folder.path().join("link"), folder.path().join("plain"));
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        write_file(&path, b"one").unwrap();
        File::create(&plain).unwrap();
        assert_eq!(mode(&path), mode(&plain), "a new file is like any other");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write_file(&link, b"two").unwrap();
        assert_eq!((mode(&path), fs::read(&path).unwrap()), (0o640, b"two".to_vec()));
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
