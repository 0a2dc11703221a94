//! Wakes the window for screen readers. On other threads, Bevy notes that one listens and what it asks for, but the
//! window would sleep on and not read the notes before the next key.

use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use crate::app::game::WindowWaker;
use crate::library::Wake;

/// Interval at which the thread checks whether a screen reader has started.
const IDLE_INTERVAL: Duration = Duration::from_secs(1);
/// Interval at which the thread looks for requests of a screen reader that is active.
const ACTIVE_INTERVAL: Duration = Duration::from_millis(30);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, start);
}

/// Starts the thread once Bevy has created its request handlers together with the window.
fn start(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    waker: Res<WindowWaker>,
    mut started: Local<bool>,
) {
    let (false, Some(requested), Some(handlers)) = (*started, requested, handlers) else { return };
    let Some(handler) = handlers.values().next() else { return };
    *started = true;
    let watch =
        AccessWatcher { requested: requested.clone(), requests: Arc::downgrade(handler), wake: waker.wake() };
    let named = thread::Builder::new().name("screen-reader".into());
    // Without the thread, a screen reader is answered with the next frame.
    if let Err(error) = named.spawn(move || watch.run()) {
        warn!("no thread for screen readers: {error}");
    }
}

/// Thread that wakes the window when a screen reader comes, goes or asks for something.
struct AccessWatcher {
    requested: AccessibilityRequested,
    requests: Weak<Mutex<WinitActionRequestHandler>>,
    wake: Wake,
}

impl AccessWatcher {
    /// Polls until the window is closed.
    fn run(self) {
        let mut was_active = false;
        while let Some(requests) = self.requests.upgrade() {
            let is_active = self.requested.get();
            let has_requests = is_active && requests.lock().is_ok_and(|requests| !requests.is_empty());
            if has_requests || is_active != was_active {
                self.wake.call();
            }
            was_active = is_active;
            drop(requests);
            thread::sleep(if is_active { ACTIVE_INTERVAL } else { IDLE_INTERVAL });
        }
    }
}
