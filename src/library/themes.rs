//! The folder with the themes that players wrote. What is in a file is not looked at here.

use std::fs;
use std::path::{Path, PathBuf};

use super::FileError;
use super::own_files::{read_text, toml_files};
use super::preferences::ThemeName;

/// The folder in which players put theme files of their own. It needs not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeFolder(PathBuf);

/// A file of the theme folder with its text, which is not parsed here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeFile {
    /// The file's name without `.toml`.
    pub name: ThemeName,
    /// What is written in it, or why it cannot be read.
    pub text: Result<String, FileError>,
}

impl ThemeFolder {
    /// The folder at a path.
    pub const fn new(path: PathBuf) -> Self {
        Self(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Reads all files `NAME.toml` in the folder, sorted by their names. Without a folder there are none.
    pub fn read(&self) -> Vec<ThemeFile> {
        let files = toml_files(&self.0, ThemeName::new);
        files.into_iter().map(|(name, path)| ThemeFile { name, text: read_text(&path) }).collect()
    }

    /// Creates the folder, so that the player can put a file into it.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn make(&self) -> Result<(), FileError> {
        fs::create_dir_all(&self.0).map_err(|error| FileError::new(&self.0, &error))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail so")]

    use super::*;
    use crate::library::FileErrorCause;

    #[test]
    fn themes_are_the_files_of_one_kind_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let themes = ThemeFolder::new(folder.path().join("themes"));
        assert_eq!(themes.read(), []);
        themes.make().unwrap();
        let put = |name: &str, bytes: &[u8]| fs::write(themes.path().join(name), bytes).unwrap();
        put("oak.toml", b"name = 1");
        put("ash.toml", b"\xff");
        put("notes.txt", b"none");
        put(".hidden.toml", b"none");
        put("huge.toml", &vec![b'#'; 70_000]);
        fs::create_dir(themes.path().join("folder.toml")).unwrap();
        let read = themes.read();
        let names: Vec<&str> = read.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["ash", "folder", "huge", "oak"]);
        let texts: Vec<_> = read.into_iter().map(|file| file.text.map_err(|error| error.cause)).collect();
        let expected = [
            Ok("ÿ".to_owned()),
            Err(FileErrorCause::NotAFile),
            Err(FileErrorCause::TooLarge),
            Ok("name = 1".to_owned()),
        ];
        assert_eq!(texts, expected);
    }
}
