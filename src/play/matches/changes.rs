//! Everything that can happen to a match.

use super::{Match, Transition};
use crate::play::{Branch, Change, ChangeError, Edit, EditError, NODE_LIMIT, NodeId, Seat, Tree, Verdict};
use crate::rules::{AnyIllegalMove, AnyMove, MoveIntent, Player};

impl Match {
    /// Every change since the match was made, in order: what a journal records.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Carries out a change, and adds it to [`changes`](Self::changes).
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
        let time = self.time_of_turn(&change);
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
                self.note_undo();
                self.move_cursor(self.end());
                self.begin_turn();
            }
            Change::SetClock(times) => {
                self.clock.as_mut().ok_or(ChangeError::NoClock)?.set_times(*times);
            }
            Change::SetTurnTime(time) => self.turn_time.0 = *time,
            Change::Conclude(_) => return Err(ChangeError::Ended),
            Change::Reopen => return Err(ChangeError::NotEnded),
            Change::Seat(player, seat) => self.change_seat(*player, *seat),
            Change::SwapSides => self.carry_out_swap()?,
            Change::Help(help) => self.help.insert(*help),
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
        let last = self.changes.last();
        let time = time.filter(|time| last != Some(time));
        self.changes.extend(time.into_iter().chain([change]));
        Ok(())
    }

    /// Plays a move of the game itself and returns it with the positions before and after. The cursor follows
    /// if it was at the end of the game; elsewhere it stays.
    ///
    /// # Errors
    /// If the game is over or the rules forbid the move; the match is then as before.
    pub fn play(&mut self, mv: AnyMove) -> Result<Transition, ChangeError> {
        let from = self.end();
        self.apply(Change::Play(mv))?;
        Ok(self.transition(mv, from, self.end()))
    }

    /// Plays a move at the cursor as a variation, which the computer does not answer, and moves the cursor to
    /// it.
    ///
    /// # Errors
    /// If the rules forbid the move; the match is then as before.
    pub fn try_move(&mut self, mv: AnyMove) -> Result<Transition, ChangeError> {
        let from = self.cursor;
        self.apply(Change::Try { at: from, mv })?;
        Ok(self.transition(mv, from, self.cursor))
    }

    /// Plays the move that a player wants at the cursor: as a move of the game if the cursor is where the
    /// game stands, and as a variation elsewhere or after the game has ended.
    ///
    /// # Errors
    /// If the game has no such move or the rules forbid it; the match is then as before.
    pub fn carry_out(&mut self, intent: MoveIntent) -> Result<Transition, ChangeError> {
        let mv = self.shown_position().intended(intent);
        let mv = mv.ok_or_else(|| AnyIllegalMove::OtherGame(self.variant().game_name()))?;
        if self.is_at_end() && self.result().is_none() { self.play(mv) } else { self.try_move(mv) }
    }

    /// Changes who plays a side, a person or the computer, at any time.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        if self.seats()[player] != seat {
            // No match refuses it.
            let _ = self.apply(Change::Seat(player, seat));
        }
    }

    /// Ends the game because a player gives up. Nothing happens if the game is over already.
    pub fn resign(&mut self, player: Player) {
        // What is refused here has happened already.
        let _ = self.apply(Change::Conclude(Verdict::Resignation(player)));
    }

    /// The move that leads from one node to another, with the positions before and after it.
    pub(super) fn transition(&self, mv: AnyMove, from: NodeId, to: NodeId) -> Transition {
        Transition { mv, before: *self.tree.game(from), after: *self.tree.game(to), from, to }
    }

    fn play_on(&mut self, mv: AnyMove) -> Result<(), ChangeError> {
        if let Some(verdict) = self.verdict {
            return Err(ChangeError::Over(verdict));
        }
        let end = self.end();
        let next = self.tree.play(end, mv)?;
        // The game is the main line, even if other moves were tried here before.
        self.tree.put_first(next);
        self.line.push(next);
        self.note_swap_before_move();
        self.press_clock();
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

    /// Carries out [`Change::GoOnFrom`]: the game continues at this node, and the moves to it become the game line.
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
        if self.reseat() || node != end {
            self.note_undo();
        }
        self.cursor = node;
        self.verdict = None;
        self.keep_line_first();
        self.begin_turn();
        let watched = Player::ALL.into_iter().all(|player| self.seats()[player].is_computer());
        self.paused = watched || self.paused && self.clock.is_some();
        Ok(())
    }

    /// Checks whether an edit may be carried out, without doing so. Of a branch to be pasted the moves are
    /// not tried: they may still be illegal.
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

    /// After an edit, keeps the game line the main line and moves the cursor off nodes that are no longer in the tree.
    fn after_edit(&mut self) {
        self.keep_line_first();
        self.forget_deleted_swap();
        let there = |node: NodeId, tree: &Tree| tree.ancestors(node).find(|&at| tree.contains(at));
        self.cursor = there(self.cursor, &self.tree).unwrap_or(NodeId::ROOT);
        if !self.tree.contains(self.tip) || !self.tree.leads_to(self.cursor, self.tip) {
            self.tip = self.tree.main_end(self.cursor);
        }
    }

    /// Makes the moves that were played in the game the main line of the tree.
    pub(super) fn keep_line_first(&mut self) {
        for &node in &self.line {
            self.tree.put_first(node);
        }
    }

    /// Copies the branch that begins with this node, so that it can be pasted elsewhere.
    ///
    /// # Errors
    /// If the node is the root or not in the tree.
    pub fn branch(&self, node: NodeId) -> Result<Branch, EditError> {
        self.tree.branch(node)
    }
}
