//! The info card beside a stack or a group: its pieces and facts about it.

use bevy_egui::egui::{
    self, Area, CornerRadius, Id, Order, Pos2, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{icons, notices, theme};
use crate::app::game::InfoCard;
use crate::i18n::Words;
use crate::rules::Player;

/// Largest width of the card, in points; longer lines wrap.
const WIDEST: f32 = 224.0;
/// Distance between the card and its subject, in points.
const GAP: f32 = 12.0;
/// Radius of a piece, in points.
const RADIUS: f32 = 14.0;
/// Vertical distance between two pieces of a stack, in points.
const STEP: f32 = 10.0;
/// Placement cost of covering the legend: as bad as covering this many stacks.
pub(super) const ON_LEGEND: u16 = 6;
/// Placement cost of covering a floating label: worse than covering everything around a point, since neither the card
/// nor the label could be read.
pub(super) const ON_TAG: u16 = 100;
/// Width of the strip of board that is drawn around the pieces, in points.
const WOOD: f32 = 4.0;

/// Draws the card of facts beside a stack or a group, below all panels. Clicks pass through it. `written` lists other
/// boxes that it should not cover, with the cost of covering each.
pub(super) fn show(ctx: &egui::Context, free: Rect, written: &[(Rect, u16)], card: &InfoCard, words: &Words) {
    let room = free.shrink(6.0);
    let beside = Rect::from_min_max(pos2(card.beside.min.x, card.beside.min.y), {
        pos2(card.beside.max.x, card.beside.max.y)
    });
    let id = Id::new("card beside");
    let size = ctx.memory(|memory| memory.area_rect(id)).map_or(vec2(WIDEST, 110.0), |rect| rect.size());
    let clear: Vec<(Pos2, u16)> = card.clear.iter().map(|&(at, weight)| (pos2(at.x, at.y), weight)).collect();
    let at = place(beside, room, size, (&clear, written));
    let area = Area::new(id).order(Order::Middle).interactable(false).fixed_pos(at);
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

/// Draws the pieces of a stack from above, each a little higher than the one below.
fn draw_pieces(ui: &mut Ui, pieces: &[Player]) {
    #[expect(clippy::cast_precision_loss, reason = "at most three")]
    let steps = pieces.len().saturating_sub(1) as f32;
    let size = vec2(2.0 * (RADIUS + WOOD), 2.0 * (RADIUS + WOOD) + steps * STEP);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(6), theme::wood());
    // The title already names the pieces.
    response.widget_info(|| WidgetInfo::new(WidgetType::Image));
    let mut middle = rect.center_bottom() - vec2(0.0, RADIUS + WOOD);
    for &player in pieces {
        icons::disc(ui.painter(), middle, RADIUS, player);
        middle.y -= STEP;
    }
}

/// Returns the place of a card: beside its subject, otherwise above or below, wherever the cost of what it covers is
/// least. It never covers its subject.
fn place(
    beside: Rect,
    room: Rect,
    size: egui::Vec2,
    (clear, written): (&[(Pos2, u16)], &[(Rect, u16)]),
) -> Pos2 {
    let rows = [beside.top(), beside.bottom() - size.y, beside.bottom() + GAP, beside.top() - GAP - size.y];
    let columns = [beside.right() + GAP, beside.left() - GAP - size.x];
    let corners = rows.into_iter().flat_map(|y| columns.map(|x| pos2(x, y)));
    let middle = beside.center().x - size.x / 2.0;
    let below = [beside.bottom() + GAP, beside.top() - GAP - size.y].map(|y| pos2(middle, y));
    let inside = |at: Pos2| {
        let low = (room.max - size).max(room.min);
        pos2(at.x.clamp(room.left(), low.x), at.y.clamp(room.top(), low.y))
    };
    let cost = |at: &Pos2| -> u16 {
        let covered = Rect::from_min_size(*at, size).expand(RADIUS);
        let weights = clear.iter().filter(|(place, _)| covered.contains(*place)).map(|&(_, weight)| weight);
        let written = written.iter().filter(|(rect, _)| covered.intersects(*rect)).map(|&(_, weight)| weight);
        weights.chain(written).sum()
    };
    let stands = |at: &Pos2| !Rect::from_min_size(*at, size).intersects(beside);
    let places = corners.chain(below).map(inside).filter(stands);
    places.min_by_key(cost).unwrap_or(pos2(middle, beside.bottom() + GAP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_stands_where_it_covers_least_of_what_matters() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 700.0));
        let beside = Rect::from_center_size(pos2(450.0, 350.0), vec2(60.0, 50.0));
        let (size, right, left) = (vec2(200.0, 120.0), pos2(560.0, 350.0), pos2(340.0, 350.0));
        let card = |clear: &[(Pos2, u16)]| Rect::from_min_size(place(beside, room, size, (clear, &[])), size);
        assert!(card(&[]).contains(right));
        assert!(card(&[(right, 1)]).contains(left));
        let beside_what =
            |written: &[(Rect, u16)]| Rect::from_min_size(place(beside, room, size, (&[], written)), size);
        let legend = (Rect::from_min_max(pos2(500.0, 0.0), pos2(900.0, 400.0)), ON_LEGEND);
        let beside_legend = beside_what(&[legend]);
        assert!(beside_legend.contains(left), "{beside_legend:?}");
        // A tag at the left is the worse of the two.
        let tag = Rect::from_center_size(left, vec2(150.0, 26.0));
        let beside_tag = beside_what(&[legend, (tag, ON_TAG)]);
        assert!(!beside_tag.intersects(tag), "{beside_tag:?}");
        let both = card(&[(right, 8), (left, 8)]);
        assert!(!both.contains(right) && !both.contains(left), "{both:?}");
    }

    #[test]
    fn a_card_never_covers_what_it_speaks_of() {
        for room in [vec2(960.0, 720.0), vec2(520.0, 500.0), vec2(230.0, 500.0)] {
            let room = Rect::from_min_size(pos2(0.0, 44.0), room);
            for size in [vec2(190.0, 60.0), vec2(208.0, 150.0)] {
                for (x, y) in (0_u8..=10).flat_map(|x| (0_u8..=10).map(move |y| (x, y))) {
                    let share = vec2(f32::from(x), f32::from(y)) / 10.0;
                    let middle = room.min + share * room.size();
                    let beside = Rect::from_center_size(middle, vec2(60.0, 50.0));
                    let card = Rect::from_min_size(place(beside, room, size, (&[], &[])), size);
                    assert!(!card.intersects(beside), "{beside:?} {card:?}");
                    assert!(room.contains_rect(card), "{beside:?} {card:?}");
                }
            }
        }
    }
}
