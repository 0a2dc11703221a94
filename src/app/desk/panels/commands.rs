//! Commands in the panels: label, availability, icon and button of each.

use bevy_egui::egui::{Response, RichText, Ui};

use super::icons::Icon;
use super::widgets::Button;
use super::{Ending, Model, Request, menu, theme, words};
use crate::app::game::{
    LessonSession, Mode, Navigation, PuzzlePurpose, PuzzleSession, PuzzleStage, ReviewState, lens_applies,
};
use crate::app::input::{
    CameraCommand, CameraView, Command, CopyFormat, Direction, LessonStep, MatchCommand, MenuId,
    PanelCommand, PuzzleStep, StudyCommand, TextSizeChange, ToggleCommand,
};
use crate::i18n::{
    Message, analysis, clock, commands as messages, learning, moves, rules, runs, solving, table, terminal,
};
use crate::library::preferences::Page;
use crate::play::USUAL_GIFT;
use crate::record::has_board;
use crate::rules::Player;

use Command::{Camera, Match, Panel, Study, Toggle};

/// Whether a command can be used now.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    Ready,
    /// Disabled, for this reason.
    Off(Message),
    /// Not applicable here.
    Absent,
}

/// Ready if `possible`, otherwise disabled for this reason.
fn ready(possible: bool, reason: fn() -> Message) -> State {
    if possible { State::Ready } else { State::Off(reason()) }
}

/// Returns whether a command can be used now, and if not, why.
pub(super) fn state(command: Command, model: &Model) -> State {
    if !command.info().context.applies(model.situation()) {
        return State::Absent;
    }
    match command {
        Match(command) => match_command_state(command, model),
        Study(command) => study_command_state(command, model),
        Panel(command) => panel_command_state(command, model),
        Toggle(ToggleCommand::Lens(lens)) => present(lens_applies(lens, model.view.game)),
        Camera(CameraCommand::Tilt(_)) => {
            ready(!model.preferences.board.diagram, messages::diagram_from_above)
        }
        Toggle(_) | Camera(_) => State::Ready,
    }
}

fn match_command_state(command: MatchCommand, model: &Model) -> State {
    let game = model.game;
    match command {
        // The suspended match stays as it is; lessons and puzzles have a button of their own for the last move.
        MatchCommand::Undo | MatchCommand::Redo if model.mode.is_exercise() => State::Absent,
        // While another position is shown, they only step through the moves.
        MatchCommand::Undo => {
            let possible = match model.editor {
                Some(editor) => editor.can_undo(),
                None if !game.is_at_end() => model.half || game.back().is_some(),
                // The move that the coach asks about can be taken back.
                None => model.half || model.question.is_some() || game.can_undo(),
            };
            ready(possible, messages::undo_nothing)
        }
        MatchCommand::Redo => {
            let possible = match model.editor {
                Some(editor) => editor.can_redo(),
                None if !game.is_at_end() => game.forward().is_some(),
                None => game.can_redo(),
            };
            ready(possible, messages::redo_nothing)
        }
        MatchCommand::Pass if model.puzzle.map(PuzzleSession::stage) == Some(PuzzleStage::Stopped) => {
            State::Absent
        }
        MatchCommand::Pass => pass(model),
        MatchCommand::MoveNow => {
            present(model.thinking.is_some() || model.stuck || game.is_paused() && game.clock().is_none())
        }
        MatchCommand::SwapSides => present(game.can_person_swap_sides()),
        MatchCommand::Navigate(Navigation::Back | Navigation::Start) => present(game.back().is_some()),
        MatchCommand::Navigate(Navigation::Forward | Navigation::End) => present(game.forward().is_some()),
        MatchCommand::Navigate(Navigation::Game) => present(!game.is_at_end()),
        MatchCommand::Autoplay => present(game.back().is_some() || game.forward().is_some()),
        MatchCommand::XRay if model.mode == Mode::SetUp => State::Absent,
        MatchCommand::XRay => ready(model.view.to_move.is_some(), rules::game_over),
        MatchCommand::Lesson(step) => model.lesson.map_or(State::Ready, |lesson| of_lesson(step, lesson)),
        MatchCommand::Puzzle(step) => {
            model.puzzle.map_or(State::Ready, |puzzle| of_puzzle(step, puzzle, model))
        }
        MatchCommand::PauseClock | MatchCommand::GiveTime => present(game.receiver_of_time().is_some()),
        MatchCommand::Cancel | MatchCommand::SetUp => State::Ready,
    }
}

fn of_lesson(step: LessonStep, lesson: &LessonSession) -> State {
    let runner = lesson.runner();
    match step {
        LessonStep::Next if runner.is_complete() => {
            ready(lesson.next_lesson().is_some(), learning::all_lessons_finished)
        }
        LessonStep::Next => ready(runner.is_done(), learning::lesson_open_yet),
        LessonStep::Again | LessonStep::Leave => State::Ready,
    }
}

fn of_puzzle(step: PuzzleStep, puzzle: &PuzzleSession, model: &Model) -> State {
    match (puzzle.purpose(), step) {
        (PuzzlePurpose::Run(_), step) => return puzzle_run_state(step, puzzle, model),
        (PuzzlePurpose::Practice, PuzzleStep::Next) if model.run.is_some() => return State::Ready,
        (PuzzlePurpose::Rating | PuzzlePurpose::Daily | PuzzlePurpose::Practice, _) => {}
    }
    let over = matches!(puzzle.stage(), PuzzleStage::Solved | PuzzleStage::Shown);
    match step {
        PuzzleStep::Again if over => ready(puzzle.can_try_again(), solving::puzzle_plays),
        PuzzleStep::Again => ready(puzzle.can_try_again(), solving::puzzle_nothing_wrong),
        PuzzleStep::Solution => ready(!over, terminal::puzzles::puzzle_over),
        PuzzleStep::Next if puzzle.is_auto_playing() => State::Off(solving::puzzle_plays()),
        PuzzleStep::Next if puzzle.puzzle().is_own_mistake() => {
            let next = model.mistakes.next(model.daily.date(), Some(puzzle.puzzle()));
            ready(next.is_some(), solving::mistakes_done)
        }
        PuzzleStep::Next => ready(model.puzzles.is_any_left(model.own_variant), solving::these_are_solved),
        PuzzleStep::Leave => State::Ready,
    }
}

/// Availability of a command in a puzzle run (rush or streak), in which there is no help.
fn puzzle_run_state(step: PuzzleStep, puzzle: &PuzzleSession, model: &Model) -> State {
    match step {
        PuzzleStep::Again => present(puzzle.stage() == PuzzleStage::Stopped),
        PuzzleStep::Next if model.run.is_some_and(|session| session.run().can_skip()) => {
            ready(puzzle.awaits_move(), solving::puzzle_plays)
        }
        PuzzleStep::Solution | PuzzleStep::Next => State::Absent,
        PuzzleStep::Leave => State::Ready,
    }
}

fn study_command_state(command: StudyCommand, model: &Model) -> State {
    match command {
        StudyCommand::Hint => hint(model),
        StudyCommand::Review => match model.reviewing.state(model.game) {
            ReviewState::Impossible => State::Off(messages::review_not_yet()),
            ReviewState::Possible | ReviewState::Done(_) => State::Ready,
            ReviewState::Running(_) => State::Absent,
        },
        StudyCommand::NextMistake | StudyCommand::PreviousMistake => {
            present(model.reviewing.review().is_some_and(|review| !review.mistakes().is_empty()))
        }
        StudyCommand::TryAgain => present(model.reviewing.retry_position(model.game).is_some()),
        StudyCommand::Engine => State::Ready,
    }
}

fn panel_command_state(command: PanelCommand, model: &Model) -> State {
    let game = model.game;
    let is_counted = || words::was_counted(game) && model.ending == Ending::Counted;
    match command {
        PanelCommand::Resign => words::resigner(game).map_or_else(State::Off, |_| State::Ready),
        PanelCommand::Rematch => present(game.result().is_some()),
        PanelCommand::CountAgain => present(is_counted()),
        PanelCommand::SleepersBack => present(!model.view.asleep().is_empty() && is_counted()),
        PanelCommand::Players => present(game.result().is_none()),
        PanelCommand::Copy(CopyFormat::AbstractPlay) => present(has_board(game.variant())),
        PanelCommand::PhotoMode if model.preferences.board.diagram => {
            State::Off(messages::photo_mode_of_table())
        }
        PanelCommand::PhotoMode => present(matches!(model.ending, Ending::None | Ending::Counted)),
        _ => State::Ready,
    }
}

/// Availability of a hint. In a match it is for the player to move, also in variations.
fn hint(model: &Model) -> State {
    if let Some(lesson) = model.lesson {
        return ready(!lesson.runner().is_done(), terminal::lessons::lesson_step_done);
    }
    if let Some(puzzle) = model.puzzle {
        if matches!(puzzle.purpose(), PuzzlePurpose::Run(_)) {
            return State::Absent;
        }
        return match puzzle.stage() {
            PuzzleStage::Open => ready(puzzle.awaits_move(), solving::puzzle_plays),
            PuzzleStage::Judging { .. } => State::Off(analysis::again_judging()),
            PuzzleStage::Wrong { .. } => State::Off(solving::puzzle_take_back()),
            PuzzleStage::Solved | PuzzleStage::Shown | PuzzleStage::Stopped => {
                State::Off(terminal::puzzles::puzzle_over())
            }
        };
    }
    let game = model.game;
    match game.shown_to_move() {
        None => State::Off(rules::game_over()),
        Some(_) if !game.is_at_end() => State::Ready,
        Some(_) if game.result().is_some() => State::Off(rules::game_over()),
        Some(player) => ready(!game.seats()[player].is_computer(), table::computers_turn),
    }
}

/// Ready if `possible`, otherwise not applicable.
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

/// Returns label and tooltip of a command that does something else in a puzzle run (rush or streak).
fn in_run(command: Command, model: &Model) -> Option<[Message; 2]> {
    let (Match(MatchCommand::Puzzle(step)), Some(puzzle)) = (command, model.puzzle) else { return None };
    match (step, puzzle.purpose()) {
        (PuzzleStep::Next, PuzzlePurpose::Practice) if model.run.is_some() => {
            Some([solving::puzzle_next_label(), runs::run_missed_next_tip()])
        }
        (PuzzleStep::Next, PuzzlePurpose::Run(_)) => Some([runs::run_skip_label(), runs::run_skip_tip()]),
        (PuzzleStep::Leave, PuzzlePurpose::Run(_)) if puzzle.is_running() => {
            Some([runs::run_stop_label(), runs::run_stop_tip()])
        }
        (PuzzleStep::Again, PuzzlePurpose::Run(_)) => Some([runs::run_again_label(), runs::run_again_tip()]),
        (PuzzleStep::Again | PuzzleStep::Solution | PuzzleStep::Next | PuzzleStep::Leave, _) => None,
    }
}

/// Returns label and tooltip of a command for autoplay or the clock, where they depend on the match.
fn in_match(command: Command, model: &Model) -> Option<[Message; 2]> {
    match command {
        Match(MatchCommand::Autoplay) if model.autoplay.is_running() => {
            Some([moves::stop_autoplay_label(), moves::stop_autoplay_tip()])
        }
        Match(MatchCommand::PauseClock) if model.game.is_paused() => {
            Some([clock::run_clock_label(), clock::run_clock_tip()])
        }
        Match(MatchCommand::GiveTime) if model.game.seats().lone_human().is_none() => {
            let player = model.game.receiver_of_time()?;
            Some([clock::give_player_time(player, clock::of_time(USUAL_GIFT)), clock::give_time_tip()])
        }
        _ => None,
    }
}

/// Returns the label of a command for the game on the table.
pub(super) fn label(command: Command, model: &Model) -> Message {
    if let Some([label, _]) = in_run(command, model).or_else(|| in_match(command, model)) {
        return label;
    }
    match (command, words::komi_left(model.game, model.view, Player::White)) {
        (Match(MatchCommand::Pass), Some(left)) if !model.view.game.info().has_passes => {
            messages::spend_komi_label(left)
        }
        (Toggle(ToggleCommand::Lens(lens)), _) => words::lens(lens, model.view.game),
        _ => (command.info().label)(),
    }
}

/// Returns the short label of a command, for narrow buttons.
pub(super) fn short_label(command: Command, model: &Model) -> Message {
    match (command, words::komi_left(model.game, model.view, Player::White)) {
        (Study(StudyCommand::Review), _) => messages::review_short(),
        (Match(MatchCommand::Pass), Some(left)) if !model.view.game.info().has_passes => {
            messages::spend_komi_short(left)
        }
        _ => label(command, model),
    }
}

/// Returns the tooltip of a command, with its keys.
pub(super) fn tip(command: Command, model: &Model) -> Message {
    let tip = match command {
        Match(MatchCommand::Undo) if model.mode == Mode::SetUp => messages::undo_change_tip(),
        Match(MatchCommand::Redo) if model.mode == Mode::SetUp => messages::redo_change_tip(),
        Match(MatchCommand::Pass) if !model.view.game.info().has_passes => messages::spend_komi_tip(),
        _ => {
            let special = in_run(command, model).or_else(|| in_match(command, model));
            special.map_or_else(command.info().tip, |[_, tip]| tip)
        }
    };
    words::keys::tip(model.keys, command, tip)
}

/// Returns whether the setting that a command switches is on; `None` if it switches nothing.
pub(super) fn is_on(command: Command, model: &Model) -> Option<bool> {
    match command {
        Toggle(command) => Some(command.is_on(model.preferences)),
        Match(MatchCommand::XRay) => Some(model.looking_into),
        Study(StudyCommand::Engine) => Some(model.analysis.is_on()),
        Panel(PanelCommand::SleepersBack) => Some(model.sleepers_back),
        _ => None,
    }
}

/// Button of a command, with everything that it shows: label, tooltip, and the reason why it is disabled.
pub(super) struct CommandButton {
    command: Command,
    label: String,
    ready: bool,
    /// Reason why the button is disabled.
    reason: Option<String>,
    tip: String,
}

impl CommandButton {
    /// Makes the button of a command; `None` where the command does not apply.
    pub(super) fn of(command: impl Into<Command>, model: &Model) -> Option<Self> {
        let command = command.into();
        Self::labelled(command, &label(command, model), model)
    }

    /// Makes the button of a command with its short label; `None` where the command does not apply.
    pub(super) fn short(command: impl Into<Command>, model: &Model) -> Option<Self> {
        let command = command.into();
        Self::labelled(command, &short_label(command, model), model)
    }

    /// Makes the button of a command with this label; `None` where the command does not apply.
    pub(super) fn labelled(command: impl Into<Command>, label: &Message, model: &Model) -> Option<Self> {
        let command = command.into();
        (state(command, model) != State::Absent).then(|| Self::with_label(command, label, model))
    }

    /// Makes a button that is disabled, rather than missing, where the command does not apply.
    pub(super) fn lasting(command: impl Into<Command>, model: &Model) -> Self {
        let command = command.into();
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

    /// Returns the command that a click on the button requests.
    pub(super) const fn command(&self) -> Command {
        self.command
    }

    /// Returns `true` if the button can be clicked.
    pub(super) const fn is_ready(&self) -> bool {
        self.ready
    }

    /// Returns the usual appearance of the button, which the caller may change before it is shown.
    pub(super) fn look(&self) -> Button<'_> {
        let button = Button::new(&self.label).id(self.command.info().name).enabled(self.is_ready());
        icon(self.command).map_or(button, |icon| button.icon(icon))
    }

    /// Shows the button in this appearance. Returns the request of a click. While it is disabled, its tooltip begins
    /// with the reason.
    pub(super) fn show(&self, ui: &mut Ui, look: Button) -> Option<Request> {
        self.show_with(ui, look).1
    }

    /// Shows the button as [`show`](Self::show) does. Also returns egui's response, which tells whether the button is
    /// held.
    pub(super) fn show_with(&self, ui: &mut Ui, look: Button) -> (Response, Option<Request>) {
        let is_cut_short = look.is_cut_short(ui);
        // The tooltip would cover the menu that the button has opened.
        let has_menu =
            matches!(self.command, Panel(PanelCommand::Menu(menu)) if menu::is_open(ui.ctx(), menu));
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

/// Returns the icon of a command, if it has one.
pub(super) const fn icon(command: Command) -> Option<Icon> {
    Some(match command {
        Match(command) => match command {
            MatchCommand::Undo => Icon::Undo,
            MatchCommand::Redo => Icon::Redo,
            MatchCommand::Pass => Icon::Pass,
            MatchCommand::MoveNow => Icon::Bolt,
            MatchCommand::SwapSides => Icon::Swap,
            MatchCommand::Cancel => Icon::Cross,
            MatchCommand::Navigate(Navigation::Back) => Icon::Back,
            MatchCommand::Navigate(Navigation::Forward) => Icon::Forward,
            MatchCommand::Navigate(Navigation::Start) => Icon::ToStart,
            MatchCommand::Navigate(Navigation::End) => Icon::ToEnd,
            MatchCommand::Navigate(Navigation::Game)
            | MatchCommand::Autoplay
            | MatchCommand::Lesson(LessonStep::Next)
            | MatchCommand::Puzzle(PuzzleStep::Next) => Icon::Play,
            MatchCommand::Lesson(LessonStep::Again) | MatchCommand::Puzzle(PuzzleStep::Again) => Icon::Replay,
            MatchCommand::Lesson(LessonStep::Leave) | MatchCommand::Puzzle(PuzzleStep::Leave) => Icon::Leave,
            MatchCommand::Puzzle(PuzzleStep::Solution) => Icon::Eye,
            MatchCommand::SetUp => Icon::Pencil,
            MatchCommand::PauseClock => Icon::Pause,
            MatchCommand::GiveTime => Icon::Clock,
            MatchCommand::XRay => return None,
        },
        Study(command) => match command {
            StudyCommand::Hint => Icon::Bulb,
            StudyCommand::Engine => Icon::Graph,
            StudyCommand::Review => Icon::Search,
            StudyCommand::NextMistake => Icon::Forward,
            StudyCommand::PreviousMistake => Icon::Back,
            StudyCommand::TryAgain => Icon::Replay,
        },
        Toggle(command) => match command {
            ToggleCommand::Sound => Icon::Speaker,
            ToggleCommand::FullScreen => Icon::FullScreen,
            ToggleCommand::Coordinates => Icon::Labels,
            ToggleCommand::Diagram => Icon::Page,
            ToggleCommand::Coach => Icon::Question,
            ToggleCommand::CameraPad | ToggleCommand::Lens(_) => return None,
        },
        Camera(command) => match command {
            CameraCommand::View(CameraView::Mine) => Icon::Seat,
            CameraCommand::View(CameraView::Above) => Icon::Above,
            CameraCommand::View(CameraView::Side) => Icon::Side,
            CameraCommand::View(CameraView::Opponent) => Icon::Opposite,
            CameraCommand::Turn(Direction::Less) => Icon::TurnLeft,
            CameraCommand::Turn(Direction::More) => Icon::TurnRight,
            CameraCommand::Tilt(Direction::More) => Icon::Higher,
            CameraCommand::Tilt(Direction::Less) => Icon::Lower,
            CameraCommand::Zoom(Direction::More) => Icon::ZoomIn,
            CameraCommand::Zoom(Direction::Less) => Icon::ZoomOut,
        },
        Panel(command) => match command {
            PanelCommand::NewGame | PanelCommand::TextSize(TextSizeChange::Larger) => Icon::Plus,
            PanelCommand::TextSize(TextSizeChange::Smaller) => Icon::Minus,
            PanelCommand::TextSize(TextSizeChange::Normal) => return None,
            PanelCommand::Open => Icon::Folder,
            PanelCommand::Save => Icon::Save,
            PanelCommand::Picture => Icon::Picture,
            PanelCommand::PhotoMode => Icon::Camera,
            PanelCommand::Library => Icon::Books,
            PanelCommand::Copy(_) => Icon::Copy,
            PanelCommand::Resign => Icon::Flag,
            PanelCommand::Rematch => Icon::Swap,
            PanelCommand::CountAgain => Icon::Replay,
            PanelCommand::SleepersBack | PanelCommand::Menu(MenuId::View) => Icon::Eye,
            PanelCommand::Players => Icon::People,
            PanelCommand::Puzzles => Icon::Puzzle,
            PanelCommand::Page(Page::Play) => Icon::Play,
            PanelCommand::Page(Page::Moves) => Icon::List,
            PanelCommand::Page(Page::Analyse) => Icon::Graph,
            PanelCommand::Page(Page::Learn) => Icon::Cap,
            PanelCommand::Menu(MenuId::Game) => Icon::Menu,
            PanelCommand::Palette => Icon::Search,
            PanelCommand::Settings => Icon::Gear,
            PanelCommand::Help => Icon::Help,
            PanelCommand::About => Icon::Info,
            PanelCommand::Quit => Icon::Leave,
        },
    })
}
