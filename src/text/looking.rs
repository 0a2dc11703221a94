//! Looking back and trying moves: the cursor walks through the tree, and the game stays as it is.

use std::io::{self, Write};

use crate::play::{Change, NodeId};
use crate::rules::{AnyMove, Game};

use super::variations::{MOST_DEPTH, USUAL_DEPTH, Variations, draw_tree, suffixes};
use super::words::{count, list_of, move_text, number_and_move};
use super::{Session, move_sentence};

/// Tells how to go back to the game.
const RETURN: &str = "To go back to the game, type: game";

impl Session {
    pub(super) fn go_back(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(steps) = steps(rest) else { return writeln!(out, "For example: back, or: back 3") };
        let before = self.table.cursor();
        for _ in 0..steps {
            let Some(node) = self.table.back() else { break };
            self.table.look_at(node);
        }
        if self.table.cursor() == before {
            return writeln!(out, "This is the start.");
        }
        self.show_place(out)
    }

    pub(super) fn go_forward(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(steps) = steps(rest) else { return writeln!(out, "For example: forward, or: forward 3") };
        let before = self.table.cursor();
        for _ in 0..steps {
            let Some(node) = self.table.forward() else { break };
            self.table.look_at(node);
        }
        if self.table.cursor() == before {
            return writeln!(out, "This is the end of the line.");
        }
        self.show_place(out)
    }

    pub(super) fn go_to(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let tree = self.table.tree();
        let line = tree.path(self.table.tip());
        let ply = |node: NodeId| tree.game(node).ply();
        let node = match rest {
            "start" => Some(NodeId::ROOT),
            "end" => line.last().copied(),
            _ => match rest.parse::<usize>() {
                Ok(wanted) => line.iter().copied().find(|&node| ply(node) == wanted),
                Err(_) => return writeln!(out, "Go where? For example: goto 12, goto start, goto end"),
            },
        };
        if let Some(node) = node {
            self.table.look_at(node);
            return self.show_place(out);
        }
        let (first, last) = (ply(NodeId::ROOT), ply(self.table.tip()));
        writeln!(out, "This line goes from ply {first} to ply {last}.")
    }

    pub(super) fn go_to_game(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.is_at_end() {
            return writeln!(out, "You are already at the current position.");
        }
        self.table.look_at(self.table.end());
        self.show_turn(out)
    }

    pub(super) fn say_variations(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let depth = match rest {
            "" => Some(USUAL_DEPTH),
            "all" => Some(MOST_DEPTH),
            _ => rest.parse().ok().map(|depth: usize| depth.min(MOST_DEPTH)),
        };
        let Some(depth) = depth else {
            return writeln!(out, "For example: variations, variations 5, variations all");
        };
        if self.table.tree().is_empty() {
            return writeln!(out, "No move has been played or tried yet.");
        }
        write!(out, "{}", draw_tree(&self.table, depth))
    }

    pub(super) fn enter_variation(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let variations = Variations::of(self.table.tree());
        if variations.len() == 0 {
            return writeln!(
                out,
                "There are no variations yet. To try one, type: back, then play another move."
            );
        }
        match rest.parse().ok().and_then(|number| variations.head(number)) {
            Some(head) => {
                self.table.look_at(head);
                self.show_place(out)
            }
            None if variations.len() == 1 => {
                writeln!(out, "There is one variation. To look at it, type: variation 1")
            }
            None => {
                let most = variations.len();
                writeln!(out, "Variations are numbered 1 to {most}. To see them, type: variations")
            }
        }
    }

    /// A move that is typed while nobody is to answer it.
    pub(super) fn try_move(&mut self, mv: AnyMove, out: &mut dyn Write) -> io::Result<()> {
        if let Some(known) = self.table.tree().child(self.table.cursor(), mv) {
            self.table.look_at(known);
            return self.show_place(out);
        }
        let begins = self.table.is_on_line();
        let transition = match self.table.try_move(mv) {
            Ok(transition) => transition,
            Err(error) => return writeln!(out, "{error}"),
        };
        self.changed(out)?;
        writeln!(out, "{}", move_sentence(&transition))?;
        if begins {
            writeln!(out, "This is a variation: you play both sides, and the game itself does not change.")?;
            writeln!(out, "{RETURN}")?;
        }
        self.show_position(out)
    }

    /// The real taking back, from wherever somebody looks.
    pub(super) fn go_on_from_here(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let (here, end) = (self.table.cursor(), self.table.end());
        if here == end {
            return writeln!(out, "The game is already here. To go back to an earlier move, type: back");
        }
        let taken_back = self.table.tree().leads_to(here, end);
        if let Err(error) = self.table.apply(Change::GoOnFrom(here)) {
            return writeln!(out, "{error}");
        }
        self.changed(out)?;
        if taken_back {
            writeln!(out, "The game continues from here. To replay the moves taken back, type: redo")?;
        } else {
            writeln!(out, "This is now the game. The moves played before are kept as a variation.")?;
        }
        self.say_paused(out)?;
        self.show_turn(out)
    }

    /// Where the cursor is: the move, what is noted there, and the board.
    pub(super) fn show_place(&self, out: &mut dyn Write) -> io::Result<()> {
        let here = self.table.cursor();
        match self.table.transition_to(here) {
            None => writeln!(out, "The starting position.")?,
            Some(transition) => {
                let written = number_and_move(self.table.tree(), here, true);
                let glyphs = suffixes(self.table.tree().node(here).notes());
                writeln!(out, "{written}{glyphs}: {}", move_sentence(&transition))?;
            }
        }
        self.say_notes(out)?;
        self.show_position(out)
    }

    /// The board where the cursor is, and what can be looked at next.
    pub(super) fn show_position(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.drawing {
            self.show_board(out)?;
            writeln!(out, "{}", super::score_line(&self.table.shown().view()))?;
        }
        self.say_next(out)?;
        if self.table.is_at_end() {
            writeln!(out, "This is the current position of the game.")?;
            return self.show_end(out);
        }
        Ok(())
    }

    /// The moves that follow the cursor where there is a choice: `Next: 2. d3, or variation 1: 2. e4.`
    fn say_next(&self, out: &mut dyn Write) -> io::Result<()> {
        let tree = self.table.tree();
        let Some((&main, others)) = tree.node(self.table.cursor()).children().split_first() else {
            return Ok(());
        };
        if others.is_empty() {
            return Ok(());
        }
        let variations = Variations::of(tree);
        let mut texts = vec![number_and_move(tree, main, true)];
        texts.extend(others.iter().map(|&head| {
            let number = variations.number(head).map_or_else(String::new, |number| number.to_string());
            format!("variation {number}: {}", move_text(tree, head))
        }));
        writeln!(out, "Next: {}.", list_of(&texts, "or"))
    }

    /// What the prompt says of the place that is looked at.
    pub(super) fn place(&self) -> String {
        let game = self.table.shown();
        let tip = self.table.tree().game(self.table.tip()).ply();
        let what = if self.table.is_on_line() { "Looking at" } else { "Variation," };
        let turn = game.to_move().map(|player| format!(", {player} to move")).unwrap_or_default();
        format!("{what} ply {} of {tip}{turn}> ", game.ply())
    }

    pub(super) fn say_place(&self, out: &mut dyn Write) -> io::Result<()> {
        let plies = count(self.table.game().ply(), "ply");
        let here = self.table.shown().ply();
        if self.table.is_on_line() {
            writeln!(out, "You are looking back at ply {here}; the game has {plies}. {RETURN}")
        } else {
            writeln!(out, "You are looking at a variation, at ply {here}. {RETURN}")
        }
    }
}

/// How many steps somebody asks for: one, unless a number says otherwise.
pub(super) fn steps(rest: &str) -> Option<usize> {
    if rest.is_empty() { Some(1) } else { rest.parse().ok().filter(|&steps| steps > 0) }
}
