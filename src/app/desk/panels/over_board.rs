//! What stands over the board for a while: all other words there keep out of its way.

use bevy_egui::egui::{Area, Context, Id, LayerId, Order, Rect};

/// What stands below the board or in one of its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum OverBoard {
    /// An interrupted game.
    Offer,
    /// A rule that is new to the player.
    Rule,
    /// The coach's question.
    Coach,
    /// The chance to end the game by a pass.
    PassBanner,
    /// How a decided game will end.
    Decided,
    /// Something short to read.
    Caption,
}

impl OverBoard {
    const ALL: [Self; 6] =
        [Self::Offer, Self::Rule, Self::Coach, Self::PassBanner, Self::Decided, Self::Caption];

    /// Where it is shown.
    pub(super) fn area(self) -> Area {
        Area::new(self.id()).order(Order::Middle)
    }

    /// The name that egui knows it by.
    pub(super) fn id(self) -> Id {
        Id::new("over board").with(self)
    }
}

/// Where all of them stand that are there.
pub(super) fn places(ctx: &Context) -> Vec<Rect> {
    ctx.memory(|memory| {
        let ids = OverBoard::ALL.into_iter().map(OverBoard::id);
        let there = ids.filter(|id| memory.areas().is_visible(&LayerId::new(Order::Middle, *id)));
        there.filter_map(|id| memory.area_rect(id)).collect()
    })
}
