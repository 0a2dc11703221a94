//! The keys and what they do, in one table.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;

use super::choice::Gesture;
use super::gestures::Hand;
use super::keyboard::{Held, is_typed};
use super::{Modal, PanelRequest};
use crate::app::game::{
    Choices, Choose, Lens, MatchRequested, MoveNow, SetupRequested, Step, lens_fits, lens_letter,
};
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

/// What the letters do, wherever they lie on the keyboard; those that switch lenses stand in [`lens_letter`]. The letters a
/// to g name points and are bound to nothing.
const LETTERS: [(Held, char, Command); 10] = [
    (Held::Nothing, 'u', Command::Undo),
    (Held::Control, 'z', Command::Undo),
    (Held::Nothing, 'r', Command::Redo),
    (Held::Control, 'y', Command::Redo),
    (Held::Nothing, 'p', Command::Skip),
    (Held::Control, 'e', Command::SetUp),
    (Held::Control, 'n', Command::Panel(PanelRequest::NewGame)),
    (Held::Control, 'o', Command::Panel(PanelRequest::Open)),
    (Held::Control, 's', Command::Panel(PanelRequest::Save)),
    (Held::Control, 'l', Command::Panel(PanelRequest::Library)),
];

const KEYS: [(KeyCode, Command); 7] = [
    (KeyCode::ArrowLeft, Command::Step(Step::Back)),
    (KeyCode::ArrowRight, Command::Step(Step::Forward)),
    (KeyCode::Home, Command::Step(Step::Start)),
    (KeyCode::End, Command::Step(Step::End)),
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
    choices: Res<Choices>,
    mut choose: MessageWriter<Choose>,
) {
    let held = Held::of(&keys);
    let by_letter = LETTERS.iter().filter(|(with, letter, _)| *with == held && is_typed(&letters, *letter));
    let by_key = KEYS.iter().filter(|(key, _)| held == Held::Nothing && keys.just_pressed(*key));
    let by_lens =
        Lens::ALL.into_iter().filter(|&lens| held == Held::Nothing && is_typed(&letters, lens_letter(lens)));
    let by_lens = by_lens.map(Command::Toggle);
    let commands =
        by_letter.map(|&(.., command)| command).chain(by_lens).chain(by_key.map(|&(_, command)| command));
    for command in commands {
        let setting_up = hand.is_setting_up();
        match command {
            Command::SetUp => hand.ask(SetupRequested::Begin),
            Command::Undo if setting_up => hand.ask(SetupRequested::Undo),
            Command::Redo if setting_up => hand.ask(SetupRequested::Redo),
            // The match waits meanwhile.
            Command::Step(_) | Command::Skip | Command::MoveNow if setting_up => {}
            Command::Undo => {
                if !hand.take_back_half() {
                    matches.write(MatchRequested::Undo);
                }
            }
            Command::Redo => {
                matches.write(MatchRequested::Redo);
            }
            Command::Step(step) => {
                matches.write(MatchRequested::Step(step));
            }
            Command::Skip => hand.skip(),
            Command::Cancel => {
                hand.make(Gesture::Cancel);
            }
            Command::MoveNow => {
                hurry.write(MoveNow);
            }
            Command::Panel(request) => {
                panels.write(request);
            }
            Command::Toggle(lens) if lens_fits(lens, hand.goal()) => {
                choose.write(Choose::Lens(lens, !choices.board.lenses.has(lens)));
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
    Step(Step),
    Skip,
    Cancel,
    MoveNow,
    /// Set up a position.
    SetUp,
    Panel(PanelRequest),
    Toggle(Lens),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_means_one_thing() {
        let lenses = Lens::ALL.into_iter().map(|lens| (Held::Nothing, lens_letter(lens)));
        let mut letters = LETTERS.map(|(held, letter, _)| (held, letter)).to_vec();
        letters.extend(lenses);
        for (index, bound) in letters.iter().enumerate() {
            assert!(!letters[..index].contains(bound), "{bound:?} has two meanings");
            assert!(bound.0 != Held::Nothing || !('a'..='g').contains(&bound.1), "{} names points", bound.1);
        }
    }
}
