//! A row of the settings: label, control and reset button.

use bevy_egui::egui::{
    self, CursorIcon, Rect, Response, RichText, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{self, Button, Weight};
use crate::app::desk::panels::{Model, Request, scale, theme};
use crate::app::game::EditPreferences;
use crate::i18n::{Message, settings as messages};
use crate::library::Preferences;

/// Name of the setting that scales the panels.
pub(super) const SCALE: &str = "set-scale";
/// Width of the button that resets a setting, in points.
const RESET: f32 = theme::TOUCH + theme::GRID;
/// Least width of a label beside its control, in points.
const LABEL: f32 = 200.0;
/// Width of the text between the two buttons of a stepper, in points.
const STEP: f32 = 176.0;

/// A setting of the player as a row of the settings: name, label, explanation and control.
pub(in crate::app::desk::panels) struct Setting {
    /// Name in `--probe` and in the command palette.
    pub(in crate::app::desk::panels) name: &'static str,
    /// Heading above this row and those that follow.
    pub(super) heading: Option<fn() -> Message>,
    pub(in crate::app::desk::panels) label: fn() -> Message,
    /// Explanation, where the label is not enough.
    pub(in crate::app::desk::panels) tip: Option<fn() -> Message>,
    pub(super) control: Control,
}

/// The control in a row that changes a setting.
pub(in crate::app::desk::panels) enum Control {
    Switch {
        get: fn(&Preferences) -> bool,
        set: fn(&mut Preferences, bool),
    },
    /// Buttons side by side.
    Choice(Options),
    /// Buttons in a column.
    List(Options),
    /// A stepper: the option in effect between buttons for the previous and the next one.
    Steps(Options),
}

/// The values that the player can choose for a setting, as labels with the edits that set them.
pub(in crate::app::desk::panels) struct Options {
    /// Lists the options with their labels.
    pub(super) list: fn(&Model) -> Vec<(String, EditPreferences)>,
    /// Copies this setting from one set of preferences to another.
    pub(super) copy: fn(&Preferences, &mut Preferences),
}

/// The switch of a preference.
macro_rules! switch {
    ($($field:ident).+) => {
        $crate::app::desk::panels::settings::Control::Switch {
            get: |preferences| preferences.$($field).+,
            set: |preferences, on| preferences.$($field).+ = on,
        }
    };
}

/// The options of a preference.
macro_rules! options {
    ($list:expr, $($field:ident).+ $([$index:expr])?) => {
        $crate::app::desk::panels::settings::Options {
            list: $list,
            copy: |from, to| to.$($field).+ $([$index])?.clone_from(&from.$($field).+ $([$index])?),
        }
    };
}

pub(super) use {options, switch};

/// Makes an option from each value and label: the label with the edit that sets the value.
pub(super) fn edits<T: Copy + Send + Sync + 'static>(
    model: &Model,
    options: impl IntoIterator<Item = (T, Message)>,
    set: fn(&mut Preferences, T),
) -> Vec<(String, EditPreferences)> {
    let edit = |(option, label)| {
        (model.words.say(label), EditPreferences::new(move |preferences| set(preferences, option)))
    };
    options.into_iter().map(edit).collect()
}

impl Setting {
    /// Makes a row without heading and explanation.
    pub(super) const fn new(name: &'static str, label: fn() -> Message, control: Control) -> Self {
        Self { name, heading: None, label, tip: None, control }
    }

    /// Adds an explanation to the row.
    pub(super) const fn tip(self, tip: fn() -> Message) -> Self {
        Self { tip: Some(tip), ..self }
    }

    /// Adds a heading above the row.
    pub(super) const fn heading(self, heading: fn() -> Message) -> Self {
        Self { heading: Some(heading), ..self }
    }

    /// Returns the edit that resets the setting to its default.
    pub(super) fn reset(&self) -> EditPreferences {
        match self.control {
            Control::Switch { get, set } => {
                EditPreferences::new(move |preferences| set(preferences, get(&Preferences::default())))
            }
            Control::Choice(Options { copy, .. })
            | Control::List(Options { copy, .. })
            | Control::Steps(Options { copy, .. }) => {
                EditPreferences::new(move |preferences| copy(&Preferences::default(), preferences))
            }
        }
    }

    /// Returns `true` if the setting differs from its default.
    pub(in crate::app::desk::panels) fn is_changed(&self, preferences: &Preferences) -> bool {
        !self.reset().is_in_effect(preferences)
    }
}

/// Shows the row of a setting. If it is `wanted`, it gets the keyboard focus. Returns the request of a change, and
/// whether the focus was given.
pub(super) fn show(ui: &mut Ui, setting: &Setting, wanted: bool, model: &Model) -> (Option<Request>, bool) {
    if let Some(heading) = setting.heading {
        ui.add_space(theme::GRID);
        ui.label(RichText::new(model.words.say(heading())).font(theme::strong(15.0)));
    }
    let label = model.words.say((setting.label)());
    let control = ControlView::of(setting, &label, model);
    let width = ui.available_width();
    // All controls share one right edge, and all reset buttons another.
    let right = ui.cursor().left() + width;
    let needed = control.width(ui);
    let beside = needed + RESET + LABEL <= width;
    let room = if beside { width - needed - RESET - 12.0 } else { width - RESET };
    let mut done = (None, None);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        // A label above its control needs no extra height.
        ui.set_min_height(if beside { theme::BUTTON } else { theme::TOUCH });
        text(ui, &label, setting, room, model);
        if beside {
            ui.add_space((right - RESET - needed - ui.cursor().left()).max(0.0));
            done = control.show(ui);
        }
        ui.add_space((right - theme::TOUCH - ui.cursor().left()).max(0.0));
        let (rect, _) = ui.allocate_exact_size(vec2(theme::TOUCH, theme::TOUCH), Sense::hover());
        if setting.is_changed(model.preferences) && reset(ui, rect, setting, model) {
            done.0 = Some(setting.reset());
        }
    });
    if !beside {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            let (chosen, first) = control.show(ui);
            done = (done.0.take().or(chosen), first);
        });
        ui.add_space(theme::GRID);
    }
    let (chosen, first) = done;
    let mut found = false;
    if let Some(first) = first.filter(|_| wanted) {
        first.request_focus();
        first.scroll_to_me(Some(egui::Align::Center));
        found = true;
    }
    (chosen.map(Request::EditPreferences), found)
}

/// Label of a setting, with its explanation below.
fn text(ui: &mut Ui, label: &str, setting: &Setting, room: f32, model: &Model) {
    let tip = setting.tip.map(|tip| model.words.say(tip()));
    let lay = |text: String, size: f32, color| ui.painter().layout(text, theme::text(size), color, room);
    let (ink, muted) = (theme::ink(), theme::muted());
    let heading = lay(label.to_owned(), 14.5, ink);
    let below = tip.clone().map(|tip| lay(tip, 13.0, muted));
    let height = heading.size().y + below.as_ref().map_or(0.0, |below| below.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
    let named = |tip| model.words.say(messages::value_of((setting.label)(), tip));
    let name = tip.map_or_else(|| label.to_owned(), named);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    let under = rect.min + vec2(0.0, heading.size().y);
    ui.painter().galley(rect.min, heading, ink);
    if let Some(below) = below {
        ui.painter().galley(under, below, muted);
    }
}

fn reset(ui: &mut Ui, rect: Rect, setting: &Setting, model: &Model) -> bool {
    let name = model.words.say(messages::reset_setting((setting.label)()));
    let id = format!("{}:reset", setting.name);
    let button = Button::new(&name).icon(Icon::Replay).id(&id).labelled(false).weight(Weight::Quiet);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    let button = button.height(theme::TOUCH).exact_width(theme::TOUCH);
    button.show(&mut child).on_hover_text(name.as_str()).clicked()
}

/// Place of the pointer; far away if it is not in the window.
fn pointer(ui: &Ui) -> egui::Pos2 {
    ui.input(|input| input.pointer.hover_pos()).unwrap_or(egui::Pos2::new(f32::INFINITY, 0.0))
}

/// A control with its options in this frame.
struct ControlView<'a> {
    setting: &'a Setting,
    label: &'a str,
    options: Vec<(String, EditPreferences)>,
    model: &'a Model<'a>,
}

impl<'a> ControlView<'a> {
    fn of(setting: &'a Setting, label: &'a str, model: &'a Model<'a>) -> Self {
        let options = match setting.control {
            Control::Switch { .. } => Vec::new(),
            Control::Choice(Options { list, .. })
            | Control::List(Options { list, .. })
            | Control::Steps(Options { list, .. }) => list(model),
        };
        Self { setting, label, options, model }
    }

    fn width(&self, ui: &Ui) -> f32 {
        match self.setting.control {
            Control::Switch { .. } => theme::TOUCH,
            Control::Choice(_) => {
                let buttons = self.options.iter().map(|(label, _)| Self::button(label).width(ui) + 4.0);
                buttons.sum::<f32>() - 4.0
            }
            Control::List(_) => f32::INFINITY,
            Control::Steps(_) => STEP + 2.0 * (theme::TOUCH + 4.0),
        }
    }

    fn button(label: &str) -> Button<'_> {
        Button::new(label).height(theme::TOUCH).weight(Weight::Choice)
    }

    /// Draws the control. Returns the edit of a click, and the widget to focus first.
    fn show(&self, ui: &mut Ui) -> (Option<EditPreferences>, Option<Response>) {
        match self.setting.control {
            Control::Switch { get, set } => {
                let is_on = get(self.model.preferences);
                let response = self.switch(ui, is_on);
                let toggle = EditPreferences::new(move |preferences| set(preferences, !is_on));
                (response.clicked().then_some(toggle), Some(response))
            }
            Control::Choice(_) => self.choices(ui, 0.0),
            Control::List(_) => {
                let width = ui.available_width().min(280.0);
                ui.vertical(|ui| self.choices(ui, width)).inner
            }
            Control::Steps(_) => self.steps(ui),
        }
    }

    fn switch(&self, ui: &mut Ui, is_on: bool) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(theme::TOUCH, theme::TOUCH), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, is_on, self.label));
        widgets::record_place(ui, self.setting.name, rect);
        // Its right edge is that of the other controls.
        let middle = rect.right_center() - vec2(12.0, 0.0);
        let square = Rect::from_center_size(middle, egui::Vec2::splat(24.0));
        if response.hovered() {
            ui.painter().rect_filled(square.expand(4.0), 8, theme::hover());
        }
        if response.has_focus() {
            let stroke = egui::StrokeKind::Inside;
            ui.painter().rect_stroke(square.expand(5.0), 9, theme::focus(), stroke);
        }
        widgets::tick(ui, square, is_on);
        response.on_hover_cursor(CursorIcon::PointingHand)
    }

    fn choices(&self, ui: &mut Ui, width: f32) -> (Option<EditPreferences>, Option<Response>) {
        let (mut chosen, mut first) = (None, None);
        for (index, (label, edit)) in self.options.iter().enumerate() {
            let is_chosen = edit.is_in_effect(self.model.preferences);
            let name = self.model.words.say(messages::value_of((self.setting.label)(), label.clone()));
            let id = format!("{}:{index}", self.setting.name);
            let button = Self::button(label).named(&name).id(&id).selected(is_chosen).min_width(width);
            let response = button.show(ui);
            if response.clicked() {
                chosen = Some(edit.clone());
            }
            if is_chosen || first.is_none() {
                first = Some(response);
            }
        }
        (chosen, first)
    }

    /// Buttons for the previous and the next option, with the current one between them.
    fn steps(&self, ui: &mut Ui) -> (Option<EditPreferences>, Option<Response>) {
        let at = self.options.iter().position(|(_, edit)| edit.is_in_effect(self.model.preferences));
        let shown = at.and_then(|at| self.options.get(at)).or(self.options.first());
        let say = |message: fn(Message) -> Message| self.model.words.say(message((self.setting.label)()));
        let step = |ui: &mut Ui, icon, name: String, to: Option<usize>, id: &str| {
            let id = format!("{}:{id}", self.setting.name);
            let button = Button::new(&name).icon(icon).labelled(false).weight(Weight::Usual).id(&id);
            let button = button.height(theme::TOUCH).exact_width(theme::TOUCH);
            let response = button.enabled(to.is_some()).show(ui);
            let chosen = to.filter(|_| response.clicked()).and_then(|to| self.options.get(to));
            (chosen.map(|(_, edit)| edit.clone()), response)
        };
        let before = at.and_then(|at| at.checked_sub(1));
        let after = at.map_or(Some(0), |at| Some(at + 1)).filter(|&to| to < self.options.len());
        let (less, first) = step(ui, Icon::Minus, say(messages::step_back), before, "less");
        let (rect, response) = ui.allocate_exact_size(vec2(STEP, theme::TOUCH), Sense::hover());
        if let Some((label, _)) = shown {
            let name = self.model.words.say(messages::value_of((self.setting.label)(), label.clone()));
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
            let text = widgets::clipped(ui, label, theme::text(14.5), theme::ink(), STEP - 8.0);
            widgets::with_whole(response, &text, label);
            widgets::put(ui.painter(), rect.center(), egui::Align2::CENTER_CENTER, text);
        }
        let (more, last) = step(ui, Icon::Plus, say(messages::step_forward), after, "more");
        if self.setting.name == SCALE && first.rect.union(last.rect).expand(4.0).contains(pointer(ui)) {
            scale::keep(ui.ctx());
        }
        let first = if before.is_some() { first } else { last };
        (less.or(more), Some(first))
    }
}
