//! The table of kept games with its buttons, and that of the games in the bin.

use std::collections::HashMap;

use bevy_egui::egui::{Align, Key, Label, Layout, Modifiers, RichText, TextEdit, Ui, WidgetInfo, WidgetType};

use super::super::icons::Icon;
use super::super::request::FilePurpose;
use super::super::request::{PanelRequest, Request};
use super::super::theme;
use super::super::widgets::{self, Button, Weight};
use super::super::words::library::Shown;
use super::filter::Filter;
use super::list::{GameTable, SortOrder};
use super::{Leaving, empty, row, ways_out};
use crate::app::game::{Contents, Job};
use crate::app::input::PanelCommand;
use crate::i18n::{Language, Message, Words, keeping, library as messages, notices};
use crate::library::{Entry, GameId, Index, Sort};

/// Height of the line below the table, in points.
const LINE: f32 = 20.0;
/// Number of rows that Page Up and Page Down move.
const PAGE: isize = 10;

/// State of a table of saved games: selection, order and renaming.
#[derive(Debug)]
pub(super) struct Games {
    pub selected: Option<GameId>,
    sort: Sort,
    backwards: bool,
    /// The new name of a game while it is typed.
    renaming: Option<(GameId, String, bool)>,
    /// A game with a new name, to be selected once the list has it.
    renamed: Option<GameId>,
    /// The game that went into the bin last: until another is selected it can be brought back here.
    binned: Option<Binned>,
    found: Found,
    /// Games that were thrown away or restored since the library was read last.
    leaving: Leaving,
}

/// Search results as positions in the index, with the search that they belong to.
#[derive(Debug, Default)]
struct Found {
    key: Option<(u32, Filter, Language, Sort, bool, usize)>,
    places: Vec<usize>,
}

/// A game that was sent into the bin, from where it can be brought back.
#[derive(Debug)]
enum Binned {
    /// Not yet in the bin; with the games that were there before, and the library's revision at that time.
    OnItsWay { before: Vec<GameId>, revision: u32 },
    /// Its name in the bin.
    There(GameId),
}

impl Default for Games {
    /// Sorts the games by date, with the latest first.
    fn default() -> Self {
        let sort = Sort::Date;
        let (found, leaving) = (Found::default(), Leaving::default());
        let (selected, renaming, renamed, binned) = (None, None, None, None);
        Self { selected, sort, backwards: false, renaming, renamed, binned, found, leaving }
    }
}

impl Games {
    /// Cancels a renaming, and forgets the game that could be brought back from the bin.
    pub(super) fn forget_begun(&mut self) {
        self.renaming = None;
        self.binned = None;
    }

    /// Repeats the search if anything has changed.
    fn seek(&mut self, index: &Index, filter: &Filter, words: &Words, revision: u32) {
        self.leaving.follow(revision);
        let (language, leaving) = (words.language(), self.leaving.ids.len());
        let key = (revision, filter.clone(), language, self.sort, self.backwards, leaving);
        if self.found.key.as_ref() == Some(&key) {
            return;
        }
        let entries = index.entries();
        let places: HashMap<&GameId, usize> =
            entries.iter().enumerate().map(|(place, entry)| (&entry.id, place)).collect();
        let shown = Shown::new(words);
        let found = index.find_as_shown(&filter.query(), self.sort, self.backwards, |entry| shown.of(entry));
        let leaving = &self.leaving.ids;
        let found =
            found.into_iter().filter(|entry| filter.has_board(entry.variant) && !leaving.contains(&entry.id));
        self.found.places = found.filter_map(|entry| places.get(&entry.id).copied()).collect();
        self.found.key = Some(key);
        let is_there = |id: &GameId| self.found.places.iter().any(|&place| entries[place].id == *id);
        let renamed = self.renamed.take_if(|id| is_there(id));
        self.selected = renamed.or_else(|| self.selected.take().filter(is_there));
    }

    /// Removes the selected game from the list, and returns the request that moves it elsewhere.
    fn send(&mut self, job: fn(Vec<GameId>) -> Job) -> Option<Request> {
        let id = self.selected.take()?;
        self.leaving.ids.push(id.clone());
        Some(Request::Library(job(vec![id])))
    }

    /// Sends the selected game into the bin. `revision` is that of the library now.
    fn send_to_bin(&mut self, bin: &Index, revision: u32) -> Option<Request> {
        let request = self.send(Job::Remove)?;
        let before = bin.entries().iter().map(|entry| entry.id.clone()).collect();
        self.binned = Some(Binned::OnItsWay { before, revision });
        Some(request)
    }

    /// Finds in the bin the game that was sent there, even under another name, and forgets it once it is gone.
    fn follow_bin(&mut self, bin: &Index, revision: u32) {
        let ids = || bin.entries().iter().map(|entry| &entry.id);
        self.binned = match self.binned.take() {
            Some(Binned::OnItsWay { before, revision: then }) if then != revision => {
                let mut fresh = ids().filter(|id| !before.contains(*id));
                fresh.next().filter(|_| fresh.next().is_none()).cloned().map(Binned::There)
            }
            Some(Binned::There(id)) => ids().any(|other| *other == id).then_some(Binned::There(id)),
            other => other,
        };
    }

    /// The game in the bin that can be brought back.
    fn binned(&self) -> Option<&GameId> {
        match &self.binned {
            Some(Binned::There(id)) => Some(id),
            Some(Binned::OnItsWay { .. }) | None => None,
        }
    }

    /// Brings back the game that went into the bin last, and selects it again.
    fn bring_back(&mut self) -> Option<Request> {
        let id = self.binned().cloned()?;
        self.binned = None;
        self.renamed = Some(id.clone());
        Some(Request::Library(Job::Restore(vec![id])))
    }

    fn entry<'a>(&self, index: &'a Index, row: usize) -> Option<&'a Entry> {
        index.entries().get(*self.found.places.get(row)?)
    }

    fn selected_row(&self, index: &Index) -> Option<usize> {
        let selected = self.selected.as_ref()?;
        self.found
            .places
            .iter()
            .position(|&place| index.entries().get(place).is_some_and(|e| e.id == *selected))
    }

    /// Shows the table, and handles mouse and keys. Returns the game that is to be opened.
    fn table(&mut self, ui: &mut Ui, words: &Words, index: &Index) -> Option<GameId> {
        let rows = self.found.places.len();
        let mut row = self.selected_row(index);
        let mut opened = None;
        let mut follow = false;
        if self.renaming.is_none() {
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let pages = isize::from(pressed(Key::PageDown)) - isize::from(pressed(Key::PageUp));
            let step = isize::from(pressed(Key::ArrowDown)) - isize::from(pressed(Key::ArrowUp));
            let step = step + PAGE * pages;
            if step != 0 && rows > 0 {
                let next = row.map_or(0, |row| row.saturating_add_signed(step).min(rows - 1));
                (row, follow) = (Some(next), true);
            }
            if pressed(Key::Enter) {
                opened = row;
                if row.is_none() && rows > 0 {
                    (row, follow) = (Some(0), true);
                }
            }
        }
        let order = SortOrder { sort: self.sort, backwards: self.backwards };
        let entry = |row| self.entry(index, row);
        let table = GameTable { rows, entry: &entry, selected: row, follow, order };
        let clicks = table.show(ui, words);
        if let Some(sort) = clicks.sort {
            self.backwards = sort == self.sort && !self.backwards;
            self.sort = sort;
        }
        if let Some(clicked) = clicks.row {
            row = Some(clicked);
            self.renaming = None;
            if clicks.is_double {
                opened = row;
            }
        }
        let id = |row: Option<usize>| Some(self.entry(index, row?)?.id.clone());
        let (selected, opened) = (id(row), id(opened));
        if selected != self.selected {
            // The line below the table was drawn earlier, for the previous selection.
            ui.ctx().request_repaint();
        }
        if selected.is_some() {
            self.binned = None;
        }
        self.selected = selected;
        opened
    }
}

/// Shows the table of the saved games with its filter and buttons. Returns the requests of clicks and keys.
pub(super) fn kept(
    ui: &mut Ui,
    (words, on_table): (&Words, Option<&GameId>),
    games: &mut Games,
    filter: &mut Filter,
    contents: &Contents,
    revision: u32,
    begins: bool,
) -> Vec<Request> {
    let index = &contents.games;
    let mut requests = Vec::new();
    games.follow_bin(&contents.bin, revision);
    if index.entries().is_empty() {
        return without_games(ui, words, games, index);
    }
    let typing = filter.show(ui, words, begins);
    games.seek(index, filter, words, revision);
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        requests.extend(foot(ui, (words, on_table), games, filter, contents, revision));
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            if games.found.places.is_empty() {
                let text = words.say(messages::no_games_match_tip());
                empty(ui, Icon::Books, &words.say(messages::no_games_match()), &text);
                let (all, tip) = (words.say(messages::show_all_games()), words.say(messages::clear_search()));
                if ways_out(ui, &[(Button::new(&all), tip)]).is_some() {
                    *filter = Filter::default();
                }
            } else if let Some(id) = games.table(ui, words, index) {
                requests.push(Request::Library(Job::Open(id)));
            }
        });
    });
    let delete = !typing && games.renaming.is_none() && widgets::pressed(ui, Key::Delete);
    if delete {
        requests.extend(games.send_to_bin(&contents.bin, revision));
    }
    requests
}

/// Shows the page without games, where the only one may just have gone into the bin.
fn without_games(ui: &mut Ui, words: &Words, games: &mut Games, index: &Index) -> Vec<Request> {
    let say = |message| words.say(message);
    empty(ui, Icon::Books, &say(messages::no_games()), &say(messages::no_games_tip()));
    let (restore, import, open) =
        (say(messages::restore_game()), say(messages::import_games()), say(messages::open_file()));
    let mut buttons = vec![
        (Button::new(&import).icon(Icon::Plus), say(messages::import_games_tip())),
        (Button::new(&open).icon(Icon::Folder).weight(Weight::Quiet), say(messages::open_file_tip())),
    ];
    if let Some(id) = games.binned() {
        let tip = say(messages::game_in_bin(id.to_string()));
        buttons.push((Button::new(&restore).icon(Icon::Undo).weight(Weight::Primary), tip));
    }
    let clicked = ways_out(ui, &buttons);
    if let Some(text) = unread(index) {
        ui.add_space(theme::GRID);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(say(text)).font(theme::text(13.0)).color(theme::danger()));
        });
    }
    let request = match clicked {
        Some(0) => Some(PanelRequest::ChooseFile(FilePurpose::Import).into()),
        Some(1) => Some(Request::Command(PanelCommand::Open.into())),
        Some(_) => games.bring_back(),
        None => None,
    };
    request.into_iter().collect()
}

/// Message about files in the library that cannot be read, if there are any.
fn unread(index: &Index) -> Option<Message> {
    let first = index.unread.first()?;
    let reason = keeping::of_unread(&first.reason);
    Some(messages::files_unread(index.unread.len(), first.id.to_string(), reason))
}

/// Shows the buttons for the selected game or for all listed ones.
fn foot(
    ui: &mut Ui,
    (words, on_table): (&Words, Option<&GameId>),
    games: &mut Games,
    filter: &Filter,
    contents: &Contents,
    revision: u32,
) -> Vec<Request> {
    let index = &contents.games;
    let say = |message| words.say(message);
    if let Some(request) = renaming(ui, words, games, index) {
        return request;
    }
    let mut requests = Vec::new();
    let selected = games.selected.clone();
    let entry = games.selected_row(index).and_then(|row| games.entry(index, row));
    let narrow = ui.available_width() < 700.0;
    let wide = ui.available_width() >= 860.0;
    row(ui, theme::BUTTON, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let goes_on = entry.is_some_and(|entry| !entry.finished());
        let comes_back = selected.is_none() && games.binned().is_some();
        let (label, icon) = if comes_back {
            (messages::restore_game(), Icon::Undo)
        } else if goes_on {
            (messages::continue_game(), Icon::Play)
        } else {
            (messages::open_game(), Icon::Folder)
        };
        let label = say(label);
        let first = Button::new(&label).icon(icon).weight(Weight::Primary).min_width(112.0);
        let can_press = selected.is_some() || comes_back;
        let first = first.enabled(can_press).show(ui);
        let first = if can_press { first } else { first.on_hover_text(say(messages::choose_first())) };
        let quiet = |ui: &mut Ui, label, icon, enabled, is_labelled| {
            let label = say(label);
            let button = Button::new(&label).icon(icon).weight(Weight::Quiet);
            button.labelled(is_labelled).enabled(enabled).show(ui)
        };
        // Before anything is typed in vain.
        let keeps_name = selected.is_some() && selected.as_ref() == on_table;
        let may_rename = selected.is_some() && !keeps_name;
        let rename = quiet(ui, messages::rename_game(), Icon::Pen, may_rename, !narrow);
        let rename =
            if keeps_name { rename.on_hover_text(say(notices::game_on_table_keeps_name())) } else { rename };
        let (export, tip) = if selected.is_some() {
            (messages::export_game(), messages::export_game_tip())
        } else {
            (messages::export_listed(), messages::export_listed_tip())
        };
        let export = quiet(ui, export, Icon::Save, !games.found.places.is_empty(), !narrow);
        let export = export.on_hover_text(say(tip));
        let bin = quiet(ui, messages::bin_game(), Icon::Bin, selected.is_some(), !narrow);
        let bin = bin.on_hover_text(say(messages::bin_game_tip()));
        if export.clicked() {
            let listed = || (0..games.found.places.len()).filter_map(|row| games.entry(index, row));
            let ids =
                selected.clone().map_or_else(|| listed().map(|e| e.id.clone()).collect(), |id| vec![id]);
            requests.push(PanelRequest::ChooseFile(FilePurpose::Export(ids)).into());
        }
        if comes_back && first.clicked() {
            requests.extend(games.bring_back());
        }
        if let Some(id) = &selected {
            if first.clicked() {
                requests.push(Request::Library(Job::Open(id.clone())));
            }
            if rename.clicked() {
                games.renaming = Some((id.clone(), id.as_str().to_owned(), true));
            }
            if bin.clicked() {
                requests.extend(games.send_to_bin(&contents.bin, revision));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let file = quiet(ui, messages::open_file(), Icon::Folder, true, wide);
            if file.on_hover_text(say(messages::open_file_tip())).clicked() {
                requests.push(Request::Command(PanelCommand::Open.into()));
            }
            let import = quiet(ui, messages::import_games(), Icon::Plus, true, !narrow);
            if import.on_hover_text(say(messages::import_games_tip())).clicked() {
                requests.push(PanelRequest::ChooseFile(FilePurpose::Import).into());
            }
        });
    });
    row(ui, LINE, |ui| {
        let (listed, all) = (games.found.places.len(), index.entries().len());
        let count = if filter.is_empty() {
            messages::games_counted(all)
        } else {
            messages::games_listed(listed, all)
        };
        ui.label(RichText::new(say(count)).font(theme::text(13.0)).color(theme::muted()));
        let binned = || games.binned().map(|id| say(messages::game_in_bin(id.to_string())));
        let name = selected.map(|id| id.to_string()).or_else(binned).map(|text| format!("·  {text}"));
        let (text, ink) = match (name, unread(index)) {
            (Some(name), _) => (name, theme::muted()),
            (None, Some(unread)) => (format!("·  {}", say(unread)), theme::danger()),
            (None, None) => return,
        };
        ui.add(Label::new(RichText::new(text).font(theme::text(13.0)).color(ink)).truncate());
    });
    requests
}

/// Shows the field for a new name in place of the buttons.
fn renaming(ui: &mut Ui, words: &Words, games: &mut Games, index: &Index) -> Option<Vec<Request>> {
    let say = |message| words.say(message);
    let (id, name, begins) = games.renaming.as_mut()?;
    let mut requests = Vec::new();
    let mut done = false;
    let mut fault = None;
    let mut renamed = None;
    row(ui, theme::BUTTON, |ui| {
        ui.label(RichText::new(say(messages::new_name())).font(theme::strong(14.5)));
        let width = (ui.available_width() - 210.0).max(120.0);
        let edit = TextEdit::singleline(name).id_salt("rename").font(theme::text(14.5));
        let field =
            ui.add_sized([width, theme::TOUCH], edit.margin(super::INSIDE).vertical_align(Align::Center));
        let what = say(messages::new_name());
        field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &what));
        let wanted = name.trim();
        let is_taken = || index.entries().iter().any(|entry| entry.id.as_str() == wanted);
        if wanted != id.as_str() {
            fault = match GameId::parse(wanted) {
                None if wanted.is_empty() => Some(messages::name_empty()),
                None => Some(messages::name_impossible()),
                Some(_) => is_taken().then(messages::name_taken),
            };
        }
        // Enter confirms the name and does not open the selected game.
        let enter =
            field.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        // An invalid name stays in the field, to be corrected.
        if *begins {
            widgets::select_all(ui, field.id, name);
        }
        if std::mem::take(begins) || enter && fault.is_some() {
            field.request_focus();
        }
        let label = say(messages::rename_game());
        let save = Button::new(&label).weight(Weight::Primary).height(theme::TOUCH);
        let save = save.enabled(fault.is_none()).show(ui);
        let label = say(messages::rename_cancel());
        let cancel = Button::new(&label).weight(Weight::Quiet).height(theme::TOUCH).show(ui);
        if fault.is_none() && (save.clicked() || enter) {
            if wanted != id.as_str() {
                requests.push(Request::Library(Job::Rename(id.clone(), wanted.to_owned())));
                renamed = GameId::parse(wanted);
            }
            done = true;
        }
        // Escape ends the renaming and does not close the page.
        let escape = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        done |= cancel.clicked() || escape;
    });
    row(ui, LINE, |ui| {
        let (text, ink) = match fault {
            Some(fault) => (fault, theme::danger()),
            None => (messages::new_name_tip(), theme::muted()),
        };
        ui.add(Label::new(RichText::new(say(text)).font(theme::text(13.0)).color(ink)).truncate());
    });
    if done {
        games.renaming = None;
        games.renamed = renamed;
    }
    Some(requests)
}

/// Shows the table of the games in the bin with its buttons. Returns the requests of clicks.
pub(super) fn bin(
    ui: &mut Ui,
    words: &Words,
    games: &mut Games,
    index: &Index,
    revision: u32,
) -> Vec<Request> {
    let say = |message| words.say(message);
    let mut requests = Vec::new();
    if index.entries().is_empty() {
        empty(ui, Icon::Bin, &say(messages::bin_empty()), &say(messages::bin_empty_tip()));
        return requests;
    }
    games.seek(index, &Filter::default(), words, revision);
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        row(ui, theme::BUTTON, |ui| {
            let label = say(messages::restore_game());
            let back = Button::new(&label).icon(Icon::Undo).weight(Weight::Primary).min_width(112.0);
            let back = back.enabled(games.selected.is_some()).show(ui);
            if back.clicked() {
                requests.extend(games.send(Job::Restore));
            }
            let count = say(messages::bin_counted(index.entries().len()));
            ui.label(RichText::new(count).font(theme::text(13.0)).color(theme::muted()));
        });
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            if let Some(id) = games.table(ui, words, index) {
                games.selected = Some(id);
                requests.extend(games.send(Job::Restore));
            }
        });
    });
    requests
}
