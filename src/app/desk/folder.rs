//! Shows a folder in the system's own program for folders.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

/// What opens folders here.
const OPENER: &str = if cfg!(target_os = "macos") {
    "open"
} else if cfg!(windows) {
    "explorer"
} else {
    "xdg-open"
};

/// Opens a folder, or the one that a file lies in. It does not wait until the folder is closed.
///
/// # Errors
/// If there is no folder, or nothing that opens it.
pub(super) fn open(path: &Path) -> io::Result<()> {
    let folder = if path.is_dir() { path } else { path.parent().unwrap_or(path) };
    if !folder.is_dir() {
        return Err(io::ErrorKind::NotFound.into());
    }
    let quiet = || Stdio::null();
    let mut opener =
        Command::new(OPENER).arg(folder).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn()?;
    // Without a listener it would stay in the list of processes after its end.
    thread::Builder::new().name("folder".into()).spawn(move || opener.wait())?;
    Ok(())
}
