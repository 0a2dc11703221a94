//! The modifiers that are held.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

const CONTROL: [KeyCode; 4] =
    [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];
const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// Whether Shift is held, alone or with other keys.
pub fn has_shift(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed(SHIFT)
}

/// The modifier that is held down, Shift apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// None.
    Nothing,
    /// Control, or Command on a Mac.
    Control,
    /// Alt, with or without others: `AltGr` is Control and Alt on some systems, and means another letter.
    Alt,
}

impl Held {
    /// What is held now. A quick hand has let go of it before this frame.
    pub fn of(keys: &ButtonInput<KeyCode>) -> Self {
        let holds = |wanted: &[KeyCode]| {
            let wanted = wanted.iter().copied();
            keys.any_pressed(wanted.clone()) || keys.any_just_released(wanted)
        };
        if holds(&ALT) {
            Self::Alt
        } else if holds(&CONTROL) {
            Self::Control
        } else {
            Self::Nothing
        }
    }
}

/// The modifiers that are down, followed key by key. Within one frame, as on a slow renderer, a quick hand presses Control,
/// types a letter, lets go and types on: only the first letter was meant with Control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Modifiers {
    control: [bool; 4],
    alt: [bool; 2],
    shift: [bool; 2],
}

/// A key that goes down.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyDown<'a> {
    pub(super) input: &'a KeyboardInput,
    /// What is held besides.
    pub(super) held: Held,
    pub(super) shift: bool,
}

impl Modifiers {
    /// Follows all keys of a frame, and returns those that go down.
    pub(super) fn follow<'a>(&mut self, inputs: impl Iterator<Item = &'a KeyboardInput>) -> Vec<KeyDown<'a>> {
        let mut pressed = Vec::new();
        for input in inputs {
            self.note(input);
            if input.state.is_pressed() {
                pressed.push(KeyDown { input, held: self.held(), shift: self.shift.contains(&true) });
            }
        }
        pressed
    }

    /// The window has lost the keys: what is let go of now is not heard any more.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    fn note(&mut self, input: &KeyboardInput) {
        let down = input.state.is_pressed();
        if let Some(index) = CONTROL.iter().position(|key| *key == input.key_code) {
            self.control[index] = down;
        }
        if let Some(index) = ALT.iter().position(|key| *key == input.key_code) {
            self.alt[index] = down;
        }
        if let Some(index) = SHIFT.iter().position(|key| *key == input.key_code) {
            self.shift[index] = down;
        }
    }

    fn held(self) -> Held {
        if self.alt.contains(&true) {
            Held::Alt
        } else if self.control.contains(&true) {
            Held::Control
        } else {
            Held::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alt_goes_before_control_which_counts_a_frame_longer() {
        let mut keys = ButtonInput::default();
        assert_eq!(Held::of(&keys), Held::Nothing);
        keys.press(KeyCode::ControlLeft);
        assert_eq!(Held::of(&keys), Held::Control);
        keys.press(KeyCode::AltRight);
        assert_eq!(Held::of(&keys), Held::Alt);
        keys.clear();
        keys.release(KeyCode::AltRight);
        keys.clear();
        keys.release(KeyCode::ControlLeft);
        assert_eq!(Held::of(&keys), Held::Control);
    }

    #[test]
    fn only_what_goes_down_with_control_is_meant_with_it() {
        use bevy::input::ButtonState::{Pressed, Released};
        use bevy::input::keyboard::Key;

        let key = |key_code, state| KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        // Ctrl+A and "-3" within one frame, and a letter with AltGr in the next one.
        let first = [
            key(KeyCode::ControlLeft, Pressed),
            key(KeyCode::KeyA, Pressed),
            key(KeyCode::ControlLeft, Released),
            key(KeyCode::KeyA, Released),
            key(KeyCode::Minus, Pressed),
            key(KeyCode::ControlRight, Pressed),
            key(KeyCode::AltRight, Pressed),
        ];
        let mut modifiers = Modifiers::default();
        let held: Vec<Held> = modifiers.follow(first.iter()).into_iter().map(|key| key.held).collect();
        assert_eq!(held, [Held::Control, Held::Control, Held::Nothing, Held::Control, Held::Alt]);
        let next = [key(KeyCode::KeyQ, Pressed)];
        assert_eq!(modifiers.follow(next.iter())[0].held, Held::Alt);
        modifiers.forget();
        assert_eq!(modifiers.follow(next.iter())[0].held, Held::Nothing);
        let quick = [
            key(KeyCode::ShiftRight, Pressed),
            key(KeyCode::Tab, Pressed),
            key(KeyCode::ShiftRight, Released),
            key(KeyCode::Tab, Pressed),
        ];
        let shift: Vec<bool> = modifiers.follow(quick.iter()).into_iter().map(|key| key.shift).collect();
        assert_eq!(shift, [true, true, false]);
    }
}
