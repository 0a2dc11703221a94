//! What the engine thinks of one move, and what the move changes.

use super::{Engine, Limits, Score, Stop};
use crate::rules::abande::Fact;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, Outcome, Player};

/// An explanation of one move, for the caller to put into words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The move.
    pub mv: AnyMove,
    /// Its value for the player who makes it.
    pub score: Score,
    /// The play that is expected, the move first.
    pub pv: Vec<AnyMove>,
    /// Plies searched in full, the move included.
    pub depth: u32,
    /// The final margin for the player who makes it if both play their best from there, where that is proved.
    pub proved: Option<i32>,
    /// What the move changes, the most important first. Only Abande has facts so far.
    pub facts: Vec<Fact>,
}

/// What a move changes; in Abande only.
///
/// # Errors
/// The reason why the move is against the rules.
pub fn facts(game: &AnyGame, mv: AnyMove) -> Result<Vec<Fact>, AnyIllegalMove> {
    game.check_move(mv)?;
    match (game, mv) {
        (AnyGame::Abande(position), AnyMove::Abande(mv)) => Ok(position.changes(mv)?),
        (AnyGame::Abande(_) | AnyGame::Anda(_), _) => Ok(Vec::new()),
    }
}

impl Engine {
    /// Explains a move: searches the position after it within these limits and lists what it changes. The engine
    /// should have no [contempt](super::Contempt): the search is the other player's.
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
    /// The reason why the move is against the rules.
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

/// What a player has won by in the end: points, or 1 where none are counted.
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
