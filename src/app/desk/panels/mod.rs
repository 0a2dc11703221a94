//! Everything around the board: the rail with its pages, menus, dialogs and notices.
//!
//! Pure egui over a [`Model`]: [`show`] draws all of it and returns what was asked for and which part of the
//! window is left to the board. Nothing here changes a match.

mod about;
mod commands;
mod editor;
mod files;
mod help;
mod icons;
mod library;
mod menu;
mod model;
mod move_list;
mod new_game;
mod notices;
mod offers;
mod palette;
mod pie;
mod rail;
mod resign;
pub mod scale;
mod settings;
mod tags;
#[cfg(test)]
mod tests;
mod theme;
mod unsaved;
mod widgets;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use bevy_egui::egui;

use crate::app::game::{AnalysisPage, Choose, Editor, Job, RequestRejected, Tone};
use crate::app::input::{Command, Copied, Menu, TextSize};
use crate::library::GameId;
use crate::library::preferences::Page;
use crate::record::Opened;
use crate::rules::{AnyGame, Player, Variant};
use crate::words::{Message, notices as said, records};

pub use about::BEVY;
use editor::EditorPage;
use files::{Files, Purpose};
use library::LibraryPage;
pub use model::{Action, Ending, Model, PanelOutput, Refusal, Thinking};
use move_list::MoveList;
use new_game::Form;
use notices::Toasts;
pub use notices::bubble;
use palette::Palette;
use pie::Pie;
use rail::{AnalysePage, Plan};
pub use settings::Pressed;
use settings::{Settings, Sheet};
pub use theme::Look;

/// egui measures a menu before it shows it.
const UNFOLDING: u8 = 3;

/// What the panels remember between frames.
#[derive(Debug)]
pub struct PanelState {
    dialog: Option<Dialog>,
    /// The last choice in the dialog for a new game.
    form: Form,
    files: Files,
    library: LibraryPage,
    toasts: Toasts,
    moves: MoveList,
    editor: EditorPage,
    analyse: AnalysePage,
    /// The menu that is open.
    menu: Option<Menu>,
    /// In a small window, whether the page is shown.
    drawer: bool,
    /// The page of the result, until the player turns to another one.
    result: Option<Page>,
    /// The match whose result has come up by itself.
    shown_result: Option<u32>,
    /// Frames that a menu still needs to find its place.
    unfolding: u8,
    /// Tips for the first turns; off once a match has got past them.
    hints: bool,
    /// What is to be done once the match is saved.
    after_saving: Option<Action>,
    /// What last had the keys in the dialog that is open.
    focus: Option<egui::Id>,
    /// The size of everything, in percent, as it was drawn last.
    scale: u16,
    /// Whether a key was bound just now: it asks for nothing else.
    bound: bool,
}

/// The dialog that is open.
#[derive(Clone, Debug, PartialEq)]
enum Dialog {
    NewGame,
    Pie(Pie),
    Players,
    /// Who plays on from a position that was set up.
    PlayFrom(Box<AnyGame>),
    Help,
    Library,
    Palette(Palette),
    Settings(Settings),
    About,
    Resign(Player),
    /// Whether to leave the match for this.
    Unsaved(Action),
}

/// What a panel was pressed for.
#[derive(Clone, Debug, PartialEq)]
enum Press {
    Do(Action),
    /// Do it even if an unsaved game is lost.
    Sure(Action),
    /// All of these, one after the other.
    Several(Vec<Action>),
    /// Open the settings, at one of them if it is named.
    Setting(Sheet, Option<&'static str>),
    /// What can be asked for anywhere.
    Command(Command),
    /// A new game is to be asked for, on this board.
    NewGameOn(Variant),
    /// The komi is to be named and a side to be picked.
    Pie(Pie),
    /// Back from the komi to the form for a new game, as it was filled in.
    BackToForm,
    /// The komi is named.
    Named,
    /// Who plays is to be asked, and then it starts here.
    PlayFrom(Box<AnyGame>),
    /// Save the game, and then do what the open dialog asks about.
    SaveFirst,
    /// A file with games is to be chosen.
    Import,
    /// A file is to be chosen for these games.
    Export(Vec<GameId>),
    /// Do something in the library, which stays open.
    Shelve(Job),
    /// Close the dialog.
    Close,
    CloseMenu,
}

impl Default for PanelState {
    fn default() -> Self {
        Self {
            dialog: None,
            form: Form::default(),
            files: Files::default(),
            library: LibraryPage::default(),
            toasts: Toasts::default(),
            moves: MoveList::default(),
            editor: EditorPage::default(),
            analyse: AnalysePage::default(),
            menu: None,
            drawer: false,
            result: None,
            shown_result: None,
            unfolding: 0,
            hints: true,
            after_saving: None,
            focus: None,
            scale: 100,
            bound: false,
        }
    }
}

impl PanelState {
    /// The panels of a window: files are chosen in the system's own dialogs where there are some.
    pub fn of_window() -> Self {
        Self { files: Files::of_system(), ..Self::default() }
    }

    /// Opens the library. It has to be read again.
    pub fn open_library(&mut self) -> Action {
        self.dialog = Some(Dialog::Library);
        self.library.begin();
        Action::Library(Job::List)
    }

    /// A file was dropped on the window: its game is put on the table, or into the library if that is open.
    pub fn drop_file(&mut self, path: PathBuf, unsaved: bool) -> Option<Action> {
        if self.dialog == Some(Dialog::Library) {
            return Some(Action::Library(Job::Import(path)));
        }
        self.unless_lost(Action::Open(path), unsaved)
    }

    /// Text was pasted outside a text field: a game in it is put on the table.
    fn paste(&mut self, text: String, unsaved: bool) -> Option<Action> {
        match Opened::of_text(&text) {
            Ok(_) => self.unless_lost(Action::Paste(text), unsaved),
            Err(error) => {
                self.toast(Tone::Error, said::pasted_is_no_game(records::fault(&error)));
                None
            }
        }
    }

    /// Does what a command asks of the panels; other commands are not theirs. What is not possible now is not done.
    pub fn carry_out(&mut self, command: Command, model: &Model) -> Option<Action> {
        if commands::state(command, model) != commands::State::Ready {
            return None;
        }
        let game = model.game;
        match command {
            Command::NewGame => self.open_new_game(model),
            Command::Open => self.open_file(),
            Command::Save => self.save_file(),
            Command::Library => return Some(self.open_library()),
            Command::Copy(what) => return Some(Action::Copy(what)),
            Command::Resign => return self.ask_to_resign(model),
            Command::Rematch => return self.unless_lost(Action::Rematch, model.unsaved),
            Command::CountAgain => return Some(Action::CountAgain),
            Command::Players => {
                self.form = Form::of(game);
                self.dialog = Some(Dialog::Players);
            }
            Command::Page(page) => return self.turn_to(page, model),
            // Whoever switches it on wants to see what it says.
            Command::Engine if model.analysis.is_on() => return self.show_page(Page::Analyse, model),
            Command::Review | Command::NextMistake | Command::PreviousMistake | Command::TryAgain => {
                return self.show_page(Page::Analyse, model);
            }
            Command::Hint if model.lesson.is_none() => return self.show_page(Page::Play, model),
            Command::Menu(menu) => {
                self.menu = (self.menu != Some(menu)).then_some(menu);
                self.unfolding = UNFOLDING;
            }
            Command::Palette => self.dialog = Some(Dialog::Palette(Palette::default())),
            Command::Settings => self.dialog = Some(Dialog::Settings(Settings::default())),
            Command::TextSize(size) => {
                let percent = match size {
                    TextSize::Larger => Some(scale::larger(self.scale)),
                    TextSize::Smaller => Some(scale::smaller(self.scale)),
                    TextSize::Normal => None,
                };
                return Some(Action::Choose(Choose::Scale(percent)));
            }
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::About => self.dialog = Some(Dialog::About),
            Command::Quit => return self.ask_to_quit(model.unsaved),
            // The match's, the board's and the camera's.
            Command::Undo
            | Command::Redo
            | Command::Pass
            | Command::MoveNow
            | Command::Cancel
            | Command::Step(_)
            | Command::Engine
            | Command::SetUp
            | Command::Hint
            | Command::Coach
            | Command::Lesson(_)
            | Command::Coordinates
            | Command::Lens(_)
            | Command::View(_)
            | Command::Turn(_)
            | Command::Tilt(_)
            | Command::Zoom(_) => {}
        }
        None
    }

    /// Shows a page; in a small window, asked for once more it goes away.
    fn turn_to(&mut self, page: Page, model: &Model) -> Option<Action> {
        self.drawer = !(self.drawer && self.page(model) == page);
        self.result = None;
        (model.page != page).then_some(Action::Choose(Choose::Page(page)))
    }

    /// Shows a page, also where it is shown already.
    fn show_page(&mut self, page: Page, model: &Model) -> Option<Action> {
        self.drawer = true;
        self.result = None;
        (model.page != page).then_some(Action::Choose(Choose::Page(page)))
    }

    /// The page that is shown.
    fn page(&self, model: &Model) -> Page {
        self.result.unwrap_or(model.page)
    }

    /// Asks for a new game, with the current match's board and the players of new games preset.
    fn open_new_game(&mut self, model: &Model) {
        self.form = Form::of_new(model.game, &model.chosen.new_game);
        self.dialog = Some(Dialog::NewGame);
    }

    /// Asks whether to resign, if there is somebody who can; or resigns, if the player does not want to be asked.
    fn ask_to_resign(&mut self, model: &Model) -> Option<Action> {
        let player = words::resigner(model.game).ok()?;
        if !model.chosen.play.confirm_resign {
            return Some(Action::Resign(player));
        }
        self.dialog = Some(Dialog::Resign(player));
        None
    }

    /// Asks for a file to open.
    fn open_file(&mut self) {
        self.dialog = None;
        self.files.ask(Purpose::Open);
    }

    /// Asks for a file to save to.
    fn save_file(&mut self) {
        self.dialog = None;
        self.files.ask(Purpose::Save);
    }

    /// Whether the next key is to be bound to a command.
    pub fn wants_key(&self) -> bool {
        matches!(&self.dialog, Some(Dialog::Settings(settings)) if settings.wants_key())
    }

    /// Takes the key that was waited for. The panels do not see it.
    pub fn take_key(&mut self, pressed: Pressed, model: &Model) -> Option<Action> {
        self.bound = true;
        match &mut self.dialog {
            Some(Dialog::Settings(settings)) => settings.take_key(pressed, model),
            _ => None,
        }
    }

    /// Whether a dialog is open: keys and clicks are then not for the board.
    pub fn has_dialog(&self) -> bool {
        self.dialog.is_some() || self.files.is_open()
    }

    /// Whether a menu lies over the board.
    pub fn has_menu(&self) -> bool {
        self.menu.is_some()
    }

    /// Says something in the corner for some seconds.
    pub fn toast(&mut self, tone: Tone, text: Message) {
        self.toasts.push(tone, text);
    }

    /// Asks whether to close the window, if a game would be lost; otherwise it closes.
    pub fn ask_to_quit(&mut self, unsaved: bool) -> Option<Action> {
        self.unless_lost(Action::Quit, unsaved)
    }

    /// The match was written to a file, or could not be. What it was saved for is to be done now; if it was not
    /// written, it stays on the table. `unsaved` says whether something was played meanwhile that is not in the file: then
    /// the person is asked again.
    pub fn saved(&mut self, written: bool, unsaved: bool) -> Option<Action> {
        let then = self.after_saving.take().filter(|_| written)?;
        self.dialog = None;
        self.unless_lost(then, unsaved)
    }

    /// What may be done at once; of what would lose a game, the person is asked first.
    fn unless_lost(&mut self, action: Action, unsaved: bool) -> Option<Action> {
        if unsaved && action.leaves_match() {
            self.dialog = Some(Dialog::Unsaved(action));
            return None;
        }
        if !action.keeps_dialog() {
            self.dialog = None;
        }
        Some(action)
    }

    fn press(&mut self, press: Press, model: &Model) -> Option<Action> {
        match press {
            // They are taken apart before.
            Press::Several(_) => {}
            Press::Setting(sheet, wanted) => {
                self.dialog = Some(Dialog::Settings(Settings::at(sheet, wanted)));
            }
            Press::Do(action) => return self.unless_lost(action, model.unsaved),
            Press::Sure(action) => {
                self.dialog = None;
                return Some(action);
            }
            Press::BackToForm => self.dialog = Some(Dialog::NewGame),
            Press::Command(command) => return Some(Action::Command(command)),
            Press::NewGameOn(variant) => {
                self.form = Form::of_new(model.game, &model.chosen.new_game).on(variant);
                self.dialog = Some(Dialog::NewGame);
            }
            Press::Pie(pie) => return self.go_on_with(pie, model),
            Press::Named => {
                if let Some(Dialog::Pie(mut pie)) = self.dialog.take() {
                    pie.name();
                    return self.go_on_with(pie, model);
                }
            }
            Press::PlayFrom(position) => {
                self.form = Form::of(model.game).on(position.variant());
                self.dialog = Some(Dialog::PlayFrom(position));
            }
            Press::SaveFirst => {
                self.after_saving = match self.dialog.take() {
                    Some(Dialog::Unsaved(then)) => Some(then),
                    _ => None,
                };
                self.save_file();
            }
            Press::Import => self.files.ask(Purpose::Import),
            Press::Export(ids) => self.files.ask(Purpose::Export(ids)),
            Press::Shelve(job) => return Some(Action::Library(job)),
            Press::Close => self.dialog = None,
            Press::CloseMenu => self.menu = None,
        }
        None
    }

    /// Shows what a person is to name or to pick, or starts the match.
    fn go_on_with(&mut self, pie: Pie, model: &Model) -> Option<Action> {
        let Some((action, news)) = pie.settled() else {
            self.dialog = Some(Dialog::Pie(pie));
            return None;
        };
        let action = self.unless_lost(action, model.unsaved)?;
        self.toast(Tone::Good, news);
        Some(action)
    }

    /// Sets up the position in a text from the clipboard; the page says why it is none.
    pub fn paste_setup(&mut self, editor: &Editor, text: &str) -> Option<Action> {
        self.editor.paste(editor, text).map(Action::SetUp)
    }

    /// Draws the dialog for files. If it is closed without a file, nothing follows.
    fn show_files(&mut self, ctx: &egui::Context) -> Option<Action> {
        let was_open = self.files.is_open();
        let chosen = self.files.show(ctx);
        if self.files.take_library() {
            return Some(self.open_library());
        }
        if was_open && chosen.is_none() && !self.files.is_open() {
            self.after_saving = None;
        }
        chosen
    }

    /// Forgets what belonged to an earlier stage of the match.
    fn follow(&mut self, model: &Model) {
        self.files.follow(model.folder, model.words);
        self.follow_result(model);
        let past = matches!(self.dialog, Some(Dialog::Resign(_) | Dialog::Players));
        if past && model.game.result().is_some() {
            self.dialog = None;
        }
        if self.has_dialog() {
            self.menu = None;
        }
        if model.editor.is_none() {
            self.editor = EditorPage::default();
            if matches!(self.dialog, Some(Dialog::PlayFrom(_))) {
                self.dialog = None;
            }
        }
        if model.game.moves().len() > 8 {
            self.hints = false;
        }
    }

    /// The result comes up by itself once.
    fn follow_result(&mut self, model: &Model) {
        // A game in a lesson has its own words.
        if model.lesson.is_some() {
            self.result = None;
        } else if model.ending != Ending::Counted {
            // The drawer that the result opened goes with it.
            self.drawer &= self.result.take().is_none();
            // Whoever looks back and comes again has seen it. Counting again shows it again.
            if model.game.result().is_none() || model.ending != Ending::None {
                self.shown_result = None;
            }
        } else if self.shown_result != Some(model.match_id) {
            self.shown_result = Some(model.match_id);
            self.result = Some(Page::Play);
            self.drawer = true;
        }
    }
}

/// Draws everything around the board. To be called once a frame with a [`egui::Ui`] over the whole window.
pub fn show(root: &mut egui::Ui, state: &mut PanelState, model: &Model) -> PanelOutput {
    let ctx = root.ctx().clone();
    let window = root.max_rect();
    let plan = Plan::of(window.size());
    if !theme::ensure(&ctx, model.look) {
        let free = plan.free(window, state.drawer, false, false);
        let (analysis, wake) = (AnalysisPage::default(), Some(Duration::ZERO));
        return PanelOutput { actions: Vec::new(), free, analysis, wake };
    }
    state.scale = model.scale;
    if std::mem::take(&mut state.bound) || state.wants_key() {
        ctx.input_mut(|input| input.events.retain(|event| !is_typed(event)));
    }
    state.follow(model);
    keep_focus(&ctx, &mut state.focus);
    state.unfolding = state.unfolding.saturating_sub(1);
    widgets::forget_places(&ctx);

    let list_menu = state.moves.menu();
    let mut presses = rail::show(root, state, model);
    if state.moves.menu() != list_menu {
        state.unfolding = UNFOLDING;
    }
    let (editing, learning) = (model.editor.is_some(), model.lesson.is_some());
    let is_beside = matches!(plan, Plan::Rail(_)) || state.drawer;
    let analysing = is_beside && !editing && !learning && state.page(model) == Page::Analyse;
    let free = plan.free(window, (state.drawer && !learning) || editing, analysing, learning);
    // Tips and offers stand on the first page; without it, on the board.
    let is_page_shown = is_beside && state.page(model) == Page::Play;
    // What the bubble says at the pointer needs no tag there as well.
    let bubble_text = model.refusal.as_ref().map(|refusal| refusal.text);
    let tags = model.tags.iter().filter(|tag| Some(&tag.text) != bubble_text);
    tags::show(&ctx, free, tags, model.words);
    if !editing && !learning {
        // An offer stands where the tip would.
        let offered = offers::is_any(model);
        let tips = model.chosen.board.tips && !offered;
        let hints = state.hints && tips && !state.has_dialog() && !is_page_shown;
        presses.extend(notices::strip(&ctx, free, model, hints));
        if !state.has_dialog() && !is_page_shown {
            presses.extend(offers::over(&ctx, free, model));
            presses.extend(rail::advice::over(&ctx, free, model));
        }
    }
    // A second press on its button closes the menu, and is not also one beside it.
    let toggled = |press: &Press| matches!(press, Press::Command(Command::Menu(_)));
    if let Some(menu) = state.menu.filter(|_| !presses.iter().any(toggled)) {
        presses.extend(menu::show(&ctx, menu, menu_corner(plan, window), model));
    }
    presses.extend(dialogs(&ctx, state, model));
    if let Some(refusal) = model.refusal {
        bubble(&ctx, refusal.at, &model.words.say(refusal.text), refusal.opacity);
    }
    let toasts = state.toasts.show(&ctx, free, model);

    let single = presses.into_iter().flat_map(|press| match press {
        Press::Several(actions) => actions.into_iter().map(Press::Do).collect(),
        other => vec![other],
    });
    let mut actions: Vec<Action> = single.filter_map(|press| state.press(press, model)).collect();
    actions.extend(clipboard(&ctx, state, model));
    let chosen = state.show_files(&ctx);
    actions.extend(chosen.and_then(|action| state.unless_lost(action, model.unsaved)));
    let line = state.analyse.line().filter(|_| analysing);
    let analysis = AnalysisPage { shown: analysing, line };
    PanelOutput { actions, free, analysis, wake: wake(&ctx, state, model, toasts) }
}

/// Whether a key or what it types is told.
const fn is_typed(event: &egui::Event) -> bool {
    matches!(
        event,
        egui::Event::Key { .. }
            | egui::Event::Text(_)
            | egui::Event::Copy
            | egui::Event::Cut
            | egui::Event::Paste(_)
    )
}

/// Where the lower right corner of a menu lies: above the buttons that open it.
fn menu_corner(plan: Plan, window: egui::Rect) -> egui::Pos2 {
    let up = match plan {
        Plan::Rail(_) => theme::BUTTON + 20.0,
        Plan::Strips => theme::LOWER_STRIP + 8.0,
    };
    window.right_bottom() - egui::vec2(12.0, up)
}

/// Why something that was wanted of the match was not done, in a sentence.
pub fn refusal(refused: &RequestRejected) -> Message {
    words::refusals::request(refused)
}

/// Where the buttons are that can be pressed, by their labels, for programs that drive the window.
pub fn buttons(ctx: &egui::Context) -> BTreeMap<String, egui::Rect> {
    widgets::places(ctx)
}

/// The one dialog that is on top.
fn dialogs(ctx: &egui::Context, state: &mut PanelState, model: &Model) -> Vec<Press> {
    if state.files.is_open() {
        return Vec::new();
    }
    let words = model.words;
    let press = match &mut state.dialog {
        Some(Dialog::NewGame) => new_game::show(ctx, &mut state.form, words),
        Some(Dialog::Pie(pie)) => pie::show(ctx, pie, words),
        Some(Dialog::PlayFrom(position)) => new_game::show_play_from(ctx, &mut state.form, position, words),
        Some(Dialog::Players) => new_game::show_players(ctx, &mut state.form, words),
        Some(Dialog::Library) => return library::show(ctx, &mut state.library, model),
        Some(Dialog::Settings(settings)) => return settings::show(ctx, settings, model),
        Some(Dialog::About) => about::show(ctx, model),
        Some(Dialog::Help) => help::show(ctx, model),
        Some(Dialog::Resign(player)) => resign::show(ctx, model, *player),
        Some(Dialog::Unsaved(then)) => unsaved::show(ctx, then, model.game.result().is_some(), words),
        Some(Dialog::Palette(palette)) => return palette::show(ctx, palette, model),
        None => None,
    };
    press.into_iter().collect()
}

/// While a dialog is open, the keys stay in it. With Tab egui sees to that itself; its arrow keys also reach what lies
/// below the dialog.
fn keep_focus(ctx: &egui::Context, last: &mut Option<egui::Id>) {
    if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
        *last = None;
        return;
    }
    let Some(focused) = ctx.memory(egui::Memory::focused) else { return };
    let layer = ctx.read_response(focused).map(|response| response.layer_id);
    let inside = layer.is_none_or(|layer| ctx.memory(|memory| memory.is_above_modal_layer(layer)));
    if inside {
        *last = Some(focused);
        return;
    }
    ctx.memory_mut(|memory| match *last {
        Some(last) => memory.request_focus(last),
        None => memory.surrender_focus(focused),
    });
}

/// What is copied and pasted anywhere in the window, while nobody types and nothing is asked.
fn clipboard(ctx: &egui::Context, state: &mut PanelState, model: &Model) -> Option<Action> {
    let is_asking = state.files.is_open() || !matches!(state.dialog, None | Some(Dialog::Library));
    // Where a position is set up, its page copies and pastes.
    if is_asking || model.editor.is_some() || ctx.text_edit_focused() {
        return None;
    }
    let (copied, pasted) = ctx.input(|input| {
        let copied = input.events.iter().any(|event| matches!(event, egui::Event::Copy));
        (copied, pasted(&input.events))
    });
    if let Some(text) = pasted {
        return state.paste(text, model.unsaved);
    }
    copied.then_some(Action::Copy(Copied::Game))
}

/// The text that was pasted. What stands behind the window hands it on as if it had been typed, after the keys.
fn pasted(events: &[egui::Event]) -> Option<String> {
    let mut keys = false;
    for event in events {
        match event {
            egui::Event::Paste(text) => return Some(text.clone()),
            egui::Event::Key { key: egui::Key::V, pressed: true, modifiers, .. } => keys = modifiers.command,
            egui::Event::Text(text) if keys && !text.eq_ignore_ascii_case("v") => return Some(text.clone()),
            _ => {}
        }
    }
    None
}

/// When the panels must be drawn again although nothing happens.
fn wake(
    ctx: &egui::Context,
    state: &PanelState,
    model: &Model,
    toasts: Option<Duration>,
) -> Option<Duration> {
    let soon = Duration::from_millis(60);
    let thinking = model.thinking.map(|_| soon);
    let files = state.files.wake();
    // A tooltip comes up after the pointer has rested for a while.
    let rested = ctx.input(|input| input.pointer.time_since_last_movement());
    let tooltip = ctx.egui_wants_pointer_input() && rested < theme::TOOLTIP_DELAY + 0.3;
    let tooltip = tooltip.then_some(Duration::from_millis(50));
    let unfolding = (state.unfolding > 0).then_some(Duration::ZERO);
    [thinking, files, tooltip, toasts, unfolding].into_iter().flatten().min()
}
