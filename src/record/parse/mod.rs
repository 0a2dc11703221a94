//! Reads one game: tags first, then moves with notes and variations, then what the result claims.
//!
//! No fault ends the reading of a game. The first one is remembered, what it damages is left out, and the rest is read
//! as if it were not there.

mod ending;
mod movetext;
mod tags;

use super::Record;
use super::error::{Fault, RecordError, RecordErrorKind};
use super::lexer::Lexer;
use crate::rules::Variant;
use movetext::MovetextParser;
use tags::Tags;

pub(super) use ending::read_termination;

/// Parses the next game of a text; none if there is no more. The lexer then stands before the game after it.
pub(in crate::record) fn next_game(lexer: &mut Lexer<'_>) -> Option<Result<Record, RecordError>> {
    let mut prose: Option<Fault> = None;
    loop {
        match next_chunk(lexer) {
            GameChunk::Nothing => return prose.map(|fault| Err(fault.into_error(None))),
            GameChunk::Prose(fault) => {
                prose.get_or_insert(fault);
            }
            GameChunk::Game(Err(error)) if error.before.is_none() => return Some(Err(error)),
            GameChunk::Game(game) => {
                let Some(fault) = prose else { return Some(game) };
                let before = match game {
                    Ok(record) => Some(Box::new(record)),
                    Err(error) => error.before,
                };
                return Some(Err(fault.into_error(before)));
            }
        }
    }
}

/// What a text has up to the next place where a game begins: a game, or text that belongs to none.
#[expect(clippy::large_enum_variant, reason = "it is taken apart at once")]
enum GameChunk {
    /// The end of the text.
    Nothing,
    /// Text without a tag or a move, such as the greeting of a letter: the game comes after it.
    Prose(Fault),
    /// One game, or what is wrong with it.
    Game(Result<Record, RecordError>),
}

/// Reads a text up to the next place where a game begins.
fn next_chunk(lexer: &mut Lexer<'_>) -> GameChunk {
    let mut tags = Tags::default();
    let preamble = tags.read(lexer);
    if preamble.ends_game && tags.is_empty() && tags.fault.is_none() {
        return GameChunk::Nothing;
    }
    let is_tagged = !tags.is_empty();
    let (header, start) = match tags.interpret() {
        Ok(interpreted) => interpreted,
        Err(fault) => {
            if !preamble.ends_game {
                // Where the next game begins does not depend on the board.
                MovetextParser::lost(Variant::default().start()).read(lexer);
            }
            return GameChunk::Game(Err(fault.into_error(None)));
        }
    };
    let mut parser = MovetextParser::new(start);
    for text in preamble.comments {
        parser.comment(text);
    }
    if !preamble.ends_game {
        parser.read(lexer);
    }
    let fault = tags.fault.take().or_else(|| parser.fault.take());
    if !is_tagged && parser.has_no_move() {
        match fault {
            Some(fault) if can_come_from_prose(&fault.kind) => return GameChunk::Prose(fault),
            None if parser.is_empty() => {
                return GameChunk::Game(Err(RecordError { place: lexer.place(), ..RecordError::empty() }));
            }
            _ => (),
        }
    }
    let (record, claim_fault) = parser.conclude(header, &mut tags);
    GameChunk::Game(match fault.or(claim_fault) {
        None => Ok(record),
        Some(fault) => Err(fault.into_error(Some(Box::new(record)))),
    })
}

/// Whether a fault may come from text that belongs to no game, such as the greeting of a letter before it.
const fn can_come_from_prose(kind: &RecordErrorKind) -> bool {
    use RecordErrorKind as E;
    matches!(kind, E::NotAMove { .. } | E::Stray(_) | E::BadTag | E::UnclosedComment | E::AfterTheEnd(_))
}
