//! Matches: taking back, redoing, giving up.

use std::time::Duration;

use super::*;
use crate::rules::{AnyMove, ByPlayer, Game, Outcome, Player, Variant};

const COMPUTER: Seat = Seat::Computer(Level::MAX);

fn table(black: Seat, white: Seat, moves: &str) -> Match {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        game.play(read(&game, text)).unwrap();
    }
    game
}

/// A match of two people on the hexagon after these moves.
#[cfg(feature = "gui")]
pub(crate) fn people(moves: &str) -> Match {
    table(Seat::Human, Seat::Human, moves)
}

fn read(game: &Match, text: &str) -> AnyMove {
    game.position().parse_move(text).unwrap()
}

#[test]
fn only_a_person_alone_with_white_sits_on_the_far_side() {
    for (black, white, side) in [
        (COMPUTER, Seat::Human, Player::White),
        (Seat::Human, COMPUTER, Player::Black),
        (Seat::Human, Seat::Human, Player::Black),
        (COMPUTER, COMPUTER, Player::Black),
    ] {
        assert_eq!(table(black, white, "").near_side(), side, "{black:?} {white:?}");
    }
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
    let builder = |tier| Ok(Seat::Character("builder".parse().unwrap(), tier));
    assert_eq!(Seat::of_character("builder"), builder(Tier::Medium));
    for text in ["builder:hard", "Builder HARD", "builder \thard"] {
        assert_eq!(Seat::of_character(text), builder(Tier::Hard));
        assert_eq!(format!("AI:{text}").parse(), builder(Tier::Hard));
    }
    assert_eq!(Seat::of_character("5:hard"), Err(SeatError::NoCharacter("5".into())));
    assert_eq!("ai:builder:wild".parse::<Seat>(), Err(SeatError::NoTier("wild".into())));
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

/// Both lines of a match with a variation `e4 e5` instead of the second move.
fn table_with_a_variation() -> (Match, NodeId) {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5 d3");
    let first = game.line()[1];
    game.look_at(first);
    for text in ["e4", "e5"] {
        game.try_move(game.shown_position().parse_move(text).unwrap()).unwrap();
    }
    let variation = game.back().unwrap();
    (game, variation)
}

fn note(game: &mut Match, node: NodeId, comment: &str) {
    let notes = Box::new(Notes { comment: comment.into(), ..Notes::default() });
    game.apply(Change::Edit(Edit::Annotate { node, notes })).unwrap();
}

#[test]
fn an_undone_edit_can_be_redone_after_moves_and_looks() {
    let (mut game, variation) = table_with_a_variation();
    note(&mut game, variation, "odd");
    game.apply(Change::UndoEdit).unwrap();
    game.play(read(&game, "d6")).unwrap();
    game.look_at(NodeId::ROOT);
    game.try_move(game.shown_position().parse_move("a1").unwrap()).unwrap();
    game.apply(Change::RedoEdit).unwrap();
    assert_eq!(game.tree().node(variation).notes().comment, "odd");
    // Another edit forgets what was undone.
    game.apply(Change::UndoEdit).unwrap();
    note(&mut game, variation, "quiet");
    assert_eq!(game.apply(Change::RedoEdit), Err(EditError::NothingDone.into()));
}

#[test]
fn a_deletion_is_not_redone_after_a_new_move_in_the_branch() {
    let (mut game, variation) = table_with_a_variation();
    note(&mut game, variation, "odd");
    game.apply(Change::Edit(Edit::Delete(variation))).unwrap();
    game.apply(Change::UndoEdit).unwrap();
    game.look_at(variation);
    game.try_move(game.shown_position().parse_move("c4").unwrap()).unwrap();
    assert!(!game.tree().can_redo_edit());
    assert!(game.tree().can_undo_edit(), "what was done before can still be undone");
    assert!(game.tree().contains(variation));
}

#[test]
fn a_pasted_branch_does_not_come_back_beside_the_same_move() {
    let mut game = table(Seat::Human, Seat::Human, "d4 d5 d3");
    let first = game.line()[1];
    let mv = game.tree().game(first).parse_move("e4").unwrap();
    let branch = Branch::new(mv, Notes::default());
    game.apply(Change::Edit(Edit::Paste { at: first, branch })).unwrap();
    game.apply(Change::UndoEdit).unwrap();
    game.apply(Change::Try { at: first, mv }).unwrap();
    assert_eq!(game.apply(Change::RedoEdit), Err(EditError::NothingDone.into()));
    assert_eq!((game.inconsistency(), game.tree().node(first).children().len()), (None, 2));
}

#[test]
fn every_refused_edit_has_its_reason() {
    let (game, variation) = table_with_a_variation();
    let [first, second] = [game.line()[1], game.line()[2]];
    for (edit, reason) in [
        (Edit::Promote(NodeId::ROOT), EditError::Root),
        (Edit::Delete(NodeId::ROOT), EditError::Root),
        (Edit::Promote(first), EditError::MainLine),
        (Edit::Promote(variation), EditError::GameLine),
        (Edit::Delete(second), EditError::GameLine),
        (Edit::Delete(NodeId::new(99)), EditError::NoSuchNode),
    ] {
        assert_eq!(game.check_edit(&edit), Err(reason.clone()), "{edit:?}");
        assert_eq!(game.clone().apply(Change::Edit(edit)), Err(reason.into()));
    }
    assert_eq!(game.check_edit(&Edit::Delete(variation)), Ok(()));
}

#[test]
fn a_tree_does_not_grow_without_end() {
    let start = Variant::Hex.start();
    let mv = start.parse_move("d4").unwrap();
    let mut branch = Branch::new(mv, Notes::default());
    (1..NODE_LIMIT).for_each(|_| {
        branch.push(0, mv, Notes::default());
    });
    let mut game = Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human));
    let paste = Change::Edit(Edit::Paste { at: NodeId::ROOT, branch });
    assert_eq!(game.apply(paste), Err(ChangeError::Full));
    assert_eq!((game.tree().nodes().len(), game.changes().len()), (1, 0));
    let nodes = vec![SavedNode::default(); NODE_LIMIT + 1];
    assert_eq!(Tree::restore(start, nodes), Err(RestoreError::TooMany));
}

#[test]
fn large_pastes_are_not_undone_and_redone_without_end() {
    let mut game = Match::new(*Variant::ANDA.last().unwrap(), ByPlayer::new(Seat::Human, Seat::Human));
    let first = game.position().legal_moves()[0];
    game.try_move(first).unwrap();
    let mut branch = Branch::new(first, Notes::default());
    for mv in game.shown_position().legal_moves() {
        branch.push(0, mv, Notes::default());
    }
    let size = branch.len() - 1;
    assert!(size > 100, "only {size} moves");
    game.apply(Change::Edit(Edit::Paste { at: NodeId::ROOT, branch })).unwrap();
    let mut times = 0;
    while times * size < 2_000_000
        && game.apply(Change::UndoEdit).is_ok()
        && game.apply(Change::RedoEdit).is_ok()
    {
        times += 1;
    }
    assert!((100_000..1_100_000).contains(&(times * size)), "{times} times {size} moves");
    assert!(!game.tree().can_undo_edit() && !game.tree().can_redo_edit());
    assert_eq!(game.inconsistency(), None);
    // Everything else goes on as before.
    note(&mut game, NodeId::ROOT, "still here");
    game.apply(Change::UndoEdit).unwrap();
    game.apply(Change::RedoEdit).unwrap();
    assert_eq!(game.tree().node(NodeId::ROOT).notes().comment, "still here");
}

#[test]
fn a_deleted_move_that_is_tried_again_cannot_come_back_twice() {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let tried = |game: &mut Match, text: &str| {
        game.look_at(NodeId::ROOT);
        let mv = read(game, text);
        game.apply(Change::Try { at: NodeId::ROOT, mv }).unwrap();
        game.cursor()
    };
    let (one, other) = (tried(&mut game, "d4"), tried(&mut game, "e4"));
    for node in [one, other] {
        game.apply(Change::Edit(Edit::Delete(node))).unwrap();
    }
    let again = tried(&mut game, "d4");
    assert_ne!(again, one);
    game.apply(Change::UndoEdit).unwrap();
    assert_eq!(game.tree().node(NodeId::ROOT).children(), [other, again]);
    assert!(game.apply(Change::UndoEdit).is_err(), "what was deleted before is forgotten");
    assert_eq!(game.inconsistency(), None);
}

#[test]
fn a_match_in_which_only_the_computer_has_begun_is_untouched() {
    let people = |moves| table(Seat::Human, Seat::Human, moves);
    let noted = |mut game: Match, notes: Notes| {
        game.apply(Change::Edit(Edit::Annotate { node: game.end(), notes: Box::new(notes) })).unwrap();
        game
    };
    let comment = Notes { comment: "hm".into(), ..Notes::default() };
    let clock = Notes { clock: Some(std::time::Duration::from_mins(1)), ..Notes::default() };
    assert!(people("").is_untouched() && table(COMPUTER, Seat::Human, "d4").is_untouched());
    assert!(noted(table(COMPUTER, Seat::Human, "d4"), clock).is_untouched());
    for touched in [
        people("d4"),
        table(Seat::Human, COMPUTER, "d4"),
        table(COMPUTER, COMPUTER, "d4"),
        table(COMPUTER, Seat::Human, "d4 d5"),
        noted(people(""), comment.clone()),
        noted(table(COMPUTER, Seat::Human, "d4"), comment),
    ] {
        assert!(!touched.is_untouched());
    }
    let mut back = people("d4");
    back.undo();
    assert!(!back.is_untouched(), "what was taken back stays as a variation");
    let mut resigned = table(COMPUTER, Seat::Human, "d4");
    resigned.resign(Player::White);
    assert!(!resigned.is_untouched());
}

/// A match on the hexagon under the pie rule after these moves.
fn pie(black: Seat, white: Seat, moves: &str) -> Match {
    let seats = ByPlayer::new(black, white);
    let house_rule = Some(HouseRule::Pie);
    let mut game = GameSetup { house_rule, ..GameSetup::new(Variant::Hex, seats) }.new_match().unwrap();
    for text in moves.split_ascii_whitespace() {
        game.play(read(&game, text)).unwrap();
    }
    game
}

#[test]
fn under_the_pie_rule_white_may_swap_sides_once_after_the_first_entry() {
    for (rule, moves) in [(true, ""), (true, "d4 d5"), (false, "d4")] {
        let mut game =
            if rule { pie(Seat::Human, COMPUTER, moves) } else { table(Seat::Human, COMPUTER, moves) };
        let before = game.clone();
        assert_eq!((game.can_swap_sides(), game.swap_sides()), (false, Err(ChangeError::NoSwap)), "{moves}");
        assert_eq!(game, before);
    }
    let mut game = pie(Seat::Human, COMPUTER, "d4");
    assert!(game.can_swap_sides());
    game.swap_sides().unwrap();
    assert_eq!(game.seats(), ByPlayer::new(COMPUTER, Seat::Human));
    assert_eq!((game.to_move(), game.seat_to_move()), (Some(Player::White), Some(Seat::Human)));
    assert!(game.has_swapped_sides() && game.swap_sides().is_err());
    assert!(game.help().is_empty(), "a swap is no help");
    assert!(!game.is_untouched(), "the piece is a person's");
}

#[test]
fn a_swap_by_the_computer_is_taken_back_with_the_entry_before_it() {
    let mut game = pie(Seat::Human, COMPUTER, "d4");
    game.swap_sides().unwrap();
    // The person has White now and goes on.
    for text in ["d5", "c3"] {
        game.play(read(&game, text)).unwrap();
    }
    assert_eq!((game.undo(), game.moves().len()), (Some(2), 1));
    // The computer decides again.
    assert_eq!(game.seats(), ByPlayer::new(Seat::Human, COMPUTER));
    assert!(game.can_swap_sides());
    game.swap_sides().unwrap();
    assert_eq!((game.undo(), game.moves().len()), (Some(1), 0));
    assert_eq!((game.seats(), game.has_swapped_sides()), (ByPlayer::new(Seat::Human, COMPUTER), false));
    assert!(!game.can_undo());
    // The moves after the swap are those of swapped players.
    assert_eq!((game.redo(), game.redo()), (Some(1), Some(2)));
    assert_eq!(game.seats(), ByPlayer::new(COMPUTER, Seat::Human));
}

#[test]
fn a_person_can_take_back_a_swap() {
    for moves in ["", "d5"] {
        let mut game = pie(COMPUTER, Seat::Human, "d4");
        game.swap_sides().unwrap();
        for text in moves.split_ascii_whitespace() {
            game.play(read(&game, text)).unwrap();
        }
        assert_eq!(game.undo(), Some(moves.len() / 2));
        assert_eq!((game.seats(), game.can_swap_sides()), (ByPlayer::new(COMPUTER, Seat::Human), true));
        assert!(game.help().contains(Help::Undo) && !game.can_undo());
        // A move instead of the swap: there is no swap to come back.
        game.play(read(&game, "c4")).unwrap();
        game.look_at(NodeId::ROOT);
        game.apply(Change::GoOnFrom(game.line()[1])).unwrap();
        assert!(game.can_swap_sides());
        assert_eq!((game.redo(), game.has_swapped_sides()), (Some(1), false));
    }
}

#[test]
fn everyone_keeps_their_time_when_sides_are_swapped() {
    let control = |text: &str| text.parse().unwrap();
    let clock = Some(ByPlayer::new(control("5+3"), control("1")));
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let setup = GameSetup { house_rule: Some(HouseRule::Pie), clock, ..GameSetup::new(Variant::Hex, seats) };
    let mut game = setup.new_match().unwrap();
    game.play(read(&game, "d4")).unwrap();
    game.spend_time(Duration::from_secs(20));
    game.swap_sides().unwrap();
    let left = |game: &Match| Player::ALL.map(|player| game.clock().unwrap().left(player).as_secs());
    assert_eq!(left(&game), [40, 303], "who swapped has spent 20 seconds, the other one got three");
    assert_eq!(game.clock().unwrap().mover(), Player::White);
    game.spend_time(Duration::from_secs(3));
    game.play(read(&game, "d5")).unwrap();
    assert_eq!(left(&game), [40, 303]);
    game.undo();
    assert_eq!((left(&game), game.setup()), ([303, 60], setup));
}
