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
pub(in crate::record) fn game(lexer: &mut Lexer<'_>) -> Option<Result<Record, RecordError>> {
    let mut prose = None;
    loop {
        match chunk(lexer) {
            GameChunk::Nothing => {
                let (place, kind) = prose?;
                return Some(Err(RecordError { place, kind, before: None }));
            }
            GameChunk::Prose(fault) => {
                prose.get_or_insert(fault);
            }
            GameChunk::Game(Err(error)) if error.before.is_none() => return Some(Err(error)),
            GameChunk::Game(game) => {
                let Some((place, kind)) = prose else { return Some(game) };
                let before = match game {
                    Ok(record) => Some(Box::new(record)),
                    Err(error) => error.before,
                };
                return Some(Err(RecordError { place, kind, before }));
            }
        }
    }
}

/// Text between the beginnings of two games.
#[expect(clippy::large_enum_variant, reason = "it is taken apart at once")]
enum GameChunk {
    Nothing,
    /// Text without a tag or a move, such as the greeting of a letter: the game comes after it.
    Prose(Fault),
    Game(Result<Record, RecordError>),
}

fn chunk(lexer: &mut Lexer<'_>) -> GameChunk {
    let mut tags = Tags::default();
    let opening = tags.read(lexer);
    if opening.is_empty && tags.is_empty() && tags.fault.is_none() {
        return GameChunk::Nothing;
    }
    let is_tagged = !tags.is_empty();
    let (header, start) = match tags.opening() {
        Ok(opening) => opening,
        Err((place, kind)) => {
            if !opening.is_empty {
                // Where the next game begins does not depend on the board.
                MovetextParser::lost(Variant::default().start()).read(lexer);
            }
            return GameChunk::Game(Err(RecordError { place, kind, before: None }));
        }
    };
    let mut parser = MovetextParser::new(start);
    for text in opening.comments {
        parser.comment(text);
    }
    if !opening.is_empty {
        parser.read(lexer);
    }
    let fault = tags.fault.take().or_else(|| parser.fault.take());
    if !is_tagged && parser.has_no_move() {
        match fault {
            Some(fault) if is_of_no_game(&fault.1) => return GameChunk::Prose(fault),
            None if parser.is_empty() => {
                return GameChunk::Game(Err(RecordError { place: lexer.place(), ..RecordError::empty() }));
            }
            _ => (),
        }
    }
    let (record, claim_fault) = parser.conclude(header, &mut tags);
    GameChunk::Game(match fault.or(claim_fault) {
        None => Ok(record),
        Some((place, kind)) => Err(RecordError { place, kind, before: Some(Box::new(record)) }),
    })
}

/// Whether a fault comes of text that need not belong to a game.
const fn is_of_no_game(kind: &RecordErrorKind) -> bool {
    use RecordErrorKind as E;
    matches!(kind, E::NotAMove { .. } | E::Stray(_) | E::BadTag | E::UnclosedComment | E::AfterTheEnd(_))
}
