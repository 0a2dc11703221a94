//! Keyboard input for the panels: every key with the modifiers that were held when it went down.
//!
//! `bevy_egui` 0.42 applies the modifiers held at the end of a frame to all keys of the frame, and tracks modifiers
//! by the logical key, which may differ between press and release.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiInputEvent, EguiWantsInput, ModifierKeysState};
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInputSet, egui};

use super::clipboard::{Clipboard, Target};
use crate::app::input::{BoardCursor, DialogOpen, KeyChange, KeyEvent, Keyboard, Modifiers};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, disable_default_input)
        .add_systems(PreUpdate, write_modifiers.in_set(EguiInputSet::InitReading))
        .add_systems(PreUpdate, read_typing.in_set(EguiInputSet::ReadBevyMessages));
}

/// Switches off the keyboard input of `bevy_egui`, which this module replaces.
fn disable_default_input(mut settings: ResMut<EguiGlobalSettings>) {
    settings.input_system_settings.run_write_modifiers_keys_state_system = false;
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
}

/// Tells egui which modifiers are held, for clicks and turns of the mouse wheel.
fn write_modifiers(keyboard: Res<Keyboard>, mut state: ResMut<ModifierKeysState>) {
    let Modifiers { shift, control, alt, system, .. } = keyboard.modifiers();
    (state.shift, state.ctrl, state.alt, state.win) = (shift, control, alt, system);
}

/// Passes what is typed on to egui, unless it is meant for the board.
pub(super) fn read_typing(
    keyboard: Res<Keyboard>,
    contexts: Query<Entity, With<EguiContext>>,
    cursor: Option<Res<BoardCursor>>,
    dialog: Option<Res<DialogOpen>>,
    egui: Option<Res<EguiWantsInput>>,
    mut clipboard: ResMut<Clipboard>,
    mut inputs: MessageWriter<EguiInputEvent>,
) {
    let at_board = cursor.is_some_and(|cursor| cursor.is_active());
    let elsewhere =
        dialog.is_some_and(|dialog| dialog.0) || egui.is_some_and(|egui| egui.wants_any_keyboard_input());
    for event in keyboard.events() {
        // While the board cursor is active, Tab belongs to the board, unless a dialog or a menu has the focus.
        if event.name() == KeyCode::Tab && at_board && !elsewhere {
            continue;
        }
        let typed = events(event, || clipboard.paste(Target::Keys));
        for context in &contexts {
            inputs.write_batch(typed.iter().map(|event| EguiInputEvent { context, event: event.clone() }));
        }
    }
}

/// Keys that do not repeat: a button, a dialog or a field takes each press as an answer.
const ANSWERS: [egui::Key; 3] = [egui::Key::Enter, egui::Key::Space, egui::Key::Escape];

/// Converts a key event into events of egui.
fn events(event: &KeyEvent, pasted: impl FnOnce() -> Option<String>) -> Vec<egui::Event> {
    let (pressed, repeat) = (event.is_down(), event.change == KeyChange::Repeat);
    let mut events = Vec::new();
    // A key with Super belongs to the desktop, and one of a composition to the input method.
    if pressed && (event.modifiers.chord_modifier().is_none() || event.key == Key::Process) {
        return events;
    }
    if pressed {
        events.extend(event.text.clone().map(egui::Event::Text));
    }
    // On keyboards without Latin letters the physical key decides.
    let physical_key = bevy_to_egui_physical_key(&event.place);
    let Some(key) = bevy_to_egui_key(&event.key).or(physical_key) else { return events };
    if repeat && ANSWERS.contains(&key) {
        return events;
    }
    let modifiers = modifiers(event.modifiers);
    events.push(egui::Event::Key { key, physical_key, pressed, repeat, modifiers });
    if pressed && !repeat && modifiers.command && event.text.is_none() {
        events.extend(match key {
            egui::Key::C => Some(egui::Event::Copy),
            egui::Key::X => Some(egui::Event::Cut),
            // An empty text is pasted as well, so that the receiver can report it. A late one arrives separately.
            egui::Key::V => pasted().map(egui::Event::Paste),
            _ => None,
        });
    }
    events
}

fn modifiers(held: Modifiers) -> egui::Modifiers {
    let on_a_mac = cfg!(target_os = "macos");
    egui::Modifiers {
        alt: held.alt,
        ctrl: held.control,
        shift: held.shift,
        mac_cmd: on_a_mac && held.system,
        command: if on_a_mac { held.system } else { held.control && !held.system },
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::KeyboardInput;

    use super::*;
    use crate::app::input::WindowKeyEvent;

    fn key(code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        let window = Entity::PLACEHOLDER;
        KeyboardInput { key_code: code, logical_key, state, text: None, repeat: false, window }
    }

    /// Converts keys that arrive together.
    fn typed(keys: &[KeyboardInput]) -> Vec<egui::Event> {
        let mut keyboard = Keyboard::default();
        for key in keys {
            keyboard.push_event(WindowKeyEvent::Key(key.clone()));
        }
        let mut all = Vec::new();
        loop {
            keyboard.next_frame();
            all.extend(keyboard.events().iter().flat_map(|event| events(event, || Some("pasted".into()))));
            if !keyboard.is_behind() {
                return all;
            }
        }
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

    /// Finding window 8.
    #[test]
    fn copy_cut_and_paste_are_heard_without_latin_letters() {
        // Russian, Greek, Hebrew and Arabic have these letters where others have C, X and V.
        for [c, x, v] in [["с", "ч", "м"], ["ψ", "χ", "ω"], ["ב", "ס", "ה"], ["ؤ", "ء", "ر"]] {
            assert!(with_control(KeyCode::KeyC, c).contains(&egui::Event::Copy), "{c}");
            assert!(with_control(KeyCode::KeyX, x).contains(&egui::Event::Cut), "{x}");
            assert!(with_control(KeyCode::KeyV, v).contains(&egui::Event::Paste("pasted".into())), "{v}");
        }
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

    #[test]
    fn alt_that_goes_up_under_another_name_is_not_held_for_ever() {
        use ButtonState::{Pressed, Released};
        let v = Key::Character("v".into());
        let events = typed(&[
            key(KeyCode::AltLeft, Key::Alt, Pressed),
            key(KeyCode::ShiftLeft, Key::Shift, Pressed),
            key(KeyCode::AltLeft, Key::Meta, Released),
            key(KeyCode::ShiftLeft, Key::Shift, Released),
            key(KeyCode::Backspace, Key::Backspace, Pressed),
            key(KeyCode::ControlLeft, Key::Control, Pressed),
            key(KeyCode::KeyV, v, Pressed),
        ]);
        let held = |wanted| {
            events.iter().find_map(|event| match event {
                egui::Event::Key { key, modifiers, pressed: true, .. } if *key == wanted => Some(*modifiers),
                _ => None,
            })
        };
        assert_eq!(held(egui::Key::Backspace), Some(egui::Modifiers::NONE));
        assert_eq!(held(egui::Key::V), Some(egui::Modifiers::CTRL | egui::Modifiers::COMMAND));
        assert!(events.contains(&egui::Event::Paste("pasted".into())));
        assert!(!events.iter().any(|event| matches!(event, egui::Event::Text(_))), "{events:?}");
    }

    #[test]
    fn a_key_that_is_held_types_on_but_answers_once() {
        use ButtonState::Pressed;
        let held = |code, logical: Key| {
            let first = key(code, logical, Pressed);
            let again = KeyboardInput { repeat: true, ..first.clone() };
            typed(&[first, again.clone(), again])
        };
        let count = |events: &[egui::Event], wanted| {
            let is_key =
                |event: &&egui::Event| matches!(event, egui::Event::Key { key, .. } if *key == wanted);
            events.iter().filter(is_key).count()
        };
        assert_eq!(count(&held(KeyCode::Enter, Key::Enter), egui::Key::Enter), 1);
        assert_eq!(count(&held(KeyCode::Escape, Key::Escape), egui::Key::Escape), 1);
        let space = held(KeyCode::Space, Key::Space);
        assert_eq!(count(&space, egui::Key::Space), 1);
        let is_text = |event: &&egui::Event| matches!(event, egui::Event::Text(text) if text == " ");
        assert_eq!(space.iter().filter(is_text).count(), 3, "in a text it goes on");
        assert_eq!(count(&held(KeyCode::Backspace, Key::Backspace), egui::Key::Backspace), 3);
    }

    #[test]
    fn what_is_typed_is_what_the_system_says() {
        let accent =
            KeyboardInput { text: Some("^".into()), ..key(KeyCode::Space, Key::Space, ButtonState::Pressed) };
        assert!(typed(&[accent]).contains(&egui::Event::Text("^".into())), "a dead key and Space");
        let alt = key(KeyCode::AltLeft, Key::Alt, ButtonState::Pressed);
        let n = key(KeyCode::KeyN, Key::Character("n".into()), ButtonState::Pressed);
        let events = typed(&[alt, n]);
        let is_text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
        assert_eq!(events.iter().any(is_text), cfg!(target_os = "macos"), "Alt+N asks for something");
    }
}
