//! The engine's switch, what it does, and how it works.

use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

use super::super::super::commands::CommandButton;
use super::super::super::icons::Icon;
use super::super::super::widgets::{Button, Weight};
use super::super::super::{Action, Model, Press, theme};
use super::note;
use crate::app::game::{AnalysisState, Choose};
use crate::app::input::Command;
use crate::library::preferences::AnalysisChoices;
use crate::rules::{AnyGame, Player};
use crate::words::{Message, analysis as said};

/// The sizes of memory to choose from, in MiB.
const MEMORIES: [u16; 4] = [16, 64, 256, 1024];
const GAP: f32 = 4.0;

/// `pointed` is whether the pointer is over a line that can be tried.
pub(super) fn show(ui: &mut Ui, unfolded: &mut bool, pointed: bool, model: &Model) -> Vec<Press> {
    let mut presses = Vec::new();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        presses.extend(switch(ui, model));
        let label = model.words.say(said::engine_settings());
        let sliders = Button::new(&label).id("engine-settings").icon(Icon::Sliders).labelled(false);
        let sliders = sliders.weight(Weight::Choice).selected(*unfolded).height(theme::TAB);
        if sliders.show(ui).on_hover_text(&label).clicked() {
            *unfolded = !*unfolded;
        }
    });
    if *unfolded {
        presses
            .extend(settings(ui, model).map(|choices| Press::Do(Action::Choose(Choose::Analysis(choices)))));
    }
    // Once a game is reviewed there is better to read than how to switch the engine on.
    let reviewed = model.reviewing.review().is_some() && model.analysis.state() == AnalysisState::Off;
    if !reviewed {
        note(ui, model, if pointed { said::line_enter() } else { status(model) });
    }
    presses
}

/// On or off, as a switch says it.
fn switch(ui: &mut Ui, model: &Model) -> Option<Press> {
    let button = CommandButton::of(Command::Engine, model)?;
    let width = ui.available_width() - theme::TAB - GAP;
    let look = button.look().switched(model.analysis.is_on()).height(theme::TAB);
    button.show(ui, look.exact_width(width))
}

/// What the engine does now.
fn status(model: &Model) -> Message {
    let computer = Player::ALL.iter().any(|&player| model.game.seats()[player].is_computer());
    let found = model.analysis.update(model.here());
    match model.analysis.state() {
        AnalysisState::Off if computer && model.game.result().is_none() => said::engine_off_in_game(),
        AnalysisState::Off => said::engine_off(),
        AnalysisState::Over => said::engine_over(),
        AnalysisState::Waiting => said::engine_waits(),
        AnalysisState::Silent => said::engine_silent(),
        AnalysisState::Failed => said::engine_failed(),
        AnalysisState::Hidden | AnalysisState::Searching | AnalysisState::Finished => match found {
            None => said::engine_begins(),
            Some(update) => {
                let count = shortened(update.nodes);
                match model.game.shown() {
                    AnyGame::Abande(_) if update.is_proved() => said::engine_proved(count),
                    AnyGame::Abande(_) => said::engine_depth(update.depth, count),
                    AnyGame::Anda(_) => said::engine_playouts(count),
                }
            }
        },
    }
}

/// A number that is read at a glance: `512`, `23 k`, `4 M`.
pub(super) fn shortened(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..10_000_000 => format!("{} k", number / 1_000),
        _ => format!("{} M", number / 1_000_000),
    }
}

fn settings(ui: &mut Ui, model: &Model) -> Option<AnalysisChoices> {
    let now = model.engine;
    let mut chosen = None;
    let mut choose = |choices: AnalysisChoices| chosen = Some(choices);
    row(ui, model, said::lines_label(), |ui| {
        for lines in (1..=AnalysisChoices::LINES).rev() {
            let name = model.words.say(said::lines_of(lines));
            if choice(ui, &lines.to_string(), &name, now.lines == lines) {
                choose(AnalysisChoices { lines, ..now });
            }
        }
    });
    row(ui, model, said::threads_label(), |ui| {
        let (fewer, more) = (said::threads_fewer(), said::threads_more());
        if step(ui, model, more, Icon::Plus, now.threads < AnalysisChoices::THREADS) {
            choose(AnalysisChoices { threads: now.threads + 1, ..now });
        }
        let number = RichText::new(now.threads.to_string()).font(theme::strong(14.5));
        ui.add_sized(vec2(28.0, theme::TOUCH), bevy_egui::egui::Label::new(number));
        if step(ui, model, fewer, Icon::Minus, now.threads > 1) {
            choose(AnalysisChoices { threads: now.threads - 1, ..now });
        }
    });
    row(ui, model, said::memory_label(), |ui| {
        for memory in MEMORIES.into_iter().rev() {
            let name = model.words.say(said::memory_of(memory));
            if choice(ui, &memory.to_string(), &name, now.memory == memory) {
                choose(AnalysisChoices { memory, ..now });
            }
        }
    });
    let label = model.words.say(said::arrows_label());
    let arrows = Button::new(&label).id("engine-arrows").switched(now.arrows).height(theme::TOUCH);
    if arrows.exact_width(ui.available_width()).show(ui).clicked() {
        choose(AnalysisChoices { arrows: !now.arrows, ..now });
    }
    chosen
}

/// A label, and at the right what belongs to it, from right to left.
fn row(ui: &mut Ui, model: &Model, label: Message, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let text = RichText::new(model.words.say(label)).font(theme::text(13.0)).color(theme::soft());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            contents(ui);
            // The label gets what is left, and says in a tip what there is no room for.
            let left = Layout::left_to_right(Align::Center);
            ui.with_layout(left, |ui| ui.add(bevy_egui::egui::Label::new(text).truncate()));
        });
    });
}

fn choice(ui: &mut Ui, label: &str, name: &str, chosen: bool) -> bool {
    let button = Button::new(label).named(name).weight(Weight::Choice).selected(chosen).tight();
    button.height(theme::TOUCH).show(ui).on_hover_text(name).clicked()
}

fn step(ui: &mut Ui, model: &Model, name: Message, icon: Icon, possible: bool) -> bool {
    let name = model.words.say(name);
    let button = Button::new(&name).icon(icon).labelled(false).weight(Weight::Choice).enabled(possible);
    button.height(theme::TOUCH).show(ui).on_hover_text(&name).clicked()
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
