//! Whichever game is on the table, as one closed enum.

mod any_move;
mod errors;
mod setup;

use std::fmt;

use super::{
    AnyRules, BoardView, ByPlayer, EndangeredGroup, Game, GameKind, MoveIntent, Outcome, Player, Variant,
    abande, anda,
};
use crate::board::{Board, BoardSet, Point, PointSet, Symmetry};

pub use any_move::AnyMove;
pub use errors::{AnyIllegalMove, AnyMoveSyntaxError, AnyPositionSyntaxError};
pub use setup::{AnySetup, AnySetupError, SetupIssue};

/// The position in a game of either kind: code that does not care which game is played works with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AnyGame {
    /// Abande, on any of its boards.
    Abande(abande::Position),
    /// Anda, on a board of any side.
    Anda(anda::Position),
}

impl AnyGame {
    /// Reads a position string of a variant and checks it against the rules.
    ///
    /// # Errors
    /// What is wrong with the text, or every reason why the rules do not allow the position.
    pub fn parse(variant: Variant, text: &str) -> Result<Self, AnyPositionSyntaxError> {
        Ok(match variant.rules() {
            AnyRules::Abande(rules) => Self::Abande(abande::Position::parse(rules, text)?),
            AnyRules::Anda(rules) => Self::Anda(anda::Position::parse(rules, text)?),
        })
    }

    /// The game that is played.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Abande(_) => GameKind::Abande,
            Self::Anda(_) => GameKind::Anda,
        }
    }

    /// The game together with its board.
    pub fn variant(&self) -> Variant {
        match self {
            Self::Abande(position) => position.rules().variant,
            Self::Anda(position) => position.rules().variant,
        }
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        match self {
            Self::Abande(position) => position.board(),
            Self::Anda(position) => position.board(),
        }
    }

    /// How many turns both players together have had.
    pub fn ply(&self) -> usize {
        match self {
            Self::Abande(position) => usize::from(position.ply()),
            Self::Anda(position) => position.ply() as usize,
        }
    }

    /// The komi points that White may still spend; 0 in a game without komi.
    pub fn komi_left(&self) -> u16 {
        match self {
            Self::Abande(_) => 0,
            Self::Anda(position) => position.komi_left(),
        }
    }

    /// Handicap of the game, if it has one; none in Anda, where komi takes its place.
    pub fn handicap(&self) -> Option<abande::Handicap> {
        match self {
            Self::Abande(position) => position.handicap(),
            Self::Anda(_) => None,
        }
    }

    /// Whether this is the position before the first move of its board, with its komi or handicap.
    pub fn is_usual_start(&self) -> bool {
        let start = match self.handicap() {
            Some(handicap) => self.variant().start_with_handicap(handicap).ok(),
            None => self.variant().start_with_komi(self.komi_left()).ok(),
        };
        start.as_ref() == Some(self)
    }

    /// The points of both players if the game ended now; nothing in a game that counts none.
    pub fn points(&self) -> Option<ByPlayer<u8>> {
        self.kind().counts_points().then(|| self.view().points)
    }

    /// Whether the game stands as in another position of the same match, so that the position is repeated.
    pub fn repeats(&self, other: &Self) -> bool {
        match (self, other) {
            // Each turn enters a piece, merges two stacks or passes: nothing comes back.
            (Self::Abande(_), _) | (_, Self::Abande(_)) => false,
            (Self::Anda(position), Self::Anda(other)) => position.repeats(other),
        }
    }

    /// Reads a move of this game without checking whether it is legal.
    ///
    /// # Errors
    /// If the text is no move of this game on this board.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, AnyMoveSyntaxError> {
        Ok(match self {
            Self::Abande(position) => AnyMove::Abande(abande::Move::parse(position.board(), text)?),
            Self::Anda(position) => AnyMove::Anda(anda::Move::parse(position.board(), text)?),
        })
    }

    /// Checks whether a move is legal.
    ///
    /// # Errors
    /// The most useful reason why it is not.
    pub fn check_move(&self, mv: AnyMove) -> Result<(), AnyIllegalMove> {
        match (self, mv) {
            (Self::Abande(position), AnyMove::Abande(mv)) => Ok(position.check_move(mv)?),
            (Self::Anda(position), AnyMove::Anda(mv)) => Ok(position.check_move(mv)?),
            (Self::Abande(_) | Self::Anda(_), _) => Err(self.other_game()),
        }
    }

    /// Plays a move if it is legal; otherwise says why not and leaves the position as it is.
    ///
    /// # Errors
    /// The most useful reason why the move is against the rules.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), AnyIllegalMove> {
        match (&mut *self, mv) {
            (Self::Abande(position), AnyMove::Abande(mv)) => Ok(position.play(mv)?),
            (Self::Anda(position), AnyMove::Anda(mv)) => Ok(position.play(mv)?),
            (Self::Abande(_) | Self::Anda(_), _) => Err(self.other_game()),
        }
    }

    fn other_game(&self) -> AnyIllegalMove {
        AnyIllegalMove::OtherGame(self.variant().game_name())
    }

    /// The move of this game that does on the board what a player wants to do. `None` if this game has no
    /// such move, or a point is not on its board: the pointer may still be on a point of the board before.
    /// Whether the move is legal is not checked.
    pub fn intended(&self, intent: MoveIntent) -> Option<AnyMove> {
        let is_here = |point: Point| point.index() < self.board().len();
        let all_here = match intent {
            MoveIntent::Place(point) => is_here(point),
            MoveIntent::PlaceTwo(one, other) => is_here(one) && is_here(other),
            MoveIntent::Carry { from, to } => is_here(from) && is_here(to),
            MoveIntent::Pass | MoveIntent::SpendKomi => true,
        };
        if !all_here {
            return None;
        }
        match self {
            Self::Abande(_) => Some(AnyMove::Abande(match intent {
                MoveIntent::Place(point) => abande::Move::Enter(point),
                MoveIntent::Carry { from, to } => abande::Move::Capture { from, to },
                MoveIntent::Pass => abande::Move::Pass,
                MoveIntent::PlaceTwo(..) | MoveIntent::SpendKomi => return None,
            })),
            Self::Anda(_) => Some(AnyMove::Anda(match intent {
                MoveIntent::Place(point) => anda::Move::Place(point),
                MoveIntent::PlaceTwo(one, other) => anda::Move::first(one, other),
                MoveIntent::SpendKomi => anda::Move::Komi,
                MoveIntent::Carry { .. } | MoveIntent::Pass => return None,
            })),
        }
    }

    /// In a turn that places two pieces, the points where the second may stand if the first stands on
    /// `first`; none in a game without such turns.
    pub fn second_entries(&self, first: Point) -> BoardSet {
        match self {
            Self::Abande(_) => BoardSet::EMPTY,
            Self::Anda(position) => position.partners(first),
        }
    }

    /// Why the player to move may not put a piece on this point, or in a turn that places two, the first of
    /// them; none if it may stand there.
    pub fn why_not_enter(&self, point: Point) -> Option<AnyIllegalMove> {
        match self {
            Self::Abande(position) => position.check_move(abande::Move::Enter(point)).err().map(Into::into),
            Self::Anda(position) if position.is_first_turn() => position.why_not_first(point).map(Into::into),
            Self::Anda(position) => position.check_move(anda::Move::Place(point)).err().map(Into::into),
        }
    }

    /// The most useful reason why the player to move cannot move the stack on a point anywhere; none if it
    /// can be moved.
    pub fn why_stuck(&self, from: Point) -> Option<AnyIllegalMove> {
        match self {
            Self::Abande(position) => position.why_stuck(from).map(Into::into),
            // Stones never move: what can be said of one is that it stands there.
            Self::Anda(_) => self.why_not_enter(from),
        }
    }

    /// The most useful reason why no stack of the player to move can capture the stack on a point; none if
    /// one can.
    pub fn why_safe(&self, to: Point) -> Option<AnyIllegalMove> {
        match self {
            Self::Abande(position) => position.why_safe(to).map(Into::into),
            Self::Anda(_) => self.why_not_enter(to),
        }
    }

    /// The groups that a legal move would take off the board, in the order of the rules; none in a game
    /// without groups.
    pub fn removed_by(&self, mv: AnyMove) -> Vec<BoardSet> {
        match (self, mv) {
            (Self::Anda(position), AnyMove::Anda(mv)) => position.removed_by(mv),
            // What is captured in Abande stays on the board.
            (Self::Abande(_) | Self::Anda(_), _) => Vec::new(),
        }
    }

    /// Every group that one stone of its enemy would take off the board, were it the enemy's turn; none in a
    /// game without groups.
    pub fn dangers(&self) -> Vec<EndangeredGroup> {
        match self {
            Self::Abande(_) => Vec::new(),
            Self::Anda(position) => position.dangers(),
        }
    }

    /// The stacks that could capture the stack on a point if it were their owner's turn; none in a game
    /// without captures.
    pub fn captors(&self, to: Point) -> BoardSet {
        match self {
            Self::Abande(position) => position.captors(to).widened(),
            Self::Anda(_) => BoardSet::EMPTY,
        }
    }

    /// The separate parts that the other stacks would form if the stack on a point were gone, even if it is a
    /// tower, which never leaves; none where the rest would stay connected.
    pub fn parts_held_by(&self, point: Point) -> Vec<BoardSet> {
        match self {
            Self::Abande(position) if position.is_pinned(point) => {
                position.parts_without(point).into_iter().map(PointSet::widened).collect()
            }
            Self::Abande(_) | Self::Anda(_) => Vec::new(),
        }
    }

    /// The empty points where a new piece of either player would let the pinned stack on `point` leave
    /// without splitting the rest; none if the stack is not pinned.
    pub fn freed_from(&self, point: Point) -> BoardSet {
        match self {
            Self::Abande(position) => position.freed_from(point).widened(),
            Self::Anda(_) => BoardSet::EMPTY,
        }
    }

    /// The position with the board turned or reflected by this symmetry.
    #[must_use]
    pub fn mapped(&self, symmetry: &Symmetry) -> Self {
        match self {
            Self::Abande(position) => Self::Abande(position.mapped(symmetry)),
            Self::Anda(position) => Self::Anda(position.mapped(symmetry)),
        }
    }

    /// Checks the position for what contradicts itself or the rules, and says what it is; `None` for every
    /// position that can exist.
    pub fn inconsistency(&self) -> Option<&'static str> {
        match self {
            Self::Abande(position) => position.inconsistency(),
            Self::Anda(position) => position.inconsistency(),
        }
    }

    /// What the board shows, as plain data to be drawn.
    pub fn view(&self) -> BoardView {
        match self {
            Self::Abande(position) => position.view(),
            Self::Anda(position) => position.view(),
        }
    }
}

impl Game for AnyGame {
    type Move = AnyMove;

    fn to_move(&self) -> Option<Player> {
        match self {
            Self::Abande(position) => position.to_move(),
            Self::Anda(position) => position.to_move(),
        }
    }

    fn legal_moves_into(&self, moves: &mut Vec<AnyMove>) {
        match self {
            Self::Abande(position) => moves.extend(position.legal_moves().into_iter().map(AnyMove::Abande)),
            Self::Anda(position) => moves.extend(position.legal_moves().into_iter().map(AnyMove::Anda)),
        }
    }

    fn play_unchecked(&mut self, mv: AnyMove) {
        match (self, mv) {
            (Self::Abande(position), AnyMove::Abande(mv)) => position.play_unchecked(mv),
            (Self::Anda(position), AnyMove::Anda(mv)) => position.play_unchecked(mv),
            (Self::Abande(_) | Self::Anda(_), _) => panic!("a move of another game: {mv:?}"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Abande(position) => position.outcome(),
            Self::Anda(position) => position.outcome(),
        }
    }

    fn key(&self) -> u64 {
        match self {
            Self::Abande(position) => position.key(),
            Self::Anda(position) => position.key(),
        }
    }

    fn count_sequences(&self, depth: u32) -> u64 {
        match self {
            Self::Abande(position) => position.count_sequences(depth),
            Self::Anda(position) => position.count_sequences(depth),
        }
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abande(position) => position.fmt(f),
            Self::Anda(position) => position.fmt(f),
        }
    }
}

impl fmt::Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abande(position) => position.fmt(f),
            Self::Anda(position) => position.fmt(f),
        }
    }
}
