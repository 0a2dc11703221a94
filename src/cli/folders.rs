//! Where games and preferences lie, as the command line and the environment say.

use std::path::PathBuf;

use super::Failure;
use crate::library::{Library, Overrides, Paths};

#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Folders {
    /// The folder for games and journals, in place of the system's own
    #[arg(long, value_name = "FOLDER", env = "ABANDE_DATA_DIR", hide_env_values = true)]
    data_dir: Option<PathBuf>,
    /// The file with the preferences, in place of the system's own
    #[arg(long, value_name = "FILE", env = "ABANDE_CONFIG", hide_env_values = true)]
    config: Option<PathBuf>,
}

impl Folders {
    /// The library in these folders.
    ///
    /// # Errors
    /// If there are none: the user has no home, or `portable.toml` is wrong.
    pub(super) fn library(&self) -> Result<Library, Failure> {
        let named = |path: &Option<PathBuf>| path.clone().filter(|path| !path.as_os_str().is_empty());
        let overrides = Overrides { data: named(&self.data_dir), config: named(&self.config) };
        Ok(Library::new(Paths::find(&overrides).map_err(Failure::from_error)?))
    }
}
