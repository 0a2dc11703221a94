//! Positions of Abande searched to the end: the best margin, and the best without the move that keeps it.

use crate::ai::{Limits, Mebibytes, MultiPv, Stop, Threads};
use crate::rules::{AnyGame, AnyMove, Game, MoveIntent, Player};
use crate::study::Analyser;

/// The best move of a position and the final margins of the best two moves, all of them proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    pub(super) best: AnyMove,
    /// The final margin for the player to move.
    pub(super) margin: i32,
    /// That of the second-best move; none if there is no other.
    pub(super) second: Option<i32>,
}

impl Proof {
    /// Returns `true` if every other move is worse than the best by at least two points, or turns a win into a draw
    /// or a loss, or a draw into a loss.
    pub(super) fn is_only_move(&self) -> bool {
        self.second.is_some_and(|second| loses(self.margin, second))
    }
}

/// Returns `true` if the second of two margins is worse by at least two points, or means a worse outcome.
pub(super) const fn loses(margin: i32, second: i32) -> bool {
    margin - second >= 2 || margin.signum() > second.signum()
}

/// Memory that is enough for the longest proofs.
const HASH: Mebibytes = match Mebibytes::new(32) {
    Some(size) => size,
    None => Mebibytes::DEFAULT,
};

/// How many replies are looked at: of those that are equally good the first few are variety enough.
const REPLIES: MultiPv = match MultiPv::new(4) {
    Some(ranks) => ranks,
    None => MultiPv::MIN,
};

/// How many best moves a proof compares: the best one and the second best.
const TWO: MultiPv = match MultiPv::new(2) {
    Some(ranks) => ranks,
    None => MultiPv::MIN,
};

/// Proves final margins in late positions of Abande by searching to the end. Each proof begins without memory, so
/// that it depends on its position alone.
#[derive(Debug)]
pub(super) struct Prover {
    analyser: Analyser,
}

impl Prover {
    pub(super) fn new() -> Self {
        Self { analyser: Analyser::new(HASH, Threads::MIN) }
    }

    /// Proves the margins of the best two moves by searching at most `nodes` positions; `None` if that is not enough,
    /// or if the position is symmetric, so that two moves are equal.
    pub(super) fn prove(&mut self, game: &AnyGame, nodes: u64) -> Option<Proof> {
        if is_symmetric(game) {
            return None;
        }
        self.analyser.clear();
        let update =
            self.analyser.analyse(game, TWO, &Limits::nodes(nodes), &Stop::default(), &mut |_| {})?;
        if !update.is_proved() {
            return None;
        }
        let mut lines = update.lines.iter();
        let best = lines.next()?;
        let second = lines.next().map(|line| line.worth.proved);
        // With a single line it is the only legal move.
        let second = match second {
            Some(margin) => Some(margin?),
            None => None,
        };
        Some(Proof { best: *best.moves.first()?, margin: best.worth.proved?, second })
    }

    /// Returns `true` if a short search says that the position will make no puzzle, so that a proof is not worth its
    /// time.
    pub(super) fn is_hopeless(&mut self, game: &AnyGame, nodes: u64, may_be_greedy: bool) -> bool {
        self.analyser.clear();
        let update = self.analyser.analyse(game, TWO, &Limits::nodes(nodes), &Stop::default(), &mut |_| {});
        let Some([best, second]) = update.as_ref().and_then(|update| update.lines.get(..2)) else {
            return true;
        };
        let (value, other) = (best.worth.score.centipoints(), second.worth.score.centipoints());
        // An estimate may be wrong by a point or so.
        let apart = value - other >= 100 || (value >= 0 && other < 0);
        value < -50 || !apart || best.moves.first().is_none_or(|&mv| !may_be_greedy && is_greedy(game, mv))
    }

    /// Returns the best replies of the enemy, who is to move: those with the same proved margin as the best one,
    /// captures first. Empty if it is not proved.
    pub(super) fn replies(&mut self, game: &AnyGame, nodes: u64) -> Vec<AnyMove> {
        self.analyser.clear();
        let limits = Limits::nodes(nodes);
        let Some(update) = self.analyser.analyse(game, REPLIES, &limits, &Stop::default(), &mut |_| {})
        else {
            return Vec::new();
        };
        let margin = update.lines.first().and_then(|line| line.worth.proved);
        let equal = update.lines.iter().filter(|line| margin.is_some() && line.worth.proved == margin);
        let mut replies: Vec<AnyMove> = equal.filter_map(|line| line.moves.first().copied()).collect();
        replies.sort_by_key(|mv| !matches!(mv.intent(), MoveIntent::Carry { .. }));
        replies
    }
}

/// If at least this many moves lead to the same best score, an entry or pass among them does not count as greedy.
const EQUALLY_GREEDY: usize = 4;

/// Returns `true` if some turn or reflection of the board leaves the position the same.
pub(super) fn is_symmetric(game: &AnyGame) -> bool {
    let identity = |symmetry: &&crate::board::Symmetry| {
        (0..game.board().len()).map(crate::board::Point::new).all(|point| symmetry.apply(point) == point)
    };
    match game {
        AnyGame::Abande(position) => position.stabilizer().any(|symmetry| !identity(&symmetry)),
        AnyGame::Anda(position) => game
            .board()
            .symmetries()
            .iter()
            .any(|symmetry| !identity(&symmetry) && position.mapped(symmetry) == *position),
    }
}

/// Returns `true` if a player who only looks at the score right after a move would choose this move of Abande: no
/// other leaves a better score. Entries and passes may share that with a few others, for then it says nothing.
pub(super) fn is_greedy(game: &AnyGame, mv: AnyMove) -> bool {
    let Some(player) = game.to_move() else { return false };
    let own = score_after(game, mv, player);
    let captures = matches!(mv.intent(), MoveIntent::Carry { .. });
    let mut equal = 0;
    for other in game.legal_moves() {
        let score = score_after(game, other, player);
        if score > own {
            return false;
        }
        equal += usize::from(score == own);
    }
    captures || equal < EQUALLY_GREEDY
}

fn score_after(game: &AnyGame, mv: AnyMove, player: Player) -> i32 {
    let mut after = *game;
    after.play_unchecked(mv);
    let points = after.points().unwrap_or_default();
    i32::from(points[player]) - i32::from(points[player.other()])
}
