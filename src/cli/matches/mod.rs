//! `abande match`: two engines play each other, with our rules as referee.

mod openings;
mod runner;
mod score;
mod times;

use std::io::Write;
use std::time::Duration;

use crate::ai::Limits;
use crate::ai::ugi::EngineCommand;
use crate::play::{Odds, TimeControl};
use crate::rules::{ByPlayer, Player, Variant};

use super::Failure;
use super::output::stop_on_interrupt;
use runner::{MatchRunner, TimeBudget};
use score::{Hypotheses, Tally};
use times::TimeReport;

#[derive(Debug, clap::Args)]
pub(super) struct MatchArgs {
    /// How to start an engine, given twice; `self` is this program's own engine
    #[arg(long = "engine", value_name = "CMD", required = true)]
    engines: Vec<EngineCommand>,
    /// An option for the first engine
    #[arg(long, value_name = "NAME=VALUE")]
    option1: Vec<EngineOption>,
    /// An option for the second engine
    #[arg(long, value_name = "NAME=VALUE")]
    option2: Vec<EngineOption>,
    #[arg(long, default_value_t, help = format!("Game and board: {}", Variant::list()))]
    variant: Variant,
    /// White's komi points in a game of Anda
    #[arg(long, value_name = "K", default_value_t = 0)]
    komi: u16,
    /// Handicap that the first engine gives in each game: pieces-3, points-5 or captures-12, or komi-8 in Anda, where it
    /// then plays Black and each opening is played once
    #[arg(long, value_name = "ODDS", conflicts_with = "komi")]
    handicap: Option<Odds>,
    /// Number of games; each opening is played twice
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Milliseconds for each move
    #[arg(long, value_name = "MS", required_unless_present_any = ["nodes", "clock"], conflicts_with = "nodes", value_parser = clap::value_parser!(u32).range(1..))]
    movetime: Option<u32>,
    /// Positions for each move, instead of a time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Time control of each side, instead: 5 (minutes), 5+3 (and seconds for each move), 5d3 (Bronstein), 5b3x30
    /// (byo-yomi) or 5h (hourglass); 5s+0.05 has seconds only. Who runs out of time loses
    #[arg(long, value_name = "TIME", conflicts_with_all = ["movetime", "nodes"])]
    clock: Option<TimeControl>,
    /// Random legal plies that each game starts with
    #[arg(long, value_name = "PLIES", default_value_t = 4)]
    openings: u32,
    /// Makes the openings repeatable
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as one of two claims about the first engine's Elo is well supported
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_hyphen_values = true)]
    sprt: Vec<f64>,
    /// Games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
}

/// An option as `NAME=VALUE`.
#[derive(Clone, Debug)]
struct EngineOption {
    name: String,
    value: String,
}

/// A text that is not an option.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("an option is written NAME=VALUE")]
struct NotAnOption;

impl std::str::FromStr for EngineOption {
    type Err = NotAnOption;

    fn from_str(text: &str) -> Result<Self, NotAnOption> {
        let (name, value) = text.split_once('=').ok_or(NotAnOption)?;
        Ok(Self { name: name.trim().to_owned(), value: value.trim().to_owned() })
    }
}

/// Lets two engines play a match against each other, and prints every game and the score.
pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let [first, second] = args.engines.as_slice() else {
        return Err(Failure::Usage(format!("a match needs two engines, not {}", args.engines.len())));
    };
    let hypotheses = match *args.sprt.as_slice() {
        [] => None,
        [null, alternative] if null < alternative => Some(Hypotheses { null, alternative }),
        _ => return Err(Failure::Usage("--sprt needs ELO0 below ELO1".into())),
    };
    let limits = Limits {
        time: args.movetime.map(|ms| Duration::from_millis(ms.into())),
        nodes: args.nodes,
        depth: None,
    };
    let budget = args.clock.map_or(TimeBudget::Limits(limits), TimeBudget::Clock);
    let with_options = |command: &EngineCommand, options: &[EngineOption]| {
        let options = options.iter().map(|option| (option.name.clone(), option.value.clone()));
        command.clone().with_options(options)
    };
    let engines = [with_options(first, &args.option1), with_options(second, &args.option2)];
    let start = |giver| match args.handicap {
        Some(odds) => odds.start(args.variant, giver),
        None => Ok(args.variant.start_with_komi(args.komi)?),
    };
    let [black, white] =
        Player::ALL.map(|first| start(first).map_err(|error| Failure::Usage(error.to_string())));
    let starts = ByPlayer::new(black?, white?);
    // Ctrl+C ends the games, not the account of them.
    let cancel = stop_on_interrupt();
    let runner = MatchRunner {
        engines: &engines,
        starts,
        side_of_first: args.handicap.and_then(Odds::side_of_giver),
        budget,
        opening_plies: args.openings,
        seed: args.seed,
        cancel: cancel.clone(),
    };
    let (tally, times) = play_all(&runner, args, hypotheses, out)?;
    if args.clock.is_some() {
        writeln!(out, "time {times}")?;
    }
    writeln!(out, "result {}", tally.report(hypotheses))?;
    out.flush()?;
    if cancel.is_raised() {
        let (played, games) = (tally.games(), args.games);
        return Err(Failure::Failed(format!("the match was interrupted after {played} of {games} games")));
    }
    Ok(())
}

/// Plays the games, some at a time, and prints each as it ends.
fn play_all(
    runner: &MatchRunner,
    args: &MatchArgs,
    hypotheses: Option<Hypotheses>,
    out: &mut dyn Write,
) -> Result<(Tally, TimeReport), Failure> {
    let mut tally = Tally::default();
    let mut times = TimeReport::default();
    let mut decided = false;
    runner.play_games(args.games, args.concurrency.max(1), &mut |played| {
        let played = played?;
        tally.add(played.result);
        times.add(&played);
        writeln!(out, "game {} of {}: {played}; {}", tally.games(), args.games, tally.summary())?;
        out.flush()?;
        decided |= hypotheses.is_some_and(|hypotheses| tally.verdict(hypotheses).is_decided());
        Ok::<bool, Failure>(!decided)
    })?;
    Ok((tally, times))
}
