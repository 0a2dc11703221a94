//! Temporary cards over the board, and the places that other texts must avoid.

use bevy_egui::egui::{Area, Context, Id, LayerId, Order, Rect};

/// Kind of a card that lies over the board; there is one of each at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum OverBoard {
    Offer,
    /// A rule that explains a refused move.
    Rule,
    /// The coach's question.
    Coach,
    /// The offer to end the game with a pass.
    PassBanner,
    /// The offer to end a decided game early.
    Decided,
    /// A line of text that takes no clicks.
    Caption,
}

impl OverBoard {
    const ALL: [Self; 6] =
        [Self::Offer, Self::Rule, Self::Coach, Self::PassBanner, Self::Decided, Self::Caption];

    /// Returns the area of egui that the card is drawn in.
    pub(super) fn area(self) -> Area {
        Area::new(self.id()).order(Order::Middle)
    }

    /// Returns the identifier of the card in egui.
    pub(super) fn id(self) -> Id {
        Id::new("over board").with(self)
    }
}

/// Returns the rectangles of the cards over the board that are visible now, for others to keep clear of.
pub(super) fn places(ctx: &Context) -> Vec<Rect> {
    ctx.memory(|memory| {
        let ids = OverBoard::ALL.into_iter().map(OverBoard::id);
        let there = ids.filter(|id| memory.areas().is_visible(&LayerId::new(Order::Middle, *id)));
        there.filter_map(|id| memory.area_rect(id)).collect()
    })
}
