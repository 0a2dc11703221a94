//! The match itself.

mod changes;
mod cursor;
mod result;
mod undo;

use super::{Change, GameSetup, NodeId, Notes, Seat, Tree, Verdict};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Game, Player, Variant};

pub use result::{MatchResult, Termination};

/// A tree of moves with a *game line* that the seats play, and a cursor: the node that is shown.
///
/// ```text
///   root ── d4 ── d5 ── d3 ── d5-d4      the game line: played by the seats, always the main line
///                  │           └ its end: where the game stands
///                  └─── e4 ── e5         tried, or taken back: never answered
///                        └ the cursor may be anywhere
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Board and komi are those of the first position.
    setup: GameSetup,
    tree: Tree,
    /// The nodes of the game line, from the root on; never empty.
    line: Vec<NodeId>,
    cursor: NodeId,
    /// The end of the line that the cursor moves on, for going forward: the cursor, or a node after it.
    tip: NodeId,
    verdict: Option<Verdict>,
    /// The computer waits although it is its turn.
    paused: bool,
    changes: Vec<Change>,
}

/// A move as it changed the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transition {
    /// What was played.
    pub mv: AnyMove,
    /// The position before it.
    pub before: AnyGame,
    /// The position after it.
    pub after: AnyGame,
    /// The node that it left.
    pub from: NodeId,
    /// The node that it reached.
    pub to: NodeId,
}

impl Match {
    /// A match from the usual start, in which only the players are agreed.
    pub fn new(variant: Variant, seats: ByPlayer<Seat>) -> Self {
        Self::from_position(variant.start(), seats)
    }

    /// A match from any position, in which only the players are agreed.
    pub fn from_position(start: AnyGame, seats: ByPlayer<Seat>) -> Self {
        Self::from_setup(start, GameSetup::new(start.variant(), seats))
    }

    /// A match from any position, which says board and komi.
    pub fn from_setup(start: AnyGame, setup: GameSetup) -> Self {
        Self::from_tree(Tree::new(start), NodeId::ROOT, None, setup)
    }

    /// A match that goes on in a tree: at a node, with the cursor there. Its first position says board and komi. A
    /// verdict is forgotten where the rules have ended the game, and a draw in a game without draws.
    ///
    /// # Panics
    /// If the node is not in the tree.
    pub fn from_tree(tree: Tree, end: NodeId, verdict: Option<Verdict>, setup: GameSetup) -> Self {
        assert!(tree.contains(end), "the game stands at a node of its tree");
        let line = tree.path(end);
        let can_be = |verdict: &Verdict| tree.start().variant().allows(verdict.outcome());
        let verdict = verdict.filter(can_be).filter(|_| tree.game(end).outcome().is_none());
        let (cursor, tip) = (end, tree.main_end(end));
        let setup = setup.beginning_at(tree.start());
        let mut game = Self { setup, tree, line, cursor, tip, verdict, paused: false, changes: Vec::new() };
        game.keep_line_first();
        game
    }

    /// Setup of the game, with its current players.
    pub const fn setup(&self) -> GameSetup {
        self.setup
    }

    /// What is played on which board.
    pub const fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// The first position.
    pub fn start(&self) -> &AnyGame {
        self.tree.start()
    }

    /// The position in which the game stands, wherever the cursor is.
    pub fn position(&self) -> &AnyGame {
        self.tree.game(self.end())
    }

    /// The node at which the game stands: the end of the game line.
    pub fn end(&self) -> NodeId {
        self.line[self.line.len() - 1]
    }

    /// The nodes of the game line, from the root on.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The position after this many moves of the game line, if it got that far.
    pub fn position_after(&self, moves: usize) -> Option<&AnyGame> {
        self.line.get(moves).map(|&node| self.tree.game(node))
    }

    /// What was played in the game.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = AnyMove> + ExactSizeIterator {
        self.line[1..].iter().map(|&node| self.move_to(node))
    }

    fn move_to(&self, node: NodeId) -> AnyMove {
        self.tree.node(node).mv().expect("every node but the root was reached by a move")
    }

    /// The last move of the game, as it changed the table.
    pub fn last_transition(&self) -> Option<Transition> {
        self.transition_to(self.end())
    }

    /// The move that led to a node, as it changed the table; none for the root.
    pub fn transition_to(&self, node: NodeId) -> Option<Transition> {
        let here = self.tree.node(node);
        Some(self.transition(here.mv()?, here.parent()?, node))
    }

    /// Who plays each side.
    pub const fn seats(&self) -> ByPlayer<Seat> {
        self.setup.seats
    }

    /// The player to move in the game; `None` once it is over.
    pub fn to_move(&self) -> Option<Player> {
        if self.verdict.is_some() { None } else { self.position().to_move() }
    }

    /// The seat that is to move in the game; none once it is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.to_move().map(|player| self.seats()[player])
    }

    /// On whose side of the board the people sit: a person alone against the computer on their own, all others on Black's.
    pub fn near_side(&self) -> Player {
        let is_human = |player: Player| !self.seats()[player].is_computer();
        if is_human(Player::White) && !is_human(Player::Black) { Player::White } else { Player::Black }
    }

    /// The result of the game; `None` while it goes on.
    pub fn result(&self) -> Option<MatchResult> {
        MatchResult::from_game(self.position(), self.verdict)
    }

    /// How the players ended the game, if they did.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// After how many moves the position in which the game stands stood there before, if it did: the last time. The
    /// rules do not end such a game; the players should know.
    pub fn repetition(&self) -> Option<usize> {
        let (last, before) = self.line.split_last()?;
        let game = self.tree.game(*last);
        before.iter().rposition(|&node| game.repeats(self.tree.game(node)))
    }

    /// Returns `true` if the computer plays at least one side.
    pub fn has_computer(&self) -> bool {
        self.seats().iter().any(|(_, seat)| seat.is_computer())
    }

    /// Whether nothing has been done yet: nothing was tried or noted, and only a computer has moved where a person
    /// waits for the first move of their own. Seats are as they are now: of a player who has made way for the computer,
    /// one move may count as the computer's.
    pub fn is_untouched(&self) -> bool {
        let (tree, seats) = (&self.tree, self.seats());
        let has_person = Player::ALL.iter().any(|&player| !seats[player].is_computer());
        let by_computer =
            |&node: &NodeId| tree.game(node).to_move().is_some_and(|mover| seats[mover].is_computer());
        let before = self.line.split_last().map_or(&[][..], |(_, before)| before);
        let is_bare = |notes: &Notes| Notes { clock: None, ..notes.clone() }.is_empty();
        tree.nodes().len() == self.line.len()
            && (before.is_empty()
                || before.len() == 1
                    && has_person
                    && self.verdict.is_none()
                    && before.iter().all(by_computer))
            && tree.nodes().all(|(_, node)| is_bare(node.notes()))
    }

    /// Whether the computer waits: after taking back between two computers neither plays on until
    /// [`resume`](Self::resume).
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Lets the computer play on.
    pub const fn resume(&mut self) {
        self.paused = false;
    }

    /// Lets the computer wait.
    pub const fn pause(&mut self) {
        self.paused = true;
    }

    /// What in this match contradicts itself or the rules; `None` for every match that can exist.
    pub fn inconsistency(&self) -> Option<&'static str> {
        if let Some(why) = self.tree.inconsistency() {
            return Some(why);
        }
        let end = self.end();
        if self.line != self.tree.path(end) || !self.tree.contains(end) {
            return Some("the game line is not a line of the tree");
        }
        if !self.tree.is_main(end) {
            return Some("the game line is not the main line");
        }
        if !self.tree.contains(self.cursor) || !self.tree.contains(self.tip) {
            return Some("the cursor is not in the tree");
        }
        (!self.tree.leads_to(self.cursor, self.tip)).then_some("the cursor does not lead to its tip")
    }
}
