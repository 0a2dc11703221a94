//! Matches: taking back, redoing, giving up.

use super::*;
use crate::rules::{AnyMove, ByPlayer, Outcome, Player, Variant};

const COMPUTER: Seat = Seat::Computer(Level::MAX);

fn table(black: Seat, white: Seat, moves: &str) -> Match {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        game.play(read(&game, text)).unwrap();
    }
    game
}

fn read(game: &Match, text: &str) -> AnyMove {
    game.game().parse_move(text).unwrap()
}

#[test]
fn between_people_undo_takes_back_one_ply() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5 d3");
    assert_eq!((game.undo(), game.moves().len()), (Some(1), 2));
    assert_eq!((game.redo(), game.moves().len()), (Some(1), 3));
    assert_eq!(game.redo(), None);
}

#[test]
fn against_the_computer_undo_gives_the_turn_back_to_the_human() {
    let mut game = table(Seat::Human, COMPUTER, "d4 d5 d3 d6");
    assert_eq!((game.undo(), game.moves().len()), (Some(2), 2));
    assert_eq!((game.undo(), game.moves().len()), (Some(2), 0));
    assert!(!game.can_undo());
    assert_eq!((game.redo(), game.redo(), game.redo()), (Some(2), Some(2), None));
    // While the computer thinks, only the human's own move goes back.
    let mut thinking = table(Seat::Human, COMPUTER, "d4 d5 d3");
    assert_eq!((thinking.undo(), thinking.to_move()), (Some(1), Some(Player::Black)));
}

#[test]
fn the_computers_first_move_is_not_taken_back() {
    let mut game = table(COMPUTER, Seat::Human, "d4");
    assert!(!game.can_undo());
    assert_eq!(game.undo(), None);
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn another_move_forgets_what_was_undone_and_the_same_move_does_not() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5 d3");
    game.undo();
    game.undo();
    game.play(read(&game, "d5")).unwrap();
    assert!(game.can_redo());
    game.undo();
    game.play(read(&game, "e4")).unwrap();
    assert!(!game.can_redo());
}

#[test]
fn a_resignation_ends_the_match_and_can_be_taken_back() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5 d3");
    game.resign(Player::White);
    let result = game.result().unwrap();
    assert_eq!(result.outcome, Outcome::Win(Player::Black));
    assert_eq!(result.by, Termination::Verdict(Verdict::Resignation(Player::White)));
    assert_eq!(game.play(read(&game, "e4")), Err(ChangeError::Over(Verdict::Resignation(Player::White))));
    assert_eq!((game.undo(), game.moves().len(), game.result()), (Some(0), 3, None));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5");
    let before = game.clone();
    assert!(game.play(read(&game, "d4-d5")).is_err());
    assert_eq!(game, before);
}

#[test]
fn seats_are_read() {
    assert_eq!("human".parse(), Ok(Seat::Human));
    assert_eq!("ai:7".parse(), Ok(Seat::Computer(Level::new(7).unwrap())));
    assert_eq!("ai".parse(), Ok(Seat::Computer(Level::default())));
    assert_eq!("ai:0".parse::<Seat>(), Err(SeatError::NoLevel("0".into())));
    assert_eq!("robot".parse::<Seat>(), Err(SeatError::Nobody("robot".into())));
}

#[test]
fn what_became_the_game_is_not_removed_by_undoing_an_edit() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5");
    let first = game.line()[1];
    let mv = game.tree().game(first).parse_move("e4").unwrap();
    let paste = Edit::Paste { at: first, branch: Branch::new(mv, Notes::default()) };
    game.apply(Change::Edit(paste)).unwrap();
    let pasted = game.tree().child(first, mv).unwrap();
    game.apply(Change::GoOnFrom(pasted)).unwrap();
    assert_eq!(game.apply(Change::UndoEdit), Err(EditError::GameLine.into()));
    // The same for a branch that was deleted and brought back.
    game.apply(Change::GoOnFrom(first)).unwrap();
    game.apply(Change::Edit(Edit::Delete(pasted))).unwrap();
    game.apply(Change::UndoEdit).unwrap();
    game.apply(Change::GoOnFrom(pasted)).unwrap();
    assert_eq!(game.apply(Change::RedoEdit), Err(EditError::GameLine.into()));
    assert_eq!((game.inconsistency(), game.end()), (None, pasted));
}

#[test]
fn changes_of_nodes_that_never_were_are_refused() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5");
    let before = game.clone();
    let nobody = NodeId::new(999);
    let branch = Branch::new(read(&game, "d3"), Notes::default());
    for edit in [
        Edit::Promote(nobody),
        Edit::Delete(nobody),
        Edit::Paste { at: nobody, branch },
        Edit::Annotate { node: nobody, notes: Box::default() },
    ] {
        assert_eq!(game.apply(Change::Edit(edit)), Err(EditError::NoSuchNode.into()));
    }
    let mv = read(&game, "d3");
    for change in [Change::GoOnFrom(nobody), Change::Try { at: nobody, mv }] {
        assert_eq!(game.apply(change), Err(EditError::NoSuchNode.into()));
    }
    assert_eq!(game, before);
}
