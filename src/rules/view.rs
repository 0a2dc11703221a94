//! What a board shows, as plain data: code that draws it needs no rule of any game.

use crate::board::{Board, BoardSet, Point};

use super::{ByPlayer, GameKind, Goal, Player};

/// One moment of a game, ready to be drawn.
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

/// Empty points to highlight before a piece is put down: legal or illegal ones, whichever are fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryHighlight {
    /// Points where the piece may stand.
    InFewPlaces,
    /// Points where it may not stand.
    NearlyEverywhere,
}

/// A group that one move of the enemy would take off the board, if the enemy were to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndangeredGroup {
    /// Owner of the group.
    pub owner: Player,
    /// Its stones.
    pub stones: BoardSet,
    /// Cells where a stone of the enemy would take the group off the board.
    pub by: BoardSet,
}

/// One stack of a [`BoardView`].
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

/// A maximal connected set of one player's stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupView {
    /// Whose it is.
    pub owner: Player,
    /// Its stones.
    pub points: BoardSet,
    /// Its breaths: indices into [`BoardView::regions`].
    pub breaths: Vec<usize>,
}

/// A maximal connected set of empty cells.
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

    /// Where the stack on a point may go: nowhere for a stack that may not move.
    pub fn targets(&self, from: Point) -> BoardSet {
        self.carries.iter().find(|(point, _)| *point == from).map_or(BoardSet::EMPTY, |&(_, to)| to)
    }

    /// The stacks that may move onto a point.
    pub fn attackers(&self, to: Point) -> BoardSet {
        self.carries.iter().filter(|(_, targets)| targets.contains(to)).map(|&(from, _)| from).collect()
    }

    /// The group on a point.
    pub fn group(&self, point: Point) -> Option<&GroupView> {
        self.groups.iter().find(|group| group.points.contains(point))
    }

    /// The region around an empty point.
    pub fn region(&self, point: Point) -> Option<&RegionView> {
        self.regions.iter().find(|region| region.points.contains(point))
    }

    /// The enemies of a group that touch the same region, both by their numbers: indices into
    /// [`groups`](Self::groups).
    pub fn enemies_at(&self, group: usize, region: usize) -> impl Iterator<Item = usize> {
        let owner = self.groups[group].owner;
        self.regions[region].groups.iter().copied().filter(move |&other| self.groups[other].owner != owner)
    }

    /// Whether a group that touches a region cannot be smothered as long as it does: not just one enemy group is
    /// there too.
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

    /// What a player's score is: points, or groups.
    pub fn score(&self, player: Player) -> usize {
        match self.game.info().goal {
            Goal::Points => self.points[player].into(),
            Goal::LastGroup => self.group_counts()[player],
        }
    }

    /// The points whose stacks are asleep.
    pub fn asleep(&self) -> BoardSet {
        self.stacks.iter().filter(|stack| stack.asleep).map(|stack| stack.point).collect()
    }

    /// The empty points that belong to a player.
    pub fn territory(&self, player: Player) -> BoardSet {
        let owned = self.regions.iter().filter(|region| region.owner == Some(player));
        owned.fold(BoardSet::EMPTY, |sum, region| sum | region.points)
    }

    /// The points with a player's stacks.
    pub fn owned(&self, player: Player) -> BoardSet {
        self.stacks.iter().filter(|stack| stack.owner() == player).map(|stack| stack.point).collect()
    }
}

/// What a player wants to do, in the words of the table: the game decides which move that is.
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
    /// The stack that it carries.
    pub const fn source(self) -> Option<Point> {
        match self {
            Self::Carry { from, .. } => Some(from),
            Self::Place(_) | Self::PlaceTwo(..) | Self::Pass | Self::SpendKomi => None,
        }
    }

    /// Where it puts down what comes last: a stack, a piece, or the second of two.
    pub const fn target(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::PlaceTwo(_, point) | Self::Carry { to: point, .. } => Some(point),
            Self::Pass | Self::SpendKomi => None,
        }
    }

    /// Whether it puts something down on this point, or takes a stack up from there.
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
