//! The menu of what can be copied.

use bevy_egui::egui::{
    self, Align2, Area, Id, Key, Order, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::widgets::{self, galley, put};
use super::{Action, Copied, Press, theme};
use crate::record::has_board;
use crate::rules::Variant;
use crate::words::{Words, commands};

const ROW: f32 = 36.0;
const WIDTH: f32 = 268.0;

/// Shows the menu over the bar's right end. Tells what was pressed, also that it is to be closed.
pub(super) fn show(ctx: &egui::Context, free: Rect, variant: Variant, words: &Words) -> Vec<Press> {
    let area = Area::new(Id::new("copies")).order(Order::Foreground).pivot(Align2::RIGHT_BOTTOM);
    let shown = area.fixed_pos(free.right_bottom() + vec2(-8.0, -8.0)).show(ctx, |ui| {
        widgets::menu_frame(ctx).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 0.0;
            let key = words.say(commands::copy_game_key());
            let rows = [
                (Copied::Game, commands::copy_game(), key.as_str()),
                (Copied::Position, commands::copy_position(), ""),
                (Copied::AbstractPlay, commands::copy_for_abstract_play(), "JSON"),
            ];
            // The site has no other games and boards.
            let rows = rows.into_iter().filter(|row| row.0 != Copied::AbstractPlay || has_board(variant));
            let pressed =
                rows.filter_map(|(what, label, key)| row(ui, &words.say(label), key).then_some(what));
            let pressed = pressed.collect::<Vec<_>>();
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                ui.add_space(12.0);
                let text = words.say(commands::copy_note());
                ui.label(RichText::new(text).font(theme::text(12.5)).color(theme::MUTED));
            });
            ui.add_space(4.0);
            pressed
        })
    });
    let pressed = shown.inner.inner;
    let elsewhere = shown.response.clicked_elsewhere() || ctx.input(|input| input.key_pressed(Key::Escape));
    let close = (elsewhere || !pressed.is_empty()).then_some(Press::ToggleCopies);
    let copies = pressed.into_iter().map(|what| Press::Do(Action::Copy(what)));
    copies.chain(close).collect()
}

fn row(ui: &mut Ui, label: &str, key: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    widgets::note(ui, label, rect);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, theme::RADIUS, theme::HOVER);
    }
    let text = galley(ui, label, theme::text(14.5), theme::IVORY);
    put(ui.painter(), pos2(rect.left() + 12.0, rect.center().y), Align2::LEFT_CENTER, text);
    let key = galley(ui, key, theme::text(13.0), theme::MUTED);
    put(ui.painter(), pos2(rect.right() - 12.0, rect.center().y), Align2::RIGHT_CENTER, key);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}
