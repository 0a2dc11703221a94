//! The page with lessons and puzzles, and the panel of the lesson in progress.

use bevy_egui::egui::{Align, Align2, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2};

use super::super::icons::Icon;
use super::super::new_game::first_board;
use super::super::request::PanelRequest;
use super::super::widgets::{Button, ListRow, Weight, galley, pair, put};
use super::super::{Model, Request, theme};
use super::parts::{card, line, sign};
use super::puzzles;
use crate::app::game::{LessonRequested, LessonSession, lesson_number};
use crate::app::input::{Command, PanelCommand};
use crate::i18n::lessons::said;
use crate::i18n::terminal::lessons as shared;
use crate::i18n::{Message, commands, learning, result, solving as messages};
use crate::library::preferences::Page;
use crate::rules::{GameKind, Variant};
use crate::study::lessons::Lesson;

/// Section of the page for learners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app::desk::panels) enum Section {
    #[default]
    Lessons,
    Puzzles,
}

/// Padding at both sides of a lesson's row, in points.
const INSET: f32 = 10.0;
/// Width of the column with a lesson's number or tick, in points.
const SIGN: f32 = 26.0;

/// Shows the list of lessons or the puzzles, below the buttons that switch between them. Returns the requests of
/// clicks.
pub(super) fn page(ui: &mut Ui, model: &Model, section: Section) -> Vec<Request> {
    let mut requests: Vec<Request> = sections(ui, model, section).into_iter().collect();
    ui.add_space(theme::GRID);
    requests.extend(match section {
        Section::Lessons => list(ui, model),
        Section::Puzzles => puzzles::show(ui, model),
    });
    requests
}

/// Buttons for the two sections of the page, side by side.
fn sections(ui: &mut Ui, model: &Model, section: Section) -> Option<Request> {
    let lessons = model.words.say(messages::lessons_section());
    let puzzles = model.words.say(messages::puzzles_label());
    let solving = section == Section::Puzzles;
    let section = |label, id, chosen| {
        let button = Button::new(label).id(id).weight(Weight::Choice).height(theme::TOUCH);
        button.selected(chosen)
    };
    let buttons = [
        section(&lessons, "lessons", !solving),
        section(&puzzles, Command::Panel(PanelCommand::Puzzles).info().name, solving),
    ];
    let [to_lessons, to_puzzles] = pair(ui, buttons, 4.0).map(|response| response.clicked());
    // In a small window, a page that is requested again closes.
    match (to_lessons && solving, to_puzzles && !solving) {
        (true, _) => Some(Request::Command(PanelCommand::Page(Page::Learn).into())),
        (_, true) => Some(Request::Command(PanelCommand::Puzzles.into())),
        (false, false) => None,
    }
}

/// All lessons, starting with those of the game on the table.
fn list(ui: &mut Ui, model: &Model) -> Vec<Request> {
    let mut requests = Vec::new();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.set_max_width(ui.available_width() - 10.0);
        let here = model.game.variant();
        let others = GameKind::ALL.into_iter().filter(|game| *game != here.kind()).map(first_board);
        for variant in std::iter::once(here).chain(others) {
            requests.extend(lessons_of(ui, model, variant));
            ui.add_space(theme::GRID);
        }
    });
    requests
}

/// Lessons of one game, with the number of finished ones.
fn lessons_of(ui: &mut Ui, model: &Model, variant: Variant) -> Option<Request> {
    let [done, all] = model.lessons.done_and_total(variant);
    ui.horizontal(|ui| {
        ui.label(RichText::new(variant.game_name()).font(theme::strong(17.0)));
        let progress = model.words.say(learning::lessons_progress(done, all));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(progress).font(theme::text(13.0)).color(theme::muted()));
        });
    });
    let next = model.lessons.next(variant);
    let mut pressed = None;
    for &lesson in Lesson::of_game(variant) {
        if row(ui, model, lesson, next == Some(lesson)) {
            pressed = Some(Request::Learn(LessonRequested::Begin(lesson)));
        }
    }
    pressed
}

/// A row with a lesson: number or tick, title and summary. Returns whether it was clicked.
fn row(ui: &mut Ui, model: &Model, lesson: &'static Lesson, suggested: bool) -> bool {
    let say = |message: Message| model.words.say(message);
    let done = model.lessons.is_done(lesson);
    let width = ui.available_width();
    let room = width - 2.0 * INSET - SIGN;
    let badge =
        suggested.then(|| galley(ui, &say(learning::lesson_suggested()), theme::text(12.0), theme::soft()));
    let badge_width = badge.as_ref().map_or(0.0, |badge| badge.size().x + theme::GRID);
    let title =
        ui.painter().layout(say(said(lesson.title)), theme::strong(14.5), theme::ink(), room - badge_width);
    let about = ui.painter().layout(say(said(lesson.about)), theme::text(13.0), theme::muted(), room);
    let height = title.size().y + about.size().y + 2.0 * 7.0 + 2.0;
    let state = if done {
        "done"
    } else if suggested {
        "next"
    } else {
        "new"
    };
    let numbered = learning::lesson_numbered(lesson_number(lesson), said(lesson.title));
    let name = say(learning::lesson_read_aloud(numbered, state, said(lesson.about)));
    let id = format!("lesson-{}", lesson.id);
    let row = ListRow::new(&name).id(&id).height(height.max(theme::BUTTON)).card();
    let row = if suggested { row.suggested() } else { row };
    let response = row.show_background(ui);
    let rect = response.rect;
    let top = rect.top() + (rect.height() - title.size().y - about.size().y - 2.0) / 2.0;
    let sign = pos2(rect.left() + INSET + 9.0, top + title.size().y / 2.0);
    if done {
        let square = Rect::from_center_size(sign, vec2(16.0, 16.0));
        Icon::Check.paint(ui.painter(), square, theme::good());
    } else {
        let number = galley(ui, &lesson_number(lesson).to_string(), theme::strong(14.5), theme::muted());
        put(ui.painter(), sign, Align2::CENTER_CENTER, number);
    }
    let left = rect.left() + INSET + SIGN;
    let below = top + title.size().y + 2.0;
    let middle = top + title.size().y / 2.0;
    ui.painter().galley(pos2(left, top), title, theme::ink());
    ui.painter().galley(pos2(left, below), about, theme::muted());
    if let Some(badge) = badge {
        put(ui.painter(), pos2(rect.right() - INSET, middle), Align2::RIGHT_CENTER, badge);
    }
    response.clicked()
}

/// Shows the lesson in progress, in place of the pages. Its buttons are at the foot of the rail. Returns the requests
/// of clicks.
pub(super) fn lesson(ui: &mut Ui, model: &Model, session: &LessonSession) -> Vec<Request> {
    let mut requests = Vec::new();
    let runner = session.runner();
    let numbered = learning::lesson_numbered(session.number(), said(runner.lesson().title));
    let title = model.words.say(numbered);
    ui.add(Label::new(RichText::new(title).font(theme::strong(17.0))).wrap());
    steps(ui, session);
    ui.add_space(theme::GRID);
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        if runner.is_complete() && session.next_lesson().is_none() {
            requests.extend(first_game(ui, model, runner.lesson()));
            ui.add_space(theme::GRID);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 2.0);
                texts(ui, model, session, 16.0);
            });
        });
    });
    requests
}

/// After the last lesson of a game: the button for a game of one's own.
fn first_game(ui: &mut Ui, model: &Model, lesson: &Lesson) -> Option<Request> {
    let label = model.words.say(commands::new_game_label());
    let button = Button::new(&label).id("first-game").icon(Icon::Play).weight(Weight::Primary);
    let clicked = button.min_width(ui.available_width()).show(ui).clicked();
    clicked.then(|| PanelRequest::NewGameOn(first_board(lesson.variant.kind())).into())
}

/// Shows the texts of the lesson in progress, below the board of a small window.
pub(super) fn sheet(ui: &mut Ui, model: &Model, session: &LessonSession) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        texts(ui, model, session, 15.0);
    });
}

/// Returns the title of the lesson, with the number of the current step.
pub(super) fn heading(session: &LessonSession) -> Message {
    let progress = session.runner().progress();
    let numbered = learning::lesson_numbered(session.number(), said(session.runner().lesson().title));
    learning::lesson_progress(numbered, progress.step, progress.steps)
}

/// Progress bar with a segment for each step: done, current or still to come.
fn steps(ui: &mut Ui, session: &LessonSession) {
    let progress = session.runner().progress();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    #[expect(clippy::cast_precision_loss, reason = "a handful of steps")]
    let (count, gap) = (progress.steps.max(1) as f32, 4.0);
    let width = (rect.width() - gap * (count - 1.0)) / count;
    let mut left = rect.left();
    for step in 1..=progress.steps {
        let color = if step < progress.step || (step == progress.step && progress.done) {
            theme::good()
        } else if step == progress.step {
            theme::soft()
        } else {
            theme::line()
        };
        let bar = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        ui.painter().rect_filled(bar, 3, color);
        left += width + gap;
    }
}

/// The goal of the step and the latest feedback.
fn texts(ui: &mut Ui, model: &Model, session: &LessonSession, size: f32) {
    let runner = session.runner();
    ui.spacing_mut().item_spacing.y = 6.0;
    let color = if runner.is_done() { theme::muted() } else { theme::ink() };
    line(ui, model, said(runner.step().goal.text), theme::text(size), color);
    if session.asks_for_point() {
        line(ui, model, learning::lesson_answer_by_click(), theme::text(14.0), theme::muted());
    }
    if let Some(note) = session.feedback() {
        card(ui, sign(note.kind), |ui| {
            line(ui, model, note.text.clone(), theme::text(15.0), theme::ink());
        });
    }
    // A game that was played to its end says how it ended.
    if let Some(result) = model.game.result().filter(|_| runner.step().opponent.is_some()) {
        let won = result::who_won(result, &model.game.position().view());
        line(ui, model, won, theme::strong(15.0), theme::ink());
    }
    if runner.is_complete() {
        let next = session.next_lesson().map(|lesson| learning::lesson_to_follow(said(lesson.title)));
        for text in [shared::lesson_complete(), next.unwrap_or_else(learning::all_lessons_finished)] {
            line(ui, model, text, theme::text(14.0), theme::soft());
        }
    }
}
