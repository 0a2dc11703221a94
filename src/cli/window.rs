//! The game without a command: the window, or in the terminal where there is no display.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use super::display::{self, QualityArg, RendererArg};
use super::{Failure, text};
use crate::app::graphics::{Quality, Renderer};
use crate::app::{self, WindowError, WindowOptions};
use crate::record::Record;

#[derive(Debug, clap::Args)]
#[group(skip)]
pub(super) struct Args {
    #[command(flatten)]
    game: text::Args,
    #[command(flatten)]
    display: display::Args,
}

impl Args {
    /// Runs the program without a command.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.game.refuse_mistyped_command()?;
        run(self, out)
    }
}

fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.display.text {
        return text::run(&args.game, out);
    }
    let opened = args.game.file.as_ref().map(|path| open(path)).transpose()?;
    let (origin, notice) = opened.unwrap_or_default();
    let mut game = match &origin {
        Some(record) => record.to_match(),
        None => args.game.new_match()?,
    };
    args.game.check_seats(game.variant())?;
    for (player, seat) in args.game.seats() {
        game.set_seat(player, seat);
    }
    let options = WindowOptions {
        game,
        origin,
        notice,
        seed: args.game.seed,
        size: args.display.windowed,
        renderer: args.display.renderer.map(Renderer::from),
        quality: args.display.quality.map(Quality::from),
        probe: args.display.probe.clone(),
    };
    match app::run(options) {
        Ok(()) => Ok(()),
        Err(WindowError::Display(error)) => {
            eprintln!("abande: {error}; the game starts here in the terminal");
            text::run(&args.game, out)
        }
        Err(error @ WindowError::Graphics(_)) => Err(Failure::NoDisplay(error.to_string())),
    }
}

/// The record in a file, and what is to be said of it. Of one that goes wrong, what is legal is kept.
fn open(path: &Path) -> Result<(Option<Record>, Option<String>), Failure> {
    let said = |error: &dyn Display| format!("{}: {error}", path.display());
    let (record, fault) = Record::load_legal(path).map_err(|error| Failure::Failed(said(&error)))?;
    Ok((Some(record), fault.map(|error| said(&error))))
}

impl From<RendererArg> for Renderer {
    fn from(arg: RendererArg) -> Self {
        match arg {
            RendererArg::Vulkan => Self::Vulkan,
            RendererArg::Gl => Self::Gl,
        }
    }
}

impl From<QualityArg> for Quality {
    fn from(arg: QualityArg) -> Self {
        match arg {
            QualityArg::Low => Self::Low,
            QualityArg::Medium => Self::Medium,
            QualityArg::High => Self::High,
        }
    }
}
