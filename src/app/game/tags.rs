//! Words beside things on the board: who knows the board writes them, who knows the window's panels draws them.

use bevy::prelude::*;

use crate::rules::Player;
use crate::words;

/// The tags of this moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct FloatingLabels(pub Vec<FloatingLabel>);

/// A word at a place in the window.
#[derive(Clone, Debug, PartialEq)]
pub struct FloatingLabel {
    /// What it says.
    pub text: words::Message,
    /// Where its middle is, in logical pixels from the window's upper left corner.
    pub at: Vec2,
    /// Whether it is the newest one.
    pub fresh: bool,
    /// Where it flies from its place.
    pub flight: Option<ScoreFlight>,
}

/// A number that flies to a player's score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreFlight {
    /// Whose score.
    pub to: Player,
    /// How far it has come, from 0 to 1.
    pub way: f32,
}

/// [`FloatingLabels`] are written: before the panels are shown, in the same pass.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatingLabelSystems;
