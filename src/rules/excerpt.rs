//! Foreign text and lists in messages.

use std::fmt;

/// The start of a text that came from outside, to be quoted in a message: 20 characters at most, with an
/// ellipsis where more follows, and each of them made [`harmless`].
pub(crate) fn excerpt(text: &str) -> String {
    const LENGTH: usize = 20;
    let mut chars = text.trim().chars();
    let start = chars.by_ref().take(LENGTH).map(harmless).collect();
    if chars.next().is_none() { start } else { start + "…" }
}

/// A text that came from outside, such as a name, a comment or a path, made safe to show: every character but
/// line ends and tabs that a terminal would obey is replaced by a mark.
pub(crate) fn visible(text: &str) -> String {
    text.chars().map(|c| if matches!(c, '\n' | '\t') { c } else { harmless(c) }).collect()
}

/// A path made safe to show on one line: every character that a terminal would obey is replaced by a mark.
pub(crate) fn visible_path(path: &std::path::Path) -> String {
    path.to_string_lossy().chars().map(harmless).collect()
}

/// The character itself, or a replacement mark for one that a terminal would obey: a control character, or
/// one that changes the writing direction of all that follows.
pub(crate) fn harmless(c: char) -> char {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}');
    if c.is_control() || turns { '\u{fffd}' } else { c }
}

/// Lists texts as a sentence does, with `word` before the last one: `hex, square or snub`.
pub(crate) fn listed<T: fmt::Display>(texts: &[T], word: &str) -> String {
    let texts: Vec<String> = texts.iter().map(T::to_string).collect();
    match texts.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} {word} {last}", others.join(", ")),
        _ => texts.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excerpts_are_short_and_harmless() {
        assert_eq!(excerpt(" d4 “é” \"\\ "), "d4 “é” \"\\");
        assert_eq!(excerpt("\u{1b}[2J\u{202e}\n\u{9b}x"), "\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}x");
        assert_eq!(excerpt(&"é".repeat(20)), "é".repeat(20));
        assert_eq!(excerpt(&"é".repeat(1000)), "é".repeat(20) + "…");
    }

    #[test]
    fn a_list_has_its_word_before_the_last_text() {
        let list = |texts: &[&str]| listed(texts, "or");
        assert_eq!([list(&[]), list(&["a"]), list(&["a", "b"])], ["", "a", "a or b"]);
        assert_eq!(list(&["a", "b", "c"]), "a, b or c");
    }
}
