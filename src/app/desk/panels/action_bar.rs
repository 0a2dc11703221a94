//! The bar at the bottom: everything that can be done apart from moving.

use bevy_egui::egui::{self, Ui};

use super::icons::Icon;
use super::widgets::{Button, Weight};
use super::{Action, Model, Press, theme, words};
use crate::app::game::{Choose, Editor, SetupRequested};
use crate::rules::Player;

/// A button of the bar.
struct Item {
    icon: Icon,
    label: String,
    tip: String,
    press: Result<Press, String>,
    selected: bool,
    primary: bool,
    /// The label of an item of the lowest rank disappears first; rank 0 never has one.
    rank: u8,
    /// Whether it stands on the right.
    right: bool,
}

/// What the bar's buttons have opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    /// The move list.
    pub moves: bool,
    /// The menu of lenses.
    pub lenses: bool,
    /// The menu of what can be copied.
    pub copies: bool,
}

pub(super) fn show(root: &mut Ui, model: &Model, open: Open) -> Option<Press> {
    let frame = egui::Frame::new().fill(theme::PANEL).inner_margin(egui::Margin::symmetric(8, 8));
    let panel = egui::Panel::bottom("action bar").resizable(false).show_separator_line(false);
    let panel = panel.exact_size(theme::ACTION_BAR).frame(frame);
    panel.show(root, |ui| bar(ui, &items(model, open))).inner
}

fn bar(ui: &mut Ui, items: &[Item]) -> Option<Press> {
    let rect = ui.max_rect();
    ui.painter().hline(rect.x_range().expand(8.0), rect.top() - 7.5, theme::hairline());
    ui.spacing_mut().item_spacing.x = 4.0;
    let width = |rank: u8| -> f32 {
        let widths = items.iter().map(|item| button(item, rank).width(ui) + 4.0);
        widths.sum()
    };
    let rank = (1..=9).find(|&rank| width(rank) + 16.0 <= rect.width()).unwrap_or(9);
    let mut pressed = None;
    ui.horizontal_centered(|ui| {
        for item in items.iter().filter(|item| !item.right) {
            pressed = pressed.take().or(place(ui, item, rank));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            for item in items.iter().rev().filter(|item| item.right) {
                pressed = pressed.take().or(place(ui, item, rank));
            }
        });
    });
    pressed
}

fn button(item: &Item, rank: u8) -> Button<'_> {
    let weight = if item.primary { Weight::Primary } else { Weight::Quiet };
    let button = Button::new(&item.label).icon(item.icon).weight(weight).selected(item.selected);
    button.enabled(item.press.is_ok()).labelled(item.rank >= rank)
}

fn place(ui: &mut Ui, item: &Item, rank: u8) -> Option<Press> {
    let response = button(item, rank).show(ui);
    match &item.press {
        Ok(press) => response.on_hover_text(&item.tip).clicked().then(|| press.clone()),
        Err(reason) => {
            response.on_hover_ui(|ui| {
                ui.label(reason);
                ui.label(egui::RichText::new(&item.tip).small().color(theme::MUTED));
            });
            None
        }
    }
}

fn item(icon: Icon, label: &str, tip: &str, press: Result<Press, String>, rank: u8) -> Item {
    let (label, tip) = (label.to_owned(), tip.to_owned());
    Item { icon, label, tip, press, selected: false, primary: false, rank, right: false }
}

fn coordinates(model: &Model) -> Item {
    let press = Ok(Press::Do(Action::Choose(Choose::Letters(!model.coordinates))));
    let tip = if model.coordinates { "Hide the coordinates" } else { "Show the coordinates" };
    let item = item(Icon::Labels, "Coordinates", tip, press, 0);
    Item { selected: model.coordinates, right: true, ..item }
}

fn help() -> Item {
    Item { right: true, ..item(Icon::Help, "How to play", "Rules, mouse and keys  (F1)", Ok(Press::Help), 6) }
}

/// While a position is set up.
fn editor_items(model: &Model, editor: &Editor) -> Vec<Item> {
    let act = |possible: bool, request, reason: &str| {
        if possible { Ok(Press::Do(Action::SetUp(request))) } else { Err(reason.to_owned()) }
    };
    let undo = act(editor.can_undo(), SetupRequested::Undo, "Nothing to take back.");
    let redo = act(editor.can_redo(), SetupRequested::Redo, "Nothing was taken back.");
    vec![
        item(Icon::Undo, "Undo", "Take back the last change  (U or Ctrl+Z)", undo, 8),
        item(Icon::Redo, "Redo", "Make it again  (Ctrl+Y)", redo, 8),
        coordinates(model),
        help(),
    ]
}

fn items(model: &Model, open: Open) -> Vec<Item> {
    if let Some(editor) = model.editor {
        return editor_items(model, editor);
    }
    let game = model.game;
    let act = |possible: bool, action, reason: &str| {
        if possible { Ok(Press::Do(action)) } else { Err(reason.to_owned()) }
    };
    let resign = words::resigner(game).map(Press::Resign).map_err(str::to_owned);
    let undo = if model.half { Action::TakeBackHalf } else { Action::Undo };
    let undo = act(model.half || game.can_undo(), undo, "Nothing to take back.");
    let redo = act(game.can_redo(), Action::Redo, "Nothing was taken back.");
    let mut items = vec![
        item(Icon::Undo, "Undo", "Take back your last move  (U or Ctrl+Z)", undo, 8),
        item(Icon::Redo, "Redo", "Play it again  (Ctrl+Y)", redo, 5),
    ];
    if model.view.has_passes {
        let pass = words::pass_refusal(game, model.view).map_or(Ok(Press::Do(Action::Pass)), Err);
        let primary = pass.is_ok() && model.view.carries.is_empty();
        items.push(Item { primary, ..item(Icon::Pass, "Pass", "Do nothing this turn  (P)", pass, 9) });
    }
    if let Some(left) = words::komi_left(game, model.view, Player::White) {
        let komi = words::komi_refusal(game).map_or(Ok(Press::Do(Action::SpendKomi)), Err);
        let tip = "White spends a komi point instead of placing a stone  (P)";
        items.push(item(Icon::Coin, &words::spend(left), tip, komi, 9));
    }
    items.push(item(Icon::Flag, "Resign", "Give up this game", resign, 7));
    let right = |item: Item| Item { right: true, ..item };
    items.push(right(item(Icon::Plus, "New game", "Start a new game  (Ctrl+N)", Ok(Press::NewGame), 8)));
    items.push(right(item(Icon::Folder, "Open", "Open a saved game  (Ctrl+O)", Ok(Press::Open), 4)));
    items.push(right(item(Icon::Save, "Save", "Save this game  (Ctrl+S)", Ok(Press::Save), 4)));
    let tip = "Your games and statistics  (Ctrl+L)";
    items.push(right(item(Icon::Books, "Library", tip, Ok(Press::Library), 5)));
    let copy = item(Icon::Copy, "Copy", "Copy the game or the position", Ok(Press::ToggleCopies), 0);
    items.push(Item { selected: open.copies, ..right(copy) });
    let set_up = Ok(Press::Do(Action::SetUp(SetupRequested::Begin)));
    items.push(right(item(Icon::Pencil, "Set up a position", "Set up a position  (Ctrl+E)", set_up, 0)));
    items.push(coordinates(model));
    let eye = item(Icon::Eye, "Lenses", "What is pointed out on the board", Ok(Press::ToggleLenses), 3);
    items.push(Item { selected: open.lenses, ..right(eye) });
    let moves = Ok(Press::Do(Action::Choose(Choose::Moves(!open.moves))));
    let tip = if open.moves { "Hide the list of moves" } else { "Show the list of moves" };
    items.push(Item { selected: open.moves, ..right(item(Icon::List, "Moves", tip, moves, 0)) });
    items.push(help());
    items
}
