//! Fault injection for tests: panics and hung disks in threads of the program. Only a program driven by `--probe` asks
//! for a panic, and only a test for a hung disk.

use std::sync::{Condvar, Mutex, PoisonError};

/// Names of the threads that are to panic.
static DOOMED: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// Names of the threads whose disk hangs.
static HUNG: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// Notified when the list of threads whose disk hangs has changed.
static RELEASED: Condvar = Condvar::new();

/// For tests: makes the thread of this name panic, once, when it begins its next job.
pub fn doom(thread: &str) {
    DOOMED.lock().unwrap_or_else(PoisonError::into_inner).push(thread.to_owned());
}

/// For tests: makes all jobs of the threads with these names wait, as on a disk that hangs. An empty list releases
/// them.
pub fn hang(threads: &[&str]) {
    *HUNG.lock().unwrap_or_else(PoisonError::into_inner) = threads.iter().map(|&name| name.into()).collect();
    RELEASED.notify_all();
}

/// Carries out the faults that a test has asked for; threads call this with their name when they begin a job.
///
/// # Panics
/// If [`doom`] was called for the thread.
#[expect(clippy::panic, reason = "what it is for")]
pub fn strike(thread: &str) {
    let hung = HUNG.lock().unwrap_or_else(PoisonError::into_inner);
    let is_hung = |hung: &mut Vec<String>| hung.iter().any(|name| name == thread);
    drop(RELEASED.wait_while(hung, is_hung).unwrap_or_else(PoisonError::into_inner));
    let asked = {
        let mut doomed = DOOMED.lock().unwrap_or_else(PoisonError::into_inner);
        let found = doomed.iter().position(|name| name == thread);
        found.map(|index| doomed.swap_remove(index))
    };
    if let Some(thread) = asked {
        panic!("a test asked for this: {thread}");
    }
}
