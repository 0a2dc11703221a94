//! The menu of what can be pointed out on the board, and of how fast things move there.

use bevy_egui::egui::{
    self, Align2, Area, Id, Key, Order, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::Icon;
use super::widgets::{self, Button, Weight, galley, put};
use super::{Action, Model, Press, theme, words as said};
use crate::app::game::{Choose, Lens, lens_fits};
use crate::app::input::Command;
use crate::words::{Words, commands};

const ROW: f32 = 36.0;
const WIDTH: f32 = 348.0;

/// Shows the menu over the bar's right end. Tells what was pressed, also that it is to be closed.
pub(super) fn show(ctx: &egui::Context, free: Rect, model: &Model) -> Option<Press> {
    let area = Area::new(Id::new("lenses")).order(Order::Foreground).pivot(Align2::RIGHT_BOTTOM);
    let shown = area.fixed_pos(free.right_bottom() + vec2(-8.0, -8.0)).show(ctx, |ui| {
        widgets::menu_frame(ctx).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 0.0;
            let lenses = Lens::ALL.into_iter().filter(|&lens| lens_fits(lens, model.view.goal));
            let mut pressed = None;
            for lens in lenses {
                let on = model.lenses.has(lens);
                if row(ui, &model.words.say(said::lens(lens, model.view.goal)), &key(model, lens), on) {
                    pressed = Some(Press::Sure(Action::Choose(Choose::Lens(lens, !on))));
                }
            }
            ui.add_space(4.0);
            ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top(), theme::hairline());
            ui.add_space(6.0);
            pressed.or(speeds(ui, model.speed, model.words))
        })
    });
    let elsewhere = shown.response.clicked_elsewhere() || ctx.input(|input| input.key_pressed(Key::Escape));
    shown.inner.inner.or(elsewhere.then_some(Press::ToggleLenses))
}

/// The key that switches a lens, if it has one.
fn key(model: &Model, lens: Lens) -> String {
    model.keys.keys(Command::Lens(lens)).first().map(ToString::to_string).unwrap_or_default()
}

/// How fast things move.
fn speeds(ui: &mut Ui, now: f32, words: &Words) -> Option<Press> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(8.0);
        let name = galley(ui, &words.say(commands::movement_heading()), theme::text(14.5), theme::IVORY);
        let width = (name.size().x + 4.0).max(82.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, theme::TOUCH), Sense::hover());
        put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, name);
        for (speed, label) in said::speeds() {
            let name = words.say(commands::movement_of(label.clone()));
            let label = words.say(label);
            let chosen = (now - speed).abs() < 0.01;
            let button = Button::new(&label).named(&name).weight(Weight::Choice).selected(chosen);
            if button.height(theme::TOUCH).show(ui).clicked() {
                pressed = Some(Press::Sure(Action::Choose(Choose::Speed(speed))));
            }
        }
    });
    pressed
}

/// A sign whether it is on, what it shows, and the key for it.
fn row(ui: &mut Ui, label: &str, key: &str, on: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, label));
    widgets::note(ui, label, rect);
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, theme::RADIUS, theme::HOVER);
    }
    let sign = Rect::from_center_size(pos2(rect.left() + 20.0, rect.center().y), egui::Vec2::splat(18.0));
    if on {
        painter.rect_filled(sign, 5, theme::AMBER);
        Icon::Check.paint(painter, sign.shrink(2.0), theme::ON_AMBER);
    } else {
        painter.rect_stroke(sign, 5, egui::Stroke::new(1.5, theme::DISABLED), egui::StrokeKind::Inside);
    }
    let ink = if on { theme::IVORY } else { theme::MUTED };
    let text = galley(ui, label, theme::text(14.5), ink);
    put(ui.painter(), pos2(rect.left() + 40.0, rect.center().y), Align2::LEFT_CENTER, text);
    let key = galley(ui, key, theme::strong(13.0), theme::MUTED);
    put(ui.painter(), pos2(rect.right() - 12.0, rect.center().y), Align2::RIGHT_CENTER, key);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}
