//! Small words that stand beside something on the board, and the numbers that fly from there to the players' scores.

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

/// Longer words take more than one line.
const WIDEST: f32 = 320.0;
/// Numbers that fly are followed by the eye.
const FLYING: f32 = 18.0;
/// How far a flying number bows upwards, as a share of its way.
const BOW: f32 = 0.1;
/// A flying number shrinks and fades over this last share of its way, and is gone where the score's figures are.
const ARRIVES: f32 = 0.2;

/// Draws the tags over the board and below all panels, and those that fly above both. Returns where those that do not
/// fly stand: higher up than everything else that stands over the board for a while.
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
            let laid = Laid::clear_of(&obstacles, &painter, tag, at, free, words);
            laid.draw(&painter);
            places.push(laid.frame);
            continue;
        };
        let way = EaseFunction::SmoothStep.sample_clamped(way);
        let left = ((1.0 - way) / ARRIVES).min(1.0);
        let mut painter = above.clone();
        painter.set_opacity(left);
        let at = along_bow(at.clamp(free.min, free.max), to, way);
        Laid::of(&painter, tag, at, left, ctx.content_rect(), words).draw(&painter);
    }
    places
}

/// Where a number is that flies from one place to another, in a bow.
fn along_bow(from: Pos2, to: Pos2, way: f32) -> Pos2 {
    let height = from.distance(to) * BOW * 4.0 * way * (1.0 - way);
    from.lerp(to, way) - vec2(0.0, height)
}

/// The colours of a tag: its figures, its ground, and the line around it. A number that flies has its owner's colours.
fn colours(tag: &FloatingLabel) -> [Color32; 3] {
    match tag.flight.map(|flight| flight.to) {
        Some(Player::White) => [theme::disc_black(), theme::disc_white(), theme::disc_white_rim()],
        Some(Player::Black) => [theme::disc_white(), theme::disc_black(), theme::accent()],
        None if tag.fresh => [theme::on_accent(), theme::accent(), theme::line()],
        None => [theme::ink(), theme::dialog(), theme::line()],
    }
}

/// A tag before it is drawn.
struct Laid<'a> {
    tag: &'a FloatingLabel,
    text: Arc<Galley>,
    frame: Rect,
}

impl<'a> Laid<'a> {
    /// Around a place, but inside of `room`. `size` is a share of its full size.
    fn of(painter: &Painter, tag: &'a FloatingLabel, at: Pos2, size: f32, room: Rect, words: &Words) -> Self {
        // Every size of letters takes room in the atlas: a few sizes are enough.
        let font = theme::strong(if tag.flight.is_some() { (FLYING * size).ceil() } else { 14.0 });
        let [ink, ..] = colours(tag);
        let text = painter.layout(words.say(&tag.text), font, ink, WIDEST.min(room.width() - 40.0));
        let size = text.size() + vec2(14.0, 6.0) * size;
        // Of more than one line, the last one stays where a single one would be.
        let middle = at - vec2(0.0, (size.y - 24.0).max(0.0) / 2.0);
        Self { tag, text, frame: within(Rect::from_center_size(middle, size), room.shrink(6.0)) }
    }

    /// Where it belongs, or above what stands there already.
    fn clear_of(
        obstacles: &[Rect],
        painter: &Painter,
        tag: &'a FloatingLabel,
        at: Pos2,
        free: Rect,
        words: &Words,
    ) -> Self {
        let laid = Self::of(painter, tag, at, 1.0, free, words);
        let met = obstacles.iter().filter(|obstacle| obstacle.intersects(laid.frame));
        match met.map(Rect::top).reduce(f32::min) {
            Some(top) => Self::of(painter, tag, at, 1.0, free.with_max_y(top), words),
            None => laid,
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

    #[test]
    fn a_number_flies_in_a_bow_and_arrives() {
        let (from, to) = (pos2(100.0, 300.0), pos2(500.0, 300.0));
        assert_eq!((along_bow(from, to, 0.0), along_bow(from, to, 1.0)), (from, to));
        let top = along_bow(from, to, 0.5);
        assert!((top.x - 300.0).abs() < 0.1 && (top.y - (300.0 - 400.0 * BOW)).abs() < 0.1, "{top:?}");
    }
}
