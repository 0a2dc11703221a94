//! Wakes the window from other threads.

use std::sync::{Arc, OnceLock};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use crate::library::Wake;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowWaker>().add_systems(Startup, know_window);
}

/// Stores the event loop of the window, if there is one.
fn know_window(waker: Res<WindowWaker>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = proxy {
        // It can only be set already if the app has started twice.
        let _ = waker.0.set((**proxy).clone());
    }
}

/// Wakes the event loop of the window from other threads. Does nothing without a window.
#[derive(Resource, Clone, Debug, Default)]
pub struct WindowWaker(Arc<OnceLock<EventLoopProxy<WinitUserEvent>>>);

impl WindowWaker {
    /// Returns a handle with which any thread can wake the window.
    pub fn wake(&self) -> Wake {
        let window = Arc::clone(&self.0);
        Wake::new(move || {
            // The event loop may be gone while the window closes, and that is fine.
            if let Some(proxy) = window.get() {
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        })
    }
}
