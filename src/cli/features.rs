//! `abande features`: the positions of self-play as a network sees them.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;

use crate::ai::selfplay::{read_log, write_samples, write_samples_header};

use super::Failure;
use super::output::{FileKind, Force, stop_on_interrupt};

#[derive(Debug, clap::Args)]
pub(super) struct FeaturesArgs {
    /// What `abande datagen` wrote
    #[arg(value_name = "FILE", required = true)]
    logs: Vec<PathBuf>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    force: Force,
}

/// Turns logs of self-play into a file of training samples for the network, and prints how many there are.
pub(super) fn run(args: &FeaturesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let target = args.out.canonicalize().ok();
    if let Some(log) = args.logs.iter().find(|log| target.is_some() && log.canonicalize().ok() == target) {
        return Err(Failure::of_file(log, "a file cannot be read and written at once"));
    }
    let samples = write_all(args)?;
    writeln!(out, "{samples} samples")?;
    Ok(())
}

/// Writes the positions of all logs to the file. Returns how many there are. What was in the file stays until the new
/// is complete.
fn write_all(args: &FeaturesArgs) -> Result<usize, Failure> {
    let part = args.force.begin(&args.out, &|file| FileKind::Samples.lost(file))?;
    let interrupted = stop_on_interrupt();
    let mut file = BufWriter::new(part);
    let mut samples = 0;
    let mut first = None;
    for log in &args.logs {
        let mut input = BufReader::new(File::open(log).map_err(|error| Failure::of_file(log, error))?);
        let mut other_board = false;
        let done = read_log(&mut input, |rules, plies| {
            other_board = *first.get_or_insert(rules) != rules;
            if other_board {
                return Err(io::ErrorKind::InvalidData.into());
            }
            if interrupted.is_raised() {
                return Err(io::Error::other("interrupted"));
            }
            if samples == 0 {
                write_samples_header(&mut file, rules.board)?;
            }
            samples += write_samples(&mut file, rules, plies)?;
            Ok(())
        });
        done.map_err(|error| match error {
            _ if other_board => Failure::of_file(log, "its games are on another board than those before"),
            error => Failure::of_file(log, error),
        })?;
    }
    let part = file.into_inner().map_err(io::IntoInnerError::into_error)?;
    part.commit().map_err(|error| Failure::of_file(&args.out, error))?;
    Ok(samples)
}
