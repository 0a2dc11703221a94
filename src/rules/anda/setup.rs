//! A position as somebody wrote it, and whether the rules allow it.

use std::fmt;

use thiserror::Error;

use crate::board::{BoardSet, Point};
use crate::rules::{ByPlayer, Player};

use super::{Field, Position, Rules};

/// A position that may be illegal: the only way to one that did not come about by playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule set.
    pub rules: &'static Rules,
    /// The cells with each player's stones.
    pub stones: ByPlayer<BoardSet>,
    /// Who is to move.
    pub turn: Player,
    /// The komi points that White may still spend.
    pub komi_left: u16,
    /// How many plies were played.
    pub ply: u32,
}

/// One thing that is wrong with a [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Black moves on even plies, White on odd ones.
    #[error("{turn} cannot be to move after {ply} plies")]
    WrongTurn {
        /// Who is said to be to move.
        turn: Player,
        /// After how many plies.
        ply: u32,
    },
    /// More plies than anybody plays: the count would run over.
    #[error("{0} plies are more than the {MAX_PLY} that a position may tell of")]
    TooManyPlies(u32),
    /// Every turn places one stone at most, the first turn two.
    #[error("{player} cannot have {found} stones after {ply} plies: {most} at most")]
    TooManyStones {
        /// Whose stones.
        player: Player,
        /// How many there are.
        found: usize,
        /// How many plies were played.
        ply: u32,
        /// How many there can be.
        most: usize,
    },
    /// Before anything can have been removed there are exactly two stones of each player who has moved.
    #[error("{0}’s first turn leaves two stones on parts of the perimeter that do not touch")]
    NotAFirstTurn(Player),
    /// One of the two always keeps a group.
    #[error("after both first turns at least one player has stones on the board")]
    NoStones,
    /// A group without a breath would have left the board.
    #[error("the group on {0} has no breath")]
    NoBreath(String),
}

/// More than any game has; turns are counted without running over from here on.
const MAX_PLY: u32 = 1_000_000_000;

/// Everything that is wrong with a [`Setup`], at least one thing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Setup {
    /// The position, if the rules allow it.
    ///
    /// # Errors
    /// Every reason why they do not.
    pub fn position(&self) -> Result<Position, SetupErrors> {
        let mut position = Position {
            rules: self.rules,
            stones: self.stones,
            turn: self.turn,
            komi_left: self.komi_left,
            ply: self.ply,
            key: 0,
        };
        position.key = position.computed_key();
        let errors = self.errors(&position);
        if errors.is_empty() { Ok(position) } else { Err(SetupErrors(errors)) }
    }

    fn errors(&self, position: &Position) -> Vec<SetupError> {
        let mut errors = Vec::new();
        if u32::from(self.turn == Player::White) != self.ply % 2 {
            errors.push(SetupError::WrongTurn { turn: self.turn, ply: self.ply });
        }
        if self.ply > MAX_PLY {
            errors.push(SetupError::TooManyPlies(self.ply));
        }
        for player in Player::ALL {
            let found = self.stones[player].len();
            let most = self.most_stones(player);
            if found > most {
                errors.push(SetupError::TooManyStones { player, found, ply: self.ply, most });
            } else if self.ply <= 2 && most == 2 && !self.shows_first_turn(player) {
                errors.push(SetupError::NotAFirstTurn(player));
            }
        }
        if self.ply >= 2 && position.occupied().is_empty() {
            errors.push(SetupError::NoStones);
        }
        let label = |point| self.rules.board.label(point).to_owned();
        errors.extend(breathless(position).map(|point| SetupError::NoBreath(label(point))));
        errors
    }

    /// How many stones a player can have put on the board.
    fn most_stones(&self, player: Player) -> usize {
        let turns = self.ply.saturating_add(u32::from(player == Player::Black)) / 2;
        if turns == 0 { 0 } else { turns as usize + 1 }
    }

    /// Whether a player's stones are those of a first turn just played. After both first turns they may also be
    /// gone: on the smallest board something is smothered already.
    fn shows_first_turn(&self, player: Player) -> bool {
        let stones = self.stones[player];
        match (stones.nth(0), stones.nth(1)) {
            (Some(one), Some(other)) => self.rules.perimeter.partners(one).contains(other),
            _ => self.ply == 2,
        }
    }
}

/// A point of each group without a breath.
fn breathless(position: &Position) -> impl Iterator<Item = Point> {
    let field = Field::new(position);
    let empty = position.empty();
    let points = Player::ALL.map(|player| {
        let groups = field.groups(player).iter().filter(|group| !group.halo.intersects(empty));
        groups.filter_map(|group| group.stones.first()).collect::<Vec<_>>()
    });
    points.into_iter().flatten()
}
