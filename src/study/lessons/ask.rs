//! Things on the board that a step may ask to point at.

use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, BoardView, Game, Player};

/// What the learner is asked to point at on the board, such as every stack that is asleep. The rules find the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointQuestion {
    /// Every stack that may not leave its point, except towers.
    Pinned,
    /// Every stack that is asleep.
    Asleep,
    /// Every stack of three.
    Towers,
    /// Every group of a player, each by any of its stones.
    Groups(Player),
    /// Every breath of the group on this cell, each by any of its cells.
    Breaths(&'static str),
    /// The breaths that keep the group on this cell alive.
    Lifelines(&'static str),
    /// Every region that is a player's territory, each by any of its cells.
    Territory(Player),
    /// Every empty cell where the player to move may not place a stone.
    Forbidden,
    /// Every group that the enemy could take off the board with one stone.
    InDanger,
}

impl PointQuestion {
    /// Returns the places to be pointed at in a position. Each is a set of points, of which one is enough.
    pub fn places(self, game: &AnyGame) -> Vec<BoardSet> {
        let view = game.view();
        let each = |points: BoardSet| points.iter().map(BoardSet::from).collect::<Vec<_>>();
        let stacks = |wanted: fn(&crate::rules::StackView) -> bool| {
            let found = view.stacks.iter().filter(|stack| wanted(stack));
            found.map(|stack| BoardSet::from(stack.point)).collect::<Vec<_>>()
        };
        match self {
            Self::Pinned => stacks(|stack| stack.pinned && !stack.tower),
            Self::Asleep => stacks(|stack| stack.asleep),
            Self::Towers => stacks(|stack| stack.tower),
            Self::Groups(owner) => {
                view.groups.iter().filter(|group| group.owner == owner).map(|group| group.points).collect()
            }
            Self::Breaths(cell) => breaths(&view, cell, |_, _| true),
            Self::Lifelines(cell) => breaths(&view, cell, |group, region| view.keeps_alive(group, region)),
            Self::Territory(owner) => {
                let regions = view.regions.iter().filter(|region| region.owner == Some(owner));
                regions.map(|region| region.points).collect()
            }
            Self::Forbidden if game.to_move().is_some() => each(view.forbidden()),
            Self::Forbidden => Vec::new(),
            Self::InDanger => game.dangers().into_iter().map(|danger| danger.stones).collect(),
        }
    }

    /// The label of the cell that the question names; none if it names no cell.
    pub const fn label(self) -> Option<&'static str> {
        match self {
            Self::Breaths(cell) | Self::Lifelines(cell) => Some(cell),
            Self::Pinned
            | Self::Asleep
            | Self::Towers
            | Self::Groups(_)
            | Self::Territory(_)
            | Self::Forbidden
            | Self::InDanger => None,
        }
    }

    /// Returns the index, among the [places](Self::places), of the one that contains a point; none if that point is
    /// not asked for.
    pub(super) fn place_of(self, game: &AnyGame, point: Point) -> Option<usize> {
        self.places(game).iter().position(|place| place.contains(point))
    }
}

/// Returns the index of the group that has a stone on a cell; none if the cell is empty or unknown.
pub(super) fn group(view: &BoardView, cell: &str) -> Option<usize> {
    let point = view.board.find(cell)?;
    view.groups.iter().position(|group| group.points.contains(point))
}

fn breaths(view: &BoardView, cell: &str, wanted: impl Fn(usize, usize) -> bool) -> Vec<BoardSet> {
    let Some(index) = group(view, cell) else { return Vec::new() };
    let breaths = view.groups[index].breaths.iter().filter(|&&region| wanted(index, region));
    breaths.map(|&region| view.regions[region].points).collect()
}
