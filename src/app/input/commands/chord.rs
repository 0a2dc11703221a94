//! A key, or a key with a modifier: what commands are bound to.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use thiserror::Error;

use super::super::keyboard::Held;

/// A key that is pressed, alone or while Control or Alt is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The modifier.
    pub held: Held,
    /// The key.
    pub stroke: Stroke,
}

/// A key on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// The key that types this small letter, wherever it lies on the keyboard.
    Letter(char),
    /// A key by its place.
    Key(KeyCode),
}

impl Chord {
    /// A letter alone.
    pub const fn letter(letter: char) -> Self {
        Self { held: Held::Nothing, stroke: Stroke::Letter(letter) }
    }

    /// A letter while Control is held, or Command on a Mac.
    pub const fn control(letter: char) -> Self {
        Self { held: Held::Control, stroke: Stroke::Letter(letter) }
    }

    /// Any other key alone.
    pub const fn key(key: KeyCode) -> Self {
        Self { held: Held::Nothing, stroke: Stroke::Key(key) }
    }

    /// Whether a key that went down while this was held is meant.
    pub fn is_meant(self, input: &KeyboardInput, held: Held) -> bool {
        self.held == held
            && match (self.stroke, &input.logical_key) {
                (Stroke::Letter(letter), Key::Character(text)) => single(text) == Some(letter),
                (Stroke::Letter(_), _) => false,
                // On many keyboards they lie elsewhere than on an American one.
                (Stroke::Key(KeyCode::Equal), Key::Character(text)) if text == "+" => true,
                (Stroke::Key(KeyCode::Minus), Key::Character(text)) if text == "-" => true,
                (Stroke::Key(key), _) => input.key_code == key,
            }
    }

    /// What was pressed just now, if it can be bound.
    pub fn pressed(keys: &ButtonInput<KeyCode>, letters: &ButtonInput<Key>) -> Option<Self> {
        let held = Held::of(keys);
        let named = NAMED.iter().find(|(key, _)| keys.just_pressed(*key));
        if let Some(&(key, _)) = named {
            return Some(Self { held, stroke: Stroke::Key(key) });
        }
        let letter = letters.get_just_pressed().find_map(|key| match key {
            Key::Character(text) => single(text),
            _ => None,
        })?;
        Some(Self { held, stroke: Stroke::Letter(letter) })
    }

    /// Whether it would name a point of the board: the letters a to g alone are bound to nothing.
    pub const fn names_point(self) -> bool {
        matches!((self.held, self.stroke), (Held::Nothing, Stroke::Letter('a'..='g')))
    }

    /// Whether it means something else in the whole window: a point of the board, or copying, cutting and pasting.
    pub const fn is_taken(self) -> bool {
        self.names_point()
            || matches!((self.held, self.stroke), (Held::Control, Stroke::Letter('c' | 'v' | 'x')))
    }
}

/// The small letter, digit or mark that a key types, if it is one.
fn single(text: &str) -> Option<char> {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    let may_be_bound = |letter: &char| letter.is_alphanumeric() || MARKS.contains(letter);
    letters.next().filter(|letter| may_be_bound(letter) && letters.next().is_none())
}

/// Marks that keys are bound by, as letters are.
const MARKS: [char; 4] = [',', '.', ';', '#'];

/// Keys that are bound by their place, with the names that the player and the file of preferences see.
const NAMED: [(KeyCode, &str); 34] = [
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Escape, "Esc"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Space, "Space"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Equal, "+"),
    (KeyCode::NumpadAdd, "Num+"),
    (KeyCode::Minus, "-"),
    (KeyCode::NumpadSubtract, "Num-"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
];

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.held {
            Held::Nothing => "",
            Held::Control => "Ctrl+",
            Held::Alt => "Alt+",
        })?;
        match self.stroke {
            Stroke::Letter(letter) => write!(f, "{}", letter.to_uppercase()),
            Stroke::Key(key) => {
                let named = NAMED.iter().find(|(named, _)| *named == key);
                f.write_str(named.map_or("?", |(_, name)| name))
            }
        }
    }
}

/// No key is called so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no key named “{0}”")]
pub struct UnknownKey(pub String);

impl FromStr for Chord {
    type Err = UnknownKey;

    /// Reads what `Display` writes, such as `U`, `Ctrl+Z` or `PageUp`.
    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let held = [("Ctrl+", Held::Control), ("Alt+", Held::Alt)];
        let (held, name) = held
            .into_iter()
            .find_map(|(prefix, held)| Some((held, text.strip_prefix(prefix)?)))
            .unwrap_or((Held::Nothing, text));
        let named = NAMED.iter().find(|(_, named)| *named == name).map(|&(key, _)| Stroke::Key(key));
        let stroke = named.or_else(|| single(name).map(Stroke::Letter));
        stroke.map(|stroke| Self { held, stroke }).ok_or_else(|| UnknownKey(crate::rules::excerpt(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_written_as_they_are_read() {
        let chords = [Chord::letter('u'), Chord::control('z'), Chord::key(KeyCode::Equal)];
        let all = NAMED.iter().map(|&(key, _)| Chord::key(key)).chain(chords);
        for chord in all {
            assert_eq!(chord.to_string().parse(), Ok(chord), "{chord}");
            let with_alt = Chord { held: Held::Alt, ..chord };
            assert_eq!(with_alt.to_string().parse(), Ok(with_alt));
        }
        assert_eq!("ctrl".parse::<Chord>(), Err(UnknownKey("ctrl".into())));
        assert!("".parse::<Chord>().is_err());
        assert!("ß".parse::<Chord>().is_ok(), "a letter of another keyboard");
        assert_eq!("Ctrl+,".parse(), Ok(Chord::control(',')));
    }

    #[test]
    fn what_is_pressed_can_be_bound() {
        let (mut keys, mut letters) = (ButtonInput::default(), ButtonInput::default());
        assert_eq!(Chord::pressed(&keys, &letters), None);
        keys.press(KeyCode::ControlLeft);
        letters.press(Key::Control);
        assert_eq!(Chord::pressed(&keys, &letters), None, "a modifier alone is no key");
        keys.press(KeyCode::KeyY);
        letters.press(Key::Character("Z".into()));
        let pressed = Chord::pressed(&keys, &letters);
        assert_eq!(pressed, Some(Chord::control('z')), "by what is printed on the key");
    }

    #[test]
    fn plus_and_minus_are_meant_wherever_they_lie() {
        let press = |key_code, text: &str| KeyboardInput {
            key_code,
            logical_key: Key::Character(text.into()),
            state: bevy::input::ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        let larger = Chord { held: Held::Control, stroke: Stroke::Key(KeyCode::Equal) };
        assert!(larger.is_meant(&press(KeyCode::Equal, "="), Held::Control), "as on American keyboards");
        assert!(larger.is_meant(&press(KeyCode::BracketRight, "+"), Held::Control), "as on German ones");
        assert!(!larger.is_meant(&press(KeyCode::BracketRight, "]"), Held::Control));
    }

    #[test]
    fn letters_are_meant_by_what_is_printed_on_their_key_large_or_small() {
        let input = KeyboardInput {
            key_code: KeyCode::KeyY,
            logical_key: Key::Character("Z".into()),
            state: bevy::input::ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        assert!(Chord::control('z').is_meant(&input, Held::Control));
        assert!(!Chord::control('z').is_meant(&input, Held::Nothing));
        assert!(!Chord::letter('y').is_meant(&input, Held::Nothing));
        assert!(Chord::key(KeyCode::KeyY).is_meant(&input, Held::Nothing));
    }
}
