//! The nodes of the tree, in memory that many threads may use at once.
//!
//! A node is what is known of a move: all its numbers are atomic, so that threads share the tree without locks.
//! What they write is a sum or a final truth that need not fit anything else exactly, so that order does not matter; except
//! that a node's children are published: who sees that they are there sees them whole.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, Ordering::Relaxed};
use std::sync::atomic::{Ordering::Acquire, Ordering::Release};

use crate::board::Point;
use crate::rules::anda::Move;

/// Where a node lies.
pub(super) type Index = u32;

/// The root of every tree.
pub(super) const ROOT: Index = 0;

/// What is proved of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    Unknown,
    /// The player who makes the move wins.
    Wins,
    /// The player who makes the move loses.
    Loses,
}

/// A move in the tree, and what its playouts say of it to the player who plays it.
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

/// The stages of a node: a leaf, one that a thread is giving children to, one with children.
const LEAF: u8 = 0;
const EXPANDING: u8 = 1;
const EXPANDED: u8 = 2;

impl Node {
    pub(super) fn mv(&self) -> Move {
        unpack(self.mv.load(Relaxed))
    }

    /// Playouts that went through the move, those under way too: to others they count as lost, so that threads
    /// spread out.
    #[inline]
    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Relaxed)
    }

    #[inline]
    pub(super) fn wins(&self) -> u32 {
        self.wins.load(Relaxed)
    }

    /// How often the player won of all those playouts from here on in which the move was played sooner or later.
    #[inline]
    pub(super) fn amaf(&self) -> (u32, u32) {
        (self.amaf_visits.load(Relaxed), self.amaf_wins.load(Relaxed))
    }

    /// The share of attention that the move deserves at first sight.
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

    pub(super) fn prove(&self, proof: Proof) {
        self.proof.store(proof as u8, Relaxed);
    }

    /// A playout goes through the move.
    #[inline]
    pub(super) fn add_visit(&self) {
        self.visits.fetch_add(1, Relaxed);
    }

    /// A playout that went through the move has ended.
    #[inline]
    pub(super) fn add_result(&self, won: bool) {
        if won {
            self.wins.fetch_add(1, Relaxed);
        }
    }

    #[inline]
    pub(super) fn add_amaf_result(&self, won: bool) {
        self.amaf_visits.fetch_add(1, Relaxed);
        if won {
            self.amaf_wins.fetch_add(1, Relaxed);
        }
    }

    /// Whether the node has its children.
    #[inline]
    pub(super) fn is_expanded(&self) -> bool {
        self.expansion.load(Acquire) == EXPANDED
    }

    fn set(&self, mv: Move, prior: f32) {
        self.mv.store(pack(mv), Relaxed);
        self.prior.store(prior.to_bits(), Relaxed);
    }

    /// Takes over all but the children.
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

/// What became of a leaf that was to get children.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expansion {
    Done,
    /// It has them already, or another thread is at it.
    Busy,
    /// The tree's memory is used up.
    NoRoom,
}

/// Nodes in one piece of memory: the children of a node lie side by side in one.
const CHUNK_NODES: usize = 4096;

/// A tree of bounded size; its memory is asked for piece by piece.
#[derive(Debug)]
pub(super) struct Tree {
    chunks: Vec<OnceLock<Box<[Node]>>>,
    used: AtomicU32,
}

impl Tree {
    /// An empty tree, a root and nothing else, of at most so many bytes but always one piece of memory.
    pub(super) fn new(bytes: usize) -> Self {
        let chunks = (bytes / (CHUNK_NODES * size_of::<Node>())).max(1);
        Self { chunks: (0..chunks).map(|_| OnceLock::new()).collect(), used: AtomicU32::new(1) }
    }

    /// Nodes in use, in thousandths of all.
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

    /// The children of a node, with the index of the first; none before it has [grown](Node::is_grown).
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

    /// Gives a leaf its children, each a move with its prior.
    pub(super) fn expand(&self, node: &Node, moves: &[(Move, f32)]) -> Expansion {
        if node.expansion.compare_exchange(LEAF, EXPANDING, Acquire, Relaxed).is_err() {
            return Expansion::Busy;
        }
        let Some(first) = self.take(moves.len()) else {
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

    /// So many nodes side by side, if there is room.
    fn take(&self, count: usize) -> Option<Index> {
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

    /// The tree below a node as a tree of its own; nodes with fewer visits than this lose their children.
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
            let Some(start) = copy.take(children.len()) else { continue };
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

const FIRST: u32 = 1 << 24;
const KOMI: u32 = 2 << 24;
const BITS: u32 = 12;

fn pack(mv: Move) -> u32 {
    let index = |point: Point| u32::try_from(point.index()).unwrap_or_default();
    match mv {
        Move::First(one, other) => FIRST | index(one) << BITS | index(other),
        Move::Place(point) => index(point),
        Move::Komi => KOMI,
    }
}

fn unpack(packed: u32) -> Move {
    let point = |bits: u32| Point::new((bits & ((1 << BITS) - 1)) as usize);
    match packed & (FIRST | KOMI) {
        FIRST => Move::First(point(packed >> BITS), point(packed)),
        KOMI => Move::Komi,
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
