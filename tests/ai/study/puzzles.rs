//! Puzzles proved a second time, by counting: every move of every position is tried, and nothing is pruned.

use abande::board::Point;
use abande::rules::{AnyGame, AnyMove, Game, Player};
use abande::study::puzzles::{Puzzle, PuzzleTask, collection};

use super::solver::Solver;

/// Positions that one puzzle of Abande may take.
const POSITIONS: u32 = 30_000;
/// Moves to choose from, up to which puzzles of Anda are counted out.
const CHOICES: usize = 24;
/// So many puzzles of a game are enough.
const ENOUGH: usize = 80;

/// The margins of all moves of a position, for the player to move; none if they take too many positions.
fn margins(solver: &mut Solver, game: &AnyGame) -> Option<Vec<(AnyMove, i32)>> {
    // This is what counts the positions: after it all of them are known.
    solver.margin(game, POSITIONS)?;
    let moves = game.legal_moves().into_iter();
    moves.map(|mv| Some((mv, -solver.margin(&played(game, mv), POSITIONS)?))).collect()
}

fn played(game: &AnyGame, mv: AnyMove) -> AnyGame {
    let mut after = *game;
    after.play(mv).unwrap();
    after
}

/// Whether only one move keeps the margin in every position of the solution; none if that takes too long.
fn is_kept(puzzle: &Puzzle, margin: i32, second: i32) -> Option<bool> {
    let mut solver = Solver::default();
    for (number, (game, right)) in puzzle.steps().enumerate() {
        let margins = margins(&mut solver, &game)?;
        for (mv, found) in &margins {
            let is_fine = if *mv == right {
                *found == margin
            } else {
                margin - found >= 2 || margin.signum() > found.signum()
            };
            if !is_fine {
                return Some(false);
            }
        }
        let best_other = margins.iter().filter(|(mv, _)| *mv != right).map(|(_, found)| *found).max();
        if number == 0 && best_other != Some(second) {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether the group on a cell is gone, or the attacker has lost.
fn fallen(game: &AnyGame, target: Point, owner: Player) -> Option<bool> {
    if game.outcome().and_then(abande::rules::Outcome::winner) == Some(owner) {
        return Some(false);
    }
    (!game.view().owned(owner).contains(target)).then_some(true)
}

/// Whether the attacker smothers the group in so many moves, against any reply of the owner.
fn falls(game: &AnyGame, target: Point, moves: u8) -> bool {
    let owner = game.to_move().unwrap().other();
    game.legal_moves().into_iter().any(|mv| {
        let after = played(game, mv);
        let verdict = fallen(&after, target, owner);
        verdict.unwrap_or_else(|| {
            moves > 1
                && after.legal_moves().into_iter().all(|reply| {
                    let next = played(&after, reply);
                    fallen(&next, target, owner).unwrap_or_else(|| falls(&next, target, moves - 1))
                })
        })
    })
}

/// The moves that do what a puzzle of Anda asks for in a position.
fn right_moves(game: &AnyGame, puzzle: &Puzzle, left: u8) -> Vec<AnyMove> {
    let solver = puzzle.solver();
    let is_right = |mv: &AnyMove| {
        let after = played(game, *mv);
        match puzzle.task {
            PuzzleTask::Smother { target, .. } => {
                let owner = solver.other();
                fallen(&after, target, owner).unwrap_or_else(|| {
                    left > 1
                        && after.legal_moves().into_iter().all(|reply| {
                            let next = played(&after, reply);
                            fallen(&next, target, owner).unwrap_or_else(|| falls(&next, target, left - 1))
                        })
                })
            }
            PuzzleTask::Save { target, moves } => match fallen(&after, target, solver) {
                Some(gone) => !gone,
                None => !falls(&after, target, moves),
            },
            PuzzleTask::Keep { .. } | PuzzleTask::WarmUp { .. } | PuzzleTask::Improve { .. } => {
                panic!("{puzzle}")
            }
        }
    };
    game.legal_moves().into_iter().filter(is_right).collect()
}

#[test]
fn counting_agrees_with_every_puzzle_that_can_be_counted() {
    let (mut of_abande, mut of_anda) = (0_usize, 0_usize);
    for puzzle in collection() {
        match puzzle.task {
            PuzzleTask::Keep { margin, second } => {
                let AnyGame::Abande(position) = &puzzle.start else { panic!("{puzzle}") };
                let hands: u8 = Player::ALL.map(|player| position.hand(player)).iter().sum();
                if hands > 1 || of_abande >= ENOUGH {
                    continue;
                }
                let Some(kept) = is_kept(puzzle, margin, second) else { continue };
                assert!(kept, "{puzzle}");
                of_abande += 1;
            }
            PuzzleTask::Smother { moves: 3, .. } | PuzzleTask::WarmUp { .. } | PuzzleTask::Improve { .. } => {
            }
            PuzzleTask::Smother { .. } | PuzzleTask::Save { .. } => {
                if puzzle.start.legal_moves().len() > CHOICES || of_anda >= ENOUGH {
                    continue;
                }
                let left = u8::try_from(puzzle.moves()).unwrap();
                for ((game, right), left) in puzzle.steps().zip((1..=left).rev()) {
                    assert_eq!(right_moves(&game, puzzle, left), [right], "{puzzle}");
                }
                of_anda += 1;
            }
        }
    }
    println!("counted: {of_abande} of Abande, {of_anda} of Anda");
    assert!(of_abande + of_anda >= 100 && of_abande >= 60 && of_anda >= 20, "{of_abande} and {of_anda}");
}
