//! Looking back, trying variations and editing on the table.

use std::time::Duration;

use abande::app::game::{
    CurrentMatch, EndSequence, MatchRequested, MinReplyTime, Navigation, OpponentSearch, Toast, ToastTone,
};
use abande::play::{Branch, Change, Edit, Match, NodeId, Notes};
use abande::rules::{ByPlayer, Player, Variant};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::table::{Table, english};
use super::{COMPUTER, HUMAN, OPENING, answered, assert_sentence};

fn shown(table: &Table) -> String {
    table.game().shown_position().to_string()
}

#[test]
fn stepping_back_only_looks() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let stands = table.game().position().to_string();
    for depth in (0..5).rev() {
        table.key(KeyCode::ArrowLeft, &Key::ArrowLeft);
        assert_eq!(table.game().tree().depth(table.game().cursor()), depth);
        table.check();
    }
    assert_eq!((table.moves().as_str(), table.game().position().to_string()), (OPENING, stands.clone()));
    table.key(KeyCode::ArrowRight, &Key::ArrowRight);
    assert_eq!(shown(&table), table.game().position_after(1).unwrap().to_string());
    table.key(KeyCode::End, &Key::End);
    assert!(table.game().is_at_end());
    table.key(KeyCode::Home, &Key::Home);
    assert_eq!(table.game().cursor(), NodeId::ROOT);
    table.check();
}

#[test]
fn a_move_tried_in_the_past_is_a_variation_without_an_answer() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.click("d4");
    answered(&mut table, 2);
    table.request(MatchRequested::GoTo(NodeId::new(1)));
    let [first, other] = if table.moves() == "d4 d5" { ["c3", "e4"] } else { ["d5", "c4"] };
    table.click(first);
    table.click(other);
    table.frames(10);
    assert_eq!(table.game().moves().len(), 2, "the game is where it was");
    assert_eq!(table.game().tree().variation_depth(table.game().cursor()), 1);
    assert_eq!(table.game().tree().depth(table.game().cursor()), 3);
    assert!(table.app.world().resource::<OpponentSearch>().thinking().is_none());
    assert_eq!(table.heard().played.len(), 4);
    table.check();
    table.request(MatchRequested::Navigate(Navigation::Game));
    assert!(table.game().is_at_end());
    table.check();
}

#[test]
fn the_computer_answers_while_the_player_looks_back() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.app.insert_resource(MinReplyTime(Duration::from_millis(300)));
    table.click("d4");
    table.request(MatchRequested::Navigate(Navigation::Start));
    let before = shown(&table);
    table.until("the computer has moved", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() == 2).then_some(())
    });
    assert_eq!(shown(&table), before, "the board shows what the player looks at");
    table.check();
    table.request(MatchRequested::Navigate(Navigation::Game));
    assert_eq!(table.game().tree().depth(table.game().cursor()), 2);
    table.check();
}

#[test]
fn taking_back_to_here_keeps_what_was_played_as_a_variation() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let nodes = table.game().line().to_vec();
    table.request(MatchRequested::GoOnFrom(nodes[2]));
    assert_eq!((table.moves().as_str(), table.game().to_move()), ("d4 d5", Some(Player::Black)));
    table.click("e4");
    assert_eq!(table.moves(), "d4 d5 e4");
    assert!(table.game().tree().contains(nodes[5]));
    assert_eq!(table.game().tree().variation_depth(nodes[5]), 1);
    table.check();
}

#[test]
fn edits_change_no_position_and_can_be_undone() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let node = table.game().line()[3];
    let notes = Box::new(Notes { comment: "solid".into(), ..Notes::default() });
    table.request(MatchRequested::Edit(Edit::Annotate { node, notes }));
    assert_eq!(table.game().tree().node(node).notes().comment, "solid");
    table.request(MatchRequested::UndoEdit);
    assert!(table.game().tree().node(node).notes().is_empty());
    table.request(MatchRequested::Edit(Edit::Delete(node)));
    assert_eq!(table.moves(), OPENING, "the moves of the game stay");
    assert_eq!(table.game().changes().last(), Some(&Change::UndoEdit));
    table.check();
}

/// What is told in the corner in answer to a request.
fn told(table: &mut Table, request: MatchRequested) -> Option<String> {
    table.app.world_mut().write_message(request);
    table.frames(1);
    let toasts = table.app.world().resource::<Messages<Toast>>();
    let mut toasts = toasts.iter_current_update_messages();
    let toast = toasts.next()?;
    assert_eq!((toast.tone, toasts.count()), (ToastTone::Error, 0), "{}", english(&toast.text));
    Some(english(&toast.text))
}

#[test]
fn what_is_refused_is_told_with_its_reason() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let [first, second] = [table.game().line()[1], table.game().line()[2]];
    // Something stands there already.
    let mv = table.game().start().parse_move("d4").expect("a move");
    let branch = Branch::new(mv, Notes::default());
    let before = table.game().clone();
    let refused = [
        (MatchRequested::Edit(Edit::Promote(second)), "already the main line"),
        (MatchRequested::Edit(Edit::Delete(first)), "part of the game itself"),
        (MatchRequested::Edit(Edit::Delete(NodeId::new(99))), "no longer there"),
        (MatchRequested::Edit(Edit::Paste { at: first, branch }), "cannot be pasted"),
        (MatchRequested::GoOnFrom(NodeId::new(99)), "no longer there"),
        (MatchRequested::UndoEdit, "no edit to undo"),
        (MatchRequested::RedoEdit, "no edit to redo"),
        (MatchRequested::Redo, "nothing to redo"),
    ];
    for (request, reason) in refused {
        let text =
            told(&mut table, request.clone()).unwrap_or_else(|| panic!("{request:?} is refused silently"));
        assert!(text.contains(reason), "{request:?}: {text}");
        assert_sentence(&text);
    }
    assert_eq!(*table.game(), before);
    // What is done, and a step that leads nowhere, need no words.
    for request in [MatchRequested::Navigate(Navigation::Forward), MatchRequested::Undo, MatchRequested::Redo]
    {
        assert_eq!(told(&mut table, request), None);
    }
    let mut empty = Table::new(Variant::Hex, HUMAN, HUMAN);
    assert_eq!(told(&mut empty, MatchRequested::Undo), Some("There is nothing to undo.".into()));
}

#[test]
fn who_looks_back_takes_nothing_back() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 d6");
    let end = table.game().end();
    table.request(MatchRequested::Navigate(Navigation::Back));
    let seen = table.game().cursor();
    table.request(MatchRequested::Undo);
    assert_eq!(Some(table.game().cursor()), table.game().tree().node(seen).parent());
    table.request(MatchRequested::Redo);
    assert_eq!((table.game().cursor(), table.game().end()), (seen, end));
    assert_eq!(table.moves(), "d4 d5 d3 d6");
    // Back at the game they mean the game.
    table.request(MatchRequested::Navigate(Navigation::Game));
    table.request(MatchRequested::Undo);
    assert_eq!(table.moves(), "d4 d5 d3");
}

#[test]
fn two_computers_wait_after_taking_back() {
    let mut table = Table::new(Variant::Hex3, COMPUTER, COMPUTER);
    answered(&mut table, 4);
    table.request(MatchRequested::Undo);
    let moves = table.moves();
    table.frames(30);
    assert_eq!(table.moves(), moves, "no computer plays on unasked");
    assert!(table.game().is_paused());
    table.key(KeyCode::Enter, &Key::Enter);
    let more = table.game().moves().len() + 1;
    answered(&mut table, more);
    assert!(!table.game().is_paused());
}

#[test]
fn two_computers_wait_behind_the_question_who_plays_on() {
    let mut table = Table::with_panels(Match::new(Variant::Hex3, ByPlayer::new(COMPUTER, COMPUTER)));
    table.until("the computers have moved", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() >= 4).then_some(())
    });
    table.app.insert_resource(MinReplyTime(Duration::from_hours(1)));
    table.press("plate-black");
    table.request(MatchRequested::Undo);
    table.app.insert_resource(MinReplyTime(Duration::ZERO));
    let moves = table.moves();
    table.frames(30);
    assert_eq!(table.moves(), moves, "no computer plays on unasked");
    // The dialog's own button is the answer, whether or not it changes who plays.
    table.press("Play on");
    let more = moves.split(' ').count() + 1;
    table.until("a computer has moved", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() >= more).then_some(())
    });
}

#[test]
fn the_end_is_counted_once_and_stays_away_from_other_positions() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    table.request(MatchRequested::Resign(Player::White));
    let done = |table: &Table| table.app.world().resource::<EndSequence>().is_done();
    assert!(done(&table));
    table.request(MatchRequested::Navigate(Navigation::Back));
    assert!(!table.app.world().resource::<EndSequence>().has_begun());
    table.click("e4");
    assert_eq!(table.moves(), "d4 d5 d3", "a variation after the end");
    table.request(MatchRequested::Navigate(Navigation::Game));
    assert!(done(&table));
    table.check();
}
