//! The page on which a position is set up: board, pieces, hands, whose turn it is, and everything that is wrong.
//!
//! It draws into whatever it is given; only [`show`] knows that it stands at the right of the window now.

mod faults;
mod numbers;
#[cfg(test)]
mod tests;
mod text;

use bevy_egui::egui::{
    self, Align, Align2, ComboBox, Layout, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::icons::{self, Icon};
use super::widgets::{Button, Weight, galley, note, put};
use super::{Action, Model, Press, theme, words};
use crate::app::game::{Brush, Editor, SetupRequested};
use crate::play::Seat;
use crate::rules::{AnyGame, AnySetup, ByPlayer, Game, Player, Variant};

use text::PositionText;

/// Width of the page at the right of the window.
const WIDTH: f32 = 304.0;

/// What the page remembers between frames.
#[derive(Debug, Default)]
pub(super) struct EditorPage {
    text: PositionText,
}

impl EditorPage {
    /// Reads a position string from the clipboard.
    pub(super) fn paste(&mut self, editor: &Editor, text: &str) -> Option<SetupRequested> {
        self.text.read(editor, text)
    }
}

/// The page at the right of the window.
pub(super) fn show(root: &mut Ui, page: &mut EditorPage, editor: &Editor, model: &Model) -> Vec<Press> {
    let margin = egui::Margin { left: 14, right: 10, top: 12, bottom: 12 };
    let frame = egui::Frame::new().fill(theme::PANEL).inner_margin(margin);
    let panel = egui::Panel::right("editor").resizable(false).show_separator_line(false);
    let panel = panel.exact_size(WIDTH).frame(frame);
    let press = |ui: &mut Ui| {
        let edge = ui.max_rect();
        ui.painter().vline(edge.left() - 13.5, edge.y_range().expand(12.0), theme::hairline());
        contents(ui, page, editor, model)
    };
    panel.show(root, press).inner
}

/// The page, wherever it stands.
fn contents(ui: &mut Ui, page: &mut EditorPage, editor: &Editor, model: &Model) -> Vec<Press> {
    let mut presses = Vec::new();
    // Built from below, so that the rest gets what is left.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        presses.extend(foot(ui, editor));
        ui.add_space(4.0);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 7.0;
                ui.set_max_width(ui.available_width() - 6.0);
                presses.extend(board(ui, editor, model));
                presses.extend(brush(ui, editor));
                presses.extend(numbers::show(ui, editor.setup()));
                presses.extend(faults::show(ui, editor));
                presses.extend(text::show(ui, &mut page.text, editor));
            });
        });
    });
    presses
}

fn ask(request: SetupRequested) -> Press {
    Press::Do(Action::SetUp(request))
}

fn change(setup: &AnySetup, change: impl FnOnce(&mut AnySetup)) -> Press {
    let mut changed = setup.clone();
    change(&mut changed);
    ask(SetupRequested::Change(Box::new(changed)))
}

/// Which board, and with what on it to begin.
fn board(ui: &mut Ui, editor: &Editor, model: &Model) -> Option<Press> {
    let variant = editor.setup().variant();
    let mut chosen = None;
    let name = |variant: Variant| format!("{} · {}", variant.game_name(), variant.title());
    let combo = ComboBox::from_id_salt("board").width(ui.available_width()).height(420.0);
    let shown = combo.selected_text(name(variant)).show_ui(ui, |ui| {
        for other in Variant::ALL {
            let entry = ui.selectable_label(other == variant, name(other));
            note(ui, other.name(), entry.rect);
            if entry.clicked() && other != variant {
                chosen = Some(AnySetup::new(other));
            }
        }
    });
    note(ui, "Board", shown.response.rect);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = (ui.available_width() - 6.0) / 2.0;
        let button = |label| Button::new(label).height(theme::TOUCH).min_width(width);
        let empty = AnySetup::new(variant);
        if button("Empty board").enabled(*editor.setup() != empty).show(ui).clicked() {
            chosen = Some(empty);
        }
        let game = AnySetup::of(model.game.shown());
        let response = button("From the game").enabled(*editor.setup() != game).show(ui);
        if response.on_hover_text("The position that the game shows").clicked() {
            chosen = Some(game);
        }
    });
    chosen.map(|setup| ask(SetupRequested::Change(Box::new(setup))))
}

/// What a click on the board does.
fn brush(ui: &mut Ui, editor: &Editor) -> Option<Press> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = (ui.available_width() - 12.0) / 3.0;
        for (label, brush) in [
            ("Black", Brush::Piece(Player::Black)),
            ("White", Brush::Piece(Player::White)),
            ("Take away", Brush::Eraser),
        ] {
            if brush_button(ui, width, label, brush, editor.brush() == brush) {
                pressed = Some(ask(SetupRequested::Brush(brush)));
            }
        }
    });
    let text = words::brush(editor.brush(), editor.setup());
    ui.label(RichText::new(text).font(theme::text(12.5)).color(theme::MUTED));
    pressed
}

fn brush_button(ui: &mut Ui, width: f32, label: &str, brush: Brush, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 60.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label));
    note(ui, label, rect);
    let hovered = response.hovered() || response.has_focus();
    let (fill, line) = match (chosen, hovered) {
        (true, _) => (theme::AMBER_DIM, egui::Stroke::new(2.0, theme::AMBER)),
        (false, true) => (theme::HOVER, theme::hairline()),
        (false, false) => (theme::CARD, theme::hairline()),
    };
    let painter = ui.painter();
    painter.rect(rect, theme::RADIUS, fill, line, egui::StrokeKind::Inside);
    let middle = pos2(rect.center().x, rect.top() + 22.0);
    match brush {
        Brush::Piece(player) => icons::disc(painter, middle, 13.0, player),
        Brush::Eraser => {
            let square = egui::Rect::from_center_size(middle, egui::Vec2::splat(24.0));
            Icon::Eraser.paint(painter, square, if chosen { theme::IVORY } else { theme::MUTED });
        }
    }
    let text = galley(ui, label, theme::text(13.0), if chosen { theme::IVORY } else { theme::MUTED });
    put(ui.painter(), pos2(rect.center().x, rect.bottom() - 13.0), Align2::CENTER_CENTER, text);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// What the position is set up for.
fn foot(ui: &mut Ui, editor: &Editor) -> Option<Press> {
    let position = editor.position();
    let goes_on = position.filter(|position| position.to_move().is_some());
    let why_not = if position.is_none() {
        "Something is wrong with this position."
    } else {
        "The game is over in this position."
    };
    let mut pressed = None;
    let size = vec2(ui.available_width(), theme::BUTTON);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        let width = (ui.available_width() - theme::GRID) / 2.0;
        let study = Button::new("Study").icon(Icon::Eye).min_width(width).enabled(goes_on.is_some()).show(ui);
        let tip = if goes_on.is_some() { "Move for both sides, without the computer" } else { why_not };
        if study.on_hover_text(tip).clicked()
            && let Some(position) = goes_on
        {
            pressed = Some(start(position, ByPlayer::new(Seat::Human, Seat::Human)));
        }
        let cancel = Button::new("Cancel").min_width(width).show(ui);
        if cancel.on_hover_text("Go back to the game").clicked() {
            pressed = Some(ask(SetupRequested::Cancel));
        }
    });
    let play = Button::new("Play from here").icon(Icon::Play).weight(Weight::Primary);
    let play = play.min_width(ui.available_width()).enabled(goes_on.is_some()).show(ui);
    let play = if goes_on.is_some() { play } else { play.on_hover_text(why_not) };
    if play.clicked()
        && let Some(position) = goes_on
    {
        pressed = Some(Press::PlayFrom(Box::new(position)));
    }
    pressed
}

fn start(position: AnyGame, seats: ByPlayer<Seat>) -> Press {
    Press::Do(Action::Start { position: Box::new(position), seats })
}

/// The bar at the top while a position is set up.
pub(super) fn bar(root: &mut Ui, editor: &Editor) {
    let window = root.ctx().content_rect().size();
    let frame = egui::Frame::new().fill(theme::PANEL);
    let panel = egui::Panel::top("editor bar").resizable(false).show_separator_line(false);
    panel.exact_size(theme::top_bar(window)).frame(frame).show(root, |ui| {
        let rect = ui.max_rect();
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, theme::hairline());
        let title = galley(ui, "Set up a position", theme::strong(17.0), theme::IVORY);
        put(ui.painter(), rect.center() - vec2(0.0, 12.0), Align2::CENTER_CENTER, title);
        let count = words::faults(editor.setup(), editor.faults()).len();
        let (text, color) = match count {
            0 => ("Ready to play".to_owned(), theme::GOOD),
            1 => ("One thing is wrong".to_owned(), theme::DANGER),
            count => (format!("{count} things are wrong"), theme::DANGER),
        };
        let state = galley(ui, &text, theme::text(14.0), color);
        put(ui.painter(), rect.center() + vec2(0.0, 12.0), Align2::CENTER_CENTER, state);
    });
}
