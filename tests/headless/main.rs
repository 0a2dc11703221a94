//! The table without display and graphics adapter: mouse and picking events go through the same systems as in the
//! window, and what stands on the table is always what the match says.

mod access;
mod advice;
mod anda;
#[path = "../shared/annotated.rs"]
mod annotated;
mod autoplay;
mod camera;
mod choices;
mod clock;
mod decided;
mod diagram;
mod ending;
mod faults;
mod field_reports;
mod hurry;
mod inside;
mod keeping;
mod keyboard;
mod large;
mod learn;
mod library;
mod mistakes;
mod order;
mod pad;
mod page;
mod photo;
mod pie;
mod piece_jitter;
mod prints;
mod puzzles;
mod rating;
mod refusals;
mod runs;
mod setup;
mod sound;
mod storm;
mod study;
mod table;
mod themes;
mod touch;
mod tree;
mod turn_light;

use std::collections::HashSet;
use std::time::Duration;

use abande::app::desk::reason::Reason;
use abande::app::game::{
    CurrentMatch, DiscSpot, EndSequence, MatchRequested, MinReplyTime, MoveRequested, OpponentSearch,
    PositionId, RimLabels,
};
use abande::app::input::{CurrentSelection, PointerTarget, Selection};
use abande::app::stage::pieces::Piece;
use abande::play::{GameSetup, Level, NodeId, Seat};
use abande::record::Record;
use abande::rules::{AnyMove, ByPlayer, MoveIntent, Player, Variant};

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::picking::pointer::PointerAction;
use bevy::prelude::*;
use table::{Table, english};

const HUMAN: Seat = Seat::Human;
const COMPUTER: Seat = Seat::Computer(Level::MIN);
/// The first five plies: two entries each side of a capture, then a capture of a stack of two.
const OPENING: &str = "d4 d5 d3 d5-d4 d3-d4";

const SQUARE_OPENING: &str = "d4 d5 d3 d5-d4";

#[test]
fn a_raw_mouse_click_enters_a_piece() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    table.check();
    assert_eq!(table.discs().len(), 36);
    table.click("d4");
    assert_eq!(table.moves(), "d4");
    let d4 = table.point("d4");
    let discs = table.discs();
    assert_eq!(discs.len(), 36);
    let on_board: Vec<_> = discs.into_iter().filter(|disc| matches!(disc.1, DiscSpot::Board(..))).collect();
    assert_eq!(on_board, [(Player::Black, DiscSpot::Board(d4, 0))]);
    table.check();
}

#[test]
fn raw_mouse_clicks_and_drags_capture() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    for label in ["d4", "d5", "d3", "d5"] {
        table.click(label);
    }
    assert_eq!(
        *table.app.world().resource::<CurrentSelection>(),
        CurrentSelection(Selection::Stack(table.point("d5")))
    );
    table.click("d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    table.check();
    table.drag("d3", "d4");
    assert_eq!(table.moves(), OPENING);
    table.check();
    // The discs keep their identity: the middle of the tower is the White disc that captured.
    let (d4, discs) = (table.point("d4"), table.discs());
    assert_eq!(discs[17], (Player::Black, DiscSpot::Board(d4, 0)));
    assert_eq!(discs[35], (Player::White, DiscSpot::Board(d4, 1)));
    assert_eq!(discs[16], (Player::Black, DiscSpot::Board(d4, 2)));
}

#[test]
fn a_piece_is_dragged_from_the_tray_to_the_board() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    for (player, wanted) in [(Player::White, ""), (Player::Black, "d4"), (Player::White, "d4 d5")] {
        let to = if wanted == "d4 d5" { "d5" } else { "d4" };
        let from = table.tray(player);
        table.drag_from(from, to);
        assert_eq!(table.moves(), wanted, "{player:?}");
        let said = table.app.world().resource::<Reason>().bubble().map(|said| english(said.0));
        assert_eq!(said, wanted.is_empty().then(|| "Black to move".to_string()));
    }
    table.check();
}

#[test]
fn a_stack_that_cannot_be_dragged_says_why_where_it_is_dropped() {
    let mut table = Table::in_window(Variant::Hex, "d4 d5 d3 d6");
    table.drag("d4", "d1");
    let (text, at, _) = table.app.world().resource::<Reason>().bubble().expect("a reason");
    assert_sentence(&english(text));
    assert!(at.distance(table.place("d1")) < 1.0, "{at}");
}

#[test]
fn pointer_events_play() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    for label in ["d4", "d5", "d3", "d5", "d4"] {
        pick(&mut table, label, label);
    }
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    pick(&mut table, "d3", "d4");
    assert_eq!(table.moves(), OPENING);
    assert_eq!(table.heard().requested.len(), 5);
    assert!(table.heard().rejected.is_empty() && table.heard().explained.is_empty());
    table.check();
}

#[test]
fn a_refused_click_changes_nothing_and_says_why() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    let before = table.game().clone();
    // An entry away from the band is refused by the rules.
    table.click("a1");
    assert_eq!(table.heard().rejected.len(), 1);
    let sentence = table.heard().rejected[0].error.to_string();
    assert_sentence(&sentence);
    let said = |table: &Table| table.app.world().resource::<Reason>().bubble().map(|said| english(said.0));
    assert_eq!(said(&table), Some(sentence));
    // The own stack cannot move yet.
    table.click("d4");
    assert_eq!(table.heard().explained.len(), 1);
    // Nothing can take the other one.
    table.click("d5");
    assert_eq!(table.heard().explained.len(), 2);
    table.heard().explained.iter().for_each(|sentence| assert_sentence(sentence));
    assert_eq!(said(&table), table.heard().explained.last().cloned());
    assert_eq!(*table.game(), before);
    assert_eq!(table.heard().played.len(), 0);
    // A move makes the words disappear.
    table.click("d3");
    assert_eq!((table.moves().as_str(), said(&table)), ("d4 d5 d3", None));
    table.check();
}

#[test]
fn a_drop_on_nothing_brings_the_stack_home() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    table.drag("d5", "g1");
    assert_eq!(table.moves(), "d4 d5 d3");
    assert_eq!(*table.app.world().resource::<CurrentSelection>(), CurrentSelection(Selection::Nothing));
    table.check();
}

#[test]
fn a_stale_request_is_dropped() {
    let mut table = Table::after(Variant::Hex, "d4");
    let (turn, intent) = (table.turn(), MoveIntent::Place(table.point("d5")));
    let stale = [
        PositionId { node: NodeId::ROOT, ..turn },
        PositionId { node: NodeId::new(2), ..turn },
        PositionId { match_id: turn.match_id + 1, ..turn },
    ];
    for turn in stale {
        table.app.world_mut().write_message(MoveRequested { at: turn, intent });
        table.frames(2);
    }
    assert_eq!(table.moves(), "d4");
    assert!(table.heard().rejected.is_empty(), "the rules were not asked");
    table.app.world_mut().write_message(MoveRequested { at: turn, intent });
    // The same twice in one frame: the second one comes too late.
    table.app.world_mut().write_message(MoveRequested { at: turn, intent });
    table.frames(2);
    assert_eq!(table.moves(), "d4 d5");
    assert!(table.heard().rejected.is_empty());
}

#[test]
fn the_computer_answers_through_the_same_door() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.click("d4");
    answered(&mut table, 2);
    let heard = table.heard();
    let seats: Vec<Seat> = heard.played.iter().map(|played| played.seat).collect();
    assert_eq!(seats, [HUMAN, COMPUTER]);
    let turns: Vec<PositionId> = heard.requested.iter().map(|request| request.at).collect();
    let nodes = [0, 1].map(NodeId::new);
    assert_eq!(turns, nodes.map(|node| PositionId { match_id: 0, node }));
    table.check();
}

#[test]
fn undo_while_the_computer_thinks_gives_the_turn_back() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.click("d4");
    answered(&mut table, 2);
    let before = table.moves();
    table.app.insert_resource(MinReplyTime(Duration::from_hours(1)));
    play_an_entry(&mut table);
    let late = table.turn();
    table.until("the computer thinks", |world| world.resource::<OpponentSearch>().thinking());
    assert_eq!(late.node, NodeId::new(3));

    table.request(MatchRequested::Undo);
    assert_eq!((table.moves(), table.game().to_move()), (before.clone(), Some(Player::Black)));
    assert!(table.app.world().resource::<OpponentSearch>().thinking().is_none());
    // Its answer, should it still come.
    let intent = MoveIntent::Pass;
    table.app.world_mut().write_message(MoveRequested { at: late, intent });
    table.frames(5);
    assert_eq!(table.moves(), before);
    table.check();

    table.app.insert_resource(MinReplyTime(Duration::ZERO));
    play_an_entry(&mut table);
    answered(&mut table, 4);
    assert!(table.heard().rejected.is_empty());
    table.check();
}

#[test]
fn a_person_who_takes_over_stops_the_computer() {
    let mut table = Table::new(Variant::Hex, COMPUTER, HUMAN);
    answered(&mut table, 1);
    table.app.insert_resource(MinReplyTime(Duration::from_hours(1)));
    play_an_entry(&mut table);
    table.until("the computer thinks", |world| world.resource::<OpponentSearch>().thinking());
    table.request(MatchRequested::SetSeat(Player::Black, HUMAN));
    assert!(table.app.world().resource::<OpponentSearch>().thinking().is_none());
    play_an_entry(&mut table);
    assert_eq!(table.game().moves().len(), 3);
    table.check();
}

#[test]
fn two_computers_play_to_the_end_and_the_record_tells_it() {
    let mut table = Table::new(Variant::Hex3, COMPUTER, COMPUTER);
    while table.game().result().is_none() {
        let moves = table.game().moves().len();
        answered(&mut table, moves + 1);
        table.check_spots();
    }
    table.until("the end is shown", |world| world.resource::<EndSequence>().is_done().then_some(()));
    table.check();
    let view = table.game().position().view();
    let ending = table.app.world().resource::<EndSequence>();
    let points = ByPlayer::from_fn(|player| usize::from(view.points[player]));
    assert_eq!(ending.running_score(), points);
    let asleep = view.stacks.iter().filter(|stack| stack.asleep).map(|stack| stack.point).collect();
    assert_eq!(ending.sleepers_left(), asleep);

    let text = Record::from(table.game()).to_string();
    let record = Record::parse(&text).expect("the record is read");
    assert_eq!(record.game(), table.game().position());
    assert_eq!(record.to_match().result(), table.game().result());
    assert!(table.heard().rejected.is_empty());

    // Taking the last move back brings the sleepers back.
    table.request(MatchRequested::SetSeat(Player::Black, HUMAN));
    table.request(MatchRequested::SetSeat(Player::White, HUMAN));
    table.request(MatchRequested::Undo);
    assert!(table.game().result().is_none());
    table.check();
}

#[test]
fn undo_and_redo_move_the_discs() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let discs = table.discs();
    for ply in (0..5).rev() {
        table.request(MatchRequested::Undo);
        assert_eq!(table.game().moves().len(), ply);
        table.check();
    }
    table.request(MatchRequested::Undo);
    for _ in 0..5 {
        table.request(MatchRequested::Redo);
        table.check();
    }
    assert_eq!(table.moves(), OPENING);
    assert_eq!(table.discs().len(), discs.len());
    // Faster than any disc can fly.
    for _ in 0..3 {
        table.app.world_mut().write_message(MatchRequested::Undo);
    }
    table.frames(2);
    assert_eq!(table.moves(), "d4 d5");
    table.check();
}

#[test]
fn a_new_game_lays_another_board() {
    let mut table = Table::after(Variant::Square, OPENING);
    table.check();
    let place = table.place("g7");
    table.move_to(place);
    let pointed = |table: &Table| table.app.world().resource::<PointerTarget>().point;
    assert_eq!(pointed(&table), Some(table.point("g7")));
    let seats = ByPlayer::new(HUMAN, HUMAN);
    for (match_id, variant) in [(1, Variant::Hex3), (2, Variant::Snub), (3, Variant::Hex), (4, Variant::Hex)]
    {
        table.request(MatchRequested::New(GameSetup::new(variant, seats)));
        assert_eq!(
            (table.game().variant(), table.turn()),
            (variant, PositionId { match_id, node: NodeId::ROOT })
        );
        table.check();
        let points = table.game().position().board().points();
        assert!(
            pointed(&table).is_none_or(|pointed| points.into_iter().any(|point| point == pointed)),
            "the pointer is on a point of another board"
        );
        table.click("c3");
        assert_eq!(table.moves(), "c3");
        table.check();
    }
}

#[test]
fn letters_are_read_by_what_is_printed_on_them() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let letter = |letter: &str| Key::Character(letter.into());
    table.key(KeyCode::KeyU, &letter("u"));
    assert_eq!(table.game().moves().len(), 4);
    // On a German keyboard Z lies where others have Y.
    table.control_key(KeyCode::KeyY, &letter("z"));
    assert_eq!(table.game().moves().len(), 3);
    table.control_key(KeyCode::KeyZ, &letter("y"));
    assert_eq!(table.game().moves().len(), 4);
    table.key(KeyCode::KeyR, &letter("R"));
    assert_eq!(table.moves(), OPENING);
    // A pass with pieces in hand is refused, with the reason.
    table.key(KeyCode::KeyP, &letter("p"));
    assert_eq!(table.heard().rejected.len(), 1);
    assert_eq!(table.moves(), OPENING);
    table.check();
}

#[test]
fn a_right_click_or_escape_lets_go() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let chosen = |table: &Table| table.app.world().resource::<CurrentSelection>().stack();
    for let_go in [Table::right_click, |table: &mut Table| table.key(KeyCode::Escape, &Key::Escape)] {
        table.click("d5");
        assert_eq!(chosen(&table), Some(table.point("d5")));
        let_go(&mut table);
        assert_eq!(chosen(&table), None);
    }
    assert_eq!(table.moves(), "d4 d5 d3");
    table.check();
}

#[test]
fn a_drag_that_is_called_off_is_not_carried_out() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let (from, to) = (table.place("d5"), table.place("d4"));
    table.move_to(from);
    table.button(ButtonState::Pressed);
    table.move_to(from.lerp(to, 0.5));
    table.key(KeyCode::Escape, &Key::Escape);
    table.move_to(to);
    table.button(ButtonState::Released);
    table.frames(2);
    assert_eq!(table.moves(), "d4 d5 d3");
    table.drag("d5", "d4");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
}

#[test]
fn a_finished_match_shows_its_end_from_the_start() {
    let mut played = Table::new(Variant::Hex3, COMPUTER, COMPUTER);
    played.until("the game is over", |world| {
        world.resource::<CurrentMatch>().table_match().result().map(|_| ())
    });
    let finished = played.game().clone();
    let mut table = Table::with(finished);
    table.until("the end is shown", |world| world.resource::<EndSequence>().is_done().then_some(()));
}

#[test]
fn an_opened_record_is_on_the_table_and_is_remembered() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    let text = format!("[Game \"Abande\"]\n[Event \"Cup\"]\n[Variant \"square\"]\n\n{SQUARE_OPENING} *\n");
    let record = Record::parse(&text).expect("a record");
    let (game, header) = (Box::new(record.to_match()), Some(record.header().clone()));
    table.request(MatchRequested::Load { game, header });
    assert_eq!((table.moves().as_str(), table.game().variant()), (SQUARE_OPENING, Variant::Square));
    assert_eq!(table.app.world().resource::<CurrentMatch>().header(), Some(record.header()));
    table.check();
    table.request(MatchRequested::New(GameSetup::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN))));
    assert_eq!(table.app.world().resource::<CurrentMatch>().header(), None);
}

#[test]
fn new_letters_on_the_rim_leave_the_discs_alone() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let entities = |table: &mut Table| {
        let world = table.app.world_mut();
        world.query_filtered::<Entity, With<Piece>>().iter(world).collect::<HashSet<_>>()
    };
    let before = entities(&mut table);
    table.app.insert_resource(RimLabels { shown: false, reader: Player::White });
    table.frames(3);
    assert_eq!(entities(&mut table), before);
    table.check();
    table.click("e4");
    assert_eq!(table.game().moves().len(), 6);
    table.check();
}

#[test]
fn a_resignation_ends_the_match_and_is_taken_back() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    table.request(MatchRequested::Resign(Player::White));
    assert!(table.game().result().is_some());
    table.until("the end is shown", |world| world.resource::<EndSequence>().is_done().then_some(()));
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5", "what is tried after the end is a variation");
    assert!(!table.game().is_at_end());
    table.request(MatchRequested::Undo);
    assert!(
        table.game().result().is_some() && table.game().is_at_end(),
        "what was tried is left, and no more"
    );
    table.request(MatchRequested::Undo);
    assert!(table.game().result().is_none() && table.game().is_at_end());
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5 d3");
    table.check();
}

/// Presses on what stands on one point and releases on what stands on another, by pointer events alone.
fn pick(table: &mut Table, from: &str, to: &str) {
    let (start, end) = (table.place(from), table.place(to));
    table.pointer(start, PointerAction::Press(PointerButton::Primary));
    table.pointer(end, PointerAction::Release(PointerButton::Primary));
}

/// Waits until so many moves were played.
fn answered(table: &mut Table, moves: usize) {
    table.until("the computer has answered", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() >= moves).then_some(())
    });
    assert_eq!(table.game().moves().len(), moves);
}

/// Clicks on the first point where a piece may enter.
fn play_an_entry(table: &mut Table) {
    let (moves, view) = (table.game().moves().len(), table.game().position().view());
    let point = view.entries.iter().next().expect("an entry");
    table.click(view.board.label(point));
    // A computer without a pace may have answered already.
    let played = table.game().moves().nth(moves).map(AnyMove::intent);
    assert_eq!(played, Some(MoveIntent::Place(point)));
}

fn assert_sentence(text: &str) {
    assert!(text.contains(' ') && text.ends_with('.'), "not a sentence: {text}");
}
