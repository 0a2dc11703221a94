//! The computer player: search, evaluation, and opponents of several levels.
//!
//! [`Engine`] searches a position within [`Limits`] and reports [`SearchInfo`]; [`Opponent`] is an engine with a
//! level, made to play against people. A [`Stop`] ends a search from another thread.
//!
//! ```
//! use abande::ai::{Engine, Limits, Stop};
//! use abande::rules::Variant;
//!
//! let mut engine = Engine::default();
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let info = engine.search(&Variant::Hex3.start(), &limits, &Stop::default(), &mut |_| {}).unwrap();
//! assert_eq!(info.depth, 3);
//! ```

mod abande;
mod anda;
mod character;
mod engine;
mod explain;
mod limits;
mod memory_limit;
mod opponent;
mod options;
mod pace;
mod parameters;
mod pie;
mod root_move;
mod score;
mod search_info;
pub mod selfplay;
mod stop;
mod strength;
mod time_manager;
pub mod ugi;

pub use character::reason;
pub use engine::{Engine, root_move_count};
pub use explain::{Explanation, facts};
pub use limits::Limits;
pub use opponent::{Opponent, Reply};
pub use options::{Contempt, EngineOptions, Mebibytes, MultiPv, SEARCH_STACK_SIZE, Threads};
pub use pace::time_to_think;
pub use pie::{pick_side, propose_komi};
pub use score::Score;
pub use search_info::{SearchInfo, nodes_per_second};
pub use stop::Stop;
