//! Panics on demand, for tests of what is left of a thread that fails. Nothing in the program asks for one unless it is
//! driven by `--probe`.

use std::sync::{Mutex, PoisonError};

/// The names of the threads that are to panic.
static DOOMED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The thread of this name panics, once, with the next thing that it begins.
pub fn doom(thread: &str) {
    DOOMED.lock().unwrap_or_else(PoisonError::into_inner).push(thread.to_owned());
}

/// A thread of this name begins something.
///
/// # Panics
/// If a test has asked for it.
#[expect(clippy::panic, reason = "what it is for")]
pub fn strike(thread: &str) {
    let asked = {
        let mut doomed = DOOMED.lock().unwrap_or_else(PoisonError::into_inner);
        let found = doomed.iter().position(|name| name == thread);
        found.map(|index| doomed.swap_remove(index))
    };
    if let Some(thread) = asked {
        panic!("a test asked for this: {thread}");
    }
}
