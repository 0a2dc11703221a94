//! State of a [`Session`](super::Session) for the library, lessons, puzzles and the engine's advice.

use crate::library::{GameId, Keeper};
use crate::play::{Match, NodeId};
use crate::rules::{AnyGame, AnyMove, Variant};
use crate::study::lessons::LessonRunner;
use crate::study::puzzles::PuzzleAttempt;
use crate::study::{Effort, Evaluator, Review};

/// What saves the game on the table in the library, and the numbers by which the player names other games.
#[derive(Debug)]
pub(super) struct Keeping {
    pub(super) keeper: Keeper,
    pub(super) numbers: Numbers,
}

/// The games of the last lists, so that the player can name one by its number.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// Interrupted games as they were offered.
    pub(super) offered: Vec<GameId>,
    /// Kept games as they were listed.
    pub(super) listed: Vec<GameId>,
}

/// A lesson in progress, and the game that waits until it is over.
#[derive(Debug)]
pub(super) struct LessonSession {
    pub(super) runner: LessonRunner,
    /// The game that waits.
    pub(super) waiting: Match,
}

/// A puzzle in progress, and the game that waits until it is over.
#[derive(Debug)]
pub(super) struct PuzzleSession {
    pub(super) attempt: PuzzleAttempt,
    /// The game that waits.
    pub(super) waiting: Match,
    /// The board whose puzzles are asked for.
    pub(super) variant: Variant,
    pub(super) scoring: PuzzleScoring,
}

/// Whether the outcome of a puzzle is still to be noted, and what it changes then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PuzzleScoring {
    /// It changes the rating, unless the puzzle is a warm-up.
    Rated,
    /// It changes no rating.
    Unrated,
    /// It was noted, or does not count.
    Done,
}

/// What hints, coach and review remember from one line to the next.
#[derive(Debug, Default)]
pub(super) struct Learning {
    /// How thoroughly positions are looked at, if not as usual.
    pub(super) effort: Option<Effort>,
    pub(super) evaluator: Option<Evaluator>,
    /// The position that a hint was given for, and how many of its steps were told.
    pub(super) hinted: Option<(AnyGame, usize)>,
    pub(super) coaching: bool,
    /// The move that the coach has asked about, and where it was to be played.
    pub(super) questioned: Option<(NodeId, AnyMove)>,
    pub(super) review: Option<Review>,
    /// Where a better move is looked for.
    pub(super) trial: Option<NodeId>,
}

impl Learning {
    /// Returns what stays when another game begins: the effort, the evaluator, and whether the coach is on.
    pub(super) fn habits(self) -> Self {
        Self { effort: self.effort, evaluator: self.evaluator, coaching: self.coaching, ..Self::default() }
    }

    /// The effort with which positions of a game are evaluated.
    pub(super) fn effort(&self, game: &AnyGame) -> Effort {
        self.effort.unwrap_or(Effort::usual(game))
    }

    /// Returns the evaluator for a game; a new one is made if the effort has changed.
    pub(super) fn evaluator(&mut self, game: &AnyGame) -> &mut Evaluator {
        let effort = self.effort(game);
        if self.evaluator.as_ref().is_some_and(|evaluator| evaluator.effort() != effort) {
            self.evaluator = None;
        }
        self.evaluator.get_or_insert_with(|| Evaluator::new(effort))
    }
}
