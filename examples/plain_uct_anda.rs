//! A plain opponent for Anda: tree search with uniformly random playouts (UCT), and nothing else. What the engine's
//! search is worth is measured against it, so it shares only the rules with it.
//!
//! It speaks enough of the Universal Game Interface for `abande match`:
//!
//! ```text
//! cargo build --release --no-default-features --example plain_uct_anda
//! abande match --engine self --engine target/release/examples/plain_uct_anda --variant anda-7 --games 100 --movetime 1000
//! ```

use std::io::{BufRead, stdin};
use std::time::{Duration, Instant};

use abande::rules::anda::{Field, Move, Position};
use abande::rules::{AnyGame, AnyRules, Player, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// How much a move that was tried little is favoured: the factor before the root of UCB1. The option `Exploration`
/// sets another, in hundredths.
const EXPLORATION: f64 = 0.5;
/// Nodes that the tree may have: a limit for very long thinking only.
const MOST_NODES: usize = 20_000_000;

/// A position that the search has met, reached by a move.
struct Node {
    mv: Move,
    visits: f64,
    /// Playouts that were won by the player who played `mv`.
    wins: f64,
    /// The moves from here, in no order; none before the node is met a second time.
    children: Vec<u32>,
}

impl Node {
    const fn new(mv: Move) -> Self {
        Self { mv, visits: 0.0, wins: 0.0, children: Vec::new() }
    }

    /// The upper confidence bound that selection follows.
    fn bound(&self, log_of_all: f64, exploration: f64) -> f64 {
        if self.visits == 0.0 {
            return f64::INFINITY;
        }
        self.wins / self.visits + exploration * (log_of_all / self.visits).sqrt()
    }
}

struct Search {
    nodes: Vec<Node>,
    rng: StdRng,
    exploration: f64,
}

impl Search {
    /// The move with the most playouts once time or playouts are used up.
    fn think(&mut self, root: &Position, time: Option<Duration>, playouts: Option<u64>) -> Move {
        let started = Instant::now();
        let start = Field::new(root);
        let mut field = start.clone();
        self.nodes.clear();
        self.nodes.push(Node::new(Move::Komi));
        self.expand(0, &start);
        let mut path = Vec::new();
        for done in 0.. {
            let late = time.is_some_and(|time| started.elapsed() >= time);
            if done > 0 && (late || playouts.is_some_and(|most| done >= most)) {
                break;
            }
            field.clone_from(&start);
            path.clear();
            let mut at = 0;
            path.push((at, field.position().turn()));
            while !field.position().is_over() {
                let fresh = self.nodes[at].children.is_empty();
                if fresh && (self.nodes[at].visits == 0.0 || self.nodes.len() > MOST_NODES) {
                    break;
                }
                if fresh {
                    self.expand(at, &field);
                }
                let mover = field.position().turn();
                at = self.select(at);
                field.play_unchecked(self.nodes[at].mv);
                path.push((at, mover));
            }
            let winner = self.play_out(&mut field);
            for &(index, mover) in &path {
                self.nodes[index].visits += 1.0;
                self.nodes[index].wins += f64::from(u8::from(mover == winner));
            }
        }
        let best = self.nodes[0].children.iter().max_by(|&&a, &&b| {
            let visits = |index: u32| self.nodes[index as usize].visits;
            visits(a).total_cmp(&visits(b))
        });
        self.nodes[*best.expect("the game is not over") as usize].mv
    }

    fn expand(&mut self, at: usize, field: &Field) {
        let mut moves = Vec::new();
        field.legal_moves_into(&mut moves);
        let first = u32::try_from(self.nodes.len()).expect("few nodes");
        self.nodes.extend(moves.iter().copied().map(Node::new));
        let last = u32::try_from(self.nodes.len()).expect("few nodes");
        self.nodes[at].children = (first..last).collect();
    }

    /// The child with the largest bound, at random among those never tried.
    fn select(&mut self, at: usize) -> usize {
        let log = self.nodes[at].visits.max(1.0).ln();
        let node = |index: u32| &self.nodes[index as usize];
        let children = &self.nodes[at].children;
        let untried: Vec<u32> = children.iter().copied().filter(|&index| node(index).visits == 0.0).collect();
        if !untried.is_empty() {
            return untried[self.rng.random_range(0..untried.len())] as usize;
        }
        let bound = |index: u32| node(index).bound(log, self.exploration);
        let best = children.iter().max_by(|&&a, &&b| bound(a).total_cmp(&bound(b)));
        *best.expect("a node in the tree has moves") as usize
    }

    /// Plays random legal moves to the end.
    fn play_out(&mut self, field: &mut Field) -> Player {
        loop {
            if let Some(winner) = field.position().winner() {
                return winner;
            }
            let mv = self.random_move(field);
            field.play_unchecked(mv);
        }
    }

    fn random_move(&mut self, field: &Field) -> Move {
        let position = field.position();
        if position.is_first_turn() {
            let firsts = position.first_cells();
            loop {
                let one = firsts.nth(self.rng.random_range(0..firsts.len())).expect("in range");
                let others = position.partners(one);
                if !others.is_empty() {
                    let other = others.nth(self.rng.random_range(0..others.len())).expect("in range");
                    return Move::first(one, other);
                }
            }
        }
        let mut open = field.candidates();
        loop {
            let komi = usize::from(position.can_spend_komi());
            let Some(point) = open.nth(self.rng.random_range(0..open.len() + komi)) else {
                return Move::Komi;
            };
            if !field.is_lone_suicide(point) {
                return Move::Place(point);
            }
            open.remove(point);
        }
    }
}

/// The position that a line `position startpos moves …` or `position fen … moves …` describes.
fn position(variant: Variant, komi: u16, line: &str) -> Position {
    let (start, moves) = line.split_once(" moves").unwrap_or((line, ""));
    let mut game = match start.split_once("fen ") {
        Some((_, text)) => AnyGame::parse(variant, text.trim()).expect("a position"),
        None => variant.start_with_komi(komi).expect("Anda has komi"),
    };
    for text in moves.split_whitespace() {
        let mv = game.parse_move(text).expect("a move");
        game.play(mv).expect("a legal move");
    }
    let AnyGame::Anda(position) = game else { panic!("only Anda is played here") };
    position
}

fn number_after(line: &str, word: &str) -> Option<u64> {
    line.split_whitespace().skip_while(|&next| next != word).nth(1)?.parse().ok()
}

fn main() {
    let mut variant = Variant::ANDA[0];
    let mut komi = 0;
    let mut root = position(variant, komi, "startpos");
    let mut search = Search { nodes: Vec::new(), rng: StdRng::seed_from_u64(1), exploration: EXPLORATION };
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["ugi"] => println!("id name plain UCT\nugiok"),
            ["isready"] => println!("readyok"),
            ["setoption", "name", "Variant", "value", name] => {
                variant = name.parse().expect("a variant");
                assert!(matches!(variant.rules(), AnyRules::Anda(_)), "only Anda is played here");
            }
            ["setoption", "name", "Komi", "value", number] => komi = number.parse().expect("a number"),
            ["setoption", "name", "Seed", "value", number] => {
                search.rng = StdRng::seed_from_u64(number.parse().expect("a number"));
            }
            ["setoption", "name", "Exploration", "value", number] => {
                search.exploration = number.parse::<f64>().expect("a number") / 100.0;
            }
            ["position", ..] => root = position(variant, komi, line.trim_start_matches("position ")),
            ["go", ..] => {
                let time = number_after(&line, "movetime").map(Duration::from_millis);
                let best = search.think(&root, time, number_after(&line, "nodes"));
                println!("bestmove {}", best.display(root.board()));
            }
            ["quit"] => return,
            _ => {}
        }
    }
}
