//! What search and perft need of a game, and nothing more.

use super::Player;

/// Who won a finished game, or that it is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player won.
    Win(Player),
    /// Neither player won.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }

    /// The word that commands print: `black`, `white` or `draw`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win(player) => player.word(),
            Self::Draw => "draw",
        }
    }
}

/// A position of some game, as code that works for every game sees it: search, perft, random play.
pub trait Game: Clone {
    /// A move, small enough to be copied around.
    type Move: Copy + Eq + std::fmt::Debug;

    /// The player to move; `None` once the game is over.
    fn to_move(&self) -> Option<Player>;

    /// Appends every legal move, each once; none once the game is over.
    fn legal_moves_into(&self, moves: &mut Vec<Self::Move>);

    /// Plays a move that [`legal_moves_into`](Self::legal_moves_into) gave for this very position.
    ///
    /// # Panics
    /// Debug builds may panic on any other move; release builds leave a nonsensical position.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// A hash of all that matters to the moves from here on. Points that a handicap adds at the end are not in it.
    fn key(&self) -> u64;

    /// Every legal move, each once.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// The number of legal move sequences of exactly `depth` plies, for [`perft`]; a game that knows a faster
    /// way than [`plain_perft`] has it here.
    fn count_sequences(&self, depth: u32) -> u64 {
        plain_perft(self, depth)
    }
}

/// The number of legal move sequences of exactly `depth` plies (a game that ends earlier counts for nothing).
///
/// ```
/// use abande::rules::{Variant, perft};
/// assert_eq!(perft(&Variant::Hex.start(), 3), 1176);
/// ```
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    game.count_sequences(depth)
}

/// Counts as [`perft`] does, but by making every move of every position: what any faster way must agree with.
pub fn plain_perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|mv| plain_perft(&played(game, mv), depth - 1)).sum()
}

/// Each legal move with the number of move sequences of `depth` plies that begin with it: [`perft`] split up
/// by first move.
pub fn divide<G: Game>(game: &G, depth: u32) -> Vec<(G::Move, u64)> {
    let below = |mv| perft(&played(game, mv), depth.saturating_sub(1));
    game.legal_moves().into_iter().map(|mv| (mv, below(mv))).collect()
}

fn played<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play_unchecked(mv);
    next
}
