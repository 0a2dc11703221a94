//! Wakes the window when another thread has something to say.

use std::sync::{Arc, OnceLock};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use crate::library::Wake;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sleeper>().add_systems(Startup, know_window);
}

/// Without a window nothing sleeps.
fn know_window(sleeper: Res<Sleeper>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = proxy {
        // It starts once, and there is only one.
        let _ = sleeper.0.set((**proxy).clone());
    }
}

/// The window, once there is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Sleeper(Arc<OnceLock<EventLoopProxy<WinitUserEvent>>>);

impl Sleeper {
    /// Wakes the window.
    pub fn wake(&self) -> Wake {
        let window = Arc::clone(&self.0);
        Wake::new(move || {
            // While closing nobody listens, and that is fine.
            if let Some(proxy) = window.get() {
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        })
    }
}
