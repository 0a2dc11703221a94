//! Signals that end the program. It leaves as if by its menu, only without a question: what is being saved is saved, and
//! place and camera are remembered. A second signal ends it at once.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use crate::app::game::WindowWaker;
use crate::library::Wake;

/// Listens from now on. A window at rest is woken.
pub(super) fn listen(app: &mut App, waker: &WindowWaker) {
    let wanted = Leaving::default();
    if let Err(error) = system::listen(wanted.clone(), waker.wake()) {
        warn!("signals will end the program without a word: {error}");
    }
    app.insert_resource(wanted).add_systems(First, leave);
}

fn leave(leaving: Res<Leaving>, mut exit: MessageWriter<AppExit>) {
    if leaving.0.load(Ordering::Relaxed) {
        exit.write(AppExit::Success);
    }
}

/// Whether a signal has come.
#[derive(Resource, Clone, Debug, Default)]
struct Leaving(Arc<AtomicBool>);

impl Leaving {
    /// Notes a signal. Returns whether it is the first one.
    fn want(&self, wake: &Wake) -> bool {
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

    use super::{Leaving, Wake, io};

    pub(super) fn listen(leaving: Leaving, wake: Wake) -> io::Result<()> {
        let ignored = ignored();
        // What the shell has the program ignore stays ignored, as with `nohup`.
        let heard = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| ignored >> (signal - 1) & 1 == 0);
        let mut signals = Signals::new(heard)?;
        thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in signals.forever() {
                if !leaving.want(&wake) {
                    // It does not return.
                    let _ = emulate_default_handler(signal);
                }
            }
        })?;
        Ok(())
    }

    /// The signals that the program was started to ignore, a bit for each; none where Linux does not tell.
    fn ignored() -> u64 {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
    }
}

#[cfg(not(unix))]
mod system {
    use bevy::app::ctrlc;

    use super::{Leaving, Wake, io};

    pub(super) fn listen(leaving: Leaving, wake: Wake) -> io::Result<()> {
        let set = ctrlc::try_set_handler(move || {
            if !leaving.want(&wake) {
                std::process::exit(130);
            }
        });
        set.map_err(io::Error::other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_signal_wakes_the_window_and_closes_it() {
        let mut app = App::new();
        let (woken, heard) = std::sync::mpsc::channel();
        let wake = Wake::new(move || woken.send(()).expect("it is heard"));
        app.add_message::<AppExit>().init_resource::<Leaving>().add_systems(First, leave);
        app.update();
        assert_eq!(app.should_exit(), None);
        let leaving = app.world().resource::<Leaving>().clone();
        assert!(leaving.want(&wake), "the first");
        assert!(heard.try_recv().is_ok());
        assert!(!leaving.want(&wake), "the second");
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }
}
