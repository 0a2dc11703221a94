//! Temporary cards over the board, and the space that they take from other texts there.

use bevy_egui::egui::{Area, Context, Id, LayerId, Order, Rect};

/// A card below the board or in one of its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum OverBoard {
    /// The offer to go on with an interrupted game.
    Offer,
    /// A rule that is new to the player.
    Rule,
    /// The coach's question.
    Coach,
    /// The chance to end the game by a pass.
    PassBanner,
    /// The note that says how a decided game will end.
    Decided,
    /// A short note.
    Caption,
}

impl OverBoard {
    const ALL: [Self; 6] =
        [Self::Offer, Self::Rule, Self::Coach, Self::PassBanner, Self::Decided, Self::Caption];

    /// The area in which egui shows it.
    pub(super) fn area(self) -> Area {
        Area::new(self.id()).order(Order::Middle)
    }

    /// The id by which egui knows it.
    pub(super) fn id(self) -> Id {
        Id::new("over board").with(self)
    }
}

/// The places of those that are shown now.
pub(super) fn places(ctx: &Context) -> Vec<Rect> {
    ctx.memory(|memory| {
        let ids = OverBoard::ALL.into_iter().map(OverBoard::id);
        let there = ids.filter(|id| memory.areas().is_visible(&LayerId::new(Order::Middle, *id)));
        there.filter_map(|id| memory.area_rect(id)).collect()
    })
}
