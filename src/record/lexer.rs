//! Splits the text of a record into tags, moves, comments and brackets.

use super::header::on_one_line;
use super::{Place, RecordErrorKind};

/// A piece of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "text"]`
    Tag { name: &'a str, value: String },
    /// The text between braces, or between a semicolon and the end of the line.
    Comment(&'a str),
    /// `$5`; none for a number that no glyph has.
    Glyph(Option<u8>),
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything else between spaces: a move, a move number, a result.
    Word(&'a str),
}

/// What is wrong, and where.
pub(super) type Fault = (Place, RecordErrorKind);

/// Reads tokens one after the other.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
    /// How long the rest is where the last `}` of the text stands: a comment that begins later never ends.
    last_brace: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        let last_brace = rest.rfind('}').map_or(usize::MAX, |index| rest.len() - index);
        Self { rest, place: Place { line: 1, column: 1 }, last_brace }
    }

    /// Where the next character stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next token with its place; none at the end of the text. Lines that start with `%` are skipped.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, Fault> {
        loop {
            self.take_while(char::is_whitespace);
            let place = self.place;
            let Some(first) = self.peek() else { return Ok(None) };
            let token = match first {
                '{' => self.comment()?,
                ';' => {
                    self.step();
                    Token::Comment(self.take_line())
                }
                '%' if place.column == 1 => {
                    self.take_line();
                    continue;
                }
                '$' => {
                    self.step();
                    Token::Glyph(self.take_while(|c| c.is_ascii_digit()).parse().ok())
                }
                '(' => {
                    self.step();
                    Token::Open
                }
                ')' => {
                    self.step();
                    Token::Close
                }
                '}' | ']' => {
                    self.step();
                    return Err((place, RecordErrorKind::Stray(first)));
                }
                '[' => self.tag().ok_or((place, RecordErrorKind::BadTag))?,
                _ => Token::Word(self.take_while(|c| !c.is_whitespace() && !"{}()[];$".contains(c))),
            };
            return Ok(Some((place, token)));
        }
    }

    /// Goes on behind the line that comes next, and returns it; none at the end of the text.
    pub(super) fn next_line(&mut self) -> Option<&'a str> {
        if self.is_at_end() {
            return None;
        }
        let line = self.take_line();
        self.take_line_end();
        Some(line)
    }

    /// Whether a line begins here that looks like a tag.
    pub(super) fn is_at_tag(&self) -> bool {
        let name = self.rest.strip_prefix('[').map(str::trim_start);
        self.place.column == 1 && name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
    }

    fn take_line_end(&mut self) {
        // A lone \r is a line end of its own; what follows it is not \n then.
        if self.peek() == Some('\r') {
            self.step();
        }
        if self.peek() == Some('\n') {
            self.step();
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Goes on behind the next character.
    pub(super) fn step(&mut self) {
        self.bump();
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

    fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n' && c != '\r')
    }

    fn comment(&mut self) -> Result<Token<'a>, Fault> {
        if self.rest.len() < self.last_brace || self.last_brace == usize::MAX {
            return Err((self.place, RecordErrorKind::UnclosedComment));
        }
        self.step();
        let text = self.take_while(|c| c != '}');
        self.step();
        Ok(Token::Comment(text))
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
