//! Components, resources and system sets that the systems of the table share.

use bevy::prelude::*;

use crate::board::Board;

/// Systems that spawn the table and apply its textures.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct TableSystems;

/// Board on the table. Inserting another one spawns a new table.
#[derive(Resource, Clone, Copy, Debug)]
pub struct TableBoard(pub &'static Board);

/// Bakes sharp textures before the table is spawned, without a draft. For pictures that are taken once.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct BakeSharpAtOnce;

/// Marks an entity of the 3D table that is hidden while the board is a diagram.
#[derive(Component, Debug)]
pub(super) struct PartOfTable;

/// Marks the root entity of everything that was spawned for one board. Discs are not its children: they outlive it.
#[derive(Component, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Table;

/// The system that poses the camera and decides whether hands fit beside the board.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PoseSystems;

/// Systems that show or hide discs, trays and shadows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::app::stage) struct HandSystems;

/// Whether there is room for the hands beside the board; they are shown only then.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandsFit(pub bool);

impl Default for HandsFit {
    fn default() -> Self {
        Self(true)
    }
}
