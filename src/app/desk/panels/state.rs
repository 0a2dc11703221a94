//! State of the panels that lasts between frames, and the dialog that is open.

use std::path::PathBuf;

use bevy_egui::egui;

use super::editor::EditorPage;
use super::files::Files;
use super::library::LibraryPage;
use super::move_list::MoveList;
use super::new_game::{Form, NewGameDialog};
use super::pad::Pad;
use super::palette::{Palette, RecentEntries};
use super::photo::PhotoMode;
use super::picture::PreviewTexture;
use super::rail::{AnalysePage, Plan, Section};
use super::request::{FilePurpose, Request};
use super::rule::OfferedRule;
use super::settings::{CapturedKey, Settings};
use super::toasts::Toasts;
use super::{Ending, Model, commands, picture, words};
use crate::app::game::{
    AnalysisPage, FileRequested, Job, MatchRequested, Mode, PictureOptions, PositionId, SetupEditor, Toast,
    ToastTopic, WantedPreview,
};
use crate::app::input::{MenuId, PanelCommand};
use crate::library::preferences::Page;
use crate::rules::{AnyGame, AnyIllegalMove, Player};

/// What the panels keep between frames: dialogs, toasts, and the state of the pages.
#[derive(Debug, Default)]
pub struct PanelState {
    pub(super) dialog: Option<Dialog>,
    pub(super) files: Files,
    /// Options that were last used in the dialog for pictures.
    pub(super) picture: PictureOptions,
    pub(super) preview: PreviewTexture,
    /// The photo mode, while it is on.
    pub(super) photo: Option<PhotoMode>,
    pub(super) library: LibraryPage,
    pub(super) toasts: Toasts,
    pub(super) moves: MoveList,
    pub(super) editor: EditorPage,
    /// What was picked last in the command palette.
    pub(super) recent: RecentEntries,
    pub(super) analyse: AnalysePage,
    pub(super) pad: Pad,
    pub(super) menu: Option<MenuId>,
    /// Section of the page for learners.
    pub(super) section: Section,
    /// Shows the page in a small window.
    pub(super) drawer: bool,
    /// Page that shows the result, until the player turns to another page.
    pub(super) result: Option<Page>,
    /// Match whose result was last shown automatically.
    pub(super) shown_result: Option<u32>,
    /// Frames that a menu still needs for its layout.
    pub(super) unfolding: u8,
    /// A match has passed its first turns, so that their tips are no longer shown.
    pub(super) is_past_hints: bool,
    /// Request that follows once the match is saved.
    pub(super) after_saving: Option<Request>,
    /// Widget of the open dialog that last had the focus.
    pub(super) focus: Option<egui::Id>,
    /// Layout of the window in the last frame.
    pub(super) plan: Option<Plan>,
    /// Scale of the last frame, in percent.
    pub(super) scale: u16,
    /// A key was bound in this frame, so it triggers no command.
    pub(super) bound: bool,
    /// Rule that explains a move that was refused repeatedly.
    pub(super) rule: Option<OfferedRule>,
}

/// The dialog that is open, with its state.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Dialog {
    NewGame(NewGameDialog),
    /// Changes the players of the running match.
    Players(Form),
    /// Chooses the players for a position that was set up.
    PlayFrom(Form, Box<AnyGame>),
    Help,
    Library,
    /// Exports a picture of this position.
    Picture(PositionId),
    Palette(Palette),
    Settings(Settings),
    About,
    Resign(Player),
    /// Asks before this request discards an unsaved match.
    Unsaved(Request),
}

impl PanelState {
    /// Makes the state of the panels of a real window, with the system's file dialogs where there are some.
    pub fn of_window() -> Self {
        Self { files: Files::of_system(), ..Self::default() }
    }

    /// Opens the library. Returns the request to read its list again.
    pub fn open_library(&mut self) -> Request {
        self.dialog = Some(Dialog::Library);
        self.library.begin();
        Request::Library(Job::List)
    }

    /// Handles a file dropped on the window: returns the request to open its game or, while the library is open, to
    /// import it.
    pub fn drop_file(&mut self, path: PathBuf, unsaved: bool) -> Option<Request> {
        if self.dialog == Some(Dialog::Library) {
            return Some(Request::Library(Job::Import(path)));
        }
        self.unless_lost(Request::File(FileRequested::Open(path)), unsaved)
    }

    /// Shows a page. In a small window, closes the drawer if it already shows that page. Returns the request that
    /// remembers the page, if it is another one.
    pub(super) fn turn_to(&mut self, page: Page, model: &Model) -> Option<Request> {
        let closes = self.drawer && self.page(model) == page;
        let request = self.show_page(page, model);
        self.drawer = !closes;
        request
    }

    /// Shows a page, even if it is already shown. Returns the request that remembers the page, if it is another one.
    pub(super) fn show_page(&mut self, page: Page, model: &Model) -> Option<Request> {
        self.drawer = true;
        self.result = None;
        (model.preferences.panels.page != page)
            .then_some(Request::edit(move |preferences| preferences.panels.page = page))
    }

    /// Returns `true` if a page is visible, in a small window in the drawer.
    pub(super) fn is_shown(&self, page: Page, model: &Model) -> bool {
        (self.drawer || matches!(self.plan, Some(Plan::Rail(_)))) && self.page(model) == page
    }

    /// Returns the page that is chosen, or that was opened for the result of a match.
    pub(super) fn page(&self, model: &Model) -> Page {
        self.result.unwrap_or(model.preferences.panels.page)
    }

    /// Returns the picture of which a preview is wanted: that of the dialog, if there is room for one.
    pub(super) fn wanted_preview(&mut self, ctx: &egui::Context) -> WantedPreview {
        if let Some(Dialog::Picture(of)) = self.dialog
            && picture::is_wide(ctx)
        {
            return WantedPreview(Some((self.picture, of)));
        }
        self.preview = PreviewTexture::default();
        WantedPreview(None)
    }

    /// Returns whether the page for analysis is open, and which of its engine lines is under the pointer, for the board
    /// to play out.
    pub(super) fn analysis_page_state(&self, is_open: bool) -> AnalysisPage {
        AnalysisPage { shown: is_open, line: self.analyse.line().filter(|_| is_open) }
    }

    /// Opens the dialog for a new game, with the board of the current match and the default players.
    pub(super) fn open_new_game(&mut self, model: &Model) {
        let form = Form::after(model.game, model.preferences.new_game, model.preferences.play.adaptive_level);
        self.dialog = Some(Dialog::NewGame(NewGameDialog::new(form)));
    }

    /// Opens the question whether a player resigns; returns the request to resign at once if the player does not want
    /// to be asked.
    pub(super) fn ask_to_resign(&mut self, model: &Model) -> Option<Request> {
        let player = words::resigner(model.game).ok()?;
        if !model.preferences.play.confirm_resign {
            return Some(Request::Match(MatchRequested::Resign(player)));
        }
        self.dialog = Some(Dialog::Resign(player));
        None
    }

    /// Opens the file dialog to open a game, in place of another dialog.
    pub(super) fn open_file(&mut self) {
        self.dialog = None;
        self.files.ask(FilePurpose::Open);
    }

    /// Opens the file dialog to save the match, in place of another dialog.
    pub(super) fn save_file(&mut self) {
        self.dialog = None;
        self.files.ask(FilePurpose::Save);
    }

    /// Returns `true` if the next key is to be bound to a command.
    pub fn wants_key(&self) -> bool {
        matches!(&self.dialog, Some(Dialog::Settings(settings)) if settings.wants_key())
    }

    /// Binds the captured key, which the panels do not see otherwise. Returns the request that changes the
    /// preferences.
    pub fn take_key(&mut self, pressed: CapturedKey, model: &Model) -> Option<Request> {
        self.bound = true;
        match &mut self.dialog {
            Some(Dialog::Settings(settings)) => settings.take_key(pressed, model),
            _ => None,
        }
    }

    /// Returns `true` if a dialog is open and takes all keys and clicks.
    pub fn has_dialog(&self) -> bool {
        self.dialog.is_some() || self.files.is_open()
    }

    /// Returns `true` if a menu is open.
    pub fn has_menu(&self) -> bool {
        self.menu.is_some()
    }

    /// Shows a toast, a notice in the corner of the window.
    pub fn toast(&mut self, toast: Toast) {
        self.toasts.push(toast);
    }

    /// Withdraws the toasts on a topic.
    pub fn withdraw_toasts(&mut self, topic: ToastTopic) {
        self.toasts.withdraw(topic);
    }

    /// Offers to show the paragraph of the rules that explains why a move is illegal.
    pub fn offer_rule(&mut self, refused: &AnyIllegalMove, model: &Model) {
        self.rule = OfferedRule::explaining(refused, model);
    }

    /// Returns the request to close the window, or asks first if a game would be lost. A comment that is being
    /// written is saved before; [`PanelState::goes_on_quitting`] then continues in the next frame.
    pub fn ask_to_quit(&mut self, model: &Model) -> Option<Request> {
        if let Some(note) = self.moves.save_request(model) {
            self.moves.leaving = true;
            return Some(note);
        }
        self.unless_lost(Request::Quit, model.unsaved)
    }

    /// Returns `true`, once, if closing the window waited in the last frame for a comment to be saved.
    pub fn goes_on_quitting(&mut self) -> bool {
        std::mem::take(&mut self.moves.leaving)
    }

    /// Continues once the match was written to a file: returns the request that waited for it. If the file could not
    /// be written, the match stays. `unsaved` says whether moves were played meanwhile; the player is then asked
    /// again.
    pub fn saved(&mut self, written: bool, unsaved: bool) -> Option<Request> {
        let then = self.after_saving.take().filter(|_| written)?;
        self.dialog = None;
        self.unless_lost(then, unsaved)
    }

    /// Returns the request, unless it would discard an unsaved game: then the player is asked first.
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

    /// Returns the request to set up the position in a text from the clipboard. The page shows an error if there is
    /// none.
    pub fn paste_setup(&mut self, editor: &SetupEditor, text: &str) -> Option<Request> {
        self.editor.paste(editor, text).map(Request::SetUp)
    }

    /// Shows the file dialog. Returns the request for the chosen file. Drops the request that waits for the file if
    /// the dialog is closed without one.
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

    /// Resets what no longer fits the match on the table, such as a question about a game that is over.
    pub(super) fn follow(&mut self, model: &Model) {
        self.files.follow(model.preferences.files.folder.as_deref(), model.words);
        self.follow_result(model);
        let past = matches!(self.dialog, Some(Dialog::Resign(_) | Dialog::Players(_)));
        if past && model.game.result().is_some() {
            self.dialog = None;
        }
        let is_photo = |dialog: &Dialog| matches!(dialog, Dialog::Picture(_));
        let is_photo_mode_over = commands::state(PanelCommand::PhotoMode.into(), model)
            != commands::State::Ready
            || model.question.is_some()
            || self.dialog.as_ref().is_some_and(|dialog| !is_photo(dialog));
        if is_photo_mode_over {
            self.photo = None;
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
            self.is_past_hints = true;
        }
    }

    /// Shows the result of a match once it is counted, unless the player has seen it already.
    pub(super) fn follow_result(&mut self, model: &Model) {
        // Lessons and puzzles have their own text for the end of the game.
        if model.mode.is_exercise() {
            self.result = None;
        } else if model.ending != Ending::Counted {
            // The drawer that opened for the result closes with it.
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
