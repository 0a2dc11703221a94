//! How the table feels under the hand: what follows the pointer, what it looks like there, and what moves on its own.

use std::time::Duration;

use abande::app::game::{
    AnimationSpeed, BoardStyle, DiscLocation, DiscSpot, EditPreferences, MatchRequested, RedrawScheduler,
};
use abande::app::input::{CurrentSelection, PointerShape, PointerTarget};
use abande::app::stage::camera::{CameraRequest, Viewpoint};
use abande::app::stage::pieces::{HOVER_LIFT, Piece, Tween};
use abande::app::stage::scene::layout::{disc_height, point_position};
use abande::library::preferences::ReducedMotion;
use abande::play::NodeId;
use abande::rules::{Player, Variant};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorIcon, SystemCursorIcon};

use super::table::{SHORT_FRAME, Table};

/// White's d5 may take Black's d4, and nothing else.
const MOVES: &str = "d4 d5 d3";
/// On the table beside the board, where nothing is.
const TABLE_TOP: Vec2 = Vec2::new(50.0, 450.0);

fn slow_table() -> Table {
    Table::after(Variant::Hex, MOVES).slowly()
}

fn slow_window() -> Table {
    Table::in_window(Variant::Hex, MOVES).slowly()
}

/// The lowest disc of the stack that belongs on a point.
fn disc(table: &mut Table, label: &str) -> Transform {
    let spot = DiscSpot::Board(table.point(label), 0);
    let world = table.app.world_mut();
    let mut discs = world.query_filtered::<(&DiscLocation, &Transform), With<Piece>>();
    *discs.iter(world).find(|(at, _)| at.0 == spot).expect("a stack").1
}

/// The number of the lowest disc of the stack that belongs on a point.
fn identity(table: &mut Table, label: &str) -> usize {
    let spot = DiscSpot::Board(table.point(label), 0);
    let world = table.app.world_mut();
    let mut discs = world.query::<(&DiscLocation, &Piece)>();
    discs.iter(world).find(|(at, _)| at.0 == spot).expect("a stack").1.id
}

/// Where the disc with this number is, wherever it goes.
fn place_of(table: &mut Table, id: usize) -> Vec3 {
    let world = table.app.world_mut();
    let mut discs = world.query::<(&Piece, &Transform)>();
    discs.iter(world).find(|(piece, _)| piece.id == id).expect("a disc").1.translation
}

fn ground(table: &Table, label: &str) -> Vec3 {
    point_position(table.view().board, table.point(label))
}

/// Takes a stack up, and goes to a place on the board with it.
fn carry(table: &mut Table, from: &str, to: Vec3) {
    let start = table.place(from);
    table.move_to(start);
    table.button(ButtonState::Pressed);
    let end = table.seen(to);
    table.move_to(start.lerp(end, 0.3));
    table.move_to(end);
}

fn glides(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    world.query::<&Tween>().iter(world).count()
}

/// Whether the window would sleep until something happens, once a short rest has let it smooth its edges.
fn is_at_rest(table: &mut Table) -> bool {
    let moves = table.app.world().resource::<RedrawScheduler>().is_moving()
        || table.sleep() <= RedrawScheduler::FRAME;
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(SHORT_FRAME));
    !moves && table.sleep() == RedrawScheduler::REST
}

fn shape(table: &Table) -> PointerShape {
    *table.app.world().resource::<PointerShape>()
}

fn level(place: Vec3) -> Vec2 {
    place.xz()
}

#[test]
fn a_dropped_stack_goes_straight_down_onto_its_target() {
    for flat in [false, true] {
        let mut table = slow_table();
        if flat {
            table
                .app
                .world_mut()
                .write_message(EditPreferences::new(|preferences| preferences.board.diagram = true));
            table.frames(4);
            assert_eq!(*table.app.world().resource::<BoardStyle>(), BoardStyle::Diagram);
        }
        let (id, target) = (identity(&mut table, "d5"), ground(&table, "d4"));
        carry(&mut table, "d5", target);
        table.frames(30);
        let held = place_of(&mut table, id);
        table.button(ButtonState::Released);
        assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
        let mut took = SHORT_FRAME;
        while glides(&mut table) > 0 {
            assert!(place_of(&mut table, id).y <= held.y + 1e-4, "it hops");
            table.frames(1);
            took += SHORT_FRAME;
        }
        assert!(took <= Duration::from_millis(160), "{took:?}");
        assert!(took > SHORT_FRAME, "it glides, on a diagram too: {took:?}");
        table.check();
    }
}

#[test]
fn a_dragged_stack_follows_the_pointer_and_comes_to_rest() {
    let mut table = slow_table();
    let far = ground(&table, "f5");
    carry(&mut table, "d5", far);
    let after_two_frames = level(disc(&mut table, "d5").translation).distance(level(far));
    assert!(after_two_frames > 0.5, "it has weight: {after_two_frames}");
    assert_ne!(disc(&mut table, "d5").rotation, Quat::IDENTITY, "it leans");
    assert_eq!(table.sleep(), RedrawScheduler::FRAME);
    table.frames(10);
    assert!(level(disc(&mut table, "d5").translation).distance(level(far)) < 0.1);
    table.frames(60);
    let resting = disc(&mut table, "d5");
    assert!(level(resting.translation).distance(level(far)) < 0.02, "{resting:?}");
    assert_eq!(resting.rotation, Quat::IDENTITY);
    assert!(is_at_rest(&mut table), "a stack that is held still draws nothing");
    // Let go, it comes home and stands upright.
    table.button(ButtonState::Released);
    table.frames(10);
    assert!(glides(&mut table) > 0);
    table.frames(11);
    assert_eq!(glides(&mut table), 0);
    table.check();
}

#[test]
fn a_lit_target_draws_the_carried_stack_over_itself() {
    let mut table = slow_table();
    let target = ground(&table, "d4");
    carry(&mut table, "d5", target + Vec3::new(-0.4, 0.0, 0.2));
    table.frames(40);
    let held = disc(&mut table, "d5").translation;
    assert!(level(held).distance(level(target)) < 1e-3, "{held} over {target}");
    assert!(held.y > disc_height(1), "it has not landed yet");
    // Out of its reach, it is the pointer's again.
    let beside = target + Vec3::new(-0.8, 0.0, 0.0);
    let pointer = table.seen(beside);
    table.move_to(pointer);
    table.frames(40);
    assert!(level(disc(&mut table, "d5").translation).distance(level(beside)) < 0.02);
}

#[test]
fn without_motion_a_dragged_stack_is_where_the_pointer_is() {
    let mut table = slow_table();
    table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
        preferences.picture.reduced_motion = ReducedMotion::On;
    }));
    table.frames(4);
    let beside = ground(&table, "d4") + Vec3::new(-0.4, 0.0, 0.2);
    carry(&mut table, "d5", beside);
    let held = disc(&mut table, "d5");
    assert!(level(held.translation).distance(level(beside)) < 0.02, "{held:?} at {beside}");
    assert_eq!(held.rotation, Quat::IDENTITY);
    table.button(ButtonState::Released);
    assert_eq!((table.moves().as_str(), glides(&mut table)), ("d4 d5 d3 d5-d4", 0));
    table.check();
}

#[test]
fn a_capture_by_clicks_takes_its_time_and_taking_back_less() {
    let mut table = slow_table();
    table.click("d5");
    table.frames(30);
    let length = |table: &mut Table| {
        let mut took = Duration::ZERO;
        while glides(table) > 0 {
            table.frames(1);
            took += SHORT_FRAME;
        }
        took
    };
    table.click("d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    let forward = length(&mut table);
    assert!((280..=340).contains(&forward.as_millis()), "{forward:?}");
    table.request(MatchRequested::Undo);
    let back = length(&mut table);
    assert!((200..=260).contains(&back.as_millis()), "{back:?}");
    table.check();
}

#[test]
fn a_stack_that_may_move_stirs_under_the_pointer_and_then_rests() {
    let mut table = slow_table();
    let (own, other) = (table.place("d5"), table.place("d3"));
    table.move_to(own);
    table.frames(2);
    assert!(matches!(shape(&table), PointerShape::Grab(_)));
    table.frames(10);
    assert!((disc(&mut table, "d5").translation.y - HOVER_LIFT).abs() < 1e-4);
    table.frames(60);
    assert!(glides(&mut table) == 0 && is_at_rest(&mut table));
    table.move_to(other);
    table.frames(60);
    assert!(disc(&mut table, "d5").translation.y.abs() < 1e-4);
    assert!(disc(&mut table, "d3").translation.y.abs() < 1e-4, "a stack of the other player stays");
    assert!(glides(&mut table) == 0 && is_at_rest(&mut table));
}

#[test]
fn the_pointer_shows_what_the_hand_could_do() {
    let mut table = slow_window();
    let icon = |table: &mut Table| {
        table.frames(2);
        let window = table.window();
        match table.app.world().get::<CursorIcon>(window) {
            Some(CursorIcon::System(icon)) => *icon,
            None => SystemCursorIcon::Default,
        }
    };
    let over = |table: &mut Table, label: &str| {
        let place = table.place(label);
        table.move_to(place);
        icon(table)
    };
    assert_eq!(over(&mut table, "d5"), SystemCursorIcon::Grab);
    assert_eq!(over(&mut table, "e5"), SystemCursorIcon::Pointer);
    assert_eq!(over(&mut table, "a1"), SystemCursorIcon::Default);
    table.click("d5");
    assert_eq!(over(&mut table, "d4"), SystemCursorIcon::Pointer);
    assert_eq!(over(&mut table, "a1"), SystemCursorIcon::NotAllowed);
    // On a panel egui alone says what it is, and on the table again it does not.
    table.point_at("game-menu");
    assert_eq!(icon(&mut table), SystemCursorIcon::Pointer);
    assert_eq!(over(&mut table, "a1"), SystemCursorIcon::NotAllowed);
    let d4 = ground(&table, "d4");
    carry(&mut table, "d5", d4 + Vec3::X * 0.3);
    assert_eq!(icon(&mut table), SystemCursorIcon::Grabbing);
    let a1 = table.place("a1");
    table.move_to(a1);
    assert_eq!(icon(&mut table), SystemCursorIcon::NotAllowed);
    table.button(ButtonState::Released);
    assert_eq!(icon(&mut table), SystemCursorIcon::Default);
}

#[test]
fn a_double_click_on_the_empty_table_resets_the_view_and_nothing_else() {
    let mut table = slow_window();
    let click = |table: &mut Table| {
        table.button(ButtonState::Pressed);
        table.button(ButtonState::Released);
    };
    let yaw = |table: &mut Table| {
        table.frames(100);
        table.rig().orbit.yaw
    };
    let home = yaw(&mut table);
    table.app.world_mut().write_message(CameraRequest::OrbitAtOnce(Vec2::new(0.7, -0.2)));
    let away = yaw(&mut table);
    assert!((away - home).abs() > 0.5);
    table.move_to(TABLE_TOP);
    click(&mut table);
    table.frames(60);
    click(&mut table);
    assert!((yaw(&mut table) - away).abs() < 1e-4, "two slow clicks");
    click(&mut table);
    click(&mut table);
    assert!((yaw(&mut table) - home).abs() < 1e-4);
    assert_eq!(table.moves(), MOVES);
    assert!(table.heard().explained.is_empty() && table.heard().rejected.is_empty());
    // On a panel it does nothing of the kind.
    table.app.world_mut().write_message(CameraRequest::View(Viewpoint::Side));
    let side = yaw(&mut table);
    table.point_at("page-moves");
    click(&mut table);
    click(&mut table);
    assert!((yaw(&mut table) - side).abs() < 1e-4);
}

#[test]
fn the_wheel_with_control_steps_through_the_moves() {
    let mut table = slow_window();
    let end = table.game().cursor();
    let wheel = |table: &mut Table, y: f32| {
        table.app.world_mut().resource_mut::<Messages<CameraRequest>>().clear();
        let (unit, phase, window) = (MouseScrollUnit::Line, TouchPhase::Moved, table.window());
        table.app.world_mut().write_message(MouseWheel { unit, x: 0.0, y, window, phase });
        table.frames(1);
        table.app.world_mut().resource_mut::<Messages<CameraRequest>>().drain().count()
    };
    let place = table.place("a1");
    table.move_to(place);
    table.key_button(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
    assert_eq!((wheel(&mut table, 2.0), table.game().cursor()), (0, NodeId::new(1)));
    assert_eq!((wheel(&mut table, -2.0), table.game().cursor()), (0, end));
    table.key_button(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
    table.frames(2);
    assert_eq!((wheel(&mut table, 1.0), table.game().cursor()), (1, end));
    table.check();
}

#[test]
fn a_stack_that_the_pointer_meets_again_elsewhere_is_pointed_at_there() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 d5-d4");
    table.app.insert_resource(AnimationSpeed(0.0));
    let pointed = |table: &Table| table.app.world().resource::<PointerTarget>().point;
    let (there, back) = (table.place("d4"), table.place("d5"));
    table.move_to(there);
    assert_eq!(pointed(&table), Some(table.point("d4")));
    // Taken back, White's disc stands on d5 again, and the pointer is there before another one was seen under it.
    table.app.world_mut().write_message(MatchRequested::Undo);
    table.frames(1);
    table.move_to(back);
    assert_eq!(pointed(&table), Some(table.point("d5")));
}

#[test]
fn a_resignation_lets_go_of_the_chosen_stack() {
    let mut table = Table::after(Variant::Hex, MOVES);
    let chosen = |table: &Table| table.app.world().resource::<CurrentSelection>().stack();
    table.click("d5");
    assert_eq!(chosen(&table), Some(table.point("d5")));
    table.request(MatchRequested::Resign(Player::White));
    assert_eq!(chosen(&table), None);
    assert!(table.game().result().is_some());
}
