//! Puzzles from the player's own mistakes.

use super::{Puzzle, PuzzleTask, PuzzleTheme};
use crate::play::Tree;
use crate::rules::{Game, Player};
use crate::study::{MistakeGrade, Review};

/// Makes a puzzle of each move that a review calls a mistake or a blunder of this player, the first move of the game first:
/// to find a better one.
pub fn of_review(review: &Review, tree: &Tree, player: Player) -> Vec<Puzzle> {
    let mistakes = review.moves.iter().filter(|reviewed| {
        let judgement = &reviewed.judgement;
        judgement.player == player && judgement.grade >= Some(MistakeGrade::Mistake) && !judgement.is_best()
    });
    let puzzles = mistakes.map(|reviewed| {
        let judgement = &reviewed.judgement;
        let mut puzzle = Puzzle {
            start: *tree.game(reviewed.from),
            task: PuzzleTask::Improve { played: judgement.mv },
            solution: vec![judgement.best_move()],
            rating: 0,
            themes: Vec::new(),
        };
        puzzle.themes = PuzzleTheme::all_in(&puzzle);
        puzzle
    });
    puzzles.filter(|puzzle| puzzle.start.legal_moves().len() > 1).collect()
}
