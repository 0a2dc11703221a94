//! The board as a diagram: everything that is done on the table is done on it, too.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use abande::app::game::{BoardStyle, DiscLocation, EditPreferences, StoredPreferences, WindowWaker};
use abande::app::input::{BoardCursor, CurrentSelection, PointerTarget, Selection};
use abande::app::stage::camera::{CameraRequest, OrbitCamera, OrbitPose, Viewpoint};
use abande::app::stage::pieces::{InTransit, Piece, Tween};
use abande::app::stage::scene::layout::{PageRotation, point_position, top};
use abande::library::PreferencesFile;
use abande::rules::Variant;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::HUMAN;
use super::table::Table;

/// The disk of a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn press_v(table: &mut Table) {
    table.key(KeyCode::KeyV, &Key::Character("v".into()));
    table.frames(4);
}

fn diagram(mut table: Table) -> Table {
    table.app.world_mut().write_message(EditPreferences::new(|preferences| preferences.board.diagram = true));
    table.frames(4);
    assert_eq!(depiction(&table), BoardStyle::Diagram);
    table
}

fn depiction(table: &Table) -> BoardStyle {
    *table.app.world().resource::<BoardStyle>()
}

fn camera(table: &mut Table) -> (OrbitPose, Transform) {
    let world = table.app.world_mut();
    let (rig, transform) = world.query::<(&OrbitCamera, &Transform)>().single(world).expect("one camera");
    (rig.orbit, *transform)
}

fn seen_discs(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    let mut discs = world.query_filtered::<&InheritedVisibility, (With<Piece>, With<DiscLocation>)>();
    discs.iter(world).filter(|seen| seen.get()).count()
}

#[test]
fn a_key_shows_the_diagram_and_the_table_again_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("config.toml");
    let mut table = Table::in_window(Variant::Hex, "");
    table.app.insert_resource(StoredPreferences::open(file.clone(), &WindowWaker::default()).0);
    table.app.world_mut().write_message(CameraRequest::OrbitAtOnce(Vec2::new(0.7, -0.2)));
    table.frames(4);
    let before = camera(&mut table);
    assert_eq!(seen_discs(&mut table), 36);
    for wanted in [BoardStyle::Diagram, BoardStyle::Table] {
        press_v(&mut table);
        assert_eq!(depiction(&table), wanted);
        let started = Instant::now();
        loop {
            let (_, again, complaints) = PreferencesFile::open(file.clone());
            assert!(complaints.is_empty(), "{complaints:?}");
            if again.board.diagram == wanted.is_flat() {
                break;
            }
            assert!(started.elapsed() < PATIENCE, "{:?}", fs::read_to_string(&file));
            thread::sleep(Duration::from_millis(10));
        }
        let flat = wanted.is_flat();
        assert_eq!(seen_discs(&mut table), if flat { 0 } else { 36 });
        // Straight down, with Black's side near.
        let looks = camera(&mut table).1.forward();
        assert_eq!(looks.dot(Vec3::NEG_Y) > 0.9999, flat);
        if flat {
            // What happens to the page does not happen to the table.
            for asked in [CameraRequest::ZoomAtOnce(0.7), CameraRequest::PanAtOnce(Vec2::splat(40.0))] {
                table.app.world_mut().write_message(asked);
                table.frames(2);
            }
        }
    }
    assert_eq!(camera(&mut table), before);
}

#[test]
fn clicks_and_drags_play_on_a_diagram() {
    let mut table = diagram(Table::new(Variant::Hex, HUMAN, HUMAN));
    for label in ["d4", "d5", "d3", "d5"] {
        table.click(label);
    }
    assert_eq!(
        *table.app.world().resource::<CurrentSelection>(),
        CurrentSelection(Selection::Stack(table.point("d5")))
    );
    table.click("d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    // It glides there as on the table, and nothing waits for it.
    let world = table.app.world_mut();
    assert_eq!(world.query_filtered::<&Tween, With<InTransit>>().iter(world).count(), 1);
    // The target first: only one stack can take it.
    table.click("d4");
    assert_eq!(
        *table.app.world().resource::<CurrentSelection>(),
        CurrentSelection(Selection::Target(table.point("d4")))
    );
    table.click("d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4 d3-d4");
    table.check();
    let mut table = diagram(Table::after(Variant::Square, "d4 d5 d3"));
    table.drag("d5", "d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    table.check();
    assert!(table.heard().rejected.is_empty());
}

#[test]
fn a_turn_of_two_stones_is_played_on_a_diagram() {
    let mut table = diagram(Table::new("anda-5".parse().expect("a side"), HUMAN, HUMAN));
    table.click("a1");
    assert_eq!(table.app.world().resource::<CurrentSelection>().first_piece(), Some(table.point("a1")));
    table.click("e9");
    assert_eq!(table.moves(), "a1+e9");
    table.check();
}

#[test]
fn every_point_of_every_board_is_where_it_is_seen() {
    for variant in Variant::ALL {
        let mut table = diagram(Table::new(variant, HUMAN, HUMAN));
        let board = table.view().board;
        // On a large board every seventh one is enough.
        let step = board.points().count().div_ceil(40);
        for point in board.points().step_by(step) {
            let place = table.seen(point_position(board, point));
            assert!(Rect::new(0.0, 0.0, 1280.0, 720.0).contains(place), "{variant}: {place}");
            table.move_to(place);
            let pointing = table.app.world().resource::<PointerTarget>().point;
            assert_eq!(pointing, Some(point), "{variant}: {}", board.label(point));
        }
    }
}

#[test]
fn the_top_of_a_flat_tower_belongs_to_it() {
    let mut table = diagram(Table::after(Variant::Hex, "d4 d5 d3 d5-d4 d3-d4"));
    let (board, point) = (table.view().board, table.point("d4"));
    for pieces in 1..=3 {
        let place = table
            .seen(point_position(board, point) + top(BoardStyle::Diagram, PageRotation::default(), pieces));
        table.move_to(place);
        assert_eq!(table.app.world().resource::<PointerTarget>().point, Some(point), "{pieces}");
    }
}

#[test]
fn arrows_go_where_the_diagram_has_it_however_the_table_is_turned() {
    let mut table = Table::after(Variant::Hex, "d4");
    let turned = OrbitPose { yaw: 2.0, ..camera(&mut table).0 };
    let world = table.app.world_mut();
    world.query::<&mut OrbitCamera>().single_mut(world).expect("one camera").jump_to_table_view(turned);
    let mut table = diagram(table);
    for letter in ["d", "4"] {
        table.key(KeyCode::F24, &Key::Character(letter.into()));
    }
    table.key(KeyCode::ArrowRight, &Key::ArrowRight);
    table.frames(2);
    assert_eq!(table.app.world().resource::<BoardCursor>().at(), Some(table.point("d5")));
}

#[test]
fn a_page_that_was_moved_is_seen_whole_again() {
    let mut table = diagram(Table::new(Variant::Hex, HUMAN, HUMAN));
    let place = point_position(Variant::Hex.board(), table.point("a1"));
    let window = Rect::new(0.0, 0.0, 1280.0, 720.0);
    for asked in [CameraRequest::ZoomAtOnce(0.5), CameraRequest::PanAtOnce(Vec2::splat(300.0))] {
        table.app.world_mut().write_message(asked);
        table.frames(2);
    }
    let corner = table.seen(place);
    assert!(!window.contains(corner), "{corner}");
    table.app.world_mut().write_message(CameraRequest::View(Viewpoint::Mine));
    // The camera glides by the real time.
    table.until("the corner is seen", |world| {
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<OrbitCamera>>();
        let (camera, transform) = cameras.single(world).expect("one camera");
        camera.world_to_viewport(transform, place).ok().filter(|&corner| window.contains(corner))
    });
    thread::sleep(Duration::from_millis(700));
    table.frames(20);
    table.click("a1");
    assert_eq!(table.moves(), "a1");
}
