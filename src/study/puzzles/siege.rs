//! Finds out whether a group of Anda can be smothered in a given number of moves: every move of both sides is tried.

use std::collections::HashMap;

use crate::ai::Stop;
use crate::board::{BoardSet, Point};
use crate::rules::anda::{Field, Move, Position};
use crate::rules::{AnyMove, Game, Player};

/// Error of a search that was given up: it looked at too many moves, or `stop` was raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchLimitReached;

/// A search for whether one group of Anda can be smothered in a given number of moves. The group is known by one of
/// its cells: stones never move, so it is there as long as that stone is.
#[derive(Debug)]
pub(super) struct Siege {
    target: Point,
    owner: Player,
    /// Success of the attacker by position and moves left. The key says whose turn it is, too.
    known: HashMap<(u64, u8), bool>,
    left: u64,
    stop: Stop,
    /// Fields to play on, so that memory is asked for once.
    spare: Vec<Field>,
}

impl Siege {
    /// Creates a search about the owner's group on a cell that looks at no more than `most` moves in all.
    pub(super) fn new(target: Point, owner: Player, most: u64) -> Self {
        Self { target, owner, known: HashMap::new(), left: most, stop: Stop::default(), spare: Vec::new() }
    }

    /// Makes the search also end, with an error, as soon as `stop` is raised.
    pub(super) fn until(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// Returns `true` if the attacker, who is to move, smothers the group within `moves` moves against every defence.
    pub(super) fn falls(&mut self, position: &Position, moves: u8) -> Result<bool, SearchLimitReached> {
        self.attack(&Field::new(position), moves)
    }

    /// Returns all moves of the attacker, who is to move, that lead to the group being smothered within `moves`
    /// moves, this one included, against every defence.
    pub(super) fn attacks(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Vec<AnyMove>, SearchLimitReached> {
        let field = Field::new(position);
        let mut found = Vec::new();
        for cell in field.placements() {
            if self.attacks_with(&field, cell, moves)? {
                found.push(AnyMove::Anda(Move::Place(cell)));
            }
        }
        Ok(found)
    }

    /// Returns all moves of the owner, who is to move, after which the attacker cannot smother the group within
    /// `moves` moves.
    pub(super) fn rescues(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Vec<AnyMove>, SearchLimitReached> {
        let field = Field::new(position);
        let mut found = Vec::new();
        for cell in field.placements() {
            if self.rescues_with(&field, cell, moves)? {
                found.push(AnyMove::Anda(Move::Place(cell)));
            }
        }
        Ok(found)
    }

    /// Returns one move of the owner, who is to move, after which the attacker cannot smother the group within
    /// `moves` moves; none if there is no such move.
    pub(super) fn rescue(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Option<AnyMove>, SearchLimitReached> {
        let field = Field::new(position);
        for cell in field.placements() {
            if self.rescues_with(&field, cell, moves)? {
                return Ok(Some(AnyMove::Anda(Move::Place(cell))));
            }
        }
        Ok(None)
    }

    fn attack(&mut self, field: &Field, moves: u8) -> Result<bool, SearchLimitReached> {
        let key = (field.position().key(), moves);
        if moves > 1
            && let Some(&known) = self.known.get(&key)
        {
            return Ok(known);
        }
        // The cells around the group first: that is where it is smothered.
        let beside = self.beside(field);
        let cells = field.placements();
        let mut falls = false;
        for cell in (cells & beside).iter().chain((cells - beside).iter()) {
            if self.attacks_with(field, cell, moves)? {
                falls = true;
                break;
            }
        }
        if moves > 1 {
            self.known.insert(key, falls);
        }
        Ok(falls)
    }

    fn attacks_with(&mut self, field: &Field, cell: Point, moves: u8) -> Result<bool, SearchLimitReached> {
        let after = self.after(field, cell)?;
        let falls = match self.verdict(&after) {
            Some(falls) => Ok(falls),
            None if moves <= 1 => Ok(false),
            None => self.defend(&after, moves - 1),
        };
        self.spare.push(after);
        falls
    }

    /// Returns `true` if the group falls in `moves` moves of the attacker after every reply of the owner, who is to
    /// move.
    fn defend(&mut self, field: &Field, moves: u8) -> Result<bool, SearchLimitReached> {
        let key = (field.position().key(), moves);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let beside = self.beside(field);
        let cells = field.placements();
        let mut falls = !cells.is_empty();
        for cell in (cells & beside).iter().chain((cells - beside).iter()) {
            if self.rescues_with(field, cell, moves)? {
                falls = false;
                break;
            }
        }
        self.known.insert(key, falls);
        Ok(falls)
    }

    fn rescues_with(&mut self, field: &Field, cell: Point, moves: u8) -> Result<bool, SearchLimitReached> {
        let after = self.after(field, cell)?;
        let falls = match self.verdict(&after) {
            Some(falls) => Ok(falls),
            None => self.attack(&after, moves),
        };
        self.spare.push(after);
        falls.map(|falls| !falls)
    }

    fn after(&mut self, field: &Field, cell: Point) -> Result<Field, SearchLimitReached> {
        if self.stop.is_raised() {
            return Err(SearchLimitReached);
        }
        self.left = self.left.checked_sub(1).ok_or(SearchLimitReached)?;
        let mut after = self.spare.pop().unwrap_or_else(|| field.clone());
        after.clone_from(field);
        after.play_unchecked(Move::Place(cell));
        Ok(after)
    }

    /// Returns `true` if the siege has succeeded, if it is decided. An attacker who has lost the game has failed.
    fn verdict(&self, field: &Field) -> Option<bool> {
        let position = field.position();
        if position.winner() == Some(self.owner) {
            return Some(false);
        }
        (!position.stones(self.owner).contains(self.target)).then_some(true)
    }

    fn beside(&self, field: &Field) -> BoardSet {
        let group = field.groups(self.owner).iter().find(|group| group.stones.contains(self.target));
        group.map_or(BoardSet::EMPTY, |group| group.halo)
    }
}
