//! Small words that stand beside something on the board.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind, vec2,
};

use super::theme;

/// A word at a place in the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Tag {
    /// What it says.
    pub text: String,
    /// Where its middle is, in logical pixels.
    pub at: Pos2,
    /// Whether it is the newest one.
    pub fresh: bool,
}

/// Draws the tags over the board and below all panels.
pub(super) fn show(ctx: &egui::Context, free: Rect, tags: &[Tag]) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("tags"))).with_clip_rect(free);
    for tag in tags {
        let (ink, ground) =
            if tag.fresh { (theme::ON_AMBER, theme::AMBER) } else { (theme::IVORY, theme::DIALOG) };
        let words = painter.layout_no_wrap(tag.text.clone(), theme::strong(14.0), ink);
        let size = words.size() + vec2(14.0, 6.0);
        let frame = Rect::from_center_size(tag.at, size);
        painter.rect(
            frame,
            CornerRadius::same(10),
            ground,
            Stroke::new(1.0, theme::LINE),
            StrokeKind::Outside,
        );
        let corner = Align2::CENTER_CENTER.align_size_within_rect(words.size(), frame).min;
        painter.galley(corner, words, Color32::WHITE);
    }
}
