//! [`BitPosition`] against the exact rules.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::*;
use crate::board::grid::GridTask;
use crate::rules::abande::{Move, Rules};
use crate::rules::{AnyRules, Game, Player, Variant};

/// Games from a start, with the least number of positions in them whose band encloses holes.
struct RandomGames(Position, usize);

impl GridTask for RandomGames {
    type Output = ();

    fn run<G: Grid>(self) {
        let mut rng = StdRng::seed_from_u64(1);
        let mut with_holes = 0;
        for _ in 0..200 {
            let mut position = self.0;
            let mut bits = BitPosition::<G>::new(&position);
            let mut key = bits.key();
            while !position.is_over() {
                with_holes += usize::from(bits.holes > 0);
                let mv = check(&position, &bits, &mut rng);
                position.play(mv).expect("the fast moves are the legal ones");
                key = bits.key_after(key, PackedMove::new::<G>(mv));
                bits = bits.after(PackedMove::new::<G>(mv), &bits.shape());
                assert_eq!((key, bits.key()), (position.key(), position.key()), "{position:?}");
                assert_eq!(bits, BitPosition::new(&position), "{position:?}");
                let turned = bits.turned();
                assert_eq!((turned.key(), turned.passes()), (bits.key_turned(key), 0), "{position:?}");
                assert_eq!((turned.mover(), turned.hands()[0]), (bits.other(), bits.hands()[1]));
            }
            check_score(&position, &bits);
            assert_eq!((bits.legal_moves().len(), bits.count_moves()), (0, 0));
        }
        assert!(with_holes > self.1, "holes are what is hard: {with_holes}");
    }
}

/// Compares all that both know; a random legal move.
fn check<G: Grid>(position: &Position, bits: &BitPosition<G>, rng: &mut StdRng) -> Move {
    let mut exact = position.legal_moves();
    exact.sort_unstable();
    let packed = bits.legal_moves();
    let mut fast: Vec<Move> = packed.iter().map(|mv| mv.unpacked::<G>()).collect();
    fast.sort_unstable();
    assert_eq!(fast, exact, "{position:?}");
    assert!(packed.iter().all(|mv| PackedMove::new::<G>(mv.unpacked::<G>()) == *mv));
    let mut captures = Vec::new();
    bits.for_each_capture(&bits.shape(), |from, to| captures.push(PackedMove::capture(from, to)));
    let mut expected: Vec<_> = packed.iter().copied().filter(|mv| mv.is_capture()).collect();
    captures.sort_unstable();
    expected.sort_unstable();
    assert_eq!(captures, expected, "{position:?}");
    assert_eq!(bits.count_moves() as usize, exact.len(), "{position:?}");
    let mut replies = 0;
    bits.for_each_child(|child| replies += u64::from(child.count_moves()));
    assert_eq!(bits.count_replies(), replies, "{position:?}");
    let occupied = bits.occupied();
    if occupied.count_ones() > 1 {
        let pinned = occupied & !bits.free(occupied, &bits.shape().arcs);
        assert_eq!(G::points(pinned), position.pinned(), "{position:?}");
    }
    check_score(position, bits);
    *exact.choose(rng).expect("a game that goes on has moves")
}

fn check_score<G: Grid>(position: &Position, bits: &BitPosition<G>) {
    let margin = position.score().margin();
    let [black, white] = Player::ALL.map(|player| i32::from(position.handicap_points(player)));
    let on_board = margin - black + white;
    let on_board = if position.turn() == Player::Black { on_board } else { -on_board };
    assert_eq!(bits.margin(), on_board, "{position:?}");
}

#[test]
fn random_games_are_the_same_as_with_the_exact_rules() {
    for variant in Variant::ABANDE {
        let AnyRules::Abande(rules) = variant.rules() else { panic!("{variant} is not Abande") };
        rules.layout.dispatch(RandomGames(Position::new(rules), 500));
    }
}

#[test]
fn random_games_with_a_handicap_are_the_same_as_with_the_exact_rules() {
    for rules in [Rules::hex_3(), Rules::square()] {
        for handicap in ["white-pieces-3", "black-points-4", "white-captures-9", "black-captures-5"] {
            let start = Position::with_handicap(rules, handicap.parse().unwrap()).unwrap();
            rules.layout.dispatch(RandomGames(start, 300));
        }
    }
}
