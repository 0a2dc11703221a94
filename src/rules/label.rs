//! Names of points in moves.

/// Splits a point's label, a letter with one or two digits, from the start of a text. Returns the label and
/// the rest.
pub(super) fn split_label(text: &str) -> Option<(&str, &str)> {
    let after_letter = text.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    let digits = after_letter.len() - after_letter.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    (1..=2).contains(&digits).then(|| text.split_at(1 + digits))
}
