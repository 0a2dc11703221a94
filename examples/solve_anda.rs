//! Solves Anda on the smallest board by visiting every position that can arise, and tells whether play can repeat.
//!
//! `cargo run --release --no-default-features --example solve_anda -- [KOMI]`
//!
//! Positions that are turned or reflected images of each other count as one: where one leads to an image of
//! itself, going on in the same way leads to itself. `docs/anda.md` has the results.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::process::ExitCode;

use abande::board::{BoardSet, Side, Symmetry};
use abande::rules::anda::{Field, Move, Position, Rules};
use abande::rules::{Game, Player};

/// State of the search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeState {
    /// The search is below it just now: to meet it again is a repetition.
    Open,
    /// Everything that can follow has been seen.
    Solved(Solution),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Solution {
    /// `true` if the player to move wins.
    wins: bool,
    /// Plies of the longest game from here on.
    longest: u8,
}

struct Solver {
    states: HashMap<u64, NodeState, BuildHasherDefault<Mix>>,
    images: Vec<Image>,
    repetitions: u64,
    ends: u64,
}

impl Solver {
    fn new(rules: &'static Rules) -> Self {
        let images = rules.board.symmetries().iter().map(|symmetry| Image::new(rules, symmetry)).collect();
        Self { states: HashMap::default(), images, repetitions: 0, ends: 0 }
    }

    /// Solves a position and everything below it: no branch is cut off, so that every repetition is met.
    fn solve(&mut self, field: &Field) -> Solution {
        let position = field.position();
        if let Some(winner) = position.winner() {
            self.ends += 1;
            return Solution { wins: winner == position.turn(), longest: 0 };
        }
        let key = self.key(position);
        match self.states.insert(key, NodeState::Open) {
            None => {}
            Some(NodeState::Solved(solution)) => {
                self.states.insert(key, NodeState::Solved(solution));
                return solution;
            }
            Some(NodeState::Open) => {
                if self.repetitions == 0 {
                    println!("repeated: {position}");
                }
                self.repetitions += 1;
                // Of no use from here on: one repetition already answers the question.
                return Solution { wins: false, longest: 0 };
            }
        }
        let mut best = Solution { wins: false, longest: 0 };
        let mut child = field.clone();
        for mv in field.legal_moves() {
            child.clone_from(field);
            child.play_unchecked(mv);
            let below = self.solve(&child);
            best.wins |= !below.wins;
            best.longest = best.longest.max(below.longest.saturating_add(1));
        }
        self.states.insert(key, NodeState::Solved(best));
        if self.states.len().is_multiple_of(10_000_000) {
            eprintln!("{} positions, {} repetitions", self.states.len(), self.repetitions);
        }
        best
    }

    /// The least of the numbers of a position's images.
    fn key(&self, position: &Position) -> u64 {
        let [black, white] = Player::ALL.map(|player| bits(position.stones(player)));
        let stones = self.images.iter().map(|image| image.apply(black) << 19 | image.apply(white)).min();
        let ply = u64::from(position.ply().min(2));
        let turn = position.turn().index() as u64;
        stones.unwrap_or_default() | turn << 38 | ply << 39 | u64::from(position.komi_left()) << 41
    }
}

fn bits(set: BoardSet) -> u64 {
    set.iter().fold(0, |bits, point| bits | 1 << point.index())
}

/// A symmetry of a board of at most 20 cells, as tables of the images of the lower and the upper ten.
struct Image([Vec<u64>; 2]);

impl Image {
    fn new(rules: &Rules, symmetry: &Symmetry) -> Self {
        let image = |bits: u64| {
            let inside = rules.board.points().filter(|point| bits >> point.index() & 1 != 0);
            inside.fold(0, |sum, point| sum | 1 << symmetry.apply(point).index())
        };
        Self([(0..1 << 10).map(image).collect(), (0..1 << 10).map(|high| image(high << 10)).collect()])
    }

    fn apply(&self, bits: u64) -> u64 {
        let index = |bits: u64| usize::try_from(bits & 0x3FF).expect("ten bits");
        self.0[0][index(bits)] | self.0[1][index(bits >> 10)]
    }
}

/// Mixes the numbers of positions, which are far from random.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers are hashed");
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 32;
    }
}

fn report(komi: u16) {
    let rules = Rules::of_side(Side::Three);
    let start = Field::new(&Position::new(rules, komi));
    let mut solver = Solver::new(rules);
    let solution = solver.solve(&start);
    println!("{}, komi {komi}", rules.variant);
    println!("positions that can arise, images counted once, finished ones not: {}", solver.states.len());
    println!("repetitions met: {}", solver.repetitions);
    if solver.repetitions > 0 {
        println!("play can repeat: who wins is not answered");
        return;
    }
    println!("play cannot repeat; the longest game has {} plies", solution.longest);
    println!("with best play {} wins", if solution.wins { "Black" } else { "White" });
    let wins = |mv: &Move| {
        let mut next = start.clone();
        next.play_unchecked(*mv);
        !solver.solve_again(&next).wins
    };
    let moves = start.legal_moves();
    let winning: Vec<String> =
        moves.iter().filter(|mv| wins(mv)).map(|mv| mv.display(rules.board).to_string()).collect();
    println!("winning first turns: {} of {}: {}", winning.len(), moves.len(), winning.join(" "));
}

impl Solver {
    /// Result of a position that has been solved.
    fn solve_again(&self, field: &Field) -> Solution {
        match self.states.get(&self.key(field.position())) {
            Some(NodeState::Solved(solution)) => *solution,
            _ => panic!("{:?} was not solved", field.position()),
        }
    }
}

fn main() -> ExitCode {
    let numbers: Result<Vec<u16>, _> = std::env::args().skip(1).map(|word| word.parse()).collect();
    let komi = match numbers.as_deref() {
        Ok([]) => 0,
        Ok([komi]) => *komi,
        _ => {
            eprintln!("usage: solve_anda [KOMI]");
            return ExitCode::from(2);
        }
    };
    // The search goes as deep as the longest game.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(move || report(komi));
    thread.expect("a thread starts").join().expect("the search ends");
    ExitCode::SUCCESS
}
