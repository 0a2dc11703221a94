//! Copying and pasting anywhere in the window.

use bevy_egui::egui;

use super::state::{Dialog, PanelState};
use super::widgets::{non_blank, pasted};
use super::{Model, Request};
use crate::app::game::{FileRequested, Mode, Toast};
use crate::app::input::CopyFormat;
use crate::i18n::{notices as messages, records};
use crate::record::LoadedRecord;

/// Handles the keys for copying and pasting while no text field has the focus and no dialog other than the library is
/// open. Returns the request to copy or open a game.
pub(super) fn clipboard(ctx: &egui::Context, state: &mut PanelState, model: &Model) -> Option<Request> {
    let is_asking = state.files.is_open() || !matches!(state.dialog, None | Some(Dialog::Library));
    // The page for setting up a position copies and pastes by itself.
    if is_asking || model.mode == Mode::SetUp || ctx.text_edit_focused() {
        return None;
    }
    let (copied, pasted) = ctx.input(|input| {
        let copied = input.events.iter().any(|event| matches!(event, egui::Event::Copy));
        (copied, pasted(&input.events))
    });
    if let Some(text) = pasted {
        return state.paste(text, model.unsaved);
    }
    copied.then_some(Request::Copy(CopyFormat::Game))
}

impl PanelState {
    /// Opens the game in a text that was pasted outside a text field.
    fn paste(&mut self, text: String, unsaved: bool) -> Option<Request> {
        let said_of = |error| messages::pasted_is_no_game(records::fault(&error));
        match non_blank(&text).and_then(|text| LoadedRecord::from_text(text).map_err(said_of)) {
            Ok(_) => self.unless_lost(Request::File(FileRequested::Paste(text)), unsaved),
            Err(why) => {
                self.toast(Toast::error(why));
                None
            }
        }
    }
}
