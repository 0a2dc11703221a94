//! Who plays: two cards of the dialogs for a new game and for its players.

use bevy_egui::egui::{self, Align2, Rect, Sense, Slider, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::super::icons::{self, Icon};
use super::super::widgets::{self, Button, Weight, clipped, galley, put, with_whole};
use super::super::{theme, words};
use super::{Form, character, height};
use crate::i18n::{Message, Words, characters, new_game, play};
use crate::play::{GameSetup, Level, Seat, Tier};
use crate::rules::Player;

/// Height of the cards that choose who plays, in a tall and in a low window, in points.
const PLACES: [f32; 2] = [124.0, 116.0];
/// Height of the list that says how the computer plays, in points.
const LIST: f32 = 26.0;
/// Width of a player's disc, in points.
const DISC: f32 = 32.0;
/// Least width at which a name is shown, in points.
const SHORTEST: f32 = 40.0;

/// Two seat cards: Black and White or, if the komi is named first, the player who names the komi and the one who picks.
pub(super) fn show(ui: &mut Ui, form: &mut Form, komi_pie: bool, words: &Words) {
    let middle = 56.0;
    let (row, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), height(ui.ctx(), PLACES)), Sense::hover());
    let width = (row.width() - middle) / 2.0;
    for player in Player::ALL {
        let rect = match player {
            Player::Black => row.with_max_x(row.left() + width),
            Player::White => row.with_min_x(row.right() - width),
        };
        ui.painter().rect(rect, theme::RADIUS, theme::card(), theme::hairline(), egui::StrokeKind::Inside);
        let builder = UiBuilder::new().max_rect(rect.shrink2(vec2(14.0, 12.0))).id_salt(player.word());
        place(&mut ui.new_child(builder), form, (player, komi_pie), words);
    }
    let swap = Rect::from_center_size(row.center(), egui::Vec2::splat(theme::BUTTON));
    let label = words.say(if komi_pie { new_game::change_places() } else { new_game::swap_colours() });
    let button = Button::new(&label).icon(Icon::Swap).labelled(false).weight(Weight::Quiet);
    let mut child = ui.new_child(UiBuilder::new().max_rect(swap));
    if button.show(&mut child).on_hover_text(&label).clicked() {
        form.swap();
    }
}

fn place(ui: &mut Ui, form: &mut Form, (player, komi_pie): (Player, bool), words: &Words) {
    let room = ui.max_rect();
    let choices = [(new_game::choose_human(), false), (new_game::choose_computer(), true)]
        .map(|(label, computer)| (words.say(label), computer));
    let choice = |label, computer| {
        let chosen = form.setup.seats[player].is_computer() == computer;
        Button::new(label).height(theme::TOUCH).weight(Weight::Choice).selected(chosen)
    };
    let label = words.say(words::seat_title(player, komi_pie));
    let name = galley(ui, &label, theme::strong(16.0), theme::ink());
    let buttons: f32 =
        choices.each_ref().map(|(label, computer)| choice(label, *computer).width(ui)).iter().sum();
    let is_tight = DISC + name.size().x + buttons + 3.0 * theme::GRID > room.width();
    // The icon of a seat says less than its name.
    let has_sign = !(is_tight && komi_pie);
    let name = if is_tight {
        let tight = choices.each_ref().map(|(label, computer)| choice(label, *computer).tight().width(ui));
        let sign = if has_sign { 0.75 * DISC + 4.0 } else { 0.0 };
        let left = room.width() - tight.iter().sum::<f32>() - sign - 8.0;
        // Two letters and “…” would say less than the disc alone.
        (left >= SHORTEST || !has_sign).then(|| clipped(ui, &label, theme::strong(13.5), theme::ink(), left))
    } else {
        Some(name)
    };
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = if is_tight { 4.0 } else { theme::GRID };
        if has_sign {
            let side = if is_tight { 0.75 * DISC } else { DISC };
            let (disc, _) = ui.allocate_exact_size(vec2(side, DISC), Sense::hover());
            if komi_pie {
                let icon = if player == Player::Black { Icon::Coin } else { Icon::Swap };
                icon.paint(ui.painter(), disc.shrink(4.0), theme::soft());
            } else {
                icons::disc(ui.painter(), disc.center(), 0.47 * side, player);
            }
        }
        if let Some(name) = name {
            let shown = ui.label(name.clone());
            with_whole(shown, &name, &label);
        }
        let buttons = choices.each_ref().map(|(label, computer)| {
            let button = choice(label, *computer);
            if is_tight { button.tight() } else { button }
        });
        // The buttons are right-aligned, and Tab still reaches them from left to right.
        let between = if is_tight { 0.0 } else { 4.0 };
        let width = buttons.iter().map(|button| button.width(ui)).sum::<f32>() + between;
        ui.spacing_mut().item_spacing.x = between;
        ui.add_space((ui.available_width() - width).max(0.0));
        for (button, (_, computer)) in buttons.into_iter().zip(&choices) {
            if button.show(ui).clicked() {
                pressed = Some(*computer);
            }
        }
    });
    if let Some(computer) = pressed {
        form.seat(player, computer);
    }
    let y = room.bottom() - 18.0;
    let GameSetup { variant, seats, .. } = form.setup();
    let strength = match seats[player] {
        Seat::Human => None,
        Seat::Computer(level) => Some(Strength {
            name: new_game::level_and_name(level.get(), play::of_level(variant, level)),
            number: level.get(),
            strongest: Level::strongest(variant).get(),
        }),
        Seat::Character(id, tier) => Some(Strength {
            name: characters::of_character(id, tier),
            number: tier as u8 + 1,
            strongest: Tier::Hard as u8 + 1,
        }),
    };
    let Some(Strength { name, number: chosen, strongest }) = strength else {
        let text = words::chair(player, seats[player.other()].is_computer(), komi_pie);
        let text = galley(ui, &words.say(text), theme::text(14.0), theme::muted());
        put(ui.painter(), pos2(room.left(), y), Align2::LEFT_CENTER, text);
        return;
    };
    let name = words.say(name);
    let list = Rect::from_center_size(pos2(room.center().x, y - 26.0), vec2(room.width(), LIST));
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let mut child = ui.new_child(UiBuilder::new().max_rect(list).layout(layout).id_salt("manner"));
    child.spacing_mut().interact_size.y = LIST;
    child.spacing_mut().button_padding.y = 2.0;
    character::show(&mut child, form, player, &name, words);
    let mut number = chosen;
    let rail = Rect::from_min_max(pos2(room.left(), y - 10.0), pos2(room.right(), room.bottom() + 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rail).id_salt("level"));
    child.spacing_mut().slider_width = rail.width();
    child.visuals_mut().widgets.inactive.bg_fill = theme::hover();
    let slider = Slider::new(&mut number, 1..=strongest).show_value(false);
    let response = child.add(slider);
    if let Some(share) = widgets::tapped(&response) {
        number = number_at(share, strongest);
    }
    widgets::record_place(&child, &format!("level:{}", player.word()), response.rect);
    widgets::ring(child.painter(), &response);
    response.widget_info(|| WidgetInfo::slider(true, chosen.into(), &name));
    if number != chosen {
        form.set_strength(player, number);
    }
}

/// How strong the computer plays: the name of it, its number from 1 on, and the largest number.
struct Strength {
    name: Message,
    number: u8,
    strongest: u8,
}

/// The number at this share of the slider.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between two such numbers")]
fn number_at(share: f32, strongest: u8) -> u8 {
    (1.0 + share * (f32::from(strongest) - 1.0)).round() as u8
}
