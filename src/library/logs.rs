//! The window's log: a few files of bounded size.

use std::borrow::Cow;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{Paths, append_name};

/// The number of bytes after which a new file is begun.
const SIZE: u64 = 256 * 1024;
/// How many full files are kept beside the one being written.
const OLDER: usize = 3;
/// The name of the log file that messages are written to.
const NAME: &str = "abande.log";

/// The program's log file, to write messages to. Each call of [`write`](Write::write) takes one whole message and
/// always succeeds: if the file cannot be written, the message is lost, because a full disk must not disturb the
/// game. A full file is renamed and a new one begun. Colours are left out.
#[derive(Debug)]
pub struct LogFile {
    path: PathBuf,
    size: u64,
    file: Option<File>,
}

impl LogFile {
    /// The log in the folder for logs. No file is opened before the first message.
    pub fn of(paths: &Paths) -> Self {
        Self::within(&paths.logs(), SIZE)
    }

    /// A log in a folder, whose files have about `size` bytes each.
    fn within(folder: &Path, size: u64) -> Self {
        Self { path: folder.join(NAME), size, file: None }
    }

    /// The file to which messages are written now.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a message at the end of the file; if the file is full, to a new one.
    fn append(&mut self, message: &[u8]) -> io::Result<()> {
        let is_full = |file: &File| file.metadata().is_ok_and(|found| found.len() >= self.size);
        let mut file = self.file.take().map_or_else(|| open(&self.path), Ok)?;
        if is_full(&file) {
            drop(file);
            // Another copy of the program may have made room already: then the full file has another name by now.
            file = open(&self.path)?;
            if is_full(&file) {
                drop(file);
                make_room(&self.path)?;
                file = open(&self.path)?;
            }
        }
        file.write_all(message)?;
        self.file = Some(file);
        Ok(())
    }
}

impl Write for LogFile {
    fn write(&mut self, message: &[u8]) -> io::Result<usize> {
        // A file that failed is opened anew with the next message.
        let _ = self.append(&plain(message));
        Ok(message.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A message without the sequences that colour it in a terminal: it may come from a layer of the log that writes for
/// one.
fn plain(message: &[u8]) -> Cow<'_, [u8]> {
    let mut parts = message.split(|&byte| byte == b'\x1b');
    let first = parts.next().unwrap_or_default();
    if first.len() == message.len() {
        return Cow::Borrowed(message);
    }
    let mut text = first.to_vec();
    for part in parts {
        let Some(sequence) = part.strip_prefix(b"[") else {
            text.extend(part);
            continue;
        };
        // It ends with its first letter.
        let end = sequence.iter().position(|byte| (0x40..=0x7e).contains(byte));
        text.extend(end.map_or(&[][..], |end| sequence.get(end + 1..).unwrap_or_default()));
    }
    Cow::Owned(text)
}

/// Opens the file to append to it, so that messages of two copies of the program do not mix.
fn open(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    OpenOptions::new().append(true).create(true).open(path)
}

/// Makes the full file the newest of the older ones, and drops the oldest.
fn make_room(path: &Path) -> io::Result<()> {
    let older = |number: usize| append_name(path, &format!(".{number}"));
    for number in (1..OLDER).rev() {
        if older(number).exists() {
            fs::rename(older(number), older(number + 1))?;
        }
    }
    fs::rename(path, older(1))
}

/// Removes old files of a folder: all but the newest `count` of those whose name `is_ours` accepts. Their names begin
/// with the time.
pub(super) fn keep_newest(folder: &Path, count: usize, is_ours: impl Fn(&str) -> bool) {
    let names = |entry: io::Result<fs::DirEntry>| Some(entry.ok()?.file_name());
    let ours = |name: &OsString| name.to_str().is_some_and(&is_ours);
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut found: Vec<OsString> = entries.filter_map(names).filter(ours).collect();
    found.sort();
    let too_many = found.len().saturating_sub(count);
    for name in found.into_iter().take(too_many) {
        let _ = fs::remove_file(folder.join(name));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn files(folder: &Path) -> Vec<(String, usize)> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
        let mut files: Vec<_> = entries
            .map(|entry| {
                let size = fs::read(entry.path()).unwrap().len();
                (entry.file_name().into_string().unwrap(), size)
            })
            .collect();
        files.sort();
        files
    }

    #[test]
    fn a_log_has_few_files_of_bounded_size_and_whole_messages() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("logs");
        let mut log = LogFile::within(&place, 100);
        assert!(!place.exists(), "no message, no file");
        for number in 0..1000 {
            log.write_all(format!("message {number:4}\n").as_bytes()).unwrap();
        }
        let found = files(&place);
        let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["abande.log", "abande.log.1", "abande.log.2", "abande.log.3"]);
        assert!(found.iter().all(|(_, size)| *size < 130), "{found:?}");
        let newest = fs::read_to_string(log.path()).unwrap();
        assert!(newest.ends_with("message  999\n"), "{newest}");
        let before = fs::read_to_string(append_name(log.path(), ".1")).unwrap();
        for line in before.lines().chain(newest.lines()) {
            assert_eq!(line.len(), "message 1234".len(), "half a message: {line}");
        }
    }

    #[test]
    fn colours_are_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let mut log = LogFile::within(folder.path(), 1_000_000);
        log.write_all(b"\x1b[2mnow\x1b[0m \x1b[1;32m INFO\x1b[0m window{\x1b[3mname\x1b[0m=\"a [b]\"}\n")
            .unwrap();
        log.write_all(b"plain [x] \x1bc\x1b[").unwrap();
        assert_eq!(fs::read_to_string(log.path()).unwrap(), "now  INFO window{name=\"a [b]\"}\nplain [x] c");
    }

    #[test]
    fn two_copies_write_into_one_log_and_neither_loses_a_message() {
        let folder = tempfile::tempdir().unwrap();
        let mut logs = [0, 1].map(|_| LogFile::within(folder.path(), 1_000_000));
        for number in 0..50 {
            for (copy, log) in logs.iter_mut().enumerate() {
                log.write_all(format!("{copy} {number}\n").as_bytes()).unwrap();
            }
        }
        let text = fs::read_to_string(folder.path().join(NAME)).unwrap();
        assert_eq!(text.lines().count(), 100);
    }

    /// What is lost of a log is its oldest part, whichever copy makes room.
    #[test]
    fn two_copies_fill_one_file_after_the_other() {
        let folder = tempfile::tempdir().unwrap();
        let [mut one, mut other] = [0, 1].map(|_| LogFile::within(folder.path(), 100));
        let message = |number: usize| format!("message {number:4}\n");
        for number in 0..100 {
            one.write_all(message(2 * number).as_bytes()).unwrap();
            other.write_all(message(2 * number + 1).as_bytes()).unwrap();
        }
        let found = files(folder.path());
        assert_eq!(found.len(), 1 + OLDER, "{found:?}");
        let full = message(0).len() * 100_usize.div_ceil(message(0).len());
        assert!(found.iter().skip(1).all(|(_, size)| *size == full), "not full: {found:?}");
        // Without a gap, up to the newest.
        let older = (1..=OLDER).rev().map(|number| format!("{NAME}.{number}"));
        let names: Vec<String> = older.chain([NAME.to_owned()]).collect();
        let texts = names.iter().map(|name| fs::read_to_string(folder.path().join(name)).unwrap());
        let all: Vec<String> =
            texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
        let wanted: Vec<String> =
            (200 - all.len()..200).map(|number| message(number).trim_end().to_owned()).collect();
        assert_eq!(all, wanted);
    }

    #[test]
    fn a_log_that_cannot_be_written_loses_messages_and_recovers() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("logs");
        fs::write(&place, "in the way").unwrap();
        let mut log = LogFile::within(&place, 100);
        log.write_all(b"lost\n").unwrap();
        fs::remove_file(&place).unwrap();
        log.write_all(b"written\n").unwrap();
        assert_eq!(fs::read_to_string(log.path()).unwrap(), "written\n");
    }
}
