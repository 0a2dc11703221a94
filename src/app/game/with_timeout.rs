//! Calls that may hang, such as those to a network disk, with a time limit that a frame can afford.

use std::io;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::library::FRAME_PATIENCE;

/// Runs a call, such as one to a disk that may hang, on a thread. Returns its result, or `None` if it takes longer
/// than a frame can wait. The call then goes on, and its result is dropped.
pub fn with_timeout<T: Send + 'static>(call: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    within(FRAME_PATIENCE, call)
}

/// Turns the result of a call with a time limit into an ordinary result.
///
/// # Errors
///
/// [`io::ErrorKind::TimedOut`] if the call took too long, otherwise its own error.
pub fn timed_out<T>(result: Option<io::Result<T>>) -> io::Result<T> {
    result.unwrap_or_else(|| Err(io::ErrorKind::TimedOut.into()))
}

/// Runs a call on a thread and returns its result, or `None` if it takes longer than the time limit.
pub fn within<T: Send + 'static>(timeout: Duration, call: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, receiver) = channel();
    let thread = thread::Builder::new().name("disk".into());
    // After a timeout nobody listens, and that is fine.
    thread.spawn(move || drop(sender.send(call()))).ok()?;
    receiver.recv_timeout(timeout).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_that_hangs_is_not_waited_for() {
        assert_eq!(within(Duration::from_mins(1), || 7), Some(7));
        let (end, hangs) = channel::<()>();
        assert_eq!(with_timeout(move || hangs.recv().is_ok()), None);
        drop(end);
    }
}
