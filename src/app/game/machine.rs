//! What the program runs on, to be shown or reported.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::library::Paths;
use crate::sound::output::OutputError;

/// Graphics adapter, folders and sound output of this computer. Empty in tests.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SystemInfo {
    /// The graphics adapter, by the name that its driver gives.
    pub adapter: Option<String>,
    /// How it is spoken to: Vulkan, OpenGL.
    pub driver: Option<String>,
    /// The folders of this user.
    pub paths: Option<Paths>,
    /// The file with the licences of everything that is in the program, where it came with it.
    pub licences: Option<PathBuf>,
    /// Why nothing was heard the last time that something should have been.
    pub silence: Option<OutputError>,
}
