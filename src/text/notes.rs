//! Comments, glyphs, marks and arrows beside the move that is looked at.

use std::io::{self, Write};

use crate::board::Point;
use crate::play::{Arrow, Change, Edit, Glyph, Ink, Mark, Notes};

use super::Session;
use super::words::list_of;

impl Session {
    fn notes(&self) -> &Notes {
        self.table.tree().node(self.table.cursor()).notes()
    }

    /// Writes other notes beside the move that is looked at.
    fn annotate(&mut self, notes: Notes, said: &str, out: &mut dyn Write) -> io::Result<()> {
        let edit = Edit::Annotate { node: self.table.cursor(), notes: Box::new(notes) };
        match self.table.apply(Change::Edit(edit)) {
            Ok(()) => {
                self.changed(out)?;
                writeln!(out, "{said}")
            }
            Err(error) => writeln!(out, "{error}"),
        }
    }

    pub(super) fn comment(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        match rest {
            "" if notes.comment.is_empty() => {
                writeln!(out, "There is no comment here. To add one, type: comment TEXT")
            }
            "" => writeln!(out, "{}", notes.comment),
            "-" if notes.comment.is_empty() => writeln!(out, "There is no comment here."),
            "-" => {
                notes.comment.clear();
                self.annotate(notes, "Comment removed.", out)
            }
            text => {
                let replaced = !notes.comment.is_empty();
                text.clone_into(&mut notes.comment);
                let said = if replaced { "Comment replaced." } else { "Comment added." };
                self.annotate(notes, said, out)
            }
        }
    }

    pub(super) fn glyph(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        if self.table.back().is_none() {
            return writeln!(out, "Glyphs belong to moves, and there is no move at the start.");
        }
        if rest.is_empty() {
            let glyphs: Vec<String> = notes.glyphs.iter().map(|&glyph| glyph_text(glyph)).collect();
            return match glyphs.len() {
                0 => writeln!(out, "There is no glyph here. To add one, type for example: glyph !?"),
                _ => writeln!(out, "{}", glyphs.join(" ")),
            };
        }
        if rest == "-" {
            if notes.glyphs.is_empty() {
                return writeln!(out, "There is no glyph here.");
            }
            notes.glyphs.clear();
            return self.annotate(notes, "Glyphs removed.", out);
        }
        let number = || rest.strip_prefix('$')?.parse().ok().filter(|&number| number > 0).map(Glyph);
        let Some(glyph) = Glyph::of_suffix(rest).or_else(number) else {
            return writeln!(
                out,
                "Glyphs are !!, !, !?, ?!, ?, ?? or a number such as $14; to remove them: glyph -"
            );
        };
        if notes.glyphs.contains(&glyph) {
            return writeln!(out, "{} is already here.", glyph_text(glyph));
        }
        if glyph.suffix().is_some() {
            // A move is good or bad, not both.
            notes.glyphs.retain(|other| other.suffix().is_none());
            notes.glyphs.insert(0, glyph);
        } else {
            notes.glyphs.push(glyph);
        }
        let said = format!("{} added.", glyph_text(glyph));
        self.annotate(notes, &said, out)
    }

    pub(super) fn mark(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        let (point, ink) = match *rest.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => return self.say_marks(out),
            ["-"] if notes.marks.is_empty() => return writeln!(out, "No point is marked here."),
            ["-"] => {
                notes.marks.clear();
                return self.annotate(notes, "Marks removed.", out);
            }
            [point] => (point, Some(Ink::Green)),
            [point, ink] => (point, ink_named(ink)),
            _ => return writeln!(out, "For example: mark d4, or: mark d4 red"),
        };
        let Some(ink) = ink else { return writeln!(out, "{INKS}") };
        let point = match self.find(point) {
            Ok(point) => point,
            Err(sentence) => return writeln!(out, "{sentence}"),
        };
        let (mark, label) = (Mark { point, ink }, self.label(point));
        let gone = notes.marks.contains(&mark);
        notes.marks.retain(|other| other.point != point);
        if !gone {
            notes.marks.push(mark);
        }
        let said = if gone { format!("{label} is no longer marked.") } else { format!("{label} is marked.") };
        self.annotate(notes, &said, out)
    }

    pub(super) fn arrow(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        let (from, to, ink) = match *rest.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => return self.say_marks(out),
            ["-"] if notes.arrows.is_empty() => return writeln!(out, "There is no arrow here."),
            ["-"] => {
                notes.arrows.clear();
                return self.annotate(notes, "Arrows removed.", out);
            }
            [from, to] => (from, to, Some(Ink::Green)),
            [from, to, ink] => (from, to, ink_named(ink)),
            _ => return writeln!(out, "For example: arrow d4 d5, or: arrow d4 d5 red"),
        };
        let Some(ink) = ink else { return writeln!(out, "{INKS}") };
        let (from, to) = match (self.find(from), self.find(to)) {
            (Ok(from), Ok(to)) => (from, to),
            (Err(sentence), _) | (_, Err(sentence)) => return writeln!(out, "{sentence}"),
        };
        if from == to {
            return writeln!(out, "An arrow needs two points.");
        }
        let (arrow, text) = (Arrow { from, to, ink }, format!("{} to {}", self.label(from), self.label(to)));
        let gone = notes.arrows.contains(&arrow);
        notes.arrows.retain(|other| (other.from, other.to) != (from, to));
        if !gone {
            notes.arrows.push(arrow);
        }
        let said = if gone {
            format!("Removed the arrow from {text}.")
        } else {
            format!("Added an arrow from {text}.")
        };
        self.annotate(notes, &said, out)
    }

    fn say_marks(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.marks_sentence() {
            Some(sentence) => writeln!(out, "{sentence}"),
            None => writeln!(out, "Nothing is marked here. For example: mark d4, or: arrow d4 d5 red"),
        }
    }

    /// The comment and the marks where the cursor is.
    pub(super) fn say_notes(&self, out: &mut dyn Write) -> io::Result<()> {
        let notes = self.notes();
        for text in [&notes.lead, &notes.comment] {
            if !text.is_empty() {
                writeln!(out, "{{{text}}}")?;
            }
        }
        self.marks_sentence().map_or(Ok(()), |sentence| writeln!(out, "{sentence}"))
    }

    /// `Marked: d4 green, d5 red. Arrows: d4 to d5 green.`
    fn marks_sentence(&self) -> Option<String> {
        let notes = self.notes();
        let mark = |mark: &Mark| format!("{} {}", self.label(mark.point), ink_name(mark.ink));
        let arrow = |arrow: &Arrow| {
            format!("{} to {} {}", self.label(arrow.from), self.label(arrow.to), ink_name(arrow.ink))
        };
        let marks: Vec<String> = notes.marks.iter().map(mark).collect();
        let arrows: Vec<String> = notes.arrows.iter().map(arrow).collect();
        let marks = (!marks.is_empty()).then(|| format!("Marked: {}.", list_of(&marks, "and")));
        let arrows = (!arrows.is_empty()).then(|| format!("Arrows: {}.", list_of(&arrows, "and")));
        let sentences: Vec<String> = marks.into_iter().chain(arrows).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    fn label(&self, point: Point) -> &'static str {
        self.table.game().board().label(point)
    }
}

const INKS: &str = "The colours are green, red, yellow and blue.";

fn ink_named(name: &str) -> Option<Ink> {
    Ink::ALL.into_iter().find(|&ink| ink_name(ink).eq_ignore_ascii_case(name))
}

const fn ink_name(ink: Ink) -> &'static str {
    match ink {
        Ink::Green => "green",
        Ink::Red => "red",
        Ink::Yellow => "yellow",
        Ink::Blue => "blue",
    }
}

fn glyph_text(glyph: Glyph) -> String {
    glyph.suffix().map_or_else(|| format!("${}", glyph.0), str::to_owned)
}
