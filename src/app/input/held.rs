//! Commands that last for as long as their key or button is held: the table keeps turning, and a lens stays on until
//! its key is released.

use std::time::Duration;

use bevy::prelude::*;

use super::commands::{Command, CommandRequested, MatchCommand, ToggleCommand};
use super::keyboard::Keyboard;
use super::xray::XRay;
use crate::app::game::RedrawScheduler;

/// Time after which a press counts as held: the command then lasts until the release, or repeats.
pub const HOLD_DELAY: Duration = Duration::from_millis(350);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeldCommand>();
}

/// Follows the keys that have triggered commands until they are released. A key held for long makes its command
/// continuous; its release switches a lens back and ends the X-ray view.
pub(super) fn follow_keys(
    time: Res<Time<Real>>,
    keyboard: Res<Keyboard>,
    mut held: ResMut<HeldCommand>,
    mut xray: ResMut<XRay>,
    mut commands: MessageWriter<CommandRequested>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
) {
    if held.keys.is_empty() {
        return;
    }
    let now = time.elapsed();
    let (down, up): (Vec<KeyDown>, Vec<KeyDown>) =
        held.keys.iter().partition(|key| keyboard.is_down(key.place));
    for key in up.into_iter().filter(|key| now.saturating_sub(key.since) >= HOLD_DELAY) {
        match key.command {
            // Switch a lens back that was on only while its key was held.
            Command::Toggle(ToggleCommand::Lens(_)) => {
                commands.write(CommandRequested(key.command));
            }
            Command::Match(MatchCommand::XRay) if xray.is_on() => xray.switch_off(),
            _ => {}
        }
    }
    held.keys = down;
    let mut waits = false;
    for key in &mut held.keys {
        key.is_long = now.saturating_sub(key.since) >= HOLD_DELAY;
        waits |= !key.is_long && key.command.is_continuous();
    }
    if waits && let Some(redraws) = &mut redraws {
        redraws.draw_within(HOLD_DELAY);
    }
}

/// Commands whose button or key is held down; some of them go on until the release, such as turning the camera.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldCommand {
    /// Command whose button has been held for [`HOLD_DELAY`].
    pub button: Option<Command>,
    /// Held keys, in the order of their presses.
    keys: Vec<KeyDown>,
}

impl HeldCommand {
    /// Returns the command that is held for long and goes on meanwhile, such as turning the camera.
    pub fn active(&self) -> Option<Command> {
        let by_key = self.keys.iter().rev().filter(|key| key.is_long).map(|key| key.command);
        // The system repeats the keys of the others.
        let mut by_key = by_key.filter(|command| command.is_continuous() && !command.repeats());
        self.button.filter(|command| command.is_continuous()).or_else(|| by_key.next())
    }

    /// Records that the key at a place was pressed for a command.
    pub(super) fn press(&mut self, place: KeyCode, command: Command, since: Duration) {
        self.keys.retain(|key| key.place != place);
        self.keys.push(KeyDown { place, command, since, is_long: false });
    }
}

/// Key that triggered a command and is still down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct KeyDown {
    place: KeyCode,
    command: Command,
    since: Duration,
    /// Set if it has been down for [`HOLD_DELAY`].
    is_long: bool,
}
