//! The evaluation bar at the left edge of the board: each player's chance of winning.

use bevy_egui::egui::{self, Color32, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2};

use super::super::super::{Model, theme};
use super::{counted, worth};
use crate::app::game::AnalysisState;
use crate::i18n::analysis as messages;
use crate::rules::Player;

/// Shows the bar beside the board that tells who is ahead. The share of the `near` player grows from the bottom.
pub(in super::super) fn bar(root: &mut Ui, model: &Model, near: Player) {
    let frame = egui::Frame::new().fill(theme::panel());
    let panel = egui::Panel::left("value-bar").resizable(false).show_separator_line(false).frame(frame);
    panel.exact_size(theme::VALUE_BAR).show(root, |ui| {
        let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let silent = model.analysis.state() == AnalysisState::Silent;
        let worth = worth(model, model.game.cursor()).filter(|_| !silent);
        let text = worth
            .as_ref()
            .map_or_else(messages::value_unknown, |worth| messages::of_value(worth, counted(model)));
        let text = model.words.say(text);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &text));
        let bar = rect.shrink2(egui::vec2(2.0, 6.0));
        let painter = ui.painter();
        if let Some(worth) = worth {
            #[expect(clippy::cast_possible_truncation, reason = "0 to 1")]
            let share = worth.for_black(near).chance.get() as f32;
            let share = ui.ctx().animate_value_with_time(ui.id().with("share"), share, 0.25);
            let split = bar.bottom() - bar.height() * share;
            painter.rect_filled(bar, 4, color(near.other()));
            let own = Rect::from_min_max(pos2(bar.left(), split), bar.max);
            painter.with_clip_rect(own).rect_filled(bar, 4, color(near));
            painter.hline(bar.x_range(), bar.center().y, Stroke::new(1.0, theme::chosen_line()));
            painter.rect_stroke(bar, 4, Stroke::new(1.0, theme::disc_black_rim()), StrokeKind::Inside);
        }
        response.on_hover_text(text);
    });
}

fn color(player: Player) -> Color32 {
    match player {
        Player::Black => theme::disc_black(),
        Player::White => theme::disc_white(),
    }
}
