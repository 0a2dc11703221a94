//! The computer player: search, evaluation, and opponents of several levels.
//!
//! [`Engine`] searches a position within [`Limits`] and says what it thinks; [`Opponent`] is an engine with a
//! level, made to be played against. A [`Stop`] ends a search from another thread.
//!
//! ```
//! use abande::ai::{Engine, Limits, Stop};
//! use abande::rules::Variant;
//!
//! let mut engine = Engine::default();
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let thought = engine.search(&Variant::Hex3.start(), &limits, &Stop::default(), &mut |_| {}).unwrap();
//! assert_eq!(thought.depth, 3);
//! ```

mod abande;
mod anda;
mod budget;
mod engine;
mod explain;
mod komi;
mod limits;
mod opponent;
mod options;
mod parameters;
mod score;
pub mod selfplay;
mod spare;
mod stop;
mod strength;
mod thought;
pub mod ugi;

pub use engine::{Engine, choices};
pub use explain::{Explanation, facts};
pub use komi::{name_komi, pick_side};
pub use limits::Limits;
pub use opponent::Opponent;
pub use options::{Contempt, EngineOptions, Mebibytes, Ranks, Threads};
pub use score::Score;
pub use stop::Stop;
pub use thought::{Thought, nodes_per_second};

/// The stack that a thread needs to search, in bytes: room for the deepest recursion, several times over.
pub const STACK: usize = 8 << 20;
