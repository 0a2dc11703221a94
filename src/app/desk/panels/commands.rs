//! Commands in the panels: label, availability, icon and button of each.

use bevy_egui::egui::{Response, RichText, Ui};

use super::icons::Icon;
use super::widgets::Button;
use super::{Ending, Model, Request, menu, theme, words};
use crate::app::game::{
    LessonSession, Mode, Navigation, PuzzleSession, PuzzleStage, ReviewState, lens_applies,
};
use crate::app::input::{
    CameraView, Command, CopyFormat, Direction, LessonStep, MenuId, PuzzleStep, TextSizeChange,
};
use crate::i18n::{Message, commands as messages, learning, rules, solving, table, terminal};
use crate::library::preferences::Page;
use crate::record::has_board;
use crate::rules::Player;

/// Availability of a command.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    Ready,
    /// Disabled, for this reason.
    Off(Message),
    /// Not applicable here.
    Absent,
}

fn ready(possible: bool, reason: fn() -> Message) -> State {
    if possible { State::Ready } else { State::Off(reason()) }
}

/// Returns the availability of a command.
pub(super) fn state(command: Command, model: &Model) -> State {
    if !command.info().context.applies(model.situation()) {
        return State::Absent;
    }
    if let Some(state) = model.lesson.and_then(|lesson| in_lesson(command, lesson)) {
        return state;
    }
    if let Some(state) = model.puzzle.and_then(|puzzle| in_puzzle(command, puzzle, model)) {
        return state;
    }
    let game = model.game;
    match (command, model.editor) {
        (Command::Hint, _) => hint(model),
        (Command::Undo, Some(editor)) => ready(editor.can_undo(), messages::undo_nothing),
        (Command::Redo, Some(editor)) => ready(editor.can_redo(), messages::redo_nothing),
        // While another position is shown, they only step through the moves.
        (Command::Undo, None) if !game.is_at_end() => {
            ready(model.half || game.back().is_some(), messages::undo_nothing)
        }
        (Command::Redo, None) if !game.is_at_end() => ready(game.forward().is_some(), messages::redo_nothing),
        (Command::Undo, None) => ready(model.half || game.can_undo(), messages::undo_nothing),
        (Command::Redo, None) => ready(game.can_redo(), messages::redo_nothing),
        (Command::Pass, _) => pass(model),
        (Command::Resign, _) => words::resigner(game).map_or_else(State::Off, |_| State::Ready),
        (Command::MoveNow, _) => present(model.thinking.is_some() || model.stuck || game.is_paused()),
        (Command::Navigate(Navigation::Back | Navigation::Start), _) => present(game.back().is_some()),
        (Command::Navigate(Navigation::Forward | Navigation::End), _) => present(game.forward().is_some()),
        (Command::Navigate(Navigation::Game), _) => present(!game.is_at_end()),
        (Command::Review, _) => match model.reviewing.state(game) {
            ReviewState::None => State::Off(messages::review_not_yet()),
            ReviewState::Possible | ReviewState::Done(_) => State::Ready,
            ReviewState::Running(_) => State::Absent,
        },
        (Command::NextMistake | Command::PreviousMistake, _) => {
            present(model.reviewing.review().is_some_and(|review| !review.mistakes().is_empty()))
        }
        (Command::TryAgain, _) => present(model.reviewing.retry_position(game).is_some()),
        (Command::Rematch, _) => present(game.result().is_some()),
        (Command::CountAgain, _) => present(words::was_counted(game) && model.ending == Ending::Counted),
        (Command::SleepersBack, _) => {
            let slept = !model.view.asleep().is_empty();
            present(slept && words::was_counted(game) && model.ending == Ending::Counted)
        }
        (Command::Players, _) => present(game.result().is_none()),
        (Command::Copy(CopyFormat::AbstractPlay), _) => present(has_board(game.variant())),
        (Command::XRay, _) if model.mode == Mode::SetUp => State::Absent,
        (Command::XRay, _) => ready(model.view.to_move.is_some(), rules::game_over),
        (Command::Lens(lens), _) => present(lens_applies(lens, model.view.game)),
        (Command::Tilt(_), _) => ready(!model.preferences.board.diagram, messages::diagram_from_above),
        _ => State::Ready,
    }
}

/// Returns the availability of a command in a lesson, or `None` where it is decided as in a match.
fn in_lesson(command: Command, lesson: &LessonSession) -> Option<State> {
    let runner = lesson.runner();
    Some(match command {
        // The suspended match stays as it is; the lesson has a button of its own for its last move.
        Command::Undo | Command::Redo => State::Absent,
        Command::Hint => ready(!runner.is_done(), terminal::lessons::lesson_step_done),
        Command::Lesson(LessonStep::Next) if runner.is_complete() => {
            ready(lesson.next_lesson().is_some(), learning::all_lessons_finished)
        }
        Command::Lesson(LessonStep::Next) => ready(runner.is_done(), learning::lesson_open_yet),
        Command::Lesson(_) => State::Ready,
        _ => return None,
    })
}

/// Returns the availability of a command in a puzzle, or `None` where it is decided as in a match.
fn in_puzzle(command: Command, puzzle: &PuzzleSession, model: &Model) -> Option<State> {
    let over = matches!(puzzle.stage(), PuzzleStage::Solved | PuzzleStage::Shown);
    Some(match command {
        // The suspended match stays as it is; the puzzle has a button of its own for its last move.
        Command::Undo | Command::Redo => State::Absent,
        Command::Hint => match puzzle.stage() {
            PuzzleStage::Open => ready(puzzle.awaits_move(), solving::puzzle_plays),
            PuzzleStage::Wrong { .. } => State::Off(solving::puzzle_take_back()),
            PuzzleStage::Solved | PuzzleStage::Shown => State::Off(terminal::puzzles::puzzle_over()),
        },
        Command::Puzzle(PuzzleStep::Again) if over => ready(puzzle.can_try_again(), solving::puzzle_plays),
        Command::Puzzle(PuzzleStep::Again) => ready(puzzle.can_try_again(), solving::puzzle_nothing_wrong),
        Command::Puzzle(PuzzleStep::Solution) => ready(!over, terminal::puzzles::puzzle_over),
        Command::Puzzle(PuzzleStep::Next) if !over => State::Off(solving::puzzle_open_yet()),
        Command::Puzzle(PuzzleStep::Next) if !puzzle.is_over() => State::Off(solving::puzzle_plays()),
        Command::Puzzle(PuzzleStep::Next) => {
            ready(model.puzzles.is_any_left(model.game.variant()), solving::these_are_solved)
        }
        Command::Puzzle(PuzzleStep::Leave) => State::Ready,
        _ => return None,
    })
}

/// Availability of a hint, which is for the player to move, also in variations.
fn hint(model: &Model) -> State {
    let game = model.game;
    match game.shown_to_move() {
        None => State::Off(rules::game_over()),
        Some(_) if !game.is_at_end() => State::Ready,
        Some(_) if game.result().is_some() => State::Off(rules::game_over()),
        Some(player) => ready(!game.seats()[player].is_computer(), table::computers_turn),
    }
}

fn present(possible: bool) -> State {
    if possible { State::Ready } else { State::Absent }
}

/// Availability of passing or, in a game without passes, of spending komi.
fn pass(model: &Model) -> State {
    let refusal = if model.view.game.info().has_passes {
        words::pass_refusal(model.game, model.view)
    } else if words::komi_left(model.game, model.view, Player::White).is_some() {
        words::komi_refusal(model.game)
    } else {
        return State::Absent;
    };
    refusal.map_or(State::Ready, State::Off)
}

/// Label of a command for the game on the table.
pub(super) fn label(command: Command, model: &Model) -> Message {
    match (command, words::komi_left(model.game, model.view, Player::White)) {
        (Command::Pass, Some(left)) if !model.view.game.info().has_passes => messages::spend_komi_label(left),
        (Command::Lens(lens), _) => words::lens(lens, model.view.game),
        _ => (command.info().label)(),
    }
}

/// Short label of a command, for narrow buttons.
pub(super) fn short_label(command: Command, model: &Model) -> Message {
    match (command, words::komi_left(model.game, model.view, Player::White)) {
        (Command::Review, _) => messages::review_short(),
        (Command::Pass, Some(left)) if !model.view.game.info().has_passes => messages::spend_komi_short(left),
        _ => label(command, model),
    }
}

/// Tooltip of a command, with its keys.
pub(super) fn tip(command: Command, model: &Model) -> Message {
    let tip = match command {
        Command::Undo if model.mode == Mode::SetUp => messages::undo_change_tip(),
        Command::Redo if model.mode == Mode::SetUp => messages::redo_change_tip(),
        Command::Pass if !model.view.game.info().has_passes => messages::spend_komi_tip(),
        _ => (command.info().tip)(),
    };
    words::keys::tip(model.keys, command, tip)
}

/// State of the setting that a command switches, or `None` if it switches nothing.
pub(super) fn is_on(command: Command, model: &Model) -> Option<bool> {
    match command {
        Command::Lens(lens) => Some(model.preferences.board.lenses.has(lens)),
        Command::XRay => Some(model.looking_into),
        Command::Coordinates => Some(model.preferences.board.letters),
        Command::Diagram => Some(model.preferences.board.diagram),
        Command::CameraPad => Some(model.preferences.board.camera_pad),
        Command::Engine => Some(model.analysis.is_on()),
        Command::Coach => Some(model.preferences.learning.coach),
        Command::Sound => Some(model.preferences.sound.on),
        Command::SleepersBack => Some(model.sleepers_back),
        Command::FullScreen => Some(model.preferences.window.full_screen),
        _ => None,
    }
}

/// Button of a command: its label, icon, name in `--probe`, tooltip, and the reason why it is disabled.
pub(super) struct CommandButton {
    command: Command,
    label: String,
    ready: bool,
    /// Reason why the button is disabled.
    reason: Option<String>,
    tip: String,
}

impl CommandButton {
    /// Returns the button of a command, or `None` where the command does not apply.
    pub(super) fn of(command: Command, model: &Model) -> Option<Self> {
        Self::labelled(command, &label(command, model), model)
    }

    /// Returns the button with a short label, or `None` where the command does not apply.
    pub(super) fn short(command: Command, model: &Model) -> Option<Self> {
        Self::labelled(command, &short_label(command, model), model)
    }

    /// Returns the button with this label, or `None` where the command does not apply.
    pub(super) fn labelled(command: Command, label: &Message, model: &Model) -> Option<Self> {
        (state(command, model) != State::Absent).then(|| Self::with_label(command, label, model))
    }

    /// Returns a button that is disabled, rather than missing, where the command does not apply.
    pub(super) fn lasting(command: Command, model: &Model) -> Self {
        Self::with_label(command, &label(command, model), model)
    }

    fn with_label(command: Command, label: &Message, model: &Model) -> Self {
        let (ready, reason) = match state(command, model) {
            State::Ready => (true, None),
            State::Off(reason) => (false, Some(model.words.say(reason))),
            State::Absent => (false, None),
        };
        let [label, tip] = [label, &tip(command, model)].map(|text| model.words.say(text));
        Self { command, label, ready, reason, tip }
    }

    pub(super) const fn command(&self) -> Command {
        self.command
    }

    pub(super) const fn is_ready(&self) -> bool {
        self.ready
    }

    /// Default appearance of the button, which the caller may change.
    pub(super) fn look(&self) -> Button<'_> {
        let button = Button::new(&self.label).id(self.command.info().name).enabled(self.is_ready());
        icon(self.command).map_or(button, |icon| button.icon(icon))
    }

    /// Shows the button. While it is disabled, its tooltip begins with the reason.
    pub(super) fn show(&self, ui: &mut Ui, look: Button) -> Option<Request> {
        self.show_with(ui, look).1
    }

    /// Shows the button, and also returns its response, which tells whether it is held.
    pub(super) fn show_with(&self, ui: &mut Ui, look: Button) -> (Response, Option<Request>) {
        let is_cut_short = look.is_cut_short(ui);
        // The tooltip would cover the menu that the button has opened.
        let has_menu = matches!(self.command, Command::Menu(menu) if menu::is_open(ui.ctx(), menu));
        let response = look.show(ui);
        let response = if is_cut_short { response.on_hover_text(&self.label) } else { response };
        let Some(reason) = &self.reason else {
            let response = if has_menu { response } else { response.on_hover_text(&self.tip) };
            let pressed = response.clicked() && self.ready;
            return (response, pressed.then_some(Request::Command(self.command)));
        };
        let response = response.on_hover_ui(|ui| {
            ui.label(reason);
            ui.label(RichText::new(&self.tip).small().color(theme::muted()));
        });
        (response, None)
    }
}

/// Icon of a command, if it has one.
pub(super) const fn icon(command: Command) -> Option<Icon> {
    Some(match command {
        Command::Undo => Icon::Undo,
        Command::Redo => Icon::Redo,
        Command::Pass => Icon::Pass,
        Command::Resign => Icon::Flag,
        Command::MoveNow => Icon::Bolt,
        Command::Cancel => Icon::Cross,
        Command::Navigate(Navigation::Back) | Command::PreviousMistake => Icon::Back,
        Command::Navigate(Navigation::Forward) | Command::NextMistake => Icon::Forward,
        Command::Navigate(Navigation::Start) => Icon::ToStart,
        Command::Navigate(Navigation::End) => Icon::ToEnd,
        Command::Navigate(Navigation::Game)
        | Command::Page(Page::Play)
        | Command::Lesson(LessonStep::Next)
        | Command::Puzzle(PuzzleStep::Next) => Icon::Play,
        Command::NewGame | Command::TextSize(TextSizeChange::Larger) => Icon::Plus,
        Command::Rematch => Icon::Swap,
        Command::CountAgain
        | Command::TryAgain
        | Command::Lesson(LessonStep::Again)
        | Command::Puzzle(PuzzleStep::Again) => Icon::Replay,
        Command::Puzzles => Icon::Puzzle,
        Command::Players => Icon::People,
        Command::Open => Icon::Folder,
        Command::Save => Icon::Save,
        Command::Picture => Icon::Picture,
        Command::Library => Icon::Books,
        Command::SetUp => Icon::Pencil,
        Command::Copy(_) => Icon::Copy,
        Command::Page(Page::Moves) => Icon::List,
        Command::Page(Page::Analyse) | Command::Engine => Icon::Graph,
        Command::Page(Page::Learn) => Icon::Cap,
        Command::Hint => Icon::Bulb,
        Command::Menu(MenuId::Game) => Icon::Menu,
        Command::Menu(MenuId::View) | Command::Puzzle(PuzzleStep::Solution) | Command::SleepersBack => {
            Icon::Eye
        }
        Command::Settings => Icon::Gear,
        Command::About => Icon::Info,
        Command::Sound => Icon::Speaker,
        Command::FullScreen => Icon::FullScreen,
        Command::TextSize(TextSizeChange::Smaller) => Icon::Minus,
        Command::Palette | Command::Review => Icon::Search,
        Command::Help => Icon::Help,
        Command::Quit | Command::Lesson(LessonStep::Leave) | Command::Puzzle(PuzzleStep::Leave) => {
            Icon::Leave
        }
        Command::Coordinates => Icon::Labels,
        Command::Diagram => Icon::Page,
        Command::View(CameraView::Mine) => Icon::Seat,
        Command::View(CameraView::Above) => Icon::Above,
        Command::View(CameraView::Side) => Icon::Side,
        Command::View(CameraView::Opponent) => Icon::Opposite,
        Command::Turn(Direction::Less) => Icon::TurnLeft,
        Command::Turn(Direction::More) => Icon::TurnRight,
        Command::Tilt(Direction::More) => Icon::Higher,
        Command::Tilt(Direction::Less) => Icon::Lower,
        Command::Zoom(Direction::More) => Icon::ZoomIn,
        Command::Zoom(Direction::Less) => Icon::ZoomOut,
        Command::Coach
        | Command::CameraPad
        | Command::Lens(_)
        | Command::XRay
        | Command::TextSize(TextSizeChange::Normal) => return None,
    })
}
