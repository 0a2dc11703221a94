//! The computer as an opponent.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::abande::root_moves;
use super::anda;
use super::parameters::{OPENING_VARIETY, OPENING_VARIETY_PLIES};
use super::strength::{PlayStyle, Strength};
use super::{Contempt, Engine, EngineOptions, Limits, Score, SearchInfo, Stop};
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
    last_move: Option<Point>,
}

impl Opponent {
    /// An opponent of a level for people, who want a decided game. With the same seed it answers the same games with the same moves, except at
    /// full strength, which thinks by the clock.
    pub fn new(level: Level, seed: u64) -> Self {
        let options = EngineOptions { contempt: Contempt::AGAINST_PEOPLE, ..EngineOptions::default() };
        Self::with_options(level, seed, options)
    }

    /// As [`new`](Self::new), with an engine's options.
    pub fn with_options(level: Level, seed: u64, options: EngineOptions) -> Self {
        Self {
            level,
            engine: Engine::with_options(options),
            rng: StdRng::seed_from_u64(seed),
            last_move: None,
        }
    }

    /// Starts anew, as one that is made [`with`](Self::with) these would, but keeps the memory's room if it may.
    pub fn reconfigure(&mut self, level: Level, seed: u64, options: EngineOptions) {
        self.level = level;
        self.engine.reconfigure(options);
        self.reseed(seed);
        self.last_move = None;
    }

    /// Varies its play from here on as one made with this seed would, and keeps what it remembers.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = StdRng::seed_from_u64(seed);
    }

    /// Tells it what was played last, or that this is unknown: people look there first, and so do the lowest levels.
    pub fn set_last_move(&mut self, mv: Option<AnyMove>) {
        self.last_move = match mv {
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
        self.think(game, &Limits::default(), stop, &mut |_| {}).map(|info| info.best_move)
    }

    /// As [`choose`](Self::choose), telling what it thinks, and within limits that may be narrower than the
    /// level's own.
    pub fn think(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        match game {
            AnyGame::Abande(position) => {
                let strength = match PlayStyle::for_abande(self.level) {
                    PlayStyle::Novice(novice) => {
                        return novice
                            .search(position, self.last_move, limits, &mut self.rng)
                            .inspect(on_info);
                    }
                    PlayStyle::Search(strength) => strength,
                };
                let mut moves = root_moves(position);
                let all = moves.len();
                self.drop_overlooked(&mut moves, strength.overlook_percent);
                if game.ply() < OPENING_VARIETY_PLIES {
                    for root in &mut moves {
                        root.bonus = self.variety_bonus();
                    }
                }
                let limits = without_forced_thinking(limits.and(strength.limits), all);
                let keep_proof = |info: &SearchInfo| keep_proof(info, moves.len() == all);
                let mut tell = |found: &SearchInfo| on_info(&keep_proof(found));
                let info = self.engine.search_abande(position, &moves, &limits, stop, &mut tell);
                info.map(|info| keep_proof(&info))
            }
            AnyGame::Anda(position) => {
                let strength = Strength::for_anda(self.level);
                let mut moves = anda::root_moves(position);
                let all = moves.len();
                self.drop_overlooked(&mut moves, strength.overlook_percent);
                let limits = without_forced_thinking(limits.and(strength.limits), all);
                let keep_proof = |info: &SearchInfo| keep_proof(info, moves.len() == all);
                let mut tell = |found: &SearchInfo| on_info(&keep_proof(found));
                // Other playouts like other moves, which is variety enough.
                let seed = self.rng.random();
                let info = self.engine.search_anda(position, &moves, &limits, seed, stop, &mut tell);
                info.map(|info| keep_proof(&info))
            }
        }
    }

    /// Takes out moves that the opponent does not see; one is always left.
    fn drop_overlooked<M>(&mut self, moves: &mut Vec<M>, percent: u8) {
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
    fn variety_bonus(&mut self) -> Score {
        Score::raw(self.rng.random_range(0..=OPENING_VARIETY))
    }
}

/// A turn without a choice takes no thought.
fn without_forced_thinking(limits: Limits, moves: usize) -> Limits {
    if moves == 1 { limits.and(Limits::depth(1)) } else { limits }
}

/// Who overlooks a move has proved nothing.
fn keep_proof(info: &SearchInfo, sees_all: bool) -> SearchInfo {
    SearchInfo { proved: info.proved.filter(|_| sees_all), ..info.clone() }
}
