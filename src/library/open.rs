//! Games in progress: beginning, resuming and discarding them.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use thiserror::Error;

use super::clock::now_here;
use super::draft::{Draft, KeepError};
use super::games::free_name;
use super::journal::{self, EXTENSION, SIZE_LIMIT, lock_of};
use super::paths::Library;
use super::{Damage, FileError, GameId, Journal, JournalError};
use crate::play::Match;
use crate::record::disk::{self, Backups, Lock};
use crate::record::{Header, Record};
use crate::rules::{ByPlayer, Player};

/// A game in progress as its journal on the disk has it, without being resumed: for lists and for the offer to resume
/// it.
#[derive(Clone, Debug)]
pub struct Interrupted {
    /// Its name.
    pub id: GameId,
    /// The match, as far as it can be read.
    pub game: Match,
    /// Its header.
    pub header: Header,
    /// When it began.
    pub begun: Timestamp,
    /// When it last changed, as the file system has it.
    pub changed: Timestamp,
    /// What is wrong with the journal after that. A last line that is torn is normal after a kill.
    pub damage: Option<Damage>,
    /// Whether a running copy of the program is playing it.
    pub held: bool,
}

/// A game in progress that was locked and read to be played on, with the journal that writes down what follows.
#[derive(Debug)]
pub struct Resumed {
    /// The match.
    pub game: Match,
    /// Its header.
    pub header: Header,
    /// Its journal: [`Journal::catch_up`] with `table` goes on in it.
    pub journal: Journal,
    /// Where the journal was damaged. The damaged file is kept beside it as `NAME.corrupt`, unless it only ended in half
    /// a line.
    pub damage: Option<Damage>,
}

/// Why a game cannot be resumed or discarded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// There is no such journal.
    #[error("there is no game in progress named {0}")]
    Missing(GameId),
    /// A running copy of the program is playing it.
    #[error("another copy of the program is playing {0}")]
    Held(GameId),
    /// None of it can be read.
    #[error("{id}: {reason}")]
    Unreadable {
        /// Which one.
        id: GameId,
        /// Why.
        reason: JournalError,
    },
    /// The system reported an error.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Why a game in progress was not moved to the bin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiscardError {
    /// Another copy of the program is playing it, or it cannot be read.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// Its record was not written. The game is in progress as before.
    #[error(transparent)]
    Keep(#[from] KeepError),
}

impl Library {
    /// Begins a journal for a match as it stands now, under a new name. No file is written until something happens.
    pub fn begin(&self, game: &Match, header: Header) -> Journal {
        let names = Player::ALL.map(|player| header.name_of(player, game.seats()[player]));
        let id = GameId::new(now_here().date(), names.each_ref().map(String::as_str));
        self.begin_as(id, game, header)
    }

    /// Begins a journal for a match that was opened from the library, under the name that the game has there: when it
    /// is kept, it takes the place of the game that was opened.
    pub fn begin_as(&self, id: GameId, game: &Match, header: Header) -> Journal {
        Journal::begin(&self.paths().journals(), id, game, header)
    }

    /// Reads every game in progress, the most recently changed first; those that another copy of the program plays
    /// are among them. Files that cannot be read are left out and stay as they are.
    pub fn in_progress(&self) -> Vec<Interrupted> {
        let look = |id: GameId| read_interrupted(&self.journal_path(&id), id);
        by_change(self.journal_ids().into_iter().filter_map(look).collect())
    }

    /// The games in progress that no copy of the program plays, to be offered to the player, the most recently
    /// changed first, and the new names of files that cannot be read at all, which are renamed to `NAME.corrupt`. A
    /// game without a move and without notes is not worth an offer; a journal whose game was kept just before the
    /// program was stopped is removed.
    pub fn interrupted(&self) -> (Vec<Interrupted>, Vec<PathBuf>) {
        let set_aside = self.journal_ids().into_iter().filter_map(|id| self.set_aside_unreadable(&id));
        let set_aside: Vec<PathBuf> = set_aside.collect();
        let mut games = self.in_progress();
        games.retain(|game| !game.held && !game.is_untouched() && !self.was_kept(game));
        (games, set_aside)
    }

    /// Resumes a game in progress: locks and reads its journal. If it is damaged, what is whole is used, and a copy
    /// is kept as `NAME.corrupt`.
    ///
    /// # Errors
    /// If another copy of the program is playing it, or it cannot be read or locked.
    pub fn resume(&self, id: &GameId) -> Result<Resumed, ResumeError> {
        let path = self.journal_path(id);
        let lock = self.lock(id)?;
        let bytes = disk::read_limited(&path, SIZE_LIMIT)?.ok_or_else(|| ResumeError::Missing(id.clone()))?;
        let replayed =
            journal::read(&bytes).map_err(|reason| ResumeError::Unreadable { id: id.clone(), reason })?;
        if replayed.damage.as_ref().is_some_and(|damage| damage.kind != super::DamageKind::Torn) {
            let copy = disk::unused_path(&disk::append_name(&path, ".corrupt"));
            disk::write_with_backups(&copy, &bytes, Backups::None)?;
        }
        let mut journal = Journal::resumed(path, id.clone(), lock, &bytes, &replayed);
        journal.tidy(&replayed.game);
        // The journal does not say which position was shown last: show the end of the game.
        let mut game = replayed.game;
        game.look_at(game.end());
        game.pause_clock();
        Ok(Resumed { game, header: replayed.header, damage: replayed.damage, journal })
    }

    /// Moves a game in progress to the bin, as a record that [`restore`](Self::restore) brings back among the kept
    /// games. Where it went on from a kept game, that one stays as it is. Returns the name that the record has in the
    /// bin.
    ///
    /// # Errors
    /// If another copy of the program is playing it, or it cannot be read or moved.
    pub fn discard(&self, id: &GameId) -> Result<GameId, DiscardError> {
        let mut resumed = self.resume(id)?;
        let (name, path) = free_name(id, &self.paths().bin()).map_err(ResumeError::from)?;
        Draft::new(&path, &resumed.journal, &resumed.game).write()?;
        resumed.journal.remove_file(&resumed.game).map_err(ResumeError::from)?;
        Ok(name)
    }

    /// Locks a game in progress, so that no other copy of the program can play it.
    fn lock(&self, id: &GameId) -> Result<Lock, ResumeError> {
        let path = self.journal_path(id);
        if !path.exists() {
            return Err(ResumeError::Missing(id.clone()));
        }
        let lock = Lock::take(&lock_of(&path))?.ok_or_else(|| ResumeError::Held(id.clone()))?;
        // The last holder of the lock may have removed the journal.
        if !path.exists() {
            lock.remove();
            return Err(ResumeError::Missing(id.clone()));
        }
        Ok(lock)
    }

    fn journal_path(&self, id: &GameId) -> PathBuf {
        journal::file_of(&self.paths().journals(), id)
    }

    fn journal_ids(&self) -> Vec<GameId> {
        ids_in(&self.paths().journals(), EXTENSION)
    }

    /// Whether the library has a record of the same game that says the same. The journal is then removed: nothing else
    /// was left to do.
    fn was_kept(&self, interrupted: &Interrupted) -> bool {
        let Ok(kept) = self.open(&interrupted.id) else { return false };
        let (tree, header) = (interrupted.game.tree().clone(), kept.record.header().clone());
        let same = Record::from_tree(header, tree, interrupted.game.end(), interrupted.game.verdict())
            == kept.record;
        if !same || interrupted.damage.is_some() || kept.fault.is_some() {
            return false;
        }
        if let Ok(lock) = self.lock(&interrupted.id)
            && fs::remove_file(self.journal_path(&interrupted.id)).is_ok()
        {
            lock.remove();
        }
        true
    }

    /// Renames the journal of a game if neither this version nor a later one can read any of it. Returns the new path.
    fn set_aside_unreadable(&self, id: &GameId) -> Option<PathBuf> {
        let path = self.journal_path(id);
        let unreadable = || {
            let bytes = disk::read_limited(&path, SIZE_LIMIT).ok()??;
            match journal::read(&bytes).err()? {
                // A later version of the program can read it.
                JournalError::Line(error) if matches!(*error, journal::LineError::Newer(_)) => None,
                error => Some(error),
            }
        };
        unreadable()?;
        let lock = self.lock(id).ok()?;
        // The last holder of the lock may have been writing it until now.
        unreadable()?;
        let renamed = disk::set_aside(&path).ok()?;
        lock.remove();
        Some(renamed)
    }
}

impl Interrupted {
    /// The names of both players: those in the header, otherwise the person or level in the seat.
    pub fn names(&self) -> ByPlayer<String> {
        ByPlayer::from_fn(|player| self.header.name_of(player, self.game.seats()[player]))
    }

    /// Whether no person has [done anything](Match::is_untouched) in the game yet, so that it is not worth an offer.
    pub fn is_untouched(&self) -> bool {
        self.game.is_untouched()
    }
}

/// Reads the journal of a game in progress; `None` if none of it can be read.
fn read_interrupted(path: &Path, id: GameId) -> Option<Interrupted> {
    let held = Lock::is_held(&lock_of(path));
    let bytes = disk::read_limited(path, SIZE_LIMIT).ok()??;
    let replayed = journal::read(&bytes).ok()?;
    let changed = changed(path).unwrap_or(replayed.begun);
    let journal::ReplayedJournal { game, header, begun, damage, .. } = replayed;
    Some(Interrupted { id, game, header, begun, changed, damage, held })
}

/// The most recently changed game first.
fn by_change(mut games: Vec<Interrupted>) -> Vec<Interrupted> {
    games.sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
    games
}

/// The ids of the games with a file of this extension in a folder, such as the journals of interrupted games. An
/// unreadable folder has none.
pub(super) fn ids_in(folder: &Path, extension: &str) -> Vec<GameId> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let id = |file: fs::DirEntry| {
        let path = PathBuf::from(file.file_name());
        let fits = path.extension().is_some_and(|end| end == extension);
        GameId::of_file(path.file_stem().filter(|_| fits)?.to_str()?)
    };
    files.filter_map(Result::ok).filter_map(id).collect()
}

/// When a file last changed.
fn changed(path: &Path) -> Option<Timestamp> {
    Timestamp::try_from(fs::metadata(path).ok()?.modified().ok()?).ok()
}
