//! Changing the tree by hand: promoting, deleting, cutting and pasting branches, and undoing that.

use std::io::{self, Write};

use crate::i18n::Message;
use crate::i18n::terminal::study;
use crate::play::{Change, Edit};

use super::Session;
use super::phrases::number_and_move;

impl Session {
    /// Carries out an edit, then says so.
    fn edit(&mut self, change: Change, message: &Message, out: &mut dyn Write) -> io::Result<bool> {
        match self.table.apply(change) {
            Ok(()) => {
                self.changed(out)?;
                self.say(message, out)?;
                Ok(true)
            }
            Err(error) => {
                self.say(study::of_change_error(&error), out)?;
                Ok(false)
            }
        }
    }

    /// Moves the variation at the cursor one place closer to the main line.
    pub(super) fn promote(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let edit = Edit::Promote(self.table.cursor());
        self.edit(Change::Edit(edit), &study::branch_promoted(), out)?;
        Ok(())
    }

    /// Deletes the move at the cursor and all that follows it from the tree.
    pub(super) fn delete(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.remove(study::branch_deleted, out)?;
        Ok(())
    }

    /// Deletes the move at the cursor and all that follows it, and remembers them to be pasted.
    pub(super) fn cut(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let branch = self.table.branch(self.table.cursor());
        if self.remove(study::branch_cut, out)? {
            self.clipboard = branch.ok().map(|branch| (self.table.variant(), branch));
        }
        Ok(())
    }

    /// Remembers the move at the cursor and all that follows it, to be pasted.
    pub(super) fn copy(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.branch(self.table.cursor()) {
            Ok(branch) => {
                let moves = branch.len();
                self.clipboard = Some((self.table.variant(), branch));
                self.say(study::branch_copied(moves), out)
            }
            Err(error) => self.say(study::of_change_error(&error.into()), out),
        }
    }

    /// Adds the moves that were cut or copied after the cursor, and goes to the first of them.
    pub(super) fn paste(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some((variant, branch)) = self.clipboard.clone() else {
            return self.say(study::nothing_to_paste(), out);
        };
        let (at, moves) = (self.table.cursor(), branch.len());
        if variant != self.table.variant() {
            return self.say(study::pasted_from_other_board(), out);
        }
        let first = branch.first();
        let paste = Change::Edit(Edit::Paste { at, branch });
        let pasted = self.edit(paste, &study::branch_pasted(moves), out)?;
        match self.table.tree().child(at, first).filter(|_| pasted) {
            Some(node) => {
                self.table.look_at(node);
                self.show_place(out)
            }
            None => Ok(()),
        }
    }

    pub(super) fn undo_edit(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.edit(Change::UndoEdit, &study::edit_undone(), out)?;
        Ok(())
    }

    pub(super) fn redo_edit(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if !self.table.tree().can_redo_edit() {
            return self.say(study::no_edit_to_redo(), out);
        }
        self.edit(Change::RedoEdit, &study::edit_redone(), out)?;
        Ok(())
    }

    /// Takes the branch at the cursor out of the tree, and shows where it was. `message` tells of its first move and of
    /// how many follow it.
    fn remove(&mut self, message: fn(String, usize) -> Message, out: &mut dyn Write) -> io::Result<bool> {
        let here = self.table.cursor();
        let mv = number_and_move(self.table.tree(), here, true);
        let moves = self.table.branch(here).map_or(1, |branch| branch.len());
        let edit = Change::Edit(Edit::Delete(here));
        let gone = self.edit(edit, &message(mv, moves.saturating_sub(1)), out)?;
        if gone {
            self.show_place(out)?;
        }
        Ok(gone)
    }
}
