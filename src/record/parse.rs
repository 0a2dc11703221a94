//! Reads a record: tags first, then moves, then what the result claims.

use crate::rules::{AnyGame, ByPlayer, Game, Outcome, Player, UnknownVariant, Variant, excerpt};

use super::lexer::{Fault, Lexer, Token};
use super::{
    Ending, Participant, Place, PlayerType, Record, RecordError, RecordErrorKind, Tag, Turn, is_typed,
};

/// The version of the format that is read and written.
pub(super) const FORMAT_VERSION: u64 = 1;

pub(super) fn parse(text: &str) -> Result<Record, RecordError> {
    let mut lexer = Lexer::new(text);
    let (mut header, mut next) =
        Header::read(&mut lexer).map_err(|(place, kind)| RecordError { place, kind, before: None })?;
    let tagged = !header.tags.is_empty();
    let mut reader = match header.record() {
        Ok(record) => MoveReader { record, tagged, result: None, said: None },
        Err((place, kind)) => return Err(RecordError { place, kind, before: None }),
    };
    let done = loop {
        match next {
            Some((place, token)) => {
                if let Err(fault) = reader.token(place, &token) {
                    break Err(fault);
                }
            }
            None if reader.is_empty() => break Err((lexer.place(), RecordErrorKind::Empty)),
            None => break reader.conclude(&mut header),
        }
        next = match lexer.next() {
            Ok(next) => next,
            Err(fault) => break Err(fault),
        };
    };
    match done {
        Ok(()) => Ok(reader.record),
        Err((place, kind)) => Err(RecordError { place, kind, before: Some(Box::new(reader.record)) }),
    }
}

/// The tags as they were read.
#[derive(Debug, Default)]
struct Header {
    tags: Vec<(Place, Tag)>,
}

impl Header {
    /// Reads all tags, and the first token after them.
    fn read<'a>(lexer: &mut Lexer<'a>) -> Result<(Self, Option<(Place, Token<'a>)>), Fault> {
        let mut header = Self::default();
        loop {
            match lexer.next()? {
                Some((place, Token::Tag { name, value })) => {
                    if is_typed(name) && header.find(name).is_some() {
                        return Err((place, RecordErrorKind::RepeatedTag(name.to_owned())));
                    }
                    header.tags.push((place, Tag { name: name.to_owned(), value }));
                }
                None if header.tags.is_empty() => return Err((lexer.place(), RecordErrorKind::Empty)),
                next => return Ok((header, next)),
            }
        }
    }

    fn find(&self, name: &str) -> Option<&(Place, Tag)> {
        self.tags.iter().find(|(_, tag)| tag.name.eq_ignore_ascii_case(name))
    }

    fn take(&mut self, name: &str) -> Option<(Place, String)> {
        let index = self.tags.iter().position(|(_, tag)| tag.name.eq_ignore_ascii_case(name))?;
        let (place, tag) = self.tags.remove(index);
        Some((place, tag.value))
    }

    /// The record before its first move, with every tag but the two that tell of its end.
    fn record(&mut self) -> Result<Record, Fault> {
        if let Some((place, version)) = self.take("FormatVersion")
            && let Ok(number) = version.trim().parse::<u64>()
            && number > FORMAT_VERSION
        {
            return Err((place, RecordErrorKind::NewerFormat(number)));
        }
        let variant = self.variant()?;
        let mut record = Record::new(self.start(variant)?);
        record.players = ByPlayer::from_fn(|player| self.participant(player));
        if self.find("Rules").is_some_and(|(_, tag)| tag.value == variant.rules_name()) {
            self.take("Rules");
        }
        record.tags = self.tags.iter().map(|(_, tag)| tag.clone()).collect();
        record
            .tags
            .retain(|tag| !["Result", "Termination"].iter().any(|end| tag.name.eq_ignore_ascii_case(end)));
        Ok(record)
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

/// Plays the moves of a record.
#[derive(Debug)]
struct MoveReader {
    record: Record,
    /// There are tags, so that a record without moves is one nevertheless.
    tagged: bool,
    /// The result at the end of the moves.
    result: Option<(Place, Claim)>,
    /// What a word such as `resign` said.
    said: Option<Ending>,
}

impl MoveReader {
    const fn is_empty(&self) -> bool {
        !self.tagged && self.record.moves.is_empty() && self.result.is_none() && self.said.is_none()
    }

    fn token(&mut self, place: Place, token: &Token<'_>) -> Result<(), Fault> {
        let word = match token {
            Token::Tag { name, .. } => return Err((place, RecordErrorKind::LateTag((*name).to_owned()))),
            Token::Word(word) => *word,
        };
        if self.result.is_some() {
            return Err((place, RecordErrorKind::AfterTheEnd(excerpt(word))));
        }
        if let Some(claim) = Claim::parse(word) {
            self.result = Some((place, claim));
            return Ok(());
        }
        let text = without_suffix(without_number(word));
        if text.is_empty() {
            return Ok(());
        }
        if self.said.is_some() {
            return Err((place, RecordErrorKind::AfterTheEnd(excerpt(word))));
        }
        self.said = self.said(text);
        if self.said.is_some() {
            return Ok(());
        }
        // The place of the move itself, not of the number that may stick to it.
        let column = place.column + word.chars().count() - without_number(word).chars().count();
        self.play(Place { column, ..place }, text)
    }

    fn play(&mut self, place: Place, text: &str) -> Result<(), Fault> {
        let game = self.record.end;
        let turn = Turn::of(&game);
        let mv =
            game.parse_move(text).map_err(|source| (place, RecordErrorKind::NotAMove { turn, source }))?;
        self.record.play(mv).map_err(|source| {
            let text = mv.display(game.board()).to_string();
            (place, RecordErrorKind::IllegalMove { turn, text, source })
        })
    }

    /// The ending that a word in place of a move tells.
    fn said(&self, word: &str) -> Option<Ending> {
        let player = self.record.end.to_move()?;
        match word.to_ascii_lowercase().as_str() {
            "resign" => Some(Ending::Resignation(player)),
            "timeout" => Some(Ending::Timeout(player)),
            "draw" => Some(Ending::Agreement),
            _ => None,
        }
    }

    /// Compares everything that tells of the result.
    fn conclude(&mut self, header: &mut Header) -> Result<(), Fault> {
        let tag = match header.take("Result") {
            Some((place, text)) if text.trim().is_empty() || text.trim() == "?" => Some((place, Claim::Open)),
            Some((place, text)) => {
                let claim = Claim::parse(text.trim());
                Some((place, claim.ok_or((place, RecordErrorKind::BadResult(excerpt(&text))))?))
            }
            None => None,
        };
        self.record.conclude(self.said.unwrap_or(Ending::Open));
        let claims = [tag, self.result].into_iter().flatten();
        for (place, claim) in claims.filter(|(_, claim)| *claim != Claim::Open) {
            self.claim(claim).map_err(|actual| {
                let claimed = claim.to_string();
                (place, RecordErrorKind::WrongResult { claimed, actual })
            })?;
        }
        if let Some((_, text)) = header.take("Termination") {
            self.terminate(text);
        }
        Ok(())
    }

    /// Takes a claim for true if nothing speaks against it, or else says what does.
    fn claim(&mut self, claim: Claim) -> Result<(), String> {
        let result = self.record.result_text();
        match (self.record.ending(), self.record.outcome(), claim.outcome()) {
            // A game that ended by the rules has its points; to name just the winner is enough.
            (Ending::Rules, _, _) if claim.to_string() == result => Ok(()),
            (Ending::Rules, outcome, Some(claimed)) if outcome == Some(claimed) => Ok(()),
            (Ending::Rules, ..) => Err(format!("the last position gives {result}")),
            (Ending::Open, _, Some(claimed)) => {
                self.record.conclude(Ending::Other(claimed));
                Ok(())
            }
            (Ending::Open, _, None) => Err("the moves do not end the game".to_owned()),
            (_, outcome, claimed) if outcome == claimed => Ok(()),
            _ => Err(format!("elsewhere in the record it is {result}")),
        }
    }

    /// Understands the words of the tag `Termination`, or keeps them as they are.
    fn terminate(&mut self, text: String) {
        let known = match self.record.ending() {
            Ending::Other(outcome) => Ending::from_termination(&text, outcome),
            Ending::Open => None,
            Ending::Rules => {
                let usual = [self.record.variant().ending_name(), "normal"];
                usual.iter().any(|usual| usual.eq_ignore_ascii_case(text.trim())).then_some(Ending::Rules)
            }
            // A word in the moves told it. Other words here would hide that when the record is written.
            told => Some(told),
        };
        match known {
            Some(ending) => self.record.conclude(ending),
            None => self.record.tags.push(Tag { name: "Termination".to_owned(), value: text }),
        }
    }
}

/// A result as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// `*`
    Open,
    /// `21-17`, or `1-0` for a win without points.
    Numbers(u16, u16),
    /// `1/2-1/2`
    Draw,
}

impl Claim {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "*" => return Some(Self::Open),
            "1/2-1/2" | "1/2" | "½-½" | "½" => return Some(Self::Draw),
            _ => (),
        }
        let (black, white) = text.split_once(['-', '–', ':'])?;
        let number =
            |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u16>().ok()).flatten();
        Some(Self::Numbers(number(black)?, number(white)?))
    }

    /// Who won, where the text says no more than that.
    const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Numbers(1, 0) => Some(Outcome::Win(Player::Black)),
            Self::Numbers(0, 1) => Some(Outcome::Win(Player::White)),
            Self::Draw => Some(Outcome::Draw),
            Self::Open | Self::Numbers(..) => None,
        }
    }
}

impl std::fmt::Display for Claim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Open => f.write_str("*"),
            Self::Numbers(black, white) => write!(f, "{black}-{white}"),
            Self::Draw => f.write_str("1/2-1/2"),
        }
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

/// The word without what may follow a move: `=3`, `#z2`, `!?`.
fn without_suffix(word: &str) -> &str {
    word.split(['=', '#', '!', '?']).next().unwrap_or_default()
}
