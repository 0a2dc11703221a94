//! A second solver, without any of the search's tricks: every move of every position, to the end.

use std::collections::HashMap;

use abande::rules::{AnyGame, Game, Outcome, Player};

/// Remembers the margins of the positions of one game, by their keys.
#[derive(Default)]
pub struct Solver {
    known: HashMap<u64, i32>,
    /// How many positions a question may visit, and how many of them are left.
    budget: u32,
}

impl Solver {
    /// The final margin for the player to move if both play their best, in Anda 1 or −1; none if that takes more than
    /// so many positions.
    pub fn margin(&mut self, game: &AnyGame, most: u32) -> Option<i32> {
        self.budget = most;
        self.solve(game)
    }

    fn solve(&mut self, game: &AnyGame) -> Option<i32> {
        if let Some(outcome) = game.outcome() {
            return Some(final_margin(game, outcome, next_player(game)));
        }
        if let Some(&known) = self.known.get(&game.key()) {
            return Some(known);
        }
        self.budget = self.budget.checked_sub(1)?;
        let player = game.to_move()?;
        let mut best = i32::MIN;
        for mv in game.legal_moves() {
            let mut next = *game;
            next.play_unchecked(mv);
            let margin = match next.outcome() {
                Some(outcome) => final_margin(&next, outcome, player),
                None => -self.solve(&next)?,
            };
            best = best.max(margin);
        }
        self.known.insert(game.key(), best);
        Some(best)
    }
}

fn next_player(game: &AnyGame) -> Player {
    match game {
        AnyGame::Abande(position) => position.turn(),
        AnyGame::Anda(position) => position.turn(),
    }
}

fn final_margin(game: &AnyGame, outcome: Outcome, player: Player) -> i32 {
    match (game, outcome) {
        (AnyGame::Abande(position), _) => {
            let margin = position.score().margin();
            if player == Player::Black { margin } else { -margin }
        }
        (AnyGame::Anda(_), Outcome::Win(winner)) => {
            if winner == player {
                1
            } else {
                -1
            }
        }
        (AnyGame::Anda(_), Outcome::Draw) => 0,
    }
}
