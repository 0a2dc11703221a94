//! The rules of the games, free of any display, file or engine.
//!
//! [`abande`] and [`anda`] are the games themselves; [`AnyGame`] is the closed enum through which matches, files and
//! menus handle whichever game is on the table; [`Game`] is the small static trait that search calls. [`Variant::ALL`]
//! is the one list of what can be played, and [`BoardView`] is all that the 3D board knows of a position. [`AnySetup`]
//! is a position that a player sets up, with everything that is wrong with it.

pub mod abande;
pub mod anda;
mod any;
mod excerpt;
mod fields;
mod game;
mod kind;
mod label;
mod player;
mod rows;
mod setup;
mod stable_hash;
mod variant;
mod view;
mod zobrist;

pub use any::{
    AnyGame, AnyIllegalMove, AnyMove, AnyMoveSyntaxError, AnyPositionSyntaxError, AnySetup, AnySetupError,
    SetupIssue,
};
pub(crate) use excerpt::{excerpt, harmless, listed, visible, visible_path};
pub use fields::{PositionField, PositionFieldError};
pub use game::{Game, Outcome, divide, perft, plain_perft};
pub use kind::{GameInfo, GameKind, Goal, PieceSupply};
pub use player::{ByPlayer, Player};
pub use rows::RowError;
pub use setup::SetupErrors;
pub(crate) use stable_hash::StableHash;
pub use variant::{AnyRules, NoKomi, UnknownVariant, Variant};
pub use view::{BoardView, EndangeredGroup, EntryHighlight, GroupView, MoveIntent, RegionView, StackView};

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The position of a variant, given by its name, after these moves.
    pub(crate) fn played(variant: &str, moves: &str) -> AnyGame {
        let mut game = variant.parse::<Variant>().unwrap().start();
        for text in moves.split_ascii_whitespace() {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }
}
