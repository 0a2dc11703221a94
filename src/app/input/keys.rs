//! The keys and what they do, in one table.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::choice::Gesture;
use super::gestures::Hand;
use super::{InputSystems, Modal, PanelRequest};
use crate::app::GameSystems;
use crate::app::game::{MatchRequested, MoveNow};
use crate::app::keyboard::{Held, is_typed};
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

/// What the letters do, wherever they lie on the keyboard. The letters a to g name points and are bound to nothing.
const LETTERS: [(Held, char, Command); 11] = [
    (Held::Nothing, 'u', Command::Undo),
    (Held::Control, 'z', Command::Undo),
    (Held::Nothing, 'r', Command::Redo),
    (Held::Control, 'y', Command::Redo),
    (Held::Nothing, 'p', Command::Pass),
    (Held::Control, 'n', Command::Panel(PanelRequest::NewGame)),
    (Held::Control, 'o', Command::Panel(PanelRequest::Open)),
    (Held::Control, 's', Command::Panel(PanelRequest::Save)),
    (Held::Nothing, 'm', Command::ToggleTargets),
    (Held::Nothing, 'z', Command::ToggleSleepers),
    (Held::Nothing, 'k', Command::TogglePinned),
];

const KEYS: [(KeyCode, Command); 3] = [
    (KeyCode::Escape, Command::Cancel),
    (KeyCode::Enter, Command::MoveNow),
    (KeyCode::F1, Command::Panel(PanelRequest::Help)),
];

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    letters: Res<ButtonInput<Key>>,
    mut hand: Hand,
    mut matches: MessageWriter<MatchRequested>,
    mut hurry: MessageWriter<MoveNow>,
    mut panels: MessageWriter<PanelRequest>,
    mut lenses: ResMut<Lenses>,
) {
    let held = Held::of(&keys);
    let by_letter = LETTERS.iter().filter(|(with, letter, _)| *with == held && is_typed(&letters, *letter));
    let by_key = KEYS.iter().filter(|(key, _)| held == Held::Nothing && keys.just_pressed(*key));
    let commands = by_letter.map(|&(.., command)| command).chain(by_key.map(|&(_, command)| command));
    for command in commands {
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
                panels.write(request);
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
