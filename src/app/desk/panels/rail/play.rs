//! The page of the running game: headline, last move, score and result.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align2, Galley, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::super::commands::CommandButton;
use super::super::icons::Icon;
use super::super::widgets::{Button, galley, put};
use super::super::{Ending, Model, Request, Thinking, notices, offers, theme, words};
use super::parts::line;
use super::{advice, result};
use crate::app::game::Navigation;
use crate::app::input::MatchCommand;
use crate::i18n::{Message, handicap, table};
use crate::play::{HouseRule, MatchResult};

/// Width of the scroll bar with the space before it, in points.
const SCROLL_BAR: f32 = 8.0;

/// Shows the page of the running game: turn, advice and result. `hints` enables tips for new players. Returns the
/// requests of clicks.
pub(super) fn show(ui: &mut Ui, model: &Model, hints: bool) -> Vec<Request> {
    let mut requests = Vec::new();
    // Nothing moves when the scroll bar comes.
    let width = ui.available_width() - SCROLL_BAR;
    ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.set_max_width(width);
        if let Some(result) = shown_result(model) {
            requests.extend(result::show(ui, model, result));
            requests.extend(offers::show(ui, model));
            return;
        }
        requests.extend(offers::show(ui, model));
        if let Some(headline) = headline(model) {
            line(ui, model, headline, theme::strong(20.0), theme::ink());
        }
        if let Some(last) = words::last_move(model.game) {
            line(ui, model, last, theme::text(14.0), theme::muted());
        }
        requests.extend(button(ui, model));
        requests.extend(advice::show(ui, model));
        ui.add_space(theme::GRID);
        let title = words::title(model.game.variant(), model.game.start().komi_left());
        line(ui, model, title, theme::text(13.0), theme::muted());
        if let Some(rule) = model.game.setup().house_rule {
            let may_swap = model.game.moves().len() < 2 && !model.game.has_swapped_sides();
            let text = match rule {
                HouseRule::Pie if !may_swap => handicap::pie_rule(),
                HouseRule::Pie | HouseRule::Handicap(_) => handicap::of_house_rule(rule),
            };
            line(ui, model, text, theme::text(13.0), theme::muted());
        }
        // On an empty board there is nothing to count.
        if !model.view.stacks.is_empty() {
            requests.extend(result::table(ui, model, None));
        }
        // Nothing stands below a tip, since it would move when the tip comes or goes. A player who asked for advice
        // needs none, and beside an offer, or the one to swap sides, there is no room for one.
        let advised = model.advice.is_searching() || model.advice.hint(model.here()).is_some();
        let is_tip_due = hints && !advised && !offers::is_any(model) && !model.game.can_person_swap_sides();
        if let Some(tip) = words::hint(model.game, model.view, model.half).filter(|_| is_tip_due) {
            ui.add_space(theme::GRID);
            notices::card(ui, Icon::Info, &model.words.say(tip));
        }
    });
    requests
}

/// Returns the headline: whose turn it is, how the match ended, or that points are counted.
pub(super) fn headline(model: &Model) -> Option<Message> {
    if matches!(model.ending, Ending::Counting { .. }) {
        return Some(table::counting_points());
    }
    words::headline(model.game, model.view, thinks(model), model.half)
}

/// The result, once it is counted and while the board shows the final position.
fn shown_result(model: &Model) -> Option<MatchResult> {
    let is_shown = model.ending == Ending::Counted && model.game.is_at_end();
    model.game.result().filter(|_| is_shown)
}

fn thinks(model: &Model) -> bool {
    model.game.is_at_end() && model.thinking.is_some_and(Thinking::is_shown)
}

/// Action that belongs to the headline.
enum FollowUp {
    Command(CommandButton),
    /// Skips the counting. Holds the label.
    Skip(String),
}

impl FollowUp {
    fn of(model: &Model) -> Option<Self> {
        let game = model.game;
        if matches!(model.ending, Ending::Counting { .. }) {
            return Some(Self::Skip(model.words.say(table::skip_counting())));
        }
        let command = if thinks(model) || model.stuck {
            CommandButton::of(MatchCommand::MoveNow, model)
        } else if !game.is_at_end() {
            CommandButton::of(MatchCommand::Navigate(Navigation::Game), model)
        } else if game.is_paused() && game.clock().is_some() {
            CommandButton::of(MatchCommand::PauseClock, model)
        } else if game.is_paused() {
            CommandButton::labelled(MatchCommand::MoveNow, &table::play_on(), model)
        } else if game.can_person_swap_sides() {
            CommandButton::of(MatchCommand::SwapSides, model)
        } else {
            None
        };
        command.map(Self::Command)
    }

    fn look(&self, model: &Model) -> Button<'_> {
        match self {
            // Resuming a paused game does not hurry the computer.
            Self::Command(button) if model.game.is_paused() => button.look().icon(Icon::Play),
            Self::Command(button) => button.look(),
            Self::Skip(label) => Button::new(label).icon(Icon::Pass).id("skip-counting"),
        }
    }

    fn show(&self, ui: &mut Ui, look: Button) -> Option<Request> {
        match self {
            Self::Command(button) => button.show(ui, look),
            Self::Skip(label) => {
                let clicked = look.show(ui).on_hover_text(label).clicked();
                clicked.then_some(Request::SkipCounting)
            }
        }
    }
}

fn button(ui: &mut Ui, model: &Model) -> Option<Request> {
    let next = FollowUp::of(model)?;
    next.show(ui, next.look(model))
}

/// Lays out a headline for a narrow place: smaller and on two lines, if one line is too short for it.
pub(super) fn two_lines(ui: &Ui, text: &str, room: f32) -> Arc<Galley> {
    let whole = galley(ui, text, theme::strong(15.0), theme::ink());
    if whole.size().x <= room {
        return whole;
    }
    let mut job = LayoutJob::simple(text.to_owned(), theme::strong(12.5), theme::ink(), room);
    job.wrap.max_rows = 2;
    ui.painter().layout_job(job)
}

/// Shows the headline in the middle of a strip, with the button of what to do next beside it. Returns the request of
/// a click.
pub(super) fn headline_in(ui: &mut Ui, rect: Rect, model: &Model) -> Option<Request> {
    let mut room = rect;
    let mut pressed = None;
    if let Some(next) = FollowUp::of(model) {
        let button = next.look(model).height(theme::TOUCH);
        let button = button.labelled(button.width(ui) + 110.0 <= rect.width());
        let width = button.width(ui);
        let place = Rect::from_center_size(
            pos2(rect.right() - width / 2.0, rect.center().y),
            vec2(width, theme::TOUCH),
        );
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        pressed = next.show(&mut child, button);
        room.max.x = place.left() - theme::GRID;
    }
    let text = match shown_result(model) {
        Some(result) => Some(words::winner(model.game.seats(), result, model.view)),
        None => headline(model),
    };
    if let Some(text) = text {
        let text = two_lines(ui, &model.words.say(text), room.width());
        put(ui.painter(), room.center(), Align2::CENTER_CENTER, text);
    }
    pressed
}
