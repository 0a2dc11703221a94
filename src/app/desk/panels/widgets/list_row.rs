//! The row of a list: of a menu, of the command palette, of lessons, games, mistakes or lines of the engine.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::super::icons::Icon;
use super::super::theme;
use super::{clipped, galley, put, record_place, ring, tick, with_whole};

/// Space before the label of a row that has an icon or a check box, in points.
const AFTER_ICON: f32 = 40.0;

/// A row as wide as its list: a button, an option or a check box. It is set up step by step and then shown.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::desk::panels) struct ListRow<'a> {
    label: &'a str,
    /// Name for screen readers, where the label alone says too little.
    name: &'a str,
    /// Name in `--probe`, if it has one.
    id: Option<&'a str>,
    role: WidgetType,
    sense: Sense,
    /// State of an option.
    selected: Option<bool>,
    /// State of a check box.
    checked: Option<bool>,
    icon: Option<Icon>,
    /// Text at the right edge.
    secondary: &'a str,
    height: f32,
    text_size: f32,
    /// Space before the label, in points.
    indent: f32,
    /// Space beside the secondary text, in points.
    padding: f32,
    /// Colours at rest, under the pointer and if it is selected.
    fills: [Color32; 3],
    outline: Stroke,
    inset: Vec2,
}

impl<'a> ListRow<'a> {
    /// Makes a row that is a button with a label.
    pub(in crate::app::desk::panels) fn new(label: &'a str) -> Self {
        Self {
            label,
            name: label,
            id: None,
            role: WidgetType::Button,
            sense: Sense::click(),
            selected: None,
            checked: None,
            icon: None,
            secondary: "",
            height: theme::TAB,
            text_size: 14.5,
            indent: AFTER_ICON,
            padding: 12.0,
            fills: [Color32::TRANSPARENT, theme::hover(), theme::chosen_fill()],
            outline: Stroke::NONE,
            inset: Vec2::ZERO,
        }
    }

    /// Sets the name for screen readers, where the label alone says too little.
    pub(in crate::app::desk::panels) fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }

    /// Sets the name of the row in `--probe`, by which tests press it.
    pub(in crate::app::desk::panels) fn id(self, id: &'a str) -> Self {
        Self { id: Some(id), ..self }
    }

    /// Sets as what screen readers announce the row, such as a button.
    pub(in crate::app::desk::panels) fn role(self, role: WidgetType) -> Self {
        Self { role, ..self }
    }

    /// Lets the row be clicked, or shows it as disabled.
    pub(in crate::app::desk::panels) fn enabled(self, enabled: bool) -> Self {
        if enabled { self } else { Self { sense: Sense::hover(), ..self } }
    }

    /// Keeps the keyboard focus where it is, for a list that another widget navigates.
    pub(in crate::app::desk::panels) fn unfocusable(self) -> Self {
        Self { sense: Sense::CLICK, ..self }
    }

    /// Turns the row into an option that is selected or not.
    pub(in crate::app::desk::panels) fn selected(self, selected: bool) -> Self {
        Self { selected: Some(selected), ..self }
    }

    /// Turns the row into a check box, on or off; `None` leaves it as it is.
    pub(in crate::app::desk::panels) fn checked(self, checked: Option<bool>) -> Self {
        Self { checked, role: if checked.is_some() { WidgetType::Checkbox } else { self.role }, ..self }
    }

    /// Adds an icon before the label, if there is one.
    pub(in crate::app::desk::panels) fn icon(self, icon: Option<Icon>) -> Self {
        Self { icon, ..self }
    }

    /// Adds a text at the right edge of the row, such as a key.
    pub(in crate::app::desk::panels) fn secondary(self, secondary: &'a str) -> Self {
        Self { secondary, ..self }
    }

    /// Sets the height of the row, in points.
    pub(in crate::app::desk::panels) fn height(self, height: f32) -> Self {
        Self { height, ..self }
    }

    /// Sets the size of the label, the space before it, and the space beside the secondary text.
    pub(in crate::app::desk::panels) fn text(self, text_size: f32, indent: f32, padding: f32) -> Self {
        Self { text_size, indent, padding, ..self }
    }

    /// Gives the row the background of a card.
    pub(in crate::app::desk::panels) fn card(self) -> Self {
        let [_, hover, selected] = self.fills;
        Self { fills: [theme::card(), hover, selected], ..self }
    }

    /// Makes the row stand out as the one to take next.
    pub(in crate::app::desk::panels) fn suggested(self) -> Self {
        let [_, hover, selected] = self.fills;
        Self { fills: [theme::raised(), hover, selected], outline: theme::chosen(), ..self }
    }

    /// Sets the colours at rest, under the pointer and if it is selected.
    pub(in crate::app::desk::panels) fn fills(self, fills: [Color32; 3]) -> Self {
        Self { fills, ..self }
    }

    /// Sets the line around the row.
    pub(in crate::app::desk::panels) fn outline(self, outline: Stroke) -> Self {
        Self { outline, ..self }
    }

    /// Leaves space around the colour of the row.
    pub(in crate::app::desk::panels) fn inset(self, inset: Vec2) -> Self {
        Self { inset, ..self }
    }

    /// Returns the width at which nothing is cut short, in points.
    pub(in crate::app::desk::panels) fn width(&self, ui: &Ui) -> f32 {
        let width = |text, size| galley(ui, text, theme::text(size), theme::ink()).size().x;
        self.indent + width(self.label, self.text_size) + width(self.secondary, 13.0) + 3.0 * self.padding
    }

    /// Shows the row with its icon or check box, label and secondary text.
    pub(in crate::app::desk::panels) fn show(self, ui: &mut Ui) -> Response {
        let response = self.show_background(ui);
        let (rect, enabled) = (response.rect, self.is_enabled());
        let middle = rect.center().y;
        let square = Rect::from_center_size(pos2(rect.left() + 20.0, middle), Vec2::splat(theme::ICON));
        if let Some(on) = self.checked {
            tick(ui, square.shrink(1.0), on);
        } else if let Some(icon) = self.icon {
            icon.paint(ui.painter(), square, if enabled { theme::soft() } else { theme::disabled() });
        }
        let secondary = galley(ui, self.secondary, theme::text(13.0), theme::muted());
        let edge = pos2(rect.right() - self.padding, middle);
        let right = put(ui.painter(), edge, Align2::RIGHT_CENTER, secondary).left() - self.padding;
        let ink = if enabled { theme::ink() } else { theme::disabled() };
        let left = rect.left() + self.indent;
        let label = clipped(ui, self.label, theme::text(self.text_size), ink, right - left);
        let response = with_whole(response, &label, self.label);
        put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, label);
        response
    }

    /// Shows the row without its contents: background, outline and focus. The caller paints the contents. Returns the
    /// response of the row.
    pub(in crate::app::desk::panels) fn show_background(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), self.height), self.sense);
        let enabled = self.is_enabled();
        response.widget_info(|| {
            let enabled = enabled || self.role == WidgetType::Label;
            match self.selected.or(self.checked) {
                Some(on) => WidgetInfo::selected(self.role, enabled, on, self.name),
                None => WidgetInfo::labeled(self.role, enabled, self.name),
            }
        });
        if let Some(id) = self.id.filter(|_| enabled) {
            record_place(ui, id, rect);
        }
        let [resting, hover, selected] = self.fills;
        let fill = if self.selected == Some(true) {
            selected
        } else if response.is_pointer_button_down_on() {
            theme::pressed()
        } else if enabled && (response.hovered() || response.has_focus()) {
            hover
        } else {
            resting
        };
        let (place, radius) =
            if self.inset == Vec2::ZERO { (rect, theme::RADIUS) } else { (rect.shrink2(self.inset), 6) };
        ui.painter().rect(place, radius, fill, self.outline, StrokeKind::Inside);
        ring(ui.painter(), &response);
        if enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }

    fn is_enabled(&self) -> bool {
        self.sense.senses_click()
    }
}
