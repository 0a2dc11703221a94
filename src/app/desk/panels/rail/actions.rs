//! Buttons at the foot of the rail: the actions of the game, and the two menus below them.

use bevy_egui::egui::{Align, Layout, Ui, vec2};

use super::super::commands::CommandButton;
use super::super::widgets::{Button, Weight};
use super::super::{Model, Request, theme};
use crate::app::game::{Mode, PuzzleSession, PuzzleStage};
use crate::app::input::{Command, LessonStep, MatchCommand, MenuId, PanelCommand, PuzzleStep, StudyCommand};

use Command::{Match, Panel, Study};

/// Commands of the row of actions, from left to right. Those that are unavailable are left out.
pub(in crate::app::desk::panels) const ACTIONS: [Command; 10] = [
    Match(MatchCommand::Undo),
    Match(MatchCommand::Redo),
    Match(MatchCommand::Pass),
    Panel(PanelCommand::Resign),
    Study(StudyCommand::Hint),
    Match(MatchCommand::Lesson(LessonStep::Again)),
    Match(MatchCommand::Lesson(LessonStep::Next)),
    Match(MatchCommand::Puzzle(PuzzleStep::Again)),
    Match(MatchCommand::Puzzle(PuzzleStep::Solution)),
    Match(MatchCommand::Puzzle(PuzzleStep::Next)),
];
/// Menus in the row below the actions, from left to right.
pub(super) const MENUS: [Command; 2] =
    [Panel(PanelCommand::Menu(MenuId::Game)), Panel(PanelCommand::Menu(MenuId::View))];

const GAP: f32 = 4.0;

/// Shows the rows of actions and of menus at the foot of the rail, from the bottom up. Returns the requests of
/// clicks.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Vec<Request> {
    ui.spacing_mut().item_spacing.y = GAP;
    let menus = row(ui, model, &MENUS, false);
    let actions = row(ui, model, &ACTIONS, true);
    ui.spacing_mut().item_spacing.y = theme::GRID;
    actions.into_iter().chain(menus).collect()
}

/// Shows a row of command buttons that fills the available width, with icons above the labels if `stacked` is set.
/// Returns the requests of clicks.
pub(super) fn row(ui: &mut Ui, model: &Model, commands: &[Command], stacked: bool) -> Vec<Request> {
    let buttons = buttons(model, commands);
    let height = if stacked { theme::STACKED } else { theme::BUTTON };
    #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
    let count = buttons.len().max(1) as f32;
    let wanted: f32 = buttons.iter().map(|button| look(button, stacked, model).width(ui)).sum();
    let room = ui.available_width() - GAP * (count - 1.0);
    let spare = (room - wanted).max(0.0) / count;
    // Where the labels do not all fit, each gets its share.
    let part = (room / wanted).min(1.0);
    let size = vec2(ui.available_width(), height);
    let mut requests = Vec::new();
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for button in &buttons {
            let look = look(button, stacked, model);
            let width = look.width(ui) * part + spare;
            requests.extend(button.show(ui, look.exact_width(width)));
        }
    });
    requests
}

/// Makes the buttons of those commands that are available.
pub(super) fn buttons(model: &Model, commands: &[Command]) -> Vec<CommandButton> {
    // A game seldom needs to redo a move; the menu has the command.
    let wanted = |command: &&Command| **command != Match(MatchCommand::Redo) || model.mode == Mode::SetUp;
    commands.iter().filter(wanted).filter_map(|&command| CommandButton::short(command, model)).collect()
}

/// Returns the appearance of a command's button in a row of actions: the only thing left to do stands out.
pub(super) fn look<'a>(button: &'a CommandButton, stacked: bool, model: &Model) -> Button<'a> {
    let command = button.command();
    // The only thing left to do is the main action: to pass, to go on, or to take a wrong move back.
    let wrong = matches!(model.puzzle.map(PuzzleSession::stage), Some(PuzzleStage::Wrong { .. }));
    let run_over = model.puzzle.map(PuzzleSession::stage) == Some(PuzzleStage::Stopped);
    let goes_on = match command {
        Match(MatchCommand::Lesson(LessonStep::Next)) => true,
        Match(MatchCommand::Puzzle(PuzzleStep::Next)) => model.puzzle.is_some_and(PuzzleSession::is_over),
        Match(MatchCommand::Puzzle(PuzzleStep::Again)) => wrong || run_over,
        _ => false,
    };
    let is_due = command == Match(MatchCommand::Pass)
        && model.view.game.info().has_passes
        && model.view.carries.is_empty();
    let is_main = button.is_ready() && (goes_on || is_due);
    let look = button.look().weight(if is_main { Weight::Primary } else { Weight::Usual });
    if stacked { look.stacked(true) } else { look.height(theme::BUTTON) }
}
