//! The root of the tree: deeper and deeper until a limit is reached or the game is solved.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use crate::ai::budget::{Budget, Interrupted};
use crate::ai::{Score, Thought};
use crate::board::grid::Grid;
use crate::rules::abande::bits::CellMove;
use crate::rules::abande::{Move, Position};
use crate::rules::{AnyMove, Game};

use super::alpha_beta::{MAX_PLY, Node, Value, Window};
use super::estimate::{Judge, Lean};
use super::moves::Candidates;
use super::parameters::{ASPIRATION, ASPIRATION_DEPTH};
use super::table::Table;
use super::threads::{Notes, Search};

/// A move to choose from.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct RootMove {
    pub(in crate::ai) mv: Move,
    /// What the move is liked beyond its value, for variety.
    pub(in crate::ai) bonus: Score,
}

/// Every move worth a look: of moves that the board's symmetries make equal only the first.
pub(in crate::ai) fn root_moves(position: &Position) -> Vec<RootMove> {
    let mut moves = position.legal_moves();
    let symmetries: Vec<_> = position.stabilizer().collect();
    moves.retain(|&mv| symmetries.iter().all(|symmetry| mv.mapped(symmetry) >= mv));
    moves.into_iter().map(|mv| RootMove { mv, bonus: Score::EVEN }).collect()
}

/// The best play found from each ply on.
#[derive(Debug)]
pub(super) struct Lines(Vec<ArrayVec<CellMove, MAX_PLY>>);

impl Lines {
    fn new() -> Self {
        Self(vec![ArrayVec::new(); MAX_PLY + 1])
    }

    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// The best play from `ply` on is this move and then what was found one ply below.
    pub(super) fn extend(&mut self, ply: usize, mv: CellMove) {
        let (above, below) = self.0.split_at_mut(ply + 1);
        let (line, rest) = (&mut above[ply], &below[0]);
        line.clear();
        line.push(mv);
        line.extend(rest.iter().copied().take(MAX_PLY - 1));
    }
}

/// One thread's search of one position.
#[derive(Debug)]
pub(super) struct Searcher<'a> {
    pub(super) table: &'a Table,
    pub(super) notes: &'a mut Notes,
    pub(super) budget: Budget<'a>,
    pub(super) judge: Judge,
    pub(super) lean: Option<Lean>,
    pub(super) lines: Lines,
    /// The longest line looked at, but for solved endings.
    pub(super) deepest: usize,
    /// Positions that the ending at hand may still take.
    pub(super) allowed: u64,
}

/// The best of some of the root's moves so far, and what was expected to follow.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    line: Vec<CellMove>,
    value: Value,
    /// The part of the value that is a liking, not an estimate.
    bonus: Score,
    depth: u32,
}

/// Plies that can be searched.
const DEPTHS: RangeInclusive<u32> = 1..=99;
const _: () = assert!(*DEPTHS.end() as usize + 1 == MAX_PLY);

impl<'a> Searcher<'a> {
    /// A search on the board `G` that stops when the budget is spent.
    pub(super) fn new<G: Grid>(
        table: &'a Table,
        notes: &'a mut Notes,
        budget: Budget<'a>,
        lean: Option<Lean>,
    ) -> Self {
        let judge = Judge::of(G::LAYOUT);
        Self { table, notes, budget, judge, lean, lines: Lines::new(), deepest: 0, allowed: 0 }
    }

    /// Searches deeper and deeper until a limit is reached or the end of the game is proved, and answers; none
    /// without a move.
    pub(super) fn lead<G: Grid>(
        mut self,
        root: &Node<G>,
        search: &Search,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let mut moves = self.in_order(root, search.moves);
        let value = Value::estimate(self.estimate(&root.bits, &root.bits.shape(), 0));
        let unseen = |first: &RootMove| {
            let line = vec![CellMove::new::<G>(first.mv)];
            Found { line, value, bonus: Score::EVEN, depth: 0 }
        };
        let mut ranked: Vec<Found> = moves.iter().take(search.ranks.get().into()).map(unseen).collect();
        // The best lines in order, and those that were told last.
        let (mut best, mut told) = (ranked.clone(), Vec::new());
        for depth in DEPTHS.take_while(|&depth| search.limits.depth.is_none_or(|limit| depth <= limit)) {
            let mut newer = 0;
            for (rank, found) in ranked.iter_mut().enumerate() {
                let before = found.clone();
                // The best move not counting those that are better still.
                if self.deepen(root, &mut moves[rank..], depth, found).is_err() {
                    // What was found before the interruption is kept.
                    newer += usize::from(*found != before);
                    break;
                }
                found.depth = depth;
                newer += 1;
            }
            let interrupted = newer < ranked.len() || ranked.iter().any(|found| found.depth < depth);
            best = in_order(&ranked[..newer], &best);
            if interrupted {
                break;
            }
            self.tell::<G>(&best, on_info);
            told.clone_from(&best);
            if ranked.iter().all(|found| found.value.proved) {
                break;
            }
        }
        // Whoever listens has heard of the answer, also where no depth was finished.
        if told != best {
            self.tell::<G>(&best, on_info);
        }
        self.thoughts::<G>(&best).into_iter().next()
    }

    /// Searches as long as another thread leads, starting some plies ahead, so that the other finds what it
    /// needs in the table.
    pub(super) fn help<G: Grid>(mut self, root: &Node<G>, search: &Search, ahead: u32) {
        let mut moves = self.in_order(root, search.moves);
        let mut found = Found {
            line: Vec::new(),
            value: Value::estimate(self.estimate(&root.bits, &root.bits.shape(), 0)),
            bonus: Score::EVEN,
            depth: 0,
        };
        for depth in DEPTHS.skip(ahead as usize) {
            if found.value.proved || self.deepen(root, &mut moves, depth, &mut found).is_err() {
                break;
            }
        }
        self.budget.tell();
    }

    /// The root's moves, promising ones first.
    fn in_order<G: Grid>(&self, root: &Node<G>, moves: &[RootMove]) -> Vec<RootMove> {
        let known = self.table.get(root.key).and_then(|known| known.mv).map(CellMove::from_bits);
        let bits = &root.bits;
        let mut candidates = Candidates::new();
        candidates.add_all(bits, &bits.shape(), known, &self.notes.history, 0);
        let ordered = std::iter::from_fn(|| candidates.pick()).map(|next| next.mv.unpacked::<G>());
        ordered.filter_map(|mv| moves.iter().find(|root| root.mv == mv).copied()).collect()
    }

    /// Searches one depth, with a window around the last value first. What was found before an interruption
    /// is kept.
    fn deepen<G: Grid>(
        &mut self,
        node: &Node<G>,
        moves: &mut [RootMove],
        depth: u32,
        found: &mut Found,
    ) -> Result<(), Interrupted> {
        let mut window = Window::FULL;
        if depth >= ASPIRATION_DEPTH {
            let middle = found.value.score;
            window = Window { alpha: middle - ASPIRATION, beta: middle + ASPIRATION };
        }
        loop {
            let score = self.root(node, moves, window, depth, found)?;
            if score <= window.alpha && window.alpha > Window::FULL.alpha {
                window.alpha = Window::FULL.alpha;
            } else if score >= window.beta && window.beta < Window::FULL.beta {
                window.beta = Window::FULL.beta;
            } else {
                return Ok(());
            }
        }
    }

    /// Searches every move of the root. Moves that turn out best go to the front of the list, so that the
    /// next depth starts with them.
    fn root<G: Grid>(
        &mut self,
        node: &Node<G>,
        moves: &mut [RootMove],
        window: Window,
        depth: u32,
        found: &mut Found,
    ) -> Result<Score, Interrupted> {
        let below = i32::try_from(depth).unwrap_or(i32::MAX) - 1;
        let mut best = -Score::INFINITE;
        let mut all_proved = true;
        let shape = node.bits.shape();
        for index in 0..moves.len() {
            let RootMove { mv, bonus } = moves[index];
            let mv = CellMove::new::<G>(mv);
            let next = node.after(mv, &shape);
            let shifted = Window { alpha: window.alpha - bonus, beta: window.beta - bonus };
            let shifted_best = if best == -Score::INFINITE { best } else { best - bonus };
            let value = self.child(&next, shifted, shifted_best, below, 0, index, 0)?;
            all_proved &= value.proved && bonus == Score::EVEN;
            let score = value.score + bonus;
            if score <= best {
                continue;
            }
            best = score;
            if score > window.alpha {
                self.lines.clear(0);
                self.lines.extend(0, mv);
                let value = Value::estimate(score);
                *found = Found { line: self.lines.0[0].to_vec(), value, bonus, depth: found.depth };
                moves[..=index].rotate_right(1);
                if score >= window.beta {
                    return Ok(score);
                }
            }
        }
        found.value.proved = all_proved && best > window.alpha;
        Ok(best)
    }

    fn tell<G: Grid>(&self, best: &[Found], on_info: &mut dyn FnMut(&Thought)) {
        self.thoughts::<G>(best).iter().for_each(on_info);
    }

    fn thoughts<G: Grid>(&self, best: &[Found]) -> Vec<Thought> {
        let thoughts = best.iter().enumerate().map(|(rank, found)| self.thought::<G>(found, rank));
        Thought::falling(thoughts)
    }

    fn thought<G: Grid>(&self, found: &Found, rank: usize) -> Thought {
        let line: Vec<AnyMove> = found.line.iter().map(|mv| AnyMove::Abande(mv.unpacked::<G>())).collect();
        let proved = found.value.proved.then(|| found.value.score.margin());
        Thought {
            best: line[0],
            rank: rank + 1,
            // A proved draw is 0, even if the search valued it differently.
            score: proved.map_or(found.value.score - found.bonus, Score::of_margin),
            proved,
            line,
            depth: found.depth,
            seldepth: u32::try_from(self.deepest).unwrap_or(u32::MAX),
            nodes: self.budget.nodes(),
            visits: None,
            time: self.budget.elapsed(),
            hashfull: self.table.fullness(),
        }
    }
}

/// The lines of the depth that was searched last, the best first, then those of the depth before; as many as before and
/// each with another first move.
fn in_order(newer: &[Found], older: &[Found]) -> Vec<Found> {
    let mut lines = newer.to_vec();
    lines.sort_by_key(|found| Reverse(found.value.score));
    for found in older {
        if lines.iter().all(|other| other.line.first() != found.line.first()) {
            lines.push(found.clone());
        }
    }
    lines.truncate(older.len());
    lines
}
