//! The window: a table in 3D with the match on it.
//!
//! Its floors, each of which knows only those below it; `desk` and `stage` do not know each other:
//!
//! ```text
//! shell    window, adapter, power, pictures: starts and paces everything else
//! desk     panels: what lies around the board
//! stage    board, pieces, marks, camera: what stands on the table
//! input    mouse and keys: says what is wanted
//! game     the match and what several floors need: says what happened
//! ```
//!
//! Every feature is a folder or a file with a plugin of its own; the order in which they are added does not
//! matter, the order of their work in a frame is [`GameSystems`]. The life of a move is drawn in
//! `ARCHITECTURE.md`.

#![allow(
    clippy::needless_pass_by_value,
    clippy::too_many_arguments,
    clippy::type_complexity,
    reason = "a system says what it needs by its parameters, which Bevy passes by value"
)]
#![allow(missing_docs, reason = "the window is no library: names say what things are")]

pub mod desk;
pub mod game;
pub mod input;
mod schedule;
pub mod shell;
pub mod stage;

pub use schedule::GameSystems;
use schedule::InputSystems;
