//! Soft light on the tray of the player to move; off when neither is to move.

use std::time::Duration;

use bevy::prelude::*;

use super::scene::{HandsFit, SceneColours, SceneMaterial, TrayLight};
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, CurrentMatch, Mode, RedrawScheduler};
use crate::rules::{ByPlayer, Player};

/// Time of fading in or out.
const FADE: Duration = Duration::from_millis(450);
/// Steps between dark and bright; each is a material of its own.
const STEPS: f32 = 16.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnLight>().add_systems(Update, update_tray_lights.in_set(GameSystems::Animate));
}

fn update_tray_lights(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    current: Res<CurrentMatch>,
    (depiction, hands_fit): (Res<BoardStyle>, Res<HandsFit>),
    colours: Res<SceneColours>,
    lights: Query<(Entity, &TrayLight, Option<&SceneMaterial>)>,
    mut light: ResMut<TurnLight>,
    mut redraws: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    // Who sets up a position plays for both.
    let mover = current.table_match().shown_to_move().filter(|_| current.mode() != Mode::SetUp);
    // Where no tray is in view there is nothing to draw frames for.
    let is_seen = !lights.is_empty() && hands_fit.0 && !depiction.is_flat();
    let at_once = speed.is_still() || !is_seen;
    let share =
        if at_once { 1.0 } else { RedrawScheduler::step(time.delta()).div_duration_f32(speed.scale(FADE)) };
    if light.advance_to(mover, share) && is_seen {
        redraws.keep_drawing();
    }
    for (entity, tray, material) in &lights {
        let strength = light.strength(tray.0);
        let wanted = (strength > 0.0).then(|| {
            let colour = colours.tray_light;
            SceneMaterial::Spot(colour.with_alpha(colour.alpha() * strength))
        });
        if wanted.as_ref() == material {
            continue;
        }
        let mut entity = commands.entity(entity);
        match wanted {
            Some(shine) => entity.insert((shine, Visibility::Inherited)),
            None => entity.remove::<SceneMaterial>().insert(Visibility::Hidden),
        };
    }
}

/// Progress of the light on each tray, from 0 to 1.
#[derive(Resource, Clone, Copy, Debug)]
struct TurnLight(ByPlayer<f32>);

impl Default for TurnLight {
    fn default() -> Self {
        Self(ByPlayer::new(0.0, 0.0))
    }
}

impl TurnLight {
    /// Fades one tray in and the other one out by a step, and returns whether there is more to do.
    fn advance_to(&mut self, mover: Option<Player>, share: f32) -> bool {
        let mut is_fading = false;
        for player in Player::ALL {
            let aim = if mover == Some(player) { 1.0 } else { 0.0 };
            let is = &mut self.0[player];
            is_fading |= (*is - aim).abs() > f32::EPSILON;
            *is += (aim - *is).clamp(-share, share);
        }
        is_fading
    }

    /// Eased brightness in steps, from 0 to 1.
    fn strength(self, player: Player) -> f32 {
        (EaseFunction::SmoothStep.sample_clamped(self.0[player]) * STEPS).round() / STEPS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_over_with_the_turn_and_comes_to_rest() {
        let mut light = TurnLight::default();
        let both = |light: TurnLight| Player::ALL.map(|player| format!("{:.2}", light.strength(player)));
        assert!(!light.advance_to(None, 0.2));
        assert!((0..5).all(|_| light.advance_to(Some(Player::Black), 0.2)));
        assert!(!light.advance_to(Some(Player::Black), 0.2));
        assert_eq!(both(light), ["1.00", "0.00"]);
        assert!(light.advance_to(Some(Player::White), 0.5));
        assert_eq!(both(light), ["0.50", "0.50"]);
        light.advance_to(Some(Player::White), 1.0);
        assert_eq!(both(light), ["0.00", "1.00"]);
        light.advance_to(None, 1.0);
        assert_eq!(both(light), ["0.00", "0.00"]);
    }
}
