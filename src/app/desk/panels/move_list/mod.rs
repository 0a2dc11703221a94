//! The page with the list of moves: the tree of the match, its comments, and buttons that step through it.

mod comment;
mod layout;
mod menu;

use std::time::Duration;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    self, Align2, FontId, MouseWheelUnit, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::commands::CommandButton;
use super::icons::Icon;
use super::widgets::{clipped_job, galley, put, record_place, ring};
use super::words::lines::Judgement;
use super::{Model, Request, theme};
use crate::app::game::{MatchRequested, Navigation};
use crate::app::input::{MatchCommand, WheelSteps};
use crate::i18n::moves as messages;
use crate::play::{Branch, Edit, NodeId, Notes};
use crate::rules::{Game, Variant};

use comment::Draft;
use layout::{Content, LINE, Layout, Piece, Placed, ROW, Row, main_font, number_font, small_font};

/// Least number of rows with the latest moves at the foot of another page; where fewer fit, there are none.
const LEAST_LATEST_ROWS: f32 = 3.0;
/// Greatest number of rows with the latest moves at the foot of another page.
const MOST_LATEST_ROWS: f32 = 6.0;

/// What the page with the list of moves keeps between frames.
#[derive(Debug, Default)]
pub(super) struct MoveList {
    /// Moves that were cut or copied, with their board.
    branch: Option<(Variant, Branch)>,
    /// Comment that is being written, with its node.
    comment: Option<Draft>,
    /// The window closes once the comment is saved.
    pub(super) leaving: bool,
    /// Cursor and number of changes that were shown last: only something new scrolls the list.
    seen: Option<(NodeId, usize)>,
    /// The move whose menu is open.
    menu: Option<NodeId>,
    /// The list as it was drawn last.
    layout: Option<Layout>,
    /// Turning of the wheel over the list since the last step.
    turned: WheelSteps,
}

impl MoveList {
    /// Returns the move whose menu is open.
    pub(super) const fn menu(&self) -> Option<NodeId> {
        self.menu
    }

    /// Returns the request that saves the comment that is being written, before the player leaves.
    pub(super) fn save_request(&self, model: &Model) -> Option<Request> {
        self.comment.as_ref().and_then(|draft| draft.save_request(model))
    }

    /// Returns the request that saves the comment that is being written, after a pause in typing. To be called once a
    /// frame, whether or not the page is shown.
    pub(super) fn save_request_after_pause(&mut self, ctx: &egui::Context, model: &Model) -> Option<Request> {
        self.comment.as_mut().and_then(|draft| draft.save_request_after_pause(ctx, model))
    }

    /// Returns the time until the next frame is needed: for a pause in typing, or to close the window.
    pub(super) fn wake(&self) -> Option<Duration> {
        let writes = self.comment.as_ref().is_some_and(Draft::has_unsaved_text).then_some(comment::PAUSE);
        if self.leaving { Some(Duration::ZERO) } else { writes }
    }

    /// Returns the address of the rows that were drawn last, by which tests see whether the layout was computed anew.
    #[cfg(test)]
    pub(super) fn rows(&self) -> Option<usize> {
        self.layout.as_ref().map(|layout| layout.rows.as_ptr().addr())
    }
}

/// Shows the page with the steps through the game, the list of moves and the comment. Returns the requests of clicks
/// and keys.
pub(super) fn show(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Vec<Request> {
    let mut requests = Vec::new();
    // At the top, where nothing that comes and goes moves them.
    requests.extend(steps(ui, model));
    // Built from below, so that the list gets what is left.
    ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
        requests.extend(back_to_game(ui, model));
        requests.extend(comment::show_field(ui, state, model));
        ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
            requests.extend(list(ui, state, model));
        });
    });
    requests
}

/// Shows the latest moves at the foot of another page, if it leaves room for some. Returns the requests of clicks.
pub(super) fn latest(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Vec<Request> {
    let rows = ((ui.available_height() - theme::GRID) / ROW).floor().min(MOST_LATEST_ROWS);
    if model.game.tree().is_empty() || rows < LEAST_LATEST_ROWS {
        return Vec::new();
    }
    let room = ui.available_rect_before_wrap();
    let rect = room.with_min_y(room.bottom() - rows * ROW);
    ui.painter().hline(rect.x_range(), rect.top() - theme::GRID / 2.0, theme::hairline());
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| list(ui, state, model)).inner
}

/// Shows the tree. The wheel steps through the moves as long as the pointer is over it.
fn list(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Vec<Request> {
    let tree = model.game.tree();
    if tree.is_empty() && tree.node(NodeId::ROOT).notes().comment.is_empty() {
        let text = model.game.start().to_move().map_or_else(messages::no_moves, messages::no_moves_yet);
        ui.label(RichText::new(model.words.say(text)).color(theme::muted()));
        return Vec::new();
    }
    let mut requests = wheel(ui, &mut state.turned);
    ui.spacing_mut().item_spacing.y = 0.0;
    let area = ScrollArea::vertical().id_salt("moves").auto_shrink([false, false]);
    area.scroll_source(egui::scroll_area::ScrollSource::SCROLL_BAR).show_viewport(ui, |ui, view| {
        let layout = Layout::of(state.layout.take(), ui, model, ui.available_width() - 8.0);
        ui.set_height(layout.height());
        let offset = ui.max_rect().min.to_vec2();
        let mut list = List { state, model, offset, requests: Vec::new(), menu: None };
        // A row more on each side, so that Tab finds its way out of the view.
        let rows = layout.between(view.top() - ROW, view.bottom() + ROW);
        // A menu stays open although the row that it belongs to leaves the view.
        let opened = list.state.menu.and_then(|node| layout.row_of(node)).filter(|row| !rows.contains(row));
        for row in rows.chain(opened).filter_map(|row| layout.rows.get(row)) {
            list.row(ui, row);
        }
        list.scroll(ui, &layout);
        list.state.menu = list.menu;
        requests.append(&mut list.requests);
        state.layout = Some(layout);
    });
    requests
}

/// Turns each notch of the wheel into a step.
fn wheel(ui: &Ui, turned: &mut WheelSteps) -> Vec<Request> {
    if !ui.rect_contains_pointer(ui.available_rect_before_wrap()) {
        *turned = WheelSteps::default();
        return Vec::new();
    }
    // Raw turns, not smoothed ones.
    let turn = |event: &egui::Event| match event {
        egui::Event::MouseWheel { delta, unit: MouseWheelUnit::Point, .. } => delta.y / ROW,
        egui::Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    };
    let turn = ui.input(|input| input.events.iter().map(turn).sum::<f32>());
    turned.steps(turn).map(|step| Request::Command(MatchCommand::Navigate(step).into())).collect()
}

/// The part of the list that is in view.
struct List<'a> {
    state: &'a mut MoveList,
    model: &'a Model<'a>,
    /// Offset from places in the layout to places in the window.
    offset: Vec2,
    requests: Vec<Request>,
    /// The move whose menu is open.
    menu: Option<NodeId>,
}

impl List<'_> {
    /// Brings the move at the cursor into view when the cursor or the tree has changed, and otherwise leaves the list
    /// where the player scrolled it.
    fn scroll(&mut self, ui: &Ui, layout: &Layout) {
        let game = self.model.game;
        let now = (game.cursor(), game.changes().len());
        if self.state.seen != Some(now) {
            self.state.seen = Some(now);
            let first = Rect::from_min_size(Pos2::ZERO, Vec2::splat(ROW));
            // Before the first move the list begins at its top.
            let place = if game.cursor() == NodeId::ROOT { Some(first) } else { layout.place(game.cursor()) };
            if let Some(place) = place {
                ui.scroll_to_rect(place.translate(self.offset).expand(ROW), None);
            }
        }
    }

    fn row(&mut self, ui: &Ui, row: &Row) {
        let left = self.offset.x;
        let (top, bottom) = (row.top + self.offset.y, row.bottom + self.offset.y);
        let middle = f32::midpoint(top, bottom);
        match &row.content {
            Content::Pair { number, dots, shaded, cells, spoken } => {
                let right = ui.max_rect().right() - 8.0;
                let rect = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
                let response =
                    ui.interact(rect, ui.id().with(("pair", *number, row.top.to_bits())), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken));
                if *shaded {
                    ui.painter().rect_filled(rect, 4, theme::stripe());
                }
                let number = galley(ui, &number.to_string(), number_font(), theme::muted());
                put(ui.painter(), pos2(left + 26.0, middle), Align2::RIGHT_CENTER, number);
                if let Some(x) = dots {
                    let dots = galley(ui, "…", main_font(), theme::muted());
                    put(ui.painter(), pos2(left + x, middle), Align2::LEFT_CENTER, dots);
                }
                for placed in cells {
                    self.cell(ui, placed, &main_font(), 8.0);
                }
            }
            Content::Comment { text, left: inset, width } => {
                let text = ui.painter().layout(text.clone(), small_font(), theme::muted(), *width);
                ui.painter().galley(pos2(left + inset, top + 1.0), text, theme::muted());
            }
            Content::Variation { rules, gap, pieces } => {
                for (index, x) in rules.iter().enumerate() {
                    let top = if index + 1 == rules.len() { top + gap } else { top };
                    ui.painter().vline(left + x, top..=bottom, Stroke::new(1.0, theme::line()));
                }
                for piece in pieces {
                    self.piece(ui, piece, bottom - LINE / 2.0);
                }
            }
            Content::Ending(text) => {
                let text = galley(ui, text, theme::strong(14.0), theme::ink());
                put(ui.painter(), pos2(left + 8.0, middle), Align2::LEFT_CENTER, text);
            }
        }
    }

    fn piece(&mut self, ui: &Ui, piece: &Piece, middle: f32) {
        let offset = self.offset;
        let at = |left: f32| pos2(offset.x + left, middle);
        match piece {
            Piece::Number { left, text } => {
                let text = galley(ui, text, number_font(), theme::muted());
                put(ui.painter(), at(*left), Align2::LEFT_CENTER, text);
            }
            Piece::Words { left, text } => {
                let format = TextFormat {
                    font_id: small_font(),
                    color: theme::muted(),
                    italics: true,
                    ..TextFormat::default()
                };
                let text = ui.painter().layout_job(LayoutJob::single_section(text.clone(), format));
                put(ui.painter(), at(*left), Align2::LEFT_CENTER, text);
            }
            Piece::Move(placed) => self.cell(ui, placed, &small_font(), 4.0),
            Piece::Folded { place, node, text } => {
                let rect = place.translate(self.offset);
                let response = ui.interact(rect, ui.id().with(("folded", node.get())), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
                record_place(ui, &format!("folded {}", node.get()), rect);
                let is_pointed_at = response.hovered() || response.has_focus();
                if is_pointed_at {
                    ui.painter().rect_filled(rect, 6, theme::hover());
                }
                ring(ui.painter(), &response);
                let ink = if is_pointed_at { theme::ink() } else { theme::muted() };
                let text = galley(ui, text, number_font(), ink);
                put(ui.painter(), rect.left_center() + vec2(4.0, 0.0), Align2::LEFT_CENTER, text);
                follow_focus(ui, &response);
                if response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
                    self.requests.push(Request::Match(MatchRequested::GoTo(*node)));
                }
            }
        }
    }

    /// Shows a move: a click goes to it, a right click opens its menu.
    fn cell(&mut self, ui: &Ui, placed: &Placed, font: &FontId, inset: f32) {
        let (cell, rect) = (&placed.cell, placed.place.translate(self.offset));
        let response = ui.interact(rect, ui.id().with(("move", cell.node.get())), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, cell.text()));
        record_place(ui, &format!("move {}", cell.node.get()), rect);
        let game = self.model.game;
        let painter = ui.painter();
        let is_current = cell.node == game.cursor();
        if is_current {
            painter.rect(rect, 6, theme::chosen_fill(), theme::chosen(), egui::StrokeKind::Inside);
        } else if response.hovered() || response.has_focus() {
            painter.rect_filled(rect, 6, theme::hover());
        }
        if !is_current && cell.node == game.end() {
            // Mark where the game stands, while another position is shown.
            painter.rect_stroke(rect, 6, Stroke::new(1.0, theme::muted()), egui::StrokeKind::Inside);
        }
        ring(painter, &response);
        let text = clipped_job(ui, written(placed, is_current, font), rect.width() - inset);
        put(painter, pos2(rect.left() + inset, rect.center().y), Align2::LEFT_CENTER, text);
        follow_focus(ui, &response);
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        if response.clicked() {
            self.requests.push(Request::Match(MatchRequested::GoTo(cell.node)));
        }
        let (state, model, requests) = (&mut *self.state, self.model, &mut self.requests);
        let menu = response.context_menu(|ui| requests.extend(menu::show(ui, state, model, cell.node)));
        if menu.is_some() {
            self.menu = Some(cell.node);
        }
    }
}

/// Lays out a move with its glyphs in their colour.
fn written(placed: &Placed, is_current: bool, font: &FontId) -> LayoutJob {
    let cell = &placed.cell;
    let ink = if placed.on_line || is_current { theme::ink() } else { theme::soft() };
    let sign = match cell.judgement {
        Judgement::None => ink,
        Judgement::Good => theme::good(),
        Judgement::Bad => theme::danger(),
    };
    let mut job = LayoutJob::default();
    job.append(&cell.mv, 0.0, TextFormat::simple(font.clone(), ink));
    job.append(&cell.glyphs, 0.0, TextFormat::simple(font.clone(), sign));
    job
}

/// Scrolls a widget into view that has just got the keyboard focus.
fn follow_focus(ui: &Ui, response: &egui::Response) {
    if response.gained_focus() {
        ui.scroll_to_rect(response.rect.expand(ROW), None);
    }
}

fn annotate(node: NodeId, notes: Notes) -> Request {
    Request::Match(MatchRequested::Edit(Edit::Annotate { node, notes: Box::new(notes) }))
}

/// Shows the button back to the game, while another position is shown.
fn back_to_game(ui: &mut Ui, model: &Model) -> Option<Request> {
    let button = CommandButton::of(MatchCommand::Navigate(Navigation::Game), model)?;
    button.show(ui, button.look().min_width(ui.available_width()))
}

/// Shows the buttons that step through the moves, and in the middle the one that does so by itself.
fn steps(ui: &mut Ui, model: &Model) -> Option<Request> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 16.0) / 5.0;
        let step = MatchCommand::Navigate;
        for command in [
            step(Navigation::Start),
            step(Navigation::Back),
            MatchCommand::Autoplay,
            step(Navigation::Forward),
            step(Navigation::End),
        ] {
            let button = CommandButton::lasting(command, model);
            let mut look = button.look().labelled(false).min_width(width);
            if command == MatchCommand::Autoplay && model.autoplay.is_running() {
                look = look.icon(Icon::Pause);
            }
            let request = button.show(ui, look);
            pressed = request.or(pressed.take());
        }
    });
    pressed
}
