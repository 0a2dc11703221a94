//! A position as somebody wrote it, and whether the rules allow it.

use std::fmt;

use thiserror::Error;

use crate::board::Point;
use crate::rules::{ByPlayer, Player};

use super::position::MAX_POINTS;
use super::{Position, Rules, Stack};

/// A position that may be illegal: the only way to one that did not come about by playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule set.
    pub rules: &'static Rules,
    /// The stack on each point, by [`Point::index`]; the rest of the array stays empty.
    pub stacks: [Option<Stack>; MAX_POINTS],
    /// Pieces in hand.
    pub hands: ByPlayer<u8>,
    /// Who is to move.
    pub turn: Player,
    /// How many passes in a row led here; two mean that the game is over.
    pub passes: u8,
    /// How many plies were played.
    pub ply: u16,
}

/// One thing that is wrong with a [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The stacks are not connected.
    #[error("the stacks form {0} separate bands instead of one")]
    SeveralBands(usize),
    /// A player has too many or too few pieces.
    #[error("{player} has {found} pieces on the board and in hand together, not {expected}")]
    PieceCount {
        /// Whose pieces.
        player: Player,
        /// How many there are.
        found: u16,
        /// How many there must be.
        expected: u8,
    },
    /// Black moves on even plies, White on odd ones.
    #[error("{turn} cannot be to move after {ply} plies")]
    WrongTurn {
        /// Who is said to be to move.
        turn: Player,
        /// After how many plies.
        ply: u16,
    },
    /// Fewer or more plies than the stacks and hands tell of.
    #[error("{ply} plies cannot lead here: the board shows {shown} entries and captures and {passes} passes")]
    WrongPly {
        /// The plies claimed.
        ply: u16,
        /// Entries and captures that must have been made.
        shown: u16,
        /// Passes claimed.
        passes: u8,
    },
    /// Passes in a row are 0, 1 or 2.
    #[error("{0} passes in a row cannot be: two end the game")]
    TooManyPasses(u8),
    /// Someone who passed has pieces in hand.
    #[error("{0} cannot have passed with pieces in hand")]
    PassWithHand(Player),
    /// A stack of two with fewer than three pieces entered.
    #[error("no capture can have been made before the third piece was entered")]
    EarlyCapture,
}

/// Everything that is wrong with a [`Setup`], at least one thing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Setup {
    /// The empty board with all pieces in hand.
    pub fn new(rules: &'static Rules) -> Self {
        Self {
            rules,
            stacks: [None; MAX_POINTS],
            hands: ByPlayer::new(rules.pieces, rules.pieces),
            turn: Player::Black,
            passes: 0,
            ply: 0,
        }
    }

    /// The position, if the rules allow it.
    ///
    /// # Errors
    /// Every reason why they do not.
    pub fn position(&self) -> Result<Position, SetupErrors> {
        let errors = self.errors();
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let mut position = Position {
            hands: self.hands,
            turn: self.turn,
            passes: self.passes,
            ply: self.ply,
            ..Position::new(self.rules)
        };
        for (point, stack) in self.occupied() {
            position.put(point, stack);
        }
        position.key = position.computed_key();
        debug_assert_eq!(position.inconsistency(), None);
        Ok(position)
    }

    fn occupied(&self) -> impl Iterator<Item = (Point, Stack)> {
        self.rules.board.points().filter_map(|point| Some((point, self.stacks[point.index()]?)))
    }

    fn errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let bands = self.rules.board.parts(self.occupied().map(|(point, _)| point).collect()).len();
        if bands > 1 {
            errors.push(SetupError::SeveralBands(bands));
        }
        let expected = self.rules.pieces;
        for player in Player::ALL {
            let on_board: u16 = self.occupied().map(|(_, stack)| u16::from(stack.count(player))).sum();
            let found = on_board + u16::from(self.hands[player]);
            if found != u16::from(expected) {
                errors.push(SetupError::PieceCount { player, found, expected });
            }
        }
        if self.turn.index() != usize::from(self.ply % 2) {
            errors.push(SetupError::WrongTurn { turn: self.turn, ply: self.ply });
        }
        errors.extend(self.pass_errors());
        errors.extend(self.history_errors());
        errors
    }

    fn pass_errors(&self) -> Vec<SetupError> {
        if self.passes > 2 {
            return vec![SetupError::TooManyPasses(self.passes)];
        }
        // The last to pass was the one who is not to move, before that the other.
        let passed = [self.turn.other(), self.turn].into_iter().take(usize::from(self.passes));
        passed.filter(|&player| self.hands[player] > 0).map(SetupError::PassWithHand).collect()
    }

    /// Whether this many plies can have put the pieces there. Each stack of height h shows h entries and
    /// h − 1 captures; every other ply was a pass, which needs an empty hand.
    fn history_errors(&self) -> Vec<SetupError> {
        let heights = || self.occupied().map(|(_, stack)| u16::from(stack.height().get()));
        let entries: u16 = heights().sum();
        let captures: u16 = heights().map(|height| height - 1).sum();
        let mut errors = Vec::new();
        if entries < 3 && captures > 0 {
            errors.push(SetupError::EarlyCapture);
        }
        let shown = entries + captures;
        let passes_possible = Player::ALL.iter().any(|&player| self.hands[player] == 0);
        let least = shown + u16::from(self.passes.min(2));
        // Every pass but the one that ends the game follows an entry or a capture.
        let most = if passes_possible { 2 * shown + 1 } else { shown };
        if self.ply < least || self.ply > most {
            errors.push(SetupError::WrongPly { ply: self.ply, shown, passes: self.passes });
        }
        errors
    }
}
