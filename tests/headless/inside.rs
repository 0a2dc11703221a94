//! What is inside a stack: the card beside it, and looking into it while all others are looked through.

use abande::app::game::{
    BoardStyle, DiscLocation, DiscSpot, EditPreferences, InfoCard, Lens, MatchRequested, ShownInfoCard,
};
use abande::app::input::{CommandRequested, CurrentSelection, MatchCommand, PanelCommand, Selection, XRay};
use abande::app::shell::access::AccessTree;
use abande::app::stage::pieces::{Piece, SEE_THROUGH_OPACITY, spread_offset};
use abande::app::stage::scene::{SceneMaterial, layout::stack_position};
use abande::play::GameSetup;
use abande::rules::{ByPlayer, Player, Variant};
use bevy::a11y::AccessibilityRequested;
use bevy::input::ButtonState::{Pressed, Released};
use bevy::input::keyboard::{Key, KeyboardFocusLost};
use bevy::prelude::*;

use super::table::{Table, english};
use super::{HUMAN, OPENING};

/// Frames of 50 ms until a pointer has rested for long enough, or a key counts as held.
const LONG: usize = 8;

fn in_window(variant: &str, moves: &str) -> Table {
    Table::in_window(variant.parse().expect("a variant"), moves)
}

fn card(table: &Table) -> Option<InfoCard> {
    table.app.world().resource::<ShownInfoCard>().0.clone()
}

fn said(table: &Table) -> Vec<String> {
    let card = card(table).expect("a card");
    [&card.title].into_iter().chain(&card.lines).map(english).collect()
}

fn rest_on(table: &mut Table, label: &str) {
    let place = table.place(label);
    table.move_to(place);
    table.frames(LONG);
}

fn looked_into(table: &Table) -> Option<String> {
    let stack = table.app.world().resource::<XRay>().stack()?;
    Some(table.view().board.label(stack).to_owned())
}

fn is_on(table: &Table) -> bool {
    table.app.world().resource::<XRay>().is_on()
}

fn x(table: &mut Table, state: bevy::input::ButtonState) {
    table.key_button(KeyCode::KeyX, &Key::Character("x".into()), state);
}

fn tap_x(table: &mut Table) {
    x(table, Pressed);
    x(table, Released);
    table.frames(2);
}

/// The discs on the board that are looked through, and how far the others stand above their places.
#[track_caller]
fn check_discs(table: &mut Table, stack: Option<&str>) {
    table.frames(6);
    let (view, inside) = (table.view(), stack.map(|label| table.point(label)));
    let world = table.app.world_mut();
    for (at, paint, transform) in
        world.query_filtered::<(&DiscLocation, &SceneMaterial, &Transform), With<Piece>>().iter(world)
    {
        let DiscSpot::Board(point, level) = at.0 else { continue };
        let through =
            matches!(paint, SceneMaterial::Ghost(_, opacity) if (opacity - SEE_THROUGH_OPACITY).abs() < 1e-6);
        assert_eq!(through, inside.is_some_and(|inside| inside != point), "{at:?} {paint:?}");
        let apart = if inside == Some(point) { spread_offset(level) } else { 0.0 };
        let wanted = stack_position(view.board, point, level) + Vec3::Y * apart;
        assert!(transform.translation.distance(wanted) < 1e-3, "{at:?} is at {transform:?}");
    }
}

#[test]
fn a_card_tells_of_the_stack_that_the_pointer_rests_on() {
    let mut table = in_window("hex", &format!("{OPENING} e4"));
    let place = table.place("d4");
    table.move_to(place);
    assert_eq!(card(&table), None, "at once");
    table.frames(LONG);
    assert_eq!(
        said(&table),
        [
            "d4: Black over White over Black",
            "3 points for Black",
            "A tower: it never moves and cannot be captured"
        ]
    );
    let told = card(&table).expect("a card");
    assert_eq!(told.pieces, [Player::Black, Player::White, Player::Black]);
    assert!(told.beside.contains(place), "{:?} is not around {place}", told.beside);
    let shown = table.egui().memory(|memory| memory.area_rect("card beside")).expect("it is drawn");
    let shown = Rect::new(shown.min.x, shown.min.y, shown.max.x, shown.max.y);
    assert!(shown.intersect(told.beside).is_empty(), "{shown:?} covers {:?}", told.beside);
    // Another stack has its own, after a while.
    let other = table.place("e4");
    table.move_to(other);
    assert_eq!(card(&table), None);
    table.frames(LONG);
    assert_eq!(said(&table)[0], "e4: White");
    rest_on(&mut table, "a1");
    assert_eq!(card(&table), None, "an empty point");
}

#[test]
fn there_is_no_card_while_something_else_is_done() {
    let mut table = in_window("hex", "d4 d5 d3");
    rest_on(&mut table, "d5");
    assert!(card(&table).is_some());
    // Pressed and dragged.
    table.button(Pressed);
    table.frames(LONG);
    assert_eq!(card(&table), None);
    let away = table.place("e5");
    table.move_to(away);
    table.frames(LONG);
    assert_eq!((card(&table), looked_into(&table)), (None, None));
    table.button(Released);
    table.frames(2);
    // In a dialog.
    rest_on(&mut table, "d5");
    assert!(card(&table).is_some());
    table.app.world_mut().write_message(CommandRequested(PanelCommand::Help.into()));
    table.frames(LONG);
    assert_eq!(card(&table), None);
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(LONG + 2);
    assert!(card(&table).is_some());
    // Who has just moved did not come to look.
    rest_on(&mut table, "a1");
    table.drag("d5", "d4");
    table.frames(2 * LONG);
    assert_eq!((table.moves().as_str(), card(&table)), ("d4 d5 d3 d5-d4", None));
    // And who does not want it is spared.
    rest_on(&mut table, "a1");
    table.app.world_mut().write_message(EditPreferences::new(|preferences| preferences.board.cards = false));
    rest_on(&mut table, "d4");
    assert_eq!(card(&table), None);
}

#[test]
fn the_chosen_stack_and_the_one_at_the_cursor_have_cards_too() {
    let mut table = in_window("hex", "d4 d5 d3");
    table.click("d5");
    rest_on(&mut table, "a1");
    assert_eq!(said(&table)[0], "d5: White");
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(2);
    assert_eq!(card(&table), None);
    for letter in ["d", "3"] {
        let key = if letter == "d" { KeyCode::KeyD } else { KeyCode::Digit3 };
        table.key(key, &Key::Character(letter.into()));
    }
    table.frames(LONG);
    assert_eq!(said(&table), ["d3: Black", "Asleep: its point does not count", "No stack can capture it"]);
}

#[test]
fn a_screen_reader_finds_the_card() {
    let mut table = in_window("hex", "d4 d5 d3");
    table.app.world().resource::<AccessibilityRequested>().set(true);
    rest_on(&mut table, "d4");
    table.frames(4);
    let tree = table.app.world().resource::<AccessTree>().0.clone().expect("a screen reader listens");
    let names: Vec<&str> = tree.nodes.iter().filter_map(|(_, node)| node.value().or(node.label())).collect();
    for wanted in ["d4: Black", "Pinned: without it, d3 is cut off", "d5 could capture it"] {
        assert!(names.contains(&wanted), "{wanted} is not among {names:?}");
    }
}

#[test]
fn a_group_has_a_card_where_no_tag_tells_how_it_breathes() {
    let mut table = in_window("anda-3", "a1+d4 b4+e2");
    rest_on(&mut table, "a1");
    assert!(table.app.world().resource::<ShownInfoCard>().0.is_none());
    table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
        preferences.board.lenses.set(Lens::Breaths, false);
    }));
    table.frames(4);
    assert_eq!(said(&table), ["Black group", "1 stone", "1 breath"]);
}

#[test]
fn a_tap_looks_into_stacks_until_the_next_and_follows_the_pointer() {
    let mut table = in_window("hex", OPENING);
    table.click("e4");
    rest_on(&mut table, "d4");
    check_discs(&mut table, None);
    tap_x(&mut table);
    check_discs(&mut table, Some("d4"));
    rest_on(&mut table, "e4");
    check_discs(&mut table, Some("e4"));
    // Beside the stacks it stays with the last one.
    rest_on(&mut table, "a1");
    assert_eq!(looked_into(&table).as_deref(), Some("e4"));
    // A move is played meanwhile, and every disc comes to where it belongs.
    table.click("e5");
    table.frames(20);
    check_discs(&mut table, Some("e5"));
    tap_x(&mut table);
    assert!(!is_on(&table));
    check_discs(&mut table, None);
    table.check();
}

#[test]
fn a_key_that_is_held_looks_until_it_is_let_go() {
    let mut table = Table::after(Variant::Hex, OPENING);
    rest_on(&mut table, "d4");
    x(&mut table, Pressed);
    table.frames(LONG + 1);
    check_discs(&mut table, Some("d4"));
    x(&mut table, Released);
    assert!(!is_on(&table));
    check_discs(&mut table, None);
    table.check();
}

#[test]
fn escape_ends_it_and_then_lets_go_of_what_is_chosen() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    table.click("d5");
    tap_x(&mut table);
    assert_eq!(looked_into(&table).as_deref(), Some("d5"));
    let chosen = |table: &Table| table.app.world().resource::<CurrentSelection>().0;
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(2);
    assert_eq!((is_on(&table), chosen(&table)), (false, Selection::Stack(table.point("d5"))));
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(2);
    assert_eq!(chosen(&table), Selection::Nothing);
    table.check();
}

#[test]
fn the_right_button_looks_into_a_stack() {
    let mut table = Table::after(Variant::Hex, OPENING);
    table.right_click_on("d4");
    assert_eq!(looked_into(&table).as_deref(), Some("d4"));
    check_discs(&mut table, Some("d4"));
    // It stays with that stack, until it is clicked again.
    rest_on(&mut table, "a1");
    assert_eq!(looked_into(&table).as_deref(), Some("d4"));
    table.right_click_on("d4");
    assert!(!is_on(&table));
    table.right_click_on("d4");
    table.right_click_on("a1");
    assert!(!is_on(&table), "a click beside it ends it");
    // Held, until it is let go.
    rest_on(&mut table, "d4");
    table.mouse_button(MouseButton::Right, Pressed);
    table.frames(2);
    assert!(!is_on(&table));
    table.frames(LONG);
    assert_eq!(looked_into(&table).as_deref(), Some("d4"));
    table.mouse_button(MouseButton::Right, Released);
    table.frames(2);
    assert!(!is_on(&table));
    // A window that loses the keys is not told when the button comes up.
    table.mouse_button(MouseButton::Right, Pressed);
    table.frames(LONG);
    assert_eq!(looked_into(&table).as_deref(), Some("d4"));
    table.app.world_mut().write_message(KeyboardFocusLost);
    table.frames(LONG);
    assert!(!is_on(&table));
    table.mouse_button(MouseButton::Right, Released);
    table.frames(2);
    // A drag turns the table and looks into nothing, even if it ends where it began.
    let (from, to) = (table.place("d4"), table.place("e4"));
    for end in [to, from] {
        table.move_to(from);
        table.mouse_button(MouseButton::Right, Pressed);
        table.move_to(to);
        table.frames(LONG);
        assert!(!is_on(&table));
        table.move_to(end);
        table.mouse_button(MouseButton::Right, Released);
        table.frames(2);
        assert!(!is_on(&table));
    }
    table.check();
}

#[test]
fn another_match_is_not_looked_into() {
    let mut table = in_window("hex", OPENING);
    rest_on(&mut table, "d4");
    tap_x(&mut table);
    assert!(is_on(&table));
    let seats = ByPlayer::new(HUMAN, HUMAN);
    table.request(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
    table.frames(4);
    assert!(!is_on(&table));
}

#[test]
fn the_right_button_first_lets_go_of_what_is_chosen() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    table.click("d5");
    table.right_click_on("d4");
    assert_eq!(table.app.world().resource::<CurrentSelection>().0, Selection::Nothing);
    assert!(!is_on(&table));
}

#[test]
fn nothing_is_looked_into_in_anda_or_where_a_position_is_set_up() {
    let mut table = in_window("anda-3", "a1+d4 b4+e2");
    rest_on(&mut table, "a1");
    tap_x(&mut table);
    table.right_click_on("a1");
    assert!(!is_on(&table));
    let mut table = in_window("hex", OPENING);
    table.right_click_on("d4");
    assert!(is_on(&table));
    table.app.world_mut().write_message(CommandRequested(MatchCommand::SetUp.into()));
    table.frames(4);
    assert!(!is_on(&table));
}

#[test]
fn the_diagram_is_looked_into_as_well() {
    let mut table = Table::after(Variant::Hex, OPENING);
    table.app.world_mut().write_message(EditPreferences::new(|preferences| preferences.board.diagram = true));
    table.frames(4);
    assert_eq!(*table.app.world().resource::<BoardStyle>(), BoardStyle::Diagram);
    rest_on(&mut table, "d4");
    tap_x(&mut table);
    assert_eq!(looked_into(&table).as_deref(), Some("d4"));
    tap_x(&mut table);
    assert!(!is_on(&table));
    table
        .app
        .world_mut()
        .write_message(EditPreferences::new(|preferences| preferences.board.diagram = false));
    table.check();
}

#[test]
fn a_stack_that_is_put_back_where_it_was_stays_chosen_and_lifted() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let (from, away) = (table.place("d5"), table.place("e5"));
    table.move_to(from);
    table.button(Pressed);
    for place in [from.lerp(away, 0.3), away, from] {
        table.move_to(place);
    }
    table.button(Released);
    table.frames(8);
    assert_eq!(table.app.world().resource::<CurrentSelection>().0, Selection::Stack(table.point("d5")));
    let (d5, board) = (table.point("d5"), table.view().board);
    let home = stack_position(board, d5, 0);
    let world = table.app.world_mut();
    let mut discs = world.query_filtered::<(&DiscLocation, &Transform), With<Piece>>();
    let disc = discs.iter(world).find(|(at, _)| at.0 == DiscSpot::Board(d5, 0)).expect("a disc");
    let above = disc.1.translation - home;
    assert!(above.x.abs() < 1e-3 && above.z.abs() < 1e-3 && (0.1..0.3).contains(&above.y), "{above}");
}
