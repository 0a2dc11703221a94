//! Finding puzzles in games of the engine.

mod abande;
mod anda;
mod warm_up;

use std::collections::HashSet;
use std::ops::RangeInclusive;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::proof::Prover;
use super::warm_up::{Beginner, Soundness};
use super::{HARDER_THAN_EASY, Puzzle, PuzzleTask, PuzzleTheme, WarmUpGoal, grade};
use crate::ai::{EngineOptions, Mebibytes, Opponent, Stop};
use crate::play::Level;
use crate::rules::{AnyGame, Game, GameKind, Variant};

/// Which puzzles to make, and how many. The same plan always makes the same puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzlePlan {
    /// Game and board.
    pub variant: Variant,
    /// How many puzzles.
    pub count: usize,
    /// Seed of all random numbers.
    pub seed: u64,
    /// For whom they are.
    pub demand: PuzzleDemand,
}

/// For whom puzzles are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PuzzleDemand {
    /// For people who have just learnt the rules.
    WarmUp,
    /// For beginners: rated below 900.
    Easy,
    /// For players of all strengths.
    #[default]
    Any,
}

/// The most random plies that a game begins with.
const OPENING: u32 = 6;
/// Levels that play: good enough for positions that make sense, and not so good that nothing is ever left to find.
const LEVELS: RangeInclusive<u8> = 4..=7;
/// Levels of the computer that play the games for warm-ups: they leave many chances to find.
const BEGINNERS: RangeInclusive<u8> = 2..=5;
/// Fewest plies between two puzzles from the same game.
const MIN_PLIES_APART: usize = 6;
/// Most puzzles taken from one game.
const MAX_PER_GAME: usize = 2;

/// Lets the engine play games and finds puzzles in them, until there are as many as the plan says or `stop` is
/// raised. `on_found` gets every puzzle as soon as it is found.
pub fn make(plan: &PuzzlePlan, stop: &Stop, on_found: &mut dyn FnMut(Puzzle)) {
    let mut maker = Maker {
        plan,
        prover: Prover::new(),
        soundness: Soundness::new(),
        beginner: Beginner::new(),
        kinds: Vec::new(),
        ratings: Vec::new(),
        seen: HashSet::new(),
    };
    for number in 0_u64.. {
        // The golden ratio's bits keep the seeds of neighbouring numbers apart.
        let seed = plan.seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let levels = if plan.demand == PuzzleDemand::WarmUp { BEGINNERS } else { LEVELS };
        let positions = game(plan.variant, seed, levels);
        let mut from = 0;
        let mut taken = 0;
        while let Some(position) = positions.get(from) {
            if stop.is_raised() || maker.kinds.len() >= plan.count {
                return;
            }
            if let Some(puzzle) = maker.puzzle(position, seed) {
                on_found(puzzle);
                taken += 1;
                from += MIN_PLIES_APART;
            } else {
                from += 1;
            }
            if taken >= MAX_PER_GAME {
                break;
            }
        }
    }
}

/// The positions of a game between two of these levels.
fn game(variant: Variant, seed: u64, levels: RangeInclusive<u8>) -> Vec<AnyGame> {
    let mut rng = StdRng::seed_from_u64(seed);
    let options = EngineOptions { hash: Mebibytes::MIN, ..EngineOptions::default() };
    let mut players = [0_u64, 1].map(|side| {
        let level = Level::new(rng.random_range(levels.clone())).unwrap_or_default();
        Opponent::with_options(level, seed ^ side, options)
    });
    let random = rng.random_range(2..=OPENING);
    let mut position = variant.start();
    let mut positions = Vec::new();
    let mut last = None;
    while let Some(player) = position.to_move() {
        let mv = if positions.len() < random as usize {
            position.legal_moves().choose(&mut rng).copied()
        } else {
            let [black, white] = &mut players;
            let mover = if player.index() == 0 { black } else { white };
            mover.set_last_move(last);
            mover.choose(&position, &Stop::default())
        };
        let Some(mv) = mv else { break };
        positions.push(position);
        position.play_unchecked(mv);
        last = Some(mv);
    }
    positions
}

/// A kind of puzzle, of which there are not to be too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzleKind {
    /// Keeps a win or a draw.
    Outcome,
    /// Keeps points.
    Points,
    /// Smothers in this many moves.
    Smother(u8),
    Save,
    WarmUp(WarmUpGoal),
    /// Made from mistakes of the player, not here.
    Improve,
}

impl PuzzleKind {
    fn of(task: PuzzleTask) -> Self {
        match task {
            PuzzleTask::Keep { margin, second } if margin.signum() > second.signum() => Self::Outcome,
            PuzzleTask::Keep { .. } => Self::Points,
            PuzzleTask::Smother { moves, .. } => Self::Smother(moves),
            PuzzleTask::Save { .. } => Self::Save,
            PuzzleTask::WarmUp { goal, .. } => Self::WarmUp(goal),
            PuzzleTask::Improve { .. } => Self::Improve,
        }
    }

    /// How many of the puzzles of a plan may be of this kind.
    fn most(self, plan: &PuzzlePlan) -> usize {
        match self {
            Self::Outcome => plan.count,
            Self::WarmUp(goal) => warm_up::most(goal, plan),
            Self::Improve => 0,
            // They are rare enough.
            _ if plan.demand == PuzzleDemand::Easy => plan.count,
            Self::Points => plan.count.div_ceil(4),
            // As many of each.
            Self::Smother(_) | Self::Save => {
                plan.count.div_ceil(1 + usize::from(anda::longest_smothering(plan.variant)))
            }
        }
    }
}

/// Bands of ratings in Abande, each with the least rating and the percentage of all puzzles that may be in it: most
/// puzzles that are found are hard, but most players are not strong.
const BANDS: [(u16, usize); 3] = [(2_000, 20), (1_600, 30), (1_200, 35)];

/// Makes puzzles, and knows those found so far.
struct Maker<'a> {
    plan: &'a PuzzlePlan,
    prover: Prover,
    soundness: Soundness,
    beginner: Beginner,
    kinds: Vec<PuzzleKind>,
    ratings: Vec<u16>,
    /// Positions without regard to how the board is turned.
    seen: HashSet<String>,
}

impl Maker<'_> {
    /// The puzzle that a position is, if it is one and another of its kind is wanted.
    fn puzzle(&mut self, position: &AnyGame, seed: u64) -> Option<Puzzle> {
        if self.plan.demand == PuzzleDemand::WarmUp {
            return self.warm_up(position, seed);
        }
        let easy = self.plan.demand == PuzzleDemand::Easy;
        let mut puzzle = match position {
            AnyGame::Abande(abande) => abande::puzzle(&mut self.prover, abande, easy),
            AnyGame::Anda(anda) => anda::puzzle(anda, &|kind| self.wants(kind)),
        }?;
        let kind = PuzzleKind::of(puzzle.task);
        if !self.wants(kind) || self.seen.contains(&canonical(position)) {
            return None;
        }
        let trials = grade::let_levels_try(&puzzle, seed);
        puzzle.rating = grade::rating(&trials);
        let is_wanted = match position.kind() {
            GameKind::Abande => self.wants_rating(puzzle.rating),
            // Otherwise a strong player would rather do something else here.
            GameKind::Anda => trials.last().is_some_and(|best| 2 * best.solved >= best.tries),
        };
        if !is_wanted || (easy && puzzle.rating >= HARDER_THAN_EASY) {
            return None;
        }
        Some(self.accept(puzzle))
    }

    /// Sets the puzzle's themes and records its position, kind and rating, so that later puzzles do not repeat it and
    /// the set stays varied.
    fn accept(&mut self, mut puzzle: Puzzle) -> Puzzle {
        puzzle.themes = PuzzleTheme::all_in(&puzzle);
        self.seen.insert(canonical(&puzzle.start));
        self.kinds.push(PuzzleKind::of(puzzle.task));
        self.ratings.push(puzzle.rating);
        puzzle
    }

    fn wants(&self, kind: PuzzleKind) -> bool {
        let known = self.kinds.iter().filter(|&&known| known == kind).count();
        known < kind.most(self.plan)
    }

    fn wants_rating(&self, rating: u16) -> bool {
        let band = |rating: u16| BANDS.iter().position(|&(from, _)| rating >= from);
        let Some(index) = band(rating) else { return true };
        let known = self.ratings.iter().filter(|&&known| band(known) == Some(index)).count();
        known < (self.plan.count * BANDS[index].1).div_ceil(100)
    }
}

/// Returns a text of the position that is the same for all its reflections and turns, so that a puzzle is not made
/// twice.
pub(super) fn canonical(game: &AnyGame) -> String {
    let images = game.board().symmetries().iter().map(|symmetry| game.mapped(symmetry).to_string());
    images.min().unwrap_or_default()
}
