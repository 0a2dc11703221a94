//! The client's side of UGI: other engines, in processes of their own.
//!
//! A [`Client`] starts an engine with an [`EngineCommand`], sets its options, gives it positions and asks for moves. An
//! engine is a stranger's program, so nothing that it does holds the client up or takes more than a few megabytes:
//! every wait has a deadline ([`Timeouts`]) and ends when a [`Stop`](super::Stop) is raised, long lines are cut, lines
//! need not be UTF-8, and the client never blocks on an engine that does not read or write. When the client is dropped,
//! the engine ends, together with the processes that it has started.

mod client;
mod command;
mod options;
mod process;
mod time_control;

pub use client::{Answer, Client, ClientError, Timeouts};
pub use command::{EngineCommand, EngineCommandError};
pub use options::{EngineOptions, OptionError};
pub use time_control::TimeControl;
