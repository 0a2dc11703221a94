//! The card at the end: who won, why, and what next.

use bevy_egui::egui::{self, Align2, RichText, Sense, Stroke, Ui, pos2, vec2};

use super::icons::{self, Icon};
use super::widgets::{self, Button, Weight, galley, put};
use super::words::result_rows;
use super::{Action, Model, Press, theme, words};
use crate::play::{MatchResult, Termination};
use crate::rules::{Goal, Player};
use crate::words::{commands, play, result as messages};

const ROW: f32 = 30.0;

pub(super) fn show(ctx: &egui::Context, model: &Model) -> Option<Press> {
    let result = model.game.result()?;
    let title = model.words.say(words::winner(model.game.seats(), result, model.view));
    let (close, press) =
        widgets::dialog(ctx, model.words, "result", &title, 520.0, |ui| contents(ui, model, result));
    press.or(close.then_some(Press::Close))
}

fn contents(ui: &mut Ui, model: &Model, result: MatchResult) -> Option<Press> {
    let say = |message| model.words.say(message);
    ui.label(
        RichText::new(say(words::reason(result, model.view))).font(theme::text(15.5)).color(theme::MUTED),
    );
    ui.add_space(theme::GRID);
    table(ui, model, result.outcome.winner());
    ui.add_space(theme::GRID);
    let narrow = ui.available_width() < 480.0;
    let mut press = None;
    ui.horizontal(|ui| {
        let label = say(messages::look_at_board());
        let look = Button::new(&label).icon(Icon::Eye).weight(Weight::Quiet);
        if look.show(ui).clicked() {
            press = Some(Press::Close);
        }
        let label = say(messages::count_again());
        let again = Button::new(&label).icon(Icon::Replay).weight(Weight::Quiet).labelled(!narrow);
        if result.by == Termination::Rules
            && model.view.goal == Goal::Points
            && again.show(ui).on_hover_text(say(messages::count_again_tip())).clicked()
        {
            press = Some(Press::Do(Action::CountAgain));
        }
        let label = say(commands::save_label());
        let save = Button::new(&label).icon(Icon::Save).weight(Weight::Quiet);
        if save.show(ui).clicked() {
            press = Some(Press::Save);
        }
    });
    let next = widgets::foot(ui, |ui| {
        let label = say(messages::rematch());
        let rematch = Button::new(&label).icon(Icon::Swap).weight(Weight::Primary).min_width(132.0);
        if rematch.show(ui).on_hover_text(say(messages::rematch_tip())).clicked() {
            return Some(Press::Do(Action::Rematch));
        }
        let new = Button::new(&say(commands::new_game_label())).icon(Icon::Plus).show(ui);
        new.clicked().then_some(Press::NewGame)
    });
    press.or(next)
}

/// A column for each player, a row for everything that is told of both.
fn table(ui: &mut Ui, model: &Model, winner: Option<Player>) {
    let rows = result_rows(model.game, model.view);
    #[expect(clippy::cast_precision_loss, reason = "a handful of rows")]
    let height = (rows.len() + 1) as f32 * ROW + 14.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect(rect, theme::RADIUS, theme::CARD, theme::hairline(), egui::StrokeKind::Inside);
    let inside = rect.shrink2(vec2(16.0, 7.0));
    let columns = [Player::Black, Player::White].map(|player| {
        (player, inside.left() + inside.width() * if player == Player::Black { 0.52 } else { 0.84 })
    });
    let rule = Stroke::new(1.0, theme::LINE);
    let head = inside.top() + ROW / 2.0;
    for (player, x) in columns {
        let name = galley(ui, &model.words.say(play::of_player(player)), theme::strong(15.0), theme::IVORY);
        let width = name.size().x + 26.0;
        icons::disc(ui.painter(), pos2(x - width / 2.0 + 9.0, head), 9.0, player);
        put(ui.painter(), pos2(x - width / 2.0 + 26.0, head), Align2::LEFT_CENTER, name);
    }
    ui.painter().hline(inside.x_range(), head + ROW / 2.0, rule);
    let mut y = head;
    for row in rows {
        y += ROW;
        let mut left = inside.left();
        if row.stack > 0 {
            let foot = pos2(left + 14.0, y + 3.5 * f32::from(u8::try_from(row.stack).unwrap_or(1)));
            icons::stack(ui.painter(), foot, 21.0, &[Player::White; 3][..row.stack.min(3)]);
            left += 36.0;
        }
        let (font, color) = if row.main {
            if row.stack == 0 && y > head + ROW * 1.5 {
                ui.painter().hline(inside.x_range(), y - ROW / 2.0, rule);
            }
            (theme::strong(15.0), theme::IVORY)
        } else {
            (theme::text(14.0), theme::MUTED)
        };
        let label = galley(ui, &model.words.say(&row.label), font, color);
        put(ui.painter(), pos2(left, y), Align2::LEFT_CENTER, label);
        for (player, x) in columns {
            let (font, color) = match (row.main, winner == Some(player)) {
                (true, true) => (theme::strong(22.0), theme::AMBER),
                (true, false) => (theme::strong(22.0), theme::IVORY),
                (false, _) if row.stack > 0 => (theme::text(14.0), theme::IVORY),
                (false, _) => (theme::text(14.0), theme::MUTED),
            };
            let value = galley(ui, &row.values[player], font, color);
            put(ui.painter(), pos2(x, y), Align2::CENTER_CENTER, value);
        }
    }
}
