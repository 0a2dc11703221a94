//! Messages of the position editor.

use crate::app::game::SetupBrush;
use crate::i18n::{Message, editor, setup as sentences};
use crate::rules::{AnySetup, SetupIssue};

/// Returns the tip that explains a click with this brush, and the other uses of the mouse.
pub(in crate::app::desk::panels) fn brush(brush: SetupBrush, setup: &AnySetup) -> Message {
    match (brush, setup.variant().kind().moves_stacks()) {
        (SetupBrush::Piece(_), true) => editor::click_puts_piece(),
        (SetupBrush::Piece(_), false) => editor::click_puts_stone(),
        (SetupBrush::Eraser, true) => editor::click_takes_piece(),
        (SetupBrush::Eraser, false) => editor::click_takes_stone(),
    }
}

/// Returns a sentence for each fault of a position, with the index of the fault. Equal sentences are listed once.
pub(in crate::app::desk::panels) fn faults(setup: &AnySetup, faults: &[SetupIssue]) -> Vec<(usize, Message)> {
    let mut told: Vec<(usize, Message)> = Vec::new();
    for (index, fault) in faults.iter().enumerate() {
        let sentence = sentences::fault(setup, fault);
        if !told.iter().any(|(_, known)| *known == sentence) {
            told.push((index, sentence));
        }
    }
    told
}
