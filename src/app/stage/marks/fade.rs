//! The marks of a refusal go as its words go.

use bevy::prelude::*;

use crate::app::stage::refusal::Refusal;
use crate::app::stage::scene::Paint;

/// A mark of the picture that goes with a refusal.
#[derive(Component, Debug)]
pub(super) struct OfRefusal;

/// How solid a mark was when it was drawn.
#[derive(Component, Clone, Debug)]
pub(super) struct Solid(Paint);

pub(super) fn fade_marks(
    refusal: Res<Refusal>,
    marks: Query<(Entity, &Paint, Option<&Solid>), With<OfRefusal>>,
    mut commands: Commands,
) {
    for (mark, paint, solid) in &marks {
        let solid = solid.map_or(paint, |solid| &solid.0);
        let faded = faded(solid, refusal.opacity());
        if *paint != faded {
            commands.entity(mark).insert((Solid(solid.clone()), faded));
        }
    }
}

/// The same paint at this opacity.
fn faded(paint: &Paint, opacity: f32) -> Paint {
    let thinner = |color: &Color| color.with_alpha(color.alpha() * opacity);
    match paint {
        Paint::Overlay(color) => Paint::Overlay(thinner(color)),
        Paint::Badge(color) => Paint::Badge(thinner(color)),
        Paint::Tint(color) => Paint::Tint(thinner(color)),
        Paint::Ghost(player, solid) => Paint::Ghost(*player, solid * opacity),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    #[test]
    fn what_fades_keeps_its_colour() {
        let ghost = Paint::Ghost(Player::Black, 0.6);
        assert_eq!(faded(&ghost, 1.0), ghost);
        assert_eq!(faded(&ghost, 0.5), Paint::Ghost(Player::Black, 0.3));
        let ink = Color::srgba(0.2, 0.4, 0.6, 0.8);
        assert_eq!(faded(&Paint::Overlay(ink), 0.5), Paint::Overlay(ink.with_alpha(0.4)));
        assert_eq!(faded(&Paint::Badge(ink), 0.5), Paint::Badge(ink.with_alpha(0.4)));
    }
}
