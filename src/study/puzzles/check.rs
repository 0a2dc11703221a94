//! Proving a puzzle again: nothing that it says is taken on trust.

use thiserror::Error;

use super::proof::{Prover, is_greedy, is_symmetric};
use super::siege::Siege;
use super::warm_up::Soundness;
use super::{HARDER_THAN_EASY, Puzzle, PuzzleTask, PuzzleTheme};
use crate::rules::anda::Position;
use crate::rules::{AnyGame, AnyMove, Game};

/// Positions for one proof: many times what the maker allows.
const NODES: u64 = 20_000_000;
/// Most moves of Anda that one siege (a search for whether a group can be smothered) may look at.
const MOVES: u64 = 200_000_000;

/// What is wrong with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PuzzleFlaw {
    /// It cannot be proved with a reasonable effort.
    #[error("move {0} of the solver cannot be proved")]
    Unproved(usize),
    /// Another move is as good, or better.
    #[error("move {0} of the solver is not the only one that is right")]
    NotOnly(usize),
    /// The margins are others.
    #[error("move {number} of the solver keeps {margin}")]
    Margin {
        /// Which one, from 1.
        number: usize,
        /// The proved margin.
        margin: i32,
    },
    /// The best other first move proves another margin.
    #[error("the second-best first move keeps {0}")]
    Second(i32),
    /// The enemy has a better reply.
    #[error("reply {0} is not the enemy’s best")]
    Reply(usize),
    /// The first move is what a greedy player plays.
    #[error("the first move is the greedy one")]
    Greedy,
    /// Turning the board changes nothing, so that the solution is not the only one.
    #[error("the position is symmetric")]
    Symmetric,
    /// The group falls sooner than the task says, or never.
    #[error("the group does not fall in exactly so many moves")]
    Length,
    /// The warm-up’s move is a mistake, so that it teaches something wrong.
    #[error("the move is a mistake")]
    Mistake,
    /// The themes are others.
    #[error("the themes are not those of the solution")]
    Themes,
}

/// Proves a puzzle anew: that only the solution is right, and that margins, replies and themes are as the puzzle
/// says.
///
/// # Errors
/// The first flaw of the puzzle.
pub fn check(puzzle: &Puzzle) -> Result<(), PuzzleFlaw> {
    if is_symmetric(&puzzle.start) {
        return Err(PuzzleFlaw::Symmetric);
    }
    if PuzzleTheme::all_in(puzzle) != puzzle.themes {
        return Err(PuzzleFlaw::Themes);
    }
    match (puzzle.task, &puzzle.start) {
        (PuzzleTask::Keep { margin, second }, _) => check_margins(puzzle, margin, second),
        (PuzzleTask::Smother { target, moves }, AnyGame::Anda(start)) => {
            let mut siege = Siege::new(target, start.turn().other(), MOVES);
            let first = siege.can_smother(start, moves - 1).map_err(|_| PuzzleFlaw::Unproved(1))?;
            if (moves > 1 && first) || puzzle.moves() != usize::from(moves) {
                return Err(PuzzleFlaw::Length);
            }
            // Where more is to come a capture is what everybody tries.
            if moves > 1 && puzzle.solution.first().is_some_and(|&mv| !puzzle.start.removed_by(mv).is_empty())
            {
                return Err(PuzzleFlaw::Greedy);
            }
            check_steps(puzzle, |position, number| {
                let left = u8::try_from(puzzle.moves() + 1 - number).unwrap_or(1);
                siege.smothering_moves(position, left)
            })
        }
        (PuzzleTask::Save { target, moves }, AnyGame::Anda(start)) => {
            let mut siege = Siege::new(target, start.turn(), MOVES);
            check_steps(puzzle, |position, _| siege.saving_moves(position, moves))
        }
        (PuzzleTask::WarmUp { goal, target }, start) => {
            let found = goal.moves(target, start);
            if puzzle.solution.len() != 1 || found != puzzle.solution || start.legal_moves().len() < 2 {
                return Err(PuzzleFlaw::NotOnly(1));
            }
            let mistake = found.first().and_then(|&mv| Soundness::new().mistake(start, mv));
            match mistake {
                None => Err(PuzzleFlaw::Unproved(1)),
                Some(mistake) if mistake > 1.0 => Err(PuzzleFlaw::Mistake),
                Some(_) => Ok(()),
            }
        }
        // Only an engine says what is better than a mistake.
        (PuzzleTask::Improve { .. }, _)
        | (PuzzleTask::Smother { .. } | PuzzleTask::Save { .. }, AnyGame::Abande(_)) => {
            Err(PuzzleFlaw::Unproved(1))
        }
    }
}

/// Every move of the solver keeps the margin as the only one, and every reply holds the solver to it.
fn check_margins(puzzle: &Puzzle, margin: i32, second: i32) -> Result<(), PuzzleFlaw> {
    let mut prover = Prover::new();
    for ((game, mv), number) in puzzle.steps().zip(1..) {
        let proof = prover.prove(&game, NODES).ok_or(PuzzleFlaw::Unproved(number))?;
        if proof.margin != margin {
            // Had the reply before been a mistake, the solver would get more.
            return Err(if number > 1 && proof.margin > margin {
                PuzzleFlaw::Reply(number - 1)
            } else {
                PuzzleFlaw::Margin { number, margin: proof.margin }
            });
        }
        let forced = number > 1 && proof.second.is_none();
        if proof.best != mv || !(proof.is_only_move() || forced) {
            return Err(PuzzleFlaw::NotOnly(number));
        }
        if number == 1 {
            if let Some(found) = proof.second.filter(|&found| found != second) {
                return Err(PuzzleFlaw::Second(found));
            }
            // Those for beginners may be what everybody plays.
            if puzzle.rating >= HARDER_THAN_EASY && is_greedy(&game, mv) {
                return Err(PuzzleFlaw::Greedy);
            }
        }
    }
    Ok(())
}

/// Checks that at each step the solution's move is the only right one; `right` gets a position of Anda and the step's
/// number, and returns all right moves.
fn check_steps(
    puzzle: &Puzzle,
    mut right: impl FnMut(&Position, usize) -> Result<Vec<AnyMove>, super::siege::SearchLimitReached>,
) -> Result<(), PuzzleFlaw> {
    for ((game, mv), number) in puzzle.steps().zip(1..) {
        let position = match &game {
            AnyGame::Anda(position) => position,
            AnyGame::Abande(_) => return Err(PuzzleFlaw::Unproved(number)),
        };
        let found = right(position, number).map_err(|_| PuzzleFlaw::Unproved(number))?;
        if found != [mv] || game.legal_moves().len() < 2 {
            return Err(PuzzleFlaw::NotOnly(number));
        }
    }
    Ok(())
}
