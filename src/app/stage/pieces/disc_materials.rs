//! Materials of discs: those of sleeping stacks are dull, discs that a refused move would cut off fade, and while one
//! stack is inspected, all others are translucent.

use bevy::prelude::*;

use super::{InTransit, Piece};
use crate::app::GameSystems;
use crate::app::game::{
    CurrentMatch, DiscLocation, DiscSpot, Lens, LessonSession, Mode, PhotoFrame, StoredPreferences,
};
use crate::app::input::XRay;
use crate::app::stage::refusal_picture::RefusalPicture;
use crate::app::stage::scene::SceneMaterial;
use crate::board::BoardSet;

/// Opacity of a disc that would be cut off.
const CUT_OFF_OPACITY: f32 = 0.45;
/// Opacity of the other discs while the inside of a stack is looked into.
pub const SEE_THROUGH_OPACITY: f32 = 0.35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update_disc_materials.in_set(GameSystems::Animate).after(super::tween::advance_tweens),
    );
}

fn update_disc_materials(
    current: Res<CurrentMatch>,
    preferences: Res<StoredPreferences>,
    xray: Res<XRay>,
    (refusal, photo): (Res<RefusalPicture>, Res<PhotoFrame>),
    travellers: Query<(), With<InTransit>>,
    discs: Query<(Entity, &Piece, &DiscLocation, &SceneMaterial)>,
    mut asleep: Local<BoardSet>,
    mut commands: Commands,
) {
    // Sleeping stacks change once all discs have arrived.
    if travellers.is_empty() {
        // While an exercise asks for points, nothing may give them away.
        let hides = current.mode() == Mode::SetUp
            || current.lesson().is_some_and(LessonSession::asks_for_point)
            || photo.is_on();
        let shown = preferences.board.lenses.has(Lens::Sleepers) && !hides;
        *asleep = if shown { current.view().asleep() } else { BoardSet::EMPTY };
    }
    for (disc, piece, at, material) in &discs {
        let owner = piece.owner;
        let wanted = match at.0 {
            DiscSpot::Board(point, _) if xray.makes_transparent(point) => {
                SceneMaterial::Ghost(owner, SEE_THROUGH_OPACITY)
            }
            DiscSpot::Board(point, _) if refusal.cut_off(point) > 0.0 => {
                SceneMaterial::Ghost(owner, 1.0 - (1.0 - CUT_OFF_OPACITY) * refusal.cut_off(point))
            }
            DiscSpot::Board(point, _) if asleep.contains(point) => SceneMaterial::Dull(owner),
            DiscSpot::Board(..) | DiscSpot::Hand(_) => SceneMaterial::Disc(owner),
        };
        if *material != wanted {
            commands.entity(disc).insert(wanted);
        }
    }
}
