//! Writes the log into a file as well: a game that is started from a menu has no terminal.

use std::io::{self, IsTerminal};
use std::sync::Mutex;

use bevy::log::tracing_subscriber::fmt;
use bevy::log::{BoxedFmtLayer, BoxedLayer, Level};
use bevy::prelude::*;

use crate::library::LogFile;

/// The layer that writes into the file, for Bevy's own log. Without a [`LogTo`] there is none.
pub(super) fn layer(app: &mut App) -> Option<BoxedLayer> {
    let LogTo(file) = app.world_mut().remove_resource()?;
    Some(Box::new(fmt::layer().with_ansi(false).with_writer(Mutex::new(file))))
}

/// The layer that writes to standard error, for Bevy's own log: in colour on a terminal only.
#[expect(clippy::unnecessary_wraps, reason = "what Bevy calls")]
pub(super) fn on_terminal(_: &mut App) -> Option<BoxedFmtLayer> {
    let layer = fmt::layer().with_writer(io::stderr);
    Some(Box::new(if io::stderr().is_terminal() { layer } else { layer.with_ansi(false) }))
}

/// Where the log goes. It is taken when the log begins.
#[derive(Resource, Debug)]
pub(super) struct LogTo(pub(super) LogFile);

/// How much the program tells of itself on the terminal and in its log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogLevel {
    /// What goes wrong.
    Error,
    /// Also what could.
    Warn,
    /// Also what it does, in brief.
    #[default]
    Info,
    /// Also what helps to find a mistake in it.
    Debug,
    /// Everything.
    Trace,
}

impl LogLevel {
    /// The filter for Bevy's log: our own messages, and real errors from everything else. Drivers and window managers
    /// warn about much that this program cannot fix; `RUST_LOG` brings it back.
    pub(super) const fn filter(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "error,abande=warn",
            Self::Info => "error,abande=info",
            Self::Debug => "warn,abande=debug",
            Self::Trace => "info,abande=trace",
        }
    }

    /// The most that passes the filter.
    pub(super) const fn most(self) -> Level {
        match self {
            Self::Error => Level::ERROR,
            Self::Warn => Level::WARN,
            Self::Info => Level::INFO,
            Self::Debug => Level::DEBUG,
            Self::Trace => Level::TRACE,
        }
    }
}
