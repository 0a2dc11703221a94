//! Refutations of wrong moves.

use super::siege::{SearchLimitReached, Siege};
use super::{PuzzleAttempt, PuzzleTask};
use crate::ai::Stop;
use crate::board::Point;
use crate::rules::anda::Position;
use crate::rules::{AnyGame, AnyMove};
use crate::study::{Effort, Evaluation, Evaluator, MoveEvaluation};

/// Most positions of Abande that the search for a refutation may look at.
const NODES: u64 = 400_000;
/// Most moves of Anda that the search for a refutation may look at.
const MOVES: u64 = 2_000_000;

/// What is wrong with a wrong move in a puzzle: the enemy's best play after it, and the margin to which that leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The enemy's best play and what follows, the wrong move not among it. Empty where no answer is needed: the group
    /// simply stays, or the game is over.
    pub line: Vec<AnyMove>,
    /// The final margin for the solver, in Abande.
    pub margin: Option<i32>,
}

/// Verdict of a search on a move that is not the solution of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum TryVerdict {
    /// The line with which the enemy punishes it.
    Refuted(Refutation),
    /// Evaluation of the move, compared with the best one.
    Evaluated(Box<MoveEvaluation>),
}

impl PuzzleAttempt {
    /// Finds out what is to be said of a legal move that is not the solution: how the enemy would punish it or, where
    /// several moves may be good enough, what it is worth. It may take some tenths of a second. None if that cannot be
    /// said, or `stop` was raised.
    pub fn judge(&self, mv: AnyMove, stop: &Stop) -> Option<TryVerdict> {
        match self.puzzle().task {
            PuzzleTask::Improve { .. } => {
                let evaluator = Evaluator::new(Effort::usual(self.game()));
                let evaluation = { evaluator }.evaluate_move(self.game(), mv, stop).ok()??;
                Some(TryVerdict::Evaluated(Box::new(evaluation)))
            }
            _ => self.refute(mv, stop).map(TryVerdict::Refuted),
        }
    }

    /// Finds out how the enemy would punish a legal move that is not the solution. It may take some tenths of a
    /// second. None if nothing can be proved in that time, or `stop` was raised.
    pub fn refute(&self, mv: AnyMove, stop: &Stop) -> Option<Refutation> {
        let mut after = *self.game();
        after.play(mv).ok()?;
        let solver = self.puzzle().solver();
        match (self.puzzle().task, &after) {
            (PuzzleTask::Keep { .. }, _) => {
                if let Some(end) = Evaluation::from_result(&after, solver) {
                    return Some(Refutation { line: Vec::new(), margin: end.proved });
                }
                let found = Evaluator::new(Effort::nodes(NODES)).evaluate(&after, stop)?;
                let margin = -found.worth.proved?;
                Some(Refutation { line: found.line, margin: Some(margin) })
            }
            (PuzzleTask::Smother { target, .. }, AnyGame::Anda(after)) => {
                let left = u8::try_from(self.puzzle().moves() - self.number()).ok()?;
                let mut siege = Siege::new(target, solver.other(), MOVES).until(stop);
                let rescue = if left == 0 || after.is_over() {
                    None
                } else {
                    siege.first_saving_move(after, left).ok()?
                };
                Some(Refutation { line: rescue.into_iter().collect(), margin: None })
            }
            (PuzzleTask::Save { target, moves }, AnyGame::Anda(after)) => {
                let attack = soonest(after, target, moves, stop).ok()?;
                Some(Refutation { line: attack.into_iter().collect(), margin: None })
            }
            (PuzzleTask::WarmUp { .. } | PuzzleTask::Improve { .. }, _)
            | (PuzzleTask::Smother { .. } | PuzzleTask::Save { .. }, AnyGame::Abande(_)) => None,
        }
    }
}

/// The enemy's move that smothers a group of the other player as soon as possible; none if the group is gone.
fn soonest(
    position: &Position,
    target: Point,
    moves: u8,
    stop: &Stop,
) -> Result<Option<AnyMove>, SearchLimitReached> {
    let owner = position.turn().other();
    if !position.stones(owner).contains(target) {
        return Ok(None);
    }
    let mut siege = Siege::new(target, owner, MOVES).until(stop);
    for moves in 1..=moves {
        if let Some(&first) = siege.smothering_moves(position, moves)?.first() {
            return Ok(Some(first));
        }
    }
    Ok(None)
}
