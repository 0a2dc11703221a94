//! How long the computer thinks about a move of a timed game, so that playing it feels like playing a person.

use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Limits, character, root_move_count};
use crate::play::{Clock, ComputerPlayer, Match};
use crate::rules::{AnyGame, Player};

/// The longest that a move of a level takes on purpose.
const LONGEST: Duration = Duration::from_secs(8);
/// The smallest part that a move takes of the time that its clock allots; the largest is all of it.
const LEAST_PART: f64 = 0.3;

/// The search limits of the computer's next move in a match, and the time that the move takes at least, search
/// included. Both come from the clock, if there is one: weak levels and characters, which find a move at once, take a random part of the
/// time that [`Limits::on_clock`] allots, as people do. The first move costs no time, so it takes none on purpose.
///
/// `seed` decides the random part; give each move another one.
pub fn time_to_think(game: &Match, computer: ComputerPlayer, seed: u64) -> (Limits, Duration) {
    let (Some(clock), Some(player)) = (game.clock(), game.to_move()) else {
        return (Limits::default(), Duration::ZERO);
    };
    let position = game.position();
    let at_least = if game.has_clock_started() {
        reply_time(computer, clock, player, position, seed)
    } else {
        Duration::ZERO
    };
    (Limits::on_clock(clock, player, position), at_least)
}

/// The time that a move takes at least: nothing where there is only one move, or at full strength, which needs its time
/// itself.
fn reply_time(
    computer: ComputerPlayer,
    clock: &Clock,
    player: Player,
    game: &AnyGame,
    seed: u64,
) -> Duration {
    if computer.is_full_strength(game.variant()) || root_move_count(game) <= 1 {
        return Duration::ZERO;
    }
    let allotted = Limits::on_clock(clock, player, game).time.unwrap_or_default();
    let part = StdRng::seed_from_u64(seed).random_range(LEAST_PART..=1.0);
    let usual = allotted.min(LONGEST).mul_f64(part);
    match computer {
        ComputerPlayer::Level(_) => usual,
        ComputerPlayer::Character(one, _) => (usual * character::pace(one, game).into() / 100).min(allotted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Level, TimeControl};
    use crate::rules::{ByPlayer, Game, Variant};

    fn times(control: &str, level: Level, game: &AnyGame) -> Vec<Duration> {
        let control: TimeControl = control.parse().unwrap();
        let mover = game.to_move().unwrap();
        let clock = Clock::new(ByPlayer::new(control, control), mover);
        (0..200).map(|seed| reply_time(level.into(), &clock, mover, game, seed)).collect()
    }

    #[test]
    fn weak_levels_take_a_part_of_their_share() {
        let game = Variant::Hex.start();
        for control in ["1", "5s+0.05", "0.5d1", "10b3x30", "0b1x5", "30h"] {
            let times = times(control, Level::MIN, &game);
            let control: TimeControl = control.parse().unwrap();
            let clock = Clock::new(ByPlayer::new(control, control), Player::Black);
            let most = Limits::on_clock(&clock, Player::Black, &game).time.unwrap().min(LONGEST);
            assert!(times.iter().all(|time| *time >= most.mul_f64(LEAST_PART) && *time <= most), "{control}");
            let mean = times.iter().sum::<Duration>() / 200;
            assert!(mean > most.mul_f64(0.6) && mean < most.mul_f64(0.7), "{control}: {mean:?}");
        }
        assert_eq!(times("1", Level::MIN, &game), times("1", Level::MIN, &game));
    }

    #[test]
    fn nobody_waits_for_nothing() {
        let full = Level::strongest(Variant::Hex);
        assert_eq!(times("5", full, &Variant::Hex.start()).iter().sum::<Duration>(), Duration::ZERO);
        assert_eq!(times("0.2s", Level::MIN, &Variant::Hex.start())[0], Duration::ZERO);
        // Only a pass is left.
        let mut game = Variant::Hex3.start();
        while game.legal_moves().len() > 1 {
            game.play_unchecked(game.legal_moves()[0]);
        }
        assert!(game.to_move().is_some());
        assert_eq!(times("5", Level::MIN, &game)[0], Duration::ZERO);
    }
}
