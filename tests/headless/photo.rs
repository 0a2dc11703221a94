//! The photo mode in the window: where the camera goes, and that nothing on the board is marked or moved meanwhile.

use abande::app::game::PhotoFrame;
use abande::app::stage::camera::{OrbitCamera, OrbitPose, Viewpoint};
use abande::rules::Variant;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::table::Table;

/// Frames that a movement of the camera takes.
const GLIDE: usize = 80;

fn table() -> Table {
    Table::in_window(Variant::Hex, "d4 d5 d3").slowly()
}

/// Presses the key of the photo mode.
fn switch(table: &mut Table) {
    table.key(KeyCode::F7, &Key::F7);
    table.frames(GLIDE);
}

fn frame(table: &Table) -> Option<Rect> {
    table.app.world().resource::<PhotoFrame>().0
}

/// The marks of the last move.
fn marks(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    world.query::<&Name>().iter(world).filter(|name| name.as_str().starts_with("Arrival")).count()
}

#[test]
fn the_camera_glides_low_and_comes_back() {
    let mut table = table();
    let own = OrbitPose { yaw: 0.4, zoom: 0.8, ..table.rig().orbit };
    let world = table.app.world_mut();
    let mut cameras = world.query::<&mut OrbitCamera>();
    cameras.single_mut(world).expect("one camera").jump_to_table_view(own);
    table.frames(2);
    table.key(KeyCode::F7, &Key::F7);
    table.frames(20);
    let (gliding, low) = (table.rig().orbit.elevation, table.rig().view_from(Viewpoint::Low));
    assert!(gliding < own.elevation - 0.01 && gliding > low.elevation + 0.01, "{gliding}");
    table.frames(GLIDE);
    assert_eq!(table.rig().orbit, low);
    let whole = frame(&table).expect("a frame").size();
    assert!(whole.distance(Vec2::new(1280.0, 720.0)) < 1.0, "the board has the whole window, not {whole}");
    // The keys still move the camera.
    table.key(KeyCode::KeyQ, &Key::Character("q".into()));
    table.frames(GLIDE);
    assert!((table.rig().orbit.yaw - low.yaw).abs() > 0.5);
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(GLIDE);
    assert_eq!((frame(&table), table.rig().orbit), (None, own));
}

#[test]
fn nothing_is_marked_or_played_in_photo_mode() {
    let mut table = table();
    assert!(marks(&mut table) > 0);
    switch(&mut table);
    assert_eq!(marks(&mut table), 0);
    table.click("d2");
    table.drag("d5", "d4");
    let letters = [(KeyCode::KeyD, "d"), (KeyCode::Digit2, "2"), (KeyCode::KeyU, "u"), (KeyCode::KeyP, "p")];
    for (key, letter) in letters {
        table.key(key, &Key::Character(letter.into()));
    }
    table.frames(4);
    assert_eq!((table.moves().as_str(), table.heard().requested.len()), ("d4 d5 d3", 0));
    assert!(frame(&table).is_some() && marks(&mut table) == 0);
    // Afterwards the same click plays.
    switch(&mut table);
    assert!(frame(&table).is_none() && marks(&mut table) > 0);
    table.click("d2");
    assert_eq!(table.heard().requested.len(), 1);
}
