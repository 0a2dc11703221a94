//! The game without a command: the window, or in the terminal where there is no display.

use std::io::Write;
use std::path::Path;

use super::display::{self, LogLevelArg, QualityArg, RendererArg};
use super::folders::Folders;
use super::{Failure, text};
use crate::app::game::{EditPreferences, GameSource, KnownFiles, Quality, Toast, ToastTone};
use crate::app::shell::graphics::Renderer;
use crate::app::shell::{self, LogLevel, WindowError, WindowOptions};
use crate::i18n::{keeping, notices, records};
use crate::library::preferences::ReducedMotion;
use crate::library::{Paths, PathsError};
use crate::record::{Record, file_named};

#[derive(Debug, clap::Args)]
#[group(skip)]
pub(super) struct WindowArgs {
    #[command(flatten)]
    game: text::TextArgs,
    #[command(flatten)]
    display: display::DisplayArgs,
}

impl WindowArgs {
    /// Opens the game in a window or, where there is no display, in the terminal: what the program does without a
    /// command.
    pub(super) fn run(&self, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
        self.game.refuse_mistyped_command()?;
        run(self, folders, out)
    }
}

fn run(args: &WindowArgs, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
    if args.display.text {
        return text::run(&args.game, folders, out);
    }
    let Start { paths, record, own_files, notices, unread } =
        Start::of(args.game.file.as_deref(), folders.paths());
    let mut game = match &record {
        Some(record) => record.to_match(),
        None => args.game.new_match_after(paths.as_ref().filter(|_| !args.display.safe_mode))?,
    };
    for (player, seat) in args.game.seats_in(game.variant())? {
        game.set_seat(player, seat);
    }
    let options = WindowOptions {
        game,
        header: record.map(|record| record.header().clone()),
        own_files,
        notices,
        language: args.game.lang,
        seed: args.game.seed,
        size: args.display.windowed,
        full_screen: args.display.fullscreen,
        renderer: args.display.renderer.map(Renderer::from),
        quality: args.display.quality.map(Quality::from),
        preferences: preferences_of(&args.display.settings),
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

/// The preferences that arguments change for this run and, once the player changes others, for good.
fn preferences_of(args: &display::Settings) -> Vec<EditPreferences> {
    let mut edits = Vec::new();
    edits
        .extend(args.scale.map(|percent| {
            EditPreferences::new(move |preferences| preferences.panels.scale = Some(percent))
        }));
    edits.extend(args.no_sound.then(|| EditPreferences::new(|preferences| preferences.sound.on = false)));
    edits.extend(
        args.reduced_motion.then(|| {
            EditPreferences::new(|preferences| preferences.picture.reduced_motion = ReducedMotion::On)
        }),
    );
    edits
}

/// Game, folders and notices with which the window begins.
#[derive(Default)]
struct Start {
    /// Where games and settings are kept. Without folders nothing is, and the game can be played all the same.
    paths: Option<Paths>,
    /// The record in a file. Of one that goes wrong, what is legal is kept.
    record: Option<Record>,
    /// That file, and what it held.
    own_files: KnownFiles,
    /// Notices about both.
    notices: Vec<Toast>,
    /// Why there is none. The window says so itself: a player who opens a file from a folder sees no terminal.
    unread: Option<Failure>,
}

impl Start {
    fn of(file: Option<&Path>, folders: Result<Paths, PathsError>) -> Self {
        let mut start = Self::default();
        match folders {
            Ok(paths) => start.paths = Some(paths),
            Err(error) => {
                let text = notices::nothing_kept(keeping::of_paths_error(&error));
                start.notices.push(Toast::alarm(text));
            }
        }
        if let Some(path) = file {
            start.read(path);
        }
        start
    }

    fn read(&mut self, path: &Path) {
        let source = GameSource::File(path.to_owned());
        match Record::load_legal(path) {
            Ok(opened) => {
                if let Some(file) = file_named(path) {
                    self.own_files.record(&file, &opened);
                }
                // What went well can be seen.
                self.notices
                    .extend(Some(source.opened(&opened)).filter(|toast| toast.tone != ToastTone::Success));
                self.record = Some(opened.record);
            }
            Err(error) => {
                self.unread = Some(Failure::Failed(format!("{}: {error}", crate::rules::visible_path(path))));
                self.notices.push(source.not_opened(records::load(&error)));
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::i18n::Words;

    fn told(start: &Start) -> Vec<(ToastTone, String)> {
        let said = |toast: &Toast| (toast.tone, Words::default().say(&toast.text));
        start.notices.iter().map(said).collect()
    }

    #[test]
    fn a_window_that_keeps_nothing_says_so() {
        let message = "“folder” should be a string".to_owned();
        let path = Path::new("portable.toml").to_owned();
        let start = Start::of(None, Err(PathsError::BadPortable { path, message }));
        let said = "Neither games nor settings will be saved: portable.toml: “folder” should be a string."
            .to_owned();
        assert_eq!((start.paths.as_ref(), told(&start)), (None, vec![(ToastTone::Alarm, said)]));
        let start = Start::of(None, Err(PathsError::NoHome));
        assert!(told(&start)[0].1.contains("there is no home folder"));
        let paths = Paths::within(Path::new("here"));
        let start = Start::of(None, Ok(paths.clone()));
        assert_eq!((start.paths.as_ref(), told(&start)), (Some(&paths), vec![]));
    }

    #[test]
    fn of_a_file_the_window_says_what_it_does_not_show() {
        let folder = tempfile::tempdir().unwrap();
        let start = |text: &str| {
            let path = folder.path().join("games.agn");
            fs::write(&path, text).unwrap();
            Start::of(Some(&path), Ok(Paths::within(folder.path())))
        };
        let whole = start("1. d4 d5 *");
        assert_eq!((whole.record.is_some(), told(&whole)), (true, vec![]));
        let known = |start: &Start| start.own_files.fingerprint(&folder.path().join("games.agn")).is_some();
        assert!(known(&whole), "saving there asks only if another program has changed it");
        let one = |start: &Start| match &told(start)[..] {
            [told] => told.clone(),
            told => panic!("{told:?}"),
        };
        let several = start("1. d4 *\n\n1. d5 *");
        let said = "Opened the first of several games in games.agn".to_owned();
        assert_eq!((several.record.is_some(), one(&several)), (true, (ToastTone::Persistent, said)));
        assert!(!known(&several), "what else is in the file would be lost");
        let cut = start("1. d4 d5 2. d4-d");
        let (tone, said) = one(&cut);
        assert_eq!((cut.record.is_some(), tone), (true, ToastTone::Alarm));
        assert!(said.starts_with("Opened games.agn up to the first error. Line 1, column "), "{said}");
        let junk = start("\u{0}");
        let (tone, said) = one(&junk);
        assert_eq!((junk.record.is_some(), junk.unread.is_some(), tone), (false, true, ToastTone::Alarm));
        assert!(said.starts_with("games.agn was not opened. "), "{said}");
    }
}
