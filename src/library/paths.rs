//! The folders that the program uses.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use thiserror::Error;
use toml_edit::DocumentMut;

use super::short;

/// Where the program keeps everything on disk. Nothing here needs to exist: folders are made when something is first
/// written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    /// The file with the preferences.
    pub config: PathBuf,
    /// Kept games, and what was thrown away.
    pub data: PathBuf,
    /// Journals of games in progress, logs and reports.
    pub state: PathBuf,
    /// What can always be made again.
    pub cache: PathBuf,
}

/// Finds the file with the licences of everything that is in the program, which packages put beside the program or
/// where their system has documents; none if it is in neither place.
pub fn licences() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let folder = program.parent()?;
    LICENCES.iter().map(|place| folder.join(place).join(LICENCES_FILE)).find(|file| file.is_file())
}

/// The name of the file with the licences.
const LICENCES_FILE: &str = "THIRD-PARTY.txt";
/// Where the file with the licences may lie, relative to the program's folder.
const LICENCES: [&str; 4] = [".", "licences", "../share/doc/abande", "../Resources/licences"];

/// Which folders the command line or the environment names in place of the system's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrides {
    /// The folder for games, journals and caches, all in one: `--data-dir`, `ABANDE_DATA_DIR`.
    pub data: Option<PathBuf>,
    /// The file with the preferences: `--config`, `ABANDE_CONFIG`.
    pub config: Option<PathBuf>,
    /// Whether everything else is kept beside the program: `--portable`.
    pub portable: bool,
}

/// Why it cannot be said where games and preferences are kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PathsError {
    /// The user has no home folder, and nothing else was named.
    #[error("there is no home folder: choose a folder with --data-dir and a settings file with --config")]
    NoHome,
    /// `portable.toml` cannot be understood.
    #[error("{}: {message}", crate::rules::visible_path(path))]
    BadPortable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        message: String,
    },
}

/// If a file of this name lies beside the program, games and preferences are kept in the folder that it names.
const PORTABLE: &str = "portable.toml";

/// The folder beside the program that is used where `portable.toml` names no other.
const PORTABLE_FOLDER: &str = "abande-data";

impl Paths {
    /// The folders of this user on this system: what is named in `overrides`, otherwise what `portable.toml` beside
    /// the program says, otherwise the system's own.
    ///
    /// # Errors
    /// If none can be found.
    pub fn find(overrides: &Overrides) -> Result<Self, PathsError> {
        let program = env::current_exe().ok();
        Self::of_program(program.as_deref().and_then(Path::parent), overrides)
    }

    /// As [`find`](Self::find), for a program that lies in the given folder.
    ///
    /// # Errors
    /// If no folders can be found.
    pub fn of_program(program: Option<&Path>, overrides: &Overrides) -> Result<Self, PathsError> {
        let named = overrides.data.as_deref().map(Self::within);
        let usual = match (&named, &overrides.config) {
            (Some(_), Some(_)) => None,
            _ => match program.map(portable).transpose()?.flatten() {
                Some(folder) => Some(Self::within(&folder)),
                None if overrides.portable => {
                    program.map(|folder| Self::within(&folder.join(PORTABLE_FOLDER)))
                }
                None => Self::of_system(),
            },
        };
        let Some(mut paths) = named.clone().or_else(|| usual.clone()) else { return Err(PathsError::NoHome) };
        // A data folder of one's own says nothing of preferences.
        if let Some(config) = overrides.config.clone().or(usual.map(|usual| usual.config)) {
            paths.config = config;
        }
        Ok(paths)
    }

    /// Paths that keep everything in one folder, preferences included.
    pub fn within(folder: &Path) -> Self {
        Self {
            config: folder.join("config.toml"),
            data: folder.to_owned(),
            state: folder.to_owned(),
            cache: folder.join("cache"),
        }
    }

    /// The folders that the operating system gives a program of this user; none without a home folder.
    fn of_system() -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "abande")?;
        let data = dirs.data_local_dir();
        Some(Self {
            config: dirs.config_dir().join("config.toml"),
            data: data.to_owned(),
            // Only Linux has a folder of its own for what is neither data nor cache.
            state: dirs.state_dir().map_or_else(|| data.join("state"), Path::to_owned),
            cache: dirs.cache_dir().to_owned(),
        })
    }

    /// Whether games and preferences are kept in the folder of the program, as for a portable copy of it.
    pub fn is_beside_program(&self) -> bool {
        let program = env::current_exe().ok();
        let folder = program.as_deref().and_then(Path::parent);
        folder.is_some_and(|folder| self.data.starts_with(folder) && self.config.starts_with(folder))
    }

    /// The folder of kept games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The folder of games that were thrown away.
    pub fn bin(&self) -> PathBuf {
        self.data.join("bin")
    }

    /// The folder of the characters that the player wrote.
    pub fn characters(&self) -> PathBuf {
        self.data.join("characters")
    }

    /// The folder of the themes that the player wrote.
    pub fn themes(&self) -> PathBuf {
        self.data.join("themes")
    }

    /// The file that says which lessons are done.
    pub fn lessons(&self) -> PathBuf {
        self.data.join("lessons.toml")
    }

    /// The file with the player's mistakes and the days on which they are practised.
    pub fn mistakes(&self) -> PathBuf {
        self.data.join("mistakes.toml")
    }

    /// The file that says which puzzles were solved or failed, and the ratings.
    pub fn puzzles(&self) -> PathBuf {
        self.data.join("puzzles.toml")
    }

    /// The folder of the journals of games in progress.
    pub fn journals(&self) -> PathBuf {
        self.state.join("journals")
    }

    /// The folder of the window's log.
    pub fn logs(&self) -> PathBuf {
        self.state.join("logs")
    }

    /// The folder of bug reports.
    pub fn reports(&self) -> PathBuf {
        self.state.join("reports")
    }
}

/// The folder that `portable.toml` in a folder names, if it is there.
fn portable(program: &Path) -> Result<Option<PathBuf>, PathsError> {
    let path = program.join(PORTABLE);
    let bad = |message: String| PathsError::BadPortable { path: path.clone(), message };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(bad(error.to_string())),
    };
    let document: DocumentMut =
        text.parse().map_err(|error: toml_edit::TomlError| bad(short(error.message())))?;
    let folder = match document.get("folder") {
        None => PORTABLE_FOLDER,
        Some(item) => item.as_str().ok_or_else(|| bad("“folder” should be a string".to_owned()))?,
    };
    Ok(Some(program.join(folder)))
}

/// Access to the player's games on disk: those in progress, the kept ones and those in the bin. It holds nothing but
/// the names of folders: two libraries, in one process or in two, do not disturb each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    paths: Paths,
}

impl Library {
    /// The library in these folders.
    pub const fn new(paths: Paths) -> Self {
        Self { paths }
    }

    /// The folders of the library.
    pub const fn paths(&self) -> &Paths {
        &self.paths
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn overrides(data: Option<&str>, config: Option<&str>) -> Overrides {
        Overrides { data: data.map(Into::into), config: config.map(Into::into), portable: false }
    }

    #[test]
    fn a_data_folder_holds_games_journals_and_cache_but_not_the_preferences() {
        let program = tempfile::tempdir().unwrap();
        fs::write(program.path().join(PORTABLE), "").unwrap();
        let paths = Paths::of_program(Some(program.path()), &overrides(Some("d"), None)).unwrap();
        assert_eq!(paths.games(), Path::new("d/games"));
        assert_eq!(paths.journals(), Path::new("d/journals"));
        assert_eq!(paths.config, program.path().join("abande-data/config.toml"));
        let paths = Paths::of_program(None, &overrides(Some("d"), Some("c.toml"))).unwrap();
        assert_eq!((paths.data.as_path(), paths.config.as_path()), (Path::new("d"), Path::new("c.toml")));
    }

    #[test]
    fn portable_toml_keeps_everything_beside_the_program() {
        let program = tempfile::tempdir().unwrap();
        let file = program.path().join(PORTABLE);
        let find = || Paths::of_program(Some(program.path()), &Overrides::default());
        fs::write(&file, "# nothing\n").unwrap();
        assert_eq!(find().unwrap(), Paths::within(&program.path().join("abande-data")));
        fs::write(&file, "folder = \"../mine\"\n").unwrap();
        assert_eq!(find().unwrap().data, program.path().join("../mine"));
        for bad in ["folder = 3", "folder", "\u{0}"] {
            fs::write(&file, bad).unwrap();
            let error = find().unwrap_err();
            assert!(matches!(&error, PathsError::BadPortable { path, .. } if *path == file), "{error}");
        }
        // Without the file the command line can ask for the same.
        fs::remove_file(&file).unwrap();
        let portable = Overrides { portable: true, ..Overrides::default() };
        let asked = Paths::of_program(Some(program.path()), &portable).unwrap();
        assert_eq!(asked, Paths::within(&program.path().join("abande-data")));
        assert!(asked != find().unwrap());
        fs::write(&file, "folder = 3").unwrap();
        // Named folders do not ask for it.
        assert!(
            Paths::of_program(Some(program.path()), &overrides(Some("d"), Some("c"))).is_ok(),
            "both are named"
        );
    }
}
