//! The page for the game that is played: whose turn it is, what happened last, the score, and the result.

use bevy_egui::egui::{Align2, Color32, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::super::icons::Icon;
use super::super::widgets::{Button, Weight, clipped, put};
use super::super::{Action, Ending, Model, Press, commands, notices, offers, theme, words};
use super::result;
use crate::app::game::Step;
use crate::app::input::Command;
use crate::words::{Message, table};

/// The page. `hints` is whether somebody new gets tips.
pub(super) fn show(ui: &mut Ui, model: &Model, hints: bool) -> Vec<Press> {
    let mut presses = Vec::new();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.set_max_width(ui.available_width() - 2.0);
        if let Some(press) = model.offers.first().and_then(|_| offers::show(ui, model)) {
            presses.push(press);
        }
        let ended = model.ending == Ending::Counted && model.game.is_at_end();
        if let Some(result) = model.game.result().filter(|_| ended) {
            presses.extend(result::show(ui, model, result));
            return;
        }
        if let Some(headline) = headline(model) {
            line(ui, model, headline, theme::strong(20.0), theme::IVORY);
        }
        if let Some(last) = words::last_move(model.game) {
            line(ui, model, last, theme::text(14.0), theme::MUTED);
        }
        presses.extend(button(ui, model));
        if let Some(tip) = words::hint(model.game, model.view, model.half).filter(|_| hints) {
            ui.add_space(theme::GRID);
            notices::card(ui, Icon::Info, &model.words.say(tip));
        }
        ui.add_space(theme::GRID);
        result::table(ui, model, None);
        let title = words::title(model.game.variant(), model.game.start().komi_left());
        line(ui, model, title, theme::text(13.0), theme::MUTED);
    });
    presses
}

fn line(ui: &mut Ui, model: &Model, text: Message, font: bevy_egui::egui::FontId, color: Color32) {
    ui.add(Label::new(RichText::new(model.words.say(text)).font(font).color(color)).wrap());
}

/// The big line: whose turn it is, or what is being shown.
pub(super) fn headline(model: &Model) -> Option<Message> {
    if matches!(model.ending, Ending::Counting(_)) {
        return Some(table::counting_points());
    }
    words::headline(model.game, model.view, thinks(model), model.half)
}

fn thinks(model: &Model) -> bool {
    let shown = |elapsed: std::time::Duration| elapsed.as_secs_f32() >= theme::THINKING_SHOWN;
    model.game.is_at_end() && model.thinking.is_some_and(|thinking| shown(thinking.elapsed))
}

/// What can be done about what is being shown.
fn follow_up(model: &Model) -> Option<(Message, Option<Icon>, &'static str, Press)> {
    let go_to_game = Command::Step(Step::Game);
    if thinks(model) {
        let press = Press::Command(Command::MoveNow);
        Some((table::move_now(), Some(Icon::Bolt), "move-now", press))
    } else if matches!(model.ending, Ending::Counting(_)) {
        Some((table::skip_counting(), Some(Icon::Pass), "skip-counting", Press::Do(Action::SkipCounting)))
    } else if !model.game.is_at_end() {
        let label = commands::label(go_to_game, model);
        Some((label, None, go_to_game.row().name, Press::Command(go_to_game)))
    } else if model.game.is_paused() {
        Some((table::play_on(), Some(Icon::Play), "move-now", Press::Command(Command::MoveNow)))
    } else {
        None
    }
}

fn button(ui: &mut Ui, model: &Model) -> Option<Press> {
    let (label, icon, name, press) = follow_up(model)?;
    let label = model.words.say(label);
    let button = Button::new(&label).id(name).weight(Weight::Usual);
    let button = icon.map_or(button, |icon| button.icon(icon));
    button.show(ui).clicked().then_some(press)
}

/// The big line and what can be done about it, in the middle of a strip.
pub(super) fn headline_in(ui: &mut Ui, rect: Rect, model: &Model) -> Option<Press> {
    let mut room = rect;
    let mut pressed = None;
    if let Some((label, icon, name, press)) = follow_up(model) {
        let label = model.words.say(label);
        let button = Button::new(&label).id(name).weight(Weight::Usual).height(theme::TOUCH);
        let button = icon.map_or(button, |icon| button.icon(icon));
        let button = button.labelled(button.width(ui) + 110.0 <= rect.width());
        let width = button.width(ui);
        let place = Rect::from_center_size(
            pos2(rect.right() - width / 2.0, rect.center().y),
            vec2(width, theme::TOUCH),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        pressed = button.show(&mut child).on_hover_text(&label).clicked().then_some(press);
        room.max.x = place.left() - theme::GRID;
    }
    let ended = model.game.result().filter(|_| model.ending == Ending::Counted);
    let text = match ended {
        Some(result) => Some(words::winner(model.game.seats(), result, model.view)),
        None => headline(model),
    };
    if let Some(text) = text {
        let text = clipped(ui, &model.words.say(text), theme::strong(15.0), theme::IVORY, room.width());
        put(ui.painter(), room.center(), Align2::CENTER_CENTER, text);
    }
    pressed
}
