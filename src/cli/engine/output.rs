//! Whole lines from several threads.

use std::fmt;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// Where the engine's answers are written, shared by threads: every line is written whole and at once.
#[derive(Clone)]
pub(super) struct Output(Arc<Mutex<Box<dyn Write + Send>>>);

impl Output {
    pub(super) fn new(out: impl Write + Send + 'static) -> Self {
        Self(Arc::new(Mutex::new(Box::new(out))))
    }

    /// Writes a line to the program that drives the engine, and flushes it.
    pub(super) fn say(&self, line: impl fmt::Display) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // One write: a reader never sees half a line.
        out.write_all(format!("{line}\n").as_bytes())?;
        out.flush()
    }

    /// Writes a line for people (`info string`), which programs ignore.
    pub(super) fn remark(&self, remark: impl fmt::Display) -> io::Result<()> {
        self.say(format_args!("info string {remark}"))
    }
}
