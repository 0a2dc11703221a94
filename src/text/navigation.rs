//! Looking back and trying moves: the cursor walks through the tree, and the game stays as it is.

use std::io::{self, Write};
use std::iter;

use crate::i18n::terminal::{self, study};
use crate::i18n::{Argument, Message, play};
use crate::play::{Change, NodeId};
use crate::rules::{AnyMove, Game};

use super::phrases::{move_text, number_and_move};
use super::variations::{MOST_DEPTH, USUAL_DEPTH, Variations, draw_tree, suffixes};
use super::{Session, move_sentence};

impl Session {
    /// Goes back so many moves, one by default, and shows the position there.
    pub(super) fn go_back(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(steps) = steps(rest) else { return self.say(study::back_example(), out) };
        let before = self.table.cursor();
        for _ in 0..steps {
            let Some(node) = self.table.back() else { break };
            self.table.look_at(node);
        }
        if self.table.cursor() == before {
            return self.say(study::at_the_start(), out);
        }
        self.show_place(out)
    }

    /// Goes forward so many moves, one by default, and shows the position there.
    pub(super) fn go_forward(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(steps) = steps(rest) else { return self.say(study::forward_example(), out) };
        let before = self.table.cursor();
        for _ in 0..steps {
            let Some(node) = self.table.forward() else { break };
            self.table.look_at(node);
        }
        if self.table.cursor() == before {
            return self.say(study::at_the_line_end(), out);
        }
        self.show_place(out)
    }

    /// Goes to a move of the present line by the number of its ply, or to its start or end, and shows the position
    /// there.
    pub(super) fn go_to(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let tree = self.table.tree();
        let line = tree.path(self.table.tip());
        let ply = |node: NodeId| tree.game(node).ply();
        let node = match rest {
            "start" => Some(NodeId::ROOT),
            "end" => line.last().copied(),
            _ => match rest.parse::<usize>() {
                Ok(wanted) => line.iter().copied().find(|&node| ply(node) == wanted),
                Err(_) => return self.say(study::goto_example(), out),
            },
        };
        if let Some(node) = node {
            self.table.look_at(node);
            return self.show_place(out);
        }
        let (first, last) = (ply(NodeId::ROOT), ply(self.table.tip()));
        self.say(study::line_reaches(first, last), out)
    }

    /// Goes to where the game stands, and shows whose turn it is.
    pub(super) fn go_to_game(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.is_at_end() {
            return self.say(study::already_at_game_position(), out);
        }
        self.table.look_at(self.table.end());
        self.show_turn(out)
    }

    /// Prints the tree of moves, with variations as deep as the player asks for.
    pub(super) fn say_variations(&self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let depth = match rest {
            "" => Some(USUAL_DEPTH),
            "all" => Some(MOST_DEPTH),
            _ => rest.parse().ok().map(|depth: usize| depth.min(MOST_DEPTH)),
        };
        let Some(depth) = depth else {
            return self.say(study::depth_example(), out);
        };
        if self.table.tree().is_empty() {
            return self.say(study::nothing_tried(), out);
        }
        write!(out, "{}", draw_tree(&self.table, depth, &self.words))
    }

    /// Goes to the first move of the variation with this number, and shows the position there.
    pub(super) fn enter_variation(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let variations = Variations::of(self.table.tree());
        if variations.len() == 0 {
            return self.say(study::no_variations(), out);
        }
        match rest.parse().ok().and_then(|number| variations.head(number)) {
            Some(head) => {
                self.table.look_at(head);
                self.show_place(out)
            }
            None if variations.len() == 1 => self.say(study::one_variation(), out),
            None => self.say(study::variations_numbered(variations.len()), out),
        }
    }

    /// Plays a move in the tree where the cursor is, as a variation: the game itself stays as it is, and the opponent
    /// does not answer.
    pub(super) fn try_move(&mut self, mv: AnyMove, out: &mut dyn Write) -> io::Result<()> {
        let from = self.table.cursor();
        if let Some(known) = self.table.tree().child(from, mv) {
            self.table.look_at(known);
            self.show_place(out)?;
            return self.judge_trial(from, mv, out);
        }
        let begins = self.table.is_on_line();
        let transition = match self.table.try_move(mv) {
            Ok(transition) => transition,
            Err(error) => return self.say(study::of_change_error(&error), out),
        };
        self.changed(out)?;
        self.say(move_sentence(&transition), out)?;
        if begins {
            self.say(study::variation_begins(), out)?;
            self.say(study::back_to_game(), out)?;
        }
        self.show_position(out)?;
        self.judge_trial(from, mv, out)
    }

    /// Makes the game go on from the position that is shown, which takes back the moves after it.
    pub(super) fn go_on_from_here(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let (here, end) = (self.table.cursor(), self.table.end());
        if here == end {
            return self.say(study::game_already_here(), out);
        }
        let taken_back = self.table.tree().leads_to(here, end);
        let was_swapped = self.table.has_swapped_sides();
        if let Err(error) = self.table.apply(Change::GoOnFrom(here)) {
            return self.say(study::of_change_error(&error), out);
        }
        self.forget_clock_watch();
        self.changed(out)?;
        let now = if taken_back { study::game_goes_on_here() } else { study::game_is_now_this() };
        self.say(now, out)?;
        self.say_swap_since(was_swapped, out)?;
        self.say_paused(out)?;
        self.show_turn(out)
    }

    /// Shows where the cursor is in the tree: the move that led there, its notes, and the board.
    pub(super) fn show_place(&self, out: &mut dyn Write) -> io::Result<()> {
        let here = self.table.cursor();
        match self.table.transition_to(here) {
            None => self.say(study::here_is_start(), out)?,
            Some(transition) => {
                let written = number_and_move(self.table.tree(), here, true);
                let glyphs = suffixes(self.table.tree().node(here).notes());
                let place = study::place_shown(format!("{written}{glyphs}"), move_sentence(&transition));
                self.say(place, out)?;
            }
        }
        self.say_notes(out)?;
        self.show_position(out)
    }

    /// Shows the board and the score where the cursor is, and what moves follow it there.
    pub(super) fn show_position(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.drawing {
            self.show_board(out)?;
            self.say(super::score_line(&self.table.shown_position().view()), out)?;
        }
        self.say_next(out)?;
        if self.table.is_at_end() {
            self.say(study::this_is_game_position(), out)?;
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
        let main = Argument::from(number_and_move(tree, main, true));
        let others = others.iter().filter_map(|&head| {
            let number = variations.number(head)?;
            Some(study::next_variation(number, move_text(tree, head)).into())
        });
        self.say(study::next_moves(Argument::Any(iter::once(main).chain(others).collect())), out)
    }

    /// The part of the prompt that says which position of which line is looked at, and whose turn it is.
    pub(super) fn place(&self) -> Message {
        let game = self.table.shown_position();
        let (ply, last) = (game.ply(), self.table.tree().game(self.table.tip()).ply());
        match (self.table.is_on_line(), game.to_move()) {
            (true, Some(player)) => terminal::prompt_line_turn(ply, last, player),
            (true, None) => terminal::prompt_line(ply, last),
            (false, Some(player)) => terminal::prompt_variation_turn(ply, last, player),
            (false, None) => terminal::prompt_variation(ply, last),
        }
    }

    /// Says that a position of the past or of a variation is looked at, and how to get back to the game.
    pub(super) fn say_place(&self, out: &mut dyn Write) -> io::Result<()> {
        let here = self.table.shown_position().ply();
        let place = if self.table.is_on_line() {
            study::looking_back(here, self.table.position().ply())
        } else {
            study::looking_at_variation(here)
        };
        self.say(play::two_sentences(place, study::back_to_game()), out)
    }
}

/// Reads how many steps the player asks for: one by default; none if the text is not a number above 0.
pub(super) fn steps(rest: &str) -> Option<usize> {
    if rest.is_empty() { Some(1) } else { rest.parse().ok().filter(|&steps| steps > 0) }
}
