//! The dialog for files that is drawn in the window itself. The one user of `egui-file-dialog`.

use std::path::{Path, PathBuf};

use bevy_egui::egui::{self, Align2, Event, Id, Key, LayerId, Order};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels, OpeningMode};

use super::super::icons::Icon;
use super::super::theme;
use super::super::widgets::Button;

const SAVED: &str = "Games (*.agn)";
const GAMES: &str = "Games (*.agn, *.json, *.txt)";

/// Frames until egui has forgotten a dialog that was above this one: as long as it remembers it, it gives the
/// field for the name no keys.
const PAUSE: u8 = 2;

pub(super) struct BuiltIn {
    dialog: FileDialog,
    /// Frames until it appears.
    pause: u8,
    question: Question,
}

impl Default for BuiltIn {
    fn default() -> Self {
        let labels = FileDialogLabels {
            open_button: "Open".into(),
            save_button: "Save".into(),
            cancel_button: "Cancel".into(),
            cancel: "Cancel".into(),
            overwrite: "Replace".into(),
            overwrite_file_modal_text: "This file already exists. Replace it?".into(),
            ..FileDialogLabels::default()
        };
        let dialog = FileDialog::new()
            .id(window())
            .labels(labels)
            .add_file_filter_extensions(GAMES, super::READABLE.to_vec())
            .default_file_filter(GAMES)
            .add_save_extension(SAVED, super::EXTENSION)
            .default_save_extension(SAVED)
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
        Self { dialog, pause: 0, question: Question::default() }
    }
}

impl BuiltIn {
    /// Opens the dialog in a folder, or where it was last.
    pub(super) fn open(&mut self, title: &str, saves: bool, folder: Option<&Path>, file_name: &str) {
        let config = self.dialog.config_mut();
        config.title = Some(title.to_owned());
        file_name.clone_into(&mut config.default_file_name);
        config.opening_mode = match folder.filter(|folder| folder.is_dir()) {
            Some(folder) => {
                folder.clone_into(&mut config.initial_directory);
                OpeningMode::AlwaysInitialDir
            }
            None => OpeningMode::LastVisitedDir,
        };
        if saves {
            self.dialog.save_file();
        } else {
            self.dialog.pick_file();
        }
        self.pause = PAUSE;
        self.question = Question::default();
    }

    pub(super) fn is_open(&self) -> bool {
        *self.dialog.state() == DialogState::Open
    }

    /// Draws the dialog while it is open. Returns the file that was chosen.
    pub(super) fn show(&mut self, ctx: &egui::Context) -> Option<PathBuf> {
        if self.is_open() && self.pause > 0 {
            self.pause -= 1;
            return None;
        }
        let size = ctx.content_rect().size();
        self.dialog.config_mut().max_size = Some(size - egui::vec2(48.0, 80.0));
        self.question.guard(ctx);
        self.dialog.update(ctx);
        if self.is_open() {
            // It draws its own backdrop, which stops the mouse but not Tab.
            ctx.memory_mut(|memory| memory.set_modal_layer(LayerId::new(Order::Middle, window())));
        }
        self.question.note(ctx);
        self.dialog.take_picked()
    }
}

impl BuiltIn {
    /// A button below the dialog, for those who look for a game that was kept by itself. Returns whether it was
    /// pressed; the dialog is closed then.
    pub(super) fn offers_library(&mut self, ctx: &egui::Context) -> bool {
        let Some(dialog) = ctx.memory(|memory| memory.area_rect(window())) else { return false };
        if !self.is_open() || self.pause > 0 || self.question.asked {
            return false;
        }
        let area = egui::Area::new(Id::new("library instead")).order(egui::Order::Foreground);
        let below = dialog.center_bottom() + egui::vec2(0.0, 4.0);
        let shown = area.pivot(Align2::CENTER_TOP).fixed_pos(below).show(ctx, |ui| {
            let button = Button::new("Look in the library instead").icon(Icon::Books).height(theme::TOUCH);
            button.show(ui).clicked()
        });
        if shown.inner {
            *self = Self::default();
        }
        shown.inner
    }
}

fn window() -> Id {
    Id::new("file dialog")
}

/// Whether the dialog asks if a file may be replaced. It takes every Enter for a yes, also the one that is still held
/// from choosing the name; here Enter means no.
#[derive(Debug, Default)]
struct Question {
    asked: bool,
    /// Enter has not come up since it was last pressed.
    down: bool,
    /// The dialog has been drawn before.
    begun: bool,
}

impl Question {
    /// The panel that the dialog draws with a question and not otherwise.
    fn panel() -> Id {
        window().with("modal_bottom_panel")
    }

    /// Lets only fresh presses of Enter through: the question comes up a frame after the name was chosen, and would take
    /// the key that is still held.
    fn guard(&mut self, ctx: &egui::Context) {
        // What was there in the last frame is forgotten, to see whether it comes again.
        ctx.data_mut(|data| data.remove::<egui::containers::panel::PanelState>(Self::panel()));
        if !std::mem::replace(&mut self.begun, true) {
            // The key that opened the dialog is not meant for it.
            let press = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, .. });
            self.down = ctx.input(|input| input.key_down(Key::Enter) && !input.events.iter().any(press));
        }
        let is_focused = ctx.memory(|memory| memory.focused().is_some());
        let (asked, down) = (self.asked, &mut self.down);
        ctx.input_mut(|input| {
            input.events.retain_mut(|event| {
                let Event::Key { key, pressed, repeat, .. } = event else { return true };
                if *key != Key::Enter {
                    return true;
                }
                if !*pressed {
                    *down = false;
                    return true;
                }
                if std::mem::replace(down, true) || *repeat {
                    return false;
                }
                // On a button that was chosen with Tab it means that button.
                if asked && !is_focused {
                    *key = Key::Escape;
                }
                true
            });
            if !input.key_down(Key::Enter) {
                *down = false;
            }
        });
    }

    /// Notes whether the question was drawn just now.
    fn note(&mut self, ctx: &egui::Context) {
        self.asked = egui::containers::panel::PanelState::load(ctx, Self::panel()).is_some();
    }
}
