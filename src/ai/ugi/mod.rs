//! The client side of UGI: external engines in processes of their own.
//!
//! A [`Client`] starts an engine from an [`EngineCommand`], sets its options, sends positions and asks for moves.
//! Engines are untrusted programs, so none can block the client or use more than a few megabytes of its memory: every
//! wait has a deadline ([`Timeouts`]) and ends when a [`Stop`](super::Stop) is raised, lines are truncated and
//! decoded lossily, and writes never wait. Dropping the client ends the engine and all processes that it has started.

mod client;
mod command;
mod declared_options;
mod process;
mod search_time;

pub use client::{BestMove, Client, ClientError};
pub use command::{EngineCommand, EngineCommandError};
pub use declared_options::{DeclaredOptions, OptionError};
pub use search_time::{SearchTime, Timeouts};
