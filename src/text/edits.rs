//! Changing the tree by hand: promoting, deleting, cutting and pasting branches, and undoing that.

use std::io::{self, Write};

use crate::play::{Change, ChangeError, Edit, EditError, NodeId};

use super::Session;
use super::words::{capital, count, number_and_move};

impl Session {
    /// Carries out an edit, then says so.
    fn edit(&mut self, change: Change, said: &str, out: &mut dyn Write) -> io::Result<bool> {
        match self.table.apply(change) {
            Ok(()) => {
                self.changed(out)?;
                writeln!(out, "{said}")?;
                Ok(true)
            }
            Err(error) => {
                writeln!(out, "{}", sentence(&error))?;
                Ok(false)
            }
        }
    }

    pub(super) fn promote(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let edit = Edit::Promote(self.table.cursor());
        self.edit(Change::Edit(edit), "The variation moved up one place.", out)?;
        Ok(())
    }

    pub(super) fn delete(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let said = format!("{} To bring it back, type: undo-edit", self.branch_gone("Deleted"));
        self.remove(&said, out)?;
        Ok(())
    }

    pub(super) fn cut(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let branch = self.table.branch(self.table.cursor());
        let said = format!("{} To put it elsewhere, go there and type: paste", self.branch_gone("Cut"));
        if self.remove(&said, out)? {
            self.clipboard = branch.ok().map(|branch| (self.table.variant(), branch));
        }
        Ok(())
    }

    pub(super) fn copy(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.branch(self.table.cursor()) {
            Ok(branch) => {
                let moves = count(branch.len(), "move");
                self.clipboard = Some((self.table.variant(), branch));
                writeln!(out, "Copied {moves}. To add a copy elsewhere, go there and type: paste")
            }
            Err(error) => writeln!(out, "{}", sentence(&error.into())),
        }
    }

    pub(super) fn paste(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some((variant, branch)) = self.clipboard.clone() else {
            return writeln!(
                out,
                "Nothing has been cut or copied yet. To pick up a branch, type: cut, or: copy"
            );
        };
        let (at, moves) = (self.table.cursor(), branch.len());
        if variant != self.table.variant() {
            return writeln!(out, "What was cut or copied is from another board.");
        }
        let first = branch.first();
        let pasted = self.edit(
            Change::Edit(Edit::Paste { at, branch }),
            &format!("Pasted {}.", count(moves, "move")),
            out,
        )?;
        match self.table.tree().child(at, first).filter(|_| pasted) {
            Some(node) => {
                self.table.look_at(node);
                self.show_place(out)
            }
            None => Ok(()),
        }
    }

    pub(super) fn undo_edit(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.edit(Change::UndoEdit, "Undid the last change to the tree.", out)?;
        Ok(())
    }

    pub(super) fn redo_edit(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if !self.table.tree().can_redo_edit() {
            return writeln!(out, "There is no change to redo.");
        }
        self.edit(Change::RedoEdit, "Redid the change to the tree.", out)?;
        Ok(())
    }

    /// Takes the branch at the cursor out of the tree and shows where it was.
    fn remove(&mut self, said: &str, out: &mut dyn Write) -> io::Result<bool> {
        let edit = Edit::Delete(self.table.cursor());
        let gone = self.edit(Change::Edit(edit), said, out)?;
        if gone {
            self.show_place(out)?;
        }
        Ok(gone)
    }

    /// `Deleted 2. e4 and 3 moves after it.`
    fn branch_gone(&self, how: &str) -> String {
        let here = self.table.cursor();
        let tree = self.table.tree();
        if here == NodeId::ROOT {
            return String::new();
        }
        let mv = number_and_move(tree, here, true);
        match self.table.branch(here).map_or(1, |branch| branch.len()) {
            0 | 1 => format!("{how} {mv}."),
            moves => format!("{how} {mv} and {} after it.", count(moves - 1, "move")),
        }
    }
}

/// Why the tree was not changed, and what helps.
fn sentence(error: &ChangeError) -> String {
    let ChangeError::Edit(edit) = error else { return error.to_string() };
    match edit {
        EditError::GameLine => {
            "The moves of the game itself cannot be moved or deleted. To turn a variation into the game, go there and type: \
             from-here"
                .to_owned()
        }
        EditError::Root => "This is the start: there is no move to change.".to_owned(),
        EditError::MainLine => "This is already the main line.".to_owned(),
        EditError::NothingDone => "There is no change to the tree to undo. To take back a move, type: undo".to_owned(),
        EditError::NoSuchNode | EditError::Illegal { .. } => format!("{}.", capital(&error.to_string())),
    }
}
