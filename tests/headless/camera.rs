//! The camera and the mouse, with the panels around the board.

use abande::app::desk::panels;
use abande::app::stage::camera::CameraMoved;
use abande::play::Match;
use abande::rules::{ByPlayer, Variant};
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::HUMAN;
use super::table::Table;

/// How often the camera is moved where the wheel is turned by one notch.
fn turned(table: &mut Table, at: Vec2) -> usize {
    table.move_to(at);
    let world = table.app.world_mut();
    world.resource_mut::<Messages<CameraMoved>>().clear();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
    world.write_message(MouseWheel { unit, x: 0.0, y: 1.0, window, phase });
    table.frames(1);
    table.app.world_mut().resource_mut::<Messages<CameraMoved>>().drain().count()
}

#[test]
fn the_wheel_over_a_panel_leaves_the_camera_alone() {
    let mut table = Table::with_panels(Match::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN)));
    let board = table.place("d4");
    assert_eq!(turned(&mut table, board), 1);
    for button in ["page-moves", "plate-white", "game-menu"] {
        let place = panels::buttons(&table.egui())[button].center();
        assert_eq!(turned(&mut table, Vec2::new(place.x, place.y)), 0, "{button}");
    }
    assert_eq!(turned(&mut table, board), 1);
}
