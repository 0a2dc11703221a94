//! Key bindings of the commands: the defaults, with the player's changes.

use std::collections::BTreeMap;

use bevy::prelude::*;
use thiserror::Error;

use super::super::keyboard::KeyEvent;
use super::{COMMANDS, ChordKey, Command, CommandInfo, KeyChord};

/// The player's own key bindings, as the preferences store them: names of commands with names of their keys.
pub type KeyChanges = BTreeMap<String, Vec<String>>;

/// Which keys trigger which commands.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    keys: Vec<(Command, Vec<KeyChord>)>,
}

impl Default for Keymap {
    fn default() -> Self {
        let keys = COMMANDS.iter().map(|row| (row.command, row.keys.to_vec())).collect();
        Self { keys }
    }
}

/// Error in the player's own key bindings. The command keeps its default keys.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeymapError {
    /// No command has this name.
    #[error("there is no command named “{0}”")]
    NoSuchCommand(String),
    /// No key has this name, or it cannot be bound.
    #[error("“{key}” is not a key that {command} can have")]
    NoSuchKey {
        /// Name of the command.
        command: &'static str,
        key: String,
    },
    /// Two commands that are available at the same time have the same key. The first in the table keeps it.
    #[error("{key} is a key of {first} and of {second}")]
    Shared {
        key: KeyChord,
        /// Name of the command that keeps the key.
        first: &'static str,
        /// Name of the other command.
        second: &'static str,
    },
}

impl Keymap {
    /// Makes the default bindings with the player's changes. Returns the errors in the changes, too.
    pub fn from_changes(changes: &KeyChanges) -> (Self, Vec<KeymapError>) {
        let mut map = Self::default();
        let mut errors = Vec::new();
        for (name, keys) in changes {
            let Some(row) = COMMANDS.iter().find(|row| row.name == name) else {
                errors.push(KeymapError::NoSuchCommand(crate::rules::excerpt(name)));
                continue;
            };
            let read = |key: &String| key.parse::<KeyChord>().ok().filter(|chord| !chord.is_reserved());
            let unreadable = |key: &&String| read(key).is_none();
            match keys.iter().find(unreadable) {
                Some(key) => {
                    let key = crate::rules::excerpt(key);
                    errors.push(KeymapError::NoSuchKey { command: row.name, key });
                }
                None => map.set(row.command, keys.iter().filter_map(read).collect()),
            }
        }
        let shared = map.conflicts().into_iter();
        errors.extend(shared.map(|(key, first, second)| KeymapError::Shared {
            key,
            first: first.name,
            second: second.name,
        }));
        (map, errors)
    }

    /// Returns the bindings that differ from the default, for the preferences.
    pub fn changes(&self) -> KeyChanges {
        let changed = COMMANDS.iter().filter(|row| self.keys(row.command) != row.keys);
        changed
            .map(|row| {
                let keys = self.keys(row.command).iter().map(KeyChord::to_string).collect();
                (row.name.to_owned(), keys)
            })
            .collect()
    }

    /// Returns the keys of a command. Labels show the first one.
    pub fn keys(&self, command: Command) -> &[KeyChord] {
        self.keys.iter().find(|(known, _)| *known == command).map_or(&[], |(_, keys)| keys)
    }

    /// Sets the keys of a command; an empty list leaves it without one.
    pub fn set(&mut self, command: Command, keys: Vec<KeyChord>) {
        if let Some((_, known)) = self.keys.iter_mut().find(|(known, _)| *known == command) {
            *known = keys;
        }
    }

    /// Restores the default keys of a command.
    pub fn reset(&mut self, command: Command) {
        self.set(command, command.info().keys.to_vec());
    }

    /// Returns the other commands that have this key and are available at the same time as `command`.
    pub fn conflicting_commands(&self, command: Command, chord: KeyChord) -> Vec<Command> {
        let context = command.info().context;
        let meets = |row: &&CommandInfo| row.command != command && row.context.overlaps(context);
        let rivals = COMMANDS.iter().filter(meets).filter(|row| self.keys(row.command).contains(&chord));
        rivals.map(|row| row.command).collect()
    }

    /// Returns `changes` with new keys for some commands. Entries of other commands, and of unknown ones, stay as they
    /// are.
    pub fn merged_changes(changes: &KeyChanges, commands: &[(Command, Vec<KeyChord>)]) -> KeyChanges {
        let mut changes = changes.clone();
        for (command, keys) in commands {
            let row = command.info();
            if keys == row.keys {
                changes.remove(row.name);
            } else {
                changes.insert(row.name.to_owned(), keys.iter().map(KeyChord::to_string).collect());
            }
        }
        changes
    }

    /// Returns each key of two commands that are available at the same time, with both commands.
    pub fn conflicts(&self) -> Vec<(KeyChord, &'static CommandInfo, &'static CommandInfo)> {
        let mut conflicts = Vec::new();
        for (index, row) in COMMANDS.iter().enumerate() {
            for other in COMMANDS.iter().skip(index + 1).filter(|other| row.context.overlaps(other.context)) {
                let theirs = self.keys(other.command);
                let shared = self.keys(row.command).iter().filter(|chord| theirs.contains(chord));
                conflicts.extend(shared.map(|&chord| (chord, row, other)));
            }
        }
        conflicts
    }

    /// Returns the command of a key press among those that `holds` allows. The character printed on the key comes
    /// before that in its place on an American keyboard. A key of two commands triggers only one.
    pub fn command_for(&self, event: &KeyEvent, holds: impl Fn(Command) -> bool) -> Option<Command> {
        let held = event.modifiers.chord_modifier()?;
        ChordKey::of(event).find_map(|stroke| {
            let chord = KeyChord { held, stroke };
            let known = self.keys.iter().filter(|(_, keys)| keys.contains(&chord));
            known.map(|&(command, _)| command).find(|&command| holds(command))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MatchCommand, PanelCommand, ToggleCommand};
    use super::*;

    fn changes(changes: &[(&str, &[&str])]) -> BTreeMap<String, Vec<String>> {
        let owned = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect();
        changes.iter().map(|&(name, keys)| (name.to_owned(), owned(keys))).collect()
    }

    #[test]
    fn the_usual_keys_do_not_clash_and_name_no_points() {
        let usual = Keymap::default();
        assert_eq!(usual.conflicts().len(), 0, "{:?}", usual.conflicts());
        assert!(COMMANDS.iter().flat_map(|row| row.keys).all(|chord| !chord.is_reserved()));
        assert!(usual.changes().is_empty());
    }

    #[test]
    fn a_players_own_keys_are_kept_and_can_be_reset() {
        let own = changes(&[("pass", &["Ctrl+P", "Insert"]), ("redo", &[])]);
        let (mut map, errors) = Keymap::from_changes(&own);
        assert_eq!(errors, []);
        assert_eq!(
            map.keys(Command::Match(MatchCommand::Pass)),
            [KeyChord::control('p'), KeyChord::key(KeyCode::Insert)]
        );
        assert_eq!(map.keys(Command::Match(MatchCommand::Redo)), []);
        assert_eq!(map.changes(), own);
        map.reset(Command::Match(MatchCommand::Pass));
        map.reset(Command::Match(MatchCommand::Redo));
        assert_eq!(map, Keymap::default());
    }

    #[test]
    fn changing_one_command_leaves_what_is_written_of_the_others() {
        let written = changes(&[("dance", &["X"]), ("undo", &["Hyper+X"]), ("redo", &["F4"])]);
        let insert = KeyChord::key(KeyCode::Insert);
        let now = Keymap::merged_changes(&written, &[(Command::Match(MatchCommand::Pass), vec![insert])]);
        assert_eq!(now.get("pass"), Some(&vec!["Insert".to_owned()]));
        assert!(["dance", "undo", "redo"].into_iter().all(|name| now.get(name) == written.get(name)));
        let usual = Keymap::merged_changes(
            &now,
            &[(Command::Match(MatchCommand::Pass), Command::Match(MatchCommand::Pass).info().keys.to_vec())],
        );
        assert_eq!(usual, written, "only what differs is written");
    }

    #[test]
    fn rivals_are_those_that_mean_something_at_the_same_time() {
        let map = Keymap::default();
        assert_eq!(
            map.conflicting_commands(Command::Match(MatchCommand::Pass), KeyChord::control('s')),
            [Command::Panel(PanelCommand::Save)]
        );
        assert_eq!(map.conflicting_commands(Command::Panel(PanelCommand::Save), KeyChord::control('s')), []);
        let breaths = Command::Toggle(ToggleCommand::Lens(crate::app::game::Lens::Breaths));
        assert_eq!(
            map.conflicting_commands(breaths, KeyChord::letter('k')),
            [],
            "a lens of the other game has it"
        );
    }

    #[test]
    fn a_clash_is_found_where_both_mean_something() {
        let (map, errors) = Keymap::from_changes(&changes(&[("pass", &["U"]), ("lens-sleepers", &["I"])]));
        let shared = KeymapError::Shared { key: KeyChord::letter('u'), first: "undo", second: "pass" };
        assert_eq!(errors, [shared]);
        let conflicts = map.conflicts();
        assert_eq!(conflicts.len(), 1, "I is a lens of each game: {conflicts:?}");
        assert_eq!((conflicts[0].1.name, conflicts[0].2.name), ("undo", "pass"));
    }

    #[test]
    fn what_cannot_be_followed_is_told_and_the_rest_holds() {
        let own = changes(&[("dance", &["X"]), ("pass", &["Hyper+X"]), ("undo", &["D"]), ("save", &["F8"])]);
        let (map, errors) = Keymap::from_changes(&own);
        assert_eq!(
            errors,
            [
                KeymapError::NoSuchCommand("dance".into()),
                KeymapError::NoSuchKey { command: "pass", key: "Hyper+X".into() },
                KeymapError::NoSuchKey { command: "undo", key: "D".into() },
            ]
        );
        assert_eq!(map.keys(Command::Panel(PanelCommand::Save)), [KeyChord::key(KeyCode::F8)]);
        assert_eq!(
            map.keys(Command::Match(MatchCommand::Undo)),
            Keymap::default().keys(Command::Match(MatchCommand::Undo))
        );
    }
}
