//! Writes a report when a thread panics.

use std::backtrace::Backtrace;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;

use crate::rules::visible_path;

use super::{Paths, command, save, saving, text};

/// One panic often causes others: at most this many go into one report.
const MAX_PANICS_PER_REPORT: usize = 5;
/// A thread may fail again and again: no more than this many reports are written in one run of the program.
const MAX_REPORTS: usize = 5;

/// The state of the reports, shared by all threads.
static REPORT_STATE: Mutex<ReportState> = Mutex::new(ReportState { path: None, panics: 0, begun: 0 });
/// Whether something has panicked that [`take_news`] has not reported yet.
static NEWS: AtomicBool = AtomicBool::new(false);

/// State of the panic hook: the report file in use, and how much has been reported in this run of the program.
struct ReportState {
    /// Where the next panic is told.
    path: Option<PathBuf>,
    /// How many panics that report has.
    panics: usize,
    /// How many reports were begun.
    begun: usize,
}

/// News for the player that some part of the program has panicked and that the program goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A report was written.
    Reported(PathBuf),
    /// None could be written.
    Unreported,
}

/// Returns the news of a panic that has happened since the last call; none if there was none. It does not wait: a
/// report that is being written is told of later. Panics from then on go into a report of their own.
pub fn take_news() -> Option<News> {
    if !NEWS.load(Ordering::Acquire) {
        return None;
    }
    let mut state = report_state()?;
    NEWS.store(false, Ordering::Release);
    let path = if state.begun < MAX_REPORTS { state.path.take() } else { state.path.clone() };
    Some(path.map_or(News::Unreported, News::Reported))
}

/// Locks the state of the reports; none if it is locked already, perhaps by this thread before it panicked.
fn report_state() -> Option<MutexGuard<'static, ReportState>> {
    match REPORT_STATE.try_lock() {
        Ok(state) => Some(state),
        Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

/// Sets the panic hook: from now on a panic in any thread writes a bug report, and standard error says where it is.
/// Call this once, at the start.
pub fn install(paths: Paths) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        report_panic(&paths.reports(), info);
    }));
}

/// Writes a panic into the present bug report, or into a new one, whose path it prints on standard error. It must not
/// panic itself: the system would end the program at once.
fn report_panic(folder: &Path, info: &PanicHookInfo<'_>) {
    // Another thread is writing, or this one panicked while it did.
    let Some(mut state) = report_state() else { return };
    let mut said = std::io::stderr();
    let story = story(info);
    NEWS.store(true, Ordering::Release);
    if let Some(path) = &state.path {
        if state.panics < MAX_PANICS_PER_REPORT
            && let Ok(mut file) = OpenOptions::new().append(true).open(path)
        {
            let _ = write!(file, "\n{story}");
        }
        state.panics += 1;
        return;
    }
    let game = match saving() {
        Some(true) => " The game has been saved up to its last move.",
        Some(false) => " The game is not being saved.",
        None => "",
    };
    match save(folder, &story) {
        Ok(path) => {
            let _ = writeln!(said, "abande: this is a bug.{game} A bug report is in {}", visible_path(&path));
            *state = ReportState { path: Some(path), panics: 1, begun: state.begun + 1 };
        }
        Err(error) => {
            let _ = writeln!(said, "abande: this is a bug.{game} No bug report could be written: {error}");
        }
    }
}

/// The text of a bug report on a panic: thread, message, place and backtrace.
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
    text(&command(), &more)
}
