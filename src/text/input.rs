//! Lines from anywhere, made harmless.

use std::io::{self, BufRead, Read};

/// Longer lines are neither moves nor commands.
const LINE_LIMIT: u64 = 4096;

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A line without its end, without control characters, and valid text whatever the bytes were.
    Line(String),
    /// A line beyond the limit; it was read to its end and dropped.
    TooLong,
    /// Nothing more.
    End,
}

pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Input> {
    let mut bytes = Vec::new();
    input.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Input::End);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LINE_LIMIT {
        input.skip_until(b'\n')?;
        return Ok(Input::TooLong);
    }
    let text = String::from_utf8_lossy(&bytes);
    let visible = |c: char| if c.is_control() && c != '\t' { '\u{fffd}' } else { c };
    Ok(Input::Line(text.trim().chars().map(visible).collect()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn lines(mut bytes: &[u8]) -> Vec<Input> {
        let mut lines = Vec::new();
        loop {
            lines.push(read_line(&mut bytes).unwrap());
            if lines.last() == Some(&Input::End) {
                return lines;
            }
        }
    }

    #[test]
    fn any_bytes_become_lines() {
        let line = |text: &str| Input::Line(text.to_owned());
        assert_eq!(lines(b" d4 \r\n\nd5"), [line("d4"), line(""), line("d5"), Input::End]);
        assert_eq!(lines(b"\x1b[2J\xff\xc3"), [line("\u{fffd}[2J\u{fffd}\u{fffd}"), Input::End]);
        let mut long = vec![b'a'; 1 << 20];
        long.extend(b"\nd4\n");
        assert_eq!(lines(&long), [Input::TooLong, line("d4"), Input::End]);
    }
}
