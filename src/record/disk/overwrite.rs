//! The one policy for replacing files, the same for every command, the terminal and the window:
//!
//! - A file of another kind, games that the new file does not have, and a file that has changed since it was read are
//!   never replaced in silence.
//! - What fails leaves the file as it was.
//! - Nothing is written that could not be read back.
//! - Links are followed.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read, Write};
use std::path::Path;

use super::atomic::{AtomicFile, FileStamp, WriteError};
use super::error::OverwriteRefusal;
use super::read::open_regular;
use crate::record::encoding::decode;
use crate::record::limits::SIZE_LIMIT;

/// Number of bytes at the start of a file that are read to find out its kind.
const KIND_BYTES: u64 = 64 << 10;

/// How much of an existing file the player has agreed to lose when it is overwritten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OverwriteConsent {
    /// Nothing.
    #[default]
    Nothing,
    /// A file that holds at most one game or cannot be read: the player agreed, in a file dialog that knows only the
    /// file's name, to replace it.
    OneGame,
    /// All of it.
    All,
}

/// Hash of the text of a file, to notice later that its contents have changed. It is not for files: another release may
/// hash the same text differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Returns the fingerprint of a file whose text this is, whatever its encoding.
    pub fn from_text(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// What would be lost if an existing file were overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverwriteLoss {
    /// A file of another kind than the one that is written.
    OtherKind,
    /// Games or puzzles; the number is that of all in the file, not all of which need be lost.
    Games(usize),
    /// A part of its only game that cannot be read.
    Unreadable,
}

/// When an existing file may be overwritten: what the owner agrees to lose, and how to find out what would be
/// lost.
#[derive(Clone, Copy)]
pub struct OverwritePolicy<'a> {
    /// Extent to which the owner agrees to lose the file.
    pub consent: OverwriteConsent,
    /// Fingerprint of the file when it was last read or written, if it is the very file that is being worked on.
    /// Exactly those contents may be replaced.
    pub last_known: Option<Fingerprint>,
    /// Returns what replacing the file would lose.
    pub loss: &'a dyn Fn(File) -> io::Result<Option<OverwriteLoss>>,
}

impl OverwritePolicy<'_> {
    /// Checks that a file may be overwritten, and then writes it as [`write_file`](super::write_file) does.
    ///
    /// # Errors
    /// If something would be lost without consent, or the file cannot be written; it is then as it was.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
        let mut file = self.create(path)?;
        file.write_all(bytes)?;
        file.commit()
    }

    /// Checks that a file may be overwritten, and creates a temporary file that will replace it. Unless the
    /// owner gives up all, it replaces no other file that appears there in the meantime.
    ///
    /// # Errors
    /// If something would be lost without consent, or a file could not be put there.
    pub fn create(&self, path: &Path) -> Result<AtomicFile, WriteError> {
        if self.consent == OverwriteConsent::All {
            return AtomicFile::create(path);
        }
        let seen = FileStamp::at(path)?;
        self.check(path)?;
        AtomicFile::create_over(path, seen)
    }

    /// Checks that a file may be overwritten, without doing so. Where no file with contents is, it always
    /// may; writing may still fail.
    ///
    /// # Errors
    /// If something would be lost without consent, or the file cannot be read.
    pub fn check(&self, path: &Path) -> Result<(), WriteError> {
        let is_file = fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() > 0);
        if self.consent == OverwriteConsent::All || !is_file {
            return Ok(());
        }
        if let Some(last_known) = self.last_known {
            let mut bytes = Vec::new();
            open_regular(path)?.take(SIZE_LIMIT + 1).read_to_end(&mut bytes)?;
            let is_unchanged = decode(bytes).is_ok_and(|text| Fingerprint::from_text(&text) == last_known);
            return if is_unchanged { Ok(()) } else { Err(OverwriteRefusal::Changed.into()) };
        }
        let refusal = match (self.loss)(open_regular(path)?)? {
            None => return Ok(()),
            Some(OverwriteLoss::Games(1) | OverwriteLoss::Unreadable)
                if self.consent == OverwriteConsent::OneGame =>
            {
                return Ok(());
            }
            Some(OverwriteLoss::OtherKind) => OverwriteRefusal::OtherKind,
            Some(OverwriteLoss::Games(games)) => OverwriteRefusal::Games(games),
            Some(OverwriteLoss::Unreadable) => OverwriteRefusal::Unreadable,
        };
        Err(refusal.into())
    }
}

/// Checks whether an existing file is of the expected kind by its first bytes, one of these beginnings.
/// Returns what overwriting it would lose if it is not.
///
/// # Errors
/// If it cannot be read.
pub fn loss_unless_starts_with(beginnings: &[&[u8]], file: File) -> io::Result<Option<OverwriteLoss>> {
    loss_unless_kind(|start| beginnings.iter().any(|beginning| start.starts_with(beginning)), file)
}

/// Checks whether an existing file is of the expected kind with this test of its first bytes. Returns what
/// overwriting it would lose if it is not.
///
/// # Errors
/// If it cannot be read.
pub fn loss_unless_kind(
    is_kind: impl FnOnce(&[u8]) -> bool,
    file: File,
) -> io::Result<Option<OverwriteLoss>> {
    let mut start = Vec::new();
    file.take(KIND_BYTES).read_to_end(&mut start)?;
    Ok((!is_kind(&start)).then_some(OverwriteLoss::OtherKind))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::*;

    /// What replacing a file with this text would lose, by its first word.
    fn loss(mut file: File) -> io::Result<Option<OverwriteLoss>> {
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        Ok(match text.as_str() {
            "nothing" => None,
            "one" => Some(OverwriteLoss::Games(1)),
            "two" => Some(OverwriteLoss::Games(2)),
            "unreadable" => Some(OverwriteLoss::Unreadable),
            _ => Some(OverwriteLoss::OtherKind),
        })
    }

    /// Returns why the policy refuses to replace a file with this text.
    fn refusal(
        text: &str,
        consent: OverwriteConsent,
        last_known: Option<Fingerprint>,
    ) -> Option<OverwriteRefusal> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, text).unwrap();
        let written = OverwritePolicy { consent, last_known, loss: &loss }.write(&path, b"new");
        let now = fs::read_to_string(&path).unwrap();
        match written {
            Ok(()) => {
                assert_eq!(now, "new");
                None
            }
            Err(WriteError::Refused(refusal)) => {
                assert_eq!(now, text);
                Some(refusal)
            }
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn nothing_is_lost_without_consent() {
        use OverwriteConsent::{All, Nothing, OneGame};
        for (text, alone, one_game) in [
            ("", None, None),
            ("nothing", None, None),
            ("one", Some(OverwriteRefusal::Games(1)), None),
            ("unreadable", Some(OverwriteRefusal::Unreadable), None),
            ("two", Some(OverwriteRefusal::Games(2)), Some(OverwriteRefusal::Games(2))),
            ("other", Some(OverwriteRefusal::OtherKind), Some(OverwriteRefusal::OtherKind)),
        ] {
            assert_eq!(refusal(text, Nothing, None), alone, "{text}");
            assert_eq!(refusal(text, OneGame, None), one_game, "{text}");
            assert_eq!(refusal(text, All, None), None, "{text}");
        }
    }

    #[test]
    fn exactly_the_contents_that_are_known_are_replaced() {
        let known = Some(Fingerprint::from_text("two"));
        for consent in [OverwriteConsent::Nothing, OverwriteConsent::OneGame] {
            assert_eq!(refusal("two", consent, known), None);
            assert_eq!(refusal("nothing", consent, known), Some(OverwriteRefusal::Changed));
        }
        assert_eq!(refusal("nothing", OverwriteConsent::All, known), None);
    }

    #[test]
    fn the_kind_of_a_file_shows_in_its_first_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, "GIF89a").unwrap();
        let lost =
            |beginnings: &[&[u8]]| loss_unless_starts_with(beginnings, File::open(&path).unwrap()).unwrap();
        assert_eq!(lost(&[b"RIFF", b"GIF8"]), None);
        assert_eq!(lost(&[b"RIFF"]), Some(OverwriteLoss::OtherKind));
        assert_eq!(lost(&[b"GIF89a and more"]), Some(OverwriteLoss::OtherKind));
    }
}
