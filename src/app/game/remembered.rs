//! Which files were used last.

use std::path::Path;

use bevy::prelude::*;

use crate::library::preferences::FileChoices;

/// The folder of the last dialog, and the files that were opened or saved last.
#[derive(Resource, Debug, Default)]
pub struct Remembered(pub FileChoices);

impl Remembered {
    /// Remembers a file that was opened or saved.
    pub fn remember(&mut self, file: &Path) {
        // The program may be started from another folder next time.
        self.0.remember(&std::path::absolute(file).unwrap_or_else(|_| file.to_owned()));
    }
}
