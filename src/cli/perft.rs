//! `abande perft`: counts move sequences, to compare rules with other programs.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Write;

use crate::rules::{AnyGame, Variant, divide, perft};

use super::{Failure, moves_option};

#[derive(Debug, clap::Args)]
pub(super) struct PerftArgs {
    #[arg(long, help = format!("Game and board: {}", Variant::list()))]
    variant: Variant,
    /// Count sequences of 1 to N plies; no game of Abande has more than 145
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=145))]
    depth: u32,
    /// Komi at the standard start, in Anda
    #[arg(long, value_name = "K", default_value_t = 0)]
    komi: u16,
    /// Moves to play first, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// Show the count of every first move as well
    #[arg(long)]
    divide: bool,
}

/// Counts the sequences of moves of every length up to a depth, so that rules can be compared with other programs.
pub(super) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut game = args.variant.start_with_komi(args.komi).map_err(Failure::from_error)?;
    moves_option::play(&mut game, &args.moves)?;
    let mut count = 1;
    for depth in 1..=args.depth {
        // Where no game lasts so long, none lasts longer.
        count = if count == 0 { 0 } else { perft(&game, depth) };
        writeln!(out, "{depth} {count}")?;
        out.flush()?;
    }
    if args.divide { write_divided(&game, args.depth, out) } else { Ok(()) }
}

/// One line `MOVE COUNT` for every first move.
fn write_divided(game: &AnyGame, depth: u32, out: &mut dyn Write) -> Result<(), Failure> {
    let below = divide(game, depth).into_iter();
    let mut lines: Vec<String> =
        below.map(|(mv, count)| format!("{} {count}", mv.display(game.board()))).collect();
    lines.sort_unstable();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}
