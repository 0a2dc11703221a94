//! Why a move is against the rules.

use std::fmt;

use thiserror::Error;

use crate::board::{Board, Point};
use crate::rules::{Game, Player};

use super::{Field, Move, PerimeterPart, Position};

/// The rule that a refused move would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMoveReason {
    /// A player has lost the last group.
    GameOver,
    /// There is a stone already, of this player.
    Occupied(Point, Player),
    /// The cell belongs to the enemy's territory.
    EnemyTerritory(Point),
    /// The stone would be the only one to leave the board in its turn.
    LoneSuicide(Point),
    /// The first turn is two stones, not one.
    NeedsTwoStones,
    /// Only the first turn is two stones.
    NotYourFirstTurn,
    /// The first two stones stand on the perimeter.
    NotOnPerimeter(Point),
    /// Both stones on the same cell.
    SameCell(Point),
    /// Both stones on the same part of the perimeter.
    SamePart(PerimeterPart),
    /// The stones stand on parts of the perimeter that touch.
    PartsTouch {
        /// The stones.
        points: [Point; 2],
        /// The part that each of them stands on.
        parts: [PerimeterPart; 2],
    },
    /// Komi points are White's.
    KomiIsWhites,
    /// A first turn is two stones; no komi point is spent then.
    KomiOnFirstTurn,
    /// All komi points are spent, or there never was one.
    NoKomiLeft,
}

/// A move that the rules forbid, and why. Its text is a whole sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct IllegalMove {
    /// The rule that the move breaks.
    pub reason: IllegalMoveReason,
    /// Gives points their names.
    pub board: &'static Board,
    /// The player to move.
    pub player: Player,
}

impl Position {
    /// Checks whether a move is legal.
    ///
    /// # Errors
    /// The reason. A first turn is judged stone by stone before the two parts of the perimeter are compared.
    pub fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let refusal = if self.is_over() {
            Some(IllegalMoveReason::GameOver)
        } else {
            match mv {
                Move::First(one, other) => self.first_refusal([one, other]),
                Move::Place(point) => self.placement_refusal(point),
                Move::Komi => self.komi_refusal(),
            }
        };
        refusal.map_or(Ok(()), |reason| Err(self.refused(reason)))
    }

    /// Plays a move if it is legal; otherwise says why not and leaves the position as it is.
    ///
    /// # Errors
    /// The most useful reason why the move is against the rules.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check_move(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Why the first of the two stones of a first turn may not stand on this cell; none if it may.
    pub fn why_not_first(&self, point: Point) -> Option<IllegalMove> {
        if self.is_first_turn() {
            self.stone_refusal(point).map(|reason| self.refused(reason))
        } else {
            Some(self.refused(IllegalMoveReason::NotYourFirstTurn))
        }
    }

    fn refused(&self, reason: IllegalMoveReason) -> IllegalMove {
        IllegalMove { reason, board: self.board(), player: self.turn }
    }

    fn occupied_refusal(&self, point: Point) -> Option<IllegalMoveReason> {
        let owner = Player::ALL.into_iter().find(|&player| self.stones[player].contains(point));
        owner.map(|owner| IllegalMoveReason::Occupied(point, owner))
    }

    fn stone_refusal(&self, point: Point) -> Option<IllegalMoveReason> {
        let perimeter = self.rules.perimeter.cells();
        self.occupied_refusal(point)
            .or_else(|| (!perimeter.contains(point)).then_some(IllegalMoveReason::NotOnPerimeter(point)))
    }

    fn first_refusal(&self, points: [Point; 2]) -> Option<IllegalMoveReason> {
        if !self.is_first_turn() {
            return Some(IllegalMoveReason::NotYourFirstTurn);
        }
        let [one, other] = points;
        if one == other {
            return Some(IllegalMoveReason::SameCell(one));
        }
        if let Some(reason) = points.into_iter().find_map(|point| self.stone_refusal(point)) {
            return Some(reason);
        }
        if self.partners(one).contains(other) {
            return None;
        }
        let parts = [self.rules.perimeter.part(one)?, self.rules.perimeter.part(other)?];
        Some(if parts[0] == parts[1] {
            IllegalMoveReason::SamePart(parts[0])
        } else {
            IllegalMoveReason::PartsTouch { points, parts }
        })
    }

    fn placement_refusal(&self, point: Point) -> Option<IllegalMoveReason> {
        if let Some(reason) = self.occupied_refusal(point) {
            return Some(reason);
        }
        if self.is_first_turn() {
            return Some(IllegalMoveReason::NeedsTwoStones);
        }
        let field = Field::new(self);
        if field.territory(self.turn.other()).contains(point) {
            return Some(IllegalMoveReason::EnemyTerritory(point));
        }
        field.is_lone_suicide(point).then_some(IllegalMoveReason::LoneSuicide(point))
    }

    fn komi_refusal(&self) -> Option<IllegalMoveReason> {
        if self.turn == Player::Black {
            Some(IllegalMoveReason::KomiIsWhites)
        } else if self.is_first_turn() {
            Some(IllegalMoveReason::KomiOnFirstTurn)
        } else {
            (self.komi_left == 0).then_some(IllegalMoveReason::NoKomiLeft)
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = |point: Point| self.board.label(point);
        let (player, enemy) = (self.player, self.player.other());
        match self.reason {
            IllegalMoveReason::GameOver => write!(f, "The game is over."),
            IllegalMoveReason::Occupied(point, owner) => {
                write!(f, "There is already a {} stone on {}.", owner.word(), label(point))
            }
            IllegalMoveReason::EnemyTerritory(point) => write!(
                f,
                "{} is territory of {enemy}: that region touches no stone of {player}.",
                label(point)
            ),
            IllegalMoveReason::LoneSuicide(point) => {
                write!(f, "A stone on {} would be smothered and leave the board alone.", label(point))
            }
            IllegalMoveReason::NeedsTwoStones => {
                let [near, far] = self.board.ends().map(label);
                write!(
                    f,
                    "{player}’s first turn is two stones on the edge of the board, for example {near}+{far}."
                )
            }
            IllegalMoveReason::NotYourFirstTurn => {
                write!(f, "Two stones are placed only on a player’s first turn, and {player}’s is over.")
            }
            IllegalMoveReason::NotOnPerimeter(point) => {
                write!(f, "{} is not on the edge of the board, where the first two stones go.", label(point))
            }
            IllegalMoveReason::SameCell(point) => {
                write!(f, "Two stones cannot both stand on {}.", label(point))
            }
            IllegalMoveReason::SamePart(part) => write!(
                f,
                "Both stones would be {} {}: choose two parts of the edge that do not touch.",
                if matches!(part, PerimeterPart::Corner(_)) { "in" } else { "on" },
                part.display(self.board)
            ),
            IllegalMoveReason::PartsTouch { points: [one, other], parts: [first, second] } => {
                self.write_parts(f, (one, first), (other, second))
            }
            IllegalMoveReason::KomiIsWhites => write!(f, "Only White has komi points to spend."),
            IllegalMoveReason::KomiOnFirstTurn => {
                write!(f, "No komi point on the first turn: {player} places two stones.")
            }
            IllegalMoveReason::NoKomiLeft => write!(f, "White has no komi point left."),
        }
    }
}

impl IllegalMove {
    fn write_parts(
        &self,
        f: &mut fmt::Formatter<'_>,
        (one, first): (Point, PerimeterPart),
        (other, second): (Point, PerimeterPart),
    ) -> fmt::Result {
        let (first, second) = (first.display(self.board), second.display(self.board));
        let (one, other) = (self.board.label(one), self.board.label(other));
        write!(f, "{one} is on {first} and {other} on {second}: these two parts of the edge touch.")
    }
}
