//! The settings, in pages. Changes take effect at once, and can be reset one by one or by page.

mod accessibility;
mod board;
mod files;
mod game;
mod keys;
mod language;
mod row;
mod sound;

use bevy_egui::egui::{self, Layout, ScrollArea, Ui, UiBuilder, vec2};

use super::icons::Icon;
use super::request::{Outcome, Request, SettingsTab};
use super::widgets::{self, Button, Weight};
use super::{Model, theme};
use crate::app::input::{Command, KeyChord, PanelCommand};
use crate::i18n::{Message, settings as messages};

pub(super) use board::table_themes;
pub(super) use files::place;
use keys::Editing;
pub(super) use keys::parts;
pub(super) use row::{Control, Options, Setting};
use row::{edits, options, switch};

/// Width of the dialog, in points.
const WIDTH: f32 = 860.0;
/// Width of the column with the names of the pages, in points.
const NAMES: f32 = 176.0;
/// Least size of a window in which the settings do not fill it, in points.
const ROOMY: [f32; 2] = [900.0, 560.0];
/// Greatest height of the dialog's contents, in points.
const HEIGHT: f32 = 500.0;

/// Frames for which a setting that was searched for is scrolled into view.
const FINDING: u8 = 3;

/// What the dialog of the settings keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Settings {
    tab: SettingsTab,
    keys: Editing,
    /// Name of the setting that was searched for, which gets the focus.
    wanted: Option<&'static str>,
    /// Frames left to scroll it into view, since a dialog is measured before it is shown.
    finding: u8,
}

impl SettingsTab {
    /// All pages, in order.
    pub(super) const ALL: [Self; 7] =
        [Self::Game, Self::Board, Self::Sound, Self::Language, Self::Keys, Self::Accessibility, Self::Files];

    /// Returns the label of the tab.
    pub(super) fn label(self) -> Message {
        match self {
            Self::Game => messages::page_game(),
            Self::Board => messages::page_board(),
            Self::Sound => messages::page_sound(),
            Self::Language => messages::language_heading(),
            Self::Keys => messages::page_keys(),
            Self::Accessibility => messages::page_accessibility(),
            Self::Files => messages::page_files(),
        }
    }

    /// Returns the settings on the tab, in order.
    pub(super) const fn rows(self) -> &'static [Setting] {
        match self {
            Self::Game => game::ROWS,
            Self::Board => board::ROWS,
            Self::Sound => sound::ROWS,
            Self::Language => language::ROWS,
            Self::Accessibility => accessibility::ROWS,
            // These pages have tables of their own.
            Self::Keys | Self::Files => &[],
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Game => Icon::Play,
            Self::Board => Icon::Labels,
            Self::Sound => Icon::Speaker,
            Self::Language => Icon::Globe,
            Self::Keys => Icon::Keyboard,
            Self::Accessibility => Icon::Figure,
            Self::Files => Icon::Folder,
        }
    }

    /// Name of the tab in `--probe`.
    const fn name(self) -> &'static str {
        match self {
            Self::Game => "settings-game",
            Self::Board => "settings-board",
            Self::Sound => "settings-sound",
            Self::Language => "settings-language",
            Self::Keys => "settings-keys",
            Self::Accessibility => "settings-accessibility",
            Self::Files => "settings-files",
        }
    }
}

/// What the player has pressed while a key binding is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CapturedKey {
    /// A key that can be bound.
    Key(KeyChord),
    /// A key that cannot be bound: it has no name, or belongs to the system.
    Unusable,
    /// Removes the key that is being replaced.
    Remove,
    /// Keeps the key that is being replaced.
    Cancel,
}

impl Settings {
    /// Opens the settings on a tab, and at a setting if one is named.
    pub(super) fn at(tab: SettingsTab, wanted: Option<&'static str>) -> Self {
        Self { tab, wanted, finding: FINDING, ..Self::default() }
    }

    /// Returns `true` if the next key is to be bound to a command.
    pub(super) const fn wants_key(&self) -> bool {
        self.keys.is_waiting()
    }

    /// Binds the captured key. Returns the request that changes the preferences.
    pub(super) fn take_key(&mut self, pressed: CapturedKey, model: &Model) -> Option<Request> {
        self.keys.take(pressed, model)
    }
}

/// Shows the dialog of the settings.
pub(super) fn show(ctx: &egui::Context, settings: &mut Settings, model: &Model) -> Outcome {
    let window = ctx.content_rect().size();
    let fills = window.x < ROOMY[0] || window.y < ROOMY[1];
    let title = model.words.say((Command::Panel(PanelCommand::Settings).info().label)());
    let frame = if fills { widgets::Extent::Window } else { widgets::Extent::Width(WIDTH) };
    widgets::framed(ctx, model.words, ("settings", &title), frame, |ui| {
        let requests = if fills { narrow(ui, settings, model) } else { roomy(ui, settings, model) };
        Outcome::ask(requests)
    })
}

/// Layout with the names of the pages at the left.
fn roomy(ui: &mut Ui, settings: &mut Settings, model: &Model) -> Vec<Request> {
    let height = (ui.ctx().content_rect().height() - 180.0).min(HEIGHT);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
    let names = rect.with_max_x(rect.left() + NAMES);
    let mut column =
        ui.new_child(UiBuilder::new().max_rect(names).layout(Layout::top_down_justified(egui::Align::Min)));
    column.spacing_mut().item_spacing.y = 4.0;
    for tab in SettingsTab::ALL {
        tab_button(&mut column, settings, tab, NAMES, model);
    }
    let edge = names.right() + 12.0;
    ui.painter().vline(edge, rect.y_range(), theme::hairline());
    let page = rect.with_min_x(edge + 16.0);
    let mut child = ui.new_child(UiBuilder::new().max_rect(page));
    contents(&mut child, settings, model)
}

/// Layout with the names of the pages above.
fn narrow(ui: &mut Ui, settings: &mut Settings, model: &Model) -> Vec<Request> {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for tab in SettingsTab::ALL {
            tab_button(ui, settings, tab, 0.0, model);
        }
    });
    ui.add_space(4.0);
    let size = ui.available_size();
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    contents(&mut ui.new_child(UiBuilder::new().max_rect(rect)), settings, model)
}

fn tab_button(ui: &mut Ui, settings: &mut Settings, tab: SettingsTab, width: f32, model: &Model) {
    let label = model.words.say(tab.label());
    let chosen = settings.tab == tab;
    let button = Button::new(&label).icon(tab.icon()).id(tab.name()).weight(Weight::Choice).selected(chosen);
    let button = if width > 0.0 {
        button.at_left().min_width(width).height(theme::TAB)
    } else {
        button.height(theme::TOUCH)
    };
    if button.show(ui).clicked() && !chosen {
        *settings = Settings::at(tab, None);
    }
}

/// A page, with a button below it that resets it.
fn contents(ui: &mut Ui, settings: &mut Settings, model: &Model) -> Vec<Request> {
    let tab = settings.tab;
    let changed: Vec<_> = tab.rows().iter().filter(|row| row.is_changed(model.preferences)).collect();
    let foot = if changed.is_empty() { 0.0 } else { theme::TOUCH + theme::GRID };
    let mut pressed = None;
    if tab == SettingsTab::Keys {
        return keys::show(ui, &mut settings.keys, model).into_iter().collect();
    }
    let height = ui.available_height() - foot;
    let area = ScrollArea::vertical().id_salt(tab.name()).auto_shrink([false, false]).max_height(height);
    area.show(ui, |ui| {
        // The scroll bar covers nothing.
        ui.set_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        for row in tab.rows() {
            let wanted = settings.wanted == Some(row.name);
            let (request, shown) = row::show(ui, row, wanted, model);
            pressed = request.or(pressed.take());
            if row.name == board::TABLE_THEME {
                board::say_refused(ui, model);
            }
            if wanted && shown {
                settings.finding = settings.finding.saturating_sub(1);
                if settings.finding == 0 {
                    settings.wanted = None;
                }
            }
        }
        if tab == SettingsTab::Board {
            pressed = board::own_themes(ui, model).or(pressed.take());
        }
        if tab == SettingsTab::Files {
            pressed = files::show(ui, model);
        }
        if tab == SettingsTab::Sound {
            sound::say_trouble(ui, model);
        }
    });
    if !changed.is_empty() {
        let label = model.words.say(messages::reset_page());
        ui.with_layout(Layout::right_to_left(egui::Align::Max), |ui| {
            let button =
                Button::new(&label).icon(Icon::Replay).id("settings-reset-page").weight(Weight::Quiet);
            if button.height(theme::TOUCH).show(ui).clicked() {
                pressed = Some(reset_all(changed));
            }
        });
    }
    pressed.into_iter().collect()
}

/// Request that resets these settings to their defaults.
fn reset_all(changed: Vec<&'static Setting>) -> Request {
    Request::edit(move |preferences| {
        for setting in &changed {
            setting.reset().apply(preferences);
        }
    })
}
