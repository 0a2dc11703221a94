//! Splits the text of a record into tags and words, and skips what is not kept.

use super::write::on_one_line;
use super::{Place, RecordErrorKind};

/// A piece of a record that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "text"]`
    Tag { name: &'a str, value: String },
    /// Anything between spaces: a move, a move number, a result.
    Word(&'a str),
}

/// What is wrong, and where.
pub(super) type Fault = (Place, RecordErrorKind);

/// Reads tokens one after the other.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest, place: Place { line: 1, column: 1 } }
    }

    /// Where the next character stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next tag or word with its place; none at the end of the text. Comments, `$` marks, variations and
    /// lines that start with `%` are skipped.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, Fault> {
        let mut open_variations: Vec<Place> = Vec::new();
        loop {
            self.take_while(char::is_whitespace);
            let place = self.place;
            let Some(first) = self.peek() else { break };
            match first {
                '{' => self.skip_comment()?,
                ';' => self.skip_line(),
                '%' if place.column == 1 => self.skip_line(),
                '$' => {
                    self.bump();
                    self.take_while(|c| c.is_ascii_digit());
                }
                '(' => {
                    self.bump();
                    open_variations.push(place);
                }
                ')' => {
                    self.bump();
                    open_variations.pop().ok_or((place, RecordErrorKind::Stray(')')))?;
                }
                '}' | ']' => {
                    self.bump();
                    if open_variations.is_empty() {
                        return Err((place, RecordErrorKind::Stray(first)));
                    }
                }
                '[' if open_variations.is_empty() => {
                    let tag = self.tag().ok_or((place, RecordErrorKind::BadTag))?;
                    return Ok(Some((place, tag)));
                }
                '[' => {
                    self.bump();
                }
                _ => {
                    let word = self.take_while(|c| !c.is_whitespace() && !"{}()[];$".contains(c));
                    if open_variations.is_empty() {
                        return Ok(Some((place, Token::Word(word))));
                    }
                }
            }
        }
        match open_variations.first() {
            Some(&place) => Err((place, RecordErrorKind::UnclosedVariation)),
            None => Ok(None),
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        // A line ends with \n, \r\n or \r.
        if c == '\n' || (c == '\r' && self.peek() != Some('\n')) {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let all = self.rest;
        while self.peek().is_some_and(&keep) {
            self.bump();
        }
        let taken = all.len() - self.rest.len();
        all.get(..taken).unwrap_or_default()
    }

    fn skip_line(&mut self) {
        self.take_while(|c| c != '\n' && c != '\r');
    }

    fn skip_comment(&mut self) -> Result<(), Fault> {
        let start = self.place;
        self.take_while(|c| c != '}');
        self.bump().map(drop).ok_or((start, RecordErrorKind::UnclosedComment))
    }

    fn tag(&mut self) -> Option<Token<'a>> {
        self.bump_if('[')?;
        self.skip_blanks();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.skip_blanks();
        self.bump_if('"')?;
        let mut value = String::new();
        loop {
            match self.bump()? {
                '"' => break,
                '\n' | '\r' => return None,
                '\\' if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.bump()),
                c => value.push(on_one_line(c)),
            }
        }
        self.skip_blanks();
        self.bump_if(']')?;
        (!name.is_empty()).then_some(Token::Tag { name, value })
    }

    fn skip_blanks(&mut self) {
        self.take_while(|c| c == ' ' || c == '\t');
    }

    fn bump_if(&mut self, expected: char) -> Option<char> {
        if self.peek() == Some(expected) { self.bump() } else { None }
    }
}
