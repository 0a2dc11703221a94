//! The bar at the bottom: everything that can be done apart from moving.

use bevy_egui::egui::{self, Ui};

use super::icons::Icon;
use super::widgets::{Button, Weight};
use super::{Action, Model, Press, theme, words};
use crate::app::game::{Choose, Editor, SetupRequested};
use crate::rules::Player;
use crate::words::{Message, Words, commands};

/// A button of the bar.
struct Item {
    icon: Icon,
    label: String,
    tip: String,
    /// What pressing it asks for, or why it cannot be pressed.
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

/// Makes items in a language.
#[derive(Clone, Copy)]
struct Items<'a>(&'a Words);

impl Items<'_> {
    fn item(self, icon: Icon, label: Message, tip: Message, press: Result<Press, Message>, rank: u8) -> Item {
        let (label, tip) = (self.0.say(label), self.0.say(tip));
        let press = press.map_err(|reason| self.0.say(reason));
        Item { icon, label, tip, press, selected: false, primary: false, rank, right: false }
    }

    /// An item on the right.
    fn right(self, icon: Icon, label: Message, tip: Message, press: Press, rank: u8) -> Item {
        Item { right: true, ..self.item(icon, label, tip, Ok(press), rank) }
    }
}

fn coordinates(model: &Model) -> Item {
    let press = Press::Do(Action::Choose(Choose::Letters(!model.coordinates)));
    let tip =
        if model.coordinates { commands::coordinates_hide_tip() } else { commands::coordinates_show_tip() };
    let item = Items(model.words).right(Icon::Labels, commands::coordinates_label(), tip, press, 0);
    Item { selected: model.coordinates, ..item }
}

fn help(model: &Model) -> Item {
    Items(model.words).right(Icon::Help, commands::help_label(), commands::help_tip(), Press::Help, 6)
}

/// While a position is set up.
fn editor_items(model: &Model, editor: &Editor) -> Vec<Item> {
    use commands::{redo_change_tip, redo_label, redo_nothing, undo_change_tip, undo_label, undo_nothing};
    let items = Items(model.words);
    let act = |possible: bool, request, reason: fn() -> Message| {
        if possible { Ok(Press::Do(Action::SetUp(request))) } else { Err(reason()) }
    };
    let undo = act(editor.can_undo(), SetupRequested::Undo, undo_nothing);
    let redo = act(editor.can_redo(), SetupRequested::Redo, redo_nothing);
    vec![
        items.item(Icon::Undo, undo_label(), undo_change_tip(), undo, 8),
        items.item(Icon::Redo, redo_label(), redo_change_tip(), redo, 8),
        coordinates(model),
        help(model),
    ]
}

fn items(model: &Model, open: Open) -> Vec<Item> {
    if let Some(editor) = model.editor {
        return editor_items(model, editor);
    }
    let mut items = turn_items(model);
    items.extend(other_items(model, open));
    items
}

/// What concerns the turn and the game, on the left.
fn turn_items(model: &Model) -> Vec<Item> {
    use commands::{redo_label, redo_nothing, redo_tip, undo_label, undo_nothing, undo_tip};
    let (game, items) = (model.game, Items(model.words));
    let act = |possible: bool, action, reason: fn() -> Message| {
        if possible { Ok(Press::Do(action)) } else { Err(reason()) }
    };
    let undo = if model.half { Action::TakeBackHalf } else { Action::Undo };
    let undo = act(model.half || game.can_undo(), undo, undo_nothing);
    let redo = act(game.can_redo(), Action::Redo, redo_nothing);
    let mut list = vec![
        items.item(Icon::Undo, undo_label(), undo_tip(), undo, 8),
        items.item(Icon::Redo, redo_label(), redo_tip(), redo, 5),
    ];
    if model.view.has_passes {
        let pass = words::pass_refusal(game, model.view).map_or(Ok(Press::Do(Action::Pass)), Err);
        let primary = pass.is_ok() && model.view.carries.is_empty();
        let item = items.item(Icon::Pass, commands::pass_label(), commands::pass_tip(), pass, 9);
        list.push(Item { primary, ..item });
    }
    if let Some(left) = words::komi_left(game, model.view, Player::White) {
        let komi = words::komi_refusal(game).map_or(Ok(Press::Do(Action::SpendKomi)), Err);
        let (label, tip) = (commands::spend_komi_label(left), commands::spend_komi_tip());
        list.push(items.item(Icon::Coin, label, tip, komi, 9));
    }
    let resign = words::resigner(game).map(Press::Resign);
    list.push(items.item(Icon::Flag, commands::resign_label(), commands::resign_tip(), resign, 7));
    list
}

/// What concerns files and the window, on the right.
fn other_items(model: &Model, open: Open) -> Vec<Item> {
    use commands as c;
    let items = Items(model.words);
    let set_up = Press::Do(Action::SetUp(SetupRequested::Begin));
    let copy = items.right(Icon::Copy, c::copy_label(), c::copy_tip(), Press::ToggleCopies, 0);
    let eye = items.right(Icon::Eye, c::lenses_label(), c::lenses_tip(), Press::ToggleLenses, 3);
    let moves = Press::Do(Action::Choose(Choose::Moves(!open.moves)));
    let tip = if open.moves { c::moves_hide_tip() } else { c::moves_show_tip() };
    let moves = items.right(Icon::List, c::moves_label(), tip, moves, 0);
    vec![
        items.right(Icon::Plus, c::new_game_label(), c::new_game_tip(), Press::NewGame, 8),
        items.right(Icon::Folder, c::open_label(), c::open_tip(), Press::Open, 4),
        items.right(Icon::Save, c::save_label(), c::save_tip(), Press::Save, 4),
        items.right(Icon::Books, c::library_label(), c::library_tip(), Press::Library, 5),
        Item { selected: open.copies, ..copy },
        items.right(Icon::Pencil, c::set_up_label(), c::set_up_tip(), set_up, 0),
        coordinates(model),
        Item { selected: open.lenses, ..eye },
        Item { selected: open.moves, ..moves },
        help(model),
    ]
}
