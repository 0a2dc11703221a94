//! Reads one game: tags first, then moves with notes and variations, then what the result claims.

use crate::play::{NodeId, Notes, Tree, Verdict};
use crate::rules::{AnyGame, ByPlayer, Game, Player, UnknownVariant, Variant, excerpt};

use super::header::{TAG_LIMIT, is_typed};
use super::lexer::{Fault, Lexer, Token};
use super::notes::{Slot, add_comment, add_glyph, add_notes, add_suffixes};
use super::result::{self, Claim};
use super::{
    Contradiction, Header, Participant, Place, PlayerType, Record, RecordError, RecordErrorKind, Tag, Turn,
};

/// The version of the format that is read and written.
pub(super) const FORMAT_VERSION: u64 = 1;

/// A record with more moves is refused, so that reading takes neither long nor much memory: no game comes near.
pub(in crate::record) const MOVE_LIMIT: usize = 100_000;

/// Reads the next game of a text; none if there is no more. After a fault the lexer stands before the next game.
pub(super) fn game(lexer: &mut Lexer<'_>) -> Option<Result<Record, RecordError>> {
    let mut tags = Tags::default();
    let read = match tags.read(lexer) {
        Ok(read) => read,
        Err((place, kind)) => {
            skip_tags(lexer);
            skip_moves(lexer);
            return Some(Err(RecordError { place, kind, before: None }));
        }
    };
    let Opening { comments, is_empty } = read;
    if is_empty && tags.read.is_empty() {
        return None;
    }
    let (header, start) = match tags.opening() {
        Ok(opening) => opening,
        Err((place, kind)) => {
            skip_moves(lexer);
            return Some(Err(RecordError { place, kind, before: None }));
        }
    };
    let mut reader = Reader::new(start);
    for text in comments {
        reader.comment(text);
    }
    let tagged = !tags.read.is_empty() || tags.taken;
    let mut fault = reader.read(lexer).err();
    if fault.is_some() {
        skip_moves(lexer);
    } else if !tagged && reader.is_empty() {
        return Some(Err(RecordError { place: lexer.place(), ..RecordError::empty() }));
    }
    fault = reader.fault.take().or(fault);
    let (record, claim_fault) = reader.conclude(header, &mut tags, fault.is_none());
    Some(match fault.or(claim_fault) {
        None => Ok(record),
        Some((place, kind)) => Err(RecordError { place, kind, before: Some(Box::new(record)) }),
    })
}

/// Goes on behind the tags that stand here.
fn skip_tags(lexer: &mut Lexer<'_>) {
    lexer.next_line();
    while lexer.is_at_tag() {
        lexer.next_line();
    }
}

/// Goes on before the next tag that begins a line.
fn skip_moves(lexer: &mut Lexer<'_>) {
    if lexer.is_at_tag() {
        return;
    }
    while lexer.next_line().is_some() && !lexer.is_at_tag() {}
}

/// What stands before the first move.
#[derive(Debug)]
struct Opening<'a> {
    comments: Vec<&'a str>,
    /// Nothing follows the tags and comments.
    is_empty: bool,
}

/// The tags as they were read.
#[derive(Debug, Default)]
struct Tags {
    read: Vec<(Place, Tag)>,
    /// How many of them have no meaning of their own.
    others: usize,
    /// Whether there was a tag that was understood since.
    taken: bool,
}

impl Tags {
    /// Reads all tags, and the comments before the first move. The lexer then stands before what follows.
    fn read<'a>(&mut self, lexer: &mut Lexer<'a>) -> Result<Opening<'a>, Fault> {
        let mut comments = Vec::new();
        loop {
            let before = lexer.clone();
            match lexer.next()? {
                Some((place, Token::Tag { name, value })) => {
                    if is_typed(name) && self.find(name).is_some() {
                        return Err((place, RecordErrorKind::RepeatedTag(name.to_owned())));
                    }
                    self.others += usize::from(!is_typed(name));
                    if self.others > TAG_LIMIT {
                        return Err((place, RecordErrorKind::TooManyTags));
                    }
                    self.read.push((place, Tag { name: name.to_owned(), value }));
                }
                Some((_, Token::Comment(text))) => comments.push(text),
                Some(_) => {
                    *lexer = before;
                    return Ok(Opening { comments, is_empty: false });
                }
                None => return Ok(Opening { comments, is_empty: true }),
            }
        }
    }

    fn find(&self, name: &str) -> Option<&(Place, Tag)> {
        self.read.iter().find(|(_, tag)| tag.name.eq_ignore_ascii_case(name))
    }

    fn take(&mut self, name: &str) -> Option<(Place, String)> {
        let index = self.read.iter().position(|(_, tag)| tag.name.eq_ignore_ascii_case(name))?;
        self.taken = true;
        let (place, tag) = self.read.remove(index);
        Some((place, tag.value))
    }

    /// The header and the first position, from every tag but the two that tell of the end.
    fn opening(&mut self) -> Result<(Header, AnyGame), Fault> {
        if let Some((place, version)) = self.take("FormatVersion")
            && let Ok(number) = version.trim().parse::<u64>()
            && number > FORMAT_VERSION
        {
            return Err((place, RecordErrorKind::NewerFormat(number)));
        }
        let variant = self.variant()?;
        let start = self.start(variant)?;
        let players = ByPlayer::from_fn(|player| self.participant(player));
        if self.find("Rules").is_some_and(|(_, tag)| tag.value == variant.rules_name()) {
            self.take("Rules");
        }
        let of_the_end =
            |tag: &Tag| ["Result", "Termination"].iter().any(|end| tag.name.eq_ignore_ascii_case(end));
        let tags = self.read.iter().map(|(_, tag)| tag).filter(|tag| !of_the_end(tag)).cloned().collect();
        Ok((Header { tags, players }, start))
    }

    /// What the tags `Game` and `Variant` say together; either may be missing.
    fn variant(&mut self) -> Result<Variant, Fault> {
        let game = match self.take("Game") {
            Some((place, name)) => match Variant::of_game(name.trim()) {
                Some(usual) => Some(usual),
                None => return Err((place, RecordErrorKind::UnknownGame(excerpt(&name)))),
            },
            None => None,
        };
        let Some((place, name)) = self.take("Variant") else { return Ok(game.unwrap_or_default()) };
        let variant: Variant = name.trim().parse().map_err(|error: UnknownVariant| (place, error.into()))?;
        match game.map(Variant::game_name) {
            Some(game) if game != variant.game_name() => {
                Err((place, RecordErrorKind::WrongVariant { game, variant }))
            }
            _ => Ok(variant),
        }
    }

    fn start(&mut self, variant: Variant) -> Result<AnyGame, Fault> {
        let komi = self.take("Komi");
        let set_up = self.take("SetUp");
        let position = self.take("Position");
        match (set_up, position) {
            (Some((_, set_up)), _) if set_up.trim() == "0" => usual_start(variant, komi),
            (Some((place, _)), None) => Err((place, RecordErrorKind::MissingPosition)),
            (_, Some((place, text))) => AnyGame::parse(variant, &text).map_err(|error| (place, error.into())),
            (None, None) => usual_start(variant, komi),
        }
    }

    fn participant(&mut self, player: Player) -> Participant {
        let (name, kind) = match player {
            Player::Black => ("Black", "BlackType"),
            Player::White => ("White", "WhiteType"),
        };
        Participant {
            name: self.take(name).map(|(_, name)| name),
            kind: self.take(kind).map(|(_, kind)| PlayerType::from(kind.as_str())),
        }
    }
}

/// The position before the first move with the komi of the tag, which is 0 where there is none.
fn usual_start(variant: Variant, komi: Option<(Place, String)>) -> Result<AnyGame, Fault> {
    let Some((place, text)) = komi else { return Ok(variant.start()) };
    let komi = text.trim().parse().map_err(|_| (place, RecordErrorKind::BadKomi(excerpt(&text))))?;
    variant.start_with_komi(komi).map_err(|error| (place, error.into()))
}

/// A line of moves that waits until a variation ends.
#[derive(Debug)]
struct Waiting {
    /// Where the variation begins.
    place: Place,
    /// The last node of the line.
    at: NodeId,
    /// Whether the line has a move, so that a variation can replace it.
    moved: bool,
}

/// Reads the moves of a game.
#[derive(Debug)]
struct Reader {
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
    /// Where the game is said to stand.
    here: Option<NodeId>,
    moves: usize,
    /// The first thing wrong with a variation.
    fault: Option<Fault>,
    /// How many brackets are open in the rest of a variation that went wrong.
    skipping: Option<usize>,
    /// The result at the end of the moves.
    result: Option<(Place, Claim)>,
    /// What a word such as `resign` said.
    said: Option<(Place, Verdict)>,
}

impl Reader {
    fn new(start: AnyGame) -> Self {
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
            result: None,
            said: None,
        }
    }

    const fn is_empty(&self) -> bool {
        self.moves == 0 && self.result.is_none() && self.said.is_none() && self.fault.is_none()
    }

    /// Reads up to the next game or the end of the text.
    ///
    /// # Errors
    /// What is wrong in the game itself. What is wrong in a variation is kept, and the rest of it skipped.
    fn read(&mut self, lexer: &mut Lexer<'_>) -> Result<(), Fault> {
        loop {
            let before = lexer.clone();
            let done = match lexer.next() {
                Ok(None) => break,
                Ok(Some((place, token))) => {
                    if self.begins_another(place, &token) {
                        *lexer = before;
                        break;
                    }
                    self.token(place, &token)
                }
                Err(fault) => {
                    if fault.1 == RecordErrorKind::UnclosedComment {
                        // All that follows is inside the comment.
                        let fault = self.fault.take().unwrap_or(fault);
                        return Err(fault);
                    }
                    Err(fault)
                }
            };
            if let Err(fault) = done {
                if self.waiting.is_empty() {
                    return Err(fault);
                }
                self.fault.get_or_insert(fault);
                self.skipping.get_or_insert(0);
            }
        }
        if self.skipping.is_none()
            && let Some(first) = self.waiting.first()
        {
            return Err((first.place, RecordErrorKind::UnclosedVariation));
        }
        Ok(())
    }

    /// Whether the game ends before this token.
    fn begins_another(&self, place: Place, token: &Token<'_>) -> bool {
        match token {
            Token::Tag { .. } => place.column == 1 || (self.result.is_some() && self.waiting.is_empty()),
            Token::Word(word) if self.result.is_some() && self.waiting.is_empty() => {
                *word == "1" || (word.starts_with("1.") && !word.starts_with("1.."))
            }
            _ => false,
        }
    }

    fn token(&mut self, place: Place, token: &Token<'_>) -> Result<(), Fault> {
        if let Some(open) = &mut self.skipping {
            match token {
                Token::Open => *open += 1,
                Token::Close if *open > 0 => *open -= 1,
                Token::Close => {
                    self.skipping = None;
                    self.pending = None;
                    self.close(place)?;
                }
                _ => (),
            }
            return Ok(());
        }
        match token {
            Token::Tag { name, .. } => Err((place, RecordErrorKind::LateTag((*name).to_owned()))),
            Token::Comment(text) => {
                self.comment(text);
                Ok(())
            }
            Token::Glyph(number) => {
                add_glyph(self.notes(), *number);
                Ok(())
            }
            Token::Open => {
                self.open(place);
                Ok(())
            }
            Token::Close => self.close(place),
            Token::Word(word) => self.word(place, word),
        }
    }

    /// The notes that are written now: of the move to come, or of the last one.
    fn notes(&mut self) -> &mut Notes {
        match &mut self.pending {
            Some(pending) => pending,
            None => self.tree.notes_mut(self.at),
        }
    }

    fn comment(&mut self, text: &str) {
        let board = self.tree.start().board();
        let here = match &mut self.pending {
            Some(pending) => add_comment(pending, text, Slot::Lead, board),
            None => add_comment(self.tree.notes_mut(self.at), text, Slot::Comment, board),
        };
        if here {
            self.here = Some(self.at);
        }
    }

    fn open(&mut self, place: Place) {
        self.settle();
        let (at, moved) = (self.at, self.moved);
        self.waiting.push(Waiting { place, at, moved });
        let parent = self.tree.node(at).parent().filter(|_| moved);
        let Some(parent) = parent else {
            // The bracket is open all the same, and its end is looked for.
            self.fault.get_or_insert((place, RecordErrorKind::EarlyVariation));
            self.skipping = Some(0);
            return;
        };
        self.at = parent;
        self.moved = false;
        self.pending = Some(Notes::default());
    }

    fn close(&mut self, place: Place) -> Result<(), Fault> {
        // A comment before a move that never comes belongs to whatever is there.
        let pending = if self.moved { None } else { self.pending.take() };
        self.settle();
        let outer = self.waiting.pop().ok_or((place, RecordErrorKind::Stray(')')))?;
        (self.at, self.moved) = (outer.at, outer.moved);
        if let Some(pending) = pending {
            add_notes(self.tree.notes_mut(self.at), in_place(pending));
        }
        Ok(())
    }

    /// Gives notes before a move that does not come to the last one.
    fn settle(&mut self) {
        if let Some(pending) = self.pending.take() {
            add_notes(self.tree.notes_mut(self.at), in_place(pending));
        }
    }

    fn word(&mut self, place: Place, word: &str) -> Result<(), Fault> {
        let inside = !self.waiting.is_empty();
        if self.result.is_some() && !inside {
            return Err((place, RecordErrorKind::AfterTheEnd(excerpt(word))));
        }
        if let Some(claim) = Claim::parse(word) {
            // How a variation would end is nobody's result.
            if !inside {
                self.result = Some((place, claim));
            }
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
        if self.said.is_some() && !inside {
            return Err((place, RecordErrorKind::AfterTheEnd(excerpt(word))));
        }
        // The place of the move itself, not of the number that may stick to it.
        let column = place.column + word.chars().count() - numberless.chars().count();
        let place = Place { column, ..place };
        if let Some(verdict) = self.verdict(text) {
            if !inside {
                self.said = Some((place, verdict));
            }
            return Ok(());
        }
        self.play(place, text)?;
        add_suffixes(self.notes(), suffix);
        Ok(())
    }

    fn play(&mut self, place: Place, text: &str) -> Result<(), Fault> {
        self.moves += 1;
        if self.moves > MOVE_LIMIT {
            return Err((place, RecordErrorKind::TooManyMoves));
        }
        let game = *self.tree.game(self.at);
        let turn = Turn::of(&game);
        let mv =
            game.parse_move(text).map_err(|source| (place, RecordErrorKind::NotAMove { turn, source }))?;
        let main = self.tree.main_child(self.at);
        let node = self.tree.play(self.at, mv).map_err(|source| {
            let text = mv.display(game.board()).to_string();
            (place, RecordErrorKind::IllegalMove { turn, text, source })
        })?;
        self.order(node, main);
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

    /// A variation may repeat moves of the line that it belongs to, and then be read before the rest of that line:
    /// the line goes first nevertheless.
    fn order(&mut self, node: NodeId, main: Option<NodeId>) {
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

    /// The record, and what contradicts its result. Of a game that went wrong the result is not asked.
    fn conclude(mut self, header: Header, tags: &mut Tags, whole: bool) -> (Record, Option<Fault>) {
        self.settle();
        let end = self.here.unwrap_or(self.last);
        let mut record = Record::of_tree(header, self.tree, end, None);
        let fault = if whole { conclude(&mut record, self.said, self.result, tags).err() } else { None };
        (record, fault)
    }
}

/// Notes that were to introduce a move and stand behind one now.
fn in_place(notes: Notes) -> Notes {
    let Notes { lead, comment, .. } = notes;
    let comment =
        if comment.is_empty() || lead.is_empty() { lead + &comment } else { lead + "\n" + &comment };
    Notes { lead: String::new(), comment, ..notes }
}

/// Compares everything that states the result.
fn conclude(
    record: &mut Record,
    said: Option<(Place, Verdict)>,
    written: Option<(Place, Claim)>,
    tags: &mut Tags,
) -> Result<(), Fault> {
    let tag = match tags.take("Result") {
        Some((_, text)) if text.trim().is_empty() || text.trim() == "?" => None,
        Some((place, text)) => {
            let claim = Claim::parse(text.trim());
            Some((place, claim.ok_or((place, RecordErrorKind::BadResult(excerpt(&text))))?))
        }
        None => None,
    };
    let termination = tags.take("Termination");
    let game = record.variant().game_name();
    let wrong =
        |place, claimed: String, actual| Err((place, RecordErrorKind::WrongResult { claimed, actual }));
    if let Some((place, verdict)) = said
        && !record.conclude(verdict)
    {
        return wrong(place, Claim::Draw.to_string(), Contradiction::NoDraws(game));
    }
    // `*` may stand for a result that nobody wrote down, but not beside one that somebody did.
    if let (Some((place, one)), Some((_, other))) = (tag, written)
        && (one == Claim::Open) != (other == Claim::Open)
    {
        return wrong(place, one.to_string(), Contradiction::Elsewhere(other.to_string()));
    }
    for (place, claim) in [tag, written].into_iter().flatten().filter(|(_, claim)| *claim != Claim::Open) {
        if let Err(actual) = check(record, claim) {
            return wrong(place, claim.to_string(), actual);
        }
    }
    if let Some((_, text)) = termination {
        terminate(record, &text);
    }
    Ok(())
}

/// Takes a claim for true if nothing speaks against it.
fn check(record: &mut Record, claim: Claim) -> Result<(), Contradiction> {
    let result = record.result_text();
    match (record.outcome(), claim.outcome()) {
        // A game that ended by the rules has its points; to name just the winner is enough.
        _ if record.is_over_by_rules() && claim.to_string() == result => Ok(()),
        (actual, claimed) if record.is_over_by_rules() => {
            if claimed.is_some() && actual == claimed {
                Ok(())
            } else {
                Err(Contradiction::Position(result))
            }
        }
        (None, Some(claimed)) => {
            let done = record.conclude(Verdict::Other(claimed));
            if done { Ok(()) } else { Err(Contradiction::NoDraws(record.variant().game_name())) }
        }
        (None, None) => Err(Contradiction::NotOver),
        (actual, claimed) if actual == claimed => Ok(()),
        _ => Err(Contradiction::Elsewhere(result)),
    }
}

/// Understands the words of the tag `Termination`, or keeps them as they are.
pub(super) fn terminate(record: &mut Record, text: &str) {
    let known = match record.verdict() {
        Some(Verdict::Other(outcome)) => {
            result::verdict_of(text, outcome).is_some_and(|verdict| record.conclude(verdict))
        }
        // A word in the moves told it. Other words here would hide that when the record is written.
        Some(_) => true,
        None if record.is_over_by_rules() => {
            let usual = [record.variant().ending_name(), "normal"];
            usual.iter().any(|usual| usual.eq_ignore_ascii_case(text.trim()))
        }
        None => false,
    };
    if !known {
        record.header_mut().put_tag("Termination", text);
    }
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
