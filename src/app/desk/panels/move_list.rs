//! The list of moves on the right.

use bevy_egui::egui::{
    self, Align2, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::widgets::{galley, put};
use super::{Model, theme, words};
use crate::rules::Player;

const ROW: f32 = 28.0;

pub(super) fn show(root: &mut Ui, model: &Model) {
    let frame = egui::Frame::new().fill(theme::PANEL).inner_margin(egui::Margin {
        left: 12,
        right: 4,
        top: 12,
        bottom: 8,
    });
    let panel = egui::Panel::right("move list").resizable(false).show_separator_line(false);
    panel.exact_size(theme::MOVE_LIST).frame(frame).show(root, |ui| list(ui, model));
}

fn list(ui: &mut Ui, model: &Model) {
    let edge = ui.max_rect();
    ui.painter().vline(edge.left() - 11.5, edge.y_range().expand(12.0), theme::hairline());
    ui.label(egui::RichText::new("Moves").font(theme::strong(15.0)));
    ui.add_space(4.0);
    let pairs = words::move_pairs(model.game);
    if pairs.is_empty() {
        ui.label(egui::RichText::new("None yet. Black begins.").color(theme::MUTED));
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let last = model.game.moves().len();
    let ending = words::list_ending(model.game, model.view);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for (row, pair) in pairs.iter().enumerate() {
            let current = (row + 1 == pairs.len() && ending.is_none())
                .then(|| if pair.white.is_some() { Player::White } else { Player::Black });
            draw_row(ui, pair, current);
        }
        if let Some(ending) = &ending {
            ui.add_space(6.0);
            ui.label(egui::RichText::new(ending).font(theme::strong(14.0)).color(theme::AMBER));
        }
        // Scroll only when a move came or went, so that looking back is possible.
        let seen = ui.id().with("moves seen");
        let before = ui.data_mut(|data| data.get_temp::<(usize, bool)>(seen));
        if before != Some((last, ending.is_some())) {
            ui.scroll_to_cursor(Some(egui::Align::BOTTOM));
            ui.data_mut(|data| data.insert_temp(seen, (last, ending.is_some())));
        }
    });
}

fn draw_row(ui: &mut Ui, pair: &words::MovePair, current: Option<Player>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width() - 8.0, ROW), Sense::hover());
    let side = |text: &Option<String>| text.clone().unwrap_or_default();
    let spoken = format!("{}. {} {}", pair.number, side(&pair.black), side(&pair.white));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    let painter = ui.painter();
    if pair.number.is_multiple_of(2) {
        painter.rect_filled(rect, 4, egui::Color32::from_white_alpha(5));
    }
    let number = galley(ui, &format!("{}", pair.number), theme::text(12.5), theme::MUTED);
    put(painter, pos2(rect.left() + 22.0, rect.center().y), Align2::RIGHT_CENTER, number);
    let column = (rect.width() - 34.0) / 2.0;
    for (player, text) in [(Player::Black, &pair.black), (Player::White, &pair.white)] {
        let left = rect.left() + 32.0 + if player == Player::White { column + 2.0 } else { 0.0 };
        let cell = Rect::from_min_size(pos2(left, rect.top() + 1.0), vec2(column, ROW - 2.0));
        if current == Some(player) {
            painter.rect(cell, 6, theme::AMBER_DIM, Stroke::new(1.0, theme::AMBER), egui::StrokeKind::Inside);
        }
        if let Some(text) = text {
            let text = galley(ui, text, theme::text(14.0), theme::IVORY);
            put(painter, pos2(left + 8.0, rect.center().y), Align2::LEFT_CENTER, text);
        }
    }
}
