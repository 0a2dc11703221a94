//! Setting up positions: round trips with games of every variant, and every fault.

use std::collections::HashSet;
use std::mem::discriminant;

use proptest::prelude::*;

use super::*;
use crate::rules::Game;

fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL.to_vec())
}

/// The last position of a game that chance plays.
fn played(variant: Variant, choices: &[u16]) -> AnyGame {
    let komi = choices.first().map_or(0, |choice| choice % 4);
    let mut game = variant.start_with_komi(komi).unwrap_or_else(|_| variant.start());
    for &choice in choices {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        game.play_unchecked(mv);
    }
    game
}

/// Points of a board from numbers, each with a player.
fn spots(variant: Variant, choices: &[u16]) -> Vec<(Point, Player)> {
    let count = variant.board().len();
    let spot =
        |&choice: &u16| (Point::new(usize::from(choice / 2) % count), Player::ALL[usize::from(choice % 2)]);
    choices.iter().map(spot).collect()
}

/// Some pieces, hands, passes and komi without any thought of the rules.
fn scattered(variant: Variant, choices: &[u16]) -> AnySetup {
    let mut setup = AnySetup::new(variant);
    for (point, player) in spots(variant, choices) {
        setup.put(point, player);
    }
    if let [first, second, third, ..] = *choices {
        setup.set_turn(Player::ALL[usize::from(first % 2)]);
        setup.set_passes((second % 4) as u8);
        setup.set_komi_left(third % 5);
        if third % 3 == 0 {
            setup.set_hand(Player::White, (third % 20) as u8);
        }
    }
    setup
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_position_is_its_own_setup(variant in variants(), choices in prop::collection::vec(any::<u16>(), 0..150)) {
        let game = played(variant, &choices);
        let setup = AnySetup::of(&game);
        prop_assert_eq!(setup.variant(), variant);
        prop_assert_eq!(setup.position(), Ok(game));
        prop_assert_eq!(&setup.fitted(), &setup, "no ply fits better than the true one");
        prop_assert_eq!(setup.to_string(), game.to_string());
        let (drawn, real) = (setup.view(), game.view());
        let places = |view: &BoardView| {
            let mut places: Vec<_> =
                view.stacks.iter().map(|stack| (stack.point, stack.pieces.clone())).collect();
            places.sort();
            places
        };
        prop_assert_eq!(places(&drawn), places(&real));
        prop_assert_eq!((drawn.board, drawn.hands, drawn.komi_left), (real.board, real.hands, real.komi_left));
        prop_assert!(drawn.entries.is_empty() && drawn.carries.is_empty() && !drawn.can_pass);
    }

    #[test]
    fn pieces_taken_are_the_pieces_put(
        variant in variants(),
        played_choices in prop::collection::vec(any::<u16>(), 0..40),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let before = AnySetup::of(&played(variant, &played_choices));
        let mut setup = before.clone();
        let mut put = Vec::new();
        for (point, player) in spots(variant, &choices) {
            let pieces = setup.pieces(point);
            if setup.put(point, player) {
                put.push((point, player));
                prop_assert_eq!(setup.pieces(point), [pieces, vec![player]].concat());
            } else {
                prop_assert_eq!(setup.pieces(point), pieces);
            }
        }
        for (point, player) in put.into_iter().rev() {
            prop_assert_eq!(setup.take(point), Some(player));
        }
        prop_assert_eq!(setup, before);
    }

    #[test]
    fn setups_are_written_as_they_are_read(variant in variants(), choices in prop::collection::vec(any::<u16>(), 0..80)) {
        let setup = scattered(variant, &choices);
        for setup in [setup.fitted(), setup] {
            prop_assert_eq!(AnySetup::parse(variant, &setup.to_string()), Ok(setup));
        }
    }

    #[test]
    fn what_has_no_fault_is_a_position(variant in variants(), choices in prop::collection::vec(any::<u16>(), 0..12)) {
        let setup = scattered(variant, &choices);
        let fitted = setup.fitted();
        prop_assert!(fitted.faults().len() <= setup.faults().len());
        for setup in [setup, fitted] {
            let faults = setup.faults();
            match setup.position() {
                Ok(position) => {
                    prop_assert!(faults.is_empty());
                    prop_assert_eq!(position.inconsistency(), None);
                    prop_assert_eq!(AnySetup::of(&position), setup);
                }
                Err(found) => prop_assert!(!found.is_empty() && found == faults),
            }
        }
    }

    /// A player who clears the board of a game and builds it again need not know how many plies it took.
    #[test]
    fn a_game_built_again_has_no_fault(variant in variants(), choices in prop::collection::vec(any::<u16>(), 0..150)) {
        let game = played(variant, &choices);
        let mut setup = AnySetup::new(variant);
        for stack in game.view().stacks {
            prop_assert!(setup.replace(stack.point, &stack.pieces));
        }
        let real = AnySetup::of(&game);
        setup.set_turn(real.turn());
        setup.set_passes(real.passes().unwrap_or_default());
        prop_assert_eq!(setup.hands(), real.hands());
        prop_assert_eq!(setup.fitted().faults(), []);
    }
}

fn point(setup: &AnySetup, label: &str) -> Point {
    setup.board().find(label).unwrap()
}

#[test]
fn stacks_are_carried_whole() {
    let mut setup = AnySetup::new(Variant::Hex);
    let [d4, d5, d6] = ["d4", "d5", "d6"].map(|label| point(&setup, label));
    let (b, w) = (Player::Black, Player::White);
    assert!(setup.replace(d4, &[b, w]) && setup.put(d5, b));
    assert!(setup.carry(d5, d4));
    assert_eq!((setup.pieces(d4), setup.pieces(d5)), (vec![b, w, b], vec![]));
    assert!(setup.put(d6, w));
    let before = setup.clone();
    for (from, to) in [(d6, d4), (d4, d6), (d5, d6), (d4, d4)] {
        assert!(!setup.carry(from, to));
    }
    assert!(!setup.replace(d5, &[b, w, b, w]));
    assert!(!setup.put(d4, b) && setup == before);
    let outside = Point::new(setup.board().len());
    assert!(!setup.put(outside, b) && setup.take(outside).is_none() && setup == before);
}

#[test]
fn a_cell_of_anda_holds_one_stone() {
    let mut setup = AnySetup::new(Variant::of_game("Anda").unwrap());
    let [a1, b1] = ["a1", "b1"].map(|label| point(&setup, label));
    assert!(setup.put(a1, Player::Black) && !setup.put(a1, Player::White));
    assert!(setup.replace(a1, &[Player::White]));
    assert!(setup.carry(a1, b1) && setup.put(a1, Player::Black) && !setup.carry(a1, b1));
    assert_eq!((setup.pieces(a1), setup.pieces(b1)), (vec![Player::Black], vec![Player::White]));
    setup.clear();
    assert_eq!(setup, AnySetup::new(setup.variant()));
}

#[test]
fn hands_follow_the_board_until_they_are_set() {
    let mut setup = AnySetup::new(Variant::Hex3);
    let [c3, c4] = ["c3", "c4"].map(|label| point(&setup, label));
    assert!(setup.put(c3, Player::Black));
    assert_eq!(setup.hands(), Some(ByPlayer::new(8, 9)));
    setup.set_hand(Player::Black, 3);
    assert!(setup.put(c3, Player::White) && setup.put(c4, Player::Black));
    assert_eq!(setup.hands(), Some(ByPlayer::new(3, 8)));
    setup.fill_hands();
    assert_eq!(setup.hands(), Some(ByPlayer::new(7, 8)));
    setup.clear();
    assert_eq!(setup, AnySetup::new(Variant::Hex3));
}

/// The kinds of all faults found in these position strings, and the labels of the points that they name.
fn provoked(variant: Variant, texts: &[(&str, &[&str])]) -> Vec<AnySetupError> {
    let mut errors = Vec::new();
    for (text, labels) in texts {
        let setup = AnySetup::parse(variant, text).unwrap();
        let faults = setup.faults();
        assert!(!faults.is_empty(), "{text}");
        let points = faults.iter().fold(BoardSet::EMPTY, |sum, fault| sum | fault.points);
        let named: Vec<_> = points.iter().map(|point| setup.board().label(point)).collect();
        assert_eq!(&named, labels, "{text}");
        errors.extend(faults.into_iter().map(|fault| fault.error));
    }
    errors
}

#[test]
fn every_fault_of_abande_is_found_with_its_points() {
    use abande::SetupError as E;
    let texts: [(&str, &[&str]); 10] = [
        // Of three bands the largest is the one that the others should join.
        ("x4/x5/x6/1,2,x5/x6/1,x4/x3,2 1 16 16 0 4", &["a4", "b1"]),
        ("1,x3/x5/x6/x7/x6/x5/x4 2 16 18 0 1", &[]),
        ("1,2,x2/x5/x6/x7/x6/x5/x4 2 17 17 0 2", &[]),
        ("1,2,x2/x5/x6/x7/x6/x5/x4 1 17 17 0 20", &[]),
        ("1,2,x2/x5/x6/x7/x6/x5/x4 1 17 17 3 2", &[]),
        ("1,2,x2/x5/x6/x7/x6/x5/x4 1 17 17 1 2", &[]),
        ("12,x3/x5/x6/x7/x6/x5/x4 2 17 17 0 3", &["g1"]),
        ("11,2,x2/x5/x6/x7/x6/x5/x4 1 16 17 0 4", &["g1"]),
        ("x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4 white-captures-6", &["d4"]),
        ("x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4 white-captures-30", &[]),
    ];
    let mut errors = provoked(Variant::Hex, &texts);
    errors.extend(provoked(Variant::Hex, &[("2,x3/x5/x6/x7/x6/x5/x4 2 18 17 0 1", &[])]));
    let kinds: HashSet<_> = errors.iter().map(discriminant_of_abande).collect();
    // A new fault must be provoked here: this match has to name it.
    for error in &errors {
        let AnySetupError::Abande(error) = error else { panic!("{error}") };
        match error {
            E::SeveralBands { bands, .. } => assert_eq!(*bands, 3),
            E::PieceCount { .. }
            | E::WrongTurn { .. }
            | E::WrongPly { .. }
            | E::TooManyPasses(_)
            | E::PassWithHand(_)
            | E::EarlyCapture
            | E::EarlyCaptureByHandicap { .. }
            | E::Handicap(_)
            | E::ImpossibleStack { .. }
            | E::WrongTurns { .. } => (),
        }
    }
    assert_eq!(kinds.len(), 11, "{errors:?}");
}

fn discriminant_of_abande(error: &AnySetupError) -> std::mem::Discriminant<abande::SetupError> {
    let AnySetupError::Abande(error) = error else { panic!("{error}") };
    discriminant(error)
}

#[test]
fn every_fault_of_anda_is_found_with_its_points() {
    use anda::SetupError as E;
    let texts: [(&str, &[&str]); 6] = [
        ("x3/x4/x5/x4/x3 2 0 0", &[]),
        ("x3/x4/1,x4/x4/x3 1 0 4294967294", &[]),
        ("x3/x4/x5/x4/x2,1 1 0 0", &["a3"]),
        ("x3/x4/x5/x4/x,1,1 2 0 1", &["a2", "a3"]),
        ("x3/x4/x5/x4/x3 1 0 8", &[]),
        ("x3/x4/x5/2,2,x2/1,2,x 1 0 8", &["a1"]),
    ];
    let errors = provoked("anda-3".parse().unwrap(), &texts);
    let kinds: HashSet<_> = errors
        .iter()
        .map(|error| {
            let AnySetupError::Anda(error) = error else { panic!("{error}") };
            // A new fault must be provoked here: this match has to name it.
            match error {
                E::WrongTurn { .. }
                | E::TooManyPlies(_)
                | E::TooManyStones { .. }
                | E::NotAFirstTurn(_)
                | E::NoStones
                | E::NoBreath { .. } => discriminant(error),
            }
        })
        .collect();
    assert_eq!(kinds.len(), 6, "{errors:?}");
}
