//! The file dialog that is drawn in the window itself, the only user of `egui-file-dialog`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Event, Id, Key, LayerId, Order, RichText};
use egui_file_dialog::{DialogState, FileDialog, FileDialogConfig, FileDialogLabels, OpeningMode};

use super::super::icons::Icon;
use super::super::request::Outcome;
use super::super::theme;
use super::super::widgets::{self, Button, Weight};
use super::DialogOptions;
use super::disk::WithTimeout;
use crate::app::game::with_timeout;
use crate::i18n::{Words, dialogs};

/// Frames before the dialog appears. As long as egui remembers a dialog above it, the field for the name gets no keys.
const PAUSE: u8 = 2;

/// The program's own file dialog, for systems without one.
pub(super) struct BuiltIn {
    dialog: FileDialog,
    /// Frames until the dialog appears.
    pause: u8,
    question: Question,
}

impl Default for BuiltIn {
    fn default() -> Self {
        let dialog = FileDialog::with_file_system(Arc::new(WithTimeout::native()))
            // Canonicalising would query the file system within the frame.
            .canonicalize_paths(false)
            .id(window())
            .modal_overlay_color(theme::shade())
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
    /// Opens the dialog in the folder of the options, or where it was last.
    pub(super) fn open(&mut self, options: DialogOptions, words: &Words) {
        let config = self.dialog.config_mut();
        *config = in_language(std::mem::take(config), &options, words);
        config.title = Some(options.title);
        config.default_file_name = options.file_name;
        config.opening_mode = match options.folder.filter(|folder| is_folder(folder)) {
            Some(folder) => {
                config.initial_directory = folder;
                OpeningMode::AlwaysInitialDir
            }
            None => OpeningMode::LastVisitedDir,
        };
        if options.saves {
            self.dialog.save_file();
        } else {
            self.dialog.pick_file();
        }
        self.pause = PAUSE;
        self.question = Question::default();
    }

    /// Returns `true` while the dialog is open.
    pub(super) fn is_open(&self) -> bool {
        *self.dialog.state() == DialogState::Open
    }

    /// Draws the dialog while it is open. Returns the file that was chosen.
    pub(super) fn show(&mut self, ctx: &egui::Context, words: &Words) -> Option<PathBuf> {
        if self.is_open() && self.pause > 0 {
            self.pause -= 1;
            return None;
        }
        let size = ctx.content_rect().size();
        self.dialog.config_mut().max_size = Some(size - egui::vec2(48.0, 80.0));
        self.question.guard(ctx);
        let answer = if self.question.asked { Some(self.ask(ctx, words)?) } else { None };
        if let Some(key) = answer {
            let modifiers = egui::Modifiers::NONE;
            let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
            ctx.input_mut(|input| input.events.push(event));
            // The dialog ignores keys while a button has the focus.
            if let Some(button) = ctx.memory(egui::Memory::focused) {
                ctx.memory_mut(|memory| memory.surrender_focus(button));
            }
        }
        self.dialog.update(ctx);
        if self.is_open() {
            // The dialog's own backdrop stops the mouse but not Tab.
            ctx.memory_mut(|memory| memory.set_modal_layer(LayerId::new(Order::Middle, window())));
        }
        self.question.update_asked(ctx);
        if self.question.asked {
            // Move the dialog's own question out of sight.
            let away = egui::emath::TSTransform::from_translation(egui::vec2(0.0, 2.0 * size.y));
            ctx.transform_layer_shapes(LayerId::new(Order::Middle, window()), away);
        }
        self.question.asked &= answer.is_none();
        self.dialog.take_picked()
    }

    /// Asks whether to replace a file, in the style of the other questions and in place of the dialog. Returns the
    /// key that answers the dialog's own question, which stays out of sight.
    fn ask(&mut self, ctx: &egui::Context, words: &Words) -> Option<Key> {
        let title = self.dialog.config_mut().title.clone().unwrap_or_default();
        let mut key = None;
        let outcome = widgets::dialog(ctx, words, "replace-file", &title, 440.0, |ui| {
            ui.label(RichText::new(words.say(dialogs::replace_question())).color(theme::muted()));
            widgets::foot(ui, |ui| {
                let replace =
                    Button::new(&words.say(dialogs::replace_file())).weight(Weight::Danger).show(ui);
                let cancel = Button::new(&words.say(dialogs::cancel_file())).show(ui);
                if replace.clicked() {
                    key = Some(Key::Enter);
                }
                Outcome::close_if(cancel.clicked())
            })
        });
        key.or(outcome.close.then_some(Key::Escape))
    }
}

impl BuiltIn {
    /// Shows a button below the open dialog that leads to the library. Returns `true` if it was clicked, which closes
    /// the dialog.
    pub(super) fn offers_library(&mut self, ctx: &egui::Context, words: &Words) -> bool {
        let Some(dialog) = ctx.memory(|memory| memory.area_rect(window())) else { return false };
        if !self.is_open() || self.pause > 0 || self.question.asked {
            return false;
        }
        let area = egui::Area::new(Id::new("library instead")).order(egui::Order::Foreground);
        let below = dialog.center_bottom() + egui::vec2(0.0, 4.0);
        let shown = area.pivot(Align2::CENTER_TOP).fixed_pos(below).show(ctx, |ui| {
            let label = words.say(dialogs::library_instead());
            let button = Button::new(&label).icon(Icon::Books).height(theme::TOUCH);
            button.show(ui).clicked()
        });
        if shown.inner {
            *self = Self::default();
        }
        shown.inner
    }
}

/// Configures the dialog with its options and with texts in the player's language.
fn in_language(mut config: FileDialogConfig, options: &DialogOptions, words: &Words) -> FileDialogConfig {
    config.labels = labels(words);
    config.file_filters.clear();
    config.save_extensions.clear();
    let endings = super::READABLE.map(|ending| format!("*.{ending}")).join(", ");
    let readable = words.say(dialogs::files_with_endings(endings));
    // The dialog itself writes the ending behind the name.
    config.default_file_filter = Some(readable.clone());
    config.default_save_extension = Some(options.kind.clone());
    config
        .add_file_filter_extensions(&readable, super::READABLE.to_vec())
        .add_save_extension(&options.kind, options.ending)
}

/// Texts of the dialog in the player's language; those that it never shows are empty.
fn labels(words: &Words) -> FileDialogLabels {
    let never = String::new;
    FileDialogLabels {
        title_select_directory: never(),
        title_select_file: never(),
        title_select_multiple: never(),
        title_save_file: never(),
        cancel: words.say(dialogs::cancel_file()),
        overwrite: words.say(dialogs::replace_file()),
        reload: never(),
        working_directory: never(),
        select_all: never(),
        show_hidden: words.say(dialogs::show_hidden_files()),
        show_system_files: never(),
        heading_pinned: words.say(dialogs::pinned_folders()),
        heading_places: words.say(dialogs::usual_folders()),
        heading_devices: words.say(dialogs::devices()),
        heading_removable_devices: words.say(dialogs::removable_devices()),
        home_dir: words.say(dialogs::home_folder()),
        desktop_dir: words.say(dialogs::desktop_folder()),
        documents_dir: words.say(dialogs::documents_folder()),
        downloads_dir: words.say(dialogs::downloads_folder()),
        audio_dir: words.say(dialogs::music_folder()),
        pictures_dir: words.say(dialogs::pictures_folder()),
        videos_dir: words.say(dialogs::videos_folder()),
        pin_folder: words.say(dialogs::pin_folder()),
        unpin_folder: words.say(dialogs::unpin_folder()),
        rename_pinned_folder: words.say(dialogs::rename_folder()),
        selected_directory: never(),
        selected_file: words.say(dialogs::file_selected()),
        selected_items: never(),
        file_name: words.say(dialogs::file_name()),
        file_filter_all_files: words.say(dialogs::all_files()),
        save_extension_any: words.say(dialogs::any_ending()),
        open_button: words.say(dialogs::open_chosen_file()),
        save_button: words.say(dialogs::save_file()),
        cancel_button: words.say(dialogs::cancel_file()),
        overwrite_file_modal_text: words.say(dialogs::replace_question()),
        err_empty_folder_name: words.say(dialogs::name_missing()),
        err_empty_file_name: words.say(dialogs::name_missing()),
        err_directory_exists: words.say(dialogs::folder_of_same_name()),
        err_file_exists: words.say(dialogs::file_of_same_name()),
    }
}

/// Returns `true` if the folder exists and its disk says so in time.
fn is_folder(folder: &Path) -> bool {
    let folder = folder.to_owned();
    with_timeout(move || folder.is_dir()) == Some(true)
}

/// Id of the dialog's window in egui.
fn window() -> Id {
    Id::new("file dialog")
}

/// The dialog's own question whether a file may be replaced. The dialog takes any Enter as a yes, even one still held
/// from choosing the name; here Enter means no.
#[derive(Debug, Default)]
struct Question {
    asked: bool,
    /// Enter has been down since its last press.
    down: bool,
    /// The dialog has been drawn before.
    begun: bool,
}

impl Question {
    /// Id of the panel that the dialog draws only with a question.
    fn panel() -> Id {
        window().with("modal_bottom_panel")
    }

    /// Lets only fresh presses of Enter through: the question comes up a frame after the name was chosen, and would
    /// take the key that is still held.
    fn guard(&mut self, ctx: &egui::Context) {
        // Forget the panel of the last frame, to see whether it is drawn again.
        ctx.data_mut(|data| data.remove::<egui::containers::panel::PanelState>(Self::panel()));
        if !std::mem::replace(&mut self.begun, true) {
            // The key that opened the dialog is not meant for it.
            let presses = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, .. });
            self.down = ctx.input(|input| input.key_down(Key::Enter) && !input.events.iter().any(presses));
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
                // On a button reached with Tab, Enter presses that button.
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

    /// Finds out whether the dialog has just drawn its question.
    fn update_asked(&mut self, ctx: &egui::Context) {
        self.asked = egui::containers::panel::PanelState::load(ctx, Self::panel()).is_some();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn no_label_stays_english() {
        let labels = format!("{:#?}", labels(&Words::new(Language::Pseudo)));
        let said: Vec<&str> = labels.lines().filter_map(|line| Some(line.split_once(": ")?.1)).collect();
        let foreign = said.iter().filter(|text| text.starts_with("\"[")).count();
        let never = said.iter().filter(|text| **text == "\"\",").count();
        assert_eq!(foreign + never, said.len(), "{labels}");
        assert!(foreign > 20, "only {foreign} labels");
    }
}
