//! The context menu of a move.

use bevy_egui::egui::{RichText, Ui};

use super::super::widgets::{Button, Weight};
use super::super::words::refusals;
use super::super::{Model, Request, theme};
use super::{MoveList, annotate};
use crate::app::game::MatchRequested;
use crate::i18n::{Message, Words, moves};
use crate::play::{Edit, Glyph, Node, NodeId, Notes};

/// Shows the context menu of a move: glyphs, and changes of the tree. An entry that is disabled explains why. Returns
/// the requests of clicks.
pub(super) fn show(ui: &mut Ui, state: &mut MoveList, model: &Model, node: NodeId) -> Vec<Request> {
    let game = model.game;
    let mut requests = Vec::new();
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.set_min_width(190.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let here = game.tree().node(node);
        for (glyph, suffix) in Glyph::SUFFIXES {
            let has = here.notes().glyphs.contains(&glyph);
            let button = Button::new(suffix).weight(Weight::Choice).selected(has).height(theme::TOUCH);
            if button.show(ui).clicked() {
                requests.push(annotate(node, toggled(here, glyph)));
                ui.close();
            }
        }
    });
    ui.separator();
    let allowed = |edit: Edit| game.check_edit(&edit).map_err(|error| refusals::edit(&edit, &error));
    let possible = |possible: bool, why_not: Message| if possible { Ok(()) } else { Err(why_not) };
    let edit = |edit| Request::Match(MatchRequested::Edit(edit));
    let item = |ui: &mut Ui, possible, label: Message| item(ui, possible, &label, model.words);

    let is_of_game = game.line().contains(&node);
    let go_on = if is_of_game { moves::take_back_to_here() } else { moves::continue_from_here() };
    if item(ui, possible(node != game.end(), moves::game_stands_here()), go_on) {
        requests.push(Request::Match(MatchRequested::GoOnFrom(node)));
    }
    if item(ui, allowed(Edit::Promote(node)), moves::move_up()) {
        requests.push(edit(Edit::Promote(node)));
    }
    ui.separator();
    let branch = || Some((game.variant(), game.tree().branch(node).ok()?));
    if item(ui, allowed(Edit::Delete(node)), moves::cut_moves()) {
        state.branch = branch();
        requests.push(edit(Edit::Delete(node)));
    }
    if item(ui, Ok(()), moves::copy_from_here()) {
        state.branch = branch();
    }
    let pasted = match &state.branch {
        None => Err(moves::nothing_cut_or_copied()),
        // A point of another board is another point.
        Some((variant, _)) if *variant != game.variant() => Err(moves::cut_on_other_board()),
        Some((_, branch)) => Ok(branch.clone()),
    };
    if item(ui, pasted.as_ref().map(|_| ()).map_err(Clone::clone), moves::paste_after_this()) {
        requests.extend(pasted.ok().map(|branch| edit(Edit::Paste { at: node, branch })));
    }
    if item(ui, allowed(Edit::Delete(node)), moves::delete_moves()) {
        requests.push(edit(Edit::Delete(node)));
    }
    let (undo, redo) = (game.tree().can_undo_edit(), game.tree().can_redo_edit());
    if undo || redo {
        ui.separator();
        if item(ui, possible(undo, moves::no_last_edit()), moves::undo_last_edit()) {
            requests.push(Request::Match(MatchRequested::UndoEdit));
        }
        if item(ui, possible(redo, moves::no_undone_edit()), moves::redo_edit()) {
            requests.push(Request::Match(MatchRequested::RedoEdit));
        }
    }
    requests
}

/// Shows an entry of the menu, and returns `true` if it was clicked. The tooltip of a disabled entry gives the
/// reason.
fn item(ui: &mut Ui, possible: Result<(), Message>, label: &Message, words: &Words) -> bool {
    let label = words.say(label);
    let button = Button::new(&label).weight(Weight::Quiet).height(theme::TOUCH).enabled(possible.is_ok());
    let response = button.show(ui);
    if let Err(reason) = possible {
        response.on_hover_text(RichText::new(words.say(reason)));
        return false;
    }
    if response.clicked() {
        ui.close();
        return true;
    }
    false
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
