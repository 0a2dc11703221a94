//! What stands over the board for a while: whatever else is written there keeps out of its way.

use bevy_egui::egui::{Context, Id, LayerId, Order, Rect};

/// Where the areas below the board or in one of its corners stand, as far as they are there.
pub(super) fn places(ctx: &Context) -> Vec<Rect> {
    ctx.memory(|memory| {
        let is_there = |id: &Id| memory.areas().is_visible(&LayerId::new(Order::Middle, *id));
        areas().into_iter().filter(is_there).filter_map(|id| memory.area_rect(id)).collect()
    })
}

/// The names that they are shown under.
fn areas() -> [Id; 6] {
    [
        Id::new("offer"),
        Id::new("rule offered"),
        Id::new("coach"),
        Id::new("pass banner"),
        Id::new("decided"),
        Id::new("message"),
    ]
}
