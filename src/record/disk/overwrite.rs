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

/// What its owner has agreed to lose of the file that is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OverwriteConsent {
    /// Nothing.
    #[default]
    Nothing,
    /// One game: the player was asked, in a dialog that knows only the file's name, whether it may be replaced.
    OneGame,
    /// All of it.
    All,
}

/// What a file held when it was read or written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(pub(in crate::record) u64);

impl Fingerprint {
    /// The print of a file with this text, in whatever encoding.
    pub fn from_text(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// What would be lost of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverwriteLoss {
    /// All of something that is no file of the kind that is written.
    OtherKind,
    /// Something in a file with so many games or puzzles.
    Games(usize),
    /// A part of its only game that cannot be read.
    Unreadable,
}

/// On which terms a file may be replaced.
#[derive(Clone, Copy)]
pub struct OverwritePolicy<'a> {
    /// What its owner gives up.
    pub consent: OverwriteConsent,
    /// What it held when it was read or written last, if it is the very file that is being worked on. All of that may be
    /// replaced, and nothing else.
    pub own: Option<Fingerprint>,
    /// What would be lost of it.
    pub loss: &'a dyn Fn(File) -> io::Result<Option<OverwriteLoss>>,
}

impl OverwritePolicy<'_> {
    /// Replaces a file, as [`write_file`](super::write_file) does.
    ///
    /// # Errors
    /// If something would be lost that nobody has given up, or the file cannot be written; it is then as it was.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
        let mut part = self.create(path)?;
        part.write_all(bytes)?;
        part.commit()
    }

    /// Begins a file that replaces the one that is there now, and none that comes later, unless its owner gives up all.
    ///
    /// # Errors
    /// If something would be lost that nobody has given up, or a file could not be put there.
    pub fn create(&self, path: &Path) -> Result<AtomicFile, WriteError> {
        if self.consent == OverwriteConsent::All {
            return AtomicFile::create(path);
        }
        let seen = FileStamp::at(path)?;
        self.check(path)?;
        AtomicFile::create_over(path, seen)
    }

    /// Whether a file may be replaced. What is no file, or cannot be read, is left to the writing.
    ///
    /// # Errors
    /// If something would be lost that nobody has given up.
    pub fn check(&self, path: &Path) -> Result<(), WriteError> {
        let is_file = fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() > 0);
        if self.consent == OverwriteConsent::All || !is_file {
            return Ok(());
        }
        if let Some(own) = self.own {
            let mut bytes = Vec::new();
            open_regular(path)?.take(SIZE_LIMIT + 1).read_to_end(&mut bytes)?;
            let is_same = decode(bytes).is_ok_and(|text| Fingerprint::from_text(&text) == own);
            return if is_same { Ok(()) } else { Err(OverwriteRefusal::Changed.into()) };
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

/// What would be lost of a file that is no file of a kind, known by how such files begin.
///
/// # Errors
/// If it cannot be read.
pub fn starts_as(beginnings: &[&[u8]], file: File) -> io::Result<Option<OverwriteLoss>> {
    starts_so(|start| beginnings.iter().any(|beginning| start.starts_with(beginning)), file)
}

/// How much of a file shows its kind.
const START: u64 = 64 << 10;

/// What would be lost of a file that is no file of a kind, known by its first bytes.
///
/// # Errors
/// If it cannot be read.
pub fn starts_so(is_kind: impl FnOnce(&[u8]) -> bool, file: File) -> io::Result<Option<OverwriteLoss>> {
    let mut start = Vec::new();
    file.take(START).read_to_end(&mut start)?;
    Ok((!is_kind(&start)).then_some(OverwriteLoss::OtherKind))
}
