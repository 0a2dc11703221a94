//! A disk that hangs, as a network disk does whose server is gone: the window goes on, says so, and ends in time.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use std::{fs, mem};

use abande::app::desk::panels;
use abande::app::game::{
    EditPreferences, FileRequested, Job, Keeping, LessonFinished, LessonProgress, LibraryRequested,
    MatchRequested, PuzzleProgress, PuzzlePurpose, PuzzleScored, StoredPreferences, Toast, ToastTopic,
    ToastWithdrawn, WindowWaker,
};
use abande::library::report::fault;
use abande::library::{LessonsDone, Library, Paths, Preferences, PuzzlesDone};
use abande::play::{GameSetup, Match, Seat};
use abande::rules::{ByPlayer, Player, Variant};
use abande::study::lessons::Lesson;
use abande::study::puzzles::collection;
use bevy::app::App;
use bevy::log::tracing_subscriber;
use bevy::prelude::*;

use super::super::faults::is_alone_in;
use super::super::keeping::{same, written};
use super::super::library::Room;
use super::super::table::{Table, english};

/// Longer than any frame that does not wait for a disk, on any machine.
const ENDLESS: Duration = Duration::from_secs(30);

/// A pipe in the place of a file: whoever opens it waits, until it answers.
struct Pipe {
    answer: Option<Sender<()>>,
    /// Whether it has answered by itself, lest a test waits for ever.
    too_late: Arc<AtomicBool>,
}

impl Pipe {
    fn at(path: PathBuf) -> Self {
        fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
        assert!(Command::new("mkfifo").arg(&path).status().expect("it starts").success());
        let (answer, asked) = channel();
        let too_late = Arc::new(AtomicBool::new(false));
        let late = Arc::clone(&too_late);
        thread::spawn(move || {
            if asked.recv_timeout(ENDLESS) == Err(RecvTimeoutError::Timeout) {
                late.store(true, Ordering::Relaxed);
            }
            // Neither side of a pipe waits for one who opens both. A usual file can take its place.
            let both = fs::OpenOptions::new().read(true).write(true).open(&path);
            fs::remove_file(&path).expect("it is removed");
            drop(both);
        });
        Self { answer: Some(answer), too_late }
    }

    fn answer(&mut self) {
        drop(self.answer.take());
    }
}

/// Finding window 7.
#[test]
fn moves_are_shown_while_the_journal_hangs_and_written_in_their_order_once_it_answers() {
    let mut room = Room::new();
    let keeping = |room: &Room| room.table.app.world().resource::<Keeping>().is_safe();
    let id = room.table.app.world().resource::<Keeping>().id().clone();
    let mut pipe = Pipe::at(room.library.paths().journals().join(format!("{id}.lock")));
    room.play("d4 d5 d3");
    room.table.frames(50);
    assert!(!pipe.too_late.load(Ordering::Relaxed), "a frame has waited for the disk");
    assert_eq!((room.table.moves().as_str(), keeping(&room)), ("d4 d5 d3", false));
    room.until_said("This game is not being saved: the disk is not responding.");
    room.play("c4");
    pipe.answer();
    room.until_said("The game is being saved again.");
    assert!(keeping(&room));
    let game = written(&room.library);
    same(&game, room.table.game());
    assert_eq!((game.moves().len(), room.said().lines().count()), (4, 2), "{}", room.said());
}

/// Syncs hang while writes do not: the system keeps what is written for as long as it has memory. Finding window 7.
#[test]
fn a_disk_that_takes_what_is_written_and_never_brings_it_home_is_told() {
    if !is_alone_in("field_reports::disk::a_disk_that_takes_what_is_written_and_never_brings_it_home_is_told")
    {
        return;
    }
    let mut room = Room::new();
    fault::hang(&["journal"]);
    room.play("d4 d5");
    same(&written(&room.library), room.table.game());
    room.until_said("This game is not being saved: the disk is not responding.");
    fault::hang(&[]);
    room.until_said("The game is being saved again.");
    assert_eq!(room.said().lines().count(), 2, "{}", room.said());
}

/// Both games are kept, each in a journal of its own. Finding window 7.
#[test]
fn a_game_that_is_left_while_the_disk_hangs_is_kept_once_it_answers() {
    if !is_alone_in("field_reports::disk::a_game_that_is_left_while_the_disk_hangs_is_kept_once_it_answers") {
        return;
    }
    let mut room = Room::new();
    room.play("d4");
    fault::hang(&["keeper", "library"]);
    room.play("d5");
    room.table.request(MatchRequested::Resign(Player::White));
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    room.table.request(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
    room.play("c4 c5");
    assert_eq!(room.table.moves(), "c4 c5");
    fault::hang(&[]);
    let library = room.library.clone();
    room.table.until("the first game", |_| (library.index().entries().len() == 1).then_some(()));
    assert_eq!(library.index().entries()[0].plies, 2);
    room.table.until("the second game", |_| {
        let games = library.in_progress();
        matches!(&games[..], [game] if game.game.moves().len() == 2).then_some(())
    });
    same(&written(&library), room.table.game());
}

/// Everything that writes a file, with its own thread each.
const WRITERS: [&str; 7] = ["keeper", "journal", "library", "files", "preferences", "lessons", "puzzles"];

/// A table with all files.
struct House {
    table: Table,
    library: Library,
    folder: tempfile::TempDir,
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let library = Library::new(Paths::within(folder.path()));
        let mut table = Table::in_window(Variant::Hex, "");
        let waker = WindowWaker::default();
        let paths = library.paths();
        table.app.insert_resource(Keeping::new(&library, table.game(), None, waker.clone()));
        table.app.insert_resource(StoredPreferences::open(paths.config.clone(), &waker).0);
        table.app.insert_resource(LessonProgress::open(LessonsDone::open(paths.lessons()), &waker));
        table.app.insert_resource(PuzzleProgress::open(PuzzlesDone::open(paths.puzzles()), &waker));
        table.app.init_resource::<News>().add_systems(Last, note);
        table.frames(2);
        Self { table, library, folder }
    }

    fn tell<M: Message>(&mut self, message: M) {
        self.table.app.world_mut().write_message(message);
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("game.agn")
    }

    /// Has everything written that there is to write, but for the game.
    fn write_all(&mut self) {
        self.tell(EditPreferences::new(move |preferences| preferences.board.letters = false));
        self.tell(LessonFinished(Lesson::all().next().expect("a lesson")));
        self.tell(PuzzleScored { puzzle: &collection()[0], solved: true, purpose: PuzzlePurpose::Rating });
        self.tell(FileRequested::Save(self.file()));
        self.tell(LibraryRequested::Do(Job::List));
        self.table.frames(3);
    }

    fn end(&mut self) -> Duration {
        self.tell(AppExit::Success);
        let begun = Instant::now();
        self.table.frames(1);
        drop(mem::replace(&mut self.table.app, App::empty()));
        begun.elapsed()
    }
}

/// What was said about disks.
#[derive(Resource, Default)]
struct News {
    slow: usize,
    mended: usize,
}

fn note(mut toasts: MessageReader<Toast>, mut mended: MessageReader<ToastWithdrawn>, mut news: ResMut<News>) {
    let slow = |toast: &&Toast| english(&toast.text).starts_with("Reading or writing files is taking");
    news.slow += toasts.read().filter(slow).count();
    news.mended += mended.read().filter(|mended| mended.0 == ToastTopic::Disk).count();
}

/// Finding window 7.
#[test]
fn a_disk_that_does_not_answer_is_told_until_it_does_and_the_last_choice_wins() {
    if !is_alone_in(
        "field_reports::disk::a_disk_that_does_not_answer_is_told_until_it_does_and_the_last_choice_wins",
    ) {
        return;
    }
    let mut house = House::new();
    let others = &WRITERS[2..];
    fault::hang(others);
    house.write_all();
    let count = |house: &House| {
        let news = house.table.app.world().resource::<News>();
        (news.slow, news.mended)
    };
    assert_eq!(count(&house), (0, 0), "not at once");
    house.table.until("the news", |world| (world.resource::<News>().slow == 1).then_some(()));
    house.table.frames(4);
    assert!(panels::buttons(&house.table.egui()).contains_key("close-notice"));
    for choice in [
        EditPreferences::new(move |preferences| preferences.board.letters = true),
        EditPreferences::new(|preferences| preferences.board.tips = false),
        EditPreferences::new(move |preferences| preferences.board.letters = false),
    ] {
        house.tell(choice);
        house.table.frames(1);
    }
    // It is told for as long as one of them hangs.
    for left in (1..others.len()).rev() {
        fault::hang(&others[others.len() - left..]);
        house.table.frames(50);
        assert_eq!(count(&house), (1, 0), "{left} left");
    }
    fault::hang(&[]);
    house.table.until("it goes", |world| (world.resource::<News>().mended == 1).then_some(()));
    house.table.frames(4);
    assert_eq!(count(&house), (1, 1));
    house.end();
    let text = fs::read_to_string(&house.library.paths().config).expect("settings");
    let (read, _) = Preferences::parse(&text);
    assert!(!read.board.letters && !read.board.tips, "{text}");
    assert!(house.file().exists() && house.library.paths().puzzles().exists());
    assert!(house.library.paths().lessons().exists());
}

/// The log of this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn begin() -> Self {
        let log = Self::default();
        let lines = log.clone();
        tracing_subscriber::fmt().with_ansi(false).with_writer(move || lines.clone()).init();
        log
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("a log")).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Finding window 7.
#[test]
fn a_program_that_ends_waits_once_for_all_disks_and_says_what_was_not_written() {
    if !is_alone_in(
        "field_reports::disk::a_program_that_ends_waits_once_for_all_disks_and_says_what_was_not_written",
    ) {
        return;
    }
    let log = Log::begin();
    let mut house = House::new();
    fault::hang(&WRITERS);
    house.table.click("d4");
    house.write_all();
    // Ten seconds for all of them. Ten for each would be more than a minute.
    let took = house.end();
    assert!(took < Duration::from_secs(30), "{took:?}");
    let log = log.text();
    for what in [
        "The last moves of this game",
        "Changes to the library",
        "The file of this game",
        "The settings",
        "The progress in the lessons",
        "The progress in the puzzles",
    ] {
        assert!(log.contains(&format!("{what} may not have been written: ")), "no “{what}” in {log}");
    }
}

/// Its disk may hang for a moment, and another disk for ever. Finding window 7.
#[test]
fn a_program_that_ends_waits_for_what_can_be_written() {
    if !is_alone_in("field_reports::disk::a_program_that_ends_waits_for_what_can_be_written") {
        return;
    }
    let log = Log::begin();
    let mut house = House::new();
    fault::hang(&WRITERS);
    for label in ["d4", "d5", "d3"] {
        house.table.click(label);
    }
    house.write_all();
    let game: Match = house.table.game().clone();
    let answer = thread::spawn(|| {
        thread::sleep(Duration::from_secs(1));
        fault::hang(&["files"]);
    });
    house.end();
    answer.join().expect("it answers");
    same(&written(&house.library), &game);
    let exists = |path: &Path| path.exists();
    let paths = house.library.paths();
    assert!(exists(&paths.config) && exists(&paths.lessons()) && exists(&paths.puzzles()));
    assert!(!house.file().exists());
    let log = log.text();
    assert_eq!(log.matches("may not have been written").count(), 1, "{log}");
    assert!(log.contains("The file of this game may not have been written"), "{log}");
}
