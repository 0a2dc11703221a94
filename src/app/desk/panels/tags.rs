//! Small words that stand beside something on the board.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Id, LayerId, Order, Rect, Stroke, StrokeKind, pos2, vec2,
};

use super::theme;
use crate::app::game::Tag;
use crate::words::Words;

/// Longer words take more than one line.
const WIDEST: f32 = 320.0;

/// Draws the tags over the board and below all panels.
pub(super) fn show<'a>(ctx: &egui::Context, free: Rect, tags: impl Iterator<Item = &'a Tag>, words: &Words) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("tags"))).with_clip_rect(free);
    for tag in tags {
        let (ink, ground) =
            if tag.fresh { (theme::on_accent(), theme::accent()) } else { (theme::ink(), theme::dialog()) };
        let text = words.say(&tag.text);
        let text = painter.layout(text, theme::strong(14.0), ink, WIDEST.min(free.width() - 40.0));
        let size = text.size() + vec2(14.0, 6.0);
        // Of more than one line, the last one stays where a single one would be.
        let middle = pos2(tag.at.x, tag.at.y) - vec2(0.0, (size.y - 24.0).max(0.0) / 2.0);
        let frame = within(Rect::from_center_size(middle, size), free.shrink(6.0));
        painter.rect(
            frame,
            CornerRadius::same(10),
            ground,
            Stroke::new(1.0, theme::line()),
            StrokeKind::Outside,
        );
        let corner = Align2::CENTER_CENTER.align_size_within_rect(text.size(), frame).min;
        painter.galley(corner, text, Color32::WHITE);
    }
}

/// A rectangle moved as little as it takes to be inside of another one.
fn within(rect: Rect, room: Rect) -> Rect {
    let low = (room.min - rect.min).max(egui::Vec2::ZERO);
    let high = (room.max - rect.max).min(egui::Vec2::ZERO);
    rect.translate(low + high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_stays_inside() {
        let room = Rect::from_min_max(pos2(0.0, 50.0), pos2(200.0, 150.0));
        let at = |x: f32, y: f32| within(Rect::from_center_size(pos2(x, y), vec2(40.0, 20.0)), room).center();
        assert_eq!(at(100.0, 100.0), pos2(100.0, 100.0));
        assert_eq!(at(5.0, 40.0), pos2(20.0, 60.0));
        assert_eq!(at(190.0, 200.0), pos2(180.0, 140.0));
    }
}
