//! The marks that go with a refusal.

use super::{Area, Mark, Moment, Player};
use crate::app::stage::refusal::{Refusal, Reveal};
use crate::rules::abande::Height;

/// The marks of the picture, while there is nothing that it would hide or that would hide it.
pub(in crate::app::stage::marks) fn refused(moment: &Moment, refusal: &Refusal) -> Vec<Mark> {
    let view = moment.view;
    let is_busy = moment.setup.is_some() || moment.travelling || moment.over || !moment.line.is_empty();
    if is_busy {
        return Vec::new();
    }
    let height = |point| view.height(point);
    match refusal.reveal() {
        Reveal::Split { holder, parts, off } => {
            let beside = view.board.adjacent(*holder);
            let held = off.iter().filter(|&point| refusal.is_lit() && beside.contains(point));
            let holds = held.map(|point| Mark::Hold(*holder, point));
            // On stacks that are looked through it would float.
            let parts = (0..).zip(parts).filter(|_| moment.looked_into.is_none());
            let hatched = parts.flat_map(|(part, points)| {
                points.iter().map(move |point| Mark::Part(part, point, height(point)))
            });
            let pinned = Mark::Pinned(*holder, height(*holder));
            holds.chain(hatched).chain([pinned]).collect()
        }
        Reveal::TooHigh { on, pieces } => {
            let (under, highest) = (height(*on), usize::from(Height::MAX.get()));
            let level = |(index, &owner): (usize, &Player)| match under + index {
                fits if fits < highest => Mark::Put(owner, *on, fits),
                over => Mark::TooHigh(owner, *on, over),
            };
            pieces.iter().enumerate().map(level).collect()
        }
        Reveal::Elsewhere(nearest) if refusal.is_lit() => vec![Mark::Area(Area::Nearest, *nearest)],
        Reveal::Nothing | Reveal::Elsewhere(_) => Vec::new(),
    }
}
