//! What is done when the graphics adapter is lost, or refuses to draw any longer: the window closes, and says why.
//!
//! Bevy 0.19 would start anew with another adapter, but `bevy_egui` keeps what lay on the old one.

use std::sync::{Arc, Mutex};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};

/// Closes the window when nothing more can be drawn; [`Loss`] says why.
pub(super) fn watch(app: &mut App) {
    app.init_resource::<Loss>().insert_resource(RenderErrorHandler(close));
}

fn close(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    if let Some(loss) = main.get_resource::<Loss>() {
        loss.set(error);
    }
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Why nothing could be drawn any longer. A copy outlives the app.
#[derive(Resource, Clone, Debug, Default)]
pub struct Loss(Arc<Mutex<Option<GraphicsLost>>>);

impl Loss {
    /// The reason, if there is one.
    pub fn take(&self) -> Option<GraphicsLost> {
        self.0.lock().ok()?.take()
    }

    /// What comes after the first reason follows from it.
    fn set(&self, error: &RenderError) {
        let Ok(mut reason) = self.0.lock() else { return };
        let described = error.description.lines().next().unwrap_or_default().to_owned();
        reason.get_or_insert(match error.ty {
            ErrorType::DeviceLost => GraphicsLost::Gone { reason: described },
            ErrorType::OutOfMemory => GraphicsLost::Full,
            ErrorType::Validation | ErrorType::Internal => GraphicsLost::Refused { reason: described },
        });
    }
}

impl GraphicsLost {
    /// What a panic of wgpu means, by its message.
    pub fn panicked(message: &str) -> Self {
        let reason =
            message.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("unknown").to_owned();
        let gone = ["is invalid", "lost", "destroyed"].iter().any(|word| message.contains(word));
        if gone { Self::Gone { reason } } else { Self::Refused { reason } }
    }
}

/// Why the window had to close.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GraphicsLost {
    /// The driver or the card was reset, removed or updated.
    #[error("the graphics adapter is gone ({reason})")]
    Gone {
        /// What the driver says.
        reason: String,
    },
    /// Its memory is full.
    #[error("the graphics adapter has no memory left")]
    Full,
    /// It was asked for something that it cannot do.
    #[error("the graphics adapter refused to draw ({reason})")]
    Refused {
        /// What the driver says.
        reason: String,
    },
}
