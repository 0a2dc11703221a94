//! Buttons.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, Color32, FontId, Galley, Layout, Painter, Rect, Response, Sense, Stroke, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::icons::Icon;
use super::super::theme;
use super::{clipped, galley, put, record_place};

/// How much a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) enum Weight {
    /// No fill until the pointer is over it, for bars.
    Quiet,
    /// One of several options; no fill until it is hovered or selected.
    Choice,
    /// A raised fill.
    Usual,
    /// The accent colour, for the main action.
    Primary,
    /// An action that cannot be undone.
    Danger,
}

/// Width of a switch's slot and the space around it, in points.
pub(in crate::app::desk::panels) const SLOT: f32 = 68.0;

/// Layout of icon and label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The icon before the label.
    InLine,
    /// The icon before the label, with little padding.
    Tight,
    /// The icon alone.
    Sign,
    /// The icon above a small label.
    Stacked,
}

/// A button with an icon, a label or both, which is set up step by step and then shown.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::desk::panels) struct Button<'a> {
    icon: Option<Icon>,
    label: &'a str,
    /// Name for screen readers, where the label alone says too little.
    name: &'a str,
    /// Name in `--probe`: that of its command, or its label.
    id: &'a str,
    form: Form,
    weight: Weight,
    height: f32,
    min_width: f32,
    exact_width: Option<f32>,
    selected: bool,
    /// State of a switch; `None` if the button is none.
    switch: Option<bool>,
    enabled: bool,
    /// Aligns icon and label with the left edge.
    at_left: bool,
}

impl<'a> Button<'a> {
    /// Makes a raised button with a label.
    pub(in crate::app::desk::panels) fn new(label: &'a str) -> Self {
        Self {
            icon: None,
            label,
            name: label,
            id: label,
            form: Form::InLine,
            weight: Weight::Usual,
            height: theme::BUTTON,
            min_width: 0.0,
            exact_width: None,
            selected: false,
            switch: None,
            enabled: true,
            at_left: false,
        }
    }

    /// Adds an icon beside the label.
    pub(in crate::app::desk::panels) fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Removes the icon again.
    pub(in crate::app::desk::panels) fn bare(self) -> Self {
        Self { icon: None, ..self }
    }

    /// Sets the name of the button for screen readers and in `--probe`, where the label alone says too little.
    pub(in crate::app::desk::panels) fn named(self, name: &'a str) -> Self {
        Self { name, id: name, ..self }
    }

    /// Sets the name of the button in `--probe`, by which tests press it.
    pub(in crate::app::desk::panels) fn id(self, id: &'a str) -> Self {
        Self { id, ..self }
    }

    /// Places the icon above a small label if `stacked` is set.
    pub(in crate::app::desk::panels) fn stacked(self, stacked: bool) -> Self {
        if stacked { Self { form: Form::Stacked, height: theme::STACKED, ..self } } else { self }
    }

    /// Puts icon and label at the left edge, for buttons in a column.
    pub(in crate::app::desk::panels) fn at_left(self) -> Self {
        Self { at_left: true, ..self }
    }

    /// Leaves little padding beside the label.
    pub(in crate::app::desk::panels) fn tight(self) -> Self {
        Self { form: Form::Tight, ..self }
    }

    /// Drops the fill until the pointer is over it, unless it is the main action.
    pub(in crate::app::desk::panels) fn quiet(self) -> Self {
        let weight = if self.weight == Weight::Primary { self.weight } else { Weight::Choice };
        Self { weight, ..self }
    }

    /// Sets how much the button stands out.
    pub(in crate::app::desk::panels) fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// Sets the height of the button, in points.
    pub(in crate::app::desk::panels) fn height(self, height: f32) -> Self {
        Self { height, ..self }
    }

    /// Sets the least width of the button, in points.
    pub(in crate::app::desk::panels) fn min_width(self, min_width: f32) -> Self {
        Self { min_width, ..self }
    }

    /// Fixes the width, regardless of the label.
    pub(in crate::app::desk::panels) fn exact_width(self, width: f32) -> Self {
        Self { exact_width: Some(width), ..self }
    }

    /// Returns `true` if the label is cut short with “…”.
    pub(in crate::app::desk::panels) fn is_cut_short(self, ui: &Ui) -> bool {
        let whole = Self { exact_width: None, min_width: 0.0, ..self }.width(ui);
        // The padding beside a label goes first.
        let beside = if self.form == Form::Stacked { 8.0 } else { 2.0 * self.padding() };
        self.form != Form::Sign && self.width(ui) - 4.0 < whole - beside
    }

    /// Shows the button as the selected one of several options, or not.
    pub(in crate::app::desk::panels) fn selected(self, selected: bool) -> Self {
        Self { selected, ..self }
    }

    /// Turns the button into a switch that is on or off, with its label at the left.
    pub(in crate::app::desk::panels) fn as_switch(self, on: bool) -> Self {
        Self { switch: Some(on), weight: Weight::Usual, ..self }
    }

    /// Lets the button be clicked, or shows it as disabled.
    pub(in crate::app::desk::panels) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows the label beside the icon, or the icon alone.
    pub(in crate::app::desk::panels) fn labelled(self, show_label: bool) -> Self {
        if show_label || self.icon.is_none() { self } else { Self { form: Form::Sign, ..self } }
    }

    /// Returns the width that the button takes, in points.
    pub(in crate::app::desk::panels) fn width(&self, ui: &Ui) -> f32 {
        if let Some(width) = self.exact_width {
            return width;
        }
        let label = match self.form {
            Form::Sign => 0.0,
            _ => galley(ui, self.label, self.font(), Color32::WHITE).size().x,
        };
        if self.form == Form::Stacked {
            return (label + 8.0).max(theme::BUTTON).max(self.min_width);
        }
        (self.padding() * 2.0 + self.icon_width() + label).max(self.height).max(self.min_width)
    }

    /// Shows the button. Returns egui's response, which tells whether it was clicked.
    pub(in crate::app::desk::panels) fn show(self, ui: &mut Ui) -> Response {
        let size = vec2(self.width(ui), self.height);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        // Only options are announced as on or off.
        response.widget_info(|| match self.weight {
            _ if self.switch.is_some() => {
                WidgetInfo::selected(WidgetType::Checkbox, self.enabled, self.switch == Some(true), self.name)
            }
            Weight::Choice => {
                WidgetInfo::selected(WidgetType::Button, self.enabled, self.selected, self.name)
            }
            _ => WidgetInfo::labeled(WidgetType::Button, self.enabled, self.name),
        });
        if self.enabled {
            record_place(ui, self.id, rect);
        }
        let (fill, line, ink) = self.colors(&response);
        let painter = ui.painter();
        painter.rect(rect, theme::RADIUS, fill, line, egui::StrokeKind::Inside);
        if response.has_focus() {
            painter.rect_stroke(
                rect.expand(2.0),
                theme::RADIUS + 2,
                theme::focus(),
                egui::StrokeKind::Inside,
            );
        }
        let beside = match self.form {
            _ if self.switch.is_some() => SLOT,
            Form::InLine | Form::Tight => self.icon_width() + 4.0,
            Form::Sign | Form::Stacked => 4.0,
        };
        let room = rect.width() - beside;
        let label = (self.form != Form::Sign).then(|| clipped(ui, self.label, self.font(), ink, room));
        if let Some(on) = self.switch {
            paint_switch(painter, rect, label, on, ink);
        } else if self.form == Form::Stacked {
            self.paint_stacked(painter, rect, label, ink);
        } else {
            self.paint_in_line(painter, rect, label, ink);
        }
        if self.enabled { response.on_hover_cursor(egui::CursorIcon::PointingHand) } else { response }
    }

    fn paint_stacked(&self, painter: &Painter, rect: Rect, label: Option<Arc<Galley>>, ink: Color32) {
        if let Some(icon) = self.icon {
            let middle = pos2(rect.center().x, rect.top() + 16.0);
            icon.paint(painter, Rect::from_center_size(middle, egui::Vec2::splat(theme::ICON)), ink);
        }
        if let Some(label) = label {
            let at = pos2(rect.center().x, rect.bottom() - 12.0);
            put(painter, at, Align2::CENTER_CENTER, label);
        }
    }

    fn paint_in_line(&self, painter: &Painter, rect: Rect, label: Option<Arc<Galley>>, ink: Color32) {
        let content = self.icon_width() + label.as_ref().map_or(0.0, |label| label.size().x);
        let middle = rect.center().x - content / 2.0;
        let mut x = if self.at_left { rect.left() + self.padding() } else { middle };
        if let Some(icon) = self.icon {
            let square = Rect::from_center_size(
                pos2(x + theme::ICON / 2.0, rect.center().y),
                egui::Vec2::splat(theme::ICON),
            );
            icon.paint(painter, square, ink);
            x += self.icon_width();
        }
        if let Some(label) = label {
            painter.galley(pos2(x, rect.center().y - label.size().y / 2.0), label, ink);
        }
    }

    fn font(&self) -> FontId {
        if self.form == Form::Stacked {
            return theme::text(12.0);
        }
        match self.weight {
            Weight::Primary | Weight::Danger => theme::strong(14.5),
            Weight::Quiet | Weight::Choice | Weight::Usual => theme::text(14.5),
        }
    }

    fn padding(&self) -> f32 {
        match (self.form, self.weight) {
            (Form::Tight, _) => 6.0,
            (Form::Sign, _) | (_, Weight::Quiet | Weight::Choice) => 10.0,
            (Form::InLine | Form::Stacked, _) => 16.0,
        }
    }

    fn icon_width(&self) -> f32 {
        match (self.icon, self.form) {
            (None, _) => 0.0,
            (Some(_), Form::Sign) => theme::ICON,
            (Some(_), _) => theme::ICON + theme::GRID,
        }
    }

    fn colors(&self, response: &Response) -> (Color32, Stroke, Color32) {
        let is_pressed = response.is_pointer_button_down_on();
        let pick = |rest, hover, pressed| {
            if is_pressed {
                pressed
            } else if response.hovered() && self.enabled {
                hover
            } else {
                rest
            }
        };
        let none = Stroke::NONE;
        if !self.enabled {
            let bare = matches!(self.weight, Weight::Quiet | Weight::Choice);
            let edge = if bare { none } else { theme::hairline() };
            return (Color32::TRANSPARENT, edge, theme::disabled());
        }
        match self.weight {
            Weight::Quiet if self.selected => {
                (pick(theme::chosen_fill(), theme::hover(), theme::pressed()), none, theme::ink())
            }
            Weight::Choice if self.selected => {
                (pick(theme::chosen_fill(), theme::hover(), theme::pressed()), theme::chosen(), theme::ink())
            }
            Weight::Quiet | Weight::Choice => {
                (pick(Color32::TRANSPARENT, theme::hover(), theme::pressed()), none, theme::ink())
            }
            Weight::Usual => {
                let fill = pick(theme::raised(), theme::hover(), theme::pressed());
                (fill, theme::button(), theme::ink())
            }
            Weight::Primary => (
                pick(theme::accent(), theme::accent_hover(), theme::accent_pressed()),
                none,
                theme::on_accent(),
            ),
            Weight::Danger => (
                pick(theme::danger_fill(), theme::danger_hover(), theme::danger_fill()),
                none,
                theme::on_danger(),
            ),
        }
    }
}

/// Shows two buttons of equal width: side by side, with less padding where needed, or one below the other. Returns
/// their responses.
pub(in crate::app::desk::panels) fn pair(ui: &mut Ui, buttons: [Button; 2], gap: f32) -> [Response; 2] {
    let half = (ui.available_width() - gap) / 2.0;
    let fits = |ui: &Ui, buttons: [Button; 2]| buttons.iter().all(|button| button.width(ui) <= half);
    let buttons = if fits(ui, buttons) { buttons } else { buttons.map(Button::tight) };
    let layout =
        if fits(ui, buttons) { Layout::left_to_right(Align::Center) } else { Layout::top_down(Align::Min) };
    let width = if layout.is_horizontal() { half } else { ui.available_width() };
    let size = vec2(ui.available_width(), buttons[0].height);
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        buttons.map(|button| button.min_width(width).show(ui))
    };
    ui.allocate_ui_with_layout(size, layout, contents).inner
}

/// A label at the left and a slot with a knob at the right, light when on.
fn paint_switch(painter: &Painter, rect: Rect, label: Option<Arc<Galley>>, on: bool, ink: Color32) {
    let middle = rect.center().y;
    if let Some(label) = label {
        painter.galley(pos2(rect.left() + 12.0, middle - label.size().y / 2.0), label, ink);
    }
    let slot = Rect::from_center_size(pos2(rect.right() - 30.0, middle), vec2(36.0, 20.0));
    let (fill, knob) = if on { (theme::soft(), theme::on_accent()) } else { (theme::card(), theme::muted()) };
    painter.rect(slot, 10, fill, Stroke::new(1.0, theme::chosen_line()), egui::StrokeKind::Inside);
    let x = if on { slot.right() - 10.0 } else { slot.left() + 10.0 };
    painter.circle_filled(pos2(x, middle), 7.0, knob);
}
