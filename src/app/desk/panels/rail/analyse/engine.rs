//! Switch, status and settings of the analysis engine.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::super::super::commands::CommandButton;
use super::super::super::icons::Icon;
use super::super::super::widgets::{Button, SLOT, Weight, clipped, galley, with_whole};
use super::super::super::{Model, Request, theme};
use super::muted_sentence;
use crate::app::game::AnalysisState;
use crate::app::input::StudyCommand;
use crate::i18n::{Message, analysis as messages};
use crate::library::preferences::AnalysisChoices;
use crate::rules::AnyGame;

/// Sizes of the engine's memory to choose from, in MiB.
const MEMORIES: [u16; 4] = [16, 64, 256, 1024];
const GAP: f32 = 4.0;
/// Gap between the parts of a row of numbers, in points.
const BETWEEN: f32 = 2.0;
/// Width of a number between two buttons, in points.
const NUMBER: f32 = 28.0;

/// Shows the engine's switch and settings. `pointed` says whether the pointer is over a line whose first move can be
/// tried.
pub(super) fn show(ui: &mut Ui, unfolded: &mut bool, pointed: bool, model: &Model) -> Vec<Request> {
    let mut requests = Vec::new();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        requests.extend(switch(ui, model));
        let label = model.words.say(messages::engine_settings());
        let sliders = Button::new(&label).id("engine-settings").icon(Icon::Sliders).labelled(false);
        let sliders = sliders.weight(Weight::Choice).selected(*unfolded).height(theme::TAB);
        if sliders.show(ui).on_hover_text(&label).clicked() {
            *unfolded = !*unfolded;
        }
    });
    if *unfolded {
        requests.extend(
            settings(ui, model)
                .map(|choices| Request::edit(move |preferences| preferences.analysis = choices)),
        );
    }
    // Once a game is reviewed, advice on how to switch the engine on is in the way.
    let reviewed = model.reviewing.review().is_some() && model.analysis.state() == AnalysisState::Off;
    if !reviewed {
        muted_sentence(ui, model, if pointed { messages::line_enter() } else { status(model) });
    }
    requests
}

fn switch(ui: &mut Ui, model: &Model) -> Option<Request> {
    let button = CommandButton::of(StudyCommand::Engine, model)?;
    let width = ui.available_width() - theme::TAB - GAP;
    let look = button.look().as_switch(model.analysis.is_on()).height(theme::TAB);
    button.show(ui, look.exact_width(width))
}

/// Status of the engine, such as its depth and the number of nodes.
fn status(model: &Model) -> Message {
    let found = model.analysis.update(model.here());
    match model.analysis.state() {
        AnalysisState::Off if model.game.has_computer() && model.game.result().is_none() => {
            messages::engine_off_in_game()
        }
        AnalysisState::Off => messages::engine_off(),
        AnalysisState::Over => messages::engine_over(),
        AnalysisState::Waiting => messages::engine_waits(),
        AnalysisState::Silent => messages::engine_silent(),
        AnalysisState::Failed => messages::engine_failed(),
        AnalysisState::Hidden | AnalysisState::Searching | AnalysisState::Finished => match found {
            None => messages::engine_begins(),
            Some(update) => {
                let count = shortened(update.nodes);
                match model.game.shown_position() {
                    AnyGame::Abande(_) if update.is_proved() => messages::engine_proved(count),
                    AnyGame::Abande(_) => messages::engine_depth(update.depth, count),
                    AnyGame::Anda(_) => messages::engine_playouts(count),
                }
            }
        },
    }
}

/// Abbreviates a number, such as `512`, `23 k` or `4 M`.
pub(super) fn shortened(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..10_000_000 => format!("{} k", number / 1_000),
        _ => format!("{} M", number / 1_000_000),
    }
}

fn settings(ui: &mut Ui, model: &Model) -> Option<AnalysisChoices> {
    let now = model.preferences.analysis;
    let say = |message| model.words.say(message);
    let mut chosen = None;
    let mut choose = |choices: AnalysisChoices| chosen = Some(choices);
    let lines = (1..=AnalysisChoices::MAX_LINES).map(|lines| (lines, say(messages::lines_of(lines))));
    if let Some(lines) = choices(ui, &say(messages::lines_label()), now.lines, lines.collect()) {
        choose(AnalysisChoices { lines, ..now });
    }
    let names = [messages::threads_fewer(), messages::threads_more()].map(say);
    let buttons = [(Icon::Minus, now.threads > 1), (Icon::Plus, now.threads < AnalysisChoices::MAX_THREADS)];
    let [fewer, more] = [0, 1].map(|at| {
        let (icon, possible) = buttons[at];
        let button = Button::new(&names[at]).icon(icon).labelled(false).weight(Weight::Choice);
        button.enabled(possible).height(theme::TOUCH)
    });
    let width = fewer.width(ui) + NUMBER + more.width(ui) + 3.0 * BETWEEN;
    row(ui, &say(messages::threads_label()), width, |ui| {
        if fewer.show(ui).on_hover_text(&names[0]).clicked() {
            choose(AnalysisChoices { threads: now.threads - 1, ..now });
        }
        let number = RichText::new(now.threads.to_string()).font(theme::strong(14.5));
        ui.add_sized(vec2(NUMBER, theme::TOUCH), Label::new(number));
        if more.show(ui).on_hover_text(&names[1]).clicked() {
            choose(AnalysisChoices { threads: now.threads + 1, ..now });
        }
    });
    let memories = MEMORIES.into_iter().map(|memory| (memory, say(messages::memory_of(memory))));
    if let Some(memory) = choices(ui, &say(messages::memory_label()), now.memory, memories.collect()) {
        choose(AnalysisChoices { memory, ..now });
    }
    let label = say(messages::arrows_label());
    let arrows = Button::new(&label).id("engine-arrows").as_switch(now.arrows).height(theme::TOUCH);
    let arrows = arrows.exact_width(ui.available_width()).show(ui);
    let shown = clipped(ui, &label, theme::text(14.5), theme::ink(), arrows.rect.width() - SLOT);
    if with_whole(arrows, &shown, &label).clicked() {
        choose(AnalysisChoices { arrows: !now.arrows, ..now });
    }
    chosen
}

/// A label with a button for each number to its right. Returns the number that was clicked.
fn choices<N: Copy + PartialEq + ToString>(
    ui: &mut Ui,
    label: &str,
    now: N,
    numbers: Vec<(N, String)>,
) -> Option<N> {
    let written: Vec<String> = numbers.iter().map(|(number, _)| number.to_string()).collect();
    let buttons = numbers.iter().zip(&written).map(|((number, name), written)| {
        let button = Button::new(written).named(name).weight(Weight::Choice).selected(*number == now);
        button.tight().height(theme::TOUCH)
    });
    let buttons: Vec<Button> = buttons.collect();
    let width = buttons.iter().map(|button| button.width(ui) + BETWEEN).sum();
    let mut chosen = None;
    row(ui, label, width, |ui| {
        for (button, (number, name)) in buttons.into_iter().zip(&numbers) {
            if button.show(ui).on_hover_text(name).clicked() {
                chosen = Some(*number);
            }
        }
    });
    chosen
}

/// A label with contents of this `width` to its right, or below it where they do not fit.
fn row(ui: &mut Ui, label: &str, width: f32, contents: impl FnOnce(&mut Ui)) {
    let whole = galley(ui, label, theme::text(13.0), theme::soft()).size().x;
    if whole + BETWEEN + width > ui.available_width() {
        ui.label(RichText::new(label).font(theme::text(13.0)).color(theme::soft()));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            contents(ui);
        });
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        let text = RichText::new(label).font(theme::text(13.0)).color(theme::soft());
        let left = vec2((ui.available_width() - width).max(0.0), theme::TOUCH);
        ui.allocate_ui_with_layout(left, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(left);
            ui.add(Label::new(text).truncate());
        });
        contents(ui);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_at_a_glance() {
        let said = [0, 9_999, 10_000, 9_999_999, 12_000_000].map(shortened);
        assert_eq!(said, ["0", "9999", "10 k", "9999 k", "12 M"]);
    }
}
