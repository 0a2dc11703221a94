//! Writes a record.

use std::fmt;

use crate::play::NodeId;
use crate::rules::Player;

use super::limits::{FIRST_FORMAT_VERSION, FORMAT_VERSION};
use super::notes::{HERE, commands};
use super::text::{encoded, space_if_control};
use super::{MoveNumber, Record};

/// Most characters in a line of moves, unless a single word is longer. A bracket that closes may follow.
const WIDTH: usize = 79;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        writeln!(f)?;
        let mut lines = Lines { out: f, column: 0, prefix: "" };
        self.write_notes(&mut lines, NodeId::ROOT)?;
        self.write_moves(&mut lines)?;
        lines.word(&self.result_text())?;
        writeln!(f)
    }
}

/// What is still to be written. A list of these stands in the place of recursion: no tree is too deep.
enum Rest {
    /// What follows a node.
    After(NodeId),
    /// A node that is not the main continuation, and what follows it.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = self.header();
        write_tag(f, "Game", self.variant().game_name())?;
        if header.tag("Rules").is_none() {
            write_tag(f, "Rules", self.variant().info().rules_name)?;
        }
        write_tag(f, "Variant", self.variant().name())?;
        header.tags().iter().try_for_each(|tag| write_tag(f, &tag.name, &tag.value))?;
        for (player, name, kind) in
            [(Player::Black, "Black", "BlackType"), (Player::White, "White", "WhiteType")]
        {
            let participant = self.player(player);
            if let Some(text) = &participant.name {
                write_tag(f, name, text)?;
            }
            if let Some(text) = &participant.kind {
                write_tag(f, kind, &text.to_string())?;
            }
        }
        let komi = self.start().komi_left();
        if !self.start().is_usual_start() {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "Position", &self.start().to_string())?;
        } else if komi > 0 {
            write_tag(f, "Komi", &komi.to_string())?;
        } else if let Some(handicap) = self.start().handicap() {
            write_tag(f, "Handicap", &handicap.to_string())?;
        }
        write_tag(f, "Result", &self.result_text())?;
        if let Some(text) = self.termination()
            && header.tag("Termination").is_none()
        {
            write_tag(f, "Termination", text)?;
        }
        let has_handicap = self.start().handicap().is_some();
        let version = if has_handicap { FORMAT_VERSION } else { FIRST_FORMAT_VERSION };
        write_tag(f, "FormatVersion", &version.to_string())
    }

    fn write_moves(&self, lines: &mut Lines<'_, '_>) -> fmt::Result {
        let tree = self.tree();
        let mut rest = vec![Rest::After(NodeId::ROOT)];
        // White's move has its number where something stands between it and Black's.
        let mut numbered = true;
        while let Some(next) = rest.pop() {
            match next {
                Rest::After(node) => {
                    let Some((&main, others)) = tree.node(node).children().split_first() else { continue };
                    numbered = self.write_move(lines, main, numbered)?;
                    rest.push(Rest::After(main));
                    rest.extend(others.iter().rev().map(|&other| Rest::Variation(other)));
                }
                Rest::Variation(node) => {
                    lines.prefix = "(";
                    numbered = self.write_move(lines, node, true)?;
                    rest.push(Rest::Close);
                    rest.push(Rest::After(node));
                }
                Rest::Close => {
                    lines.glue(")")?;
                    numbered = true;
                }
            }
        }
        Ok(())
    }

    /// Writes a move and what stands beside it. Returns whether the next move needs its number.
    fn write_move(
        &self,
        lines: &mut Lines<'_, '_>,
        node: NodeId,
        numbered: bool,
    ) -> Result<bool, fmt::Error> {
        let here = self.tree().node(node);
        let (Some(mv), Some(parent)) = (here.mv(), here.parent()) else { return Ok(numbered) };
        let before = self.tree().game(parent);
        let turn = MoveNumber::from_position(before);
        let lead = &here.notes().lead;
        let number = match turn.player {
            Some(Player::White) if !numbered && lead.is_empty() => String::new(),
            Some(Player::White) => format!("{}...", turn.number),
            _ => format!("{}.", turn.number),
        };
        let (suffix, _) = split_glyphs(here.notes());
        let mv = format!("{}{suffix}", mv.display(before.board()));
        if !lead.is_empty() {
            lines.word(&number)?;
            lines.comment(&[], lead)?;
            lines.word(&mv)?;
        } else if number.is_empty() {
            lines.word(&mv)?;
        } else {
            lines.word(&format!("{number} {mv}"))?;
        }
        self.write_notes(lines, node)
    }

    /// Writes what stands behind a move, or before the first one. Returns whether there is a comment.
    fn write_notes(&self, lines: &mut Lines<'_, '_>, node: NodeId) -> Result<bool, fmt::Error> {
        let notes = self.tree().node(node).notes();
        let (suffix, others) = split_glyphs(notes);
        let at_root = node == NodeId::ROOT && !suffix.is_empty();
        for glyph in if at_root { &notes.glyphs } else { others } {
            lines.word(&format!("${}", glyph.0))?;
        }
        let mut commands = commands(notes, self.start().board());
        if node == self.end() && !self.tree().node(node).children().is_empty() {
            commands.push(format!("[%{HERE}]"));
        }
        if commands.is_empty() && notes.comment.is_empty() {
            return Ok(false);
        }
        lines.comment(&commands, &notes.comment)?;
        Ok(true)
    }
}

/// The judgement that sticks to the move, and the others.
fn split_glyphs(notes: &crate::play::Notes) -> (&'static str, &[crate::play::Glyph]) {
    match notes.glyphs.split_first() {
        Some((first, others)) => match first.suffix() {
            Some(suffix) => (suffix, others),
            None => ("", &notes.glyphs),
        },
        None => ("", &[]),
    }
}

/// Words with spaces between them, on lines that are not too long.
struct Lines<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// What sticks to the start of the next word.
    prefix: &'static str,
}

impl Lines<'_, '_> {
    /// Writes a word after a space, or on a new line if it does not fit on this one.
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = self.prefix.len() + word.chars().count();
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length > WIDTH {
            self.out.write_str("\n")?;
            self.column = length;
        } else {
            self.out.write_str(" ")?;
            self.column += 1 + length;
        }
        // A line of a comment must not look like the tag with which another game begins.
        let begins_line = self.column == length && self.prefix.is_empty();
        if let Some(rest) = word.strip_prefix('[').filter(|_| begins_line)
            && rest.starts_with(|c: char| c.is_ascii_alphabetic())
        {
            self.column += 4;
            return write!(self.out, "&#91;{rest}");
        }
        self.out.write_str(std::mem::take(&mut self.prefix))?;
        self.out.write_str(word)
    }

    /// Writes text directly after the last word, without a space or a line break between, such as a closing brace.
    fn glue(&mut self, text: &str) -> fmt::Result {
        self.column += text.len();
        self.out.write_str(text)
    }

    /// Writes commands and a tidy text in braces; at least one of them is there.
    fn comment(&mut self, commands: &[String], text: &str) -> fmt::Result {
        self.prefix = "{";
        commands.iter().try_for_each(|command| self.word(command))?;
        for (index, line) in encoded(text).split('\n').enumerate() {
            if index > 0 {
                self.out.write_str("\n\n")?;
                self.column = 0;
            }
            line.split(' ').filter(|word| !word.is_empty()).try_for_each(|word| self.word(word))?;
        }
        self.glue("}")
    }
}

/// Writes a tag on a line.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c => write!(f, "{}", space_if_control(c))?,
        }
    }
    writeln!(f, "\"]")
}
