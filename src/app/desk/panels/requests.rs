//! Carries out requests and commands that concern the panels.

use super::new_game::{Form, NewGameDialog};
use super::palette::Palette;
use super::photo::PhotoMode;
use super::rail::Section;
use super::request::{PanelRequest, Request};
use super::settings::Settings;
use super::state::{Dialog, PanelState};
use super::{Model, UNFOLDING, commands, scale};
use crate::app::game::{BoardStyle, PictureKind, ReviewState};
use crate::app::input::{Command, MatchCommand, PanelCommand, StudyCommand, TextSizeChange};
use crate::library::preferences::Page;

impl PanelState {
    /// Carries out a command that was requested by its key, or shows the page on which its result is. Returns a
    /// request that is to be dispatched, if one is left.
    pub fn run_command(&mut self, command: impl Into<Command>, model: &Model) -> Option<Request> {
        match command.into() {
            Command::Panel(command) => self.run(command, model),
            Command::Study(command) => self.show_study(command, model),
            Command::Match(MatchCommand::Cancel) if self.photo.take().is_some() => {
                self.bound = true;
                None
            }
            Command::Match(_) | Command::Toggle(_) | Command::Camera(_) => None,
        }
    }

    /// Carries out a command of the panels, if it is possible now. Its key is kept from the dialog that it opens.
    fn run(&mut self, command: PanelCommand, model: &Model) -> Option<Request> {
        if commands::state(command.into(), model) != commands::State::Ready {
            return None;
        }
        let stays = matches!(
            command,
            PanelCommand::PhotoMode | PanelCommand::Picture | PanelCommand::TextSize(_) | PanelCommand::Quit
        );
        self.photo.take_if(|_| !stays);
        let before = (self.has_dialog(), self.menu);
        let request = self.carry_out(command, model);
        self.bound |= before != (self.has_dialog(), self.menu);
        self.unfolding = UNFOLDING;
        request
    }

    /// Carries out a command that is possible. Returns the request that is left for others, if any.
    fn carry_out(&mut self, command: PanelCommand, model: &Model) -> Option<Request> {
        let game = model.game;
        match command {
            PanelCommand::NewGame => self.open_new_game(model),
            PanelCommand::Open => self.open_file(),
            PanelCommand::Save => self.save_file(),
            PanelCommand::Picture => {
                self.picture.depiction =
                    if model.preferences.board.diagram { BoardStyle::Diagram } else { BoardStyle::Table };
                if let Some(photo) = &self.photo {
                    self.picture.kind = PictureKind::Photo;
                    self.picture.format = photo.format.unwrap_or(self.picture.format);
                }
                self.dialog = Some(Dialog::Picture(model.here()));
            }
            PanelCommand::PhotoMode => {
                self.menu = None;
                self.photo = if self.photo.is_some() { None } else { Some(PhotoMode::default()) };
            }
            PanelCommand::Library => return Some(self.open_library()),
            PanelCommand::Copy(what) => return Some(Request::Copy(what)),
            PanelCommand::Resign => return self.ask_to_resign(model),
            PanelCommand::Rematch => return self.unless_lost(Request::Rematch, model.unsaved),
            PanelCommand::CountAgain => return Some(Request::CountAgain),
            PanelCommand::SleepersBack => return Some(Request::SleepersBack(!model.sleepers_back)),
            PanelCommand::Players => self.dialog = Some(Dialog::Players(Form::new(game.setup()))),
            PanelCommand::Page(page) => return self.turn_to_section(Section::Lessons, page, model),
            PanelCommand::Puzzles => return self.turn_to_section(Section::Puzzles, Page::Learn, model),
            PanelCommand::Menu(menu) => self.menu = (self.menu != Some(menu)).then_some(menu),
            PanelCommand::Palette => self.dialog = Some(Dialog::Palette(Palette::default())),
            PanelCommand::Settings => self.dialog = Some(Dialog::Settings(Settings::default())),
            PanelCommand::TextSize(size) => {
                let percent = match size {
                    TextSizeChange::Larger => Some(scale::larger(self.scale)),
                    TextSizeChange::Smaller => Some(scale::smaller(self.scale)),
                    TextSizeChange::Normal => None,
                };
                return Some(Request::edit(move |preferences| {
                    preferences.panels.scale = percent;
                }));
            }
            PanelCommand::Help => self.dialog = Some(Dialog::Help),
            PanelCommand::About => self.dialog = Some(Dialog::About),
            PanelCommand::Quit => return self.ask_to_quit(model),
        }
        None
    }

    /// Shows a page, with this section if it is the page for learners. A page that already shows another section
    /// changes only that.
    fn turn_to_section(&mut self, section: Section, page: Page, model: &Model) -> Option<Request> {
        let other = std::mem::replace(&mut self.section, section) != section;
        if other && page == Page::Learn && self.is_shown(page, model) {
            return None;
        }
        self.turn_to(page, model)
    }

    /// Shows the page on which a command of the engine has its result.
    fn show_study(&mut self, command: StudyCommand, model: &Model) -> Option<Request> {
        let is_ready = commands::state(command.into(), model) == commands::State::Ready;
        let (page, is_wanted) = match command {
            StudyCommand::Hint => (Page::Play, is_ready && !model.mode.is_exercise()),
            // A player who switches it on wants to see what it says.
            StudyCommand::Engine => (Page::Analyse, is_ready && model.analysis.is_on()),
            // It has begun already.
            StudyCommand::Review => {
                let applies = Command::Study(command).info().context.applies(model.situation());
                (
                    Page::Analyse,
                    applies && !matches!(model.reviewing.state(model.game), ReviewState::Impossible),
                )
            }
            StudyCommand::NextMistake | StudyCommand::PreviousMistake | StudyCommand::TryAgain => {
                (Page::Analyse, is_ready)
            }
        };
        if is_wanted { self.show_page(page, model) } else { None }
    }

    /// Carries out the requests that concern the panels. Returns the others, which are to be dispatched in the same
    /// order; none after one that has to be confirmed.
    pub(super) fn handle_all(&mut self, requests: Vec<Request>, model: &Model) -> Vec<Request> {
        let mut dispatched = Vec::new();
        for request in requests {
            let leaves_match = request.leaves_match();
            let handled = self.handle(request, model);
            if leaves_match && handled.is_none() {
                // It has to be confirmed, and what came with it waits for the answer, too.
                break;
            }
            dispatched.extend(handled);
        }
        dispatched
    }

    /// Carries out a request if it concerns the panels. Otherwise returns it, unless it has to be confirmed first.
    pub(super) fn handle(&mut self, request: Request, model: &Model) -> Option<Request> {
        let request = match request {
            Request::Panel(request) => request,
            Request::Command(Command::Panel(command)) => return self.run(command, model),
            request => return self.unless_lost(request, model.unsaved),
        };
        match request {
            PanelRequest::OpenSettings(sheet, wanted) => {
                self.dialog = Some(Dialog::Settings(Settings::at(sheet, wanted)));
            }
            PanelRequest::NewGameOn(variant) => {
                let form = Form::after(
                    model.game,
                    model.preferences.new_game,
                    model.preferences.play.adaptive_level,
                )
                .on(variant);
                self.dialog = Some(Dialog::NewGame(NewGameDialog::new(form)));
            }
            PanelRequest::PlayFrom(position) => {
                let form = Form::new(model.game.setup()).on(position.variant());
                self.dialog = Some(Dialog::PlayFrom(form, position));
            }
            PanelRequest::ChooseFile(purpose) => self.files.ask(purpose),
            PanelRequest::SaveFirst(then) => {
                self.after_saving = Some(*then);
                self.save_file();
            }
            PanelRequest::LoseMatch(request) => return Some(*request),
            PanelRequest::Toast(toast) => self.toast(toast),
        }
        None
    }
}
