//! Writes a report when a thread panics.

use std::backtrace::Backtrace;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, TryLockError};
use std::thread;

use super::{Paths, save, text};

/// One panic often causes others: at most this many go into one report.
const PANICS: usize = 5;

/// The report of this run of the program, and how many panics are in it.
static REPORT: Mutex<Option<(PathBuf, usize)>> = Mutex::new(None);

/// From now on a panic in any thread writes a report, and standard error says where it is. Call this once, at the start.
pub fn install(paths: Paths) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        tell(&paths.reports(), info);
    }));
}

/// Must not panic itself: the system would end the program at once.
fn tell(folder: &Path, info: &PanicHookInfo<'_>) {
    let mut report = match REPORT.try_lock() {
        Ok(report) => report,
        Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
        // Another thread is writing, or this one panicked while it did.
        Err(TryLockError::WouldBlock) => return,
    };
    let mut said = std::io::stderr();
    let story = story(info);
    match &mut *report {
        Some((path, count)) => {
            *count += 1;
            if *count <= PANICS
                && let Ok(mut file) = OpenOptions::new().append(true).open(path)
            {
                let _ = write!(file, "\n{story}");
            }
        }
        None => match save(folder, &story) {
            Ok(path) => {
                let _ = writeln!(
                    said,
                    "abande: this is a bug. The game is saved up to its last move. A bug report is in {}",
                    path.display()
                );
                *report = Some((path, 1));
            }
            Err(error) => {
                let _ = writeln!(said, "abande: this is a bug. No bug report could be written: {error}");
            }
        },
    }
}

fn story(info: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    let place = info.location().map_or_else(|| "unknown".to_owned(), ToString::to_string);
    // A message may have several lines, and the names in a stripped program are all unknown.
    let message = info.payload_as_str().unwrap_or("unknown").replace('\n', "\n  ");
    let trace = Backtrace::force_capture().to_string();
    let thread = thread.name().unwrap_or("unnamed");
    let mut more = vec![("Thread", thread), ("Message", message.as_str()), ("Where", place.as_str())];
    let trace = format!("\n{trace}");
    if trace.contains("abande::") {
        more.push(("Trace", trace.as_str()));
    }
    text(&more)
}
