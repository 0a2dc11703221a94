//! The game without a command: the window, or in the terminal where there is no display.

use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::folders::Folders;
use super::{Failure, text};
use crate::app::game::Quality;
use crate::app::shell::graphics::Renderer;
use crate::app::shell::{self, WindowError, WindowOptions};
use crate::record::{Opened, Record};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    game: text::Args,
    /// Play in the terminal instead of the window
    #[arg(long)]
    text: bool,
    /// How to reach the graphics adapter; without this whatever works
    #[arg(long)]
    renderer: Option<RendererArg>,
    /// How finely to draw; without this what suits the graphics adapter
    #[arg(long)]
    quality: Option<QualityArg>,
    /// Size of the window
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    windowed: Option<[u32; 2]>,
    /// Keep a JSON file that says what is on the screen, for programs that drive the window
    #[arg(long, value_name = "FILE")]
    probe: Option<PathBuf>,
}

impl Args {
    /// Runs the program without a command.
    pub(super) fn run(&self, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
        self.game.refuse_mistyped_command()?;
        run(self, folders, out)
    }
}

fn run(args: &Args, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
    if args.text {
        return text::run(&args.game, folders, out);
    }
    let opened = args.game.file.as_ref().map(|path| open(path)).transpose()?;
    // Without folders nothing is kept, and the game can be played all the same.
    let paths = folders.paths().ok();
    let (record, notice) = opened.unwrap_or_default();
    let mut game = match &record {
        Some(record) => record.to_match(),
        None => args.game.new_match_after(paths.as_ref())?,
    };
    args.game.check_seats(game.variant())?;
    for (player, seat) in args.game.seats() {
        game.set_seat(player, seat);
    }
    let options = WindowOptions {
        game,
        header: record.map(|record| record.header().clone()),
        notice,
        seed: args.game.seed,
        size: args.windowed,
        renderer: args.renderer.map(Renderer::from),
        quality: args.quality.map(Quality::from),
        paths,
        probe: args.probe.clone(),
    };
    match shell::run(options) {
        Ok(()) => Ok(()),
        Err(WindowError::Display(error)) => {
            eprintln!("abande: {error}; the game starts here in the terminal");
            text::run(&args.game, folders, out)
        }
        Err(error @ WindowError::Graphics(_)) => Err(Failure::NoDisplay(error.to_string())),
    }
}

/// The record in a file, and what is to be said of it. Of one that goes wrong, what is legal is kept.
fn open(path: &Path) -> Result<(Option<Record>, Option<String>), Failure> {
    let said = |error: &dyn Display| format!("{}: {error}", path.display());
    let opened = Record::load_legal(path).map_err(|error| Failure::Failed(said(&error)))?;
    let Opened { record, fault, more, .. } = opened;
    let others = more.then(|| said(&"more games follow in this file; this is the first"));
    Ok((Some(record), fault.map(|error| said(&error)).or(others)))
}

fn parse_size(text: &str) -> Result<[u32; 2], String> {
    let [least_width, least_height] = shell::LEAST_SIZE;
    let parse = |number: &str, least: u16| {
        number.parse().ok().filter(|size| (u32::from(least)..=16_384).contains(size))
    };
    let (width, height) = text.split_once('x').unwrap_or_default();
    match (parse(width, least_width), parse(height, least_height)) {
        (Some(width), Some(height)) => Ok([width, height]),
        _ => Err(format!(
            "write a width and a height in pixels, such as 1280x720, at least {least_width}x{least_height}"
        )),
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RendererArg {
    Vulkan,
    Gl,
}

impl From<RendererArg> for Renderer {
    fn from(arg: RendererArg) -> Self {
        match arg {
            RendererArg::Vulkan => Self::Vulkan,
            RendererArg::Gl => Self::Gl,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum QualityArg {
    Low,
    Medium,
    High,
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
