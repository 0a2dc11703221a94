//! The text field for the comment on a move.

use std::time::Duration;

use bevy_egui::egui::{self, Context, Id, TextEdit, Ui};

use super::super::widgets::record_place;
use super::super::{Model, Request, theme};
use super::{MoveList, annotate};
use crate::i18n::moves;
use crate::play::{NodeId, Notes};

/// Pause after which a comment is saved, so that hardly a word is lost if the program is killed.
pub(super) const PAUSE: Duration = Duration::from_millis(500);

/// A comment on a move that is being written, until it is saved.
#[derive(Debug)]
pub(super) struct Draft {
    /// Number of the match in this run of the program.
    match_id: u32,
    node: NodeId,
    text: String,
    /// Id of the text field.
    field_id: Id,
    /// Time of the last keystroke by the clock of egui, in seconds; `None` if everything is saved.
    last_typed: Option<f64>,
}

impl Draft {
    /// Returns `true` if there is text that is not saved yet.
    pub(super) const fn has_unsaved_text(&self) -> bool {
        self.last_typed.is_some()
    }

    /// Returns the request that saves the comment, after a pause in typing or once the field has lost the keyboard
    /// focus.
    pub(super) fn save_request_after_pause(&mut self, ctx: &Context, model: &Model) -> Option<Request> {
        let is_pause_over = |typed: f64| ctx.input(|input| input.time) - typed >= PAUSE.as_secs_f64();
        let has_lost_focus = ctx.memory(|memory| !memory.has_focus(self.field_id));
        let is_due = |typed: &mut f64| has_lost_focus || is_pause_over(*typed);
        self.last_typed.take_if(is_due).and_then(|_| self.save_request(model))
    }

    /// Returns the request that saves the comment now, if it differs from the saved one.
    pub(super) fn save_request(&self, model: &Model) -> Option<Request> {
        let tree = model.game.tree();
        if self.match_id != model.match_id || !tree.contains(self.node) {
            return None;
        }
        let notes = tree.node(self.node).notes();
        let comment = self.text.trim().to_owned();
        (comment != notes.comment).then(|| annotate(self.node, Notes { comment, ..notes.clone() }))
    }
}

/// Shows the field for a comment on the move at the cursor. The comment is saved at each pause and when the field is
/// left; while the player writes, it stays with its move, even if other moves are played meanwhile.
pub(super) fn show_field(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Option<Request> {
    let tree = model.game.tree();
    let id = ui.id().with("comment");
    state.comment.take_if(|draft| draft.match_id != model.match_id || !tree.contains(draft.node));
    let is_writing = ui.memory(|memory| memory.has_focus(id));
    // The comment on another move, from which the cursor has moved away.
    let other_draft = state.comment.take_if(|draft| draft.node != model.game.cursor() && !is_writing);
    let draft = state.comment.get_or_insert_with(|| {
        let node = model.game.cursor();
        let text = tree.node(node).notes().comment.clone();
        Draft { match_id: model.match_id, node, text, field_id: id, last_typed: None }
    });
    let is_start = draft.node == NodeId::ROOT;
    let hint = if is_start { moves::comment_on_game() } else { moves::comment_on_move() };
    let edit = TextEdit::multiline(&mut draft.text).id(id).desired_rows(2).font(theme::text(13.0));
    let edit = edit.hint_text(model.words.say(hint)).margin(egui::Margin::symmetric(8, 6));
    let response = ui.add(edit.desired_width(ui.available_width()).return_key(None));
    record_place(ui, "Comment", response.rect);
    if response.has_focus() {
        let done =
            ui.input(|input| input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Escape));
        if done {
            response.surrender_focus();
        }
    }
    if let Some(other) = other_draft {
        return other.save_request(model);
    }
    if response.changed() {
        draft.last_typed = Some(ui.input(|input| input.time));
    }
    if response.lost_focus() {
        draft.last_typed = None;
        return draft.save_request(model);
    }
    if !response.has_focus() && !draft.has_unsaved_text() {
        draft.text.clone_from(&tree.node(draft.node).notes().comment);
    }
    None
}
