//! `abande replay`: checks a record move by move and tells how it ended.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::i18n::Words;
use crate::play::Termination;
use crate::record::{AnyRecordError, GameReader, ReadError, Record, read_file, read_text};
use crate::rules::{Outcome, Player, harmless};
use crate::text::{draw, ending_lines, score_line};

use super::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct ReplayArgs {
    /// The record: AGN or Abstract Play JSON; - reads standard input
    file: PathBuf,
}

/// Checks a record move by move, and prints the last position, the score and the result.
pub(super) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    write(&open(&args.file)?, out)
}

/// Reads a game in any format from a file, or from standard input where it is `-`. Of several games it reads the
/// first, and says so on standard error.
///
/// # Errors
/// Error in the file, its place, and how much before it is legal.
pub(super) fn open(file: &Path) -> Result<Record, Failure> {
    let name = crate::rules::visible_path(file);
    let text = read(file).map_err(|error| Failure::of_file(file, error))?;
    let mut games = GameReader::new(&text);
    let record = games.next().unwrap_or_else(|| Record::parse("").map_err(AnyRecordError::from));
    let record = record.map_err(|error| {
        let (error, legal) = error.into_legal();
        let legal = legal.map(|legal| match legal.moves().len() {
            0 => " (the starting position is legal)".to_owned(),
            1 => " (1 ply of it is legal)".to_owned(),
            plies => format!(" ({plies} plies of it are legal)"),
        });
        Failure::Failed(format!("{name}: {error}{}", legal.unwrap_or_default()))
    })?;
    if let Some(rules) = record.other_rules() {
        eprintln!(
            "abande: {name}: it names other rules, “{}”; it is read by those of this program",
            shown(rules)
        );
    }
    if games.next().is_some() {
        eprintln!("abande: {name}: there are more games; this is the first");
    }
    Ok(record)
}

/// Reads all text of a file, or of standard input where it is `-`.
pub(super) fn read(file: &Path) -> Result<String, ReadError> {
    if file == Path::new("-") { read_text(io::stdin().lock()) } else { read_file(file) }
}

fn write(record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let words = Words::default();
    let view = record.game().view();
    write!(out, "{}", draw(&view, record.moves().last().map(|mv| mv.intent())))?;
    writeln!(out, "\nvariant:  {}", record.variant())?;
    for player in Player::ALL {
        if let Some(name) = &record.player(player).name {
            writeln!(out, "{:<9} {}", format!("{}:", player.word()), shown(name))?;
        }
    }
    writeln!(out, "plies:    {}", record.moves().len())?;
    writeln!(out, "position: {}", record.game())?;
    writeln!(out, "score:    {}", words.say(score_line(&view)))?;
    writeln!(out, "result:   {}", result(record))?;
    if record.result().is_some_and(|result| result.by == Termination::Rules) {
        ending_lines(&record.to_match()).iter().try_for_each(|line| writeln!(out, "{}", words.say(line)))?;
    }
    Ok(())
}

/// `21-17, black wins, two passes`
fn result(record: &Record) -> String {
    let winner = match record.outcome() {
        Some(Outcome::Win(player)) => format!(", {} wins", player.word()),
        Some(Outcome::Draw) => ", a draw".to_owned(),
        None => ", not finished".to_owned(),
    };
    let why = record.termination().map(|why| format!(", {why}")).unwrap_or_default();
    format!("{}{winner}{why}", record.result_text())
}

/// A name from a file without anything that a terminal would obey.
fn shown(name: &str) -> String {
    name.chars().map(harmless).collect()
}
