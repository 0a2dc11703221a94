//! The command line: one binary, its commands and what they exit with.
//!
//! Every command lives in a file of its own with its arguments (`…Args`) and a `run` that writes to the given output.
//! `failure` turns errors into exit statuses. Only the window touches a display.

/// Standard error of commands: what it says passes through [`failure::complain`].
macro_rules! eprintln {
    ($($what:tt)*) => {
        $crate::cli::failure::complain(format_args!($($what)*))
    };
}

mod analyze;
mod bench;
mod characters;
mod convert;
mod datagen;
mod display;
mod engine;
mod export;
mod failure;
mod features;
mod folders;
mod games;
mod inspect;
mod matches;
mod moves_option;
mod output;
mod perft;
mod puzzles;
mod replay;
mod review;
mod sounds;
mod statistics;
mod text;
mod view;
#[cfg(feature = "gui")]
mod window;

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

pub use failure::Failure;

use crate::library::{own_characters, report};
use crate::play;
use crate::text::{Content, Screen};

/// Play the board games Abande and Anda in a 3D window or in the terminal, or drive their engine
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    folders: folders::Folders,
    #[cfg(feature = "gui")]
    #[command(flatten)]
    game: window::WindowArgs,
    #[cfg(not(feature = "gui"))]
    #[command(flatten)]
    game: text::TextArgs,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play in the terminal
    Text(text::TextArgs),
    /// Speak UGI, the Universal Game Interface, on standard input and output
    Engine(engine::EngineArgs),
    /// Count move sequences
    Perft(perft::PerftArgs),
    /// Print what the rules say about a position
    Inspect(inspect::InspectArgs),
    /// Check a record move by move and print the final position and score
    Replay(replay::ReplayArgs),
    /// List, show, export and import games in the library, and move them to the bin
    Games(games::GamesArgs),
    /// Print what the engine thinks of each move of a game, and what the move changed
    Analyze(analyze::AnalyzeArgs),
    /// Judge every move of a game: what it cost, and what was better
    Review(review::ReviewArgs),
    /// List puzzles, make new ones, or prove them again
    Puzzles(puzzles::PuzzlesArgs),
    /// List the opponents with character, or check files with characters of your own
    Characters(characters::CharactersArgs),
    /// List, write or play the sounds of the table
    Sounds(sounds::SoundsArgs),
    /// Convert records between AGN and Abstract Play JSON
    Convert(convert::ConvertArgs),
    /// Draw a position as a diagram or a picture, or a game as an animation
    Export(export::ExportArgs),
    /// Let two engines play a match
    Match(matches::MatchArgs),
    /// Search fixed positions; print a signature of the engine's play, and its speed
    Bench(bench::BenchArgs),
    /// Let the engine play itself, to make training data
    Datagen(datagen::DatagenArgs),
    /// Turn those games into training positions for the network
    Features(features::FeaturesArgs),
}

/// Returns the definition of the command line, from which manual pages and completions are made. It has the options
/// of the window in every build, also in one that leaves the window out and refuses them.
#[must_use]
pub fn command() -> clap::Command {
    let command = Cli::command();
    if cfg!(feature = "gui") { command } else { <display::DisplayArgs as clap::Args>::augment_args(command) }
}

/// Runs the command that the command line names, and returns the exit status of the process: 0 done, 1 what was asked
/// failed, 2 wrong usage, 3 no usable display or graphics adapter.
pub fn run() -> ExitCode {
    let words = folders::after_command(std::env::args_os());
    let cli = match Cli::try_parse_from(&words) {
        Ok(cli) => cli,
        // clap takes a mistyped command for a file, and complains of what follows.
        Err(error) => match words.get(1).filter(|_| error.use_stderr()).and_then(|word| mistyped(word)) {
            Some(failure) => return failure.report(),
            None if error.use_stderr() => {
                // It repeats words of the command line, which may be anything.
                eprintln!("{}", error.render().to_string().trim_end());
                return ExitCode::from(2);
            }
            None => error.exit(),
        },
    };
    // Without folders a panic is only told.
    if let Ok(paths) = cli.folders.paths() {
        let (own, refused) = own_characters(&paths.characters());
        play::install_characters(own, refused);
        report::install(paths);
    }
    // Not locked: the engine answers from two threads.
    let content = cli.command.as_ref().map_or(Content::Text, Command::content);
    let mut out = Screen::new(io::stdout(), content);
    let done = match cli.command {
        Some(command) => command.run(&cli.folders, &mut out),
        None => cli.game.run(&cli.folders, &mut out),
    };
    let done = done.and_then(|()| Ok(out.flush()?));
    done.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}

/// The failure for a word in the place of a command that looks like a mistyped one; none for a command, option or file.
fn mistyped(word: &OsStr) -> Option<Failure> {
    let known = |name: &str| Cli::command().get_subcommands().any(|command| command.get_name() == name);
    let name = word.to_str().filter(|name| !name.starts_with('-') && *name != "help" && !known(name))?;
    text::refuse_mistyped(Path::new(name)).err()
}

impl Command {
    /// Kind of output on standard output. Files are for programs: a terminal is shown them as text.
    fn content(&self) -> Content {
        let of_json = |json| if json { Content::Json } else { Content::Text };
        match self {
            Self::Games(args) if args.prints_record() => Content::File,
            Self::Review(args) if args.prints_record() => Content::File,
            Self::Convert(_) | Self::Export(_) => Content::File,
            Self::Games(args) => of_json(args.json),
            Self::Inspect(args) => of_json(args.json),
            Self::Review(args) => of_json(args.json),
            Self::Puzzles(args) => of_json(args.json),
            Self::Characters(args) => of_json(args.json),
            Self::Sounds(args) => of_json(args.json),
            Self::Text(_)
            | Self::Engine(_)
            | Self::Perft(_)
            | Self::Replay(_)
            | Self::Analyze(_)
            | Self::Match(_)
            | Self::Bench(_)
            | Self::Datagen(_)
            | Self::Features(_) => Content::Text,
        }
    }

    fn run(self, folders: &folders::Folders, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Self::Text(args) => text::run(&args, folders, out),
            Self::Export(args) => export::run(&args, out),
            Self::Engine(args) => engine::run(&args),
            Self::Perft(args) => perft::run(&args, out),
            Self::Inspect(args) => inspect::run(&args, out),
            Self::Replay(args) => replay::run(&args, out),
            Self::Games(args) => games::run(&args, folders, out),
            Self::Analyze(args) => analyze::run(&args, out),
            Self::Review(args) => review::run(&args, out),
            Self::Puzzles(args) => puzzles::run(&args, out),
            Self::Characters(args) => characters::run(&args, out),
            Self::Sounds(args) => sounds::run(&args, out),
            Self::Convert(args) => convert::run(&args, out),
            Self::Match(args) => matches::run(&args, out),
            Self::Bench(args) => bench::run(&args, out),
            Self::Datagen(args) => datagen::run(&args, out),
            Self::Features(args) => features::run(&args, out),
        }
    }
}
