//! Replacing a file as a whole: it is written beside the old one, brought to the disk, and renamed.

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use tempfile::{Builder, NamedTempFile, TempPath};
use thiserror::Error;

use super::error::OverwriteRefusal;
use super::folders::{folder_of, sync_folder};
use crate::record::limits::SIZE_LIMIT;

/// Time for which renaming a file is tried again on Windows while another program has it open. Elsewhere a refusal is
/// final.
const PATIENCE: Duration = if cfg!(windows) { Duration::from_millis(200) } else { Duration::ZERO };
/// Pause between two tries to rename a file.
const PAUSE: Duration = Duration::from_millis(20);

/// Maximum length of a chain of symbolic links.
const LINKS: usize = 32;

/// Why a file was not written. The file that was there before, if any, is untouched.
#[derive(Debug, Error)]
pub enum WriteError {
    /// The system reported an error.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A device or a pipe, which no file can replace.
    #[error("this is not a regular file")]
    NotAFile,
    /// The file is write-protected. A new file could take its place all the same, which is not what its owner wants.
    #[error("this file is write-protected")]
    Protected,
    /// Writing would replace games, or a file of another kind, to which nobody has agreed.
    #[error(transparent)]
    Refused(#[from] OverwriteRefusal),
    /// The file would be too large for this program to read again.
    #[error("the file would be larger than {} MiB, and this program could not read it again", SIZE_LIMIT >> 20)]
    TooLarge,
}

impl From<WriteError> for io::Error {
    fn from(error: WriteError) -> Self {
        let kind = match error {
            WriteError::Io(error) => return error,
            WriteError::NotAFile => io::ErrorKind::IsADirectory,
            WriteError::Protected => io::ErrorKind::PermissionDenied,
            WriteError::TooLarge => io::ErrorKind::FileTooLarge,
            WriteError::Refused(_) => io::ErrorKind::AlreadyExists,
        };
        Self::new(kind, error.to_string())
    }
}

/// Replaces or creates a file so that at any moment it holds either all of the old or all of the new: the
/// bytes are written next to it, brought to the disk, and then renamed. A link stays a link, and an old
/// file's permissions stay. A file that is write-protected is not replaced.
///
/// Anything else that is there is replaced; [`OverwritePolicy::write`](super::OverwritePolicy::write) checks for losses first.
///
/// # Errors
/// If that cannot be done; the old file is then as it was. No error names the file that was to be renamed.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let mut file = AtomicFile::create(path)?;
    file.write_all(bytes)?;
    file.commit()
}

/// Size, modification time and identity of a file, to notice later that it has been replaced or written into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileStamp(Option<(u64, Option<SystemTime>, [u64; 2])>);

impl FileStamp {
    /// Returns the stamp of the file that is at this path now, links followed.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn at(path: &Path) -> io::Result<Self> {
        #[cfg(unix)]
        let place = |found: &Metadata| {
            use std::os::unix::fs::MetadataExt;
            [found.dev(), found.ino()]
        };
        #[cfg(not(unix))]
        let place = |_: &Metadata| [0, 0];
        let found = metadata(path)?;
        Ok(Self(found.map(|found| (found.len(), found.modified().ok(), place(&found)))))
    }
}

/// Returns the metadata of a path, links followed; `None` if nothing is there.
fn metadata(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

/// A temporary file that is being written beside another one and takes its place once it is
/// [committed](Self::commit). If this value is dropped before, it is removed, and the other file is as it
/// was.
#[derive(Debug)]
pub struct AtomicFile {
    file: NamedTempFile,
    target: PathBuf,
    old: Option<Metadata>,
    seen: Option<FileStamp>,
}

impl AtomicFile {
    /// Creates a temporary file that replaces whatever is at this path when it is committed.
    ///
    /// # Errors
    /// If a file could not be put there.
    pub fn create(path: &Path) -> Result<Self, WriteError> {
        let target = follow(path)?;
        // A file that the system cannot tell of for now is no missing one.
        let old = metadata(&target)?;
        if old.as_ref().is_some_and(Metadata::is_dir) {
            return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
        }
        if old.as_ref().is_some_and(|old| !old.is_file()) || target.file_name().is_none() {
            return Err(WriteError::NotAFile);
        }
        if old.as_ref().is_some_and(|old| is_protected(&target, old)) {
            return Err(WriteError::Protected);
        }
        let file = temporary(folder_of(&target), false).map_err(without_path)?;
        Ok(Self { file, target, old, seen: None })
    }

    /// Creates a temporary file that replaces what is at this path when it is committed, but only if that is
    /// still the file with this stamp.
    ///
    /// # Errors
    /// If a file could not be put there.
    pub fn create_over(path: &Path, seen: FileStamp) -> Result<Self, WriteError> {
        Ok(Self { seen: Some(seen), ..Self::create(path)? })
    }

    /// The path of the file to be replaced, links followed.
    pub(in crate::record) fn target(&self) -> &Path {
        &self.target
    }

    /// Remembers the file that is there now: [`commit`](Self::commit) will replace only that one.
    ///
    /// # Errors
    /// If the system does not say what is there.
    pub(in crate::record) fn expect_current(&mut self) -> io::Result<()> {
        self.seen = Some(FileStamp::at(&self.target)?);
        self.old = metadata(&self.target)?;
        Ok(())
    }

    /// Puts the finished file into its place.
    ///
    /// # Errors
    /// If that cannot be done, or something else has come there.
    pub fn commit(self) -> Result<(), WriteError> {
        self.commit_after(|| Ok(()))
    }

    /// Puts the finished file into its place as [`commit`](Self::commit) does. The step is taken just before that, when
    /// all is on the disk and only the renaming is left.
    ///
    /// # Errors
    /// Also if the step fails; the old file then stays.
    pub(super) fn commit_after(self, step: impl FnOnce() -> io::Result<()>) -> Result<(), WriteError> {
        let Self { file, target, old, seen } = self;
        if let Some(old) = old {
            file.as_file().set_permissions(old.permissions())?;
        }
        file.as_file().sync_all()?;
        if seen.is_some_and(|seen| FileStamp::at(&target).is_ok_and(|now| now != seen)) {
            return Err(OverwriteRefusal::Changed.into());
        }
        step()?;
        let folder = folder_of(&target);
        put_in_place(file.into_temp_path(), &target).map_err(without_path).map_err(|error| {
            match error.kind() {
                // As Wine says of a name that is too long. The folder is there, and so was the temporary file.
                io::ErrorKind::NotFound if folder.is_dir() => io::ErrorKind::InvalidFilename.into(),
                _ => error,
            }
        })?;
        sync_folder(folder);
        Ok(())
    }
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.as_file_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_file_mut().flush()
    }
}

/// Where a path leads when all links at its end are followed, whether or not anything is there.
pub(super) fn follow(path: &Path) -> io::Result<PathBuf> {
    let mut at = path.to_owned();
    for _ in 0..LINKS {
        match fs::symlink_metadata(&at) {
            Ok(found) if found.is_symlink() => at = folder_of(&at).join(fs::read_link(&at)?),
            _ => return Ok(at),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Renames a finished temporary file to its place, or removes it if that fails. Unlike `tempfile`, the
/// standard library replaces a file on Windows also while another program has it open, if that one lets it be
/// deleted; one that does not, such as a virus scanner, soon closes it.
pub(super) fn put_in_place(file: TempPath, path: &Path) -> io::Result<()> {
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

/// Returns whether the system forbids the operation.
fn is_refused(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::PermissionDenied
}

/// Returns whether an existing file may not be written. An administrator may write any file, and respects the mark.
fn is_protected(path: &Path, found: &Metadata) -> bool {
    let refused = |error: io::Error| is_refused(&error);
    found.permissions().readonly() || OpenOptions::new().append(true).open(path).is_err_and(refused)
}

/// The same error without the path of the temporary file, which the player did not choose, in its message.
pub(super) fn without_path(error: io::Error) -> io::Error {
    // The path stands at the end, and the error keeps it to itself.
    match error.to_string().split_once(" at path ") {
        Some((words, _)) if error.get_ref().is_some() => io::Error::new(error.kind(), words),
        _ => error,
    }
}

/// Creates a temporary file in a folder, which is removed when dropped; with `append`, everything is written
/// at its end.
pub(super) fn temporary(folder: &Path, append: bool) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".").suffix(".tmp").append(append);
    // As files are usually made: the system takes away what the user's mask forbids.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs::File;

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
                _ => io::ErrorKind::Other,
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
        // Also one that leads nowhere yet, from another folder too.
        let (sub, relative) = (folder.path().join("sub"), folder.path().join("sub/link"));
        fs::create_dir(&sub).unwrap();
        std::os::unix::fs::symlink("../later", &relative).unwrap();
        write_file(&relative, b"three").unwrap();
        assert_eq!(fs::read(folder.path().join("later")).unwrap(), b"three");
        assert!(fs::symlink_metadata(&relative).unwrap().is_symlink());
        std::os::unix::fs::symlink("circle", folder.path().join("circle")).unwrap();
        assert!(write_file(&folder.path().join("circle"), b"").is_err());
        assert!(fs::symlink_metadata(folder.path().join("circle")).unwrap().is_symlink());
    }
}
