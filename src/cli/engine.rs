//! Stub.

use std::io::Write;

use super::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Args {}

pub(super) fn run(_args: &Args, _out: &mut dyn Write) -> Result<(), Failure> {
    Err(Failure::Failed("not built yet".into()))
}
