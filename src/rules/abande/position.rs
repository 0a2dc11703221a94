//! A legal position and what it tells of itself.

use crate::board::{Board, Point, PointSet};
use crate::rules::{ByPlayer, Player};

use super::{Handicap, HandicapError, Height, Rules, Stack};

/// Number of points of the largest board of Abande.
pub(super) const MAX_POINTS: usize = 49;

/// A legal position of Abande: all stacks connected in one band, no stack over three, all pieces accounted
/// for.
///
/// It is made by [`Position::new`], by [`Setup::position`](super::Setup::position) or by playing, and never
/// checks again what those have checked. It forgets how it came about; a match remembers.
///
/// The sets, the counts and the key repeat what `stacks` says, so that asking is cheap;
/// `check` compares them after every move in debug builds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) rules: &'static Rules,
    pub(super) handicap: Option<Handicap>,
    pub(super) stacks: [Option<Stack>; MAX_POINTS],
    pub(super) owned: ByPlayer<PointSet>,
    /// The stacks of height 1, 2 and 3.
    pub(super) by_height: [PointSet; 3],
    pub(super) hands: ByPlayer<u8>,
    pub(super) turn: Player,
    /// How many passes in a row led here, 0 to 2.
    pub(super) passes: u8,
    pub(super) ply: u16,
    pub(super) key: u64,
}

impl Position {
    /// The empty board with all pieces in hand and Black to move.
    pub fn new(rules: &'static Rules) -> Self {
        Self::empty(rules, None)
    }

    /// The empty board of a game with a handicap: all pieces that each player has in hand, and Black to move.
    ///
    /// # Errors
    /// If there is no such handicap on this board.
    pub fn with_handicap(rules: &'static Rules, handicap: Handicap) -> Result<Self, HandicapError> {
        handicap.check(rules)?;
        Ok(Self::empty(rules, Some(handicap)))
    }

    /// The empty board of a game with a handicap that was checked.
    pub(super) fn empty(rules: &'static Rules, handicap: Option<Handicap>) -> Self {
        let mut position = Self {
            rules,
            handicap,
            stacks: [None; MAX_POINTS],
            owned: ByPlayer::default(),
            by_height: [PointSet::EMPTY; 3],
            hands: ByPlayer::from_fn(|player| Handicap::pieces(handicap, rules, player)),
            turn: Player::Black,
            passes: 0,
            ply: 0,
            key: 0,
        };
        position.key = position.computed_key();
        position
    }

    /// The rules by which the position is played.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Handicap of the game, if it has one.
    pub fn handicap(&self) -> Option<Handicap> {
        self.handicap
    }

    /// Points that a player has by a handicap.
    pub fn handicap_points(&self, player: Player) -> u8 {
        Handicap::points(self.handicap, player)
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.rules.board
    }

    /// The stack on a point.
    ///
    /// # Panics
    /// If the point is not on the board.
    #[inline]
    pub fn stack(&self, point: Point) -> Option<Stack> {
        self.stacks[point.index()]
    }

    /// Every stack with its point.
    pub fn stacks(&self) -> impl Iterator<Item = (Point, Stack)> {
        self.occupied().iter().filter_map(|point| Some((point, self.stack(point)?)))
    }

    /// The points with any stack.
    #[inline]
    pub fn occupied(&self) -> PointSet {
        self.owned[Player::Black] | self.owned[Player::White]
    }

    /// The points whose stacks a player owns.
    #[inline]
    pub fn owned(&self, player: Player) -> PointSet {
        self.owned[player]
    }

    /// The points whose stacks have exactly this height.
    #[inline]
    pub fn of_height(&self, height: Height) -> PointSet {
        self.by_height[usize::from(height.get()) - 1]
    }

    /// The stacks that are fixed for good because they are three high.
    #[inline]
    pub fn towers(&self) -> PointSet {
        self.of_height(Height::MAX)
    }

    /// How many pieces a player still has in hand.
    #[inline]
    pub fn hand(&self, player: Player) -> u8 {
        self.hands[player]
    }

    /// How many turns both players together have had.
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// How many passes in a row led here: two end the game.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether two passes in a row have ended the game.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.passes == 2
    }

    /// Who is to move, or would be if the game were not over.
    #[inline]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The number of pieces on the board.
    pub fn entered(&self) -> u8 {
        let of = |player| Handicap::pieces(self.handicap, self.rules, player) - self.hands[player];
        of(Player::Black) + of(Player::White)
    }

    /// Whether the player to move may capture yet.
    #[inline]
    pub fn captures_allowed(&self) -> bool {
        self.may_capture(self.turn)
    }

    /// Whether a player may capture yet: not in the first three plies, which are always entries, and with a handicap not
    /// before more pieces have been entered.
    #[inline]
    pub fn may_capture(&self, player: Player) -> bool {
        self.entered() >= self.pieces_before_captures(player)
    }

    /// The most pieces in both hands together with which a player may capture.
    pub(super) fn capture_limit(&self, player: Player) -> u8 {
        let in_hand = self.hands[Player::Black] + self.hands[Player::White];
        self.entered() + in_hand - self.pieces_before_captures(player)
    }

    /// How many pieces must have been entered before a player may capture: three, or more by a handicap.
    pub fn pieces_before_captures(&self, player: Player) -> u8 {
        Handicap::pieces_before_captures(self.handicap, player)
    }
}
