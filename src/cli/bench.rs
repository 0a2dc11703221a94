//! `abande bench`: fixed positions at fixed depth, for one number that tells whether the engine still plays
//! the same, and for its speed.

use std::io::Write;
use std::time::Duration;

use crate::ai::{Engine, Limits, Mebibytes, Stop, nodes_per_second};
use crate::rules::{AnyGame, Game, Variant};

use super::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct BenchArgs {
    /// Plies to search, the same for every position
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Only positions of this variant [default: all of Abande]
    #[arg(long)]
    variant: Option<Variant>,
}

/// Positions of each board are those of one game after these many plies.
const PLIES: [usize; 5] = [0, 4, 12, 24, 36];

/// Searches fixed positions to a fixed depth, and prints the number of positions as a signature of how the engine
/// plays, and its speed.
pub(super) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let variants = args.variant.map_or(Variant::ABANDE.to_vec(), |variant| vec![variant]);
    for variant in variants {
        for game in positions(variant) {
            // A fresh memory for each, so that their order does not matter.
            let mut engine = Engine::new(Mebibytes::DEFAULT);
            let limits = Limits::depth(args.depth);
            let Some(info) = engine.search(&game, &limits, &Stop::default(), &mut |_| {}) else {
                continue;
            };
            let best = info.best_move.display(game.board());
            writeln!(out, "{variant} ply {}: {} nodes, {best}", game.ply(), info.nodes)?;
            nodes += info.nodes;
            time += info.time;
        }
    }
    writeln!(out, "signature {nodes}")?;
    writeln!(out, "speed {} nodes per second", nodes_per_second(nodes, time))?;
    Ok(())
}

/// Positions from the opening to the ending, of a game whose moves are picked by arithmetic and so never
/// change while the rules do not.
fn positions(variant: Variant) -> Vec<AnyGame> {
    let mut game = variant.start();
    let mut found = Vec::new();
    for ply in 0..=PLIES[PLIES.len() - 1] {
        if PLIES.contains(&ply) {
            found.push(game);
        }
        let mut moves = game.legal_moves();
        moves.sort_unstable();
        let Some(&mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
        game.play_unchecked(mv);
    }
    found
}
