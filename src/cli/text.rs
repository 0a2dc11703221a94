//! `abande text`: the game in the terminal.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::ValueHint;

use crate::i18n::{Language, keeping, language, terminal};
use crate::library::{Library, Paths, Preferences, PreferencesFile, Ratings};
use crate::play::{GameSetup, HouseRule, Match, Seat, TimeControl};
use crate::rules::{ByPlayer, Player, Variant, visible_path};
use crate::text::{Session, words_on_screen};

use super::Failure;
use super::folders::Folders;

#[derive(Debug, clap::Args)]
pub(super) struct TextArgs {
    #[arg(
        long,
        conflicts_with = "file",
        value_hint = ValueHint::Other,
        help = format!("Game and board: {} [default: {}]", Variant::list(), Variant::default())
    )]
    pub(super) variant: Option<Variant>,
    /// The komi of a new game of Anda [default: 0]
    #[arg(long, value_name = "K", conflicts_with = "file")]
    pub(super) komi: Option<u16>,
    /// Handicap of a new game of Abande, given by the colour that it names: white-pieces-3, black-points-5 or
    /// white-captures-12, for example; or pie for the pie rule [default: none]
    #[arg(long = "handicap", value_name = "HANDICAP", conflicts_with = "file", value_hint = ValueHint::Other)]
    pub(super) house_rule: Option<HouseRule>,
    /// Clock of a new game: 5 (minutes for each side), 5+3 (and seconds for each move), 5d3 (Bronstein), 5b3x30
    /// (byo-yomi) or 5h (hourglass) [default: none]
    #[arg(long, value_name = "TIME", conflicts_with = "file", value_hint = ValueHint::Other)]
    pub(super) clock: Option<TimeControl>,
    /// White's time, if it is not the same
    #[arg(long, value_name = "TIME", requires = "clock", value_hint = ValueHint::Other)]
    pub(super) white_clock: Option<TimeControl>,
    /// Who plays Black: human, ai, ai:LEVEL, ai:CHARACTER or ai:CHARACTER:hard [default: human]
    #[arg(long, value_name = "PLAYER")]
    pub(super) black: Option<Seat>,
    /// Who plays White: human, ai, ai:LEVEL, ai:CHARACTER or ai:CHARACTER:hard [default: ai]
    #[arg(long, value_name = "PLAYER")]
    pub(super) white: Option<Seat>,
    /// The language: a tag such as en or de [default: the system's]
    #[arg(long, value_name = "TAG", value_parser = language::named, value_hint = ValueHint::Other)]
    pub(super) lang: Option<Language>,
    /// Makes the computer's play repeatable
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// A record to continue
    pub(super) file: Option<PathBuf>,
}

impl TextArgs {
    /// Makes the match that the options describe, if no file is named.
    ///
    /// # Errors
    /// If the game has no such level of the computer, no komi, or no such handicap.
    pub(super) fn new_match(&self) -> Result<Match, Failure> {
        let mut setup = GameSetup::default();
        setup.variant = self.variant.unwrap_or(setup.variant);
        setup.komi = self.komi.unwrap_or(setup.komi);
        setup.house_rule = self.house_rule;
        setup.clock = self.clock.map(|clock| ByPlayer::new(clock, self.white_clock.unwrap_or(clock)));
        for (player, seat) in self.seats() {
            setup.seats[player] = seat;
        }
        setup.new_match().map_err(|error| Failure::Usage(error.to_string()))
    }

    /// Makes the match that the options describe; where they describe none, a new game like the last one.
    ///
    /// # Errors
    /// As [`new_match`](Self::new_match).
    #[cfg(feature = "gui")]
    pub(super) fn new_match_after(&self, paths: Option<&Paths>) -> Result<Match, Failure> {
        let is_specified = self.variant.is_some()
            || self.komi.is_some()
            || self.house_rule.is_some()
            || self.clock.is_some()
            || self.seats().next().is_some();
        let Some(paths) = paths.filter(|_| !is_specified) else { return self.new_match() };
        let (_, preferences, _) = PreferencesFile::open(paths.config.clone());
        preferences.new_game.fitted().new_match().or_else(|_| self.new_match())
    }

    /// Returns the players whom the options name for the sides of a game that is opened.
    ///
    /// # Errors
    /// If the game has no such opponent.
    pub(super) fn seats_in(&self, variant: Variant) -> Result<Vec<(Player, Seat)>, Failure> {
        let checked = self.seats().map(|(player, seat)| seat.check(variant).map(|()| (player, seat)));
        checked.collect::<Result<_, _>>().map_err(|error| Failure::Usage(error.to_string()))
    }

    /// Plays the game in the terminal: what a program that was built without the window does without a command.
    #[cfg(not(feature = "gui"))]
    pub(super) fn run(&self, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
        self.refuse_mistyped_command()?;
        run(self, folders, out)
    }

    /// Fails if the file that is named looks like a mistyped command.
    pub(super) fn refuse_mistyped_command(&self) -> Result<(), Failure> {
        self.file.as_deref().map_or(Ok(()), refuse_mistyped)
    }

    /// The sides for which the command line names a player.
    fn seats(&self) -> impl Iterator<Item = (Player, Seat)> {
        let named = [(Player::Black, self.black), (Player::White, self.white)];
        named.into_iter().filter_map(|(player, seat)| Some((player, seat?)))
    }
}

/// Fails if a word in the place of a file looks like a mistyped command: there is no such file, and it is not written
/// like a path.
pub(super) fn refuse_mistyped(file: &Path) -> Result<(), Failure> {
    let word = file.to_string_lossy();
    if file.exists() || word.contains(['/', '.', '\\', ':']) {
        return Ok(());
    }
    let word = crate::rules::excerpt(&word);
    Err(Failure::Usage(format!("“{word}” is neither a command nor a file; see abande --help")))
}

/// The setup with the computer at the level that suits the player with these games.
fn adapted(setup: GameSetup, paths: &Paths) -> GameSetup {
    let index = Library::new(paths.clone()).index();
    Ratings::from_entries(index.entries()).of(setup.variant.kind()).adapted(setup)
}

/// Plays the game in the terminal, or with the lines of standard input.
pub(super) fn run(args: &TextArgs, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
    let stdin = io::stdin();
    let seed = args.seed.unwrap_or_else(rand::random);
    let paths = folders.paths();
    let kept = paths.as_ref().map(|paths| PreferencesFile::open(paths.config.clone()));
    let (preferences, complaints) = kept
        .map_or_else(|_| (Preferences::default(), Vec::new()), |(_, kept, complaints)| (kept, complaints));
    let language = args.lang.or(preferences.language).unwrap_or_else(language::of_system);
    let (words, not_shown) = words_on_screen(language);
    if let Some(why) = not_shown {
        writeln!(out, "{why}")?;
    }
    for complaint in &complaints {
        writeln!(out, "{}", words.say(keeping::of_complaint(complaint)))?;
    }
    let session = match &args.file {
        None => {
            let table = args.new_match()?;
            let adapts = preferences.play.adaptive_level && args.seats().next().is_none();
            let adapted = paths.as_ref().ok().filter(|_| adapts).map(|paths| adapted(table.setup(), paths));
            Session::new(adapted.and_then(|setup| setup.new_match().ok()).unwrap_or(table), seed)
        }
        Some(path) => {
            let opened = Session::open(path, seed);
            let (mut session, message) =
                opened.map_err(|error| Failure::Failed(format!("{}: {error}", visible_path(path))))?;
            writeln!(out, "{}", words.say(message))?;
            for (player, seat) in args.seats_in(session.table().variant())? {
                session.set_seat(player, seat);
            }
            session
        }
    }
    .echoing(!stdin.is_terminal())
    .speaking(words.clone())
    .with_choices(preferences.play);
    let mut session = match &paths {
        Ok(paths) => session.remembering_in(paths.config.clone()).in_library(&Library::new(paths.clone())),
        Err(error) => {
            let why = terminal::games_not_kept(keeping::of_paths_error(error));
            writeln!(out, "{}", words.say(why))?;
            session
        }
    };
    if stdin.is_terminal() && io::stdout().is_terminal() {
        return Ok(crate::text::run_on_terminal(out, &mut session)?);
    }
    Ok(crate::text::run(BufReader::new(stdin.lock()), out, &mut session)?)
}
