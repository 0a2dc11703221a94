//! The state of one search thread.

use crate::ai::Score;
use crate::ai::time_manager::{Aborted, TimeManager};
use crate::board::grid::Grid;
use crate::rules::abande::Rules;
use crate::rules::abande::bits::{BandShape, BitPosition, PackedMove};

use super::margin_bounds::MarginBounds;
use super::margin_scoring::MarginScoring;
use super::net::{Net, NetEvaluator};
use super::node::MAX_PLY;
use super::pv_table::PvTable;
use super::thread_data::ThreadData;
use super::transposition_table::{TranspositionTable, TtEntry};
use super::window::{Value, Window};

/// State of one search thread, whose methods are the parts of the alpha-beta search.
#[derive(Debug)]
pub(super) struct Searcher<'a> {
    pub(super) tt: &'a TranspositionTable,
    pub(super) thread_data: &'a mut ThreadData,
    pub(super) time_manager: TimeManager<'a>,
    pub(super) evaluator: NetEvaluator,
    pub(super) scoring: MarginScoring,
    pub(super) pv_table: PvTable,
    /// Maximum depth reached in plies, without endgame solutions.
    pub(super) sel_depth: usize,
    /// Nodes that the endgame solver may still visit.
    pub(super) endgame_nodes_left: u64,
}

impl<'a> Searcher<'a> {
    /// Creates the search state of one thread, for the board `G`.
    pub(super) fn new<G: Grid>(
        tt: &'a TranspositionTable,
        thread_data: &'a mut ThreadData,
        time_manager: TimeManager<'a>,
        scoring: MarginScoring,
    ) -> Self {
        let evaluator = NetEvaluator::new(Net::for_board(G::LAYOUT), MAX_PLY);
        Self {
            tt,
            thread_data,
            time_manager,
            evaluator,
            scoring,
            pv_table: PvTable::new(),
            sel_depth: 0,
            endgame_nodes_left: 0,
        }
    }

    /// Returns the static evaluation of a position for the player to move, limited to the value of all pieces,
    /// with the points of a handicap.
    /// `ply` selects the accumulators of the network to update.
    #[inline]
    pub(super) fn static_eval<G: Grid>(
        &mut self,
        bits: &BitPosition<G>,
        shape: &BandShape,
        ply: usize,
    ) -> Score {
        let on_board = Score::clamped(self.evaluator.evaluate(bits, shape, ply), Rules::MOST_POINTS.into());
        on_board + Score::from_margin(self.scoring.lead(bits.turn()))
    }

    /// Returns the exact value of a position if the game ends there.
    pub(super) fn terminal_value<G: Grid>(&self, bits: &BitPosition<G>) -> Value {
        Value { score: self.scoring.score(bits.margin(), bits.turn()), proved: true }
    }

    /// Returns a proved value if the static bounds of an endgame cause a cutoff.
    #[inline]
    pub(super) fn bounds_cutoff<G: Grid>(&self, bits: &BitPosition<G>, window: Window) -> Option<Value> {
        let MarginBounds { low, high } = MarginBounds::of(bits);
        let [low, high] = [low, high].map(|margin| self.scoring.score(margin, bits.turn()));
        let sure = |score| Some(Value { score, proved: true });
        match () {
            () if low >= window.beta || low == high => sure(low),
            () if high <= window.alpha => sure(high),
            () => None,
        }
    }

    /// Counts a node at this distance from the root. An error means that the search must end.
    #[inline]
    pub(super) fn count_visit(&mut self, ply: usize) -> Result<(), Aborted> {
        self.sel_depth = self.sel_depth.max(ply);
        self.time_manager.count_node()
    }

    /// Stores the value that was found for a position in the transposition table.
    pub(super) fn store_tt(
        &mut self,
        key: u64,
        window: Window,
        value: Value,
        mv: Option<PackedMove>,
        depth: i32,
    ) {
        let entry = TtEntry {
            mv: mv.map(PackedMove::bits),
            score: value.score,
            bound: window.bound(value.score),
            depth: u8::try_from(depth).unwrap_or(u8::MAX),
            proved: value.proved,
        };
        self.tt.store(key, entry);
    }
}
