//! The result: winner, reason, and what to do next. The board stays in view beside it.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Align2, Galley, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::commands::{CommandButton, is_on};
use super::super::icons;
use super::super::widgets::{Weight, galley, put};
use super::super::words::{Row, result_rows};
use super::super::{Model, Request, theme, words};
use super::actions;
use crate::app::input::{Command, PanelCommand, StudyCommand};
use crate::i18n::{Message, play, result};
use crate::play::MatchResult;
use crate::rules::Player;

/// Least height of a row, in points.
const ROW: f32 = 26.0;
/// Height of a label that is a switch, in points.
const SWITCH: f32 = 32.0;
/// How far a label that is a switch reaches out to the left of the other labels, in points.
const SWITCH_INSET: f32 = 6.0;
/// Height of the header row, in points.
const HEAD: f32 = 28.0;
/// Padding at both sides of the table, in points.
const INSET: f32 = 12.0;
/// Width of the picture of a stack before a label, in points.
const STACK: f32 = 30.0;
/// Width of a disc before a name, in points.
const DISC: f32 = 20.0;
/// Width of a label, as a share of the table.
const LABEL: f32 = 0.42;
/// Width of a player's column, as a share of the table.
const COLUMN: f32 = 0.28;
/// Centre of each player's column, as a share of the table.
const COLUMNS: [(Player, f32); 2] = [(Player::Black, 0.57), (Player::White, 0.86)];

/// Shows the result of the match, how it came about, and what to do next. Returns the requests of clicks.
pub(super) fn show(ui: &mut Ui, model: &Model, result: MatchResult) -> Vec<Request> {
    let say = |message: Message| model.words.say(message);
    let title = say(words::winner(model.game.seats(), result, model.view));
    ui.add(Label::new(RichText::new(title).font(theme::strong(24.0))).wrap());
    let reason = say(words::reason(result, model.view));
    ui.add(Label::new(RichText::new(reason).font(theme::text(14.5)).color(theme::soft())).wrap());
    if let Some(news) = model.ratings.news() {
        let news = RichText::new(say(news.clone())).font(theme::text(13.5)).color(theme::muted());
        ui.add(Label::new(news).wrap());
    }
    ui.add_space(4.0);
    let mut requests = table(ui, model, result.outcome.winner());
    ui.add_space(4.0);
    // Both buttons share one row.
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 4.0) / 2.0;
        requests.extend(button(ui, model, Command::Panel(PanelCommand::Rematch), Weight::Primary, width));
        requests.extend(button(ui, model, Command::Study(StudyCommand::Review), Weight::Usual, width));
    });
    requests.extend(actions::row(
        ui,
        model,
        &[
            Command::Panel(PanelCommand::NewGame),
            Command::Panel(PanelCommand::Save),
            Command::Panel(PanelCommand::CountAgain),
        ],
        true,
    ));
    requests
}

fn button(ui: &mut Ui, model: &Model, command: Command, weight: Weight, width: f32) -> Option<Request> {
    let button = CommandButton::short(command, model).filter(CommandButton::is_ready)?;
    button.show(ui, button.look().weight(weight).exact_width(width))
}

/// Shows the table of the result with a column for each player and a row for each number. A label with a command
/// becomes a switch while that command is available. Returns the requests of clicks.
pub(super) fn table(ui: &mut Ui, model: &Model, winner: Option<Player>) -> Vec<Request> {
    let width = ui.available_width() - 2.0 * INSET;
    let rows = result_rows(model.game, model.view, model.ending).into_iter();
    let rows: Vec<LaidOutRow> = rows.map(|row| LaidOutRow::of(ui, row, model, width)).collect();
    let height = HEAD + rows.iter().map(|row| row.height).sum::<f32>() + 8.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect(rect, theme::RADIUS, theme::card(), theme::hairline(), StrokeKind::Inside);
    let inside = rect.shrink2(vec2(INSET, 4.0));
    let columns = COLUMNS.map(|(player, part)| (player, inside.left() + inside.width() * part));
    let rule = Stroke::new(1.0, theme::line());
    let mut top = inside.top() + HEAD;
    let name =
        |player| galley(ui, &model.words.say(play::of_player(player)), theme::strong(13.0), theme::ink());
    let names = columns.map(|(player, x)| (player, x, name(player)));
    // Where the names do not both fit, the discs stand for them.
    let are_named = names.iter().all(|(.., name)| name.size().x + DISC <= inside.width() * COLUMN);
    for (player, x, name) in names {
        let width = if are_named { name.size().x + DISC } else { 16.0 };
        let middle = inside.top() + HEAD / 2.0;
        icons::disc(ui.painter(), pos2(x - width / 2.0 + 8.0, middle), 8.0, player);
        if are_named {
            put(ui.painter(), pos2(x - width / 2.0 + DISC, middle), Align2::LEFT_CENTER, name);
        }
    }
    ui.painter().hline(inside.x_range(), top, rule);
    let mut requests = Vec::new();
    for (index, LaidOutRow { row, label, button, height }) in rows.into_iter().enumerate() {
        let middle = top + height / 2.0;
        say_aloud(ui, model, &row, index, Rect::from_x_y_ranges(rect.x_range(), top..=top + height));
        let mut left = inside.left();
        if row.stack > 0 {
            let foot = pos2(left + 11.0, middle + 3.5 * f32::from(u8::try_from(row.stack).unwrap_or(1)));
            icons::stack(ui.painter(), foot, 21.0, &[Player::White; 3][..row.stack.min(3)]);
            left += STACK;
        }
        if row.main && row.stack == 0 && index > 0 {
            ui.painter().hline(inside.x_range(), top, rule);
        }
        if let Some(button) = button {
            let corner = pos2(left - SWITCH_INSET, top);
            let room = Rect::from_min_size(corner, vec2(inside.width() * LABEL, height));
            requests.extend(switch(ui, room, &button, model));
        } else {
            put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, label);
        }
        for (player, x) in columns {
            let (font, color) = match (row.main, winner == Some(player)) {
                (true, true) => (theme::strong(20.0), theme::accent()),
                (true, false) => (theme::strong(20.0), theme::ink()),
                (false, _) if row.stack > 0 => (theme::text(13.0), theme::ink()),
                (false, _) => (theme::text(13.0), theme::muted()),
            };
            let value = galley(ui, &row.values[player], font, color);
            put(ui.painter(), pos2(x, middle), Align2::CENTER_CENTER, value);
        }
        top += height;
    }
    requests
}

/// A label that is a toggle button for its command.
fn switch(ui: &mut Ui, room: Rect, button: &CommandButton, model: &Model) -> Option<Request> {
    let on = is_on(button.command(), model) == Some(true);
    let look = button.look().weight(Weight::Choice).selected(on).tight().height(SWITCH);
    // A long label leaves no room for the icon.
    let look = if look.width(ui) > room.width() { look.bare() } else { look };
    ui.scope_builder(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)), |ui| {
        button.show(ui, look)
    })
    .inner
}

/// Describes a row to screen readers, which cannot read painted text.
fn say_aloud(ui: &Ui, model: &Model, row: &Row, index: usize, rect: Rect) {
    let response = ui.interact(rect, ui.id().with(("row", index)), Sense::hover());
    let values = &row.values;
    let text = result::row_aloud(row.label.clone(), &values[Player::Black], &values[Player::White]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, model.words.say(text.clone())));
}

/// A row with its laid-out label, which wraps if it is long.
struct LaidOutRow {
    row: Row,
    label: Arc<Galley>,
    /// Button in place of the label.
    button: Option<CommandButton>,
    height: f32,
}

impl LaidOutRow {
    fn of(ui: &Ui, row: Row, model: &Model, width: f32) -> Self {
        let (font, color) =
            if row.main { (theme::strong(14.0), theme::ink()) } else { (theme::text(13.0), theme::muted()) };
        let room = width * LABEL - if row.stack > 0 { STACK } else { 0.0 };
        let label = ui.painter().layout(model.words.say(&row.label), font, color, room);
        let button = row.command.and_then(|command| CommandButton::labelled(command, &row.label, model));
        let least = if button.is_some() { SWITCH + 2.0 } else { ROW };
        let height = least.max(label.size().y + 8.0);
        Self { row, label, button, height }
    }
}
