//! One playout after another: down the tree, to the end of the game, and back up with who won.

use crate::board::{Point, Symmetry};
use crate::rules::anda::{Field, Move, Position};
use crate::rules::{Game, Player};

use super::parameters::EXPANSION_VISITS;
use super::playout::play_out;
use super::priors::set_priors;
use super::rng::SplitMix64;
use super::selection::PuctScore;
use super::tree::{Expansion, Index, Node, Proof, ROOT, Tree};

/// What one thread needs for its playouts; the tree is shared.
pub(super) struct MctsWorker<'a> {
    tree: &'a Tree,
    root: &'a Field,
    /// The moves to choose from at the root.
    root_moves: &'a [Move],
    /// For each of the root's children whether it is one of those.
    root_move_allowed: Vec<bool>,
    random: SplitMix64,
    field: Field,
    /// The nodes of the playout under way, with who moved to each.
    path: Vec<(Index, Player)>,
    /// The moves of the playout under way, with who played each.
    playout_moves: Vec<(Player, Move)>,
    /// By whom each cell is played on first from the node on that is being told of the playout.
    first_player: Vec<Option<Player>>,
    moves: Vec<(Move, f32)>,
    /// Plies of the longest path in the tree.
    pub(super) sel_depth: u32,
    tree_full: bool,
}

impl<'a> MctsWorker<'a> {
    pub(super) fn new(tree: &'a Tree, root: &'a Field, root_moves: &'a [Move], seed: u64) -> Self {
        Self {
            tree,
            root,
            root_moves,
            root_move_allowed: Vec::new(),
            random: SplitMix64::new(seed),
            field: root.clone(),
            path: Vec::new(),
            playout_moves: Vec::new(),
            first_player: vec![None; root.position().board().len()],
            moves: Vec::new(),
            sel_depth: 0,
            tree_full: false,
        }
    }

    /// Whether the root's moves, as far as they are allowed, leave nothing to find out.
    pub(super) fn is_solved(&self) -> bool {
        // Only a proved move decides, and once there is one it is on the next path or none is left to try.
        let Some(&(index, _)) = self.path.get(1) else { return false };
        if self.tree.node(index).proof() == Proof::Unknown {
            return false;
        }
        let (_, children) = self.tree.children(self.tree.node(ROOT));
        let mut proofs = self.root_move_allowed.iter().zip(children).filter(|(allowed, _)| **allowed);
        let mut open = false;
        let wins = proofs.any(|(_, child)| {
            open |= child.proof() == Proof::Unknown;
            child.proof() == Proof::Wins
        });
        wins || !open
    }

    /// Whether the tree has no room to grow any more.
    pub(super) fn is_tree_full(&self) -> bool {
        self.tree_full
    }

    /// One playout.
    pub(super) fn run_playout(&mut self) {
        self.field.clone_from(self.root);
        self.path.clear();
        self.playout_moves.clear();
        let mut at = ROOT;
        self.path.push((at, self.field.position().turn().other()));
        self.tree.node(at).add_visit();
        let winner = loop {
            let node = self.tree.node(at);
            let mover = self.field.position().turn();
            if let Some(winner) = self.field.position().winner() {
                node.prove(if winner == mover { Proof::Loses } else { Proof::Wins });
                break winner;
            }
            match node.proof() {
                Proof::Wins if at != ROOT => break mover.other(),
                Proof::Loses if at != ROOT => break mover,
                _ => {}
            }
            if !node.is_expanded() && (at == ROOT || node.visits() >= EXPANSION_VISITS) {
                self.expand(node);
            }
            if at == ROOT && self.root_move_allowed.is_empty() {
                let (_, children) = self.tree.children(node);
                self.root_move_allowed =
                    children.iter().map(|child| self.root_moves.contains(&child.mv())).collect();
            }
            let Some(next) = self.select(at) else {
                let playout_moves = &mut self.playout_moves;
                let last = playout_moves.last().map(|&(_, mv)| mv);
                break play_out(&mut self.field, &mut self.random, last, |mover, mv| {
                    playout_moves.push((mover, mv));
                });
            };
            let child = self.tree.node(next);
            child.add_visit();
            self.field.play_unchecked(child.mv());
            self.playout_moves.push((mover, child.mv()));
            self.path.push((next, mover));
            at = next;
        };
        self.sel_depth = self.sel_depth.max(u32::try_from(self.path.len() - 1).unwrap_or(u32::MAX));
        for &(index, mover) in &self.path {
            self.tree.node(index).add_result(mover == winner);
        }
        self.update_amaf(winner);
        self.backpropagate_proof();
    }

    /// Tells all moves at each node of the path that were played sooner or later how the playout ended.
    fn update_amaf(&mut self, winner: Player) {
        self.first_player.fill(None);
        for ply in (0..self.playout_moves.len()).rev() {
            let (player, mv) = self.playout_moves[ply];
            match mv {
                Move::First(one, other) => {
                    self.first_player[one.index()] = Some(player);
                    self.first_player[other.index()] = Some(player);
                }
                Move::Place(point) => self.first_player[point.index()] = Some(player),
                Move::Komi => {}
            }
            let Some(&(index, _)) = self.path.get(ply) else { continue };
            let plays = |point: Point| self.first_player[point.index()] == Some(player);
            for child in self.tree.children(self.tree.node(index)).1 {
                let is_played = match child.mv() {
                    Move::First(one, other) => plays(one) && plays(other),
                    Move::Place(point) => plays(point),
                    Move::Komi => mv == Move::Komi,
                };
                if is_played {
                    child.add_amaf_result(player == winner);
                }
            }
        }
    }

    /// What a proved leaf proves of the nodes above it.
    fn backpropagate_proof(&self) {
        for &(index, _) in self.path.iter().rev() {
            let node = self.tree.node(index);
            if node.proof() != Proof::Unknown {
                continue;
            }
            let (_, children) = self.tree.children(node);
            if children.iter().any(|child| child.proof() == Proof::Wins) {
                node.prove(Proof::Loses);
            } else if !children.is_empty() && children.iter().all(|child| child.proof() == Proof::Loses) {
                node.prove(Proof::Wins);
            } else {
                return;
            }
        }
    }

    fn expand(&mut self, node: &Node) {
        let last = self.playout_moves.last().map(|&(_, mv)| mv);
        self.moves.clear();
        self.moves.extend(distinct_moves(&self.field).into_iter().map(|mv| (mv, 1.0)));
        set_priors(&self.field, last, &mut self.moves);
        self.tree_full |= self.tree.expand(node, &self.moves) == Expansion::NoRoom;
    }

    /// The child to go to, if there is any.
    fn select(&self, at: Index) -> Option<Index> {
        let node = self.tree.node(at);
        let (first, children) = self.tree.children(node);
        let puct = PuctScore::for_parent(node);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (index, child) in (first..).zip(children) {
            if at == ROOT && !self.root_move_allowed[(index - first) as usize] {
                continue;
            }
            let score = puct.score(child);
            if score > best_score {
                best_score = score;
                best = Some(index);
            }
        }
        best
    }
}

/// Every legal move; of first turns that the board's symmetries make equal only one.
pub(super) fn distinct_moves(field: &Field) -> Vec<Move> {
    let mut moves = field.legal_moves();
    let position = field.position();
    if position.is_first_turn() {
        let symmetries = position_symmetries(position);
        moves.retain(|mv| symmetries.iter().all(|symmetry| mv.mapped(symmetry) >= *mv));
    }
    moves
}

/// The symmetries that leave a position as it is.
fn position_symmetries(position: &Position) -> Vec<&'static Symmetry> {
    let symmetries = position.board().symmetries().iter();
    symmetries.filter(|symmetry| position.mapped(symmetry) == *position).collect()
}
