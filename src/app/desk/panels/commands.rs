//! The commands as the panels show them: what each is called now, whether it can be asked for, its sign, its button.

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
use crate::i18n::{Message, commands as said, learning, rules, solving, table, terminal};
use crate::library::preferences::Page;
use crate::record::has_board;
use crate::rules::Player;

/// Whether a command can be asked for now.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    Ready,
    /// It means something here, but not now: for this reason.
    Off(Message),
    /// It means nothing here.
    Absent,
}

fn ready(possible: bool, reason: fn() -> Message) -> State {
    if possible { State::Ready } else { State::Off(reason()) }
}

/// Whether a command can be asked for while this is shown.
pub(super) fn state(command: Command, model: &Model) -> State {
    if !command.info().context.applies(model.situation()) {
        return State::Absent;
    }
    if let Some(state) = model.lesson.and_then(|tutor| in_lesson(command, tutor)) {
        return state;
    }
    if let Some(state) = model.puzzle.and_then(|solver| in_puzzle(command, solver, model)) {
        return state;
    }
    let game = model.game;
    match (command, model.editor) {
        (Command::Hint, _) => hint(model),
        (Command::Undo, Some(editor)) => ready(editor.can_undo(), said::undo_nothing),
        (Command::Redo, Some(editor)) => ready(editor.can_redo(), said::redo_nothing),
        // Away from the game it only steps.
        (Command::Undo, None) if !game.is_at_end() => {
            ready(model.half || game.back().is_some(), said::undo_nothing)
        }
        (Command::Redo, None) if !game.is_at_end() => ready(game.forward().is_some(), said::redo_nothing),
        (Command::Undo, None) => ready(model.half || game.can_undo(), said::undo_nothing),
        (Command::Redo, None) => ready(game.can_redo(), said::redo_nothing),
        (Command::Pass, _) => pass(model),
        (Command::Resign, _) => words::resigner(game).map_or_else(State::Off, |_| State::Ready),
        (Command::MoveNow, _) => present(model.thinking.is_some() || model.stuck || game.is_paused()),
        (Command::Navigate(Navigation::Back | Navigation::Start), _) => present(game.back().is_some()),
        (Command::Navigate(Navigation::Forward | Navigation::End), _) => present(game.forward().is_some()),
        (Command::Navigate(Navigation::Game), _) => present(!game.is_at_end()),
        (Command::Review, _) => match model.reviewing.state(game) {
            ReviewState::None => State::Off(said::review_not_yet()),
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
        (Command::Tilt(_), _) => ready(!model.preferences.board.diagram, said::diagram_from_above),
        _ => State::Ready,
    }
}

/// Whether a command can be asked for in a lesson, where that is not decided as in a game.
fn in_lesson(command: Command, tutor: &LessonSession) -> Option<State> {
    let runner = tutor.runner();
    Some(match command {
        // The game that waits is left alone; the lesson has a button of its own for its last move.
        Command::Undo | Command::Redo => State::Absent,
        Command::Hint => ready(!runner.is_done(), terminal::lessons::lesson_step_done),
        Command::Lesson(LessonStep::Next) if runner.is_complete() => {
            ready(tutor.next_lesson().is_some(), learning::all_lessons_finished)
        }
        Command::Lesson(LessonStep::Next) => ready(runner.is_done(), learning::lesson_open_yet),
        Command::Lesson(_) => State::Ready,
        _ => return None,
    })
}

/// Whether a command can be asked for in a puzzle, where that is not decided as in a game.
fn in_puzzle(command: Command, solver: &PuzzleSession, model: &Model) -> Option<State> {
    let over = matches!(solver.stage(), PuzzleStage::Solved | PuzzleStage::Shown);
    Some(match command {
        // The game that waits is left alone; the puzzle has a button of its own for its last move.
        Command::Undo | Command::Redo => State::Absent,
        Command::Hint => match solver.stage() {
            PuzzleStage::Open => ready(solver.awaits_move(), solving::puzzle_plays),
            PuzzleStage::Wrong { .. } => State::Off(solving::puzzle_take_back()),
            PuzzleStage::Solved | PuzzleStage::Shown => State::Off(terminal::puzzles::puzzle_over()),
        },
        Command::Puzzle(PuzzleStep::Again) if over => ready(solver.can_try_again(), solving::puzzle_plays),
        Command::Puzzle(PuzzleStep::Again) => ready(solver.can_try_again(), solving::puzzle_nothing_wrong),
        Command::Puzzle(PuzzleStep::Solution) => ready(!over, terminal::puzzles::puzzle_over),
        Command::Puzzle(PuzzleStep::Next) if !over => State::Off(solving::puzzle_open_yet()),
        Command::Puzzle(PuzzleStep::Next) if !solver.is_over() => State::Off(solving::puzzle_plays()),
        Command::Puzzle(PuzzleStep::Next) => {
            ready(model.puzzles.is_any_left(model.game.variant()), solving::these_are_solved)
        }
        Command::Puzzle(PuzzleStep::Leave) => State::Ready,
        _ => return None,
    })
}

/// Advice is for the player to move, also where moves are tried.
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

/// Passing, or spending komi where the game has that instead.
fn pass(model: &Model) -> State {
    let refusal = if model.view.has_passes {
        words::pass_refusal(model.game, model.view)
    } else if words::komi_left(model.game, model.view, Player::White).is_some() {
        words::komi_refusal(model.game)
    } else {
        return State::Absent;
    };
    refusal.map_or(State::Ready, State::Off)
}

/// What a command is called while this is shown.
pub(super) fn label(command: Command, model: &Model) -> Message {
    match (command, words::komi_left(model.game, model.view, Player::White)) {
        (Command::Pass, Some(left)) if !model.view.has_passes => said::spend_komi_label(left),
        (Command::Lens(lens), _) => words::lens(lens, model.view.game),
        _ => (command.info().label)(),
    }
}

/// The same on a narrow button.
pub(super) fn short_label(command: Command, model: &Model) -> Message {
    match (command, words::komi_left(model.game, model.view, Player::White)) {
        (Command::Review, _) => said::review_short(),
        (Command::Pass, Some(left)) if !model.view.has_passes => said::spend_komi_short(left),
        _ => label(command, model),
    }
}

/// What a command does, with its keys.
pub(super) fn tip(command: Command, model: &Model) -> Message {
    let tip = match command {
        Command::Undo if model.mode == Mode::SetUp => said::undo_change_tip(),
        Command::Redo if model.mode == Mode::SetUp => said::redo_change_tip(),
        Command::Pass if !model.view.has_passes => said::spend_komi_tip(),
        _ => (command.info().tip)(),
    };
    words::keys::tip(model.keys, command, tip)
}

/// Whether something that a command switches is on; `None` if it switches nothing.
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

/// The button of a command, wherever it stands: its label, its sign, its name in `--probe`, its tip with its keys, and
/// why it cannot be pressed.
pub(super) struct CommandButton {
    command: Command,
    label: String,
    ready: bool,
    /// Why it cannot be pressed.
    reason: Option<String>,
    tip: String,
}

impl CommandButton {
    /// None where the command means nothing.
    pub(super) fn of(command: Command, model: &Model) -> Option<Self> {
        Self::labelled(command, &label(command, model), model)
    }

    /// The same with a label for a narrow place.
    pub(super) fn short(command: Command, model: &Model) -> Option<Self> {
        Self::labelled(command, &short_label(command, model), model)
    }

    /// The same with a label of its own.
    pub(super) fn labelled(command: Command, label: &Message, model: &Model) -> Option<Self> {
        (state(command, model) != State::Absent).then(|| Self::with_label(command, label, model))
    }

    /// One that stays where it stands: it cannot be pressed where the command means nothing.
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

    /// What it looks like, before the place where it stands has a say.
    pub(super) fn look(&self) -> Button<'_> {
        let button = Button::new(&self.label).id(self.command.info().name).enabled(self.is_ready());
        icon(self.command).map_or(button, |icon| button.icon(icon))
    }

    /// Shows it; where it cannot be pressed its tip begins with the reason.
    pub(super) fn show(&self, ui: &mut Ui, look: Button) -> Option<Request> {
        self.show_with(ui, look).1
    }

    /// The same, along with the response: it tells whether the button is held.
    pub(super) fn show_with(&self, ui: &mut Ui, look: Button) -> (Response, Option<Request>) {
        let is_cut_short = look.is_cut_short(ui);
        // Its tip would cover the menu that it has opened.
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

/// The sign of a command; some have none.
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
