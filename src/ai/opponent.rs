//! The computer opponent.

use std::time::Instant;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::abande::root_moves;
use super::anda;
use super::character::{CharacterBonuses, scaled};
use super::parameters::{MAX_OPENING_BONUS, OPENING_VARIETY_PLIES};
use super::pie::swaps_sides;
use super::root_move::RootMove;
use super::strength::{PlayStyle, Strength};
use super::{Contempt, Engine, EngineOptions, Limits, Score, SearchInfo, Stop};
use crate::board::Point;
use crate::play::{Character, ComputerPlayer, Tier};
use crate::rules::{AnyGame, AnyMove};

/// The computer's turn: a move or, under the pie rule, a swap of sides.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Plays the best move of a search.
    Move(SearchInfo),
    /// Swaps sides instead of moving.
    SwapSides,
}

/// The computer as a player: an engine that plays at a level or as a character, and varies its openings.
#[derive(Debug)]
pub struct Opponent {
    computer: ComputerPlayer,
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
    pub fn new(computer: impl Into<ComputerPlayer>, seed: u64) -> Self {
        let options = EngineOptions { contempt: Contempt::AGAINST_PEOPLE, ..EngineOptions::default() };
        Self::with_options(computer, seed, options)
    }

    /// Creates an opponent with these engine options.
    pub fn with_options(computer: impl Into<ComputerPlayer>, seed: u64, options: EngineOptions) -> Self {
        Self {
            computer: computer.into(),
            engine: Engine::with_options(options),
            rng: StdRng::seed_from_u64(seed),
            last_move: None,
        }
    }

    /// Resets the opponent, as if created [`with_options`](Self::with_options), but reuses its tables if their size
    /// fits.
    pub fn reconfigure(&mut self, computer: impl Into<ComputerPlayer>, seed: u64, options: EngineOptions) {
        self.computer = computer.into();
        self.engine.reconfigure(options);
        self.reseed(seed);
        self.last_move = None;
    }

    /// Restarts the random numbers with this seed, and keeps the tables.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = StdRng::seed_from_u64(seed);
    }

    /// Tells the opponent the last move, if known. The lowest levels look around it first, as people do, and some
    /// characters answer beside it.
    pub fn set_last_move(&mut self, mv: Option<AnyMove>) {
        self.last_move = mv.and_then(|mv| mv.intent().target());
    }

    /// Returns as whom the computer plays.
    pub fn computer(&self) -> ComputerPlayer {
        self.computer
    }

    /// Returns the engine itself, to search at full strength regardless of who plays, or to prepare its tables.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Chooses a move as the opponent plays. `None` once the game is over. Raising `stop` makes it answer within 20 ms
    /// with the best move so far.
    pub fn choose(&mut self, game: &AnyGame, stop: &Stop) -> Option<AnyMove> {
        self.think(game, &Limits::default(), stop, &mut |_| {}).map(|info| info.best_move)
    }

    /// Chooses a move as [`think`](Self::think) does or, if the pie rule allows it (`may_swap`), to swap sides instead.
    pub fn reply(&mut self, game: &AnyGame, may_swap: bool, limits: &Limits, stop: &Stop) -> Option<Reply> {
        if may_swap && swaps_sides(&mut self.engine, game, stop) {
            return Some(Reply::SwapSides);
        }
        self.think(game, limits, stop, &mut |_| {}).map(Reply::Move)
    }

    /// Chooses a move as [`choose`](Self::choose) does, but reports search infos, and within limits that may be tighter
    /// than the level's own.
    pub fn think(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        let began = Instant::now();
        match game {
            AnyGame::Abande(position) => {
                let style = match self.computer {
                    ComputerPlayer::Level(level) => PlayStyle::for_abande(level),
                    ComputerPlayer::Character(character, tier) => {
                        PlayStyle::Search(strength_in(character, tier, game))
                    }
                };
                let strength = match style {
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
                        root.bonus = self.random_bonus(MAX_OPENING_BONUS);
                    }
                }
                self.add_character_bonuses(&mut moves, AnyMove::Abande, game, stop);
                let limits = limit_forced_move(limits.and(strength.limits), all).less(began.elapsed());
                let drop_partial_proof = |info: &SearchInfo| drop_partial_proof(info, moves.len() == all);
                let mut tell = |found: &SearchInfo| on_info(&drop_partial_proof(found));
                let info = self.engine.search_abande(position, &moves, &limits, stop, &mut tell);
                info.map(|info| drop_partial_proof(&info))
            }
            AnyGame::Anda(position) => {
                let strength = match self.computer {
                    ComputerPlayer::Level(level) => Strength::for_anda(level),
                    ComputerPlayer::Character(character, tier) => strength_in(character, tier, game),
                };
                let mut moves = anda::root_moves(position);
                let all = moves.len();
                self.drop_overlooked(&mut moves, strength.overlook_percent);
                self.add_character_bonuses(&mut moves, AnyMove::Anda, game, stop);
                let limits = limit_forced_move(limits.and(strength.limits), all).less(began.elapsed());
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

    /// Draws a bonus of up to this many centipoints.
    fn random_bonus(&mut self, most: i16) -> Score {
        Score::raw(self.rng.random_range(0..=most))
    }

    /// Adds to each root move the bonus that a character gives it; none for a level. Moves that are left when `stop` is
    /// raised get none either.
    fn add_character_bonuses<M: Copy>(
        &mut self,
        moves: &mut [RootMove<M>],
        any: impl Fn(M) -> AnyMove,
        game: &AnyGame,
        stop: &Stop,
    ) {
        let ComputerPlayer::Character(character, _) = self.computer else { return };
        let bonuses = CharacterBonuses::new(character, game, self.last_move);
        for root in moves.iter_mut().take_while(|_| !stop.is_raised()) {
            let whim = self.rng.random_range(0..=character.whim);
            root.bonus = root.bonus + Score::raw(bonuses.of(any(root.mv), whim));
        }
    }
}

/// How strongly a character plays in a position, at one of its strengths.
fn strength_in(character: &Character, tier: Tier, game: &AnyGame) -> Strength {
    let strength = character.strength(tier);
    let nodes = scaled(strength.nodes, character.effort, game);
    Strength { limits: Limits::nodes(nodes), overlook_percent: strength.overlooks }
}

/// Limits the search to depth 1 if there is only one move to choose from.
fn limit_forced_move(limits: Limits, moves: usize) -> Limits {
    if moves == 1 { limits.and(Limits::depth(1)) } else { limits }
}

/// Drops the proof if moves were overlooked.
fn drop_partial_proof(info: &SearchInfo, sees_all: bool) -> SearchInfo {
    SearchInfo { proved: info.proved.filter(|_| sees_all), ..info.clone() }
}
