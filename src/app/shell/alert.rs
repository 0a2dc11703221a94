//! Message box of the desktop, for a player who sees neither a window nor a terminal.

use std::io::{self, IsTerminal};

use crate::library::{LogFile, Paths};

/// Shows the reason why the program ends in a message box, unless standard error is a terminal, where it is read.
/// Returns once the box is closed.
///
/// On Windows the launcher of the game does this for every way in which it can end.
pub(super) fn show(text: &str) {
    if !io::stderr().is_terminal() && !text.is_empty() {
        system::show(text);
    }
}

/// Writes the reason why the program ends into the log, which has no other entry of a program that never opened its
/// window.
pub(super) fn note(text: &str, paths: Option<&Paths>) {
    use io::Write as _;

    if let Some(paths) = paths {
        // There is nowhere left to report that this fails.
        let _ = writeln!(LogFile::of(paths), "ERROR {text}");
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod system {
    use std::env;
    use std::process::{Command, Stdio};

    /// Programs of the common desktops that show a message, with the words that each expects before it. The last two
    /// belong to no desktop: one is as old as X, the other shows a message without a button.
    const PROGRAMS: [(&str, &[&str]); 4] = [
        ("zenity", &["--error", "--no-markup", "--title=Abande", "--width=420", "--text"]),
        ("kdialog", &["--title", "Abande", "--error"]),
        ("xmessage", &["-center"]),
        ("notify-send", &["--urgency=critical", "Abande"]),
    ];

    /// Shows the text in a box, by the first program for it that is installed and works.
    pub(super) fn show(text: &str) {
        let folders: Vec<_> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
        for (program, words) in PROGRAMS {
            let Some(found) = folders.iter().map(|folder| folder.join(program)).find(|path| path.is_file())
            else {
                continue;
            };
            let mut command = Command::new(found);
            command.args(words).arg(text).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            // A box that was closed without its button ends with 1.
            if command.status().is_ok_and(|status| matches!(status.code(), Some(0 | 1))) {
                return;
            }
        }
    }
}

#[cfg(target_os = "macos")]
mod system {
    use rfd::{MessageDialog, MessageLevel};

    /// Shows the text in a message box of the system.
    pub(super) fn show(text: &str) {
        MessageDialog::new().set_level(MessageLevel::Error).set_title("Abande").set_description(text).show();
    }
}

#[cfg(windows)]
mod system {
    /// Does nothing: the launcher reads standard error and shows it.
    pub(super) const fn show(_: &str) {}
}
