//! Abande, a board game by Dieter Stein (2005): rules, engine, records, terminal and 3D window; and the rules of Anda
//! by Saïd Galdseid (2023).
//!
//! The modules are floors of one house; a floor knows only those below it:
//!
//! ```text
//!           cli: commands, engine
//!      text: terminal      app: window
//!            i18n: sentences for players
//!       sound: what is heard
//!       library: all that is kept on disk      study: analysis, review, hints, lessons
//!       record: files      ai: search
//!               play: a match
//!               rules: the games
//!               board: points and neighbours
//! ```

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

pub mod ai;
#[cfg(feature = "gui")]
pub mod app;
pub mod board;
pub mod cli;
pub mod diagram;
pub mod i18n;
pub mod library;
pub mod play;
pub mod record;
pub mod rules;
pub mod sound;
pub mod study;
pub mod text;
pub mod theme;
