//! The rules of the games, free of any display, file or engine.
//!
//! [`abande`] is the game itself; [`AnyGame`] is the closed enum through which matches, files and menus
//! handle whichever game is on the table; [`Game`] is the small static trait that search calls.

pub mod abande;
mod any;
mod excerpt;
mod game;
mod player;
mod variant;
mod view;

pub use any::{AnyGame, AnyIllegalMove, AnyMove};
pub(crate) use excerpt::excerpt;
pub use game::{Game, Outcome, divide, perft, plain_perft};
pub use player::{ByPlayer, Player};
pub use variant::{UnknownVariant, Variant};
pub use view::{BoardView, MoveIntent, StackView};
