//! `abande text`: the game in the terminal.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, BufReader, IsTerminal, Write};
use std::path::PathBuf;

use crate::play::{Level, Match, Seat};
use crate::rules::{ByPlayer, Player, Variant};
use crate::text::Session;

use super::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The board: hex, square, snub or hex-3 [default: hex]
    #[arg(long, conflicts_with = "file")]
    variant: Option<Variant>,
    /// Who plays Black: human, ai or ai:LEVEL [default: human]
    #[arg(long, value_name = "PLAYER")]
    black: Option<Seat>,
    /// Who plays White: human, ai or ai:LEVEL [default: ai]
    #[arg(long, value_name = "PLAYER")]
    white: Option<Seat>,
    /// Makes the computer's play repeatable
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// A record to go on with
    file: Option<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let stdin = io::stdin();
    let seed = args.seed.unwrap_or_else(rand::random);
    let mut session = match &args.file {
        None => {
            let black = args.black.unwrap_or(Seat::Human);
            let white = args.white.unwrap_or(Seat::Computer(Level::default()));
            let variant = args.variant.unwrap_or_default();
            Session::new(Match::new(variant, ByPlayer::new(black, white)), seed)
        }
        Some(path) => {
            let opened = Session::open(path, seed);
            let (mut session, said) =
                opened.map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?;
            writeln!(out, "{said}")?;
            for (player, seat) in [(Player::Black, args.black), (Player::White, args.white)] {
                if let Some(seat) = seat {
                    session.set_seat(player, seat);
                }
            }
            session
        }
    }
    .echoing(!stdin.is_terminal());
    Ok(crate::text::run(BufReader::new(stdin.lock()), out, &mut session)?)
}
