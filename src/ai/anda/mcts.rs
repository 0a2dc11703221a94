//! Monte Carlo tree search: selection, expansion, playout and backpropagation.

use crate::ai::root_move::RootMove;
use crate::board::{Point, Symmetry};
use crate::rules::anda::{Field, Move, Position};
use crate::rules::{Game, Player};

use super::parameters::EXPANSION_VISITS;
use super::playout::play_out;
use super::priors::set_priors;
use super::rng::SplitMix64;
use super::selection::PuctScore;
use super::tree::{Expansion, Index, Node, Proof, ROOT, Tree};

/// State of one thread of the Monte Carlo tree search; the tree is shared.
pub(super) struct MctsWorker<'a> {
    tree: &'a Tree,
    root: &'a Field,
    /// Root moves to choose from.
    root_moves: &'a [RootMove<Move>],
    /// For each child of the root, the bonus that is added to its win rate; none if it may not be chosen.
    root_bonuses: Vec<Option<f32>>,
    random: SplitMix64,
    field: Field,
    /// Nodes of the current playout, each with the player who moved there.
    path: Vec<(Index, Player)>,
    /// Moves of the current playout, in the tree and after it.
    playout_moves: Vec<(Player, Move)>,
    /// Player who first plays on each cell, from a node of the path to the end of the playout (AMAF).
    first_player: Vec<Option<Player>>,
    moves: Vec<(Move, f32)>,
    /// Maximum depth reached in the tree, in plies.
    pub(super) sel_depth: u32,
    tree_full: bool,
}

impl<'a> MctsWorker<'a> {
    pub(super) fn new(tree: &'a Tree, root: &'a Field, root_moves: &'a [RootMove<Move>], seed: u64) -> Self {
        Self {
            tree,
            root,
            root_moves,
            root_bonuses: Vec::new(),
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

    /// Returns whether the result of the game is proved, as far as the allowed root moves go.
    pub(super) fn is_solved(&self) -> bool {
        // The root is only solved after a proof. A proved win is on the next path; proved losses leave no other move
        // to try.
        let Some(&(index, _)) = self.path.get(1) else { return false };
        if self.tree.node(index).proof() == Proof::Unknown {
            return false;
        }
        let (_, children) = self.tree.children(self.tree.node(ROOT));
        let mut proofs = self.root_bonuses.iter().zip(children).filter(|(bonus, _)| bonus.is_some());
        let mut open = false;
        let wins = proofs.any(|(_, child)| {
            open |= child.proof() == Proof::Unknown;
            child.proof() == Proof::Wins
        });
        wins || !open
    }

    /// Returns whether the tree has no room for new nodes.
    pub(super) fn is_tree_full(&self) -> bool {
        self.tree_full
    }

    /// Runs one iteration of the search: selects a path from the root, expands it, plays a random game to the
    /// end, and updates the nodes with its result.
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
            if at == ROOT && self.root_bonuses.is_empty() {
                let (_, children) = self.tree.children(node);
                let bonus = |child: &Node| self.root_moves.iter().copied().find(|root| root.mv == child.mv());
                self.root_bonuses = children.iter().map(|child| bonus(child).map(win_rate_bonus)).collect();
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

    /// Updates the AMAF statistics: credits every child on the path whose move the same player made now or later.
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

    /// Backpropagates a proved result along the path.
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

    /// Selects the child with the best PUCT score. `None` at a leaf.
    fn select(&self, at: Index) -> Option<Index> {
        let node = self.tree.node(at);
        let (first, children) = self.tree.children(node);
        let puct = PuctScore::for_parent(node);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (index, child) in (first..).zip(children) {
            let bonus = if at == ROOT { self.root_bonuses[(index - first) as usize] } else { Some(0.0) };
            let Some(bonus) = bonus else { continue };
            let score = puct.score(child, bonus);
            if score > best_score {
                best_score = score;
                best = Some(index);
            }
        }
        best
    }
}

/// A root move's bonus as a part of the win rate, which goes from 0 to 1 while scores go from -100 to 100.
fn win_rate_bonus(root: RootMove<Move>) -> f32 {
    f32::from(i16::try_from(root.bonus.centipoints()).unwrap_or_default()) / 200.0
}

/// Returns the legal moves; in a first turn only one of each set that the symmetries of the position make
/// equal.
pub(super) fn distinct_moves(field: &Field) -> Vec<Move> {
    let mut moves = field.legal_moves();
    let position = field.position();
    if position.is_first_turn() {
        let symmetries = position_symmetries(position);
        moves.retain(|mv| symmetries.iter().all(|symmetry| mv.mapped(symmetry) >= *mv));
    }
    moves
}

/// Returns the symmetries that map a position to itself.
fn position_symmetries(position: &Position) -> Vec<&'static Symmetry> {
    let symmetries = position.board().symmetries().iter();
    symmetries.filter(|symmetry| position.mapped(symmetry) == *position).collect()
}
