//! Opening and saving records. Files are read and written on a thread of their own, so that no frame waits for a disk.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;

use super::leaving::{LeaveBy, LeavingSystems};
use super::persisted::DiskState;
use super::sets::FileSystems;
use super::{CurrentMatch, EditPreferences, MatchRequested, Toast, WindowWaker};
use crate::app::{GameSystems, InputSystems};
use crate::i18n::{self, notices, records};
use crate::library::Worker;
use crate::play::Match;
use crate::record::disk::{Fingerprint, OverwriteConsent, WriteError};
use crate::record::{Header, LoadedRecord, Record, SaveError, file_named};
use crate::rules::visible_path;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastSaved>()
        .init_resource::<FileWorker>()
        .init_resource::<KnownFiles>()
        .add_message::<FileRequested>()
        .add_message::<SaveFinished>()
        .add_systems(
            Update,
            (ask_disk, serve_files)
                .chain()
                .in_set(GameSystems::Input)
                .in_set(FileSystems)
                .after(InputSystems::Keys),
        )
        .init_resource::<LeaveBy>()
        .add_systems(Last, finish_at_exit.in_set(LeavingSystems::Wait).run_if(on_message::<AppExit>));
}

/// Sends requests to the thread in their order: a pasted game waits for a file that was requested before.
fn ask_disk(
    current: Res<CurrentMatch>,
    waker: Res<WindowWaker>,
    known_files: Res<KnownFiles>,
    mut disk: ResMut<FileWorker>,
    mut requests: MessageReader<FileRequested>,
) {
    for request in requests.read() {
        let task = match request {
            FileRequested::Save(path) => FileTask::Save {
                path: path.clone(),
                match_id: current.own_match_id(),
                game: Box::new(current.own_match().clone()),
                header: current.header().cloned(),
            },
            FileRequested::Open(path) => FileTask::Open(path.clone()),
            FileRequested::Paste(text) => FileTask::Paste(text.clone()),
        };
        disk.ask(task, &known_files, &waker);
    }
}

/// Handles the answers of the thread.
fn serve_files(
    current: Res<CurrentMatch>,
    mut disk: ResMut<FileWorker>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
    mut done: MessageWriter<SaveFinished>,
    mut edits: MessageWriter<EditPreferences>,
    mut last_saved: ResMut<LastSaved>,
) {
    if !disk.is_busy() {
        return;
    }
    for answer in disk.take() {
        toasts.write(match answer {
            FileAnswer::Saved { path, match_id, game, saved } => {
                done.write(SaveFinished { written: saved.is_ok() });
                match saved {
                    Ok(()) => {
                        // What was played meanwhile is not in the file, nor is another match.
                        if match_id == current.own_match_id() {
                            last_saved.0 = Some(*game);
                        }
                        let file = absolute_path(&path);
                        edits.write(EditPreferences::new(move |preferences| {
                            preferences.files.remember(&file);
                        }));
                        Toast::success(notices::game_saved_as(file_name(&path)))
                    }
                    Err(error) => {
                        let reason = records::save(&error);
                        let reason = match &error {
                            SaveError::Write(WriteError::Refused(_)) => {
                                i18n::play::two_sentences(reason, notices::choose_other_name())
                            }
                            _ => reason,
                        };
                        Toast::error(notices::game_not_saved_as(file_name(&path), reason))
                    }
                }
            }
            FileAnswer::Read { source, file, read: Ok(opened) } => {
                let toast = source.opened(&opened);
                let record = opened.record;
                if let Some(file) = file {
                    let file = absolute_path(&file);
                    edits.write(EditPreferences::new(move |preferences| preferences.files.remember(&file)));
                }
                // What was illegal and is missing now is not kept anywhere but in the file.
                let game = record.to_match();
                last_saved.0 = Some(game.clone());
                let header = Some(record.header().clone());
                matches.write(MatchRequested::Load { game: Box::new(game), header });
                toast
            }
            FileAnswer::Read { source, read: Err(reason), .. } => source.not_opened(reason),
        });
    }
    if disk.has_failed() {
        // A player who wanted to save this game before leaving it stays with it.
        done.write(SaveFinished { written: false });
    }
}

/// Finishes pending saves before the program ends. Errors go to the log, as a toast would not be seen.
fn finish_at_exit(leave_by: Res<LeaveBy>, mut disk: ResMut<FileWorker>) {
    for answer in leave_by.wait_for("The file of this game", disk.worker.as_mut()) {
        if let FileAnswer::Saved { path, saved: Err(error), .. } = answer {
            warn!("This game was not saved as {}: {error}", visible_path(&path));
        }
    }
}

/// Thread that reads and writes single game files for the player, started on first use.
#[derive(Resource, Debug, Default)]
pub(super) struct FileWorker {
    worker: Option<Worker<FileTask, FileAnswer>>,
}

impl FileWorker {
    fn ask(&mut self, task: FileTask, known_files: &KnownFiles, waker: &WindowWaker) {
        let start = || Worker::start("files", work(known_files.clone()), waker.wake());
        self.worker.get_or_insert_with(start).ask(task);
    }

    fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_busy)
    }

    fn take(&mut self) -> Vec<FileAnswer> {
        self.worker.as_mut().map(Worker::take).unwrap_or_default()
    }

    /// Returns `true` if the thread has panicked in the middle of something.
    fn has_failed(&mut self) -> bool {
        self.worker.as_mut().is_some_and(Worker::has_failed)
    }

    /// Returns whether the thread works, and whether its disk has stopped answering.
    pub(super) fn state(&self) -> DiskState {
        DiskState::of(self.worker.as_ref())
    }
}

/// Task for the file thread.
#[derive(Debug)]
enum FileTask {
    /// Write a match as it was when the save was requested.
    Save {
        path: PathBuf,
        match_id: u32,
        game: Box<Match>,
        header: Option<Header>,
    },
    Open(PathBuf),
    Paste(String),
}

/// Result of a [`FileTask`].
#[derive(Debug)]
enum FileAnswer {
    Saved {
        path: PathBuf,
        match_id: u32,
        game: Box<Match>,
        saved: Result<(), SaveError>,
    },
    /// `file` is the file to remember; none for a pasted text or a link.
    Read {
        source: GameSource,
        file: Option<PathBuf>,
        read: Result<Box<LoadedRecord>, i18n::Message>,
    },
}

/// Fingerprints of the files that were opened or saved as a single game, to notice changes by other programs.
#[derive(Resource, Clone, Debug, Default)]
pub struct KnownFiles(HashMap<PathBuf, Fingerprint>);

impl KnownFiles {
    /// Returns the fingerprint of a file when it was last opened or saved; none if only a part of it was read.
    pub fn fingerprint(&self, file: &Path) -> Option<Fingerprint> {
        self.0.get(&absolute_path(file)).copied()
    }

    /// Remembers the fingerprint of a file that was opened, or forgets it if only a part of its games was read.
    pub fn record(&mut self, file: &Path, opened: &LoadedRecord) {
        let file = absolute_path(file);
        if opened.can_be_saved_back() {
            self.0.insert(file, opened.print);
        } else {
            self.0.remove(&file);
        }
    }
}

/// Returns the thread's function, which carries out each task and sends its answer.
fn work(mut known_files: KnownFiles) -> impl FnMut(Vec<FileTask>, &mut dyn FnMut(FileAnswer)) {
    move |tasks, answer| tasks.into_iter().for_each(|task| answer(carry_out(task, &mut known_files)))
}

fn carry_out(task: FileTask, known_files: &mut KnownFiles) -> FileAnswer {
    match task {
        FileTask::Save { path, match_id, game, header } => {
            let record = Record::from_match(&game, header.as_ref(), SystemTime::now());
            // The dialog has asked before it named a file that is there, but did not say what is in it.
            let saved = record.save_over(&path, OverwriteConsent::OneGame, known_files.fingerprint(&path));
            let saved = saved.map(|print| {
                known_files.0.insert(absolute_path(&path), print);
            });
            FileAnswer::Saved { path, match_id, game, saved }
        }
        FileTask::Open(path) => {
            let (file, opened) = (file_named(&path), Record::load_legal(&path));
            if let (Some(file), Ok(opened)) = (&file, &opened) {
                known_files.record(file, opened);
            }
            let read = opened.map(Box::new).map_err(|error| {
                // The readers have more to say than a player needs to know.
                info!("{}: {error}", visible_path(&path));
                records::load(&error)
            });
            FileAnswer::Read { source: GameSource::File(path), file, read }
        }
        FileTask::Paste(text) => {
            let read = LoadedRecord::from_text(&text).map(Box::new).map_err(|error| records::fault(&error));
            FileAnswer::Read { source: GameSource::Clipboard, file: None, read }
        }
    }
}

/// Where an opened game comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameSource {
    /// A file, named by the dialog, the command line or the desktop.
    File(PathBuf),
    /// A pasted text.
    Clipboard,
}

impl GameSource {
    /// Returns the toast that tells of an opened game. If a part of it is missing, or the file holds more games, the
    /// toast stays until the player closes it.
    pub fn opened(&self, opened: &LoadedRecord) -> Toast {
        match (self, opened.fault.as_ref().map(records::fault)) {
            (Self::File(path), Some(fault)) => {
                Toast::alarm(notices::game_opened_partly(file_name(path), fault))
            }
            (_, None) if let Some(rules) = opened.record.other_rules() => {
                Toast::persistent(records::record_of_other_rules(rules))
            }
            (Self::File(path), None) if opened.more => {
                Toast::persistent(notices::first_game_opened(file_name(path)))
            }
            (Self::File(path), None) => Toast::success(notices::game_opened(file_name(path))),
            (Self::Clipboard, Some(fault)) => Toast::alarm(notices::pasted_game_opened_partly(fault)),
            (Self::Clipboard, None) if opened.more => Toast::persistent(notices::first_pasted_game_opened()),
            (Self::Clipboard, None) => Toast::success(notices::pasted_game_opened()),
        }
    }

    /// Returns the toast that tells why a file or a text gave no game.
    pub fn not_opened(&self, reason: i18n::Message) -> Toast {
        match self {
            Self::File(path) => Toast::alarm(notices::game_not_opened(file_name(path), reason)),
            Self::Clipboard => Toast::error(notices::pasted_is_no_game(reason)),
        }
    }
}

/// Makes a path absolute, as the program may be started from another folder next time.
fn absolute_path(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Returns the name of a file without its folder, to be shown in sentences.
pub fn file_name(path: &Path) -> String {
    visible_path(path.file_name().map_or(path, Path::new))
}

/// State in which the match on the table was last saved as a file, if it was.
#[derive(Resource, Debug, Default)]
pub struct LastSaved(pub Option<Match>);

impl LastSaved {
    /// Returns `true` if leaving this match would lose something that a person made.
    pub fn would_lose(&self, game: &Match) -> bool {
        game.would_lose(self.0.as_ref())
    }
}

/// Requests to save the match, or to open another one.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum FileRequested {
    /// Saves the match as a file.
    Save(PathBuf),
    /// Opens a file.
    Open(PathBuf),
    /// Reads a match from a text.
    Paste(String),
}

/// A requested save of the match as a file succeeded or failed.
#[derive(Message, Clone, Copy, Debug)]
pub struct SaveFinished {
    /// Set if the match is in the file now.
    pub written: bool,
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::time::{Duration, Instant};

    use super::*;
    use crate::play::Seat;
    use crate::rules::{ByPlayer, Variant};

    /// Outcomes, in their order.
    #[derive(Resource, Default)]
    struct Told(Vec<&'static str>);

    /// A table with a disk that does one task for each signal.
    fn table() -> (App, Sender<()>) {
        let (signal, signals): (_, Receiver<()>) = channel();
        let mut known_files = KnownFiles::default();
        let slow = move |tasks: Vec<FileTask>, answer: &mut dyn FnMut(FileAnswer)| {
            for task in tasks {
                // A frame that waits for this finds its answer at once, and the test fails.
                let _ = signals.recv_timeout(Duration::from_secs(20));
                answer(carry_out(task, &mut known_files));
            }
        };
        let mut app = App::new();
        let game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
        app.insert_resource(CurrentMatch::new(game)).init_resource::<WindowWaker>().init_resource::<Told>();
        app.add_message::<MatchRequested>().add_message::<Toast>().add_message::<EditPreferences>();
        app.add_plugins(plugin);
        let disk = FileWorker { worker: Some(Worker::start("slow", slow, crate::library::Wake::default())) };
        app.insert_resource(disk);
        app.add_systems(
            Last,
            |mut told: ResMut<Told>,
             mut saved: MessageReader<SaveFinished>,
             mut matches: MessageReader<MatchRequested>| {
                told.0.extend(saved.read().map(|done| if done.written { "saved" } else { "not saved" }));
                told.0.extend(matches.read().map(|_| "opened"));
            },
        );
        (app, signal)
    }

    fn until_told(app: &mut App, count: usize) -> Vec<&'static str> {
        let begun = Instant::now();
        while app.world().resource::<Told>().0.len() < count && begun.elapsed() < Duration::from_mins(1) {
            app.update();
            std::thread::sleep(Duration::from_millis(1));
        }
        app.world().resource::<Told>().0.clone()
    }

    #[test]
    fn no_frame_waits_for_a_slow_disk_and_everything_is_told_in_its_order() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.agn");
        let (mut app, signal) = table();
        app.world_mut().write_message(FileRequested::Save(file.clone()));
        app.world_mut().write_message(FileRequested::Open(file.clone()));
        app.world_mut().write_message(FileRequested::Paste("1. d4 *".into()));
        let nowhere = folder.path().join("none").join("game.agn");
        app.world_mut().write_message(FileRequested::Save(nowhere));
        for _ in 0..10 {
            app.update();
        }
        assert!(app.world().resource::<Told>().0.is_empty(), "nothing was read or written yet");
        assert!(!file.exists());
        assert!(app.world().resource::<FileWorker>().is_busy());
        signal.send(()).unwrap();
        assert_eq!(until_told(&mut app, 1), ["saved"]);
        assert!(file.exists());
        // One after the other: within a frame the two kinds of message have no order.
        for (count, last) in [(2, "opened"), (3, "opened"), (4, "not saved")] {
            signal.send(()).unwrap();
            assert_eq!(until_told(&mut app, count).last(), Some(&last));
        }
        assert!(!app.world().resource::<FileWorker>().is_busy());
    }

    /// The system's dialog asks whether a file may be replaced, but does not say what would be lost.
    #[test]
    fn a_file_that_has_changed_or_holds_more_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (file, other) = (folder.path().join("game.agn"), folder.path().join("other.agn"));
        let game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
        let mut known_files = KnownFiles::default();
        let mut is_saved = |path: &Path| {
            let game = Box::new(game.clone());
            let task = FileTask::Save { path: path.to_owned(), match_id: 0, game, header: None };
            let FileAnswer::Saved { saved, .. } = carry_out(task, &mut known_files) else { return false };
            saved.is_ok()
        };
        assert!(is_saved(&file) && is_saved(&file));
        let changed = "1. e4 {of another program} *\n";
        std::fs::write(&file, changed).unwrap();
        assert!(!is_saved(&file));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), changed);
        for (text, may_go) in [
            ("1. d4 *\n\n[Event \"x\"]\n1. e4 *\n", false),
            ("\u{89}PNG", false),
            ("1. d4 *\n", true),
            ("", true),
        ] {
            std::fs::write(&other, text).unwrap();
            assert_eq!(is_saved(&other), may_go, "{text}");
            assert_eq!(std::fs::read_to_string(&other).unwrap() == text, !may_go, "{text}");
        }
        let FileAnswer::Read { .. } = carry_out(FileTask::Open(file.clone()), &mut known_files) else {
            panic!("it is read")
        };
        std::fs::write(&file, format!("{changed} ")).unwrap();
        let game = Box::new(game.clone());
        let task = FileTask::Save { path: file.clone(), match_id: 0, game, header: None };
        let FileAnswer::Saved { saved, .. } = carry_out(task, &mut known_files) else {
            panic!("it is answered")
        };
        assert!(matches!(saved, Err(SaveError::Write(WriteError::Refused(_)))), "{saved:?}");
    }

    /// Opening or saving another file does not make the program forget the first one.
    #[test]
    fn several_files_are_known_to_have_changed() {
        let folder = tempfile::tempdir().unwrap();
        let mut known_files = KnownFiles::default();
        let [one, other] = ["one.agn", "other.agn"].map(|name| folder.path().join(name));
        for file in [&one, &other] {
            std::fs::write(file, "1. d4 *\n").unwrap();
            known_files.record(file, &Record::load_legal(file).unwrap());
        }
        for file in [one, other] {
            std::fs::write(&file, "1. e4 {of another program} *\n").unwrap();
            let game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
            let task = FileTask::Save { path: file.clone(), match_id: 0, game: Box::new(game), header: None };
            let FileAnswer::Saved { saved, .. } = carry_out(task, &mut known_files) else {
                panic!("it is answered")
            };
            assert!(matches!(saved, Err(SaveError::Write(WriteError::Refused(_)))), "{saved:?}");
            assert!(std::fs::read_to_string(&file).unwrap().contains("another program"));
        }
    }

    #[test]
    fn a_link_is_not_remembered_as_a_file() {
        let file = |task: FileTask| match carry_out(task, &mut KnownFiles::default()) {
            FileAnswer::Read { file, .. } => file,
            FileAnswer::Saved { .. } => panic!("nothing is saved"),
        };
        assert_eq!(file(FileTask::Open("/games/a.agn".into())), Some("/games/a.agn".into()));
        assert_eq!(file(FileTask::Open("abande:hex?moves=d4,d5".into())), None);
        assert_eq!(file(FileTask::Paste("1. d4 *".into())), None);
    }

    #[test]
    fn what_was_played_while_the_disk_was_slow_is_not_saved() {
        let folder = tempfile::tempdir().unwrap();
        let (mut app, signal) = table();
        app.world_mut().write_message(FileRequested::Save(folder.path().join("game.agn")));
        app.update();
        app.world_mut().resource_mut::<CurrentMatch>().update_match(|game| {
            for text in ["d4", "d5"] {
                let mv = game.position().parse_move(text).unwrap();
                game.play(mv).unwrap();
            }
        });
        signal.send(()).unwrap();
        assert_eq!(until_told(&mut app, 1), ["saved"]);
        let (kept, current) = (app.world().resource::<LastSaved>(), app.world().resource::<CurrentMatch>());
        assert!(kept.would_lose(current.table_match()));
    }

    #[test]
    fn a_save_is_finished_before_the_program_ends() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.agn");
        let (mut app, signal) = table();
        app.world_mut().write_message(FileRequested::Save(file.clone()));
        app.update();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(50));
            let _ = signal.send(());
        });
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert!(file.exists());
    }
}
