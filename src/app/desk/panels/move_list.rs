//! The list of moves on the right: the tree of the match, its notes, and moving through it.

use bevy_egui::egui::{
    self, Align2, Rect, RichText, ScrollArea, Sense, Stroke, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::Icon;
use super::widgets::{Button, Weight, clipped, galley, note, put};
use super::words::lines::{Cell, Pair, Row, Token, rows};
use super::{Action, Model, Press, theme, words};
use crate::app::game::Step;
use crate::play::{Branch, Edit, Glyph, Node, NodeId, Notes};
use crate::rules::{Player, Variant};

const ROW: f32 = 28.0;
/// How far each depth of variations is moved to the right.
const INDENT: f32 = 12.0;
/// The size of moves inside variations.
const SMALL: f32 = 13.0;

/// What the list remembers between frames.
#[derive(Debug, Default)]
pub(super) struct MoveList {
    /// What was cut or copied.
    branch: Option<(Variant, Branch)>,
    /// The comment that is being written, and beside which node.
    comment: Option<Draft>,
    /// What was shown last: only something new scrolls the list.
    seen: Option<(NodeId, usize)>,
    /// The move whose menu is open.
    menu: Option<NodeId>,
}

impl MoveList {
    /// The move whose menu is open: it needs some frames to find its place.
    pub(super) const fn menu(&self) -> Option<NodeId> {
        self.menu
    }
}

pub(super) fn show(root: &mut Ui, state: &mut MoveList, model: &Model) -> Vec<Press> {
    let margin = egui::Margin { left: 12, right: 4, top: 12, bottom: 8 };
    let frame = egui::Frame::new().fill(theme::PANEL).inner_margin(margin);
    let panel = egui::Panel::right("move list").resizable(false).show_separator_line(false);
    let panel = panel.exact_size(theme::MOVE_LIST).frame(frame);
    panel.show(root, |ui| page(ui, state, model)).inner
}

fn page(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Vec<Press> {
    let edge = ui.max_rect();
    ui.painter().vline(edge.left() - 11.5, edge.y_range().expand(12.0), theme::hairline());
    ui.label(RichText::new("Moves").font(theme::strong(15.0)));
    let mut presses = Vec::new();
    // Built from below, so that the list gets what is left.
    ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
        ui.add_space(4.0);
        presses.extend(steps(ui, model));
        presses.extend(comment_field(ui, state, model));
        ui.add_space(4.0);
        ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
            presses.extend(list(ui, state, model));
        });
    });
    presses
}

/// The tree. The wheel steps through the moves as long as the pointer is over it.
fn list(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Vec<Press> {
    let rows = rows(model.game);
    if rows.is_empty() {
        ui.label(RichText::new("None yet. Black begins.").color(theme::MUTED));
        return Vec::new();
    }
    let mut list = List { state, model, presses: Vec::new(), current: None, menu: None };
    let area = ui.available_rect_before_wrap();
    list.wheel(ui, area);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .scroll_source(egui::scroll_area::ScrollSource::SCROLL_BAR)
        .show(ui, |ui| {
            let mut pairs = 0_usize;
            for row in &rows {
                match row {
                    Row::Pair(pair) => {
                        pairs += 1;
                        list.pair(ui, pair, pairs.is_multiple_of(2));
                    }
                    Row::Comment(text) => comment(ui, text, 0.0),
                    Row::Variation { depth, tokens } => list.variation(ui, *depth, tokens),
                }
            }
            if let Some(ending) = words::list_ending(model.game) {
                ui.add_space(6.0);
                let ending = model.words.say(ending);
                ui.label(RichText::new(ending).font(theme::strong(14.0)).color(theme::AMBER));
            }
            ui.add_space(4.0);
            list.scroll(ui);
        });
    list.state.menu = list.menu;
    list.presses
}

struct List<'a> {
    state: &'a mut MoveList,
    model: &'a Model<'a>,
    presses: Vec<Press>,
    /// Where the move at the cursor was drawn.
    current: Option<Rect>,
    /// The move whose menu is open.
    menu: Option<NodeId>,
}

impl List<'_> {
    fn wheel(&mut self, ui: &Ui, area: Rect) {
        let over = ui.rect_contains_pointer(area);
        // Turns as they come, not smoothed: each notch is one move.
        let turns: Vec<f32> = ui.input(|input| {
            let turn = |event: &egui::Event| match event {
                egui::Event::MouseWheel { delta, .. } => Some(delta.y),
                _ => None,
            };
            input.events.iter().filter_map(turn).collect()
        });
        for turn in turns.into_iter().filter(|turn| over && turn.abs() > 0.0) {
            let step = if turn > 0.0 { Step::Back } else { Step::Forward };
            self.presses.push(Press::Do(Action::Step(step)));
        }
    }

    /// Brings the move at the cursor into view when the cursor or the tree has changed, and otherwise leaves the list
    /// where somebody put it.
    fn scroll(&mut self, ui: &Ui) {
        let now = (self.model.game.cursor(), self.model.game.changes().len());
        if self.state.seen != Some(now) {
            self.state.seen = Some(now);
            if let Some(rect) = self.current {
                ui.scroll_to_rect(rect.expand(ROW), None);
            }
        }
    }

    fn pair(&mut self, ui: &mut Ui, pair: &Pair, shaded: bool) {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width() - 8.0, ROW), Sense::hover());
        let side = |cell: &Option<Cell>| cell.as_ref().map_or(String::new(), |cell| cell.text.clone());
        let spoken = format!("{}. {} {}", pair.number, side(&pair.black), side(&pair.white));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
        if shaded {
            ui.painter().rect_filled(rect, 4, egui::Color32::from_white_alpha(5));
        }
        let number = galley(ui, &format!("{}", pair.number), theme::text(12.5), theme::MUTED);
        put(ui.painter(), pos2(rect.left() + 26.0, rect.center().y), Align2::RIGHT_CENTER, number);
        let column = (rect.width() - 38.0) / 2.0;
        for (player, cell) in [(Player::Black, &pair.black), (Player::White, &pair.white)] {
            let left = rect.left() + 36.0 + if player == Player::White { column + 2.0 } else { 0.0 };
            let place = Rect::from_min_size(pos2(left, rect.top() + 1.0), vec2(column, ROW - 2.0));
            match cell {
                Some(cell) => self.cell(ui, cell, place, 14.0),
                None if player == Player::Black && pair.goes_on => {
                    let dots = galley(ui, "…", theme::text(14.0), theme::MUTED);
                    put(ui.painter(), pos2(left + 8.0, place.center().y), Align2::LEFT_CENTER, dots);
                }
                None => {}
            }
        }
    }

    fn variation(&mut self, ui: &mut Ui, depth: usize, tokens: &[Token]) {
        #[expect(clippy::cast_precision_loss, reason = "few levels are shown")]
        let indent = INDENT * depth.min(4) as f32;
        ui.horizontal(|ui| {
            ui.add_space(indent);
            let (line, _) = ui.allocate_exact_size(vec2(2.0, 0.0), Sense::hover());
            let text = ui.vertical(|ui| {
                ui.set_max_width(ui.available_width() - 8.0);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(3.0, 0.0);
                    for token in tokens {
                        self.token(ui, token);
                    }
                });
            });
            let rect = text.response.rect;
            let x = line.left() - 4.0;
            ui.painter().vline(x, rect.y_range(), Stroke::new(1.0, theme::LINE));
        });
        ui.add_space(2.0);
    }

    fn token(&mut self, ui: &mut Ui, token: &Token) {
        match token {
            Token::Number(text) => {
                ui.label(RichText::new(text).font(theme::text(12.5)).color(theme::MUTED));
            }
            Token::Comment(text) => {
                ui.label(RichText::new(text).font(theme::text(SMALL)).color(theme::MUTED).italics());
            }
            Token::Move(cell) => {
                let width = galley(ui, &cell.text, theme::text(SMALL), theme::IVORY).size().x + 8.0;
                let (rect, _) = ui.allocate_exact_size(vec2(width, 22.0), Sense::hover());
                self.cell(ui, cell, rect, SMALL);
            }
            Token::Folded { node, moves } => {
                let label =
                    if *moves == 1 { "1 more move".to_owned() } else { format!("{moves} more moves") };
                let text = RichText::new(format!("+ {label}")).font(theme::text(12.5)).color(theme::MUTED);
                let response = ui.add(egui::Label::new(text).sense(Sense::click()));
                if response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
                    self.presses.push(Press::Do(Action::Look(*node)));
                }
            }
        }
    }

    /// A move: a click looks at it, a click of the right button shows what can be done with it.
    fn cell(&mut self, ui: &Ui, cell: &Cell, rect: Rect, size: f32) {
        let response = ui.interact(rect, ui.id().with(("move", cell.node.get())), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &cell.text));
        note(ui, &format!("move {}", cell.node.get()), rect);
        let game = self.model.game;
        let painter = ui.painter();
        if cell.node == game.cursor() {
            self.current = Some(rect);
            painter.rect(rect, 6, theme::AMBER_DIM, Stroke::new(1.0, theme::AMBER), egui::StrokeKind::Inside);
        } else if cell.node == game.end() {
            // Where the game stands, while somebody looks elsewhere.
            painter.rect_stroke(rect, 6, Stroke::new(1.0, theme::MUTED), egui::StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(rect, 6, theme::HOVER);
        }
        let on_line = game.line().contains(&cell.node);
        let ink = if on_line { theme::IVORY } else { theme::MUTED };
        let inset = if size < 14.0 { 4.0 } else { 8.0 };
        let text = clipped(ui, &cell.text, theme::text(size), ink, rect.width() - inset);
        put(painter, pos2(rect.left() + inset, rect.center().y), Align2::LEFT_CENTER, text);
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        if response.clicked() {
            self.presses.push(Press::Do(Action::Look(cell.node)));
        }
        if response.context_menu(|ui| self.menu(ui, cell.node)).is_some() {
            self.menu = Some(cell.node);
        }
    }

    fn menu(&mut self, ui: &mut Ui, node: NodeId) {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.set_min_width(190.0);
        let game = self.model.game;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let here = game.tree().node(node);
            for (glyph, suffix) in Glyph::SUFFIXES {
                let has = here.notes().glyphs.contains(&glyph);
                let button = Button::new(suffix).weight(Weight::Choice).selected(has).height(theme::TOUCH);
                if button.show(ui).clicked() {
                    self.presses.push(annotate(node, toggled(here, glyph)));
                    ui.close();
                }
            }
        });
        ui.separator();
        let on_line = game.line().contains(&node);
        let go_on = if on_line { "Take back to here" } else { "Continue from here" };
        let mut item =
            |ui: &mut Ui, possible: bool, label: &str, press: &mut dyn FnMut() -> Option<Press>| {
                let button = Button::new(label).weight(Weight::Quiet).height(theme::TOUCH).enabled(possible);
                if button.show(ui).clicked() {
                    self.presses.extend(press());
                    ui.close();
                }
            };
        let edit = |edit| Some(Press::Do(Action::Edit(edit)));
        item(ui, node != game.end(), go_on, &mut || Some(Press::Do(Action::GoOnFrom(node))));
        item(ui, game.allows(&Edit::Promote(node)), "Move up", &mut || edit(Edit::Promote(node)));
        ui.separator();
        let branch = || Some((game.variant(), game.tree().branch(node).ok()?));
        let kept = &mut self.state.branch;
        item(ui, !on_line, "Cut", &mut || {
            *kept = branch();
            edit(Edit::Delete(node))
        });
        item(ui, true, "Copy from here", &mut || {
            *kept = branch();
            None
        });
        // A point of another board is another point.
        let pasted = kept.clone().filter(|(variant, _)| *variant == game.variant()).map(|(_, branch)| branch);
        item(ui, pasted.is_some(), "Paste after this", &mut || {
            edit(Edit::Paste { at: node, branch: pasted.clone()? })
        });
        item(ui, !on_line, "Delete", &mut || edit(Edit::Delete(node)));
        let (undo, redo) = (game.tree().can_undo_edit(), game.tree().can_redo_edit());
        if undo || redo {
            ui.separator();
            item(ui, undo, "Undo last edit", &mut || Some(Press::Do(Action::UndoEdit)));
            item(ui, redo, "Redo edit", &mut || Some(Press::Do(Action::RedoEdit)));
        }
    }
}

fn comment(ui: &mut Ui, text: &str, indent: f32) {
    ui.horizontal(|ui| {
        ui.add_space(indent + 8.0);
        ui.vertical(|ui| {
            ui.set_max_width(ui.available_width() - 10.0);
            let text = RichText::new(text).font(theme::text(13.0)).color(theme::MUTED);
            ui.add(egui::Label::new(text).wrap());
        });
    });
    ui.add_space(4.0);
}

/// The notes of a node with a glyph added, replaced or removed.
fn toggled(node: &Node, glyph: Glyph) -> Notes {
    let mut notes = node.notes().clone();
    let had = notes.glyphs.contains(&glyph);
    notes.glyphs.retain(|other| other.suffix().is_none());
    if !had {
        notes.glyphs.insert(0, glyph);
    }
    notes
}

fn annotate(node: NodeId, notes: Notes) -> Press {
    Press::Do(Action::Edit(Edit::Annotate { node, notes: Box::new(notes) }))
}

/// A comment that is being written.
#[derive(Debug)]
struct Draft {
    /// In which match of this run of the program.
    match_id: u32,
    node: NodeId,
    text: String,
}

/// A field for what is to be said of the move at the cursor. It is noted when the field is left; while somebody writes,
/// it stays with its move, whatever is played meanwhile.
fn comment_field(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Option<Press> {
    let tree = model.game.tree();
    let id = ui.id().with("comment");
    state.comment.take_if(|draft| draft.match_id != model.match_id || !tree.contains(draft.node));
    let writing = ui.memory(|memory| memory.has_focus(id));
    let left = state.comment.take_if(|draft| draft.node != model.game.cursor() && !writing);
    let draft = state.comment.get_or_insert_with(|| {
        let node = model.game.cursor();
        Draft { match_id: model.match_id, node, text: tree.node(node).notes().comment.clone() }
    });
    let hint = if draft.node == NodeId::ROOT { "Comment on this game" } else { "Comment on this move" };
    let field = TextEdit::multiline(&mut draft.text).id(id).desired_rows(2).font(theme::text(13.0));
    let field = field.hint_text(hint).margin(egui::Margin::symmetric(8, 6));
    let response = ui.add(field.desired_width(ui.available_width() - 8.0).return_key(None));
    note(ui, "Comment", response.rect);
    if response.has_focus() {
        let done =
            ui.input(|input| input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Escape));
        if done {
            response.surrender_focus();
        }
    }
    let write = |draft: &Draft| {
        let notes = tree.node(draft.node).notes();
        let comment = draft.text.trim().to_owned();
        (comment != notes.comment).then(|| annotate(draft.node, Notes { comment, ..notes.clone() }))
    };
    if let Some(left) = left {
        return write(&left);
    }
    if response.lost_focus() {
        return write(draft);
    }
    if !response.has_focus() {
        draft.text.clone_from(&tree.node(draft.node).notes().comment);
    }
    None
}

/// The four buttons that step through the moves.
fn steps(ui: &mut Ui, model: &Model) -> Option<Press> {
    let game = model.game;
    let (back, forward) = (game.back().is_some(), game.forward().is_some());
    let buttons = [
        (Icon::ToStart, "Starting position", "Go to the starting position  (Home)", back, Step::Start),
        (Icon::Back, "Back", "One move back  (←)", back, Step::Back),
        (Icon::Forward, "Forward", "One move forward  (→)", forward, Step::Forward),
        (
            Icon::ToEnd,
            "Last position",
            "Go to the end of the line  (End)",
            forward || !game.is_at_end(),
            Step::End,
        ),
    ];
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 8.0 - 12.0) / 4.0;
        for (icon, label, tip, enabled, step) in buttons {
            let button = Button::new(label).icon(icon).labelled(false).height(theme::BUTTON);
            let response = button.min_width(width).enabled(enabled).show(ui).on_hover_text(tip);
            if response.clicked() {
                pressed = Some(Press::Do(Action::Step(step)));
            }
        }
    });
    pressed
}
