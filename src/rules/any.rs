//! Whichever game is on the table, as one closed enum.

use std::fmt;

use thiserror::Error;

use super::abande::{self, MoveSyntaxError, PositionSyntaxError};
use super::{BoardView, Game, MoveIntent, Outcome, Player, StackView, Variant};
use crate::board::{Board, Point};

/// A position of any of the games.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AnyGame {
    /// Abande, on any of its boards.
    Abande(abande::Position),
}

/// A move of any of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AnyMove {
    /// A move of Abande.
    Abande(abande::Move),
}

/// Why a move is against the rules of its game. Its text is a whole sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyIllegalMove {
    /// Against the rules of Abande.
    #[error(transparent)]
    Abande(#[from] abande::IllegalMove),
}

impl AnyGame {
    /// Reads a position string of a variant.
    ///
    /// # Errors
    /// What is wrong with the text, or every reason why the rules do not allow the position.
    pub fn parse(variant: Variant, text: &str) -> Result<Self, PositionSyntaxError> {
        abande::Position::parse(variant.rules(), text).map(Self::Abande)
    }

    /// Which game it is, on which board.
    ///
    /// # Panics
    /// Never: every position was made for a variant.
    pub fn variant(&self) -> Variant {
        let board = self.board();
        let known = Variant::ALL.into_iter().find(|variant| variant.board() == board);
        known.expect("every position belongs to a variant")
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        match self {
            Self::Abande(position) => position.board(),
        }
    }

    /// How many plies were played.
    pub fn ply(&self) -> usize {
        match self {
            Self::Abande(position) => usize::from(position.ply()),
        }
    }

    /// Reads a move. Whether it is legal is not asked.
    ///
    /// # Errors
    /// If the text is no move of this game on this board.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, MoveSyntaxError> {
        match self {
            Self::Abande(position) => abande::Move::parse(position.board(), text).map(AnyMove::Abande),
        }
    }

    /// Plays a move if it is legal; otherwise says why not and leaves the position as it is.
    ///
    /// # Errors
    /// The most useful reason why the move is against the rules.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), AnyIllegalMove> {
        match (self, mv) {
            (Self::Abande(position), AnyMove::Abande(mv)) => Ok(position.play(mv)?),
        }
    }

    /// The move that carries out what a player wants to do. Whether it is legal is not asked.
    pub fn intended(&self, intent: MoveIntent) -> AnyMove {
        match self {
            Self::Abande(_) => AnyMove::Abande(match intent {
                MoveIntent::Place(point) => abande::Move::Enter(point),
                MoveIntent::Carry { from, to } => abande::Move::Capture { from, to },
                MoveIntent::Pass => abande::Move::Pass,
            }),
        }
    }

    /// Why the player to move cannot move the stack on a point anywhere; none if it can be moved.
    pub fn why_stuck(&self, from: Point) -> Option<AnyIllegalMove> {
        match self {
            Self::Abande(position) => position.why_stuck(from).map(Into::into),
        }
    }

    /// Why no stack of the player to move can go to the stack on a point; none if one can.
    pub fn why_safe(&self, to: Point) -> Option<AnyIllegalMove> {
        match self {
            Self::Abande(position) => position.why_safe(to).map(Into::into),
        }
    }

    /// What the board shows.
    pub fn view(&self) -> BoardView {
        match self {
            Self::Abande(position) => abande_view(position),
        }
    }
}

impl AnyMove {
    /// The move in writing.
    pub fn display(self, board: &Board) -> impl fmt::Display {
        match self {
            Self::Abande(mv) => mv.display(board),
        }
    }

    /// What the move does on the table.
    pub fn intent(self) -> MoveIntent {
        match self {
            Self::Abande(abande::Move::Enter(point)) => MoveIntent::Place(point),
            Self::Abande(abande::Move::Capture { from, to }) => MoveIntent::Carry { from, to },
            Self::Abande(abande::Move::Pass) => MoveIntent::Pass,
        }
    }
}

impl Game for AnyGame {
    type Move = AnyMove;

    fn to_move(&self) -> Option<Player> {
        match self {
            Self::Abande(position) => position.to_move(),
        }
    }

    fn legal_moves_into(&self, moves: &mut Vec<AnyMove>) {
        match self {
            Self::Abande(position) => moves.extend(position.legal_moves().into_iter().map(AnyMove::Abande)),
        }
    }

    fn play_unchecked(&mut self, mv: AnyMove) {
        match (self, mv) {
            (Self::Abande(position), AnyMove::Abande(mv)) => position.play_unchecked(mv),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Abande(position) => position.outcome(),
        }
    }

    fn key(&self) -> u64 {
        match self {
            Self::Abande(position) => position.key(),
        }
    }

    fn count_sequences(&self, depth: u32) -> u64 {
        match self {
            Self::Abande(position) => position.count_sequences(depth),
        }
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abande(position) => position.fmt(f),
        }
    }
}

impl fmt::Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abande(position) => position.fmt(f),
        }
    }
}

fn abande_view(position: &abande::Position) -> BoardView {
    let (pinned, asleep, towers) = (position.pinned(), position.asleep(), position.towers());
    let stacks = position.stacks().map(|(point, stack)| StackView {
        point,
        pieces: stack.pieces().collect(),
        pinned: pinned.contains(point),
        asleep: asleep.contains(point),
        tower: towers.contains(point),
    });
    let carries = position.owned(position.turn()).iter().map(|from| (from, position.captures_from(from)));
    let score = position.score();
    BoardView {
        board: position.board(),
        stacks: stacks.collect(),
        hands: super::ByPlayer::from_fn(|player| position.hand(player)),
        points: score.points,
        asleep: score.asleep,
        to_move: position.to_move(),
        entries: position.entries(),
        carries: carries.filter(|(_, targets)| !targets.is_empty()).collect(),
        can_pass: position.can_pass(),
    }
}
