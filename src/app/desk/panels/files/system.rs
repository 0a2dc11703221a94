//! The system's own file dialogs, the only user of `rfd`.

use std::path::PathBuf;
use std::task::Poll;
use std::time::{Duration, Instant};
#[cfg(all(unix, not(target_os = "macos")))]
use std::{env, ffi::OsString, path::Path};

use bevy_egui::egui::{self, Id, RichText};

use super::super::theme;
use super::super::widgets::{Button, Weight};
use super::DialogOptions;
use crate::app::game::job::Job;
use crate::i18n::{Words, dialogs};
use crate::library::Wake;

/// A dialog that closes within this time never opened: no player cancels so fast, and there is no other sign.
pub(super) const MISSING_WITHIN: Duration = Duration::from_millis(600);
/// Time after which a card says where the dialog is, for systems that promise dialogs but show none.
const CARD_AFTER: Duration = Duration::from_secs(1);

/// Function that shows a file dialog of the system, waits until it is closed, and returns the chosen file.
pub(super) type Dialog = fn(DialogOptions) -> Option<PathBuf>;

/// Returns the function that shows the system's dialogs.
#[cfg(windows)]
pub(super) fn dialog() -> Option<Dialog> {
    Some(show)
}

/// Returns `None`: a Mac opens dialogs only from the thread that draws, which would stand still meanwhile.
#[cfg(target_os = "macos")]
pub(super) fn dialog() -> Option<Dialog> {
    None
}

/// Returns the function that shows the system's dialogs, if anything on the system could show them.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn dialog() -> Option<Dialog> {
    can_show(|name| env::var_os(name)).then_some(show)
}

/// Returns `true` if there is a session bus, through which a desktop shows dialogs, or zenity, which shows them
/// without one. Just trying takes so long on a busy machine that the failure looks like a dialog that the player
/// closed.
#[cfg(all(unix, not(target_os = "macos")))]
fn can_show(environment: impl Fn(&str) -> Option<OsString>) -> bool {
    let has_address = environment("DBUS_SESSION_BUS_ADDRESS").is_some_and(|address| !address.is_empty());
    let has_socket =
        environment("XDG_RUNTIME_DIR").is_some_and(|folder| Path::new(&folder).join("bus").exists());
    let has_zenity = environment("PATH")
        .is_some_and(|folders| env::split_paths(&folders).any(|folder| folder.join("zenity").is_file()));
    has_address || has_socket || has_zenity
}

#[cfg(not(target_os = "macos"))]
fn show(options: DialogOptions) -> Option<PathBuf> {
    let DialogOptions { title, kind, ending, all, saves, folder, file_name } = options;
    let mut dialog = rfd::FileDialog::new().set_title(title);
    if let Some(folder) = folder.filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    if saves {
        return dialog.add_filter(kind, &[ending]).set_file_name(file_name).save_file();
    }
    dialog.add_filter(kind, &super::READABLE).add_filter(all, &["*"]).pick_file()
}

/// A file dialog of the system that may be open, on a thread that waits for its answer.
#[derive(Debug)]
pub(super) struct Asking {
    since: Instant,
    job: Job<(Option<PathBuf>, Duration)>,
}

/// What has become of a file dialog of the system.
#[derive(Debug)]
pub(super) enum Progress {
    Waiting,
    Chosen(PathBuf),
    Cancelled,
    /// The system has no dialogs, or the player prefers ours.
    Missing,
}

impl Asking {
    /// Opens the dialog on a thread of its own: it returns only when it is closed.
    pub(super) fn start(dialog: Dialog, options: DialogOptions) -> Self {
        let job = Job::start("file-dialog", Wake::default(), move |_| {
            let opened = Instant::now();
            Some((dialog(options), opened.elapsed()))
        });
        Self { since: Instant::now(), job }
    }

    /// Makes an unanswered dialog, opened so long ago that the card is shown, for tests.
    #[cfg(test)]
    pub(super) fn unanswered() -> Self {
        let since = Instant::now().checked_sub(CARD_AFTER).expect("the clock runs for longer");
        Self { since, job: Job::endless() }
    }

    /// Looks whether the dialog has been answered. After a while a card says where the dialog is.
    pub(super) fn show(&mut self, ctx: &egui::Context, words: &Words) -> Progress {
        match self.job.poll() {
            Poll::Ready(Some((Some(path), _))) => Progress::Chosen(path),
            Poll::Ready(Some((None, after))) if after >= MISSING_WITHIN => Progress::Cancelled,
            // Without a thread there is no dialog either.
            Poll::Ready(_) => Progress::Missing,
            Poll::Pending if self.since.elapsed() < CARD_AFTER => Progress::Waiting,
            Poll::Pending => {
                if card(ctx, words) {
                    Progress::Missing
                } else {
                    Progress::Waiting
                }
            }
        }
    }
}

/// Shows the card, and returns `true` if the player wants the dialog in the window instead.
fn card(ctx: &egui::Context, words: &Words) -> bool {
    let frame = egui::Frame::new()
        .fill(theme::dialog())
        .stroke(theme::hairline())
        .corner_radius(14)
        .inner_margin(20)
        .shadow(ctx.global_style().visuals.window_shadow);
    let modal = egui::Modal::new(Id::new("file card")).frame(frame).backdrop_color(theme::shade());
    let shown = modal.show(ctx, |ui| {
        ui.set_width(340.0);
        let title = words.say(dialogs::system_dialog_title());
        ui.label(RichText::new(title).font(theme::strong(17.0)));
        let text = words.say(dialogs::system_dialog_note());
        ui.label(RichText::new(text).font(theme::text(14.0)).color(theme::muted()));
        ui.add_space(theme::GRID);
        let label = words.say(dialogs::use_built_in_dialog());
        Button::new(&label).weight(Weight::Usual).show(ui).clicked()
    });
    shown.inner
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn without_a_bus_and_a_helper_there_are_no_dialogs() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().as_os_str().to_owned();
        let with = |known: &[(&str, &str)]| {
            can_show(|name| {
                let (_, value) = known.iter().find(|(known, _)| *known == name)?;
                Some(if *value == "folder" { path.clone() } else { value.into() })
            })
        };
        assert!(!with(&[]));
        assert!(!with(&[
            ("DBUS_SESSION_BUS_ADDRESS", ""),
            ("PATH", "folder"),
            ("XDG_RUNTIME_DIR", "folder")
        ]));
        assert!(with(&[("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/0/bus")]));
        fs::write(folder.path().join("zenity"), "").unwrap();
        assert!(with(&[("PATH", "folder")]) && !with(&[("XDG_RUNTIME_DIR", "folder")]));
        fs::write(folder.path().join("bus"), "").unwrap();
        assert!(with(&[("XDG_RUNTIME_DIR", "folder")]));
    }
}
