//! The purpose of a good move in one word, taken from its effects.

use super::AnyMoveEffect;
use crate::rules::{Player, abande};

/// The main thing that a move achieves for the player who makes it, as a hint names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovePurpose {
    /// It ends the game, and that is what the mover wants.
    End,
    /// It gains this many points of the margin at once.
    Points(u8),
    /// It builds a tower, which is safe for good.
    Tower,
    /// It saves stacks or groups.
    Safety,
    /// It threatens stacks or groups of the enemy.
    Attack,
    /// It takes groups off the board.
    Smothering,
    /// It puts stacks of the enemy to sleep.
    Sleep,
    /// It wakes stacks of the mover.
    Waking,
    /// It pins stacks of the enemy.
    Pin,
    /// It frees stacks of the mover.
    Freedom,
    /// It joins groups of the mover.
    Connection,
    /// The last piece is entered: from then on the mover may pass.
    LastEntry,
    /// Nothing of all that: it prepares what comes later.
    Later,
}

impl MovePurpose {
    /// Returns the main purpose of a move: that of the first of its effects that serves the mover. The effects are
    /// sorted by importance.
    pub fn from_effects(facts: &[AnyMoveEffect], mover: Player) -> Self {
        facts.iter().find_map(|fact| Self::from_effect(fact, mover)).unwrap_or(Self::Later)
    }

    /// Returns the purpose that one effect of a move serves for the mover; none if it serves none.
    pub(super) fn from_effect(fact: &AnyMoveEffect, mover: Player) -> Option<Self> {
        match *fact {
            AnyMoveEffect::Abande(fact) => Self::of_abande(fact, mover),
            AnyMoveEffect::Wins { winner } => (winner == mover).then_some(Self::End),
            AnyMoveEffect::Smothered { owner, .. } => (owner != mover).then_some(Self::Smothering),
            AnyMoveEffect::Rescued { .. } => Some(Self::Safety),
            AnyMoveEffect::Attacked { .. } => Some(Self::Attack),
            AnyMoveEffect::Joined { .. } => Some(Self::Connection),
            AnyMoveEffect::Endangered { .. } | AnyMoveEffect::KomiSpent => None,
        }
    }

    fn of_abande(fact: abande::MoveEffect, mover: Player) -> Option<Self> {
        use abande::MoveEffect::{
            Ended, Freed, GivenAway, LastEntry, Pinned, Points, PutToSleep, Saved, Threatened, Tower, Woken,
        };
        match fact {
            Ended => Some(Self::End),
            Points { change, .. } => {
                let gain = i16::from(change[mover]) - i16::from(change[mover.other()]);
                // Every piece that enters awake is a point.
                u8::try_from(gain).ok().filter(|&gain| gain > 1).map(Self::Points)
            }
            Tower { .. } => Some(Self::Tower),
            Saved { .. } => Some(Self::Safety),
            Threatened { gain, .. } => (gain > 0).then_some(Self::Attack),
            PutToSleep { owner, .. } => (owner != mover).then_some(Self::Sleep),
            Woken { owner, .. } => (owner == mover).then_some(Self::Waking),
            Pinned { owner, .. } => (owner != mover).then_some(Self::Pin),
            Freed { owner, .. } => (owner == mover).then_some(Self::Freedom),
            LastEntry { .. } => Some(Self::LastEntry),
            GivenAway { .. } => None,
        }
    }

    /// The move's purpose as a fixed English keyword for JSON, such as `last-entry`; never translated.
    pub const fn word(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Points(_) => "points",
            Self::Tower => "tower",
            Self::Safety => "safety",
            Self::Attack => "attack",
            Self::Smothering => "smothering",
            Self::Sleep => "sleep",
            Self::Waking => "waking",
            Self::Pin => "pin",
            Self::Freedom => "freedom",
            Self::Connection => "connection",
            Self::LastEntry => "last-entry",
            Self::Later => "later",
        }
    }
}
