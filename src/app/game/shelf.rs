//! The library as the window sees it: read and changed on a thread of its own, so that no frame waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use bevy::prelude::*;

use super::{Toast, Tone, reading};
use crate::library::{GameId, Imported, Index, Interrupted, Library};
use crate::play::Match;
use crate::record::Header;
use crate::rules::{ByPlayer, Player, Variant};
use crate::words::notices;

/// What is in the library, as far as it has been read.
#[derive(Resource, Debug, Default)]
pub struct Shelf {
    worker: Option<Worker>,
    contents: Option<Arc<Contents>>,
    revision: u32,
    waiting: usize,
}

/// Everything in the library at one moment.
#[derive(Debug, Default)]
pub struct Contents {
    /// Kept games.
    pub games: Index,
    /// Games that were thrown away.
    pub bin: Index,
    /// Games that were interrupted and that no copy of the program plays, the one that changed last first.
    pub unfinished: Vec<Unfinished>,
}

/// A game that was interrupted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Its name in the library.
    pub id: GameId,
    /// What is played on which board.
    pub variant: Variant,
    /// Who plays.
    pub names: ByPlayer<String>,
    /// The number of plies played.
    pub plies: usize,
    /// When it last changed.
    pub changed: jiff::Timestamp,
}

/// Something to be done in the library, in the order in which it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Read everything again.
    List,
    /// Read a game, to put it on the table.
    Open(GameId),
    /// Give a game another name.
    Rename(GameId, String),
    /// Put games into the bin.
    Remove(Vec<GameId>),
    /// Put games that were interrupted into the bin.
    GiveUp(GameId),
    /// Take games out of the bin.
    Restore(Vec<GameId>),
    /// Write games into one file.
    Export(Vec<GameId>, PathBuf),
    /// Add the games in a file to the library.
    Import(PathBuf),
}

/// What became of a job.
#[derive(Debug)]
pub(super) enum Done {
    /// Everything was looked at.
    Listed(Box<Contents>),
    /// A game was read.
    Opened(Box<Opened>),
    /// A game is in progress; it has to be resumed.
    InProgress(GameId),
    /// The player should know.
    Told(Toast),
    /// Nothing more is to be said.
    Quietly,
}

/// A kept game, to put on the table.
#[derive(Debug)]
pub(super) struct Opened {
    pub id: GameId,
    pub game: Match,
    pub header: Header,
    pub fault: Option<String>,
}

impl Shelf {
    /// A shelf that holds this and is never asked for more.
    pub fn of(contents: Contents) -> Self {
        Self { contents: Some(Arc::new(contents)), revision: 1, ..Self::default() }
    }

    /// What is in the library; none as long as it has not been read.
    pub fn contents(&self) -> Option<&Contents> {
        self.contents.as_deref()
    }

    /// A number that changes with the contents.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Whether something is being done.
    pub const fn is_busy(&self) -> bool {
        self.waiting > 0
    }

    /// Has something done. The window is woken when there is an answer.
    pub(super) fn ask(&mut self, library: &Library, job: Job, wake: impl Fn() + Send + 'static) {
        let worker = self.worker.get_or_insert_with(|| Worker::start(library.clone(), wake));
        if worker.jobs.send(job).is_ok() {
            self.waiting += 1;
        }
    }

    /// What has been done since the last time. Lists are put on the shelf.
    pub(super) fn take_done(&mut self) -> Vec<Done> {
        let Some(worker) = &self.worker else { return Vec::new() };
        let Ok(done) = worker.done.lock() else { return Vec::new() };
        let mut others = Vec::new();
        for (finished, done) in done.try_iter() {
            self.waiting = self.waiting.saturating_sub(finished);
            match done {
                Done::Listed(contents) => {
                    self.contents = Some(Arc::from(contents));
                    self.revision = self.revision.wrapping_add(1);
                }
                other => others.push(other),
            }
        }
        others
    }
}

/// The thread, and the ways to and from it. It ends when nobody can ask it any more.
#[derive(Debug)]
struct Worker {
    jobs: Sender<Job>,
    /// With how many jobs are finished by it.
    done: Mutex<Receiver<(usize, Done)>>,
}

impl Worker {
    fn start(library: Library, wake: impl Fn() + Send + 'static) -> Self {
        let (jobs, asked) = channel();
        let (answers, done) = channel();
        let started = thread::Builder::new().name("library".into()).spawn(move || {
            work(&library, &asked, |finished, answer| {
                let heard = answers.send((finished, answer)).is_ok();
                wake();
                heard
            });
        });
        if let Err(error) = started {
            error!("the library cannot be read: {error}");
        }
        Self { jobs, done: Mutex::new(done) }
    }
}

/// Does what is asked for until the other end is gone. Anything that changes the library is followed by one list.
fn work(library: &Library, asked: &Receiver<Job>, answer: impl Fn(usize, Done) -> bool) {
    while let Ok(job) = asked.recv() {
        let mut waiting = 1;
        let mut lists = false;
        let mut next = Some(job);
        while let Some(job) = next {
            lists |= !matches!(job, Job::Open(_) | Job::Export(..));
            let told = carry_out(library, job);
            if told.is_some_and(|told| !answer(0, told)) {
                return;
            }
            next = asked.try_recv().ok();
            waiting += usize::from(next.is_some());
        }
        let last = if lists { Done::Listed(Box::new(look(library))) } else { Done::Quietly };
        if !answer(waiting, last) {
            return;
        }
    }
}

/// Everything that is there.
fn look(library: &Library) -> Contents {
    let games = library.index();
    let unfinished = library.in_progress().into_iter().filter(|game| !game.held && !game.is_untouched());
    Contents { bin: library.bin(), unfinished: unfinished.map(Unfinished::of).collect(), games }
}

impl Unfinished {
    fn of(game: Interrupted) -> Self {
        let seats = game.table.seats();
        Self {
            names: ByPlayer::from_fn(|player: Player| game.header.name_of(player, seats[player])),
            variant: game.table.variant(),
            plies: game.table.moves().len(),
            id: game.id,
            changed: game.changed,
        }
    }
}

/// Carries out one job. What went well without a word shows in the list.
fn carry_out(library: &Library, job: Job) -> Option<Done> {
    match job {
        Job::List => None,
        Job::Open(id) => Some(open(library, id)),
        Job::Rename(id, name) => {
            let renamed = library.rename(&id, &name);
            renamed.err().map(|error| failed(format!("This game was not renamed: {error}")))
        }
        Job::Remove(ids) => each(&ids, "moved to the bin", |id| library.remove(id).map(drop)),
        Job::Restore(ids) => each(&ids, "restored", |id| library.restore(id).map(drop)),
        Job::GiveUp(id) => {
            let moved = give_up(library, &id);
            moved.err().map(|error| failed(format!("This game was not moved to the bin: {error}")))
        }
        Job::Export(ids, path) => Some(match library.export(&ids, &path) {
            Ok(()) => good(format!("{} written to {}", counted(ids.len()), file_name(&path))),
            Err(error) => failed(format!("{} was not written: {error}", file_name(&path))),
        }),
        Job::Import(path) => Some(import(library, &path)),
    }
}

/// Reads a game for the table.
fn open(library: &Library, id: GameId) -> Done {
    if library.paths().journals().join(format!("{id}.journal")).exists() {
        return Done::InProgress(id);
    }
    match library.open(&id) {
        Ok(opened) => Done::Opened(Box::new(Opened {
            game: opened.record.to_match(),
            header: opened.record.header().clone(),
            fault: opened.fault.map(|fault| fault.to_string()),
            id,
        })),
        Err(error) => failed(format!("This game could not be opened: {error}")),
    }
}

/// A game in progress becomes a kept one, which can be taken out of the bin again. Where it went on from a kept game,
/// that one stays as it was.
fn give_up(library: &Library, id: &GameId) -> Result<(), String> {
    if library.game_path(id).exists() {
        return library.discard(id).map_err(|error| error.to_string());
    }
    let mut resumed = library.resume(id).map_err(|error| error.to_string())?;
    let kept = library.keep(&mut resumed.journal, &resumed.table).map_err(|error| error.to_string())?;
    library.remove(&kept).map(drop).map_err(|error| error.to_string())
}

/// Does the same with several games; reports the first one that failed.
fn each<E: std::fmt::Display>(
    ids: &[GameId],
    what: &str,
    mut act: impl FnMut(&GameId) -> Result<(), E>,
) -> Option<Done> {
    let errors: Vec<E> = ids.iter().filter_map(|id| act(id).err()).collect();
    let first = errors.first()?;
    Some(failed(match errors.len() {
        1 => format!("A game was not {what}: {first}"),
        more => format!("{more} games were not {what}: {first}"),
    }))
}

fn import(library: &Library, path: &Path) -> Done {
    let name = file_name(path);
    let imported = reading::read_file(path).and_then(|text| {
        // What is there already is not imported again.
        library.import(&library.index(), &text).map_err(|error| error.to_string())
    });
    match imported {
        Ok(Imported { kept, known, refused }) => {
            let mut parts = Vec::new();
            if !kept.is_empty() {
                parts.push(format!("{} imported", counted(kept.len())));
            }
            match known.len() {
                0 => {}
                1 => parts.push("1 was already there".to_owned()),
                more => parts.push(format!("{more} were already there")),
            }
            if let Some(first) = refused.first() {
                parts.push(format!("{} could not be read completely ({first})", counted(refused.len())));
            }
            if parts.is_empty() {
                return failed(format!("There is no game in {name}"));
            }
            let text = format!("{name}: {}", parts.join(", "));
            if refused.is_empty() { good(text) } else { failed(text) }
        }
        Err(error) => failed(format!("{name} was not imported: {error}")),
    }
}

fn counted(games: usize) -> String {
    if games == 1 { "1 game".to_owned() } else { format!("{games} games") }
}

fn good(text: String) -> Done {
    Done::Told(Toast { tone: Tone::Good, text: notices::plain(text) })
}

fn failed(text: String) -> Done {
    Done::Told(Toast { tone: Tone::Error, text: notices::plain(text) })
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
