//! A legal position and what it tells of itself.

use crate::board::{Board, BoardSet};
use crate::rules::{ByPlayer, Player};

use super::Rules;
use super::key::{komi_key, stone_key, turn_key};

/// A legal position of Anda, reduced to what is needed to play on: the stones, whose turn it is, and the komi
/// points left.
///
/// Groups, regions and territories follow from the stones: a [`Field`](super::Field) works them out and keeps
/// them up to date. A position forgets how it came about; a match remembers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) rules: &'static Rules,
    pub(super) stones: ByPlayer<BoardSet>,
    pub(super) turn: Player,
    pub(super) komi_left: u16,
    pub(super) ply: u32,
    pub(super) key: u64,
}

impl Position {
    /// The empty board, Black to move, with the komi that the players agreed on.
    pub fn new(rules: &'static Rules, komi: u16) -> Self {
        let mut position =
            Self { rules, stones: ByPlayer::default(), turn: Player::Black, komi_left: komi, ply: 0, key: 0 };
        position.key = position.computed_key();
        position
    }

    /// The rules by which the position is played.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.rules.board
    }

    /// The cells with a player's stones.
    #[inline]
    pub fn stones(&self, player: Player) -> BoardSet {
        self.stones[player]
    }

    /// The cells with any stone.
    #[inline]
    pub fn occupied(&self) -> BoardSet {
        self.stones[Player::Black] | self.stones[Player::White]
    }

    /// The cells without a stone.
    #[inline]
    pub fn empty(&self) -> BoardSet {
        self.rules.all - self.occupied()
    }

    /// How many turns both players together have had; spending a komi point is one.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The komi points that White may still spend.
    #[inline]
    pub fn komi_left(&self) -> u16 {
        self.komi_left
    }

    /// Who is to move, or would be if the game were not over.
    #[inline]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Whether the player to move has not placed the first two stones yet.
    #[inline]
    pub fn is_first_turn(&self) -> bool {
        self.ply < 2
    }

    /// Who won, once a player has no group left.
    #[inline]
    pub fn winner(&self) -> Option<Player> {
        if self.is_first_turn() {
            return None;
        }
        Player::ALL.into_iter().find(|player| self.stones[player.other()].is_empty())
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.winner().is_some()
    }

    /// Whether the game stands as in another position: stones, side to move and komi left are the same, and
    /// only the number of plies may differ.
    pub fn repeats(&self, other: &Self) -> bool {
        let same = |ply| Self { ply, ..*other };
        self.is_first_turn() == other.is_first_turn() && *self == same(self.ply)
    }

    /// Puts a player's stones on these cells where there are none, and takes them away where they are, and
    /// updates the hash.
    #[inline]
    pub(super) fn toggle(&mut self, player: Player, cells: BoardSet) {
        self.stones[player] = self.stones[player] ^ cells;
        for cell in cells {
            self.key ^= stone_key(player, cell);
        }
    }

    /// Gives the turn to the other player and updates the hash.
    #[inline]
    pub(super) fn pass_turn(&mut self) {
        self.key ^= turn_key(self.turn, self.is_first_turn());
        self.turn = self.turn.other();
        self.ply += 1;
        self.key ^= turn_key(self.turn, self.is_first_turn());
    }

    /// Takes one of White's komi points away and updates the hash.
    #[inline]
    pub(super) fn spend_komi(&mut self) {
        self.key ^= komi_key(self.komi_left) ^ komi_key(self.komi_left - 1);
        self.komi_left -= 1;
    }
}
