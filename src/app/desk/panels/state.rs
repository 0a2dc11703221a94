//! What the panels remember between frames, and which dialog is open.

use std::path::PathBuf;

use bevy_egui::egui;

use super::editor::EditorPage;
use super::files::Files;
use super::library::LibraryPage;
use super::move_list::MoveList;
use super::new_game::{Form, NewGameDialog};
use super::pad::Pad;
use super::palette::Palette;
use super::rail::{AnalysePage, Plan};
use super::request::{FilePurpose, Request};
use super::rule::Offered;
use super::settings::{CapturedKey, Settings};
use super::toasts::Toasts;
use super::{Ending, Model, words};
use crate::app::game::{
    FileRequested, Job, MatchRequested, Mode, PictureOptions, PositionId, SetupEditor, Toast, ToastTopic,
};
use crate::app::input::MenuId;
use crate::library::preferences::Page;
use crate::rules::{AnyGame, AnyIllegalMove, Player};

/// What the panels remember between frames.
#[derive(Debug)]
pub struct PanelState {
    pub(super) dialog: Option<Dialog>,
    pub(super) files: Files,
    /// The last choice in the dialog for pictures.
    pub(super) picture: PictureOptions,
    pub(super) library: LibraryPage,
    pub(super) toasts: Toasts,
    pub(super) moves: MoveList,
    pub(super) editor: EditorPage,
    pub(super) analyse: AnalysePage,
    pub(super) pad: Pad,
    /// The menu that is open.
    pub(super) menu: Option<MenuId>,
    /// What the page for learners has.
    pub(super) section: Section,
    /// In a small window, whether the page is shown.
    pub(super) drawer: bool,
    /// The page of the result, until the player turns to another one.
    pub(super) result: Option<Page>,
    /// The match whose result has come up by itself.
    pub(super) shown_result: Option<u32>,
    /// Frames that a menu still needs to find its place.
    pub(super) unfolding: u8,
    /// Tips for the first turns; off once a match has got past them.
    pub(super) hints: bool,
    /// What is to be done once the match is saved.
    pub(super) after_saving: Option<Request>,
    /// What last had the keys in the dialog that is open.
    pub(super) focus: Option<egui::Id>,
    /// How the window was divided last.
    pub(super) plan: Option<Plan>,
    /// The size of everything, in percent, as it was drawn last.
    pub(super) scale: u16,
    /// Whether a key was bound just now: it asks for nothing else.
    pub(super) bound: bool,
    /// The rule behind what was refused again and again.
    pub(super) rule: Option<Offered>,
}

/// What the page for learners has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Section {
    #[default]
    Lessons,
    Puzzles,
}

/// The dialog that is open.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Dialog {
    NewGame(NewGameDialog),
    /// Who plays on in the running match.
    Players(Form),
    /// Who plays on from a position that was set up.
    PlayFrom(Form, Box<AnyGame>),
    Help,
    Library,
    /// What picture to save of what was on the board.
    Picture(PositionId),
    Palette(Palette),
    Settings(Settings),
    About,
    Resign(Player),
    /// Whether to leave the match for this.
    Unsaved(Request),
}

impl Default for PanelState {
    fn default() -> Self {
        Self {
            dialog: None,
            files: Files::default(),
            picture: PictureOptions::default(),
            library: LibraryPage::default(),
            toasts: Toasts::default(),
            moves: MoveList::default(),
            editor: EditorPage::default(),
            analyse: AnalysePage::default(),
            pad: Pad::default(),
            menu: None,
            section: Section::default(),
            drawer: false,
            result: None,
            shown_result: None,
            unfolding: 0,
            hints: true,
            after_saving: None,
            focus: None,
            plan: None,
            scale: 100,
            bound: false,
            rule: None,
        }
    }
}

impl PanelState {
    /// The panels of a window: files are chosen in the system's own dialogs where there are some.
    pub fn of_window() -> Self {
        Self { files: Files::of_system(), ..Self::default() }
    }

    /// Opens the library. It has to be read again.
    pub fn open_library(&mut self) -> Request {
        self.dialog = Some(Dialog::Library);
        self.library.begin();
        Request::Library(Job::List)
    }

    /// A file was dropped on the window: its game is put on the table, or into the library if that is open.
    pub fn drop_file(&mut self, path: PathBuf, unsaved: bool) -> Option<Request> {
        if self.dialog == Some(Dialog::Library) {
            return Some(Request::Library(Job::Import(path)));
        }
        self.unless_lost(Request::File(FileRequested::Open(path)), unsaved)
    }

    /// Shows a page; in a small window, asked for once more it goes away.
    pub(super) fn turn_to(&mut self, page: Page, model: &Model) -> Option<Request> {
        self.drawer = !(self.drawer && self.page(model) == page);
        self.result = None;
        (model.preferences.panels.page != page)
            .then_some(Request::edit(move |preferences| preferences.panels.page = page))
    }

    /// Shows a page, also where it is shown already.
    pub(super) fn show_page(&mut self, page: Page, model: &Model) -> Option<Request> {
        self.drawer = true;
        self.result = None;
        (model.preferences.panels.page != page)
            .then_some(Request::edit(move |preferences| preferences.panels.page = page))
    }

    /// Whether a page is shown, in a small window in the drawer.
    pub(super) fn is_shown(&self, page: Page, model: &Model) -> bool {
        (self.drawer || matches!(self.plan, Some(Plan::Rail(_)))) && self.page(model) == page
    }

    /// The page that is shown.
    pub(super) fn page(&self, model: &Model) -> Page {
        self.result.unwrap_or(model.preferences.panels.page)
    }

    /// Asks for a new game, with the current match's board and the players of new games preset.
    pub(super) fn open_new_game(&mut self, model: &Model) {
        let form = Form::of_new(model.game, &model.preferences.new_game);
        self.dialog = Some(Dialog::NewGame(NewGameDialog::new(form)));
    }

    /// Asks whether to resign, if a player can; or resigns, if the player does not want to be asked.
    pub(super) fn ask_to_resign(&mut self, model: &Model) -> Option<Request> {
        let player = words::resigner(model.game).ok()?;
        if !model.preferences.play.confirm_resign {
            return Some(Request::Match(MatchRequested::Resign(player)));
        }
        self.dialog = Some(Dialog::Resign(player));
        None
    }

    /// Asks for a file to open.
    pub(super) fn open_file(&mut self) {
        self.dialog = None;
        self.files.ask(FilePurpose::Open);
    }

    /// Asks for a file to save to.
    pub(super) fn save_file(&mut self) {
        self.dialog = None;
        self.files.ask(FilePurpose::Save);
    }

    /// Whether the next key is to be bound to a command.
    pub fn wants_key(&self) -> bool {
        matches!(&self.dialog, Some(Dialog::Settings(settings)) if settings.wants_key())
    }

    /// Takes the key that was waited for. The panels do not see it.
    pub fn take_key(&mut self, pressed: CapturedKey, model: &Model) -> Option<Request> {
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

    /// Says something in the corner.
    pub fn toast(&mut self, toast: Toast) {
        self.toasts.push(toast);
    }

    /// Takes away what was said of something.
    pub fn mended(&mut self, subject: ToastTopic) {
        self.toasts.withdraw(subject);
    }

    /// Offers the rule behind a refusal.
    pub fn offer_rule(&mut self, refused: &AnyIllegalMove, model: &Model) {
        self.rule = Offered::behind(refused, model);
    }

    /// Asks whether to close the window, if a game would be lost; otherwise it closes. A comment that is being written
    /// is noted first: then [`PanelState::goes_on_quitting`] in the next frame.
    pub fn ask_to_quit(&mut self, model: &Model) -> Option<Request> {
        if let Some(note) = self.moves.written(model) {
            self.moves.leaving = true;
            return Some(note);
        }
        self.unless_lost(Request::Quit, model.unsaved)
    }

    /// Whether the window was to be closed in the last frame, and something had to be noted first.
    pub fn goes_on_quitting(&mut self) -> bool {
        std::mem::take(&mut self.moves.leaving)
    }

    /// The match was written to a file, or could not be. What it was saved for is to be done now; if it was not
    /// written, it stays on the table. `unsaved` says whether something was played meanwhile that is not in the file:
    /// then the person is asked again.
    pub fn saved(&mut self, written: bool, unsaved: bool) -> Option<Request> {
        let then = self.after_saving.take().filter(|_| written)?;
        self.dialog = None;
        self.unless_lost(then, unsaved)
    }

    /// Returns the request, or asks first if it would lose a game.
    pub(super) fn unless_lost(&mut self, request: Request, unsaved: bool) -> Option<Request> {
        if request.leaves_match() {
            if unsaved {
                self.dialog = Some(Dialog::Unsaved(request));
                return None;
            }
            self.dialog = None;
        }
        Some(request)
    }

    /// Sets up the position in a text from the clipboard; the page says why it is none.
    pub fn paste_setup(&mut self, editor: &SetupEditor, text: &str) -> Option<Request> {
        self.editor.paste(editor, text).map(Request::SetUp)
    }

    /// Draws the dialog for files. If it is closed without a file, nothing follows.
    pub(super) fn show_files(&mut self, ctx: &egui::Context) -> Option<Request> {
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
    pub(super) fn follow(&mut self, model: &Model) {
        self.files.follow(model.preferences.files.folder.as_deref(), model.words);
        self.follow_result(model);
        let past = matches!(self.dialog, Some(Dialog::Resign(_) | Dialog::Players(_)));
        if past && model.game.result().is_some() {
            self.dialog = None;
        }
        if self.has_dialog() {
            self.menu = None;
        }
        let is_past = model.mode == Mode::SetUp || self.rule.as_ref().is_some_and(|rule| !rule.is_due(model));
        if self.has_dialog() || is_past {
            self.rule = None;
        }
        if model.mode != Mode::SetUp {
            self.editor = EditorPage::default();
            if matches!(self.dialog, Some(Dialog::PlayFrom(..))) {
                self.dialog = None;
            }
        }
        if model.game.moves().len() > 8 {
            self.hints = false;
        }
    }

    /// The result comes up by itself once.
    pub(super) fn follow_result(&mut self, model: &Model) {
        // A lesson and a puzzle have words of their own for the end of the game.
        if model.mode.is_exercise() {
            self.result = None;
        } else if model.ending != Ending::Counted {
            // The drawer that the result opened goes with it.
            self.drawer &= self.result.take().is_none();
            // A player who looks back and returns has seen it. Counting again shows it again.
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
