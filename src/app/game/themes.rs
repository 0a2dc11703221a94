//! The theme of the table: the one that the player chose, or the default one if that cannot be used.
//!
//! The folder with the player's own themes is read on a thread, at the start and whenever the window comes to the
//! front: a file that was changed in an editor shows at once.

use std::path::Path;

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::{
    RedrawScheduler, StoredPreferences, Toast, ToastTopic, ToastWithdrawn, WindowWaker, with_timeout,
};
use crate::app::GameSystems;
use crate::i18n::{Message, keeping, themes};
use crate::library::preferences::ThemeName;
use crate::library::{FileError, ThemeFile, ThemeFolder, Worker};
use crate::theme::{Theme, ThemeError};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserThemes>()
        .init_resource::<TableTheme>()
        .add_message::<WindowFocused>()
        .add_systems(
            Update,
            (read_again, take_files, follow_theme)
                .chain()
                .in_set(GameSystems::Input)
                .after(super::sets::PreferenceSystems),
        );
}

/// Reads the themes again when the window gets the focus, as the player may have edited one.
fn read_again(mut focused: MessageReader<WindowFocused>, mut themes: ResMut<UserThemes>) {
    if focused.read().any(|window| window.focused) {
        themes.bypass_change_detection().read();
    }
}

/// Takes the themes that the thread has read, and logs which cannot be used.
fn take_files(mut themes: ResMut<UserThemes>) {
    if !themes.is_being_read() {
        return;
    }
    if let Some(files) = themes.bypass_change_detection().poll()
        && themes.files != files
    {
        for file in &files {
            if let Err(fault) = &file.theme {
                warn!("{}: {fault:?}", file.file());
            }
        }
        themes.files = files;
    }
}

/// Applies the chosen theme. A theme that cannot be used is reported once.
fn follow_theme(
    preferences: Res<StoredPreferences>,
    themes: Res<UserThemes>,
    mut reported: Local<Option<Message>>,
    mut table: ResMut<TableTheme>,
    mut toasts: MessageWriter<Toast>,
    mut withdrawals: MessageWriter<ToastWithdrawn>,
    redraws: Option<ResMut<RedrawScheduler>>,
) {
    if !(preferences.is_changed() || themes.is_changed()) {
        return;
    }
    let (theme, trouble) = themes.resolve(&preferences.board.theme);
    if table.set_if_neq(TableTheme(theme))
        && let Some(mut redraws) = redraws
    {
        redraws.settle();
    }
    if *reported != trouble {
        match &trouble {
            Some(text) => {
                toasts.write(Toast::alarm(text.clone()).with_topic(ToastTopic::Theme));
            }
            None => {
                withdrawals.write(ToastWithdrawn(ToastTopic::Theme));
            }
        }
        *reported = trouble;
    }
}

/// The colours of the board and the table that are in use.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct TableTheme(pub Theme);

/// Theme files in the folder of the user, and the thread that reads them again.
#[derive(Resource, Debug, Default)]
pub struct UserThemes {
    files: Vec<UserTheme>,
    folder: Option<ThemeFolder>,
    /// None in tests and for pictures drawn without a window: nothing is read then.
    reader: Option<Worker<(), Vec<UserTheme>>>,
}

/// Theme file of the user: the parsed theme, or why it cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub struct UserTheme {
    /// Name of the theme in the preferences.
    pub name: ThemeName,
    /// The theme, or the reason why it cannot be used.
    pub theme: Result<Theme, UserThemeError>,
}

/// Reason why a theme file of the user cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub enum UserThemeError {
    /// The file cannot be read.
    File(FileError),
    /// The file is not a valid theme.
    Theme(ThemeError),
    /// A built-in theme has the same name.
    Taken,
}

impl UserTheme {
    fn from_file(file: ThemeFile) -> Self {
        let ThemeFile { name, text } = file;
        let theme = match text {
            _ if Theme::own(name.as_str()).is_some() => Err(UserThemeError::Taken),
            Err(error) => Err(UserThemeError::File(error)),
            Ok(text) => Theme::parse(&text).map_err(UserThemeError::Theme),
        };
        Self { name, theme }
    }

    /// Returns the name of the file, with its extension.
    pub fn file(&self) -> String {
        format!("{}.toml", self.name)
    }
}

impl UserThemeError {
    /// Returns the reason as the last part of a sentence.
    pub fn reason(&self) -> Message {
        match self {
            Self::File(error) => keeping::of_file_error(error),
            Self::Theme(error) => themes::of_theme_error(error),
            Self::Taken => themes::theme_name_taken(),
        }
    }
}

impl UserThemes {
    /// Reads the themes in a folder. If one of them is chosen, they are read at once, so that the first frame has its
    /// colours; otherwise on a thread.
    pub fn open(folder: ThemeFolder, chosen: &ThemeName, waker: &WindowWaker) -> Self {
        let read = {
            let folder = folder.clone();
            move || folder.read().into_iter().map(UserTheme::from_file).collect::<Vec<_>>()
        };
        let is_own = Theme::own(chosen.as_str()).is_some();
        let files = if is_own { Vec::new() } else { read() };
        let work = move |_: Vec<()>, answer: &mut dyn FnMut(Vec<UserTheme>)| answer(read());
        let reader = Some(Worker::start("themes", work, waker.wake()).that_reads());
        let mut themes = Self { files, folder: Some(folder), reader };
        if is_own {
            themes.read();
        }
        themes
    }

    /// Makes themes without a folder, for tests.
    pub fn from_files(files: Vec<UserTheme>) -> Self {
        Self { files, folder: None, reader: None }
    }

    /// Makes themes in a folder that is never read, for tests.
    #[cfg(test)]
    pub(crate) fn in_folder(folder: ThemeFolder, files: Vec<UserTheme>) -> Self {
        Self { files, folder: Some(folder), reader: None }
    }

    /// Returns the theme files of the user, sorted by name.
    pub fn files(&self) -> &[UserTheme] {
        &self.files
    }

    /// Returns the folder of the user's themes; none in tests.
    pub const fn folder(&self) -> Option<&ThemeFolder> {
        self.folder.as_ref()
    }

    /// Creates the folder of themes on the disk, if `path` is that folder. An error is logged.
    pub fn make_folder(&self, path: &Path) {
        let Some(folder) = self.folder().filter(|folder| folder.path() == path).cloned() else { return };
        if let Some(Err(error)) = with_timeout(move || folder.make()) {
            warn!("{error}");
        }
    }

    /// Returns a theme by its name. If it is missing or faulty, returns the default one and the reason as a sentence.
    pub fn resolve(&self, name: &ThemeName) -> (Theme, Option<Message>) {
        if let Some(theme) = Theme::own(name.as_str()) {
            return (theme, None);
        }
        let trouble = match self.files.iter().find(|file| file.name == *name) {
            Some(UserTheme { theme: Ok(theme), .. }) => return (theme.clone(), None),
            Some(file @ UserTheme { theme: Err(fault), .. }) => {
                themes::theme_not_used(file.file(), fault.reason())
            }
            None => themes::theme_unknown(name.to_string()),
        };
        (Theme::default(), Some(trouble))
    }

    /// Requests that the folder is read.
    fn read(&mut self) {
        // Also while it is read: the file may have been written since. Requests that pile up cost one reading.
        if let Some(reader) = &mut self.reader {
            reader.ask(());
        }
    }

    fn is_being_read(&self) -> bool {
        self.reader.as_ref().is_some_and(Worker::is_busy)
    }

    /// Takes the files that were read since the last call.
    fn poll(&mut self) -> Option<Vec<UserTheme>> {
        self.reader.as_mut()?.take().pop()
    }
}
