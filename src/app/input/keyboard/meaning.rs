//! The meaning of a key: the character that it types, or its place if that character cannot name a command.
//!
//! On a keyboard without Latin letters, such as Russian, Greek or Hebrew, every letter also stands for the one that an
//! American keyboard has at its place, as in text fields (`Ctrl+C`). Digits are known by their place as well: French
//! keyboards have them with Shift, Arabic and Persian ones have others.

use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};

use super::KeyEvent;

/// Character of each physical key on an American keyboard.
pub(super) const PLACES: [(KeyCode, char); 47] = [
    (KeyCode::Backquote, '`'),
    (KeyCode::Digit1, '1'),
    (KeyCode::Digit2, '2'),
    (KeyCode::Digit3, '3'),
    (KeyCode::Digit4, '4'),
    (KeyCode::Digit5, '5'),
    (KeyCode::Digit6, '6'),
    (KeyCode::Digit7, '7'),
    (KeyCode::Digit8, '8'),
    (KeyCode::Digit9, '9'),
    (KeyCode::Digit0, '0'),
    (KeyCode::Minus, '-'),
    (KeyCode::Equal, '='),
    (KeyCode::KeyQ, 'q'),
    (KeyCode::KeyW, 'w'),
    (KeyCode::KeyE, 'e'),
    (KeyCode::KeyR, 'r'),
    (KeyCode::KeyT, 't'),
    (KeyCode::KeyY, 'y'),
    (KeyCode::KeyU, 'u'),
    (KeyCode::KeyI, 'i'),
    (KeyCode::KeyO, 'o'),
    (KeyCode::KeyP, 'p'),
    (KeyCode::BracketLeft, '['),
    (KeyCode::BracketRight, ']'),
    (KeyCode::Backslash, '\\'),
    (KeyCode::KeyA, 'a'),
    (KeyCode::KeyS, 's'),
    (KeyCode::KeyD, 'd'),
    (KeyCode::KeyF, 'f'),
    (KeyCode::KeyG, 'g'),
    (KeyCode::KeyH, 'h'),
    (KeyCode::KeyJ, 'j'),
    (KeyCode::KeyK, 'k'),
    (KeyCode::KeyL, 'l'),
    (KeyCode::Semicolon, ';'),
    (KeyCode::Quote, '\''),
    (KeyCode::KeyZ, 'z'),
    (KeyCode::KeyX, 'x'),
    (KeyCode::KeyC, 'c'),
    (KeyCode::KeyV, 'v'),
    (KeyCode::KeyB, 'b'),
    (KeyCode::KeyN, 'n'),
    (KeyCode::KeyM, 'm'),
    (KeyCode::Comma, ','),
    (KeyCode::Period, '.'),
    (KeyCode::Slash, '/'),
];

/// Marks that keyboards without Latin letters have in the place of a letter or a digit: Greek, Hebrew, Bulgarian and
/// Thai ones.
pub(super) const MARKS_INSTEAD: [(KeyCode, char); 5] = [
    (KeyCode::KeyQ, ';'),
    (KeyCode::KeyQ, '/'),
    (KeyCode::KeyW, '\''),
    (KeyCode::KeyQ, ','),
    (KeyCode::Digit3, '-'),
];

/// Keys that type no character, as the layout names them, each with the name by which commands are bound to it.
pub(super) static NAMED: [(Key, KeyCode); 28] = [
    (Key::Enter, KeyCode::Enter),
    (Key::Space, KeyCode::Space),
    (Key::Tab, KeyCode::Tab),
    (Key::Escape, KeyCode::Escape),
    (Key::Backspace, KeyCode::Backspace),
    (Key::Delete, KeyCode::Delete),
    (Key::Insert, KeyCode::Insert),
    (Key::Home, KeyCode::Home),
    (Key::End, KeyCode::End),
    (Key::PageUp, KeyCode::PageUp),
    (Key::PageDown, KeyCode::PageDown),
    (Key::ArrowLeft, KeyCode::ArrowLeft),
    (Key::ArrowRight, KeyCode::ArrowRight),
    (Key::ArrowUp, KeyCode::ArrowUp),
    (Key::ArrowDown, KeyCode::ArrowDown),
    (Key::ContextMenu, KeyCode::ContextMenu),
    (Key::F1, KeyCode::F1),
    (Key::F2, KeyCode::F2),
    (Key::F3, KeyCode::F3),
    (Key::F4, KeyCode::F4),
    (Key::F5, KeyCode::F5),
    (Key::F6, KeyCode::F6),
    (Key::F7, KeyCode::F7),
    (Key::F8, KeyCode::F8),
    (Key::F9, KeyCode::F9),
    (Key::F10, KeyCode::F10),
    (Key::F11, KeyCode::F11),
    (Key::F12, KeyCode::F12),
];

/// Returns the text that a key types, whatever the modifiers.
pub(super) fn typed(input: &KeyboardInput) -> Option<String> {
    // After a dead key, Space types its accent.
    let text = input.text.as_deref().or(match &input.logical_key {
        Key::Character(text) => Some(text.as_str()),
        Key::Space => Some(" "),
        _ => None,
    });
    text.filter(|text| !text.is_empty() && !text.contains(char::is_control)).map(str::to_owned)
}

impl KeyEvent {
    /// Returns the key code by which commands are bound: for a key that types nothing, such as Escape, that of its
    /// meaning in the layout; otherwise that of the physical key.
    pub fn name(&self) -> KeyCode {
        let named = NAMED.iter().find(|(key, _)| *key == self.key);
        named.map_or(self.place, |&(_, name)| name)
    }

    /// Returns `true` if the key types a character, or is a dead key.
    pub(in super::super) fn types(&self) -> bool {
        matches!(self.key, Key::Character(_) | Key::Dead(_))
    }

    /// Returns the letters, digits or marks by which the key can be bound, in lower case and in order of priority.
    pub(in super::super) fn letters(&self) -> impl Iterator<Item = char> + use<> {
        let (printed, by_place) = (self.printed(), self.by_place());
        let both = if self.has_mark_instead() { [by_place, printed] } else { [printed, by_place] };
        both.into_iter().flatten()
    }

    /// Letter, digit or mark that is printed on the key, if it is only one.
    fn printed(&self) -> Option<char> {
        let Key::Character(text) = &self.key else { return None };
        single(text)
    }

    /// Returns the lower-case letter, digit or mark in the key's place on an American keyboard, if the layout has
    /// nothing of the kind there.
    pub(in super::super) fn by_place(&self) -> Option<char> {
        if self.modifiers.selects_higher_level() {
            return None;
        }
        let there = PLACES.iter().find(|(place, _)| *place == self.place).map(|&(_, there)| there)?;
        let stands_for_it = match &self.key {
            Key::Character(text) => {
                let printed = text.chars().next()?;
                match there {
                    _ if self.is_foreign() => true,
                    // A digit or sign keeps its own meaning.
                    '0'..='9' | '-' | '=' => !matches!(printed, '0'..='9' | '-' | '+' | '='),
                    _ => false,
                }
            }
            // A dead key has nothing but its place; in the middle of a composed letter there is no telling.
            Key::Dead(_) | Key::Unidentified(_) => matches!(there, '0'..='9' | '-' | '='),
            _ => false,
        };
        stands_for_it.then_some(there)
    }

    /// Returns `true` if the key belongs to a layout without Latin letters.
    pub(in super::super) fn is_foreign(&self) -> bool {
        let Key::Character(text) = &self.key else { return false };
        text.chars().next().is_some_and(is_foreign) || self.has_mark_instead()
    }

    fn has_mark_instead(&self) -> bool {
        self.printed().is_some_and(|printed| MARKS_INSTEAD.contains(&(self.place, printed)))
    }
}

/// Returns the only letter, digit or mark of a text in lower case; none if it has several, or none that is visible.
pub(in super::super) fn single(text: &str) -> Option<char> {
    // The capital of the Turkish dotted i is small with a dot of its own.
    let mut letters = text.chars().flat_map(char::to_lowercase).filter(|&letter| letter != '\u{307}');
    let visible = |letter: &char| !letter.is_whitespace() && !letter.is_control();
    letters.next().filter(|letter| visible(letter) && letters.next().is_none())
}

/// Returns `true` if a letter belongs to a script other than Latin. Signs that all keyboards have, as of currencies, do
/// not.
fn is_foreign(letter: char) -> bool {
    !matches!(letter, '\0'..='\u{36f}' | '\u{1d00}'..='\u{1eff}' | '\u{2000}'..='\u{2c7f}' | '\u{a720}'..='\u{a7ff}')
}
