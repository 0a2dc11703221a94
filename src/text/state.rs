//! State of a [`Session`](super::Session) for the library, lessons, puzzles and the engine's advice.

use crate::library::{GameId, Keeper};
use crate::play::{Match, NodeId};
use crate::rules::{AnyGame, AnyMove, Variant};
use crate::study::lessons::LessonRunner;
use crate::study::puzzles::PuzzleAttempt;
use crate::study::{Effort, Evaluator, Review};

/// The library as one game uses it.
#[derive(Debug)]
pub(super) struct Keeping {
    pub(super) keeper: Keeper,
    pub(super) numbers: Numbers,
}

/// Which games a player means by a number.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// Interrupted games as they were offered.
    pub(super) offered: Vec<GameId>,
    /// Kept games as they were listed.
    pub(super) listed: Vec<GameId>,
}

/// A lesson in progress.
#[derive(Debug)]
pub(super) struct LessonSession {
    pub(super) runner: LessonRunner,
    /// The game that waits.
    pub(super) waiting: Match,
}

/// A puzzle in progress.
#[derive(Debug)]
pub(super) struct PuzzleSession {
    pub(super) attempt: PuzzleAttempt,
    /// The game that waits.
    pub(super) waiting: Match,
    /// The board whose puzzles are asked for.
    pub(super) variant: Variant,
    /// `true` if the rating has changed for it already.
    pub(super) rated: bool,
}

/// State of hints, coach and review.
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
    /// Keeps what stays with the person at the keyboard when another game begins.
    pub(super) fn habits(self) -> Self {
        Self { effort: self.effort, evaluator: self.evaluator, coaching: self.coaching, ..Self::default() }
    }

    pub(super) fn effort(&self, game: &AnyGame) -> Effort {
        self.effort.unwrap_or(Effort::usual(game))
    }

    pub(super) fn evaluator(&mut self, game: &AnyGame) -> &mut Evaluator {
        let effort = self.effort(game);
        if self.evaluator.as_ref().is_some_and(|evaluator| evaluator.effort() != effort) {
            self.evaluator = None;
        }
        self.evaluator.get_or_insert_with(|| Evaluator::new(effort))
    }
}
