//! The buttons that move the camera: where they stand, what they ask for, and what holding one does.

use std::collections::BTreeMap;
use std::f32::consts::TAU;

use abande::app::desk::panels;
use abande::app::game::{BoardStyle, EditPreferences, RedrawScheduler};
use abande::app::input::{
    CameraCommand, Command, CommandRequested, Direction, HOLD_DELAY, HeldCommand, ToggleCommand,
};
use abande::app::stage::scene::layout;
use abande::rules::Variant;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui;

use super::table::{RESTS, Table};

const GLIDE: usize = 80;

fn table(variant: Variant) -> Table {
    Table::in_window(variant, "").slowly()
}

/// The buttons of the pad, by the names of their commands.
fn pad(table: &mut Table) -> BTreeMap<String, egui::Rect> {
    let context = table.egui();
    let zoom = context.zoom_factor();
    let buttons = panels::buttons(&context).into_iter();
    buttons.filter_map(|(name, rect)| Some((name.strip_prefix("pad:")?.to_owned(), rect * zoom))).collect()
}

fn point_at(table: &mut Table, name: &str) {
    table.point_at(&format!("pad:{name}"));
}

fn press(table: &mut Table, name: &str) {
    point_at(table, name);
    table.button(ButtonState::Pressed);
    table.button(ButtonState::Released);
    table.frames(GLIDE);
}

/// Whether a place lies within the convex outline of these points.
fn covers(points: &[Vec2], at: Vec2) -> bool {
    // It does not if some straight line through it has all of them on one side.
    !(0..360_u16).any(|angle| {
        let way = Vec2::from_angle(f32::from(angle).to_radians());
        points.iter().all(|point| (*point - at).dot(way) > 0.0)
    })
}

#[test]
fn the_pad_stands_beside_every_board_in_every_usual_window() {
    for variant in Variant::ALL {
        for (width, height) in [(800, 600), (1280, 720), (1920, 1080)] {
            let mut table = Table::in_window(variant, "");
            table.resize(width, height);
            table.frames(12);
            let buttons = pad(&mut table);
            let what = format!("{variant:?} at {width}×{height}");
            // The large boards of Anda leave it no corner of the smallest window.
            if buttons.is_empty() && width < 1000 && matches!(variant, Variant::Anda(_)) {
                continue;
            }
            assert_eq!(buttons.len(), 8, "{what}: {buttons:?}");
            // In the smallest one it may lie on the corner of the frame, but not on the field.
            let board = table.view().board;
            let places: Vec<Vec3> = if width < 1000 {
                board.points().map(|point| layout::point_position(board, point)).collect()
            } else {
                layout::corners(board)
            };
            let places: Vec<Vec2> = places.into_iter().map(|place| table.seen(place)).collect();
            for (name, rect) in &buttons {
                assert!(rect.width() >= 36.0 && rect.height() >= 36.0, "{name}, {what}: {rect:?}");
                for place in [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()] {
                    let place = Vec2::new(place.x, place.y);
                    assert!(!covers(&places, place), "{name} covers the board: {what}");
                }
            }
        }
    }
}

#[test]
fn the_smallest_windows_have_no_pad() {
    let mut table = table(Variant::Hex);
    assert!(!pad(&mut table).is_empty());
    table.resize(640, 360);
    table.frames(12);
    assert_eq!(pad(&mut table), BTreeMap::new());
}

#[test]
fn a_press_turns_to_the_next_side_and_plays_nothing() {
    for (variant, sides) in [(Variant::Hex, 6.0), (Variant::Square, 4.0)] {
        let mut table = table(variant);
        let home = table.rig().orbit;
        press(&mut table, "turn-right");
        let turned = table.rig().orbit;
        assert!((turned.yaw - home.yaw - TAU / sides).abs() < 1e-3, "{turned:?}");
        press(&mut table, "higher");
        press(&mut table, "nearer");
        let moved = table.rig().orbit;
        assert!(moved.elevation > home.elevation + 0.1 && moved.zoom < 0.9, "{moved:?}");
        press(&mut table, "view-mine");
        let back = table.rig().orbit;
        assert!((back.elevation - home.elevation).abs() < 1e-3 && (back.zoom - 1.0).abs() < 1e-3, "{back:?}");
        assert_eq!(table.moves(), "");
        assert!(table.heard().explained.is_empty() && table.heard().rejected.is_empty());
        assert!(table.sleep() >= RESTS, "at rest nothing is drawn");
    }
}

#[test]
fn a_button_that_is_held_goes_on_until_it_is_let_go() {
    let mut table = table(Variant::Hex);
    let home = table.rig().orbit.yaw;
    point_at(&mut table, "turn-right");
    table.button(ButtonState::Pressed);
    table.frames(20);
    assert!((table.rig().orbit.yaw - home).abs() < 1e-4, "it is not held yet");
    assert!(table.sleep() <= HOLD_DELAY, "it wakes by itself");
    table.frames(30);
    let on_its_way = table.rig().orbit.yaw;
    assert!(on_its_way > home + 0.05, "{on_its_way}");
    assert_eq!(table.sleep(), RedrawScheduler::FRAME);
    table.frames(30);
    assert!(table.rig().orbit.yaw > on_its_way + 0.2);
    table.button(ButtonState::Released);
    table.frames(4);
    let stopped = table.rig().orbit.yaw;
    table.frames(GLIDE);
    assert!((table.rig().orbit.yaw - stopped).abs() < 1e-4, "it asks for no step as well");
    assert_eq!(table.app.world().resource::<HeldCommand>().active(), None);
    assert!(table.sleep() >= RESTS);
    // Off the button nothing goes on.
    point_at(&mut table, "nearer");
    table.button(ButtonState::Pressed);
    let place = table.place("d4");
    table.move_to(place);
    table.frames(60);
    assert_eq!(table.app.world().resource::<HeldCommand>().active(), None);
    table.button(ButtonState::Released);
    table.frames(4);
    assert_eq!((table.moves().as_str(), table.rig().orbit.zoom.to_bits()), ("", 1.0_f32.to_bits()));
}

#[test]
fn a_key_that_is_held_turns_on_as_well() {
    let mut table = table(Variant::Hex);
    let home = table.rig().orbit.yaw;
    let w = Key::Character("w".into());
    table.key_button(KeyCode::KeyW, &w, ButtonState::Pressed);
    table.frames(90);
    let far = table.rig().orbit.yaw;
    assert!(far > home + 0.6, "{far}");
    table.key_button(KeyCode::KeyW, &w, ButtonState::Released);
    let stopped = table.rig().orbit.yaw;
    table.frames(GLIDE);
    assert!((table.rig().orbit.yaw - stopped).abs() < 0.05);
    assert!(table.sleep() >= RESTS);
}

#[test]
fn a_diagram_has_the_buttons_that_mean_something_there() {
    let mut table = table(Variant::Hex);
    let before = pad(&mut table)["diagram"];
    press(&mut table, "diagram");
    assert_eq!(*table.app.world().resource::<BoardStyle>(), BoardStyle::Diagram);
    let buttons = pad(&mut table);
    for name in ["nearer", "farther", "view-mine", "diagram"] {
        assert!(buttons.contains_key(name), "{name} among {buttons:?}");
    }
    assert!(!buttons.contains_key("higher") && !buttons.contains_key("lower"), "{buttons:?}");
    assert_eq!(buttons["diagram"], before, "it can be pressed again without looking for it");
    press(&mut table, "diagram");
    assert_eq!(*table.app.world().resource::<BoardStyle>(), BoardStyle::Table);
}

#[test]
fn the_pad_is_switched_by_its_command_and_by_its_choice() {
    let mut table = table(Variant::Hex);
    table.app.world_mut().write_message(CommandRequested(ToggleCommand::CameraPad.into()));
    table.frames(6);
    assert_eq!(pad(&mut table), BTreeMap::new());
    table
        .app
        .world_mut()
        .write_message(EditPreferences::new(|preferences| preferences.board.camera_pad = true));
    table.frames(6);
    assert_eq!(pad(&mut table).len(), 8);
    // Where it stands, no click is one on the table; beside it, one is.
    press(&mut table, "turn-left");
    assert_eq!(table.app.world().resource::<HeldCommand>().active(), None);
    assert_eq!(table.moves(), "");
    table.click("d4");
    assert_eq!(table.moves(), "d4");
    assert!(!Command::Camera(CameraCommand::Turn(Direction::Less)).repeats());
}
