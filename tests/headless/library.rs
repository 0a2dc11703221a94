//! The library behind the table: games that are left are kept, and what is asked for is done on another thread.

use abande::app::game::{
    Contents, CurrentMatch, FileRequested, Job, Keeping, LastSaved, LibraryRequested, MatchRequested, Shelf,
    StoredPreferences, Toast, ToastTone, WindowWaker,
};
use abande::i18n::Words;
use abande::library::{GameId, Library, Paths};
use abande::play::{GameSetup, Match, Seat};
use abande::record::Header;
use abande::rules::{ByPlayer, Outcome, Player, Variant};
use bevy::prelude::*;

use super::table::Table;

/// A table whose games are kept in a folder of its own.
pub struct Room {
    pub table: Table,
    pub library: Library,
    pub folder: tempfile::TempDir,
}

/// All that was said to the player.
#[derive(Resource, Default)]
struct Said(Vec<(ToastTone, String)>);

impl Room {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(Paths::within(folder.path()));
        Self::of(folder, library)
    }

    /// With a library that is there already.
    pub fn of(folder: tempfile::TempDir, library: Library) -> Self {
        let mut table = Table::new(Variant::Hex, Seat::Human, Seat::Human);
        let keeping = Keeping::new(&library, table.game(), None, WindowWaker::default());
        table.app.insert_resource(keeping).init_resource::<Said>();
        table.app.add_systems(Last, |mut toasts: MessageReader<Toast>, mut said: ResMut<Said>| {
            said.0.extend(toasts.read().map(|toast| (toast.tone, Words::default().say(&toast.text))));
        });
        Self { table, library, folder }
    }

    pub fn play(&mut self, moves: &str) {
        for label in moves.split_ascii_whitespace() {
            self.table.click(label);
        }
    }

    pub fn ask(&mut self, job: Job) {
        self.table.app.world_mut().write_message(LibraryRequested::Do(job));
        self.table.frames(1);
    }

    /// Has something done and returns what is on the shelf then.
    fn contents(&mut self, job: Job) -> (Vec<GameId>, Vec<GameId>) {
        self.ask(job);
        self.done();
        let kept = self.table.app.world().resource::<Shelf>();
        let ids =
            |index: &abande::library::Index| index.entries().iter().map(|entry| entry.id.clone()).collect();
        kept.contents().map(|Contents { games, bin, .. }| (ids(games), ids(bin))).unwrap_or_default()
    }

    pub fn rematch(&mut self) {
        let seats = ByPlayer::new(Seat::Human, Seat::Human);
        self.table.request(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
        self.done();
    }

    /// Waits until everything is read and written.
    pub fn done(&mut self) {
        self.table.frames(2);
        self.table.until("an answer", |world| {
            let is_busy = world.resource::<Shelf>().is_busy() || world.resource::<Keeping>().is_busy();
            (!is_busy).then_some(())
        });
    }

    /// Draws frames until something was said that holds this text.
    pub fn until_said(&mut self, text: &str) {
        self.table.until(text, |world| {
            let said = world.resource::<Said>();
            said.0.iter().any(|(_, said)| said.contains(text)).then_some(())
        });
    }

    pub fn said(&self) -> String {
        let said = self.table.app.world().resource::<Said>().0.iter();
        said.map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n")
    }

    /// How the last thing was said that holds this text, and all of it.
    pub fn told(&self, text: &str) -> (ToastTone, &str) {
        let said = self.table.app.world().resource::<Said>().0.iter().rev();
        let mut found = said.filter(|(_, said)| said.contains(text));
        let (tone, said) = found.next().unwrap_or_else(|| panic!("no “{text}” in {}", self.said()));
        (*tone, said)
    }
}

/// A game that was interrupted after these moves.
pub fn interrupted(library: &Library, moves: &str) -> GameId {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut journal = library.begin(&game, Header::default());
    for text in moves.split_ascii_whitespace() {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    journal.catch_up(&game);
    journal.id().clone()
}

#[test]
fn an_unsaved_resigned_game_is_kept_when_a_rematch_begins() {
    let mut room = Room::new();
    room.play("d4 d5 d3");
    room.table.request(MatchRequested::Resign(Player::White));
    room.table.frames(2);
    room.rematch();
    assert_eq!(room.table.moves(), "");
    let index = room.library.index();
    let [entry] = index.entries() else { panic!("{} games", index.entries().len()) };
    assert_eq!((entry.outcome, entry.plies), (Some(Outcome::Win(Player::Black)), 3));

    // It can be opened, taken back and played on as if it had never been left.
    let id = entry.id.clone();
    room.ask(Job::Open(id.clone()));
    room.table.until("the game", |world| {
        (world.resource::<CurrentMatch>().table_match().moves().len() == 3).then_some(())
    });
    room.table.request(MatchRequested::Undo);
    room.table.frames(2);
    assert!(room.table.game().result().is_none());
    room.rematch();
    let index = room.library.index();
    let [entry] = index.entries() else { panic!("{} games", index.entries().len()) };
    assert_eq!((&entry.id, entry.outcome), (&id, None), "the same game, as it stands now");
}

#[test]
fn games_are_renamed_thrown_away_and_put_back() {
    let mut room = Room::new();
    room.play("d4 d5 d3");
    room.rematch();
    let (games, bin) = room.contents(Job::List);
    assert_eq!((games.len(), bin.len()), (1, 0));
    let best = GameId::parse("my best").unwrap();
    let (games, _) = room.contents(Job::Rename(games[0].clone(), "my best".into()));
    assert_eq!(games, std::slice::from_ref(&best));
    let (games, bin) = room.contents(Job::Remove(vec![best.clone()]));
    assert_eq!((games, bin), (vec![], vec![best.clone()]));
    let (games, bin) = room.contents(Job::Restore(vec![best.clone()]));
    assert_eq!((games, bin), (vec![best.clone()], vec![]));
    let file = room.folder.path().join("out.agn");
    room.contents(Job::Export(vec![best.clone()], file.clone()));
    assert!(std::fs::read_to_string(&file).unwrap().contains("d4 d5"));
    // The same game is not imported twice.
    let (games, _) = room.contents(Job::Import(file));
    assert_eq!(games, [best]);
    assert!(room.said().contains("is already in the library"), "{}", room.said());
    room.contents(Job::Rename(GameId::parse("nothing").unwrap(), "new".into()));
    assert!(room.said().contains("not renamed"), "{}", room.said());
}

#[test]
fn an_interrupted_game_is_listed_and_goes_on_or_into_the_bin() {
    let mut room = Room::new();
    let (one, two) = (interrupted(&room.library, "d4 d5"), interrupted(&room.library, "d4 d5 d3"));
    room.contents(Job::List);
    let shelf = room.table.app.world().resource::<Shelf>();
    let mut listed: Vec<_> =
        shelf.contents().unwrap().unfinished.iter().map(|game| game.id.clone()).collect();
    listed.sort();
    let mut expected = vec![one.clone(), two.clone()];
    expected.sort();
    assert_eq!(listed, expected);

    let (games, bin) = room.contents(Job::GiveUp(one.clone()));
    assert_eq!((games, bin), (vec![], vec![one]));
    room.table.app.world_mut().write_message(LibraryRequested::Resume(two.clone()));
    room.done();
    assert_eq!(room.table.moves(), "d4 d5 d3");
    assert_eq!(room.table.app.world().resource::<Keeping>().id(), &two);
    // What lies on the table is neither opened again nor renamed.
    room.ask(Job::Rename(two, "new".into()));
    assert!(room.said().contains("playing this game"), "{}", room.said());
}

#[test]
fn a_pasted_game_comes_on_the_table_and_files_are_remembered() {
    let mut room = Room::new();
    room.table.app.world_mut().write_message(FileRequested::Paste("1. d4 d5 2. d3 *".into()));
    room.until_said("pasted game");
    room.table.frames(2);
    assert_eq!(room.table.moves(), "d4 d5 d3");
    let kept = room.table.app.world().resource::<LastSaved>();
    assert!(!kept.would_lose(room.table.game()));
    let file = room.folder.path().join("saved.agn");
    room.table.app.world_mut().write_message(FileRequested::Save(file.clone()));
    room.until_said("saved.agn");
    room.table.frames(2);
    let preferences = room.table.app.world().resource::<StoredPreferences>();
    assert_eq!(preferences.files.recent, [file]);
    assert_eq!(preferences.files.folder.as_deref(), Some(room.folder.path()));
    room.table.app.world_mut().write_message(FileRequested::Paste("good morning".into()));
    room.until_said("not a game");
    assert!(room.said().contains("The pasted text is not a game. "), "{}", room.said());
    assert_eq!(room.table.moves(), "d4 d5 d3");
}

#[test]
fn a_file_that_holds_nothing_is_renamed_and_the_player_is_told() {
    let mut room = Room::new();
    let folder = room.library.paths().games();
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("empty.agn"), "").unwrap();
    room.contents(Job::List);
    assert_eq!(room.said(), "A file in the library could not be read and was renamed to empty.agn.corrupt");
    assert!(folder.join("empty.agn.corrupt").exists());
    room.contents(Job::List);
    assert_eq!(room.said().lines().count(), 1, "it is said once");
    for name in ["one.agn", "two.agn"] {
        std::fs::write(folder.join(name), [0xff, 0xfe, 0]).unwrap();
    }
    room.contents(Job::List);
    assert!(room.said().contains("2 files in the library could not be read"), "{}", room.said());
}

fn open(room: &mut Room, name: &str, text: &str) {
    let path = room.folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    room.table.app.world_mut().write_message(FileRequested::Open(path));
    room.until_said(name);
    room.table.frames(2);
}

/// From the dialog and by dropping as from the command line: what is missing must not be missed.
#[test]
fn a_file_of_which_only_a_part_can_be_read_is_told_until_that_is_closed() {
    let mut room = Room::new();
    let whole = "[Game \"Abande\"]\n[Variant \"hex\"]\n\n1. d4 d5 2. d3 d5-d4 *\n";
    open(&mut room, "whole.agn", whole);
    assert_eq!(room.told("whole.agn"), (ToastTone::Success, "Opened whole.agn"));
    open(&mut room, "cut.agn", &whole[..=whole.find("-d4").unwrap()]);
    assert_eq!(room.table.moves(), "d4 d5 d3", "what comes before is on the table");
    let (tone, said) = room.told("cut.agn");
    assert!(said.starts_with("Opened cut.agn up to the first error. Line 4, column "), "{said}");
    assert_eq!(tone, ToastTone::Alarm);
    open(&mut room, "photo.agn", "\u{0}");
    let (tone, said) = room.told("photo.agn");
    assert!(said.starts_with("photo.agn was not opened. "), "{said}");
    assert_eq!((tone, room.table.moves().as_str()), (ToastTone::Alarm, "d4 d5 d3"));
    open(&mut room, "two.agn", &format!("{whole}\n{whole}"));
    assert_eq!(room.told("two.agn"), (ToastTone::Persistent, "Opened the first of several games in two.agn"));
}

#[test]
fn a_record_of_the_library_that_is_damaged_is_told_until_that_is_closed() {
    let mut room = Room::new();
    let folder = room.library.paths().games();
    std::fs::create_dir_all(&folder).unwrap();
    let id = GameId::parse("cut").unwrap();
    let text = "[Game \"Abande\"]\n[Variant \"hex\"]\n\n1. d4 d5 2. a1-e5 *\n";
    std::fs::write(room.library.game_path(&id), text).unwrap();
    room.contents(Job::Open(id));
    room.table.frames(2);
    assert_eq!(room.table.moves(), "d4 d5");
    let (tone, said) = room.told("Only part of this game could be read. Line 4, column ");
    assert!(tone == ToastTone::Alarm && said.contains("e5"), "{tone:?} {said}");
    // What is no damage goes away.
    room.contents(Job::Open(GameId::parse("gone").unwrap()));
    assert_eq!(room.told("There is no game gone").0, ToastTone::Error);
}
