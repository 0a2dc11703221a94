//! Advice of the engine on the page of the running game: the hint as far as it was shown, and the coach's question.

use bevy_egui::egui::{self, Align2, Color32, Layout, Rect, RichText, Ui, vec2};

use super::super::icons::Icon;
use super::super::over_board::OverBoard;
use super::super::widgets::{self, Button, Weight};
use super::super::{Model, Request, notices, theme};
use super::parts::{FACTS, line};
use crate::app::game::{CoachAnswered, HintRequested};
use crate::app::input::StudyCommand;
use crate::i18n::{Message, learning, study, terminal};
use crate::study::HintStep;

/// Shows the coach's question or, if there is none, the hint. Returns the requests of clicks.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Vec<Request> {
    let question: Vec<Request> = question(ui, model).into_iter().collect();
    if model.question.is_some() {
        ui.add_space(4.0);
        line(ui, model, learning::coach_explained(), theme::text(13.0), theme::muted());
        return question;
    }
    hint(ui, model).into_iter().collect()
}

/// Shows the coach's question over the board, for windows that show no page. Returns the request of a click.
pub(in crate::app::desk::panels) fn over(ctx: &egui::Context, free: Rect, model: &Model) -> Option<Request> {
    model.question?;
    let area = OverBoard::Coach.area();
    let at = free.center_bottom() - vec2(0.0, 10.0);
    let shown = area.pivot(Align2::CENTER_BOTTOM).fixed_pos(at).show(ctx, |ui| {
        ui.set_max_width(free.width().min(420.0) - 32.0);
        question(ui, model)
    });
    shown.inner
}

fn question(ui: &mut Ui, model: &Model) -> Option<Request> {
    let question = model.question?;
    let mut request = None;
    notices::frame(theme::chosen_line()).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        let heading = model.words.say(learning::coach_heading());
        let heading = ui.label(RichText::new(heading).font(theme::strong(15.0)));
        heading.on_hover_text(model.words.say(learning::coach_explained()));
        for text in study::of_question(question, model.game.position().board()) {
            tell(ui, model, text, theme::ink());
        }
        ui.add_space(4.0);
        let back = model.words.say(learning::coach_take_back());
        let on = model.words.say(learning::coach_play_anyway());
        let buttons = [
            (back, "coach-take-back", Weight::Primary, CoachAnswered::TakeBack),
            (on, "coach-play-anyway", Weight::Usual, CoachAnswered::Insist),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (label, id, weight, answer) in &buttons {
                let button = Button::new(label).id(id).weight(*weight).height(theme::BUTTON);
                if button.show(ui).clicked() {
                    request = Some(Request::Coach(*answer));
                }
            }
        });
    });
    request
}

fn hint(ui: &mut Ui, model: &Model) -> Option<Request> {
    if model.advice.is_searching() {
        let text = model.words.say(learning::hint_searching());
        notices::card(ui, Icon::Bulb, &text);
        return None;
    }
    let (hint, shown) = model.advice.hint(model.here())?;
    let mut request = None;
    widgets::card(ui, egui::Margin::symmetric(12, 10), |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.horizontal(|ui| {
            Icon::Bulb.show(ui, theme::soft());
            let progress = learning::hint_progress(shown, hint.steps.len());
            ui.label(RichText::new(model.words.say(progress)).font(theme::strong(14.0)).color(theme::soft()));
            ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
                let label = model.words.say(learning::hint_close());
                let cross = Button::new(&label).id("hint-close").icon(Icon::Cross).labelled(false);
                let cross = cross.weight(Weight::Quiet).height(theme::TOUCH).show(ui);
                if cross.on_hover_text(&label).clicked() {
                    request = Some(Request::Hint(HintRequested::Close));
                }
            });
        });
        // The button stands above the steps, so that it stays under the pointer.
        if shown < hint.steps.len() {
            let label = model.words.say(learning::hint_tell_more());
            let more = Button::new(&label).id("hint-more").min_width(ui.available_width());
            if more.show(ui).clicked() {
                request = Some(Request::Command(StudyCommand::Hint.into()));
            }
        }
        // The newest step comes first, since earlier ones may be out of sight.
        let mut shown_steps = hint.steps.iter().take(shown).rev();
        if let Some(newest) = shown_steps.next() {
            tell_step(ui, model, newest, theme::ink());
        }
        shown_steps.for_each(|step| tell_step(ui, model, step, theme::muted()));
    });
    request
}

/// A step of a hint with the value and the facts of its move.
fn tell_step(ui: &mut Ui, model: &Model, step: &HintStep, color: Color32) {
    let board = model.game.shown_position().board();
    tell(ui, model, study::of_step(step, model.game.variant(), model.game.near_side()), color);
    let HintStep::Move { worth, facts, .. } = step else { return };
    match (model.game.shown_to_move(), worth.proved) {
        (_, Some(margin)) if model.view.game.counts_points() => {
            tell(ui, model, terminal::of_sure(margin), theme::soft());
        }
        (Some(player), _) => tell(ui, model, study::of_chance(player, worth), theme::soft()),
        (None, _) => {}
    }
    for fact in facts.iter().take(FACTS) {
        tell(ui, model, study::of_fact(fact, board), theme::soft());
    }
}

fn tell(ui: &mut Ui, model: &Model, text: Message, color: Color32) {
    line(ui, model, text, theme::text(14.5), color);
}
