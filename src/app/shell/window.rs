//! Opens the window and runs it until it is closed.

use std::path::PathBuf;

use bevy::picking::mesh_picking::MeshPickingPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use thiserror::Error;

use super::graphics::{self, DisplayError, Renderer, StartError, StartOptions};
use super::probe::{self, ProbeFile};
use crate::app::game::{Choices, CurrentMatch, Keeping, Kept, Quality, Seed, Sleeper, Spoken, Toast, Tone};
use crate::library::{Library, Paths, preferences};
use crate::play::Match;
use crate::record::Header;
use crate::words::Language;

/// The window's size at the first start, in logical pixels.
const SIZE: [u32; 2] = [1280, 720];
/// The least that it can be made.
pub const LEAST_SIZE: [u16; 2] = [640, 480];

/// Opens the window and returns once it is closed.
///
/// # Errors
/// If there is no display or no graphics adapter; nothing was shown then.
pub fn run(options: WindowOptions) -> Result<(), WindowError> {
    let display = graphics::check_display()?;
    let sleeper = Sleeper::default();
    let (choices, complaints) = match &options.paths {
        Some(paths) => Choices::open(paths.config.clone(), &sleeper),
        None => (Choices::default(), Vec::new()),
    };
    let quality = options.quality.or(match choices.picture.quality {
        preferences::Quality::Auto => None,
        preferences::Quality::Low => Some(Quality::Low),
        preferences::Quality::Medium => Some(Quality::Medium),
        preferences::Quality::High => Some(Quality::High),
    });
    let remembered = choices.window.size.map(|(width, height)| [width, height]);
    let [width, height] = options.size.or(remembered).unwrap_or(SIZE);
    let window = Window {
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
    graphics::open(&mut app, window, StartOptions { renderer: options.renderer, quality })?;
    drop(display);
    app.insert_resource(Kept(Some(options.game.clone())));
    if let Some(paths) = options.paths {
        let library = Library::new(paths);
        let keeping = Keeping::new(&library, &options.game, options.header.as_ref(), sleeper.clone());
        app.insert_resource(keeping);
    }
    app.insert_resource(Spoken::of(options.language.or(choices.language)));
    app.insert_resource(sleeper);
    app.insert_resource(choices);
    let mut current = CurrentMatch::new(options.game);
    current.set_header(options.header);
    app.insert_resource(current).insert_resource(Seed(options.seed));
    app.add_plugins((MeshPickingPlugin, graphics::plugin, super::plugin, super::window_plugin));
    if let Some(text) = options.notice {
        app.world_mut().write_message(Toast { tone: Tone::Error, text });
    }
    for complaint in complaints {
        app.world_mut().write_message(Toast { tone: Tone::Error, text: complaint.to_string() });
    }
    if let Some(file) = options.probe {
        app.insert_resource(ProbeFile(file)).add_plugins(probe::plugin);
    }
    app.run();
    Ok(())
}

/// What the command line says about the window.
#[derive(Clone, Debug)]
pub struct WindowOptions {
    /// The match to begin with.
    pub game: Match,
    /// The header of the file that it was opened from.
    pub header: Option<Header>,
    /// What to say about it.
    pub notice: Option<String>,
    /// The language, instead of the one that was chosen or that the system speaks.
    pub language: Option<Language>,
    /// Makes the computer's play repeatable.
    pub seed: Option<u64>,
    /// Width and height in logical pixels.
    pub size: Option<[u32; 2]>,
    /// The way to the graphics adapter.
    pub renderer: Option<Renderer>,
    /// How finely to draw.
    pub quality: Option<Quality>,
    /// The folders in which games are kept; without them nothing is written.
    pub paths: Option<Paths>,
    /// Where to write what is on the screen, for programs that drive the window.
    pub probe: Option<PathBuf>,
}

/// Why there is no window.
#[derive(Debug, Error)]
pub enum WindowError {
    /// Nothing to show it on.
    #[error(transparent)]
    Display(#[from] DisplayError),
    /// Nothing to draw it with.
    #[error(transparent)]
    Graphics(#[from] StartError),
}
