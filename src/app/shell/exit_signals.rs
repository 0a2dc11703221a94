//! Ends the program on signals, as its menu does but without a question: running saves are finished, and window and
//! camera are remembered. A second signal ends it at once.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use crate::app::game::WindowWaker;
use crate::library::Wake;

/// Lets signals such as SIGTERM end the program in order from now on. They wake a sleeping window.
pub(super) fn handle_signals(app: &mut App, waker: &WindowWaker) {
    let exit_requested = ExitRequested::default();
    if let Err(error) = system::listen(exit_requested.clone(), waker.wake()) {
        warn!("signals will end the program without a word: {error}");
    }
    app.insert_resource(exit_requested).add_systems(First, exit_when_requested);
}

fn exit_when_requested(exit_requested: Res<ExitRequested>, mut exit: MessageWriter<AppExit>) {
    if exit_requested.0.load(Ordering::Relaxed) {
        exit.write(AppExit::Success);
    }
}

/// Flag that a signal has requested the exit.
#[derive(Resource, Clone, Debug, Default)]
struct ExitRequested(Arc<AtomicBool>);

impl ExitRequested {
    /// Sets the flag, and returns whether it was not set before.
    fn request(&self, wake: &Wake) -> bool {
        let first = !self.0.swap(true, Ordering::Relaxed);
        wake.call();
        first
    }
}

#[cfg(unix)]
mod system {
    use std::{fs, thread};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use super::{ExitRequested, Wake, io};

    /// Starts a thread that turns SIGINT, SIGTERM and SIGHUP into a request to end. A second signal ends the program
    /// at once.
    pub(super) fn listen(exit_requested: ExitRequested, wake: Wake) -> io::Result<()> {
        let ignored = ignored();
        // What the shell has the program ignore stays ignored, as with `nohup`.
        let handled = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        let mut signals = Signals::new(handled)?;
        thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in signals.forever() {
                if !exit_requested.request(&wake) {
                    // It does not return.
                    let _ = emulate_default_handler(signal);
                }
            }
        })?;
        Ok(())
    }

    /// Bit mask of the signals that the program was started to ignore; 0 where this is unknown.
    fn ignored() -> u64 {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
    }
}

#[cfg(not(unix))]
mod system {
    use bevy::app::ctrlc;

    use super::{ExitRequested, Wake, io};

    /// Sets a handler that turns closing of the console into a request to end. A second one ends the program at once.
    pub(super) fn listen(exit_requested: ExitRequested, wake: Wake) -> io::Result<()> {
        let set = ctrlc::try_set_handler(move || {
            if !exit_requested.request(&wake) {
                std::process::exit(130);
            }
        });
        set.map_err(io::Error::other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finding window 6.
    #[test]
    fn the_first_signal_wakes_the_window_and_closes_it() {
        let mut app = App::new();
        let (woken, heard) = std::sync::mpsc::channel();
        let wake = Wake::new(move || woken.send(()).expect("it is heard"));
        app.add_message::<AppExit>().init_resource::<ExitRequested>().add_systems(First, exit_when_requested);
        app.update();
        assert_eq!(app.should_exit(), None);
        let leaving = app.world().resource::<ExitRequested>().clone();
        assert!(leaving.request(&wake), "the first");
        assert!(heard.try_recv().is_ok());
        assert!(!leaving.request(&wake), "the second");
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }
}
