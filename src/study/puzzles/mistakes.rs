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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::{Stop, Threads};
    use crate::play::{Match, Seat};
    use crate::rules::{ByPlayer, Variant};
    use crate::study::puzzles::{AttemptOutcome, PuzzleAttempt, TryVerdict};
    use crate::study::{Effort, ReviewPlan};

    /// A game in which both players make mistakes, with its review.
    fn reviewed() -> (Match, Review) {
        let mut game = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, Seat::Human));
        while game.result().is_none() {
            let legal = game.position().legal_moves();
            let index = game.moves().len() * 7 % legal.len();
            game.play(legal[index]).unwrap();
        }
        let plan = ReviewPlan { effort: Effort::nodes(2_000), threads: Threads::MIN };
        let review = Review::of(game.tree(), game.end(), plan, &Stop::default(), &mut |_| {}).unwrap();
        (game, review)
    }

    #[test]
    fn each_mistake_of_the_player_becomes_a_puzzle() {
        let (game, review) = reviewed();
        for player in Player::ALL {
            let found = of_review(&review, game.tree(), player);
            assert!(found.len() > 1, "{found:?}");
            for puzzle in found {
                assert!(puzzle.is_own_mistake() && !puzzle.is_rated() && puzzle.solver() == player);
                let mistake =
                    review.moves.iter().find(|reviewed| *game.tree().game(reviewed.from) == puzzle.start);
                let judgement = &mistake.unwrap().judgement;
                assert!(judgement.grade >= Some(MistakeGrade::Mistake), "{puzzle}");
                assert_eq!(puzzle.task, PuzzleTask::Improve { played: judgement.mv });
                assert_eq!(puzzle.solution, [judgement.best[0]]);
                assert_eq!(puzzle.to_string().parse(), Ok(puzzle), "it is stored on a line");
            }
        }
    }

    #[test]
    fn a_mistake_that_is_its_own_solution_is_refused() {
        let (game, review) = reviewed();
        let puzzle = of_review(&review, game.tree(), Player::Black).remove(0);
        let PuzzleTask::Improve { played } = puzzle.task else { panic!("{puzzle}") };
        let written = Puzzle { solution: vec![played], ..puzzle }.to_string();
        assert!(written.parse::<Puzzle>().is_err(), "{written}");
    }

    #[test]
    fn the_better_move_solves_it_the_mistake_fails_and_of_others_a_search_decides() {
        let (game, review) = reviewed();
        let (mut good, mut bad) = (0, 0);
        for puzzle in of_review(&review, game.tree(), Player::White) {
            let PuzzleTask::Improve { played } = puzzle.task else { panic!("{puzzle}") };
            let mut attempt = PuzzleAttempt::new(&puzzle);
            assert_eq!((attempt.try_move(played), attempt.verdict()), (AttemptOutcome::Wrong, Some(false)));
            let mut attempt = PuzzleAttempt::new(&puzzle);
            assert_eq!(attempt.try_move(puzzle.solution[0]), AttemptOutcome::Solved);
            assert_eq!(attempt.verdict(), Some(true));
            for mv in puzzle.start.legal_moves() {
                if mv == played || mv == puzzle.solution[0] {
                    continue;
                }
                let mut attempt = PuzzleAttempt::new(&puzzle);
                assert_eq!((attempt.try_move(mv), attempt.verdict()), (AttemptOutcome::Unclear, None));
                let Some(TryVerdict::Evaluated(evaluation)) = attempt.judge(mv, &Stop::default()) else {
                    panic!("{puzzle}");
                };
                let is_good = attempt.decide(&evaluation);
                assert_eq!(is_good, evaluation.grade.is_none());
                assert_eq!((attempt.verdict(), attempt.is_over()), (Some(is_good), is_good));
                if is_good { good += 1 } else { bad += 1 }
            }
            if good > 3 && bad > 3 {
                return;
            }
        }
        panic!("{good} moves are good enough, {bad} are not");
    }
}
