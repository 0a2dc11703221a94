//! The field for what is to be said of a move.

use std::time::Duration;

use bevy_egui::egui::{self, TextEdit, Ui};

use super::super::widgets::note;
use super::super::{Model, Press, theme};
use super::{MoveList, annotate};
use crate::play::{NodeId, Notes};
use crate::words::moves;

/// What was typed is noted once nobody has typed for so long: if the program is killed, hardly a word is lost.
const PAUSE: Duration = Duration::from_millis(500);

/// A comment that is being written.
#[derive(Debug)]
pub(super) struct Draft {
    /// In which match of this run of the program.
    match_id: u32,
    node: NodeId,
    text: String,
    /// So long it will be until the last words are noted, if they are not.
    pub(super) waits: Option<Duration>,
}

impl Draft {
    /// What makes a note of it, if it is not what is noted already.
    pub(super) fn noted(&self, model: &Model) -> Option<Press> {
        let tree = model.game.tree();
        if self.match_id != model.match_id || !tree.contains(self.node) {
            return None;
        }
        let notes = tree.node(self.node).notes();
        let comment = self.text.trim().to_owned();
        (comment != notes.comment).then(|| annotate(self.node, Notes { comment, ..notes.clone() }))
    }
}

/// A field for what is to be said of the move at the cursor. It is noted at each pause and when the field is left; while
/// somebody writes, it stays with its move, whatever is played meanwhile.
pub(super) fn field(ui: &mut Ui, state: &mut MoveList, model: &Model) -> Option<Press> {
    let tree = model.game.tree();
    let id = ui.id().with("comment");
    state.comment.take_if(|draft| draft.match_id != model.match_id || !tree.contains(draft.node));
    let writing = ui.memory(|memory| memory.has_focus(id));
    let left = state.comment.take_if(|draft| draft.node != model.game.cursor() && !writing);
    let draft = state.comment.get_or_insert_with(|| {
        let node = model.game.cursor();
        let text = tree.node(node).notes().comment.clone();
        Draft { match_id: model.match_id, node, text, waits: None }
    });
    let is_start = draft.node == NodeId::ROOT;
    let hint = if is_start { moves::comment_on_game() } else { moves::comment_on_move() };
    let field = TextEdit::multiline(&mut draft.text).id(id).desired_rows(2).font(theme::text(13.0));
    let field = field.hint_text(model.words.say(hint)).margin(egui::Margin::symmetric(8, 6));
    let response = ui.add(field.desired_width(ui.available_width()).return_key(None));
    note(ui, "Comment", response.rect);
    if response.has_focus() {
        let done =
            ui.input(|input| input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Escape));
        if done {
            response.surrender_focus();
        }
    }
    if let Some(left) = left {
        return left.noted(model);
    }
    if response.lost_focus() {
        draft.waits = None;
        return draft.noted(model);
    }
    if !response.has_focus() {
        draft.text.clone_from(&tree.node(draft.node).notes().comment);
        return None;
    }
    let passed = Duration::from_secs_f32(ui.input(|input| input.unstable_dt));
    let waits = draft.waits.map(|waits| waits.saturating_sub(passed));
    draft.waits = if response.changed() { Some(PAUSE) } else { waits };
    draft.waits.take_if(|waits| waits.is_zero()).and_then(|_| draft.noted(model))
}
