//! `abande puzzles`: the puzzles that come with the program: listed, made, and proved again.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::ai::Stop;
use crate::record::disk::{
    AtomicFile, FileStamp, Fingerprint, OverwriteConsent, OverwriteLoss, OverwritePolicy, WriteError,
};
use crate::record::{ReadError, SIZE_LIMIT, is_blank, read_file, read_text};
use crate::rules::Variant;
use crate::study::puzzles::{Puzzle, PuzzleDemand, PuzzlePlan, PuzzleTask, check, collection, make};

use super::Failure;
use super::output::Force;

#[derive(Debug, clap::Args)]
pub(super) struct PuzzlesArgs {
    #[command(subcommand)]
    action: Option<Action>,
    /// One JSON object per line
    #[arg(long, global = true)]
    pub(super) json: bool,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// List the puzzles that come with the program
    List {
        #[arg(long, help = format!("Only those on this board: {}", Variant::list()))]
        variant: Option<Variant>,
    },
    /// Find puzzles in games of the engine
    Make {
        #[arg(long, help = format!("Game and board: {}", Variant::list()))]
        variant: Variant,
        /// Number of puzzles
        #[arg(long, value_name = "N")]
        count: usize,
        /// The same seed makes the same puzzles
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Unrated ones of one move, for people who have just learnt the rules
        #[arg(long, conflicts_with = "easy")]
        warm_up: bool,
        /// Only those rated below 900
        #[arg(long)]
        easy: bool,
        /// The file to write; - is standard output
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        #[command(flatten)]
        force: Force,
    },
    /// Prove puzzles again
    Check {
        /// A file of puzzles instead of those that come with the program
        file: Option<PathBuf>,
    },
}

/// Lists the puzzles that come with the program, makes new ones, or proves puzzles anew.
pub(super) fn run(args: &PuzzlesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match args.action.as_ref().unwrap_or(&Action::List { variant: None }) {
        Action::List { variant } => list(*variant, args.json, out),
        Action::Make { variant, count, seed, warm_up, easy, out: file, force } => {
            let demand = match (warm_up, easy) {
                (true, _) => PuzzleDemand::WarmUp,
                (_, true) => PuzzleDemand::Easy,
                (false, false) => PuzzleDemand::Any,
            };
            let plan = PuzzlePlan { variant: *variant, count: *count, seed: *seed, demand };
            write_puzzles(&plan, file, *force, args.json, out)
        }
        Action::Check { file } => check_all(file.as_deref(), args.json, out),
    }
}

/// Lists the puzzles on a board, or all.
fn list(board: Option<Variant>, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    for puzzle in collection().iter().filter(|puzzle| board.is_none_or(|board| puzzle.variant() == board)) {
        if json {
            writeln!(out, "{}", as_json(puzzle))?;
        } else {
            let themes = puzzle.themes.iter().map(|theme| theme.word()).collect::<Vec<_>>().join(", ");
            writeln!(out, "{:<14} {:>5}  {themes}", puzzle.id(), puzzle.rating)?;
        }
    }
    Ok(())
}

fn as_json(puzzle: &Puzzle) -> Value {
    let board = puzzle.start.board();
    let moves = puzzle.solution.iter().map(|mv| mv.display(board).to_string()).collect::<Vec<_>>();
    let themes = puzzle.themes.iter().map(|theme| theme.word()).collect::<Vec<_>>();
    let (margin, second) = match puzzle.task {
        PuzzleTask::Keep { margin, second } => (Some(margin), Some(second)),
        PuzzleTask::Smother { .. }
        | PuzzleTask::Save { .. }
        | PuzzleTask::Improve { .. }
        | PuzzleTask::WarmUp { .. } => (None, None),
    };
    let mut object = json!({
        "id": puzzle.id(),
        "variant": puzzle.variant().name(),
        "position": puzzle.start.to_string(),
        "to_move": puzzle.solver().word(),
        "task": puzzle.task.word(),
        "solution": moves,
        "margin": margin,
        "second": second,
        "grade": puzzle.rating,
        "warmup": puzzle.is_warm_up(),
        "themes": themes,
    });
    if let (PuzzleTask::Smother { target, moves } | PuzzleTask::Save { target, moves }, Some(fields)) =
        (puzzle.task, object.as_object_mut())
    {
        fields.insert("group".to_owned(), board.label(target).into());
        fields.insert("moves".to_owned(), moves.into());
    }
    if let (PuzzleTask::Improve { played }, Some(fields)) = (puzzle.task, object.as_object_mut()) {
        fields.insert("played".to_owned(), played.display(board).to_string().into());
    }
    if let (PuzzleTask::WarmUp { goal, target }, Some(fields)) = (puzzle.task, object.as_object_mut()) {
        fields.insert("goal".to_owned(), goal.word().into());
        fields.insert("target".to_owned(), target.map(|target| board.label(target)).into());
    }
    object
}

fn write_puzzles(
    plan: &PuzzlePlan,
    file: &Path,
    force: Force,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut text = format!(
        "# Puzzles of {}. Made by `abande puzzles make`; docs/puzzles.md describes the fields.\n",
        plan.variant
    );
    let to_output = file == Path::new("-");
    // Better now than after an hour, in which something else may come there.
    let mut seen = None;
    if !to_output && !force.force {
        seen = Some(FileStamp::at(file).map_err(|error| Failure::of_file(file, error))?);
    }
    if !to_output {
        drop(force.begin(file, &puzzles_lost)?);
    }
    let mut written: Result<(), Failure> = Ok(());
    let mut found = 0;
    let stop = Stop::default();
    make(plan, &stop, &mut |puzzle| {
        // The first failure is the one that is reported.
        if written.is_err() {
            return;
        }
        found += 1;
        let line = format!("{puzzle}\n");
        let before = Fingerprint::from_text(&text);
        text += &line;
        let output = if json {
            format!("{}\n", as_json(&puzzle))
        } else if to_output {
            line
        } else {
            format!("{found} of {}: {}\n", plan.count, puzzle.id())
        };
        // Making takes long: what is there is kept.
        let kept = match found {
            _ if to_output => Ok(()),
            _ if text.len() as u64 > SIZE_LIMIT => Err(WriteError::TooLarge),
            1 => write_first(file, seen, text.as_bytes()),
            _ => OverwritePolicy {
                consent: OverwriteConsent::Nothing,
                last_known: Some(before),
                loss: &puzzles_lost,
            }
            .write(file, text.as_bytes()),
        };
        written = kept
            .map_err(|error| Failure::of_file(file, error))
            .and_then(|()| Ok(out.write_all(output.as_bytes()).and_then(|()| out.flush())?));
        if written.is_err() {
            stop.raise();
        }
    });
    written
}

/// Writes a file, unless the one in its place has changed since it was `seen`; without a stamp it replaces any.
fn write_first(file: &Path, seen: Option<FileStamp>, bytes: &[u8]) -> Result<(), WriteError> {
    let mut part =
        seen.map_or_else(|| AtomicFile::create(file), |seen| AtomicFile::create_over(file, seen))?;
    part.write_all(bytes)?;
    part.commit()
}

/// The loss if new puzzles took the place of a file: all that it has.
fn puzzles_lost(file: File) -> io::Result<Option<OverwriteLoss>> {
    let text = match read_text(file) {
        Err(ReadError::Io(error)) => return Err(error),
        Err(_) => return Ok(Some(OverwriteLoss::OtherKind)),
        Ok(text) => text,
    };
    Ok(match collection::read(&text) {
        _ if is_blank(&text) => None,
        Ok(puzzles) if !puzzles.is_empty() => Some(OverwriteLoss::Games(puzzles.len())),
        // Comments alone begin as headings do elsewhere.
        _ => Some(OverwriteLoss::OtherKind),
    })
}

fn check_all(file: Option<&Path>, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let read;
    let puzzles = match file {
        None => collection(),
        Some(file) => {
            let text = read_file(file).map_err(|error| Failure::of_file(file, error))?;
            read = collection::read(&text).map_err(|error| Failure::of_file(file, error))?;
            read.as_slice()
        }
    };
    let mut flawed = 0;
    for puzzle in puzzles {
        let flaw = check(puzzle).err();
        flawed += usize::from(flaw.is_some());
        if json {
            let flaw = flaw.map(|flaw| flaw.to_string());
            writeln!(out, "{}", json!({ "id": puzzle.id(), "proved": flaw.is_none(), "flaw": flaw }))?;
            out.flush()?;
        } else if let Some(flaw) = flaw {
            writeln!(out, "{}: {flaw}", puzzle.id())?;
        }
    }
    if flawed > 0 {
        return Err(Failure::Failed(format!("{flawed} of {} puzzles are wrong", puzzles.len())));
    }
    if !json {
        writeln!(out, "{} puzzles, all proved", puzzles.len())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Takes everything, and cannot bring it to where it belongs.
    struct Stuck;

    impl Write for Stuck {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(io::ErrorKind::StorageFull.into())
        }
    }

    #[test]
    fn puzzles_that_could_not_be_written_out_are_a_failure() {
        let plan =
            PuzzlePlan { variant: "anda-3".parse().unwrap(), count: 1, seed: 7, demand: PuzzleDemand::Any };
        let done = write_puzzles(&plan, Path::new("-"), Force::default(), false, &mut Stuck);
        assert!(
            matches!(&done, Err(Failure::Io(error)) if error.kind() == io::ErrorKind::StorageFull),
            "{done:?}"
        );
    }
}
