//! Reads a journal, or as much of it as is whole.

use std::fmt;

use jiff::Timestamp;
use thiserror::Error;

use crate::play::Match;
use crate::record::Header;

use super::codec::{self, LineError};
use super::line::{self, Checksum, Line};
use crate::library::short;

/// What a journal says: the match and its header up to the first line that is damaged, and where that is.
#[derive(Clone, Debug)]
pub(crate) struct ReplayedJournal {
    pub game: Match,
    pub header: Header,
    pub begun: Timestamp,
    /// First line that could not be used.
    pub damage: Option<Damage>,
    /// Number of bytes that are whole and legal.
    pub(super) legal: usize,
    pub(super) check: Checksum,
}

/// Which line of a journal cannot be used, and why. The lines before it are whole and legal; those after it are not
/// used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first bad line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: DamageKind,
}

/// Why a line of a journal cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// It is the last one and was not written to its end: the program was stopped in the middle.
    Torn,
    /// Its check is wrong.
    Check,
    /// It is as it was written, and cannot be followed.
    Line(Box<LineError>),
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            DamageKind::Torn => f.write_str("it is incomplete"),
            DamageKind::Check => f.write_str("it is damaged"),
            DamageKind::Line(error) => error.fmt(f),
        }
    }
}

/// Why nothing of a journal can be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JournalError {
    /// It holds nothing, or nothing whole: the program was stopped while it wrote the first line.
    #[error("the journal is empty")]
    Empty,
    /// The first line is damaged.
    #[error("the journal's first line is damaged")]
    Damaged,
    /// The first line is whole and cannot be followed.
    #[error(transparent)]
    Line(Box<LineError>),
}

/// Replays a journal from its bytes, up to the first line that is damaged.
///
/// # Errors
/// If not even the first line can be used.
pub(crate) fn read(bytes: &[u8]) -> Result<ReplayedJournal, JournalError> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let Some(first) = lines.next() else { return Err(JournalError::Empty) };
    let Some(whole) = first.strip_suffix(b"\n") else {
        return Err(if lines.next().is_none() { JournalError::Empty } else { JournalError::Damaged });
    };
    let (json, check) = line::checked(whole, Checksum::default()).ok_or(JournalError::Damaged)?;
    let of_line = |error: LineError| JournalError::Line(Box::new(error));
    let (game, header, begun) = match parse(json) {
        Ok(Line::Journal(first)) => codec::read_first(first).map_err(of_line)?,
        Ok(_) => return Err(of_line(LineError::Order)),
        Err(error) => return Err(of_line(newer(json).unwrap_or(error))),
    };
    let mut replayed = ReplayedJournal { game, header, begun, damage: None, legal: first.len(), check };
    for (index, line) in lines.enumerate() {
        if let Err(kind) = replayed.follow(line) {
            replayed.damage = Some(Damage { line: index + 2, kind });
            break;
        }
    }
    Ok(replayed)
}

fn parse(json: &[u8]) -> Result<Line, LineError> {
    serde_json::from_slice(json).map_err(|error| LineError::Json(short(&error.to_string())))
}

/// The error for a first line of a later version of the format; none if the line does not say that it is one.
fn newer(json: &[u8]) -> Option<LineError> {
    let value: serde_json::Value = serde_json::from_slice(json).ok()?;
    let version = u32::try_from(value.get("journal")?.get("version")?.as_u64()?).ok()?;
    (version > line::VERSION).then_some(LineError::Newer(version))
}

impl ReplayedJournal {
    /// Checks the next line of the journal against its checksum, and applies it.
    fn follow(&mut self, line: &[u8]) -> Result<(), DamageKind> {
        let whole = line.strip_suffix(b"\n").ok_or(DamageKind::Torn)?;
        let (json, check) = line::checked(whole, self.check).ok_or(DamageKind::Check)?;
        let applied = parse(json).and_then(|line| self.apply(line));
        applied.map_err(|error| DamageKind::Line(Box::new(error)))?;
        self.legal += line.len();
        self.check = check;
        Ok(())
    }

    /// Applies a line to the match or to its header.
    fn apply(&mut self, line: Line) -> Result<(), LineError> {
        match line {
            Line::Journal(_) => return Err(LineError::Order),
            Line::Header(header) => {
                self.header = codec::read_header(header)?;
                self.game.add_help(self.header.help());
            }
            Line::Tree(tree) => self.game = codec::read_tree(tree, &self.game)?,
            change => {
                if let Some(change) = codec::read_change(change, self.game.start())? {
                    self.game.apply(change)?;
                }
            }
        }
        Ok(())
    }
}
