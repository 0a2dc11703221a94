//! The text of comments and tags: what a file can hold, and in which form.
//!
//! A comment is words with single spaces or line breaks between them. In a file a line may be broken at any space, and
//! a blank line is a line break. What would end the comment or begin a command is written as in HTML: `}` as `&#125;`,
//! `[%` as `&#91;%`, and `&#` itself as `&#38;#`.

/// The text in the form that comments have: control characters and repeated spaces become one space, empty
/// lines and spaces at both ends are removed.
pub fn tidy(text: &str) -> String {
    join_words(text, LineEnds::Break)
}

/// The text as [`tidy`] makes it, but on one line: line ends become spaces.
pub(super) fn tidy_single_line(text: &str) -> String {
    join_words(text, LineEnds::Space)
}

/// Decodes a comment as it is written in a file, where lines may be broken at any space.
pub(super) fn from_file(text: &str) -> String {
    tidy(&decoded(&join_words(text, LineEnds::BreakAtEmptyLine)))
}

/// What stands for the line ends between two words of a text once it is tidied.
#[derive(Clone, Copy)]
enum LineEnds {
    /// A line break for one line end or more.
    Break,
    /// A line break for two line ends or more, that is for empty lines, and a space for one line end.
    BreakAtEmptyLine,
    /// A space, however many there are.
    Space,
}

/// The words of a text with single spaces or line breaks between them, and nothing before and after them.
fn join_words(text: &str, line_ends: LineEnds) -> String {
    let is_break = |ends: usize| match line_ends {
        LineEnds::Break => ends >= 1,
        LineEnds::BreakAtEmptyLine => ends >= 2,
        LineEnds::Space => false,
    };
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
                    result.push(if is_break(ends) { '\n' } else { ' ' });
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

/// The text as the value of a tag can hold it, on one line: each control character becomes a space.
pub(super) fn tag_value(text: &str) -> String {
    text.chars().map(space_if_control).collect()
}

/// The character itself, or a space for a control character, which includes line ends.
pub(super) fn space_if_control(c: char) -> char {
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
        assert_eq!(tidy_single_line("a\n\nb"), "a b");
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
