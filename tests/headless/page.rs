//! The page of a diagram: what moves on it, and how it is turned.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI};

use abande::app::game::{
    BoardStyle, CurrentMatch, EditPreferences, MatchRequested, MoveRequested, RedrawScheduler,
    StoredPreferences,
};
use abande::app::input::{CurrentSelection, PointerTarget};
use abande::app::stage::camera::{CameraRequest, OrbitPose, Viewpoint, symmetry_angle};
use abande::app::stage::pieces::Disappearing;
use abande::app::stage::scene::layout::point_position;
use abande::library::preferences::ReducedMotion;
use abande::play::{GameSetup, Level, Match, Seat as Who};
use abande::rules::{AnyMove, ByPlayer, Game, Player, Variant};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::HUMAN;
use super::table::Table;

fn page(mut table: Table) -> Table {
    table.app.world_mut().write_message(EditPreferences::new(|preferences| preferences.board.diagram = true));
    table.frames(8);
    assert!(table.app.world().resource::<BoardStyle>().is_flat());
    table
}

/// The corners of what a layer of the page shows, on the plane of the board; none if it is hidden.
fn layer(table: &mut Table, name: &str) -> Option<Vec<Vec2>> {
    let world = table.app.world_mut();
    let mut layers = world.query::<(&Name, &Mesh3d, &Transform, &Visibility)>();
    let wanted = format!("diagram: {name}");
    let (_, mesh, transform, visibility) =
        layers.iter(world).find(|layer| layer.0.as_str() == wanted).expect("a layer");
    if *visibility == Visibility::Hidden {
        return None;
    }
    let mesh = world.resource::<Assets<Mesh>>().get(&mesh.0).expect("its mesh");
    let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|places| places.as_float3());
    let on_board = |place: &[f32; 3]| transform.transform_point(Vec3::from(*place)).xz();
    Some(places.expect("places").iter().map(on_board).collect())
}

/// The middle of what is on its way.
fn moving(table: &mut Table) -> Option<Vec2> {
    let places = layer(table, "Moving")?;
    let (low, high) = (
        places.iter().copied().reduce(Vec2::min).expect("shapes"),
        places.iter().copied().reduce(Vec2::max).expect("shapes"),
    );
    Some((low + high) / 2.0)
}

fn at(table: &Table, label: &str) -> Vec2 {
    point_position(table.view().board, table.point(label)).xz()
}

fn is_moving(table: &Table) -> bool {
    table.app.world().resource::<RedrawScheduler>().is_moving()
}

fn until_at_rest(table: &mut Table) {
    table.until("all is at rest", |world| (!world.resource::<RedrawScheduler>().is_moving()).then_some(()));
}

/// Nothing asks for another frame, and the page shows what a page shows that never showed anything else.
#[track_caller]
fn check_at_rest(table: &mut Table) {
    until_at_rest(table);
    assert_eq!(moving(table), None);
    table.check();
    let fresh = Match::from_position(*table.current().shown_position(), ByPlayer::new(HUMAN, HUMAN));
    let mut fresh = page(Table::with(fresh));
    let turn = orbit(table).yaw;
    self::turn(&mut fresh, CameraRequest::Turn(turn));
    let (own, other) = (layer(table, "Stacks"), layer(&mut fresh, "Stacks"));
    let (own, other) = (own.unwrap_or_default(), other.unwrap_or_default());
    // All that is on the other page is on this one, too: it has the sign of the last move besides.
    for place in other {
        assert!(own.iter().any(|known| known.distance(place) < 1e-3), "nothing is drawn at {place}");
    }
}

fn orbit(table: &mut Table) -> OrbitPose {
    table.rig().page_pose()
}

fn turn(table: &mut Table, asked: CameraRequest) {
    table.app.world_mut().write_message(asked);
    table.frames(2);
    until_at_rest(table);
}

#[test]
fn a_capture_slides_over_the_page_and_comes_to_rest() {
    let mut table = page(Table::after(Variant::Hex, "d4 d5 d3"));
    let (from, to) = (at(&table, "d5"), at(&table, "d4"));
    assert_eq!(moving(&mut table), None);
    table.click("d5");
    assert_eq!(moving(&mut table), None, "what only rises is not seen to move");
    table.click("d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    let mut way = Vec::new();
    while let Some(place) = moving(&mut table) {
        way.push(place.distance(to));
        assert!(way.len() < 60, "it never arrives: {way:?}");
        assert!(is_moving(&table), "who draws the next frame?");
        // It does not leave the line between the two points but for the crescent below it.
        let ahead = (to - from).normalize();
        assert!((place - from).perp_dot(ahead).abs() < 0.15, "{place}");
        table.frames(1);
    }
    assert!(way.len() >= 4, "{way:?}");
    assert!(way[0] > 0.8 && *way.last().expect("steps") < 0.25, "{way:?}");
    assert!(way.windows(2).all(|pair| pair[1] <= pair[0] + 0.02), "{way:?}");
    check_at_rest(&mut table);
}

/// Whether a stack of one has a badge: at its upper right, beyond the edge of its disc.
fn has_badge(table: &mut Table, label: &str) -> bool {
    let stack = at(table, label);
    let places = layer(table, "Stacks").unwrap_or_default();
    places.iter().any(|place| (0.43..0.58).contains(&place.distance(stack)) && place.x > stack.x)
}

#[test]
fn badges_of_the_other_stacks_wait_until_a_move_has_arrived() {
    let mut table = page(Table::after(Variant::Hex, "d4 d5 d3"));
    assert!(has_badge(&mut table, "d3") && !has_badge(&mut table, "d4"), "d3 sleeps");
    table.click("e3");
    assert_eq!(table.moves(), "d4 d5 d3 e3");
    let mut frames = 0;
    while moving(&mut table).is_some() {
        assert!(has_badge(&mut table, "d3"), "what wakes it is still on its way");
        table.frames(1);
        frames += 1;
    }
    assert!((2..60).contains(&frames), "{frames}");
    until_at_rest(&mut table);
    assert!(!has_badge(&mut table, "d3"), "awake");
}

#[test]
fn an_entry_grows_where_a_hand_puts_it_and_comes_from_the_tray_of_the_computer() {
    let mut table = page(Table::new(Variant::Hex, HUMAN, HUMAN));
    table.click("d4");
    let to = at(&table, "d4");
    let place = moving(&mut table).expect("it enters");
    assert!(place.distance(to) < 0.05, "{place} {to}");
    assert!(layer(&mut table, "Stacks").is_none_or(|places| places.iter().all(|at| at.distance(to) > 0.3)));
    check_at_rest(&mut table);

    let mut table = page(Table::new(Variant::Hex, Who::Computer(Level::MIN), HUMAN));
    let played = |least: usize| {
        move |world: &mut World| {
            let game = world.resource::<CurrentMatch>().table_match();
            (game.moves().count() >= least).then_some(())
        }
    };
    // It may have played before the page was there.
    table.until("the computer opens", played(1));
    check_at_rest(&mut table);
    let before = table.game().moves().count();
    let open = table.view().entries.iter().next().expect("a point");
    let label = table.view().board.label(open).to_owned();
    table.click(&label);
    table.until("the computer moves", played(before + 2));
    let mut farthest = 0.0_f32;
    while let Some(place) = moving(&mut table) {
        farthest = farthest.max(place.length());
        table.frames(1);
    }
    assert!(farthest > 3.0, "from beside the board: {farthest}");
    check_at_rest(&mut table);
}

#[test]
fn taking_back_in_mid_motion_leaves_the_right_picture() {
    for frames in 0..8 {
        let mut table = page(Table::after(Variant::Hex, "d4 d5 d3"));
        table.click("d5");
        table.click("d4");
        assert!(moving(&mut table).is_some());
        table.frames(frames);
        table.request(MatchRequested::Undo);
        assert_eq!(table.moves(), "d4 d5 d3");
        assert!(moving(&mut table).is_some(), "it goes back");
        check_at_rest(&mut table);
        // And another move in the middle of the way back.
        table.request(MatchRequested::Redo);
        table.frames(frames);
        table.request(MatchRequested::Undo);
        table.frames(1);
        table.click("c3");
        check_at_rest(&mut table);
    }
}

#[test]
fn a_way_back_is_shorter() {
    let frames = |table: &mut Table| {
        let mut count = 0;
        while moving(table).is_some() {
            count += 1;
            table.frames(1);
        }
        count
    };
    let mut table = page(Table::after(Variant::Hex, "d4 d5 d3 d5-d4"));
    check_at_rest(&mut table);
    table.request(MatchRequested::Undo);
    let back = frames(&mut table);
    assert!((1..=6).contains(&back), "{back} frames of 50 ms");
}

#[test]
fn without_motion_everything_is_there_at_once() {
    let mut table = page(Table::after(Variant::Hex, "d4 d5 d3"));
    table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
        preferences.picture.reduced_motion = ReducedMotion::On;
    }));
    table.frames(4);
    for label in ["d5", "d4"] {
        table.click(label);
        assert_eq!(moving(&mut table), None);
    }
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    table.request(MatchRequested::Undo);
    assert_eq!(moving(&mut table), None);
    check_at_rest(&mut table);
}

#[test]
fn a_refused_stack_glides_back() {
    let mut table = page(Table::after(Variant::Hex, "d4 d5 d3"));
    table.drag("d5", "g1");
    assert_eq!(table.moves(), "d4 d5 d3");
    let place = moving(&mut table).expect("it is on its way back");
    let home = at(&table, "d5");
    assert!(place.distance(home) > 0.1, "{place}");
    until_at_rest(&mut table);
    assert_eq!(moving(&mut table), None);
    let standing = layer(&mut table, "Stacks").expect("stacks");
    assert!(standing.iter().any(|place| place.distance(home) < 0.4), "it stands where it stood");
}

#[test]
fn stones_that_are_removed_fade_and_are_gone() {
    let start = "anda-4".parse::<Variant>().expect("a side").start();
    for seed in 1..60_usize {
        let mut game = Match::from_position(start, ByPlayer::new(HUMAN, HUMAN));
        while game.to_move().is_some() {
            let legal = game.position().legal_moves();
            let mv: AnyMove = legal[(seed * 31 + game.moves().count() * 17) % legal.len()];
            if game.position().removed_by(mv).is_empty() {
                game.play(mv).expect("a legal move");
                continue;
            }
            let mut table = page(Table::with(game));
            let turn = table.turn();
            let intent = mv.intent();
            let asked = MoveRequested { at: turn, intent };
            table.app.world_mut().write_message(asked);
            table.frames(3);
            let leaving = |table: &mut Table| {
                let world = table.app.world_mut();
                world.query::<&Disappearing>().iter(world).count()
            };
            assert!(leaving(&mut table) > 0 && moving(&mut table).is_some());
            while leaving(&mut table) > 0 {
                assert!(moving(&mut table).is_some());
                table.frames(1);
            }
            check_at_rest(&mut table);
            return;
        }
    }
    panic!("no game in which stones leave");
}

#[test]
fn clicks_hit_the_right_point_however_the_page_is_turned() {
    for name in ["hex", "square", "snub", "anda-5"] {
        let variant: Variant = name.parse().expect("a variant");
        let mut table = page(Table::new(variant, HUMAN, HUMAN));
        let board = table.view().board;
        let step = symmetry_angle(board);
        let sides = if step > 1.2 { 4_u8 } else { 6 };
        let corner = point_position(board, board.points().next().expect("a point"));
        let mut places = Vec::new();
        for side in 0..sides {
            let yaw = orbit(&mut table).yaw;
            let turned = (yaw / step).rem_euclid(f32::from(sides));
            let off = (turned - f32::from(side) + 0.5).rem_euclid(f32::from(sides)) - 0.5;
            assert!(off.abs() < 1e-3, "{name}: {yaw} after {side}");
            for point in board.points().step_by(3) {
                let place = table.seen(point_position(board, point));
                assert!(Rect::new(0.0, 0.0, 1280.0, 720.0).contains(place), "{name}, {side}: {place}");
                table.move_to(place);
                let pointing = table.app.world().resource::<PointerTarget>().point;
                assert_eq!(pointing, Some(point), "{name}, {side}: {}", board.label(point));
            }
            // What is drawn upright is upright in the window.
            let world = table.app.world_mut();
            let mut layers = world.query::<(&Name, &Transform)>();
            let field = layers.iter(world).find(|layer| layer.0.as_str() == "diagram: Field");
            let up = field.expect("the field").1.rotation * Vec3::NEG_Z;
            let way = table.seen(up) - table.seen(Vec3::ZERO);
            assert!(way.x.abs() < 0.5 && way.y < -10.0, "{name}, {side}: {way}");
            places.push(table.seen(corner));
            turn(&mut table, CameraRequest::Turn(step));
        }
        for (index, place) in places.iter().enumerate() {
            assert!(places[..index].iter().all(|other| other.distance(*place) > 50.0), "{name}: {places:?}");
        }
        assert!(table.seen(corner).distance(places[0]) < 1.0, "{name}: a whole turn leads back");
    }
}

#[test]
fn a_capture_is_played_and_seen_on_a_turned_page() {
    let mut table = page(Table::after(Variant::Hex, "d4 d5 d3"));
    turn(&mut table, CameraRequest::Turn(FRAC_PI_3));
    table.click("d5");
    table.click("d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    let (place, to) = (moving(&mut table).expect("it slides"), at(&table, "d4"));
    assert!(place.distance(to) < 1.3, "{place}");
    check_at_rest(&mut table);
    assert_eq!(table.app.world().resource::<CurrentSelection>(), &CurrentSelection::default());
}

#[test]
fn the_keys_of_the_camera_turn_the_page() {
    let mut table = page(Table::in_window(Variant::Square, ""));
    let mut press = |code: KeyCode, letter: &str, expected: f32| {
        table.key(code, &Key::Character(letter.into()));
        table.frames(2);
        until_at_rest(&mut table);
        let yaw = orbit(&mut table).yaw;
        let off = (yaw - expected + PI).rem_euclid(2.0 * PI) - PI;
        assert!(off.abs() < 1e-3, "{letter}: {yaw}, not {expected}");
    };
    press(KeyCode::KeyW, "w", FRAC_PI_2);
    press(KeyCode::KeyW, "w", PI);
    press(KeyCode::KeyQ, "q", FRAC_PI_2);
    press(KeyCode::Digit4, "4", PI);
    press(KeyCode::Digit3, "3", FRAC_PI_2);
    press(KeyCode::Digit1, "1", 0.0);
}

#[test]
fn who_plays_white_alone_has_the_page_before_the_own_seat() {
    for (white_alone, flat_before) in [(false, true), (true, true), (true, false)] {
        let mut table = Table::in_window(Variant::Square, "");
        if flat_before {
            table = page(table);
        }
        if white_alone {
            table.request(MatchRequested::SetSeat(Player::Black, Who::Computer(Level::MIN)));
        }
        until_at_rest(&mut table);
        let mut table = if flat_before { table } else { page(table) };
        let [first, last] = ["a1", "a7"].map(|label| {
            let board = table.view().board;
            let place = point_position(board, table.point(label));
            table.seen(place)
        });
        assert_eq!(last.y < first.y, !white_alone, "{first} {last}, flat before: {flat_before}");
    }
}

#[test]
fn the_page_of_each_board_is_remembered_as_it_was_turned() {
    let mut table = page(Table::in_window(Variant::Hex, ""));
    let seats = ByPlayer::new(HUMAN, HUMAN);
    turn(&mut table, CameraRequest::Turn(FRAC_PI_3));
    table.request(MatchRequested::New(GameSetup::new(Variant::Square, seats)));
    table.frames(8);
    assert!(orbit(&mut table).yaw.abs() < 1e-3, "another board is another page");
    turn(&mut table, CameraRequest::Turn(FRAC_PI_2));
    table.request(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
    table.frames(8);
    assert!((orbit(&mut table).yaw - FRAC_PI_3).abs() < 1e-3);
    turn(&mut table, CameraRequest::View(Viewpoint::Mine));
    table.app.world_mut().write_message(AppExit::Success);
    table.frames(1);
    let pages = &table.app.world().resource::<StoredPreferences>().pages;
    assert!(!pages.contains_key(&Variant::Hex), "{pages:?}");
    assert!((pages[&Variant::Square].yaw - FRAC_PI_2).abs() < 1e-3, "{pages:?}");
}
