//! Fields for the side to move, hands, handicap, passes and komi.

use bevy_egui::egui::{Align2, RichText, Sense, Ui, vec2};

use super::{ask, change};
use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{Button, Weight, clipped, galley, put, with_whole};
use crate::app::desk::panels::{Request, komi_pie, theme};
use crate::app::game::SetupRequested;
use crate::i18n::{Words, editor as messages, handicap, play};
use crate::rules::{AnySetup, Player};

/// Width of the name of a row, in points.
const NAMES: f32 = 102.0;
/// Distance between the parts of a row, in points.
const BETWEEN: f32 = 6.0;
/// Largest number of unspent komi points that can be set.
const MAX_KOMI_LEFT: u16 = komi_pie::MAX_KOMI;

/// Shows the fields for the side to move, hands, handicap, passes and komi of the position that is set up. Returns the request
/// of a change.
pub(super) fn show(ui: &mut Ui, setup: &AnySetup, words: &Words) -> Option<Request> {
    let say = |message| words.say(message);
    let mut pressed = None;
    row(ui, &say(messages::setup_to_move()), |ui| {
        let most = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        for player in Player::ALL {
            let (label, name) = (say(play::of_player(player)), say(messages::setup_turn(player)));
            let button = Button::new(&label).named(&name).height(theme::TOUCH).weight(Weight::Choice);
            let button = button.exact_width(button.width(ui).min(most)).selected(setup.turn() == player);
            if button.show(ui).on_hover_text(&name).clicked() {
                pressed = Some(change(setup, |setup| setup.set_turn(player)));
            }
        }
    });
    if let Some(hands) = setup.hands() {
        for player in Player::ALL {
            let name = say(messages::setup_hand(player));
            let most = setup.most_in_hand(player).unwrap_or_default();
            row(ui, &name, |ui| {
                if let Some(pieces) = stepper(ui, words, &name, hands[player].into(), most.into()) {
                    let pieces = u8::try_from(pieces).unwrap_or(most);
                    pressed = Some(change(setup, |setup| setup.set_hand(player, pieces)));
                }
            });
        }
        let mut filled = setup.clone();
        filled.fill_hands();
        if filled != *setup {
            let label = say(messages::setup_fill_hands());
            let fill = Button::new(&label).tight().height(theme::TOUCH);
            let width = fill.width(ui).min(ui.available_width());
            ui.horizontal(|ui| {
                // Under the numbers, or farther left where there is no room for it.
                ui.add_space((NAMES + BETWEEN).min(ui.available_width() - width));
                let fill = fill.exact_width(width).show(ui);
                if fill.on_hover_text(say(messages::setup_fill_hands_tip())).clicked() {
                    pressed = Some(ask(SetupRequested::Change(Box::new(filled))));
                }
            });
        }
    }
    if let Some(given) = setup.handicap() {
        let text = say(handicap::of_handicap(given));
        ui.label(RichText::new(text).font(theme::text(13.5)).color(theme::muted()));
        let label = say(messages::setup_drop_handicap());
        if Button::new(&label).tight().height(theme::TOUCH).show(ui).clicked() {
            pressed = Some(change(setup, AnySetup::drop_handicap));
        }
    }
    if let Some(passes) = setup.passes() {
        row(ui, &say(messages::setup_passes()), |ui| {
            for (count, label, name) in [
                (0, "0", messages::setup_no_pass()),
                (1, "1", messages::setup_one_pass()),
                (2, "2", messages::setup_two_passes()),
            ] {
                let name = say(name);
                let button = Button::new(label).named(&name).height(theme::TOUCH).weight(Weight::Choice);
                let response = button.selected(passes == count).show(ui);
                if response.on_hover_text(say(messages::setup_passes_tip())).clicked() {
                    pressed = Some(change(setup, |setup| setup.set_passes(count)));
                }
            }
        });
    }
    if let Some(komi) = setup.komi_left() {
        let name = say(messages::setup_komi_left());
        row(ui, &name, |ui| {
            if let Some(komi) = stepper(ui, words, &name, komi, MAX_KOMI_LEFT) {
                pressed = Some(change(setup, |setup| setup.set_komi_left(komi)));
            }
        });
    }
    pressed
}

/// Shows a row with its name on the left.
fn row(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        let (rect, response) = ui.allocate_exact_size(vec2(NAMES, theme::TOUCH), Sense::hover());
        let shown = clipped(ui, name, theme::text(13.5), theme::muted(), NAMES);
        with_whole(response, &shown, name);
        put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, shown);
        contents(ui);
    });
}

/// Shows a number between two buttons, and returns the new number when one was clicked.
fn stepper(ui: &mut Ui, words: &Words, name: &str, value: u16, most: u16) -> Option<u16> {
    let (less, more) = (words.say(messages::one_less(name)), words.say(messages::one_more(name)));
    let button = |label, icon| Button::new(label).icon(icon).labelled(false).height(theme::TOUCH);
    let less = button(&less, Icon::Minus).enabled(value > 0).show(ui).clicked();
    let (rect, _) = ui.allocate_exact_size(vec2(34.0, theme::TOUCH), Sense::hover());
    let number = galley(ui, &value.to_string(), theme::strong(16.0), theme::ink());
    put(ui.painter(), rect.center(), Align2::CENTER_CENTER, number);
    let more = button(&more, Icon::Plus).enabled(value < most).show(ui).clicked();
    match (less, more) {
        (true, _) => Some(value.saturating_sub(1).min(most)),
        (_, true) => Some(value + 1),
        (false, false) => None,
    }
}
