//! Lines of untrusted input: bounded in length, perhaps not text at all.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{self, BufRead};

/// The longest line that is kept. A game with all its moves is below 2 KB.
const LONGEST: usize = 64 * 1024;

/// One line of input, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line of text.
    Text(String),
    /// Longer than any line that could mean something; it was read over.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// The lines of an input.
#[derive(Debug)]
pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let mut too_long = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if chunk.is_empty() {
                if bytes.is_empty() && !too_long {
                    return Ok(None);
                }
                break;
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let used = end.unwrap_or(chunk.len());
            if bytes.len() + used > LONGEST {
                too_long = true;
                bytes.clear();
            }
            if !too_long {
                bytes.extend_from_slice(chunk.get(..used).unwrap_or_default());
            }
            self.input.consume(used + usize::from(end.is_some()));
            if end.is_some() {
                break;
            }
        }
        Ok(Some(match String::from_utf8(bytes) {
            _ if too_long => Line::TooLong,
            Ok(text) => Line::Text(text),
            Err(_) => Line::NotText,
        }))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_lines() {
        let long = vec![b'x'; 1 << 20];
        let input = [b"ugi\n\xFF\xFE\n".as_slice(), &long, b"\nquit"].concat();
        let lines: Vec<Line> = Lines::new(io::BufReader::new(input.as_slice())).map(Result::unwrap).collect();
        let text = |text: &str| Line::Text(text.into());
        assert_eq!(lines, [text("ugi"), Line::NotText, Line::TooLong, text("quit")]);
    }
}
