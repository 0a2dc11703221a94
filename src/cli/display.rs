//! How the game is shown: the options that only a program with a window obeys. Every build defines them, because manual
//! pages and completions are made from a build without the window.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::ValueEnum;

#[cfg(feature = "gui")]
use crate::app::shell::MIN_SIZE;
use crate::library::preferences::PanelChoices;

/// Least width and height of the window, in a build that leaves the window out: any size is accepted.
#[cfg(not(feature = "gui"))]
const MIN_SIZE: [u16; 2] = [1, 1];

#[derive(Debug, clap::Args)]
#[group(skip)]
#[cfg_attr(not(feature = "gui"), allow(dead_code, reason = "only the window reads them"))]
pub(super) struct DisplayArgs {
    /// Play in the terminal instead of the window
    #[arg(long)]
    pub(super) text: bool,
    /// Graphics API to use [default: whichever works]
    #[arg(long)]
    pub(super) renderer: Option<RendererArg>,
    /// Graphics quality [default: whatever suits the graphics adapter]
    #[arg(long)]
    pub(super) quality: Option<QualityArg>,
    /// Use simple graphics and ignore the settings, in case the window does not open properly
    #[arg(long)]
    pub(super) safe_mode: bool,
    /// Size of the window
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    pub(super) windowed: Option<[u32; 2]>,
    /// Fill the screen
    #[arg(long, conflicts_with = "windowed")]
    pub(super) fullscreen: bool,
    #[command(flatten)]
    pub(super) settings: Settings,
    /// How much to write to the log and to standard error [default: info]
    #[arg(long, value_name = "LEVEL")]
    pub(super) log_level: Option<LogLevelArg>,
    /// Write a JSON file that describes the screen, for programs that drive the window
    #[arg(long, value_name = "FILE")]
    pub(super) probe: Option<PathBuf>,
}

/// Options that are also settings, which are remembered.
#[derive(Debug, clap::Args)]
#[group(skip)]
#[cfg_attr(not(feature = "gui"), allow(dead_code, reason = "only the window reads them"))]
pub(super) struct Settings {
    /// Size of text and panels in percent, from 75 to 250, as in the settings
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u16).range(scales()))]
    pub(super) scale: Option<u16>,
    /// Switch sounds off, as in the settings
    #[arg(long)]
    pub(super) no_sound: bool,
    /// Show changes at once, without movement, as in the settings
    #[arg(long)]
    pub(super) reduced_motion: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum RendererArg {
    /// On Linux and Windows
    Vulkan,
    /// Direct3D 12, on Windows
    Dx12,
    /// On macOS
    Metal,
    /// OpenGL, for old drivers
    Gl,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum QualityArg {
    Low,
    Medium,
    High,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum LogLevelArg {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

/// The sizes of text that the settings have, in percent.
fn scales() -> RangeInclusive<i64> {
    let [smallest, .., largest] = PanelChoices::SCALES;
    smallest.into()..=largest.into()
}

fn parse_size(text: &str) -> Result<[u32; 2], String> {
    let [least_width, least_height] = MIN_SIZE;
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
