//! Layout of the panels: in a large window a rail with both players, a page and the actions; in a small one a strip
//! above and one below the board, and a drawer for the page.

mod actions;
pub(super) mod advice;
mod analyse;
mod clock;
mod digits;
mod learn;
mod parts;
pub(super) mod plate;
mod play;
mod puzzles;
mod result;
mod run;
mod solve;
mod strip;

#[cfg(test)]
pub(super) use actions::ACTIONS;
pub(super) use analyse::{AnalysePage, has_bar};
use bevy_egui::egui::{self, Align, Color32, Layout, Rect, RichText, Ui, Vec2};
pub(super) use learn::Section;

use super::commands::CommandButton;
use super::widgets::{Button, Weight};
use super::{Model, PanelState, Request, editor, legend, move_list, theme};
use crate::app::game::{Mode, SetupEditor};
use crate::app::input::{Command, LessonStep, MatchCommand, PanelCommand, PuzzleStep};
use crate::i18n::{Message, editor as messages};
use crate::library::preferences::Page;
use crate::rules::Player;

/// Padding of the rail, in points.
const MARGIN: f32 = 12.0;

/// Layout of the panels: a rail for large windows, strips for small ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Plan {
    /// A rail of this width on the right, in points.
    Rail(f32),
    /// A strip above and one below the board; pages open in a drawer.
    Strips,
}

impl Plan {
    /// Returns the layout for a window of this size.
    pub(super) fn of(window: Vec2) -> Self {
        if window.x < 1000.0 || window.y < 560.0 {
            Self::Strips
        } else {
            Self::Rail((window.x * 0.25).clamp(300.0, 400.0))
        }
    }

    /// Returns the part of the window that is left to the board. `bar` says whether there is room for the evaluation bar,
    /// `sheet` whether a small window shows the panel of a lesson or puzzle below the board.
    pub(super) fn free(self, window: Rect, drawer: bool, bar: bool, sheet: bool) -> Rect {
        let mut free = window;
        if bar {
            free.min.x += theme::VALUE_BAR;
        }
        match self {
            Self::Rail(width) => free.max.x -= width,
            Self::Strips => {
                free.min.y += theme::UPPER_STRIP;
                free.max.y -= theme::LOWER_STRIP;
                if sheet {
                    free.max.y -= theme::SHEET;
                }
                if drawer {
                    free.max.x -= theme::DRAWER;
                }
            }
        }
        free
    }
}

/// Draws the rail or the strips with their pages. The area that remains of `root` belongs to the board. Returns the
/// requests of clicks.
pub(super) fn show(root: &mut Ui, state: &mut PanelState, model: &Model) -> Vec<Request> {
    let has_bar = |state: &PanelState| {
        model.mode != Mode::SetUp && state.page(model) == Page::Analyse && analyse::has_bar(model)
    };
    match Plan::of(root.max_rect().size()) {
        Plan::Rail(width) => {
            let requests = rail(root, state, model, width);
            if has_bar(state) {
                analyse::bar(root, model, seats(model)[1]);
            }
            requests
        }
        Plan::Strips => {
            let requests = strips(root, state, model);
            if state.drawer && has_bar(state) {
                analyse::bar(root, model, seats(model)[1]);
            }
            requests
        }
    }
}

fn rail(root: &mut Ui, state: &mut PanelState, model: &Model, width: f32) -> Vec<Request> {
    let frame = egui::Frame::new().fill(theme::panel()).inner_margin(MARGIN);
    let panel = egui::Panel::right("rail").resizable(false).show_separator_line(false);
    let contents = |ui: &mut Ui| {
        edge(ui);
        let mut requests = Vec::new();
        let [upper, lower] = seats(model);
        if let Some(editor) = model.editor {
            heading(ui, model, editor);
        } else {
            requests.extend(plate::show(ui, model, upper));
            ui.add_space(theme::GRID);
        }
        // Built from the bottom up, so that the page gets the remaining height.
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            requests.extend(actions::show(ui, model));
            ui.add_space(theme::GRID);
            if model.mode != Mode::SetUp {
                requests.extend(plate::show(ui, model, lower));
                ui.add_space(theme::GRID);
                // Below the legend, whose height changes.
                if let Some(leave) = leave(model.mode) {
                    requests.extend(actions::row(ui, model, &[leave], false));
                    ui.add_space(theme::GRID);
                }
                let shown = (!model.mode.is_exercise()).then(|| state.page(model));
                // Elsewhere lists would move when a sign comes and goes with the pointer.
                if shown != Some(Page::Analyse) {
                    legend::beside_board(ui, model, shown == Some(Page::Play));
                }
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| requests.extend(page(ui, state, model)));
        });
        requests
    };
    panel.exact_size(width).frame(frame).show(root, contents).inner
}

/// The command that leaves the lesson or the puzzle on the table.
const fn leave(mode: Mode) -> Option<Command> {
    match mode {
        Mode::Lesson => Some(Command::Match(MatchCommand::Lesson(LessonStep::Leave))),
        Mode::Puzzle => Some(Command::Match(MatchCommand::Puzzle(PuzzleStep::Leave))),
        Mode::Match | Mode::SetUp => None,
    }
}

fn strips(root: &mut Ui, state: &mut PanelState, model: &Model) -> Vec<Request> {
    let mut requests = Vec::new();
    let frame = egui::Frame::new().fill(theme::panel());
    let panel = |at: egui::Panel| at.resizable(false).show_separator_line(false).frame(frame);
    let upper = panel(egui::Panel::top("upper strip")).exact_size(theme::UPPER_STRIP);
    requests.extend(upper.show(root, |ui| strip::upper(ui, model)).inner);
    let lower = panel(egui::Panel::bottom("lower strip")).exact_size(theme::LOWER_STRIP);
    let shown = state.drawer.then(|| state.page(model));
    requests.extend(lower.show(root, |ui| strip::lower(ui, model, shown)).inner);
    if model.mode.is_exercise() {
        let sheet = panel(egui::Panel::bottom("sheet")).exact_size(theme::SHEET);
        let sheet = sheet.frame(frame.inner_margin(egui::Margin::symmetric(16, 10)));
        sheet.show(root, |ui| {
            let rect = ui.max_rect();
            ui.painter().hline(root_range(rect), rect.top() - 9.5, theme::hairline());
            if let Some(session) = model.lesson {
                learn::sheet(ui, model, session);
            }
            if let Some(session) = model.puzzle {
                requests.extend(solve::sheet(ui, model, session));
            }
        });
        return requests;
    }
    if state.drawer || model.mode == Mode::SetUp {
        let drawer = egui::Panel::right("drawer").resizable(false).show_separator_line(false);
        let drawer = drawer.exact_size(theme::DRAWER).frame(frame.inner_margin(MARGIN));
        let contents = |ui: &mut Ui| {
            edge(ui);
            page(ui, state, model)
        };
        requests.extend(drawer.show(root, contents).inner);
    }
    requests
}

/// Horizontal range of the window, seen from inside a sheet.
fn root_range(inside: Rect) -> egui::Rangef {
    inside.x_range().expand(16.0)
}

/// Line between the board and the panels at its right.
fn edge(ui: &Ui) {
    let rect = ui.max_rect();
    ui.painter().vline(rect.left() - MARGIN + 0.5, rect.y_range().expand(MARGIN), theme::hairline());
}

/// The players at the far side and at the near side of the table. A human who plays alone sits near.
fn seats(model: &Model) -> [Player; 2] {
    let near = model.game.seats().lone_human().unwrap_or(Player::Black);
    [near.other(), near]
}

fn page(ui: &mut Ui, state: &mut PanelState, model: &Model) -> Vec<Request> {
    if let Some(editor) = model.editor {
        return editor::contents(ui, &mut state.editor, editor, model);
    }
    if let Some(session) = model.lesson {
        return learn::lesson(ui, model, session);
    }
    if let Some(session) = model.puzzle {
        return solve::puzzle(ui, model, session);
    }
    let shown = state.page(model);
    let mut requests: Vec<Request> = tabs(ui, model, shown).into_iter().collect();
    ui.add_space(theme::GRID);
    match shown {
        Page::Play => {
            let hints = !state.is_past_hints && model.preferences.board.tips;
            requests.extend(play::show(ui, model, hints));
            requests.extend(move_list::latest(ui, &mut state.moves, model));
        }
        Page::Moves => requests.extend(move_list::show(ui, &mut state.moves, model)),
        Page::Analyse => requests.extend(analyse::show(ui, &mut state.analyse, model)),
        Page::Learn => requests.extend(learn::page(ui, model, state.section)),
    }
    requests
}

/// Tabs of the pages. They share the spare width; where the labels do not fit, only the current tab has one, and the
/// others have tooltips.
fn tabs(ui: &mut Ui, model: &Model, shown: Page) -> Option<Request> {
    const GAP: f32 = 4.0;
    let buttons: Vec<CommandButton> =
        Page::ALL.into_iter().filter_map(|page| CommandButton::of(PanelCommand::Page(page), model)).collect();
    #[expect(clippy::cast_precision_loss, reason = "a handful of pages")]
    let count = buttons.len().max(1) as f32;
    let room = ui.available_width() - GAP * (count - 1.0);
    let width =
        |ui: &Ui, signs| buttons.iter().map(|button| tab(button, shown, signs).width(ui)).sum::<f32>();
    let signs = width(ui, false) > room;
    let spare = (room - width(ui, signs)) / count;
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for button in &buttons {
            let look = tab(button, shown, signs);
            // Icons keep their width, and the label gets the rest.
            let has_label = !signs || button.command() == Command::Panel(PanelCommand::Page(shown));
            let width = match (spare < 0.0, has_label) {
                (false, _) => look.width(ui) + spare,
                (true, true) => look.width(ui) + spare * count,
                (true, false) => look.width(ui),
            };
            let request = button.show(ui, look.exact_width(width));
            pressed = request.or(pressed.take());
        }
    });
    pressed
}

fn tab(button: &CommandButton, shown: Page, signs: bool) -> Button<'_> {
    let is_shown = button.command() == Command::Panel(PanelCommand::Page(shown));
    let look = button.look().weight(Weight::Choice).tight().selected(is_shown).height(theme::TAB);
    if signs && !is_shown { look.labelled(false) } else { look.bare() }
}

/// Heading of the position editor in a large window; a small window has it in the upper strip.
fn heading(ui: &mut Ui, model: &Model, editor: &SetupEditor) {
    let (text, color) = editor_state(editor);
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.label(RichText::new(model.words.say(messages::editor_title())).font(theme::strong(17.0)));
    ui.label(RichText::new(model.words.say(text)).font(theme::text(14.0)).color(color));
    ui.spacing_mut().item_spacing.y = theme::GRID;
    ui.add_space(theme::GRID);
}

/// Message that says whether the edited position can be played, and its colour.
fn editor_state(editor: &SetupEditor) -> (Message, Color32) {
    match super::words::faults(editor.setup(), editor.faults()).len() {
        0 => (messages::editor_ready(), theme::good()),
        count => (messages::editor_faults(count), theme::danger()),
    }
}
