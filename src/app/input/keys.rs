//! The keys and what they do, in one table.

use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::InputSystems;
use super::choice::Gesture;
use super::gestures::Hand;
use crate::app::GameSystems;
use crate::app::game::{MatchRequested, MoveNow};
use crate::app::hud::{Modal, PanelRequest};
use crate::app::settings::Lenses;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        read_keys
            .in_set(GameSystems::Input)
            .in_set(InputSystems::Keys)
            .run_if(not(egui_wants_any_keyboard_input))
            .run_if(no_dialog),
    );
}

/// Letters a to g stay free for typing points.
const BINDINGS: [(Modifier, KeyCode, Command); 14] = [
    (Modifier::None, KeyCode::KeyU, Command::Undo),
    (Modifier::Control, KeyCode::KeyZ, Command::Undo),
    (Modifier::None, KeyCode::KeyR, Command::Redo),
    (Modifier::Control, KeyCode::KeyY, Command::Redo),
    (Modifier::None, KeyCode::KeyP, Command::Pass),
    (Modifier::None, KeyCode::Escape, Command::Cancel),
    (Modifier::None, KeyCode::Enter, Command::MoveNow),
    (Modifier::Control, KeyCode::KeyN, Command::Panel(PanelRequest::NewGame)),
    (Modifier::Control, KeyCode::KeyO, Command::Panel(PanelRequest::Open)),
    (Modifier::Control, KeyCode::KeyS, Command::Panel(PanelRequest::Save)),
    (Modifier::None, KeyCode::F1, Command::Panel(PanelRequest::Help)),
    (Modifier::None, KeyCode::KeyM, Command::ToggleTargets),
    (Modifier::None, KeyCode::KeyZ, Command::ToggleSleepers),
    (Modifier::None, KeyCode::KeyK, Command::TogglePinned),
];

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut hand: Hand,
    mut matches: MessageWriter<MatchRequested>,
    mut hurry: MessageWriter<MoveNow>,
    mut panels: MessageWriter<PanelRequest>,
    mut lenses: ResMut<Lenses>,
) {
    let control_keys = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft];
    // A quick hand has let go of it before this frame.
    let control = keys.any_pressed(control_keys) || keys.any_just_released(control_keys);
    let held = if control { Modifier::Control } else { Modifier::None };
    let pressed = BINDINGS.iter().filter(|(modifier, key, _)| *modifier == held && keys.just_pressed(*key));
    for (_, _, command) in pressed {
        match command {
            Command::Undo => {
                matches.write(MatchRequested::Undo);
            }
            Command::Redo => {
                matches.write(MatchRequested::Redo);
            }
            Command::Pass => hand.pass(),
            Command::Cancel => hand.make(Gesture::Cancel),
            Command::MoveNow => {
                hurry.write(MoveNow);
            }
            Command::Panel(request) => {
                panels.write(*request);
            }
            Command::ToggleTargets => lenses.targets = !lenses.targets,
            Command::ToggleSleepers => lenses.sleepers = !lenses.sleepers,
            Command::TogglePinned => lenses.pinned = !lenses.pinned,
        }
    }
}

fn no_dialog(modal: Res<Modal>) -> bool {
    !modal.0
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Modifier {
    None,
    Control,
}

#[derive(Clone, Copy, Debug)]
enum Command {
    Undo,
    Redo,
    Pass,
    Cancel,
    MoveNow,
    Panel(PanelRequest),
    ToggleTargets,
    ToggleSleepers,
    TogglePinned,
}
