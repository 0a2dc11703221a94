//! `abande convert`: records from one format into another.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Write;
use std::path::PathBuf;
use std::time::SystemTime;

use crate::record::{GameReader, Record, export};
use crate::rules::visible_path;

use super::{Failure, output, replay};

#[derive(Debug, clap::Args)]
pub(super) struct ConvertArgs {
    /// The games: AGN, a position string or Abstract Play JSON, recognised by content; - reads standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Where to write them; - writes to standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,
    /// What to write; by default, the extension of OUT decides (.agn or .json)
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,
    #[command(flatten)]
    games: output::Games,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// This program's own text format
    Agn,
    /// Abstract Play JSON: a record of a finished game, a state of any other
    Abstractplay,
}

impl ConvertArgs {
    fn format(&self) -> Result<Format, Failure> {
        let ending = self.output.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match (self.to, ending.as_deref()) {
            (Some(format), _) => Ok(format),
            (None, Some("agn")) => Ok(Format::Agn),
            (None, Some("json")) => Ok(Format::Abstractplay),
            (None, _) => {
                let out = visible_path(&self.output);
                Err(Failure::Usage(format!(
                    "{out} ends neither in .agn nor in .json: add --to agn or --to abstractplay"
                )))
            }
        }
    }
}

const NOTHING_WRITTEN: &str =
    "nothing was written, because of these errors; --force replaces the file with what is legal";

/// Converts records into another format: every game that can be read, and the legal part of one that goes wrong,
/// which replaces no file.
pub(super) fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let format = args.format()?;
    let name = visible_path(&args.input);
    let takes_parts = args.games.takes_parts(&args.output);
    let text = replay::read(&args.input).map_err(|error| Failure::of_file(&args.input, error))?;
    let mut texts = Vec::new();
    let mut faults = Vec::new();
    let mut games = GameReader::new(&text).enumerate().peekable();
    while let Some((index, game)) = games.next() {
        // One game alone needs no number.
        let one = index == 0 && games.peek().is_none();
        let which = if one { name.clone() } else { format!("{name}, game {}", index + 1) };
        let record = match game {
            Ok(record) => record,
            Err(error) => {
                let (error, legal) = error.into_legal();
                let kept = legal.as_ref().filter(|_| takes_parts).map(|_| "; its legal part is converted");
                faults.push(format!("{which}: {error}{}", kept.unwrap_or_default()));
                let Some(record) = legal else { continue };
                record
            }
        };
        match written(&record, format) {
            Ok((text, losses)) => {
                texts.push(text);
                if !losses.is_empty() {
                    eprintln!("abande: {which}: left out: {}", losses.join("; "));
                }
            }
            Err(error) => faults.push(format!("{which}: {error}")),
        }
    }
    if !faults.is_empty() && !takes_parts {
        faults.push(format!("{}: {NOTHING_WRITTEN}", visible_path(&args.output)));
    } else if !texts.is_empty() {
        let saved = args.games.write(&args.output, &joined(&texts, format), out);
        if let Err(error) = saved {
            for fault in &faults {
                eprintln!("abande: {fault}");
            }
            return Err(error);
        }
    }
    let Some(last) = faults.pop() else { return Ok(()) };
    for fault in faults {
        eprintln!("abande: {fault}");
    }
    Err(Failure::Failed(last))
}

/// A game in a format, and what that format cannot hold of it.
fn written(record: &Record, format: Format) -> Result<(String, Vec<String>), Failure> {
    match format {
        Format::Agn => Ok((record.checked_text().map_err(Failure::from_error)?, Vec::new())),
        Format::Abstractplay => {
            let exported = export(record, SystemTime::now()).map_err(Failure::from_error)?;
            Ok((exported.json, exported.losses.iter().map(ToString::to_string).collect()))
        }
    }
}

/// Several games in AGN have empty lines between them; several in JSON are a list.
fn joined(texts: &[String], format: Format) -> String {
    match (format, texts) {
        (Format::Agn, _) => texts.join("\n"),
        (Format::Abstractplay, [one]) => format!("{one}\n"),
        (Format::Abstractplay, _) => format!("[\n{}\n]\n", texts.join(",\n")),
    }
}
