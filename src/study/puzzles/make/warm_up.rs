//! Early and open positions in which exactly one move does what a beginner has just learnt.

use super::{Maker, PuzzleKind, PuzzlePlan, canonical};
use crate::rules::{AnyGame, Game, GameKind, Player, Variant};
use crate::study::puzzles::proof::is_symmetric;
use crate::study::puzzles::warm_up::WARM_UP_RATING;
use crate::study::puzzles::{Puzzle, PuzzleTask, WarmUpGoal};

/// The fewest moves to choose from.
const CHOICES: usize = 5;
/// The most stacks on the board in a warm-up of Abande, so that the position is easy to read.
const MOST_STACKS: usize = 10;
/// The most stacks on the board where the last piece in hand is to be entered.
const MOST_STACKS_AT_THE_END: usize = 14;
/// The most stones on the board in a warm-up of Anda.
const MOST_STONES: usize = 20;
/// How often a simulated beginner tries each warm-up.
const TRIES: u64 = 12;
/// How many of those tries must succeed for the warm-up to be used.
const SOLVED: usize = 10;
/// The worst that the asked-for move may be, as a share of a mistake: 0 is the best move, 1 a mistake.
const FLAW: f64 = 0.5;

/// The warm-ups of a plan with this goal: as many of each, and none where the position would be too full.
pub(super) fn most(goal: WarmUpGoal, plan: &PuzzlePlan) -> usize {
    let has = |goal: &WarmUpGoal| *goal != WarmUpGoal::LastEntry || plan.variant == Variant::Hex3;
    let goals = WarmUpGoal::all_of(plan.variant.kind()).filter(has).count();
    if has(&goal) { plan.count.div_ceil(goals) } else { 0 }
}

impl Maker<'_> {
    /// The warm-up that a position is, if it is one; those of which there are fewest come first.
    pub(super) fn warm_up(&mut self, game: &AnyGame, seed: u64) -> Option<Puzzle> {
        let view = game.view();
        let occupied = Player::ALL.map(|player| view.owned(player).len()).iter().sum::<usize>();
        let can_be_read = |goal: WarmUpGoal| {
            occupied
                <= match goal.kind() {
                    GameKind::Abande if goal == WarmUpGoal::LastEntry => MOST_STACKS_AT_THE_END,
                    GameKind::Abande => MOST_STACKS,
                    GameKind::Anda => MOST_STONES,
                }
        };
        let is_start = game.legal_moves().len() < CHOICES || game.ply() < 3;
        let after_pass = matches!(game, AnyGame::Abande(position) if position.passes() > 0);
        if is_start || after_pass || is_symmetric(game) || self.seen.contains(&canonical(game)) {
            return None;
        }
        let mut goals: Vec<WarmUpGoal> = WarmUpGoal::all_of(game.kind())
            .filter(|&goal| can_be_read(goal) && self.wants(PuzzleKind::WarmUp(goal)))
            .collect();
        goals
            .sort_by_key(|&goal| self.kinds.iter().filter(|&&kind| kind == PuzzleKind::WarmUp(goal)).count());
        for goal in goals {
            for target in goal.targets(game) {
                let &[only] = goal.moves(target, game).as_slice() else { continue };
                // A territory that a capture leaves behind was not closed off.
                if goal == WarmUpGoal::Enclose && !game.removed_by(only).is_empty() {
                    continue;
                }
                let puzzle = Puzzle {
                    start: *game,
                    task: PuzzleTask::WarmUp { goal, target },
                    solution: vec![only],
                    rating: WARM_UP_RATING,
                    themes: Vec::new(),
                };
                let solved = (0..TRIES).filter(|&number| {
                    let seed = seed.wrapping_add(number << 32);
                    self.beginner.solves(&puzzle, seed)
                });
                if solved.count() >= SOLVED
                    && self.soundness.mistake(game, only).is_some_and(|mistake| mistake <= FLAW)
                {
                    return Some(self.accept(puzzle));
                }
            }
        }
        None
    }
}
