//! The page that chooses a puzzle: the player's rating, the puzzle of the day, puzzle runs (rush or streak), and the
//! board, difficulty and theme of the next puzzle.

use bevy_egui::egui::{Rect, Response, ScrollArea, Ui, Vec2, pos2, vec2};

use super::super::icons::Icon;
use super::super::widgets::{Button, ListRow, Weight};
use super::super::{Model, Request, theme, words};
use super::parts::line;
use crate::app::game::PuzzleSelectionRequested;
use crate::i18n::{Message, puzzles, runs, solving, terminal};
use crate::rules::Variant;
use crate::study::puzzles::{Difficulty, PuzzleFilter, PuzzleState, PuzzleTheme, RunKind, boards};

const GAP: f32 = 6.0;

/// Shows the page of puzzles: rating, filter and the button for the next one. Returns the requests of clicks.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Vec<Request> {
    let filter = model.puzzles.filter(model.own_variant);
    let mut wanted = Vec::new();
    ScrollArea::vertical().id_salt("puzzles").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.set_max_width(ui.available_width() - 10.0);
        standing(ui, model, filter.variant);
        wanted.extend(solve(ui, model));
        wanted.extend(daily(ui, model, filter.variant));
        wanted.extend(of_runs(ui, model, filter.variant));
        wanted.extend(own_mistakes(ui, model));
        heading(ui, model, solving::puzzle_board_heading());
        wanted.extend(of_board(ui, model, filter.variant));
        heading(ui, model, solving::puzzle_difficulty_heading());
        wanted.extend(of_difficulty(ui, model, filter.difficulty));
        heading(ui, model, solving::puzzle_theme_heading());
        wanted.extend(of_theme(ui, model, filter));
    });
    wanted.into_iter().map(Request::Solve).collect()
}

/// The rating for the board's game, the number of solved puzzles, and the streak.
fn standing(ui: &mut Ui, model: &Model, variant: Variant) {
    let record = model.puzzles.record(variant);
    let rating = model.puzzles.rating(variant);
    let rating = puzzles::puzzle_rating_same(rating.rounded(), rating.uncertainty());
    line(ui, model, rating, theme::strong(17.0), theme::ink());
    let [solved, all] =
        model.puzzles.solved_and_total(PuzzleFilter { theme: None, ..PuzzleFilter::on(variant) });
    line(ui, model, solving::puzzles_solved(solved, all), theme::text(13.5), theme::muted());
    let warm_ups = PuzzleFilter { theme: Some(PuzzleTheme::WarmUp), ..PuzzleFilter::on(variant) };
    let [solved, all] = model.puzzles.solved_and_total(warm_ups);
    line(ui, model, terminal::puzzles::warm_ups_of(solved, all), theme::text(13.5), theme::muted());
    if record.best_streak > 0 {
        line(
            ui,
            model,
            solving::puzzles_in_a_row(record.streak, record.best_streak),
            theme::text(13.5),
            theme::muted(),
        );
    }
}

/// The button that starts a puzzle, unless all of them are solved.
fn solve(ui: &mut Ui, model: &Model) -> Option<PuzzleSelectionRequested> {
    if !model.puzzles.is_any_left(model.own_variant) {
        line(ui, model, solving::these_are_solved(), theme::text(14.0), theme::muted());
        return None;
    }
    let label = model.words.say(solving::solve_puzzle());
    let button = Button::new(&label).id("solve-puzzle").icon(Icon::Play).weight(Weight::Primary);
    button.min_width(ui.available_width()).show(ui).clicked().then_some(PuzzleSelectionRequested::Next)
}

/// The player's own mistakes: how many are due, or when the next one is.
fn own_mistakes(ui: &mut Ui, model: &Model) -> Option<PuzzleSelectionRequested> {
    let today = model.daily.date();
    let due = model.mistakes.due(today);
    if due == 0 {
        let next = model.mistakes.days_until_next(today);
        let waits = next.map_or_else(solving::mistakes_none, solving::mistakes_next);
        line(ui, model, waits, theme::text(13.5), theme::muted());
        return None;
    }
    let label = model.words.say(solving::own_mistakes());
    let due = model.words.say(solving::mistakes_due(due));
    let row = ListRow::new(&label).id("own-mistakes").secondary(&due).height(theme::TOUCH);
    let response = row.text(14.5, 10.0, 10.0).outline(theme::chosen()).show(ui);
    let response = response.on_hover_text(model.words.say(solving::own_mistakes_tip()));
    response.clicked().then_some(PuzzleSelectionRequested::OwnMistake)
}

/// The card of today's puzzle of the board's game.
fn daily(ui: &mut Ui, model: &Model, variant: Variant) -> Option<PuzzleSelectionRequested> {
    let puzzle = model.daily.of(variant.kind())?;
    let date = model.daily.date().to_string();
    let (icon, about) = match model.puzzles.state_of(puzzle) {
        PuzzleState::Solved => (Icon::Check, runs::daily_about_solved(date)),
        PuzzleState::New | PuzzleState::Failed => (Icon::Puzzle, runs::daily_about(date)),
    };
    let tip = model.words.say(runs::daily_tip());
    let card = offer(ui, model, "daily-puzzle", icon, [runs::daily_title(), about]);
    card.on_hover_text(tip).clicked().then_some(PuzzleSelectionRequested::Daily)
}

/// The cards that begin a puzzle run (rush or streak) with the puzzles of the board's game.
fn of_runs(ui: &mut Ui, model: &Model, variant: Variant) -> Option<PuzzleSelectionRequested> {
    let mut wanted = None;
    for kind in RunKind::ALL {
        let icon = match kind {
            RunKind::Rush => Icon::Bolt,
            RunKind::Streak => Icon::List,
        };
        let about = runs::about(kind, model.puzzles.best_score(variant, kind));
        if offer(ui, model, kind.word(), icon, [runs::of_kind(kind), about]).clicked() {
            wanted = Some(PuzzleSelectionRequested::Run(kind));
        }
    }
    wanted
}

/// A card with an icon, a title and a line below it, which wraps.
fn offer(ui: &mut Ui, model: &Model, id: &str, icon: Icon, [title, about]: [Message; 2]) -> Response {
    const INSET: f32 = 10.0;
    const BEFORE: f32 = 38.0;
    let room = ui.available_width() - BEFORE - INSET;
    let name = model.words.say(runs::offer_read_aloud(title.clone(), about.clone()));
    let [title, about] = [title, about].map(|text| model.words.say(text));
    let title = ui.painter().layout(title, theme::strong(14.5), theme::ink(), room);
    let about = ui.painter().layout(about, theme::text(13.0), theme::muted(), room);
    let height = title.size().y + about.size().y + 10.0;
    let response = ListRow::new(&name).id(id).height(height.max(theme::BUTTON)).card().show_background(ui);
    let rect = response.rect;
    let square = pos2(rect.left() + INSET + theme::ICON / 2.0, rect.center().y);
    let square = Rect::from_center_size(square, Vec2::splat(theme::ICON));
    icon.paint(ui.painter(), square, if icon == Icon::Check { theme::good() } else { theme::soft() });
    let top = rect.center().y - f32::midpoint(title.size().y, about.size().y);
    let below = top + title.size().y;
    ui.painter().galley(pos2(rect.left() + BEFORE, top), title, theme::ink());
    ui.painter().galley(pos2(rect.left() + BEFORE, below), about, theme::muted());
    response
}

fn of_board(ui: &mut Ui, model: &Model, chosen: Variant) -> Option<PuzzleSelectionRequested> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for variant in boards() {
            let label = model.words.say(words::library::board(variant));
            let id = format!("puzzles-on-{variant}");
            let button = Button::new(&label).id(&id).weight(Weight::Choice).height(theme::TOUCH);
            if button.selected(variant == chosen).show(ui).clicked() {
                wanted = Some(PuzzleSelectionRequested::Board(variant));
            }
        }
    });
    wanted
}

fn of_difficulty(ui: &mut Ui, model: &Model, chosen: Difficulty) -> Option<PuzzleSelectionRequested> {
    let labels = Difficulty::ALL.map(|difficulty| model.words.say(solving::of_difficulty(difficulty)));
    let ids = ["puzzles-easier", "puzzles-usual", "puzzles-harder"];
    let buttons = || Difficulty::ALL.into_iter().zip(&labels).zip(ids);
    let button = |difficulty, label, id| {
        let button = Button::new(label).id(id).weight(Weight::Choice).tight().height(theme::TOUCH);
        button.selected(difficulty == chosen)
    };
    let wanted: f32 = buttons().map(|((one, label), id)| button(one, label, id).width(ui)).sum();
    let spare = ((ui.available_width() - wanted - 2.0 * GAP) / 3.0).max(0.0);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for ((difficulty, label), id) in buttons() {
            let button = button(difficulty, label, id);
            let width = button.width(ui) + spare;
            if button.min_width(width).show(ui).clicked() {
                pressed = Some(PuzzleSelectionRequested::Difficulty(difficulty));
            }
        }
    });
    pressed
}

/// The themes of the board's puzzles, each with the number of solved ones.
fn of_theme(ui: &mut Ui, model: &Model, filter: PuzzleFilter) -> Option<PuzzleSelectionRequested> {
    let mut wanted = None;
    // What everybody begins with comes first.
    let others = PuzzleTheme::ALL.into_iter().filter(|&theme| theme != PuzzleTheme::WarmUp).map(Some);
    for theme in [Some(PuzzleTheme::WarmUp), None].into_iter().chain(others) {
        let [solved, all] = model.puzzles.solved_and_total(PuzzleFilter { theme, ..filter });
        if all > 0 && theme_row(ui, model, theme, [solved, all], theme == filter.theme) {
            wanted = Some(PuzzleSelectionRequested::Theme(theme));
        }
    }
    wanted
}

fn theme_row(
    ui: &mut Ui,
    model: &Model,
    theme: Option<PuzzleTheme>,
    tally: [usize; 2],
    chosen: bool,
) -> bool {
    let [solved, all] = tally;
    let name = theme.map_or_else(solving::any_theme, puzzles::of_theme);
    let label = model.words.say(name.clone());
    let aloud = model.words.say(solving::theme_read_aloud(name, solved, all));
    let id = format!("theme-{}", theme.map_or("any", PuzzleTheme::word));
    let tally = model.words.say(solving::theme_tally(solved, all));
    let row = ListRow::new(&label).named(&aloud).id(&id).secondary(&tally).height(theme::TOUCH);
    let row = row.text(14.5, 10.0, 10.0).selected(chosen);
    let response = if chosen { row.outline(theme::chosen()) } else { row }.show(ui);
    let response = match theme {
        Some(theme) => response.on_hover_text(model.words.say(solving::about(theme))),
        None => response,
    };
    response.clicked()
}

fn heading(ui: &mut Ui, model: &Model, text: Message) {
    ui.add_space(4.0);
    line(ui, model, text, theme::strong(15.0), theme::ink());
}
