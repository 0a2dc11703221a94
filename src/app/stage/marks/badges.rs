//! Signs on a plate of their own: a moon, a chain, warnings, a screw.

use bevy::prelude::*;

use super::mark_scale::{CASING_WIDTH, MarkScale};
use super::stroke_mesh::{Dashes, Pen, StrokeMesh, crescent};
use crate::app::game::BoardStyle;

/// Size of a threat badge beside others: there may be one on every stack.
const THREAT_SHARE: f32 = 0.72;
/// Direction of the slot of a screw.
const SLOT_ANGLE: f32 = 0.6;

/// The corners of a square.
pub(super) const SQUARE: [Vec2; 4] =
    [Vec2::new(1.0, 1.0), Vec2::new(-1.0, 1.0), Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0)];

/// Place of a badge on the far edge of a disc, right or left, where it leaves the owner's sign free.
fn badge_place(scale: &MarkScale, right: bool) -> Vec2 {
    let aside = if right { 0.72 } else { -0.72 };
    Vec2::new(aside, 0.72) * scale.piece
}

/// Half the width of a badge.
fn badge_reach(scale: &MarkScale) -> f32 {
    scale.px(12.5).min(scale.piece * 0.48)
}

/// Pen for signs on a plate, which need no casing.
fn on_plate(core: Color, scale: &MarkScale) -> Pen {
    Pen { core, casing: scale.mark_colours.plate, case: 0.0 }
}

/// Stretches a badge on the table, so that it looks as high as wide from the player's side.
pub(super) fn upright(strokes: &mut StrokeMesh, place: Vec2, scale: &MarkScale) {
    if scale.depiction == BoardStyle::Table {
        strokes.stretch(place, 1.24);
    }
}

/// Draws a moon on a round plate.
pub(super) fn asleep(strokes: &mut StrokeMesh, scale: &MarkScale) {
    let (place, reach) = (badge_place(scale, true), badge_reach(scale));
    strokes.dot(place, reach - scale.px(CASING_WIDTH), scale.pen(scale.mark_colours.plate));
    strokes.next_layer();
    strokes.strip(&crescent(place + Vec2::X * reach * 0.10, reach * 0.70), scale.mark_colours.moon);
    upright(strokes, place, scale);
}

/// Draws two links of a chain on a square plate.
pub(super) fn pinned(strokes: &mut StrokeMesh, scale: &MarkScale) {
    let (place, reach) = (badge_place(scale, false), badge_reach(scale));
    let half = reach * 0.9 - scale.px(CASING_WIDTH);
    let corners = SQUARE.map(|corner| place + corner * half);
    strokes.shape(place, &corners, scale.pen(scale.mark_colours.plate));
    strokes.next_layer();
    let bare = on_plate(scale.mark_colours.chain, scale);
    for side in [-1.0, 1.0] {
        let link = place + Vec2::X * side * reach * 0.28;
        strokes.ring(link, reach * 0.33, reach * 0.20, Dashes::WHOLE, bare);
    }
    upright(strokes, place, scale);
}

/// Place of a threat badge: the near right edge of a disc.
fn threat_place(scale: &MarkScale) -> Vec2 {
    badge_place(scale, true) * Vec2::new(1.0, -1.0)
}

/// Draws a triangle with an exclamation mark: the stack could be lost.
pub(super) fn threatened(strokes: &mut StrokeMesh, scale: &MarkScale) {
    let (place, reach) = (threat_place(scale), badge_reach(scale) * THREAT_SHARE);
    let half = reach - scale.px(CASING_WIDTH) * 0.5;
    let corners = [(0.0, 1.12), (-1.08, -0.78), (1.08, -0.78)].map(|(x, y)| place + Vec2::new(x, y) * half);
    strokes.shape(place, &corners, scale.pen(scale.mark_colours.plate));
    strokes.next_layer();
    let bare = on_plate(scale.mark_colours.chain, scale);
    let bar = [(0.14, 0.62), (-0.14, 0.62), (-0.09, -0.18), (0.09, -0.18)];
    strokes.shape(place + Vec2::Y * half * 0.2, &bar.map(|(x, y)| place + Vec2::new(x, y) * half), bare);
    strokes.dot(place - Vec2::Y * half * 0.46, half * 0.15, bare);
    upright(strokes, place, scale);
}

/// Draws a square on its corner with an arrow onto it: the stack could be won.
pub(super) fn capturable(strokes: &mut StrokeMesh, scale: &MarkScale) {
    let (place, reach) = (threat_place(scale), badge_reach(scale) * THREAT_SHARE);
    let half = (reach - scale.px(CASING_WIDTH) * 0.5) * 1.14;
    let corners = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y].map(|way| place + way * half);
    strokes.shape(place, &corners, scale.pen(scale.mark_colours.plate));
    strokes.next_layer();
    let bare = on_plate(scale.mark_colours.moon, scale);
    strokes.stroke(place + Vec2::Y * half * 0.58, place, half * 0.24, bare);
    let head = [(0.0, -0.52), (0.40, 0.02), (-0.40, 0.02)].map(|(x, y)| place + Vec2::new(x, y) * half);
    strokes.shape(place - Vec2::Y * half * 0.16, &head, bare);
    upright(strokes, place, scale);
}

/// Draws a round brass screw in place of the emblem, lit from the upper left: neither player's colour.
pub(super) fn screw(strokes: &mut StrokeMesh, scale: &MarkScale) {
    let radius = (scale.piece * 0.37).max(scale.px(4.5));
    let brass = scale.mark_colours.brass;
    strokes.dot(Vec2::ZERO, radius, Pen { case: scale.px(CASING_WIDTH) * 0.4, ..scale.pen(brass) });
    strokes.next_layer();
    let lit = Vec2::new(-0.12, 0.12) * radius;
    strokes.disc(lit, radius * 0.76, brass.lighter(0.09));
    strokes.disc(lit * 2.0, radius * 0.50, brass.lighter(0.18));
    strokes.next_layer();
    let slot = Vec2::from_angle(SLOT_ANGLE) * radius * 0.80;
    let dark = scale.mark_colours.letters_on(brass);
    strokes.stroke(-slot, slot, radius * 0.36, Pen { core: dark, casing: dark, case: 0.0 });
}
