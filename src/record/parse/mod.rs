//! Reads one game: tags first, then moves with notes and variations, then what the result claims.

mod ending;
mod moves;
mod tags;

use super::lexer::Lexer;
use super::{Record, RecordError};
use moves::Reader;
use tags::{Opening, Tags};

pub(super) use ending::terminate;

/// The version of the format that is read and written.
pub(in crate::record) const FORMAT_VERSION: u64 = 1;

/// A record with more moves is refused, so that reading takes neither long nor much memory: no game comes near.
pub(in crate::record) const MOVE_LIMIT: usize = 100_000;

/// Reads the next game of a text; none if there is no more. After a fault the lexer stands before the next game.
pub(in crate::record) fn game(lexer: &mut Lexer<'_>) -> Option<Result<Record, RecordError>> {
    let mut tags = Tags::default();
    let read = match tags.read(lexer) {
        Ok(read) => read,
        Err((place, kind)) => {
            skip_tags(lexer);
            skip_moves(lexer);
            return Some(Err(RecordError { place, kind, before: None }));
        }
    };
    let Opening { comments, is_empty } = read;
    if is_empty && tags.read.is_empty() {
        return None;
    }
    let (header, start) = match tags.opening() {
        Ok(opening) => opening,
        Err((place, kind)) => {
            skip_moves(lexer);
            return Some(Err(RecordError { place, kind, before: None }));
        }
    };
    let mut reader = Reader::new(start);
    for text in comments {
        reader.comment(text);
    }
    let tagged = !tags.read.is_empty() || tags.taken;
    let mut fault = reader.read(lexer).err();
    if fault.is_some() {
        skip_moves(lexer);
    } else if !tagged && reader.is_empty() {
        return Some(Err(RecordError { place: lexer.place(), ..RecordError::empty() }));
    }
    fault = reader.fault.take().or(fault);
    let (record, claim_fault) = reader.conclude(header, &mut tags, fault.is_none());
    Some(match fault.or(claim_fault) {
        None => Ok(record),
        Some((place, kind)) => Err(RecordError { place, kind, before: Some(Box::new(record)) }),
    })
}

/// Goes on behind the tags that stand here.
fn skip_tags(lexer: &mut Lexer<'_>) {
    lexer.next_line();
    while lexer.is_at_tag() {
        lexer.next_line();
    }
}

/// Goes on before the next tag that begins a line.
fn skip_moves(lexer: &mut Lexer<'_>) {
    if lexer.is_at_tag() {
        return;
    }
    while lexer.next_line().is_some() && !lexer.is_at_tag() {}
}
