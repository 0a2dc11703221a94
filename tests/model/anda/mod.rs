//! The rules of Anda against a plain program that shares nothing with them, on random games of every side. The bench
//! `anda` shows the speeds of the two side by side.

mod reference;
mod vectors;

use std::collections::BTreeSet;

use abande::board::{BoardSet, Side};
use abande::rules::anda::{Field, Move, Position, Rules};
use abande::rules::{Game, Player};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use reference::{Reference, Turn};

/// Games that are compared in every run; the environment variable `ANDA_GAMES` asks for more, such as 100000, which
/// takes some twenty minutes on two processors.
const GAMES: u64 = 600;

/// Longer games are cut off: the rules know no end by repetition.
const MOST_PLIES: usize = 5_000;

fn as_move(turn: Turn) -> Move {
    let point = abande::board::Point::new;
    match turn {
        Turn::First(one, other) => Move::first(point(one), point(other)),
        Turn::Place(cell) => Move::Place(point(cell)),
        Turn::Komi => Move::Komi,
    }
}

fn indices(set: BoardSet) -> BTreeSet<usize> {
    set.iter().map(abande::board::Point::index).collect()
}

fn stones(reference: &Reference, color: usize) -> BTreeSet<usize> {
    (0..reference.cells.len()).filter(|&cell| reference.cells[cell] == Some(color)).collect()
}

/// Plays a random game on both programs and compares them in every turn. The plain program lists all legal turns,
/// which is most of its work, in one of `every` turns.
fn compare(side: Side, seed: u64, every: usize) -> usize {
    let mut rng = StdRng::seed_from_u64(seed);
    let komi = rng.random_range(0..4_u16);
    let mut reference = Reference::new(side.get(), komi.into());
    let mut field = Field::new(&Position::new(Rules::of_side(side), komi));
    let mut plies = 0;
    let context = |plies: usize| format!("{side:?}, seed {seed}, ply {plies}");
    while plies < MOST_PLIES {
        let moves = field.legal_moves();
        if plies < 2 || rng.random_range(0..every) == 0 {
            let mut expected: Vec<Move> = reference.legal().into_iter().map(as_move).collect();
            let mut found = moves.clone();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{}", context(plies));
        }
        let Some(&mv) = moves.get(rng.random_range(0..moves.len().max(1))) else { break };
        let turn = match mv {
            Move::First(one, other) => Turn::First(one.index(), other.index()),
            Move::Place(point) => Turn::Place(point.index()),
            Move::Komi => Turn::Komi,
        };
        let text = mv.display(field.position().board()).to_string();
        assert_eq!(text, reference.text(turn), "{}", context(plies));
        let removed = field.play_unchecked(mv);
        let [black, white] = Player::ALL.map(|player| indices(removed.stones[player]));
        assert_eq!(&black | &white, reference.play(turn), "{} {text}", context(plies));
        for player in Player::ALL {
            let found = indices(field.position().stones(player));
            assert_eq!(found, stones(&reference, player.index()), "{} {text}", context(plies));
        }
        assert_eq!(field.inconsistency(), None, "{} {text}", context(plies));
        let winner = field.position().winner().map(Player::index);
        assert_eq!(winner, reference.winner(), "{} {text}", context(plies));
        plies += 1;
    }
    assert!(field.position().is_over(), "{} and no end", context(plies));
    plies
}

/// Sides by turns, the small ones more often: 25 of 32 games are on sides 3 to 5.
fn mixed_side(number: u64) -> Side {
    match number % 32 {
        0..11 => Side::Three,
        11..19 => Side::Four,
        19..25 => Side::Five,
        25..28 => Side::Six,
        28 | 29 => Side::Seven,
        _ if (number / 32).is_multiple_of(2) => Side::Nine,
        _ => Side::Eleven,
    }
}

/// Compares so many games, on all processors.
fn compare_mixed(games: u64) {
    let workers = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let plies: usize = std::thread::scope(|scope| {
        let work = |worker: u64| {
            let numbers = (worker..games).step_by(usize::try_from(workers).expect("few processors"));
            numbers
                .map(|number| {
                    let side = mixed_side(number);
                    compare(side, number, if side < Side::Six { 4 } else { 40 })
                })
                .sum::<usize>()
        };
        let threads: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a difference")).sum()
    });
    println!("{games} games, {plies} plies: no difference");
}

#[test]
fn random_games_agree_with_the_plain_program() {
    compare_mixed(std::env::var("ANDA_GAMES").map_or(GAMES, |games| games.parse().expect("a number")));
}
