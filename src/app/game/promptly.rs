//! Questions to the disk that are answered at once, or not at all.

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// A frame waits so long for a disk that may be elsewhere on the network.
const PATIENCE: Duration = Duration::from_millis(300);

/// What this says, or nothing if it takes longer than a frame can wait. It goes on then, and nobody hears of it.
pub fn promptly<T: Send + 'static>(ask: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (say, said) = channel();
    let thread = thread::Builder::new().name("disk".into());
    // Nobody may listen any longer.
    thread.spawn(move || drop(say.send(ask()))).ok()?;
    said.recv_timeout(PATIENCE).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_that_hangs_is_not_waited_for() {
        assert_eq!(promptly(|| 7), Some(7));
        let (end, hangs) = channel::<()>();
        assert_eq!(promptly(move || hangs.recv().is_ok()), None);
        drop(end);
    }
}
