//! Foreign text in messages.

/// The start of a text, short enough for a message, with a mark in place of every character that a
/// terminal would obey.
pub(crate) fn excerpt(text: &str) -> String {
    const LENGTH: usize = 20;
    text.trim().chars().take(LENGTH).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}
