//! The page for setting up a position: board, pieces, hands, side to move, and a list of faults.

mod faults;
mod numbers;
#[cfg(test)]
mod tests;
mod text;

use bevy_egui::egui::{
    self, Align, Align2, Layout, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::{self, Icon};
use super::request::{PanelRequest, Request};
use super::widgets::{Button, Weight, drop_down, galley, option_colors, pair, put, record_place, ring};
use super::{Model, theme, words as names};
use crate::app::game::{SetupBrush, SetupEditor, SetupRequested};
use crate::i18n::{Words, editor as messages, play, table};
use crate::play::{Match, Seat};
use crate::rules::{AnyGame, AnySetup, ByPlayer, Game, Player, Variant};

use text::PositionText;

/// The largest share of the window's height that the list of faults takes.
const FAULTS: f32 = 0.16;

/// What the page for setting up a position keeps between frames.
#[derive(Debug, Default)]
pub(super) struct EditorPage {
    text: PositionText,
}

impl EditorPage {
    /// Reads a position from text of the clipboard. Returns the request to set it up; otherwise the page shows the
    /// error.
    pub(super) fn paste(&mut self, editor: &SetupEditor, text: &str) -> Option<SetupRequested> {
        self.text.paste(editor.setup().variant(), text)
    }
}

/// Shows the page for setting up a position: brushes, numbers, the position as text, faults and buttons.
pub(super) fn contents(
    ui: &mut Ui,
    page: &mut EditorPage,
    editor: &SetupEditor,
    model: &Model,
) -> Vec<Request> {
    let mut requests = Vec::new();
    // Built from below, so that the rest gets what is left.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        requests.extend(foot(ui, editor, model.words));
        ui.add_space(4.0);
        // The reasons why a position cannot be played stay in view while the rest scrolls.
        let highest = ui.ctx().content_rect().height() * FAULTS;
        let faults = faults::FaultList::of(editor);
        let size = vec2(ui.available_width(), faults.height(ui, model.words).min(highest));
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ScrollArea::vertical().id_salt("faults").max_height(size.y).show(ui, |ui| {
                requests.extend(faults.show(ui, editor, model.words));
            });
        });
        ui.add_space(4.0);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let area = ScrollArea::vertical().id_salt("set-up").auto_shrink([false, false]);
            area.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 7.0;
                ui.set_max_width(ui.available_width() - 6.0);
                requests.extend(board(ui, editor, model));
                requests.extend(brush(ui, editor, model.words));
                requests.extend(numbers::show(ui, editor.setup(), model.words));
                requests.extend(text::show(ui, &mut page.text, editor, model.words));
            });
        });
    });
    requests
}

fn ask(request: SetupRequested) -> Request {
    Request::SetUp(request)
}

fn change(setup: &AnySetup, change: impl FnOnce(&mut AnySetup)) -> Request {
    let mut changed = setup.clone();
    change(&mut changed);
    ask(SetupRequested::Change(Box::new(changed)))
}

/// Shows the choice of the board and of its initial position.
fn board(ui: &mut Ui, editor: &SetupEditor, model: &Model) -> Option<Request> {
    let variant = editor.setup().variant();
    let say = |message| model.words.say(message);
    let name = |variant: Variant| {
        say(messages::setup_board(variant.game_name(), play::of_board(variant), play::of_board_size(variant)))
    };
    // The list has the sizes; the box has no room for them in every language.
    let short = say(table::game_title(variant.game_name(), play::of_board(variant)));
    let what = say(messages::setup_choose_board());
    let options = names::boards().map(|other| (other, name(other), Some(other.name())));
    let size = vec2(ui.available_width(), 420.0);
    let (other, list) = drop_down(ui, ("board", &what), size, (&variant, short), options, |_| None);
    let mut chosen = other.filter(|&other| other != variant).map(AnySetup::new);
    record_place(ui, &what, list.rect);
    // The box has no room for the size, and in some languages not for the name either.
    list.on_hover_text(name(variant));
    let empty = AnySetup::new(variant);
    let game = AnySetup::of(model.game.shown_position());
    let [empty_label, game_label] = [messages::setup_empty_board(), messages::setup_from_game()].map(say);
    let button =
        |label, setup: &AnySetup| Button::new(label).height(theme::TOUCH).enabled(editor.setup() != setup);
    let [clear, restore] = pair(ui, [button(&empty_label, &empty), button(&game_label, &game)], 6.0);
    if clear.clicked() {
        chosen = Some(empty);
    }
    if restore.on_hover_text(say(messages::setup_from_game_tip())).clicked() {
        chosen = Some(game);
    }
    chosen.map(|setup| ask(SetupRequested::Change(Box::new(setup))))
}

/// Shows the choice of the brush that a click on the board applies.
fn brush(ui: &mut Ui, editor: &SetupEditor, words: &Words) -> Option<Request> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = (ui.available_width() - 12.0) / 3.0;
        for (label, brush) in [
            (play::black(), SetupBrush::Piece(Player::Black)),
            (play::white(), SetupBrush::Piece(Player::White)),
            (messages::brush_eraser(), SetupBrush::Eraser),
        ] {
            if brush_button(ui, width, &words.say(label), brush, editor.brush() == brush) {
                pressed = Some(ask(SetupRequested::Brush(brush)));
            }
        }
    });
    let text = words.say(super::words::brush(editor.brush(), editor.setup()));
    ui.label(RichText::new(text).font(theme::text(12.5)).color(theme::muted()));
    pressed
}

fn brush_button(ui: &mut Ui, width: f32, label: &str, brush: SetupBrush, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 60.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label));
    record_place(ui, label, rect);
    let (fill, line) = option_colors(&response, chosen);
    let painter = ui.painter();
    painter.rect(rect, theme::RADIUS, fill, line, egui::StrokeKind::Inside);
    ring(painter, &response);
    let middle = pos2(rect.center().x, rect.top() + 22.0);
    match brush {
        SetupBrush::Piece(player) => icons::disc(painter, middle, 13.0, player),
        SetupBrush::Eraser => {
            let square = egui::Rect::from_center_size(middle, egui::Vec2::splat(24.0));
            Icon::Eraser.paint(painter, square, if chosen { theme::ink() } else { theme::muted() });
        }
    }
    let text = galley(ui, label, theme::text(13.0), if chosen { theme::ink() } else { theme::muted() });
    put(ui.painter(), pos2(rect.center().x, rect.bottom() - 13.0), Align2::CENTER_CENTER, text);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Shows the buttons that study the position, play it, or cancel.
fn foot(ui: &mut Ui, editor: &SetupEditor, words: &Words) -> Option<Request> {
    let say = |message| words.say(message);
    let position = editor.position();
    let goes_on = position.filter(|position| position.to_move().is_some());
    let why_not = if position.is_none() { messages::position_faulty() } else { messages::position_over() };
    let why_not = say(why_not);
    let mut pressed = None;
    let [study, cancel] = [messages::setup_study(), messages::setup_cancel()].map(say);
    let study = Button::new(&study).icon(Icon::Eye).enabled(goes_on.is_some());
    let [study, cancel] = pair(ui, [study, Button::new(&cancel)], theme::GRID);
    let tip = if goes_on.is_some() { say(messages::setup_study_tip()) } else { why_not.clone() };
    if study.on_hover_text(tip).clicked()
        && let Some(position) = goes_on
    {
        pressed = Some(start(position, ByPlayer::new(Seat::Human, Seat::Human)));
    }
    if cancel.on_hover_text(say(messages::setup_cancel_tip())).clicked() {
        pressed = Some(ask(SetupRequested::Cancel));
    }
    let label = say(messages::setup_play());
    let play = Button::new(&label).icon(Icon::Play).weight(Weight::Primary);
    let play = play.min_width(ui.available_width()).enabled(goes_on.is_some()).show(ui);
    let play = if goes_on.is_some() { play } else { play.on_hover_text(why_not) };
    if play.clicked()
        && let Some(position) = goes_on
    {
        pressed = Some(PanelRequest::PlayFrom(Box::new(position)).into());
    }
    pressed
}

fn start(position: AnyGame, seats: ByPlayer<Seat>) -> Request {
    Request::Start(Box::new(Match::from_position(position, seats)))
}
