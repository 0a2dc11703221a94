//! The library: kept games to find, open and tidy up, games in progress, recent files, the bin, and statistics.
//!
//! [`page`] draws into the space it is given; [`show`] puts it into a dialog.

mod filter;
mod games;
mod ladder;
mod list;
mod others;
mod plots;
mod statistics;

use bevy_egui::egui::{self, Align, Layout, RichText, Ui, vec2};

use super::icons::Icon;
use super::request::{Outcome, Request};
use super::widgets::{self, Button, Weight};
use super::{Model, theme};
use crate::app::game::{Contents, Shelf};
use crate::i18n::{Message, library as messages};
use crate::library::GameId;

use filter::Filter;
use games::Games;
use statistics::Figures;

/// Margins inside text fields.
const INSIDE: egui::Margin = egui::Margin::symmetric(10, 4);

/// What the dialog of the library keeps between frames.
#[derive(Debug, Default)]
pub(super) struct LibraryPage {
    tab: Tab,
    filter: Filter,
    kept: Games,
    bin: Games,
    figures: Figures,
    /// Games in progress that were moved to the bin since the library was read last.
    given_up: Leaving,
    /// The search field takes the keyboard focus in the next frame.
    begins: bool,
}

/// Tab of the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Tab {
    #[default]
    Games,
    InProgress,
    Recent,
    Statistics,
    Bin,
}

impl Tab {
    const ALL: [Self; 5] = [Self::Games, Self::InProgress, Self::Recent, Self::Statistics, Self::Bin];

    fn label(self, contents: Option<&Contents>) -> Message {
        match self {
            Self::Games => messages::tab_games(),
            Self::InProgress => {
                messages::tab_in_progress(contents.map_or(0, |contents| contents.unfinished.len()))
            }
            Self::Recent => messages::tab_recent(),
            Self::Statistics => messages::tab_statistics(),
            Self::Bin => messages::tab_bin(),
        }
    }
}

impl LibraryPage {
    /// Opens the page where it was left, with the keyboard focus in the search field.
    pub(super) fn begin(&mut self) {
        self.begins = true;
        self.kept.forget_begun();
    }

    /// Shows a tab of the library from now on.
    #[cfg(test)]
    pub(super) fn turn_to(&mut self, tab: Tab) {
        self.tab = tab;
    }

    /// Returns the saved game that is selected.
    #[cfg(test)]
    pub(super) const fn selected(&self) -> Option<&GameId> {
        self.kept.selected.as_ref()
    }
}

/// Shows the library in a dialog.
pub(super) fn show(ctx: &egui::Context, page: &mut LibraryPage, model: &Model) -> Outcome {
    let window = ctx.content_rect().size();
    let title = model.words.say(messages::library_title());
    widgets::dialog(ctx, model.words, "library", &title, 1120.0, |ui| {
        // The frame of the dialog, its title and the space between them.
        let size = vec2(ui.available_width(), (window.y - 72.0 - 88.0).clamp(280.0, 840.0));
        let mut requests = Vec::new();
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            requests = self::page(ui, page, model);
        });
        Outcome::ask(requests)
    })
}

/// Shows the library in the space that it is given. Returns the requests of clicks and keys.
pub(super) fn page(ui: &mut Ui, page: &mut LibraryPage, model: &Model) -> Vec<Request> {
    let words = model.words;
    let contents = model.shelf.and_then(Shelf::contents);
    let mut requests = Vec::new();
    row(ui, theme::TOUCH, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for tab in Tab::ALL {
            let label = words.say(tab.label(contents));
            let button = Button::new(&label).weight(Weight::Choice).height(theme::TOUCH);
            if button.selected(page.tab == tab).show(ui).clicked() {
                page.tab = tab;
                page.begins = tab == Tab::Games;
            }
        }
    });
    ui.add_space(4.0);
    if page.tab == Tab::Recent {
        requests.extend(others::recent(ui, &model.preferences.files.recent, words));
        return requests;
    }
    let Some(shelf) = model.shelf else {
        let why = words.say(messages::library_missing_why());
        empty(ui, Icon::Books, &words.say(messages::library_missing()), &why);
        return requests;
    };
    let Some(contents) = contents else {
        // The player can type a search while the library is being read.
        if page.tab == Tab::Games {
            page.filter.show(ui, words, std::mem::take(&mut page.begins));
        }
        empty(ui, Icon::Books, &words.say(messages::library_being_read()), "");
        return requests;
    };
    let revision = shelf.revision();
    match page.tab {
        Tab::Games => {
            let begins = std::mem::take(&mut page.begins);
            let (games, filter) = (&mut page.kept, &mut page.filter);
            let texts = (words, model.on_table);
            requests.extend(games::kept(ui, texts, games, filter, contents, revision, begins));
        }
        Tab::Bin => requests.extend(games::bin(ui, words, &mut page.bin, &contents.bin, revision)),
        Tab::InProgress => {
            page.given_up.follow(revision);
            requests.extend(others::unfinished(ui, words, &contents.unfinished, &mut page.given_up));
        }
        Tab::Statistics => {
            let texts = (words, model.ratings.ratings());
            statistics::show(ui, texts, &mut page.figures, &contents.games, revision);
        }
        Tab::Recent => {}
    }
    requests
}

/// Lays out widgets side by side in a row of this height.
fn row<R>(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(height);
        contents(ui)
    })
    .inner
}

/// Games that are on their way out of a list: they are not shown any more, so that they cannot be sent away twice.
#[derive(Debug, Default)]
struct Leaving {
    revision: u32,
    ids: Vec<GameId>,
}

impl Leaving {
    /// Forgets the games once the library was read again: one that is still there did not leave.
    fn follow(&mut self, revision: u32) {
        if self.revision != revision {
            (self.revision, self.ids) = (revision, Vec::new());
        }
    }
}

/// Shows what is missing on an empty page, and how to add it.
fn empty(ui: &mut Ui, icon: Icon, title: &str, text: &str) {
    let height = ui.available_height();
    ui.vertical_centered(|ui| {
        ui.add_space((height * 0.24).max(8.0));
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(44.0), egui::Sense::hover());
        icon.paint(ui.painter(), rect, theme::disabled());
        ui.label(RichText::new(title).font(theme::strong(17.0)));
        ui.set_max_width(460.0_f32.min(ui.available_width()));
        ui.label(RichText::new(text).font(theme::text(14.5)).color(theme::muted()));
    });
}

/// Shows buttons below the text of an empty page. Returns the index of the one that was clicked.
fn ways_out(ui: &mut Ui, buttons: &[(Button, String)]) -> Option<usize> {
    ui.add_space(theme::GRID);
    let widths = buttons.iter().map(|(button, _)| button.width(ui) + theme::GRID);
    let width = widths.sum::<f32>() - theme::GRID;
    let mut clicked = None;
    row(ui, theme::BUTTON, |ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
        for (number, (button, tip)) in buttons.iter().enumerate() {
            if button.show(ui).on_hover_text(tip).clicked() {
                clicked = Some(number);
            }
        }
    });
    clicked
}
