//! Key chords, to which commands are bound.

use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;
use thiserror::Error;

use super::super::keyboard::{ChordModifier, KeyEvent, single};

/// A key, alone or with Control or Alt, that a command can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeyChord {
    pub held: ChordModifier,
    pub stroke: ChordKey,
}

/// The key of a [`KeyChord`]: by its letter, or by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChordKey {
    /// Key with this lower-case letter or mark, wherever it is on the keyboard.
    Letter(char),
    /// Key with a name: a function key, a digit or a sign.
    Key(KeyCode),
}

impl KeyChord {
    /// Makes the chord of a letter alone.
    pub const fn letter(letter: char) -> Self {
        Self { held: ChordModifier::Nothing, stroke: ChordKey::Letter(letter) }
    }

    /// Makes the chord of a letter with Control, or Command on a Mac.
    pub const fn control(letter: char) -> Self {
        Self { held: ChordModifier::Control, stroke: ChordKey::Letter(letter) }
    }

    /// Makes the chord of any other key alone.
    pub const fn key(key: KeyCode) -> Self {
        Self { held: ChordModifier::Nothing, stroke: ChordKey::Key(key) }
    }

    /// Returns the chord of a key press, for binding it to a command; none if it cannot be bound.
    pub fn from_event(event: &KeyEvent) -> Option<Self> {
        let held = event.modifiers.chord_modifier()?;
        // Letters that are not Latin are bound by their place: so they are found again under another layout.
        let by_place = event.by_place().filter(|_| event.is_foreign()).map(ChordKey::of_letter);
        let stroke = by_place.or_else(|| ChordKey::of(event).next()).filter(|stroke| stroke.has_name())?;
        Some(Self { held, stroke })
    }

    /// Returns `true` for the letters a to g alone, which name points of the board and are bound to no command.
    pub const fn names_point(self) -> bool {
        matches!((self.held, self.stroke), (ChordModifier::Nothing, ChordKey::Letter('a'..='g')))
    }

    /// Returns `true` if the chord has a fixed meaning: a point of the board, or copying, cutting and pasting.
    pub const fn is_reserved(self) -> bool {
        self.names_point()
            || matches!((self.held, self.stroke), (ChordModifier::Control, ChordKey::Letter('c' | 'v' | 'x')))
    }
}

impl ChordKey {
    /// Returns what a key event can be bound as, in order of priority: the key itself, the character printed on it,
    /// then the character in its place on an American keyboard.
    pub fn of(event: &KeyEvent) -> impl Iterator<Item = Self> {
        let own = [KeyCode::NumpadAdd, KeyCode::NumpadSubtract].contains(&event.place);
        let own = own.then_some(Self::Key(event.place));
        let letters = event.letters().map(Self::of_letter);
        let named = (!event.types()).then_some(Self::Key(event.name()));
        own.into_iter().chain(letters).chain(named)
    }

    /// Returns the key of a letter, digit or mark.
    fn of_letter(letter: char) -> Self {
        let named = match letter {
            // The one without Shift on many keyboards.
            '=' => Some(KeyCode::Equal),
            _ => named(letter.encode_utf8(&mut [0; 4])),
        };
        named.map_or(Self::Letter(letter), Self::Key)
    }

    fn has_name(self) -> bool {
        match self {
            Self::Letter(_) => true,
            Self::Key(key) => NAMED.iter().any(|(named, _)| *named == key),
        }
    }
}

/// Finds a key by its name.
fn named(name: &str) -> Option<KeyCode> {
    NAMED.iter().find(|(_, named)| *named == name).map(|&(key, _)| key)
}

/// Keys with a name, as the player and the file of preferences see it.
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

impl fmt::Display for KeyChord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.held {
            ChordModifier::Nothing => "",
            ChordModifier::Control => "Ctrl+",
            ChordModifier::Alt => "Alt+",
        })?;
        match self.stroke {
            ChordKey::Letter(letter) => {
                // Some have no capital of their own, such as ß, the Turkish ı and µ.
                let capital = letter.to_uppercase().to_string();
                if single(&capital) == Some(letter) { f.write_str(&capital) } else { write!(f, "{letter}") }
            }
            ChordKey::Key(key) => {
                let named = NAMED.iter().find(|(named, _)| *named == key);
                f.write_str(named.map_or("?", |(_, name)| name))
            }
        }
    }
}

/// Error: the text names no key.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no key named “{0}”")]
pub struct UnknownKey(pub String);

impl FromStr for KeyChord {
    type Err = UnknownKey;

    /// Reads what `Display` writes, such as `U`, `Ctrl+Z` or `PageUp`.
    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let held = [("Ctrl+", ChordModifier::Control), ("Alt+", ChordModifier::Alt)];
        let (held, name) = held
            .into_iter()
            .find_map(|(prefix, held)| Some((held, text.strip_prefix(prefix)?)))
            .unwrap_or((ChordModifier::Nothing, text));
        let stroke = named(name).map(ChordKey::Key).or_else(|| single(name).map(ChordKey::of_letter));
        stroke.map(|stroke| Self { held, stroke }).ok_or_else(|| UnknownKey(crate::rules::excerpt(text)))
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::keyboard::Key;

    use super::super::super::keyboard::tests::pressed;
    use super::*;

    #[test]
    fn keys_are_written_as_they_are_read() {
        let chords = [KeyChord::letter('u'), KeyChord::control('z'), KeyChord::key(KeyCode::Equal)];
        let all = NAMED.iter().map(|&(key, _)| KeyChord::key(key)).chain(chords);
        for chord in all {
            assert_eq!(chord.to_string().parse(), Ok(chord), "{chord}");
            let with_alt = KeyChord { held: ChordModifier::Alt, ..chord };
            assert_eq!(with_alt.to_string().parse(), Ok(with_alt));
        }
        assert_eq!("ctrl".parse::<KeyChord>(), Err(UnknownKey("ctrl".into())));
        assert!("".parse::<KeyChord>().is_err());
        assert!("ß".parse::<KeyChord>().is_ok(), "a letter of another keyboard");
        assert_eq!("Ctrl+,".parse(), Ok(KeyChord::control(',')));
    }

    #[test]
    fn what_is_pressed_can_be_bound() {
        let bound =
            |held: &[(KeyCode, Key)], place, key: Key| KeyChord::from_event(&pressed(held, place, key));
        let letter = |text: &str| Key::Character(text.into());
        let control = [(KeyCode::ControlLeft, Key::Control)];
        assert_eq!(
            bound(&control, KeyCode::KeyY, letter("Z")),
            Some(KeyChord::control('z')),
            "what is printed"
        );
        assert_eq!(bound(&[], KeyCode::Slash, letter("/")), Some(KeyChord::letter('/')));
        let third_level = [(KeyCode::AltRight, Key::AltGraph)];
        assert_eq!(bound(&third_level, KeyCode::KeyE, letter("€")), Some(KeyChord::letter('€')));
        assert_eq!(
            bound(&[], KeyCode::KeyU, letter("г")),
            Some(KeyChord::letter('u')),
            "found under any layout"
        );
        assert_eq!(bound(&[], KeyCode::NumpadAdd, letter("+")), Some(KeyChord::key(KeyCode::NumpadAdd)));
        assert_eq!(bound(&[], KeyCode::CapsLock, Key::Escape), Some(KeyChord::key(KeyCode::Escape)));
        assert_eq!(bound(&[(KeyCode::SuperLeft, Key::Super)], KeyCode::KeyE, letter("e")), None);
        assert_eq!(bound(&[], KeyCode::Tab, Key::Tab), None);
        assert_eq!(bound(&[], KeyCode::F13, Key::F13), None);
    }

    #[test]
    fn what_is_bound_is_written_and_meant_again() {
        for (place, text) in [
            (KeyCode::Equal, "="),
            (KeyCode::Equal, "+"),
            (KeyCode::Digit1, "1"),
            (KeyCode::Digit7, "7"),
            (KeyCode::Slash, "/"),
            (KeyCode::KeyE, "€"),
            (KeyCode::KeyI, "İ"),
            (KeyCode::Minus, "ß"),
            (KeyCode::KeyI, "ı"),
            (KeyCode::KeyM, "µ"),
            (KeyCode::IntlBackslash, "<"),
            (KeyCode::KeyF, "ж"),
        ] {
            let event = pressed(&[], place, Key::Character(text.into()));
            let chord = KeyChord::from_event(&event).unwrap();
            assert_eq!(chord.to_string().parse(), Ok(chord), "{text}");
            assert!(ChordKey::of(&event).any(|stroke| stroke == chord.stroke), "{text}: {chord}");
        }
    }

    #[test]
    fn a_key_means_what_is_printed_on_it_and_then_its_place() {
        let strokes = |place, text: &str| {
            ChordKey::of(&pressed(&[], place, Key::Character(text.into()))).collect::<Vec<_>>()
        };
        let (letter, key) = (ChordKey::Letter, ChordKey::Key);
        assert_eq!(strokes(KeyCode::KeyY, "Z"), [letter('z')]);
        assert_eq!(strokes(KeyCode::KeyY, "н"), [letter('н'), letter('y')]);
        assert_eq!(strokes(KeyCode::KeyQ, ";"), [letter('q'), letter(';')], "Greek");
        assert_eq!(strokes(KeyCode::Semicolon, "ö"), [letter('ö')]);
        assert_eq!(strokes(KeyCode::KeyM, ","), [letter(',')], "French");
        assert_eq!(strokes(KeyCode::Digit2, "é"), [letter('é'), key(KeyCode::Digit2)]);
        assert_eq!(strokes(KeyCode::Digit6, "-"), [key(KeyCode::Minus)], "French");
        assert_eq!(strokes(KeyCode::Digit7, "7"), [letter('7')]);
        assert_eq!(strokes(KeyCode::BracketRight, "+"), [key(KeyCode::Equal)], "German");
        assert_eq!(strokes(KeyCode::NumpadAdd, "+"), [key(KeyCode::NumpadAdd), key(KeyCode::Equal)]);
    }
}
