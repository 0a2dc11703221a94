//! The game without a command: the window, or in the terminal where there is no display.

use std::io::Write;
use std::path::Path;

use super::display::{self, LogLevelArg, QualityArg, RendererArg};
use super::folders::Folders;
use super::{Failure, text};
use crate::app::game::{Choose, Quality, Toast, Tone, file_name};
use crate::app::shell::graphics::Renderer;
use crate::app::shell::{self, LogLevel, WindowError, WindowOptions};
use crate::library::preferences::ReducedMotion;
use crate::record::{Opened, Record};
use crate::words::terminal::files;
use crate::words::{notices, records};

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
    pub(super) fn run(&self, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
        self.game.refuse_mistyped_command()?;
        run(self, folders, out)
    }
}

fn run(args: &Args, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
    if args.display.text {
        return text::run(&args.game, folders, out);
    }
    // Without folders nothing is kept, and the game can be played all the same.
    let paths = folders.paths().ok();
    let Start { record, notice, unread } = args.game.file.as_deref().map(Start::of).unwrap_or_default();
    let mut game = match &record {
        Some(record) => record.to_match(),
        None => args.game.new_match_after(paths.as_ref().filter(|_| !args.display.safe_mode))?,
    };
    args.game.check_seats(game.variant())?;
    for (player, seat) in args.game.seats() {
        game.set_seat(player, seat);
    }
    let options = WindowOptions {
        game,
        header: record.map(|record| record.header().clone()),
        notice,
        language: args.game.lang,
        seed: args.game.seed,
        size: args.display.windowed,
        full_screen: args.display.fullscreen,
        renderer: args.display.renderer.map(Renderer::from),
        quality: args.display.quality.map(Quality::from),
        choices: chosen(&args.display.settings),
        log: args.display.log_level.map(LogLevel::from).unwrap_or_default(),
        safe: args.display.safe_mode,
        paths,
        probe: args.display.probe.clone(),
    };
    match shell::run(options) {
        Ok(()) => Ok(()),
        Err(WindowError::Display(_)) if let Some(unread) = unread => Err(unread),
        Err(WindowError::Display(error)) => {
            eprintln!("abande: {error}; the game starts here in the terminal");
            text::run(&args.game, folders, out)
        }
        Err(error @ (WindowError::Graphics(_) | WindowError::Lost { .. })) => {
            Err(Failure::NoDisplay(error.to_string()))
        }
    }
}

/// What the words of the command line choose, as it could be chosen in the settings.
fn chosen(args: &display::Settings) -> Vec<Choose> {
    let mut choices = Vec::new();
    choices.extend(args.scale.map(|percent| Choose::Scale(Some(percent))));
    choices.extend(args.no_sound.then_some(Choose::SoundOn(false)));
    choices.extend(args.reduced_motion.then_some(Choose::ReducedMotion(ReducedMotion::On)));
    choices
}

/// What the window begins with.
#[derive(Default)]
struct Start {
    /// The record in a file. Of one that goes wrong, what is legal is kept.
    record: Option<Record>,
    /// What is to be said of it.
    notice: Option<Toast>,
    /// Why there is none. A window says it itself: whoever opens a file from a folder sees no terminal.
    unread: Option<Failure>,
}

impl Start {
    fn of(path: &Path) -> Self {
        match Record::load_legal(path) {
            Ok(Opened { record, fault, more, .. }) => {
                let damaged = |fault| files::file_damaged(path.display().to_string(), records::fault(fault));
                let damaged = fault.as_ref().map(|fault| Toast { tone: Tone::Alarm, text: damaged(fault) });
                let more = || more.then(|| Toast { tone: Tone::Lasting, text: files::more_games_in_file() });
                Self { record: Some(record), notice: damaged.or_else(more), unread: None }
            }
            Err(error) => {
                let said = format!("{}: {error}", path.display());
                let text = notices::game_not_opened(file_name(path), records::load(&error));
                let notice = Some(Toast { tone: Tone::Alarm, text });
                Self { record: None, notice, unread: Some(Failure::Failed(said)) }
            }
        }
    }
}

impl From<RendererArg> for Renderer {
    fn from(arg: RendererArg) -> Self {
        match arg {
            RendererArg::Vulkan => Self::Vulkan,
            RendererArg::Dx12 => Self::Dx12,
            RendererArg::Metal => Self::Metal,
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

impl From<LogLevelArg> for LogLevel {
    fn from(arg: LogLevelArg) -> Self {
        match arg {
            LogLevelArg::Error => Self::Error,
            LogLevelArg::Warn => Self::Warn,
            LogLevelArg::Info => Self::Info,
            LogLevelArg::Debug => Self::Debug,
            LogLevelArg::Trace => Self::Trace,
        }
    }
}
