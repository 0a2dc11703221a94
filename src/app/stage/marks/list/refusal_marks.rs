//! Marks that explain a refused move.

use super::{BoardMark, MarkArea, MarkInputs, Player};
use crate::app::stage::refusal_picture::{RefusalDetail, RefusalPicture};

/// Marks of the refusal picture, which shows on the board why a move was refused. None if they would hide something
/// or be hidden.
pub(in crate::app::stage::marks) fn refusal_marks(
    inputs: &MarkInputs,
    refusal: &RefusalPicture,
) -> Vec<BoardMark> {
    let view = inputs.view;
    let is_busy = inputs.setup.is_some() || inputs.travelling || inputs.over || !inputs.line.is_empty();
    if is_busy {
        return Vec::new();
    }
    let height = |point| view.height(point);
    match refusal.detail() {
        RefusalDetail::Split { holder, parts, off } => {
            let beside = view.board.adjacent(*holder);
            let held = off.iter().filter(|&point| refusal.is_lit() && beside.contains(point));
            let holds = held.map(|point| BoardMark::Hold(*holder, point));
            // Hatching on translucent stacks would float.
            let parts = (0..).zip(parts).filter(|_| inputs.inspected.is_none());
            let hatched = parts.flat_map(|(part, points)| {
                points.iter().map(move |point| BoardMark::Part(part, point, height(point)))
            });
            let pinned = BoardMark::Pinned(*holder, height(*holder));
            holds.chain(hatched).chain([pinned]).collect()
        }
        RefusalDetail::TooHigh { on, pieces, limit } => {
            let under = height(*on);
            let level = |(index, &owner): (usize, &Player)| match under + index {
                fits if fits < *limit => BoardMark::Put(owner, *on, fits),
                over => BoardMark::TooHigh(owner, *on, over),
            };
            pieces.iter().enumerate().map(level).collect()
        }
        RefusalDetail::Elsewhere(nearest) if refusal.is_lit() => {
            vec![BoardMark::Area(MarkArea::Nearest, *nearest)]
        }
        RefusalDetail::Nothing | RefusalDetail::Elsewhere(_) => Vec::new(),
    }
}
