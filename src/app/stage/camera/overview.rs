//! While the end of a game is shown, the table is seen from above; afterwards as the player had it.

use bevy::prelude::*;

use super::orbit::Orbit;
use super::rig::Rig;
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, EndSequence, RedrawScheduler};

/// 64 degrees: no stack hides another one, and all discs of a stack can still be seen.
const HIGH: f32 = 1.117;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_ending.in_set(OverviewSystems).in_set(GameSystems::Animate));
}

/// The camera has risen for the end of a game, or has come back.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OverviewSystems;

fn follow_ending(
    ending: Res<EndSequence>,
    speed: Res<AnimationSpeed>,
    depiction: Res<BoardStyle>,
    mut rigs: Query<&mut Rig>,
    mut motion: ResMut<RedrawScheduler>,
    mut was_shown: Local<bool>,
) {
    let is_shown = ending.is_running() && !speed.is_still();
    if std::mem::replace(&mut *was_shown, is_shown) == is_shown {
        return;
    }
    for mut rig in &mut rigs {
        if !is_shown {
            rig.come_back(*depiction);
        } else if *depiction == BoardStyle::Table {
            rig.rise();
        }
    }
    motion.settle();
}

impl Rig {
    /// The player's own view of the table: where the camera is, will be, or will come back to.
    pub fn own_view(&self) -> Orbit {
        self.own.unwrap_or_else(|| self.aim(BoardStyle::Table))
    }

    /// The view of the page, where it is or will be.
    pub fn page_view(&self) -> Orbit {
        self.aim(BoardStyle::Diagram)
    }

    /// Glides to where all of the board is seen from above, from the same side. A camera that is higher already stays
    /// as high.
    fn rise(&mut self) {
        let own = self.own_view();
        let high = Orbit::all(own.yaw, own.elevation.max(HIGH));
        if high != own {
            self.own = Some(own);
            self.glide_to(high, BoardStyle::Table);
        }
    }

    /// Glides back, unless the player has moved the camera since.
    fn come_back(&mut self, depiction: BoardStyle) {
        let Some(own) = self.own.take() else { return };
        match depiction {
            BoardStyle::Table => self.glide_to(own, depiction),
            // What cannot be seen needs no glide.
            BoardStyle::Diagram => self.look_from(own),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::rig::{CameraMoved, GLIDE, Seat};
    use super::*;

    const TABLE: BoardStyle = BoardStyle::Table;

    fn turned() -> Rig {
        let mut rig = Rig::default();
        rig.look_from(Orbit { yaw: 0.7, zoom: 0.6, pan: Vec2::new(1.0, 0.5), ..rig.orbit });
        rig
    }

    #[test]
    fn the_camera_rises_on_its_side_and_comes_back() {
        let mut rig = turned();
        let own = rig.orbit;
        rig.rise();
        assert_eq!(rig.own_view(), own, "what is remembered is the player's view");
        rig.advance(GLIDE);
        assert_eq!(rig.orbit, Orbit::all(0.7, HIGH));
        assert_eq!(rig.own_view(), own);
        rig.come_back(TABLE);
        rig.advance(GLIDE);
        assert_eq!(rig.orbit, own);
    }

    #[test]
    fn who_moves_the_camera_keeps_the_view() {
        for asked in [CameraMoved::Turn(0.5), CameraMoved::Wheel(0.8), CameraMoved::Seat(Seat::Side)] {
            let mut rig = turned();
            rig.rise();
            rig.advance(GLIDE / 2);
            rig.ask(asked, TABLE);
            rig.advance(GLIDE);
            let chosen = rig.orbit;
            rig.come_back(TABLE);
            rig.advance(GLIDE);
            assert_eq!(rig.orbit, chosen, "{asked:?}");
        }
    }

    #[test]
    fn a_glide_that_is_not_over_ends_where_it_would_have() {
        let mut rig = turned();
        rig.ask(CameraMoved::Turn(1.0), TABLE);
        rig.rise();
        rig.advance(GLIDE / 3);
        rig.come_back(TABLE);
        rig.advance(GLIDE);
        assert!((rig.orbit.yaw - 1.7).abs() < 1e-5);
        assert!((rig.orbit.zoom - 0.6).abs() < 1e-5);
    }

    #[test]
    fn who_looks_from_above_stays_there() {
        let mut rig = Rig::default();
        rig.look_from(rig.seat(Seat::Above));
        let above = rig.orbit;
        rig.rise();
        rig.advance(GLIDE);
        assert_eq!((rig.orbit, rig.own), (above, None));
    }

    #[test]
    fn on_a_diagram_the_table_is_as_it_was_at_once() {
        let mut rig = turned();
        let own = rig.orbit;
        rig.rise();
        rig.advance(GLIDE);
        rig.ask(CameraMoved::Wheel(0.8), BoardStyle::Diagram);
        rig.come_back(BoardStyle::Diagram);
        assert_eq!(rig.orbit, own);
    }
}
