//! The tags before the moves: the board, the first position, the players, and what has no meaning of its own.

use crate::rules::{AnyGame, ByPlayer, Player, UnknownVariant, Variant, excerpt};

use crate::record::error::Fault;
use crate::record::header::is_typed;
use crate::record::lexer::{Lexer, Token};
use crate::record::limits::{FORMAT_VERSION, TAG_LIMIT};
use crate::record::{Header, Participant, PlayerType, RecordErrorKind, Tag, TextPosition};

/// What was read before the first move besides tags: comments, and whether the game ends there.
#[derive(Debug)]
pub(super) struct Preamble<'a> {
    pub(super) comments: Vec<&'a str>,
    /// The game ends after its tags and comments: there are no moves.
    pub(super) ends_game: bool,
}

/// The tags of a game as they were read, before they are interpreted.
#[derive(Debug, Default)]
pub(super) struct Tags {
    pub(super) read: Vec<(TextPosition, Tag)>,
    /// How many of them have no meaning of their own.
    others: usize,
    /// The first thing that is wrong with one of them.
    pub(super) fault: Option<Fault>,
    /// A tag that told the board, and was lost.
    board_lost: Option<(TextPosition, String)>,
}

impl Tags {
    /// Reads all tags of a game into this list, and returns the comments before the first move. The lexer
    /// then stands before what follows.
    pub(super) fn read<'a>(&mut self, lexer: &mut Lexer<'a>) -> Preamble<'a> {
        let mut comments = Vec::new();
        loop {
            let before = lexer.clone();
            let Some((place, token)) = lexer.next() else { return Preamble { comments, ends_game: true } };
            match token {
                Token::Tag { name, value } => {
                    // An empty line, or one that is skipped.
                    if self.begins_anew(name, place.line > before.place().line + 1) {
                        *lexer = before;
                        return Preamble { comments, ends_game: true };
                    }
                    self.add(place, name, value);
                }
                Token::BadTag { name, value } => {
                    self.fault.get_or_insert(Fault { place, kind: RecordErrorKind::BadTag });
                    // Only what has a meaning can be checked.
                    match value.filter(|_| is_typed(name)) {
                        Some(value) if self.find(name).is_none() => self.add(place, name, value),
                        None if is_of_board(name) => self.board_lost = Some((place, name.to_owned())),
                        _ => (),
                    }
                }
                Token::Comment(text) => comments.push(text),
                Token::UnclosedComment(text) => {
                    self.fault.get_or_insert(Fault { place, kind: RecordErrorKind::UnclosedComment });
                    comments.push(text);
                    // It goes up to the next game.
                    return Preamble { comments, ends_game: true };
                }
                _ => {
                    *lexer = before;
                    return Preamble { comments, ends_game: false };
                }
            }
        }
    }

    /// Whether no tag was read.
    pub(super) const fn is_empty(&self) -> bool {
        self.read.is_empty()
    }

    /// Adds a tag to the list; one with a meaning that is there already, or one too many, is a fault instead.
    fn add(&mut self, place: TextPosition, name: &str, value: String) {
        let kind = if is_typed(name) && self.find(name).is_some() {
            RecordErrorKind::RepeatedTag(name.to_owned())
        } else if !is_typed(name) && self.others >= TAG_LIMIT {
            RecordErrorKind::TooManyTags
        } else {
            self.others += usize::from(!is_typed(name));
            return self.read.push((place, Tag { name: name.to_owned(), value }));
        };
        self.fault.get_or_insert(Fault { place, kind });
    }

    /// Whether a tag is the first of another game, after one without moves: it is there already, and stands behind an
    /// empty line or is the one with which this game began.
    fn begins_anew(&self, name: &str, is_apart: bool) -> bool {
        let is_first = || {
            self.read.len() > 1
                && self.read.first().is_some_and(|(_, first)| first.name.eq_ignore_ascii_case(name))
        };
        begins_game(name) && self.find(name).is_some() && (is_apart || is_first())
    }

    fn find(&self, name: &str) -> Option<&(TextPosition, Tag)> {
        self.read.iter().find(|(_, tag)| tag.name.eq_ignore_ascii_case(name))
    }

    /// Removes a tag and returns its place and its text.
    pub(super) fn take(&mut self, name: &str) -> Option<(TextPosition, String)> {
        let index = self.read.iter().position(|(_, tag)| tag.name.eq_ignore_ascii_case(name))?;
        let (place, tag) = self.read.remove(index);
        Some((place, tag.value))
    }

    /// Interprets all tags but the two that tell how the game ended: returns the header and the first
    /// position.
    pub(super) fn interpret(&mut self) -> Result<(Header, AnyGame), Fault> {
        if let Some((place, version)) = self.take("FormatVersion")
            && let Ok(number) = version.trim().parse::<u64>()
            && number > FORMAT_VERSION
        {
            return Err(Fault { place, kind: RecordErrorKind::NewerFormat(number) });
        }
        // It may be there again.
        if let Some((place, name)) = &self.board_lost
            && self.find(name).is_none()
        {
            let place = *place;
            return Err(Fault { place, kind: RecordErrorKind::BadTag });
        }
        let variant = self.variant()?;
        let start = self.start(variant)?;
        let players = ByPlayer::from_fn(|player| self.participant(player));
        if self.find("Rules").is_some_and(|(_, tag)| variant.plays_rules(&tag.value)) {
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
                None => return Err(Fault { place, kind: RecordErrorKind::UnknownGame(excerpt(&name)) }),
            },
            None => None,
        };
        let Some((place, name)) = self.take("Variant") else { return Ok(game.unwrap_or_default()) };
        let variant: Variant =
            name.trim().parse().map_err(|error: UnknownVariant| Fault { place, kind: error.into() })?;
        if let Some(game) = game.map(Variant::game_name)
            && game != variant.game_name()
        {
            // The board says it all.
            self.fault.get_or_insert(Fault { place, kind: RecordErrorKind::WrongVariant { game, variant } });
        }
        Ok(variant)
    }

    /// The first position, by the tags `SetUp`, `Position`, `Komi` and `Handicap`.
    fn start(&mut self, variant: Variant) -> Result<AnyGame, Fault> {
        let komi = self.take("Komi");
        let handicap = self.take("Handicap");
        let set_up = self.take("SetUp");
        let position = self.take("Position");
        match (set_up, position) {
            (Some((_, set_up)), _) if set_up.trim() == "0" => Ok(self.usual_start(variant, komi, handicap)),
            (Some((place, _)), None) => Err(Fault { place, kind: RecordErrorKind::MissingPosition }),
            (_, Some((place, text))) => {
                AnyGame::parse(variant, &text).map_err(|error| Fault { place, kind: error.into() })
            }
            (None, None) => Ok(self.usual_start(variant, komi, handicap)),
        }
    }

    /// The position before the first move with the komi or the handicap of the tags. A tag that says nothing that can be
    /// counts as if it were not there.
    fn usual_start(
        &mut self,
        variant: Variant,
        komi: Option<(TextPosition, String)>,
        handicap: Option<(TextPosition, String)>,
    ) -> AnyGame {
        let with_komi = |text: &str| {
            let komi = text.trim().parse().map_err(|_| RecordErrorKind::BadKomi(excerpt(text)))?;
            Ok(variant.start_with_komi(komi)?)
        };
        let with_handicap = |text: &str| Ok(variant.start_with_handicap(text.trim().parse()?)?);
        let of_komi = komi.map(|(place, text)| (place, with_komi(&text)));
        let of_handicap = handicap.map(|(place, text)| (place, with_handicap(&text)));
        let mut start = variant.start();
        for (place, found) in [of_komi, of_handicap].into_iter().flatten() {
            match found {
                Ok(found) => start = found,
                Err(kind) => {
                    self.fault.get_or_insert(Fault { place, kind });
                }
            }
        }
        start
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

/// Whether a tag of this name says on which board or from which position the game is played, so that the
/// moves mean nothing without it.
pub(super) fn is_of_board(name: &str) -> bool {
    ["Game", "Variant", "SetUp", "Position"].iter().any(|board| board.eq_ignore_ascii_case(name))
}

/// Whether a game has a tag of this name only once, so that a second one begins another game.
pub(super) fn begins_game(name: &str) -> bool {
    is_typed(name) || name.eq_ignore_ascii_case("Event")
}
