//! Endings, with both hands empty: their margins without estimates.
//!
//! Only captures are left, and a player may always pass. Two passes in a row end the game at the margin on the
//! board. So a player who is content with it passes, and only the other one must find a capture:
//!
//! ```text
//! value(player)          the better of capturing and passing
//!   capturing(player)    the best of −value(enemy) after it
//!   passing(player)      the lower of the margin and −capturing(enemy)
//! ```
//!
//! That needs no positions for passes, and most captures are decided by [`best_alone`] before they are looked at.
//! Every question is whether a player reaches a goal. An answer of at least the goal is a lower bound of what the
//! player gets, an answer below it an upper bound.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use arrayvec::ArrayVec;

use crate::ai::Score;
use crate::ai::budget::Interrupted;
use crate::board::grid::{CountsBits, Grid, counting_bits};
use crate::rules::abande::Rules;
use crate::rules::abande::bits::{Bits, CellMove};

use super::alpha_beta::{Node, Value, Window, usable};
use super::deepening::Searcher;
use super::parameters::ending;
use super::prospects::best_alone;

/// Above every margin.
const NO_MARGIN: i8 = 100;
/// The largest margin: all pieces on one side.
const MOST_MARGIN: i32 = Rules::MOST_POINTS as i32;
const _: () = assert!(MOST_MARGIN < NO_MARGIN as i32 && MOST_MARGIN <= Score::MOST_POINTS);
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

impl Slot {
    const fn unknown(key: u64) -> Self {
        Self { key, low: -NO_MARGIN, high: NO_MARGIN, mv: None }
    }
}

const _: () = assert!(size_of::<Slot>() == 16);

/// A memory of endings, one for each thread. It is small to stay in the processor's cache: most answers are found
/// in less time than a look into the large table takes.
#[derive(Debug)]
pub(super) struct Endings {
    slots: Vec<Slot>,
    /// How far keys are shifted to become an index.
    shift: u32,
}

impl Endings {
    /// An empty memory that takes at most so many bytes, and no more than is of use.
    pub(super) fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<Slot>()).clamp(2, ending::MOST_SLOTS).ilog2();
        Self { slots: vec![Slot::unknown(0); 1 << bits], shift: u64::BITS - bits }
    }

    /// How much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.slots.as_slice())
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.slots.fill(Slot::unknown(0));
    }

    /// What is known of the position with this key.
    #[inline]
    fn get(&self, key: u64) -> Slot {
        let slot = self.slots[self.index(key)];
        if slot.key == key { slot } else { Slot::unknown(key) }
    }

    #[inline]
    fn put(&mut self, slot: Slot) {
        let index = self.index(slot.key);
        self.slots[index] = slot;
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a few of the highest bits")]
    fn index(&self, key: u64) -> usize {
        (key >> self.shift) as usize
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
    /// How early it is tried.
    promise: i32,
}

impl Searcher<'_> {
    /// What is sure of an ending, if it answers the question that the window asks: what can be foreseen, and in
    /// narrow windows what a solution of a length that fits the depth says.
    pub(super) fn ending<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
        depth: i32,
    ) -> Result<Option<Value>, Interrupted> {
        debug_assert_eq!(node.bits.in_hand(), 0);
        let foreseen = self.foreseen(&node.bits, window);
        if foreseen.is_some() || window.is_open() {
            return Ok(foreseen);
        }
        // Short solutions take less time than a look into the table.
        let shared = depth >= ending::SHARED_DEPTH;
        if shared
            && let Some(known) = self.table.get(node.key)
            && known.proved
            && let Some(value) = usable(known, window, depth)
        {
            return Ok(Some(value));
        }
        self.allowed = ending::POSITIONS << depth.clamp(0, ending::MOST_DEPTH);
        let value = self.solution(node, window)?;
        if let Some(value) = value
            && shared
        {
            self.remember(node.key, window, value, None, depth);
        }
        Ok(value)
    }

    /// On which side of a narrow window an ending is; none if that takes more positions than are allowed.
    pub(super) fn solution<G: Grid>(
        &mut self,
        node: &Node<G>,
        window: Window,
    ) -> Result<Option<Value>, Interrupted> {
        let worth = |margin| self.worth(margin, node.bits.turn());
        let below = window.alpha.margin() - 1;
        let Some(goal) = (below.max(-MOST_MARGIN)..=MOST_MARGIN).find(|&goal| worth(goal) > window.alpha)
        else {
            return Ok(None);
        };
        match self.reach(node, goal) {
            Ok(found) => Ok(Some(Value { score: self.worth(found, node.bits.turn()), proved: true })),
            Err(Halt::TooLong) => Ok(None),
            Err(Halt::Interrupted(interrupted)) => Err(interrupted),
        }
    }

    /// A bound of what the player to move gets: a lower one if it is at least the goal, else an upper one.
    fn reach<G: Grid>(&mut self, node: &Node<G>, goal: i32) -> Result<i32, Halt> {
        let margin = node.bits.margin();
        let turned = node.turned();
        // What can be captured does not depend on a pass before.
        let unpassed = turned.turned();
        if margin < goal {
            return Ok(margin.max(self.by_capturing(&unpassed, goal)?));
        }
        if node.bits.passes() > 0 {
            return Ok(margin);
        }
        let by_passing = margin.min(-self.by_capturing(&turned, 1 - goal)?);
        if by_passing >= goal {
            return Ok(by_passing);
        }
        Ok(by_passing.max(self.by_capturing(&unpassed, goal)?))
    }

    /// The same for the player to move capturing first.
    fn by_capturing<G: Grid>(&mut self, node: &Node<G>, goal: i32) -> Result<i32, Halt> {
        self.allowed = self.allowed.checked_sub(1).ok_or(Halt::TooLong)?;
        self.budget.spend()?;
        // Asked for early: it arrives while captures are sorted out.
        let mut known = self.notes.endings.get(node.key);
        let mut captures = ArrayVec::new();
        let mut best = counting_bits(SortOut { bits: &node.bits, goal, captures: &mut captures });
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
            let Capture { mv, after, margin, .. } = captures.swap_remove(next);
            let after = Node { bits: after, key: node.bits.key_after(node.key, mv) };
            best = best.max(self.having_captured(&after, margin, goal)?);
            if best >= goal {
                known.mv = Some(mv);
                break;
            }
        }
        let bound = if best >= goal { &mut known.low } else { &mut known.high };
        *bound = i8::try_from(best).unwrap_or(*bound);
        self.notes.endings.put(known);
        Ok(best)
    }

    /// The same for the player who has just captured, and has this margin now.
    fn having_captured<G: Grid>(&mut self, after: &Node<G>, margin: i32, goal: i32) -> Result<i32, Halt> {
        let mut by_passing = margin;
        if margin < goal {
            // The enemy is content and passes: only another capture helps.
            by_passing = margin.max(self.by_capturing(&after.turned(), goal)?);
            if by_passing < goal {
                return Ok(by_passing);
            }
        }
        Ok(by_passing.min(-self.by_capturing(after, 1 - goal)?))
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
            // Between what is sure and what is on the board; where that is enough only the enemy's captures count.
            let enough = if margin >= goal { ending::ENOUGH } else { 0 };
            captures.push(Capture { mv, after, margin, promise: at_least + margin + enough });
        });
        best
    }
}
