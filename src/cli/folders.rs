//! The options that every command has: where games and preferences lie.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::ffi::OsString;
use std::path::PathBuf;

use crate::library::{Overrides, Paths, PathsError};

#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Folders {
    /// The folder for games and journals, instead of the system's own
    #[arg(long, global = true, value_name = "FOLDER", env = "ABANDE_DATA_DIR", hide_env_values = true)]
    data_dir: Option<OsString>,
    /// The file with the settings, instead of the system's own
    #[arg(long, global = true, value_name = "FILE", env = "ABANDE_CONFIG", hide_env_values = true)]
    config: Option<OsString>,
    /// Keep games and settings beside the program, as a file portable.toml there does
    #[arg(long, global = true)]
    portable: bool,
}

impl Folders {
    /// Finds where games and preferences are kept, by these options and the system. Nothing is created yet.
    ///
    /// # Errors
    /// If there are none.
    pub(super) fn paths(&self) -> Result<Paths, PathsError> {
        let named = |path: &Option<OsString>| path.clone().filter(|path| !path.is_empty()).map(PathBuf::from);
        let overrides =
            Overrides { data: named(&self.data_dir), config: named(&self.config), portable: self.portable };
        Paths::find(&overrides)
    }
}

/// Returns the words of the command line with the options for folders moved behind the command, where they stand
/// before it. (The other options of the program itself may not stand before a command, and clap knows no exception.)
pub(super) fn after_command(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.into_iter().collect();
    let mut end = 1;
    loop {
        let word = args.get(end).and_then(|word| word.to_str()).unwrap_or_default();
        match word {
            "--data-dir" | "--config" => end += 2,
            "--portable" => end += 1,
            _ if word.starts_with("--data-dir=") || word.starts_with("--config=") => end += 1,
            _ => break,
        }
    }
    let command = args.get(end).is_some_and(|word| !word.to_string_lossy().starts_with('-'));
    if let Some(words) = args.get_mut(1..=end).filter(|_| command) {
        words.rotate_right(1);
    }
    args
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_may_stand_before_a_command() {
        let moved = |line: &str| {
            let words = after_command(line.split(' ').map(OsString::from));
            words.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(moved("abande --data-dir d games list"), "abande games --data-dir d list");
        assert_eq!(moved("abande --config=c --data-dir d text"), "abande text --config=c --data-dir d");
        assert_eq!(moved("abande --portable games list"), "abande games --portable list");
        for same in [
            "abande",
            "abande --data-dir d",
            "abande --data-dir",
            "abande --data-dir d --variant hex",
            "abande --portable",
            "abande a",
        ] {
            assert_eq!(moved(same), same);
        }
    }
}
