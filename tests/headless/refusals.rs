//! The picture that goes with a refusal: what it shows, that it goes with the words, and that all rests afterwards.

use abande::app::desk::panels;
use abande::app::game::{
    AnimationSpeed, BoardStyle, DiscLocation, DiscSpot, EditPreferences, FloatingLabels, MatchRequested,
    MoveRequested, RefusalRects, RuleViolation, ShowRefusal, ShownInfoCard,
};
use abande::app::stage::camera::CameraRequest;
use abande::app::stage::pieces::Piece;
use abande::app::stage::scene::SceneMaterial;
use abande::play::GameSetup;
use abande::rules::{ByPlayer, MoveIntent, Variant};
use bevy::prelude::*;
use bevy_egui::egui;

use super::HUMAN;
use super::table::{Table, english};

/// White's stack of two on d4 may take d3, but not the stack of two on e4.
const HIGH: &str = "d4 d5 d3 d5-d4 e3 e4 e3-e4 e3 c3";
/// Black's stack on d4 holds d3 to the others.
const PINNED: &str = "d4 d5 d3 d6";
/// Frames until the words of any refusal here have gone.
const GONE: usize = 120;

fn in_window(moves: &str) -> Table {
    Table::in_window(Variant::Hex, moves)
}

/// The marks on the board whose names begin with this.
fn marks(table: &mut Table, kind: &str) -> Vec<String> {
    let world = table.app.world_mut();
    let mut names = world.query::<&Name>();
    let names = names.iter(world).map(|name| name.as_str().to_owned());
    names.filter(|name| name.starts_with(kind)).collect()
}

fn opacity(table: &mut Table, kind: &str) -> Option<f32> {
    let world = table.app.world_mut();
    let mut marks = world.query::<(&Name, &SceneMaterial)>();
    marks.iter(world).find_map(|(name, paint)| match paint {
        SceneMaterial::Overlay(color) if name.as_str().starts_with(kind) => Some(color.alpha()),
        _ => None,
    })
}

fn rest_on(table: &mut Table, label: &str) {
    let place = table.place(label);
    table.move_to(place);
    table.frames(10);
}

fn tags(table: &Table) -> Vec<String> {
    table.app.world().resource::<FloatingLabels>().0.iter().map(|tag| english(&tag.text)).collect()
}

/// How far the discs on a point are shown from their places, by their numbers: each a little, since none is set down
/// quite exactly.
fn shown(table: &mut Table, label: &str) -> Vec<Vec3> {
    let point = table.point(label);
    let world = table.app.world_mut();
    let mut discs = world.query::<(&Piece, &DiscLocation, &Transform, &GlobalTransform)>();
    let of_stack =
        discs.iter(world).filter(|(_, at, ..)| matches!(at.0, DiscSpot::Board(on, _) if on == point));
    let mut shown: Vec<_> =
        of_stack.map(|(piece, _, own, shown)| (piece.id, shown.translation() - own.translation)).collect();
    shown.sort_by_key(|(id, _)| *id);
    shown.into_iter().map(|(_, away)| away).collect()
}

/// How far they are shown from where they were before.
fn aside(table: &mut Table, label: &str, before: &[Vec3]) -> f32 {
    let shown = shown(table, label);
    assert_eq!(shown.len(), before.len());
    shown.iter().zip(before).map(|(now, before)| now.distance(*before)).fold(0.0, f32::max)
}

#[test]
fn what_would_be_too_high_is_crossed_out_and_fades_with_the_words() {
    let mut table = Table::after(Variant::Hex, HIGH);
    table.click("d4");
    table.click("e4");
    assert!(table.heard().rejected[0].error.to_string().contains("4 high"));
    table.frames(2);
    let third = marks(&mut table, "Put(Black");
    let fourth = marks(&mut table, "TooHigh(White");
    assert!(!third.is_empty() && !fourth.is_empty(), "{third:?} {fourth:?}");
    let mut seen = Vec::new();
    for _ in 0..GONE {
        table.frames(1);
        seen.extend(opacity(&mut table, "TooHigh"));
    }
    assert!(seen.windows(2).all(|pair| pair[1] <= pair[0]), "{seen:?}");
    assert!(seen[0] > 0.99 && seen.last().is_some_and(|&last| last < 0.5), "{seen:?}");
    assert!(marks(&mut table, "TooHigh").is_empty() && marks(&mut table, "Put").is_empty());
    table.rest();
}

#[test]
fn the_nearest_points_come_and_go_and_then_stay_as_long_as_the_words() {
    for still in [false, true] {
        let mut table = Table::after(Variant::Hex, "d4 d5 d3");
        if still {
            table.app.insert_resource(AnimationSpeed(0.0));
        }
        table.click("a1");
        let mut lit = Vec::new();
        for _ in 0..40 {
            table.frames(1);
            lit.push(!marks(&mut table, "Area(Nearest").is_empty());
        }
        assert_eq!(lit[..28].contains(&false), !still, "{lit:?}");
        assert!(lit[0] && lit[32..].iter().all(|&lit| lit), "{lit:?}");
        table.frames(GONE);
        assert!(marks(&mut table, "Area(Nearest").is_empty());
        table.rest();
        // A move ends it at once.
        table.click("a1");
        assert!(!marks(&mut table, "Area(Nearest").is_empty());
        table.click("e3");
        table.frames(2);
        assert!(marks(&mut table, "Area(Nearest").is_empty());
    }
}

#[test]
fn the_parts_that_a_pinned_stack_holds_are_hatched() {
    for flat in [false, true] {
        let mut table = Table::after(Variant::Hex, PINNED);
        table
            .app
            .world_mut()
            .write_message(EditPreferences::new(move |preferences| preferences.board.diagram = flat));
        table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
            preferences.board.lenses.set(abande::app::game::Lens::Pinned, false);
        }));
        table.frames(4);
        assert_eq!(table.app.world().resource::<BoardStyle>().is_flat(), flat);
        assert!(marks(&mut table, "Part").is_empty());
        table.click("d4");
        table.frames(2);
        let parts = marks(&mut table, "Part");
        assert_eq!(parts.len(), 3, "{parts:?}");
        assert!(parts.iter().any(|name| name.starts_with("Part(0")), "{parts:?}");
        assert!(parts.iter().any(|name| name.starts_with("Part(1")), "{parts:?}");
        assert_eq!(marks(&mut table, "Hold").len(), 1);
        // The diagram draws its own sign.
        assert_eq!(marks(&mut table, "Pinned").is_empty(), flat);
        // Who goes elsewhere has read it.
        let away = table.place("g1");
        table.move_to(away);
        table.frames(2);
        assert!(marks(&mut table, "Part").is_empty() && marks(&mut table, "Hold").is_empty());
    }
}

#[test]
fn a_refused_stack_shakes_and_comes_to_rest_where_it_was() {
    for still in [false, true] {
        let mut table = Table::after(Variant::Hex, PINNED);
        if still {
            table.app.insert_resource(AnimationSpeed(0.0));
        }
        let [refused, other] = ["d4", "d5"].map(|label| shown(&mut table, label));
        let place = table.place("d4");
        table.move_to(place);
        table.button(bevy::input::ButtonState::Pressed);
        table.button(bevy::input::ButtonState::Released);
        let mut most = 0.0_f32;
        for _ in 0..4 {
            table.frames(1);
            most = most.max(aside(&mut table, "d4", &refused));
            assert!(aside(&mut table, "d5", &other) < 1e-5);
        }
        assert_eq!(most > 0.005, !still, "{most}");
        assert!(most < 0.041, "{most}");
        table.frames(4);
        assert!(aside(&mut table, "d4", &refused) < 1e-5);
        table.frames(GONE);
        table.rest();
        table.check();
    }
}

/// The hand is only still there.
#[test]
fn a_piece_that_was_just_placed_is_not_explained() {
    let mut table = in_window("d4 d5").slowly();
    table.click("d3");
    table.frames(GONE);
    assert!(tags(&table).is_empty(), "while the opponent is to move: {:?}", tags(&table));
    let reply = MoveRequested { at: table.turn(), intent: MoveIntent::Place(table.point("d6")) };
    table.app.world_mut().write_message(reply);
    table.frames(GONE);
    assert!(tags(&table).is_empty(), "after the reply: {:?}", tags(&table));
    let has_card = |table: &Table| table.app.world().resource::<ShownInfoCard>().0.is_some();
    assert!(!has_card(&table));
    // Away and back is to look.
    rest_on(&mut table, "a1");
    rest_on(&mut table, "d3");
    table.frames(GONE);
    assert!(has_card(&table));
}

#[test]
fn what_was_looked_at_during_the_opponents_turn_is_explained_at_once() {
    let mut table = in_window("d4 d5").slowly();
    table.click("d3");
    rest_on(&mut table, "a1");
    let reply = MoveRequested { at: table.turn(), intent: MoveIntent::Place(table.point("d6")) };
    table.app.world_mut().write_message(reply);
    table.frames(GONE);
    assert_eq!(tags(&table), ["a1 touches no piece: a new piece must join the band."]);
}

#[test]
fn a_newcomer_is_told_why_not_before_a_click() {
    let mut table = in_window(HIGH);
    let place = table.place("a1");
    table.move_to(place);
    assert!(tags(&table).is_empty(), "at once: {:?}", tags(&table));
    rest_on(&mut table, "a1");
    assert_eq!(tags(&table), ["a1 touches no piece: a new piece must join the band."]);
    // Of what nothing can capture the card says it.
    rest_on(&mut table, "c3");
    assert!(tags(&table).iter().all(|tag| !tag.contains("None of your stacks")), "{:?}", tags(&table));
    table.click("d4");
    rest_on(&mut table, "e4");
    assert_eq!(tags(&table), ["The stack would be 4 high: three is the limit."]);
    // A player who was refused the move has read the reason.
    table.click("e4");
    table.frames(GONE);
    assert!(tags(&table).is_empty(), "{:?}", tags(&table));
    rest_on(&mut table, "a1");
    assert_eq!(tags(&table).len(), 1);
    table.app.world_mut().write_message(EditPreferences::new(|preferences| preferences.board.tips = false));
    table.frames(4);
    assert!(tags(&table).is_empty(), "tips are off");
}

#[test]
fn the_third_refusal_of_the_same_offers_its_rule() {
    let mut table = in_window("d4 d5 d3");
    let offered = |table: &mut Table| {
        let buttons = panels::buttons(&table.egui());
        buttons.contains_key("rule-all")
    };
    for time in 1..=3 {
        table.click("a1");
        table.frames(4);
        assert_eq!(offered(&mut table), time == 3, "after {time}");
    }
    table.press("rule-close");
    assert!(!offered(&mut table));
    for _ in 0..3 {
        table.click("a1");
    }
    table.frames(4);
    assert!(offered(&mut table));
    table.click("e3");
    table.frames(4);
    assert!(!offered(&mut table), "it was about another position");
}

/// Where the words of a refusal stand, in units of egui.
fn words_at(context: &egui::Context) -> Option<egui::Rect> {
    context.memory(|memory| memory.area_rect(egui::Id::new("refusal")))
}

/// Where they stand in the window, once they stand still.
fn words_in_window(table: &mut Table, case: &str) -> Rect {
    table.frames(4);
    let context = table.egui();
    let Some(words) = words_at(&context) else {
        panic!("no words: {case}: {:?}", table.heard().explained);
    };
    let words = words * context.zoom_factor();
    Rect { min: Vec2::new(words.min.x, words.min.y), max: Vec2::new(words.max.x, words.max.y) }
}

#[test]
fn the_words_leave_free_what_they_speak_of() {
    for (flat, zoom, scale) in
        [(false, 1.0, 100), (false, 0.9, 100), (false, 1.5, 100), (true, 1.0, 100), (false, 1.0, 125)]
    {
        for (moves, clicks, shown) in [
            (HIGH, &["d4", "e4"][..], 3),
            (PINNED, &["d4"], 2),
            ("d4 d5 d3", &["a1"], 2),
            ("d4 d5 d3", &["d3"], 1),
        ] {
            let case = format!("{moves}: {clicks:?}, {flat}, {zoom}, {scale}");
            let mut table = in_window(moves);
            table
                .app
                .world_mut()
                .write_message(EditPreferences::new(move |preferences| preferences.board.diagram = flat));
            table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
                preferences.panels.scale = Some(scale);
            }));
            table.app.world_mut().write_message(CameraRequest::ZoomAtOnce(zoom));
            table.frames(30);
            for label in clicks {
                table.click(label);
            }
            let words = words_in_window(&mut table, &case);
            let places = table.app.world().resource::<RefusalRects>().0.clone();
            assert!(places.len() >= shown, "{case}: {places:?}");
            for place in &places {
                assert!(words.intersect(*place).is_empty(), "{case}: {words:?} over {place:?}");
            }
            table.frames(GONE);
            assert!(table.app.world().resource::<RefusalRects>().0.is_empty());
        }
    }
}

#[test]
fn what_was_refused_is_nothing_to_another_board() {
    let mut table = in_window("d4 d5 d3");
    let far = table.point("g4");
    assert!(far.index() >= Variant::Hex3.board().len());
    // Refused in the frame in which a board comes that has no such point.
    let reason = table.game().position().why_not_enter(far).expect("it is far away from all others");
    table.app.world_mut().write_message(ShowRefusal::from_violation(RuleViolation::at_point(far, reason)));
    let seats = ByPlayer::new(HUMAN, HUMAN);
    table.app.world_mut().write_message(MatchRequested::New(GameSetup::new(Variant::Hex3, seats)));
    table.frames(4);
    assert_eq!(table.game().variant(), Variant::Hex3);
    assert!(table.app.world().resource::<RefusalRects>().0.is_empty());
    assert_eq!(words_at(&table.egui()), None);
}
