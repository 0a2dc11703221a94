//! The dialogs that choose a file, drawn in the window itself. The one user of `egui-file-dialog`.

use std::fmt;
use std::path::{Path, PathBuf};

use bevy_egui::egui::{self, Align2};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels, OpeningMode};

use super::{Action, theme};

/// The ending of saved games.
const EXTENSION: &str = "agn";
const FILTER: &str = "Games (*.agn)";

/// The file dialog and what it was opened for.
pub(super) struct Files {
    dialog: FileDialog,
    purpose: Purpose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Open,
    Save,
}

impl Default for Files {
    fn default() -> Self {
        let labels = FileDialogLabels {
            open_button: "Open".into(),
            save_button: "Save".into(),
            cancel_button: "Cancel".into(),
            ..FileDialogLabels::default()
        };
        let dialog = FileDialog::new()
            .labels(labels)
            .opening_mode(OpeningMode::LastVisitedDir)
            .default_file_name("game.agn")
            .add_file_filter_extensions(FILTER, vec![EXTENSION])
            .default_file_filter(FILTER)
            .add_save_extension("Games", EXTENSION)
            .default_save_extension("Games")
            .modal_overlay_color(theme::SHADE)
            .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
            .movable(false)
            .resizable(false)
            .default_size([720.0, 460.0])
            .min_size([420.0, 320.0])
            .show_reload_button(false)
            .show_search(false)
            .show_working_directory_button(false)
            .show_select_all_button(false)
            .show_system_files_option(false);
        Self { dialog, purpose: Purpose::Open }
    }
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Files").field("purpose", &self.purpose).finish_non_exhaustive()
    }
}

impl Files {
    pub(super) fn open(&mut self) {
        self.purpose = Purpose::Open;
        self.dialog.config_mut().title = Some("Open a game".into());
        self.dialog.pick_file();
    }

    pub(super) fn save(&mut self) {
        self.purpose = Purpose::Save;
        self.dialog.config_mut().title = Some("Save the game".into());
        self.dialog.save_file();
    }

    pub(super) fn is_open(&self) -> bool {
        *self.dialog.state() == DialogState::Open
    }

    /// Draws the dialog while it is open.
    pub(super) fn show(&mut self, ctx: &egui::Context) -> Option<Action> {
        let window = ctx.content_rect().size();
        self.dialog.config_mut().max_size = Some(window - egui::vec2(48.0, 80.0));
        self.dialog.update(ctx);
        let path = self.dialog.take_picked()?;
        Some(match self.purpose {
            Purpose::Open => Action::Open(path),
            Purpose::Save => {
                let whole = with_extension(path.clone());
                if whole != path && whole.exists() {
                    self.ask_again(&whole);
                    return None;
                }
                Action::Save(whole)
            }
        })
    }

    /// The dialog asks before it replaces a file, but only about the name that was typed: with the ending it asks now.
    fn ask_again(&mut self, whole: &Path) {
        if let (Some(folder), Some(name)) = (whole.parent(), whole.file_name()) {
            let config = self.dialog.config_mut();
            config.initial_directory = folder.to_path_buf();
            config.default_file_name = name.to_string_lossy().into_owned();
        }
        self.save();
    }
}

/// A file name without an ending gets ours.
fn with_extension(mut path: PathBuf) -> PathBuf {
    if path.extension().is_none() {
        path.set_extension(EXTENSION);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_gets_an_ending_only_if_it_has_none() {
        assert_eq!(with_extension("a/game".into()), PathBuf::from("a/game.agn"));
        assert_eq!(with_extension("game.txt".into()), PathBuf::from("game.txt"));
    }
}
