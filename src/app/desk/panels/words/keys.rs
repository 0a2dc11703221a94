//! What keys are called, and which ones ask for a command.

use bevy::input::keyboard::KeyCode;

use crate::app::input::{Chord, Command, Held, Keymap, Stroke};
use crate::i18n::{Argument, Message, commands};

/// The keys of a command to choose from; none if it has none.
pub(in crate::app::desk::panels) fn of(map: &Keymap, command: Command) -> Option<Argument> {
    let keys = map.keys(command);
    (!keys.is_empty()).then(|| Argument::any(keys.iter().map(|&chord| key(chord))))
}

/// The key of a command that is shown where there is room for one.
pub(in crate::app::desk::panels) fn first(map: &Keymap, command: Command) -> Option<Argument> {
    map.keys(command).first().map(|&chord| key(chord))
}

/// A tip with the keys that do the same.
pub(in crate::app::desk::panels) fn tip(map: &Keymap, command: Command, tip: Message) -> Message {
    match of(map, command) {
        Some(keys) => commands::tip_with_keys(tip, keys),
        None => tip,
    }
}

/// What a key is called.
pub(in crate::app::desk::panels) fn key(chord: Chord) -> Argument {
    let name = name(chord.stroke);
    match chord.held {
        Held::Nothing => name,
        Held::Control => commands::with_control(name).into(),
        Held::Alt => commands::with_alt(name).into(),
    }
}

fn name(stroke: Stroke) -> Argument {
    let message = match stroke {
        Stroke::Key(KeyCode::ArrowLeft) => return "←".into(),
        Stroke::Key(KeyCode::ArrowRight) => return "→".into(),
        Stroke::Key(KeyCode::ArrowUp) => return "↑".into(),
        Stroke::Key(KeyCode::ArrowDown) => return "↓".into(),
        Stroke::Key(KeyCode::Home) => commands::key_home(),
        Stroke::Key(KeyCode::End) => commands::key_end(),
        Stroke::Key(KeyCode::PageUp) => commands::key_page_up(),
        Stroke::Key(KeyCode::PageDown) => commands::key_page_down(),
        Stroke::Key(KeyCode::Escape) => commands::key_escape(),
        Stroke::Key(KeyCode::Enter) => commands::key_enter(),
        Stroke::Key(KeyCode::Space) => commands::key_space(),
        Stroke::Key(KeyCode::Insert) => commands::key_insert(),
        Stroke::Key(KeyCode::NumpadAdd) => commands::key_of_number_pad("+"),
        Stroke::Key(KeyCode::NumpadSubtract) => commands::key_of_number_pad("-"),
        Stroke::Key(KeyCode::Backspace) => commands::key_backspace(),
        Stroke::Letter(_) | Stroke::Key(_) => {
            return Chord { held: Held::Nothing, stroke }.to_string().into();
        }
    };
    message.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, Words};

    #[test]
    fn a_tip_names_the_keys_that_the_player_has_chosen() {
        let mut map = Keymap::default();
        let said =
            |map: &Keymap, language| Words::new(language).say(tip(map, Command::Undo, commands::undo_tip()));
        assert_eq!(said(&map, Language::English), "Take back your last move  (U or Ctrl+Z)");
        assert!(said(&map, Language::German).ends_with("  (U oder Strg+Z)"));
        map.set(Command::Undo, vec![Chord::key(KeyCode::Home)]);
        assert_eq!(said(&map, Language::English), "Take back your last move  (Home)");
        map.set(Command::Undo, Vec::new());
        assert_eq!(said(&map, Language::English), "Take back your last move");
    }
}
