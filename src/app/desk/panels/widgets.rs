//! Buttons and small pieces that the panels are made of.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    self, Align, Align2, Color32, Event, FontId, Galley, Layout, Painter, Pos2, Rect, Response, Sense,
    Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::Icon;
use super::theme;
use crate::words::{Words, dialogs};

/// How much a button asks for attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// No ground until the pointer is over it: for bars.
    Quiet,
    /// The same for one of several things to choose from.
    Choice,
    /// A raised ground.
    Usual,
    /// The accent: the one thing to do next.
    Primary,
    /// For what cannot be taken back.
    Danger,
}

/// How icon and label stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The icon before the label.
    InLine,
    /// The same with little room beside them.
    Tight,
    /// The icon alone.
    Sign,
    /// The icon above a small label.
    Stacked,
}

/// A button with an icon, a label or both.
#[derive(Clone, Copy, Debug)]
pub(super) struct Button<'a> {
    icon: Option<Icon>,
    label: &'a str,
    /// What it is called where the label says too little alone.
    name: &'a str,
    /// What it is called in `--probe`: the name of its command, or its label.
    id: &'a str,
    form: Form,
    weight: Weight,
    height: f32,
    min_width: f32,
    exact_width: Option<f32>,
    selected: bool,
    /// A switch, and whether it is on.
    switch: Option<bool>,
    enabled: bool,
    /// Whether the label begins at the left edge.
    at_left: bool,
}

impl<'a> Button<'a> {
    /// A usual button with a label.
    pub(super) fn new(label: &'a str) -> Self {
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

    pub(super) fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// What it is called for screen readers and for whoever looks for it.
    pub(super) fn named(self, name: &'a str) -> Self {
        Self { name, id: name, ..self }
    }

    /// What it is called in `--probe`.
    pub(super) fn id(self, id: &'a str) -> Self {
        Self { id, ..self }
    }

    /// With the icon above a small label, or not.
    pub(super) fn stacked(self, stacked: bool) -> Self {
        if stacked { Self { form: Form::Stacked, height: theme::STACKED, ..self } } else { self }
    }

    /// With icon and label at the left edge, for buttons below each other.
    pub(super) fn at_left(self) -> Self {
        Self { at_left: true, ..self }
    }

    /// With little room beside the label.
    pub(super) fn tight(self) -> Self {
        Self { form: Form::Tight, ..self }
    }

    /// With no ground until the pointer is over it, unless it is the one thing to do.
    pub(super) fn quiet(self) -> Self {
        let weight = if self.weight == Weight::Primary { self.weight } else { Weight::Choice };
        Self { weight, ..self }
    }

    pub(super) fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    pub(super) fn height(self, height: f32) -> Self {
        Self { height, ..self }
    }

    pub(super) fn min_width(self, min_width: f32) -> Self {
        Self { min_width, ..self }
    }

    /// As wide as this, whatever its label needs.
    pub(super) fn exact_width(self, width: f32) -> Self {
        Self { exact_width: Some(width), ..self }
    }

    pub(super) fn selected(self, selected: bool) -> Self {
        Self { selected, ..self }
    }

    /// A switch with its label at the left, on or off.
    pub(super) fn switched(self, on: bool) -> Self {
        Self { switch: Some(on), weight: Weight::Usual, ..self }
    }

    pub(super) fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows the label beside the icon, or only the icon.
    pub(super) fn labelled(self, show_label: bool) -> Self {
        if show_label || self.icon.is_none() { self } else { Self { form: Form::Sign, ..self } }
    }

    /// How wide the button will be.
    pub(super) fn width(&self, ui: &Ui) -> f32 {
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

    pub(super) fn show(self, ui: &mut Ui) -> Response {
        let size = vec2(self.width(ui), self.height);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        // Only what can be chosen is told as on or off.
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
            note(ui, self.id, rect);
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
        let room = rect.width() - if self.switch.is_some() { 68.0 } else { 4.0 };
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
        let pressed = response.is_pointer_button_down_on();
        let pick = |rest, hover, press| {
            if pressed {
                press
            } else if response.hovered() && self.enabled {
                hover
            } else {
                rest
            }
        };
        let none = Stroke::NONE;
        if !self.enabled {
            let bare = matches!(self.weight, Weight::Quiet | Weight::Choice);
            let fill = if bare { Color32::TRANSPARENT } else { theme::card() };
            return (fill, none, theme::disabled());
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

/// Two buttons of one width: beside each other, with less room around their labels where that is needed, or one below
/// the other.
pub(super) fn pair(ui: &mut Ui, buttons: [Button; 2], gap: f32) -> [Response; 2] {
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

/// A label at the left, and a knob in a slot at the right: light where it is on.
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

/// Where the buttons that can be pressed were drawn, by their labels; of two with the same label, the upper one.
pub(super) fn places(ctx: &egui::Context) -> BTreeMap<String, Rect> {
    ctx.data(|data| data.get_temp::<Places>(egui::Id::NULL)).unwrap_or_default().0
}

/// Begins a new frame of [`places`].
pub(super) fn forget_places(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, Places::default()));
}

/// Remembers where something to press was drawn.
pub(super) fn note(ui: &Ui, label: &str, rect: Rect) {
    ui.data_mut(|data| {
        data.get_temp_mut_or_default::<Places>(egui::Id::NULL).0.insert(label.to_owned(), rect);
    });
}

#[derive(Clone, Default)]
struct Places(BTreeMap<String, Rect>);

/// Selects all of a field's text, so that whatever is typed replaces it.
pub(super) fn select_all(ui: &Ui, field: egui::Id, text: &str) {
    let mut state = egui::TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    let all = egui::text::CCursorRange::two(egui::text::CCursor::default(), end);
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
}

/// Text on one line, as it will be drawn.
pub(super) fn galley(ui: &Ui, text: &str, font: FontId, color: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font, color)
}

/// Text on one line that ends in “…” where it does not fit.
pub(super) fn clipped(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    clipped_job(ui, LayoutJob::simple_singleline(text.to_owned(), font, color), width)
}

/// The same for text in several colours.
pub(super) fn clipped_job(ui: &Ui, mut job: LayoutJob, width: f32) -> Arc<Galley> {
    job.wrap = TextWrapping::truncate_at_width(width.max(8.0));
    ui.painter().layout_job(job)
}

/// Draws one line of text at an anchor and returns where it is.
pub(super) fn put(painter: &Painter, at: Pos2, anchor: Align2, galley: Arc<Galley>) -> Rect {
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, theme::ink());
    rect
}

/// Whether something is on: a light field with a tick.
pub(super) fn tick(ui: &Ui, square: Rect, on: bool) {
    if on {
        ui.painter().rect_filled(square, 5, theme::soft());
        Icon::Check.paint(ui.painter(), square.shrink(2.0), theme::dialog());
    } else {
        let line = Stroke::new(1.5, theme::disabled());
        ui.painter().rect_stroke(square, 5, line, egui::StrokeKind::Inside);
    }
}

/// A dialog's frame, title and cross. Returns whether it should close, and what its contents returned.
pub(super) fn dialog<R>(
    ctx: &egui::Context,
    words: &Words,
    name: &str,
    title: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
    framed(ctx, words, (name, title), Extent::Width(width), contents)
}

/// How large a dialog is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Extent {
    /// So wide, and as high as it has to be.
    Width(f32),
    /// As large as the window.
    Window,
}

/// The same in either size.
pub(super) fn framed<R>(
    ctx: &egui::Context,
    words: &Words,
    (name, title): (&str, &str),
    extent: Extent,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
    let window = ctx.content_rect().size();
    let (radius, margin) = if extent == Extent::Window { (0, 16) } else { (14, 20) };
    let frame = egui::Frame::new()
        .fill(theme::dialog())
        .stroke(theme::hairline())
        .corner_radius(radius)
        .inner_margin(margin)
        .shadow(ctx.global_style().visuals.window_shadow);
    let modal = egui::Modal::new(egui::Id::new(name)).frame(frame).backdrop_color(theme::shade());
    let shown = modal.show(ctx, |ui| {
        match extent {
            Extent::Width(width) => {
                ui.set_width(width.min(window.x - 72.0));
                ui.set_max_height(window.y - 72.0);
            }
            Extent::Window => {
                // The frame's margin and its line.
                let inside = window - egui::Vec2::splat(2.0 * (f32::from(margin) + 1.0));
                ui.set_width(inside.x);
                ui.set_height(inside.y);
            }
        }
        let mut close = false;
        ui.horizontal(|ui| {
            ui.label(egui::RichText::new(title).font(theme::strong(21.0)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let label = words.say(dialogs::close_dialog());
                let cross = Button::new(&label).icon(Icon::Cross).labelled(false).weight(Weight::Quiet);
                close = cross
                    .height(theme::TOUCH)
                    .show(ui)
                    .on_hover_text(words.say(dialogs::close_dialog_tip()))
                    .clicked();
            });
        });
        ui.add_space(theme::GRID);
        (close, contents(ui))
    });
    let close = shown.should_close();
    (close || shown.inner.0, shown.inner.1)
}

/// Whether Enter says yes to a dialog: nothing in it has the focus, and the key is not still held from the dialog before.
pub(super) fn entered(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none()) && pressed_enter(ui)
}

/// Whether Enter went down just now: a key that is held repeats, and is not pressed again.
pub(super) fn pressed_enter(ui: &Ui) -> bool {
    let is_fresh = |event: &Event| {
        matches!(event, Event::Key { key: egui::Key::Enter, pressed: true, repeat: false, .. })
    };
    ui.input(|input| input.events.iter().any(is_fresh))
}

/// What lies behind a menu over the board.
pub(super) fn menu_frame(ctx: &egui::Context) -> egui::Frame {
    egui::Frame::new()
        .fill(theme::dialog())
        .stroke(theme::hairline())
        .corner_radius(10)
        .inner_margin(8)
        .shadow(ctx.global_style().visuals.window_shadow)
}

/// Buttons at the foot of a dialog, on the right; the first one added stands rightmost.
pub(super) fn foot<R>(ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(theme::GRID);
    let size = vec2(ui.available_width(), theme::BUTTON);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, buttons).inner
}
