//! The modifiers that are held.

use bevy::prelude::*;

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
