//! `abande engine`: the Universal Game Interface on standard input and output.
//!
//! Commands are read on the main thread, each search runs on one of its own, so that `stop` and `quit` are
//! heard at any time. Nothing that is written to the engine ends it but `quit` and the end of the input.

mod command;
mod output;
mod search;
mod session;

use std::io;

use super::Failure;
use crate::text::read_line;
use output::Output;
use session::{Flow, Session};

#[derive(Debug, clap::Args)]
pub(super) struct EngineArgs {}

/// Answers commands of the Universal Game Interface on standard input until `quit` or the end of the input.
pub(super) fn run(_args: &EngineArgs) -> Result<(), Failure> {
    let output = Output::new(io::stdout());
    let mut session = Session::new(output);
    let mut input = io::stdin().lock();
    while let Some(line) = read_line(&mut input)? {
        if session.hear(&line)? == Flow::Quit {
            session.abandon();
            return Ok(());
        }
    }
    session.finish();
    Ok(())
}
