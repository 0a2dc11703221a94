//! The rules of Anda in small examples; `tests/model/anda` checks them against other programs.

use super::*;
use crate::board::{Board, Point, Side};
use crate::rules::{Game, Player, perft};

fn rules(side: usize) -> &'static Rules {
    Rules::of_side(Side::new(side).unwrap())
}

fn played(side: usize, komi: u16, moves: &str) -> Position {
    let mut position = Position::new(rules(side), komi);
    for text in moves.split_ascii_whitespace() {
        let mv = Move::parse(position.board(), text).unwrap();
        position.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    position
}

fn refusal(position: &Position, text: &str) -> String {
    let mv = Move::parse(position.board(), text).unwrap();
    position.check_move(mv).unwrap_err().to_string()
}

#[test]
fn parts_of_the_perimeter_that_do_not_touch() {
    let start = Position::new(rules(9), 0);
    assert_eq!(start.first_cells().len(), 48);
    assert_eq!(refusal(&start, "a1+a1"), "Two stones cannot both stand on a1.");
    assert_eq!(
        refusal(&start, "e5+q9"),
        "e5 is not on the edge of the board, where the first two stones go."
    );
    assert_eq!(
        refusal(&start, "a2+a5"),
        "Both stones would be on the side from a1 to a9: choose two parts of the edge that do not touch."
    );
    assert_eq!(
        refusal(&start, "a1+b1"),
        "a1 is on the corner a1 and b1 on the side from i1 to a1: these two parts of the edge touch."
    );
    assert_eq!(
        refusal(&start, "a9+a1"),
        "a1 is on the corner a1 and a9 on the corner a9: these two parts of the edge touch."
    );
    assert_eq!(
        refusal(&start, "e5"),
        "Black’s first turn is two stones on the edge of the board, for example a1+q9."
    );
    assert_eq!(refusal(&start, "komi"), "Only White has komi points to spend.");
    let black = played(9, 1, "a1+q9");
    assert_eq!(refusal(&black, "a1+i1"), "There is already a black stone on a1.");
    assert_eq!(refusal(&black, "komi"), "No komi point on the first turn: White places two stones.");
    assert!(black.partners(black.board().find("a1").unwrap()).is_empty());
}

#[test]
fn opposite_corners_are_always_a_first_turn() {
    for side in Side::ALL {
        let rules = Rules::of_side(side);
        let rows = rules.board.rows();
        let (near, far) = (rows[0][0], *rows.last().unwrap().last().unwrap());
        assert!(Position::new(rules, 0).check_move(Move::first(far, near)).is_ok());
    }
}

#[test]
fn later_turns_are_refused_with_reasons() {
    let game = played(3, 0, "a1+d4 b4+e2");
    assert_eq!(refusal(&game, "b4"), "There is already a white stone on b4.");
    assert_eq!(
        refusal(&game, "a3+e1"),
        "Two stones are placed only on a player’s first turn, and Black’s is over."
    );
    let white = played(3, 0, "a1+d4 b4+e2 e1");
    assert_eq!(refusal(&white, "komi"), "White has no komi point left.");
}

#[test]
fn territory_is_closed_to_the_enemy() {
    // Black walls off the corner a1.
    let game = played(4, 0, "a2+g1 d1+d7 b1 e5 b2");
    let a1 = game.board().find("a1").unwrap();
    assert_eq!(Field::new(&game).territory(Player::Black), a1.into());
    assert_eq!(refusal(&game, "a1"), "a1 is territory of Black: that region touches no stone of White.");
    assert!(Field::new(&played(4, 0, "a2+g1 d1+d7 b1 e5")).territory(Player::Black).is_empty());
}

#[test]
fn one_group_against_two_in_one_region_wins_at_once() {
    // Every white group's only breath touches the one black group.
    let mut game = played(3, 0, "a1+d4 b4+e2 b2 e1 c3 d1");
    assert_eq!(game.winner(), None);
    let mv = Move::parse(game.board(), "d3").unwrap();
    game.play(mv).unwrap();
    assert_eq!(game.winner(), Some(Player::Black), "{game}");
    assert_eq!((game.to_move(), game.legal_moves()), (None, vec![]));
    assert_eq!(refusal(&game, "a2"), "The game is over.");
}

#[test]
fn komi_points_are_spent_one_by_one() {
    let game = played(3, 2, "b4+e2 b1+c5 c3 komi b2 komi");
    assert_eq!((game.komi_left(), game.ply()), (0, 6));
    assert_eq!(game.turn(), Player::Black);
    assert_eq!(refusal(&game, "komi"), "Only White has komi points to spend.");
}

#[test]
fn moves_are_read_and_written() {
    let board = Board::hexagon(Side::Nine);
    let parse = |text| Move::parse(board, text);
    assert_eq!(parse("A1+Q9"), parse("q9+a1"));
    assert_eq!(parse("q9+a1").unwrap().display(board).to_string(), "a1+q9");
    assert_eq!(parse("i17").unwrap().display(board).to_string(), "i17");
    assert_eq!(parse(" KOMI "), Ok(Move::Komi));
    assert_eq!(parse("i18"), Err(MoveSyntaxError::NoSuchPoint("i18".into())));
    for text in ["", "pass", "a1-b1", "a1+", "a1+b1+c1", "+", "e555", "ko mi"] {
        assert_eq!(parse(text), Err(MoveSyntaxError::NotAMove(text.into())), "{text}");
    }
}

#[test]
fn wrong_positions_say_everything_that_is_wrong() {
    let parse = |text| Position::parse(rules(3), text).unwrap_err().to_string();
    assert_eq!(parse("x3/x4/x5/x4 1 0 0"), "this board has 5 rows, not 4");
    assert_eq!(
        parse("x3/x4/x5/x4/x3 1 0"),
        "a position has 4 fields (rows, side to move, komi points left, ply), not 3"
    );
    assert_eq!(parse("x3/x4/x5/x4/x2,12 1 0 0"), "“12” is neither x, a run such as x3, nor a stone 1 or 2");
    assert_eq!(
        parse("x3/x4/x5/x4/x2,1 2 0 0"),
        "it cannot be White’s turn after 0 plies; Black cannot have 1 stones after 0 plies: 0 at most"
    );
    assert_eq!(
        parse("x3/x4/x5/x4/x,1,1 2 0 1"),
        "Black’s first turn leaves two stones on parts of the edge that do not touch"
    );
    assert_eq!(
        parse("x3/x4/x5/x4/x3 1 0 8"),
        "after both first turns at least one player has stones on the board"
    );
    assert_eq!(parse("x3/x4/x5/2,2,x2/1,2,x 1 0 8"), "the group on a1 has no breath");
    assert!(parse("x3/x4/x5/x4/x3 1 0 4294967295").contains("plies are more than"));
}

#[test]
fn repeating_forgets_only_the_ply() {
    let game = played(3, 0, "a1+d4 b4+e2 e1 a3");
    let text = game.to_string();
    let later = Position::parse(game.rules(), &text.replace(" 0 4", " 0 6")).unwrap();
    assert!(game.repeats(&later) && game.key() == later.key() && game != later);
    let komi = Position::parse(game.rules(), &text.replace(" 0 4", " 1 4")).unwrap();
    assert!(!game.repeats(&komi) && game.key() != komi.key());
}

#[test]
fn perft_of_small_boards() {
    assert_eq!(perft(&Position::new(rules(3), 0), 3), 18_270);
    assert_eq!(perft(&Field::new(&Position::new(rules(3), 0)), 3), 18_270);
}

#[test]
fn every_cell_of_the_perimeter_is_on_one_part() {
    for side in Side::ALL {
        let rules = Rules::of_side(side);
        let cells = rules.perimeter.cells();
        assert_eq!(cells.len(), 6 * (side.get() - 1));
        let on_parts = |point: Point| rules.perimeter.part(point).is_some();
        assert!(rules.board.points().all(|point| on_parts(point) == cells.contains(point)));
    }
}

#[test]
fn first_turns_remove_nothing() {
    for side in [Side::Three, Side::Four, Side::Five] {
        let start = Position::new(Rules::of_side(side), 0);
        for first in start.legal_moves() {
            let mut black = start;
            black.play_unchecked(first);
            for second in black.legal_moves() {
                let mut both = black;
                both.play_unchecked(second);
                assert_eq!(both.occupied().len(), 4, "{first:?} {second:?}");
            }
        }
    }
}
