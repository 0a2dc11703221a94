//! A position as it was written, and what the rules have against it.
//!
//! A stack tells who made which captures, and with them the turns that each player has used are known. So
//! what cannot have been entered or captured by anyone in turn is refused. Not every position that no game
//! leads to is found: whether there was always one band, for example, is not asked.

use std::iter;

use thiserror::Error;

use crate::board::{Point, PointSet};
use crate::rules::{ByPlayer, Player, SetupErrors};

use super::position::MAX_POINTS;
use super::variants::PIECES_BEFORE_CAPTURES;
use super::{Handicap, HandicapError, Position, Rules, Stack};

/// A position that a person sets up or a text describes, and that may still be illegal;
/// [`position`](Self::position) checks it. It is the only way to a [`Position`] that did not come about by
/// playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule set.
    pub rules: &'static Rules,
    /// Handicap of the game, if it has one.
    pub handicap: Option<Handicap>,
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

/// One thing that is wrong with a [`Setup`], so that it is no legal position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The stacks are not connected.
    #[error("the stacks form {bands} separate bands instead of one")]
    SeveralBands {
        /// How many there are.
        bands: usize,
        /// The points of all but the largest; of several that are, the one with the lowest point counts as it.
        apart: PointSet,
    },
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
    #[error("it cannot be {turn}’s turn after {ply} plies")]
    WrongTurn {
        /// The player whose turn the setup says it is.
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
    /// A captured stack, and Black has not entered two pieces.
    #[error("no capture can have been made before the third piece was entered")]
    EarlyCapture,
    /// A capture of a player whom a handicap does not allow it yet.
    #[error(
        "with this handicap {player} cannot have captured before {pieces} pieces in all had been entered"
    )]
    EarlyCaptureByHandicap {
        /// Whose capture.
        player: Player,
        /// How many pieces must have been entered.
        pieces: u8,
    },
    /// A handicap that the board does not have.
    #[error(transparent)]
    Handicap(HandicapError),
    /// A stack in which a piece lies directly on one that it cannot have captured.
    #[error("no capture makes a stack of {}", words(*.stack))]
    ImpossibleStack {
        /// Where it stands.
        point: Point,
        /// Its pieces.
        stack: Stack,
    },
    /// A player has had more or fewer turns than the board shows entries and captures of.
    #[error("{player} has had {turns} turns, but entered and captured {shown} times")]
    WrongTurns {
        /// Whose turns.
        player: Player,
        /// The turns that the number of plies gives the player.
        turns: u16,
        /// The entries and captures that the player must have made.
        shown: u16,
    },
}

impl Setup {
    /// The empty board with all pieces in hand.
    pub fn new(rules: &'static Rules) -> Self {
        Self {
            rules,
            handicap: None,
            stacks: [None; MAX_POINTS],
            hands: ByPlayer::new(rules.pieces, rules.pieces),
            turn: Player::Black,
            passes: 0,
            ply: 0,
        }
    }

    /// The setup that describes a position, to be changed.
    pub fn of(position: &Position) -> Self {
        Self {
            rules: position.rules,
            handicap: position.handicap,
            stacks: position.stacks,
            hands: position.hands,
            turn: position.turn,
            passes: position.passes,
            ply: position.ply,
        }
    }

    /// The legal position that is set up, if nothing speaks against it: one band, every piece accounted for,
    /// stacks that captures can make, and each player's turns spent on what the board shows.
    ///
    /// # Errors
    /// Everything of this that is wrong. That some game leads to the position is not promised.
    pub fn position(&self) -> Result<Position, SetupErrors<SetupError>> {
        let errors = self.errors();
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let mut position = Position {
            hands: self.hands,
            turn: self.turn,
            passes: self.passes,
            ply: self.ply,
            ..Position::empty(self.rules, self.handicap)
        };
        for (point, stack) in self.occupied() {
            position.put(point, stack);
        }
        position.key = position.computed_key();
        debug_assert_eq!(position.inconsistency(), None);
        Ok(position)
    }

    /// Every stack with its point.
    pub fn occupied(&self) -> impl Iterator<Item = (Point, Stack)> {
        self.rules.board.points().filter_map(|point| Some((point, self.stacks[point.index()]?)))
    }

    /// Everything that is wrong with the setup; nothing if [`position`](Self::position) gives a position.
    pub fn errors(&self) -> Vec<SetupError> {
        if let Some(Err(error)) = self.handicap.map(|handicap| handicap.check(self.rules)) {
            return vec![SetupError::Handicap(error)];
        }
        let mut errors = Vec::new();
        let occupied: PointSet = self.occupied().map(|(point, _)| point).collect();
        let bands = self.rules.board.parts(occupied);
        if let Some(largest) = bands.iter().rev().max_by_key(|band| band.len())
            && bands.len() > 1
        {
            errors.push(SetupError::SeveralBands { bands: bands.len(), apart: occupied - *largest });
        }
        for player in Player::ALL {
            let expected = self.pieces(player);
            let found = self.entered(player) + u16::from(self.hands[player]);
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
        self.passed().filter(|&player| self.hands[player] > 0).map(SetupError::PassWithHand).collect()
    }

    /// Who passed in the passes that led here: the last was the one who is not to move, before that the other.
    fn passed(&self) -> impl Iterator<Item = Player> {
        [self.turn.other(), self.turn].into_iter().take(usize::from(self.passes))
    }

    /// The errors if this many plies cannot have led to these stacks, by players in turn. Each stack of height h shows
    /// h entries and h − 1 captures; every other ply was a pass, which needs an empty hand.
    fn history_errors(&self) -> Vec<SetupError> {
        let heights = || self.occupied().map(|(_, stack)| u16::from(stack.height().get()));
        let entries: u16 = heights().sum();
        let captures: u16 = heights().map(|height| height - 1).sum();
        let mut errors = Vec::new();
        // The first three plies are entries, and two of them are Black's.
        if captures > 0 && (entries < PIECES_BEFORE_CAPTURES.into() || self.entered(Player::Black) < 2) {
            errors.push(SetupError::EarlyCapture);
        } else {
            errors.extend(self.early_by_handicap(entries));
        }
        let shown = entries + captures;
        let least = shown + u16::from(self.passes.min(2));
        if self.ply < least || self.ply > self.most_plies() {
            errors.push(SetupError::WrongPly { ply: self.ply, shown, passes: self.passes });
        }
        let impossible: Vec<_> = self.occupied().filter(|&(_, stack)| captures_in(stack).is_none()).collect();
        if errors.is_empty() && impossible.is_empty() {
            errors.extend(Player::ALL.into_iter().filter_map(|player| self.turns_error(player)));
        }
        let error = |(point, stack)| SetupError::ImpossibleStack { point, stack };
        errors.extend(impossible.into_iter().map(error));
        errors
    }

    /// The error if a player has captured with so many pieces entered though a handicap asks for more.
    fn early_by_handicap(&self, entered: u16) -> Option<SetupError> {
        let captured =
            |player| self.occupied().any(|(_, stack)| captures_in(stack).is_some_and(|by| by[player] > 0));
        Player::ALL.into_iter().find_map(|player| {
            let pieces = Handicap::pieces_before_captures(self.handicap, player);
            (entered < pieces.into() && captured(player))
                .then_some(SetupError::EarlyCaptureByHandicap { player, pieces })
        })
    }

    /// The most plies that can have led here, if the stacks and hands are as they are.
    fn most_plies(&self) -> u16 {
        let shown: u16 = self.occupied().map(|(_, stack)| 2 * u16::from(stack.height().get()) - 1).sum();
        let passes_possible = Player::ALL.iter().any(|&player| self.hands[player] == 0);
        // Every pass but the one that ends the game follows an entry or a capture.
        if passes_possible { 2 * shown + 1 } else { shown }
    }

    /// The number of plies played with which this setup has the fewest errors: the present one if it is as
    /// good as any, otherwise the smallest. A player who sets up a board knows who is to move, but has
    /// counted no plies.
    pub fn fitting_ply(&self) -> u16 {
        let odd = self.turn == Player::White;
        let plies = (u16::from(odd)..=self.most_plies() + 1).step_by(2);
        let plies = iter::once(self.ply).chain(plies);
        plies.min_by_key(|&ply| Self { ply, ..self.clone() }.errors().len()).unwrap_or(self.ply)
    }

    /// The number of entries and captures of each player that must have led to these stacks; nothing if a
    /// stack is impossible.
    pub fn shown(&self) -> Option<ByPlayer<u16>> {
        let mut shown = ByPlayer::from_fn(|player| self.entered(player));
        for (_, stack) in self.occupied() {
            let captures = captures_in(stack)?;
            for player in Player::ALL {
                shown[player] += captures[player];
            }
        }
        Some(shown)
    }

    /// The points to highlight for an error; none if it is about numbers.
    pub fn points_of(&self, error: &SetupError) -> PointSet {
        match *error {
            SetupError::SeveralBands { apart, .. } => apart,
            SetupError::ImpossibleStack { point, .. } => point.into(),
            SetupError::EarlyCapture | SetupError::EarlyCaptureByHandicap { .. } => self
                .occupied()
                .filter(|(_, stack)| stack.height().get() > 1)
                .map(|(point, _)| point)
                .collect(),
            SetupError::PieceCount { .. }
            | SetupError::WrongTurn { .. }
            | SetupError::WrongPly { .. }
            | SetupError::TooManyPasses(_)
            | SetupError::PassWithHand(_)
            | SetupError::Handicap(_)
            | SetupError::WrongTurns { .. } => PointSet::EMPTY,
        }
    }

    /// The error if a player has had more or fewer turns than the entries and captures that the board shows of that
    /// player; an empty hand allows more, which were passes.
    fn turns_error(&self, player: Player) -> Option<SetupError> {
        let captures = self.occupied().filter_map(|(_, stack)| captures_in(stack));
        let shown = self.entered(player) + captures.map(|by| by[player]).sum::<u16>();
        let turns = match player {
            Player::Black => self.ply.div_ceil(2),
            Player::White => self.ply / 2,
        };
        let last_passes = self.passed().filter(|&passed| passed == player).count();
        let spare = usize::from(turns.checked_sub(shown).unwrap_or(u16::MAX));
        let fits = turns >= shown && if self.hands[player] == 0 { spare >= last_passes } else { spare == 0 };
        (!fits).then_some(SetupError::WrongTurns { player, turns, shown })
    }

    /// How many pieces a player has, on the board and in hand.
    pub fn pieces(&self, player: Player) -> u8 {
        Handicap::pieces(self.handicap, self.rules, player)
    }

    /// Points that a player has by a handicap.
    pub fn handicap_points(&self, player: Player) -> u8 {
        Handicap::points(self.handicap, player)
    }

    /// The number of a player's pieces on the board, covered ones too.
    pub fn entered(&self, player: Player) -> u16 {
        self.occupied().map(|(_, stack)| u16::from(stack.count(player))).sum()
    }
}

/// How many captures of each player made a stack; none if captures cannot make it.
///
/// The owner of the top captured last: with one piece an enemy stack of two, or with a stack of two an enemy
/// piece. Either way the two pieces on top differ. Where the two at the bottom are alike they are no stack of
/// their own, so a stack of two came onto a single piece.
fn captures_in(stack: Stack) -> Option<ByPlayer<u16>> {
    let pieces: Vec<Player> = stack.pieces().collect();
    let mut captures = ByPlayer::default();
    match *pieces {
        [_] => (),
        [bottom, top] if bottom != top => captures[top] = 1,
        [bottom, middle, top] if middle != top => {
            captures[top] += 1;
            captures[if bottom == middle { top } else { middle }] += 1;
        }
        _ => return None,
    }
    Some(captures)
}

/// The pieces of a stack in words, from bottom to top: `White, Black, Black`.
fn words(stack: Stack) -> String {
    stack.pieces().map(|piece| piece.to_string()).collect::<Vec<_>>().join(", ")
}
