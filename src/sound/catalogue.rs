//! Catalogue of all sounds.

use std::str::FromStr;

use thiserror::Error;

use crate::rules::abande::Height;
use crate::rules::{excerpt, listed};

/// Number of takes (slightly different versions) of each sound.
pub const TAKES: u8 = 4;

/// A sound of the program, named by what it means to the player; [`synth`](super::synth) computes its
/// samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece arrives on a stack that is now this high. The higher the stack, the higher the pitch.
    Enter(Height),
    /// A stack falls onto another one: played together with [`Sound::Enter`].
    Capture,
    /// A stack has reached three pieces and is closed for good.
    Tower,
    /// A player passes: two knocks on the table.
    Pass,
    /// Something that the rules do not allow.
    Refusal,
    /// A sleeping stack leaves the board at the end.
    SleeperLeaves,
    /// A stone of Anda is put down.
    Stone,
    /// Stones of Anda are taken off the board.
    Removal,
    /// It is the listener's turn again.
    YourTurn,
    /// The listener has won.
    Win,
    /// The listener has lost.
    Loss,
    /// The game is a draw.
    Draw,
    /// The listener has little time left.
    LowTime,
}

/// The error that no sound has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown sound “{0}”: use {list}", list = Sound::list())]
pub struct UnknownSound(pub String);

impl FromStr for Sound {
    type Err = UnknownSound;

    fn from_str(name: &str) -> Result<Self, UnknownSound> {
        let known = Self::ALL.into_iter().find(|sound| sound.word().eq_ignore_ascii_case(name));
        known.ok_or_else(|| UnknownSound(excerpt(name)))
    }
}

/// Group of sounds whose volume the player can set: pieces or signals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundKind {
    /// Sounds of pieces on the table.
    Pieces,
    /// Signals of the program: turns, refusals, results.
    Signals,
}

/// Number of a version of a sound: takes differ a little, as no two strokes of a hand are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Take(u8);

impl Sound {
    /// All sounds, with one entry for each height.
    pub const ALL: [Self; 15] = [
        Self::Enter(HEIGHTS[0]),
        Self::Enter(HEIGHTS[1]),
        Self::Enter(HEIGHTS[2]),
        Self::Capture,
        Self::Tower,
        Self::Pass,
        Self::Refusal,
        Self::SleeperLeaves,
        Self::Stone,
        Self::Removal,
        Self::YourTurn,
        Self::Win,
        Self::Loss,
        Self::Draw,
        Self::LowTime,
    ];

    /// Name of the sound in commands and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Enter(height) => match height.get() {
                1 => "enter-1",
                2 => "enter-2",
                _ => "enter-3",
            },
            Self::Capture => "capture",
            Self::Tower => "tower",
            Self::Pass => "pass",
            Self::Refusal => "refusal",
            Self::SleeperLeaves => "sleeper-leaves",
            Self::Stone => "stone",
            Self::Removal => "removal",
            Self::YourTurn => "your-turn",
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::LowTime => "low-time",
        }
    }

    /// Names of all sounds, as a sentence lists them.
    pub fn list() -> String {
        listed(&Self::ALL.map(Self::word), "or")
    }

    /// Kind of the sound, whose volume applies to it.
    pub const fn kind(self) -> SoundKind {
        match self {
            Self::Enter(_)
            | Self::Capture
            | Self::Tower
            | Self::Pass
            | Self::SleeperLeaves
            | Self::Stone
            | Self::Removal => SoundKind::Pieces,
            Self::Refusal | Self::YourTurn | Self::LowTime | Self::Win | Self::Loss | Self::Draw => {
                SoundKind::Signals
            }
        }
    }

    /// Index in [`Sound::ALL`].
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Enter(height) => height.get() as usize - 1,
            Self::Capture => 3,
            Self::Tower => 4,
            Self::Pass => 5,
            Self::Refusal => 6,
            Self::SleeperLeaves => 7,
            Self::Stone => 8,
            Self::Removal => 9,
            Self::YourTurn => 10,
            Self::Win => 11,
            Self::Loss => 12,
            Self::Draw => 13,
            Self::LowTime => 14,
        }
    }
}

impl Take {
    /// The first one.
    pub const FIRST: Self = Self(0);

    /// The take with this number, counted from 0, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < TAKES { Some(Self(number)) } else { None }
    }

    /// The number of the take, from 0 to less than [`TAKES`].
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All takes that a sound has.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TAKES).map(Self)
    }
}

/// The three heights of stacks.
const HEIGHTS: [Height; 3] = {
    let mut heights = [Height::MAX; 3];
    let mut count = 0;
    while count < 3 {
        if let Some(height) = Height::new(count + 1) {
            heights[count] = height;
        }
        count += 1;
    }
    heights
};

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_sound_has_its_own_place_and_word() {
        for (index, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(sound.index(), index, "{sound:?}");
            assert_eq!(sound.word().parse(), Ok(sound));
        }
        let words: HashSet<&str> = Sound::ALL.into_iter().map(Sound::word).collect();
        assert_eq!(words.len(), Sound::ALL.len());
        let error = "gong".parse::<Sound>().unwrap_err().to_string();
        assert!(
            error.starts_with("unknown sound “gong”: use enter-1, ") && error.ends_with(" or low-time"),
            "{error}"
        );
    }

    #[test]
    fn a_take_is_one_of_those_there_are() {
        assert_eq!(Take::all().count(), usize::from(TAKES));
        assert_eq!(Take::new(TAKES - 1).map(Take::number), Some(TAKES - 1));
        assert_eq!(Take::new(TAKES), None);
    }
}
