//! What the signs of a lens mean, in the corner of the board while it is on. Only for lenses whose signs do not speak
//! for themselves.

use bevy_egui::egui::{
    self, Align2, Area, Color32, Id, Order, Painter, Rect, RichText, Sense, Shape, Stroke, vec2,
};

use super::{Ending, Model, notices, theme};
use crate::app::game::{Lens, Tutor, lens_fits};
use crate::words::{Message, table};

/// How large a sign is.
const SIGN: f32 = 18.0;
/// The plates of badges, and what is drawn on them, as on the board.
const PLATE: Color32 = Color32::from_rgb(0xf3, 0xea, 0xd8);
const INK: Color32 = Color32::from_rgb(0x3c, 0x24, 0x1a);
const BRASS: Color32 = Color32::from_rgb(0xe6, 0xbd, 0x61);

/// A sign, and what it means.
type Row = (fn(&Painter, Rect), fn() -> Message);

const THREATS: [Row; 3] = [
    (draw_triangle, table::legend_threatened),
    (draw_diamond, table::legend_capturable),
    (draw_ring, table::legend_safe),
];
const PINNED: [Row; 3] = [
    (draw_chain, table::legend_pinned),
    (draw_hatching, table::legend_part),
    (draw_plus, table::legend_freeing),
];

/// Draws the legend of the lenses that are on, and says where. It takes no clicks.
pub(super) fn show(ctx: &egui::Context, free: Rect, model: &Model) -> Option<Rect> {
    let on = |lens| model.lenses.has(lens) && lens_fits(lens, model.view.goal);
    let rows = [(Lens::Pinned, PINNED), (Lens::Threats, THREATS)].into_iter().filter(|(lens, _)| on(*lens));
    let rows: Vec<Row> = rows.flat_map(|(_, rows)| rows).collect();
    // Where points are asked for, nothing gives them away.
    let asked = model.lesson.is_some_and(Tutor::asks_to_point);
    if rows.is_empty() || asked || model.editor.is_some() || model.ending != Ending::None {
        return None;
    }
    let area = Area::new(Id::new("legend")).order(Order::Background).interactable(false);
    let corner = free.right_top() + vec2(-10.0, 10.0);
    let shown = area.pivot(Align2::RIGHT_TOP).fixed_pos(corner).constrain_to(free).show(ctx, |ui| {
        notices::frame(theme::line()).inner_margin(egui::Margin::symmetric(8, 6)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(7.0, 3.0);
            ui.spacing_mut().interact_size.y = SIGN;
            for (draw, text) in rows {
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
                    draw(ui.painter(), rect.shrink(1.0));
                    let text = RichText::new(model.words.say(text())).font(theme::text(12.5));
                    ui.label(text.color(theme::ink()));
                });
            }
        });
    });
    Some(shown.response.rect)
}

fn plate(painter: &Painter, corners: Vec<egui::Pos2>) {
    painter.add(Shape::convex_polygon(corners, PLATE, Stroke::new(1.0, INK)));
}

fn draw_triangle(painter: &Painter, rect: Rect) {
    let middle = rect.center_top().x;
    plate(painter, vec![rect.center_top(), rect.right_bottom(), rect.left_bottom()]);
    let bar = Stroke::new(2.0, INK);
    painter.vline(middle, rect.top() + rect.height() * 0.38..=rect.top() + rect.height() * 0.68, bar);
    painter.circle_filled(egui::pos2(middle, rect.bottom() - 2.6), 1.2, INK);
}

fn draw_diamond(painter: &Painter, rect: Rect) {
    plate(painter, vec![rect.center_top(), rect.right_center(), rect.center_bottom(), rect.left_center()]);
    let (x, half) = (rect.center().x, rect.height() / 2.0);
    painter.vline(x, rect.top() + half * 0.4..=rect.top() + half, Stroke::new(2.0, INK));
    let tip = egui::pos2(x, rect.top() + half * 1.55);
    let base = [vec2(half * 0.4, -half * 0.55), vec2(-half * 0.4, -half * 0.55)].map(|away| tip + away);
    painter.add(Shape::convex_polygon(vec![tip, base[0], base[1]], INK, Stroke::NONE));
}

fn draw_ring(painter: &Painter, rect: Rect) {
    for (width, colour) in [(4.5, INK), (2.5, BRASS)] {
        painter.circle_stroke(rect.center(), rect.height() / 2.0 - 2.0, Stroke::new(width, colour));
    }
}

fn draw_chain(painter: &Painter, rect: Rect) {
    painter.rect(rect.shrink(1.0), 0.0, PLATE, Stroke::new(1.0, INK), egui::StrokeKind::Inside);
    for side in [-1.0, 1.0] {
        painter.circle_stroke(rect.center() + vec2(side * 2.6, 0.0), 3.2, Stroke::new(1.6, INK));
    }
}

fn draw_hatching(painter: &Painter, rect: Rect) {
    let (middle, radius) = (rect.center(), rect.height() / 2.0 - 1.0);
    painter.circle_stroke(middle, radius, Stroke::new(1.0, theme::muted()));
    for step in [-0.6, 0.0, 0.6_f32] {
        let (aside, half) =
            (vec2(1.0, 1.0).normalized() * radius * step, (1.0 - step * step).sqrt() * radius);
        let along = vec2(1.0, -1.0).normalized() * half;
        painter
            .line_segment([middle + aside - along, middle + aside + along], Stroke::new(1.6, theme::ink()));
    }
}

fn draw_plus(painter: &Painter, rect: Rect) {
    let stroke = Stroke::new(2.6, theme::good());
    painter.hline(rect.x_range().shrink(2.0), rect.center().y, stroke);
    painter.vline(rect.center().x, rect.y_range().shrink(2.0), stroke);
}
