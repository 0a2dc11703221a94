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

/// How soon a screen reader that begins to listen is noticed while the window sleeps.
const BEGIN: Duration = Duration::from_secs(1);
/// How soon a request from one that listens is noticed.
const ANSWER: Duration = Duration::from_millis(30);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, start);
}

/// Bevy makes its notebook together with the window.
fn start(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    waker: Res<WindowWaker>,
    mut started: Local<bool>,
) {
    let (false, Some(requested), Some(handlers)) = (*started, requested, handlers) else { return };
    let Some(handler) = handlers.values().next() else { return };
    *started = true;
    let watch = Watch { requested: requested.clone(), wishes: Arc::downgrade(handler), wake: waker.wake() };
    let named = thread::Builder::new().name("screen-reader".into());
    // Without the thread, a screen reader is answered with the next frame.
    if let Err(error) = named.spawn(move || watch.run()) {
        warn!("no thread for screen readers: {error}");
    }
}

struct Watch {
    requested: AccessibilityRequested,
    wishes: Weak<Mutex<WinitActionRequestHandler>>,
    wake: Wake,
}

impl Watch {
    /// Until the window is closed.
    fn run(self) {
        let mut listened = false;
        while let Some(wishes) = self.wishes.upgrade() {
            let listens = self.requested.get();
            let asks = listens && wishes.lock().is_ok_and(|wishes| !wishes.is_empty());
            if asks || listens != listened {
                self.wake.call();
            }
            listened = listens;
            drop(wishes);
            thread::sleep(if listens { ANSWER } else { BEGIN });
        }
    }
}
