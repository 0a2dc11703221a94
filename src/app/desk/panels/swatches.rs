//! Theme swatches: each shows a board with a disc of either colour.

use bevy_egui::egui::{
    CursorIcon, Painter, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, vec2,
};

use super::settings::table_themes;
use super::{Model, Request, icons, theme, widgets};
use crate::i18n::themes as messages;
use crate::library::preferences::ThemeName;
use crate::rules::Player;
use crate::theme::{Part, Theme};

/// Width of a swatch, in points.
const WIDTH: f32 = 56.0;

/// Returns the number of rows of swatches after the first one, in the narrowest menu, for its height.
pub(super) fn more_rows(model: &Model) -> f32 {
    const IN_A_ROW: usize = 5;
    #[expect(clippy::cast_precision_loss, reason = "a handful of rows")]
    let rows = table_themes(model).len().div_ceil(IN_A_ROW) as f32;
    rows - 1.0
}

/// Shows a choice of the board's theme by swatches, small samples of their colours. Returns the request of a click.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Option<Request> {
    let mut pressed = None;
    let themes = table_themes(model);
    let chosen = themes.iter().find(|(_, name, _)| *name == model.preferences.board.theme);
    let heading = model.words.say(messages::table_theme_label());
    let heading = chosen.map_or(heading.clone(), |(label, ..)| format!("{heading} · {label}"));
    widgets::choice_heading(ui, &heading);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.add_space(2.0);
        for (label, name, colours) in themes {
            let Some(colours) = colours else { continue };
            if swatch(ui, &label, &name, &colours, model) {
                pressed = Some(Request::edit(move |preferences| {
                    preferences.board.theme = name.clone();
                }));
            }
        }
    });
    ui.add_space(4.0);
    pressed
}

fn swatch(ui: &mut Ui, label: &str, name: &ThemeName, colours: &Theme, model: &Model) -> bool {
    let is_chosen = model.preferences.board.theme == *name;
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, theme::TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, label));
    widgets::record_place(ui, &format!("theme:{name}"), rect);
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, theme::RADIUS, theme::hover());
    }
    paint(painter, rect.shrink(4.0), colours);
    if is_chosen {
        painter.rect_stroke(
            rect.shrink(1.0),
            theme::RADIUS,
            Stroke::new(2.0, theme::ink()),
            StrokeKind::Inside,
        );
    }
    widgets::ring(painter, &response);
    response.on_hover_text(label).on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// A board in its frame with two discs, in the colours of a theme.
fn paint(painter: &Painter, rect: Rect, colours: &Theme) {
    let colour = |part| theme::shown(colours.colour(part));
    painter.rect(rect, 5, colour(Part::Board), Stroke::new(3.0, colour(Part::Frame)), StrokeKind::Inside);
    let (radius, apart) = (rect.height() * 0.25, rect.height() * 0.36);
    for (player, aside) in [(Player::Black, -apart), (Player::White, apart)] {
        let center = rect.center() + vec2(aside, 0.0);
        icons::disc_of(painter, center, radius, player, colours);
    }
}
