//! Move priors for new nodes.

use crate::rules::anda::{Field, Move};

use super::cell_kinds::CellKinds;
use super::parameters::prior;
use super::threats::Threats;

/// Sets the prior probability of each of these moves for a new node from what a stone there does; they add up
/// to 1.
pub(super) fn set_priors(field: &Field, last: Option<Move>, moves: &mut [(Move, f32)]) {
    let position = field.position();
    if !position.is_first_turn() {
        let player = position.turn();
        let cell_kinds = CellKinds::of(field);
        let (mine, theirs) = (Threats::of(field, player), Threats::of(field, player.other()));
        let joins = match last {
            Some(Move::Place(point)) => cell_kinds.joins & position.board().adjacent(point),
            _ => crate::board::BoardSet::EMPTY,
        };
        for (mv, weight) in moves.iter_mut() {
            *weight = match *mv {
                Move::Place(point) => {
                    let extras = [
                        (mine.wins, prior::WIN),
                        (theirs.wins, prior::SAVE_ALL),
                        (mine.kills, prior::KILL),
                        (theirs.kills, prior::SAVE),
                        (joins, prior::JOIN),
                    ];
                    let extra = extras.into_iter().filter(|(cells, _)| cells.contains(point));
                    cell_kinds.weight(point) + extra.map(|(_, extra)| extra).sum::<f32>()
                }
                Move::Komi => prior::KOMI,
                Move::First(..) => 1.0,
            };
        }
    }
    let sum: f32 = moves.iter().map(|(_, weight)| weight).sum();
    for (_, weight) in moves {
        *weight /= sum;
    }
}
