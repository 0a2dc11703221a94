//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Character, CharacterId, Level, NoSuchLevel, Tier};
use crate::rules::{ByPlayer, GameKind, Player, Variant, excerpt};

/// Who plays a side: a person, or the computer, at a level or as a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person at this computer.
    Human,
    /// The computer.
    Computer(Level),
    /// The computer as a character, which need not be known here: a file from elsewhere may name any.
    Character(CharacterId, Tier),
}

/// The computer as a player: what it plays like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ComputerPlayer {
    /// As well as it can at this level.
    Level(Level),
    /// As a character, by its traits.
    Character(&'static Character, Tier),
}

impl ComputerPlayer {
    /// Returns `true` if the computer plays as strongly as it can, which then takes it as long as it may.
    pub fn is_full_strength(self, variant: Variant) -> bool {
        match self {
            Self::Level(level) => level.is_full_strength(variant),
            Self::Character(..) => false,
        }
    }
}

impl From<Level> for ComputerPlayer {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

/// The levels that take the place of a character that is not known here, by its strengths.
const STAND_INS: [Level; 3] = [Level::new(4).unwrap(), Level::new(7).unwrap(), Level::new(10).unwrap()];

impl Seat {
    /// Whether the computer plays this side.
    pub const fn is_computer(self) -> bool {
        matches!(self, Self::Computer(_) | Self::Character(..))
    }

    /// The level at which the computer plays; none for a person or a character.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human | Self::Character(..) => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// The character as which the computer plays, with its strength; none if it plays as none, or as one that is not
    /// known here.
    pub fn character(self) -> Option<(&'static Character, Tier)> {
        let Self::Character(id, tier) = self else { return None };
        Character::find(id).map(|character| (character, tier))
    }

    /// How the computer plays in a game; none for a person. A level takes the place of a character that does not play
    /// this game, or is not known.
    pub fn computer(self, game: GameKind) -> Option<ComputerPlayer> {
        match self {
            Self::Human => None,
            Self::Computer(level) => Some(ComputerPlayer::Level(level)),
            Self::Character(_, tier) => Some(match self.character() {
                Some((character, tier)) if character.game == game => {
                    ComputerPlayer::Character(character, tier)
                }
                _ => ComputerPlayer::Level(STAND_INS[tier as usize]),
            }),
        }
    }

    /// The seat in files and commands: `human`, `ai:4`, `ai:builder:hard`.
    pub fn code(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Computer(level) => format!("ai:{}", level.get()),
            Self::Character(id, tier) => format!("ai:{id}:{}", tier.word()),
        }
    }

    /// Reads a character with its strength, such as `builder`, `builder:hard` or `builder hard`. It need not exist.
    ///
    /// # Errors
    /// If the name cannot be one, or there is no such strength.
    pub fn of_character(text: &str) -> Result<Self, SeatError> {
        let (name, tier) = text.split_once([':', ' ', '\t']).unwrap_or((text, Tier::default().word()));
        let id = name.to_ascii_lowercase().parse();
        let id = id.map_err(|_| SeatError::NoCharacter(excerpt(name)))?;
        let tier = Tier::named(tier.trim()).ok_or_else(|| SeatError::NoTier(excerpt(tier)))?;
        Ok(Self::Character(id, tier))
    }

    /// Checks that a game has the level or the character as which the computer plays here; a person is always accepted.
    ///
    /// # Errors
    /// If it does not, with what it has.
    pub fn check(self, variant: Variant) -> Result<(), NoSuchOpponent> {
        match self {
            Self::Human => Ok(()),
            Self::Computer(level) => Ok(level.check(variant)?),
            Self::Character(id, _) => match Character::find(id) {
                Some(character) if character.game == variant.kind() => Ok(()),
                Some(character) => Err(NoSuchOpponent::OtherGame { id, plays: character.game }),
                None => Err(NoSuchOpponent::UnknownCharacter(id)),
            },
        }
    }
}

impl ByPlayer<Seat> {
    /// Returns the only person at the table, if there is exactly one.
    pub fn lone_human(self) -> Option<Player> {
        let mut humans = Player::ALL.into_iter().filter(|&player| !self[player].is_computer());
        humans.next().filter(|_| humans.next().is_none())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("Human"),
            Self::Computer(level) => f.pad(&format!("Computer, level {}", level.get())),
            Self::Character(id, tier) => {
                let character = Character::find(*id);
                let name = character.map_or(id.as_str(), |character| character.name.in_language("en"));
                f.pad(&format!("{name}, {}", tier.word()))
            }
        }
    }
}

/// The error that a game has no such opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoSuchOpponent {
    /// It has no such level.
    #[error(transparent)]
    Level(#[from] NoSuchLevel),
    /// There is no character with this id.
    #[error("there is no character “{0}”")]
    UnknownCharacter(CharacterId),
    /// The character plays the other game.
    #[error("“{id}” plays {plays} only", plays = .plays.name())]
    OtherGame {
        /// The character.
        id: CharacterId,
        /// The game that it plays.
        plays: GameKind,
    },
}

/// Why a text such as `ai:5` names neither a person nor the computer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeatError {
    /// Neither `human` nor `ai`.
    #[error("no player named “{0}”: use human, ai, ai:LEVEL, ai:CHARACTER or ai:CHARACTER:hard")]
    Nobody(String),
    /// Not a level.
    #[error("no level “{0}”: levels go {levels}", levels = levels())]
    NoLevel(String),
    /// A text that cannot be the name of a character.
    #[error("there is no character “{0}”")]
    NoCharacter(String),
    /// Not one of the strengths of a character.
    #[error("no strength “{0}”: use easy, medium or hard")]
    NoTier(String),
}

/// The levels of each game: `from 1 to 17 in Abande and from 1 to 11 in Anda`.
fn levels() -> String {
    let of = |game: GameKind| format!("from 1 to {} in {}", Level::strongest_in(game).get(), game.name());
    GameKind::ALL.map(of).join(" and ")
}

impl FromStr for Seat {
    type Err = SeatError;

    /// Reads `human`, `ai`, `ai:LEVEL`, `ai:CHARACTER` or `ai:CHARACTER:STRENGTH`. The character need not exist.
    fn from_str(text: &str) -> Result<Self, SeatError> {
        match text.split_once(':') {
            None if text.eq_ignore_ascii_case("human") => Ok(Self::Human),
            None if text.eq_ignore_ascii_case("ai") => Ok(Self::Computer(Level::default())),
            Some((who, level)) if who.eq_ignore_ascii_case("ai") => match Self::of_character(level) {
                Err(SeatError::NoCharacter(_)) => {
                    let number = level.parse().ok().and_then(Level::new);
                    number.map(Self::Computer).ok_or_else(|| SeatError::NoLevel(excerpt(level)))
                }
                read => read,
            },
            _ => Err(SeatError::Nobody(excerpt(text))),
        }
    }
}
