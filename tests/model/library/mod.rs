//! What is kept on disk: journals, kept games, preferences; damaged files, full disks, two programs at once.

mod chance;
mod command;
mod damage;
mod disk;
mod games;
mod journal;
mod keeper;
mod preferences;
mod processes;

use std::path::Path;

use abande::library::{Library, Paths};

/// A library in a folder.
fn library(folder: &Path) -> Library {
    Library::new(Paths::within(folder))
}
