//! The index of kept games: made from their files, and cached in a file of its own, which counts only if its checksum is
//! right.

use std::collections::HashMap;
use std::fs;
use std::panic;
use std::path::{Path, PathBuf};
use std::thread;

use jiff::Timestamp;

use super::super::paths::Library;
use super::super::{FileError, GameId};
use super::entry::{Entry, Row, Stamp};
use super::game_file;
use super::unreadable::{Unread, UnreadReason};
use crate::record::disk::{self, Backups};
use crate::record::{SIZE_LIMIT, decode};
use crate::rules::StableHash;

/// What lists and statistics need of every kept game, held in memory, and which files could not be read.
#[derive(Clone, Debug, Default)]
pub struct Index {
    pub(super) entries: Vec<Entry>,
    /// Files that could not be used, and why. They are where they were.
    pub unread: Vec<Unread>,
    /// Files that hold nothing that could be used, under their new names.
    pub set_aside: Vec<PathBuf>,
}

/// A file in a folder of games.
#[derive(Clone, Debug)]
pub(super) struct GameFile {
    id: GameId,
    stamp: Stamp,
}

/// First words of the cache; the number changes with what the lines mean.
const VERSION: &str = "abande-games 6";

/// Age in nanoseconds at which the stamp of a file can be trusted. Some file systems count in steps of two seconds, so a
/// younger file may change again and keep its stamp.
const MIN_AGE: i128 = 2_000_000_000;

/// Largest cache that is read, in bytes: more than any player's games need, and little enough for memory.
const CACHE_LIMIT: u64 = 1 << 30;

/// Most threads that read games: more would only wait for the disk.
const MAX_READERS: usize = 8;

/// Fewest games that are worth a thread.
const MIN_SHARE: usize = 16;

impl Index {
    /// Returns `true` if the index was made from exactly these files, none of which has changed since.
    pub(super) fn is_current(&self, files: &[GameFile]) -> bool {
        let modified: HashMap<&GameId, i128> =
            self.entries.iter().map(|entry| (&entry.id, entry.changed.as_nanosecond())).collect();
        let is_unread = |id: &GameId| self.unread.iter().any(|unread| unread.id == *id);
        files.len() == modified.len() + self.unread.len()
            && files
                .iter()
                .all(|GameFile { id, stamp }| modified.get(id) == Some(&stamp.modified_ns) || is_unread(id))
    }

    /// Adds a game that was read from a folder. A file that no version could read is set aside.
    fn add(&mut self, read: Result<Entry, Unread>, folder: &Path) {
        match read {
            Ok(entry) => self.entries.push(entry),
            Err(unread) if unread.reason.is_hopeless() => {
                match disk::set_aside(&game_file(folder, &unread.id)) {
                    Ok(path) => self.set_aside.push(path),
                    Err(_) => self.unread.push(unread),
                }
            }
            Err(unread) => self.unread.push(unread),
        }
    }
}

impl Library {
    /// Returns the index of all kept games. Only files that are new or have changed are read; the rest comes from the
    /// index file, which is then brought up to date.
    pub fn index(&self) -> Index {
        self.make_index(self.read_cache())
    }

    /// Returns the index of all kept games, read from the files alone, and writes the index file anew.
    pub fn rebuild_index(&self) -> Index {
        self.make_index(HashMap::new())
    }

    /// Makes the index from the cached rows of unchanged files and from all other files, and updates the cache file.
    fn make_index(&self, cache: HashMap<String, Row>) -> Index {
        let folder = self.paths().games();
        let files = list_game_files(&folder);
        let cached = cache.len();
        let (entries, stale) = split_by_cache(&files, cache);
        let is_outdated = !stale.is_empty() || entries.len() != cached;

        let mut index = Index { entries, ..Index::default() };
        for read in read_entries(&folder, &stale) {
            index.add(read, &folder);
        }
        index
            .entries
            .sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));

        if is_outdated {
            // It is only a cache: if that fails, the next time takes longer.
            let _ = self.write_cache(&index, &files);
        }
        index
    }

    fn cache_path(&self) -> PathBuf {
        self.paths().cache.join("games.index")
    }

    /// Reads the rows of the cache that can be trusted; none if there is no cache, or it is damaged.
    fn read_cache(&self) -> HashMap<String, Row> {
        let Ok(Some(bytes)) = disk::read_limited(&self.cache_path(), CACHE_LIMIT) else {
            return HashMap::new();
        };
        let Ok(text) = String::from_utf8(bytes) else { return HashMap::new() };
        parse_cache(&text).unwrap_or_default()
    }

    fn write_cache(&self, index: &Index, files: &[GameFile]) -> Result<(), FileError> {
        let stamps: HashMap<&GameId, Stamp> = files.iter().map(|file| (&file.id, file.stamp)).collect();
        let row = |entry: &Entry| {
            let stamp = *stamps.get(&entry.id)?;
            Some((entry.id.as_str().to_owned(), Row::from_entry(entry, stamp)))
        };
        let rows: HashMap<String, Row> = index.entries.iter().filter_map(row).collect();
        let path = self.cache_path();
        let text = cache_text(crate::library::now().as_nanosecond(), &rows);
        let text = text.map_err(|error| FileError::new(&path, &error.into()))?;
        disk::write_with_backups(&path, text.as_bytes(), Backups::None)
    }
}

/// Returns the entries of the files that have not changed since they were cached, and the files that must be read.
fn split_by_cache(files: &[GameFile], mut cache: HashMap<String, Row>) -> (Vec<Entry>, Vec<GameFile>) {
    let (mut entries, mut stale) = (Vec::new(), Vec::new());
    for file in files {
        let row = cache.remove(file.id.as_str()).filter(|row| row.stamp == file.stamp);
        match row.and_then(Row::into_entry) {
            Some(entry) => entries.push(entry),
            None => stale.push(file.clone()),
        }
    }
    (entries, stale)
}

/// Returns the text of a cache that is written at a time in nanoseconds since 1970.
fn cache_text(written: i128, rows: &HashMap<String, Row>) -> Result<String, serde_json::Error> {
    let rows = serde_json::to_string(&(written, rows))?;
    Ok(format!("{}\n{rows}", heading(&rows)))
}

/// Reads a cache, without files that were younger than [`MIN_AGE`]. `None` if it is damaged or of another version.
fn parse_cache(text: &str) -> Option<HashMap<String, Row>> {
    let (first_line, rows) = text.split_once('\n')?;
    if first_line != heading(rows) {
        return None;
    }
    let (written, mut rows): (i128, HashMap<String, Row>) = serde_json::from_str(rows).ok()?;
    rows.retain(|_, row| row.stamp.modified_ns < written - MIN_AGE);
    Some(rows)
}

/// Returns the first line of a cache: the version, and a checksum of everything else.
fn heading(rows: &str) -> String {
    format!("{VERSION} {:016x}", StableHash::default().with(rows.as_bytes()).value())
}

/// Lists the games in a folder.
pub(super) fn list_game_files(folder: &Path) -> Vec<GameFile> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    files.filter_map(|file| GameFile::from_dir_entry(&file.ok()?)).collect()
}

impl GameFile {
    /// Returns a file of a folder as a game; `None` if it is not one.
    fn from_dir_entry(file: &fs::DirEntry) -> Option<Self> {
        let name = file.file_name();
        let id = GameId::of_file(name.to_str()?.strip_suffix(".agn")?)?;
        let mut metadata = file.metadata().ok()?;
        // A link counts as what it leads to.
        if metadata.is_symlink() {
            metadata = fs::metadata(file.path()).ok()?;
        }
        if !metadata.is_file() {
            return None;
        }
        let modified = Timestamp::try_from(metadata.modified().ok()?).ok()?;
        Some(Self { id, stamp: Stamp { bytes: metadata.len(), modified_ns: modified.as_nanosecond() } })
    }
}

/// Reads games of a folder for the index, several at a time, in their order.
pub(super) fn read_entries(folder: &Path, files: &[GameFile]) -> Vec<Result<Entry, Unread>> {
    map_in_parallel(files, |file| read_entry(folder, file))
}

fn read_entry(folder: &Path, GameFile { id, stamp }: &GameFile) -> Result<Entry, Unread> {
    let unread = |reason| Unread { id: id.clone(), reason };
    let bytes =
        disk::read_limited(&game_file(folder, id), SIZE_LIMIT).map_err(|error| unread(error.into()))?;
    let text = decode(bytes.unwrap_or_default()).map_err(|_| unread(UnreadReason::NotText))?;
    Entry::read(id.clone(), &text, Timestamp::from_nanosecond(stamp.modified_ns).unwrap_or_default())
}

/// Applies a function to each item, on several threads. A panic on one of them goes on here, so that no items are lost.
fn map_in_parallel<T: Sync, R: Send>(items: &[T], map: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let workers = thread::available_parallelism().map_or(1, usize::from).min(MAX_READERS);
    let share_size = items.len().div_ceil(workers).max(MIN_SHARE);
    let map = &map;
    thread::scope(|scope| {
        let shares: Vec<_> = items
            .chunks(share_size)
            .map(|share| scope.spawn(move || share.iter().map(map).collect::<Vec<R>>()))
            .collect();
        let join = |share: thread::ScopedJoinHandle<'_, Vec<R>>| match share.join() {
            Ok(results) => results,
            Err(payload) => panic::resume_unwind(payload),
        };
        shares.into_iter().flat_map(join).collect()
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::Game;

    const WRITTEN: i128 = 1_700_000_000_000_000_000;

    /// The text of a cache with one game, whose file was of this age in nanoseconds.
    fn cache_of_age(age: i128) -> String {
        let stamp = Stamp { bytes: 10, modified_ns: WRITTEN - age };
        let changed = Timestamp::from_nanosecond(stamp.modified_ns).unwrap();
        let entry = Entry::read(GameId::parse("game").unwrap(), "1. d4 d5 *", changed).unwrap();
        let rows = HashMap::from([("game".to_owned(), Row::from_entry(&entry, stamp))]);
        cache_text(WRITTEN, &rows).unwrap()
    }

    fn is_cached(text: &str) -> Option<bool> {
        parse_cache(text).map(|rows| rows.contains_key("game"))
    }

    #[test]
    fn a_row_has_all_that_the_entry_has() {
        let text = "[Game \"Anda\"]\n[Variant \"anda-7\"]\n[Date \"2026.11.28\"]\n[Komi \"3\"]\n\
                    [TimeControl \"300+3\"]\n[WhiteTimeControl \"*60\"]\n[Help \"hint pause\"]\n\
                    [BlackType \"human\"]\n[WhiteType \"engine level=4\"]\n[Result \"1-0\"]\n\n1-0\n";
        let stamp = Stamp { bytes: 10, modified_ns: WRITTEN };
        let changed = Timestamp::from_nanosecond(WRITTEN).unwrap();
        let mut start = crate::rules::Variant::ANDA[1].start();
        start.play(*start.legal_moves().first().unwrap()).unwrap();
        let set_up = format!("[SetUp \"1\"]\n[Position \"{start}\"]");
        for text in [text.to_owned(), text.replace("[Komi \"3\"]", &set_up)] {
            let entry = Entry::read(GameId::parse("game").unwrap(), &text, changed).unwrap();
            assert!(entry.help.contains(crate::play::Help::Pause) && entry.clock.is_some(), "{entry:?}");
            assert_eq!((entry.komi == 3, entry.set_up), (text.contains("Komi"), text.contains("SetUp")));
            let rows = HashMap::from([("game".to_owned(), Row::from_entry(&entry, stamp))]);
            let text = cache_text(WRITTEN + MIN_AGE + 1, &rows).unwrap();
            let read = parse_cache(&text).unwrap().remove("game").unwrap();
            assert_eq!(read.into_entry(), Some(entry));
        }
    }

    #[test]
    fn a_cache_of_another_version_does_not_count() {
        let text = cache_of_age(MIN_AGE + 1);
        assert_eq!(is_cached(&text), Some(true));
        assert_eq!(is_cached(&text.replacen(VERSION, "abande-games 1", 1)), None);
    }

    #[test]
    fn a_cache_with_a_wrong_checksum_does_not_count() {
        let text = cache_of_age(MIN_AGE + 1);
        let changed = text.replacen("\"hex\"", "\"snub\"", 1);
        assert_ne!(changed, text);
        assert_eq!(is_cached(&changed), None);
    }

    #[test]
    fn a_file_that_had_just_changed_is_read_again() {
        assert_eq!(is_cached(&cache_of_age(MIN_AGE)), Some(false));
        assert_eq!(is_cached(&cache_of_age(0)), Some(false));
        assert_eq!(is_cached(&cache_of_age(MIN_AGE + 1)), Some(true));
    }

    #[test]
    fn a_file_with_another_stamp_is_read_again() {
        let id = GameId::parse("game").unwrap();
        let cached = Stamp { bytes: 10, modified_ns: WRITTEN - MIN_AGE - 1 };
        for (stamp, is_stale) in [(cached, false), (Stamp { bytes: 11, ..cached }, true)] {
            let cache = parse_cache(&cache_of_age(MIN_AGE + 1)).unwrap();
            let (entries, stale) = split_by_cache(&[GameFile { id: id.clone(), stamp }], cache);
            assert_eq!((entries.is_empty(), stale.len()), (is_stale, usize::from(is_stale)));
        }
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<usize> = (0..10 * MIN_SHARE).collect();
        assert_eq!(map_in_parallel(&items, |&item| item), items);
    }

    #[test]
    #[should_panic(expected = "item 40")]
    fn a_panic_on_a_thread_loses_no_games_in_silence() {
        let items: Vec<usize> = (0..10 * MIN_SHARE).collect();
        map_in_parallel(&items, |&item| assert!(item != 40, "item {item}"));
    }
}
