//! The card beside a stack or a group that is looked at: its pieces, and what is true of it.

use bevy_egui::egui::{
    self, Align2, Area, Id, Order, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{icons, notices, theme};
use crate::app::game::Card;
use crate::rules::Player;
use crate::words::Words;

/// Longer lines are broken.
const WIDEST: f32 = 208.0;
/// How far it stands off what it speaks of.
const GAP: f32 = 12.0;
/// Its pieces, and how much of each can be seen below the next one.
const RADIUS: f32 = 14.0;
const STEP: f32 = 9.0;

/// Draws the card beside its stack, below all panels. It takes no clicks: what lies under it can still be played on.
pub(super) fn show(ctx: &egui::Context, free: Rect, card: &Card, words: &Words) {
    let room = free.shrink(6.0);
    let beside = Rect::from_min_max(pos2(card.beside.min.x, card.beside.min.y), {
        pos2(card.beside.max.x, card.beside.max.y)
    });
    let id = Id::new("card beside");
    let size = ctx.memory(|memory| memory.area_rect(id)).map_or(vec2(WIDEST, 110.0), |rect| rect.size());
    let (pivot, at) = place(beside, room, size);
    let area = Area::new(id).order(Order::Middle).interactable(false).pivot(pivot).fixed_pos(at);
    area.constrain_to(room).show(ctx, |ui| {
        ui.set_max_width(WIDEST.min(room.width()));
        notices::frame(theme::line()).inner_margin(egui::Margin::symmetric(10, 8)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 3.0);
            ui.horizontal_top(|ui| {
                let title = words.say(&card.title);
                if !card.pieces.is_empty() {
                    draw_pieces(ui, &card.pieces);
                }
                ui.vertical(|ui| {
                    let title = RichText::new(title).font(theme::strong(13.5)).color(theme::ink());
                    ui.add(egui::Label::new(title).wrap());
                    for line in &card.lines {
                        let line =
                            RichText::new(words.say(line)).font(theme::text(13.0)).color(theme::soft());
                        ui.add(egui::Label::new(line).wrap());
                    }
                });
            });
        });
    });
}

/// The pieces from above, each lying a little higher than the one below.
fn draw_pieces(ui: &mut Ui, pieces: &[Player]) {
    #[expect(clippy::cast_precision_loss, reason = "at most three")]
    let steps = pieces.len().saturating_sub(1) as f32;
    let size = vec2(2.0 * RADIUS, 2.0 * RADIUS + steps * STEP);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    // The title says the same.
    response.widget_info(|| WidgetInfo::new(WidgetType::Image));
    let mut middle = rect.center_bottom() - vec2(0.0, RADIUS);
    for &player in pieces {
        icons::disc(ui.painter(), middle, RADIUS, player);
        middle.y -= STEP;
    }
}

/// Where a card of this size stands: on the right of what it speaks of, else on the left, else above or below. It never
/// covers it.
fn place(beside: Rect, room: Rect, size: egui::Vec2) -> (Align2, egui::Pos2) {
    let top = beside.top().min(room.bottom() - size.y).max(room.top());
    if beside.right() + GAP + size.x <= room.right() {
        (Align2::LEFT_TOP, pos2(beside.right() + GAP, top))
    } else if beside.left() - GAP - size.x >= room.left() {
        (Align2::RIGHT_TOP, pos2(beside.left() - GAP, top))
    } else if beside.top() - GAP - size.y >= room.top() {
        (Align2::CENTER_BOTTOM, beside.center_top() - vec2(0.0, GAP))
    } else {
        (Align2::CENTER_TOP, beside.center_bottom() + vec2(0.0, GAP))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_never_covers_what_it_speaks_of() {
        for room in [vec2(960.0, 720.0), vec2(520.0, 500.0), vec2(230.0, 500.0)] {
            let room = Rect::from_min_size(pos2(0.0, 44.0), room);
            for size in [vec2(190.0, 60.0), vec2(208.0, 150.0)] {
                for (x, y) in (0_u8..=10).flat_map(|x| (0_u8..=10).map(move |y| (x, y))) {
                    let share = vec2(f32::from(x), f32::from(y)) / 10.0;
                    let middle = room.min + share * room.size();
                    let beside = Rect::from_center_size(middle, vec2(60.0, 50.0));
                    let (pivot, at) = place(beside, room, size);
                    let card = pivot.anchor_size(at, size);
                    assert!(!card.intersects(beside), "{beside:?} {card:?}");
                    let is_beside = pivot == Align2::LEFT_TOP || pivot == Align2::RIGHT_TOP;
                    assert!(!is_beside || room.contains_rect(card), "{beside:?} {card:?}");
                }
            }
        }
    }
}
