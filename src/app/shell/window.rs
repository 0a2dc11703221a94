//! Opens the window and runs it until it is closed.

use std::path::PathBuf;
use std::{panic, process};

use bevy::picking::mesh_picking::MeshPickingPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use thiserror::Error;

use super::allocator::return_large_blocks;
use super::graphics::{
    self, DisplayError, GraphicsLossState, GraphicsLost, Renderer, StartError, StartOptions,
};
use super::log::{LogLevel, LogTarget};
use super::probe::{self, ProbeFile};
use super::window_placement::MIN_SIZE;
use super::{alert, crash_report, exit_signals, fault_injection, window_placement};
use crate::app::game::{
    CurrentMatch, EditPreferences, Keeping, KnownFiles, LastSaved, LessonProgress, OwnMistakes,
    PuzzleProgress, Quality, RandomSeed, Spoken, StoredPreferences, TableTheme, Toast, UserThemes,
    WindowWaker, complained, within,
};
use crate::app::stage::sound::AudioOutput;
use crate::i18n::{Language, characters, notices};
use crate::library::{self, LessonsDone, Library, LogFile, MistakesFile, Paths, PuzzlesDone, ThemeFolder};
use crate::play::{Match, refused_characters};
use crate::record::Header;

/// Size of the window at the first start, in logical pixels.
const DEFAULT_SIZE: [u32; 2] = [1280, 720];

/// Exit code without a graphics adapter.
const NO_ADAPTER: i32 = 3;

/// Opens the window and returns once it is closed.
///
/// # Errors
/// If there is no display or no graphics adapter; nothing was shown then. Or if the adapter is lost later.
pub fn run(options: WindowOptions) -> Result<(), WindowError> {
    return_large_blocks();
    let ignored = graphics::forget_bad_scale();
    let display = graphics::check_display()?;
    let waker = WindowWaker::default();
    // In safe mode the preferences may be the cause of the trouble. Without a file they are not saved, either.
    let (mut preferences, complaints) = match options.paths.as_ref().filter(|_| !options.safe) {
        Some(paths) => StoredPreferences::open(paths.config.clone(), &waker),
        None => (StoredPreferences::default(), Vec::new()),
    };
    let named = options.size.is_some();
    // A size from the command line has priority.
    preferences.window.maximised &= !named;
    preferences.window.full_screen = options.full_screen || preferences.window.full_screen && !named;
    for edit in options.preferences {
        edit.apply(&mut preferences);
    }
    let simple = options.safe.then_some(Quality::Low);
    let quality = options.quality.or(simple).or(Quality::chosen(preferences.picture.quality));
    let remembered = preferences.window.size.map(|(width, height)| [width, height]);
    let [width, height] = window_placement::initial_size(options.size.or(remembered).unwrap_or(DEFAULT_SIZE));
    // Window managers respect a position only if it is set from the start.
    let position = preferences.window.place.filter(|_| !preferences.window.full_screen);
    let position = position.map(|(x, y)| WindowPosition::At(IVec2::new(x, y)));
    let window = Window {
        position: position.unwrap_or_default(),
        title: "Abande".into(),
        name: Some("abande".into()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints {
            min_width: f32::from(MIN_SIZE[0]),
            min_height: f32::from(MIN_SIZE[1]),
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        // It appears with its first picture.
        visible: false,
        ..default()
    };
    let mut app = App::new();
    // A system that fails is logged, and the game goes on.
    app.set_error_handler(bevy::ecs::error::error);
    if let Some(paths) = &options.paths {
        app.insert_resource(LogTarget(LogFile::of(paths)));
    }
    let start =
        StartOptions { renderer: options.renderer, quality, software: options.safe, log: options.log };
    if let Err(error) = graphics::open(&mut app, window, start) {
        alert::note(&error.to_string(), options.paths.as_ref());
        return Err(show_error(error.into(), options.probe.is_some()));
    }
    drop(display);
    if let Some(ignored) = ignored {
        warn!("{ignored}");
    }
    exit_signals::handle_signals(&mut app, &waker);
    #[cfg(target_os = "macos")]
    super::apple_events::listen(&mut app, &waker);
    let loss = app.world().resource::<GraphicsLossState>().clone();
    let driven = options.probe.is_some();
    install_loss_hook(loss.clone(), options.paths.clone(), driven);
    let system_info =
        crash_report::system_info(app.world().get_resource::<graphics::Adapter>(), options.paths.as_ref());
    app.insert_resource(system_info).insert_resource(LastSaved(Some(options.game.clone())));
    let last_end = options.paths.as_ref().and_then(crash_report::notice);
    if let Some(paths) = options.paths.clone() {
        let library = Library::new(paths);
        let keeping = Keeping::new(&library, &options.game, options.header.as_ref(), waker.clone());
        app.insert_resource(keeping);
        let folder = ThemeFolder::new(library.paths().themes());
        let themes = UserThemes::open(folder, &preferences.board.theme, &waker);
        // Loaded now, so that the first frame has the right colours.
        app.insert_resource(TableTheme(themes.resolve(&preferences.board.theme).0)).insert_resource(themes);
        app.insert_resource(LessonProgress::open(LessonsDone::open(library.paths().lessons()), &waker));
        app.insert_resource(PuzzleProgress::open(PuzzlesDone::open(library.paths().puzzles()), &waker));
        app.insert_resource(OwnMistakes::open(MistakesFile::new(library.paths().mistakes()), &waker));
    }
    app.insert_resource(Spoken::of(options.language.or(preferences.language)));
    app.insert_resource(AudioOutput::new(&waker));
    app.insert_resource(waker);
    app.insert_resource(preferences);
    let mut current = CurrentMatch::new(options.game);
    current.set_header(options.header);
    app.insert_resource(options.own_files);
    app.insert_resource(current).insert_resource(RandomSeed(options.seed));
    app.add_plugins((MeshPickingPlugin, graphics::plugin, super::plugin, super::window_plugin));
    let safe = options.safe.then(|| Toast::persistent(notices::safe_mode()));
    let complaint = options.paths.as_ref().and_then(|paths| complained(&paths.config, &complaints));
    let refused = refused_characters().iter().take(MOST_REFUSED).map(|(id, reason)| {
        warn!("characters/{id}.toml: {reason}");
        Toast::alarm(characters::character_refused(&format!("{id}.toml"), reason))
    });
    app.world_mut().write_message_batch(
        safe.into_iter().chain(last_end).chain(options.notices).chain(complaint).chain(refused),
    );
    if let Some(file) = options.probe {
        app.insert_resource(ProbeFile(file)).add_plugins((probe::plugin, fault_injection::plugin));
    }
    app.run();
    loss.take().map_or(Ok(()), |lost| Err(show_error(loss_error(lost, options.paths.as_ref()), driven)))
}

/// Most files of characters about which the player is told at the start; the log has all.
const MOST_REFUSED: usize = 3;

/// Shows an error in a message box, unless a program drives the window and reads standard error.
fn show_error(error: WindowError, driven: bool) -> WindowError {
    if !driven {
        alert::show(&error.to_string());
    }
    error
}

/// Installs a panic hook for panics of wgpu that follow from the loss of the adapter, before the loss itself is
/// reported. The program then ends as it does after a reported loss; every move is in the journal already. All other
/// panics of wgpu are bugs, and reported as such.
fn install_loss_hook(loss: GraphicsLossState, paths: Option<Paths>, driven: bool) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let file = info.location().map_or("", |place| place.file());
        let message = info.payload_as_str().unwrap_or_default();
        let Some(reason) = GraphicsLost::panicked(file, message, loss.known()) else { return usual(info) };
        let error = loss_error(reason, paths.as_ref());
        eprintln!("abande: {error}");
        show_error(error, driven);
        process::exit(NO_ADAPTER);
    }));
}

/// Error of a lost adapter, with a report for the next start: a program started from a menu has no terminal.
fn loss_error(lost: GraphicsLost, paths: Option<&Paths>) -> WindowError {
    let message = lost.to_string();
    let report = paths.cloned().and_then(|paths| {
        // The disk may hang, and the program ends.
        within(library::PATIENCE, move || library::report::file(&paths, &message))?.ok()
    });
    WindowError::Lost {
        lost,
        game: GameFate::of(library::report::saving()),
        report: report
            .map(|path| format!(" A report was written to {}", crate::rules::visible_path(&path)))
            .unwrap_or_default(),
    }
}

/// What the window opens with, and where its data is; mostly from the command line.
#[derive(Clone, Debug)]
pub struct WindowOptions {
    /// Match to start with.
    pub game: Match,
    /// Header of the file that the match was opened from.
    pub header: Option<Header>,
    /// File that the match was opened from, with its contents.
    pub own_files: KnownFiles,
    /// Toasts to show at the start.
    pub notices: Vec<Toast>,
    /// Language, instead of that of the preferences or the system.
    pub language: Option<Language>,
    /// Random seed that makes the computer's play repeatable.
    pub seed: Option<u64>,
    /// Width and height in logical pixels.
    pub size: Option<[u32; 2]>,
    /// True to start in full screen.
    pub full_screen: bool,
    /// Graphics API.
    pub renderer: Option<Renderer>,
    /// Picture quality.
    pub quality: Option<Quality>,
    /// Preferences from the command line.
    pub preferences: Vec<EditPreferences>,
    /// Verbosity of the log.
    pub log: LogLevel,
    /// Safe mode: low quality, and preferences are neither read nor written.
    pub safe: bool,
    /// Folders for games and preferences; without them nothing is written.
    pub paths: Option<Paths>,
    /// File for reports of the screen, for programs that drive the window.
    pub probe: Option<PathBuf>,
}

/// Reason why the window cannot be opened, or had to close.
#[derive(Debug, Error)]
pub enum WindowError {
    /// There is no display.
    #[error(transparent)]
    Display(#[from] DisplayError),
    /// There is no graphics adapter.
    #[error(transparent)]
    Graphics(#[from] StartError),
    /// The graphics adapter was lost.
    #[error("{lost}.{game} If this happens again, `--safe-mode` may help.{report}")]
    Lost {
        /// Reason of the loss.
        lost: GraphicsLost,
        /// Sentence about whether the game is saved.
        game: GameFate,
        /// Sentence about the report, or nothing.
        report: String,
    },
}

/// What has become of the game when the window had to close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameFate {
    /// The whole game is saved.
    #[error(" Your game is saved: start Abande again to go on with it.")]
    Saved,
    /// The game could not be saved, as the player was told.
    #[error(" Your game was not being saved.")]
    Unsaved,
    /// There was no game yet.
    #[error("")]
    Unknown,
}

impl GameFate {
    /// Converts the state of saving: `None` if there was no game yet.
    const fn of(saving: Option<bool>) -> Self {
        match saving {
            Some(true) => Self::Saved,
            Some(false) => Self::Unsaved,
            None => Self::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_window_says_that_the_game_is_saved_only_if_it_is() {
        let said = |saving| {
            let game = GameFate::of(saving);
            WindowError::Lost { lost: GraphicsLost::Full, game, report: String::new() }.to_string()
        };
        let (lost, help) =
            ("the graphics adapter has no memory left.", "If this happens again, `--safe-mode` may help.");
        let saved = "Your game is saved: start Abande again to go on with it.";
        assert_eq!(said(Some(true)), format!("{lost} {saved} {help}"));
        assert_eq!(said(Some(false)), format!("{lost} Your game was not being saved. {help}"));
        assert_eq!(said(None), format!("{lost} {help}"));
    }
}
