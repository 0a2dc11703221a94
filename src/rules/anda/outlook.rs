//! What a move would do and which groups are threatened, for display rather than for play.

use crate::board::BoardSet;
use crate::rules::{EndangeredGroup, Player};

use super::{Field, Move, Position};

impl Position {
    /// The groups that a legal move would take off the board, in the order of the rule: the enemy's, then the
    /// player's own.
    ///
    /// ```
    /// use abande::board::Side;
    /// use abande::rules::anda::{Move, Position, Rules};
    ///
    /// let mut game = Position::new(Rules::of_side(Side::Three), 0);
    /// let read = |text| Move::parse(game.board(), text).unwrap();
    /// let moves = ["a1+d4", "b4+e2", "e1", "a3"].map(read);
    /// for mv in moves {
    ///     assert!(game.removed_by(mv).is_empty());
    ///     game.play(mv).unwrap();
    /// }
    /// ```
    pub fn removed_by(&self, mv: Move) -> Vec<BoardSet> {
        let player = self.turn;
        let removed = Field::new(self).play_unchecked(mv);
        let groups = [player.other(), player].map(|owner| self.parts(removed.stones[owner]));
        groups.concat()
    }

    /// Every group that one stone of its enemy would smother, were it the enemy's turn, with the cells where
    /// that stone would stand. None before both first turns and once the game is over.
    pub fn dangers(&self) -> Vec<EndangeredGroup> {
        if self.is_first_turn() || self.is_over() {
            return Vec::new();
        }
        Player::ALL.into_iter().flat_map(|owner| self.dangers_of(owner)).collect()
    }

    fn dangers_of(&self, owner: Player) -> Vec<EndangeredGroup> {
        let mut position = *self;
        if position.turn == owner {
            position.pass_turn();
        }
        let before = Field::new(&position);
        let mut after = before.clone();
        let mut dangers: Vec<EndangeredGroup> = Vec::new();
        for cell in before.placements() {
            after.clone_from(&before);
            let removed = after.play_unchecked(Move::Place(cell)).stones[owner];
            if removed.is_empty() {
                continue;
            }
            for group in before.groups(owner).iter().filter(|group| group.stones.intersects(removed)) {
                match dangers.iter_mut().find(|danger| danger.stones == group.stones) {
                    Some(danger) => danger.by.insert(cell),
                    None => dangers.push(EndangeredGroup { owner, stones: group.stones, by: cell.into() }),
                }
            }
        }
        dangers
    }

    /// The connected parts of a set of cells.
    fn parts(&self, set: BoardSet) -> Vec<BoardSet> {
        let mut rest = set;
        let mut parts = Vec::new();
        while let Some(start) = rest.first() {
            let part = self.rules.connected(start, rest);
            rest = rest - part;
            parts.push(part);
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;
    use crate::rules::Game;
    use crate::rules::anda::Rules;

    /// In random games on every small side: what a move is said to remove is what it removes, group by group, and a
    /// group is in danger exactly if a move of the enemy takes it.
    #[test]
    fn removals_and_dangers_come_true() {
        let mut seed = 7_usize;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        let (mut removed_own, mut removed_enemy, mut in_danger) = (0, 0, 0);
        for side in [Side::Three, Side::Four, Side::Five] {
            for _ in 0..30 {
                let mut game = Position::new(Rules::of_side(side), 2);
                while !game.is_over() {
                    let legal = game.legal_moves();
                    let mv = legal[next(legal.len())];
                    let (player, dangers) = (game.turn(), game.dangers());
                    in_danger += dangers.len();
                    let removed = game.removed_by(mv);
                    let before = game;
                    game.play(mv).unwrap();
                    let placed = match mv {
                        Move::First(one, other) => BoardSet::from(one) | other.into(),
                        Move::Place(point) => point.into(),
                        Move::Komi => BoardSet::EMPTY,
                    };
                    let gone = (before.occupied() | placed) - game.occupied();
                    assert_eq!(removed.iter().fold(BoardSet::EMPTY, |sum, group| sum | *group), gone);
                    let enemies = |group: &&BoardSet| group.intersects(before.stones(player.other()));
                    let first = removed.iter().take_while(enemies).count();
                    assert!(removed[first..].iter().all(|group| !enemies(&group)), "the enemy goes first");
                    removed_enemy += first;
                    removed_own += removed.len() - first;
                    for group in &removed[..first] {
                        let Move::Place(point) = mv else { continue };
                        let known = dangers.iter().find(|danger| danger.stones == *group).unwrap();
                        assert!(known.by.contains(point) && known.owner == player.other());
                    }
                    for danger in dangers.iter().filter(|danger| danger.owner != player) {
                        let took = matches!(mv, Move::Place(point) if danger.by.contains(point));
                        assert_eq!(took, removed.contains(&danger.stones) && mv != Move::Komi);
                    }
                }
            }
        }
        assert!(removed_own > 20 && removed_enemy > 20 && in_danger > 100);
    }
}
