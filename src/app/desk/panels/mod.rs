//! Everything around the board: plates, action bar, move list, dialogs, result and notices.
//!
//! Pure egui over a [`Model`]: [`show`] draws all of it and returns what was asked for and which part of the
//! window is left to the board. Nothing here changes a match.

mod action_bar;
mod copies;
mod editor;
mod files;
mod help;
mod icons;
mod lenses;
mod library;
mod model;
mod move_list;
mod new_game;
mod notices;
mod offers;
mod pie;
mod resign;
mod result_card;
mod tags;
#[cfg(test)]
mod tests;
mod theme;
mod top_bar;
mod unsaved;
mod widgets;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use bevy_egui::egui;

use crate::app::game::{Editor, Job, RequestRejected, Tone};
use crate::library::GameId;
use crate::play::Match;
use crate::record::Opened;
use crate::rules::{AnyGame, Player};
use crate::words::{Message, notices as said, records};

use editor::EditorPage;
use files::{Files, Purpose};
use library::LibraryPage;
pub use model::{Action, Copied, Ending, Model, PanelOutput, Refusal, Thinking};
use move_list::MoveList;
use new_game::Form;
use notices::Toasts;
pub use notices::bubble;
use pie::Pie;

/// egui measures a menu before it shows it.
const UNFOLDING: u8 = 3;

/// What the panels remember between frames.
#[expect(clippy::struct_excessive_bools, reason = "each is one thing that is shown or not")]
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
    /// The menu of lenses is open.
    show_lenses: bool,
    /// The menu of what can be copied is open.
    show_copies: bool,
    /// Frames that a menu still needs to find its place.
    unfolding: u8,
    /// Tips for the first turns; off once a match has got past them.
    hints: bool,
    /// The result card was closed to look at the board.
    result_closed: bool,
    /// What is to be done once the match is saved.
    after_saving: Option<Action>,
    /// What last had the keys in the dialog that is open.
    focus: Option<egui::Id>,
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
    NewGame,
    /// The komi is to be named and a side to be picked.
    Pie(Pie),
    /// The komi is named.
    Named,
    Players,
    /// Who plays is to be asked, and then it starts here.
    PlayFrom(Box<AnyGame>),
    Open,
    Save,
    Library,
    /// A file with games is to be chosen.
    Import,
    /// A file is to be chosen for these games.
    Export(Vec<GameId>),
    /// Do something in the library, which stays open.
    Shelve(Job),
    Help,
    Resign(Player),
    ToggleLenses,
    ToggleCopies,
    ShowResult,
    Close,
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
            show_lenses: false,
            show_copies: false,
            unfolding: 0,
            hints: true,
            result_closed: false,
            after_saving: None,
            focus: None,
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

    /// Asks for a new game, with the current match's variant and players preset.
    pub fn open_new_game(&mut self, game: &Match) {
        self.form = Form::of(game);
        self.dialog = Some(Dialog::NewGame);
    }

    /// Shows the rules and the keys.
    pub fn open_help(&mut self) {
        self.dialog = Some(Dialog::Help);
    }

    /// Asks whether to resign, if there is somebody who can.
    pub fn open_resign(&mut self, game: &Match) {
        if let Ok(player) = words::resigner(game) {
            self.dialog = Some(Dialog::Resign(player));
        }
    }

    /// Asks for a file to open.
    pub fn open_file(&mut self) {
        self.dialog = None;
        self.files.ask(Purpose::Open);
    }

    /// Asks for a file to save to.
    pub fn save_file(&mut self) {
        self.dialog = None;
        self.files.ask(Purpose::Save);
    }

    /// Whether a dialog is open: keys and clicks are then not for the board.
    pub fn has_dialog(&self) -> bool {
        self.dialog.is_some() || self.files.is_open()
    }

    /// Whether a menu lies over the board.
    pub fn has_menu(&self) -> bool {
        self.show_lenses || self.show_copies
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
            Press::Do(action) => return self.unless_lost(action, model.unsaved),
            Press::Sure(action) => {
                self.dialog = None;
                return Some(action);
            }
            Press::NewGame if matches!(self.dialog, Some(Dialog::Pie(_))) => {
                self.dialog = Some(Dialog::NewGame);
            }
            Press::NewGame => self.open_new_game(model.game),
            Press::Pie(pie) => return self.go_on_with(pie, model),
            Press::Named => {
                if let Some(Dialog::Pie(mut pie)) = self.dialog.take() {
                    pie.name();
                    return self.go_on_with(pie, model);
                }
            }
            Press::Players => {
                self.form = Form::of(model.game);
                self.dialog = Some(Dialog::Players);
            }
            Press::PlayFrom(position) => {
                self.form = Form::of(model.game).on(position.variant());
                self.dialog = Some(Dialog::PlayFrom(position));
            }
            Press::Open => self.open_file(),
            Press::Save => {
                self.after_saving = match self.dialog.take() {
                    Some(Dialog::Unsaved(then)) => Some(then),
                    _ => None,
                };
                self.save_file();
            }
            Press::Library => return Some(self.open_library()),
            Press::Import => self.files.ask(Purpose::Import),
            Press::Export(ids) => self.files.ask(Purpose::Export(ids)),
            Press::Shelve(job) => return Some(Action::Library(job)),
            Press::Help => self.open_help(),
            Press::Resign(player) => self.dialog = Some(Dialog::Resign(player)),
            Press::ToggleLenses => {
                self.show_lenses = !self.show_lenses;
                self.unfolding = UNFOLDING;
            }
            Press::ToggleCopies => {
                self.show_copies = !self.show_copies;
                self.unfolding = UNFOLDING;
            }
            Press::ShowResult => self.result_closed = false,
            Press::Close if self.dialog.is_some() => self.dialog = None,
            Press::Close => self.result_closed = true,
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
        if model.game.result().is_none() {
            self.result_closed = false;
        }
        let past = matches!(self.dialog, Some(Dialog::Resign(_) | Dialog::Players));
        if past && model.game.result().is_some() {
            self.dialog = None;
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
}

/// Draws everything around the board. To be called once a frame with a [`egui::Ui`] over the whole window.
pub fn show(root: &mut egui::Ui, state: &mut PanelState, model: &Model) -> PanelOutput {
    let ctx = root.ctx().clone();
    let window = root.max_rect();
    if !theme::ensure(&ctx) {
        let free = free_at_start(window, model.moves.unwrap_or(window.width() >= theme::WIDE));
        return PanelOutput { actions: Vec::new(), free, wake: Some(Duration::ZERO) };
    }
    state.follow(model);
    keep_focus(&ctx, &mut state.focus);
    state.unfolding = state.unfolding.saturating_sub(1);
    widgets::forget_places(&ctx);

    let mut presses = Vec::new();
    let moves = model.moves.unwrap_or(window.width() >= theme::WIDE);
    if let Some(editor) = model.editor {
        presses.extend(editor::show(root, &mut state.editor, editor, model));
        editor::bar(root, editor, model.words);
    } else {
        if moves {
            let menu = state.moves.menu();
            presses.extend(move_list::show(root, &mut state.moves, model));
            if state.moves.menu() != menu {
                state.unfolding = UNFOLDING;
            }
        }
        presses.extend(top_bar::show(root, model, state.result_closed));
    }
    let open = action_bar::Open { moves, lenses: state.show_lenses, copies: state.show_copies };
    let asked = action_bar::show(root, model, open);
    let menu_pressed = asked.clone();
    presses.extend(asked);
    let free = root.available_rect_before_wrap();
    // What the bubble says at the pointer needs no tag there as well.
    let bubble_text = model.refusal.as_ref().map(|refusal| refusal.text);
    let tags = model.tags.iter().filter(|tag| Some(&tag.text) != bubble_text);
    tags::show(&ctx, free, tags, model.words);
    if model.editor.is_none() {
        presses.extend(notices::overlay(&ctx, free, model, state.hints && !state.has_dialog()));
    }
    // A second press on its button closes the menu, and is not also one beside it.
    let editing = model.editor.is_some();
    if state.show_lenses && menu_pressed != Some(Press::ToggleLenses) && !editing {
        presses.extend(lenses::show(&ctx, free, model));
    }
    if state.show_copies && menu_pressed != Some(Press::ToggleCopies) && !editing {
        presses.extend(copies::show(&ctx, free, model.game.variant(), model.words));
    }
    if !state.has_dialog() && !editing {
        presses.extend(offers::show(&ctx, free, model));
    }
    presses.extend(dialogs(&ctx, state, model));
    if let Some(refusal) = model.refusal {
        bubble(&ctx, refusal.at, &model.words.say(refusal.text), refusal.opacity);
    }
    let toasts = state.toasts.show(&ctx, free, model.words);

    let mut actions: Vec<Action> =
        presses.into_iter().filter_map(|press| state.press(press, model)).collect();
    actions.extend(clipboard(&ctx, state, model));
    let chosen = state.show_files(&ctx);
    actions.extend(chosen.and_then(|action| state.unless_lost(action, model.unsaved)));
    PanelOutput { actions, free, wake: wake(&ctx, state, model, toasts) }
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
        Some(Dialog::Help) => help::show(ctx, model),
        Some(Dialog::Resign(player)) => resign::show(ctx, model, *player),
        Some(Dialog::Unsaved(then)) => unsaved::show(ctx, then, model.game.result().is_some(), words),
        None if model.ending == Ending::Counted && !state.result_closed => result_card::show(ctx, model),
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

/// What will be free as soon as the bars are drawn.
fn free_at_start(window: egui::Rect, moves: bool) -> egui::Rect {
    let mut free = window;
    free.min.y += theme::top_bar(window.size());
    free.max.y -= theme::ACTION_BAR;
    if moves {
        free.max.x -= theme::MOVE_LIST;
    }
    free
}
