//! The result: who won, why, and what next. The board stays in view beside it.

use bevy_egui::egui::{Align2, Label, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::commands::{self, State};
use super::super::icons;
use super::super::widgets::{Button, Weight, clipped, galley, put};
use super::super::words::result_rows;
use super::super::{Model, Press, theme, words};
use crate::app::input::Command;
use crate::play::MatchResult;
use crate::rules::Player;
use crate::words::play;

const ROW: f32 = 28.0;

pub(super) fn show(ui: &mut Ui, model: &Model, result: MatchResult) -> Vec<Press> {
    let say = |message| model.words.say(message);
    let title = say(words::winner(model.game.seats(), result, model.view));
    ui.add(Label::new(RichText::new(title).font(theme::strong(20.0))).wrap());
    let reason = say(words::reason(result, model.view));
    ui.add(Label::new(RichText::new(reason).font(theme::text(14.5)).color(theme::SOFT)).wrap());
    ui.add_space(4.0);
    table(ui, model, result.outcome.winner());
    ui.add_space(4.0);
    let next = [Command::Rematch, Command::NewGame, Command::Save, Command::CountAgain];
    next.into_iter().filter_map(|command| button(ui, model, command)).collect()
}

fn button(ui: &mut Ui, model: &Model, command: Command) -> Option<Press> {
    if commands::state(command, model) != State::Ready {
        return None;
    }
    let label = model.words.say(commands::label(command, model));
    let weight = if command == Command::Rematch { Weight::Primary } else { Weight::Usual };
    let button = Button::new(&label).id(command.row().name).weight(weight).min_width(ui.available_width());
    let button = commands::icon(command).map_or(button, |icon| button.icon(icon));
    let response = button.show(ui).on_hover_text(model.words.say(commands::tip(command, model)));
    response.clicked().then_some(Press::Command(command))
}

/// A column for each player, a row for everything that is told of both.
pub(super) fn table(ui: &mut Ui, model: &Model, winner: Option<Player>) {
    let rows = result_rows(model.game, model.view);
    #[expect(clippy::cast_precision_loss, reason = "a handful of rows")]
    let height = (rows.len() + 1) as f32 * ROW + 12.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect(rect, theme::RADIUS, theme::CARD, theme::hairline(), StrokeKind::Inside);
    let inside = rect.shrink2(vec2(12.0, 6.0));
    let columns = [(Player::Black, 0.54), (Player::White, 0.86)]
        .map(|(player, part)| (player, inside.left() + inside.width() * part));
    let rule = Stroke::new(1.0, theme::LINE);
    let head = inside.top() + ROW / 2.0;
    for (player, x) in columns {
        let name = model.words.say(play::of_player(player));
        let name = clipped(ui, &name, theme::strong(14.0), theme::IVORY, inside.width() * 0.3 - 24.0);
        let width = name.size().x + 24.0;
        icons::disc(ui.painter(), pos2(x - width / 2.0 + 8.0, head), 8.0, player);
        put(ui.painter(), pos2(x - width / 2.0 + 24.0, head), Align2::LEFT_CENTER, name);
    }
    ui.painter().hline(inside.x_range(), head + ROW / 2.0, rule);
    let mut y = head;
    for row in rows {
        y += ROW;
        let mut left = inside.left();
        if row.stack > 0 {
            let foot = pos2(left + 11.0, y + 3.5 * f32::from(u8::try_from(row.stack).unwrap_or(1)));
            icons::stack(ui.painter(), foot, 21.0, &[Player::White; 3][..row.stack.min(3)]);
            left += 30.0;
        }
        let (font, color) = if row.main {
            if row.stack == 0 && y > head + ROW * 1.5 {
                ui.painter().hline(inside.x_range(), y - ROW / 2.0, rule);
            }
            (theme::strong(14.0), theme::IVORY)
        } else {
            (theme::text(13.0), theme::MUTED)
        };
        let room = inside.left() + inside.width() * 0.4 - left;
        let label = clipped(ui, &model.words.say(&row.label), font, color, room);
        put(ui.painter(), pos2(left, y), Align2::LEFT_CENTER, label);
        for (player, x) in columns {
            let (font, color) = match (row.main, winner == Some(player)) {
                (true, true) => (theme::strong(20.0), theme::AMBER),
                (true, false) => (theme::strong(20.0), theme::IVORY),
                (false, _) if row.stack > 0 => (theme::text(13.0), theme::IVORY),
                (false, _) => (theme::text(13.0), theme::MUTED),
            };
            let value = galley(ui, &row.values[player], font, color);
            put(ui.painter(), pos2(x, y), Align2::CENTER_CENTER, value);
        }
    }
}
