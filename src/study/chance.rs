//! The value of a position for a player: its margin, and the chance of winning.

use super::parameters::{MIN_STEEPNESS, SUREST, steepness};
use crate::ai::{Score, SearchInfo};
use crate::play::Notes;
use crate::rules::{AnyGame, Game, Outcome, Player};

/// A player's chance of winning, from 0 to 1, where a draw counts as half a win. Only what is proved is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct WinChance(f64);

impl WinChance {
    /// As likely to win as to lose, or a sure draw.
    pub const EVEN: Self = Self(0.5);

    /// The chance in a game that is proved to end with this margin for the player: 1, 0, or a half for a draw.
    pub const fn from_margin(margin: i32) -> Self {
        match margin {
            1.. => Self(1.0),
            0 => Self::EVEN,
            _ => Self(0.0),
        }
    }

    /// Estimates the chance of the player to move in this position from the score that a search gave it, by a
    /// logistic curve that was fitted to results of the engine's own games.
    pub fn estimate(game: &AnyGame, score: Score) -> Self {
        let points = f64::from(score.centipoints()) / 100.0;
        let steepness = steepness(game.variant());
        let odds = match game {
            AnyGame::Abande(position) => {
                let pieces: u8 = Player::ALL.map(|player| position.hand(player)).iter().sum();
                let all = 2 * position.rules().pieces;
                let share = f64::from(pieces) / f64::from(all);
                let steepness =
                    steepness.late + steepness.early * share + steepness.middle * share * (1.0 - share);
                points * steepness.max(MIN_STEEPNESS)
            }
            // A value of Anda is made from what the playouts say: 1 for all won, −1 for all lost.
            AnyGame::Anda(_) => steepness.late * log_odds(f64::midpoint(points, 1.0)),
        };
        Self((1.0 / (1.0 + (-odds).exp())).clamp(1.0 - SUREST, SUREST))
    }

    /// The chance as a number from 0 to 1.
    pub const fn get(self) -> f64 {
        self.0
    }

    /// The chance in whole percent.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    pub fn percent(self) -> u8 {
        (100.0 * self.0).round() as u8
    }

    /// The other player's chance.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(1.0 - self.0)
    }
}

fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(1.0 - SUREST, SUREST);
    (chance / (1.0 - chance)).ln()
}

/// The value of a position or a move for one player: score, chance of winning and, if it is known, the proved final
/// margin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The value in points of the final margin; in Anda 1 for a sure win and −1 for a sure loss.
    pub score: Score,
    /// The chance of winning.
    pub chance: WinChance,
    /// The final margin under best play by both, where it is proved.
    pub proved: Option<i32>,
}

impl Evaluation {
    /// The value of a position for the player to move, from a score and a proved margin that a search found.
    pub fn new(game: &AnyGame, score: Score, proved: Option<i32>) -> Self {
        let chance = proved.map_or_else(|| WinChance::estimate(game, score), WinChance::from_margin);
        Self { score, chance, proved }
    }

    /// The value of a position for the player to move, from the result of its search.
    pub fn from_search(game: &AnyGame, info: &SearchInfo) -> Self {
        Self::new(game, info.score, info.proved)
    }

    /// The exact value of a finished game for a player; `None` if the game is not over.
    pub fn from_result(game: &AnyGame, player: Player) -> Option<Self> {
        let outcome = game.outcome()?;
        let margin = match game.points() {
            Some(points) => i32::from(points[player]) - i32::from(points[player.other()]),
            None => match outcome {
                Outcome::Draw => 0,
                Outcome::Win(winner) => {
                    if winner == player {
                        1
                    } else {
                        -1
                    }
                }
            },
        };
        let score = Score::from_margin(margin);
        Some(Self { score, chance: WinChance::from_margin(margin), proved: Some(margin) })
    }

    /// The value for Black that a record's notes give a position, as a [`Review`](super::Review) writes them; none if
    /// they give no value.
    pub fn from_notes(game: &AnyGame, notes: &Notes) -> Option<Self> {
        let player = to_move_next(game);
        let sign = if player == Player::Black { 1 } else { -1 };
        let value = notes.value.map(|value| value.hundredths.saturating_mul(sign) / unit(game));
        let proved = notes.proved.map(|margin| sign * i32::from(margin));
        let value = value.or(proved.map(|margin| 100 * margin))?;
        Some(Self::new(game, Score::from_centipoints(value), proved).for_black(player))
    }

    /// The same value as the other player sees it, with all signs changed.
    #[must_use]
    pub fn turned(self) -> Self {
        Self { score: -self.score, chance: self.chance.turned(), proved: self.proved.map(|margin| -margin) }
    }

    /// Returns this value, which is the given player's, as Black sees it.
    #[must_use]
    pub fn for_black(self, player: Player) -> Self {
        match player {
            Player::Black => self,
            Player::White => self.turned(),
        }
    }
}

/// By how much a value in notes, in hundredths, is divided to get centipoints of the engine: 100 in Anda, where
/// 10,000 is a sure win in the notes.
pub(super) const fn unit(game: &AnyGame) -> i32 {
    match game {
        AnyGame::Abande(_) => 1,
        AnyGame::Anda(_) => 100,
    }
}

/// Returns the player to move, or who would be to move if the game were not over.
pub(super) fn to_move_next(game: &AnyGame) -> Player {
    match game {
        AnyGame::Abande(position) => position.turn(),
        AnyGame::Anda(position) => position.turn(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;
    use crate::rules::Variant;

    /// A value of this many hundredths of a point.
    fn score(game: &AnyGame, hundredths: i32) -> f64 {
        let whole = Score::from_margin(hundredths / 100);
        assert_eq!(whole.centipoints(), hundredths);
        WinChance::estimate(game, whole).get()
    }

    #[test]
    fn more_points_are_a_better_chance_and_both_chances_make_one() {
        for variant in Variant::ABANDE {
            let game = variant.start();
            assert!((score(&game, 0) - 0.5).abs() < 1e-12);
            let chances: Vec<f64> = (-12..=12).map(|margin| score(&game, 100 * margin)).collect();
            assert!(chances.windows(2).all(|pair| pair[0] <= pair[1]), "{variant}: {chances:?}");
            // A few points are a lead, and no lead is sure.
            assert!(chances[14] > 0.55 && chances[24] < 1.0, "{variant}: {chances:?}");
            for (up, down) in chances.iter().zip(chances.iter().rev()) {
                assert!((up + down - 1.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn only_a_proof_is_certain() {
        let game = Variant::Anda(Side::Five).start();
        let estimate = Evaluation::new(&game, Score::from_margin(1), None);
        let proof = Evaluation::new(&game, Score::from_margin(1), Some(1));
        assert!(estimate.chance.get() < 1.0);
        assert_eq!((proof.chance.percent(), proof.turned().chance.percent()), (100, 0));
    }

    #[test]
    fn an_end_is_worth_its_margin() {
        for variant in [Variant::Hex3, Variant::Anda(Side::Three)] {
            let mut game = variant.start();
            while let Some(&mv) = game.legal_moves().last() {
                assert_eq!(Evaluation::from_result(&game, Player::Black), None);
                game.play_unchecked(mv);
            }
            let [black, white] = Player::ALL.map(|player| Evaluation::from_result(&game, player).unwrap());
            assert_eq!(black, white.turned());
            let margin = match &game {
                AnyGame::Abande(position) => position.score().margin(),
                AnyGame::Anda(_) => {
                    if game.outcome() == Some(Outcome::Win(Player::Black)) {
                        1
                    } else {
                        -1
                    }
                }
            };
            assert_eq!((black.proved, black.score), (Some(margin), Score::from_margin(margin)));
        }
    }
}
