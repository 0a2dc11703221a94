//! The client's side of UGI: other engines, in processes of their own.
//!
//! A [`Client`] starts an engine by an [`EngineCommand`], sets its options, hands it positions and asks for moves. An
//! engine is a stranger's program, so nothing that it does holds the client up or takes more than a few megabytes: every
//! wait has a deadline ([`Timeouts`]) and ends when a [`Stop`](super::Stop) is raised, lines are cut and read as UTF-8 as
//! far as they are, and what an engine does not read or write is never waited for. With the client goes the engine,
//! together with the processes that it has started.

mod client;
mod command;
mod declared_options;
mod process;
mod time_control;

pub use client::{BestMove, Client, ClientError};
pub use command::{EngineCommand, EngineCommandError};
pub use declared_options::{DeclaredOptions, OptionError};
pub use time_control::{TimeControl, Timeouts};
