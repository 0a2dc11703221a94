//! `abande features`: the positions of self-play as a network sees them.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;

use crate::ai::selfplay::{LogError, read, write_samples, write_samples_header};

use super::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// What `abande datagen` wrote
    #[arg(value_name = "FILE", required = true)]
    logs: Vec<PathBuf>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut file = BufWriter::new(File::create(&args.out)?);
    let mut samples = 0;
    let mut first = None;
    for path in &args.logs {
        let told = |error: LogError| Failure::Failed(format!("{}: {error}", path.display()));
        let mut input = BufReader::new(File::open(path)?);
        read(&mut input, |rules, plies| {
            if *first.get_or_insert(rules) != rules {
                return Err(std::io::Error::other("the files are of different boards"));
            }
            if samples == 0 {
                write_samples_header(&mut file, rules.board)?;
            }
            samples += write_samples(&mut file, rules, plies)?;
            Ok(())
        })
        .map_err(told)?;
    }
    file.flush()?;
    writeln!(out, "{samples} samples")?;
    Ok(())
}
