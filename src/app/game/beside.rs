//! The card beside a stack or a group. The stage, which knows the board, writes it; the desk draws it among the panels.

use bevy::prelude::*;

use crate::board::Point;
use crate::i18n::Message;
use crate::rules::Player;

/// Card that is shown in this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownInfoCard(pub Option<InfoCard>);

/// Card with information about a stack or a group.
#[derive(Clone, Debug, PartialEq)]
pub struct InfoCard {
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
