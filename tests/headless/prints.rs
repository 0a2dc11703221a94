//! No frame waits for the table's textures: a draft lies there until the sharp ones are printed.

use std::time::Instant;

use abande::app::game::{MatchRequested, Quality, RimLabels, TableTheme};
use abande::app::stage::scene::{BakeSharpAtOnce, FaceViewer, SceneMaterial, Table as Laid};
use abande::play::GameSetup;
use abande::rules::{ByPlayer, Player, Variant};
use abande::theme::Theme;
use bevy::prelude::*;

use super::HUMAN;
use super::table::Table;

fn paint_of_slab(world: &mut World) -> Option<SceneMaterial> {
    let mut things = world.query::<(&Name, &SceneMaterial)>();
    things.iter(world).find(|(name, _)| name.as_str() == "slab").map(|(_, paint)| paint.clone())
}

/// What lies on the slab, and how many pixels wide it is.
fn wood(world: &mut World) -> Option<(AssetId<Image>, u32)> {
    let SceneMaterial::Varnish(wood, _) = paint_of_slab(world)? else { return None };
    let width = world.resource::<Assets<Image>>().get(&wood)?.width();
    Some((wood.id(), width))
}

fn sharp(world: &mut World) -> Option<AssetId<Image>> {
    wood(world).filter(|(_, width)| *width >= 1024).map(|(wood, _)| wood)
}

#[test]
fn another_board_comes_as_a_draft_and_becomes_sharp() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    table.until("the first board is printed", sharp);
    let seats = ByPlayer::new(HUMAN, HUMAN);
    for variant in [Variant::Square, "anda-9".parse().expect("a board")] {
        table.app.world_mut().write_message(MatchRequested::New(GameSetup::new(variant, seats)));
        table.frames(2);
        let (_, width) = wood(table.app.world_mut()).expect("a board is there at once");
        assert!(width < 1024, "{variant} was printed within a frame");
        table.until("the board is printed", sharp);
        table.check();
    }
}

#[test]
fn a_lit_board_has_a_relief_once_it_is_sharp_and_paper_has_none() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    table.until("the first board is printed", sharp);
    let relief = |world: &mut World| match paint_of_slab(world) {
        Some(SceneMaterial::Varnish(_, relief)) => relief.is_some(),
        _ => false,
    };
    assert!(!relief(table.app.world_mut()), "at low quality");
    table.app.insert_resource(Quality::Medium);
    table.frames(2);
    assert!(!relief(table.app.world_mut()), "a draft");
    table.until("the lit board is printed", sharp);
    assert!(relief(table.app.world_mut()));
    table.app.insert_resource(TableTheme(Theme::own("ink").expect("an own theme")));
    table.frames(2);
    table.until("the paper is printed", sharp);
    assert!(!relief(table.app.world_mut()), "on paper");
}

#[test]
fn letters_come_go_and_change_sides_and_the_table_stays() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    let before = table.until("the board is printed", sharp);
    let laid =
        |world: &mut World| world.query_filtered::<Entity, With<Laid>>().single(world).expect("a table");
    let root = laid(table.app.world_mut());
    let signs = |table: &mut Table, shown: bool, reader: Player| {
        table.app.insert_resource(RimLabels { shown, reader });
        table.frames(2);
        let world = table.app.world_mut();
        let mut signs = world.query_filtered::<(&Name, &Transform), With<FaceViewer>>();
        signs.iter(world).map(|(name, at)| (name.to_string(), at.translation.z > 0.0)).collect::<Vec<_>>()
    };
    let number = |signs: &[(String, bool)]| {
        signs.iter().find(|(name, _)| name == "sign “1”").map(|(_, is_near)| *is_near)
    };
    let near = signs(&mut table, true, Player::Black);
    assert_eq!((near.len(), number(&near)), (14, Some(true)));
    let far = signs(&mut table, true, Player::White);
    assert_eq!((far.len(), number(&far)), (14, Some(false)));
    assert_eq!(signs(&mut table, false, Player::White), []);
    assert_eq!((sharp(table.app.world_mut()), laid(table.app.world_mut())), (Some(before), root));
}

/// A figure, not a test: a machine may be busy.
#[test]
#[ignore = "measures; run it with --run-ignored only --no-capture"]
fn how_long_a_frame_waits_for_a_board() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    let seats = ByPlayer::new(HUMAN, HUMAN);
    for variant in [Variant::Square, Variant::Snub, "anda-9".parse().expect("a board")] {
        for at_once in [false, true] {
            let mut longest = Vec::new();
            for _ in 0..5 {
                table.request(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
                table.until("the board is printed", sharp);
                if at_once {
                    table.app.init_resource::<BakeSharpAtOnce>();
                }
                table.app.world_mut().write_message(MatchRequested::New(GameSetup::new(variant, seats)));
                let frames = (0..4).map(|_| {
                    let started = Instant::now();
                    table.frames(1);
                    started.elapsed()
                });
                longest.extend(frames.max());
                table.app.world_mut().remove_resource::<BakeSharpAtOnce>();
            }
            longest.sort_unstable();
            let how = if at_once { "printed within it" } else { "with a draft" };
            println!("{variant}, {how}: {:?} in the middle of {longest:?}", longest[longest.len() / 2]);
        }
    }
}
