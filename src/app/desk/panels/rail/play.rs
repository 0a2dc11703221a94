//! The page for the game that is played: whose turn it is, what happened last, the score, and the result.

use std::sync::Arc;
use std::time::Duration;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2,
};

use super::super::icons::Icon;
use super::super::widgets::{Button, Weight, galley, put};
use super::super::{Action, Ending, Model, Press, commands, notices, offers, theme, words};
use super::{advice, result};
use crate::app::game::Step;
use crate::app::input::Command;
use crate::words::{Message, table};

/// The page. `hints` is whether somebody new gets tips.
pub(super) fn show(ui: &mut Ui, model: &Model, hints: bool) -> Vec<Press> {
    let mut presses = Vec::new();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.set_max_width(ui.available_width() - 2.0);
        presses.extend(offers::show(ui, model));
        let ended = model.ending == Ending::Counted && model.game.is_at_end();
        if let Some(result) = model.game.result().filter(|_| ended) {
            presses.extend(result::show(ui, model, result));
            return;
        }
        if let Some(headline) = headline(model) {
            line(ui, model, headline, theme::strong(20.0), theme::ink());
        }
        if let Some(last) = words::last_move(model.game) {
            line(ui, model, last, theme::text(14.0), theme::muted());
        }
        presses.extend(button(ui, model));
        presses.extend(advice::show(ui, model));
        // Who asks for advice needs no tip.
        let advised = model.advice.is_searching() || model.advice.hint(model.here()).is_some();
        if let Some(tip) = words::hint(model.game, model.view, model.half).filter(|_| hints && !advised) {
            ui.add_space(theme::GRID);
            notices::card(ui, Icon::Info, &model.words.say(tip));
        }
        ui.add_space(theme::GRID);
        result::table(ui, model, None);
        let title = words::title(model.game.variant(), model.game.start().komi_left());
        line(ui, model, title, theme::text(13.0), theme::muted());
    });
    presses
}

fn line(ui: &mut Ui, model: &Model, text: Message, font: FontId, color: Color32) {
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
    let shown = |elapsed: Duration| elapsed.as_secs_f32() >= theme::THINKING_SHOWN;
    model.game.is_at_end() && model.thinking.is_some_and(|thinking| shown(thinking.elapsed))
}

/// What can be done about what is being shown.
struct FollowUp {
    label: Message,
    icon: Option<Icon>,
    /// Its name in `--probe`.
    id: &'static str,
    press: Press,
}

impl FollowUp {
    fn of(model: &Model) -> Option<Self> {
        let game = model.game;
        if matches!(model.ending, Ending::Counting(_)) {
            let (label, press) = (table::skip_counting(), Press::Do(Action::SkipCounting));
            Some(Self { label, icon: Some(Icon::Pass), id: "skip-counting", press })
        } else if thinks(model) {
            Some(Self::asking(Command::MoveNow, model))
        } else if !game.is_at_end() {
            Some(Self::asking(Command::Step(Step::Game), model))
        } else if game.is_paused() {
            let play_on = Self::asking(Command::MoveNow, model);
            Some(Self { label: table::play_on(), icon: Some(Icon::Play), ..play_on })
        } else {
            None
        }
    }

    fn asking(command: Command, model: &Model) -> Self {
        Self {
            label: commands::label(command, model),
            icon: commands::icon(command),
            id: command.row().name,
            press: Press::Command(command),
        }
    }

    fn button<'a>(&'a self, label: &'a str) -> Button<'a> {
        let button = Button::new(label).id(self.id).weight(Weight::Usual);
        self.icon.map_or(button, |icon| button.icon(icon))
    }
}

fn button(ui: &mut Ui, model: &Model) -> Option<Press> {
    let next = FollowUp::of(model)?;
    let label = model.words.say(&next.label);
    next.button(&label).show(ui).clicked().then_some(next.press)
}

/// A headline for a narrow place: smaller, on two lines, where one line has no room for it.
pub(super) fn two_lines(ui: &Ui, text: &str, room: f32) -> Arc<Galley> {
    let whole = galley(ui, text, theme::strong(15.0), theme::ink());
    if whole.size().x <= room {
        return whole;
    }
    let mut job = LayoutJob::simple(text.to_owned(), theme::strong(12.5), theme::ink(), room);
    job.wrap.max_rows = 2;
    ui.painter().layout_job(job)
}

/// The big line and what can be done about it, in the middle of a strip.
pub(super) fn headline_in(ui: &mut Ui, rect: Rect, model: &Model) -> Option<Press> {
    let mut room = rect;
    let mut pressed = None;
    if let Some(next) = FollowUp::of(model) {
        let label = model.words.say(&next.label);
        let button = next.button(&label).height(theme::TOUCH);
        let button = button.labelled(button.width(ui) + 110.0 <= rect.width());
        let width = button.width(ui);
        let place = Rect::from_center_size(
            pos2(rect.right() - width / 2.0, rect.center().y),
            vec2(width, theme::TOUCH),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        pressed = button.show(&mut child).on_hover_text(&label).clicked().then_some(next.press.clone());
        room.max.x = place.left() - theme::GRID;
    }
    let ended = model.game.result().filter(|_| model.ending == Ending::Counted);
    let text = match ended {
        Some(result) => Some(words::winner(model.game.seats(), result, model.view)),
        None => headline(model),
    };
    if let Some(text) = text {
        let text = two_lines(ui, &model.words.say(text), room.width());
        put(ui.painter(), room.center(), Align2::CENTER_CENTER, text);
    }
    pressed
}
