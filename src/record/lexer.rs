//! Splits the text of a record into tags, moves, comments and brackets.

use super::error::TextPosition;
use super::result::{ResultClaim, is_dash, is_score};
use super::text::space_if_control;

/// One piece of the text of a record: a tag, a comment, a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "text"]`
    Tag { name: &'a str, value: String },
    /// A bracket that does not go on as a tag does, with what it probably says.
    BadTag { name: &'a str, value: Option<String> },
    /// The text between braces, or between a semicolon and the end of the line.
    Comment(&'a str),
    /// The text after a brace that is never closed: up to the next game, or to the end.
    UnclosedComment(&'a str),
    /// `$5`; none for a number that no glyph has.
    Glyph(Option<u8>),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `}` or `]` without its opening one.
    Stray(char),
    /// Anything else between spaces: a move, a move number, a result. A result may have spaces in it.
    Word(&'a str),
}

/// Characters that end a word.
const DELIMITERS: &str = "{}()[];$";

/// Splits the text of a record into [tokens](Token), one after the other; no text is refused.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: TextPosition,
    braces: Braces,
}

/// The next `}` and the last `{` before it, each as the length of the text that begins with it. They are looked up
/// once and not for every comment, so that reading takes no longer than the text is.
#[derive(Clone, Copy, Debug)]
struct Braces {
    close: Option<usize>,
    open: Option<usize>,
}

impl Braces {
    fn of(rest: &str) -> Self {
        let close = rest.find('}');
        let open = rest.get(..close.unwrap_or(rest.len())).and_then(|before| before.rfind('{'));
        Self { close: close.map(|at| rest.len() - at), open: open.map(|at| rest.len() - at) }
    }
}

/// Whether a character only separates words: spaces, and marks that are not seen, such as control characters
/// and the byte order marks that stand wherever files were glued together.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '\u{feff}' | '\u{200b}' | '\u{2060}')
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text, place: TextPosition { line: 1, column: 1 }, braces: Braces::of(text) }
    }

    /// The place of the next character in the text.
    pub(super) const fn place(&self) -> TextPosition {
        self.place
    }

    /// Reads the next token and where it begins; none at the end of the text. Lines that start with `%` are
    /// skipped.
    pub(super) fn next(&mut self) -> Option<(TextPosition, Token<'a>)> {
        loop {
            self.take_while(is_blank);
            let place = self.place;
            let first = self.peek()?;
            let single = match first {
                '(' => Some(Token::Open),
                ')' => Some(Token::Close),
                '}' | ']' => Some(Token::Stray(first)),
                _ => None,
            };
            if let Some(token) = single {
                self.bump();
                return Some((place, token));
            }
            let token = match first {
                '{' => self.comment(),
                ';' => {
                    self.bump();
                    Token::Comment(self.take_line())
                }
                '%' if place.column == 1 => {
                    self.take_line();
                    continue;
                }
                '$' => self.glyph(),
                '[' => {
                    let begin = self.clone();
                    self.tag().unwrap_or_else(|| {
                        *self = begin;
                        self.bad_tag()
                    })
                }
                _ => match spaced_result(self.rest) {
                    Some(length) => Token::Word(self.take(length)),
                    None => Token::Word(self.take_while(|c| !is_blank(c) && !DELIMITERS.contains(c))),
                },
            };
            return Some((place, token));
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Goes on behind the next character.
    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        // A line ends with \n, \r\n or \r. A byte order mark takes no room.
        if c == '\n' || (c == '\r' && self.peek() != Some('\n')) {
            self.place = TextPosition { line: self.place.line + 1, column: 1 };
        } else if c != '\u{feff}' {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Moves on by this many bytes, and returns them.
    fn take(&mut self, length: usize) -> &'a str {
        let all = self.rest;
        let left = all.len().saturating_sub(length);
        while self.rest.len() > left {
            self.bump();
        }
        all.get(..all.len() - self.rest.len()).unwrap_or_default()
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(|c| !keep(c)).unwrap_or(self.rest.len()))
    }

    fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n' && c != '\r')
    }

    /// Reads a glyph such as `$5`. One that is no number is skipped as a whole.
    fn glyph(&mut self) -> Token<'a> {
        self.bump();
        let number = self.take_while(|c| c.is_ascii_digit());
        if number.is_empty() {
            self.take_while(|c| c.is_alphanumeric() || c == '-' || c == '+');
        }
        Token::Glyph(number.parse().ok())
    }

    /// Reads a comment in braces or, if its brace is never closed, everything up to the next game.
    fn comment(&mut self) -> Token<'a> {
        self.bump();
        let here = self.rest.len();
        // Behind the last one that was looked up.
        if self.braces.close.is_some_and(|close| close > here) {
            self.braces = Braces::of(self.rest);
        }
        let Braces { close, open } = self.braces;
        let close = close.map(|close| here - close);
        let open = open.and_then(|open| here.checked_sub(open));
        // A brace that is still open where another game begins, and where another brace opens before one closes, was
        // never closed.
        let limit = if close.is_none() { Some(here) } else { open };
        let game = limit.and_then(|limit| self.next_game(limit));
        match (game, close) {
            (Some(length), _) => Token::UnclosedComment(self.take(length)),
            (None, Some(length)) => {
                let text = self.take(length);
                self.bump();
                Token::Comment(text)
            }
            (None, None) => Token::UnclosedComment(self.take(here)),
        }
    }

    /// How many bytes before the limit a line begins that holds nothing but tags.
    fn next_game(&self, limit: usize) -> Option<usize> {
        let text = self.rest.get(..limit)?;
        let mut starts = text.match_indices(['\n', '\r']).map(|(at, end)| at + end.len());
        starts.find(|&start| {
            let line = self.rest.get(start..).unwrap_or_default().trim_start_matches('\u{feff}');
            line.starts_with('[') && Self { rest: line, ..self.clone() }.has_only_tags()
        })
    }

    /// Whether a tag stands here, and then the line ends or another one begins.
    fn has_only_tags(mut self) -> bool {
        self.tag().is_some() && {
            self.skip_blanks();
            matches!(self.peek(), None | Some('\n' | '\r' | '['))
        }
    }

    /// Reads a tag such as `[Event "x"]`; none if the bracket is not a tag: the lexer then stands inside it.
    fn tag(&mut self) -> Option<Token<'a>> {
        let name = self.tag_name()?;
        self.skip_blanks();
        self.bump_if('"')?;
        let mut value = String::new();
        loop {
            match self.bump()? {
                '"' => break,
                '\n' | '\r' => return None,
                '\\' if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.bump()),
                c => value.push(space_if_control(c)),
            }
        }
        self.skip_blanks();
        self.bump_if(']')?;
        (!name.is_empty()).then_some(Token::Tag { name, value })
    }

    fn tag_name(&mut self) -> Option<&'a str> {
        self.bump_if('[')?;
        self.skip_blanks();
        Some(self.take_while(|c| c.is_ascii_alphanumeric() || c == '_'))
    }

    /// Reads over a bracket that is no tag: to its end, or to a tag inside it, which is there because the end is not.
    fn bad_tag(&mut self) -> Token<'a> {
        let name = self.clone().tag_name().unwrap_or_default();
        let length = bad_tag_length(self.rest);
        let inside = self.rest.get(..length).unwrap_or_default();
        let is_tag = |at: &usize| {
            let rest = self.rest.get(*at..).unwrap_or_default();
            Self { rest, ..self.clone() }.has_only_tags()
        };
        let next = inside.match_indices('[').map(|(at, _)| at).skip(1).find(is_tag);
        let text = self.take(next.unwrap_or(length));
        Token::BadTag { name, value: likely_value(text) }
    }

    fn skip_blanks(&mut self) {
        self.take_while(|c| c == ' ' || c == '\t');
    }

    fn bump_if(&mut self, expected: char) -> Option<char> {
        if self.peek() == Some(expected) { self.bump() } else { None }
    }
}

/// Quotation marks, straight ones and those that word processors make of them.
const QUOTES: [char; 8] = ['"', '“', '”', '„', '\'', '‘', '’', '«'];

/// How many bytes of a bracket that is no tag are searched for its end.
const BAD_TAG: usize = 500;

/// How long a bracket is that is no tag. It ends with a quotation mark and a bracket at the end of the line or before
/// another tag, or, where its text was broken, on the next line; otherwise with its first closing bracket, or with the line.
fn bad_tag_length(rest: &str) -> usize {
    let window = rest.get(..rest.floor_char_boundary(BAD_TAG)).unwrap_or_default();
    // The usual case, without a quotation mark: found soon, however many of them there are.
    let mark = window.find([']', '"', '\n', '\r', '{']);
    if let Some(at) = mark.filter(|&at| window.get(at..).is_some_and(|rest| rest.starts_with(']'))) {
        return at + 1;
    }
    let line = window.split(['\n', '\r', '{']).next().unwrap_or_default();
    let first = line.find(']').map(|at| at + 1);
    let quote = line.find('"');
    let is_end = |&(at, _): &(usize, &str)| {
        let after = rest.get(at + 1..).unwrap_or_default().trim_start_matches([' ', '\t']);
        (after.is_empty() || after.starts_with(['\n', '\r', '[']))
            && line.get(..at).is_some_and(|before| before.trim_end().ends_with(QUOTES))
    };
    if let Some((at, _)) = line.match_indices(']').find(is_end) {
        return at + 1;
    }
    // A comment may begin before the line ends.
    let end_of_line = || {
        let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let comment = rest.get(line.len()..end).filter(|rest| rest.starts_with('{') && !rest.contains('}'));
        if comment.is_some() { line.len() } else { end }
    };
    first.or_else(|| end_of_broken(rest, line.len()).filter(|_| quote.is_some())).unwrap_or_else(end_of_line)
}

/// Where a tag ends whose text was broken at the end of a line.
fn end_of_broken(rest: &str, line: usize) -> Option<usize> {
    let after = rest.get(line..)?;
    let (text, end) = after.split_at_checked(after.find(['"', '[', '{'])?)?;
    let end = end.strip_prefix('"')?.trim_start_matches([' ', '\t']).strip_prefix(']')?;
    let is_apart = text.lines().skip(1).any(|line| line.trim().is_empty());
    (!is_apart).then_some(rest.len() - end.len())
}

/// What a bracket says that is no tag: all between its name and its end, if it has one.
fn likely_value(text: &str) -> Option<String> {
    let text = text.trim_end();
    let inside = text.strip_suffix(']').unwrap_or(text).trim_end();
    if inside.len() == text.len() && !text.ends_with(QUOTES) {
        return None;
    }
    let value = inside.strip_prefix('[')?.trim_start();
    let value = value.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').trim_start();
    let value = value.strip_prefix(QUOTES).unwrap_or(value);
    let value = value.strip_suffix(QUOTES).unwrap_or(value);
    (!value.is_empty()).then(|| value.chars().map(space_if_control).collect())
}

/// How many bytes a result takes that begins here and has spaces in it, such as `1 - 0` or `1/2 - 1/2`.
fn spaced_result(text: &str) -> Option<usize> {
    let side = |text: &'_ str| -> Option<usize> {
        let length = text.find(|c: char| !is_score(c)).unwrap_or(text.len());
        (length > 0).then_some(length)
    };
    let after = text.get(side(text)?..)?;
    let dash = after.trim_start();
    let second = dash.strip_prefix(is_dash)?.trim_start();
    let rest = second.get(side(second)?..)?;
    let length = text.len() - rest.len();
    let ends = rest.chars().next().is_none_or(|c| is_blank(c) || DELIMITERS.contains(c));
    (ends && ResultClaim::parse(text.get(..length)?).is_some()).then_some(length)
}
