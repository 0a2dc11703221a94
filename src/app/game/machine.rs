//! Facts about the computer that the program runs on, to be shown or reported.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::library::Paths;
use crate::sound::output::OutputError;

/// Facts about this computer for dialogs and reports: graphics adapter, folders and sound output. Empty in tests.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SystemInfo {
    /// Name of the graphics adapter, as its driver gives it.
    pub adapter: Option<String>,
    /// Graphics interface, such as Vulkan or OpenGL.
    pub driver: Option<String>,
    /// Folders of the user.
    pub paths: Option<Paths>,
    /// File with the licences of all parts of the program, if it is installed.
    pub licences: Option<PathBuf>,
    /// Error of the last sound that could not be played.
    pub silence: Option<OutputError>,
}
