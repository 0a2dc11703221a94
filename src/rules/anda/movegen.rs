//! Which moves are legal.

use crate::board::{BoardSet, Point};
use crate::rules::{Game, Outcome, Player};

use super::{Field, Move, Position, RemovedStones};

impl Position {
    /// The cells where the two stones of a player's first turn may stand; none on later turns.
    pub fn first_cells(&self) -> BoardSet {
        if !self.is_first_turn() {
            return BoardSet::EMPTY;
        }
        self.rules.perimeter.cells() - self.occupied()
    }

    /// The cells where the second stone of a player's first turn may stand if the first stands on `first`.
    pub fn partners(&self, first: Point) -> BoardSet {
        if !self.first_cells().contains(first) {
            return BoardSet::EMPTY;
        }
        self.rules.perimeter.partners(first) - self.occupied()
    }

    /// Whether the player to move may spend a komi point instead of placing a stone.
    #[inline]
    pub fn can_spend_komi(&self) -> bool {
        self.turn == Player::White && self.komi_left > 0 && !self.is_first_turn() && !self.is_over()
    }
}

impl Field {
    /// The empty cells outside the enemy's territory, which is where the player to move may place a stone but
    /// for lone suicides. None on a first turn and once the game is over.
    #[inline]
    pub fn candidates(&self) -> BoardSet {
        if self.position.is_first_turn() || self.position.is_over() {
            return BoardSet::EMPTY;
        }
        self.position.empty() - self.territory[self.position.turn.other()]
    }

    /// The cells where the player to move may place a stone, lone suicides left out; none on a first turn.
    pub fn placements(&self) -> BoardSet {
        let candidates = self.candidates();
        candidates.iter().filter(|&point| !self.is_lone_suicide(point)).collect()
    }

    /// Whether a stone on this one of the [`candidates`](Self::candidates) would be the only one to leave the
    /// board in the turn in which it is placed, which is forbidden.
    pub fn is_lone_suicide(&self, point: Point) -> bool {
        let position = &self.position;
        let (player, enemy) = (position.turn, position.turn.other());
        if position.rules.near(point).intersects(position.stones[player]) {
            return false;
        }
        // A stone by itself: its breaths are all parts of the region that it stands in.
        let split = self.split(point, player);
        if split.parts.iter().any(|part| part.groups[enemy] != 1) {
            return false;
        }
        // It would be smothered. Does an enemy group go first, or another group of its own with it?
        let region = self.regions[split.region].cells;
        let empty = position.empty().without(point);
        let smothers = |owner: Player| {
            let other = owner.other();
            let alone = split.parts.iter().filter(|part| part.groups[other] == 1);
            let single = alone.fold(self.single[other] - region, |sum, part| sum | part.cells);
            let air = empty - single;
            self.groups[owner].iter().any(|group| !group.halo.intersects(air))
        };
        !smothers(enemy) && !smothers(player)
    }

    /// Plays a move that is known to be legal, and returns the stones that left the board.
    ///
    /// # Panics
    /// If a stone is put where one stands already. Any other illegal move leaves a nonsensical position.
    pub fn play_unchecked(&mut self, mv: Move) -> RemovedStones {
        match mv {
            Move::First(one, other) => {
                self.put(one);
                self.put(other);
            }
            Move::Place(point) => self.put(point),
            Move::Komi => self.position.spend_komi(),
        }
        let removed = self.settle();
        self.position.pass_turn();
        removed
    }

    /// Appends every legal move to a list, each once; none once the game is over.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        let position = &self.position;
        for one in position.first_cells() {
            let others = position.partners(one).iter().filter(|&other| one < other);
            moves.extend(others.map(|other| Move::First(one, other)));
        }
        moves.extend(self.placements().iter().map(Move::Place));
        if position.can_spend_komi() {
            moves.push(Move::Komi);
        }
    }
}

impl Game for Position {
    type Move = Move;

    fn to_move(&self) -> Option<Player> {
        (!self.is_over()).then_some(self.turn)
    }

    fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        Field::new(self).legal_moves_into(moves);
    }

    fn play_unchecked(&mut self, mv: Move) {
        let mut field = Field::new(self);
        field.play_unchecked(mv);
        debug_assert_eq!(field.inconsistency(), None, "{self:?} {mv:?}");
        *self = field.position;
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(Outcome::Win)
    }

    fn key(&self) -> u64 {
        self.key
    }
}

/// The same moves without working out the groups anew at each: for search and long random games.
impl Game for Field {
    type Move = Move;

    fn to_move(&self) -> Option<Player> {
        self.position.to_move()
    }

    fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        Self::legal_moves_into(self, moves);
    }

    fn play_unchecked(&mut self, mv: Move) {
        Self::play_unchecked(self, mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn key(&self) -> u64 {
        self.position.key
    }
}
