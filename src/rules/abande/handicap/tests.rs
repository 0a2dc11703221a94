//! Handicaps in small examples.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::*;
use crate::rules::abande::{IllegalMoveReason, Move, Position, PositionSyntaxError, SetupError};
use crate::rules::{Game, Outcome, SetupErrors};

fn start(handicap: &str) -> Position {
    Position::with_handicap(Rules::hex(), handicap.parse().unwrap()).unwrap()
}

fn played(handicap: &str, moves: &str) -> Position {
    let mut position = start(handicap);
    for text in moves.split_ascii_whitespace() {
        position.play(Move::parse(position.board(), text).unwrap()).unwrap();
    }
    position
}

#[test]
fn a_handicap_is_read_as_it_is_written() {
    for text in ["white-pieces-3", "black-points-12", "white-captures-9"] {
        assert_eq!(text.parse::<Handicap>().unwrap().to_string(), text);
    }
    assert_eq!("White-PIECES-03".parse::<Handicap>().unwrap().to_string(), "white-pieces-3");
    for text in ["", "white", "white-pieces", "white-pieces-", "red-pieces-3", "white-stones-3"] {
        assert!(text.parse::<Handicap>().is_err(), "{text}");
    }
    for text in ["white-pieces-+3", "white-pieces-256", "white-pieces-3-", "white--pieces-3"] {
        assert!(text.parse::<Handicap>().is_err(), "{text}");
    }
}

#[test]
fn each_board_has_its_own_limits() {
    let refusal = |rules: &'static Rules, text: &str| {
        Position::with_handicap(rules, text.parse().unwrap()).err().map(|error| error.to_string())
    };
    for text in ["white-pieces-6", "black-points-18", "white-captures-18", "white-captures-4"] {
        assert_eq!(refusal(Rules::hex(), text), None);
    }
    assert_eq!(
        refusal(Rules::hex(), "white-pieces-7").unwrap(),
        "on this board pieces are from 1 to 6, not 7"
    );
    for text in ["white-pieces-0", "white-points-0", "white-captures-3", "white-captures-19"] {
        assert!(refusal(Rules::hex(), text).is_some(), "{text}");
    }
    for text in ["white-pieces-4", "white-points-10", "white-captures-10"] {
        assert!(refusal(Rules::hex_3(), text).is_some(), "{text}");
    }
}

#[test]
fn who_gives_pieces_has_fewer() {
    let position = start("white-pieces-3");
    assert_eq!((position.hand(Player::Black), position.hand(Player::White)), (18, 15));
    assert_eq!(position.to_string(), "x4/x5/x6/x7/x6/x5/x4 1 18 15 0 0 white-pieces-3");
    let later = played("white-pieces-3", "d4 d5 d3 d5-d4");
    assert_eq!((later.entered(), later.hand(Player::White)), (3, 14));
    assert_eq!(Position::parse(Rules::hex(), &later.to_string()), Ok(later));
}

#[test]
fn points_count_at_the_end() {
    let position = played("white-points-5", "d4 d5 d3 d5-d4");
    let even = {
        let mut even = Position::new(Rules::hex());
        for text in ["d4", "d5", "d3", "d5-d4"] {
            even.play(Move::parse(even.board(), text).unwrap()).unwrap();
        }
        even
    };
    assert_eq!(position.score().margin(), even.score().margin() + 5);
    assert_eq!(position.view().points[Player::Black], even.view().points[Player::Black] + 5);
    let rules = Rules::hex_3();
    let mut game = Position::with_handicap(rules, "white-points-6".parse().unwrap()).unwrap();
    let mut without = Position::new(rules);
    while let Some(&mv) = game.legal_moves().first() {
        game.play(mv).unwrap();
        without.play(mv).unwrap();
    }
    assert_eq!(game.score().margin(), without.score().margin() + 6);
    let expected = match without.score().margin() + 6 {
        0 => Outcome::Draw,
        1.. => Outcome::Win(Player::Black),
        _ => Outcome::Win(Player::White),
    };
    assert_eq!(game.outcome(), Some(expected));
}

#[test]
fn who_gives_captures_waits_for_them() {
    let capture = |position: &Position, text: &str| {
        let mv = Move::parse(position.board(), text).unwrap();
        position.check_move(mv).err().map(|error| error.reason)
    };
    let position = played("white-captures-6", "d4 d5 d3");
    assert_eq!(capture(&position, "d5-d4"), Some(IllegalMoveReason::TooEarlyByHandicap { pieces: 6 }));
    assert!(position.legal_moves().iter().all(|mv| matches!(mv, Move::Enter(_))));
    // Black may.
    let black = played("white-captures-6", "d4 d5 e4 e5");
    assert_eq!(capture(&black, "d4-d5"), None);
    // Captures do not bring the time nearer; pieces do.
    let later = played("white-captures-6", "d4 d5 d3 e5 c4 e4 c5");
    assert_eq!((later.entered(), later.captures_allowed()), (7, true));
    assert_eq!(capture(&later, "d5-d4"), None);
}

#[test]
fn a_position_of_a_game_with_a_handicap_must_fit_it() {
    let faults = |text: &str| match Position::parse(Rules::hex(), text) {
        Err(PositionSyntaxError::Illegal(SetupErrors(faults))) => faults,
        other => panic!("{text}: {other:?}"),
    };
    let too_many = SetupError::PieceCount { player: Player::White, found: 18, expected: 15 };
    assert_eq!(faults("x4/x5/x6/x7/x6/x5/x4 1 18 18 0 0 white-pieces-3"), [too_many]);
    // White has captured with three pieces on the board.
    let early = SetupError::EarlyCaptureByHandicap { player: Player::White, pieces: 6 };
    let captured = "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4";
    assert_eq!(faults(&format!("{captured} white-captures-6")), [early]);
    assert!(Position::parse(Rules::hex(), &format!("{captured} black-captures-6")).is_ok());
    assert!(matches!(faults(&format!("{captured} white-captures-30"))[..], [SetupError::Handicap(_)]));
    for text in ["white-stones-3", "white-points-3 x"] {
        let parsed = Position::parse(Rules::hex(), &format!("{captured} {text}"));
        assert!(matches!(parsed, Err(PositionSyntaxError::Handicap(_) | PositionSyntaxError::FieldCount(8))));
    }
}
