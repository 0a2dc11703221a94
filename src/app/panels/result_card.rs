//! The card at the end: who won, why, and what next.

use bevy_egui::egui::{self, Align2, RichText, Sense, Stroke, Ui, pos2, vec2};

use super::icons::{self, Icon};
use super::widgets::{self, Button, Weight, galley, put};
use super::{Action, Model, Press, theme, words};
use crate::play::{MatchResult, Termination};
use crate::rules::Player;

const ROW: f32 = 30.0;

pub(super) fn show(ctx: &egui::Context, model: &Model) -> Option<Press> {
    let result = model.game.result()?;
    let title = words::winner(model.game.seats(), result, model.view);
    let (close, press) = widgets::dialog(ctx, "result", &title, 520.0, |ui| contents(ui, model, result));
    press.or(close.then_some(Press::Close))
}

fn contents(ui: &mut Ui, model: &Model, result: MatchResult) -> Option<Press> {
    ui.label(RichText::new(words::reason(result, model.view)).font(theme::text(15.5)).color(theme::MUTED));
    ui.add_space(theme::GRID);
    table(ui, model, result.outcome.winner());
    ui.add_space(theme::GRID);
    let narrow = ui.available_width() < 480.0;
    let mut press = None;
    ui.horizontal(|ui| {
        let look = Button::new("Look at the board").icon(Icon::Eye).weight(Weight::Quiet);
        if look.show(ui).clicked() {
            press = Some(Press::Close);
        }
        let again = Button::new("Count again").icon(Icon::Replay).weight(Weight::Quiet).labelled(!narrow);
        if result.by == Termination::Rules
            && again.show(ui).on_hover_text("Show the counting again").clicked()
        {
            press = Some(Press::Do(Action::CountAgain));
        }
        let save = Button::new("Save").icon(Icon::Save).weight(Weight::Quiet);
        if save.show(ui).clicked() {
            press = Some(Press::Save);
        }
    });
    let next = widgets::foot(ui, |ui| {
        let rematch = Button::new("Rematch").icon(Icon::Swap).weight(Weight::Primary).min_width(132.0);
        if rematch.show(ui).on_hover_text("Play again with the colours swapped").clicked() {
            return Some(Press::Do(Action::Rematch));
        }
        let new = Button::new("New game").icon(Icon::Plus).show(ui);
        new.clicked().then_some(Press::NewGame)
    });
    press.or(next)
}

/// A column for each player: stacks by height, their sum, and what slept.
fn table(ui: &mut Ui, model: &Model, winner: Option<Player>) {
    let rows = 6.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), rows * ROW + 14.0), Sense::hover());
    ui.painter().rect(rect, theme::RADIUS, theme::CARD, theme::hairline(), egui::StrokeKind::Inside);
    let inside = rect.shrink2(vec2(16.0, 7.0));
    let columns = [Player::Black, Player::White].map(|player| {
        (player, inside.left() + inside.width() * if player == Player::Black { 0.52 } else { 0.84 })
    });
    let y = |row: f32| inside.top() + (row + 0.5) * ROW;
    let text = |ui: &Ui, x: f32, row: f32, anchor, text: &str, font, color| {
        let galley = galley(ui, text, font, color);
        put(ui.painter(), pos2(x, y(row)), anchor, galley);
    };
    let labels =
        [(1.0, "3 high"), (2.0, "2 high"), (3.0, "1 high"), (4.0, "Points"), (5.0, "Asleep, not counted")];
    for (row, label) in labels {
        let (font, color) = match label {
            "Points" => (theme::strong(15.0), theme::IVORY),
            _ => (theme::text(14.0), theme::MUTED),
        };
        let indent = if label.ends_with("high") { 36.0 } else { 0.0 };
        text(ui, inside.left() + indent, row, Align2::LEFT_CENTER, label, font, color);
    }
    for (row, height) in [(1.0, 3), (2.0, 2), (3.0, 1)] {
        let foot = pos2(inside.left() + 14.0, y(row) + 3.5 * f32::from(u8::try_from(height).unwrap_or(1)));
        icons::stack(ui.painter(), foot, 21.0, &[Player::White; 3][..height]);
    }
    for (player, x) in columns {
        let head = galley(ui, &player.to_string(), theme::strong(15.0), theme::IVORY);
        let width = head.size().x + 26.0;
        icons::disc(ui.painter(), pos2(x - width / 2.0 + 9.0, y(0.0)), 9.0, player);
        put(ui.painter(), pos2(x - width / 2.0 + 26.0, y(0.0)), Align2::LEFT_CENTER, head);
        let tally = words::tally(model.view, player);
        for (row, height) in [(1.0, 3), (2.0, 2), (3.0, 1)] {
            let line = words::product(tally.stacks[height - 1], height);
            text(ui, x, row, Align2::CENTER_CENTER, &line, theme::text(14.0), theme::IVORY);
        }
        let color = if winner == Some(player) { theme::AMBER } else { theme::IVORY };
        text(ui, x, 4.0, Align2::CENTER_CENTER, &tally.total.to_string(), theme::strong(22.0), color);
        let asleep = if tally.asleep == 0 { "–".into() } else { tally.asleep.to_string() };
        text(ui, x, 5.0, Align2::CENTER_CENTER, &asleep, theme::text(14.0), theme::MUTED);
    }
    let rule = Stroke::new(1.0, theme::LINE);
    ui.painter().hline(inside.x_range(), y(0.0) + ROW / 2.0, rule);
    ui.painter().hline(inside.x_range(), y(3.0) + ROW / 2.0, rule);
}
