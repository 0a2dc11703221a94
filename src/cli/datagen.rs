//! `abande datagen`: lets the engine play itself, to make training data.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use crate::ai::selfplay::{LogError, SelfPlayConfig, play_game, read_log, write_game, write_log_header};
use crate::record::disk::OverwriteLoss;
use crate::rules::{AnyRules, Variant};

use super::Failure;
use super::output::{Force, stop_on_interrupt};

#[derive(Debug, clap::Args)]
pub(super) struct DatagenArgs {
    /// Game and board: hex, square, snub or hex-3
    #[arg(long)]
    variant: Variant,
    /// Number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Positions that the search may visit for each move
    #[arg(long, value_name = "N", default_value_t = SelfPlayConfig::default().nodes, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The most random plies that a game starts with
    #[arg(long, value_name = "PLIES", default_value_t = SelfPlayConfig::default().max_random_plies)]
    openings: u32,
    /// The chance of a random move later on, 0 to 1
    #[arg(long, value_name = "P", default_value_t = SelfPlayConfig::default().random_move_chance, value_parser = chance)]
    stray: f64,
    /// The same seed gives the same file, whatever the number of threads
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    force: Force,
}

fn chance(text: &str) -> Result<f64, String> {
    let chance: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.0..=1.0).contains(&chance) { Ok(chance) } else { Err("must be between 0 and 1".to_owned()) }
}

/// Returns what overwriting a file would lose: all games of a log of self-play, as they are not compared with the new
/// ones. Anything else, also a damaged log, counts as a file of another kind.
fn overwrite_loss(mut file: File) -> io::Result<Option<OverwriteLoss>> {
    let mut games = 0;
    let is_log = read_log(&mut file, |_, _| {
        games += 1;
        Ok(())
    });
    Ok(match is_log {
        Err(LogError::Io(error)) => return Err(error),
        Err(_) => Some(OverwriteLoss::OtherKind),
        Ok(_) => (games > 0).then_some(OverwriteLoss::Games(games)),
    })
}

/// Games between two lines about progress.
const GAMES_BETWEEN_LINES: u64 = 1_000;

/// Lets the engine play games against itself, and writes them to a file as training data for the network.
pub(super) fn run(args: &DatagenArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let AnyRules::Abande(rules) = args.variant.rules() else {
        return Err(Failure::Failed(format!("{} is not a variant of Abande", args.variant)));
    };
    let config = SelfPlayConfig {
        rules,
        nodes: args.nodes,
        max_random_plies: args.openings,
        random_move_chance: args.stray,
        seed: args.seed,
    };
    // What was in the file stays until the new is complete.
    let part = args.force.begin(&args.out, &overwrite_loss)?;
    let stop = stop_on_interrupt();
    let mut file = BufWriter::new(part);
    write_log_header(&mut file, rules)?;
    let (mut written, mut plies) = (0, 0);
    let next = AtomicU64::new(0);
    // Little room, so that a failing disk ends the work soon.
    let (sender, played) = sync_channel(64);
    thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            let sender = sender.clone();
            let (config, next, stop) = (&config, &next, &stop);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        break;
                    }
                    let Some(game) = play_game(config, number, stop) else { break };
                    if sender.send((number, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Written in the order of their numbers, not in that of their ends.
        let mut waiting = BTreeMap::new();
        for (number, game) in played {
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&written) {
                write_game(&mut file, &game)?;
                plies += game.len();
                written += 1;
                if written % GAMES_BETWEEN_LINES == 0 {
                    writeln!(out, "{written} of {} games", args.games)?;
                    out.flush()?;
                }
            }
        }
        Ok::<(), Failure>(())
    })?;
    if stop.is_raised() && written == 0 {
        return Err(Failure::Failed("interrupted before the end of the first game".to_owned()));
    }
    let part = file.into_inner().map_err(io::IntoInnerError::into_error)?;
    part.commit().map_err(|error| Failure::of_file(&args.out, error))?;
    writeln!(out, "{written} games, {plies} plies")?;
    if written < args.games {
        return Err(Failure::Failed(format!("interrupted after {written} of {} games", args.games)));
    }
    Ok(())
}
