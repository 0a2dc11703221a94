//! The match itself.

mod changes;
mod clocks;
mod cursor;
mod help;
mod pie;
mod result;
mod undo;

use std::collections::HashMap;
use std::time::Duration;

use super::{Change, Clock, GameSetup, Help, HelpSet, NodeId, Notes, Seat, Tree, Verdict};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Game, Player, Variant};

pub(crate) use pie::Swap;
pub use result::{MatchResult, Termination};

/// A game that is being played, with all that was tried beside it: a tree of moves with a *game line* that
/// the seats play, and a cursor: the node that is shown.
///
/// ```text
///   root ── d4 ── d5 ── d3 ── d5-d4      the game line: played by the seats, always the main line
///                  │           └ its end: where the game stands
///                  └─── e4 ── e5         tried, or taken back: never answered
///                        └ the cursor may be anywhere
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// Board, komi and handicap are those of the first position.
    setup: GameSetup,
    tree: Tree,
    /// The nodes of the game line, from the root on; never empty.
    line: Vec<NodeId>,
    cursor: NodeId,
    /// The end of the line that the cursor moves on, for going forward: the cursor, or a node after it.
    tip: NodeId,
    verdict: Option<Verdict>,
    /// As it stands in the turn that goes on; none in a game without a clock.
    clock: Option<Clock>,
    /// Time taken in the turn that goes on, in a game without a clock.
    turn_time: TurnTime,
    /// Time that each player had left at the nodes that were played here, with what was given to them.
    turn_times: HashMap<NodeId, ByPlayer<Duration>>,
    /// No computer moves and no clock runs.
    paused: bool,
    /// Kinds of help that the person has had.
    help: HelpSet,
    /// Whether sides were swapped by the pie rule. The setup has the players as they sit now.
    swap: Swap,
    changes: Vec<Change>,
}

/// Time that passes without anything happening to a match: matches are equal whatever it is.
#[derive(Clone, Copy, Debug, Default)]
struct TurnTime(Duration);

impl PartialEq for TurnTime {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// A move between two nodes of the tree, with the positions before and after it.
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
    /// A match from the usual first position of a variant, in which only the players are agreed (no komi, no handicap).
    pub fn new(variant: Variant, seats: ByPlayer<Seat>) -> Self {
        Self::from_position(variant.start(), seats)
    }

    /// A match from any position, in which only the players are agreed.
    pub fn from_position(start: AnyGame, seats: ByPlayer<Seat>) -> Self {
        Self::from_setup(start, GameSetup::new(start.variant(), seats))
    }

    /// A match from any position, with what was agreed. Board, komi and handicap are those of the position.
    pub fn from_setup(start: AnyGame, setup: GameSetup) -> Self {
        Self::from_tree(Tree::new(start), NodeId::ROOT, None, setup)
    }

    /// A match with this tree that continues at the node `end`, where the cursor is too. Board and komi are
    /// those of the tree's first position. A verdict is dropped where the rules have ended the game, and so
    /// is a draw in a game without draws.
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
        let mut game = Self {
            setup,
            tree,
            line,
            cursor,
            tip,
            verdict,
            clock: None,
            turn_time: TurnTime::default(),
            turn_times: HashMap::new(),
            paused: false,
            help: HelpSet::default(),
            swap: Swap::default(),
            changes: Vec::new(),
        };
        game.keep_line_first();
        game.begin_turn();
        game
    }

    /// The setup of the game, with its players as they sit now.
    pub const fn setup(&self) -> GameSetup {
        self.setup
    }

    /// The game with its board.
    pub const fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// The position that the game began with.
    pub fn start(&self) -> &AnyGame {
        self.tree.start()
    }

    /// The position in which the game stands, wherever the cursor is.
    pub fn position(&self) -> &AnyGame {
        self.tree.game(self.end())
    }

    /// The node at which the game stands, wherever the cursor is: the end of the game line.
    pub fn end(&self) -> NodeId {
        self.line[self.line.len() - 1]
    }

    /// The nodes of the moves played so far, from the root, wherever the cursor is.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The position after this many moves of the game; none if it has fewer.
    pub fn position_after(&self, moves: usize) -> Option<&AnyGame> {
        self.line.get(moves).map(|&node| self.tree.game(node))
    }

    /// The moves that were played in the game, without variations.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = AnyMove> + ExactSizeIterator {
        self.line[1..].iter().map(|&node| self.move_to(node))
    }

    fn move_to(&self, node: NodeId) -> AnyMove {
        self.tree.node(node).mv().expect("every node but the root was reached by a move")
    }

    /// The last move of the game, with the positions before and after it.
    pub fn last_transition(&self) -> Option<Transition> {
        self.transition_to(self.end())
    }

    /// The move that led to a node, with the positions before and after it; none for the root.
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

    /// The seat (person or computer) that is to move in the game; none once it is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.to_move().map(|player| self.seats()[player])
    }

    /// The player on whose side of the board the people sit, which is the side to show it from: that of a
    /// person alone against the computer, otherwise Black's.
    pub fn near_side(&self) -> Player {
        let is_human = |player: Player| !self.seats()[player].is_computer();
        if is_human(Player::White) && !is_human(Player::Black) { Player::White } else { Player::Black }
    }

    /// The result of the game; `None` while it goes on.
    pub fn result(&self) -> Option<MatchResult> {
        MatchResult::from_game(self.position(), self.verdict)
    }

    /// How the players ended the game, such as by resignation; none while it goes on or if the rules ended
    /// it.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// If the game stands at a position that has occurred before, after how many moves it occurred last. The
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

    /// Whether the match can be replaced without loss because no person has done anything in it: nothing was
    /// tried or noted, and only a computer has moved where a person waits for the first move of their own.
    /// Seats are as they are now: of a player who has made way for the computer, one move may count as the
    /// computer's, but not if sides were swapped.
    pub fn is_untouched(&self) -> bool {
        let (tree, seats) = (&self.tree, self.seats());
        let has_person = Player::ALL.iter().any(|&player| !seats[player].is_computer());
        let by_computer =
            |&node: &NodeId| tree.game(node).to_move().is_some_and(|mover| seats[mover].is_computer());
        let before = self.line.split_last().map_or(&[][..], |(_, before)| before);
        let is_bare =
            |notes: &Notes| Notes { clock: None, ..notes.clone() }.is_same_but_for_time(&Notes::default());
        tree.nodes().len() == self.line.len()
            && (before.is_empty()
                || before.len() == 1
                    && has_person
                    && self.verdict.is_none()
                    && !self.has_swapped_sides()
                    && before.iter().all(by_computer))
            && tree.nodes().all(|(_, node)| is_bare(node.notes()))
    }

    /// Returns `true` while the game waits for [`resume`](Self::resume) or a move: no computer moves, and no clock
    /// runs. Games of two computers wait after moves are taken back, and games with a clock when they are opened.
    pub fn is_paused(&self) -> bool {
        self.paused && self.to_move().is_some()
    }

    /// Lets a game that [waits](Self::is_paused) go on.
    pub const fn resume(&mut self) {
        self.paused = false;
    }

    /// Lets the game [wait](Self::is_paused). If a clock runs, that is [help](Help::Pause).
    pub fn pause(&mut self) {
        if self.is_clock_running() {
            self.note_help(Help::Pause);
        }
        self.paused = true;
    }

    /// Lets a game with a clock [wait](Self::is_paused) if its first move was made, since its players may not look at
    /// it yet.
    pub const fn pause_clock(&mut self) {
        self.paused |= self.clock.is_some() && self.line.len() > 1;
    }

    /// Checks the match for what contradicts itself or the rules, and says what it is; `None` for every match
    /// that can exist.
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
        if !self.tree.leads_to(self.cursor, self.tip) {
            return Some("the cursor does not lead to its tip");
        }
        self.swap_inconsistency()
    }
}
