//! The notes beside one move in writing: glyphs, comments, and the commands inside them.
//!
//! | command | meaning |
//! | --- | --- |
//! | `[%eval +3.5,d12]` | the expected final margin in points, positive for Black, seen 12 plies deep |
//! | `[%proved -2]` | the final margin with the best play of both, positive for Black |
//! | `[%clk 0:05:12]` | the mover's clock after the move |
//! | `[%emt 0:00:31]` | how long the mover took, in a game without a clock |
//! | `[%csl Gd4,Re5]` | points marked green and red; `Y` is yellow and `B` blue |
//! | `[%cal Gd4-e5]` | an arrow |
//! | `[%here]` | the game stands here, although moves follow |

use std::time::Duration;

use super::lexer::{Lexer, Token};
use super::text::{decoded, encoded, encoded_value, from_file, tidy, tidy_single_line};
use crate::board::Board;
use crate::play::{
    AnnotationColour, ArrowAnnotation, CommentCommand, EvalAnnotation, Glyph, Notes, PointAnnotation,
};

/// Name of the command in a comment that says where the game stands. It belongs to a record, not to the
/// notes.
pub(super) const HERE: &str = "here";

/// What takes the place of the move where notes are written without it.
const MOVE: &str = "--";

/// Writes the notes beside one move on a single line, as [`read_notes`] reads them: `{lead} -- $1 {[%clk
/// 0:05:12] comment}`. Only what is [tidy](tidied) comes back as it was.
pub fn notes_text(notes: &Notes, board: &Board) -> String {
    let mut units = Vec::new();
    if !notes.lead.is_empty() {
        units.push(format!("{{{}}}", encoded_single_line(&notes.lead)));
        units.push(MOVE.to_owned());
    }
    units.extend(notes.glyphs.iter().map(|glyph| format!("${}", glyph.0)));
    let mut inside = commands(notes, board);
    if !notes.comment.is_empty() {
        inside.push(encoded_single_line(&notes.comment));
    }
    if !inside.is_empty() {
        units.push(format!("{{{}}}", inside.join(" ")));
    }
    units.join(" ")
}

/// Encodes a tidy text for a comment on one line: line breaks are escaped, too.
fn encoded_single_line(text: &str) -> String {
    encoded(text).replace('\n', "&#10;")
}

/// Reads the notes of one move from a text such as [`notes_text`] writes. What cannot be understood is
/// skipped: no text is refused.
pub fn read_notes(text: &str, board: &Board) -> Notes {
    let mut notes = Notes::default();
    let mut lexer = Lexer::new(text);
    while let Some((_, token)) = lexer.next() {
        match token {
            Token::Comment(text) | Token::UnclosedComment(text) => {
                add_comment(&mut notes, text, CommentSlot::Comment, board);
            }
            Token::Glyph(number) => add_glyph(&mut notes, number),
            Token::Word(word) => {
                if word.starts_with(MOVE) {
                    let comment = std::mem::take(&mut notes.comment);
                    append(&mut notes.lead, &comment);
                }
                add_suffixes(&mut notes, word);
            }
            _ => (),
        }
    }
    notes
}

/// The notes with only what a file can hold: comments of [tidy](tidy) words, each glyph once, commands with
/// names, and no unknown command that says what a note could say.
pub fn tidied(notes: &Notes, board: &Board) -> Notes {
    let mut result = Notes {
        lead: tidy(&notes.lead),
        comment: tidy(&notes.comment),
        glyphs: Vec::new(),
        marks: notes.marks.clone(),
        arrows: notes.arrows.clone(),
        value: notes.value,
        proved: notes.proved,
        clock: notes.clock,
        time_taken: notes.time_taken,
        commands: Vec::new(),
    };
    for glyph in &notes.glyphs {
        add_glyph(&mut result, Some(glyph.0));
    }
    for command in &notes.commands {
        let name: String = command.name.chars().filter(|&c| is_name(c)).collect();
        add_command(&mut result, &name, &tidy_single_line(&command.value), board);
    }
    result
}

/// The notes for a first position, which no move leads to: the text that should introduce the move is put
/// before the comment on the game.
pub(super) fn without_lead(mut notes: Notes) -> Notes {
    let comment = std::mem::replace(&mut notes.comment, std::mem::take(&mut notes.lead));
    append(&mut notes.comment, &comment);
    notes
}

/// Adds more notes to those that are there.
pub(super) fn add_notes(notes: &mut Notes, more: Notes) {
    append(&mut notes.lead, &more.lead);
    append(&mut notes.comment, &more.comment);
    more.glyphs.iter().for_each(|glyph| add_glyph(notes, Some(glyph.0)));
    notes.marks.extend(more.marks);
    notes.arrows.extend(more.arrows);
    notes.value = notes.value.or(more.value);
    notes.proved = notes.proved.or(more.proved);
    notes.clock = notes.clock.or(more.clock);
    notes.time_taken = notes.time_taken.or(more.time_taken);
    notes.commands.extend(more.commands);
}

/// Whether a comment is written before a move, to introduce it, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentSlot {
    /// Before the move.
    Lead,
    /// After it.
    Comment,
}

/// Adds a comment as it appears in a file to the notes, with the commands in it. Returns whether one of them
/// says that the game stands here.
pub(super) fn add_comment(notes: &mut Notes, text: &str, slot: CommentSlot, board: &Board) -> bool {
    let mut here = false;
    let mut words = String::with_capacity(text.len());
    let mut rest = text;
    // Looking for a bracket that is not there again and again would take a long time.
    let mut brackets = rest.rfind(']');
    while let Some((before, after)) = rest.split_once("[%") {
        words.push_str(before);
        let start = before.len() + 2;
        let ends = brackets.is_some_and(|last| last >= start) && after.starts_with(is_name);
        let Some((inside, next)) = ends.then(|| after.split_once(']')).flatten() else {
            words.push_str("[%");
            rest = after;
            brackets = brackets.and_then(|last| last.checked_sub(start));
            continue;
        };
        let (name, value) = inside.split_at(inside.find(|c| !is_name(c)).unwrap_or(inside.len()));
        if name.eq_ignore_ascii_case(HERE) {
            here = true;
        } else {
            add_command(notes, name, &tidy_single_line(&decoded(value)), board);
        }
        words.push(' ');
        brackets = brackets.and_then(|last| last.checked_sub(rest.len() - next.len()));
        rest = next;
    }
    words.push_str(rest);
    let words = from_file(&words);
    let place = match slot {
        CommentSlot::Lead => &mut notes.lead,
        CommentSlot::Comment => &mut notes.comment,
    };
    append(place, &words);
    here
}

/// Adds a comment to another, on a line of its own.
fn append(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}

/// Adds a judgement to the notes, unless they have it already. `None`, for a number that no judgement has,
/// adds nothing.
pub(super) fn add_glyph(notes: &mut Notes, number: Option<u8>) {
    if let Some(glyph) = number.map(Glyph)
        && !notes.glyphs.contains(&glyph)
    {
        notes.glyphs.push(glyph);
    }
}

/// Adds the judgements that are written at the end of a move, such as `!?`; other suffixes are ignored.
pub(super) fn add_suffixes(notes: &mut Notes, word: &str) {
    for suffix in word.split(|c| c != '!' && c != '?').filter(|suffix| !suffix.is_empty()) {
        add_glyph(notes, Glyph::from_suffix(suffix).map(|glyph| glyph.0));
    }
}

/// Whether a character may stand in the name of a command.
fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-'
}

/// Understands a command, or keeps it as it is. Repetitions are dropped.
fn add_command(notes: &mut Notes, name: &str, value: &str, board: &Board) {
    if name.is_empty() || name.eq_ignore_ascii_case(HERE) {
        return;
    }
    let understood = match name.to_ascii_lowercase().as_str() {
        "eval" if notes.value.is_none() => {
            notes.value = parse_value(value);
            notes.value.is_some()
        }
        "proved" if notes.proved.is_none() => {
            notes.proved = value.parse().ok();
            notes.proved.is_some()
        }
        "clk" if notes.clock.is_none() => {
            notes.clock = parse_clock(value);
            notes.clock.is_some()
        }
        "emt" if notes.time_taken.is_none() => {
            notes.time_taken = parse_clock(value);
            notes.time_taken.is_some()
        }
        "csl" => match list(value, |text| parse_mark(text, board)) {
            Some(marks) => {
                notes.marks.extend(marks);
                true
            }
            None => false,
        },
        "cal" => match list(value, |text| parse_arrow(text, board)) {
            Some(arrows) => {
                notes.arrows.extend(arrows);
                true
            }
            None => false,
        },
        _ => false,
    };
    if !understood {
        notes.commands.push(CommentCommand { name: name.to_owned(), value: value.to_owned() });
    }
}

/// `0:05:12.5`
fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let rest = match time.subsec_nanos() {
        0 => String::new(),
        nanos => format!(".{nanos:09}").trim_end_matches('0').to_owned(),
    };
    format!("{hours}:{minutes:02}:{seconds:02}{rest}")
}

/// Writes the notes that are no words (evaluation, clock, marks) as commands in a comment, such as `[%eval
/// 0.5]`.
pub(super) fn commands(notes: &Notes, board: &Board) -> Vec<String> {
    let mut commands = Vec::new();
    if let Some(EvalAnnotation { hundredths, depth }) = notes.value {
        let sign = if hundredths < 0 { '-' } else { '+' };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        let rest = if rest.is_multiple_of(10) { (rest / 10).to_string() } else { format!("{rest:02}") };
        let depth = depth.map(|depth| format!(",d{depth}")).unwrap_or_default();
        commands.push(format!("[%eval {sign}{whole}.{rest}{depth}]"));
    }
    if let Some(margin) = notes.proved {
        commands.push(format!("[%proved {margin:+}]"));
    }
    commands.extend(notes.clock.map(|time| format!("[%clk {}]", clock_text(time))));
    commands.extend(notes.time_taken.map(|time| format!("[%emt {}]", clock_text(time))));
    let label = |point| board.label(point);
    if !notes.marks.is_empty() {
        let marks = notes.marks.iter().map(|mark| format!("{}{}", mark.colour.letter(), label(mark.point)));
        commands.push(format!("[%csl {}]", marks.collect::<Vec<_>>().join(",")));
    }
    if !notes.arrows.is_empty() {
        let arrows = notes.arrows.iter();
        let arrows = arrows.map(|a| format!("{}{}-{}", a.colour.letter(), label(a.from), label(a.to)));
        commands.push(format!("[%cal {}]", arrows.collect::<Vec<_>>().join(",")));
    }
    for CommentCommand { name, value } in &notes.commands {
        let space = if value.is_empty() { "" } else { " " };
        commands.push(format!("[%{name}{space}{}]", encoded_value(value)));
    }
    commands
}

/// Reads an evaluation such as `+3.5,d12`: 3.5 points for Black, found at depth 12.
fn parse_value(text: &str) -> Option<EvalAnnotation> {
    let (number, depth) = match text.split_once(',') {
        Some((number, depth)) => {
            let depth = depth.trim();
            (number.trim(), Some(depth.strip_prefix('d').unwrap_or(depth).parse().ok()?))
        }
        None => (text.trim(), None),
    };
    let (sign, number) = match number.strip_prefix('-') {
        Some(number) => (-1, number),
        None => (1, number.strip_prefix('+').unwrap_or(number)),
    };
    let (whole, rest) = number.split_once('.').unwrap_or((number, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(rest) {
        return None;
    }
    // Hundredths: further digits say nothing.
    let rest: i64 = format!("{rest:0<2}").get(..2)?.parse().ok()?;
    let hundredths = whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(rest)?;
    Some(EvalAnnotation { hundredths: i32::try_from(sign * hundredths).ok()?, depth })
}

/// Reads a clock time: `0:05:12` or `5:12`, with a fraction of the second or without.
fn parse_clock(text: &str) -> Option<Duration> {
    let (text, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut parts = text.split(':').map(|part| {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| part.parse::<u64>().ok()).flatten()
    });
    let (first, second, third) = (parts.next()??, parts.next()??, parts.next());
    let (hours, minutes, seconds) = match third {
        Some(seconds) => (first, second, seconds?),
        None => (0, first, second),
    };
    if parts.next().is_some() || seconds >= 60 || (third.is_some() && minutes >= 60) {
        return None;
    }
    let seconds = hours.checked_mul(3600)?.checked_add(minutes.checked_mul(60)?)?.checked_add(seconds)?;
    if !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let nanos = format!("{:0<9}", fraction.get(..9).unwrap_or(fraction)).parse().ok()?;
    Some(Duration::new(seconds, nanos))
}

/// The items of a list, if each of them is understood.
fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|item| read(item.trim())).collect()
}

/// Reads a coloured mark on a point, such as `Gd4`: green on d4.
fn parse_mark(text: &str, board: &Board) -> Option<PointAnnotation> {
    let (colour, label) = parse_colour(text)?;
    Some(PointAnnotation { point: board.find(label)?, colour })
}

/// Reads a coloured arrow such as `Gd4-e5`, or `Gd4e5` as programs for chess write it: green from d4 to e5.
fn parse_arrow(text: &str, board: &Board) -> Option<ArrowAnnotation> {
    let (colour, labels) = parse_colour(text)?;
    let (from, to) = match labels.split_once('-') {
        Some(labels) => labels,
        None => labels.split_at(labels.rfind(|c: char| c.is_ascii_alphabetic())?),
    };
    Some(ArrowAnnotation { from: board.find(from)?, to: board.find(to)?, colour })
}

/// Splits off the letter of the colour with which a mark or an arrow begins.
fn parse_colour(text: &str) -> Option<(AnnotationColour, &str)> {
    let mut chars = text.chars();
    let colour = AnnotationColour::from_letter(chars.next()?)?;
    Some((colour, chars.as_str()))
}
