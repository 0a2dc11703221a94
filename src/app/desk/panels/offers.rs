//! Offers an interrupted game, or the first lesson, without demanding an answer.

use bevy_egui::egui::{self, Align2, Rect, RichText, Ui, vec2};

use super::icons::Icon;
use super::new_game::first_lesson;
use super::over_board::OverBoard;
use super::widgets::{Button, Weight};
use super::{Model, Request, notices, theme};
use crate::app::game::{LessonRequested, Unfinished};
use crate::i18n::{Words, dialogs, learning, new_game, play};
use crate::library::preferences::Page;
use crate::rules::{GameKind, Player};

/// Where an offer is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OfferRoom {
    Page,
    /// A small window shows no page.
    OverBoard,
}

/// The first unfinished game to offer, unless another game is under way. The library keeps it in any case.
fn current<'a>(model: &Model<'a>) -> Option<&'a Unfinished> {
    let begun = model.game.moves().len() > 1 && model.game.result().is_none();
    model.offers.first().filter(|_| !begun)
}

/// Shows the first offer (to resume an interrupted game, or to take the first lesson) on the page of the running
/// game. Returns the request of a click.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Option<Request> {
    show_in(ui, OfferRoom::Page, model)
}

fn show_in(ui: &mut Ui, room: OfferRoom, model: &Model) -> Option<Request> {
    let Some(offer) = current(model) else { return lesson(ui, room, model) };
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        // Below a result the button for the next game is the first choice.
        let weight = if model.game.result().is_some() { Weight::Usual } else { Weight::Primary };
        card(ui, offer, model.offers.len() - 1, weight, model.words)
    };
    notices::frame(theme::line()).show(ui, contents).inner
}

/// Returns `true` if there is an interrupted game or the first lesson to offer.
pub(super) fn is_any(model: &Model) -> bool {
    current(model).is_some() || offers_lesson(model)
}

/// Shows the first offer over the board, for windows that show no page. Returns the request of a click.
pub(super) fn over(ctx: &egui::Context, free: Rect, model: &Model) -> Option<Request> {
    if !is_any(model) {
        return None;
    }
    let area = OverBoard::Offer.area();
    let at = free.left_bottom() + vec2(16.0, -16.0);
    let shown = area.pivot(Align2::LEFT_BOTTOM).fixed_pos(at).show(ctx, |ui| {
        ui.set_max_width(free.width().min(380.0) - 32.0);
        show_in(ui, OfferRoom::OverBoard, model)
    });
    shown.inner
}

/// Returns whether to offer the first lesson: only before the first move, and while the lessons are closed.
fn offers_lesson(model: &Model) -> bool {
    model.lessons.offers_first_lesson()
        && model.game.tree().len() == 1
        && model.preferences.panels.page != Page::Learn
}

/// Says what each game is about and offers its first lesson, that of the game on the table first, to players who have
/// neither seen a lesson nor played yet, until they take or decline it. Over the board, which it must not cover, only
/// the lesson of the game on the table is offered.
fn lesson(ui: &mut Ui, room: OfferRoom, model: &Model) -> Option<Request> {
    if !offers_lesson(model) {
        return None;
    }
    let say = |message| model.words.say(message);
    let here = model.game.variant().kind();
    let others = GameKind::ALL.into_iter().filter(|game| *game != here && room == OfferRoom::Page);
    let games = || std::iter::once(here).chain(others.clone());
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(say(learning::lesson_offer_title())).font(theme::strong(15.0)));
        if room == OfferRoom::Page {
            for game in games() {
                let name = RichText::new(game.info().name).font(theme::strong(14.0));
                let text = RichText::new(say(new_game::in_short(game))).font(theme::text(13.0));
                ui.label(name);
                ui.add(egui::Label::new(text.color(theme::muted())).wrap());
            }
        } else {
            let text = RichText::new(say(learning::lesson_offer_text())).font(theme::text(14.0));
            ui.add(egui::Label::new(text).wrap());
        }
        ui.add_space(4.0);
        let mut request = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for game in games() {
                let Some(first) = first_lesson(game) else { continue };
                let label = say(learning::lesson_offer_accept(game.info().name));
                let id = format!("first-lesson-{}", game.info().name);
                let weight = if game == here { Weight::Primary } else { Weight::Usual };
                let accept = Button::new(&label).id(&id).icon(Icon::Cap).weight(weight);
                if accept.height(theme::BUTTON).show(ui).clicked() {
                    request = Some(Request::Learn(LessonRequested::Begin(first)));
                }
            }
            let label = say(learning::lesson_offer_decline());
            let decline = Button::new(&label).id("no-lesson").weight(Weight::Quiet).height(theme::BUTTON);
            if decline.show(ui).clicked() {
                request = Some(Request::DeclineLesson);
            }
        });
        request
    };
    notices::frame(theme::line()).show(ui, contents).inner
}

/// Offers to resume an interrupted game. `others` is the number of further ones.
fn card(ui: &mut Ui, offer: &Unfinished, others: usize, weight: Weight, words: &Words) -> Option<Request> {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(RichText::new(words.say(dialogs::offer_title())).font(theme::strong(15.0)));
    let [black, white] = Player::ALL.map(|player| play::of_name(&offer.names[player]));
    let (game, board) = (offer.variant.game_name(), play::of_board(offer.variant));
    let text = words.say(dialogs::offer_game(game, board, black, white, offer.plies));
    ui.add(egui::Label::new(RichText::new(text).font(theme::text(14.0))).wrap());
    let when = offer.changed.to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M");
    let text = when.to_string();
    ui.add(egui::Label::new(RichText::new(text).font(theme::text(13.0)).color(theme::muted())).wrap());
    if others > 0 {
        let text = words.say(dialogs::offers_more(others));
        ui.label(RichText::new(text).font(theme::text(12.5)).color(theme::muted()));
    }
    ui.add_space(4.0);
    let mut request = None;
    ui.horizontal_wrapped(|ui| {
        let label = words.say(dialogs::offer_continue());
        let resume = Button::new(&label).icon(Icon::Play).weight(weight).height(theme::BUTTON);
        if resume.show(ui).on_hover_text(words.say(dialogs::offer_continue_tip())).clicked() {
            request = Some(Request::Resume(offer.id.clone()));
        }
        let label = words.say(dialogs::offer_later());
        let later = Button::new(&label).weight(Weight::Quiet).height(theme::BUTTON);
        if later.show(ui).on_hover_text(words.say(dialogs::offer_later_tip())).clicked() {
            request = Some(Request::Dismiss);
        }
    });
    request
}
