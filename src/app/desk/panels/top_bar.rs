//! The bar at the top: a plate for each player and, between them, what happens.

use bevy_egui::egui::{
    self, Align2, Color32, CursorIcon, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::{self, Icon};
use super::widgets::{Button, Weight, clipped, galley, note, put};
use super::{Action, Ending, Model, Press, Thinking, theme, words};
use crate::app::game::Step;
use crate::rules::Player;
use crate::words::{Words, play, table};

pub(super) fn show(root: &mut Ui, model: &Model, result_closed: bool) -> Option<Press> {
    let window = root.ctx().content_rect().size();
    let frame = egui::Frame::new().fill(theme::PANEL);
    let panel = egui::Panel::top("top bar").resizable(false).show_separator_line(false);
    let panel = panel.exact_size(theme::top_bar(window)).frame(frame);
    panel.show(root, |ui| bar(ui, model, result_closed)).inner
}

fn bar(ui: &mut Ui, model: &Model, result_closed: bool) -> Option<Press> {
    let rect = ui.max_rect();
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, theme::hairline());
    let inside = rect.shrink2(vec2(theme::GRID, 6.0));
    let inside =
        Rect::from_center_size(inside.center(), vec2(inside.width().min(theme::SCOREBOARD), inside.height()));
    let middle = (inside.width() * 0.30).clamp(190.0, 420.0);
    let plate = ((inside.width() - middle) / 2.0 - theme::GRID).clamp(80.0, 400.0);
    let mut press = None;
    for player in Player::ALL {
        let rect = match player {
            Player::Black => inside.with_max_x(inside.left() + plate),
            Player::White => inside.with_min_x(inside.right() - plate),
        };
        press = press.or(draw_plate(ui, rect, model, player));
    }
    let middle =
        Rect::from_center_size(inside.center(), vec2(inside.width() - 2.0 * plate - 16.0, inside.height()));
    press.or(status(ui, middle, model, result_closed))
}

/// The plate of a player; White's is the mirror image, so that the scores face each other.
fn draw_plate(ui: &mut Ui, rect: Rect, model: &Model, player: Player) -> Option<Press> {
    let press = describe(ui, rect, model, player);
    note(ui, &model.words.say(table::plate_name(player)), rect);
    let turn = model.game.shown_to_move() == Some(player);
    let painter = ui.painter_at(rect);
    let line = if turn { Stroke::new(2.0, theme::AMBER) } else { theme::hairline() };
    let fill = match (press.hovered(), turn) {
        (true, _) => theme::RAISED,
        (false, true) => theme::CARD,
        (false, false) => Color32::from_black_alpha(40),
    };
    painter.rect(rect, theme::RADIUS, fill, line, egui::StrokeKind::Inside);

    // x counts from the outer edge inwards for both players.
    let (outer, sign) = match player {
        Player::Black => (rect.left(), 1.0),
        Player::White => (rect.right(), -1.0),
    };
    let x = |inwards: f32| outer + sign * inwards;
    let from = match player {
        Player::Black => Align2::LEFT_CENTER,
        Player::White => Align2::RIGHT_CENTER,
    };
    let radius = if rect.width() < 270.0 { 18.0 } else { 22.0 };
    let center = pos2(x(12.0 + radius), rect.center().y);
    painter.circle_filled(center, radius + 4.0, theme::WOOD);
    icons::disc(&painter, center, radius, player);

    let points = match model.ending {
        Ending::Counting(so_far) => so_far[player].into(),
        Ending::None | Ending::Counted => words::score(model.view, player),
    };
    let asleep = if model.ending == Ending::None { model.view.asleep[player] } else { 0 };
    let number = galley(ui, &points.to_string(), theme::strong(32.0), theme::IVORY);
    let color = if asleep > 0 { theme::ASLEEP } else { theme::MUTED };
    let note = model.words.say(words::score_label(model.view, points, asleep));
    let note = galley(ui, &note, theme::text(12.5), color);
    let score_width = number.size().x.max(note.size().x).max(58.0);
    let score = x(rect.width() - 14.0 - score_width / 2.0);
    put(&painter, pos2(score, rect.center().y - 8.0), Align2::CENTER_CENTER, number);
    put(&painter, pos2(score, rect.bottom() - 13.0), Align2::CENTER_CENTER, note);

    let text = 12.0 + 2.0 * radius + 12.0;
    let width = rect.width() - text - score_width - 14.0 - theme::GRID;
    let rows = [-0.29, 0.01, 0.31].map(|part| rect.center().y + part * rect.height());
    let name = put(
        &painter,
        pos2(x(text), rows[0]),
        from,
        galley(ui, &model.words.say(play::of_player(player)), theme::strong(16.0), theme::IVORY),
    );
    let left = width - name.width() - 10.0;
    if turn {
        draw_turn(
            ui,
            &painter,
            pos2(x(text + name.width() + 10.0), rows[0]),
            (sign, from, left),
            model.thinking,
            model.words,
        );
    }
    let who = model.words.say(words::seat(model.game.seats(), player));
    let who = clipped(ui, &who, theme::text(13.5), theme::MUTED, width);
    put(&painter, pos2(x(text), rows[1]), from, who);
    let hand = model.view.hands[player];
    let label = model.words.say(words::supply(model.game, model.view, player));
    let label = galley(ui, &label, theme::text(13.0), theme::MUTED);
    let label_width = label.size().x;
    let tray = pips_width(hand) + 10.0;
    if width >= tray + 20.0 + label_width && hand > 0 {
        draw_tray(&painter, x(text), rows[2], sign, (player, hand));
        put(&painter, pos2(x(text + tray + 8.0), rows[2]), from, label);
    } else {
        put(&painter, pos2(x(text), rows[2]), from, label);
    }
    press.clicked().then_some(Press::Players)
}

/// “▸ to move”, or a pulsing dot with the seconds while the computer thinks.
fn draw_turn(
    ui: &Ui,
    painter: &Painter,
    at: Pos2,
    (sign, anchor, width): (f32, Align2, f32),
    thinking: Option<Thinking>,
    words: &Words,
) {
    let thinking = thinking.filter(|thinking| thinking.elapsed.as_secs_f32() >= theme::THINKING_SHOWN);
    if thinking.is_some() {
        let time = thinking.map_or(0.0, |thinking| thinking.elapsed.as_secs_f32());
        let pulse = 0.5 + 0.5 * (time * 4.5).sin();
        let center = at + vec2(sign * 6.0, 0.0);
        painter.circle_filled(center, 7.0, theme::AMBER.gamma_multiply(0.15 + 0.25 * pulse));
        painter.circle_filled(center, 3.2 + 1.2 * pulse, theme::AMBER);
    } else {
        let tip = at + vec2(sign * 11.0, 0.0);
        let back = |y: f32| at + vec2(sign * 2.0, y);
        painter.add(egui::Shape::convex_polygon(
            vec![tip, back(-5.5), back(5.5)],
            theme::AMBER,
            Stroke::NONE,
        ));
    }
    let labels = words::turn(thinking.map(|thinking| thinking.elapsed));
    let labels = labels.map(|label| galley(ui, &words.say(label), theme::strong(13.0), theme::AMBER));
    if let Some(label) = labels.into_iter().find(|label| label.size().x + 18.0 <= width) {
        put(painter, at + vec2(sign * 18.0, 0.0), anchor, label);
    }
}

const PIP: f32 = 7.0;

/// The width of a row of pips: threes stand together.
fn pips_width(hand: u8) -> f32 {
    f32::from(hand) * (PIP + 1.0) + f32::from(hand.saturating_sub(1) / 3) * 3.0 - 1.0
}

fn draw_tray(painter: &Painter, start: f32, y: f32, sign: f32, (player, hand): (Player, u8)) {
    let width = pips_width(hand) + 10.0;
    let tray = Rect::from_center_size(pos2(start + sign * width / 2.0, y), vec2(width, PIP + 7.0));
    painter.rect_filled(tray, 5, theme::WOOD);
    let start = start + sign * 5.0;
    for pip in 0..hand {
        let inwards = f32::from(pip) * (PIP + 1.0) + f32::from(pip / 3) * 3.0 + PIP / 2.0;
        icons::pip(painter, pos2(start + sign * inwards, y), PIP / 2.0, player);
    }
}

/// The plate in words, for tooltips and screen readers. While the match goes on, a click asks who plays.
fn describe(ui: &Ui, rect: Rect, model: &Model, player: Player) -> Response {
    let goes_on = model.game.result().is_none();
    let sense = if goes_on { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.id().with(("plate", player.word())), sense);
    let plate = words::plate(model.game, model.view, player);
    let score = model.words.say(&plate);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, goes_on, &score));
    if goes_on {
        let tip = model.words.say(table::plate_tip(plate));
        response.on_hover_text(tip).on_hover_cursor(CursorIcon::PointingHand)
    } else {
        response.on_hover_text(score)
    }
}

/// What happens, in the middle.
fn status(ui: &mut Ui, rect: Rect, model: &Model, result_closed: bool) -> Option<Press> {
    let thinks = model.game.is_at_end()
        && model.thinking.is_some_and(|thinking| thinking.elapsed.as_secs_f32() >= theme::THINKING_SHOWN);
    let button = if thinks {
        Some((table::move_now(), Some(Icon::Bolt), Press::Do(Action::MoveNow)))
    } else if matches!(model.ending, Ending::Counting(_)) {
        Some((table::skip_counting(), Some(Icon::Pass), Press::Do(Action::SkipCounting)))
    } else if !model.game.is_at_end() {
        Some((table::back_to_the_game(), None, Press::Do(Action::Step(Step::Game))))
    } else if model.game.is_paused() {
        Some((table::play_on(), Some(Icon::Play), Press::Do(Action::MoveNow)))
    } else if model.ending == Ending::Counted && result_closed {
        Some((table::show_result(), Some(Icon::Trophy), Press::ShowResult))
    } else {
        None
    };
    let headline = if matches!(model.ending, Ending::Counting(_)) {
        Some(table::counting_points())
    } else {
        words::headline(model.game, model.view, thinks, model.half)
    };
    let painter = ui.painter_at(rect);
    let line = |text: &str, font, color| clipped(ui, text, font, color, rect.width());
    let headline = headline.map_or_else(String::new, |headline| model.words.say(headline));
    let headline = line(&headline, theme::strong(17.0), theme::IVORY);
    let x = rect.center().x;
    if let Some((label, icon, press)) = button {
        put(&painter, pos2(x, rect.top() + 12.0), Align2::CENTER_CENTER, headline);
        let label = model.words.say(label);
        let button = Button::new(&label).height(theme::TOUCH).weight(Weight::Usual);
        let button = icon.map_or(button, |icon| button.icon(icon));
        let size = vec2(button.width(ui), theme::TOUCH);
        let place = Rect::from_center_size(pos2(x, rect.bottom() - theme::TOUCH / 2.0), size);
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        return button.show(&mut child).clicked().then_some(press);
    }
    let title = line(
        &model.words.say(words::title(model.game.variant(), model.game.start().komi_left())),
        theme::text(12.5),
        theme::MUTED,
    );
    let last = words::last_move(model.game);
    let rows = if last.is_some() { [-23.0, 0.0, 22.0] } else { [-11.0, 9.0, 0.0] };
    let row = |row: usize, galley| {
        put(&painter, pos2(x, rect.center().y + rows[row]), Align2::CENTER_CENTER, galley);
    };
    row(0, title);
    row(1, headline);
    if let Some(last) = last {
        row(2, line(&model.words.say(last), theme::text(14.0), theme::MUTED));
    }
    None
}
