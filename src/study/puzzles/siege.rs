//! Finds out whether a group of Anda can be smothered in a given number of moves: an AND/OR search that tries every move
//! of both sides.

use std::collections::HashMap;

use crate::ai::Stop;
use crate::board::{BoardSet, Point};
use crate::rules::anda::{Field, Move, Position};
use crate::rules::{AnyMove, Game, Player};

/// Error of a search that was given up: it looked at too many moves, or `stop` was raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchLimitReached;

/// What has become of a group once a siege is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SiegeOutcome {
    /// The group has left the board.
    Falls,
    /// The attacker has lost the game.
    Holds,
}

/// A search for whether one group of Anda can be smothered in a given number of moves. The group is known by one of
/// its cells: stones never move, so it is there as long as that stone is.
///
/// The attacker wants the group to fall, its owner wants it to hold. Moves are counted for the attacker alone.
#[derive(Debug)]
pub(super) struct Siege {
    target: Point,
    owner: Player,
    /// Whether the group falls, by position and moves left. The key says whose turn it is, too.
    cache: HashMap<(u64, u8), bool>,
    nodes_left: u64,
    stop: Stop,
    /// Fields to play on, so that memory is asked for once.
    free_fields: Vec<Field>,
}

impl Siege {
    /// Creates a search about the owner's group on a cell that looks at no more than `node_limit` moves in all.
    pub(super) fn new(target: Point, owner: Player, node_limit: u64) -> Self {
        Self {
            target,
            owner,
            cache: HashMap::new(),
            nodes_left: node_limit,
            stop: Stop::default(),
            free_fields: Vec::new(),
        }
    }

    /// Makes the search also end, with an error, as soon as `stop` is raised.
    pub(super) fn until(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// Returns `true` if the attacker, who is to move, smothers the group within `moves` moves against every defence.
    pub(super) fn can_smother(&mut self, position: &Position, moves: u8) -> Result<bool, SearchLimitReached> {
        self.attacker_to_move(&Field::new(position), moves)
    }

    /// Returns all moves of the attacker, who is to move, that lead to the group being smothered within `moves`
    /// moves, this one included, against every defence.
    pub(super) fn smothering_moves(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Vec<AnyMove>, SearchLimitReached> {
        self.moves_where(position, |siege, field, cell| siege.falls_after_attack(field, cell, moves))
    }

    /// Returns all moves of the owner, who is to move, after which the attacker cannot smother the group within
    /// `moves` moves.
    pub(super) fn saving_moves(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Vec<AnyMove>, SearchLimitReached> {
        self.moves_where(position, |siege, field, cell| Ok(!siege.falls_after_reply(field, cell, moves)?))
    }

    /// Returns one move of the owner, who is to move, after which the attacker cannot smother the group within
    /// `moves` moves; none if there is no such move.
    pub(super) fn first_saving_move(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Option<AnyMove>, SearchLimitReached> {
        let field = Field::new(position);
        for cell in field.placements() {
            if !self.falls_after_reply(&field, cell, moves)? {
                return Ok(Some(AnyMove::Anda(Move::Place(cell))));
            }
        }
        Ok(None)
    }

    /// Returns the placements that fulfil a condition.
    fn moves_where(
        &mut self,
        position: &Position,
        is_wanted: impl Fn(&mut Self, &Field, Point) -> Result<bool, SearchLimitReached>,
    ) -> Result<Vec<AnyMove>, SearchLimitReached> {
        let field = Field::new(position);
        let mut found = Vec::new();
        for cell in field.placements() {
            if is_wanted(self, &field, cell)? {
                found.push(AnyMove::Anda(Move::Place(cell)));
            }
        }
        Ok(found)
    }

    /// Returns `true` if some move of the attacker makes the group fall within `moves` moves (an OR node).
    fn attacker_to_move(&mut self, field: &Field, moves: u8) -> Result<bool, SearchLimitReached> {
        let search = |siege: &mut Self| -> Result<bool, SearchLimitReached> {
            for cell in siege.ordered_placements(field) {
                if siege.falls_after_attack(field, cell, moves)? {
                    return Ok(true);
                }
            }
            Ok(false)
        };
        // There are very many last moves, and each is soon tried again.
        if moves > 1 { self.cached(field, moves, search) } else { search(self) }
    }

    /// Returns `true` if the group falls within `moves` moves of the attacker after every reply of the owner (an AND
    /// node). If there is no reply, the group holds.
    fn owner_to_move(&mut self, field: &Field, moves: u8) -> Result<bool, SearchLimitReached> {
        self.cached(field, moves, |siege| {
            let mut falls = false;
            for cell in siege.ordered_placements(field) {
                falls = siege.falls_after_reply(field, cell, moves)?;
                if !falls {
                    break;
                }
            }
            Ok(falls)
        })
    }

    /// Returns `true` if the group falls within `moves` moves of the attacker, of which the stone on this cell is the
    /// first.
    fn falls_after_attack(
        &mut self,
        field: &Field,
        cell: Point,
        moves: u8,
    ) -> Result<bool, SearchLimitReached> {
        let child = self.child(field, cell)?;
        let falls = match self.outcome(&child) {
            Some(outcome) => Ok(outcome == SiegeOutcome::Falls),
            None if moves <= 1 => Ok(false),
            None => self.owner_to_move(&child, moves - 1),
        };
        self.free_fields.push(child);
        falls
    }

    /// Returns `true` if the group falls within `moves` moves of the attacker after the owner's stone on this cell.
    fn falls_after_reply(
        &mut self,
        field: &Field,
        cell: Point,
        moves: u8,
    ) -> Result<bool, SearchLimitReached> {
        let child = self.child(field, cell)?;
        let falls = match self.outcome(&child) {
            Some(outcome) => Ok(outcome == SiegeOutcome::Falls),
            None => self.attacker_to_move(&child, moves),
        };
        self.free_fields.push(child);
        falls
    }

    /// Looks up whether the group falls, or searches and remembers it.
    fn cached(
        &mut self,
        field: &Field,
        moves: u8,
        search: impl FnOnce(&mut Self) -> Result<bool, SearchLimitReached>,
    ) -> Result<bool, SearchLimitReached> {
        let key = (field.position().key(), moves);
        if let Some(&falls) = self.cache.get(&key) {
            return Ok(falls);
        }
        let falls = search(self)?;
        self.cache.insert(key, falls);
        Ok(falls)
    }

    /// Returns the field after a stone on this cell, and counts it.
    fn child(&mut self, field: &Field, cell: Point) -> Result<Field, SearchLimitReached> {
        if self.stop.is_raised() {
            return Err(SearchLimitReached);
        }
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(SearchLimitReached)?;
        let mut child = self.free_fields.pop().unwrap_or_else(|| field.clone());
        child.clone_from(field);
        child.play_unchecked(Move::Place(cell));
        Ok(child)
    }

    /// Returns how the siege has ended, if it has. An attacker who has lost the game has failed, whatever has become of
    /// the group.
    fn outcome(&self, field: &Field) -> Option<SiegeOutcome> {
        let position = field.position();
        if position.winner() == Some(self.owner) {
            return Some(SiegeOutcome::Holds);
        }
        (!position.stones(self.owner).contains(self.target)).then_some(SiegeOutcome::Falls)
    }

    /// Returns the cells to play on, those around the group first: that is where it is smothered.
    fn ordered_placements(&self, field: &Field) -> impl Iterator<Item = Point> + use<> {
        let (cells, halo) = (field.placements(), self.target_halo(field));
        (cells & halo).iter().chain((cells - halo).iter())
    }

    /// Returns the cells around the group.
    fn target_halo(&self, field: &Field) -> BoardSet {
        let group = field.groups(self.owner).iter().find(|group| group.stones.contains(self.target));
        group.map_or(BoardSet::EMPTY, |group| group.halo)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::AnyGame;
    use crate::rules::tests::played;
    use crate::study::puzzles::{Puzzle, PuzzleTask};

    const NODES: u64 = 1_000_000;

    fn position(game: &AnyGame) -> Position {
        match game {
            AnyGame::Anda(position) => *position,
            AnyGame::Abande(_) => panic!("a position of Abande"),
        }
    }

    fn point(position: &Position, label: &str) -> Point {
        position.board().find(label).unwrap()
    }

    /// A position of the collection in which g4 is the only move that smothers the group of a1, and the siege of it.
    fn falling_in_one() -> (Position, Siege) {
        let line = "anda-4 | smother a1 1 | 994 | smothering connection elimination | g4 \
                    | x,1,1,x/1,1,1,2,1/2,2,2,2,2,1/2,2,1,1,1,1,x/2,2,1,x,1,1/2,2,x,1,x/2,1,1,x 1 0 32";
        let puzzle: Puzzle = line.parse().unwrap();
        let PuzzleTask::Smother { target, .. } = puzzle.task else { panic!("{:?}", puzzle.task) };
        let position = position(&puzzle.start);
        (position, Siege::new(target, position.turn().other(), NODES))
    }

    #[test]
    fn a_group_falls_in_one_move() {
        let (position, mut siege) = falling_in_one();
        assert_eq!(siege.can_smother(&position, 1), Ok(true));
        let only = AnyMove::Anda(Move::Place(point(&position, "g4")));
        assert_eq!(siege.smothering_moves(&position, 1), Ok(vec![only]));
    }

    #[test]
    fn a_group_with_territory_never_falls() {
        // Black has walled off the corner a1, where White may not play. White is to move.
        let position = position(&played("anda-4", "a2+g1 d1+d7 b1 e5 b2"));
        let mut siege = Siege::new(point(&position, "a2"), Player::Black, NODES);
        assert_eq!(siege.can_smother(&position, 2), Ok(false));
        assert_eq!(siege.smothering_moves(&position, 2), Ok(Vec::new()));
    }

    #[test]
    fn a_search_that_is_stopped_or_too_long_has_no_answer() {
        let (position, siege) = falling_in_one();
        let stop = Stop::default();
        stop.raise();
        assert_eq!(siege.until(&stop).can_smother(&position, 1), Err(SearchLimitReached));
        let (position, siege) = falling_in_one();
        let mut short = Siege { nodes_left: 0, ..siege };
        assert_eq!(short.smothering_moves(&position, 1), Err(SearchLimitReached));
    }

    #[test]
    fn an_attacker_who_loses_the_game_has_failed() {
        // Black's d3 smothers every group of White.
        let before = position(&played("anda-3", "a1+d4 b4+e2 b2 e1 c3 d1"));
        let d3 = point(&before, "d3");
        let mut of_black = Siege::new(point(&before, "a1"), Player::Black, NODES);
        assert_eq!(of_black.falls_after_reply(&Field::new(&before), d3, 1), Ok(false));
        let won = Field::new(&position(&played("anda-3", "a1+d4 b4+e2 b2 e1 c3 d1 d3")));
        assert_eq!(of_black.outcome(&won), Some(SiegeOutcome::Holds));
        // Not even a stone of Black's that is gone counts then.
        let gone = Siege::new(point(&before, "b4"), Player::Black, NODES);
        assert_eq!(gone.outcome(&won), Some(SiegeOutcome::Holds));
        let of_white = Siege::new(point(&before, "b4"), Player::White, NODES);
        assert_eq!(of_white.outcome(&won), Some(SiegeOutcome::Falls));
    }
}
