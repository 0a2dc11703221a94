//! Several games in one text.

use super::lexer::Lexer;
use super::{Record, RecordError, parse};

/// Iterator over the games of a text in AGN, each a record or an error. A game that goes wrong does not hide
/// the next one, which begins with a tag on a new line.
///
/// ```
/// use abande::record::AgnReader;
///
/// let text = "[White \"Ada\"]\n1. d4 d5 *\n\n[White \"Bob\"]\n1. d4 d4 *\n\n[White \"Cyd\"]\n1. e4 *\n";
/// let games: Vec<_> = AgnReader::new(text).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[1].as_ref().unwrap_err().place.line, 5);
/// assert!(games[2].is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct AgnReader<'a> {
    lexer: Lexer<'a>,
    begun: bool,
}

impl<'a> AgnReader<'a> {
    /// A reader of the games in this text.
    pub fn new(text: &'a str) -> Self {
        Self { lexer: Lexer::new(text), begun: false }
    }
}

impl Iterator for AgnReader<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let first = !std::mem::replace(&mut self.begun, true);
        match parse::next_game(&mut self.lexer) {
            None => first.then(|| {
                let place = self.lexer.place();
                Err(RecordError { place, ..RecordError::empty() })
            }),
            game => game,
        }
    }
}
