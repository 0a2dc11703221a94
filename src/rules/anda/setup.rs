//! A position as it was written, and whether the rules allow it.

use std::iter;

use thiserror::Error;

use crate::board::BoardSet;
use crate::rules::{ByPlayer, Player, SetupErrors};

use super::{Field, Position, Rules};

/// A position that a person sets up or a text describes, and that may still be illegal;
/// [`position`](Self::position) checks it. It is the only way to a [`Position`] that did not come about by
/// playing.
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

/// One thing that is wrong with a [`Setup`], so that it is no legal position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Black moves on even plies, White on odd ones.
    #[error("it cannot be {turn}’s turn after {ply} plies")]
    WrongTurn {
        /// The player whose turn the setup says it is.
        turn: Player,
        /// After how many plies.
        ply: u32,
    },
    /// More plies than any game has: the count would run over.
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
    #[error("{0}’s first turn leaves two stones on parts of the edge that do not touch")]
    NotAFirstTurn(Player),
    /// One of the two always keeps a group.
    #[error("after both first turns at least one player has stones on the board")]
    NoStones,
    /// A group without a breath would have left the board.
    #[error("the group on {label} has no breath")]
    NoBreath {
        /// The label of one of its stones.
        label: String,
        /// Its stones.
        stones: BoardSet,
    },
}

/// Maximum number of plies in a setup: more than any game has, and low enough that counting on from it does not
/// overflow.
const MAX_PLY: u32 = 1_000_000_000;

impl Setup {
    /// The empty board before the first move, without komi.
    pub fn new(rules: &'static Rules) -> Self {
        Self { rules, stones: ByPlayer::default(), turn: Player::Black, komi_left: 0, ply: 0 }
    }

    /// The setup that describes a position, to be changed.
    pub fn of(position: &Position) -> Self {
        Self {
            rules: position.rules,
            stones: position.stones,
            turn: position.turn,
            komi_left: position.komi_left,
            ply: position.ply,
        }
    }

    /// The legal position that is set up, if the rules allow it.
    ///
    /// # Errors
    /// Every reason why they do not.
    pub fn position(&self) -> Result<Position, SetupErrors<SetupError>> {
        let errors = self.errors();
        if errors.is_empty() { Ok(self.unchecked()) } else { Err(SetupErrors(errors)) }
    }

    /// What [`position`](Self::position) gives if the rules allow it; a [`Field`] can also be made of any other.
    fn unchecked(&self) -> Position {
        let mut position = Position {
            rules: self.rules,
            stones: self.stones,
            turn: self.turn,
            komi_left: self.komi_left,
            ply: self.ply,
            key: 0,
        };
        position.key = position.computed_key();
        position
    }

    /// Everything that is wrong with the setup; nothing if [`position`](Self::position) gives a position.
    pub fn errors(&self) -> Vec<SetupError> {
        let mut errors = self.ply_errors();
        let label = |stones: BoardSet| stones.first().map(|point| self.rules.board.label(point).to_owned());
        let error = |stones| SetupError::NoBreath { label: label(stones).unwrap_or_default(), stones };
        errors.extend(breathless(&self.unchecked()).map(error));
        errors
    }

    /// What is wrong with the side to move and the number of stones after this many plies.
    fn ply_errors(&self) -> Vec<SetupError> {
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
        if self.ply >= 2 && self.stones.iter().all(|(_, stones)| stones.is_empty()) {
            errors.push(SetupError::NoStones);
        }
        errors
    }

    /// The number of plies played with which this setup has the fewest errors: the present one if it is as
    /// good as any, otherwise the smallest. A player who sets up a board knows who is to move, but has
    /// counted no plies.
    pub fn fitting_ply(&self) -> u32 {
        let most = self.stones.iter().map(|(_, stones)| stones.len()).max().unwrap_or(0);
        let odd = usize::from(self.turn == Player::White);
        // The first turn is two stones and every later one is a stone at most.
        let plies = (odd..=2 * most + 4).step_by(2).filter_map(|ply| u32::try_from(ply).ok());
        let plies = iter::once(self.ply).chain(plies);
        plies.min_by_key(|&ply| Self { ply, ..self.clone() }.ply_errors().len()).unwrap_or(self.ply)
    }

    /// The cells to highlight for an error; none if it is about numbers.
    pub fn points_of(&self, error: &SetupError) -> BoardSet {
        match *error {
            SetupError::NoBreath { stones, .. } => stones,
            SetupError::NotAFirstTurn(player) | SetupError::TooManyStones { player, .. } => {
                self.stones[player]
            }
            SetupError::WrongTurn { .. } | SetupError::TooManyPlies(_) | SetupError::NoStones => {
                BoardSet::EMPTY
            }
        }
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

/// The stones of each group that has no empty cell beside it.
fn breathless(position: &Position) -> impl Iterator<Item = BoardSet> {
    let field = Field::new(position);
    let empty = position.empty();
    let points = Player::ALL.map(|player| {
        let groups = field.groups(player).iter().filter(|group| !group.halo.intersects(empty));
        groups.map(|group| group.stones).collect::<Vec<_>>()
    });
    points.into_iter().flatten()
}
