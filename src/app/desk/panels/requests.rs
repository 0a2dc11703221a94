//! Carries out requests and commands that concern the panels.

use super::new_game::{Form, NewGameDialog};
use super::palette::Palette;
use super::request::{PanelRequest, Request};
use super::settings::Settings;
use super::state::{Dialog, PanelState, Section};
use super::{Model, UNFOLDING, commands, scale};
use crate::app::game::{BoardStyle, PositionId, ReviewState};
use crate::app::input::{Command, TextSizeChange};
use crate::library::preferences::Page;

impl PanelState {
    /// Carries out a command of the panels, if it is possible now. Its key is kept from the dialog that it opens.
    pub fn run_command(&mut self, command: Command, model: &Model) -> Option<Request> {
        let before = (self.has_dialog(), self.menu);
        let action = self.do_command(command, model);
        self.bound |= before != (self.has_dialog(), self.menu);
        action
    }

    fn do_command(&mut self, command: Command, model: &Model) -> Option<Request> {
        let game = model.game;
        let is_ready = match command {
            // It has begun already, and the player who asked for it wants to see it.
            Command::Review => {
                command.info().context.applies(model.situation())
                    && !matches!(model.reviewing.state(game), ReviewState::None)
            }
            _ => commands::state(command, model) == commands::State::Ready,
        };
        if !is_ready {
            return None;
        }
        match command {
            Command::NewGame => self.open_new_game(model),
            Command::Open => self.open_file(),
            Command::Save => self.save_file(),
            Command::Picture => {
                self.picture.depiction =
                    if model.preferences.board.diagram { BoardStyle::Diagram } else { BoardStyle::Table };
                self.dialog =
                    Some(Dialog::Picture(PositionId { match_id: model.match_id, node: game.cursor() }));
            }
            Command::Library => return Some(self.open_library()),
            Command::Copy(what) => return Some(Request::Copy(what)),
            Command::Resign => return self.ask_to_resign(model),
            Command::Rematch => return self.unless_lost(Request::Rematch, model.unsaved),
            Command::CountAgain => return Some(Request::CountAgain),
            Command::SleepersBack => return Some(Request::SleepersBack(!model.sleepers_back)),
            Command::Players => {
                self.dialog = Some(Dialog::Players(Form::new(game.setup())));
            }
            // From the puzzles back to the lessons of the same page.
            Command::Page(Page::Learn)
                if self.section == Section::Puzzles && self.is_shown(Page::Learn, model) =>
            {
                self.section = Section::Lessons;
            }
            Command::Page(page) => {
                self.section = Section::Lessons;
                return self.turn_to(page, model);
            }
            Command::Puzzles if self.section == Section::Lessons && self.is_shown(Page::Learn, model) => {
                self.section = Section::Puzzles;
            }
            Command::Puzzles => {
                self.section = Section::Puzzles;
                return self.turn_to(Page::Learn, model);
            }
            // A player who switches it on wants to see what it says.
            Command::Engine if model.analysis.is_on() => return self.show_page(Page::Analyse, model),
            Command::Review | Command::NextMistake | Command::PreviousMistake | Command::TryAgain => {
                return self.show_page(Page::Analyse, model);
            }
            Command::Hint if !model.mode.is_exercise() => return self.show_page(Page::Play, model),
            Command::Menu(menu) => {
                self.menu = (self.menu != Some(menu)).then_some(menu);
                self.unfolding = UNFOLDING;
            }
            Command::Palette => self.dialog = Some(Dialog::Palette(Palette::default())),
            Command::Settings => self.dialog = Some(Dialog::Settings(Settings::default())),
            Command::TextSize(size) => {
                let percent = match size {
                    TextSizeChange::Larger => Some(scale::larger(self.scale)),
                    TextSizeChange::Smaller => Some(scale::smaller(self.scale)),
                    TextSizeChange::Normal => None,
                };
                return Some(Request::edit(move |preferences| {
                    preferences.panels.scale = percent;
                }));
            }
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::About => self.dialog = Some(Dialog::About),
            Command::Quit => return self.ask_to_quit(model),
            // The match's, the board's and the camera's.
            Command::Undo
            | Command::Redo
            | Command::Pass
            | Command::MoveNow
            | Command::Cancel
            | Command::Navigate(_)
            | Command::Engine
            | Command::SetUp
            | Command::Hint
            | Command::Coach
            | Command::Lesson(_)
            | Command::Puzzle(_)
            | Command::FullScreen
            | Command::Sound
            | Command::Coordinates
            | Command::CameraPad
            | Command::Diagram
            | Command::Lens(_)
            | Command::XRay
            | Command::View(_)
            | Command::Turn(_)
            | Command::Tilt(_)
            | Command::Zoom(_) => {}
        }
        None
    }

    /// Carries out what concerns the panels. Returns what is to be dispatched, in the same order.
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
        let Request::Panel(request) = request else { return self.unless_lost(request, model.unsaved) };
        match request {
            PanelRequest::OpenSettings(sheet, wanted) => {
                self.dialog = Some(Dialog::Settings(Settings::at(sheet, wanted)));
            }
            PanelRequest::NewGameOn(variant) => {
                let form = Form::after(model.game, model.preferences.new_game).on(variant);
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
