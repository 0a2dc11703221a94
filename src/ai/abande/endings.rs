//! The ending, with both hands empty: its margin without estimates.
//!
//! Only captures are left, and a player may always pass. Two passes in a row end the game at the margin on the
//! board. So a player who is content with it passes, and only the other one must find a capture:
//!
//! ```text
//! value(player)   the better of capturing first and passing
//!   capturing     the best of −value(enemy), over the player's captures
//!   passing       the lower of the margin and −capturing(enemy)
//! ```
//!
//! That needs no positions for passes, and most captures are decided by [`best_alone`] before they are looked at.
//! Every question is whether a player reaches a goal. An answer of at least the goal is a lower bound of what the
//! player gets, an answer below it an upper bound.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use arrayvec::ArrayVec;

use crate::ai::budget::Interrupted;
use crate::ai::parameters::ending;
use crate::board::grid::{CountsBits, Grid, counting_bits};
use crate::rules::abande::bits::{Bits, CellMove};

use super::alpha_beta::{Node, Value, Window};
use super::deepening::Searcher;
use super::prospects::best_alone;

/// Above every margin.
const NO_MARGIN: i8 = 100;
/// The lines of the board with the most: a line is a capture one way at most.
const MOST_CAPTURES: usize = 156;

/// What is known of what a player gets by capturing.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    low: i8,
    high: i8,
    /// The capture that reached `low`.
    mv: Option<CellMove>,
}

const _: () = assert!(size_of::<Slot>() == 16);

/// A memory of endings, one for each thread. It is small to stay in the processor's cache: most answers are found
/// in less time than a look into the large table takes.
#[derive(Debug)]
pub(super) struct Endings {
    slots: Vec<Slot>,
    /// Positions that the ending at hand may still take.
    allowed: u64,
}

impl Endings {
    pub(super) fn new() -> Self {
        let empty = Slot { key: 0, low: -NO_MARGIN, high: NO_MARGIN, mv: None };
        Self { slots: vec![empty; 1 << ending::SLOTS_LOG2], allowed: 0 }
    }

    /// What is known of the position with this key.
    #[inline]
    fn get(&self, key: u64) -> Slot {
        let slot = self.slots[Self::index(key)];
        if slot.key == key { slot } else { Slot { key, low: -NO_MARGIN, high: NO_MARGIN, mv: None } }
    }

    #[inline]
    fn put(&mut self, slot: Slot) {
        self.slots[Self::index(slot.key)] = slot;
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a few of the highest bits")]
    fn index(key: u64) -> usize {
        (key >> (u64::BITS - ending::SLOTS_LOG2)) as usize
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug)]
enum Halt {
    /// The search has to end.
    Interrupted(Interrupted),
    /// It takes more positions than are allowed.
    TooLong,
}

impl From<Interrupted> for Halt {
    fn from(interrupted: Interrupted) -> Self {
        Self::Interrupted(interrupted)
    }
}

/// A capture that bounds do not decide.
#[derive(Clone, Copy, Debug)]
struct Capture<G> {
    mv: CellMove,
    after: Bits<G>,
    /// The margin then, for who captured.
    margin: i32,
    promise: i32,
}

impl Searcher<'_> {
    /// On which side of a narrow window a position with both hands empty is, where
    /// [`foreseen`](Self::foreseen) does not know; none if that takes too long for the depth.
    pub(super) fn ending<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
        depth: i32,
    ) -> Result<Option<Value>, Interrupted> {
        debug_assert!(node.bits.in_hand() == 0 && !window.is_open());
        let worth = |margin| self.worth(margin, node.bits.turn());
        let mut goal = window.alpha.margin() - 1;
        while worth(goal) <= window.alpha {
            goal += 1;
        }
        self.endings.allowed = ending::POSITIONS << depth.clamp(0, ending::MOST_DEPTH);
        match self.reach(node, goal) {
            Ok(found) => Ok(Some(Value { score: self.worth(found, node.bits.turn()), proved: true })),
            Err(Halt::TooLong) => Ok(None),
            Err(Halt::Interrupted(interrupted)) => Err(interrupted),
        }
    }

    /// Whether the player to move gets as much as the goal.
    fn reach<G: Grid>(&mut self, node: &Node<G>, goal: i32) -> Result<i32, Halt> {
        let Node { bits, key } = node;
        let margin = bits.margin();
        if margin < goal {
            return Ok(margin.max(self.capture(bits, *key, goal)?));
        }
        if bits.passes() > 0 {
            return Ok(margin);
        }
        let passing = margin.min(-self.capture(&bits.turned(), bits.key_turned(*key), 1 - goal)?);
        if passing >= goal {
            return Ok(passing);
        }
        Ok(passing.max(self.capture(bits, *key, goal)?))
    }

    /// Whether the player to move gets as much as the goal by capturing.
    fn capture<G: Grid>(&mut self, bits: &Bits<G>, key: u64, goal: i32) -> Result<i32, Halt> {
        self.endings.allowed = self.endings.allowed.checked_sub(1).ok_or(Halt::TooLong)?;
        self.budget.spend()?;
        // Asked for early: it arrives while captures are sorted out.
        let mut known = self.endings.get(key);
        let mut captures = ArrayVec::new();
        let mut best = counting_bits(SortOut { bits, goal, captures: &mut captures });
        if best >= goal || captures.is_empty() {
            return Ok(best);
        }
        if i32::from(known.low) >= goal {
            return Ok(known.low.into());
        }
        if i32::from(known.high) < goal {
            return Ok(known.high.into());
        }
        if let Some(first) = captures.iter_mut().find(|capture| Some(capture.mv) == known.mv) {
            first.promise = i32::MAX;
        }
        while let Some(next) = (0..captures.len()).max_by_key(|&index| captures[index].promise) {
            let capture = captures.swap_remove(next);
            best = best.max(self.after_capture(&capture, bits.key_after(key, capture.mv), goal)?);
            if best >= goal {
                known.mv = Some(capture.mv);
                break;
            }
        }
        let bound = if best >= goal { &mut known.low } else { &mut known.high };
        *bound = i8::try_from(best).unwrap_or(*bound);
        self.endings.put(known);
        Ok(best)
    }

    /// Whether the player who captured gets as much as the goal.
    fn after_capture<G: Grid>(&mut self, capture: &Capture<G>, key: u64, goal: i32) -> Result<i32, Halt> {
        let Capture { after, margin, .. } = capture;
        let mut passed = *margin;
        if passed < goal {
            // The enemy is content and passes: only another capture helps.
            passed = passed.max(self.capture(&after.turned(), after.key_turned(key), goal)?);
            if passed < goal {
                return Ok(passed);
            }
        }
        Ok(passed.min(-self.capture(after, key, 1 - goal)?))
    }
}

/// Lists the captures that bounds do not decide, and gives the most that the others come to.
struct SortOut<'a, G> {
    bits: &'a Bits<G>,
    goal: i32,
    captures: &'a mut ArrayVec<Capture<G>, MOST_CAPTURES>,
}

impl<G: Grid> CountsBits for SortOut<'_, G> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self { bits, goal, captures } = self;
        let mut best = -i32::from(NO_MARGIN);
        let shape = bits.shape();
        bits.captures(&shape).for_each(|from, to| {
            if best >= goal {
                return;
            }
            let mv = CellMove::capture(from, to);
            let after = bits.after(mv, &shape);
            let margin = -after.margin();
            let at_least = -best_alone(&after, after.mover(), after.other());
            if at_least >= goal {
                best = at_least;
                return;
            }
            if margin < goal {
                let at_most = best_alone(&after, after.other(), after.mover());
                if at_most < goal {
                    best = best.max(at_most);
                    return;
                }
            }
            let enough = if margin >= goal { ending::ENOUGH } else { 0 };
            captures.push(Capture { mv, after, margin, promise: at_least + margin + enough });
        });
        best
    }
}
