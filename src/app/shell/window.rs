//! Opens the window and runs it until it is closed.

use std::path::PathBuf;
use std::{panic, process};

use bevy::picking::mesh_picking::MeshPickingPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use thiserror::Error;

use super::allocator::return_large_blocks;
use super::graphics::{self, DisplayError, GraphicsLost, Loss, Renderer, StartError, StartOptions};
use super::log::{LogLevel, LogTo};
use super::probe::{self, ProbeFile};
use super::{alert, fault, leaving, place, report};
use crate::app::game::{
    Choices, Choose, CurrentMatch, Keeping, Kept, Lessons, OwnFiles, Puzzles, Quality, Seed, Spoken,
    TableTheme, Themes, Toast, Waker, complained,
};
use crate::app::stage::sound::Loudspeaker;
use crate::i18n::{Language, notices};
use crate::library::preferences::WindowChoices;
use crate::library::{self, LessonsDone, Library, LogFile, Paths, PuzzlesDone, ThemeFolder};
use crate::play::Match;
use crate::record::Header;

/// The window's size at the first start, in logical pixels.
const SIZE: [u32; 2] = [1280, 720];
/// The least that it can be made.
pub const LEAST_SIZE: [u16; 2] = [640, 480];

/// What the process exits with if there is no adapter, or no longer one.
const NO_ADAPTER: i32 = 3;

/// Opens the window and returns once it is closed.
///
/// # Errors
/// If there is no display or no graphics adapter; nothing was shown then. Or if the adapter is lost later.
pub fn run(options: WindowOptions) -> Result<(), WindowError> {
    return_large_blocks();
    let ignored = graphics::forget_bad_scale();
    let display = graphics::check_display()?;
    let waker = Waker::default();
    // What the player chose may be what goes wrong. Choices without a file are not remembered, either.
    let (mut choices, complaints) = match options.paths.as_ref().filter(|_| !options.safe) {
        Some(paths) => Choices::open(paths.config.clone(), &waker),
        None => (Choices::default(), Vec::new()),
    };
    let named = options.size.is_some();
    let WindowChoices { maximised, full_screen, .. } = choices.window;
    choices.take(Choose::Window(WindowChoices {
        // A size that was named is the one to have.
        maximised: maximised && !named,
        full_screen: options.full_screen || full_screen && !named,
        ..choices.window.clone()
    }));
    for choice in options.choices {
        choices.take(choice);
    }
    let simple = options.safe.then_some(Quality::Low);
    let quality = options.quality.or(simple).or(Quality::chosen(choices.picture.quality));
    let remembered = choices.window.size.map(|(width, height)| [width, height]);
    let [width, height] = place::at_first(options.size.or(remembered).unwrap_or(SIZE));
    // The manager of windows heeds a place only if it is there from the start.
    let position = choices.window.place.filter(|_| !choices.window.full_screen);
    let position = position.map(|(x, y)| WindowPosition::At(IVec2::new(x, y)));
    let window = Window {
        position: position.unwrap_or_default(),
        title: "Abande".into(),
        name: Some("abande".into()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints {
            min_width: f32::from(LEAST_SIZE[0]),
            min_height: f32::from(LEAST_SIZE[1]),
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        // It appears with its first picture.
        visible: false,
        ..default()
    };
    let mut app = App::new();
    // A drawing that goes wrong is said, and the game goes on.
    app.set_error_handler(bevy::ecs::error::error);
    if let Some(paths) = &options.paths {
        app.insert_resource(LogTo(LogFile::of(paths)));
    }
    let start =
        StartOptions { renderer: options.renderer, quality, software: options.safe, log: options.log };
    if let Err(error) = graphics::open(&mut app, window, start) {
        alert::note(&error.to_string(), options.paths.as_ref());
        return Err(told(error.into(), options.probe.is_some()));
    }
    drop(display);
    if let Some(ignored) = ignored {
        warn!("{ignored}");
    }
    leaving::listen(&mut app, &waker);
    #[cfg(target_os = "macos")]
    super::finder::listen(&mut app, &waker);
    let loss = app.world().resource::<Loss>().clone();
    let driven = options.probe.is_some();
    end_with_adapter(loss.clone(), options.paths.clone(), driven);
    let machine = report::machine(app.world().get_resource::<graphics::Adapter>(), options.paths.as_ref());
    app.insert_resource(machine).insert_resource(Kept(Some(options.game.clone())));
    let last_end = options.paths.as_ref().and_then(report::notice);
    if let Some(paths) = options.paths.clone() {
        let library = Library::new(paths);
        let keeping = Keeping::new(&library, &options.game, options.header.as_ref(), waker.clone());
        app.insert_resource(keeping);
        let folder = ThemeFolder::new(library.paths().themes());
        let themes = Themes::open(folder, &choices.board.theme, &waker);
        // The first picture has them already.
        app.insert_resource(TableTheme(themes.of(&choices.board.theme).0)).insert_resource(themes);
        app.insert_resource(Lessons::open(LessonsDone::open(library.paths().lessons()), &waker));
        app.insert_resource(Puzzles::open(PuzzlesDone::open(library.paths().puzzles()), &waker));
    }
    app.insert_resource(Spoken::of(options.language.or(choices.language)));
    app.insert_resource(Loudspeaker::new(&waker));
    app.insert_resource(waker);
    app.insert_resource(choices);
    let mut current = CurrentMatch::new(options.game);
    current.set_header(options.header);
    app.insert_resource(options.own_files);
    app.insert_resource(current).insert_resource(Seed(options.seed));
    app.add_plugins((MeshPickingPlugin, graphics::plugin, super::plugin, super::window_plugin));
    let safe = options.safe.then(|| Toast::lasting(notices::safe_mode()));
    let complaint = options.paths.as_ref().and_then(|paths| complained(&paths.config, &complaints));
    app.world_mut()
        .write_message_batch(safe.into_iter().chain(last_end).chain(options.notices).chain(complaint));
    if let Some(file) = options.probe {
        app.insert_resource(ProbeFile(file)).add_plugins((probe::plugin, fault::plugin));
    }
    app.run();
    loss.take().map_or(Ok(()), |lost| Err(told(closed(lost, options.paths.as_ref()), driven)))
}

/// Shows why there is no window to a player who cannot read it elsewhere. A program that drives the window reads standard
/// error.
fn told(error: WindowError, driven: bool) -> WindowError {
    if !driven {
        alert::show(&error.to_string());
    }
    error
}

/// Between the loss of the adapter and the word of it, systems may still ask for something, and wgpu panics. That is no
/// bug of ours: the program ends as it does when the loss is told first. Every move is in the journal already. All other
/// panics of wgpu are bugs, and reported as such.
fn end_with_adapter(loss: Loss, paths: Option<Paths>, driven: bool) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let file = info.location().map_or("", |place| place.file());
        let message = info.payload_as_str().unwrap_or_default();
        let Some(reason) = GraphicsLost::panicked(file, message, loss.known()) else { return usual(info) };
        let error = closed(reason, paths.as_ref());
        eprintln!("abande: {error}");
        told(error, driven);
        process::exit(NO_ADAPTER);
    }));
}

/// The report makes the next start say it, too: a program started from a menu has no terminal to write to.
fn closed(lost: GraphicsLost, paths: Option<&Paths>) -> WindowError {
    let report = paths.and_then(|paths| library::report::file(paths, &lost.to_string()).ok());
    WindowError::Lost {
        lost,
        game: GameFate::of(library::report::saving()),
        report: report
            .map(|path| format!(" A report is in {}", crate::rules::visible_path(&path)))
            .unwrap_or_default(),
    }
}

/// What the command line says about the window.
#[derive(Clone, Debug)]
pub struct WindowOptions {
    /// The match to begin with.
    pub game: Match,
    /// The header of the file that it was opened from.
    pub header: Option<Header>,
    /// That file, and what it held.
    pub own_files: OwnFiles,
    /// What to say at the start, such as about that file.
    pub notices: Vec<Toast>,
    /// The language, instead of the one that was chosen or that the system speaks.
    pub language: Option<Language>,
    /// Makes the computer's play repeatable.
    pub seed: Option<u64>,
    /// Width and height in logical pixels.
    pub size: Option<[u32; 2]>,
    /// Whether it is to fill the screen.
    pub full_screen: bool,
    /// The way to the graphics adapter.
    pub renderer: Option<Renderer>,
    /// How finely to draw.
    pub quality: Option<Quality>,
    /// What is chosen on the command line, as it could be in the settings.
    pub choices: Vec<Choose>,
    /// How much the log tells.
    pub log: LogLevel,
    /// Whether to draw simply, and to leave the preferences alone: they are neither followed nor written.
    pub safe: bool,
    /// The folders in which games are kept; without them nothing is written.
    pub paths: Option<Paths>,
    /// Where to write what is on the screen, for programs that drive the window.
    pub probe: Option<PathBuf>,
}

/// Why there is no window, or no longer one.
#[derive(Debug, Error)]
pub enum WindowError {
    /// Nothing to show it on.
    #[error(transparent)]
    Display(#[from] DisplayError),
    /// Nothing to draw it with.
    #[error(transparent)]
    Graphics(#[from] StartError),
    /// It was open, and nothing can be drawn any longer.
    #[error("{lost}.{game} If this happens again, `--safe-mode` may help.{report}")]
    Lost {
        /// What happened.
        lost: GraphicsLost,
        /// A sentence that says what has become of the game, or nothing.
        game: GameFate,
        /// A sentence that says where the report is, or nothing.
        report: String,
    },
}

/// What has become of the game once the window is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameFate {
    /// All of it was written down.
    #[error(" Your game is saved: start Abande again to go on with it.")]
    Saved,
    /// It could not be written down, as the player was told.
    #[error(" Your game was not being saved.")]
    Unsaved,
    /// There was none yet.
    #[error("")]
    Unknown,
}

impl GameFate {
    /// By whether it was written down as it was played.
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
