//! A position is set up with the mouse: what is put and taken, what is wrong with it, and what follows.

use std::time::Duration;

use abande::app::game::{
    EndSequence, MatchRequested, MinReplyTime, OpponentSearch, SetupBrush, SetupEditor, SetupRequested,
};
use abande::app::input::{CurrentSelection, Selection};
use abande::play::Match;
use abande::rules::{AnySetup, ByPlayer, Game, Player, Variant};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::table::Table;
use super::{COMPUTER, HUMAN, OPENING};

fn begin(table: &mut Table) {
    table.control_key(KeyCode::KeyE, &Key::Character("e".into()));
    table.frames(2);
    assert!(table.current().editor().is_some());
}

fn ask(table: &mut Table, request: SetupRequested) {
    table.app.world_mut().write_message(request);
    table.frames(3);
}

fn editor(table: &Table) -> &SetupEditor {
    table.current().editor().expect("a position is being set up")
}

fn pieces(table: &Table, label: &str) -> Vec<Player> {
    editor(table).setup().pieces(table.point(label))
}

#[test]
fn clicks_put_and_take_pieces_while_the_match_waits() {
    let (b, w) = (Player::Black, Player::White);
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let before = table.game().clone();
    begin(&mut table);
    table.check();
    assert_eq!(editor(&table).setup(), &AnySetup::of(before.position()));
    // White is to move, so that a click puts White's piece: on a stack, and on an empty point.
    table.click("d3");
    table.click("e5");
    assert_eq!((pieces(&table, "d3"), pieces(&table, "e5")), (vec![b, w], vec![w]));
    assert_eq!(editor(&table).setup().hands(), Some(ByPlayer::new(16, 15)));
    table.check();
    ask(&mut table, SetupRequested::Brush(SetupBrush::Piece(b)));
    table.click("d3");
    assert_eq!(pieces(&table, "d3"), [b, w, b]);
    assert!(table.heard().explained.is_empty());
    table.click("d3");
    assert_eq!(table.heard().explained, ["A stack holds three pieces at most."]);
    table.right_click_on("d3");
    table.shift_click("d3");
    assert_eq!(pieces(&table, "d3"), [b]);
    ask(&mut table, SetupRequested::Brush(SetupBrush::Eraser));
    table.click("e5");
    table.click("e5");
    assert_eq!(pieces(&table, "e5"), []);
    table.check();
    assert_eq!(editor(&table).setup(), &AnySetup::of(before.position()));
    // Keys take changes of the setup back, not moves of the match.
    table.key(KeyCode::KeyU, &Key::Character("u".into()));
    assert_eq!(pieces(&table, "e5"), [w]);
    table.control_key(KeyCode::KeyY, &Key::Character("y".into()));
    assert_eq!(pieces(&table, "e5"), []);
    table.key(KeyCode::KeyP, &Key::Character("p".into()));
    table.key(KeyCode::ArrowLeft, &Key::ArrowLeft);
    assert!(table.heard().requested.is_empty() && table.heard().rejected.is_empty());
    assert_eq!(*table.game(), before);
    ask(&mut table, SetupRequested::Cancel);
    assert!(table.current().editor().is_none());
    table.check();
    table.click("c3");
    assert_eq!(table.moves(), "d4 d5 d3 c3");
}

#[test]
fn stacks_are_dragged_onto_others_and_off_the_board() {
    let (b, w) = (Player::Black, Player::White);
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 d6");
    begin(&mut table);
    table.drag("d6", "d3");
    assert_eq!((pieces(&table, "d6"), pieces(&table, "d3")), (vec![], vec![b, w]));
    table.check();
    // While it is dragged the stack is in the hand.
    let (from, to) = (table.place("d3"), table.place("b2"));
    table.move_to(from);
    table.button(ButtonState::Pressed);
    table.move_to(to);
    assert_eq!(
        *table.app.world().resource::<CurrentSelection>(),
        CurrentSelection(Selection::Dragging(table.point("d3")))
    );
    table.button(ButtonState::Released);
    table.frames(2);
    assert_eq!((pieces(&table, "d3"), pieces(&table, "b2")), (vec![], vec![b, w]));
    table.check();
    // Two and two are too many.
    table.drag("d4", "d5");
    assert_eq!(pieces(&table, "d5"), [w, b]);
    table.drag("d5", "b2");
    assert_eq!(table.heard().explained, ["A stack holds three pieces at most."]);
    assert_eq!((pieces(&table, "d5"), pieces(&table, "b2")), (vec![w, b], vec![b, w]));
    table.check();
    let from = table.place("b2");
    table.move_to(from);
    table.button(ButtonState::Pressed);
    table.move_to(Vec2::new(12.0, 12.0));
    table.button(ButtonState::Released);
    table.frames(2);
    assert_eq!(pieces(&table, "b2"), []);
    assert_eq!(editor(&table).setup().hands(), Some(ByPlayer::new(17, 17)));
    table.check();
}

#[test]
fn what_is_wrong_is_told_with_its_points_until_it_is_mended() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    begin(&mut table);
    assert!(editor(&table).faults().is_empty());
    table.click("a1");
    let faults = editor(&table).faults();
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert_eq!(editor(&table).points_at_fault()[0], table.point("a1").into());
    assert!(editor(&table).position().is_none());
    let named = |table: &mut Table, part: &str| {
        let world = table.app.world_mut();
        let mut names = world.query::<&Name>();
        names.iter(world).filter(|name| name.as_str().starts_with(part)).count()
    };
    table.check();
    assert_eq!(named(&mut table, "Fault("), 1);
    ask(&mut table, SetupRequested::PointOut(Some(0)));
    assert_eq!((named(&mut table, "Fault("), named(&mut table, "SelectedFault(")), (0, 1));
    table.drag("a1", "d6");
    table.check();
    assert_eq!(editor(&table).faults().len(), 1, "the turn is still White's");
    assert_eq!((named(&mut table, "Fault("), named(&mut table, "SelectedFault(")), (0, 0));
    let mut setup = editor(&table).setup().clone();
    setup.set_turn(Player::Black);
    ask(&mut table, SetupRequested::Change(Box::new(setup)));
    assert_eq!(editor(&table).faults(), []);
    assert_eq!(editor(&table).position(), Some(*Table::after(Variant::Hex, "d4 d5 d3 d6").game().position()));
}

#[test]
fn hands_that_lack_pieces_lie_in_the_trays() {
    let mut table = Table::after(Variant::Hex, OPENING);
    begin(&mut table);
    let setup = editor(&table).setup().clone();
    for (black, white) in [(3, 16), (18, 0), (0, 0), (15, 16)] {
        let mut setup = setup.clone();
        setup.set_hand(Player::Black, black);
        setup.set_hand(Player::White, white);
        ask(&mut table, SetupRequested::Change(Box::new(setup)));
        table.check();
    }
    let mut empty = setup;
    empty.clear();
    ask(&mut table, SetupRequested::Change(Box::new(empty)));
    table.check();
}

#[test]
fn another_board_comes_on_the_table_and_goes_again() {
    let mut table = Table::after(Variant::Hex, OPENING);
    begin(&mut table);
    for variant in ["snub", "anda-5", "anda-11", "square", "hex-3"] {
        let variant: Variant = variant.parse().unwrap();
        ask(&mut table, SetupRequested::Change(Box::new(AnySetup::new(variant))));
        assert_eq!(table.view().board, variant.board());
        table.check();
        table.click("c3");
        assert_eq!(pieces(&table, "c3").len(), 1);
        table.check();
    }
    table.control_key(KeyCode::KeyZ, &Key::Character("z".into()));
    table.control_key(KeyCode::KeyZ, &Key::Character("z".into()));
    assert_eq!(editor(&table).setup().variant(), Variant::Square);
    table.check();
    ask(&mut table, SetupRequested::Cancel);
    assert_eq!((table.moves().as_str(), table.view().board), (OPENING, Variant::Hex.board()));
    table.check();
}

#[test]
fn a_match_starts_from_what_was_set_up() {
    let mut table = Table::new("anda-5".parse().unwrap(), HUMAN, HUMAN);
    begin(&mut table);
    for (label, player) in [
        ("a1", Player::Black),
        ("i5", Player::Black),
        ("e1", Player::White),
        ("e9", Player::White),
        ("e5", Player::Black),
    ] {
        ask(&mut table, SetupRequested::Brush(SetupBrush::Piece(player)));
        table.click(label);
    }
    let mut setup = editor(&table).setup().clone();
    setup.set_turn(Player::White);
    setup.set_komi_left(2);
    ask(&mut table, SetupRequested::Change(Box::new(setup)));
    let position = editor(&table).position().expect("nothing is wrong");
    let game = Box::new(Match::from_position(position, ByPlayer::new(HUMAN, COMPUTER)));
    table.request(MatchRequested::Load { game, header: None });
    assert!(table.current().editor().is_none());
    assert_eq!((*table.game().start(), table.game().start().komi_left()), (position, 2));
    super::answered(&mut table, 1);
    table.check();
}

#[test]
fn the_computer_waits_while_a_position_is_set_up() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.app.insert_resource(MinReplyTime(Duration::from_hours(1)));
    table.click("d4");
    table.until("the computer thinks", |world| world.resource::<OpponentSearch>().thinking());
    table.app.insert_resource(MinReplyTime(Duration::ZERO));
    begin(&mut table);
    assert!(table.app.world().resource::<OpponentSearch>().thinking().is_none());
    table.frames(20);
    assert_eq!(table.moves(), "d4");
    ask(&mut table, SetupRequested::Cancel);
    super::answered(&mut table, 2);
    table.check();
}

#[test]
fn a_finished_game_shows_its_end_again_after_setting_up() {
    let mut finished = Match::new(Variant::Hex3, ByPlayer::new(HUMAN, HUMAN));
    while let Some(&mv) = finished.position().legal_moves().first() {
        finished.play(mv).expect("a generated move is legal");
    }
    assert!(finished.result().is_some());
    let mut table = Table::with(finished);
    table.until("the end is shown", |world| world.resource::<EndSequence>().is_done().then_some(()));
    begin(&mut table);
    assert!(!table.app.world().resource::<EndSequence>().has_begun());
    table.check();
    assert!(editor(&table).faults().is_empty(), "a finished position is a legal one");
    ask(&mut table, SetupRequested::Cancel);
    assert!(table.app.world().resource::<EndSequence>().is_done());
}
