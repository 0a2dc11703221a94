//! `abande analyze`: what the engine thinks of every move of a game.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use crate::ai::{
    Engine, EngineOptions, Explanation, Limits, Mebibytes, Score, SearchInfo, Stop, Threads, facts,
};
use crate::i18n::{self, Words};
use crate::rules::{AnyGame, AnyMove, Game, Variant};

use super::{Failure, moves_option, replay};

#[derive(Debug, clap::Args)]
#[command(
    override_usage = "abande analyze [OPTIONS] <FILE>\n       abande analyze [OPTIONS] --variant <VARIANT> --moves <MOVES>"
)]
pub(super) struct AnalyzeArgs {
    /// The record: AGN or Abstract Play JSON; - reads standard input
    #[arg(required_unless_present = "variant", conflicts_with_all = ["variant", "moves"])]
    file: Option<PathBuf>,
    #[arg(long, help = format!("Game and board, instead of a file: {}", Variant::list()))]
    variant: Option<Variant>,
    /// The moves from the standard start, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "", requires = "variant")]
    moves: String,
    /// Milliseconds for each position that is searched
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    movetime: u32,
    /// Search at most N plies deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Threads that search together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=Threads::MAX.get().into()))]
    threads: u8,
    /// Memory for positions already searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=Mebibytes::MAX.get().into()))]
    hash: u32,
}

/// Searches every position of a game, and prints what the engine thinks of each move and what the move changed.
pub(super) fn run(args: &AnalyzeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut game, played) = args.game()?;
    let options = EngineOptions {
        threads: Threads::new(args.threads).unwrap_or(Threads::MIN),
        hash: Mebibytes::new(args.hash).unwrap_or(Mebibytes::DEFAULT),
        ..EngineOptions::default()
    };
    let time = Duration::from_millis(args.movetime.into());
    let limits = Limits { depth: args.depth, ..Limits::time(time) };
    let mut engine = Engine::with_options(options);
    // Not on the time of the first position.
    engine.prepare(&game);
    for mv in played {
        let analysis = MoveAnalysis::of(&mut engine, &game, mv, &limits)?;
        analysis.write(&game, out)?;
        // Thinking takes long: what is known is shown.
        out.flush()?;
        game.play_unchecked(mv);
    }
    Ok(())
}

impl AnalyzeArgs {
    /// The start and the moves.
    fn game(&self) -> Result<(AnyGame, Vec<AnyMove>), Failure> {
        match (&self.file, self.variant) {
            (Some(file), _) => {
                let record = replay::open(file)?;
                Ok((*record.start(), record.moves()))
            }
            (None, variant) => {
                let start = variant.unwrap_or_default().start();
                let moves = moves_option::play(&mut start.clone(), &self.moves)?;
                Ok((start, moves))
            }
        }
    }
}

/// Evaluation of a move that was played.
struct MoveAnalysis {
    played: Explanation,
    /// The best move, if it is another.
    other: Option<SearchInfo>,
}

impl MoveAnalysis {
    fn of(engine: &mut Engine, game: &AnyGame, mv: AnyMove, limits: &Limits) -> Result<Self, Failure> {
        let stop = Stop::default();
        let over = || Failure::Failed("the game is over".into());
        let best = engine.search(game, limits, &stop, &mut |_| {}).ok_or_else(over)?;
        if best.best_move == mv {
            let facts = facts(game, mv).map_err(Failure::from_error)?;
            let SearchInfo { score, pv, depth, proved, .. } = best;
            return Ok(Self { played: Explanation { mv, score, pv, depth, proved, facts }, other: None });
        }
        let played = engine.explain(game, mv, limits, &stop).map_err(Failure::from_error)?;
        Ok(Self { played, other: Some(best) })
    }

    fn write(&self, game: &AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
        let board = game.board();
        let line = |moves: &[AnyMove]| {
            moves.iter().map(|mv| mv.display(board).to_string()).collect::<Vec<_>>().join(" ")
        };
        let mover = game.to_move().map(|player| player.to_string()).unwrap_or_default();
        let Explanation { mv, score, depth, proved, .. } = self.played;
        writeln!(
            out,
            "{} {mover} {}: {}, depth {depth}, {}",
            game.ply() + 1,
            mv.display(board),
            Value { score, proved },
            line(&self.played.pv)
        )?;
        match &self.other {
            None => writeln!(out, "  the engine's choice"),
            Some(best) => {
                // Searched once more, the played move can turn out as good. An estimate says nothing against a proof.
                let comparable = proved.is_some() == best.proved.is_some();
                let as_good = if comparable && score >= best.score { "as good as " } else { "" };
                let value = Value { score: best.score, proved: best.proved };
                let (mv, depth) = (best.best_move.display(board), best.depth);
                writeln!(
                    out,
                    "  {as_good}the engine's choice, {mv}: {value}, depth {depth}, {}",
                    line(&best.pv)
                )
            }
        }?;
        let words = Words::default();
        let mut facts = self.played.facts.iter().map(|&fact| words.say(i18n::facts::of_fact(fact, board)));
        facts.try_for_each(|fact| writeln!(out, "  {fact}"))?;
        Ok(())
    }
}

/// A value in points for the player to move: `+1.25`, or `proved +2`.
struct Value {
    score: Score,
    proved: Option<i32>,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.proved {
            Some(margin) => write!(f, "proved {margin:+}"),
            None => write!(f, "{:+.2}", f64::from(self.score.centipoints()) / 100.0),
        }
    }
}
