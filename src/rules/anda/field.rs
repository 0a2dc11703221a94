//! The board with its groups and regions, kept up to date stone by stone.
//!
//! What a player must count by eye is here a few sets: each group has the cells around it (its *halo*), each
//! region how many groups of each player touch it. A group is smothered if the empty cells of its halo all
//! belong to regions that touch exactly one enemy group. So a placement costs one look at each group and region;
//! only where a stone may split a region is anything flooded.

use arrayvec::ArrayVec;

use crate::board::{BoardSet, Point};
use crate::rules::{ByPlayer, Player};

use super::Position;

/// A group: a maximal connected set of stones of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its stones.
    pub stones: BoardSet,
    /// Every cell next to one of its stones, empty or not.
    pub halo: BoardSet,
}

/// A region: a maximal connected set of empty cells. It is a breath (liberty) of every group that it touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its cells.
    pub cells: BoardSet,
    /// How many groups of each player touch it.
    pub groups: ByPlayer<u16>,
}

/// The stones of each player that were taken off the board in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemovedStones {
    /// Removed stones of each player.
    pub stones: ByPlayer<BoardSet>,
}

/// A position of Anda with its groups and regions, kept up to date move by move. Random games are played on
/// it: it knows the same moves as a [`Position`] and plays them several times as fast.
#[derive(Debug)]
pub struct Field {
    pub(super) position: Position,
    pub(super) groups: ByPlayer<Vec<Group>>,
    pub(super) regions: Vec<Region>,
    /// The cells of all regions that touch exactly one group of a player.
    pub(super) single: ByPlayer<BoardSet>,
    /// The cells of all regions that touch groups of this player only.
    pub(super) territory: ByPlayer<BoardSet>,
}

/// What becomes of a region of empty cells when a stone is put into it: its parts, at most three, for a stone
/// has no more separate empty sides.
#[derive(Clone, Debug)]
pub(super) struct RegionSplit {
    /// Index of the region.
    pub region: usize,
    pub parts: ArrayVec<Region, 3>,
}

impl Field {
    /// Works out the groups and regions of a position.
    pub fn new(position: &Position) -> Self {
        let mut field = Self {
            position: *position,
            groups: ByPlayer::default(),
            regions: Vec::new(),
            single: ByPlayer::default(),
            territory: ByPlayer::default(),
        };
        for player in Player::ALL {
            let mut rest = position.stones(player);
            while let Some(start) = rest.first() {
                let stones = position.rules.connected(start, rest);
                rest = rest - stones;
                let halo = stones.iter().fold(BoardSet::EMPTY, |sum, point| sum | position.rules.near(point));
                field.groups[player].push(Group { stones, halo });
            }
        }
        let mut rest = position.empty();
        while let Some(start) = rest.first() {
            let cells = position.rules.connected(start, rest);
            rest = rest - cells;
            field.add_region(field.region(cells));
        }
        field
    }

    /// The position.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The groups of a player, in no particular order.
    pub fn groups(&self, player: Player) -> &[Group] {
        &self.groups[player]
    }

    /// The regions, in no particular order.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// A player's territory: the cells of regions that touch stones of this player only.
    pub fn territory(&self, player: Player) -> BoardSet {
        self.territory[player]
    }

    /// The empty cells that keep a player's groups alive: those of regions that touch no enemy group, or two or
    /// more. A group without such a cell beside it is smothered.
    #[inline]
    pub(super) fn air(&self, player: Player) -> BoardSet {
        self.position.empty() - self.single[player.other()]
    }

    /// Puts a stone of the player to move on an empty cell and updates groups and regions. What it smothers
    /// stays until [`settle`](Self::settle).
    pub(super) fn put(&mut self, point: Point) {
        let player = self.position.turn;
        let split = self.split(point, player);
        self.take_region(split.region);
        let mut joined = ArrayVec::<Group, 3>::new();
        let mut group = Group { stones: point.into(), halo: self.position.rules.near(point) };
        let groups = &mut self.groups[player];
        let mut index = 0;
        while index < groups.len() {
            if groups[index].halo.contains(point) {
                let other = groups.swap_remove(index);
                group.stones |= other.stones;
                group.halo |= other.halo;
                joined.push(other);
            } else {
                index += 1;
            }
        }
        groups.push(group);
        if joined.len() > 1 {
            self.count_joined(player, &joined);
        }
        self.position.toggle(player, point.into());
        for part in split.parts {
            self.add_region(part);
        }
    }

    /// Lowers each region's count of adjacent groups after several of a player's groups were joined into one.
    fn count_joined(&mut self, player: Player, joined: &[Group]) {
        for index in 0..self.regions.len() {
            let region = self.regions[index];
            let touching = joined.iter().filter(|group| group.halo.intersects(region.cells)).count();
            if touching > 1 {
                let count = &mut self.regions[index].groups[player];
                *count -= small(touching - 1);
                if *count == 1 {
                    self.single[player] |= region.cells;
                }
            }
        }
    }

    /// Works out into which parts a player's stone on an empty cell would split the region there, and which
    /// groups would touch each of them. Nothing is changed.
    pub(super) fn split(&self, point: Point, player: Player) -> RegionSplit {
        let found = self.regions.iter().position(|region| region.cells.contains(point));
        let index = found.expect("every empty cell lies in a region");
        let region = &self.regions[index];
        let rest = region.cells.without(point);
        let mut parts = ArrayVec::new();
        let rules = self.position.rules;
        let beside = rules.near(point) & rest;
        let Some(start) = beside.first() else { return RegionSplit { region: index, parts } };
        let mut cells = rest;
        if is_gap(&rules.ring[point.index()], rest) {
            cells = rules.flood(start, rest, beside);
            if beside.is_subset(cells) {
                cells = rest;
            }
        }
        let enemy = player.other();
        if cells == rest {
            let joined = self.groups[player].iter().filter(|group| group.halo.contains(point)).count();
            let lost = |group: &&Group| group.halo.contains(point) && !group.halo.intersects(rest);
            let lost = self.groups[enemy].iter().filter(lost).count();
            let mut groups = region.groups;
            groups[player] = groups[player] + 1 - small(joined);
            groups[enemy] -= small(lost);
            parts.push(Region { cells, groups });
            return RegionSplit { region: index, parts };
        }
        let mut left = rest;
        loop {
            let apart = |group: &&Group| !group.halo.contains(point) && group.halo.intersects(cells);
            let own = self.groups[player].iter().filter(apart).count();
            let mut groups = ByPlayer::default();
            // Every part touches the stone itself, and with it all that the stone joins.
            groups[player] = small(own) + 1;
            groups[enemy] = self.touching(enemy, cells);
            parts.push(Region { cells, groups });
            left = left - cells;
            let Some(start) = left.first() else { return RegionSplit { region: index, parts } };
            cells = rules.connected(start, left);
        }
    }

    /// Takes all smothered groups of the enemy off the board at once, and then, judged afresh, those of the
    /// player to move. Returns the stones that left.
    pub(super) fn settle(&mut self) -> RemovedStones {
        let player = self.position.turn;
        let mut removed = RemovedStones::default();
        for owner in [player.other(), player] {
            removed.stones[owner] = self.remove_smothered(owner);
        }
        removed
    }

    fn remove_smothered(&mut self, owner: Player) -> BoardSet {
        let air = self.air(owner);
        if self.groups[owner].iter().all(|group| group.halo.intersects(air)) {
            return BoardSet::EMPTY;
        }
        let mut smothered = Vec::new();
        self.groups[owner].retain(|group| {
            let lives = group.halo.intersects(air);
            if !lives {
                smothered.push(*group);
            }
            lives
        });
        let mut stones = BoardSet::EMPTY;
        // Regions that grew: each is all that a group leaves behind and touched.
        let mut grown: Vec<BoardSet> = Vec::new();
        for group in &smothered {
            stones |= group.stones;
            let mut cells = group.stones;
            grown.retain(|other| absorb(&mut cells, *other, group.halo));
            let mut index = 0;
            while index < self.regions.len() {
                if self.regions[index].cells.intersects(group.halo) {
                    cells |= self.take_region(index).cells;
                } else {
                    index += 1;
                }
            }
            grown.push(cells);
        }
        self.position.toggle(owner, stones);
        for cells in grown {
            self.add_region(self.region(cells));
        }
        stones
    }

    fn region(&self, cells: BoardSet) -> Region {
        Region { cells, groups: ByPlayer::from_fn(|player| self.touching(player, cells)) }
    }

    /// How many groups of a player touch these cells.
    fn touching(&self, player: Player, cells: BoardSet) -> u16 {
        small(self.groups[player].iter().filter(|group| group.halo.intersects(cells)).count())
    }

    fn add_region(&mut self, region: Region) {
        for player in Player::ALL {
            if region.groups[player] == 1 {
                self.single[player] |= region.cells;
            }
            if region.groups[player] > 0 && region.groups[player.other()] == 0 {
                self.territory[player] |= region.cells;
            }
        }
        self.regions.push(region);
    }

    fn take_region(&mut self, index: usize) -> Region {
        let region = self.regions.swap_remove(index);
        for player in Player::ALL {
            self.single[player] = self.single[player] - region.cells;
            self.territory[player] = self.territory[player] - region.cells;
        }
        region
    }
}

impl Clone for Field {
    fn clone(&self) -> Self {
        Self {
            position: self.position,
            groups: ByPlayer::from_fn(|player| self.groups[player].clone()),
            regions: self.regions.clone(),
            single: self.single,
            territory: self.territory,
        }
    }

    /// Takes over another field without asking for memory again: a search does this for every playout.
    fn clone_from(&mut self, other: &Self) {
        self.position = other.position;
        for player in Player::ALL {
            self.groups[player].clone_from(&other.groups[player]);
        }
        self.regions.clone_from(&other.regions);
        self.single = other.single;
        self.territory = other.territory;
    }
}

/// Adds `other` to `cells` if it touches the halo. Returns whether it does not, so that the caller keeps it.
fn absorb(cells: &mut BoardSet, other: BoardSet, halo: BoardSet) -> bool {
    let apart = !other.intersects(halo);
    if !apart {
        *cells |= other;
    }
    apart
}

/// Whether the neighbours of a point that are in `set` form more than one connected arc around it, so that a stone on
/// the point may split the set.
#[inline]
fn is_gap(ring: &[Point; 6], set: BoardSet) -> bool {
    let mut runs = 0;
    let mut before = set.contains(ring[5]);
    for &point in ring {
        let inside = set.contains(point);
        runs += u8::from(inside && !before);
        before = inside;
    }
    runs > 1
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a board has at most 331 groups")]
const fn small(count: usize) -> u16 {
    count as u16
}
