//! One playout after another: down the tree, to the end of the game, and back up with who won.

use crate::board::{Point, Symmetry};
use crate::rules::anda::{Field, Move, Position};
use crate::rules::{Game, Player};

use super::parameters::{AMAF_VISITS, EXPECTED_VISITS, EXPLORATION, GROW_AT};
use super::playout::play_out;
use super::priors::weigh;
use super::random::Random;
use super::tree::{Growth, Index, Node, Proof, ROOT, Tree};

/// What one thread needs for its playouts; the tree is shared.
pub(super) struct Worker<'a> {
    tree: &'a Tree,
    root: &'a Field,
    /// The moves to choose from at the root.
    among: &'a [Move],
    /// For each of the root's children whether it is one of those.
    allowed: Vec<bool>,
    random: Random,
    field: Field,
    /// The nodes of the playout under way, with who moved to each.
    path: Vec<(Index, Player)>,
    /// The moves of the playout under way, with who played each.
    played: Vec<(Player, Move)>,
    /// By whom each cell is played on first from the node on that is being told of the playout.
    first: Vec<Option<Player>>,
    moves: Vec<(Move, f32)>,
    /// Plies of the longest path in the tree.
    pub(super) deepest: u32,
    stuck: bool,
}

impl<'a> Worker<'a> {
    pub(super) fn new(tree: &'a Tree, root: &'a Field, among: &'a [Move], seed: u64) -> Self {
        Self {
            tree,
            root,
            among,
            allowed: Vec::new(),
            random: Random::new(seed),
            field: root.clone(),
            path: Vec::new(),
            played: Vec::new(),
            first: vec![None; root.position().board().len()],
            moves: Vec::new(),
            deepest: 0,
            stuck: false,
        }
    }

    /// Whether the root's moves, as far as they are allowed, leave nothing to find out.
    pub(super) fn is_decided(&self) -> bool {
        // Only a proved move decides, and once there is one it is on the next path or none is left to try.
        let Some(&(index, _)) = self.path.get(1) else { return false };
        if self.tree.node(index).proof() == Proof::Unknown {
            return false;
        }
        let (_, children) = self.tree.children(self.tree.node(ROOT));
        let mut proofs = self.allowed.iter().zip(children).filter(|(allowed, _)| **allowed);
        let mut open = false;
        let wins = proofs.any(|(_, child)| {
            open |= child.proof() == Proof::Unknown;
            child.proof() == Proof::Wins
        });
        wins || !open
    }

    /// Whether the tree has no room to grow any more.
    pub(super) fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// One playout.
    pub(super) fn play(&mut self) {
        self.field.clone_from(self.root);
        self.path.clear();
        self.played.clear();
        let mut at = ROOT;
        self.path.push((at, self.field.position().turn().other()));
        self.tree.node(at).enter();
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
            if !node.is_grown() && (at == ROOT || node.visits() >= GROW_AT) {
                self.grow(node);
            }
            if at == ROOT && self.allowed.is_empty() {
                let (_, children) = self.tree.children(node);
                self.allowed = children.iter().map(|child| self.among.contains(&child.mv())).collect();
            }
            let Some(next) = self.select(at) else {
                let played = &mut self.played;
                let last = played.last().map(|&(_, mv)| mv);
                break play_out(&mut self.field, &mut self.random, last, |mover, mv| {
                    played.push((mover, mv));
                });
            };
            let child = self.tree.node(next);
            child.enter();
            self.field.play_unchecked(child.mv());
            self.played.push((mover, child.mv()));
            self.path.push((next, mover));
            at = next;
        };
        self.deepest = self.deepest.max(u32::try_from(self.path.len() - 1).unwrap_or(u32::MAX));
        for &(index, mover) in &self.path {
            self.tree.node(index).leave(mover == winner);
        }
        self.tell_first_plays(winner);
        self.carry_proof_up();
    }

    /// Tells all moves at each node of the path that were played sooner or later how the playout ended.
    fn tell_first_plays(&mut self, winner: Player) {
        self.first.fill(None);
        for ply in (0..self.played.len()).rev() {
            let (player, mv) = self.played[ply];
            match mv {
                Move::First(one, other) => {
                    self.first[one.index()] = Some(player);
                    self.first[other.index()] = Some(player);
                }
                Move::Place(point) => self.first[point.index()] = Some(player),
                Move::Komi => {}
            }
            let Some(&(index, _)) = self.path.get(ply) else { continue };
            let plays = |point: Point| self.first[point.index()] == Some(player);
            for child in self.tree.children(self.tree.node(index)).1 {
                let is_played = match child.mv() {
                    Move::First(one, other) => plays(one) && plays(other),
                    Move::Place(point) => plays(point),
                    Move::Komi => mv == Move::Komi,
                };
                if is_played {
                    child.learn(player == winner);
                }
            }
        }
    }

    /// What a proved leaf proves of the nodes above it.
    fn carry_proof_up(&self) {
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

    fn grow(&mut self, node: &Node) {
        let last = self.played.last().map(|&(_, mv)| mv);
        self.moves.clear();
        self.moves.extend(moves_to_try(&self.field).into_iter().map(|mv| (mv, 1.0)));
        weigh(&self.field, last, &mut self.moves);
        self.stuck |= self.tree.grow(node, &self.moves) == Growth::NoRoom;
    }

    /// The child to go to, if there is any.
    fn select(&self, at: Index) -> Option<Index> {
        let node = self.tree.node(at);
        let (first, children) = self.tree.children(node);
        let urgency = Urgency::at(node);
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (index, child) in (first..).zip(children) {
            if at == ROOT && !self.allowed[(index - first) as usize] {
                continue;
            }
            let urgency = urgency.of(child);
            if urgency > most {
                most = urgency;
                best = Some(index);
            }
        }
        best
    }
}

/// How urgently a move wants to be tried, seen from a node.
struct Urgency {
    /// The root of the node's visits.
    root_of_visits: f32,
    /// What is expected of a move that nothing is known of.
    expected: f32,
}

impl Urgency {
    #[expect(clippy::cast_precision_loss, reason = "no count is near the limit, and none need be exact")]
    fn at(node: &Node) -> Self {
        let visits = node.visits().max(1) as f32;
        Self { root_of_visits: visits.sqrt(), expected: 1.0 - node.wins() as f32 / visits }
    }

    /// The mean of the move's own playouts and of those that played it later, which count the less the more there
    /// are of its own; and a share of attention.
    #[expect(clippy::cast_precision_loss, reason = "no count is near the limit, and none need be exact")]
    fn of(&self, child: &Node) -> f32 {
        match child.proof() {
            Proof::Wins => return f32::INFINITY,
            Proof::Loses => return -1.0,
            Proof::Unknown => {}
        }
        let visits = child.visits() as f32;
        let (later_visits, later_wins) = child.amaf();
        let later_visits = later_visits as f32 + EXPECTED_VISITS;
        let later = (later_wins as f32 + EXPECTED_VISITS * self.expected) / later_visits;
        let own = child.wins() as f32 / visits.max(1.0);
        let trust = later_visits / (later_visits + visits + later_visits * visits / AMAF_VISITS);
        let value = own + trust * (later - own);
        value + EXPLORATION * child.prior() * self.root_of_visits / (1.0 + visits)
    }
}

/// Every legal move; of first turns that the board's symmetries make equal only one.
pub(super) fn moves_to_try(field: &Field) -> Vec<Move> {
    let mut moves = field.legal_moves();
    let position = field.position();
    if position.is_first_turn() {
        let images = images_alike(position);
        moves.retain(|mv| images.iter().all(|symmetry| mv.mapped(symmetry) >= *mv));
    }
    moves
}

/// The symmetries that leave a position as it is.
fn images_alike(position: &Position) -> Vec<&'static Symmetry> {
    let symmetries = position.board().symmetries().iter();
    symmetries.filter(|symmetry| position.mapped(symmetry) == *position).collect()
}
