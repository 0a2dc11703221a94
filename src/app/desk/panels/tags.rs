//! Floating labels beside pieces on the board, and the numbers that fly from there to the scores.

use std::sync::Arc;

use bevy::math::curve::{Curve, EaseFunction};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Galley, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind,
    pos2, vec2,
};

use super::rail::plate;
use super::{over_board, theme};
use crate::app::game::FloatingLabel;
use crate::i18n::Words;
use crate::rules::Player;

/// Greatest width of a label, in points; longer text wraps.
const WIDEST: f32 = 320.0;
/// Font size of a flying number, in points. It is large, since the eye follows it.
const FLYING: f32 = 18.0;
/// Height of a flying number's arc, as a share of its path.
const BOW: f32 = 0.1;
/// Last share of its path over which a flying number shrinks and fades.
const ARRIVES: f32 = 0.2;

/// Draws the labels that float over the board, below all panels, and the flying ones above them. Returns the places
/// of those that do not fly, of which the cards over the board keep clear.
pub(super) fn show<'a>(
    ctx: &egui::Context,
    free: Rect,
    tags: impl Iterator<Item = &'a FloatingLabel>,
    words: &Words,
) -> Vec<Rect> {
    let mut places = Vec::new();
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("tags"))).with_clip_rect(free);
    let above = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("flying tags")));
    let obstacles = over_board::places(ctx);
    for tag in tags {
        let at = pos2(tag.at.x, tag.at.y);
        let target = tag.flight.filter(|flight| flight.way > 0.0);
        let target = target.and_then(|flight| Some((plate::score_place(ctx, flight.to)?, flight.way)));
        let Some((to, way)) = target else {
            let label = LaidOutLabel::clear_of(&obstacles, &painter, tag, at, free, words);
            label.draw(&painter);
            places.push(label.frame);
            continue;
        };
        let way = EaseFunction::SmoothStep.sample_clamped(way);
        let left = ((1.0 - way) / ARRIVES).min(1.0);
        let mut painter = above.clone();
        painter.set_opacity(left);
        let at = along_bow(at.clamp(free.min, free.max), to, way);
        LaidOutLabel::of(&painter, tag, at, left, ctx.content_rect(), words).draw(&painter);
    }
    places
}

/// Position of a flying number on its arc.
fn along_bow(from: Pos2, to: Pos2, way: f32) -> Pos2 {
    let height = from.distance(to) * BOW * 4.0 * way * (1.0 - way);
    from.lerp(to, way) - vec2(0.0, height)
}

/// Text colour, fill and outline of a label. A flying number has the colours of its player.
fn colours(tag: &FloatingLabel) -> [Color32; 3] {
    match tag.flight.map(|flight| flight.to) {
        Some(Player::White) => [theme::disc_black(), theme::disc_white(), theme::disc_white_rim()],
        Some(Player::Black) => [theme::disc_white(), theme::disc_black(), theme::accent()],
        None if tag.fresh => [theme::on_accent(), theme::accent(), theme::line()],
        None => [theme::ink(), theme::dialog(), theme::line()],
    }
}

/// A label with its layout.
struct LaidOutLabel<'a> {
    tag: &'a FloatingLabel,
    text: Arc<Galley>,
    frame: Rect,
}

impl<'a> LaidOutLabel<'a> {
    /// Lays a label out around a point, inside `room`. `size` is a share of its full size.
    fn of(painter: &Painter, tag: &'a FloatingLabel, at: Pos2, size: f32, room: Rect, words: &Words) -> Self {
        // Each font size takes room in the atlas, so only a few are used.
        let font = theme::strong(if tag.flight.is_some() { (FLYING * size).ceil() } else { 14.0 });
        let [ink, ..] = colours(tag);
        let text = painter.layout(words.say(&tag.text), font, ink, WIDEST.min(room.width() - 40.0));
        let size = text.size() + vec2(14.0, 6.0) * size;
        // The last line of several stays where a single line would be.
        let middle = at - vec2(0.0, (size.y - 24.0).max(0.0) / 2.0);
        Self { tag, text, frame: within(Rect::from_center_size(middle, size), room.shrink(6.0)) }
    }

    /// Lays a label out at its place, or above the obstacles there.
    fn clear_of(
        obstacles: &[Rect],
        painter: &Painter,
        tag: &'a FloatingLabel,
        at: Pos2,
        free: Rect,
        words: &Words,
    ) -> Self {
        let label = Self::of(painter, tag, at, 1.0, free, words);
        let met = obstacles.iter().filter(|obstacle| obstacle.intersects(label.frame));
        match met.map(Rect::top).reduce(f32::min) {
            Some(top) => Self::of(painter, tag, at, 1.0, free.with_max_y(top), words),
            None => label,
        }
    }

    fn draw(&self, painter: &Painter) {
        let [_, ground, line] = colours(self.tag);
        let line = Stroke::new(if self.tag.flight.is_some() { 1.5 } else { 1.0 }, line);
        painter.rect(self.frame, CornerRadius::same(10), ground, line, StrokeKind::Outside);
        let corner = Align2::CENTER_CENTER.align_size_within_rect(self.text.size(), self.frame).min;
        painter.galley(corner, self.text.clone(), Color32::WHITE);
    }
}

/// Moves a rectangle inside another one by the least distance.
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

    #[test]
    fn a_number_flies_in_a_bow_and_arrives() {
        let (from, to) = (pos2(100.0, 300.0), pos2(500.0, 300.0));
        assert_eq!((along_bow(from, to, 0.0), along_bow(from, to, 1.0)), (from, to));
        let top = along_bow(from, to, 0.5);
        assert!((top.x - 300.0).abs() < 0.1 && (top.y - (300.0 - 400.0 * BOW)).abs() < 0.1, "{top:?}");
    }
}
