//! Games of the engine against itself, to learn an evaluation from.

mod log;
mod samples;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::{Engine, Limits, Mebibytes, Stop};
use crate::rules::abande::{Position, Rules};
use crate::rules::{AnyGame, AnyMove, Game};

pub use log::{LogError, LoggedPly, LoggedValue, read, write_game, write_header};
pub use samples::{write_samples, write_samples_header};

/// How games are played. The same plan gives the same games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// What is played.
    pub rules: &'static Rules,
    /// Positions that the search may visit for each move.
    pub nodes: u64,
    /// The most random plies that a game starts with; each number from 1 on is as likely.
    pub opening: u32,
    /// The chance of a random move instead of a searched one, later in the game.
    pub stray: f64,
    /// What the randomness grows from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { rules: Rules::hex(), nodes: 1_000, opening: 10, stray: 0.02, seed: 1 }
    }
}

/// Room for the positions of a game at a few thousand a move.
const HASH: Mebibytes = match Mebibytes::new(2) {
    Some(size) => size,
    None => Mebibytes::MIN,
};

/// Plays the game of this number. Its plies say all: positions and the result follow by replaying them. `None` if it was
/// stopped.
pub fn play(plan: &Plan, number: u64, stop: &Stop) -> Option<Vec<LoggedPly>> {
    // The golden ratio's bits keep the seeds of neighbouring numbers apart.
    let mut rng = StdRng::seed_from_u64(plan.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    let mut engine = Engine::new(HASH);
    let mut position = Position::new(plan.rules);
    let opening = rng.random_range(1..=plan.opening.max(1));
    let mut plies = Vec::new();
    while position.outcome().is_none() {
        let in_opening = plies.len() < opening as usize;
        let ply = if in_opening || rng.random_bool(plan.stray) {
            random(&position, &mut rng)
        } else {
            searched(&position, &mut engine, plan.nodes, stop)
        };
        if stop.is_raised() {
            return None;
        }
        let Some(ply) = ply else { break };
        position.play_unchecked(ply.mv);
        plies.push(ply);
    }
    Some(plies)
}

fn random(position: &Position, rng: &mut StdRng) -> Option<LoggedPly> {
    let mv = *position.legal_moves().choose(rng)?;
    Some(LoggedPly { mv, value: None })
}

fn searched(position: &Position, engine: &mut Engine, nodes: u64, stop: &Stop) -> Option<LoggedPly> {
    let game = AnyGame::Abande(*position);
    let thought = engine.search(&game, &Limits::nodes(nodes), stop, &mut |_| {})?;
    let AnyMove::Abande(mv) = thought.best else { return None };
    let centipoints = i16::try_from(thought.score.centipoints()).unwrap_or(0);
    Some(LoggedPly { mv, value: Some(LoggedValue { centipoints, proved: thought.proved.is_some() }) })
}
