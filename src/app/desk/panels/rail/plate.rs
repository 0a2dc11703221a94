//! The plate of a player: name, supply, score and time.

use bevy_egui::egui::{
    Align2, Context, CursorIcon, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::widgets::{clipped, galley, put, record_place};
use super::super::{Ending, Model, Request, Thinking, icons, theme, words};
use super::clock::{self, ShownTime};
use crate::app::input::PanelCommand;
use crate::i18n::play;
use crate::play::{MatchResult, Portrait};
use crate::rules::{Outcome, Player};

/// Font sizes of the time on a plate in the rail.
const TIME: clock::Sizes = [20.0, 23.0];
/// Width that a time leaves to the name on a plate in a strip, in points.
const SHORTEST: f32 = 40.0;
/// Font sizes of the time on a plate in a strip.
const SMALL_TIME: clock::Sizes = [15.0, 17.0];

/// Shows a player's plate: name, score, turn and time, as wide as the rail. Returns the request of a click.
pub(super) fn show(ui: &mut Ui, model: &Model, player: Player) -> Option<Request> {
    let size = vec2(ui.available_width(), theme::PLATE);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = describe(ui, rect, model, player);
    paint_background(ui, rect, model, player, &response);
    let painter = ui.painter_at(rect);
    let radius = 20.0;
    icons::disc(&painter, pos2(rect.left() + 10.0 + radius, rect.center().y), radius, player);

    let score = shown_score(model, player);
    let number = galley(ui, &score.to_string(), theme::strong(32.0), theme::ink());
    let unit = model.words.say(words::score_label(model.view, score));
    let unit = galley(ui, &unit, theme::text(13.0), theme::muted());
    let width = number.size().x.max(unit.size().x).max(40.0);
    let score_x = rect.right() - 12.0 - width / 2.0;
    let digits = put(&painter, pos2(score_x, rect.center().y - 9.0), Align2::CENTER_CENTER, number);
    record_score_place(ui.ctx(), player, digits.center());
    put(&painter, pos2(score_x, rect.bottom() - 14.0), Align2::CENTER_CENTER, unit);

    let left = rect.left() + 20.0 + 2.0 * radius;
    let room = score_x - width / 2.0 - 8.0 - left;
    let rows = [-20.0, 1.0, 20.0].map(|offset| rect.center().y + offset);
    let name = model.words.say(play::of_player(player));
    let name = galley(ui, &name, theme::strong(16.0), theme::ink());
    let name = put(&painter, pos2(left, rows[0]), Align2::LEFT_CENTER, name);
    let mut end = left + room;
    if let Some(time) = ShownTime::of(ui, model, player, TIME, end - name.right() - 6.0) {
        let right = pos2(end, rows[0]);
        end -= time.width() + 8.0;
        time.paint(&painter, right);
    }
    if model.game.shown_to_move() == Some(player) {
        let at = pos2(name.right() + 10.0, rows[0]);
        turn(ui, &painter, at, end - at.x, model.thinking, model);
    }
    let who = who(model, player);
    let mut beside = 0.0;
    if let Some(portrait) = portrait(model, player) {
        let square =
            Rect::from_center_size(pos2(left + theme::ICON / 2.0, rows[1]), Vec2::splat(theme::ICON));
        icons::portrait(&painter, square, portrait, theme::soft());
        beside = theme::ICON + 4.0;
    }
    let who = clipped(ui, &who, theme::text(13.0), theme::muted(), room - beside);
    put(&painter, pos2(left + beside, rows[1]), Align2::LEFT_CENTER, who);
    supply(ui, &painter, pos2(left, rows[2]), room, model, player);
    response.clicked().then_some(Request::Command(PanelCommand::Players.into()))
}

/// Shows a player's plate on one line, for the strip of a small window. Returns the request of a click.
pub(super) fn small(ui: &mut Ui, rect: Rect, model: &Model, player: Player) -> Option<Request> {
    let response = describe(ui, rect, model, player);
    paint_background(ui, rect, model, player, &response);
    let painter = ui.painter_at(rect);
    let radius = 12.0;
    icons::disc(&painter, pos2(rect.left() + 8.0 + radius, rect.center().y), radius, player);
    let score = shown_score(model, player).to_string();
    let number = galley(ui, &score, theme::strong(22.0), theme::ink());
    let digits = put(&painter, pos2(rect.right() - 10.0, rect.center().y), Align2::RIGHT_CENTER, number);
    record_score_place(ui.ctx(), player, digits.center());
    let left = rect.left() + 16.0 + 2.0 * radius;
    let room = digits.left() - 8.0 - left;
    let mut beside = room;
    if let Some(time) = ShownTime::of(ui, model, player, SMALL_TIME, room - SHORTEST) {
        beside -= time.width() + 6.0;
        time.paint(&painter, pos2(left + room, rect.center().y - 8.5));
    }
    let name = model.words.say(play::of_player(player));
    let name = clipped(ui, &name, theme::strong(14.0), theme::ink(), beside);
    put(&painter, pos2(left, rect.center().y - 8.5), Align2::LEFT_CENTER, name);
    let who = who(model, player);
    let who = clipped(ui, &who, theme::text(12.0), theme::muted(), room);
    put(&painter, pos2(left, rect.center().y + 7.5), Align2::LEFT_CENTER, who);
    response.clicked().then_some(Request::Command(PanelCommand::Players.into()))
}

fn paint_background(ui: &Ui, rect: Rect, model: &Model, player: Player, response: &Response) {
    // When the game is over, the winner's plate stands out.
    let turn = model.game.shown_to_move() == Some(player) || has_won(model, player);
    let line = if turn { Stroke::new(2.0, theme::accent()) } else { theme::hairline() };
    let fill = match (response.hovered() && response.sense.senses_click(), turn) {
        (true, _) => theme::raised(),
        (false, true) => theme::card(),
        (false, false) => theme::sunken(),
    };
    ui.painter().rect(rect, theme::RADIUS, fill, line, StrokeKind::Inside);
    if response.has_focus() {
        ui.painter().rect_stroke(rect.expand(2.0), theme::RADIUS + 2, theme::focus(), StrokeKind::Inside);
    }
}

/// Returns whether the player has won a game whose result is shown.
fn has_won(model: &Model, player: Player) -> bool {
    let won = |result: MatchResult| result.outcome == Outcome::Win(player);
    model.ending == Ending::Counted && model.game.result().is_some_and(won)
}

/// Returns the centre of a player's score, to which counted numbers fly, if it was drawn in this pass.
pub(in crate::app::desk::panels) fn score_place(ctx: &Context, player: Player) -> Option<Pos2> {
    let (pass, place) = ctx.data(|data| data.get_temp::<(u64, Pos2)>(score_id(player)))?;
    (pass == ctx.cumulative_pass_nr()).then_some(place)
}

/// Records where a player's score was drawn in this pass, for [`score_place`].
fn record_score_place(ctx: &Context, player: Player, place: Pos2) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(score_id(player), (pass, place)));
}

fn score_id(player: Player) -> Id {
    Id::new(("score", player.word()))
}

/// The score that the count has reached while points are counted, otherwise that of the position.
fn shown_score(model: &Model, player: Player) -> usize {
    match model.ending {
        Ending::Counting { score, .. } => score[player].into(),
        Ending::None | Ending::Looking | Ending::Counted => model.view.score(player),
    }
}

/// The portrait of the character that plays a side, if one does.
fn portrait(model: &Model, player: Player) -> Option<&'static Portrait> {
    model.game.seats()[player].character().map(|(character, _)| &character.portrait)
}

/// The player's name from the file's header, or else a description of the seat.
fn who(model: &Model, player: Player) -> String {
    let seats = model.game.seats();
    let named = || model.header?.player(player).name.clone().filter(|name| play::seat_called(name).is_none());
    let named = if seats[player].is_computer() { None } else { named() };
    named.unwrap_or_else(|| model.words.say(words::seat(seats, player)))
}

/// The player's supply as pips and in words, and the number of sleeping pieces.
fn supply(ui: &Ui, painter: &Painter, at: Pos2, room: f32, model: &Model, player: Player) {
    let asleep = if model.ending == Ending::None { model.view.asleep[player] } else { 0 };
    let label = match asleep {
        0 => words::supply(model.game, model.view, player),
        asleep => words::supply_and_asleep(model.game, model.view, player, asleep),
    };
    let label = model.words.say(label);
    let color = if asleep > 0 { theme::asleep() } else { theme::muted() };
    let hand = model.view.hands[player];
    let tray = pips_width(hand) + 10.0;
    let label_width = galley(ui, &label, theme::text(13.0), color).size().x;
    if hand > 0 && room >= tray + 8.0 + label_width {
        draw_tray(painter, at, (player, hand));
        let label = galley(ui, &label, theme::text(13.0), color);
        put(painter, at + vec2(tray + 8.0, 0.0), Align2::LEFT_CENTER, label);
    } else {
        let font = theme::text(if label_width > room { 12.0 } else { 13.0 });
        let label = clipped(ui, &label, font, color, room);
        put(painter, at, Align2::LEFT_CENTER, label);
    }
}

/// “▸ to move”, or a pulsing dot with the seconds while the computer thinks.
fn turn(ui: &Ui, painter: &Painter, at: Pos2, room: f32, thinking: Option<Thinking>, model: &Model) {
    let thinking = thinking.filter(|thinking| thinking.is_shown());
    if let Some(thinking) = thinking {
        let time = if model.still { 0.0 } else { thinking.elapsed.as_secs_f32() };
        let pulse = 0.5 + 0.5 * (time * 4.5).sin();
        let center = at + vec2(6.0, 0.0);
        painter.circle_filled(center, 7.0, theme::accent().gamma_multiply(0.15 + 0.25 * pulse));
        painter.circle_filled(center, 3.2 + 1.2 * pulse, theme::accent());
    } else {
        let back = |y: f32| at + vec2(2.0, y);
        let arrow = vec![at + vec2(11.0, 0.0), back(-5.5), back(5.5)];
        painter.add(Shape::convex_polygon(arrow, theme::accent(), Stroke::NONE));
    }
    let labels = words::turn(thinking.map(|thinking| thinking.elapsed));
    let labels =
        labels.map(|label| galley(ui, &model.words.say(label), theme::strong(13.0), theme::accent()));
    if let Some(label) = labels.into_iter().find(|label| label.size().x + 18.0 <= room) {
        put(painter, at + vec2(18.0, 0.0), Align2::LEFT_CENTER, label);
    }
}

/// Diameter of a pip, a small disc for a piece in hand, in points.
const PIP: f32 = 7.0;

/// Width of a row of pips, which stand in groups of three.
fn pips_width(hand: u8) -> f32 {
    f32::from(hand) * (PIP + 1.0) + f32::from(hand.saturating_sub(1) / 3) * 3.0 - 1.0
}

fn draw_tray(painter: &Painter, at: Pos2, (player, hand): (Player, u8)) {
    let width = pips_width(hand) + 10.0;
    let tray = Rect::from_center_size(at + vec2(width / 2.0, 0.0), vec2(width, PIP + 7.0));
    painter.rect_filled(tray, 5, theme::wood());
    for pip in 0..hand {
        let along = 5.0 + f32::from(pip) * (PIP + 1.0) + f32::from(pip / 3) * 3.0 + PIP / 2.0;
        icons::pip(painter, at + vec2(along, 0.0), PIP / 2.0, player);
    }
}

/// Describes the plate in a tooltip and for screen readers. A click opens the list of players while the match goes
/// on.
fn describe(ui: &Ui, rect: Rect, model: &Model, player: Player) -> Response {
    let goes_on = model.game.result().is_none();
    let sense = if goes_on { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.id().with(("plate", player.word())), sense);
    let plate = words::plate(model.game, model.view, player, clock::aloud(model, player));
    let score = model.words.say(&plate);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, goes_on, &score));
    record_place(ui, &format!("plate-{}", player.word()), rect);
    if goes_on {
        let tip = model.words.say(crate::i18n::table::plate_tip(plate));
        response.on_hover_text(tip).on_hover_cursor(CursorIcon::PointingHand)
    } else {
        response.on_hover_text(score)
    }
}
