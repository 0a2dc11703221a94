//! A plain generator of Abande's moves: bit sets and tables of neighbours, one stack after another, leaves
//! counted in bulk. It is what the shipped one is measured against, and a second opinion in tests; it shares
//! nothing with it but the boards.

#![expect(clippy::inline_always, reason = "must be compiled for the same processor as the caller")]

use abande::board::Board;
use abande::rules::{Player, Variant};

/// Tops and heights, copied for every move.
#[derive(Clone, Copy)]
struct Stacks {
    own: [u64; 2],
    by_height: [u64; 4],
    hands: [u8; 2],
    entered: u8,
    passes: u8,
    turn: usize,
}

/// Neighbours of each point.
pub struct Plain {
    neighbours: Vec<u64>,
    pieces: u8,
}

impl Plain {
    pub fn new(variant: Variant) -> Self {
        let board: &Board = variant.board();
        let bits = |point| board.neighbours(point).iter().fold(0, |set, other| set | 1 << other.index());
        let pieces = variant.start().view().hands[Player::Black];
        Self { neighbours: board.points().map(bits).collect(), pieces }
    }

    /// Move sequences of so many plies from the empty board.
    pub fn perft(&self, depth: u32) -> u64 {
        let start = Stacks {
            own: [0; 2],
            by_height: [0; 4],
            hands: [self.pieces; 2],
            entered: 0,
            passes: 0,
            turn: 0,
        };
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
        {
            #[expect(unsafe_code, reason = "the comparison is fair only with the same instructions")]
            // SAFETY: the processor has them.
            return unsafe { self.walk_modern(&start, depth) };
        }
        self.walk(&start, depth)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "popcnt,bmi1,bmi2")]
    fn walk_modern(&self, stacks: &Stacks, depth: u32) -> u64 {
        if depth <= 1 {
            return if depth == 0 { 1 } else { self.count(stacks) };
        }
        let mut sum = 0;
        for from in bits(Self::movers(stacks)) {
            for to in bits(self.targets(stacks, from)) {
                sum += self.walk_modern(&captured(stacks, from, to), depth - 1);
            }
        }
        for point in bits(self.entries(stacks)) {
            sum += self.walk_modern(&entered(stacks, point), depth - 1);
        }
        if can_pass(stacks) { sum + self.walk_modern(&passed(stacks), depth - 1) } else { sum }
    }

    fn walk(&self, stacks: &Stacks, depth: u32) -> u64 {
        if depth <= 1 {
            return if depth == 0 { 1 } else { self.count(stacks) };
        }
        let mut sum = 0;
        for from in bits(Self::movers(stacks)) {
            for to in bits(self.targets(stacks, from)) {
                sum += self.walk(&captured(stacks, from, to), depth - 1);
            }
        }
        for point in bits(self.entries(stacks)) {
            sum += self.walk(&entered(stacks, point), depth - 1);
        }
        if can_pass(stacks) { sum + self.walk(&passed(stacks), depth - 1) } else { sum }
    }

    #[inline(always)]
    fn count(&self, stacks: &Stacks) -> u64 {
        let mut sum = self.entries(stacks).count_ones() + u32::from(can_pass(stacks));
        for from in bits(Self::movers(stacks)) {
            sum += self.targets(stacks, from).count_ones();
        }
        u64::from(sum)
    }

    #[inline(always)]
    fn entries(&self, stacks: &Stacks) -> u64 {
        let occupied = stacks.own[0] | stacks.own[1];
        if stacks.passes == 2 || stacks.hands[stacks.turn] == 0 {
            return 0;
        }
        if occupied == 0 {
            return (1 << self.neighbours.len()) - 1;
        }
        self.around(occupied) & !occupied
    }

    #[inline(always)]
    fn movers(stacks: &Stacks) -> u64 {
        if stacks.passes == 2 || stacks.entered < 3 {
            0
        } else {
            stacks.own[stacks.turn] & !stacks.by_height[3]
        }
    }

    #[inline(always)]
    fn targets(&self, stacks: &Stacks, from: usize) -> u64 {
        let [_, ones, twos, _] = stacks.by_height;
        let low = if ones >> from & 1 != 0 { ones | twos } else { ones };
        let targets = self.neighbours[from] & stacks.own[1 - stacks.turn] & low;
        if targets == 0 || self.is_pinned(stacks.own[0] | stacks.own[1], from) { 0 } else { targets }
    }

    #[inline(always)]
    fn is_pinned(&self, occupied: u64, point: usize) -> bool {
        let touching = self.neighbours[point] & occupied;
        let start = touching & touching.wrapping_neg();
        // Mostly the neighbours hold together by themselves.
        touching & !self.connected(start, touching, touching) != 0
            && touching & !self.connected(start, occupied & !(1 << point), touching) != 0
    }

    /// Floods from `start` until all of `wanted` is reached, or nothing more.
    #[inline(always)]
    fn connected(&self, start: u64, within: u64, wanted: u64) -> u64 {
        let (mut reached, mut frontier) = (start, start);
        while frontier != 0 && wanted & !reached != 0 {
            frontier = self.around(frontier) & within & !reached;
            reached |= frontier;
        }
        reached
    }

    #[inline(always)]
    fn around(&self, set: u64) -> u64 {
        bits(set).fold(0, |sum, point| sum | self.neighbours[point])
    }
}

fn can_pass(stacks: &Stacks) -> bool {
    stacks.passes < 2 && stacks.hands[stacks.turn] == 0
}

#[inline(always)]
fn entered(stacks: &Stacks, point: usize) -> Stacks {
    let mut next = *stacks;
    next.own[next.turn] |= 1 << point;
    next.by_height[1] |= 1 << point;
    next.hands[next.turn] -= 1;
    next.entered += 1;
    next.passes = 0;
    next.turn = 1 - next.turn;
    next
}

#[inline(always)]
fn captured(stacks: &Stacks, from: usize, to: usize) -> Stacks {
    let mut next = *stacks;
    let height = |point: usize| (1..4).find(|&h| stacks.by_height[h] >> point & 1 != 0).unwrap_or(0);
    let (moving, taken) = (height(from), height(to));
    next.by_height[moving] &= !(1 << from);
    next.by_height[taken] &= !(1 << to);
    next.by_height[moving + taken] |= 1 << to;
    next.own[next.turn] ^= 1 << from | 1 << to;
    next.own[1 - next.turn] ^= 1 << to;
    next.passes = 0;
    next.turn = 1 - next.turn;
    next
}

fn passed(stacks: &Stacks) -> Stacks {
    Stacks { passes: stacks.passes + 1, turn: 1 - stacks.turn, ..*stacks }
}

#[inline(always)]
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}
