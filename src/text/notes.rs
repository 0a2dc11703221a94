//! Comments, glyphs, marks and arrows beside the move that is looked at.

use std::io::{self, Write};

use crate::board::Point;
use crate::i18n::terminal::study;
use crate::i18n::{Argument, Message, play};
use crate::play::{AnnotationColour, ArrowAnnotation, Change, Edit, Glyph, Notes, PointAnnotation};

use super::Session;
use super::number::too_large;

impl Session {
    fn notes(&self) -> &Notes {
        self.table.tree().node(self.table.cursor()).notes()
    }

    /// Writes other notes beside the move that is looked at.
    fn annotate(&mut self, notes: Notes, message: Message, out: &mut dyn Write) -> io::Result<()> {
        let edit = Edit::Annotate { node: self.table.cursor(), notes: Box::new(notes) };
        match self.table.apply(Change::Edit(edit)) {
            Ok(()) => {
                self.changed(out)?;
                self.say(message, out)
            }
            Err(error) => self.say(study::of_change_error(&error), out),
        }
    }

    /// Shows, sets or removes the comment at the cursor.
    pub(super) fn comment(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        match rest {
            "" if notes.comment.is_empty() => self.say(study::no_comment(), out),
            "" => writeln!(out, "{}", notes.comment),
            "-" if notes.comment.is_empty() => self.say(study::no_comment_to_remove(), out),
            "-" => {
                notes.comment.clear();
                self.annotate(notes, study::comment_removed(), out)
            }
            text => {
                let replaced = !notes.comment.is_empty();
                text.clone_into(&mut notes.comment);
                let message = if replaced { study::comment_replaced() } else { study::comment_added() };
                self.annotate(notes, message, out)
            }
        }
    }

    /// Shows, adds or removes glyphs of the move at the cursor, such as `!?`.
    pub(super) fn glyph(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        if self.table.back().is_none() {
            return self.say(study::glyphs_need_moves(), out);
        }
        if rest.is_empty() {
            let glyphs: Vec<String> = notes.glyphs.iter().map(|&glyph| glyph_text(glyph)).collect();
            return match glyphs.len() {
                0 => self.say(study::no_glyph(), out),
                _ => writeln!(out, "{}", glyphs.join(" ")),
            };
        }
        if rest == "-" {
            if notes.glyphs.is_empty() {
                return self.say(study::no_glyph_to_remove(), out);
            }
            notes.glyphs.clear();
            return self.annotate(notes, study::glyphs_removed(), out);
        }
        let number = rest.strip_prefix('$');
        let numbered = || number?.parse().ok().filter(|&number| number > 0).map(Glyph);
        let Some(glyph) = Glyph::from_suffix(rest).or_else(numbered) else {
            return self.say(number.and_then(too_large::<u8>).unwrap_or_else(study::glyphs_known), out);
        };
        if notes.glyphs.contains(&glyph) {
            return self.say(study::glyph_there(&glyph_text(glyph)), out);
        }
        if glyph.suffix().is_some() {
            // A move is good or bad, not both.
            notes.glyphs.retain(|other| other.suffix().is_none());
            notes.glyphs.insert(0, glyph);
        } else {
            notes.glyphs.push(glyph);
        }
        self.annotate(notes, study::glyph_added(&glyph_text(glyph)), out)
    }

    /// Shows the marks at the cursor, puts one on a point, or removes one or all.
    pub(super) fn mark(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        let (point, colour) = match *rest.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => return self.say_marks(out),
            ["-"] if notes.marks.is_empty() => return self.say(study::no_mark_to_remove(), out),
            ["-"] => {
                notes.marks.clear();
                return self.annotate(notes, study::marks_removed(), out);
            }
            [point] => (point, Some(AnnotationColour::Green)),
            [point, colour] => (point, colour_named(colour)),
            _ => return self.say(study::mark_example(), out),
        };
        let Some(colour) = colour else { return self.say(colours_known(), out) };
        let point = match self.find(point) {
            Ok(point) => point,
            Err(unknown) => return self.say(unknown, out),
        };
        let (mark, label) = (PointAnnotation { point, colour }, self.point_name(point));
        let gone = notes.marks.contains(&mark);
        notes.marks.retain(|other| other.point != point);
        if !gone {
            notes.marks.push(mark);
        }
        self.annotate(notes, if gone { study::mark_removed(label) } else { study::mark_added(label) }, out)
    }

    /// Shows the arrows at the cursor, draws one between two points, or removes one or all.
    pub(super) fn arrow(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut notes = self.notes().clone();
        let (from, to, colour) = match *rest.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => return self.say_marks(out),
            ["-"] if notes.arrows.is_empty() => return self.say(study::no_arrow_to_remove(), out),
            ["-"] => {
                notes.arrows.clear();
                return self.annotate(notes, study::arrows_removed(), out);
            }
            [from, to] => (from, to, Some(AnnotationColour::Green)),
            [from, to, colour] => (from, to, colour_named(colour)),
            _ => return self.say(study::arrow_example(), out),
        };
        let Some(colour) = colour else { return self.say(colours_known(), out) };
        let (from, to) = match (self.find(from), self.find(to)) {
            (Ok(from), Ok(to)) => (from, to),
            (Err(unknown), _) | (_, Err(unknown)) => return self.say(unknown, out),
        };
        if from == to {
            return self.say(study::arrow_too_short(), out);
        }
        let arrow = ArrowAnnotation { from, to, colour };
        let gone = notes.arrows.contains(&arrow);
        notes.arrows.retain(|other| (other.from, other.to) != (from, to));
        if !gone {
            notes.arrows.push(arrow);
        }
        let message = if gone { study::arrow_removed } else { study::arrow_added };
        self.annotate(notes, message(self.point_name(from), self.point_name(to)), out)
    }

    fn say_marks(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.marks_sentence() {
            Some(sentence) => self.say(sentence, out),
            None => self.say(study::nothing_marked(), out),
        }
    }

    /// Prints the comments at the cursor, and says its marks and arrows.
    pub(super) fn say_notes(&self, out: &mut dyn Write) -> io::Result<()> {
        let notes = self.notes();
        for text in [&notes.lead, &notes.comment] {
            if !text.is_empty() {
                writeln!(out, "{{{text}}}")?;
            }
        }
        self.marks_sentence().map_or(Ok(()), |sentence| self.say(sentence, out))
    }

    /// `Marked: d4 green, d5 red. Arrows: d4 to d5 green.`
    fn marks_sentence(&self) -> Option<Message> {
        let notes = self.notes();
        let label = |point| self.point_name(point);
        let mark = |mark: &PointAnnotation| {
            study::mark_named(label(mark.point), study::of_annotation_colour(mark.colour))
        };
        let arrow = |arrow: &ArrowAnnotation| {
            study::arrow_named(label(arrow.from), label(arrow.to), study::of_annotation_colour(arrow.colour))
        };
        let marks = Argument::all(notes.marks.iter().map(mark));
        let arrows = Argument::all(notes.arrows.iter().map(arrow));
        let marks = (!notes.marks.is_empty()).then(|| study::marks_here(marks));
        let arrows = (!notes.arrows.is_empty()).then(|| study::arrows_here(arrows));
        marks.into_iter().chain(arrows).reduce(play::two_sentences)
    }

    /// The coordinates of a point on the current board, such as `d4`.
    fn point_name(&self, point: Point) -> &'static str {
        self.table.position().board().label(point)
    }
}

/// The words for colours as they are typed.
fn colours_known() -> Message {
    study::colours_known(Argument::all(AnnotationColour::ALL.map(colour_name)))
}

/// The colour of marks and arrows that is typed as this word; none for other words.
fn colour_named(name: &str) -> Option<AnnotationColour> {
    AnnotationColour::ALL.into_iter().find(|&colour| colour_name(colour).eq_ignore_ascii_case(name))
}

/// The word that is typed for a colour of marks and arrows.
const fn colour_name(colour: AnnotationColour) -> &'static str {
    match colour {
        AnnotationColour::Green => "green",
        AnnotationColour::Red => "red",
        AnnotationColour::Yellow => "yellow",
        AnnotationColour::Blue => "blue",
    }
}

fn glyph_text(glyph: Glyph) -> String {
    glyph.suffix().map_or_else(|| format!("${}", glyph.0), str::to_owned)
}
