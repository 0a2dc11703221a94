//! The computer as an opponent.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::abande::root_moves;
use super::anda;
use super::parameters::{VARIED_PLIES, VARIETY};
use super::strength::{Mind, Strength};
use super::{Contempt, Engine, EngineOptions, Limits, Score, Stop, Thought};
use crate::board::Point;
use crate::play::Level;
use crate::rules::abande::Move;
use crate::rules::{AnyGame, AnyMove};

/// The computer as a player: an engine with a level. It varies its openings.
#[derive(Debug)]
pub struct Opponent {
    level: Level,
    engine: Engine,
    rng: StdRng,
    /// Where the enemy has just played, as far as that is known.
    last: Option<Point>,
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
        Self { level, engine: Engine::with(options), rng: StdRng::seed_from_u64(seed), last: None }
    }

    /// Starts anew, as one that is made [`with`](Self::with) these would, but keeps the memory's room if it may.
    pub fn renew(&mut self, level: Level, seed: u64, options: EngineOptions) {
        self.level = level;
        self.engine.renew(options);
        self.reseed(seed);
        self.last = None;
    }

    /// Varies its play from here on as one made with this seed would, and keeps what it remembers.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = StdRng::seed_from_u64(seed);
    }

    /// Tells it what was played last, or that this is unknown: people look there first, and so do the lowest levels.
    pub fn watch(&mut self, last: Option<AnyMove>) {
        self.last = match last {
            Some(AnyMove::Abande(Move::Enter(point) | Move::Capture { to: point, .. })) => Some(point),
            _ => None,
        };
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
        match game {
            AnyGame::Abande(position) => {
                let strength = match Mind::in_abande(self.level) {
                    Mind::Counts(sight) => {
                        return sight.search(position, self.last, limits, &mut self.rng).inspect(on_info);
                    }
                    Mind::Searches(strength) => strength,
                };
                let mut moves = root_moves(position);
                let all = moves.len();
                self.overlook(&mut moves, strength.overlooks);
                if game.ply() < VARIED_PLIES {
                    for root in &mut moves {
                        root.bonus = self.whim();
                    }
                }
                let limits = narrowed(limits.and(strength.limits), all);
                let honest = |thought: &Thought| honest(thought, moves.len() == all);
                let mut tell = |found: &Thought| on_info(&honest(found));
                let thought = self.engine.search_abande(position, &moves, &limits, stop, &mut tell);
                thought.map(|thought| honest(&thought))
            }
            AnyGame::Anda(position) => {
                let strength = Strength::in_anda(self.level);
                let mut moves = anda::root_moves(position);
                let all = moves.len();
                self.overlook(&mut moves, strength.overlooks);
                let limits = narrowed(limits.and(strength.limits), all);
                let honest = |thought: &Thought| honest(thought, moves.len() == all);
                let mut tell = |found: &Thought| on_info(&honest(found));
                // Other playouts like other moves, which is variety enough.
                let seed = self.rng.random();
                let thought = self.engine.search_anda(position, &moves, &limits, seed, stop, &mut tell);
                thought.map(|thought| honest(&thought))
            }
        }
    }

    /// Takes out moves that the opponent does not see; one is always left.
    fn overlook<M>(&mut self, moves: &mut Vec<M>, percent: u8) {
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

/// A turn without a choice takes no thought.
fn narrowed(limits: Limits, moves: usize) -> Limits {
    if moves == 1 { limits.and(Limits::depth(1)) } else { limits }
}

/// Who overlooks a move has proved nothing.
fn honest(thought: &Thought, sees_all: bool) -> Thought {
    Thought { proved: thought.proved.filter(|_| sees_all), ..thought.clone() }
}
