//! Panel of the puzzle in progress: the task, the feedback on the last try, and at the end an explanation.

use bevy_egui::egui::{ScrollArea, Ui};

use super::super::{Model, Request, theme, words};
use super::parts::{FACTS, card, line, sign};
use super::run;
use crate::app::game::{FeedbackKind, PuzzlePurpose, PuzzleSession, PuzzleStage, RatingChange, RunSession};
use crate::i18n::{Message, learning, puzzles, runs, solving, study};
use crate::study::puzzles::PuzzleTheme;
use crate::study::{HintStep, facts};

/// Shows the puzzle in progress, in place of the pages. Its buttons are at the foot of the rail. Returns the requests
/// of clicks.
pub(super) fn puzzle(ui: &mut Ui, model: &Model, session: &PuzzleSession) -> Vec<Request> {
    if let Some(of) = run_of(model, session) {
        return run::show(ui, model, session, of);
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    line(ui, model, title(model, session), theme::strong(17.0), theme::ink());
    line(ui, model, details(session), theme::text(13.0), theme::muted());
    ui.add_space(theme::GRID);
    ScrollArea::vertical().id_salt("puzzle").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 2.0);
        texts(ui, model, session, 16.0);
    });
    Vec::new()
}

/// Returns the puzzle run (rush or streak) on the table, if the puzzle belongs to it.
fn run_of<'a>(model: &Model<'a>, session: &PuzzleSession) -> Option<&'a RunSession> {
    match session.purpose() {
        PuzzlePurpose::Run(_) => model.run,
        PuzzlePurpose::Rating | PuzzlePurpose::Daily | PuzzlePurpose::Practice => None,
    }
}

/// Shows the texts of the puzzle in progress, below the board of a small window. Returns the requests of clicks.
pub(super) fn sheet(ui: &mut Ui, model: &Model, session: &PuzzleSession) -> Vec<Request> {
    if let Some(of) = run_of(model, session) {
        return run::sheet(ui, model, session, of);
    }
    ScrollArea::vertical().id_salt("puzzle").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        texts(ui, model, session, 15.0);
    });
    Vec::new()
}

/// Returns the title of the puzzle or of its run, with the board.
pub(super) fn title(model: &Model, session: &PuzzleSession) -> Message {
    let puzzle = session.puzzle();
    let board = || words::library::board(puzzle.variant());
    match (run_of(model, session), session.purpose()) {
        (Some(of), _) => run::title(session, of),
        (None, PuzzlePurpose::Daily) => runs::run_title(runs::daily_title(), board()),
        (None, PuzzlePurpose::Rating | PuzzlePurpose::Practice | PuzzlePurpose::Run(_)) => {
            let title = if puzzle.is_own_mistake() { solving::mistake_title } else { solving::puzzle_title };
            title(board())
        }
    }
}

fn details(session: &PuzzleSession) -> Message {
    let puzzle = session.puzzle();
    if puzzle.is_warm_up() {
        return puzzles::of_theme(PuzzleTheme::WarmUp);
    }
    if puzzle.is_own_mistake() {
        return runs::unrated_puzzle();
    }
    solving::puzzle_details(puzzle.rating, &puzzle.id())
}

fn texts(ui: &mut Ui, model: &Model, session: &PuzzleSession, size: f32) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let color = if session.is_over() { theme::muted() } else { theme::ink() };
    line(ui, model, puzzles::of_task(session.puzzle()), theme::text(size), color);
    price(ui, model, session);
    remark(ui, model, session);
    hint(ui, model, session);
    if let Some(rated) = model.puzzles.rating_change(session.puzzle()).filter(|_| session.is_scored()) {
        rating(ui, model, rated);
    }
    if session.is_over() {
        comes_back(ui, model, session);
        learnt(ui, model, session);
    }
}

/// Says how many rating points a wrong move or a hint would cost, as long as there was neither, or that the puzzle is
/// unrated.
fn price(ui: &mut Ui, model: &Model, session: &PuzzleSession) {
    let puzzle = session.puzzle();
    match session.purpose() {
        PuzzlePurpose::Rating => {}
        PuzzlePurpose::Daily | PuzzlePurpose::Practice | PuzzlePurpose::Run(_) => {
            if !session.is_over() {
                line(ui, model, runs::unrated_puzzle(), theme::text(13.0), theme::muted());
            }
            return;
        }
    }
    let cost = model.puzzles.rating(puzzle.variant()).cost_of_failing(puzzle.rating);
    if session.attempt().verdict().is_none() && !session.is_practice() && puzzle.is_rated() && cost > 0 {
        line(ui, model, puzzles::puzzle_price(cost), theme::text(13.0), theme::muted());
    }
}

/// Feedback on the last try.
fn remark(ui: &mut Ui, model: &Model, session: &PuzzleSession) {
    let Some(remark) = session.feedback() else { return };
    card(ui, sign(remark.kind), |ui| {
        for text in &remark.texts {
            line(ui, model, text.clone(), theme::text(15.0), theme::ink());
        }
        match session.stage() {
            PuzzleStage::Wrong { doubted: true, .. } => {
                line(ui, model, solving::puzzle_refuting(), theme::text(14.0), theme::muted());
            }
            PuzzleStage::Wrong { .. } if !session.is_auto_playing() => {
                line(ui, model, solving::puzzle_take_back(), theme::text(14.0), theme::muted());
            }
            PuzzleStage::Wrong { .. }
            | PuzzleStage::Open
            | PuzzleStage::Judging { .. }
            | PuzzleStage::Solved
            | PuzzleStage::Shown
            | PuzzleStage::Stopped => {}
        }
    });
}

/// The hint as far as it was shown; the last step is the brightest.
fn hint(ui: &mut Ui, model: &Model, session: &PuzzleSession) {
    let told = session.shown_hint_steps();
    if told.is_empty() {
        return;
    }
    let board = session.puzzle().start.board();
    card(ui, sign(FeedbackKind::Hint), |ui| {
        for (index, step) in told.iter().enumerate() {
            let color = if index + 1 == told.len() { theme::ink() } else { theme::muted() };
            line(
                ui,
                model,
                study::of_step(step, session.puzzle().variant(), model.game.near_side()),
                theme::text(15.0),
                color,
            );
            let HintStep::Move { facts, .. } = step else { continue };
            for fact in facts.iter().take(FACTS) {
                line(ui, model, study::of_fact(fact, board), theme::text(14.0), theme::soft());
            }
        }
        if !matches!(told.last(), Some(HintStep::Move { .. })) {
            line(ui, model, learning::hint_tell_more(), theme::text(14.0), theme::muted());
        }
    });
}

fn rating(ui: &mut Ui, model: &Model, rated: &RatingChange) {
    let color = if rated.solved { theme::good() } else { theme::ink() };
    let rating = puzzles::of_rating(rated.before, rated.now, rated.uncertainty);
    line(ui, model, rating, theme::strong(14.5), color);
    if rated.streak > 1 {
        line(ui, model, puzzles::puzzle_streak(rated.streak), theme::text(14.0), theme::soft());
    }
}

/// When one of the player's mistakes comes back.
fn comes_back(ui: &mut Ui, model: &Model, session: &PuzzleSession) {
    if session.puzzle().is_own_mistake() {
        let days = model.mistakes.days_until(session.puzzle(), model.daily.date());
        let text = days.map_or_else(solving::mistake_learnt, |days| solving::mistake_back(days.max(1)));
        line(ui, model, text, theme::strong(14.5), theme::ink());
    }
}

/// Facts about the first move of the solution, and the themes of the puzzle.
fn learnt(ui: &mut Ui, model: &Model, session: &PuzzleSession) {
    let puzzle = session.puzzle();
    let board = puzzle.start.board();
    let told = puzzle.solution.first().and_then(|&mv| facts(&puzzle.start, mv).ok()).unwrap_or_default();
    if !told.is_empty() {
        line(ui, model, solving::puzzle_why(), theme::strong(14.5), theme::ink());
    }
    for fact in told.iter().take(FACTS) {
        line(ui, model, study::of_fact(fact, board), theme::text(14.0), theme::soft());
    }
    if !puzzle.themes.is_empty() {
        line(ui, model, solving::puzzle_learnt(), theme::strong(14.5), theme::ink());
    }
    for &theme in &puzzle.themes {
        line(ui, model, solving::about(theme), theme::text(14.0), theme::soft());
    }
}
