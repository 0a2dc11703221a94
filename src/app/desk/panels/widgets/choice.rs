//! Choices between a few options: a row of buttons, a drop-down list, and the row of a form in which it stands.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Color32, ComboBox, Label, Layout, Response, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, vec2,
};

use super::super::theme;
use super::{Button, Weight, record_place, ring, with_whole};

/// Width of a list in a form, and its height at most while it is open, in points.
pub(in crate::app::desk::panels) const FORM_LIST: Vec2 = vec2(168.0, 320.0);
/// Height of a row of a form, in points: two lines of small text.
const ROW: f32 = 36.0;
/// Least width of the heading of a row, in points, so that what follows stands below each other.
const HEADING: f32 = 80.0;

/// Shows the heading above a choice in a menu.
pub(in crate::app::desk::panels) fn choice_heading(ui: &mut Ui, text: &str) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.add_space(10.0);
        ui.label(RichText::new(text).font(theme::text(13.0)).color(theme::muted()));
    });
}

/// Shows a row of buttons, one for each option with its value, its label and its name for screen readers. They fill
/// the row. Returns the option that was clicked.
pub(in crate::app::desk::panels) fn choice_row<T: Copy + PartialEq>(
    ui: &mut Ui,
    height: f32,
    chosen: T,
    options: &[(T, String, String)],
) -> Option<T> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        #[expect(clippy::cast_precision_loss, reason = "a handful of options")]
        let count = options.len() as f32;
        let width = (ui.available_width() - 4.0 * (count - 1.0)) / count;
        for (option, label, name) in options {
            let button = Button::new(label).named(name).weight(Weight::Choice).tight().height(height);
            if button.selected(*option == chosen).exact_width(width).show(ui).clicked() {
                clicked = Some(*option);
            }
        }
    });
    clicked
}

/// Shows a drop-down list: as wide as `size`, and as high as that at most when it is open. `what` is its name for
/// screen readers. Each option has its value, its label, and its name in `--probe`; `tip` explains one at the pointer.
///
/// Returns the option that was clicked, and the response of the closed list.
pub(in crate::app::desk::panels) fn drop_down<'a, T: PartialEq>(
    ui: &mut Ui,
    (id, what): (&str, &str),
    size: Vec2,
    (chosen, shown): (&T, String),
    options: impl IntoIterator<Item = (T, String, Option<&'a str>)>,
    tip: impl Fn(&T) -> Option<String>,
) -> (Option<T>, Response) {
    let list = ComboBox::from_id_salt(id).width(size.x).truncate().height(size.y).selected_text(shown);
    let mut clicked = None;
    let shown = list.show_ui(ui, |ui| {
        // A click beside the list has raised what lies there above it, also for the next time.
        ui.ctx().move_to_top(ui.layer_id());
        for (option, label, name) in options {
            let mut entry = ui.selectable_label(option == *chosen, label);
            if let Some(tip) = tip(&option) {
                entry = entry.on_hover_text(tip);
            }
            if let Some(name) = name {
                record_place(ui, name, entry.rect);
            }
            if entry.clicked() {
                clicked = Some(option);
            }
        }
    });
    ring(ui.painter(), &shown.response);
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, what));
    (clicked, shown.response)
}

/// Shows a heading (none in a row that goes on with the one above) and widgets beside it, in a row that is as high whatever
/// they say.
pub(in crate::app::desk::panels) fn form_row(
    ui: &mut Ui,
    id: &str,
    heading: Option<&str>,
    contents: impl FnOnce(&mut Ui),
) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout).id_salt(id));
    if let Some(heading) = heading {
        let shown = child.label(RichText::new(heading).font(theme::strong(16.0)));
        child.add_space((HEADING - shown.rect.width()).max(0.0));
    }
    contents(&mut child);
}

/// Shows a text on at most two lines. What has no room there is in its tooltip.
pub(in crate::app::desk::panels) fn explain(ui: &mut Ui, text: &str, color: Color32) {
    let mut job = LayoutJob::simple(text.to_owned(), theme::text(13.0), color, ui.available_width());
    job.wrap.max_rows = 2;
    let lines = ui.painter().layout_job(job);
    let response = ui.add(Label::new(lines.clone()));
    with_whole(response, &lines, text);
}
