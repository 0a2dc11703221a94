//! The rules of Abande in small examples; `tests/model/vectors.rs` checks them against other programs.

use super::*;
use crate::board::Point;
use crate::rules::rows::RowError;
use crate::rules::{AnyRules, Game, Outcome, Player, PositionFieldError, SetupErrors, Variant, perft};

fn bad_point(text: &str) -> PositionSyntaxError {
    let known = "a stack of one to three pieces 1 and 2";
    RowError::BadPoint { text: text.to_owned(), known }.into()
}

fn point(rules: &Rules, label: &str) -> Point {
    rules.board.find(label).unwrap()
}

fn played(rules: &'static Rules, moves: &str) -> Position {
    let mut position = Position::new(rules);
    for text in moves.split_ascii_whitespace() {
        let mv = Move::parse(rules.board, text).unwrap();
        position.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    position
}

fn refusal(position: &Position, text: &str) -> IllegalMoveReason {
    let mv = Move::parse(position.board(), text).unwrap();
    let mut copy = *position;
    let error = copy.play(mv).expect_err(text);
    assert_eq!(copy, *position, "a refused move leaves the position as it was");
    assert!(error.to_string().ends_with('.'), "{error}");
    error.reason
}

#[test]
fn first_three_plies_are_entries() {
    let two = played(Rules::hex(), "d4 d5");
    assert_eq!(refusal(&two, "d4-d5"), IllegalMoveReason::TooEarly);
    let three = played(Rules::hex(), "d4 d5 d3");
    assert!(three.captures_from(point(Rules::hex(), "d5")).contains(point(Rules::hex(), "d4")));
}

#[test]
fn every_refusal_has_its_reason() {
    let rules = Rules::hex();
    let p = |label| point(rules, label);
    let start = Position::new(rules);
    assert_eq!(refusal(&start, "pass"), IllegalMoveReason::MustEnterOrCapture { in_hand: 18 });
    assert_eq!(refusal(&start, "d4-d5"), IllegalMoveReason::EmptySource(p("d4")));

    // d4 holds White over Black; d3 is Black; Black is to move.
    let position = played(rules, "d4 d5 d3 d5-d4");
    assert_eq!(refusal(&position, "d4"), IllegalMoveReason::PointOccupied(p("d4")));
    assert_eq!(refusal(&position, "a1"), IllegalMoveReason::NotConnected(p("a1")));
    assert_eq!(refusal(&position, "d4-d3"), IllegalMoveReason::NotYourStack(p("d4")));
    assert_eq!(refusal(&position, "d3-d2"), IllegalMoveReason::EmptyTarget(p("d2")));

    let position = played(rules, "d4 d5 d3 d5-d4 d3-d4 d5 e5 e6");
    assert_eq!(refusal(&position, "d4-d5"), IllegalMoveReason::TowerFixed(p("d4")));
    assert_eq!(refusal(&position, "e5-d4"), IllegalMoveReason::OwnTarget(p("d4")));
    assert_eq!(refusal(&position, "e5-g4"), IllegalMoveReason::EmptyTarget(p("g4")));
    let position = played(rules, "d4 d5 d3 d5-d4 d3-d4 d5 e5");
    assert_eq!(refusal(&position, "d5-d4"), IllegalMoveReason::TowerTarget(p("d4")));

    let position = played(rules, "d4 d5 d3 d2");
    assert_eq!(refusal(&position, "d4-d2"), IllegalMoveReason::NotAdjacent { from: p("d4"), to: p("d2") });
    // Two stacks of two side by side.
    let position = played(rules, "d4 d5 d3 d5-d4 c3 c4 c3-c4");
    assert_eq!(refusal(&position, "d4-c4"), IllegalMoveReason::TooHigh { height: 4 });
}

#[test]
fn a_stack_that_holds_the_band_together_is_pinned() {
    let rules = Rules::hex();
    let line = played(rules, "d2 d3 d4");
    let d3 = point(rules, "d3");
    assert!(line.is_pinned(d3));
    assert_eq!(line.pinned().len(), 1);
    let IllegalMoveReason::SplitsBand { point: cut, parts } = refusal(&line, "d3-d4") else {
        panic!("not refused by the band")
    };
    assert_eq!((cut, parts.len()), (d3, 2));
    // A piece that closes a loop frees it.
    let loop_closed = played(rules, "d2 d3 d4 c2 c3");
    assert!(!loop_closed.is_pinned(d3));
}

#[test]
fn a_stack_that_cannot_move_or_be_taken_says_why() {
    let rules = Rules::hex();
    let p = |label| point(rules, label);
    let stuck = |position: &Position, label| position.why_stuck(p(label)).map(|refusal| refusal.reason);
    let safe = |position: &Position, label| position.why_safe(p(label)).map(|refusal| refusal.reason);

    let two = played(rules, "d4 d5");
    assert_eq!(stuck(&two, "d4"), Some(IllegalMoveReason::TooEarly));
    // d6 White, d5 White, d4 Black, d3 Black; Black to move.
    let line = played(rules, "d4 d5 d3 d6");
    assert!(matches!(stuck(&line, "d4"), Some(IllegalMoveReason::SplitsBand { .. })));
    assert_eq!(stuck(&line, "d3"), Some(IllegalMoveReason::NothingBeside(p("d3"))));
    assert_eq!(stuck(&line, "d5"), Some(IllegalMoveReason::NotYourStack(p("d5"))));
    assert_eq!(safe(&line, "d6"), Some(IllegalMoveReason::NoCapturer(p("d6"))));
    assert!(matches!(safe(&line, "d5"), Some(IllegalMoveReason::SplitsBand { .. })));
    let three = played(rules, "d4 d5 d3");
    assert_eq!((stuck(&three, "d5"), safe(&three, "d4")), (None, None));
    // The only enemy beside d5 is a tower.
    let tower = played(rules, "d4 d5 d3 d5-d4 d3-d4 d5 d3");
    assert_eq!(stuck(&tower, "d5"), Some(IllegalMoveReason::NothingToCapture(p("d5"))));
    let told = tower.why_stuck(p("d5")).unwrap().to_string();
    assert_eq!(told, "Nothing to capture from d5: no enemy stack beside it is low enough.");
    let told = line.why_stuck(p("d3")).unwrap().to_string();
    assert_eq!(told, "Nothing to capture from d3: there is no enemy stack beside it.");
}

#[test]
fn sleepers_have_no_enemy_neighbour_and_score_nothing() {
    let rules = Rules::hex();
    let position = played(rules, "d4 d5 d3 d6");
    let labels: Vec<_> = position.asleep().iter().map(|p| rules.board.label(p)).collect();
    assert_eq!(labels, ["d3", "d6"]);
    let score = position.score();
    assert_eq!((score.points[Player::Black], score.asleep[Player::Black]), (1, 1));
    assert_eq!(score.outcome(), Outcome::Draw);
}

#[test]
fn stacks_keep_their_pieces_from_bottom_to_top() {
    let rules = Rules::hex();
    let tower = played(rules, "d4 d5 d3 d5-d4 d3-d4").stack(point(rules, "d4")).unwrap();
    assert_eq!(tower.pieces().collect::<Vec<_>>(), [Player::Black, Player::White, Player::Black]);
    assert_eq!((tower.height(), tower.owner()), (Height::MAX, Player::Black));
    assert_eq!(tower.with(Stack::single(Player::White)), None);
}

#[test]
fn positions_are_read_and_written() {
    for text in ["x4/x5/x6/x7/x6/x5/x4 1 18 18 0 0", "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4"] {
        assert_eq!(Position::parse(Rules::hex(), text).unwrap().to_string(), text);
    }
}

#[test]
fn impossible_setups_name_every_fault() {
    let faults = |text: &str| match Position::parse(Rules::hex(), text) {
        Err(PositionSyntaxError::Illegal(SetupErrors(faults))) => faults,
        other => panic!("{text}: {other:?}"),
    };
    let two_bands = faults("1,x2,2/x5/x6/x7/x6/x5/x4 1 17 16 0 3");
    assert_eq!(
        two_bands,
        [
            SetupError::SeveralBands { bands: 2, apart: point(Rules::hex(), "g4").into() },
            SetupError::PieceCount { player: Player::White, found: 17, expected: 18 },
            SetupError::WrongTurn { turn: Player::Black, ply: 3 },
            SetupError::WrongPly { ply: 3, shown: 2, passes: 0 },
        ]
    );
    assert_eq!(faults("12,x3/x5/x6/x7/x6/x5/x4 2 17 17 0 3"), [SetupError::EarlyCapture]);
    assert_eq!(
        faults("1,2,1,x/x5/x6/x7/x6/x5/x4 1 16 17 1 4"),
        [SetupError::PassWithHand(Player::White), SetupError::WrongPly { ply: 4, shown: 3, passes: 1 }]
    );
}

#[test]
fn setups_tell_whose_turns_they_took() {
    let faults = |text: &str| match Position::parse(Rules::hex(), text) {
        Err(PositionSyntaxError::Illegal(SetupErrors(faults))) => faults,
        other => panic!("{text}: {other:?}"),
    };
    let turns = |player, turns, shown| SetupError::WrongTurns { player, turns, shown };
    // White alone has entered, but Black begins.
    assert_eq!(
        faults("2,x3/x5/x6/x7/x6/x5/x4 2 18 17 0 1"),
        [turns(Player::Black, 1, 0), turns(Player::White, 0, 1)]
    );
    // After White's first capture it is Black's turn, who cannot have captured in White's place.
    assert_eq!(
        faults("21,1,x2/x5/x6/x7/x6/x5/x4 1 16 17 0 4"),
        [turns(Player::Black, 2, 3), turns(Player::White, 2, 1)]
    );
    // Black's second ply was an entry, so a capture with one black piece came too early.
    assert_eq!(faults("21,2,x2/x5/x6/x7/x6/x5/x4 1 17 16 0 4"), [SetupError::EarlyCapture]);
    // A player cannot capture their own stack.
    let stack = |pieces: &[Player]| SetupError::ImpossibleStack {
        point: point(Rules::hex(), "g1"),
        stack: Stack::new(pieces).unwrap(),
    };
    let (b, w) = (Player::Black, Player::White);
    assert_eq!(faults("11,2,x2/x5/x6/x7/x6/x5/x4 1 16 17 0 4"), [stack(&[b, b])]);
    assert_eq!(faults("211,2,x2/x5/x6/x7/x6/x5/x4 1 16 16 0 6"), [stack(&[w, b, b])]);
    assert_eq!(stack(&[w, b, b]).to_string(), "no capture makes a stack of White, Black, Black");
    for text in ["12,1,x2/x5/x6/x7/x6/x5/x4 1 16 17 0 4", "112,1,x2/x5/x6/x7/x6/x5/x4 1 15 17 0 6"] {
        assert_eq!(Position::parse(Rules::hex(), text).map(|position| position.to_string()), Ok(text.into()));
    }
}

#[test]
fn a_setup_cannot_claim_more_passes_than_a_game_has() {
    // One ply more would not fit the counter.
    let text = "111,222,111/222,111,222,x/x5/x4/x3 1 0 0 0 65534";
    let error = Position::parse(Rules::hex_3(), text).unwrap_err();
    let PositionSyntaxError::Illegal(SetupErrors(faults)) = error else { panic!("{error}") };
    assert!(faults.iter().any(|fault| matches!(fault, SetupError::WrongPly { .. })), "{faults:?}");
}

#[test]
fn unreadable_positions_say_why() {
    use PositionSyntaxError as E;
    let error = |text: &str| Position::parse(Rules::hex(), text).unwrap_err();
    assert_eq!(error(""), E::FieldCount(0));
    assert_eq!(error("x4/x5 1 18 18 0 0"), RowError::RowCount { expected: 7, found: 2 }.into());
    assert_eq!(
        error("x5/x5/x6/x7/x6/x5/x4 1 18 18 0 0"),
        RowError::RowLength { row: 1, expected: 4, found: 5 }.into()
    );
    assert_eq!(error("x3,3/x5/x6/x7/x6/x5/x4 1 18 18 0 0"), bad_point("3"));
    assert_eq!(error("x3,1212/x5/x6/x7/x6/x5/x4 1 18 18 0 0"), bad_point("1212"));
    assert_eq!(error("x4/x5/x6/x7/x6/x5/x4 3 18 18 0 0"), E::Field(PositionFieldError::BadSide("3".into())));
    assert!(matches!(
        error("x4/x5/x6/x7/x6/x5/x4 1 -1 18 0 0"),
        E::Field(PositionFieldError::BadNumber { .. })
    ));
    // Numbers are numbers, however large.
    let ply = error("x4/x5/x6/x7/x6/x5/x4 1 18 18 0 99999999999").to_string();
    assert_eq!(ply, "the ply is too large: 99999999999");
    let hand = error("x4/x5/x6/x7/x6/x5/x4 1 256 18 0 0").to_string();
    assert_eq!(hand, "Black's hand is too large: 256");
}

#[test]
fn moves_are_read_in_every_accepted_spelling() {
    let board = Rules::hex().board;
    let capture = Move::Capture { from: point(Rules::hex(), "d5"), to: point(Rules::hex(), "d4") };
    for text in ["d5-d4", "d5xd4", "d5:d4", "d5×d4", "d5d4", "D5-D4", " d5-d4 "] {
        assert_eq!(Move::parse(board, text), Ok(capture), "{text}");
    }
    assert_eq!(Move::parse(board, "h1"), Err(MoveSyntaxError::NoSuchPoint("h1".into())));
    for text in ["", "-", "d", "d5-", "d5--d4", "d5-d4-d3", "5d", "pas", "é4"] {
        assert_eq!(Move::parse(board, text), Err(MoveSyntaxError::NotAMove(text.into())), "{text}");
    }
}

#[test]
fn messages_repeat_no_escape_codes() {
    let error = Move::parse(Rules::hex().board, "\u{1b}[2J").unwrap_err();
    assert_eq!(error, MoveSyntaxError::NotAMove("\u{fffd}[2J".into()));
    let error = Position::parse(Rules::hex(), "\u{1b}/x5/x6/x7/x6/x5/x4 1 18 18 0 0").unwrap_err();
    assert_eq!(error, bad_point("\u{fffd}"));
}

#[test]
fn perft_is_the_same_under_every_symmetry() {
    for (rules, moves) in [
        (Rules::hex(), "d4 d5 d3 d5-d4 c3 c4"),
        (Rules::square(), "d4 d5 c3 d5-d4"),
        (Rules::snub(), "d4 d5 d3 d5-d4"),
        (Rules::hex_3(), "c3 c4 c2 c4-c3"),
    ] {
        let position = played(rules, moves);
        let expected = perft(&position, 3);
        for symmetry in rules.board.symmetries() {
            let image = position.mapped(symmetry);
            assert_eq!(image.inconsistency(), None);
            assert_eq!(perft(&image, 3), expected, "{image}");
        }
    }
}

/// The captors of a stack are the stacks that could capture it on their turn, no matter who is to move.
#[test]
fn captors_are_those_with_a_capture_on_their_turn() {
    let mut seed = 7_u64;
    let mut found = [0; 2];
    for variant in Variant::ABANDE {
        let AnyRules::Abande(rules) = variant.rules() else { panic!("{variant} is not Abande") };
        for game in 0..12 {
            let handicap =
                ["white-captures-8", "black-captures-9"].get(game).map(|text| text.parse().unwrap());
            let mut position = handicap
                .map_or_else(|| Position::new(rules), |given| Position::with_handicap(rules, given).unwrap());
            loop {
                for turn in Player::ALL {
                    let mut to_move = position;
                    to_move.turn = turn;
                    let captures = to_move.legal_moves();
                    for (to, stack) in position.stacks().filter(|(_, stack)| stack.owner() != turn) {
                        let of_moves = captures.iter().filter_map(|mv| match *mv {
                            Move::Capture { from, to: target } if target == to => Some(from),
                            _ => None,
                        });
                        let captors = position.captors(to);
                        assert_eq!(captors, of_moves.collect(), "{position}, {turn} to move");
                        found[usize::from(turn == position.turn)] += captors.len();
                        assert!(stack.height() < Height::MAX || captors.is_empty());
                    }
                }
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let choice = usize::try_from(seed >> 33).unwrap() % legal.len();
                position.play(legal[choice]).unwrap();
            }
            // At the end no stack can capture any more.
            assert!(position.stacks().all(|(to, _)| position.captors(to).is_empty()));
        }
    }
    assert!(found.iter().all(|&count| count > 1000), "{found:?}");
}
