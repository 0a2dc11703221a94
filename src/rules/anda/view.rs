//! What the board shows.

use crate::board::BoardSet;
use crate::rules::{
    BoardView, ByPlayer, EntryHighlight, Game, GameKind, GroupView, Player, RegionView, StackView,
};

use super::{Field, Position};

impl Position {
    /// What the board shows, as plain data to be drawn: stones, groups and regions, and where stones may go.
    pub fn view(&self) -> BoardView {
        let field = Field::new(self);
        let groups: Vec<_> = Player::ALL
            .into_iter()
            .flat_map(|owner| field.groups(owner).iter().map(move |group| (owner, group)))
            .collect();
        let touch = |halo: BoardSet, cells: BoardSet| halo.intersects(cells);
        let regions = field.regions();
        let territory = |cells: BoardSet| {
            Player::ALL.into_iter().find(|&player| field.territory(player).intersects(cells))
        };
        let stack = |(owner, point)| StackView {
            point,
            pieces: vec![owner],
            pinned: false,
            asleep: false,
            tower: false,
        };
        let stones = Player::ALL
            .into_iter()
            .flat_map(|owner| self.stones(owner).iter().map(move |point| (owner, point)));
        BoardView {
            board: self.board(),
            game: GameKind::Anda,
            stacks: stones.map(stack).collect(),
            hands: ByPlayer::default(),
            handicap_points: ByPlayer::default(),
            points: ByPlayer::default(),
            asleep: ByPlayer::default(),
            regions: regions
                .iter()
                .map(|region| RegionView {
                    points: region.cells,
                    groups: indices(&groups, |(_, group)| touch(group.halo, region.cells)),
                    owner: territory(region.cells),
                })
                .collect(),
            groups: groups
                .iter()
                .map(|(owner, group)| GroupView {
                    owner: *owner,
                    points: group.stones,
                    breaths: indices(regions, |region| touch(group.halo, region.cells)),
                })
                .collect(),
            to_move: self.to_move(),
            entries: if self.is_first_turn() { self.first_cells() } else { field.placements() },
            entering: if self.is_first_turn() {
                EntryHighlight::InFewPlaces
            } else {
                EntryHighlight::NearlyEverywhere
            },
            entries_due: match (self.is_over(), self.is_first_turn()) {
                (true, _) => 0,
                (false, true) => 2,
                (false, false) => 1,
            },
            carries: Vec::new(),
            can_pass: false,
            komi_left: Some(self.komi_left()),
            can_spend_komi: self.can_spend_komi(),
        }
    }
}

fn indices<T>(items: &[T], wanted: impl Fn(&T) -> bool) -> Vec<usize> {
    (0..).zip(items).filter(|(_, item)| wanted(item)).map(|(index, _)| index).collect()
}
