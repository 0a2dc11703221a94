//! Text that was pasted outside a text field.

use bevy_egui::egui;

use crate::i18n::{Message, notices};

/// Returns the first text that was pasted in this frame.
pub(in crate::app::desk::panels) fn pasted(events: &[egui::Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        egui::Event::Paste(text) => Some(text.clone()),
        _ => None,
    })
}

/// Returns the pasted text, or the message to show if the clipboard has none.
pub(in crate::app::desk::panels) fn non_blank(pasted: &str) -> Result<&str, Message> {
    if pasted.trim().is_empty() { Err(notices::clipboard_without_text()) } else { Ok(pasted) }
}
