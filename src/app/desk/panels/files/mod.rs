//! The dialogs that choose a file: the system's own where there is one, otherwise one in the window itself.

mod built_in;
mod disk;
mod system;

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy_egui::egui;

use super::request::{FilePurpose, Request};
use crate::app::game::{FileRequested, Job, PictureRequested, with_timeout};
use crate::i18n::{Message, Words, dialogs};

use built_in::BuiltIn;
use system::{Asking, Progress};

/// File extension of saved games.
const EXTENSION: &str = "agn";
/// Extensions of files that may contain games.
const READABLE: [&str; 3] = ["agn", "json", "txt"];

/// The file dialogs, of the system and of the program, and what the open one is for.
#[derive(Default)]
pub(super) struct Files {
    purpose: FilePurpose,
    built_in: BuiltIn,
    /// The system's dialog, while it may be in use.
    asking: Option<Asking>,
    /// Opens the system's dialog, if the system has one.
    system: Option<system::Dialog>,
    /// Folder of the last dialog.
    folder: Option<PathBuf>,
    /// The library is wanted instead of a file.
    library: bool,
    /// Texts for the next dialog.
    words: Words,
}

impl FilePurpose {
    fn title(&self) -> Message {
        match self {
            Self::Open => dialogs::open_file_title(),
            Self::Save => dialogs::save_file_title(),
            Self::Picture(..) => dialogs::picture_title(),
            Self::Import => dialogs::import_file_title(),
            Self::Export(_) => dialogs::export_file_title(),
        }
    }

    /// Returns `true` if the dialog chooses a file to be written.
    const fn saves(&self) -> bool {
        matches!(self, Self::Save | Self::Picture(..) | Self::Export(_))
    }

    /// Extension of saved files.
    const fn ending(&self) -> &'static str {
        match self {
            Self::Picture(picture, _) => picture.kind.ending(),
            Self::Open | Self::Save | Self::Import | Self::Export(_) => EXTENSION,
        }
    }

    /// Name of this kind of file.
    fn kind(&self) -> Message {
        match self {
            Self::Picture(..) => dialogs::files_with_pictures(),
            Self::Open | Self::Save | Self::Import | Self::Export(_) => dialogs::files_with_games(),
        }
    }

    /// The name that is offered for a new file.
    fn file_name(&self) -> String {
        let stem = match self {
            Self::Export(ids) => match ids.as_slice() {
                [id] => id.to_string(),
                _ => "games".to_owned(),
            },
            Self::Open | Self::Save | Self::Picture(..) | Self::Import => "game".to_owned(),
        };
        format!("{stem}.{}", self.ending())
    }

    /// Returns the request for the chosen file.
    fn request(&self, path: PathBuf) -> Request {
        match self {
            Self::Open => Request::File(FileRequested::Open(path)),
            Self::Save => Request::File(FileRequested::Save(path)),
            Self::Picture(picture, of) => {
                Request::Picture(PictureRequested { picture: *picture, of: *of, path })
            }
            Self::Import => Request::Library(Job::Import(path)),
            Self::Export(ids) => Request::Library(Job::Export(ids.clone(), path)),
        }
    }
}

/// Options of a file dialog.
#[derive(Clone, Debug)]
struct DialogOptions {
    title: String,
    /// Name of this kind of file.
    kind: String,
    /// Extension of saved files.
    ending: &'static str,
    /// Name of the filter that shows all files.
    #[cfg_attr(target_os = "macos", expect(dead_code, reason = "only the system's own dialogs name them"))]
    all: String,
    saves: bool,
    folder: Option<PathBuf>,
    file_name: String,
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Files").field("purpose", &self.purpose).finish_non_exhaustive()
    }
}

impl Files {
    /// Makes dialogs of which the system's is open and stays unanswered, for tests.
    #[cfg(test)]
    pub(super) fn unanswered() -> Self {
        Self { asking: Some(Asking::unanswered()), ..Self::default() }
    }

    /// Makes dialogs that use the system's own if it has any.
    pub(super) fn of_system() -> Self {
        Self { system: system::dialog(), ..Self::default() }
    }

    /// Sets the folder and the language of the next dialog.
    pub(super) fn follow(&mut self, folder: Option<&Path>, words: &Words) {
        if self.words.language() != words.language() {
            self.words = words.clone();
        }
        if self.folder.as_deref() != folder {
            self.folder = folder.map(Path::to_owned);
        }
    }

    /// Opens the dialog for a purpose.
    pub(super) fn ask(&mut self, purpose: FilePurpose) {
        self.purpose = purpose;
        match self.system {
            Some(dialog) => {
                self.asking = Some(Asking::start(dialog, self.options(self.purpose.file_name())));
            }
            None => self.ask_here(self.purpose.file_name()),
        }
    }

    /// The options for the current purpose, with this name for a file to save.
    fn options(&self, file_name: String) -> DialogOptions {
        DialogOptions {
            title: self.words.say(self.purpose.title()),
            kind: self.words.say(self.purpose.kind()),
            ending: self.purpose.ending(),
            all: self.words.say(dialogs::all_files()),
            saves: self.purpose.saves(),
            folder: self.folder.clone(),
            file_name,
        }
    }

    /// Opens the dialog in the window itself.
    fn ask_here(&mut self, file_name: String) {
        self.asking = None;
        let options = self.options(file_name);
        self.built_in.open(options, &self.words);
    }

    /// Returns `true` while a file dialog, of the system or of the program, is open.
    pub(super) fn is_open(&self) -> bool {
        self.asking.is_some() || self.built_in.is_open()
    }

    /// Returns `true`, once, after the player has asked for the library instead of a file.
    pub(super) fn take_library(&mut self) -> bool {
        std::mem::take(&mut self.library)
    }

    /// Returns the time until the open dialog must be polled again.
    pub(super) fn wake(&self) -> Option<Duration> {
        if self.asking.is_some() {
            // Meanwhile only one button can be pressed here.
            return Some(Duration::from_millis(100));
        }
        self.built_in.is_open().then_some(Duration::from_millis(60))
    }

    /// Draws the open dialog. Returns the request to open or save once a file is chosen.
    pub(super) fn show(&mut self, ctx: &egui::Context) -> Option<Request> {
        let path = if let Some(asking) = &mut self.asking {
            match asking.show(ctx, &self.words) {
                Progress::Waiting => return None,
                Progress::Chosen(path) => {
                    self.asking = None;
                    path
                }
                Progress::Cancelled => {
                    self.asking = None;
                    return None;
                }
                Progress::Missing => {
                    self.ask_here(self.purpose.file_name());
                    return None;
                }
            }
        } else {
            let chosen = self.built_in.show(ctx, &self.words);
            if self.purpose == FilePurpose::Open && self.built_in.offers_library(ctx, &self.words) {
                self.library = true;
                return None;
            }
            chosen?
        };
        if !self.purpose.saves() {
            return Some(self.purpose.request(path));
        }
        // A dialog asks before a file is replaced, but only about the name that was typed.
        let Some(whole) = with_ending(&path, self.purpose.ending()) else {
            // There is nothing before the ending.
            self.folder = path.parent().map(Path::to_owned);
            self.ask_here(self.purpose.file_name());
            return None;
        };
        let named = whole.clone();
        // If the disk does not answer in time, the file may exist: the dialog in the window asks about it.
        if whole != path && with_timeout(move || named.exists()) != Some(false) {
            self.folder = whole.parent().map(Path::to_owned);
            let name = whole.file_name().map(OsStr::to_string_lossy).unwrap_or_default().into_owned();
            self.ask_here(name);
            return None;
        }
        Some(self.purpose.request(whole))
    }
}

/// Returns the path with the extension added if it is missing, or if the name ends as another format does, but never
/// twice. `None` if the name is nothing but an extension.
fn with_ending(path: &Path, ending: &str) -> Option<PathBuf> {
    let name = path.file_name()?.to_str();
    // A name that is not Unicode was not typed here.
    let Some(name) = name else { return Some(path.to_owned()) };
    let ours = format!(".{ending}");
    let mut stem = name;
    while let Some((before, ending)) =
        stem.len().checked_sub(ours.len()).and_then(|at| stem.split_at_checked(at))
        && ending.eq_ignore_ascii_case(&ours)
    {
        stem = before;
    }
    if stem.trim_matches(['.', ' ']).is_empty() {
        return None;
    }
    // A game may be called as its player likes; a picture is opened by its ending.
    let is_game = ending == EXTENSION;
    let keeps = is_game && path.extension().is_some_and(|other| !other.eq_ignore_ascii_case("json"));
    let has_other = stem.len() == name.len() && keeps;
    Some(if has_other { path.to_owned() } else { path.with_file_name(format!("{stem}{ours}")) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::GameId;

    #[test]
    fn a_file_gets_our_ending_once_and_only_if_it_has_no_other() {
        let whole = |name: &str| with_ending(Path::new(name), EXTENSION);
        let file = |name: &str| Some(PathBuf::from(name));
        assert_eq!(whole("a/game"), file("a/game.agn"));
        assert_eq!(whole("game.txt"), file("game.txt"));
        assert_eq!(whole("game.agn"), file("game.agn"));
        assert_eq!(whole("game.agn.agn"), file("game.agn"));
        assert_eq!(whole("game.AGN.agn"), file("game.agn"));
        assert_eq!(whole("a.b"), file("a.b"));
        assert_eq!(whole(".hidden"), file(".hidden.agn"));
        assert_eq!(whole("game.json"), file("game.json.agn"));
        for nothing in [".agn", "a/.agn", ".agn.agn", ".", " .agn"] {
            assert_eq!(whole(nothing), None, "{nothing}");
        }
        let picture = |name: &str| with_ending(Path::new(name), "png");
        assert_eq!(picture("game"), file("game.png"));
        assert_eq!(picture("game.PNG"), file("game.png"));
        assert_eq!(picture("game.txt"), file("game.txt.png"));
        assert_eq!(picture(".png"), None);
    }

    #[test]
    fn one_game_is_exported_under_its_name_and_several_are_not() {
        let id = |name| GameId::parse(name).unwrap();
        assert_eq!(FilePurpose::Export(vec![id("one")]).file_name(), "one.agn");
        assert_eq!(FilePurpose::Export(vec![id("one"), id("two")]).file_name(), "games.agn");
    }

    /// Shows the files until something is chosen or the dialog is closed.
    fn run(files: &mut Files) -> Option<Request> {
        let ctx = egui::Context::default();
        for _ in 0..200 {
            let mut chosen = None;
            let _ = ctx.run_ui(egui::RawInput::default(), |ui| chosen = files.show(ui.ctx()));
            if chosen.is_some() || files.asking.is_none() {
                return chosen;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        None
    }

    #[test]
    fn what_is_chosen_in_the_systems_dialog_counts() {
        let mut files = Files { system: Some(|_| Some("here/game".into())), ..Files::default() };
        files.ask(FilePurpose::Open);
        assert!(files.is_open() && !files.built_in.is_open());
        assert_eq!(run(&mut files), Some(Request::File(FileRequested::Open("here/game".into()))));
        files.ask(FilePurpose::Save);
        assert_eq!(run(&mut files), Some(Request::File(FileRequested::Save("here/game.agn".into()))));
        assert!(!files.is_open());

        // A name that is nothing but an ending is asked for again.
        let mut files = Files { system: Some(|_| Some("here/.agn".into())), ..Files::default() };
        files.ask(FilePurpose::Save);
        assert_eq!(run(&mut files), None);
        assert!(files.built_in.is_open());
    }

    #[test]
    fn a_dialog_that_is_closed_at_once_is_not_there_and_a_slow_one_was_cancelled() {
        let mut files = Files { system: Some(|_| None), ..Files::default() };
        files.ask(FilePurpose::Open);
        assert_eq!(run(&mut files), None);
        assert!(files.built_in.is_open());

        let slow = |_: DialogOptions| {
            std::thread::sleep(system::MISSING_WITHIN + Duration::from_millis(50));
            None
        };
        let mut files = Files { system: Some(slow), ..Files::default() };
        files.ask(FilePurpose::Open);
        assert_eq!(run(&mut files), None);
        assert!(!files.is_open());
    }
}
