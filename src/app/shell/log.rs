//! Writes the log into a file as well: a game that is started from a menu has no terminal.

use std::sync::Mutex;

use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::fmt;
use bevy::prelude::*;

use crate::library::LogFile;

/// The layer that writes into the file, for Bevy's own log. Without a [`LogTo`] there is none.
pub(super) fn layer(app: &mut App) -> Option<BoxedLayer> {
    let LogTo(file) = app.world_mut().remove_resource()?;
    Some(Box::new(fmt::layer().with_ansi(false).with_writer(Mutex::new(file))))
}

/// Where the log goes. It is taken when the log begins.
#[derive(Resource, Debug)]
pub(super) struct LogTo(pub(super) LogFile);
