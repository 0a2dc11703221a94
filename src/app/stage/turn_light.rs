//! A soft light on the tray of the player to move: it moves over with the turn, and is out when neither is to move.

use std::time::Duration;

use bevy::prelude::*;

use super::scene::{HandRoom, Paint, Tones, TrayLight};
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, CurrentMatch, Mode, RedrawScheduler};
use crate::rules::{ByPlayer, Player};

/// How long it takes to come on or to go out.
const FADE: Duration = Duration::from_millis(450);
/// The number of steps between dark and bright; each is a material of its own.
const STEPS: f32 = 16.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnLight>().add_systems(Update, shine.in_set(GameSystems::Animate));
}

fn shine(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    current: Res<CurrentMatch>,
    (depiction, room): (Res<BoardStyle>, Res<HandRoom>),
    tones: Res<Tones>,
    lights: Query<(Entity, &TrayLight, Option<&Paint>)>,
    mut light: ResMut<TurnLight>,
    mut motion: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    // Who sets up a position plays for both.
    let mover = current.table_match().shown_to_move().filter(|_| current.mode() != Mode::SetUp);
    // Where no tray is in view there is nothing to draw frames for.
    let is_seen = !lights.is_empty() && room.0 && !depiction.is_flat();
    let at_once = speed.is_still() || !is_seen;
    let share =
        if at_once { 1.0 } else { RedrawScheduler::step(time.delta()).div_duration_f32(speed.scale(FADE)) };
    if light.turn_to(mover, share) && is_seen {
        motion.keep_drawing();
    }
    for (entity, tray, paint) in &lights {
        let strength = light.strength(tray.0);
        let wanted = (strength > 0.0).then(|| {
            let colour = tones.tray_light;
            Paint::Spot(colour.with_alpha(colour.alpha() * strength))
        });
        if wanted.as_ref() == paint {
            continue;
        }
        let mut entity = commands.entity(entity);
        match wanted {
            Some(shine) => entity.insert((shine, Visibility::Inherited)),
            None => entity.remove::<Paint>().insert(Visibility::Hidden),
        };
    }
}

/// How bright the light is on each tray, from 0 to 1.
#[derive(Resource, Clone, Copy, Debug)]
struct TurnLight(ByPlayer<f32>);

impl Default for TurnLight {
    fn default() -> Self {
        Self(ByPlayer::new(0.0, 0.0))
    }
}

impl TurnLight {
    /// Goes so far from dark to bright on one tray, and back on the other one; whether there is more to do.
    fn turn_to(&mut self, mover: Option<Player>, share: f32) -> bool {
        let mut is_fading = false;
        for player in Player::ALL {
            let aim = if mover == Some(player) { 1.0 } else { 0.0 };
            let is = &mut self.0[player];
            is_fading |= (*is - aim).abs() > f32::EPSILON;
            *is += (aim - *is).clamp(-share, share);
        }
        is_fading
    }

    /// Slowly at both ends, and in steps.
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
        assert!(!light.turn_to(None, 0.2));
        assert!((0..5).all(|_| light.turn_to(Some(Player::Black), 0.2)));
        assert!(!light.turn_to(Some(Player::Black), 0.2));
        assert_eq!(both(light), ["1.00", "0.00"]);
        assert!(light.turn_to(Some(Player::White), 0.5));
        assert_eq!(both(light), ["0.50", "0.50"]);
        light.turn_to(Some(Player::White), 1.0);
        assert_eq!(both(light), ["0.00", "1.00"]);
        light.turn_to(None, 1.0);
        assert_eq!(both(light), ["0.00", "0.00"]);
    }
}
