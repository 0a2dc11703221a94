//! Modifiers that are held.

use std::ops::{BitOr, BitOrAssign};

use bevy::input::keyboard::{Key, KeyCode};
use winit::keyboard::ModifiersState;

/// `true` on macOS, where Command takes the role of Control, and Option types.
const ON_A_MAC: bool = cfg!(target_os = "macos");

/// The modifier that a key is bound with. Shift is none: it only changes the character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChordModifier {
    Nothing,
    /// Control, or Command on a Mac.
    Control,
    /// Alt, with or without Control: both together are `AltGr` on some systems, and mean another letter.
    Alt,
}

/// Which modifier a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ModifierRole {
    Shift,
    Control,
    Alt,
    System,
    ThirdLevel,
    /// It only changes the characters that other keys type.
    Lock,
}

/// Returns which modifier a key is in the layout; none for other keys.
pub(super) fn role(place: KeyCode, key: &Key) -> Option<ModifierRole> {
    Some(match key {
        Key::Shift => ModifierRole::Shift,
        Key::Control => ModifierRole::Control,
        Key::Alt => ModifierRole::Alt,
        // With Shift the Alt of many layouts is called Meta.
        Key::Meta if matches!(place, KeyCode::AltLeft | KeyCode::AltRight) => ModifierRole::Alt,
        Key::Super | Key::Meta | Key::Hyper => ModifierRole::System,
        Key::AltGraph => ModifierRole::ThirdLevel,
        Key::CapsLock | Key::NumLock | Key::ScrollLock | Key::Fn | Key::FnLock | Key::Symbol => {
            ModifierRole::Lock
        }
        _ => return None,
    })
}

/// The modifier keys that are held.
#[expect(clippy::struct_excessive_bools, reason = "any of them may be held with any other")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    pub shift: bool,
    pub control: bool,
    /// Alt, or Option on a Mac.
    pub alt: bool,
    /// Super, the Windows key, or Command.
    pub system: bool,
    /// `AltGr`, where the layout has other letters for it.
    pub third_level: bool,
}

impl Modifiers {
    /// Collects the modifiers among the keys that are down.
    pub(super) fn of<'a>(down: impl Iterator<Item = (KeyCode, &'a Key)>) -> Self {
        let mut held = Self::default();
        for role in down.filter_map(|(place, key)| role(place, key)) {
            match role {
                ModifierRole::Shift => held.shift = true,
                ModifierRole::Control => held.control = true,
                ModifierRole::Alt => held.alt = true,
                ModifierRole::System => held.system = true,
                ModifierRole::ThirdLevel => held.third_level = true,
                ModifierRole::Lock => {}
            }
        }
        held
    }

    /// Returns the modifier by which key bindings are looked up; none if keys then belong to the system, as with
    /// Super.
    pub fn held(self) -> Option<ChordModifier> {
        let control = self.control || ON_A_MAC && self.system;
        match (self.third_level, self.alt, control) {
            _ if self.system && !ON_A_MAC => None,
            // `AltGr` only selects the letter.
            (true, ..) => Some(ChordModifier::Nothing),
            (_, true, _) => Some(ChordModifier::Alt),
            (_, _, true) => Some(ChordModifier::Control),
            _ => Some(ChordModifier::Nothing),
        }
    }

    /// Returns `true` if letters type text while these modifiers are held.
    pub fn type_text(self) -> bool {
        if ON_A_MAC {
            return !self.system && !self.control;
        }
        !self.system && (self.third_level || self.control == self.alt)
    }

    /// Returns `true` if these modifiers make keys type a third character, as `AltGr` does.
    pub(super) fn choose_another_level(self) -> bool {
        self.third_level || self.control && self.alt
    }
}

impl BitOr for Modifiers {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self {
            shift: self.shift || other.shift,
            control: self.control || other.control,
            alt: self.alt || other.alt,
            system: self.system || other.system,
            third_level: self.third_level || other.third_level,
        }
    }
}

impl BitOrAssign for Modifiers {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl From<ModifiersState> for Modifiers {
    fn from(state: ModifiersState) -> Self {
        Self {
            shift: state.shift_key(),
            control: state.control_key(),
            alt: state.alt_key(),
            system: state.super_key(),
            third_level: false,
        }
    }
}
