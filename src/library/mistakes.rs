//! The player's mistakes, and when they are practised.

use std::path::PathBuf;

use jiff::civil::Date;
use toml_edit::{DocumentMut, Item, Table, TableLike, Value};

use super::{FileError, document};

/// The largest file that is read as the list of mistakes, in bytes.
const SIZE_LIMIT: u64 = 1 << 20;

/// Comment at the beginning of a new file.
const HEADING: &str =
    "# Your mistakes in games of Abande and Anda, as puzzles, and when they are practised.\n";

/// One of the player's mistakes, as the file has it.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeRecord {
    /// The puzzle that was made of it, on one line.
    pub puzzle: String,
    /// The day from which on it is to be practised.
    pub due: Date,
    /// The day on which it was practised last; none if it never was.
    pub practised: Option<Date>,
    /// How well the player remembers it: stability in days and difficulty from 1 to 10, as FSRS defines them. None if
    /// it never was practised.
    pub memory: Option<(f64, f64)>,
}

/// A change of the file.
#[derive(Clone, Debug, PartialEq)]
pub enum MistakeChange {
    /// The mistake with this id is new, or was practised.
    Keep(String, MistakeRecord),
    /// The mistake with this id is learnt, or makes room for others.
    Forget(String),
}

/// The file with the player's mistakes. Another copy of the program may write it, too: each change is made in what the
/// file has at that moment. What this version does not know stays.
#[derive(Clone, Debug)]
pub struct MistakesFile {
    path: PathBuf,
}

impl MistakesFile {
    /// The file at this path, which need not be there.
    pub const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Reads the mistakes, each with its id. What cannot be read is left out.
    pub fn read(&self) -> Vec<(String, MistakeRecord)> {
        let document = document::read(&self.path, SIZE_LIMIT).ok().flatten();
        let read = |(id, item): (&str, &Item)| Some((id.to_owned(), read_record(item.as_table_like()?)?));
        document.iter().flat_map(|document| document.iter().filter_map(read).collect::<Vec<_>>()).collect()
    }

    /// Makes changes in the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn apply(&self, changes: &[MistakeChange]) -> Result<(), FileError> {
        let mut document = document::read_or_begin(&self.path, SIZE_LIMIT, HEADING)?;
        for change in changes {
            match change {
                MistakeChange::Keep(id, record) => write_record(&mut document, id, record),
                MistakeChange::Forget(id) => drop(document.remove(id)),
            }
        }
        document::write(&self.path, &document, SIZE_LIMIT)
    }
}

fn read_record(table: &dyn TableLike) -> Option<MistakeRecord> {
    let text = |field: &str| table.get(field).and_then(Item::as_str);
    let date = |field: &str| text(field).and_then(|text| text.parse::<Date>().ok());
    let number = |field: &str| table.get(field).and_then(Item::as_value).and_then(document::number);
    let memory = number("stability").zip(number("difficulty"));
    Some(MistakeRecord {
        puzzle: text("puzzle")?.to_owned(),
        due: date("due")?,
        practised: date("practised"),
        memory: memory
            .filter(|(stability, difficulty)| *stability > 0.0 && (1.0..=10.0).contains(difficulty)),
    })
}

fn write_record(document: &mut DocumentMut, id: &str, record: &MistakeRecord) {
    if !document.get(id).is_some_and(Item::is_table_like) {
        document.insert(id, Item::Table(Table::new()));
    }
    let Some(table) = document.get_mut(id).and_then(Item::as_table_like_mut) else { return };
    let practised = record.practised.map(|practised| practised.to_string().into());
    let fields: [(&str, Option<Value>); 5] = [
        ("puzzle", Some(record.puzzle.as_str().into())),
        ("due", Some(record.due.to_string().into())),
        ("practised", practised),
        ("stability", record.memory.map(|(stability, _)| stability.into())),
        ("difficulty", record.memory.map(|(_, difficulty)| difficulty.into())),
    ];
    for (field, value) in fields {
        match value {
            Some(value) => drop(table.insert(field, Item::Value(value))),
            None => drop(table.remove(field)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use jiff::civil::date;

    use super::*;

    fn record(puzzle: &str) -> MistakeRecord {
        MistakeRecord { puzzle: puzzle.to_owned(), due: date(2026, 11, 26), practised: None, memory: None }
    }

    #[test]
    fn mistakes_are_read_as_they_were_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = MistakesFile::new(folder.path().join("new").join("mistakes.toml"));
        assert_eq!(file.read(), []);
        let practised = MistakeRecord {
            practised: Some(date(2026, 11, 26)),
            memory: Some((2.5, 5.25)),
            ..record("hex | improve d4")
        };
        let keep = |id: &str, record: &MistakeRecord| MistakeChange::Keep(id.to_owned(), record.clone());
        file.apply(&[keep("hex-a", &record("one")), keep("hex-b", &practised)]).unwrap();
        // Another copy of the program.
        let other = MistakesFile { path: file.path.clone() };
        other.apply(&[keep("anda-4-c", &record("three"))]).unwrap();
        let ids = |file: &MistakesFile| file.read().into_iter().map(|(id, _)| id).collect::<Vec<_>>();
        assert_eq!(ids(&file), ["hex-a", "hex-b", "anda-4-c"]);
        assert_eq!(file.read().get(1).map(|(_, record)| record), Some(&practised));
        file.apply(&[MistakeChange::Forget("hex-a".to_owned()), keep("hex-b", &record("two"))]).unwrap();
        assert_eq!(ids(&file), ["hex-b", "anda-4-c"]);
        assert_eq!(file.read().first().map(|(_, read)| read), Some(&record("two")));
    }

    #[test]
    fn what_cannot_be_read_is_left_out_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mistakes.toml");
        let text = "later = 3\n[hex-a]\npuzzle = \"one\"\ndue = \"soon\"\n\
                    [hex-b]\npuzzle = \"two\"\ndue = \"2026-11-26\"\nstability = -1\ndifficulty = 3\nmine = true\n";
        fs::write(&path, text).unwrap();
        let file = MistakesFile::new(path.clone());
        assert_eq!(file.read(), [("hex-b".to_owned(), record("two"))]);
        file.apply(&[MistakeChange::Keep("hex-b".to_owned(), record("three"))]).unwrap();
        let written = fs::read_to_string(path).unwrap();
        for kept in ["later = 3", "due = \"soon\"", "mine = true", "\"three\""] {
            assert!(written.contains(kept), "{written}");
        }
    }
}
