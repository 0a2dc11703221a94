//! An exact solver for endgames, in which both hands are empty.
//!
//! Only captures are left, and a player may always pass. Two passes in a row end the game with the margin on the
//! board. A player who is content with that margin passes, so only the other one has to find a capture:
//!
//! ```text
//! value(player)          max(capturing(player), passing(player))
//!   capturing(player)    max of −value(enemy) over all captures
//!   passing(player)      min(margin, −capturing(enemy))
//! ```
//!
//! Passes therefore need no nodes of their own, and [`unopposed_margin`] decides most captures without a search. Each
//! call asks whether a player reaches a goal: a result of at least the goal is a lower bound of the value, and any
//! other result is an upper bound.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use arrayvec::ArrayVec;

use crate::ai::Score;
use crate::ai::time_manager::Aborted;
use crate::board::grid::{BitTask, Grid, counting_bits};
use crate::rules::abande::Rules;
use crate::rules::abande::bits::{BitPosition, PackedMove};

use super::endgame_cache::INFINITE_MARGIN;
use super::margin_bounds::unopposed_margin;
use super::node::Node;
use super::parameters::endgame;
use super::searcher::Searcher;
use super::window::{Value, Window, tt_cutoff};

/// Largest margin in points: all pieces on one side.
const MAX_MARGIN: i32 = Rules::MOST_POINTS as i32;
const _: () = assert!(MAX_MARGIN < INFINITE_MARGIN as i32 && MAX_MARGIN <= Score::MAX_MARGIN);
/// Upper bound of the captures in a position: each of the 156 lines of the square board, which has the most, allows a
/// capture in one direction at most.
const MAX_CAPTURES: usize = 156;

/// Reason why the solver gave no answer.
#[derive(Clone, Copy, Debug)]
enum SolveError {
    Aborted(Aborted),
    /// The endgame takes more nodes than it may.
    NodeLimit,
}

impl From<Aborted> for SolveError {
    fn from(aborted: Aborted) -> Self {
        Self::Aborted(aborted)
    }
}

/// A capture that static bounds do not decide.
#[derive(Clone, Copy, Debug)]
struct Capture<G> {
    mv: PackedMove,
    after: BitPosition<G>,
    /// Margin after the capture, for the player who captured.
    margin: i32,
    /// Move ordering score.
    score: i32,
}

impl Searcher<'_> {
    /// Returns the exact value (or a proved bound) of an endgame if that causes a cutoff.
    ///
    /// Static bounds are tried everywhere; the solver runs in null windows only, with a node limit that grows with
    /// the depth.
    pub(super) fn probe_endgame<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
        depth: i32,
    ) -> Result<Option<Value>, Aborted> {
        debug_assert_eq!(node.bits.in_hand(), 0);
        let bounds_cutoff = self.bounds_cutoff(&node.bits, window);
        if bounds_cutoff.is_some() || window.is_pv() {
            return Ok(bounds_cutoff);
        }
        // Solving a short endgame is faster than probing the transposition table.
        let shared = depth >= endgame::TT_MIN_DEPTH;
        if shared
            && let Some(entry) = self.tt.probe(node.key)
            && entry.proved
            && let Some(value) = tt_cutoff(entry, window, depth)
        {
            return Ok(Some(value));
        }
        self.endgame_nodes_left = endgame::BASE_NODES << depth.clamp(0, endgame::NODE_LIMIT_MAX_DEPTH);
        let value = self.solve_endgame(node, window)?;
        if let Some(value) = value
            && shared
        {
            self.store_tt(node.key, window, value, None, depth);
        }
        Ok(value)
    }

    /// Decides for certain on which side of a null window the value of an endgame lies. `None` if that takes
    /// too many nodes. The window includes the points of a handicap; goals are margins on the board.
    pub(super) fn solve_endgame<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
    ) -> Result<Option<Value>, Aborted> {
        let turn = node.bits.turn();
        let score_of = |margin| self.scoring.score(margin, turn);
        let below = window.alpha.margin() - self.scoring.lead(turn) - 1;
        let Some(goal) = (below.max(-MAX_MARGIN)..=MAX_MARGIN).find(|&goal| score_of(goal) > window.alpha)
        else {
            return Ok(None);
        };
        match self.solve(node, goal) {
            Ok(found) => Ok(Some(Value { score: self.scoring.score(found, turn), proved: true })),
            Err(SolveError::NodeLimit) => Ok(None),
            Err(SolveError::Aborted(aborted)) => Err(aborted),
        }
    }

    /// Returns a bound of the value for the player to move: a lower bound if it reaches the goal, otherwise an upper
    /// bound.
    fn solve<G: Grid>(&mut self, node: &Node<G>, goal: i32) -> Result<i32, SolveError> {
        let margin = node.bits.margin();
        let turned = node.turned();
        // The captures do not depend on whether the opponent has just passed.
        let unpassed = turned.turned();
        if margin < goal {
            return Ok(margin.max(self.best_by_capturing(&unpassed, goal)?));
        }
        if node.bits.passes() > 0 {
            return Ok(margin);
        }
        let by_passing = margin.min(-self.best_by_capturing(&turned, 1 - goal)?);
        if by_passing >= goal {
            return Ok(by_passing);
        }
        Ok(by_passing.max(self.best_by_capturing(&unpassed, goal)?))
    }

    /// As [`solve`](Self::solve), for a player who starts with a capture.
    fn best_by_capturing<G: Grid>(&mut self, node: &Node<G>, goal: i32) -> Result<i32, SolveError> {
        self.endgame_nodes_left = self.endgame_nodes_left.checked_sub(1).ok_or(SolveError::NodeLimit)?;
        self.time_manager.count_node()?;
        // Probed early, so that the memory access overlaps with move generation.
        let mut entry = self.thread_data.endgame_cache.probe(node.key);
        let mut captures = ArrayVec::new();
        let mut best = counting_bits(GenerateCaptures { bits: &node.bits, goal, captures: &mut captures });
        if best >= goal || captures.is_empty() {
            return Ok(best);
        }
        if i32::from(entry.low) >= goal {
            return Ok(entry.low.into());
        }
        if i32::from(entry.high) < goal {
            return Ok(entry.high.into());
        }
        if let Some(first) = captures.iter_mut().find(|capture| Some(capture.mv) == entry.mv) {
            first.score = i32::MAX;
        }
        while let Some(next) = (0..captures.len()).max_by_key(|&index| captures[index].score) {
            let Capture { mv, after, margin, .. } = captures.swap_remove(next);
            let after = Node { bits: after, key: node.bits.key_after(node.key, mv) };
            best = best.max(self.value_after_capture(&after, margin, goal)?);
            if best >= goal {
                entry.mv = Some(mv);
                break;
            }
        }
        let bound = if best >= goal { &mut entry.low } else { &mut entry.high };
        *bound = i8::try_from(best).unwrap_or(*bound);
        self.thread_data.endgame_cache.store(entry);
        Ok(best)
    }

    /// As [`solve`](Self::solve), for a player who has just captured and now has this margin.
    fn value_after_capture<G: Grid>(
        &mut self,
        after: &Node<G>,
        margin: i32,
        goal: i32,
    ) -> Result<i32, SolveError> {
        let mut by_passing = margin;
        if margin < goal {
            // The opponent is content and passes, so only another capture helps.
            by_passing = margin.max(self.best_by_capturing(&after.turned(), goal)?);
            if by_passing < goal {
                return Ok(by_passing);
            }
        }
        Ok(by_passing.min(-self.best_by_capturing(after, 1 - goal)?))
    }
}

/// Generates the captures that bounds do not decide, and returns the best bound of the others.
struct GenerateCaptures<'a, G> {
    bits: &'a BitPosition<G>,
    goal: i32,
    captures: &'a mut ArrayVec<Capture<G>, MAX_CAPTURES>,
}

impl<G: Grid> BitTask for GenerateCaptures<'_, G> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self { bits, goal, captures } = self;
        let mut best = -i32::from(INFINITE_MARGIN);
        let shape = bits.shape();
        bits.captures(&shape).for_each(|from, to| {
            if best >= goal {
                return;
            }
            let mv = PackedMove::capture(from, to);
            let after = bits.after(mv, &shape);
            let margin = -after.margin();
            let at_least = -unopposed_margin(&after, after.mover(), after.other());
            if at_least >= goal {
                best = at_least;
                return;
            }
            if margin < goal {
                let at_most = unopposed_margin(&after, after.other(), after.mover());
                if at_most < goal {
                    best = best.max(at_most);
                    return;
                }
            }
            // Orders by the middle between the guaranteed and the current margin. Where the latter reaches the goal,
            // only the opponent's captures matter.
            let bonus = if margin >= goal { endgame::GOAL_REACHED_BONUS } else { 0 };
            captures.push(Capture { mv, after, margin, score: at_least + margin + bonus });
        });
        best
    }
}
