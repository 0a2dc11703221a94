//! The match itself.

use super::{Branch, Change, ChangeError, Edit, EditError, NODE_LIMIT, NodeId, Seat, Tree, Verdict};
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, ByPlayer, Game, MoveIntent, Outcome, Player, Variant};

/// A tree of moves with a *game line* that the seats play, and a cursor where somebody looks.
///
/// ```text
///   root ── d4 ── d5 ── d3 ── d5-d4      the game line: played by the seats, always the main line
///                  │           └ its end: where the game stands
///                  └─── e4 ── e5         tried, or taken back: nobody answers it
///                        └ the cursor may be anywhere
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    seats: ByPlayer<Seat>,
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

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Who won.
    pub outcome: Outcome,
    /// What ended it.
    pub by: Termination,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The rules: in Abande two passes in a row, in Anda the last group's end.
    Rules,
    /// The players, or the clock.
    Verdict(Verdict),
}

impl MatchResult {
    /// How a game ended, once it has: its rules come before its players.
    pub fn of(game: &AnyGame, verdict: Option<Verdict>) -> Option<Self> {
        let by_rules = game.outcome().map(|outcome| Self { outcome, by: Termination::Rules });
        let told = |verdict: Verdict| Self { outcome: verdict.outcome(), by: Termination::Verdict(verdict) };
        by_rules.or_else(|| verdict.map(told))
    }
}

impl Match {
    /// A match from the usual start.
    pub fn new(variant: Variant, seats: ByPlayer<Seat>) -> Self {
        Self::from_position(variant.start(), seats)
    }

    /// A match from any position.
    pub fn from_position(start: AnyGame, seats: ByPlayer<Seat>) -> Self {
        Self::from_tree(Tree::new(start), NodeId::ROOT, None, seats)
    }

    /// A match that goes on in a tree: at a node, with the cursor there. A verdict is forgotten where the rules have
    /// ended the game, and a draw in a game without draws.
    ///
    /// # Panics
    /// If the node is not in the tree.
    pub fn from_tree(tree: Tree, end: NodeId, verdict: Option<Verdict>, seats: ByPlayer<Seat>) -> Self {
        assert!(tree.contains(end), "the game stands at a node of its tree");
        let line = tree.path(end);
        let can_be = |verdict: &Verdict| tree.start().variant().allows(verdict.outcome());
        let verdict = verdict.filter(can_be).filter(|_| tree.game(end).outcome().is_none());
        let (cursor, tip) = (end, tree.main_end(end));
        let mut game = Self { seats, tree, line, cursor, tip, verdict, paused: false, changes: Vec::new() };
        game.keep_line_first();
        game
    }

    /// What is played on which board.
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    // ---- the game line ------------------------------------------------------------------------------------------

    /// The first position.
    pub fn start(&self) -> &AnyGame {
        self.tree.start()
    }

    /// The position in which the game stands, wherever the cursor is.
    pub fn game(&self) -> &AnyGame {
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

    /// The position after so many moves of the game line, if it got that far.
    pub fn position(&self, moves: usize) -> Option<&AnyGame> {
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
        self.seats
    }

    /// Who is to move in the game; nobody once it is over.
    pub fn to_move(&self) -> Option<Player> {
        if self.verdict.is_some() { None } else { self.game().to_move() }
    }

    /// The seat that is to move in the game; none once it is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.to_move().map(|player| self.seats[player])
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<MatchResult> {
        MatchResult::of(self.game(), self.verdict)
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

    /// Whether the computer waits: after taking back between two computers nobody plays on until
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

    // ---- looking ------------------------------------------------------------------------------------------------

    /// Every line that was played or tried.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Where somebody looks.
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The end of the line that is looked at: the cursor, or a node after it.
    pub fn tip(&self) -> NodeId {
        self.tree.main_end(self.tip)
    }

    /// The position at the cursor.
    pub fn shown(&self) -> &AnyGame {
        self.tree.game(self.cursor)
    }

    /// Who would move on the board that is shown: nobody once the game is over there.
    pub fn shown_to_move(&self) -> Option<Player> {
        if self.is_at_end() { self.to_move() } else { self.shown().to_move() }
    }

    /// The move that led to the cursor, as it changed the table; none at the first position.
    pub fn shown_transition(&self) -> Option<Transition> {
        self.transition_to(self.cursor)
    }

    /// Whether the cursor is where the game stands.
    pub fn is_at_end(&self) -> bool {
        self.cursor == self.end()
    }

    /// Whether the cursor is on the game line.
    pub fn is_on_line(&self) -> bool {
        self.line.contains(&self.cursor)
    }

    /// Looks at a node. Returns whether the cursor moved.
    pub fn look_at(&mut self, node: NodeId) -> bool {
        if node == self.cursor || !self.tree.contains(node) {
            return false;
        }
        self.cursor = node;
        if !self.tree.leads_to(node, self.tip) {
            self.tip = self.tree.main_end(node);
        }
        true
    }

    /// The node before the cursor.
    pub fn back(&self) -> Option<NodeId> {
        self.tree.node(self.cursor).parent()
    }

    /// The node after the cursor, on the line that was looked at last.
    pub fn forward(&self) -> Option<NodeId> {
        self.tree.towards(self.cursor, self.tip).or_else(|| self.tree.main_child(self.cursor))
    }

    // ---- changes ------------------------------------------------------------------------------------------------

    /// Everything that happened to this match since it was made.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Carries out a change, and keeps it in [`changes`](Self::changes).
    ///
    /// # Errors
    /// Why it is refused; the match is then as before.
    pub fn apply(&mut self, change: Change) -> Result<(), ChangeError> {
        let more = match &change {
            Change::Play(_) | Change::Try { .. } => 1,
            Change::Edit(Edit::Paste { branch, .. }) => branch.len(),
            _ => 0,
        };
        if more > 0 && self.tree.made() + more > NODE_LIMIT {
            return Err(ChangeError::Full);
        }
        match &change {
            Change::Play(mv) => self.play_on(*mv)?,
            Change::Try { at, mv } => self.try_at(*at, *mv)?,
            Change::GoOnFrom(node) => self.go_on_from(*node)?,
            Change::Conclude(verdict) if !self.variant().allows(verdict.outcome()) => {
                return Err(ChangeError::NoDraws(self.variant().game_name()));
            }
            Change::Conclude(verdict) if self.result().is_none() => self.verdict = Some(*verdict),
            Change::Reopen if self.verdict.is_some() => {
                self.verdict = None;
                self.move_cursor(self.end());
            }
            Change::Conclude(_) | Change::Reopen => return Err(ChangeError::NoSuchEnd),
            Change::Seat(player, seat) => self.seats[*player] = *seat,
            Change::Edit(edit) => {
                self.check_edit(edit)?;
                self.tree.edit(edit)?;
                self.after_edit();
            }
            Change::UndoEdit if self.tree.undo_removes(self.end()) => {
                return Err(EditError::GameLine.into());
            }
            Change::RedoEdit if self.tree.redo_removes(self.end()) => {
                return Err(EditError::GameLine.into());
            }
            Change::UndoEdit => {
                self.tree.undo_edit()?;
                self.after_edit();
            }
            Change::RedoEdit => {
                self.tree.redo_edit()?;
                self.after_edit();
            }
        }
        self.changes.push(change);
        Ok(())
    }

    /// Plays a move of the game. A cursor at its end goes with it; elsewhere it stays.
    ///
    /// # Errors
    /// If the game is over or the rules forbid the move; the match is then as before.
    pub fn play(&mut self, mv: AnyMove) -> Result<Transition, ChangeError> {
        let from = self.end();
        self.apply(Change::Play(mv))?;
        Ok(self.transition(mv, from, self.end()))
    }

    /// Tries a move at the cursor, as a variation that nobody answers, and looks at what follows.
    ///
    /// # Errors
    /// If the rules forbid the move; the match is then as before.
    pub fn try_move(&mut self, mv: AnyMove) -> Result<Transition, ChangeError> {
        let from = self.cursor;
        self.apply(Change::Try { at: from, mv })?;
        Ok(self.transition(mv, from, self.cursor))
    }

    /// Carries out what somebody wants to do at the cursor: a move of the game where it stands, elsewhere or after its
    /// end a variation.
    ///
    /// # Errors
    /// If the game has no such move or the rules forbid it; the match is then as before.
    pub fn carry_out(&mut self, intent: MoveIntent) -> Result<Transition, ChangeError> {
        let mv = self.shown().intended(intent);
        let mv = mv.ok_or_else(|| AnyIllegalMove::OtherGame(self.variant().game_name()))?;
        if self.is_at_end() && self.result().is_none() { self.play(mv) } else { self.try_move(mv) }
    }

    /// Puts somebody else on a side, at any time.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        if self.seats[player] != seat {
            self.seats[player] = seat;
            self.changes.push(Change::Seat(player, seat));
        }
    }

    /// Gives up for a player. Nothing happens if the game is over already.
    pub fn resign(&mut self, player: Player) {
        // What is refused here has happened already.
        let _ = self.apply(Change::Conclude(Verdict::Resignation(player)));
    }

    fn transition(&self, mv: AnyMove, from: NodeId, to: NodeId) -> Transition {
        Transition { mv, before: *self.tree.game(from), after: *self.tree.game(to), from, to }
    }

    fn play_on(&mut self, mv: AnyMove) -> Result<(), ChangeError> {
        if let Some(verdict) = self.verdict {
            return Err(ChangeError::Over(verdict));
        }
        let end = self.end();
        let next = self.tree.play(end, mv)?;
        // The game is the main line, whatever was tried here before.
        self.tree.put_first(next);
        self.line.push(next);
        self.paused = false;
        if self.cursor == end {
            self.move_cursor(next);
        }
        Ok(())
    }

    fn try_at(&mut self, at: NodeId, mv: AnyMove) -> Result<(), ChangeError> {
        if !self.tree.contains(at) {
            return Err(EditError::NoSuchNode.into());
        }
        let next = self.tree.play(at, mv)?;
        self.move_cursor(next);
        Ok(())
    }

    /// Moves the cursor to a node after a change.
    fn move_cursor(&mut self, node: NodeId) {
        self.cursor = node;
        if !self.tree.leads_to(node, self.tip) {
            self.tip = node;
        }
    }

    fn go_on_from(&mut self, node: NodeId) -> Result<(), ChangeError> {
        if !self.tree.contains(node) {
            return Err(EditError::NoSuchNode.into());
        }
        let end = self.end();
        if !self.tree.leads_to(node, self.tip) || !self.tree.leads_to(end, self.tip) {
            // What is taken back can be played again.
            self.tip = if self.tree.leads_to(node, end) { end } else { node };
        }
        self.line = self.tree.path(node);
        self.cursor = node;
        self.verdict = None;
        self.keep_line_first();
        let watched = Player::ALL.into_iter().all(|player| self.seats[player].is_computer());
        self.paused = watched && self.to_move().is_some();
        Ok(())
    }

    /// Whether an edit may be carried out. What is pasted is not tried out: its moves may still be illegal.
    ///
    /// # Errors
    /// Why it would be refused: the game line may be taken neither out of the tree nor off the main line.
    pub fn check_edit(&self, edit: &Edit) -> Result<(), EditError> {
        let (Edit::Promote(at) | Edit::Delete(at) | Edit::Paste { at, .. } | Edit::Annotate { node: at, .. }) =
            edit;
        if !self.tree.contains(*at) {
            return Err(EditError::NoSuchNode);
        }
        match edit {
            Edit::Promote(NodeId::ROOT) | Edit::Delete(NodeId::ROOT) => Err(EditError::Root),
            Edit::Delete(node) if self.line.contains(node) => Err(EditError::GameLine),
            Edit::Promote(node) => {
                let mut places = self.tree.ancestors(*node).filter_map(|at| {
                    let siblings = self.tree.node(self.tree.node(at).parent()?).children();
                    siblings.iter().position(|&child| child == at).map(|index| (index, siblings))
                });
                match places.find(|(index, _)| *index > 0) {
                    Some((1, siblings)) if self.line.contains(&siblings[0]) => Err(EditError::GameLine),
                    Some(_) => Ok(()),
                    None => Err(EditError::MainLine),
                }
            }
            Edit::Delete(_) | Edit::Paste { .. } | Edit::Annotate { .. } => Ok(()),
        }
    }

    /// The cursor leaves what is no longer there.
    fn after_edit(&mut self) {
        self.keep_line_first();
        let there = |node: NodeId, tree: &Tree| tree.ancestors(node).find(|&at| tree.contains(at));
        self.cursor = there(self.cursor, &self.tree).unwrap_or(NodeId::ROOT);
        if !self.tree.contains(self.tip) || !self.tree.leads_to(self.cursor, self.tip) {
            self.tip = self.tree.main_end(self.cursor);
        }
    }

    fn keep_line_first(&mut self) {
        for &node in &self.line {
            self.tree.put_first(node);
        }
    }

    /// A branch as it can be pasted elsewhere.
    ///
    /// # Errors
    /// If the node is the root or not in the tree.
    pub fn branch(&self, node: NodeId) -> Result<Branch, EditError> {
        self.tree.branch(node)
    }

    // ---- taking back --------------------------------------------------------------------------------------------

    /// What taking back would do: reopen a game that the players ended; otherwise go back to the turn before, or
    /// against the computer to the human's turn before. None if nothing can be taken back.
    pub fn undo_change(&self) -> Option<Change> {
        if self.verdict.is_some() {
            return Some(Change::Reopen);
        }
        let before = &self.line[..self.line.len() - 1];
        before.iter().rev().find(|&&node| self.is_stop(node)).map(|&node| Change::GoOnFrom(node))
    }

    /// What playing again would do: go on with what was taken back, against the computer up to the human's next turn.
    /// None if nothing was taken back.
    pub fn redo_change(&self) -> Option<Change> {
        if self.verdict.is_some() {
            return None;
        }
        let end = self.end();
        let first = if self.tree.leads_to(end, self.tip) { self.tree.towards(end, self.tip) } else { None };
        let mut node = first.or_else(|| self.tree.main_child(end))?;
        while !self.is_stop(node) {
            let next = self.tree.towards(node, self.tip).or_else(|| self.tree.main_child(node));
            let Some(next) = next else { break };
            node = next;
        }
        Some(Change::GoOnFrom(node))
    }

    /// Whether anything can be taken back.
    pub fn can_undo(&self) -> bool {
        self.undo_change().is_some()
    }

    /// Whether anything that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.redo_change().is_some()
    }

    /// Takes back as [`undo_change`](Self::undo_change) says. Returns how many moves were taken back, if anything was.
    pub fn undo(&mut self) -> Option<usize> {
        self.step(self.undo_change()?)
    }

    /// Plays again as [`redo_change`](Self::redo_change) says. Returns how many moves were played, if any were.
    pub fn redo(&mut self) -> Option<usize> {
        self.step(self.redo_change()?)
    }

    fn step(&mut self, change: Change) -> Option<usize> {
        let before = self.line.len();
        self.apply(change).ok()?;
        Some(before.abs_diff(self.line.len()))
    }

    /// Whether taking back and playing again may stop at a node: against the computer only on the human's turns.
    fn is_stop(&self, node: NodeId) -> bool {
        let humans = Player::ALL.into_iter().filter(|&player| !self.seats[player].is_computer()).count();
        match self.tree.game(node).to_move() {
            Some(player) if humans == 1 => !self.seats[player].is_computer(),
            _ => true,
        }
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
