//! What buttons and commands ask of the panels.

use super::files::Purpose;
use super::new_game::Form;
use super::palette::Palette;
use super::pie::Pie;
use super::settings::{Settings, Sheet};
use super::state::{Dialog, PanelState, Section};
use super::{Action, Model, UNFOLDING, WindowAction, commands, scale};
use crate::app::game::{BoardStyle, Choose, Job, PictureOptions, PositionId, ReviewState, Toast};
use crate::app::input::{Command, TextSizeChange};
use crate::library::GameId;
use crate::library::preferences::Page;
use crate::rules::{AnyGame, Variant};

/// What a panel was pressed for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Press {
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
    /// A file is to be chosen for this picture.
    Picture(PictureOptions, PositionId),
    /// A file with games is to be chosen.
    Import,
    /// A file is to be chosen for these games.
    Export(Vec<GameId>),
    /// Do something in the library, which stays open.
    Shelve(Job),
    /// Close the dialog.
    Close,
    CloseMenu,
    /// The rule that is offered has been read.
    CloseRule,
}

impl PanelState {
    /// Does what a command asks of the panels; other commands are not theirs. What is not possible now is not done. The key
    /// that asked is no answer to what it brings up.
    pub fn carry_out(&mut self, command: Command, model: &Model) -> Option<Action> {
        let before = (self.has_dialog(), self.menu);
        let action = self.do_command(command, model);
        self.bound |= before != (self.has_dialog(), self.menu);
        action
    }

    fn do_command(&mut self, command: Command, model: &Model) -> Option<Action> {
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
                self.picture.depiction = if model.diagram { BoardStyle::Diagram } else { BoardStyle::Table };
                self.dialog =
                    Some(Dialog::Picture(PositionId { match_id: model.match_id, node: game.cursor() }));
            }
            Command::Library => return Some(self.open_library()),
            Command::Copy(what) => return Some(WindowAction::Copy(what).into()),
            Command::Resign => return self.ask_to_resign(model),
            Command::Rematch => return self.unless_lost(Action::Rematch, model.unsaved),
            Command::CountAgain => return Some(Action::CountAgain),
            Command::SleepersBack => return Some(Action::SleepersBack(!model.sleepers_back)),
            Command::Players => {
                self.form = Form::of(game);
                self.dialog = Some(Dialog::Players);
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
                return Some(Action::Choose(Choose::Scale(percent)));
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

    pub(super) fn press(&mut self, press: Press, model: &Model) -> Option<Action> {
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
            Press::Command(command) => return Some(command.into()),
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
            Press::Picture(picture, of) => {
                self.dialog = None;
                self.files.ask(Purpose::Picture(picture, of));
            }
            Press::Import => self.files.ask(Purpose::Import),
            Press::Export(ids) => self.files.ask(Purpose::Export(ids)),
            Press::Shelve(job) => return Some(Action::Library(job)),
            Press::Close => self.dialog = None,
            Press::CloseMenu => self.menu = None,
            Press::CloseRule => self.rule = None,
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
        self.toast(Toast::success(news));
        Some(action)
    }
}
