//! The tree of moves as plain text: the game first, every variation indented below the move that it replaces.
//!
//! ```text
//! 1. d4 d5 2. d3
//!     [1] 2. e4 e5 {quieter}
//! 2... d5-d4! 3. d3-d4 (here)
//! ```

use std::collections::HashMap;

use crate::i18n::terminal::study;
use crate::i18n::{Message, Words};
use crate::play::{Match, NodeId, Notes, Tree};

use super::phrases::number_and_move;

/// Columns that a line may take.
const WIDTH: usize = 78;
/// Columns of each step inwards.
const INDENT: usize = 4;
/// How deep variations inside variations are printed by default.
pub(super) const USUAL_DEPTH: usize = 3;
/// The deepest nesting of variations that is ever printed.
pub(super) const MOST_DEPTH: usize = 16;

/// The numbers by which a player names the variations of a tree, in the order in which they are printed.
#[derive(Debug)]
pub(super) struct Variations {
    heads: Vec<NodeId>,
    numbers: HashMap<NodeId, usize>,
}

impl Variations {
    /// Numbers the variations of a tree.
    pub(super) fn of(tree: &Tree) -> Self {
        let is_head = |node: &NodeId| {
            tree.node(*node).parent().is_some_and(|parent| tree.main_child(parent) != Some(*node))
        };
        let heads: Vec<NodeId> = tree.walk().into_iter().filter(is_head).collect();
        let numbers = heads.iter().zip(1..).map(|(&head, number)| (head, number)).collect();
        Self { heads, numbers }
    }

    /// Returns the first move of the variation with this number, from 1; none if there is no such variation.
    pub(super) fn head(&self, number: usize) -> Option<NodeId> {
        self.heads.get(number.checked_sub(1)?).copied()
    }

    /// Returns the number of the variation whose first move is this node; none if it begins no variation.
    pub(super) fn number(&self, head: NodeId) -> Option<usize> {
        self.numbers.get(&head).copied()
    }

    pub(super) const fn len(&self) -> usize {
        self.heads.len()
    }
}

/// Returns the whole tree of moves as text, with comments and numbered variations. Of variations that are nested
/// deeper than `depth` only the number is said.
pub(super) fn draw_tree(table: &Match, depth: usize, words: &Words) -> String {
    let mut page = TreePrinter {
        words,
        table,
        tree: table.tree(),
        variations: Variations::of(table.tree()),
        depth,
        text: String::new(),
    };
    let comment = comment_text(table.tree().node(NodeId::ROOT).notes());
    let start = comment.into_iter().chain(page.start_marker().map(|marker| words.say(marker)));
    start.for_each(|paragraph| page.write(0, &paragraph));
    if let Some(first) = page.tree.main_child(NodeId::ROOT) {
        page.line(first, 0, String::new());
    }
    page.text
}

/// Writes the tree of moves as text, each variation on a line of its own.
struct TreePrinter<'a> {
    words: &'a Words,
    table: &'a Match,
    tree: &'a Tree,
    variations: Variations,
    depth: usize,
    text: String,
}

impl TreePrinter<'_> {
    /// A line from its first move to its end, with what was tried in the place of its moves.
    fn line(&mut self, first: NodeId, level: usize, label: String) {
        let mut text = label;
        let mut numbered = true;
        let mut at = Some(first);
        while let Some(node) = at {
            if !text.is_empty() {
                text.push(' ');
            }
            text += &self.move_text(node, numbered);
            numbered = !self.tree.node(node).notes().comment.is_empty();
            let others = self.alternatives(node);
            if !others.is_empty() {
                self.write(level, &text);
                text.clear();
                self.branch(&others, level + 1);
                numbered = true;
            }
            at = self.tree.main_child(node);
        }
        self.write(level, &text);
    }

    /// The other moves that were played or tried in the place of a main one.
    fn alternatives(&self, node: NodeId) -> Vec<NodeId> {
        let siblings =
            self.tree.node(node).parent().map_or(&[][..], |parent| self.tree.node(parent).children());
        match siblings.split_first() {
            Some((&main, others)) if main == node => others.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Writes the variations that begin with these moves, or only how many there are if they are nested too deeply.
    fn branch(&mut self, heads: &[NodeId], level: usize) {
        if level <= self.depth {
            for &head in heads {
                let label =
                    self.variations.number(head).map_or_else(String::new, |number| format!("[{number}]"));
                self.line(head, level, label);
            }
            return;
        }
        let moves: usize = heads.iter().map(|&head| size(self.tree, head)).sum();
        let more = study::more_variations(heads.len(), moves, self.depth + 1);
        self.write(level, &self.words.say(more));
    }

    /// `2... d5-d4! $14 {first capture} (here)`
    fn move_text(&self, node: NodeId, numbered: bool) -> String {
        let notes = self.tree.node(node).notes();
        let lead = (!notes.lead.is_empty()).then(|| format!("{{{}}}", notes.lead));
        let mv = number_and_move(self.tree, node, numbered || lead.is_some()) + &suffixes(notes);
        let marker = self.marker(node).map(|marker| self.words.say(marker));
        let parts: Vec<String> =
            lead.into_iter().chain([mv]).chain(comment_text(notes)).chain(marker).collect();
        parts.join(" ")
    }

    /// Marker of a node where the player looks or the game stands.
    fn marker(&self, node: NodeId) -> Option<Message> {
        if node == self.table.cursor() {
            let is_all = node == self.table.end()
                && self.tree.main_child(node).is_none()
                && self.variations.len() == 0;
            return (!is_all).then(study::marker_here);
        }
        (node == self.table.end()).then(study::marker_game_position)
    }

    /// Marker of the start if the player looks there or the game stands there.
    fn start_marker(&self) -> Option<Message> {
        if self.table.cursor() == NodeId::ROOT {
            return Some(study::marker_start_here());
        }
        (self.table.end() == NodeId::ROOT).then(study::marker_start_is_game_position)
    }

    /// Adds a paragraph, its lines indented.
    fn write(&mut self, level: usize, text: &str) {
        let indent = level * INDENT;
        let mut column = 0;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let length = word.chars().count();
            if column == 0 {
                self.text += &" ".repeat(indent);
                column = indent;
            } else if column + 1 + length > WIDTH.max(indent + WIDTH / 2) {
                self.text.push('\n');
                // The lines after the first stand a little further in.
                self.text += &" ".repeat(indent + 2);
                column = indent + 2;
            } else {
                self.text.push(' ');
                column += 1;
            }
            self.text += word;
            column += length;
        }
        if column > 0 {
            self.text.push('\n');
        }
    }
}

/// How many moves a branch has.
fn size(tree: &Tree, head: NodeId) -> usize {
    let mut open = vec![head];
    let mut size = 0;
    while let Some(node) = open.pop() {
        size += 1;
        open.extend(tree.node(node).children());
    }
    size
}

/// Returns the glyphs of a move as they are written behind it: `!? $14`.
pub(super) fn suffixes(notes: &Notes) -> String {
    let suffixes: String = notes.glyphs.iter().filter_map(|glyph| glyph.suffix()).collect();
    let others = notes.glyphs.iter().filter(|glyph| glyph.suffix().is_none());
    others.fold(suffixes, |text, glyph| format!("{text} ${}", glyph.0))
}

/// The comment in braces.
fn comment_text(notes: &Notes) -> Option<String> {
    (!notes.comment.is_empty()).then(|| format!("{{{}}}", notes.comment))
}
