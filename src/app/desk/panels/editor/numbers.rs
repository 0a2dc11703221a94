//! Whose turn it is, hands, passes and komi.

use bevy_egui::egui::{Align2, Sense, Ui, vec2};

use super::{ask, change};
use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{Button, Weight, galley, put};
use crate::app::desk::panels::{Press, pie, theme};
use crate::app::game::SetupRequested;
use crate::rules::{AnySetup, Player};

/// Room for the name of a row.
const NAMES: f32 = 92.0;
/// Nobody has more komi left.
const MOST_KOMI: u16 = pie::MOST;

/// Whose turn it is, hands, passes and komi.
pub(super) fn show(ui: &mut Ui, setup: &AnySetup) -> Option<Press> {
    let mut pressed = None;
    row(ui, "To move", |ui| {
        for player in Player::ALL {
            let label = player.to_string();
            let button = Button::new(&label).height(theme::TOUCH).weight(Weight::Choice);
            let button = button.named(match player {
                Player::Black => "Black to move",
                Player::White => "White to move",
            });
            if button.selected(setup.turn() == player).show(ui).clicked() {
                pressed = Some(change(setup, |setup| setup.set_turn(player)));
            }
        }
    });
    if let Some(hands) = setup.hands() {
        for player in Player::ALL {
            let name = match player {
                Player::Black => "Black’s hand",
                Player::White => "White’s hand",
            };
            let most = AnySetup::new(setup.variant()).hands().map_or(0, |hands| hands[player]);
            row(ui, name, |ui| {
                if let Some(pieces) = stepper(ui, name, hands[player].into(), most.into()) {
                    let pieces = u8::try_from(pieces).unwrap_or(most);
                    pressed = Some(change(setup, |setup| setup.set_hand(player, pieces)));
                }
            });
        }
        let mut filled = setup.clone();
        filled.fill_hands();
        if filled != *setup {
            row(ui, "", |ui| {
                let fill = Button::new("All others in hand").height(theme::TOUCH);
                if fill.show(ui).on_hover_text("Every piece that is not on the board").clicked() {
                    pressed = Some(ask(SetupRequested::Change(Box::new(filled))));
                }
            });
        }
    }
    if let Some(passes) = setup.passes() {
        row(ui, "Passes", |ui| {
            for (count, label) in [(0, "0"), (1, "1"), (2, "2")] {
                let name = ["No pass", "One pass", "Two passes"][usize::from(count)];
                let button = Button::new(label).named(name).height(theme::TOUCH).weight(Weight::Choice);
                let response = button.selected(passes == count).show(ui);
                if response.on_hover_text("Passes in a row before this turn: two end the game").clicked() {
                    pressed = Some(change(setup, |setup| setup.set_passes(count)));
                }
            }
        });
    }
    if let Some(komi) = setup.komi_left() {
        row(ui, "Komi left", |ui| {
            if let Some(komi) = stepper(ui, "Komi left", komi, MOST_KOMI) {
                pressed = Some(change(setup, |setup| setup.set_komi_left(komi)));
            }
        });
    }
    pressed
}

/// A name on the left and what belongs to it beside it.
fn row(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(NAMES, theme::TOUCH), Sense::hover());
        let name = galley(ui, name, theme::text(13.5), theme::MUTED);
        put(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, name);
        contents(ui);
    });
}

/// A number with a button to either side; the new number once one was pressed.
fn stepper(ui: &mut Ui, name: &str, value: u16, most: u16) -> Option<u16> {
    let (less, more) = (format!("{name}: one less"), format!("{name}: one more"));
    let button = |label, icon| Button::new(label).icon(icon).labelled(false).height(theme::TOUCH);
    let less = button(&less, Icon::Minus).enabled(value > 0).show(ui).clicked();
    let (rect, _) = ui.allocate_exact_size(vec2(34.0, theme::TOUCH), Sense::hover());
    let number = galley(ui, &value.to_string(), theme::strong(16.0), theme::IVORY);
    put(ui.painter(), rect.center(), Align2::CENTER_CENTER, number);
    let more = button(&more, Icon::Plus).enabled(value < most).show(ui).clicked();
    match (less, more) {
        (true, _) => Some(value.saturating_sub(1).min(most)),
        (_, true) => Some(value + 1),
        (false, false) => None,
    }
}
