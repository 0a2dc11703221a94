//! Effects of a move, in either game: found by comparing positions, never by guessing.

use std::cmp::Reverse;

use crate::ai;
use crate::board::BoardSet;
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, EndangeredGroup, Game, MoveIntent, Player, abande};

/// One consequence of a move of either game that hints, reviews and puzzles tell people, such as points gained or a
/// group taken off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyMoveEffect {
    /// Of Abande.
    Abande(abande::MoveEffect),
    /// The move ends the game of Anda.
    Wins {
        /// Who wins: usually the mover.
        winner: Player,
    },
    /// A group of Anda leaves the board.
    Smothered {
        /// Whose.
        owner: Player,
        /// Its stones.
        stones: BoardSet,
    },
    /// A group of the mover that the enemy could have smothered at once lives on.
    Rescued {
        /// The mover.
        owner: Player,
        /// Its stones, before the move.
        stones: BoardSet,
    },
    /// A group of the enemy can be smothered with the next move, and could not before.
    Attacked {
        /// The enemy.
        owner: Player,
        /// Its stones.
        stones: BoardSet,
    },
    /// A group of the mover can be smothered at once, and could not before.
    Endangered {
        /// The mover.
        owner: Player,
        /// Its stones.
        stones: BoardSet,
        /// Where the enemy would play.
        by: BoardSet,
    },
    /// Groups of one player become one.
    Joined {
        /// Whose.
        owner: Player,
        /// How many there were.
        groups: u8,
    },
    /// A komi point is spent instead of a stone.
    KomiSpent,
}

/// Weights of effects, like those of Abande: the larger, the more important.
mod weight {
    /// For winning the game.
    pub(super) const WINS: i32 = 10_000;
    /// For taking a group off the board, whatever its size.
    pub(super) const SMOTHERED_GROUP: i32 = 300;
    /// For each stone of that group, in addition.
    pub(super) const SMOTHERED_STONE: i32 = 100;
    /// For each own stone saved from being smothered.
    pub(super) const RESCUED_STONE: i32 = 80;
    /// For each own stone that the enemy could now smother.
    pub(super) const ENDANGERED_STONE: i32 = 120;
    /// For each enemy stone that could now be smothered.
    pub(super) const ATTACKED_STONE: i32 = 60;
    /// For each group joined by a move.
    pub(super) const JOINED_GROUP: i32 = 40;
    /// For spending a komi point instead of placing a stone.
    pub(super) const KOMI: i32 = 30;
}

impl AnyMoveEffect {
    /// How important this effect is among those of the same move; the larger, the more important.
    pub fn weight(&self) -> i32 {
        let size = |stones: &BoardSet| i32::try_from(stones.len()).unwrap_or(i32::MAX);
        match self {
            Self::Abande(fact) => fact.weight(),
            Self::Wins { .. } => weight::WINS,
            Self::Smothered { stones, .. } => {
                weight::SMOTHERED_GROUP + weight::SMOTHERED_STONE * size(stones)
            }
            Self::Rescued { stones, .. } => weight::RESCUED_STONE * size(stones),
            Self::Endangered { stones, .. } => weight::ENDANGERED_STONE * size(stones),
            Self::Attacked { stones, .. } => weight::ATTACKED_STONE * size(stones),
            Self::Joined { groups, .. } => weight::JOINED_GROUP * i32::from(*groups),
            Self::KomiSpent => weight::KOMI,
        }
    }

    /// Returns `true` if the effect is a drawback for the player who moved: a stack given away or put to sleep, or a
    /// group in danger.
    pub fn is_drawback_for(&self, mover: Player) -> bool {
        match self {
            Self::Abande(
                abande::MoveEffect::GivenAway { owner, .. } | abande::MoveEffect::PutToSleep { owner, .. },
            )
            | Self::Endangered { owner, .. } => *owner == mover,
            Self::Abande(
                abande::MoveEffect::Ended
                | abande::MoveEffect::Points { .. }
                | abande::MoveEffect::Saved { .. }
                | abande::MoveEffect::Threatened { .. }
                | abande::MoveEffect::Tower { .. }
                | abande::MoveEffect::Woken { .. }
                | abande::MoveEffect::Pinned { .. }
                | abande::MoveEffect::Freed { .. }
                | abande::MoveEffect::LastEntry { .. },
            )
            | Self::Wins { .. }
            | Self::Smothered { .. }
            | Self::Rescued { .. }
            | Self::Attacked { .. }
            | Self::Joined { .. }
            | Self::KomiSpent => false,
        }
    }

    /// The kind of this effect as one word, which JSON output has.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Abande(fact) => match fact {
                abande::MoveEffect::Ended => "ended",
                abande::MoveEffect::Points { .. } => "points",
                abande::MoveEffect::GivenAway { .. } => "given-away",
                abande::MoveEffect::Saved { .. } => "saved",
                abande::MoveEffect::Threatened { .. } => "threatened",
                abande::MoveEffect::Tower { .. } => "tower",
                abande::MoveEffect::PutToSleep { .. } => "put-to-sleep",
                abande::MoveEffect::Woken { .. } => "woken",
                abande::MoveEffect::Pinned { .. } => "pinned",
                abande::MoveEffect::Freed { .. } => "freed",
                abande::MoveEffect::LastEntry { .. } => "last-entry",
            },
            Self::Wins { .. } => "wins",
            Self::Smothered { .. } => "smothered",
            Self::Rescued { .. } => "rescued",
            Self::Attacked { .. } => "attacked",
            Self::Endangered { .. } => "endangered",
            Self::Joined { .. } => "joined",
            Self::KomiSpent => "komi-spent",
        }
    }
}

/// Returns the effects of a move that people should be told, found by comparing the positions before and after it,
/// the most important first.
///
/// # Errors
/// The reason why the move is against the rules.
pub fn facts(game: &AnyGame, mv: AnyMove) -> Result<Vec<AnyMoveEffect>, AnyIllegalMove> {
    let mut facts: Vec<AnyMoveEffect> = match game {
        AnyGame::Abande(_) => ai::facts(game, mv)?.into_iter().map(AnyMoveEffect::Abande).collect(),
        AnyGame::Anda(_) => {
            game.check_move(mv)?;
            of_anda(game, mv)
        }
    };
    facts.sort_by_key(|fact| Reverse(fact.weight()));
    Ok(facts)
}

fn of_anda(game: &AnyGame, mv: AnyMove) -> Vec<AnyMoveEffect> {
    let Some(mover) = game.to_move() else { return Vec::new() };
    let mut after = *game;
    after.play_unchecked(mv);
    let mut facts = Vec::new();
    if let Some(winner) = after.outcome().and_then(crate::rules::Outcome::winner) {
        facts.push(AnyMoveEffect::Wins { winner });
    }
    let gone = game.removed_by(mv);
    let view = game.view();
    facts.extend(gone.iter().filter_map(|&stones| {
        let enemy = view.owned(mover.other());
        let owner = if stones.intersects(enemy) { mover.other() } else { mover };
        Some(AnyMoveEffect::Smothered { owner, stones }).filter(|_| !stones.is_empty())
    }));
    let (before, now) = (game.dangers(), after.dangers());
    let gone = gone.iter().fold(BoardSet::EMPTY, |all, &stones| all | stones);
    for danger in before.iter().filter(|danger| danger.owner == mover) {
        if !danger.stones.intersects(gone) && !is_in_danger(danger.stones, &now) && after.outcome().is_none()
        {
            facts.push(AnyMoveEffect::Rescued { owner: mover, stones: danger.stones });
        }
    }
    for &EndangeredGroup { owner, stones, by } in &now {
        if !is_in_danger(stones, &before) {
            facts.push(if owner == mover {
                AnyMoveEffect::Endangered { owner, stones, by }
            } else {
                AnyMoveEffect::Attacked { owner, stones }
            });
        }
    }
    match mv.intent() {
        MoveIntent::Place(point) => {
            let near = game.board().adjacent(point);
            let touched =
                view.groups.iter().filter(|group| group.owner == mover && group.points.intersects(near));
            let groups = u8::try_from(touched.count()).unwrap_or(u8::MAX);
            // A stone that leaves at once takes the groups it touched with it.
            if groups > 1 && !gone.contains(point) {
                facts.push(AnyMoveEffect::Joined { owner: mover, groups });
            }
        }
        MoveIntent::SpendKomi => facts.push(AnyMoveEffect::KomiSpent),
        MoveIntent::PlaceTwo(..) | MoveIntent::Carry { .. } | MoveIntent::Pass => {}
    }
    facts
}

/// Returns `true` if a group that some of these stones belong to is in danger.
fn is_in_danger(stones: BoardSet, dangers: &[EndangeredGroup]) -> bool {
    dangers.iter().any(|danger| danger.stones.intersects(stones))
}
