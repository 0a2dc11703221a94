//! A match: who sits where, a tree of all that was played and tried, taking back, giving up, and the result.
//!
//! A [`Match`] is a plain value. Terminal and window both play through it, and nothing else may change the
//! game on the table. Everything that happens to it is a [`Change`].

mod change;
mod character;
mod clock;
mod edits;
mod help;
mod house_rule;
mod level;
mod level_rating;
mod matches;
mod notes;
mod odds;
mod restore;
mod saved;
mod seat;
mod setup;
#[cfg(test)]
pub(crate) mod tests;
mod tree;
mod verdict;

pub use change::{Change, ChangeError};
pub use character::{
    ByPhase, Character, CharacterError, CharacterId, CharacterStrength, Feature, InvalidCharacterId,
    LocalText, Phase, Portrait, Standing, Stroke, Tier, Trait, characters_of, install_characters,
    refused_characters,
};
pub use clock::{
    Clock, ClockReading, ClockTimes, LowTimeWarning, TENTHS_BELOW, TimeControl, TimeControlError, TimeSystem,
    USUAL_GIFT,
};
pub use edits::{Branch, Edit, EditError};
pub use help::{Help, HelpSet};
pub use house_rule::HouseRule;
pub use level::{Level, NoSuchLevel};
pub use level_rating::{LevelRating, RATING_SCALE};
pub(crate) use matches::Swap;
pub use matches::{Match, MatchResult, Termination, Transition};
pub use notes::{
    AnnotationColour, ArrowAnnotation, CommentCommand, EvalAnnotation, Glyph, Notes, PointAnnotation,
};
pub use odds::{Odds, UnknownOdds};
pub use restore::{RestoreError, SavedNode};
pub use seat::{ComputerPlayer, NoSuchOpponent, Seat, SeatError};
pub use setup::{GameSetup, GameSetupError, fair_komi};
pub use tree::{NODE_LIMIT, Node, NodeId, Tree};
pub use verdict::Verdict;
