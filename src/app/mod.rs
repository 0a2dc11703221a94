//! The window: a table in 3D with the match on it.
//!
//! It has five layers. Each imports only those below it, and `desk` and `stage` do not import each other:
//!
//! ```text
//! shell    window, adapter, power, pictures: starts and paces everything else
//! desk     panels around the board
//! stage    board, pieces, marks and camera
//! input    mouse and keys: sends requests
//! game     the match and everything that several layers need: applies requests, reports changes
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
