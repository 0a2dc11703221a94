//! Solving a puzzle: a state machine that window and terminal share.

use super::{Puzzle, PuzzleTask};
use crate::ai::Score;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game};
use crate::study::{Evaluation, Hint, HintStep, MoveEvaluation, PositionEvaluation};

/// A player's attempt at a puzzle: it has the position, judges tries and plays the enemy's replies. It is a plain
/// value: nothing in it waits or draws.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    game: AnyGame,
    /// How many plies of the solution were played.
    played: usize,
    /// How many steps of the hint for the present move were shown.
    shown_steps: usize,
    helped: bool,
    wrong: bool,
}

/// What came of a try at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttemptOutcome {
    /// That was right. The enemy has replied, and there is another move to be found.
    Right {
        /// The reply, which was played.
        reply: AnyMove,
    },
    /// That was right, and the last move of the solution.
    Solved,
    /// Another move does what is asked and this one does not. It was not played.
    Wrong,
    /// The move may be as good as the solution, which a search has to find out: then
    /// [`decide`](PuzzleAttempt::decide). It was not played.
    Unclear,
    /// The rules forbid it.
    Refused(Box<AnyIllegalMove>),
    /// The puzzle is solved, or the solution was shown.
    Over,
}

impl PuzzleAttempt {
    /// Begins an attempt at a puzzle, from its first position.
    pub fn new(puzzle: &Puzzle) -> Self {
        let (puzzle, game) = (puzzle.clone(), puzzle.start);
        Self { puzzle, game, played: 0, shown_steps: 0, helped: false, wrong: false }
    }

    /// The puzzle that is being solved.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position that the attempt has reached.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The last move that was played, by either side; none at the beginning.
    pub fn last(&self) -> Option<AnyMove> {
        self.played.checked_sub(1).and_then(|index| self.puzzle.solution.get(index)).copied()
    }

    /// The number, from 1, of the solver's move that is to be found; once the puzzle is over, that of the last one.
    pub fn number(&self) -> usize {
        (self.played / 2 + 1).min(self.puzzle.moves())
    }

    /// The moves of the solution that are still to be played, those of both sides; the first is the solver's. Empty
    /// once the puzzle is over.
    pub fn left(&self) -> &[AnyMove] {
        self.puzzle.solution.get(self.played..).unwrap_or_default()
    }

    /// The right move in the present position; none once the puzzle is over.
    pub fn wanted(&self) -> Option<AnyMove> {
        self.left().first().copied()
    }

    /// Returns `true` if the puzzle is solved, or the solution was shown.
    pub fn is_over(&self) -> bool {
        self.left().is_empty()
    }

    /// Whether the puzzle counts as solved for the player's rating: `true` once it was solved without help and
    /// without a wrong move, `false` from the first of these on, and none as long as it is open.
    pub fn verdict(&self) -> Option<bool> {
        if self.helped || self.wrong { Some(false) } else { self.is_over().then_some(true) }
    }

    /// Tries a move, and returns what came of it. If it is right it is played, and so is the enemy's reply; if it is
    /// wrong it is not played, and the puzzle counts as failed. An illegal move does not fail it; nor does, in an
    /// [Improve](PuzzleTask::Improve) puzzle, a move that is neither the solution nor the one played in the game.
    pub fn try_move(&mut self, mv: AnyMove) -> AttemptOutcome {
        let Some(right) = self.wanted() else { return AttemptOutcome::Over };
        if let Err(reason) = self.game.check_move(mv) {
            return AttemptOutcome::Refused(Box::new(reason));
        }
        if mv != right {
            return match self.puzzle.task {
                PuzzleTask::Improve { played } if mv != played => AttemptOutcome::Unclear,
                _ => {
                    self.wrong = true;
                    AttemptOutcome::Wrong
                }
            };
        }
        self.play(right);
        match self.wanted() {
            Some(reply) => {
                self.play(reply);
                AttemptOutcome::Right { reply }
            }
            None => AttemptOutcome::Solved,
        }
    }

    /// Decides about an [unclear](AttemptOutcome::Unclear) move: if it is good enough it is played, and the puzzle is
    /// solved; otherwise it counts as a wrong move. Returns `true` if it was good enough.
    pub fn decide(&mut self, evaluation: &MoveEvaluation) -> bool {
        if evaluation.grade.is_some() {
            self.wrong = true;
            return false;
        }
        self.puzzle.solution = vec![evaluation.mv];
        self.play(evaluation.mv);
        true
    }

    fn play(&mut self, mv: AnyMove) {
        self.game.play_unchecked(mv);
        self.played += 1;
        self.shown_steps = 0;
    }

    /// Returns the next step of the hint for the present move, and after the last step that one again; none once the
    /// puzzle is over. With a hint the puzzle counts as failed.
    pub fn hint(&mut self) -> Option<HintStep> {
        let right = self.wanted()?;
        self.helped = true;
        let worth = match self.puzzle.task {
            PuzzleTask::Keep { margin, .. } => {
                Evaluation::new(&self.game, Score::from_margin(margin), Some(margin))
            }
            PuzzleTask::Smother { .. }
            | PuzzleTask::Save { .. }
            | PuzzleTask::Improve { .. }
            | PuzzleTask::WarmUp { .. } => Evaluation::new(&self.game, Score::EVEN, None),
        };
        let assessment = PositionEvaluation { worth, line: vec![right], depth: 0 };
        let mut steps = Hint::from_evaluation(&self.game, &assessment)?.steps;
        // The task of a warm-up names the kind of move.
        steps.retain(|step| !self.puzzle.is_warm_up() || !matches!(step, HintStep::Kind { .. }));
        let step = steps.get(self.shown_steps).or(steps.last()).cloned();
        self.shown_steps = (self.shown_steps + 1).min(steps.len());
        step
    }

    /// Gives up: plays what is left of the solution, and returns those moves. If any were left, the puzzle counts as
    /// failed.
    pub fn show_solution(&mut self) -> Vec<AnyMove> {
        let left = self.left().to_vec();
        if !left.is_empty() {
            self.helped = true;
        }
        for &mv in &left {
            self.play(mv);
        }
        left
    }
}
