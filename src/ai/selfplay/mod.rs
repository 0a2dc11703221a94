//! Self-play: games of the engine against itself, to train the evaluation.

mod log;
mod samples;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::{Engine, Limits, Mebibytes, Stop};
use crate::rules::abande::{Position, Rules};
use crate::rules::{AnyGame, AnyMove, Game};

pub use log::{LogError, LoggedPly, LoggedValue, read_log, write_game, write_log_header};
pub use samples::{write_samples, write_samples_header};

/// Parameters by which the engine plays games against itself; they determine every game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SelfPlayConfig {
    /// Rules of the games.
    pub rules: &'static Rules,
    /// Node limit for each move.
    pub nodes: u64,
    /// Maximum random plies at the start of a game; their number is drawn from 1 on.
    pub max_random_plies: u32,
    /// Chance of a random move later in the game, 0 to 1.
    pub random_move_chance: f64,
    /// Seed of the random numbers.
    pub seed: u64,
}

impl Default for SelfPlayConfig {
    fn default() -> Self {
        Self { rules: Rules::hex(), nodes: 1_000, max_random_plies: 10, random_move_chance: 0.02, seed: 1 }
    }
}

/// Hash size for the nodes of a game at a few thousand a move.
const HASH: Mebibytes = match Mebibytes::new(2) {
    Some(size) => size,
    None => Mebibytes::MIN,
};

/// Plays the self-play game with this number and returns its plies. Replaying them gives the positions and
/// the result. `None` if it was stopped.
pub fn play_game(config: &SelfPlayConfig, number: u64, stop: &Stop) -> Option<Vec<LoggedPly>> {
    // The bits of the golden ratio keep the seeds of neighbouring games apart.
    let mut rng = StdRng::seed_from_u64(config.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    let mut engine = Engine::new(HASH);
    let mut position = Position::new(config.rules);
    let random_plies = rng.random_range(1..=config.max_random_plies.max(1));
    let mut plies = Vec::new();
    while position.outcome().is_none() {
        let in_opening = plies.len() < random_plies as usize;
        let ply = if in_opening || rng.random_bool(config.random_move_chance) {
            random_ply(&position, &mut rng)
        } else {
            searched_ply(&position, &mut engine, config.nodes, stop)
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

fn random_ply(position: &Position, rng: &mut StdRng) -> Option<LoggedPly> {
    let mv = *position.legal_moves().choose(rng)?;
    Some(LoggedPly { mv, value: None })
}

fn searched_ply(position: &Position, engine: &mut Engine, nodes: u64, stop: &Stop) -> Option<LoggedPly> {
    let game = AnyGame::Abande(*position);
    let info = engine.search(&game, &Limits::nodes(nodes), stop, &mut |_| {})?;
    let AnyMove::Abande(mv) = info.best_move else { return None };
    let centipoints = i16::try_from(info.score.centipoints()).unwrap_or(0);
    Some(LoggedPly { mv, value: Some(LoggedValue { centipoints, proved: info.proved.is_some() }) })
}
