//! Commands that go on for as long as their key or button is held: the table turns on, and what a lens points out is
//! seen only until its key is let go.

use std::time::Duration;

use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::commands::{Command, CommandRequested};
use super::keys::{carry_out, read_keys};
use crate::app::game::Motion;
use crate::app::{GameSystems, InputSystems};

/// A key or a button that is held for longer than this asks for something only until it is let go, or for more and more
/// of it.
pub const HOLD: Duration = Duration::from_millis(350);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeldCommand>().add_systems(
        Update,
        follow_keys.in_set(GameSystems::Input).in_set(InputSystems::Keys).after(read_keys).before(carry_out),
    );
}

/// Follows the key that asked for a command last.
fn follow_keys(
    time: Res<Time<Real>>,
    mut inputs: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: ResMut<HeldCommand>,
    mut commands: MessageWriter<CommandRequested>,
    mut motion: Option<ResMut<Motion>>,
) {
    let Some(down) = held.key else {
        inputs.clear();
        lost.clear();
        return;
    };
    let since = time.elapsed().saturating_sub(down.since);
    let is_lost = lost.read().count() > 0;
    let is_released = |input: &&KeyboardInput| !input.state.is_pressed() && input.key_code == down.key;
    if inputs.read().filter(is_released).count() > 0 || is_lost {
        held.key = None;
        // A lens that was only looked through is as it was before.
        if matches!(down.command, Command::Lens(_)) && since >= HOLD {
            commands.write(CommandRequested(down.command));
        }
        return;
    }
    if since >= HOLD {
        held.key = Some(KeyDown { is_long: true, ..down });
    } else if down.command.goes_on()
        && let Some(motion) = &mut motion
    {
        motion.draw_within(HOLD);
    }
}

/// What is held.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldCommand {
    /// The command whose button is held, once it has been for [`HOLD`].
    pub button: Option<Command>,
    key: Option<KeyDown>,
}

impl HeldCommand {
    /// The command that goes on.
    pub fn now(self) -> Option<Command> {
        let by_key = self.key.filter(|key| key.is_long).map(|key| key.command);
        // The system itself repeats the keys of the others.
        self.button.or(by_key.filter(|command| !command.repeats())).filter(|command| command.goes_on())
    }

    /// A key has asked for a command.
    pub(super) const fn press(&mut self, key: KeyCode, command: Command, since: Duration) {
        self.key = Some(KeyDown { key, command, since, is_long: false });
    }
}

/// A key that has asked for something and is still down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct KeyDown {
    key: KeyCode,
    command: Command,
    since: Duration,
    /// Whether it has been down for [`HOLD`].
    is_long: bool,
}
