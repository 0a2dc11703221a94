//! Words beside things on the board: who knows the board writes them, who knows the window's panels draws them.

use bevy::prelude::*;

use crate::i18n;
use crate::rules::Player;

/// The tags of this moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Tags(pub Vec<Tag>);

/// A word at a place in the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Tag {
    /// What it says.
    pub text: i18n::Message,
    /// Where its middle is, in logical pixels from the window's upper left corner.
    pub at: Vec2,
    /// Whether it is the newest one.
    pub fresh: bool,
    /// Where it flies from its place.
    pub flight: Option<Flight>,
}

/// A number that flies to a player's score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Whose score.
    pub to: Player,
    /// How far it has come, from 0 to 1.
    pub way: f32,
}

/// [`Tags`] are written: before the panels are shown, in the same pass.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TagSystems;
