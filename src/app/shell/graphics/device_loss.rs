//! Handles the loss of the graphics device: the window closes with a reason.
//!
//! Bevy 0.19 would start anew with another adapter, but `bevy_egui` keeps what lay on the old one.

use std::sync::{Arc, Mutex};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};

/// Closes the window when the graphics device is lost; [`GraphicsLossState`] has the reason then.
pub(super) fn watch(app: &mut App) {
    app.init_resource::<GraphicsLossState>().insert_resource(RenderErrorHandler(close));
}

/// Error handler of the renderer: stores the reason, ends the program, and stops drawing.
fn close(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    if let Some(device_loss) = main.get_resource::<GraphicsLossState>() {
        device_loss.set(error);
    }
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Reason why the graphics device was lost, once it is. Clones share it, so that one can be read after the app is
/// gone.
#[derive(Resource, Clone, Debug, Default)]
pub struct GraphicsLossState(Arc<Mutex<Option<GraphicsLost>>>);

impl GraphicsLossState {
    /// Takes the reason out, if the device was lost.
    pub fn take(&self) -> Option<GraphicsLost> {
        self.0.lock().ok()?.take()
    }

    /// Returns the reason without waiting for the lock: the thread that panics may hold it.
    pub fn known(&self) -> Option<GraphicsLost> {
        self.0.try_lock().ok()?.clone()
    }

    /// Sets the reason, unless there is one: all later errors follow from the first.
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
    /// Returns the reason behind a panic in this source file with this message, if it is one of wgpu that follows
    /// from the loss of the device, which may be known already. All others are bugs.
    pub fn panicked(file: &str, message: &str, known: Option<Self>) -> Option<Self> {
        if !file.split(['/', '\\']).any(|part| part.starts_with("wgpu")) {
            return None;
        }
        // All later panics follow from the first reason.
        if known.is_some() {
            return known;
        }
        let lowercase = message.to_lowercase();
        let contains = |words: &&str| lowercase.contains(words);
        if OUT_OF_MEMORY_WORDS.iter().any(contains) {
            return Some(Self::Full);
        }
        // wgpu makes buffers on a lost device without a word. It panics when one of them is to be filled.
        let is_of_lost_device = message.contains("Buffer::get_mapped_range") && contains(&"is invalid");
        if !is_of_lost_device && !DEVICE_LOST_WORDS.iter().any(contains) {
            return None;
        }
        // The last line is the cause of all before it.
        let cause = message.lines().map(str::trim).rfind(|line| !line.is_empty());
        Some(Self::Gone { reason: cause.unwrap_or_default().to_owned() })
    }
}

/// Lower-case fragments of panics of wgpu 29, wgpu-core and wgpu-hal about a lost device. The last is from ash.
const DEVICE_LOST_WORDS: [&str; 3] = ["device is lost", "device lost", "device has been lost"];

/// Lower-case fragments of panics about full memory.
const OUT_OF_MEMORY_WORDS: [&str; 4] =
    ["not enough memory left", "out of memory", "an oom error", "memory allocation has failed"];

/// Reason why the graphics device was lost.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GraphicsLost {
    /// The driver or the card was reset, removed or updated.
    #[error("the graphics adapter is gone ({reason})")]
    Gone {
        /// Message of the driver.
        reason: String,
    },
    /// The memory of the adapter is full.
    #[error("the graphics adapter has no memory left")]
    Full,
    /// An operation failed validation.
    #[error("the graphics adapter refused to draw ({reason})")]
    Refused {
        /// Message of the driver.
        reason: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const CORE: &str = "/home/ada/.cargo/registry/src/x/wgpu-29.0.4/src/backend/wgpu_core.rs";

    fn panicked(file: &str, message: &str) -> Option<GraphicsLost> {
        GraphicsLost::panicked(file, message, None)
    }

    fn fatal(operation: &str, cause: &str) -> String {
        format!("Error in {operation}: Validation Error\n\nCaused by:\n  {cause}\n")
    }

    fn gone(reason: &str) -> GraphicsLost {
        GraphicsLost::Gone { reason: reason.into() }
    }

    #[test]
    fn a_panic_that_tells_of_a_lost_device_is_its_loss() {
        let lost = fatal("Device::poll", "Parent device is lost");
        assert_eq!(panicked(CORE, &lost), Some(gone("Parent device is lost")));
        let buffer = "Buffer with 'vertex_buffer' label is invalid";
        let made_late = fatal("Buffer::get_mapped_range", buffer);
        assert_eq!(panicked(CORE, &made_late), Some(gone(buffer)));
        let hal = r"C:\Users\ada\.cargo\registry\src\x\wgpu-hal-29.0.4\src\vulkan\mod.rs";
        assert_eq!(panicked(hal, "Device lost"), Some(gone("Device lost")));
        let vulkan = "Unexpected Vulkan error: `The logical device has been lost. See <https://…>`";
        assert_eq!(panicked(hal, vulkan), Some(gone(vulkan)));
    }

    #[test]
    fn a_panic_that_tells_of_full_memory_is_that() {
        for message in [
            &fatal("Device::poll", "Not enough memory left.")[..],
            "wgpu error: Out of Memory\n",
            "We ran into an OOM error while waiting on the last successful submission to complete!",
            "Unexpected Vulkan error: `A device memory allocation has failed`",
        ] {
            assert_eq!(panicked(CORE, message), Some(GraphicsLost::Full), "{message}");
        }
    }

    #[test]
    fn what_we_do_wrong_and_panics_elsewhere_stay_bugs() {
        for message in [
            &fatal("RenderBundleEncoder::finish", "Parent encoder is invalid")[..],
            &fatal("Buffer::get_mapped_range", "Buffer with '' label has been destroyed"),
            "Buffer is destroyed",
            "Mismatched pop_error_scope call: error scopes must be popped in reverse order.",
            "Feature `MESH_SHADING` not enabled",
            "called `Option::unwrap()` on a `None` value",
            "",
        ] {
            assert_eq!(panicked(CORE, message), None, "{message}");
        }
        for file in
            ["src/app/shell/fault_injection.rs", "src/app/of_wgpu.rs", "/registry/my-wgpu-0.1.0/src/lib.rs"]
        {
            assert_eq!(panicked(file, "Device lost"), None, "{file}");
        }
    }

    #[test]
    fn every_panic_of_wgpu_after_the_loss_follows_from_it() {
        let after = |file| GraphicsLost::panicked(file, "Encoder is invalid", Some(GraphicsLost::Full));
        assert_eq!(after(CORE), Some(GraphicsLost::Full));
        assert_eq!(after("src/app/shell/fault_injection.rs"), None);
    }

    #[test]
    fn each_case_has_its_words() {
        let reason = || "Parent device is lost".to_owned();
        let refused = GraphicsLost::Refused { reason: "Validation Error".into() };
        for (lost, words) in [
            (GraphicsLost::Gone { reason: reason() }, "the graphics adapter is gone (Parent device is lost)"),
            (GraphicsLost::Full, "the graphics adapter has no memory left"),
            (refused, "the graphics adapter refused to draw (Validation Error)"),
        ] {
            assert_eq!(lost.to_string(), words);
        }
    }

    #[test]
    fn the_first_reason_stays_and_is_taken_once() {
        let device_loss = GraphicsLossState::default();
        assert_eq!(device_loss.known(), None);
        for (ty, description) in [(ErrorType::OutOfMemory, ""), (ErrorType::DeviceLost, "later\nand more")] {
            device_loss.set(&RenderError { ty, description: description.into(), source: None });
        }
        assert_eq!(device_loss.known(), Some(GraphicsLost::Full));
        assert_eq!((device_loss.take(), device_loss.take()), (Some(GraphicsLost::Full), None));
    }
}
