//! The card beside a stack or a group. The stage, which knows the board, writes it; the desk draws it among the panels.

use bevy::prelude::*;

use crate::board::Point;
use crate::i18n::Message;
use crate::rules::Player;

/// Card of facts beside a stack or a group that is shown in this frame; the stage writes it, the panels draw it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShownInfoCard(pub Option<InfoCard>);

/// Facts about the stack or the group under the pointer, and where on the screen they may stand.
#[derive(Clone, Debug, PartialEq)]
pub struct InfoCard {
    /// Point of the stack, or of the group.
    pub point: Point,
    /// Rectangle that the card must not cover, in logical pixels from the window's upper left corner.
    pub beside: Rect,
    /// Places that the card avoids if it can, each with its weight.
    pub clear: Vec<(Vec2, u16)>,
    /// Pieces of a stack from bottom to top; none for a group.
    pub pieces: Vec<Player>,
    pub title: Message,
    /// Facts about the stack or the group.
    pub lines: Vec<Message>,
}
