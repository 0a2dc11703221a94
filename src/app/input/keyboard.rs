//! What hands on the keyboard mean: letters by what is printed on them, and the modifiers that are held.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

/// Whether this letter was typed just now, large or small.
pub fn is_typed(letters: &ButtonInput<Key>, letter: char) -> bool {
    letters.get_just_pressed().any(
        |key| matches!(key, Key::Character(text) if text.chars().flat_map(char::to_lowercase).eq([letter])),
    )
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
        let control = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
        if holds(&[KeyCode::AltLeft, KeyCode::AltRight]) {
            Self::Alt
        } else if holds(&control) {
            Self::Control
        } else {
            Self::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_large_and_small() {
        let mut letters = ButtonInput::default();
        letters.press(Key::Character("Z".into()));
        assert!(is_typed(&letters, 'z') && !is_typed(&letters, 'y'));
    }

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
}
