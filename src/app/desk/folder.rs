//! Opens folders in the system's file manager.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

/// Command that opens a folder in the file manager.
const OPENER: &str = if cfg!(target_os = "macos") {
    "open"
} else if cfg!(windows) {
    "explorer"
} else {
    "xdg-open"
};

/// Opens a folder in the file manager, or the parent folder of a file, without waiting for it.
///
/// # Errors
///
/// If there is no folder, or the file manager cannot be started.
pub(super) fn open(path: &Path) -> io::Result<()> {
    let folder = if path.is_dir() { path } else { path.parent().unwrap_or(path) };
    if !folder.is_dir() {
        return Err(io::ErrorKind::NotFound.into());
    }
    let quiet = || Stdio::null();
    let mut opener =
        Command::new(OPENER).arg(folder).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn()?;
    // Without a wait the process would stay as a zombie.
    thread::Builder::new().name("folder".into()).spawn(move || opener.wait())?;
    Ok(())
}
