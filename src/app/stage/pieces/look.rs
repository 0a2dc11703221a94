//! What discs look like: chosen ones glow, those of sleeping stacks are dull, what a refused move would cut off fades,
//! and while one stack is looked into, all others can be seen through.

use bevy::prelude::*;

use super::{Piece, Travelling};
use crate::app::GameSystems;
use crate::app::game::{Choices, CurrentMatch, DiscLocation, DiscSpot, Lens, LessonSession, Mode};
use crate::app::input::{CurrentSelection, XRay};
use crate::app::stage::refusal::Refusal;
use crate::app::stage::scene::Paint;
use crate::board::BoardSet;

/// How solid a disc is that would be cut off.
const CUT_OFF: f32 = 0.45;
/// How solid a disc is that is looked through.
pub const THROUGH: f32 = 0.15;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, paint_discs.in_set(GameSystems::Animate).after(super::glide::advance_glides));
}

fn paint_discs(
    current: Res<CurrentMatch>,
    chosen: Res<CurrentSelection>,
    choices: Res<Choices>,
    xray: Res<XRay>,
    refusal: Res<Refusal>,
    travellers: Query<(), With<Travelling>>,
    discs: Query<(Entity, &Piece, &DiscLocation, &Paint)>,
    mut asleep: Local<BoardSet>,
    mut commands: Commands,
) {
    // What is true of the stacks can be seen once they are there.
    if travellers.is_empty() {
        // Where points are asked for, nothing gives them away.
        let asked =
            current.mode() == Mode::SetUp || current.lesson().is_some_and(LessonSession::asks_for_point);
        let shown = choices.board.lenses.has(Lens::Sleepers) && !asked;
        *asleep = if shown { current.view().asleep() } else { BoardSet::EMPTY };
    }
    let stack = chosen.stack();
    for (disc, piece, at, paint) in &discs {
        let owner = piece.owner;
        let wanted = match at.0 {
            DiscSpot::Board(point, _) if Some(point) == stack => Paint::Glow(owner),
            DiscSpot::Board(point, _) if xray.looks_through(point) => Paint::Ghost(owner, THROUGH),
            DiscSpot::Board(point, _) if refusal.cut_off(point) > 0.0 => {
                Paint::Ghost(owner, 1.0 - (1.0 - CUT_OFF) * refusal.cut_off(point))
            }
            DiscSpot::Board(point, _) if asleep.contains(point) => Paint::Dull(owner),
            DiscSpot::Board(..) | DiscSpot::Hand(_) => Paint::Disc(owner),
        };
        if *paint != wanted {
            commands.entity(disc).insert(wanted);
        }
    }
}
