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
    /// Alt, with or without Control. Where both together stand for `AltGr`, the key types another character.
    Alt,
}

/// Which modifier a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ModifierRole {
    Shift,
    Control,
    Alt,
    System,
    /// `AltGr`.
    ThirdLevel,
    /// Caps Lock and the like, which only change the characters that other keys type.
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
    pub(super) fn from_keys<'a>(down: impl Iterator<Item = (KeyCode, &'a Key)>) -> Self {
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

    /// Returns the modifier by which key bindings are looked up. `None` while the system's own key is held, such as
    /// Super: all keys then belong to the system.
    pub fn chord_modifier(self) -> Option<ChordModifier> {
        if self.system && !ON_A_MAC {
            return None;
        }
        let control = self.control || self.system;
        Some(match (self.third_level, self.alt, control) {
            // `AltGr` only selects the character.
            (true, ..) => ChordModifier::Nothing,
            (_, true, _) => ChordModifier::Alt,
            (_, _, true) => ChordModifier::Control,
            _ => ChordModifier::Nothing,
        })
    }

    /// Returns `true` if keys type text while these modifiers are held: none but Shift, or those that select a
    /// character, which are Option on a Mac, and `AltGr` or Control with Alt elsewhere.
    pub fn allows_typing(self) -> bool {
        if self.system {
            return false;
        }
        if ON_A_MAC { !self.control } else { self.third_level || self.control == self.alt }
    }

    /// Returns `true` if keys type the character of a higher level, such as € on the E key: with `AltGr`, or with
    /// Control and Alt, as Windows reports it.
    pub(super) fn selects_higher_level(self) -> bool {
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
