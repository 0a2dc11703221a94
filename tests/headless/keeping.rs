//! What happens on the table is written down, and what the player chose is remembered.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use abande::app::desk::panels;
use abande::app::game::{
    CurrentMatch, EditPreferences, Keeping, LibraryRequested, MatchRequested, Shelf, StoredPreferences,
    Toast, ToastTone, WindowWaker, complained,
};
use abande::library::preferences::{Lens, Page};
use abande::library::{Library, Paths, Preferences};
use abande::play::{Edit, GameSetup, Match, NodeId, Notes, Seat};
use abande::record::{Header, Participant};
use abande::rules::{ByPlayer, Player, Variant};
use bevy::prelude::*;

use super::library::{Room, interrupted};
use super::table::{Table, english};

fn keeping(room: &Room) -> &Keeping {
    room.table.app.world().resource()
}

/// The only game in progress, as another program reads it.
pub fn written(library: &Library) -> Match {
    let games = library.in_progress();
    let [game] = games.as_slice() else { panic!("{} games", games.len()) };
    assert_eq!(game.damage, None);
    game.game.clone()
}

pub fn same(one: &Match, other: &Match) {
    let nodes = |game: &Match| game.tree().nodes().map(|(_, node)| node.clone()).collect::<Vec<_>>();
    assert_eq!(nodes(one), nodes(other));
    assert_eq!((one.line(), one.seats(), one.verdict()), (other.line(), other.seats(), other.verdict()));
}

fn note(room: &mut Room, comment: &str) {
    let node = room.table.game().cursor();
    let notes = Box::new(Notes { comment: comment.to_owned(), ..Notes::default() });
    room.table.request(MatchRequested::Edit(Edit::Annotate { node, notes }));
}

#[test]
fn every_move_and_every_comment_is_in_the_journal_when_its_frame_ends() {
    let mut room = Room::new();
    assert!(room.library.in_progress().is_empty(), "nothing has happened");
    for label in ["d4", "d5", "d3"] {
        room.play(label);
        same(&written(&room.library), room.table.game());
    }
    room.table.request(MatchRequested::GoTo(NodeId::new(1)));
    room.play("c4");
    same(&written(&room.library), room.table.game());
    note(&mut room, "tried");
    let game = written(&room.library);
    same(&game, room.table.game());
    assert!(game.tree().nodes().any(|(_, node)| node.notes().comment == "tried"));
    assert!(keeping(&room).is_safe());
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_everything_is_saved_once_it_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("data");
    fs::write(&place, "in the way").unwrap();
    let mut room = Room::of(folder, Library::new(Paths::within(&place)));
    room.play("d4 d5 d3");
    assert_eq!(room.said().matches("is not being saved").count(), 1, "{}", room.said());
    assert!(!keeping(&room).is_safe());
    fs::remove_file(&place).unwrap();
    note(&mut room, "now");
    same(&written(&room.library), room.table.game());
    room.table.until("saved again", |world| world.resource::<Keeping>().is_safe().then_some(()));
    room.table.frames(2);
    assert_eq!(room.said().matches("is being saved again").count(), 1, "{}", room.said());
}

#[test]
fn two_copies_of_the_program_keep_a_game_each() {
    let mut one = Room::new();
    one.play("d4 d5");
    let library = one.library.clone();
    let mut other = Room::of(tempfile::tempdir().unwrap(), library.clone());
    other.play("c4");
    assert_eq!(library.in_progress().len(), 2);
    assert!(keeping(&other).offers().is_empty(), "another copy plays it");
    let theirs = keeping(&one).id().clone();
    other.table.app.world_mut().write_message(LibraryRequested::Resume(theirs));
    other.done();
    assert!(other.said().contains("is open in another copy of the program"), "{}", other.said());
    assert_eq!(other.table.moves(), "c4");
    one.play("d3");
    assert_eq!((one.table.moves().as_str(), library.in_progress().len()), ("d4 d5 d3", 2));
}

#[test]
fn an_interrupted_game_is_offered_with_its_players_and_goes_on_as_the_same_tree() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let mut header = Header::default();
    let named = |name: &str| Participant { name: Some(name.to_owned()), ..Participant::default() };
    header.set_player(Player::Black, named("Ada"));
    header.set_player(Player::White, named("Bob"));
    let mut journal = library.begin(&game, header);
    for text in ["d4", "d5", "d3"] {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    game.look_at(NodeId::new(1));
    let tried = game.shown_position().parse_move("c4").unwrap();
    game.carry_out(tried.intent()).unwrap();
    journal.catch_up(&game);
    drop(journal);
    let dismissed = interrupted(&library, "c3 c4");

    let mut room = Room::of(folder, library);
    room.table.until("both offers", |world| (world.resource::<Keeping>().offers().len() == 2).then_some(()));
    let offers = keeping(&room).offers();
    let offer = offers.iter().find(|offer| offer.id != dismissed).expect("the other one");
    assert_eq!((offer.variant, offer.plies), (Variant::Hex, 3));
    assert_eq!(offer.names, ByPlayer::new("Ada".to_owned(), "Bob".to_owned()));
    assert!(offer.changed.duration_since(abande::library::now()).abs() < jiff::SignedDuration::from_mins(5));
    let id = offer.id.clone();
    room.table.app.world_mut().write_message(LibraryRequested::Resume(id.clone()));
    room.done();
    same(room.table.game(), &game);
    // A player who goes on with one game is not asked about the other: it stays in the library.
    assert_eq!((keeping(&room).id(), keeping(&room).offers()), (&id, &[][..]));
    let header = room.table.app.world().resource::<CurrentMatch>().header().cloned().unwrap();
    assert_eq!(header.player(Player::Black).name.as_deref(), Some("Ada"));
    // It goes on in the same journal; the one that was not wanted stays where it is.
    room.play("e4");
    let games = room.library.in_progress();
    assert_eq!(games.iter().filter(|game| game.id == id && game.held).count(), 1);
    assert_eq!(games.iter().filter(|game| game.id == dismissed && !game.held).count(), 1);
}

/// The journal of a game in progress.
fn journal(library: &Library) -> PathBuf {
    let files = fs::read_dir(library.paths().journals()).unwrap().map(|entry| entry.unwrap().path());
    let mut files = files.filter(|path| fs::metadata(path).unwrap().len() > 0);
    files.next().expect("a journal")
}

#[test]
fn a_damaged_journal_is_told_until_that_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let id = interrupted(&library, "d4 d5 d3 d5-d4");
    let path = journal(&library);
    let mut bytes = fs::read(&path).unwrap();
    let lines: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();
    // One bit in the line of the third move.
    bytes[lines[2] + 12] ^= 1;
    fs::write(&path, bytes).unwrap();
    let mut room = Room::of(folder, library);
    room.table.app.world_mut().write_message(LibraryRequested::Resume(id));
    room.done();
    room.table.frames(2);
    assert_eq!(room.table.moves(), "d4 d5", "what comes before is on the table");
    let said = "The journal of this game was damaged: nothing after this position could be read. A copy of the \
                journal was kept.";
    assert_eq!(room.told("journal"), (ToastTone::Alarm, said));
}

#[test]
fn a_game_that_a_dying_copy_still_holds_is_offered_a_moment_later() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let id = interrupted(&library, "d4 d5");
    let dying = library.resume(&id).unwrap();
    let mut room = Room::of(folder, library);
    room.table.frames(3);
    assert!(keeping(&room).offers().is_empty());
    // On a busy machine a killed program takes its time.
    thread::sleep(Duration::from_secs(4));
    drop(dying);
    room.table.until("the offer", |world| (!world.resource::<Keeping>().offers().is_empty()).then_some(()));
    assert_eq!(keeping(&room).offers()[0].id, id);
}

#[test]
fn of_two_new_games_at_once_only_what_was_played_is_kept() {
    let mut room = Room::new();
    room.play("d4 d5");
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    for variant in [Variant::Square, Variant::Hex3] {
        room.table.app.world_mut().write_message(MatchRequested::New(GameSetup::new(variant, seats)));
    }
    room.done();
    assert_eq!(room.table.game().variant(), Variant::Hex3);
    let index = room.library.index();
    let [entry] = index.entries() else { panic!("{} games", index.entries().len()) };
    assert_eq!((entry.variant, entry.plies), (Variant::Hex, 2));
    assert!(room.library.in_progress().is_empty());
}

#[test]
fn a_finished_game_is_kept_although_it_stays_on_the_table() {
    let mut room = Room::new();
    room.play("d4 d5");
    room.table.request(MatchRequested::Resign(Player::White));
    room.done();
    assert_eq!(room.library.index().entries().len(), 1);
    assert!(room.library.in_progress().is_empty(), "its journal is not needed any more");
    // A second thought is in progress again, and the next end is kept in the same place.
    note(&mut room, "too early");
    same(&written(&room.library), room.table.game());
    room.rematch();
    let index = room.library.index();
    assert_eq!((index.entries().len(), room.library.in_progress().len()), (1, 0));
    let text = fs::read_to_string(room.library.game_path(&index.entries()[0].id)).unwrap();
    assert!(text.contains("too early"), "{text}");
}

#[test]
fn a_window_that_closes_waits_for_what_it_began() {
    let mut room = Room::new();
    room.play("d4 d5");
    room.table.app.world_mut().write_message(MatchRequested::New(GameSetup::new(
        Variant::Square,
        ByPlayer::new(Seat::Human, Seat::Human),
    )));
    room.table.app.world_mut().write_message(AppExit::Success);
    room.table.frames(1);
    assert!(!room.table.app.world().resource::<Shelf>().is_busy());
    assert_eq!(room.library.index().entries().len(), 1, "the game that was left is kept");
    room.table.frames(4);
    room.play("c3");
    room.table.app.world_mut().write_message(AppExit::Success);
    room.table.frames(1);
    same(&written(&room.library), room.table.game());
    // A game that is over is kept before the window is gone.
    room.table.request(MatchRequested::Resign(Player::Black));
    room.table.app.world_mut().write_message(AppExit::Success);
    room.table.frames(1);
    assert_eq!((room.library.index().entries().len(), room.library.in_progress().len()), (2, 0));
}

/// A table whose preferences are remembered in a file.
fn table(file: &Path) -> (Table, Vec<String>) {
    let mut table = Table::new(Variant::Hex, Seat::Human, Seat::Human);
    let (preferences, complaints) = StoredPreferences::open(file.to_owned(), &WindowWaker::default());
    table.app.insert_resource(preferences);
    (table, complaints.iter().map(ToString::to_string).collect())
}

fn choose(table: &mut Table, choice: EditPreferences) {
    table.app.world_mut().write_message(choice);
    table.frames(2);
    table.app.world_mut().resource_mut::<StoredPreferences>().save_now();
}

#[test]
fn what_is_chosen_is_in_the_file_and_a_bad_value_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(&file, "# mine\n[picture]\nanimation-speed = \"fast\"\n[lenses]\npinned = true\n").unwrap();
    let (mut table, complaints) = table(&file);
    let [complaint] = complaints.as_slice() else { panic!("{complaints:?}") };
    assert!(complaint.starts_with("line 3: picture.animation-speed should be "), "{complaint}");
    let preferences = |table: &Table| Preferences::clone(table.app.world().resource::<StoredPreferences>());
    assert!(preferences(&table).board.lenses.has(Lens::Pinned), "the other values stand");
    choose(&mut table, EditPreferences::new(|preferences| preferences.board.letters = false));
    choose(
        &mut table,
        EditPreferences::new(move |preferences| preferences.board.lenses.set(Lens::Danger, true)),
    );
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("# mine\n") && text.contains("animation-speed = \"fast\""), "{text}");
    let (read, _) = Preferences::parse(&text);
    assert_eq!(read, preferences(&table));
    assert!(!read.board.letters && read.board.lenses.has(Lens::Danger));
}

#[test]
fn preferences_that_cannot_be_saved_are_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("config");
    fs::write(&place, "in the way").unwrap();
    let (mut preferences, _) = StoredPreferences::open(place.join("config.toml"), &WindowWaker::default());
    let mut said = |choice| {
        EditPreferences::apply(&choice, &mut preferences);
        preferences.save_now().into_iter().map(|toast| english(&toast.text)).collect::<Vec<_>>()
    };
    let first = said(EditPreferences::new(|preferences| preferences.board.letters = false));
    assert!(first.len() == 1 && first[0].starts_with("Your settings are not being saved: "), "{first:?}");
    assert_eq!(said(EditPreferences::new(move |preferences| preferences.panels.page = Page::Play)), [""; 0]);
    fs::remove_file(&place).unwrap();
    assert_eq!(
        said(EditPreferences::new(move |preferences| preferences.panels.page = Page::Moves)),
        ["Your settings are being saved again."]
    );
    let text = fs::read_to_string(place.join("config.toml")).unwrap();
    assert!(text.contains("letters = false") && text.contains("page = \"moves\""), "{text}");
}

/// Through the whole window, until the notice is gone that must not be missed.
#[test]
fn settings_that_cannot_be_written_are_told_until_they_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("config");
    fs::write(&place, "in the way").unwrap();
    let mut table = Table::in_window(Variant::Hex, "");
    let (preferences, _) = StoredPreferences::open(place.join("config.toml"), &WindowWaker::default());
    table.app.insert_resource(preferences).init_resource::<Said>().add_systems(
        Last,
        |mut toasts: MessageReader<Toast>, mut said: ResMut<Said>| {
            said.0.extend(toasts.read().map(|toast| (toast.tone, english(&toast.text))));
        },
    );
    let mut said = |choice: EditPreferences, start: &str| {
        table.app.world_mut().write_message(choice);
        let (tone, told) = table.until(start, |world| world.resource_mut::<Said>().0.pop());
        assert!(told.starts_with(start), "{told}");
        assert!(table.app.world().resource::<Said>().0.is_empty(), "it is said once");
        table.frames(4);
        (tone, panels::buttons(&table.egui()).contains_key("close-notice"))
    };
    let file = format!("Your settings are not being saved: {}", "there is already something else at ");
    assert_eq!(
        said(EditPreferences::new(|preferences| preferences.board.letters = false), &file),
        (ToastTone::Alarm, true)
    );
    fs::remove_file(&place).unwrap();
    assert_eq!(
        said(
            EditPreferences::new(|preferences| preferences.board.letters = true),
            "Your settings are being saved again."
        ),
        (ToastTone::Success, false)
    );
}

/// What was said since the last time.
#[derive(Resource, Default)]
struct Said(Vec<(ToastTone, String)>);

#[test]
fn everything_that_is_wrong_in_the_settings_is_one_notice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(&file, "[picture]\nquality = 1\n[window]\nsize = 2\nmaximised = 3\n").unwrap();
    let (_, complaints) = StoredPreferences::open(file.clone(), &WindowWaker::default());
    let told = complained(&file, &complaints).expect("something is wrong");
    let (tone, said) = (told.tone, english(&told.text));
    let start = format!("Your settings file {} has 3 errors. The first one: Line 2 of", file.display());
    assert!(tone == ToastTone::Alarm && said.starts_with(&start), "{said}");
    assert_eq!(complained(&file, &[]), None);
}
