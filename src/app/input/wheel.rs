//! Steps through the moves by the wheel with Control, wherever the pointer is on the table.

use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;

use super::commands::{CommandRequested, MatchCommand};
use super::keyboard::{ChordModifier, Keyboard};
use super::pointer::PointerOverTable;
use super::reset_camera::reset_view;
use super::{DialogOpen, MenuOpen};
use crate::app::game::Navigation;
use crate::app::{GameSystems, InputSystems};

/// Pixels of touchpad scrolling per notch.
const PIXELS_A_NOTCH: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        step_by_wheel.in_set(GameSystems::Input).in_set(InputSystems::Mouse).after(reset_view),
    );
}

fn step_by_wheel(
    scroll: Res<AccumulatedMouseScroll>,
    keyboard: Res<Keyboard>,
    table: PointerOverTable,
    (modal, menu): (Res<DialogOpen>, Res<MenuOpen>),
    mut turned: Local<WheelSteps>,
    mut commands: MessageWriter<CommandRequested>,
) {
    let turn = wheel_notches(&scroll);
    if turn == 0.0 {
        return;
    }
    if modal.0 || menu.0 || !wheel_steps_moves(&keyboard) || !table.is_at_table() {
        *turned = WheelSteps::default();
        return;
    }
    commands
        .write_batch(turned.steps(turn).map(|step| CommandRequested(MatchCommand::Navigate(step).into())));
}

/// Returns `true` if Control is held: the wheel then steps through the moves instead of moving the camera.
pub fn wheel_steps_moves(keyboard: &Keyboard) -> bool {
    keyboard.modifiers_lately().chord_modifier() == Some(ChordModifier::Control)
}

/// Returns the notches by which the wheel was turned in this frame; a part of one for touchpads.
pub fn wheel_notches(scroll: &AccumulatedMouseScroll) -> f32 {
    match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_A_NOTCH,
    }
}

/// Turn of the wheel that is not yet a whole notch: touchpads and fine wheels turn it by less at once.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WheelSteps(f32);

impl WheelSteps {
    /// Adds a turn of the wheel. Returns the steps through the moves that are due: back for each whole notch away
    /// from the player, forward for each towards it.
    pub fn steps(&mut self, turn: f32) -> impl Iterator<Item = Navigation> + use<> {
        // A turn the other way counts at once.
        self.0 = if self.0 * turn < 0.0 { turn } else { self.0 + turn };
        let whole = self.0.trunc();
        self.0 -= whole;
        let step = if whole > 0.0 { Navigation::Back } else { Navigation::Forward };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few whole notches")]
        let count = whole.abs() as usize;
        std::iter::repeat_n(step, count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_whole_notch_is_a_step_and_the_rest_is_kept() {
        let mut turned = WheelSteps::default();
        let mut steps = |turn: f32| turned.steps(turn).collect::<Vec<_>>();
        assert_eq!(steps(1.0), [Navigation::Back]);
        assert!(steps(0.75).is_empty());
        assert_eq!(steps(1.5), [Navigation::Back, Navigation::Back]);
        // A quarter is left, and is forgotten with a turn the other way.
        assert_eq!(steps(-1.0), [Navigation::Forward]);
    }
}
