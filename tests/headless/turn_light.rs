//! The light on the tray of the side to move.

use abande::app::game::{AnimationSpeed, BoardStyle, MatchRequested, SetupRequested};
use abande::app::stage::scene::SceneMaterial;
use abande::rules::{Player, Variant};
use bevy::prelude::*;

use super::HUMAN;
use super::table::{RESTS, Table};

/// How bright it is on each tray: 0 where it is out, none where there is no tray.
fn lights(table: &mut Table) -> [Option<f32>; 2] {
    let world = table.app.world_mut();
    let mut things = world.query::<(&Name, &InheritedVisibility, Option<&SceneMaterial>)>();
    Player::ALL.map(|player| {
        let name = format!("tray-light of {player:?}");
        let mut found = things.iter(world).filter(|(known, ..)| known.as_str() == name);
        let (_, visibility, paint) = found.next()?;
        assert!(found.next().is_none(), "one light on each tray");
        Some(match paint {
            Some(SceneMaterial::Spot(color)) if visibility.get() => color.alpha(),
            _ => 0.0,
        })
    })
}

fn new() -> Table {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN).slowly();
    table.rest();
    table
}

/// Dim, so that it is not taken for a mark.
fn is_on(light: Option<f32>) -> bool {
    light.is_some_and(|light| (0.02..0.3).contains(&light))
}

#[test]
fn it_goes_over_to_the_side_to_move_and_rests_there() {
    let mut table = new();
    let [black, white] = lights(&mut table);
    assert!(is_on(black) && white == Some(0.0), "{black:?} {white:?}");
    table.click("d4");
    // For a moment it is on both trays, and less bright than on one.
    let mut faded = 0;
    while table.sleep() < RESTS {
        table.frames(1);
        let both = lights(&mut table).map(Option::unwrap_or_default);
        faded += usize::from(both.iter().all(|&light| light > 0.0 && Some(light) < black));
    }
    assert!(faded >= 2, "{faded}");
    assert_eq!(lights(&mut table), [Some(0.0), black]);
    table.request(MatchRequested::Undo);
    table.rest();
    assert_eq!(lights(&mut table), [black, Some(0.0)]);
}

#[test]
fn at_rest_it_paints_nothing_anew() {
    #[derive(Resource, Default)]
    struct Painted(usize);
    let mut table = new();
    table.app.init_resource::<Painted>().add_systems(
        Last,
        |paints: Query<&Name, Changed<SceneMaterial>>, mut painted: ResMut<Painted>| {
            painted.0 += paints.iter().filter(|name| name.starts_with("tray-light")).count();
        },
    );
    table.frames(2);
    table.app.insert_resource(Painted(0));
    table.frames(20);
    assert_eq!(table.app.world().resource::<Painted>().0, 0);
}

#[test]
fn without_motion_it_is_there_at_once() {
    let mut table = new();
    table.app.insert_resource(AnimationSpeed(0.0));
    table.frames(1);
    let before = lights(&mut table);
    table.click("d4");
    table.frames(2);
    let [black, white] = lights(&mut table);
    assert_eq!([white, black], before);
}

#[test]
fn it_is_off_while_no_side_is_to_move() {
    let mut table = new();
    table.app.world_mut().write_message(SetupRequested::Begin);
    table.frames(2);
    table.rest();
    assert!(lights(&mut table).into_iter().flatten().all(|light| light == 0.0), "while a position is set up");
    table.app.world_mut().write_message(SetupRequested::Cancel);
    table.frames(2);
    table.rest();
    assert!(is_on(lights(&mut table)[0]));
    table.request(MatchRequested::Resign(Player::White));
    table.rest();
    assert_eq!(lights(&mut table), [Some(0.0); 2], "after a resignation");
    table.request(MatchRequested::Undo);
    table.rest();
    assert!(is_on(lights(&mut table)[0]));
    table.app.insert_resource(BoardStyle::Diagram);
    table.frames(2);
    assert_eq!(lights(&mut table), [Some(0.0); 2], "a page has no trays");
}
