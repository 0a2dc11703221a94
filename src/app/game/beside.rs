//! The card beside a stack or a group. The stage, which knows the board, writes it; the desk draws it among the panels.

use bevy::prelude::*;

use crate::board::Point;
use crate::i18n::Message;
use crate::rules::Player;

/// The card of this moment, if something is looked at for long enough.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardBeside(pub Option<Card>);

/// What is said of a stack or a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// Where it stands.
    pub point: Point,
    /// What must stay in view beside it, in logical pixels from the window's upper left corner.
    pub beside: Rect,
    /// What else had better stay in view, each with how much it counts.
    pub clear: Vec<(Vec2, u16)>,
    /// The pieces of a stack from bottom to top; none for a group.
    pub pieces: Vec<Player>,
    /// What it is.
    pub title: Message,
    /// What is true of it.
    pub lines: Vec<Message>,
}
