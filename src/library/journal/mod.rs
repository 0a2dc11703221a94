//! The journal of a match: everything that happens to it is written before the next thing can happen.

mod codec;
mod line;
mod read;
mod sync;

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use crate::library::clock::{now, now_here};
use crate::play::{Change, ClockTimes, Match};
use crate::record::Header;
use crate::rules::Player;

use super::save_status::Reported;
use super::{FileError, GameId, Progress, Trouble, Wake};
use crate::record::disk::{self, Backups, Lock, append_name};
use line::{Checksum, Line};
use sync::Syncer;

pub use codec::LineError;
pub use read::{Damage, DamageKind, JournalError};
pub(super) use read::{ReplayedJournal, read};

/// The largest file that is read as a journal, in bytes.
pub(super) const SIZE_LIMIT: u64 = 96 << 20;

/// A journal that has grown to this size, in bytes, is rewritten as one tree, and again [later](next_bound).
const COMPACT_AT: usize = 1 << 20;

/// A journal never grows by more bytes than this before it is rewritten, so that it stays below [`SIZE_LIMIT`]: the
/// tree of the largest record takes three times the record's size.
const LARGEST_GROWTH: usize = 16 << 20;

/// The size in bytes at which a journal is rewritten that had `size` bytes the last time: `times` as many, but with
/// [`LARGEST_GROWTH`] at most and [`COMPACT_AT`] at least.
fn next_bound(size: usize, times: usize) -> usize {
    size.saturating_mul(times).min(size.saturating_add(LARGEST_GROWTH)).max(COMPACT_AT)
}

/// The file that every change of a match in progress is written to at once, so that a crash loses nothing. While it
/// lives no other copy of the program can open it.
///
/// A file is written when something has happened to the match, not before.
#[derive(Debug)]
pub struct Journal {
    id: GameId,
    path: PathBuf,
    header: Header,
    begun: Timestamp,
    /// All that the file should hold, and its check.
    text: Vec<u8>,
    check: Checksum,
    /// The size at which the text is rewritten.
    bound: usize,
    /// The match as a reader of the text has it.
    mirror: Match,
    /// How many changes of the caller's match the text has.
    seen: usize,
    /// Something happened that is worth a file.
    worth: bool,
    lock: Option<Lock>,
    /// The file and how much of the text it has; none if it must be rewritten.
    file: Option<(File, usize)>,
    reported: Reported,
    /// Waits for the disk, so that the caller need not; `None` where the caller waits.
    syncer: Option<Syncer>,
}

impl Journal {
    /// Begins the journal of a match as it stands now, in this folder and under this name. No file is written yet.
    pub(super) fn begin(folder: &Path, id: GameId, game: &Match, header: Header) -> Self {
        let mut journal = Self {
            path: file_of(folder, &id),
            id,
            header,
            begun: now(),
            text: Vec::new(),
            check: Checksum::default(),
            bound: COMPACT_AT,
            mirror: Match::from_setup(*game.start(), game.setup()),
            seen: 0,
            worth: !game.changes().is_empty(),
            lock: None,
            file: None,
            reported: Reported::default(),
            syncer: None,
        };
        journal.start_anew(game);
        journal
    }

    /// Continues a journal that was read from these bytes of a file, with the lock on it.
    pub(super) fn resumed(
        path: PathBuf,
        id: GameId,
        lock: Lock,
        bytes: &[u8],
        replayed: &ReplayedJournal,
    ) -> Self {
        let legal = bytes.get(..replayed.legal).unwrap_or(bytes);
        let file = match replayed.damage {
            // What is behind the legal part must go: the whole file is written anew.
            Some(_) => None,
            None => OpenOptions::new().append(true).open(&path).ok().map(|file| (file, legal.len())),
        };
        Self {
            id,
            path,
            header: replayed.header.clone(),
            begun: replayed.begun,
            text: legal.to_vec(),
            check: replayed.check,
            bound: next_bound(legal.len(), 2),
            mirror: replayed.game.clone(),
            seen: replayed.game.changes().len(),
            worth: true,
            lock: Some(lock),
            file,
            reported: Reported::default(),
            syncer: None,
        }
    }

    /// The id of the game in the library, which is also its file name without extension.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// The header of the game.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// When the game began.
    pub const fn begun(&self) -> Timestamp {
        self.begun
    }

    /// Since when and why changes cannot be saved; none while saving works.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.reported.trouble()
    }

    /// Whether something has happened to the match since the journal was begun or its game was kept.
    pub const fn is_worth_keeping(&self) -> bool {
        self.worth
    }

    /// Changes the header of the game. It is written with the next [`catch_up`](Self::catch_up).
    pub fn set_header(&mut self, header: Header) {
        if self.header != header {
            self.header = header;
            self.push_header();
        }
    }

    /// From now on the caller does not wait for the disk: changes are handed to the system at once, so that a kill
    /// cannot lose them, and a thread syncs them to the disk. `wake` is called when [`listen`](Self::listen) has
    /// something to say.
    pub fn sync_behind(&mut self, wake: Wake) {
        self.syncer = Some(Syncer::new(wake));
    }

    /// Writes all changes of the match since the last call to the file, and waits until they are on the disk, unless
    /// a thread does that [behind](Self::sync_behind). Call it after every change, always with the same match. After
    /// a failure every call tries again, even if nothing is new.
    pub fn catch_up(&mut self, game: &Match) -> Progress {
        self.add_new_changes(game);
        self.add_clock_of(game);
        let mut done = self.synced();
        if done.is_ok() && self.worth {
            done = self.flush();
        }
        self.report(done)
    }

    /// Hands the system what the clock shows in the match as it was last written, so that a kill loses none of it.
    /// It does not wait for the disk (no `fsync`), so a power cut may lose it. Call it at intervals while time runs. It
    /// writes nothing before the first [`catch_up`](Self::catch_up) with a move, nor while that fails.
    pub fn note_time(&mut self, times: ClockTimes) {
        let is_written = |(file, written): &(File, usize)| *written == self.text.len() && is_there(file);
        if !self.file.as_ref().is_some_and(is_written) {
            return;
        }
        self.add_clock(times);
        let Some((file, written)) = &mut self.file else { return };
        let new = self.text.get(*written..).unwrap_or_default();
        if file.write_all(new).is_ok() {
            *written = self.text.len();
        } else {
            // It may end in half a line now: the next change rewrites it.
            self.file = None;
        }
    }

    /// Returns whether earlier writes have reached the disk or failed, without waiting.
    pub fn listen(&mut self) -> Progress {
        let done = self.synced();
        self.report(done)
    }

    /// Whether some written changes may not have reached the disk yet.
    pub(super) fn is_syncing(&self) -> bool {
        self.syncer.as_ref().is_some_and(Syncer::is_busy)
    }

    /// Waits until all that was written is on the disk, and returns whether that worked.
    pub fn wait(&mut self) -> Progress {
        let done = self.syncer.as_mut().map_or(Ok(()), Syncer::wait);
        self.forget_unsynced(&done);
        self.report(done)
    }

    /// Returns the error if syncing an earlier write has failed, without waiting; the file is then written anew.
    fn synced(&mut self) -> Result<(), FileError> {
        let done = self.syncer.as_mut().map_or(Ok(()), Syncer::listen);
        self.forget_unsynced(&done);
        done
    }

    /// After the disk has failed, what it holds is unknown: the whole file must be written anew.
    fn forget_unsynced(&mut self, done: &Result<(), FileError>) {
        if done.is_err() {
            self.file = None;
        }
    }

    /// Returns what the player is to be told of a write. After a failure, saving counts as working again only once
    /// everything is known to be on the disk.
    fn report(&mut self, done: Result<(), FileError>) -> Progress {
        let written =
            !self.worth || self.file.as_ref().is_some_and(|(_, written)| *written == self.text.len());
        let on_the_way = !written || self.is_syncing();
        // Whether it works again is not known yet.
        if done.is_ok() && on_the_way && self.trouble().is_some() {
            return Progress::StillFailing;
        }
        self.reported.after(done)
    }

    /// Adds the changes of the match since the last call to the text, which is not written to the file here.
    fn add_new_changes(&mut self, game: &Match) {
        let changes = game.changes();
        let Some(new) = changes.get(self.seen..).filter(|_| game.start() == self.mirror.start()) else {
            // Another match has taken the place of this one.
            self.worth = true;
            return self.start_anew(game);
        };
        if new.is_empty() {
            return;
        }
        self.worth = true;
        for change in new {
            if !self.add_change(change) {
                break;
            }
        }
        self.seen = changes.len();
        self.add_help_of(game);
        // The match could undo an edit from before the text's tree, and the mirror could not.
        if !same(&self.mirror, game) {
            self.push_tree(game);
        }
        // The new file must be on the disk before the old one goes; with a syncer this thread must not wait for that.
        if self.syncer.is_none() {
            self.compact(game);
        }
    }

    /// Rewrites a text that has grown long as one tree, which is written with the next [`flush`](Self::flush).
    fn compact(&mut self, game: &Match) {
        if self.text.len() > self.bound {
            self.start_anew(game);
            self.bound = next_bound(self.text.len(), 4);
        }
    }

    /// Adds a change to the mirror and the text. Returns `false` if the mirror refuses it.
    fn add_change(&mut self, change: &Change) -> bool {
        if self.mirror.apply(change.clone()).is_err() {
            return false;
        }
        match codec::change_line(change, self.mirror.start().board()) {
            Some(line) => self.push(&line),
            None => self.push_header(),
        }
        true
    }

    /// Empties the text and begins it again with the match as it stands.
    fn start_anew(&mut self, game: &Match) {
        self.text.clear();
        self.check = Checksum::default();
        self.file = None;
        self.seen = game.changes().len();
        self.mirror = Match::from_setup(*game.start(), game.setup());
        let first = codec::first_line(game, &self.header, self.begun);
        self.push(&first);
        self.add_help_of(game);
        if !same(&self.mirror, game) {
            self.push_tree(game);
        }
        self.add_clock_of(game);
    }

    /// Adds the help that was had in the match to the text, if the text does not name it.
    fn add_help_of(&mut self, game: &Match) {
        let missing = game.help().without(self.mirror.help());
        missing.iter().for_each(|help| {
            self.add_change(&Change::Help(help));
        });
    }

    /// Adds a line with the header, which names the help.
    fn push_header(&mut self) {
        self.header.add_help(self.mirror.help());
        self.push(&Line::Header(codec::header_line(&self.header)));
    }

    /// Adds what the clock of the match shows to the text.
    fn add_clock_of(&mut self, game: &Match) {
        if let Some(clock) = game.clock() {
            self.add_clock(clock.times());
        }
    }

    /// Adds what a clock shows to the text, if the text says something else.
    fn add_clock(&mut self, times: ClockTimes) {
        if self.mirror.clock().is_some_and(|clock| clock.times() != times) {
            self.add_change(&Change::SetClock(times));
        }
    }

    /// Adds a line with the whole tree of the match to the text.
    fn push_tree(&mut self, game: &Match) {
        let line = codec::tree_line(game);
        if let Line::Tree(tree) = &line
            && let Ok(mirror) = codec::read_tree(tree.clone(), game)
        {
            self.mirror = mirror;
        }
        self.push(&line);
    }

    fn push(&mut self, line: &Line) {
        // Lines are plain texts and numbers: JSON has a form for each.
        if let Ok(check) = line::append(&mut self.text, self.check, line) {
            self.check = check;
        }
    }

    /// Writes what the file does not have yet.
    fn flush(&mut self) -> Result<(), FileError> {
        FileError::check_size(&self.path, self.text.len(), SIZE_LIMIT)?;
        if self.append() { Ok(()) } else { self.rewrite() }
    }

    /// Adds what is new to the file, if it can be added.
    fn append(&mut self) -> bool {
        let Some((file, written)) = &mut self.file else { return false };
        let new = self.text.get(*written..).unwrap_or_default();
        let is_there = is_there(file);
        if is_there && new.is_empty() {
            return true;
        }
        if is_there && file.write_all(new).is_ok() {
            let synced = match &mut self.syncer {
                Some(syncer) => syncer.sync(file, &self.path, false),
                None => file.sync_data().is_ok(),
            };
            if synced {
                *written = self.text.len();
                return true;
            }
        } else if is_there && file.set_len(*written as u64).is_ok() {
            // It ends where it ended before, and there may be room for more later.
            return false;
        }
        // It may end in half a line now, and what the disk holds is unknown.
        self.file = None;
        false
    }

    /// Replaces the file by one with the whole text, under the lock of the game's name.
    fn rewrite(&mut self) -> Result<(), FileError> {
        self.claim()?;
        let file = if let Some(syncer) = &mut self.syncer {
            let file = disk::write_unsynced(&self.path, &self.text)?;
            syncer.sync(&file, &self.path, true);
            file
        } else {
            disk::write_with_backups(&self.path, &self.text, Backups::None)?;
            sync::sync_folders(&self.path);
            OpenOptions::new().append(true).open(&self.path).map_err(FileError::at(&self.path))?
        };
        self.file = Some((file, self.text.len()));
        Ok(())
    }

    /// Repairs the file of a game that was resumed: drops its damaged end, and rewrites one that has grown long.
    pub(super) fn tidy(&mut self, game: &Match) {
        self.compact(game);
        if self.file.is_none() {
            // What fails here is tried again, and reported, when something happens.
            let _ = self.rewrite();
        }
    }

    /// Takes the lock of the game's name, unless it is held already. If another copy of the program writes under this
    /// name, or has left something there, the game gets a new name.
    pub(super) fn claim(&mut self) -> Result<(), FileError> {
        if self.lock.is_some() {
            return Ok(());
        }
        if !self.path.exists() {
            self.lock = Lock::take(&lock_of(&self.path))?;
            // Another copy may have written it, and ended, just before.
            if self.path.exists() {
                self.lock = None;
            }
        }
        if self.lock.is_none() {
            let players = Player::ALL.map(|player| self.header.name_of(player, self.mirror.seats()[player]));
            self.id = GameId::new(now_here().date(), players.each_ref().map(String::as_str));
            let folder = self.path.parent().map(Path::to_owned).unwrap_or_default();
            self.path = file_of(&folder, &self.id);
            self.file = None;
            let path = lock_of(&self.path);
            let held = || FileError::new(&path, &std::io::ErrorKind::WouldBlock.into());
            self.lock = Some(Lock::take(&path)?.ok_or_else(held)?);
        }
        Ok(())
    }

    /// Removes the file, because its game is kept elsewhere. If the match changes again, the journal begins anew.
    pub(super) fn remove_file(&mut self, game: &Match) -> Result<(), FileError> {
        self.start_anew(game);
        self.bound = COMPACT_AT;
        self.worth = false;
        self.reported = Reported::default();
        if let Some(syncer) = &mut self.syncer {
            syncer.forget();
        }
        remove(&self.path)?;
        if let Some(lock) = self.lock.take() {
            lock.remove();
        }
        Ok(())
    }
}

/// Whether two matches look the same when they are read from a journal.
fn same(one: &Match, other: &Match) -> bool {
    let nodes = |game: &Match| game.tree().nodes().len();
    one.line() == other.line()
        && one.setup() == other.setup()
        && one.swap() == other.swap()
        && one.verdict() == other.verdict()
        && nodes(one) == nodes(other)
        && one.tree().nodes().zip(other.tree().nodes()).all(|(one, other)| one == other)
}

/// Whether a file that was opened still has a name.
#[cfg(unix)]
fn is_there(file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata().is_ok_and(|found| found.nlink() > 0)
}

#[cfg(not(unix))]
fn is_there(_: &File) -> bool {
    true
}

/// Removes a file, if it exists.
fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(FileError::new(path, &error)),
        _ => Ok(()),
    }
}

/// The file of a game's journal in a folder.
pub(super) fn file_of(folder: &Path, id: &GameId) -> PathBuf {
    folder.join(format!("{id}.{EXTENSION}"))
}

/// The lock file of a journal.
pub(super) fn lock_of(journal: &Path) -> PathBuf {
    append_name(&journal.with_extension(""), ".lock")
}

/// The extension of journals.
pub(super) const EXTENSION: &str = "journal";
