//! What a board shows, as plain data: code that draws it needs no rule of any game.

use crate::board::{Board, BoardSet, Point};

use super::{ByPlayer, GameKind, Goal, Player};

/// All that the board shows at one moment of a game, as plain data to be drawn: pieces, points and where
/// pieces may go.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The board.
    pub board: &'static Board,
    /// The game that is played.
    pub game: GameKind,
    /// Every stack; a single stone is a stack of one.
    pub stacks: Vec<StackView>,
    /// Pieces in each hand; 0 where the supply has no end.
    pub hands: ByPlayer<u8>,
    /// Points of each player if the game ended now; 0 where none are counted.
    pub points: ByPlayer<u8>,
    /// Points by a handicap, included in [`points`](Self::points).
    pub handicap_points: ByPlayer<u8>,
    /// What each player's sleeping stacks would have been worth.
    pub asleep: ByPlayer<u8>,
    /// Every maximal connected set of one player's stones, in a game that goes by groups.
    pub groups: Vec<GroupView>,
    /// Every maximal connected set of empty cells, in a game that goes by groups.
    pub regions: Vec<RegionView>,
    /// The player to move; `None` once the game is over.
    pub to_move: Option<Player>,
    /// Where the player to move may put a new piece: the first of them, if the turn places two.
    pub entries: BoardSet,
    /// Empty points to highlight before the player puts a piece down.
    pub entering: EntryHighlight,
    /// How many pieces the turn places. Where the second may stand, [`second_entries`] tells for each first.
    ///
    /// [`second_entries`]: super::AnyGame::second_entries
    pub entries_due: u8,
    /// The stacks that may be moved, each with where it may go.
    pub carries: Vec<(Point, BoardSet)>,
    /// Whether the player to move may pass.
    pub can_pass: bool,
    /// White's komi points that are left, in a game that has them.
    pub komi_left: Option<u16>,
    /// Whether the player to move may spend a komi point.
    pub can_spend_komi: bool,
}

/// Which empty points to highlight before a piece is put down: the legal or the illegal ones, whichever are
/// fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryHighlight {
    /// Points where the piece may stand.
    InFewPlaces,
    /// Points where it may not stand.
    NearlyEverywhere,
}

/// A group that one stone of its enemy would take off the board if it were the enemy's turn, with the cells
/// where that stone would stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndangeredGroup {
    /// Owner of the group.
    pub owner: Player,
    /// Its stones.
    pub stones: BoardSet,
    /// Cells where a stone of the enemy would take the group off the board.
    pub by: BoardSet,
}

/// A stack of a [`BoardView`], with what is drawn of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StackView {
    /// Where it stands.
    pub point: Point,
    /// Its pieces from bottom to top; the last one's player owns it.
    pub pieces: Vec<Player>,
    /// It may not leave its point.
    pub pinned: bool,
    /// It has no enemy neighbour and scores nothing.
    pub asleep: bool,
    /// It is fixed for good.
    pub tower: bool,
}

/// A group of a [`BoardView`]: a maximal connected set of one player's stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupView {
    /// Whose it is.
    pub owner: Player,
    /// Its stones.
    pub points: BoardSet,
    /// Its breaths: indices into [`BoardView::regions`].
    pub breaths: Vec<usize>,
}

/// A region of a [`BoardView`]: a maximal connected set of empty cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionView {
    /// Its cells.
    pub points: BoardSet,
    /// The groups that it touches: indices into [`BoardView::groups`].
    pub groups: Vec<usize>,
    /// Whose territory it is: it touches stones of this player only.
    pub owner: Option<Player>,
}

impl StackView {
    /// The owner: the player of the top piece.
    ///
    /// # Panics
    /// If the stack is empty, which no view holds.
    pub fn owner(&self) -> Player {
        *self.pieces.last().expect("a stack has at least one piece")
    }
}

impl BoardView {
    /// The stack on a point.
    pub fn stack(&self, point: Point) -> Option<&StackView> {
        self.stacks.iter().find(|stack| stack.point == point)
    }

    /// The number of pieces on a point.
    pub fn height(&self, point: Point) -> usize {
        self.stack(point).map_or(0, |stack| stack.pieces.len())
    }

    /// The points that the player to move may move the stack on a point to; none for a stack that may not
    /// move.
    pub fn targets(&self, from: Point) -> BoardSet {
        self.carries.iter().find(|(point, _)| *point == from).map_or(BoardSet::EMPTY, |&(_, to)| to)
    }

    /// The stacks that the player to move may move onto a point.
    pub fn attackers(&self, to: Point) -> BoardSet {
        self.carries.iter().filter(|(_, targets)| targets.contains(to)).map(|&(from, _)| from).collect()
    }

    /// The group that a stone on this point belongs to; none on an empty point.
    pub fn group(&self, point: Point) -> Option<&GroupView> {
        self.groups.iter().find(|group| group.points.contains(point))
    }

    /// The region that this empty point belongs to; none where a stone is.
    pub fn region(&self, point: Point) -> Option<&RegionView> {
        self.regions.iter().find(|region| region.points.contains(point))
    }

    /// The groups of the other player that touch the same region as a group does. Groups and regions are
    /// given by their indices into [`groups`](Self::groups) and [`regions`](Self::regions).
    pub fn enemies_at(&self, group: usize, region: usize) -> impl Iterator<Item = usize> {
        let owner = self.groups[group].owner;
        self.regions[region].groups.iter().copied().filter(move |&other| self.groups[other].owner != owner)
    }

    /// Whether a region keeps a group that touches it from being smothered: not just one enemy group touches
    /// it too. Both are given by their indices.
    pub fn keeps_alive(&self, group: usize, region: usize) -> bool {
        self.enemies_at(group, region).count() != 1
    }

    /// The empty points where the player to move may not put a piece.
    pub fn forbidden(&self) -> BoardSet {
        let taken: BoardSet = self.stacks.iter().map(|stack| stack.point).collect();
        let everywhere: BoardSet = self.board.all();
        everywhere - taken - self.entries
    }

    /// How many groups each player has.
    pub fn group_counts(&self) -> ByPlayer<usize> {
        ByPlayer::from_fn(|player| self.groups.iter().filter(|group| group.owner == player).count())
    }

    /// A player's score if the game ended now: points or, in a game without them, groups.
    pub fn score(&self, player: Player) -> usize {
        match self.game.info().goal {
            Goal::Points => self.points[player].into(),
            Goal::LastGroup => self.group_counts()[player],
        }
    }

    /// The points with stacks that are asleep, that is, score nothing because no enemy stands beside them.
    pub fn asleep(&self) -> BoardSet {
        self.stacks.iter().filter(|stack| stack.asleep).map(|stack| stack.point).collect()
    }

    /// The empty points in regions that touch stones of this player only.
    pub fn territory(&self, player: Player) -> BoardSet {
        let owned = self.regions.iter().filter(|region| region.owner == Some(player));
        owned.fold(BoardSet::EMPTY, |sum, region| sum | region.points)
    }

    /// The points with a player's stacks.
    pub fn owned(&self, player: Player) -> BoardSet {
        self.stacks.iter().filter(|stack| stack.owner() == player).map(|stack| stack.point).collect()
    }
}

/// What a player wants to do on the board, in terms that all games share; the game decides which move that
/// is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveIntent {
    /// Put a new piece on a point.
    Place(Point),
    /// Put new pieces on two points in one turn.
    PlaceTwo(Point, Point),
    /// Carry the stack on one point to another.
    Carry {
        /// Where it stands.
        from: Point,
        /// Where it is put down.
        to: Point,
    },
    /// Do nothing this turn.
    Pass,
    /// Spend a komi point instead of placing a piece.
    SpendKomi,
}

impl MoveIntent {
    /// The point of the stack that is carried; none if nothing is.
    pub const fn source(self) -> Option<Point> {
        match self {
            Self::Carry { from, .. } => Some(from),
            Self::Place(_) | Self::PlaceTwo(..) | Self::Pass | Self::SpendKomi => None,
        }
    }

    /// The point where the last piece or stack is put down: of two new pieces the second. None if nothing is
    /// put down.
    pub const fn target(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::PlaceTwo(_, point) | Self::Carry { to: point, .. } => Some(point),
            Self::Pass | Self::SpendKomi => None,
        }
    }

    /// Whether something is put down on this point, or a stack is taken up from there.
    pub fn touches(self, point: Point) -> bool {
        match self {
            Self::Place(place) => place == point,
            Self::PlaceTwo(one, other) | Self::Carry { from: one, to: other } => {
                [one, other].contains(&point)
            }
            Self::Pass | Self::SpendKomi => false,
        }
    }
}
