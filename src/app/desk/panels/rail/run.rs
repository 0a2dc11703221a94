//! Panel of a puzzle run (rush or streak): clock, score and task while it goes on, and its result at the end.

use bevy_egui::egui::{ScrollArea, Sense, Ui, WidgetInfo, WidgetType};

use super::super::icons::Icon;
use super::super::widgets::ListRow;
use super::super::{Model, Request, theme, words};
use super::digits::Digits;
use super::parts::{card, line, sign};
use crate::app::game::{PuzzleSelectionRequested, PuzzleSession, PuzzleStage, RunSession};
use crate::i18n::{Message, puzzles, runs as messages};
use crate::study::puzzles::{Puzzle, PuzzleRun, RunClock, RunEnd};

/// Font size of the clock beside the board, in points.
const CLOCK: f32 = 40.0;
/// Font size of the clock below the board of a small window, in points.
const SMALL_CLOCK: f32 = 30.0;

/// Shows a puzzle run (rush or streak) in place of the pages. Its buttons are at the foot of the rail. Returns the
/// requests of clicks.
pub(super) fn show(ui: &mut Ui, model: &Model, puzzle: &PuzzleSession, session: &RunSession) -> Vec<Request> {
    let mut requests = Vec::new();
    ui.spacing_mut().item_spacing.y = 2.0;
    line(ui, model, title(puzzle, session), theme::strong(17.0), theme::ink());
    ui.add_space(theme::GRID);
    ScrollArea::vertical().id_salt("run").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        requests.extend(contents(ui, model, puzzle, session, [CLOCK, 16.0]));
    });
    requests
}

/// Shows a puzzle run (rush or streak) below the board of a small window. Returns the requests of clicks.
pub(super) fn sheet(
    ui: &mut Ui,
    model: &Model,
    puzzle: &PuzzleSession,
    session: &RunSession,
) -> Vec<Request> {
    let sheet = ScrollArea::vertical().id_salt("run").auto_shrink([false, false]);
    let shown = sheet.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        contents(ui, model, puzzle, session, [SMALL_CLOCK, 15.0])
    });
    shown.inner
}

/// Returns the title of a puzzle run (rush or streak): with the board while it goes on.
pub(super) fn title(puzzle: &PuzzleSession, session: &RunSession) -> Message {
    let kind = messages::of_kind(session.run().kind());
    match puzzle.stage() {
        PuzzleStage::Stopped => kind,
        PuzzleStage::Open
        | PuzzleStage::Judging { .. }
        | PuzzleStage::Wrong { .. }
        | PuzzleStage::Solved
        | PuzzleStage::Shown => messages::run_title(kind, words::library::board(puzzle.puzzle().variant())),
    }
}

/// Shows clock, score and task of a puzzle run or, at its end, the result. `clock` and `text` are font sizes.
fn contents(
    ui: &mut Ui,
    model: &Model,
    puzzle: &PuzzleSession,
    session: &RunSession,
    [clock, text]: [f32; 2],
) -> Vec<Request> {
    ui.spacing_mut().item_spacing.y = 6.0;
    if let (PuzzleStage::Stopped, Some(end)) = (puzzle.stage(), session.run().end()) {
        return result(ui, model, session, end);
    }
    standing(ui, model, session.run(), clock);
    line(ui, model, puzzles::of_task(puzzle.puzzle()), theme::text(text), theme::ink());
    if let Some(remark) = puzzle.feedback() {
        card(ui, sign(remark.kind), |ui| {
            for text in &remark.texts {
                line(ui, model, text.clone(), theme::text(15.0), theme::ink());
            }
        });
    }
    Vec::new()
}

/// The clock, if there is one, with the score and the wrong moves that are left beside it.
fn standing(ui: &mut Ui, model: &Model, run: &PuzzleRun, size: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        if let Some(time) = run.clock() {
            clock(ui, model, time, size);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            line(ui, model, messages::run_score(run.score()), theme::strong(17.0), theme::ink());
            let left = messages::run_mistakes_left(run.mistakes_left());
            line(ui, model, left, theme::text(14.0), theme::muted());
        });
    });
}

/// The time left, in digits of equal width, so that they do not move.
fn clock(ui: &mut Ui, model: &Model, clock: RunClock, size: f32) {
    let color = if clock.is_low() { theme::danger() } else { theme::ink() };
    let seconds = clock.seconds();
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    let digits = Digits::new(ui, &time, &theme::strong(size), color);
    let (rect, response) = ui.allocate_exact_size(digits.size(), Sense::hover());
    digits.paint(ui.painter(), rect);
    let aloud = model.words.say(messages::run_time_left(time));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &aloud));
}

/// Score, reason of the end, best score, and the missed puzzles. Returns the request of a click.
fn result(ui: &mut Ui, model: &Model, session: &RunSession, end: RunEnd) -> Vec<Request> {
    let run = session.run();
    line(ui, model, messages::run_solved(run.score()), theme::strong(24.0), theme::ink());
    line(ui, model, messages::of_end(run.kind(), end), theme::text(14.5), theme::soft());
    if session.is_new_best() {
        card(ui, (Icon::Trophy, theme::good()), |ui| {
            line(ui, model, messages::run_new_best(), theme::strong(15.0), theme::ink());
        });
    } else {
        let best = session.best_before().unwrap_or(0).max(run.score());
        line(ui, model, messages::run_best(best), theme::text(14.5), theme::ink());
    }
    if let Some(rating) = run.highest() {
        line(ui, model, messages::run_highest(rating), theme::text(14.5), theme::ink());
    }
    if run.missed().is_empty() {
        return Vec::new();
    }
    ui.add_space(4.0);
    line(ui, model, messages::run_missed_heading(), theme::strong(15.0), theme::ink());
    line(ui, model, messages::run_missed_unrated(), theme::text(13.0), theme::muted());
    let clicked = run.missed().iter().filter(|puzzle| missed_row(ui, model, puzzle));
    clicked.map(|puzzle| Request::Solve(PuzzleSelectionRequested::Missed(puzzle))).collect()
}

/// A row that opens a missed puzzle. Returns whether it was clicked.
fn missed_row(ui: &mut Ui, model: &Model, puzzle: &Puzzle) -> bool {
    let board = words::library::board(puzzle.variant());
    let label = model.words.say(board.clone());
    let aloud = model.words.say(messages::run_missed_row(board, puzzle.rating));
    let (id, rating) = (format!("missed-{}", puzzle.id()), puzzle.rating.to_string());
    let row = ListRow::new(&label).named(&aloud).id(&id).secondary(&rating).height(theme::TOUCH).card();
    row.text(14.5, 10.0, 10.0).show(ui).clicked()
}
