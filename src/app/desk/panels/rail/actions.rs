//! What can be done apart from moving: the actions of the game, and below them the two menus.

use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

use super::super::commands::{self, State};
use super::super::widgets::{Button, Weight};
use super::super::{Model, Press, theme};
use crate::app::game::{Solver, Stage};
use crate::app::input::{Command, LessonStep, Menu, PuzzleStep};

/// The actions, from the left: what means nothing now is left out.
pub(in crate::app::desk::panels) const ACTIONS: [Command; 10] = [
    Command::Undo,
    Command::Redo,
    Command::Pass,
    Command::Resign,
    Command::Hint,
    Command::Lesson(LessonStep::Again),
    Command::Lesson(LessonStep::Next),
    Command::Puzzle(PuzzleStep::Again),
    Command::Puzzle(PuzzleStep::Solution),
    Command::Puzzle(PuzzleStep::Next),
];
/// The menus, from the left.
pub(super) const MENUS: [Command; 2] = [Command::Menu(Menu::Game), Command::Menu(Menu::View)];

const GAP: f32 = 4.0;

/// Both rows at the foot of the rail, built from below.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Vec<Press> {
    ui.spacing_mut().item_spacing.y = GAP;
    let menus = row(ui, model, &MENUS, false);
    let actions = row(ui, model, &ACTIONS, true);
    ui.spacing_mut().item_spacing.y = theme::GRID;
    actions.into_iter().chain(menus).collect()
}

/// Commands side by side, as wide as what they stand in.
pub(super) fn row(ui: &mut Ui, model: &Model, commands: &[Command], stacked: bool) -> Vec<Press> {
    let texts = texts(model, commands);
    let height = if stacked { theme::STACKED } else { theme::BUTTON };
    let buttons =
        || texts.iter().map(|(command, label, state)| button(*command, label, state, stacked, model));
    #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
    let count = texts.len().max(1) as f32;
    let wanted: f32 = buttons().map(|button| button.width(ui)).sum();
    let spare = (ui.available_width() - wanted - GAP * (count - 1.0)).max(0.0) / count;
    let size = vec2(ui.available_width(), height);
    let mut presses = Vec::new();
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for ((command, _, state), button) in texts.iter().zip(buttons()) {
            let width = button.width(ui) + spare;
            presses.extend(press(ui, button.min_width(width), *command, state, model));
        }
    });
    presses
}

/// The commands that mean something here, with their labels.
pub(super) fn texts(model: &Model, commands: &[Command]) -> Vec<(Command, String, State)> {
    let text = |&command: &Command| {
        // In a game there is little to play again: it is in a menu.
        if command == Command::Redo && model.editor.is_none() {
            return None;
        }
        let state = commands::state(command, model);
        let label = model.words.say(commands::short_label(command, model));
        (state != State::Absent).then_some((command, label, state))
    };
    commands.iter().filter_map(text).collect()
}

/// The button of a command.
pub(super) fn button<'a>(
    command: Command,
    label: &'a str,
    state: &State,
    stacked: bool,
    model: &Model,
) -> Button<'a> {
    // Where nothing is left but to pass, to go on, or to take a wrong move back, it is the one thing to do.
    let wrong = matches!(model.puzzle.map(Solver::stage), Some(Stage::Wrong { .. }));
    let goes_on = match command {
        Command::Lesson(LessonStep::Next) | Command::Puzzle(PuzzleStep::Next) => *state == State::Ready,
        Command::Puzzle(PuzzleStep::Again) => wrong,
        _ => false,
    };
    let is_due = command == Command::Pass
        && *state == State::Ready
        && model.view.has_passes
        && model.view.carries.is_empty();
    let weight = if is_due || goes_on { Weight::Primary } else { Weight::Usual };
    let button = Button::new(label).id(command.row().name).weight(weight).stacked(stacked);
    let button = if stacked { button } else { button.height(theme::BUTTON) };
    let button = commands::icon(command).map_or(button, |icon| button.icon(icon));
    button.enabled(*state == State::Ready)
}

/// Shows the button of a command; one that cannot be pressed says why.
pub(super) fn press(
    ui: &mut Ui,
    button: Button,
    command: Command,
    state: &State,
    model: &Model,
) -> Option<Press> {
    let response = button.show(ui);
    let tip = model.words.say(commands::tip(command, model));
    let State::Off(reason) = state else {
        return response.on_hover_text(tip).clicked().then_some(Press::Command(command));
    };
    response.on_hover_ui(|ui| {
        ui.label(model.words.say(reason));
        ui.label(RichText::new(tip).small().color(theme::muted()));
    });
    None
}
