//! Iterative deepening at the root, with aspiration windows and several principal variations.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use crate::ai::root_move::RootMove;
use crate::ai::time_manager::Aborted;
use crate::ai::{Score, SearchInfo};
use crate::board::grid::Grid;
use crate::rules::AnyMove;
use crate::rules::abande::Move;
use crate::rules::abande::bits::PackedMove;

use super::move_picker::MovePicker;
use super::node::{MAX_PLY, Node};
use super::parameters::{ASPIRATION_MIN_DEPTH, ASPIRATION_WINDOW};
use super::request::SearchRequest;
use super::searcher::Searcher;
use super::window::{Value, Window};

/// Best line found at the root; for a lower rank of several principal variations, without the moves ranked above.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RootLine {
    pv: Vec<PackedMove>,
    value: Value,
    /// Part of the score that comes from [`RootMove::bonus`].
    bonus: Score,
    depth: u32,
}

/// Depths in plies that iterative deepening searches one after another, unless a limit ends it earlier.
const DEPTHS: RangeInclusive<u32> = 1..=99;
const _: () = assert!(*DEPTHS.end() as usize + 1 == MAX_PLY);

impl Searcher<'_> {
    /// Runs the main thread's search by iterative deepening until a limit is reached or the game is solved,
    /// and returns the best line. Calls `on_info` with the best lines while it runs. `None` without a root
    /// move.
    pub(super) fn search_main<G: Grid>(
        mut self,
        root: &Node<G>,
        search: &SearchRequest,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        let mut moves = self.order_root_moves(root, search.moves);
        let value = Value::unproved(self.static_eval(&root.bits, &root.bits.shape(), 0));
        let unsearched = |first: &RootMove<Move>| {
            let pv = vec![PackedMove::new::<G>(first.mv)];
            RootLine { pv, value, bonus: Score::EVEN, depth: 0 }
        };
        let mut ranked: Vec<RootLine> =
            moves.iter().take(search.multi_pv.get().into()).map(unsearched).collect();
        // The best lines so far, and those that were last sent.
        let (mut best, mut last_sent) = (ranked.clone(), Vec::new());
        for depth in DEPTHS.take_while(|&depth| search.limits.depth.is_none_or(|limit| depth <= limit)) {
            let mut newer = 0;
            for (rank, found) in ranked.iter_mut().enumerate() {
                let before = found.clone();
                // Lines that rank above are excluded.
                if self.aspiration_search(root, &mut moves[rank..], depth, found).is_err() {
                    // A line found before the abort is kept.
                    newer += usize::from(*found != before);
                    break;
                }
                found.depth = depth;
                newer += 1;
            }
            let aborted = newer < ranked.len() || ranked.iter().any(|found| found.depth < depth);
            best = merge_lines(&ranked[..newer], &best);
            if aborted {
                break;
            }
            self.report::<G>(&best, on_info);
            last_sent.clone_from(&best);
            if ranked.iter().all(|found| found.value.proved) {
                break;
            }
        }
        // The caller hears of the final answer even if no depth was finished.
        if last_sent != best {
            self.report::<G>(&best, on_info);
        }
        self.infos::<G>(&best).into_iter().next()
    }

    /// Runs a helper thread's search until the main thread ends, starting `ahead` plies deeper. It only fills the
    /// transposition table.
    pub(super) fn search_helper<G: Grid>(mut self, root: &Node<G>, search: &SearchRequest, ahead: u32) {
        let mut moves = self.order_root_moves(root, search.moves);
        let mut found = RootLine {
            pv: Vec::new(),
            value: Value::unproved(self.static_eval(&root.bits, &root.bits.shape(), 0)),
            bonus: Score::EVEN,
            depth: 0,
        };
        for depth in DEPTHS.skip(ahead as usize) {
            if found.value.proved || self.aspiration_search(root, &mut moves, depth, &mut found).is_err() {
                break;
            }
        }
        self.time_manager.publish_nodes();
    }

    /// Sorts the root moves like those of any other node.
    fn order_root_moves<G: Grid>(&self, root: &Node<G>, moves: &[RootMove<Move>]) -> Vec<RootMove<Move>> {
        let tt_move = self.tt.probe(root.key).and_then(|entry| entry.mv).map(PackedMove::from_bits);
        let bits = &root.bits;
        let mut picker = MovePicker::new();
        picker.add_all(bits, &bits.shape(), tt_move, &self.thread_data.history, 0);
        let ordered = std::iter::from_fn(|| picker.next_move()).map(|next| next.mv.unpacked::<G>());
        ordered.filter_map(|mv| moves.iter().find(|root| root.mv == mv).copied()).collect()
    }

    /// Searches one depth with an aspiration window around the last score. Lines found before an abort are kept in
    /// `found`.
    fn aspiration_search<G: Grid>(
        &mut self,
        node: &Node<G>,
        moves: &mut [RootMove<Move>],
        depth: u32,
        found: &mut RootLine,
    ) -> Result<(), Aborted> {
        let mut window = Window::FULL;
        if depth >= ASPIRATION_MIN_DEPTH {
            let middle = found.value.score;
            window = Window { alpha: middle - ASPIRATION_WINDOW, beta: middle + ASPIRATION_WINDOW };
        }
        loop {
            let score = self.search_root(node, moves, window, depth, found)?;
            if score <= window.alpha && window.alpha > Window::FULL.alpha {
                window.alpha = Window::FULL.alpha;
            } else if score >= window.beta && window.beta < Window::FULL.beta {
                window.beta = Window::FULL.beta;
            } else {
                return Ok(());
            }
        }
    }

    /// Searches all root moves. Each new best move goes to the front, so that the next depth starts with it.
    fn search_root<G: Grid>(
        &mut self,
        node: &Node<G>,
        moves: &mut [RootMove<Move>],
        window: Window,
        depth: u32,
        found: &mut RootLine,
    ) -> Result<Score, Aborted> {
        let below = i32::try_from(depth).unwrap_or(i32::MAX) - 1;
        let mut best = -Score::INFINITE;
        let mut all_proved = true;
        let shape = node.bits.shape();
        for index in 0..moves.len() {
            let RootMove { mv, bonus } = moves[index];
            let mv = PackedMove::new::<G>(mv);
            let next = node.after(mv, &shape);
            let shifted = Window { alpha: window.alpha - bonus, beta: window.beta - bonus };
            let shifted_best = if best == -Score::INFINITE { best } else { best - bonus };
            let value = self.search_child(&next, shifted, shifted_best, below, 0, index, 0)?;
            all_proved &= value.proved && bonus == Score::EVEN;
            let score = value.score + bonus;
            if score <= best {
                continue;
            }
            best = score;
            if score > window.alpha {
                self.pv_table.clear(0);
                self.pv_table.extend(0, mv);
                let value = Value::unproved(score);
                *found =
                    RootLine { pv: self.pv_table.root_line().to_vec(), value, bonus, depth: found.depth };
                moves[..=index].rotate_right(1);
                if score >= window.beta {
                    return Ok(score);
                }
            }
        }
        found.value.proved = all_proved && best > window.alpha;
        Ok(best)
    }

    /// Calls `on_info` with each of the best lines.
    fn report<G: Grid>(&self, best: &[RootLine], on_info: &mut dyn FnMut(&SearchInfo)) {
        self.infos::<G>(best).iter().for_each(on_info);
    }

    fn infos<G: Grid>(&self, best: &[RootLine]) -> Vec<SearchInfo> {
        let infos = best.iter().enumerate().map(|(rank, found)| self.info::<G>(found, rank));
        SearchInfo::with_descending_scores(infos)
    }

    fn info<G: Grid>(&self, found: &RootLine, rank: usize) -> SearchInfo {
        let line: Vec<AnyMove> = found.pv.iter().map(|mv| AnyMove::Abande(mv.unpacked::<G>())).collect();
        let proved = found.value.proved.then(|| found.value.score.margin());
        SearchInfo {
            best_move: line[0],
            rank: rank + 1,
            // A proved draw scores 0, whatever the draw bias.
            score: proved.map_or(found.value.score - found.bonus, Score::from_margin),
            proved,
            pv: line,
            depth: found.depth,
            sel_depth: u32::try_from(self.sel_depth).unwrap_or(u32::MAX),
            nodes: self.time_manager.nodes(),
            visits: None,
            time: self.time_manager.elapsed(),
            hashfull: self.tt.hashfull(),
        }
    }
}

/// Merges the lines of this depth, best first, with those of the depth before; no two start with the same move.
fn merge_lines(newer: &[RootLine], older: &[RootLine]) -> Vec<RootLine> {
    let mut lines = newer.to_vec();
    lines.sort_by_key(|found| Reverse(found.value.score));
    for found in older {
        if lines.iter().all(|other| other.pv.first() != found.pv.first()) {
            lines.push(found.clone());
        }
    }
    lines.truncate(older.len());
    lines
}
