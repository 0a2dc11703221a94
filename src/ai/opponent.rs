//! The computer as somebody to play against.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::abande::{RootMove, root_moves};
use super::parameters::{VARIED_PLIES, VARIETY};
use super::strength::Strength;
use super::{Contempt, Engine, EngineOptions, Limits, Score, Stop, Thought};
use crate::play::Level;
use crate::rules::{AnyGame, AnyMove};

/// The computer as a player: an engine with a level. It varies its openings.
#[derive(Debug)]
pub struct Opponent {
    level: Level,
    engine: Engine,
    rng: StdRng,
}

impl Opponent {
    /// An opponent of a level for people, who want a decided game. With the same seed it answers the same games with the same moves, except at
    /// full strength, which thinks by the clock.
    pub fn new(level: Level, seed: u64) -> Self {
        let options = EngineOptions { contempt: Contempt::AGAINST_PEOPLE, ..EngineOptions::default() };
        Self::with(level, seed, options)
    }

    /// As [`new`](Self::new), with an engine's options.
    pub fn with(level: Level, seed: u64, options: EngineOptions) -> Self {
        Self { level, engine: Engine::with(options), rng: StdRng::seed_from_u64(seed) }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The engine that it thinks with.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// The move it plays; none once the game is over. Raising `stop` makes it answer within 20 ms with the
    /// best move so far.
    pub fn choose(&mut self, game: &AnyGame, stop: &Stop) -> Option<AnyMove> {
        self.think(game, &Limits::default(), stop, &mut |_| {}).map(|thought| thought.best)
    }

    /// As [`choose`](Self::choose), telling what it thinks, and within limits that may be narrower than the
    /// level's own.
    pub fn think(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let strength = Strength::of(self.level);
        let AnyGame::Abande(position) = game else { return None };
        let mut moves = root_moves(position);
        let all = moves.len();
        self.overlook(&mut moves, strength.overlooks);
        if game.ply() < VARIED_PLIES {
            for root in &mut moves {
                root.bonus = self.whim();
            }
        }
        let mut limits = limits.and(strength.limits);
        if all == 1 {
            limits = limits.and(Limits::depth(1));
        }
        // Who overlooks a move has proved nothing.
        let honest = |thought: &Thought| Thought {
            proved: thought.proved.filter(|_| moves.len() == all),
            ..thought.clone()
        };
        let thought =
            self.engine.search_among(game, &moves, &limits, stop, &mut |found| on_info(&honest(found)));
        thought.map(|thought| honest(&thought))
    }

    /// Takes out moves that the opponent does not see; one is always left.
    fn overlook(&mut self, moves: &mut Vec<RootMove>, percent: u8) {
        if moves.is_empty() || percent == 0 {
            return;
        }
        let spared = self.rng.random_range(0..moves.len());
        let mut index = 0;
        moves.retain(|_| {
            let seen = index == spared || self.rng.random_range(0..100) >= percent;
            index += 1;
            seen
        });
    }

    /// A small liking for a move that makes openings vary.
    fn whim(&mut self) -> Score {
        Score::step(self.rng.random_range(0..=VARIETY))
    }
}
