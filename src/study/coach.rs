//! A coach who asks before a bad move is final, and gives nothing away.

use super::grade::{is_questionable, points_lost};
use super::parameters::{LOST, OPEN, QUESTIONED_POINTS, WHOLE_GAME};
use super::{Evaluator, MoveEvaluation};
use crate::ai::Stop;
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, MoveIntent, Player};

/// What the player risks with a move about which the coach asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum QuestionStake {
    /// The move turns a game that is won, or even, into one that is lost.
    Game,
    /// The move costs a good part of the winning chances.
    Chance,
    /// The move costs this many points, at least one.
    Points(u32),
}

/// The enemy's threat after a move about which the coach asks. It never says what the player should do instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreatClue {
    /// A stack would be captured.
    Falls {
        /// Where the stack stands after the move.
        point: Point,
        /// The stack that would take it.
        by: Point,
    },
    /// A group would be smothered.
    Smothered {
        /// The group's stones.
        stones: BoardSet,
        /// Where the enemy would place a stone.
        by: Point,
    },
}

/// A question of the coach to a player who is about to make a bad move: what is at stake, and what the enemy would
/// do.
#[derive(Clone, Debug, PartialEq)]
pub struct CoachQuestion {
    /// The move in question.
    pub mv: AnyMove,
    /// The stake of the move.
    pub stake: QuestionStake,
    /// Clue to look at, if the enemy's answer shows it.
    pub clue: Option<ThreatClue>,
}

impl CoachQuestion {
    /// Judges a move before it is played, and returns the question with which the coach should warn the player; none
    /// if the move is good enough, or `stop` was raised. The evaluator must be the one that gives
    /// [hints](super::Hint): its advice is never questioned.
    ///
    /// # Errors
    /// The reason why the move is against the rules.
    pub fn ask(
        evaluator: &mut Evaluator,
        game: &AnyGame,
        mv: AnyMove,
        stop: &Stop,
    ) -> Result<Option<Self>, AnyIllegalMove> {
        let judgement = evaluator.evaluate_move_for_question(game, mv, stop)?;
        Ok(judgement.and_then(|judgement| Self::from_evaluation(game, &judgement)))
    }

    /// Returns the question with which the coach should warn of a move that is judged already; none if the move is
    /// good enough. Where no points say what it costs, as in Anda, the coach is silent unless the loss is proved, or as
    /// good as the whole game, or it can show what the enemy would take.
    pub fn from_evaluation(game: &AnyGame, judgement: &MoveEvaluation) -> Option<Self> {
        if !is_questionable(game, judgement.grade, &judgement.loss) {
            return None;
        }
        let clue = clue(game, judgement);
        let is_plain = judgement.loss.proved || judgement.loss.chance >= WHOLE_GAME;
        let has_reason = clue.is_some() || is_plain || game.kind().counts_points();
        has_reason.then(|| Self { mv: judgement.mv, stake: stake(game, judgement), clue })
    }
}

fn stake(game: &AnyGame, judgement: &MoveEvaluation) -> QuestionStake {
    let (best, played) = (judgement.best_worth.chance.get(), judgement.played.chance.get());
    if best >= OPEN && played <= LOST {
        return QuestionStake::Game;
    }
    match points_lost(game, &judgement.loss) {
        points @ QUESTIONED_POINTS.. => QuestionStake::Points((points.unsigned_abs() + 50) / 100),
        // A point or two that go with it are not why the coach asks.
        _ => QuestionStake::Chance,
    }
}

/// Returns what the enemy's best answer takes.
fn clue(game: &AnyGame, judgement: &MoveEvaluation) -> Option<ThreatClue> {
    let player: Player = game.to_move()?;
    let reply = *judgement.reply.first()?;
    let mut after = *game;
    after.play_unchecked(judgement.mv);
    match reply.intent() {
        MoveIntent::Carry { from, to } => Some(ThreatClue::Falls { point: to, by: from }),
        MoveIntent::Place(by) => {
            let own = after.view().owned(player);
            let stones = after.removed_by(reply).into_iter().find(|stones| stones.intersects(own))?;
            Some(ThreatClue::Smothered { stones, by })
        }
        MoveIntent::PlaceTwo(..) | MoveIntent::Pass | MoveIntent::SpendKomi => None,
    }
}
