//! Panics and hung disks on demand, for tests of what is left of a thread that fails. Nothing in the program asks for a
//! panic unless it is driven by `--probe`, and nothing but a test for a hung disk.

use std::sync::{Condvar, Mutex, PoisonError};

/// The names of the threads that are to panic.
static DOOMED: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// The names of the threads whose disk hangs.
static HUNG: Mutex<Vec<String>> = Mutex::new(Vec::new());
static RELEASED: Condvar = Condvar::new();

/// The thread of this name panics, once, with the next thing that it begins.
pub fn doom(thread: &str) {
    DOOMED.lock().unwrap_or_else(PoisonError::into_inner).push(thread.to_owned());
}

/// The disk of all threads of these names hangs from now on: whatever they begin waits. No names: none does.
pub fn hang(threads: &[&str]) {
    *HUNG.lock().unwrap_or_else(PoisonError::into_inner) = threads.iter().map(|&name| name.into()).collect();
    RELEASED.notify_all();
}

/// A thread of this name begins something.
///
/// # Panics
/// If a test has asked for it.
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
