//! Discs of which no two lie alike.

use abande::app::stage::pieces::Piece;
use abande::app::stage::scene::PieceJitter;
use abande::rules::Variant;
use bevy::prelude::*;

use super::table::Table;

/// Discs are turned and moved a little where they are seen, each for good, and nothing else knows of it.
#[test]
fn no_two_discs_lie_alike() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3").slowly();
    table.rest();
    let seen = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut discs = world.query::<(&Piece, &PieceJitter, &Transform, &GlobalTransform)>();
        let mut discs: Vec<_> =
            discs.iter(world).map(|(piece, made, at, seen)| (piece.id, *made, *at, *seen)).collect();
        discs.sort_by_key(|(id, ..)| *id);
        discs
    };
    let discs = seen(&mut table);
    assert_eq!(discs.len(), 36);
    let turned = |at: &GlobalTransform| at.rotation().to_euler(EulerRot::YXZ).0;
    for (index, (_, made, at, there)) in discs.iter().enumerate() {
        assert_eq!(at.rotation, Quat::IDENTITY);
        let aside = there.translation() - at.translation;
        assert!(aside.length() < 0.01 && aside.y.abs() < 1e-5, "{made:?} by {aside}");
        assert!(discs[..index].iter().all(|(.., other)| (turned(other) - turned(there)).abs() > 1e-6));
    }
    // A disc that moves takes its own turn along.
    table.click("d5");
    table.click("d4");
    table.rest();
    for ((id, _, was, before), (other, _, is, after)) in discs.iter().zip(&seen(&mut table)) {
        assert_eq!(id, other);
        assert!((turned(before) - turned(after)).abs() < 1e-4, "{id}");
        let [before, after] = [before.translation() - was.translation, after.translation() - is.translation];
        assert!(before.abs_diff_eq(after, 1e-4), "{id}: {before} {after}");
    }
}
