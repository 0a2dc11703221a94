//! The camera and the mouse, with the panels around the board.

use std::f32::consts::FRAC_PI_3;

use abande::app::desk::panels;
use abande::app::game::EditPreferences;
use abande::app::stage::camera::CameraRequest;
use abande::rules::Variant;
use bevy::input::ButtonState;
use bevy::input::gestures::{PinchGesture, RotationGesture};
use bevy::input::keyboard::Key;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::table::Table;

/// How often the camera is moved where the wheel is turned by one notch.
fn turned(table: &mut Table, at: Vec2) -> usize {
    table.move_to(at);
    let world = table.app.world_mut();
    world.resource_mut::<Messages<CameraRequest>>().clear();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
    world.write_message(MouseWheel { unit, x: 0.0, y: 1.0, window, phase });
    table.frames(1);
    table.app.world_mut().resource_mut::<Messages<CameraRequest>>().drain().count()
}

#[test]
fn the_wheel_over_a_panel_leaves_the_camera_alone() {
    let mut table = Table::in_window(Variant::Hex, "");
    let board = table.place("d4");
    assert_eq!(turned(&mut table, board), 1);
    for button in ["page-moves", "plate-white", "game-menu"] {
        let place = panels::buttons(&table.egui())[button].center();
        assert_eq!(turned(&mut table, Vec2::new(place.x, place.y)), 0, "{button}");
    }
    assert_eq!(turned(&mut table, board), 1);
}

/// What is asked of the camera where a touchpad says something.
fn gestured(table: &mut Table, at: Vec2, gesture: impl FnOnce(&mut Table)) -> Vec<CameraRequest> {
    table.move_to(at);
    table.app.world_mut().resource_mut::<Messages<CameraRequest>>().clear();
    gesture(table);
    table.frames(1);
    table.app.world_mut().resource_mut::<Messages<CameraRequest>>().drain().collect()
}

/// Two fingers go so many pixels.
fn slide(x: f32, y: f32) -> impl FnOnce(&mut Table) {
    move |table| {
        let window = table.window();
        let (unit, phase) = (MouseScrollUnit::Pixel, TouchPhase::Moved);
        table.app.world_mut().write_message(MouseWheel { unit, x, y, window, phase });
    }
}

#[test]
fn two_fingers_on_a_touchpad_orbit_pinch_and_turn() {
    let mut table = Table::in_window(Variant::Hex, "");
    let board = table.place("d4");
    let [CameraRequest::OrbitAtOnce(angles)] = gestured(&mut table, board, slide(40.0, 20.0))[..] else {
        panic!("two fingers orbit");
    };
    // As a drag does: the table follows the fingers.
    assert!(angles.x < -0.1 && angles.y > 0.05, "{angles}");
    let [CameraRequest::ZoomAtOnce(nearer)] = gestured(&mut table, board, |table| {
        table.app.world_mut().write_message(PinchGesture(0.2));
    })[..] else {
        panic!("fingers that move apart zoom");
    };
    assert!((0.7..0.9).contains(&nearer), "{nearer}");
    let [CameraRequest::OrbitAtOnce(turn)] = gestured(&mut table, board, |table| {
        table.app.world_mut().write_message(RotationGesture(10.0));
    })[..] else {
        panic!("fingers that turn orbit");
    };
    assert!(turn.distance(Vec2::new(-10.0_f32.to_radians(), 0.0)) < 1e-5, "{turn}");
    // With Shift two fingers are a wheel.
    table.key_button(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
    let [CameraRequest::ZoomAtOnce(nearer)] = gestured(&mut table, board, slide(0.0, 60.0))[..] else {
        panic!("with Shift two fingers zoom");
    };
    assert!(nearer < 1.0, "{nearer}");
    table.key_button(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
    // What a broken driver says is not followed.
    let none = gestured(&mut table, board, |table| {
        table.app.world_mut().write_message(PinchGesture(f32::NAN));
    });
    assert_eq!(none, []);
    // A page is moved by two fingers, and turned by a whole step once they have turned by half of one.
    table.app.world_mut().write_message(EditPreferences::new(|preferences| preferences.board.diagram = true));
    table.frames(4);
    assert_eq!(
        gestured(&mut table, board, slide(40.0, 20.0)),
        [CameraRequest::PanAtOnce(Vec2::new(40.0, 20.0))]
    );
    let twisted = |table: &mut Table, degrees: f32| {
        gestured(table, board, |table| {
            table.app.world_mut().write_message(RotationGesture(degrees));
        })
    };
    assert_eq!(twisted(&mut table, 20.0), []);
    assert_eq!(twisted(&mut table, 20.0), [CameraRequest::Turn(-FRAC_PI_3)]);
    assert_eq!(twisted(&mut table, 20.0), [], "the step went ahead of the fingers");
    assert_eq!(twisted(&mut table, -75.0), [CameraRequest::Turn(FRAC_PI_3)]);
    table.frames(10);
    assert_eq!(twisted(&mut table, -20.0), [], "after a pause it begins anew");
}

#[test]
fn gestures_over_a_panel_are_not_for_the_camera() {
    let mut table = Table::in_window(Variant::Hex, "");
    for button in ["page-moves", "game-menu", "pad:turn-left"] {
        let place = panels::buttons(&table.egui())[button].center();
        let place = Vec2::new(place.x, place.y);
        let moved = gestured(&mut table, place, |table| {
            slide(30.0, 30.0)(table);
            table.app.world_mut().write_message(PinchGesture(0.2));
            table.app.world_mut().write_message(RotationGesture(10.0));
        });
        assert_eq!(moved, [], "{button}");
    }
}
