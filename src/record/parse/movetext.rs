//! The moves with their notes and variations, up to the next game or the end of the text.

use crate::play::{NodeId, Notes, Tree, Verdict};
use crate::rules::{AnyGame, Game, Variant, excerpt};

use super::ending::conclude;
use super::tags::{Tags, begins_game, is_of_board};
use crate::record::error::Fault;
use crate::record::lexer::{Lexer, Token};
use crate::record::limits::MOVE_LIMIT;
use crate::record::notes::{CommentSlot, add_comment, add_glyph, add_notes, add_suffixes};
use crate::record::result::{ResultClaim, is_dash};
use crate::record::{Header, MoveNumber, Record, RecordErrorKind, TextPosition};

/// A line of moves that waits until a variation ends.
#[derive(Debug)]
struct Waiting {
    /// Where the variation begins.
    place: TextPosition,
    /// The last node of the line.
    at: NodeId,
    /// Whether the line has a move, so that a variation can replace it.
    moved: bool,
}

/// Parser of what follows the tags of a game: moves, notes, variations and the result.
#[derive(Debug)]
pub(super) struct MovetextParser {
    tree: Tree,
    /// The last node of the line that is read.
    at: NodeId,
    moved: bool,
    /// The lines outside of this one; none for the game itself.
    waiting: Vec<Waiting>,
    /// For each node how many brackets were open when it was first read: a line goes before those inside it.
    depths: Vec<usize>,
    /// Notes that stand before the move that they belong to.
    pending: Option<Notes>,
    /// The last node of the game itself.
    last: NodeId,
    /// Where the record says that the game stands.
    here: Option<NodeId>,
    moves: usize,
    /// The first thing that is wrong.
    pub(super) fault: Option<Fault>,
    /// How many brackets are open in the rest of a variation that went wrong.
    skipping: Option<usize>,
    /// How many brackets are open in the rest of a game that went wrong.
    lost: Option<usize>,
    /// Whether there was a word.
    begun: bool,
    /// The result at the end of the moves.
    result: Option<(TextPosition, ResultClaim)>,
    /// The last result in the rest of a game that went wrong.
    lost_result: Option<(TextPosition, ResultClaim)>,
    /// A result in brackets after which nothing has come yet: if they are never closed, it is the game's.
    inner_result: Option<(TextPosition, ResultClaim)>,
    /// Verdict that a word such as `resign` stands for.
    player_verdict: Option<(TextPosition, Verdict)>,
}

impl MovetextParser {
    /// A parser of a game that begins with this position.
    pub(super) fn new(start: AnyGame) -> Self {
        Self {
            tree: Tree::new(start),
            at: NodeId::ROOT,
            moved: false,
            waiting: Vec::new(),
            depths: vec![0],
            pending: None,
            last: NodeId::ROOT,
            here: None,
            moves: 0,
            fault: None,
            skipping: None,
            lost: None,
            begun: false,
            result: None,
            lost_result: None,
            inner_result: None,
            player_verdict: None,
        }
    }

    /// A parser that only skips the moves of a game that cannot be understood.
    pub(super) fn lost(start: AnyGame) -> Self {
        Self { lost: Some(0), ..Self::new(start) }
    }

    /// Whether no move was read.
    pub(super) fn has_no_move(&self) -> bool {
        self.tree.is_empty()
    }

    /// Whether neither a move nor an ending nor an error was read.
    pub(super) const fn is_empty(&self) -> bool {
        self.moves == 0 && self.result.is_none() && self.player_verdict.is_none() && self.fault.is_none()
    }

    /// Parses everything up to the next game or the end of the text.
    pub(super) fn read(&mut self, lexer: &mut Lexer<'_>) {
        loop {
            let before = lexer.clone();
            let Some((place, token)) = lexer.next() else { break };
            if self.begins_another(place, &token, lexer) {
                *lexer = before;
                break;
            }
            self.token(place, &token, lexer);
        }
        if let Some(first) = self.waiting.first() {
            let place = first.place;
            self.keep_first_fault(place, RecordErrorKind::UnclosedVariation);
        }
        self.result = self.result.or(self.lost_result).or(self.inner_result);
    }

    /// Whether the result was read.
    fn has_ended(&self) -> bool {
        self.lost_result.is_some()
            || self.result.is_some() && (self.lost.is_some() || self.waiting.is_empty())
    }

    /// Returns whether the game ends before this token, behind which the lexer stands.
    fn begins_another(&self, place: TextPosition, token: &Token<'_>, lexer: &Lexer<'_>) -> bool {
        match token {
            Token::Tag { name, .. } => {
                let begins_line = |(place, token): (TextPosition, Token<'_>)| {
                    place.column == 1 && matches!(token, Token::Tag { .. })
                };
                place.column == 1
                    || self.has_ended()
                    // A file that was cut, and another one right behind it.
                    || begins_game(name) && lexer.clone().next().is_some_and(begins_line)
            }
            Token::BadTag { name, value } => {
                (place.column == 1 || self.has_ended()) && value.is_some() && is_of_board(name)
                    || place.column == 1 && comes_before_tag(lexer)
            }
            Token::Word(word) => {
                let is_after_loss = self.lost == Some(0) && self.begun && place.column == 1;
                (self.has_ended() || is_after_loss) && begins_moves(word, lexer)
            }
            _ => false,
        }
    }

    /// Reads a token, behind which the lexer stands.
    fn token(&mut self, place: TextPosition, token: &Token<'_>, lexer: &Lexer<'_>) {
        self.begun |= matches!(token, Token::Word(_));
        let inner_result = match token {
            Token::Word(word) => self.claim(word, lexer).map(|claim| (place, claim)),
            _ => None,
        };
        self.inner_result = inner_result.filter(|_| self.is_inside());
        if let Token::UnclosedComment(_) = token {
            self.keep_first_fault(place, RecordErrorKind::UnclosedComment);
        }
        if let Some(open) = &mut self.lost {
            match token {
                Token::Open => *open += 1,
                Token::Close => *open = open.saturating_sub(1),
                // What was lost may hold numbers that look like a result, but the result comes last.
                Token::Word(_) if *open == 0 => self.lost_result = inner_result.or(self.lost_result),
                _ => (),
            }
            return;
        }
        if let Some(open) = &mut self.skipping {
            match token {
                Token::Open => *open += 1,
                Token::Close if *open > 0 => *open -= 1,
                Token::Close => {
                    self.skipping = None;
                    self.pending = None;
                    self.close(place);
                }
                _ => (),
            }
            return;
        }
        match token {
            Token::Tag { name, .. } => {
                self.keep_first_fault(place, RecordErrorKind::LateTag((*name).to_owned()));
            }
            Token::BadTag { .. } => self.keep_first_fault(place, RecordErrorKind::BadTag),
            Token::Stray(bracket) => self.keep_first_fault(place, RecordErrorKind::Stray(*bracket)),
            Token::Comment(text) | Token::UnclosedComment(text) => self.comment(text),
            Token::Glyph(number) => add_glyph(self.notes(), *number),
            Token::Open => self.open(place),
            Token::Close => self.close(place),
            Token::Word(word) => {
                if let Err(Fault { place, kind }) = self.word(place, word, lexer) {
                    // The moves after it stood on this one.
                    self.keep_first_fault(place, kind);
                    *(if self.waiting.is_empty() { &mut self.lost } else { &mut self.skipping }) = Some(0);
                }
            }
        }
    }

    /// Remembers a fault of the record, if it is the first one.
    fn keep_first_fault(&mut self, place: TextPosition, kind: RecordErrorKind) {
        self.fault.get_or_insert(Fault { place, kind });
    }

    /// Whether a bracket is open.
    fn is_inside(&self) -> bool {
        self.lost.unwrap_or(self.waiting.len()) > 0
    }

    /// The notes that are written now: of the move to come, or of the last one.
    fn notes(&mut self) -> &mut Notes {
        match &mut self.pending {
            Some(pending) => pending,
            None => self.tree.notes_mut(self.at),
        }
    }

    /// Adds a comment to the notes of the move before or, if one is to come, of the next move.
    pub(super) fn comment(&mut self, text: &str) {
        let board = self.tree.start().board();
        let here = match &mut self.pending {
            Some(pending) => add_comment(pending, text, CommentSlot::Lead, board),
            None => add_comment(self.tree.notes_mut(self.at), text, CommentSlot::Comment, board),
        };
        if here {
            self.here = Some(self.at);
        }
    }

    /// Begins a variation at its opening bracket: the next move is an alternative to the last one.
    fn open(&mut self, place: TextPosition) {
        self.settle();
        let (at, moved) = (self.at, self.moved);
        self.waiting.push(Waiting { place, at, moved });
        let parent = self.tree.node(at).parent().filter(|_| moved);
        let Some(parent) = parent else {
            // The bracket is open all the same, and its end is looked for.
            self.keep_first_fault(place, RecordErrorKind::EarlyVariation);
            self.skipping = Some(0);
            return;
        };
        self.at = parent;
        self.moved = false;
        self.pending = Some(Notes::default());
    }

    /// Ends a variation at its closing bracket, and goes on with the line around it.
    fn close(&mut self, place: TextPosition) {
        let Some(outer) = self.waiting.pop() else {
            return self.keep_first_fault(place, RecordErrorKind::Stray(')'));
        };
        // A comment in a variation without moves belongs to the move before the bracket.
        let pending = if self.moved { None } else { self.pending.take() };
        self.settle();
        (self.at, self.moved) = (outer.at, outer.moved);
        if let Some(pending) = pending {
            add_notes(self.tree.notes_mut(self.at), lead_as_comment(pending));
        }
    }

    /// Adds notes that were to introduce a move to those of the last move, because the line ends or branches first.
    fn settle(&mut self) {
        if let Some(pending) = self.pending.take() {
            add_notes(self.tree.notes_mut(self.at), lead_as_comment(pending));
        }
    }

    /// The result of the game that a word states, if any. Points count only at the end: elsewhere such numbers are
    /// pages, scores of other games or clock times.
    fn claim(&self, word: &str, lexer: &Lexer<'_>) -> Option<ResultClaim> {
        let is_over = || self.lost.is_none() && self.tree.game(self.at).to_move().is_none();
        let is_result = |claim: &ResultClaim| {
            let is_padded = |side: &str| {
                side.len() > 1 && side.starts_with('0') && side.bytes().all(|b| b.is_ascii_digit())
            };
            !word.split(is_dash).map(str::trim).any(is_padded)
                && (!claim.is_points() || is_over() || !is_clock_time(word) && is_at_the_end(lexer))
        };
        ResultClaim::parse(word).filter(is_result)
    }

    /// Reads a word: a glyph, a result, a move number, a word such as `resign`, or a move, which is played.
    fn word(&mut self, place: TextPosition, word: &str, lexer: &Lexer<'_>) -> Result<(), Fault> {
        if let Some((_, number)) = SYMBOLS.iter().find(|(symbol, _)| symbol == &word) {
            add_glyph(self.notes(), Some(*number));
            return Ok(());
        }
        let inside = !self.waiting.is_empty();
        if self.result.is_some() && !inside {
            return Err(Fault { place, kind: RecordErrorKind::AfterTheEnd(excerpt(word)) });
        }
        // The result of a variation is not the result of the game.
        if inside && ResultClaim::parse(word).is_some() {
            return Ok(());
        }
        if let Some(claim) = self.claim(word, lexer) {
            self.result = Some((place, claim));
            return Ok(());
        }
        let numberless = without_number(word);
        let (text, suffix) =
            numberless.split_at(numberless.find(['=', '#', '!', '?']).unwrap_or(numberless.len()));
        if text.is_empty() {
            if word.starts_with(|c: char| c.is_ascii_digit()) && self.pending.is_none() {
                self.pending = Some(Notes::default());
            }
            add_suffixes(self.notes(), suffix);
            return Ok(());
        }
        if self.player_verdict.is_some() && !inside {
            return Err(Fault { place, kind: RecordErrorKind::AfterTheEnd(excerpt(word)) });
        }
        // The place of the move itself, not of the number that may stick to it.
        let column = place.column + word.chars().count() - numberless.chars().count();
        let place = TextPosition { column, ..place };
        if let Some(verdict) = self.verdict(text) {
            if !inside {
                self.player_verdict = Some((place, verdict));
            }
            return Ok(());
        }
        let played = self.play(place, text);
        if is_clock_time(word)
            && let Err(Fault { place, kind: kind @ RecordErrorKind::NotAMove { .. } }) = played
        {
            // It stands beside a move, and takes the place of none.
            self.keep_first_fault(place, kind);
            return Ok(());
        }
        played?;
        add_suffixes(self.notes(), suffix);
        Ok(())
    }

    /// Plays a move after the last one, and adds the notes that were to introduce it.
    fn play(&mut self, place: TextPosition, text: &str) -> Result<(), Fault> {
        self.moves += 1;
        if self.moves > MOVE_LIMIT {
            return Err(Fault { place, kind: RecordErrorKind::TooManyMoves });
        }
        let game = *self.tree.game(self.at);
        let turn = MoveNumber::from_position(&game);
        let mv = game
            .parse_move(text)
            .map_err(|source| Fault { place, kind: RecordErrorKind::NotAMove { turn, source } })?;
        let main = self.tree.main_child(self.at);
        let node = self.tree.play(self.at, mv).map_err(|source| {
            let text = mv.display(game.board()).to_string();
            Fault { place, kind: RecordErrorKind::IllegalMove { turn, text, source } }
        })?;
        self.put_line_first(node, main);
        self.at = node;
        self.moved = true;
        if let Some(pending) = self.pending.take() {
            add_notes(self.tree.notes_mut(node), pending);
        }
        if self.waiting.is_empty() {
            self.last = node;
        }
        Ok(())
    }

    /// Called for each move read: puts it first among its siblings if `main`, which was first until now, is from a more
    /// deeply nested variation. Such a variation may repeat moves of the line around it before that line goes on.
    fn put_line_first(&mut self, node: NodeId, main: Option<NodeId>) {
        let depth = self.waiting.len();
        let depth_of = |depths: &[usize], node: NodeId| depths.get(node.get() as usize).copied();
        if let Some(main) = main
            && main != node
            && depth_of(&self.depths, main).is_some_and(|known| known > depth)
        {
            self.tree.put_first(node);
        }
        match self.depths.get_mut(node.get() as usize) {
            Some(known) => *known = depth.min(*known),
            None => self.depths.push(depth),
        }
    }

    /// The ending that a word in the place of a move stands for.
    fn verdict(&self, word: &str) -> Option<Verdict> {
        let player = self.tree.game(self.at).to_move()?;
        match word.to_ascii_lowercase().as_str() {
            "resign" => Some(Verdict::Resignation(player)),
            "timeout" => Some(Verdict::Timeout(player)),
            "draw" => Some(Verdict::Agreement),
            _ => None,
        }
    }

    /// Returns the finished record, and the first contradiction about its result, if there is one.
    pub(super) fn conclude(mut self, header: Header, tags: &mut Tags) -> (Record, Option<Fault>) {
        self.settle();
        let end = self.here.unwrap_or(self.last);
        let mut record = Record::from_tree(header, self.tree, end, None);
        let fault = conclude(&mut record, self.player_verdict, self.result, tags);
        (record, fault)
    }
}

/// Notes without an introduction: what was to introduce a move, which does not follow, becomes the start of the comment.
fn lead_as_comment(notes: Notes) -> Notes {
    let Notes { lead, comment, .. } = notes;
    let comment =
        if comment.is_empty() || lead.is_empty() { lead + &comment } else { lead + "\n" + &comment };
    Notes { lead: String::new(), comment, ..notes }
}

/// The word without the move number that may stick to its start: `12.d4`, `12...d4`, `12`.
fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if after_digits.is_empty() || after_digits.starts_with(['.', '…']) {
        after_digits.trim_start_matches(['.', '…'])
    } else {
        word
    }
}

/// What other programs write for glyphs that judge a position, where these are words of their own.
const SYMBOLS: [(&str, u8); 14] = [
    ("∞", 13),
    ("+=", 14),
    ("+/=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("=/+", 15),
    ("⩱", 15),
    ("+/-", 16),
    ("±", 16),
    ("-/+", 17),
    ("∓", 17),
    ("+-", 18),
    ("-+", 19),
    ("□", 7),
];

/// Whether a word is written as a clock time is: `0:05`, `1:30:00`, `0:04.7`.
fn is_clock_time(word: &str) -> bool {
    let is_part = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    let is_known = |c: char| c.is_ascii_digit() || c == ':' || c == '.';
    word.contains(':') && word.chars().all(is_known) && word.split(':').all(is_part)
}

/// Whether nothing that belongs to the game comes behind the lexer: no word before the next game or the end of the text.
fn is_at_the_end(lexer: &Lexer<'_>) -> bool {
    let mut ahead = lexer.clone();
    loop {
        match ahead.next() {
            None | Some((_, Token::Tag { .. })) => return true,
            Some((_, Token::Word(word))) => return begins_moves(word, &ahead),
            _ => (),
        }
    }
}

/// Whether a word begins the moves of a game: it is the number 1, and what follows is written as a move is.
fn begins_moves(word: &str, lexer: &Lexer<'_>) -> bool {
    let is_one = word == "1" || (word.starts_with("1.") && !word.starts_with("1.."));
    if !is_one {
        return false;
    }
    let start = Variant::default().start();
    let is_move = |text: &str| {
        let text = text.split(['=', '#', '!', '?']).next().unwrap_or_default();
        start.parse_move(text).is_ok()
    };
    let here = without_number(word);
    if !here.is_empty() {
        return is_move(here);
    }
    let mut ahead = lexer.clone();
    loop {
        match ahead.next() {
            Some((_, Token::Comment(_) | Token::Glyph(_))) => (),
            Some((_, Token::Word(word))) => return is_move(word),
            _ => return false,
        }
    }
}

/// Whether bad tags, of which one was read, come right before a good one. They are then of the same game.
fn comes_before_tag(lexer: &Lexer<'_>) -> bool {
    let mut ahead = lexer.clone();
    for _ in 0..8 {
        let line = ahead.place().line;
        let Some((place, token)) = ahead.next() else { return false };
        match token {
            Token::BadTag { .. } if place.line <= line + 1 => (),
            Token::Tag { .. } => return place.line <= line + 1,
            _ => return false,
        }
    }
    false
}
