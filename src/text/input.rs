//! Lines of untrusted input: bounded in length, perhaps not text at all.

use std::io::{self, BufRead, Read};

/// The longest line that is kept, in bytes. A game with all its moves is below 2 KB.
pub(super) const LONGEST: u64 = 64 * 1024;

/// One line of input, or what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Text without its end, without spaces and byte order marks around it. It may hold characters that a terminal would obey.
    Text(String),
    /// Longer than any line that could mean something; it was read over.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// Reads the next line of input; none at its end. Of a line that is too long or not text nothing is kept.
///
/// # Errors
/// If reading fails.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 > LONGEST {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    let edge = |c: char| c.is_whitespace() || c == '\u{feff}';
    let text = str::from_utf8(&bytes).map(|text| text.trim_matches(edge).to_owned());
    Ok(Some(text.map_or(Line::NotText, Line::Text)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn lines(mut bytes: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| read_line(&mut bytes).unwrap()).collect()
    }

    #[test]
    fn any_bytes_are_lines() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines(b" d4 \r\n\nd\t5"), [text("d4"), text(""), text("d\t5")]);
        assert_eq!(lines(b"\x1b[2J\n\xff\xc3\nquit"), [text("\u{1b}[2J"), Line::NotText, text("quit")]);
    }

    /// Programs write a byte order mark before the first line of a pipe.
    #[test]
    fn byte_order_marks_are_no_text() {
        let text = |text: &str| Line::Text(text.to_owned());
        let read = lines("\u{feff}ugi\n \u{feff} \u{feff}d4\u{feff}\r\n\u{feff}\n".as_bytes());
        assert_eq!(read, [text("ugi"), text("d4"), text("")]);
    }

    #[test]
    fn a_line_has_a_limit() {
        let line = |length: u64| "a".repeat(usize::try_from(length).unwrap());
        let longest = line(LONGEST);
        assert_eq!(
            lines(format!("{longest}\nd4").as_bytes()),
            [Line::Text(longest), Line::Text("d4".into())]
        );
        let long = line(1 << 20);
        assert_eq!(lines(format!("{long}\nd4\n").as_bytes()), [Line::TooLong, Line::Text("d4".into())]);
        assert_eq!(lines(line(LONGEST + 1).as_bytes()), [Line::TooLong]);
    }
}
