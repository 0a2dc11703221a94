//! Labels beside things on the board. The stage, which knows the board, writes them; the desk draws them.

use bevy::prelude::*;

use crate::i18n;
use crate::rules::Player;

/// All labels that float beside pieces and points in this frame. The stage writes them, the panels draw them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct FloatingLabels(pub Vec<FloatingLabel>);

/// Short text that floats over the table at a place in the window.
#[derive(Clone, Debug, PartialEq)]
pub struct FloatingLabel {
    pub text: i18n::Message,
    /// Centre in logical pixels from the window's upper left corner.
    pub at: Vec2,
    /// Set if it is the newest one.
    pub fresh: bool,
    /// Flight of the label, if it moves.
    pub flight: Option<ScoreFlight>,
}

/// How far a number of points has flown to a player's score at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreFlight {
    /// Player whose score it flies to.
    pub to: Player,
    /// Progress from 0 to 1.
    pub way: f32,
}

/// Systems that write [`FloatingLabels`], before the panels draw them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatingLabelSystems;
