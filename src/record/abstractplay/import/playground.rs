//! A playground: a state with variations and comments.

use super::source::{End, Source, check_game};
use super::{import_repaired, read};
use crate::play::{CommentCommand, Glyph, NodeId, Notes};
use crate::record::abstractplay::json::{Annotation, Annotations, Branch, Exploration, Object, Playground};
use crate::record::abstractplay::{ImportError, ImportErrorKind};
use crate::record::limits::MOVE_LIMIT;
use crate::record::{MoveNumber, Record, TextPosition};

/// Reads an Abstract Play playground: a game with variations and comments. A faulty variation is skipped and the rest
/// is still read; the error then carries the record of what was sound. `start` is where `value` begins in the file,
/// for the positions of errors.
pub(super) fn import(start: TextPosition, value: &str) -> Result<Record, ImportError> {
    let playground: Playground = read(start, value)?;
    check_game(&playground.meta_game)?;
    // The state tells the board; the list beside it may be empty for any.
    let state = import_repaired(TextPosition { line: 1, column: 1 }, &playground.state, |place, state| {
        Source::of_state(read(place, state)?)?.record()
    });
    let (record, mut fault) = match state {
        Ok(record) => (record, None),
        Err(ImportError { kind, before: Some(before) }) => (*before, Some(kind)),
        Err(error) => return Err(error),
    };
    let (header, verdict, end) = (record.header().clone(), record.verdict(), record.end());
    let mut tree = record.into_tree();
    let line = tree.path(end);
    let Annotations { annotations } = read(start, value).unwrap_or_else(|error: ImportError| {
        fault.get_or_insert(error.kind);
        Annotations::default()
    });
    let Exploration { exploration } = read(start, value).unwrap_or_else(|error: ImportError| {
        fault.get_or_insert(error.kind);
        Exploration::default()
    });
    for (ply, annotation) in annotations.0.into_iter().enumerate() {
        let Some(annotation) = annotation.0 else { continue };
        match line.get(ply) {
            Some(&node) => annotate(tree.notes_mut(node), annotation),
            None => fault = fault.or(Some(ImportErrorKind::NoSuchPly(ply))),
        }
    }
    let mut moves = 0;
    for (ply, branches) in exploration.0.into_iter().enumerate() {
        let branches = branches.0;
        let Some(&node) = line.get(ply) else {
            if !branches.is_empty() {
                fault = fault.or(Some(ImportErrorKind::NoSuchPly(ply)));
            }
            continue;
        };
        let mut open: Vec<(NodeId, Object<Branch>)> =
            branches.into_iter().rev().map(|branch| (node, branch)).collect();
        while let Some((at, Object(branch))) = open.pop() {
            let (text, annotation, children) = branch.unwrap_or_default().into_parts();
            let text = text.trim().to_lowercase();
            // How a variation would end is not the result of the game.
            if End::of(&text).is_some() {
                continue;
            }
            moves += 1;
            if moves > MOVE_LIMIT {
                fault = fault.or(Some(ImportErrorKind::TooManyMoves));
                break;
            }
            let game = *tree.game(at);
            let turn = MoveNumber::from_position(&game);
            let mv = match game.parse_move(&text) {
                Ok(mv) => mv,
                Err(source) => {
                    fault = fault.or(Some(ImportErrorKind::NotAMove { turn, source }));
                    continue;
                }
            };
            match tree.play(at, mv) {
                Ok(node) => {
                    annotate(tree.notes_mut(node), annotation);
                    open.extend(children.0.into_iter().rev().map(|child| (node, child)));
                }
                Err(source) => {
                    let text = mv.display(game.board()).to_string();
                    fault = fault.or(Some(ImportErrorKind::IllegalMove { turn, text, source }));
                }
            }
        }
    }
    let record = Record::from_tree(header, tree, end, verdict);
    match fault {
        None => Ok(record),
        Some(kind) => Err(ImportError { kind, before: Some(Box::new(record)) }),
    }
}

/// Adds the notes of a node. A judgement that is not a glyph, and how a variation would end, are kept as commands.
fn annotate(notes: &mut Notes, annotation: Annotation) {
    let mut keep =
        |name: &str, value: String| notes.commands.push(CommentCommand { name: name.to_owned(), value });
    if let Some(outcome) = annotation.outcome.into_text() {
        keep("outcome", outcome);
    }
    if let Some(nag) = annotation.nag.into_text() {
        let number = nag.strip_prefix('$').and_then(|number| number.parse().ok().map(Glyph));
        match Glyph::from_suffix(nag.trim()).or(number) {
            Some(glyph) => notes.glyphs.push(glyph),
            None => keep("nag", nag),
        }
    }
    for text in
        [annotation.text_comment.into_text(), annotation.comment.into_only_text()].into_iter().flatten()
    {
        if !notes.comment.is_empty() {
            notes.comment.push('\n');
        }
        notes.comment.push_str(&text);
    }
}
