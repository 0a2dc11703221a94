//! Bonuses that a character adds to the scores of moves, by its traits.

mod count;
#[cfg(test)]
mod tests;

use crate::board::Point;
use crate::play::{ByPhase, Character, Phase, Standing, Trait};
use crate::rules::{AnyGame, AnyMove, Game, Player};

use count::MoveFeatures;

/// The largest bonus in Abande, in centipoints, up or down.
const MAX_BONUS_IN_ABANDE: f32 = 600.0;
/// The largest bonus in Anda, where a won game is 100 centipoints and a lost one -100.
const MAX_BONUS_IN_ANDA: f32 = 80.0;
/// The most moves that a move is compared with to explain it. More would take too long for a frame of the window.
const COMPARED: usize = 32;
/// A trait explains a move if it speaks for it at least this much more than for the average move, in centipoints.
const LEAST_REASON: f32 = 15.0;

/// Bonuses that a character gives to the moves of one position: how much it likes each, apart from how good it is.
#[derive(Debug)]
pub(super) struct CharacterBonuses<'c, 'g> {
    features: MoveFeatures<'g>,
    /// Traits that show in this position, each with its weight.
    traits: Vec<(&'c Trait, f32)>,
    max: f32,
}

impl<'c, 'g> CharacterBonuses<'c, 'g> {
    /// Prepares for the moves of a position. `last_move` is where the opponent's last move ended, if known.
    pub(super) fn new(character: &'c Character, game: &'g AnyGame, last_move: Option<Point>) -> Self {
        let (phase, standing) = (phase(game), standing(game));
        let shows = |one: &&Trait| one.when.is_none_or(|when| when == standing);
        let weight = |one: &'c Trait| (one, f32::from(one.weight.in_phase(phase)));
        let traits = character.traits.iter().filter(shows).map(weight).filter(|&(_, weight)| weight != 0.0);
        let max = match game {
            AnyGame::Abande(_) => MAX_BONUS_IN_ABANDE,
            AnyGame::Anda(_) => MAX_BONUS_IN_ANDA,
        };
        Self { features: MoveFeatures::new(game, last_move), traits: traits.collect(), max }
    }

    /// The bonus of a legal move in centipoints: the parts of all traits and a whim, within limits.
    #[expect(clippy::cast_possible_truncation, reason = "it is limited to a few hundred")]
    pub(super) fn of(&self, mv: AnyMove, whim: u16) -> i16 {
        let sum: f32 = f32::from(whim) + self.parts(mv).iter().sum::<f32>();
        sum.clamp(-self.max, self.max).round() as i16
    }

    /// The part of each trait in the bonus of a legal move, in centipoints.
    fn parts(&self, mv: AnyMove) -> Vec<f32> {
        let features = self.traits.iter().map(|(one, _)| one.feature);
        let counts = self.features.counts(mv, features);
        counts.into_iter().zip(&self.traits).map(|(count, (_, weight))| count * weight).collect()
    }
}

/// Returns the trait of a character that speaks most for a move, compared with the average of the legal moves (or of
/// some dozens of them). `None` if no trait sets the move apart, or if it is illegal. `last_move` is the opponent's
/// last move, if there is one.
pub fn reason(
    character: &'static Character,
    game: &AnyGame,
    mv: AnyMove,
    last_move: Option<AnyMove>,
) -> Option<&'static Trait> {
    game.check_move(mv).ok()?;
    let bonuses = CharacterBonuses::new(character, game, last_move.and_then(|mv| mv.intent().target()));
    let moves = legal_moves(game);
    let moves: Vec<AnyMove> = moves.iter().copied().step_by(moves.len().div_ceil(COMPARED).max(1)).collect();
    let mut sums = vec![0.0; bonuses.traits.len()];
    for &other in &moves {
        sums.iter_mut().zip(bonuses.parts(other)).for_each(|(sum, part)| *sum += part);
    }
    #[expect(clippy::cast_precision_loss, reason = "there are hundreds of moves at most")]
    let count = moves.len().max(1) as f32;
    let advantages = bonuses.parts(mv).into_iter().zip(sums).map(|(part, sum)| part - sum / count);
    let best = bonuses.traits.iter().zip(advantages).max_by(|one, other| one.1.total_cmp(&other.1));
    best.filter(|&(_, advantage)| advantage >= LEAST_REASON).map(|(&(found, _), _)| found)
}

fn legal_moves(game: &AnyGame) -> Vec<AnyMove> {
    match game {
        AnyGame::Abande(position) => position.legal_moves().into_iter().map(AnyMove::Abande).collect(),
        AnyGame::Anda(position) => position.legal_moves().into_iter().map(AnyMove::Anda).collect(),
    }
}

/// The phase of a game.
fn phase(game: &AnyGame) -> Phase {
    match game {
        AnyGame::Abande(position) => {
            let hands: u8 = Player::ALL.into_iter().map(|player| position.hand(player)).sum();
            let all = u32::from(hands) + u32::from(position.entered());
            match u32::from(hands) {
                hands if 3 * hands >= 2 * all => Phase::Opening,
                hands if 6 * hands <= all => Phase::Ending,
                _ => Phase::Middle,
            }
        }
        AnyGame::Anda(position) => match (position.occupied().len(), position.board().len()) {
            (taken, all) if 6 * taken < all => Phase::Opening,
            (taken, all) if 2 * taken >= all => Phase::Ending,
            _ => Phase::Middle,
        },
    }
}

/// How the player to move stands.
fn standing(game: &AnyGame) -> Standing {
    let lead = match game {
        AnyGame::Abande(position) => {
            let margin = position.score().margin();
            if position.turn() == Player::Black { margin } else { -margin }
        }
        AnyGame::Anda(position) => {
            let stones = |player: Player| i32::try_from(position.stones(player).len()).unwrap_or(i32::MAX);
            stones(position.turn()) - stones(position.turn().other())
        }
    };
    match lead {
        3.. => Standing::Ahead,
        -2..=2 => Standing::Even,
        _ => Standing::Behind,
    }
}

/// The number of nodes that a percentage of them is, at least one.
pub(super) fn scaled(nodes: u64, effort: ByPhase<u16>, game: &AnyGame) -> u64 {
    (nodes * u64::from(effort.in_phase(phase(game))) / 100).max(1)
}

/// Percentage of the usual time that a character takes for a move.
pub(super) fn pace(character: &Character, game: &AnyGame) -> u16 {
    character.pace.in_phase(phase(game))
}
