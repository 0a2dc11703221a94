//! Fades the marks of a refusal together with its text.

use bevy::prelude::*;

use crate::app::stage::refusal_picture::RefusalPicture;
use crate::app::stage::scene::SceneMaterial;

/// Marks the entities of the refusal picture, which fade with it.
#[derive(Component, Debug)]
pub(super) struct RefusalMark;

/// Material of a mark at full opacity, kept while the mark fades.
#[derive(Component, Clone, Debug)]
pub(super) struct FullMaterial(SceneMaterial);

/// Gives the marks of the refusal picture its opacity.
pub(super) fn fade_marks(
    refusal: Res<RefusalPicture>,
    marks: Query<(Entity, &SceneMaterial, Option<&FullMaterial>), With<RefusalMark>>,
    mut commands: Commands,
) {
    for (mark, material, full) in &marks {
        let full = full.map_or(material, |full| &full.0);
        let faded = faded(full, refusal.opacity());
        if *material != faded {
            commands.entity(mark).insert((FullMaterial(full.clone()), faded));
        }
    }
}

/// Material at this opacity.
fn faded(material: &SceneMaterial, opacity: f32) -> SceneMaterial {
    let thinner = |color: &Color| color.with_alpha(color.alpha() * opacity);
    match material {
        SceneMaterial::Overlay(color) => SceneMaterial::Overlay(thinner(color)),
        SceneMaterial::Badge(color) => SceneMaterial::Badge(thinner(color)),
        SceneMaterial::Tint(color) => SceneMaterial::Tint(thinner(color)),
        SceneMaterial::Ghost(player, solid) => SceneMaterial::Ghost(*player, solid * opacity),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    #[test]
    fn what_fades_keeps_its_colour() {
        let ghost = SceneMaterial::Ghost(Player::Black, 0.6);
        assert_eq!(faded(&ghost, 1.0), ghost);
        assert_eq!(faded(&ghost, 0.5), SceneMaterial::Ghost(Player::Black, 0.3));
        let ink = Color::srgba(0.2, 0.4, 0.6, 0.8);
        assert_eq!(faded(&SceneMaterial::Overlay(ink), 0.5), SceneMaterial::Overlay(ink.with_alpha(0.4)));
        assert_eq!(faded(&SceneMaterial::Badge(ink), 0.5), SceneMaterial::Badge(ink.with_alpha(0.4)));
    }
}
