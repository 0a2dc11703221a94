//! The keys and what they do, in one table.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::choice::Gesture;
use super::gestures::Hand;
use super::keyboard::{Held, is_typed};
use super::{Modal, PanelRequest};
use crate::app::game::{Lens, MatchRequested, MoveNow, ToggleLens};
use crate::app::{GameSystems, InputSystems};

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

/// What the letters do, wherever they lie on the keyboard; those that switch lenses stand in [`Lens::ALL`]. The letters a
/// to g name points and are bound to nothing.
const LETTERS: [(Held, char, Command); 8] = [
    (Held::Nothing, 'u', Command::Undo),
    (Held::Control, 'z', Command::Undo),
    (Held::Nothing, 'r', Command::Redo),
    (Held::Control, 'y', Command::Redo),
    (Held::Nothing, 'p', Command::Skip),
    (Held::Control, 'n', Command::Panel(PanelRequest::NewGame)),
    (Held::Control, 'o', Command::Panel(PanelRequest::Open)),
    (Held::Control, 's', Command::Panel(PanelRequest::Save)),
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
    mut lenses: MessageWriter<ToggleLens>,
) {
    let held = Held::of(&keys);
    let by_letter = LETTERS.iter().filter(|(with, letter, _)| *with == held && is_typed(&letters, *letter));
    let by_key = KEYS.iter().filter(|(key, _)| held == Held::Nothing && keys.just_pressed(*key));
    let by_lens = Lens::ALL.iter().filter(|lens| held == Held::Nothing && is_typed(&letters, lens.1));
    let by_lens = by_lens.map(|&(lens, _)| Command::Toggle(lens));
    let commands =
        by_letter.map(|&(.., command)| command).chain(by_lens).chain(by_key.map(|&(_, command)| command));
    for command in commands {
        match command {
            Command::Undo => {
                if !hand.take_back_half() {
                    matches.write(MatchRequested::Undo);
                }
            }
            Command::Redo => {
                matches.write(MatchRequested::Redo);
            }
            Command::Skip => hand.skip(),
            Command::Cancel => hand.make(Gesture::Cancel),
            Command::MoveNow => {
                hurry.write(MoveNow);
            }
            Command::Panel(request) => {
                panels.write(request);
            }
            Command::Toggle(lens) if lens.fits(hand.goal()) => {
                lenses.write(ToggleLens(lens));
            }
            Command::Toggle(_) => {}
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
    Skip,
    Cancel,
    MoveNow,
    Panel(PanelRequest),
    Toggle(Lens),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_means_one_thing() {
        let lenses = Lens::ALL.into_iter().map(|(_, letter)| (Held::Nothing, letter));
        let mut letters = LETTERS.map(|(held, letter, _)| (held, letter)).to_vec();
        letters.extend(lenses);
        for (index, bound) in letters.iter().enumerate() {
            assert!(!letters[..index].contains(bound), "{bound:?} has two meanings");
            assert!(bound.0 != Held::Nothing || !('a'..='g').contains(&bound.1), "{} names points", bound.1);
        }
    }
}
