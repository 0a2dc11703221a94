//! `abande games`: the library of games, for scripts and for people without a window.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;

use crate::library::{DiscardError, Entry, GameId, Index, Interrupted, Library, ShelfError, now};
use crate::play::Match;
use crate::record::{Participant, Record, read_file, read_text};
use crate::rules::{Player, harmless, visible_path};

use super::folders::Folders;
use super::statistics::StatisticsReport;
use super::{Failure, output};

// Arguments of `abande games`, which lists, shows, exports, imports, removes and restores games of the library. (Clap
// would show a doc comment in the help.)
#[derive(Debug, clap::Args)]
pub(super) struct GamesArgs {
    #[command(subcommand)]
    action: Option<Action>,
    /// One JSON object per line
    #[arg(long, global = true)]
    pub(super) json: bool,
}

impl GamesArgs {
    /// Returns `true` if the command prints a record to standard output, which must be as in a file.
    pub(super) fn prints_record(&self) -> bool {
        match &self.action {
            Some(Action::Show { .. }) => !self.json,
            Some(Action::Export { file, .. }) => file == Path::new("-"),
            _ => false,
        }
    }
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// List all games, those in progress first
    List,
    /// Print the record of a game
    Show {
        /// The game's name, or any part of it that no other game shares
        id: String,
    },
    /// Write the record of a game into a file or a folder; - is standard output
    Export {
        /// The game's name, or any part of it that no other game shares
        id: String,
        /// The file
        file: PathBuf,
        #[command(flatten)]
        games: output::Games,
    },
    /// Add all games in these files to the library; - is standard input
    Import {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Move a game to the bin, whether it is kept or in progress
    Remove {
        /// The game's name, or any part of it that no other game shares
        id: String,
    },
    /// List the games in the bin
    Bin,
    /// Move a game from the bin back to the library
    Restore {
        /// The game's name in the bin, or any part of it that no other game shares
        id: String,
    },
    /// Show results and ratings against the computer
    Stats,
    /// Rebuild the index of games from their files
    Rebuild,
}

/// Lists, shows, exports, imports, removes or restores games of the library.
pub(super) fn run(args: &GamesArgs, folders: &Folders, out: &mut dyn Write) -> Result<(), Failure> {
    let games = Shelf::open(folders)?;
    let mut print = Print { json: args.json, out };
    match args.action.as_ref().unwrap_or(&Action::List) {
        Action::List => games.list(&mut print),
        Action::Show { id } => games.show(id, &mut print),
        Action::Export { id, file, games: terms } => games.export(id, file, *terms, &mut print),
        Action::Import { files } => games.import(files, &mut print),
        Action::Remove { id } => games.remove(id, &mut print),
        Action::Bin => games.bin(&mut print),
        Action::Restore { id } => games.restore(id, &mut print),
        Action::Stats => {
            let report = StatisticsReport::from_entries(&games.kept().collect::<Vec<_>>());
            print.say(&report, &report.text())
        }
        Action::Rebuild => games.rebuild(&mut print),
    }
}

/// Prints each result as a line of JSON for programs, or as text for people.
struct Print<'a> {
    json: bool,
    out: &'a mut dyn Write,
}

impl Print<'_> {
    fn say(&mut self, json: &impl Serialize, text: &str) -> Result<(), Failure> {
        if self.json {
            let line = serde_json::to_string(json).map_err(Failure::from_error)?;
            return Ok(writeln!(self.out, "{line}")?);
        }
        Ok(writeln!(self.out, "{}", shown(text))?)
    }
}

/// A text from a file, without control characters.
fn shown(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { c } else { harmless(c) }).collect()
}

/// A game as `list --json` prints it. Scripts rely on the fields and their order.
#[derive(Debug, Serialize)]
struct Row {
    id: String,
    game: &'static str,
    variant: &'static str,
    black: String,
    white: String,
    result: String,
    finished: bool,
    plies: usize,
    moves: Vec<String>,
    started: Option<String>,
    changed: String,
    in_progress: bool,
    /// When it changed, in the time of the place, as people read it.
    #[serde(skip)]
    day: String,
}

impl Row {
    fn of(id: &GameId, entry: Option<&Entry>, record: &Record) -> Self {
        let started = entry.and_then(|entry| entry.started);
        let changed = entry.map_or_else(now, |entry| entry.changed);
        Self::new(id, record, started, changed)
    }

    fn new(id: &GameId, record: &Record, started: Option<Timestamp>, changed: Timestamp) -> Self {
        let board = record.start().board();
        let moves = record.moves();
        let name = |player: Player| name(record.player(player));
        Self {
            id: id.to_string(),
            game: record.variant().game_name(),
            variant: record.variant().name(),
            black: name(Player::Black),
            white: name(Player::White),
            result: record.result_text(),
            finished: record.result().is_some(),
            plies: moves.len(),
            moves: moves.iter().map(|mv| mv.display(board).to_string()).collect(),
            started: started.map(seconds),
            changed: seconds(changed),
            in_progress: false,
            day: changed.to_zoned(TimeZone::system()).strftime("%Y-%m-%d").to_string(),
        }
    }

    fn text(&self) -> String {
        let Self { id, variant, black, white, result, plies, day, .. } = self;
        let goes_on = if self.in_progress { ", in progress" } else { "" };
        format!("{id}\n    {variant}, {black} – {white}, {result}, plies: {plies}, changed: {day}{goes_on}")
    }
}

/// RFC 3339 without fractions of a second.
fn seconds(moment: Timestamp) -> String {
    moment.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The name of a player.
fn name(participant: &Participant) -> String {
    let kind = || participant.kind.as_ref().map(ToString::to_string);
    participant.name.clone().or_else(kind).unwrap_or_else(|| "?".to_owned())
}

/// The games of the library on which the command works: kept ones, and those in progress.
struct Shelf {
    library: Library,
    index: Index,
    in_progress: Vec<Interrupted>,
}

impl Shelf {
    fn open(folders: &Folders) -> Result<Self, Failure> {
        let library = Library::new(folders.paths()?);
        let index = library.index();
        for file in &index.set_aside {
            eprintln!("abande: {}: this was not a record and has been renamed", visible_path(file));
        }
        for unread in &index.unread {
            eprintln!("abande: {}: {}", unread.id, unread.reason);
        }
        let in_progress = library.in_progress();
        Ok(Self { library, index, in_progress })
    }

    /// The kept games, without those that go on and are listed as in progress.
    fn kept(&self) -> impl Iterator<Item = &Entry> {
        let goes_on = |entry: &Entry| self.in_progress.iter().any(|game| game.id == entry.id);
        self.index.entries().iter().filter(move |entry| !goes_on(entry))
    }

    fn find(&self, text: &str) -> Result<GameId, Failure> {
        let journals = self.in_progress.iter().map(|game| &game.id);
        the_one(text, journals.chain(self.kept().map(|entry| &entry.id)).collect())
    }

    fn in_progress(&self, id: &GameId) -> Option<&Interrupted> {
        self.in_progress.iter().find(|game| game.id == *id)
    }

    fn record(&self, id: &GameId) -> Result<Record, Failure> {
        if let Some(game) = self.in_progress(id) {
            return Ok(record_of(game));
        }
        let opened = self.library.open(id).map_err(Failure::from_error)?;
        if let Some(fault) = &opened.fault {
            eprintln!("abande: {id}: {fault}");
        }
        Ok(opened.record)
    }

    fn row(&self, id: &GameId) -> Result<Row, Failure> {
        if let Some(game) = self.in_progress(id) {
            let row = Row::new(id, &record_of(game), Some(game.begun), game.changed);
            return Ok(Row { in_progress: true, ..row });
        }
        let entry = self.index.entry(id);
        Ok(Row::of(id, entry, &self.record(id)?))
    }

    fn list(&self, print: &mut Print<'_>) -> Result<(), Failure> {
        let journals = self.in_progress.iter().map(|game| &game.id);
        for id in journals.chain(self.kept().map(|entry| &entry.id)) {
            // Another copy of the program may have moved it since.
            let Ok(row) = self.row(id) else { continue };
            print.say(&row, &row.text())?;
        }
        Ok(())
    }

    fn show(&self, id: &str, print: &mut Print<'_>) -> Result<(), Failure> {
        let id = self.find(id)?;
        if print.json {
            let row = self.row(&id)?;
            return print.say(&row, "");
        }
        let text = self.record(&id)?.to_string();
        let text = if io::stdout().is_terminal() { shown(&text) } else { text };
        Ok(write!(print.out, "{text}")?)
    }

    fn export(
        &self,
        id: &str,
        file: &Path,
        terms: output::Games,
        print: &mut Print<'_>,
    ) -> Result<(), Failure> {
        let id = self.find(id)?;
        let record = self.record(&id)?;
        if file == Path::new("-") {
            return Ok(write!(print.out, "{record}")?);
        }
        let file = self.library.export_path(&id, file);
        let text = record.checked_text().map_err(|error| Failure::of_file(&file, error))?;
        terms.write(&file, &text, print.out)?;
        let json = serde_json::json!({ "id": id.as_str(), "file": file.to_string_lossy() });
        print.say(&json, &format!("{id} is in {}", visible_path(&file)))
    }

    fn import(&self, files: &[PathBuf], print: &mut Print<'_>) -> Result<(), Failure> {
        let mut failed = 0;
        for file in files {
            let name = visible_path(file);
            let text = if file == Path::new("-") { read_text(io::stdin().lock()) } else { read_file(file) };
            let text = match text {
                Ok(text) => text,
                Err(error) => {
                    eprintln!("abande: {name}: {error}");
                    failed += 1;
                    continue;
                }
            };
            // The games of the files before are known by now.
            let index = self.library.index();
            let imported = self.library.import(&index, &text).map_err(Failure::from_error)?;
            for id in &imported.kept {
                let json = serde_json::json!({ "id": id.as_str(), "new": true });
                print.say(&json, &format!("{id} is new"))?;
            }
            for id in &imported.known {
                let json = serde_json::json!({ "id": id.as_str(), "new": false });
                print.say(&json, &format!("{id} was already there"))?;
            }
            for refused in &imported.refused {
                if let Some(id) = &refused.kept {
                    let json = serde_json::json!({ "id": id.as_str(), "new": true });
                    print.say(&json, &format!("{id} is new, but incomplete"))?;
                }
                eprintln!("abande: {name}: {refused}");
                failed += 1;
            }
        }
        match failed {
            0 => Ok(()),
            1 => Err(Failure::Failed("1 game or file could not be imported completely".to_owned())),
            _ => Err(Failure::Failed(format!("{failed} games or files could not be imported completely"))),
        }
    }

    fn remove(&self, id: &str, print: &mut Print<'_>) -> Result<(), Failure> {
        let id = self.find(id)?;
        let name = if self.in_progress(&id).is_some() {
            self.library.discard(&id).map_err(|error: DiscardError| Failure::from_error(error))?
        } else {
            self.library.remove(&id).map_err(|error: ShelfError| Failure::from_error(error))?
        };
        let bin = self.library.paths().bin();
        let json = serde_json::json!({ "id": name.as_str(), "bin": bin.to_string_lossy() });
        print.say(&json, &format!("{name} is in {}", visible_path(&bin)))
    }

    fn bin(&self, print: &mut Print<'_>) -> Result<(), Failure> {
        let bin = self.library.bin();
        for unread in &bin.unread {
            eprintln!("abande: {}: {}", unread.id, unread.reason);
        }
        for entry in bin.entries() {
            // Another copy of the program may have restored it since.
            let Ok(game) = self.library.open_in_bin(&entry.id) else { continue };
            let row = Row::of(&entry.id, Some(entry), &game.record);
            print.say(&row, &row.text())?;
        }
        Ok(())
    }

    fn restore(&self, id: &str, print: &mut Print<'_>) -> Result<(), Failure> {
        let bin = self.library.bin();
        let id = the_one(id, bin.entries().iter().map(|entry| &entry.id).collect())?;
        let name = self.library.restore(&id).map_err(Failure::from_error)?;
        let json = serde_json::json!({ "id": name.as_str() });
        print.say(&json, &format!("{name} is in the library again"))
    }

    fn rebuild(&self, print: &mut Print<'_>) -> Result<(), Failure> {
        let index = self.library.rebuild_index();
        let games = index.entries().len();
        let json = serde_json::json!({ "games": games, "unread": index.unread.len() });
        print.say(&json, &format!("games: {games}, files that cannot be read: {}", index.unread.len()))
    }
}

/// Finds the one game that a text names, in full or by a part of its name; fails if none or several have that part.
fn the_one(text: &str, mut names: Vec<&GameId>) -> Result<GameId, Failure> {
    if let Some(exact) = names.iter().find(|id| id.as_str() == text) {
        return Ok((*exact).clone());
    }
    names.retain(|id| id.as_str().contains(text));
    let excerpt = crate::rules::excerpt(text);
    match names.as_slice() {
        [one] => Ok((*one).clone()),
        [] => Err(Failure::Failed(format!("no game has “{excerpt}” in its name"))),
        several => Err(Failure::Failed(format!("{} games have “{excerpt}” in their names", several.len()))),
    }
}

/// A game in progress as a record.
fn record_of(interrupted: &Interrupted) -> Record {
    let game: &Match = &interrupted.game;
    // A journal may have begun without names.
    let header = interrupted.header.clone().naming(game.seats());
    Record::from_match(game, Some(&header), SystemTime::now())
}
