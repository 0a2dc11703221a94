//! The text of comments and tags: what a file can hold, and in which form.
//!
//! A comment is words with single spaces or line breaks between them. In a file a line may be broken at any space, and
//! a blank line is a line break. What would end the comment or begin a command is written as in HTML: `}` as `&#125;`,
//! `[%` as `&#91;%`, and `&#` itself as `&#38;#`.

/// The text in the form that comments have: control characters and repeated spaces become one space, empty
/// lines and spaces at both ends are removed.
pub fn tidy(text: &str) -> String {
    joined(text, 1)
}

/// The text in the form that comments have, on one line.
pub(super) fn tidy_line(text: &str) -> String {
    joined(text, usize::MAX)
}

/// Decodes a comment as it is written in a file, where lines may be broken at any space.
pub(super) fn from_file(text: &str) -> String {
    tidy(&decoded(&joined(text, 2)))
}

/// The words of a text, with a line break where at least `line_ends` line ends are between two of them.
fn joined(text: &str, line_ends: usize) -> String {
    let mut result = String::with_capacity(text.len());
    let mut gap = false;
    let mut ends = 0;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\n' | '\u{85}' | '\u{2028}' | '\u{2029}' => ends += 1,
            '\r' if chars.peek() != Some(&'\n') => ends += 1,
            c if c.is_control() || c == ' ' => gap = true,
            c => {
                if !result.is_empty() && (gap || ends > 0) {
                    result.push(if ends >= line_ends { '\n' } else { ' ' });
                }
                (gap, ends) = (false, 0);
                result.push(c);
            }
        }
    }
    result
}

/// Encodes a tidy text for a comment in a file: characters that would end it or begin a command are escaped.
pub(super) fn encoded(text: &str) -> String {
    text.replace("&#", "&#38;#").replace('}', "&#125;").replace("[%", "&#91;%")
}

/// Encodes a tidy text for the value of a command inside a comment: characters that would end it are escaped.
pub(super) fn encoded_value(text: &str) -> String {
    text.replace("&#", "&#38;#").replace('}', "&#125;").replace(']', "&#93;")
}

/// Decodes a text that was [encoded].
pub(super) fn decoded(text: &str) -> String {
    const CODES: [(&str, char); 5] =
        [("&#38;", '&'), ("&#125;", '}'), ("&#91;", '['), ("&#93;", ']'), ("&#10;", '\n')];
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, _)) = rest.split_once("&#") {
        result.push_str(before);
        rest = rest.get(before.len()..).unwrap_or_default();
        let known = CODES.iter().find_map(|(code, c)| Some((rest.strip_prefix(code)?, *c)));
        if let Some((after, c)) = known {
            result.push(c);
            rest = after;
        } else {
            result.push_str("&#");
            rest = rest.get(2..).unwrap_or_default();
        }
    }
    result.push_str(rest);
    result
}

/// The text of a tag on one line: control characters become spaces.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(on_one_line).collect()
}

/// The character itself, or a space for a control character.
pub(super) fn on_one_line(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_words_and_lines() {
        assert_eq!(tidy(" a \t b\u{0}c\r\n\r\n d\re \n"), "a b c\nd\ne");
        assert_eq!(from_file("a\nb\r\n \r\nc\n\n\nd"), "a b\nc\nd");
        assert_eq!(tidy("\u{a0}a\u{3000}b"), "\u{a0}a\u{3000}b", "spaces of other scripts mean something");
        assert_eq!(tidy_line("a\n\nb"), "a b");
    }

    #[test]
    fn what_would_end_a_comment_survives() {
        for text in ["}", "a } b", "[%clk 0:01]", "&#125;", "&#38;#125;", "&", "&&#", "&#", "&#38", "}}]["] {
            assert_eq!(decoded(&encoded(text)), text);
            assert!(!encoded(text).contains('}') && !encoded(text).contains("[%"));
            assert_eq!(decoded(&encoded_value(text)), text);
            assert!(!encoded_value(text).contains(']'));
        }
    }
}
