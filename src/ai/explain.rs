//! What the engine thinks of one move, and what the move changes.

use super::{Engine, Limits, Score, Stop};
use crate::rules::abande::Fact;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, Player};

/// One move explained: for whoever puts it into words.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The move.
    pub mv: AnyMove,
    /// Its value for the player who makes it.
    pub score: Score,
    /// The play that is expected, the move first.
    pub line: Vec<AnyMove>,
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
    /// Explains a move: searches the position after it within these limits and lists what it changes. None if
    /// the computer does not play this game. The engine should have no [contempt](super::Contempt): the search is
    /// the other player's.
    ///
    /// ```
    /// use abande::ai::{Engine, Limits, Stop};
    /// use abande::rules::Variant;
    ///
    /// let mut game = Variant::Hex3.start();
    /// let mv = game.parse_move("c3").unwrap();
    /// let mut engine = Engine::default();
    /// let explanation = engine.explain(&game, mv, &Limits::depth(4), &Stop::default()).unwrap().unwrap();
    /// assert_eq!((explanation.line[0], explanation.depth), (mv, 5));
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
    ) -> Result<Option<Explanation>, AnyIllegalMove> {
        let facts = facts(game, mv)?;
        let mut after = *game;
        after.play_unchecked(mv);
        let mut line = vec![mv];
        let Some(thought) = self.search(&after, limits, stop, &mut |_| {}) else {
            let ended = final_margin(&after, game.to_move());
            return Ok(ended.map(|margin| {
                let score = Score::of_margin(margin);
                Explanation { mv, score, line, depth: 1, proved: Some(margin), facts }
            }));
        };
        line.extend(thought.line);
        let proved = thought.proved.map(|margin| -margin);
        Ok(Some(Explanation { mv, score: -thought.score, line, depth: thought.depth + 1, proved, facts }))
    }
}

/// What a player has won by in the end; none before the end and where no points are counted.
fn final_margin(game: &AnyGame, player: Option<Player>) -> Option<i32> {
    game.outcome()?;
    let (points, player) = (game.points()?, player?);
    Some(i32::from(points[player]) - i32::from(points[player.other()]))
}
