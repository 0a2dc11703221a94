//! The one evaluator of moves, for hints, coach and review alike, so that they never contradict each other.
//!
//! A position is assessed by a search of a fixed number of positions that starts with an empty memory. So what is found
//! depends on nothing but the position and that number: not on what was asked before, nor on the machine's speed. A
//! move is judged by the assessments of the positions before and after it.

use super::chance::{Evaluation, to_move_next};
use super::grade::{MistakeGrade, MoveLoss};
use super::parameters::{DEEPER, ENDING_CELLS, ENDING_HANDS};
use crate::ai::{Engine, Limits, Mebibytes, Stop};
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, GameKind, Player};

/// How many assessments are remembered: those of a player's turn and of the moves that they try.
const REMEMBERED: usize = 16;

/// How thoroughly each position is evaluated: the number of positions, or in Anda of playouts, that its search may
/// use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort(u64);

impl Effort {
    /// The effort of searching this many positions, or in Anda playouts, for each evaluation; at least one.
    pub const fn nodes(nodes: u64) -> Self {
        Self(if nodes == 0 { 1 } else { nodes })
    }

    /// The default effort for a game, which depends on whether it is Abande or Anda; `docs/study.md` has what it
    /// costs.
    pub const fn usual(game: &AnyGame) -> Self {
        match game {
            AnyGame::Abande(_) => Self::nodes(super::parameters::NODES),
            AnyGame::Anda(_) => Self::nodes(super::parameters::PLAYOUTS),
        }
    }

    /// The number of positions, or in Anda of playouts, that are searched for each evaluation.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Effort for a position: more near the end, where a little more is often a proof.
    fn of_position(self, game: &AnyGame) -> Self {
        let ending = match game {
            AnyGame::Abande(position) => {
                Player::ALL.map(|player| position.hand(player)).iter().sum::<u8>() <= ENDING_HANDS
            }
            AnyGame::Anda(_) => {
                let view = game.view();
                let stones = Player::ALL.map(|player| view.owned(player).len());
                view.board.points().count() - stones.iter().sum::<usize>() <= ENDING_CELLS
            }
        };
        if ending { self.deeper() } else { self }
    }

    /// This effort multiplied, for positions near the end and for moves whose evaluation leaves a doubt.
    const fn deeper(self) -> Self {
        Self(self.0.saturating_mul(DEEPER))
    }

    /// Size of the transposition table for this effort: to prepare a larger one takes longer than a short search.
    fn hash(self) -> Mebibytes {
        let enough = (self.0 >> 7).clamp(1, Mebibytes::DEFAULT.get().into());
        u32::try_from(enough).ok().and_then(Mebibytes::new).unwrap_or(Mebibytes::DEFAULT)
    }
}

/// What a search says of a position: its value, and the best play for both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionEvaluation {
    /// Value for the player to move, or for the one who would be to move if the game were not over.
    pub worth: Evaluation,
    /// The best play, the best move first; empty if the game is over.
    pub line: Vec<AnyMove>,
    /// Plies searched in full, in Anda those of the line.
    pub depth: u32,
}

impl PositionEvaluation {
    /// The best move in this position; none if the game is over.
    pub fn best(&self) -> Option<AnyMove> {
        self.line.first().copied()
    }
}

/// How good a move is: its value, what it loses against the best move, its grade, and the best play instead.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveEvaluation {
    /// The move.
    pub mv: AnyMove,
    /// Who plays it.
    pub player: Player,
    /// Value of the move for that player.
    pub played: Evaluation,
    /// The play that is expected after the move.
    pub reply: Vec<AnyMove>,
    /// The best play instead, or the move itself if none is better; at least one move.
    pub best: Vec<AnyMove>,
    /// Value of the best play for that player.
    pub best_worth: Evaluation,
    /// Loss by the move: none if it is worth as many points as the best one was thought to be.
    pub loss: MoveLoss,
    /// How bad that is; none for a move that is good enough.
    pub grade: Option<MistakeGrade>,
}

impl MoveEvaluation {
    /// Judges a legal move by the evaluations of the positions before and after it.
    ///
    /// # Panics
    /// If the game is over before the move.
    pub(super) fn new(
        game: &AnyGame,
        mv: AnyMove,
        before: &PositionEvaluation,
        after: &PositionEvaluation,
    ) -> Self {
        let player = game.to_move().expect("a move is played while the game goes on");
        let reply = after.line.clone();
        let as_played = || std::iter::once(mv).chain(reply.iter().copied()).collect();
        let mut end = *game;
        end.play_unchecked(mv);
        let after_worth = Evaluation::from_result(&end, player).unwrap_or_else(|| after.worth.turned());
        if before.best().is_some_and(|best| come_to_the_same(game, best, mv)) {
            let worth = before.worth;
            let loss = MoveLoss { proved: worth.proved.is_some(), ..MoveLoss::default() };
            let best = as_played();
            return Self { mv, player, played: worth, reply, best, best_worth: worth, loss, grade: None };
        }
        let proved = before.worth.proved.is_some() && after_worth.proved.is_some();
        let hundredths = before.worth.score.centipoints() - after_worth.score.centipoints();
        // A proof is a chance of 0 or 1, and no estimate is as sure: that a chance seems to rise makes up for no point.
        let chance = (before.worth.chance.get() - after_worth.chance.get()).max(0.0);
        if hundredths <= 0 {
            // Seen from a move later it is as good as the best, or better.
            let (best, loss) = (as_played(), MoveLoss { proved, ..MoveLoss::default() });
            return Self {
                mv,
                player,
                played: after_worth,
                reply,
                best,
                best_worth: after_worth,
                loss,
                grade: None,
            };
        }
        let loss = MoveLoss { hundredths, chance, proved };
        let grade = MistakeGrade::from_loss(game, &loss);
        let (best, best_worth) = (before.line.clone(), before.worth);
        Self { mv, player, played: after_worth, reply, best, best_worth, loss, grade }
    }

    /// The best move of the position, which may be the judged move itself.
    pub fn best_move(&self) -> AnyMove {
        self.best.first().copied().unwrap_or(self.mv)
    }

    /// Returns `true` if no better move was found than the judged one.
    pub fn is_best(&self) -> bool {
        self.best_move() == self.mv
    }
}

/// Returns `true` if two legal moves are the same except for a symmetry of the board.
fn come_to_the_same(game: &AnyGame, one: AnyMove, other: AnyMove) -> bool {
    if one == other {
        return true;
    }
    let after = |mv| {
        let mut after = *game;
        after.play_unchecked(mv);
        after
    };
    let (one, other) = (after(one), after(other));
    game.board().symmetries().iter().any(|symmetry| one.mapped(symmetry) == other)
}

/// Evaluates positions and judges moves for hints, coach and review. It remembers the latest evaluations, and with
/// the same effort a position always gets the same one.
#[derive(Debug)]
pub struct Evaluator {
    engine: Engine,
    effort: Effort,
    /// The latest last.
    cache: Vec<(AnyGame, Effort, PositionEvaluation)>,
}

impl Evaluator {
    /// Creates an evaluator that spends this effort on each position.
    pub fn new(effort: Effort) -> Self {
        Self { engine: Engine::new(effort.hash()), effort, cache: Vec::new() }
    }

    /// The effort that is spent on each position.
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// Evaluates a position by a search, or from memory if it was evaluated lately; none if `stop` was raised before
    /// the search was done.
    pub fn evaluate(&mut self, game: &AnyGame, stop: &Stop) -> Option<PositionEvaluation> {
        self.evaluate_with(game, self.effort.of_position(game), stop)
    }

    /// Evaluates a position before it is known which move will be judged there, as deeply as the coach may need it.
    pub fn evaluate_ahead(&mut self, game: &AnyGame, stop: &Stop) {
        let assessment = self.evaluate(game, stop);
        let is_estimate = assessment.is_some_and(|assessment| assessment.worth.proved.is_none());
        if is_estimate && is_estimated_by_playouts(game) {
            self.evaluate_deeper(game, stop);
        }
    }

    /// Evaluates a position with the effort that settles a doubt.
    fn evaluate_deeper(&mut self, game: &AnyGame, stop: &Stop) -> Option<PositionEvaluation> {
        self.evaluate_with(game, self.effort.of_position(game).deeper(), stop)
    }

    fn evaluate_with(&mut self, game: &AnyGame, effort: Effort, stop: &Stop) -> Option<PositionEvaluation> {
        let is_it = |(cached, of, _): &(AnyGame, Effort, _)| cached == game && *of == effort;
        let evaluated = match self.cache.iter().position(is_it) {
            Some(index) => self.cache.remove(index),
            None => (*game, effort, self.search(game, effort, stop)?),
        };
        if self.cache.len() == REMEMBERED {
            self.cache.remove(0);
        }
        let assessment = evaluated.2.clone();
        self.cache.push(evaluated);
        Some(assessment)
    }

    fn search(&mut self, game: &AnyGame, effort: Effort, stop: &Stop) -> Option<PositionEvaluation> {
        if let Some(worth) = Evaluation::from_result(game, to_move_next(game)) {
            return Some(PositionEvaluation { worth, line: Vec::new(), depth: 0 });
        }
        self.engine.clear();
        let limits = Limits::nodes(effort.get());
        let info = self.engine.search(game, &limits, stop, &mut |_| {})?;
        // The result of an interrupted search differs each time.
        if stop.is_raised() {
            return None;
        }
        let worth = Evaluation::from_search(game, &info);
        Some(PositionEvaluation { worth, line: info.pv, depth: info.depth })
    }

    /// Judges a move by evaluating the positions before and after it; none if `stop` was raised before the searches
    /// were done.
    ///
    /// # Errors
    /// The reason why the move is against the rules.
    pub fn evaluate_move(
        &mut self,
        game: &AnyGame,
        mv: AnyMove,
        stop: &Stop,
    ) -> Result<Option<MoveEvaluation>, AnyIllegalMove> {
        let mut after = *game;
        after.play(mv)?;
        let Some(before) = self.evaluate(game, stop) else { return Ok(None) };
        let Some(then) = self.evaluate(&after, stop) else { return Ok(None) };
        Ok(self.resolve_doubt(game, mv, &before, &then, stop))
    }

    /// Judges a move by the evaluations of the positions before and after it, and looks deeper where that leaves a doubt:
    /// one of them is proved and the other not, and the move seems to cost nothing, or in Anda to be a mistake; or it is
    /// the first turn of Anda, which has thousands of moves, and it seems to be a mistake. None if `stop` was raised.
    pub(super) fn resolve_doubt(
        &mut self,
        game: &AnyGame,
        mv: AnyMove,
        before: &PositionEvaluation,
        then: &PositionEvaluation,
        stop: &Stop,
    ) -> Option<MoveEvaluation> {
        let judgement = MoveEvaluation::new(game, mv, before, then);
        if before.best().is_some_and(|best| come_to_the_same(game, best, mv)) {
            return Some(judgement);
        }
        if game.view().entries_due == 2 && judgement.grade.is_some() {
            return self.evaluate_move_deeper(game, mv, stop);
        }
        let is_proved = |assessment: &PositionEvaluation| assessment.worth.proved.is_some();
        let seems_free = judgement.loss.hundredths < 100 && judgement.grade.is_none();
        // Playouts can be as wrong in seeing a win where there is none.
        let is_estimate = is_estimated_by_playouts(game) && judgement.grade.is_some();
        if is_proved(before) == is_proved(then) || !(seems_free || is_estimate) {
            return Some(judgement);
        }
        let mut after = *game;
        after.play_unchecked(mv);
        Some(if is_proved(before) {
            MoveEvaluation::new(game, mv, before, &self.evaluate_deeper(&after, stop)?)
        } else {
            MoveEvaluation::new(game, mv, &self.evaluate_deeper(game, stop)?, then)
        })
    }

    /// Judges a legal move with the effort that settles a doubt.
    fn evaluate_move_deeper(&mut self, game: &AnyGame, mv: AnyMove, stop: &Stop) -> Option<MoveEvaluation> {
        let mut after = *game;
        after.play_unchecked(mv);
        let before = self.evaluate_deeper(game, stop)?;
        let then = self.evaluate_deeper(&after, stop)?;
        Some(MoveEvaluation::new(game, mv, &before, &then))
    }

    /// Judges a move for the coach, who must neither ask without a case nor be silent about a mistake: in Anda, where a
    /// value is an estimate until the very end, a deeper search decides about every move that may be one. None if
    /// `stop` was raised.
    pub(super) fn evaluate_move_for_question(
        &mut self,
        game: &AnyGame,
        mv: AnyMove,
        stop: &Stop,
    ) -> Result<Option<MoveEvaluation>, AnyIllegalMove> {
        let judgement = self.evaluate_move(game, mv, stop)?;
        let doubtful = |judgement: &MoveEvaluation| {
            is_estimated_by_playouts(game)
                && game.view().entries_due != 2
                && !judgement.loss.proved
                && judgement.grade.is_some()
        };
        Ok(match judgement {
            Some(judgement) if doubtful(&judgement) => self.evaluate_move_deeper(game, mv, stop),
            judgement => judgement,
        })
    }

    /// Returns `true` if it is proved that each of these legal moves lets the player end with less than this margin.
    /// Without a proof within the usual effort it returns `false`.
    pub(super) fn none_keeps(&mut self, game: &AnyGame, moves: &[AnyMove], margin: i32, stop: &Stop) -> bool {
        let Some(player) = game.to_move() else { return false };
        self.engine.clear();
        let mut left = self.effort.of_position(game).get();
        moves.iter().all(|&mv| {
            let mut after = *game;
            after.play_unchecked(mv);
            let kept = match Evaluation::from_result(&after, player) {
                Some(worth) => worth.proved,
                None => {
                    self.engine.search(&after, &Limits::nodes(left), stop, &mut |_| {}).and_then(|info| {
                        left = left.saturating_sub(info.nodes).max(1);
                        info.proved.map(|margin| -margin)
                    })
                }
            };
            kept.is_some_and(|kept| kept < margin) && !stop.is_raised()
        })
    }
}

/// Returns `true` if the engine estimates positions of a game by playouts, which can be wrong about a win.
const fn is_estimated_by_playouts(game: &AnyGame) -> bool {
    match game.kind() {
        GameKind::Abande => false,
        GameKind::Anda => true,
    }
}
