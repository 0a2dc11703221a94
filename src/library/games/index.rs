//! The index: made from the files, and remembered in a file of its own that is never trusted further than its check.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use crate::record::{SIZE_LIMIT, decode};
use jiff::Timestamp;

use super::super::paths::Library;
use super::super::{FileError, GameId};
use super::entry::{Entry, Row};
use super::unreadable::{Unread, UnreadReason};
use crate::record::disk::{self, Backups};

/// What lists and statistics need of every kept game, held in memory, and which files could not be read.
#[derive(Clone, Debug, Default)]
pub struct Index {
    pub(super) entries: Vec<Entry>,
    /// Files that could not be used, and why. They are where they were.
    pub unread: Vec<Unread>,
    /// Files that hold nothing that could be used, under their new names.
    pub set_aside: Vec<PathBuf>,
}

/// The name of a game, and what the file system says of its file: size, and when it changed in billionths of a second
/// since 1970.
type Listed = (GameId, (u64, i128));

/// The first line of the index file; a number that changes with what the lines mean.
const VERSION: &str = "abande-games 2";

/// A file that changed this shortly before the index was written may have changed again since, unnoticed.
const FRESH: i128 = 2_000_000_000;

impl Index {
    /// Whether the index was made from exactly these files, none of which has changed since.
    pub(super) fn is_of(&self, files: &[Listed]) -> bool {
        let known: HashMap<&GameId, i128> =
            self.entries.iter().map(|entry| (&entry.id, entry.changed.as_nanosecond())).collect();
        let is_unread = |id: &GameId| self.unread.iter().any(|unread| unread.id == *id);
        files.len() == known.len() + self.unread.len()
            && files.iter().all(|(id, (_, changed))| known.get(id) == Some(changed) || is_unread(id))
    }
}

impl Library {
    /// Returns the index of all kept games. Only files that are new or have changed are read; the rest comes from the
    /// index file, which is then brought up to date.
    pub fn index(&self) -> Index {
        self.make_index(self.remembered())
    }

    /// Returns the index of all kept games, read from the files alone, and writes the index file anew.
    pub fn rebuild_index(&self) -> Index {
        self.make_index(HashMap::new())
    }

    fn make_index(&self, mut known: HashMap<String, Row>) -> Index {
        let folder = self.paths().games();
        let remembered = known.len();
        let mut index = Index::default();
        let mut unknown = Vec::new();
        let mut stamps = HashMap::new();
        for (id, stamp) in listed(&folder) {
            let row = known.remove(id.as_str()).filter(|row| row.stamp == stamp);
            match row.and_then(Row::entry) {
                Some(entry) => index.entries.push(entry),
                None => unknown.push((id.clone(), stamp)),
            }
            stamps.insert(id, stamp);
        }
        let changed = !unknown.is_empty() || index.entries.len() != remembered;
        for read in read_all(&folder, &unknown) {
            match read {
                Ok(entry) => index.entries.push(entry),
                Err(unread) if unread.reason.is_hopeless() => {
                    match disk::set_aside(&folder.join(format!("{}.agn", unread.id))) {
                        Ok(path) => index.set_aside.push(path),
                        Err(_) => index.unread.push(unread),
                    }
                }
                Err(unread) => index.unread.push(unread),
            }
        }
        index
            .entries
            .sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
        if changed {
            // It is only remembered: if that fails, the next time takes longer.
            let _ = self.remember(&index, &stamps);
        }
        index
    }

    fn index_path(&self) -> PathBuf {
        self.paths().cache.join("games.index")
    }

    /// What the index file says, or nothing.
    fn remembered(&self) -> HashMap<String, Row> {
        let read = || {
            let bytes = disk::read_limited(&self.index_path(), 1 << 30).ok()??;
            let text = String::from_utf8(bytes).ok()?;
            let (first, rows) = text.split_once('\n')?;
            (first == heading(rows)).then_some(())?;
            let (written, rows): (i128, HashMap<String, Row>) = serde_json::from_str(rows).ok()?;
            let old = |row: &Row| row.stamp.1 < written - FRESH;
            Some(rows.into_iter().filter(|(_, row)| old(row)).collect())
        };
        read().unwrap_or_default()
    }

    fn remember(&self, index: &Index, stamps: &HashMap<GameId, (u64, i128)>) -> Result<(), FileError> {
        let row = |entry: &Entry| {
            let stamp = *stamps.get(&entry.id)?;
            Some((entry.id.as_str().to_owned(), Row::of(entry, stamp)))
        };
        let rows: HashMap<String, Row> = index.entries.iter().filter_map(row).collect();
        let path = self.index_path();
        let rows = serde_json::to_string(&(now(), rows));
        let rows = rows.map_err(|error| FileError::new(&path, &error.into()))?;
        disk::write(&path, format!("{}\n{rows}", heading(&rows)).as_bytes(), Backups::None)
    }
}

/// The first line, with a check of all others.
fn heading(rows: &str) -> String {
    let step = |check: u64, byte: u8| (check ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{VERSION} {:016x}", rows.bytes().fold(0xcbf2_9ce4_8422_2325, step))
}

fn now() -> i128 {
    crate::library::now().as_nanosecond()
}

/// Lists the records in a folder, each with its size and when it changed.
pub(super) fn listed(folder: &Path) -> Vec<Listed> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let of = |file: fs::DirEntry| {
        let name = file.file_name();
        let id = GameId::of_file(name.to_str()?.strip_suffix(".agn")?)?;
        // A link counts as what it leads to.
        let found = file.metadata().ok()?;
        let found = if found.is_symlink() { fs::metadata(file.path()).ok()? } else { found };
        if !found.is_file() {
            return None;
        }
        let changed = Timestamp::try_from(found.modified().ok()?).ok()?;
        Some((id, (found.len(), changed.as_nanosecond())))
    };
    files.filter_map(Result::ok).filter_map(of).collect()
}

/// Reads these records of a folder for the index, several at a time. Each is an entry, or an error that says why it
/// is none.
pub(super) fn read_all(folder: &Path, files: &[Listed]) -> Vec<Result<Entry, Unread>> {
    let workers = thread::available_parallelism().map_or(1, usize::from).min(8);
    let share = files.len().div_ceil(workers).max(16);
    let read = |files: &[Listed]| files.iter().map(|file| read_one(folder, file)).collect::<Vec<_>>();
    thread::scope(|scope| {
        let shares: Vec<_> = files.chunks(share).map(|share| scope.spawn(move || read(share))).collect();
        shares.into_iter().filter_map(|share| share.join().ok()).flatten().collect()
    })
}

fn read_one(folder: &Path, (id, (_, changed)): &Listed) -> Result<Entry, Unread> {
    let unread = |reason| Unread { id: id.clone(), reason };
    let path = folder.join(format!("{id}.agn"));
    let bytes = disk::read_limited(&path, SIZE_LIMIT).map_err(|error| unread(error.into()))?;
    let text = decode(bytes.unwrap_or_default()).map_err(|_| unread(UnreadReason::NotText))?;
    Entry::read(id.clone(), &text, Timestamp::from_nanosecond(*changed).unwrap_or_default())
}
