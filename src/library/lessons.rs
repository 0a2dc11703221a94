//! Which lessons the player has finished.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use toml_edit::{Array, DocumentMut, Item, Value};

use super::{FileError, document};

/// The largest file that is read as the list of finished lessons, in bytes.
const SIZE_LIMIT: u64 = 64 << 10;

/// Comment at the beginning of a new file.
const HEADING: &str = "# The lessons that you have finished in Abande.\n";

/// Which lessons the player has finished, by their ids, as a file in the library remembers it. Ids that this version
/// does not know stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonsDone {
    path: PathBuf,
    done: BTreeSet<String>,
    offered: bool,
}

impl LessonsDone {
    /// Reads which lessons are done from the file at this path. What is missing or cannot be read counts as nothing
    /// done.
    pub fn open(path: PathBuf) -> Self {
        let mut read = Self { path, done: BTreeSet::new(), offered: false };
        if let Ok(Some(document)) = document::read(&read.path, SIZE_LIMIT) {
            read.merge(&document);
        }
        read
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the lesson with this id is done.
    pub fn has(&self, id: &str) -> bool {
        self.done.contains(id)
    }

    /// How many lessons are done, those included that this version does not know.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Whether no lesson is done.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// Whether the first lesson was offered and accepted or declined: it is not offered again.
    pub const fn was_offered(&self) -> bool {
        self.offered
    }

    /// Remembers that the lesson with this id is done, and writes the file.
    ///
    /// # Errors
    /// If the file cannot be written; it is remembered until the program ends.
    pub fn add(&mut self, id: &str) -> Result<(), FileError> {
        if self.done.insert(id.to_owned()) { self.save() } else { Ok(()) }
    }

    /// Remembers that the first lesson was offered, and writes the file.
    ///
    /// # Errors
    /// If the file cannot be written; it is remembered until the program ends.
    pub fn set_offered(&mut self) -> Result<(), FileError> {
        if self.offered {
            return Ok(());
        }
        self.offered = true;
        self.save()
    }

    /// Adds what the file says is done.
    fn merge(&mut self, document: &DocumentMut) {
        let done = document.get("done").and_then(Item::as_array);
        let ids = done.into_iter().flatten().filter_map(Value::as_str);
        self.done.extend(ids.map(str::to_owned));
        self.offered |= document.get("offered").and_then(Item::as_bool).unwrap_or(false);
    }

    /// Writes what is done, together with what another copy of the program has written in the meantime.
    fn save(&mut self) -> Result<(), FileError> {
        let mut document = document::read_or_begin(&self.path, SIZE_LIMIT, HEADING)?;
        self.merge(&document);
        let done: Array = self.done.iter().map(String::as_str).collect();
        document.insert("done", Item::Value(Value::Array(done)));
        if self.offered {
            document.insert("offered", Item::Value(true.into()));
        }
        document::write(&self.path, &document, SIZE_LIMIT)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use super::*;

    #[test]
    fn what_is_done_stays_done() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("lessons.toml");
        let mut done = LessonsDone::open(path.clone());
        assert!(done.is_empty() && !path.exists());
        done.add("entering").unwrap();
        done.add("entering").unwrap();
        // Another copy of the program finishes another one.
        LessonsDone::open(path.clone()).add("band").unwrap();
        done.set_offered().unwrap();
        let read = LessonsDone::open(path);
        assert!(read.has("entering") && read.has("band") && !read.has("capturing"));
        assert!(read.was_offered());
        assert_eq!(read.len(), 2);
        assert_eq!(done, read, "what the other copy did is known after saving");
    }

    #[test]
    fn what_is_not_known_stays_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lessons.toml");
        fs::write(&path, "# mine\nlater = 3\ndone = [\"of-a-later-version\", 7]\n").unwrap();
        LessonsDone::open(path.clone()).add("band").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("# mine\nlater = 3\n"), "{text}");
        assert!(LessonsDone::open(path).has("of-a-later-version"));
    }

    #[test]
    fn a_file_that_is_something_else_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lessons.toml");
        fs::write(&path, b"\xff = [").unwrap();
        let mut done = LessonsDone::open(path.clone());
        assert!(done.is_empty());
        done.add("band").unwrap();
        assert!(LessonsDone::open(path).has("band"));
        assert_eq!(fs::read(folder.path().join("lessons.toml.corrupt")).unwrap(), b"\xff = [");
    }

    #[test]
    fn what_cannot_be_written_is_told_and_remembered() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let mut done = LessonsDone::open(folder.path().join("file").join("lessons.toml"));
        assert!(done.add("band").is_err());
        assert!(done.has("band"));
    }
}
