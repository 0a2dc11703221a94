//! The computer opponent.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::abande::root_moves;
use super::anda;
use super::parameters::{MAX_OPENING_BONUS, OPENING_VARIETY_PLIES};
use super::strength::{PlayStyle, Strength};
use super::{Contempt, Engine, EngineOptions, Limits, Score, SearchInfo, Stop};
use crate::board::Point;
use crate::play::Level;
use crate::rules::{AnyGame, AnyMove};

/// The computer as a player: an engine that plays at a level and varies its openings.
#[derive(Debug)]
pub struct Opponent {
    level: Level,
    engine: Engine,
    rng: StdRng,
    /// Cell of the other player's last move, if known.
    last_move: Option<Point>,
}

impl Opponent {
    /// Creates an opponent for games against people, with contempt for draws.
    ///
    /// Moves are reproducible for a given seed, except at full strength, where they depend on the time that a search
    /// gets.
    pub fn new(level: Level, seed: u64) -> Self {
        let options = EngineOptions { contempt: Contempt::AGAINST_PEOPLE, ..EngineOptions::default() };
        Self::with_options(level, seed, options)
    }

    /// Creates an opponent with these engine options.
    pub fn with_options(level: Level, seed: u64, options: EngineOptions) -> Self {
        Self {
            level,
            engine: Engine::with_options(options),
            rng: StdRng::seed_from_u64(seed),
            last_move: None,
        }
    }

    /// Resets the opponent, as if created [`with_options`](Self::with_options), but reuses its tables if their size
    /// fits.
    pub fn reconfigure(&mut self, level: Level, seed: u64, options: EngineOptions) {
        self.level = level;
        self.engine.reconfigure(options);
        self.reseed(seed);
        self.last_move = None;
    }

    /// Restarts the random numbers with this seed, and keeps the tables.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = StdRng::seed_from_u64(seed);
    }

    /// Tells the opponent the last move, if known. The lowest levels look around it first, as people do.
    pub fn set_last_move(&mut self, mv: Option<AnyMove>) {
        self.last_move = mv.and_then(|mv| mv.intent().target());
    }

    /// Returns the level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Returns the engine itself, to search at full strength regardless of the level or to prepare its tables.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Chooses a move at the opponent's level. `None` once the game is over. Raising `stop` makes it answer
    /// within 20 ms with the best move so far.
    pub fn choose(&mut self, game: &AnyGame, stop: &Stop) -> Option<AnyMove> {
        self.think(game, &Limits::default(), stop, &mut |_| {}).map(|info| info.best_move)
    }

    /// Chooses a move as [`choose`](Self::choose) does, but reports search infos, and within limits that may
    /// be tighter than the level's own.
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
                let limits = limit_forced_move(limits.and(strength.limits), all);
                let drop_partial_proof = |info: &SearchInfo| drop_partial_proof(info, moves.len() == all);
                let mut tell = |found: &SearchInfo| on_info(&drop_partial_proof(found));
                let info = self.engine.search_abande(position, &moves, &limits, stop, &mut tell);
                info.map(|info| drop_partial_proof(&info))
            }
            AnyGame::Anda(position) => {
                let strength = Strength::for_anda(self.level);
                let mut moves = anda::root_moves(position);
                let all = moves.len();
                self.drop_overlooked(&mut moves, strength.overlook_percent);
                let limits = limit_forced_move(limits.and(strength.limits), all);
                let drop_partial_proof = |info: &SearchInfo| drop_partial_proof(info, moves.len() == all);
                let mut tell = |found: &SearchInfo| on_info(&drop_partial_proof(found));
                // Other playouts prefer other moves, which is variety enough.
                let seed = self.rng.random();
                let info = self.engine.search_anda(position, &moves, &limits, seed, stop, &mut tell);
                info.map(|info| drop_partial_proof(&info))
            }
        }
    }

    /// Removes moves at random that the opponent overlooks; at least one stays.
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

    /// Draws a bonus that varies the openings.
    fn variety_bonus(&mut self) -> Score {
        Score::raw(self.rng.random_range(0..=MAX_OPENING_BONUS))
    }
}

/// Limits the search to depth 1 if there is only one move to choose from.
fn limit_forced_move(limits: Limits, moves: usize) -> Limits {
    if moves == 1 { limits.and(Limits::depth(1)) } else { limits }
}

/// Drops the proof if moves were overlooked.
fn drop_partial_proof(info: &SearchInfo, sees_all: bool) -> SearchInfo {
    SearchInfo { proved: info.proved.filter(|_| sees_all), ..info.clone() }
}
