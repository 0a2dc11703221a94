//! Leaves the names of a player's files out of what is copied to be read by others.

use std::ffi::OsString;
use std::path::Path;

use crate::library::Preferences;

/// Replacement for a hidden name.
const HIDDEN: &str = "…";

/// Names of the player's files and folders, from the command line and the list of recent files. They are left out of
/// texts that are copied for others to read.
#[derive(Debug)]
pub(super) struct PrivateFileNames {
    command: String,
    /// Names that are known to be the player's, the longest first.
    names: Vec<String>,
}

impl PrivateFileNames {
    /// Finds the names of files and folders in a command line and in the list of recent files.
    pub(super) fn of(words: impl IntoIterator<Item = OsString>, preferences: &Preferences) -> Self {
        let mut words = words.into_iter();
        let program = words.next().unwrap_or_default();
        let mut command = Path::new(&program).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut names = Vec::new();
        for word in words {
            let text = word.to_string_lossy();
            // `--option=FILE` is one word.
            let (option, value) = match text.split_once('=').filter(|_| text.starts_with('-')) {
                Some((option, value)) => (format!("{option}="), value),
                None => (String::new(), &*text),
            };
            command = if is_file(value) {
                names.extend(names_of(Path::new(value)));
                format!("{command} {option}{HIDDEN}")
            } else {
                format!("{command} {text}")
            };
        }
        names.extend(preferences.files.recent.iter().flat_map(|path| names_of(path)));
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Self { command, names }
    }

    /// The command line that started the program, without names of files.
    pub(super) fn command(&self) -> &str {
        &self.command
    }

    /// Returns a log line with the player's file and folder names, and every absolute path, replaced by `…`.
    pub(super) fn redact(&self, line: &str) -> String {
        let known = self.names.iter().fold(line.to_owned(), |line, name| line.replace(name, HIDDEN));
        hide_paths(&known)
    }
}

/// Whether a word of the command line is the name of a file or a folder rather than a number or a choice.
fn is_file(word: &str) -> bool {
    let path = Path::new(word);
    let option = word.starts_with('-');
    !option && (word.contains(['/', '\\']) || path.extension().is_some() || path.exists())
}

/// How a file may be named: by its whole path, or by its name alone.
fn names_of(path: &Path) -> impl Iterator<Item = String> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    [Some(path.to_string_lossy().into_owned()), name].into_iter().flatten().filter(|name| !name.is_empty())
}

/// A line without the absolute paths in it. A path ends at a quotation mark, before a colon and a space, or with the line:
/// it may have spaces in it.
fn hide_paths(line: &str) -> String {
    let mut shown = String::new();
    let mut rest = line;
    while let Some(start) = start_of_path(rest) {
        let (before, path) = rest.split_at(start);
        shown.push_str(before);
        shown.push_str(HIDDEN);
        let end = path.find(['"', '“', '”', '‘', '’', '`', '\'']).unwrap_or(path.len());
        let end = path.find(": ").map_or(end, |colon| colon.min(end));
        rest = path.get(end..).unwrap_or_default();
    }
    shown + rest
}

/// Where an absolute path begins, as Unix or Windows writes it.
fn start_of_path(line: &str) -> Option<usize> {
    let begins = |index: usize| {
        let before = line.get(..index).and_then(|before| before.chars().next_back());
        before.is_none_or(|before| !before.is_alphanumeric() && !"/\\._-:…".contains(before))
    };
    let is_path = |index: usize| {
        let mut letters = line.get(index..).unwrap_or_default().chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some('/'), Some(next), _) => next.is_alphanumeric() || next == '.' || next == '_',
            (Some('\\'), Some('\\'), Some(_)) => true,
            (Some(drive), Some(':'), Some('\\' | '/')) => drive.is_ascii_alphabetic(),
            _ => false,
        }
    };
    line.char_indices().map(|(index, _)| index).find(|&index| is_path(index) && begins(index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_left_out_of_the_command() {
        let of = |words: &[&str]| {
            let words = words.iter().map(OsString::from);
            PrivateFileNames::of(words, &Preferences::default()).command().to_owned()
        };
        assert_eq!(of(&["/home/ada/bin/abande"]), "abande");
        assert_eq!(of(&["abande", "/home/ada/my game.agn"]), "abande …");
        assert_eq!(
            of(&["abande", "--variant", "hex", "--seed=7", "--data-dir=/home/ada/x", "game.agn"]),
            "abande --variant hex --seed=7 --data-dir=… …"
        );
        assert_eq!(
            of(&["abande", "--white", "ai:3", "--windowed", "1280x720"]),
            "abande --white ai:3 --windowed 1280x720"
        );
        assert_eq!(of(&[]), "");
    }

    #[test]
    fn paths_are_left_out_of_the_log() {
        let private =
            PrivateFileNames::of(["abande", "mine.agn"].map(OsString::from), &Preferences::default());
        for (line, shown) in [
            (
                "INFO abande::app::game: nothing to hide, 1/2 or 3 / 4",
                "INFO abande::app::game: nothing to hide, 1/2 or 3 / 4",
            ),
            ("INFO abande: /home/ada/my game.agn: line 1", "INFO abande: …: line 1"),
            ("WARN “/home/ada/x” and '/tmp/y' are missing", "WARN “…” and '…' are missing"),
            ("WARN C:\\Users\\Ada\\game.agn: gone", "WARN …: gone"),
            ("WARN \\\\server\\games", "WARN …"),
            ("INFO mine.agn: line 2", "INFO …: line 2"),
            ("INFO path=/home/ada/x", "INFO path=…"),
            ("INFO https://example.org/page", "INFO https://example.org/page"),
        ] {
            assert_eq!(private.redact(line), shown);
        }
    }
}
