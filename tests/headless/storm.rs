//! A storm of input: mouse, keys and window system send anything in any order. Nothing panics, and what is on the table
//! stays a legal match.
//!
//! `STORM_EVENTS=1000000` has that many, and `STORM_SEED` is another storm.

use std::collections::BTreeSet;
use std::env;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use abande::app::desk::panels;
use abande::app::game::{FileRequested, PuzzleSelectionRequested, StoredPreferences};
use abande::play::Match;
use abande::rules::{AnyGame, ByPlayer, Game, Variant};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseMotion, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{
    CursorEntered, CursorLeft, CursorMoved, WindowCloseRequested, WindowEvent, WindowFocused, WindowOccluded,
    WindowScaleFactorChanged,
};
use bevy_egui::egui;
use rand::prelude::*;

use super::HUMAN;
use super::table::Table;

/// In a minute or two, on a machine that has other work.
const EVENTS: usize = 20_000;
/// The frames between two looks at the whole table.
const LOOK: usize = 400;
/// The folder of a storm's process.
const FOLDER: &str = "STORM_FOLDER";

/// A process of its own, with nothing to write on but its folder, and without the system's dialogs.
#[test]
fn a_storm_of_input_leaves_a_legal_match() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let mut command = Command::new(env::current_exe().expect("a test is a program"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] {
        command.env_remove(name);
    }
    for name in [FOLDER, "HOME", "XDG_RUNTIME_DIR"] {
        command.env(name, folder.path());
    }
    command.args(["--exact", "storm::storm", "--nocapture"]).current_dir(folder.path());
    let output = command.output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    println!("{said}");
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("events in"), "no storm: {said}");
}

/// The storm itself; without a folder it is no test.
#[test]
fn storm() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let number =
        |name: &str, usual: usize| env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (events, seed) = (number("STORM_EVENTS", EVENTS), number("STORM_SEED", 1) as u64);
    let mut storm = Storm::begin(seed, Path::new(&folder));
    let started = Instant::now();
    let (mut done, mut frames, mut looked) = (0, 0, 0);
    while done < events {
        for _ in 0..storm.rng.random_range(1..=6) {
            storm.event();
            done += 1;
        }
        storm.table.frames(1);
        frames += 1;
        if frames >= looked + LOOK {
            looked = frames;
            storm.look();
            // Where chance has led to none in half the time, the rest of the storm goes over one.
            if storm.puzzles.is_empty() && done > events / 2 {
                storm.table.app.world_mut().write_message(PuzzleSelectionRequested::Next);
                storm.table.frames(4);
                storm.look();
            }
        }
    }
    storm.look();
    println!(
        "{done} events in {frames} frames, seed {seed}: {} moves on {} boards in {} matches, {} puzzles, {:.0} s",
        storm.played,
        storm.boards.len(),
        storm.table.turn().match_id + 1,
        storm.puzzles.len(),
        started.elapsed().as_secs_f64()
    );
    assert!(storm.played > done / 2000, "hardly anything was played: {}", storm.played);
    assert!(storm.table.turn().match_id > 0 || done < EVENTS, "the dialog for a new game was never used");
    assert!(!storm.puzzles.is_empty() || done < EVENTS, "no puzzle was ever on the table");
}

struct Storm {
    table: Table,
    rng: StdRng,
    window: Entity,
    cursor: Vec2,
    played: usize,
    boards: BTreeSet<&'static str>,
    /// The puzzles that were on the table.
    puzzles: BTreeSet<String>,
}

impl Storm {
    fn begin(seed: u64, folder: &Path) -> Self {
        let seats = ByPlayer::new(HUMAN, HUMAN);
        let mut table = Table::with_panels(Match::new(Variant::Hex3, seats));
        let mut preferences = StoredPreferences::default();
        preferences.files.remember(&folder.join("game.agn"));
        table.app.insert_resource(preferences);
        // Dialogs may open and be answered, but nothing is read or written.
        table.app.add_systems(First, |mut requests: ResMut<Messages<FileRequested>>| requests.clear());
        let world = table.app.world_mut();
        let window = world
            .query_filtered::<Entity, With<bevy::window::PrimaryWindow>>()
            .single(world)
            .expect("one window");
        let rng = StdRng::seed_from_u64(seed);
        Self {
            table,
            rng,
            window,
            cursor: Vec2::ZERO,
            played: 0,
            boards: BTreeSet::new(),
            puzzles: BTreeSet::new(),
        }
    }

    /// One thing happens, without a frame.
    fn event(&mut self) {
        match self.rng.random_range(0..1000) {
            0..330 => self.point(),
            330..640 => self.mouse(),
            640..700 => self.wheel(),
            700..900 => self.key(),
            900..960 => self.press(),
            960..975 => self.resize(),
            975..983 => self.rescale(),
            983..989 => self.focus(),
            989..995 => self.cross_the_edge(),
            995..998 => {
                let motion = MouseMotion { delta: Vec2::new(self.number(900.0), self.number(900.0)) };
                self.write(motion);
            }
            _ => {
                let window = self.window;
                self.write(WindowCloseRequested { window });
            }
        }
    }

    /// The pointer goes to a point of the board, near where it was, or anywhere.
    fn point(&mut self) {
        let labels: Vec<&str> = {
            let board = self.table.view().board;
            board.points().map(|point| board.label(point)).collect()
        };
        let to = match self.rng.random_range(0..10) {
            0..6 => {
                let label = labels.choose(&mut self.rng).expect("a board has points");
                self.place(label).unwrap_or(self.cursor)
            }
            6..8 => self.cursor + Vec2::new(self.number(12.0), self.number(12.0)),
            _ => Vec2::new(640.0 + self.number(800.0), 360.0 + self.number(500.0)),
        };
        self.go(to);
    }

    /// Where a point is in the window, if the window shows it.
    fn place(&mut self, label: &str) -> Option<Vec2> {
        use abande::app::stage::{camera::OrbitCamera, scene::layout::point_position};
        let view = self.table.view();
        let place = point_position(view.board, view.board.find(label)?);
        let world = self.table.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<OrbitCamera>>();
        let (camera, transform) = cameras.single(world).ok()?;
        camera.world_to_viewport(transform, place).ok()
    }

    fn go(&mut self, position: Vec2) {
        self.cursor = position;
        let window = self.window;
        if let Some(mut shown) = self.table.app.world_mut().get_mut::<Window>(window) {
            shown.set_cursor_position(Some(position));
        }
        let moved = CursorMoved { window, position, delta: None };
        self.write(moved.clone());
        self.write(WindowEvent::CursorMoved(moved));
    }

    fn mouse(&mut self) {
        let button = match self.rng.random_range(0..10) {
            0..8 => MouseButton::Left,
            8 => MouseButton::Right,
            _ => *[MouseButton::Middle, MouseButton::Back, MouseButton::Other(9)]
                .choose(&mut self.rng)
                .expect("one of three"),
        };
        let window = self.window;
        // Mostly whole clicks, sometimes half of one.
        let states = match self.rng.random_range(0..4) {
            0 => vec![ButtonState::Pressed],
            1 => vec![ButtonState::Released],
            _ => vec![ButtonState::Pressed, ButtonState::Released],
        };
        for state in states {
            let input = MouseButtonInput { button, state, window };
            self.write(input);
            self.write(WindowEvent::MouseButtonInput(input));
        }
    }

    fn wheel(&mut self) {
        let unit = if self.rng.random() { MouseScrollUnit::Line } else { MouseScrollUnit::Pixel };
        let wheel = MouseWheel {
            unit,
            x: self.number(3.0),
            y: self.number(30.0),
            window: self.window,
            phase: TouchPhase::Moved,
        };
        self.write(wheel);
        self.write(WindowEvent::MouseWheel(wheel));
    }

    fn key(&mut self) {
        let (key_code, logical_key) = self.any_key();
        let window = self.window;
        let text = match &logical_key {
            Key::Character(text) => Some(text.clone()),
            _ => None,
        };
        let repeat = self.rng.random_ratio(1, 20);
        let states = match self.rng.random_range(0..6) {
            0 => vec![ButtonState::Pressed],
            1 => vec![ButtonState::Released],
            _ => vec![ButtonState::Pressed, ButtonState::Released],
        };
        for state in states {
            let (logical_key, text) = (logical_key.clone(), text.clone());
            let input = KeyboardInput { key_code, logical_key, state, text, repeat, window };
            self.write(input.clone());
            self.write(WindowEvent::KeyboardInput(input));
        }
    }

    fn any_key(&mut self) -> (KeyCode, Key) {
        let named = [
            (KeyCode::Escape, Key::Escape),
            (KeyCode::Enter, Key::Enter),
            (KeyCode::Tab, Key::Tab),
            (KeyCode::Space, Key::Space),
            (KeyCode::Backspace, Key::Backspace),
            (KeyCode::Delete, Key::Delete),
            (KeyCode::ArrowLeft, Key::ArrowLeft),
            (KeyCode::ArrowRight, Key::ArrowRight),
            (KeyCode::ArrowUp, Key::ArrowUp),
            (KeyCode::ArrowDown, Key::ArrowDown),
            (KeyCode::Home, Key::Home),
            (KeyCode::End, Key::End),
            (KeyCode::PageUp, Key::PageUp),
            (KeyCode::F1, Key::F1),
            (KeyCode::F5, Key::F5),
            (KeyCode::F6, Key::F6),
            (KeyCode::F7, Key::F7),
            (KeyCode::F11, Key::F11),
            (KeyCode::ControlLeft, Key::Control),
            (KeyCode::ShiftLeft, Key::Shift),
            (KeyCode::AltLeft, Key::Alt),
        ];
        let letters = [
            (KeyCode::KeyA, "a"),
            (KeyCode::KeyB, "b"),
            (KeyCode::KeyC, "c"),
            (KeyCode::KeyD, "D"),
            (KeyCode::KeyE, "e"),
            (KeyCode::KeyF, "ж"),
            (KeyCode::KeyH, "h"),
            (KeyCode::KeyI, "i"),
            (KeyCode::KeyK, "k"),
            (KeyCode::KeyL, "l"),
            (KeyCode::KeyM, "m"),
            (KeyCode::KeyN, "n"),
            (KeyCode::KeyO, "o"),
            (KeyCode::KeyP, "p"),
            (KeyCode::KeyQ, "q"),
            (KeyCode::KeyR, "r"),
            (KeyCode::KeyS, "s"),
            (KeyCode::KeyT, "t"),
            (KeyCode::KeyU, "u"),
            (KeyCode::KeyV, "v"),
            (KeyCode::KeyX, "x"),
            (KeyCode::KeyY, "z"),
            (KeyCode::KeyZ, "y"),
            (KeyCode::Digit1, "1"),
            (KeyCode::Digit4, "4"),
            (KeyCode::Slash, "?"),
            (KeyCode::Minus, "-"),
            (KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified), "\u{1f642}"),
        ];
        if self.rng.random() {
            named.choose(&mut self.rng).expect("some keys").clone()
        } else {
            let (code, letter) = *letters.choose(&mut self.rng).expect("some letters");
            (code, Key::Character(letter.into()))
        }
    }

    /// A click on any button that is there: by chance alone most would never be found.
    fn press(&mut self) {
        self.puzzles.extend(self.table.current().puzzle().map(|solver| solver.puzzle().id()));
        let buttons = panels::buttons(&self.table.egui());
        // Chance alone seldom gets through a menu and a dialog.
        let onward =
            ["Start", "Leave game", "Close", "game-menu"].iter().find_map(|label| buttons.get(*label));
        if let Some(place) = onward.copied().filter(|_| self.rng.random_ratio(1, 2)) {
            self.click_on(place.center());
            self.table.frames(5);
            if let Some(place) = panels::buttons(&self.table.egui()).get("new-game").copied() {
                self.click_on(place.center());
            }
            return;
        }
        let places: Vec<_> = buttons.values().map(egui::Rect::center).collect();
        if let Some(place) = places.choose(&mut self.rng).copied() {
            self.click_on(place);
        }
    }

    fn click_on(&mut self, place: egui::Pos2) {
        // Where other moves of the pointer fall into the same frame, the panels know only the last one.
        self.table.frames(1);
        // Panels of another size have other points than the window.
        let zoom = self.table.egui().zoom_factor();
        self.go(Vec2::new(place.x, place.y) * zoom);
        self.table.frames(1);
        let window = self.window;
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = MouseButtonInput { button: MouseButton::Left, state, window };
            self.write(input);
            self.write(WindowEvent::MouseButtonInput(input));
        }
        self.table.frames(1);
    }

    /// Mostly a usual size, sometimes next to nothing or nothing.
    fn resize(&mut self) {
        let (width, height) = match self.rng.random_range(0..6) {
            0 => (0, 0),
            1 => (self.rng.random_range(0..40), self.rng.random_range(0..2000)),
            2 => (self.rng.random_range(0..4000), self.rng.random_range(0..40)),
            _ => (self.rng.random_range(640..1920), self.rng.random_range(480..1200)),
        };
        self.table.resize(width, height);
    }

    fn rescale(&mut self) {
        let factor = *[0.5, 1.0, 1.25, 2.0, 3.5].choose(&mut self.rng).expect("one of five");
        self.table.rescale(factor);
        self.write(WindowScaleFactorChanged { window: self.window, scale_factor: f64::from(factor) });
    }

    fn focus(&mut self) {
        let (window, focused) = (self.window, self.rng.random());
        self.write(WindowFocused { window, focused });
        self.write(WindowOccluded { window, occluded: !focused });
        if !focused {
            self.write(KeyboardFocusLost);
        }
    }

    fn cross_the_edge(&mut self) {
        let window = self.window;
        if self.rng.random() {
            self.write(CursorLeft { window });
            self.write(WindowEvent::CursorLeft(CursorLeft { window }));
        } else {
            self.write(CursorEntered { window });
            self.write(WindowEvent::CursorEntered(CursorEntered { window }));
        }
    }

    /// Waits until discs and match agree, and plays the match again move by move.
    fn look(&mut self) {
        self.table.frames(3);
        self.table.check_spots();
        let game = self.table.game();
        let mut replayed: AnyGame = *game.start();
        for mv in game.moves() {
            assert!(replayed.legal_moves().contains(&mv), "{mv:?} was played in {replayed}");
            replayed.play(mv).expect("a legal move");
        }
        assert_eq!(replayed, *game.position());
        assert_eq!(replayed.inconsistency(), None);
        self.boards.insert(game.variant().name());
        self.played = self.table.heard().played.len();
    }

    fn number(&mut self, most: f32) -> f32 {
        self.rng.random_range(-most..=most)
    }

    fn write<M: Message>(&mut self, message: M) {
        self.table.app.world_mut().write_message(message);
    }
}
