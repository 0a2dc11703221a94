//! Texts of lessons. They are named by the lessons themselves, in `study`: this room has no list of its own.

use super::Message;
use crate::study::lessons::TextId;

/// The message that shows a text of a lesson.
pub const fn said(text: TextId) -> Message {
    Message::new(text.0, Vec::new())
}
