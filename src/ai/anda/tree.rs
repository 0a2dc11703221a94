//! The nodes of the search tree, in memory that threads share without locks.
//!
//! A node holds the statistics of a move in atomic numbers. Each is a sum or a proof that need not be consistent with
//! the others, so relaxed ordering is enough. Children are published with release ordering: a thread that sees them
//! sees all of them initialised.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, Ordering::Relaxed};
use std::sync::atomic::{Ordering::Acquire, Ordering::Release};

use crate::board::Point;
use crate::rules::anda::Move;

/// Number of a node in its tree.
pub(super) type Index = u32;

/// Index of the root.
pub(super) const ROOT: Index = 0;

/// Whether it is proved that a move wins or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    Unknown,
    /// The player who makes the move wins.
    Wins,
    /// The player who makes the move loses.
    Loses,
}

/// A node of the search tree: the statistics of a move, from the view of the player who makes it.
#[derive(Debug, Default)]
pub(super) struct Node {
    mv: AtomicU32,
    visits: AtomicU32,
    wins: AtomicU32,
    amaf_visits: AtomicU32,
    amaf_wins: AtomicU32,
    prior: AtomicU32,
    first_child: AtomicU32,
    child_count: AtomicU16,
    expansion: AtomicU8,
    proof: AtomicU8,
}

const _: () = assert!(size_of::<Node>() == 32, "half a cache line");

/// Expansion state of a node without children.
const LEAF: u8 = 0;
/// Expansion state of a node to which a thread is adding children.
const EXPANDING: u8 = 1;
/// Expansion state of a node whose children are complete.
const EXPANDED: u8 = 2;

impl Node {
    /// Returns the move that leads to this node.
    pub(super) fn mv(&self) -> Move {
        unpack(self.mv.load(Relaxed))
    }

    /// Returns the visits, with those of unfinished playouts. These count as losses until they end (virtual loss), so
    /// that threads spread over the tree.
    #[inline]
    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Relaxed)
    }

    #[inline]
    pub(super) fn wins(&self) -> u32 {
        self.wins.load(Relaxed)
    }

    /// Returns the statistics by which a move is also judged where it was made later (AMAF): visits and wins
    /// of the playouts through the parent in which the player made the move now or later.
    #[inline]
    pub(super) fn amaf(&self) -> (u32, u32) {
        (self.amaf_visits.load(Relaxed), self.amaf_wins.load(Relaxed))
    }

    /// Returns the prior probability of the move.
    #[inline]
    pub(super) fn prior(&self) -> f32 {
        f32::from_bits(self.prior.load(Relaxed))
    }

    #[inline]
    pub(super) fn proof(&self) -> Proof {
        match self.proof.load(Relaxed) {
            1 => Proof::Wins,
            2 => Proof::Loses,
            _ => Proof::Unknown,
        }
    }

    /// Stores that the move is proved to win or lose.
    pub(super) fn prove(&self, proof: Proof) {
        self.proof.store(proof as u8, Relaxed);
    }

    /// Counts a visit when a playout begins, which is a virtual loss until [`add_result`](Self::add_result).
    #[inline]
    pub(super) fn add_visit(&self) {
        self.visits.fetch_add(1, Relaxed);
    }

    /// Adds the result of a playout that went through the move.
    #[inline]
    pub(super) fn add_result(&self, won: bool) {
        if won {
            self.wins.fetch_add(1, Relaxed);
        }
    }

    /// Adds the result of a playout to the [AMAF statistics](Self::amaf).
    #[inline]
    pub(super) fn add_amaf_result(&self, won: bool) {
        self.amaf_visits.fetch_add(1, Relaxed);
        if won {
            self.amaf_wins.fetch_add(1, Relaxed);
        }
    }

    /// Returns whether the node has children.
    #[inline]
    pub(super) fn is_expanded(&self) -> bool {
        self.expansion.load(Acquire) == EXPANDED
    }

    fn set(&self, mv: Move, prior: f32) {
        self.mv.store(pack(mv), Relaxed);
        self.prior.store(prior.to_bits(), Relaxed);
    }

    /// Copies the statistics, but not the children.
    fn copy_from(&self, other: &Self) {
        let pairs = [
            (&self.mv, &other.mv),
            (&self.visits, &other.visits),
            (&self.wins, &other.wins),
            (&self.amaf_visits, &other.amaf_visits),
            (&self.amaf_wins, &other.amaf_wins),
            (&self.prior, &other.prior),
        ];
        for (to, from) in pairs {
            to.store(from.load(Relaxed), Relaxed);
        }
        self.proof.store(other.proof.load(Relaxed), Relaxed);
    }
}

/// Outcome of adding children to a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expansion {
    Done,
    /// Another thread has expanded the leaf or is about to.
    Busy,
    /// The tree is full.
    NoRoom,
}

/// Nodes in one allocation. Siblings are contiguous within one.
const CHUNK_NODES: usize = 4096;

/// A search tree of bounded size that all threads share, and that allocates its nodes in chunks.
#[derive(Debug)]
pub(super) struct Tree {
    chunks: Vec<OnceLock<Box<[Node]>>>,
    used: AtomicU32,
}

impl Tree {
    /// Creates a tree with only a root, of at most this many bytes but at least one chunk.
    pub(super) fn new(bytes: usize) -> Self {
        let chunks = (bytes / (CHUNK_NODES * size_of::<Node>())).max(1);
        Self { chunks: (0..chunks).map(|_| OnceLock::new()).collect(), used: AtomicU32::new(1) }
    }

    /// Returns how full the tree is, in thousandths.
    pub(super) fn fullness(&self) -> u32 {
        let used = self.used.load(Relaxed) as usize * 1000 / (self.chunks.len() * CHUNK_NODES);
        u32::try_from(used).unwrap_or(1000).min(1000)
    }

    #[inline]
    pub(super) fn node(&self, index: Index) -> &Node {
        let index = index as usize;
        &self.chunk(index / CHUNK_NODES)[index % CHUNK_NODES]
    }

    #[inline]
    fn chunk(&self, number: usize) -> &[Node] {
        self.chunks[number].get_or_init(|| (0..CHUNK_NODES).map(|_| Node::default()).collect())
    }

    /// Returns the children of a node and the index of the first; none before the node is
    /// [expanded](Node::is_expanded).
    #[inline]
    pub(super) fn children(&self, node: &Node) -> (Index, &[Node]) {
        if !node.is_expanded() {
            return (ROOT, &[]);
        }
        let first = node.first_child.load(Relaxed);
        let count = usize::from(node.child_count.load(Relaxed));
        let start = first as usize % CHUNK_NODES;
        (first, &self.chunk(first as usize / CHUNK_NODES)[start..start + count])
    }

    /// Adds children to a leaf: these moves with their priors.
    pub(super) fn expand(&self, node: &Node, moves: &[(Move, f32)]) -> Expansion {
        if node.expansion.compare_exchange(LEAF, EXPANDING, Acquire, Relaxed).is_err() {
            return Expansion::Busy;
        }
        let Some(first) = self.allocate(moves.len()) else {
            node.expansion.store(LEAF, Release);
            return Expansion::NoRoom;
        };
        for (index, &(mv, prior)) in (first..).zip(moves) {
            self.node(index).set(mv, prior);
        }
        node.first_child.store(first, Relaxed);
        node.child_count.store(u16::try_from(moves.len()).unwrap_or(u16::MAX), Relaxed);
        node.expansion.store(EXPANDED, Release);
        Expansion::Done
    }

    /// Allocates contiguous nodes. `None` if the tree is full.
    fn allocate(&self, count: usize) -> Option<Index> {
        let mut used = self.used.load(Relaxed);
        loop {
            let mut first = used as usize;
            if first % CHUNK_NODES + count > CHUNK_NODES {
                first = first.next_multiple_of(CHUNK_NODES);
            }
            if count > CHUNK_NODES || first + count > self.chunks.len() * CHUNK_NODES {
                return None;
            }
            let [start, end] = [first, first + count].map(|index| u32::try_from(index).unwrap_or(u32::MAX));
            match self.used.compare_exchange_weak(used, end, Relaxed, Relaxed) {
                Ok(_) => return Some(start),
                Err(now) => used = now,
            }
        }
    }

    /// Copies a node with all below it into a new tree, where it is the root. Nodes with fewer visits than
    /// the limit lose their children.
    pub(super) fn subtree(&self, root: Index, least_visits: u32) -> Self {
        let copy = Self {
            chunks: (0..self.chunks.len()).map(|_| OnceLock::new()).collect(),
            used: AtomicU32::new(1),
        };
        copy.node(ROOT).copy_from(self.node(root));
        let mut open = vec![(root, ROOT)];
        while let Some((from, to)) = open.pop() {
            let source = self.node(from);
            let (first, children) = self.children(source);
            if children.is_empty() || source.visits() < least_visits {
                continue;
            }
            let Some(start) = copy.allocate(children.len()) else { continue };
            let node = copy.node(to);
            node.first_child.store(start, Relaxed);
            node.child_count.store(source.child_count.load(Relaxed), Relaxed);
            node.expansion.store(EXPANDED, Release);
            for ((child, from), to) in children.iter().zip(first..).zip(start..) {
                copy.node(to).copy_from(child);
                open.push((from, to));
            }
        }
        copy
    }
}

/// Bit of a packed move that marks a first turn (two stones).
const FIRST_TURN_FLAG: u32 = 1 << 24;
/// Bit of a packed move that marks the spending of a komi point.
const KOMI_FLAG: u32 = 2 << 24;
/// Bits that the index of a point takes in a packed move.
const POINT_BITS: u32 = 12;

/// Packs a move into one number that fits an atomic: a flag for its kind, and the indices of up to two points.
fn pack(mv: Move) -> u32 {
    let index = |point: Point| u32::try_from(point.index()).unwrap_or_default();
    match mv {
        Move::First(one, other) => FIRST_TURN_FLAG | index(one) << POINT_BITS | index(other),
        Move::Place(point) => index(point),
        Move::Komi => KOMI_FLAG,
    }
}

fn unpack(packed: u32) -> Move {
    let point = |bits: u32| Point::new((bits & ((1 << POINT_BITS) - 1)) as usize);
    match packed & (FIRST_TURN_FLAG | KOMI_FLAG) {
        FIRST_TURN_FLAG => Move::First(point(packed >> POINT_BITS), point(packed)),
        KOMI_FLAG => Move::Komi,
        _ => Move::Place(point(packed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_packed_and_unpacked() {
        let moves = [Move::First(Point::new(0), Point::new(330)), Move::Place(Point::new(330)), Move::Komi];
        for mv in moves {
            assert_eq!(unpack(pack(mv)), mv);
        }
    }

    #[test]
    fn a_full_tree_grows_no_more_and_a_subtree_keeps_what_it_is_told() {
        let tree = Tree::new(0);
        let moves = [(Move::Komi, 0.5); 100];
        assert_eq!(tree.expand(tree.node(ROOT), &moves), Expansion::Done);
        assert_eq!(tree.expand(tree.node(ROOT), &moves), Expansion::Busy);
        for index in 1..40 {
            assert_eq!(tree.expand(tree.node(index), &moves), Expansion::Done);
        }
        assert_eq!(tree.expand(tree.node(40), &moves), Expansion::NoRoom, "4,096 nodes are all");
        tree.node(5).add_visit();
        let copy = tree.subtree(5, 1);
        assert_eq!(copy.children(copy.node(ROOT)).1.len(), 100);
        assert_eq!(copy.node(ROOT).visits(), 1);
        assert!(tree.subtree(5, 2).children(copy.node(ROOT)).1.len() <= 100);
        assert!(copy.fullness() < tree.fullness());
    }
}
