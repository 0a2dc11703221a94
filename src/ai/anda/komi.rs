//! The pie: which komi is fair, and which side is better at a given one.

use crate::ai::{Engine, Limits, Stop};
use crate::rules::anda::{Position, Rules};
use crate::rules::{AnyGame, Player};

use super::parameters::MOST_KOMI_LOOKS;

/// What Black may expect with this komi: above 0 if more than half of the games.
fn value(engine: &mut Engine, rules: &'static Rules, komi: u16, limits: &Limits, stop: &Stop) -> i32 {
    let start = AnyGame::Anda(Position::new(rules, komi));
    engine.search(&start, limits, stop, &mut |_| {}).map_or(0, |thought| thought.score.centipoints())
}

/// The komi at which neither side seems better. Each look at one of them has its share of the limits.
pub(in crate::ai) fn fair(engine: &mut Engine, rules: &'static Rules, limits: &Limits, stop: &Stop) -> u16 {
    let share = Limits {
        time: limits.time.map(|time| time / MOST_KOMI_LOOKS),
        nodes: limits.nodes.map(|nodes| (nodes / u64::from(MOST_KOMI_LOOKS)).max(1)),
        depth: limits.depth,
    };
    let mut look = |komi| value(engine, rules, komi, &share, stop);
    // Black is better up to `low` and White from `high` on; each with how much.
    let mut low = (0, look(0));
    if low.1 <= 0 {
        return 0;
    }
    let mut high = (1, look(1));
    let mut looks = 2;
    while high.1 > 0 && looks < MOST_KOMI_LOOKS && !stop.is_raised() {
        low = high;
        high = (high.0 * 2, look(high.0 * 2));
        looks += 1;
    }
    while high.0 - low.0 > 1 && looks < MOST_KOMI_LOOKS && !stop.is_raised() {
        let middle = u16::midpoint(low.0, high.0);
        let found = (middle, look(middle));
        *(if found.1 > 0 { &mut low } else { &mut high }) = found;
        looks += 1;
    }
    if low.1.abs() < high.1.abs() { low.0 } else { high.0 }
}

/// The side that seems better at this start.
pub(in crate::ai) fn better_side(
    engine: &mut Engine,
    start: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Player {
    if value(engine, start.rules(), start.komi_left(), limits, stop) > 0 {
        Player::Black
    } else {
        Player::White
    }
}
