//! System sets that order systems of several files in a frame.

use bevy::prelude::*;

/// Systems that open and save single game files.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FileSystems;

/// Systems that handle requests to the library and its answers.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LibrarySystems;

/// Systems that apply edits of the preferences.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PreferenceSystems;

/// Systems that apply requests to the match on the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ApplySystems;

/// Systems that give hints and store finished lessons and puzzles.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AdviceSystems;

/// Order of the systems that store progress in lessons and puzzles, before hints are given.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum ProgressSystems {
    Lessons,
    Puzzles,
    Mistakes,
}
