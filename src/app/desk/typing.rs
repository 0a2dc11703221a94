//! What is typed into the panels: every key together with the modifiers that were held when it went down.
//!
//! `bevy_egui` 0.42 takes the modifiers that are held at the frame's end for all keys of the frame. Where Control goes
//! down and up again within one frame, as on a slow renderer, it would type the letter that belonged to it.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiContextMessageReader, EguiInputEvent, EguiWantsInput, ModifierKeysState};
use bevy_egui::{EguiGlobalSettings, EguiInputSet, egui};

use super::clipboard::{Clipboard, Target};
use crate::app::input::{BoardCursor, Modal};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, take_over)
        .add_systems(PreUpdate, read_typing.in_set(EguiInputSet::ReadBevyMessages));
}

fn take_over(mut settings: ResMut<EguiGlobalSettings>) {
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
}

fn read_typing(
    mut keys: EguiContextMessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    cursor: Option<Res<BoardCursor>>,
    modal: Option<Res<Modal>>,
    egui: Option<Res<EguiWantsInput>>,
    mut held: Local<ModifierKeysState>,
    mut clipboard: ResMut<Clipboard>,
    mut inputs: MessageWriter<EguiInputEvent>,
) {
    if lost.read().last().is_some() {
        *held = ModifierKeysState::default();
    }
    let at_board = cursor.is_some_and(|cursor| cursor.is_active());
    let elsewhere =
        modal.is_some_and(|modal| modal.0) || egui.is_some_and(|egui| egui.wants_any_keyboard_input());
    for (input, context) in keys.read_with_non_window_focused(|input| input.window) {
        hold(&mut held, input);
        // While keys move the cursor on the board, Tab is for the board, too: unless a dialog or a menu has them.
        if input.key_code == KeyCode::Tab && at_board && !elsewhere {
            continue;
        }
        let events = events(input, *held, || clipboard.paste(Target::Keys));
        inputs.write_batch(events.into_iter().map(|event| EguiInputEvent { context, event }));
    }
}

fn hold(held: &mut ModifierKeysState, input: &KeyboardInput) {
    let pressed = input.state.is_pressed();
    match input.logical_key {
        Key::Shift => held.shift = pressed,
        Key::Control => held.ctrl = pressed,
        Key::Alt => held.alt = pressed,
        Key::Super | Key::Meta => held.win = pressed,
        _ => {}
    }
}

/// What a key means to the panels while these modifiers are held.
fn events(
    input: &KeyboardInput,
    held: ModifierKeysState,
    pasted: impl FnOnce() -> Option<String>,
) -> Vec<egui::Event> {
    let (modifiers, pressed) = (held.to_egui_modifiers(), input.state == ButtonState::Pressed);
    let mut events = Vec::new();
    if pressed && held.text_input_is_allowed() {
        events.extend(match &input.logical_key {
            Key::Character(text) if !text.contains(char::is_control) => {
                Some(egui::Event::Text(text.to_string()))
            }
            Key::Space => Some(egui::Event::Text(" ".into())),
            _ => None,
        });
    }
    // Keyboards without Latin letters are read by where their keys lie.
    let physical_key = bevy_to_egui_physical_key(&input.key_code);
    let Some(key) = bevy_to_egui_key(&input.logical_key).or(physical_key) else { return events };
    events.push(egui::Event::Key { key, physical_key, pressed, repeat: false, modifiers });
    if pressed && modifiers.command {
        events.extend(match key {
            egui::Key::C => Some(egui::Event::Copy),
            egui::Key::X => Some(egui::Event::Cut),
            // Whoever pastes is told, too, that there is no text.
            egui::Key::V => pasted().map(egui::Event::Paste),
            _ => None,
        });
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        let window = Entity::PLACEHOLDER;
        KeyboardInput { key_code: code, logical_key, state, text: None, repeat: false, window }
    }

    /// What a row of keys within one frame means.
    fn typed(keys: &[KeyboardInput]) -> Vec<egui::Event> {
        let mut held = ModifierKeysState::default();
        let mut all = Vec::new();
        for key in keys {
            hold(&mut held, key);
            all.extend(events(key, held, || Some("pasted".into())));
        }
        all
    }

    fn with_control(code: KeyCode, letter: &str) -> Vec<egui::Event> {
        use ButtonState::{Pressed, Released};
        let (control, letter) = (Key::Control, Key::Character(letter.into()));
        typed(&[
            key(KeyCode::ControlLeft, control.clone(), Pressed),
            key(code, letter.clone(), Pressed),
            key(code, letter, Released),
            key(KeyCode::ControlLeft, control, Released),
            key(KeyCode::KeyQ, Key::Character("q".into()), Pressed),
        ])
    }

    #[test]
    fn control_and_a_letter_in_one_frame_type_nothing() {
        for (code, letter, wanted) in [
            (KeyCode::KeyA, "a", egui::Key::A),
            (KeyCode::KeyZ, "z", egui::Key::Z),
            (KeyCode::KeyE, "e", egui::Key::E),
            (KeyCode::KeyN, "n", egui::Key::N),
        ] {
            let events = with_control(code, letter);
            let texts: Vec<_> = events.iter().filter(|event| matches!(event, egui::Event::Text(_))).collect();
            assert_eq!(texts, [&egui::Event::Text("q".into())], "only what came after Control");
            let is_command = |event: &egui::Event| matches!(event, egui::Event::Key { key, pressed: true, modifiers, .. } if *key == wanted && modifiers.command);
            assert!(events.iter().any(is_command), "{letter}: {events:?}");
        }
    }

    #[test]
    fn copy_cut_and_paste_are_heard_in_one_frame() {
        assert!(with_control(KeyCode::KeyC, "c").contains(&egui::Event::Copy));
        assert!(with_control(KeyCode::KeyX, "x").contains(&egui::Event::Cut));
        assert!(with_control(KeyCode::KeyV, "v").contains(&egui::Event::Paste("pasted".into())));
    }

    #[test]
    fn letters_of_the_third_level_are_typed() {
        use ButtonState::Pressed;
        let events = typed(&[
            key(KeyCode::ControlLeft, Key::Control, Pressed),
            key(KeyCode::AltRight, Key::Alt, Pressed),
            key(KeyCode::KeyQ, Key::Character("@".into()), Pressed),
        ]);
        assert!(events.contains(&egui::Event::Text("@".into())));
    }
}
