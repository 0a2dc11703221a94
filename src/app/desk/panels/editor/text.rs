//! The position as one line of text to copy, paste and edit.

use bevy_egui::egui::{self, RichText, TextEdit, Ui, WidgetInfo, WidgetType};

use super::ask;
use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{Button, non_blank, pair, pasted, record_place};
use crate::app::desk::panels::{Request, theme};
use crate::app::game::{SetupEditor, SetupRequested};
use crate::i18n::{Message, Words, editor as messages, setup as sentences};
use crate::rules::{AnySetup, Variant};

/// The position string while the player edits it, and the error in it.
#[derive(Debug, Default)]
pub(super) struct PositionText {
    written: Option<String>,
    /// Reason why the last text could not be read.
    error: Option<Message>,
}

impl PositionText {
    /// Reads a position string from the clipboard. Returns the request to set it up; otherwise the error is kept and
    /// shown.
    pub(super) fn paste(&mut self, variant: Variant, text: &str) -> Option<SetupRequested> {
        match non_blank(text) {
            Ok(text) => self.parse_or_show_error(variant, text),
            Err(why) => {
                self.error = Some(why);
                None
            }
        }
    }

    /// Parses a position string, of this variant if it fits. Returns the request to set it up; otherwise keeps the
    /// error to be shown.
    fn parse_or_show_error(&mut self, variant: Variant, text: &str) -> Option<SetupRequested> {
        self.written = None;
        match parse(variant, text) {
            Ok(setup) => {
                self.error = None;
                Some(SetupRequested::Change(Box::new(setup)))
            }
            Err(error) => {
                self.error = Some(error);
                None
            }
        }
    }
}

/// Shows the position as one line of text to copy, paste and edit. Returns the request of a change.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut PositionText,
    editor: &SetupEditor,
    words: &Words,
) -> Option<Request> {
    let say = |message| words.say(message);
    let mut pressed = None;
    let written = editor.setup().to_string();
    let mut text = state.written.clone().unwrap_or_else(|| written.clone());
    let field = TextEdit::singleline(&mut text).font(egui::FontId::monospace(12.0));
    let field = field.margin(egui::Margin::symmetric(8, 4)).vertical_align(egui::Align::Center);
    let size = [ui.available_width(), theme::TOUCH];
    let response = ui.add_sized(size, field.desired_width(size[0]).id_salt("position-string"));
    let what = say(messages::position_text());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &what));
    record_place(ui, &what, response.rect);
    if response.changed() {
        state.written = Some(text.clone());
        state.error = None;
    }
    if response.lost_focus()
        && let Some(text) = state.written.take()
        && text.trim() != written
    {
        pressed = state.parse_or_show_error(editor.setup().variant(), &text).map(ask);
    }
    let [copy, paste] = [messages::copy_position_text(), messages::paste_position_text()].map(say);
    let button = |label, icon| Button::new(label).icon(icon).height(theme::TOUCH);
    let [copy, paste] = pair(ui, [button(&copy, Icon::Copy), button(&paste, Icon::Paste)], 6.0);
    if copy.on_hover_text(say(messages::copy_position_text_tip())).clicked() {
        ui.ctx().copy_text(written.clone());
    }
    if paste.on_hover_text(say(messages::paste_position_text_tip())).clicked() {
        pressed = Some(Request::PasteSetup);
    }
    // Below the buttons: they stay where they are.
    if let Some(error) = &state.error {
        ui.label(RichText::new(words.say(error)).font(theme::text(13.0)).color(theme::danger()));
    }
    // Text that is pasted while no field has the focus is a position.
    let is_asked = ui.ctx().memory(|memory| memory.top_modal_layer().is_some());
    if !is_asked
        && !ui.ctx().text_edit_focused()
        && let Some(text) = ui.input(|input| pasted(&input.events))
    {
        pressed = state.paste(editor.setup().variant(), &text).map(ask);
    }
    pressed
}

/// Reads a position string: of the board on the table if it fits, otherwise of the first board that it fits.
fn parse(variant: Variant, text: &str) -> Result<AnySetup, Message> {
    let first = match AnySetup::parse(variant, text) {
        Ok(setup) => return Ok(setup),
        Err(error) => error,
    };
    let others = Variant::ALL.into_iter().filter_map(|other| AnySetup::parse(other, text).ok());
    others
        .min_by_key(|setup| setup.variant().kind() != variant.kind())
        .ok_or_else(|| messages::text_is_no_position(sentences::position_syntax(&first)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clipboard_without_text_is_no_position_with_a_fault() {
        let mut text = PositionText::default();
        let why = |text: &PositionText| text.error.as_ref().map(|error| error.id().to_owned());
        assert_eq!(text.paste(Variant::Hex, " \n"), None);
        assert_eq!(why(&text).as_deref(), Some("clipboard_without_text"));
        // An emptied field is not a paste.
        assert_eq!(text.parse_or_show_error(Variant::Hex, ""), None);
        assert!(why(&text).is_some_and(|id| id != "clipboard_without_text"), "{:?}", text.error);
    }
}
