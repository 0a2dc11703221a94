//! What the player has done with the puzzles.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use toml_edit::{Array, DocumentMut, Item, Table, Value};

use super::{FileError, document};

/// The largest file that is read as the list of puzzles, in bytes.
const SIZE_LIMIT: u64 = 1 << 20;

/// The deviation (uncertainty) of a rating for which the file has none, in rating points: that of a new player.
const UNSURE: f64 = 350.0;

/// Comment at the beginning of a new file.
const HEADING: &str = "# What you have done with the puzzles of Abande and Anda.\n";

/// What the player has achieved with the puzzles of one game: rating, streaks, and which were solved or failed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleRecord {
    /// How well the player solves puzzles, and how uncertain that is; none before the first one.
    pub rating: Option<(f64, f64)>,
    /// How much the player’s results vary; none before the first one, and in files of older versions.
    pub volatility: Option<f64>,
    /// How many were solved in a row.
    pub streak: u32,
    /// The most that ever were.
    pub best_streak: u32,
    /// The names of those that were solved.
    pub solved: BTreeSet<String>,
    /// The names of those that were tried in vain, and not solved since.
    pub failed: BTreeSet<String>,
    /// The most that were solved in a rush, against the clock.
    pub best_rush: u32,
    /// The most that were solved in a run without a wrong move.
    pub best_run: u32,
}

/// Kind of best score in a [`PuzzleRecord`]: in rushes against the clock, or in runs up to the first mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleBest {
    /// Puzzles solved in a rush, against the clock.
    Rush,
    /// Puzzles solved in a run without a wrong move.
    Run,
}

impl PuzzleRecord {
    /// Adds that the player solved the puzzle with this id, or failed at it, and sets the rating that followed, with
    /// its deviation and volatility. A puzzle without a rating changes neither rating nor streak.
    pub fn note(&mut self, id: &str, solved: bool, rating: Option<[f64; 3]>) {
        if let Some([value, deviation, volatility]) = rating {
            self.rating = Some((value, deviation));
            self.volatility = Some(volatility);
            self.streak = if solved { self.streak.saturating_add(1) } else { 0 };
            self.best_streak = self.best_streak.max(self.streak);
        }
        if solved {
            self.failed.remove(id);
            self.solved.insert(id.to_owned());
        } else if !self.solved.contains(id) {
            self.failed.insert(id.to_owned());
        }
    }

    /// The best result of a kind; 0 before the first one.
    pub const fn best(&self, of: PuzzleBest) -> u32 {
        match of {
            PuzzleBest::Rush => self.best_rush,
            PuzzleBest::Run => self.best_run,
        }
    }

    /// Adds a result, which is kept if it is the best of its kind.
    pub fn note_score(&mut self, of: PuzzleBest, score: u32) {
        let best = match of {
            PuzzleBest::Rush => &mut self.best_rush,
            PuzzleBest::Run => &mut self.best_run,
        };
        *best = score.max(*best);
    }
}

/// What the player has achieved with the puzzles of each game, as a file in the library remembers it. Names that this
/// version does not know stay.
///
/// By default there is no file, and all is forgotten when the program ends.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzlesDone {
    path: Option<PathBuf>,
    games: BTreeMap<String, PuzzleRecord>,
}

impl PuzzlesDone {
    /// Reads what was achieved from the file at this path. What is missing or cannot be read counts as nothing done.
    pub fn open(path: PathBuf) -> Self {
        let document = document::read(&path, SIZE_LIMIT);
        let mut read = Self { path: Some(path), games: BTreeMap::new() };
        if let Ok(Some(document)) = document {
            read.merge(&document);
        }
        read
    }

    /// Where the file is; none if nothing is written.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// What the player has achieved with the puzzles of a game, by the game's name, such as Abande.
    pub fn of(&self, game: &str) -> PuzzleRecord {
        self.games.get(&key(game)).cloned().unwrap_or_default()
    }

    /// Remembers that a puzzle of a game was solved or failed, and the rating that followed with its deviation and
    /// volatility, and writes the file.
    ///
    /// # Errors
    /// If the file cannot be written; it is remembered until the program ends.
    pub fn add(
        &mut self,
        game: &str,
        id: &str,
        solved: bool,
        rating: Option<[f64; 3]>,
    ) -> Result<(), FileError> {
        self.games.entry(key(game)).or_default().note(id, solved, rating);
        self.save()
    }

    /// Remembers a result in a game if it is the best of its kind, and writes the file.
    ///
    /// # Errors
    /// If the file cannot be written; it is remembered until the program ends.
    pub fn add_score(&mut self, game: &str, of: PuzzleBest, score: u32) -> Result<(), FileError> {
        self.games.entry(key(game)).or_default().note_score(of, score);
        self.save()
    }

    /// Adds what the file has: its lists, and of the rest what is not known yet.
    fn merge(&mut self, document: &DocumentMut) {
        for (game, table) in document.iter().filter_map(|(game, item)| Some((game, item.as_table_like()?))) {
            let record = self.games.entry(game.to_owned()).or_default();
            let names = |field: &str| {
                let names = table.get(field).and_then(Item::as_array);
                names.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
            };
            let number = |field: &str| table.get(field).and_then(Item::as_value).and_then(document::number);
            let count = |field: &str| {
                table.get(field).and_then(Item::as_value).and_then(document::whole)?.try_into().ok()
            };
            if record.rating.is_none() {
                let deviation = number("deviation").filter(|&deviation| deviation > 0.0);
                record.rating = number("rating").map(|rating| (rating, deviation.unwrap_or(UNSURE)));
                record.volatility = number("volatility").filter(|&volatility| volatility > 0.0);
                record.streak = count("streak").unwrap_or(0);
            }
            record.best_streak = record.best_streak.max(count("best-streak").unwrap_or(0)).max(record.streak);
            record.note_score(PuzzleBest::Rush, count("best-rush").unwrap_or(0));
            record.note_score(PuzzleBest::Run, count("best-run").unwrap_or(0));
            record.solved.extend(names("solved"));
            record.failed.extend(names("failed"));
            let solved = &record.solved;
            record.failed.retain(|id| !solved.contains(id));
        }
    }

    /// Writes what is done, together with what another copy of the program has written in the meantime.
    fn save(&mut self) -> Result<(), FileError> {
        let Some(path) = self.path.clone() else { return Ok(()) };
        let mut document = document::read_or_begin(&path, SIZE_LIMIT, HEADING)?;
        self.merge(&document);
        for (game, record) in &self.games {
            if !document.get(game).is_some_and(Item::is_table_like) {
                document.insert(game, Item::Table(Table::new()));
            }
            let Some(table) = document.get_mut(game).and_then(Item::as_table_like_mut) else { continue };
            let names = |names: &BTreeSet<String>| -> Value {
                Value::Array(names.iter().map(String::as_str).collect::<Array>())
            };
            let mut set = |field: &str, value: Value| {
                table.insert(field, Item::Value(value));
            };
            if let Some((rating, deviation)) = record.rating {
                set("rating", rating.into());
                set("deviation", deviation.into());
            }
            if let Some(volatility) = record.volatility {
                set("volatility", volatility.into());
            }
            set("streak", i64::from(record.streak).into());
            set("best-streak", i64::from(record.best_streak).into());
            for (field, best) in [("best-rush", record.best_rush), ("best-run", record.best_run)] {
                if best > 0 {
                    set(field, i64::from(best).into());
                }
            }
            set("solved", names(&record.solved));
            set("failed", names(&record.failed));
        }
        document::write(&path, &document, SIZE_LIMIT)
    }
}

/// The table of a game in the file.
fn key(game: &str) -> String {
    game.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use super::*;

    const RATING: Option<[f64; 3]> = Some([1_234.5, 120.0, 0.06]);

    #[test]
    fn what_was_solved_stays_solved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("puzzles.toml");
        let mut done = PuzzlesDone::open(path.clone());
        assert!(done.of("Abande") == PuzzleRecord::default() && !path.exists());
        done.add("Abande", "hex-a", true, RATING).unwrap();
        done.add("Abande", "hex-b", true, RATING).unwrap();
        done.add("Abande", "hex-c", false, Some([1_200.0, 110.0, 0.06])).unwrap();
        done.add("Anda", "anda-4-a", true, RATING).unwrap();
        // Another copy of the program.
        PuzzlesDone::open(path.clone()).add("Abande", "hex-d", true, RATING).unwrap();
        done.add("Abande", "hex-c", true, Some([1_250.0, 100.0, 0.06])).unwrap();
        let read = PuzzlesDone::open(path);
        assert_eq!(read, done);
        let record = read.of("Abande");
        assert_eq!((record.rating, record.streak, record.best_streak), (Some((1_250.0, 100.0)), 1, 2));
        assert_eq!(
            record.solved.iter().map(String::as_str).collect::<Vec<_>>(),
            ["hex-a", "hex-b", "hex-c", "hex-d"]
        );
        assert!(record.failed.is_empty());
        assert_eq!(read.of("Anda").solved.len(), 1);
    }

    #[test]
    fn a_puzzle_without_a_rating_changes_neither_rating_nor_streak() {
        let mut record = PuzzleRecord::default();
        record.note("hex-a", true, RATING);
        let rated = record.clone();
        record.note("hex-b", true, None);
        record.note("hex-c", false, None);
        assert_eq!((record.rating, record.volatility), (rated.rating, rated.volatility));
        assert_eq!((record.streak, record.best_streak), (1, 1));
        assert!(record.solved.contains("hex-b") && record.failed.contains("hex-c"));
    }

    #[test]
    fn the_best_scores_are_kept_for_each_game_and_kind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("puzzles.toml");
        let mut done = PuzzlesDone::open(path.clone());
        for (score, best) in [(7, 7), (12, 12), (3, 12)] {
            done.add_score("Abande", PuzzleBest::Rush, score).unwrap();
            assert_eq!(PuzzlesDone::open(path.clone()).of("Abande").best(PuzzleBest::Rush), best);
        }
        // Another copy of the program.
        PuzzlesDone::open(path.clone()).add_score("Abande", PuzzleBest::Rush, 20).unwrap();
        done.add_score("Anda", PuzzleBest::Run, 4).unwrap();
        let read = PuzzlesDone::open(path);
        assert_eq!((read.of("Abande").best_rush, read.of("Abande").best_run), (20, 0));
        assert_eq!((read.of("Anda").best_rush, read.of("Anda").best_run), (0, 4));
        assert_eq!((read.of("Abande").streak, read.of("Abande").rating), (0, None));
    }

    #[test]
    fn what_is_not_known_stays_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("puzzles.toml");
        fs::write(&path, "# mine\nlater = 3\n[abande]\nrating = \"high\"\nsolved = [\"later\", 7]\n")
            .unwrap();
        let mut done = PuzzlesDone::open(path.clone());
        assert_eq!(done.of("Abande").rating, None);
        done.add("Abande", "hex-a", true, RATING).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("# mine\nlater = 3\n"), "{text}");
        assert!(PuzzlesDone::open(path).of("Abande").solved.contains("later"));
    }

    #[test]
    fn a_file_that_is_something_else_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("puzzles.toml");
        fs::write(&path, b"\xff = [").unwrap();
        let mut done = PuzzlesDone::open(path.clone());
        done.add("Anda", "anda-4-a", false, RATING).unwrap();
        assert!(PuzzlesDone::open(path).of("Anda").failed.contains("anda-4-a"));
        assert_eq!(fs::read(folder.path().join("puzzles.toml.corrupt")).unwrap(), b"\xff = [");
    }

    #[test]
    fn what_cannot_be_written_is_told_and_remembered() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let mut done = PuzzlesDone::open(folder.path().join("file").join("puzzles.toml"));
        assert!(done.add("Abande", "hex-a", true, RATING).is_err());
        assert!(done.of("Abande").solved.contains("hex-a"));
    }
}
