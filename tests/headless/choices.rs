//! What is chosen in the panels counts at once and is remembered.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use abande::app::game::{AnimationSpeed, EditPreferences, Lens, StoredPreferences, WindowWaker};
use abande::library::PreferencesFile;
use abande::play::{Level, Match, Seat};
use abande::rules::{ByPlayer, Player, Variant};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy::time::TimeUpdateStrategy;

use super::HUMAN;
use super::table::Table;

/// The disk of a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
fn the_speed_of_movement_counts_at_once_and_is_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("config.toml");
    let mut table = Table::in_window(Variant::Hex, "");
    table.app.insert_resource(StoredPreferences::open(file.clone(), &WindowWaker::default()).0);
    table.frames(2);
    for wanted in [2.0, 0.0, 0.5, 1.0] {
        let edit = EditPreferences::new(move |preferences| preferences.picture.animation_speed = wanted);
        table.app.world_mut().write_message(edit);
        table.frames(2);
        assert_eq!(*table.app.world().resource::<AnimationSpeed>(), AnimationSpeed(wanted));
        // A thread writes the file.
        let started = Instant::now();
        loop {
            let (_, again, complaints) = PreferencesFile::open(file.clone());
            assert!(complaints.is_empty(), "{complaints:?}");
            if (again.picture.animation_speed - wanted).abs() < 1e-6 {
                break;
            }
            assert!(started.elapsed() < PATIENCE, "{wanted}: {:?}", fs::read_to_string(&file));
            thread::sleep(Duration::from_millis(10));
        }
    }
}

#[test]
fn another_level_is_the_next_games_too() {
    let computer = Seat::Computer(Level::MIN);
    let mut table = Table::with_panels(Match::new(Variant::Hex, ByPlayer::new(HUMAN, computer)));
    let new_game = |table: &Table| table.app.world().resource::<StoredPreferences>().new_game.seats;
    let before = new_game(&table);
    table.press("plate-white");
    table.press("level:white");
    table.press("Play on");
    table.frames(2);
    let chosen = table.game().seats()[Player::White];
    assert!(chosen.is_computer() && chosen != computer, "{chosen:?}");
    assert_eq!(new_game(&table), ByPlayer::new(before[Player::Black], chosen));
    // Who takes over the computer's place does so for this game.
    table.press("plate-white");
    table.press("Human");
    table.press("Play on");
    table.frames(2);
    assert_eq!(table.game().seats()[Player::White], HUMAN);
    assert_eq!(new_game(&table), ByPlayer::new(before[Player::Black], chosen));
}

#[test]
fn a_lens_whose_key_is_held_is_only_looked_through() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    let k = Key::Character("k".into());
    let is_on =
        |table: &Table| table.app.world().resource::<StoredPreferences>().board.lenses.has(Lens::Pinned);
    let press = |table: &mut Table, frames: usize| {
        table.key_button(KeyCode::KeyK, &k, ButtonState::Pressed);
        table.frames(frames);
        let meanwhile = is_on(table);
        table.key_button(KeyCode::KeyK, &k, ButtonState::Released);
        table.frames(3);
        [meanwhile, is_on(table)]
    };
    assert_eq!(press(&mut table, 12), [true, false], "held, it is seen meanwhile");
    assert_eq!(press(&mut table, 2), [true, true], "a short press switches it");
    assert_eq!(press(&mut table, 12), [false, true], "held while it is on, it is off meanwhile");
    assert_eq!(press(&mut table, 2), [false, false]);
}
