//! Explanations of single moves.

use super::{Engine, Limits, Score, Stop};
use crate::rules::abande::MoveEffect;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, Outcome, Player};

/// What explains a move to people: its evaluation and its effects, as data for the caller to put into words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The explained move.
    pub mv: AnyMove,
    /// Score for the player who makes the move.
    pub score: Score,
    /// Principal variation, which starts with the move.
    pub pv: Vec<AnyMove>,
    /// Search depth in plies, including the move.
    pub depth: u32,
    /// Final margin in points for the player who makes the move under best play, if proved.
    pub proved: Option<i32>,
    /// Effects of the move, the most important first; empty in Anda.
    pub facts: Vec<MoveEffect>,
}

/// Lists what a move brings about, the most important effect first; nothing in Anda.
///
/// # Errors
/// If the move is illegal.
pub fn facts(game: &AnyGame, mv: AnyMove) -> Result<Vec<MoveEffect>, AnyIllegalMove> {
    game.check_move(mv)?;
    match (game, mv) {
        (AnyGame::Abande(position), AnyMove::Abande(mv)) => Ok(position.changes(mv)?),
        (AnyGame::Abande(_) | AnyGame::Anda(_), _) => Ok(Vec::new()),
    }
}

impl Engine {
    /// Explains a move: searches the position after it for its score, and lists its effects.
    ///
    /// The engine should have no [contempt](super::Contempt), because the search is from the opponent's view.
    ///
    /// ```
    /// use abande::ai::{Engine, Limits, Stop};
    /// use abande::rules::Variant;
    ///
    /// let mut game = Variant::Hex3.start();
    /// let mv = game.parse_move("c3").unwrap();
    /// let mut engine = Engine::default();
    /// let explanation = engine.explain(&game, mv, &Limits::depth(4), &Stop::default()).unwrap();
    /// assert_eq!((explanation.pv[0], explanation.depth), (mv, 5));
    /// ```
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn explain(
        &mut self,
        game: &AnyGame,
        mv: AnyMove,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Explanation, AnyIllegalMove> {
        let facts = facts(game, mv)?;
        let mut after = *game;
        after.play_unchecked(mv);
        let mut pv = vec![mv];
        let Some(info) = self.search(&after, limits, stop, &mut |_| {}) else {
            // The move ended the game.
            let margin = game.to_move().map_or(0, |mover| final_margin(&after, mover));
            let score = Score::from_margin(margin);
            return Ok(Explanation { mv, score, pv, depth: 1, proved: Some(margin), facts });
        };
        pv.extend(info.pv);
        let proved = info.proved.map(|margin| -margin);
        Ok(Explanation { mv, score: -info.score, pv, depth: info.depth + 1, proved, facts })
    }
}

/// Returns the final margin for a player: points, or ±1 in games that count none.
fn final_margin(game: &AnyGame, player: Player) -> i32 {
    if let Some(points) = game.points() {
        return i32::from(points[player]) - i32::from(points[player.other()]);
    }
    match game.outcome().and_then(Outcome::winner) {
        Some(winner) if winner == player => 1,
        Some(_) => -1,
        None => 0,
    }
}
