//! The tags before the moves: the board, the first position, the players, and what has no meaning of its own.

use crate::rules::{AnyGame, ByPlayer, Player, UnknownVariant, Variant, excerpt};

use super::FORMAT_VERSION;
use crate::record::header::{TAG_LIMIT, is_typed};
use crate::record::lexer::{Fault, Lexer, Token};
use crate::record::{Header, Participant, Place, PlayerType, RecordErrorKind, Tag};

/// What stands before the first move.
#[derive(Debug)]
pub(super) struct Opening<'a> {
    pub(super) comments: Vec<&'a str>,
    /// Nothing follows the tags and comments.
    pub(super) is_empty: bool,
}

/// The tags as they were read.
#[derive(Debug, Default)]
pub(super) struct Tags {
    pub(super) read: Vec<(Place, Tag)>,
    /// How many of them have no meaning of their own.
    others: usize,
    /// Whether there was a tag that was understood since.
    pub(super) taken: bool,
}

impl Tags {
    /// Reads all tags, and the comments before the first move. The lexer then stands before what follows.
    pub(super) fn read<'a>(&mut self, lexer: &mut Lexer<'a>) -> Result<Opening<'a>, Fault> {
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

    pub(super) fn take(&mut self, name: &str) -> Option<(Place, String)> {
        let index = self.read.iter().position(|(_, tag)| tag.name.eq_ignore_ascii_case(name))?;
        self.taken = true;
        let (place, tag) = self.read.remove(index);
        Some((place, tag.value))
    }

    /// The header and the first position, from every tag but the two that tell of the end.
    pub(super) fn opening(&mut self) -> Result<(Header, AnyGame), Fault> {
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
