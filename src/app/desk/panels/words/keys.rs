//! Names of keys, and the keys of commands.

use bevy::input::keyboard::KeyCode;

use crate::app::input::{ChordKey, ChordModifier, Command, KeyChord, Keymap};
use crate::i18n::{Argument, Message, commands};

/// Returns all keys of a command for a sentence, joined by “or”; `None` if it has none.
pub(in crate::app::desk::panels) fn of(map: &Keymap, command: Command) -> Option<Argument> {
    let keys = map.keys(command);
    (!keys.is_empty()).then(|| Argument::any(keys.iter().map(|&chord| key(chord))))
}

/// Returns the first key of a command for a sentence, for places with room for only one.
pub(in crate::app::desk::panels) fn first(map: &Keymap, command: Command) -> Option<Argument> {
    map.keys(command).first().map(|&chord| key(chord))
}

/// Returns the tooltip of a command with its keys added.
pub(in crate::app::desk::panels) fn tip(map: &Keymap, command: Command, tip: Message) -> Message {
    match of(map, command) {
        Some(keys) => commands::tip_with_keys(tip, keys),
        None => tip,
    }
}

/// Returns the name of a key with its modifier, for a sentence.
pub(in crate::app::desk::panels) fn key(chord: KeyChord) -> Argument {
    let name = name(chord.stroke);
    match chord.held {
        ChordModifier::Nothing => name,
        ChordModifier::Control => commands::with_control(name).into(),
        ChordModifier::Alt => commands::with_alt(name).into(),
    }
}

fn name(stroke: ChordKey) -> Argument {
    let message = match stroke {
        ChordKey::Key(KeyCode::ArrowLeft) => return "←".into(),
        ChordKey::Key(KeyCode::ArrowRight) => return "→".into(),
        ChordKey::Key(KeyCode::ArrowUp) => return "↑".into(),
        ChordKey::Key(KeyCode::ArrowDown) => return "↓".into(),
        ChordKey::Key(KeyCode::Home) => commands::key_home(),
        ChordKey::Key(KeyCode::End) => commands::key_end(),
        ChordKey::Key(KeyCode::PageUp) => commands::key_page_up(),
        ChordKey::Key(KeyCode::PageDown) => commands::key_page_down(),
        ChordKey::Key(KeyCode::Escape) => commands::key_escape(),
        ChordKey::Key(KeyCode::Enter) => commands::key_enter(),
        ChordKey::Key(KeyCode::Space) => commands::key_space(),
        ChordKey::Key(KeyCode::Insert) => commands::key_insert(),
        ChordKey::Key(KeyCode::NumpadAdd) => commands::key_of_number_pad("+"),
        ChordKey::Key(KeyCode::NumpadSubtract) => commands::key_of_number_pad("-"),
        ChordKey::Key(KeyCode::Backspace) => commands::key_backspace(),
        ChordKey::Letter(_) | ChordKey::Key(_) => {
            return KeyChord { held: ChordModifier::Nothing, stroke }.to_string().into();
        }
    };
    message.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::MatchCommand;
    use crate::i18n::{Language, Words};

    #[test]
    fn a_tip_names_the_keys_that_the_player_has_chosen() {
        let mut map = Keymap::default();
        let said = |map: &Keymap, language| {
            Words::new(language).say(tip(map, Command::Match(MatchCommand::Undo), commands::undo_tip()))
        };
        assert_eq!(said(&map, Language::English), "Take back your last move  (U or Ctrl+Z)");
        assert!(said(&map, Language::German).ends_with("  (U oder Strg+Z)"));
        map.set(Command::Match(MatchCommand::Undo), vec![KeyChord::key(KeyCode::Home)]);
        assert_eq!(said(&map, Language::English), "Take back your last move  (Home)");
        map.set(Command::Match(MatchCommand::Undo), Vec::new());
        assert_eq!(said(&map, Language::English), "Take back your last move");
    }
}
