//! The preferences file. Errors in it are reported and left in place; comments and unknown keys are kept.

use std::fmt;
use std::path::{Path, PathBuf};

use toml_edit::{Document, DocumentMut, Item, Table, Value};

use super::super::save_status::Reported;
use super::super::{FileError, Progress, short};
use super::Preferences;
use super::fields::{Visitor, visit};
use super::value::{Expected, Setting};
use crate::record::decode;
use crate::record::disk::{self, Backups};

/// The largest file that is read as preferences, in bytes.
const SIZE_LIMIT: u64 = 256 << 10;

/// Comment at the beginning of a new file.
const HEADING: &str = "# What you chose in Abande. docs/library.md explains every key; keys that are missing have\n\
                       # their usual values. You may change this file while the program does not run.\n\n";

/// An error in the preferences file, of which the player is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Complaint {
    /// A value is not what it should be. The usual one is used; the file stays as it is.
    Value {
        /// The key with its table: `window.size`.
        key: String,
        /// The line in the file, from 1.
        line: usize,
        /// What should stand there.
        expected: Expected,
    },
    /// The file is not TOML. Usual values are used; it is renamed to `NAME.corrupt` when something is to be saved.
    Syntax {
        /// The line in the file, from 1.
        line: usize,
        /// What kind of fault it is.
        kind: SyntaxKind,
        /// What is wrong there, in English.
        message: String,
    },
    /// The file cannot be read.
    File(FileError),
}

/// What kind of syntax error makes a preferences file unreadable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxKind {
    /// A key or a table is there twice.
    Twice,
    /// Binary data.
    NotText,
    /// Anything else.
    Other,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value { key, line, expected } => write!(f, "line {line}: {key} should be {expected}"),
            Self::Syntax { line, message, .. } => write!(f, "line {line}: {message}"),
            Self::File(error) => error.fmt(f),
        }
    }
}

/// The file that preferences were read from and are saved to, with what it said when it was read.
#[derive(Clone, Debug)]
pub struct PreferencesFile {
    path: PathBuf,
    /// What the file says, as far as it was understood.
    saved: Preferences,
    reported: Reported,
}

impl PreferencesFile {
    /// Reads the preferences file. Returns it, the preferences, and all errors in it; what is missing or wrong has
    /// its usual value.
    pub fn open(path: PathBuf) -> (Self, Preferences, Vec<Complaint>) {
        let (preferences, complaints) = match read_text(&path) {
            Ok(Some(text)) => Preferences::parse(&text),
            Ok(None) => (Preferences::default(), Vec::new()),
            Err(complaint) => (Preferences::default(), vec![complaint]),
        };
        (Self { path, saved: preferences.clone(), reported: Reported::default() }, preferences, complaints)
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the settings that have changed since the last time into the file. Everything else in the file stays,
    /// also what another copy of the program has written there in the meantime. After a failure every call tries
    /// again.
    pub fn save(&mut self, now: &Preferences) -> Progress {
        // What could not be saved and is no longer wanted is no trouble either.
        let done = if self.saved == *now { Ok(()) } else { self.write(now) };
        if done.is_ok() {
            self.saved = now.clone();
        }
        self.reported.after(done)
    }

    fn write(&self, now: &Preferences) -> Result<(), FileError> {
        let mut document = match read_text(&self.path) {
            Ok(Some(text)) => match text.parse::<DocumentMut>() {
                Ok(document) => document,
                Err(_) => self.begin_anew()?,
            },
            Ok(None) => new_document(),
            Err(Complaint::File(error)) => return Err(error),
            Err(_) => self.begin_anew()?,
        };
        let before = collected(&self.saved);
        for (setting, was) in collected(now).into_iter().zip(before) {
            if setting.value.as_ref().map(Value::to_string) != was.value.as_ref().map(Value::to_string) {
                put(&mut document, setting);
            }
        }
        let text = document.to_string();
        FileError::check_size(&self.path, text.len(), SIZE_LIMIT)?;
        disk::write_with_backups(&self.path, text.as_bytes(), Backups::Two)
    }

    /// Renames a file that cannot be understood, and returns an empty document in its place.
    fn begin_anew(&self) -> Result<DocumentMut, FileError> {
        disk::set_aside(&self.path)?;
        Ok(new_document())
    }
}

impl Preferences {
    /// Lists the settings that differ from the defaults, for bug reports, as the file has them: `panels.scale = 150`.
    /// Files and folders of the player are left out.
    pub fn unusual(&self) -> Vec<String> {
        let usual = collected(&Self::default());
        let changed = collected(self).into_iter().zip(usual).filter_map(|(setting, usual)| {
            let value = setting.value.as_ref().map(Value::to_string)?;
            let is_usual = usual.value.as_ref().map(Value::to_string).as_ref() == Some(&value);
            (!is_usual && setting.table != "files")
                .then(|| format!("{}.{} = {value}", setting.table, setting.key))
        });
        changed.collect()
    }

    /// Reads preferences from the text of a file. Returns them, and all errors in the text in the order of lines;
    /// what is missing or wrong has its usual value.
    pub fn parse(text: &str) -> (Self, Vec<Complaint>) {
        let mut preferences = Self::default();
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err(error) => {
                let line = line_of(text, error.span().map_or(0, |span| span.start));
                let message = short(error.message());
                // The reader has no other sign.
                let twice = message.contains("duplicate");
                let kind = if twice { SyntaxKind::Twice } else { SyntaxKind::Other };
                return (preferences, vec![Complaint::Syntax { line, kind, message }]);
            }
        };
        let mut reader = Reader { text, table: document.as_table(), complaints: Vec::new() };
        visit(&mut preferences, &mut reader);
        let mut complaints = reader.complaints;
        // In the order of the file, so that the player reads of the first fault first.
        complaints.sort_by_key(|&(line, _)| line);
        (preferences, complaints.into_iter().map(|(_, complaint)| complaint).collect())
    }
}

fn read_text(path: &Path) -> Result<Option<String>, Complaint> {
    let Some(bytes) = disk::read_limited(path, SIZE_LIMIT).map_err(Complaint::File)? else { return Ok(None) };
    let lines = |end: usize| 1 + bytes.iter().take(end).filter(|&&byte| byte == b'\n').count();
    decode(bytes.clone()).map(Some).map_err(|offset| {
        let (line, kind) = (lines(offset), SyntaxKind::NotText);
        Complaint::Syntax { line, kind, message: "this is not UTF-8 text".to_owned() }
    })
}

/// The line, from 1, in which a byte offset lies.
fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// Visitor that sets every setting to what the file says, and notes what is wrong there.
struct Reader<'a> {
    text: &'a str,
    table: &'a Table,
    /// With the line of each.
    complaints: Vec<(usize, Complaint)>,
}

impl Reader<'_> {
    fn complain(&mut self, key: String, item: &Item, expected: Expected) {
        let line = line_of(self.text, item.span().map_or(0, |span| span.start));
        let complaint = (line, Complaint::Value { key, line, expected });
        if !self.complaints.contains(&complaint) {
            self.complaints.push(complaint);
        }
    }
}

impl Visitor for Reader<'_> {
    fn setting<T: Setting>(
        &mut self,
        table: &'static str,
        key: &'static str,
        value: &mut T,
        expected: Expected,
    ) {
        let Some(item) = self.table.get(table) else { return };
        let Some(found) = item.as_table_like() else {
            return self.complain(table.to_owned(), item, Expected::Table);
        };
        let Some(item) = found.get(key) else { return };
        match T::read(item, &expected) {
            Some(read) => *value = read,
            None => self.complain(format!("{table}.{key}"), item, expected),
        }
    }
}

/// A setting as the file has it.
struct Collected {
    table: &'static str,
    key: &'static str,
    value: Option<Value>,
}

/// Visitor that lists every setting as the file has it.
struct Collector(Vec<Collected>);

impl Visitor for Collector {
    fn setting<T: Setting>(&mut self, table: &'static str, key: &'static str, value: &mut T, _: Expected) {
        self.0.push(Collected { table, key, value: value.write() });
    }
}

/// All settings, always in the same order.
fn collected(preferences: &Preferences) -> Vec<Collected> {
    let mut collector = Collector(Vec::new());
    visit(&mut preferences.clone(), &mut collector);
    collector.0
}

fn new_document() -> DocumentMut {
    let mut document = DocumentMut::new();
    document.decor_mut().set_prefix(HEADING);
    document
}

/// Puts a setting in its place. The comments around it stay.
fn put(document: &mut DocumentMut, setting: Collected) {
    let Collected { table, key, value } = setting;
    let item = document.entry(table).or_insert_with(|| Item::Table(Table::new()));
    if !item.is_table_like() {
        *item = Item::Table(Table::new());
    }
    let Some(found) = item.as_table_like_mut() else { return };
    match value {
        None => {
            found.remove(key);
        }
        Some(mut value) => match found.get_mut(key).and_then(Item::as_value_mut) {
            Some(old) => {
                *value.decor_mut() = old.decor().clone();
                *old = value;
            }
            None => {
                found.insert(key, Item::Value(value));
            }
        },
    }
}
