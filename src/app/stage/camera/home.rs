//! Which side of the table the person sits at.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::rig::{CameraMoved, Rig, Seat};
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, Lettered, MatchChanged};
use crate::play::Match;
use crate::rules::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_seat.in_set(GameSystems::SyncView).after(super::rig::RigSystems));
}

/// A person alone against the computer sits behind the own tray; everybody else where Black sits.
fn take_seat(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    mut lettered: ResMut<Lettered>,
    mut rigs: Query<&mut Rig>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let news = [MatchChanged::Replaced, MatchChanged::Seated];
    let other_people = changed.read().filter(|change| news.contains(change)).count() > 0;
    let first = current.is_added();
    if !other_people && !first {
        return;
    }
    let home = home_yaw(current.game());
    let far = home > 0.0;
    lettered.set_if_neq(Lettered { far, ..*lettered });
    for mut rig in &mut rigs {
        if (rig.home_yaw - home).abs() < f32::EPSILON {
            continue;
        }
        rig.home_yaw = home;
        if first {
            rig.orbit = rig.seat(Seat::Mine);
        } else {
            moves.write(CameraMoved::Seat(Seat::Mine));
        }
    }
}

fn home_yaw(game: &Match) -> f32 {
    let is_human = |player: Player| !game.seats()[player].is_computer();
    if is_human(Player::White) && !is_human(Player::Black) { PI } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Level, Seat};
    use crate::rules::{ByPlayer, Variant};

    #[test]
    fn only_a_person_alone_with_white_sits_at_the_far_side() {
        let computer = Seat::Computer(Level::MIN);
        let yaw = |black, white| home_yaw(&Match::new(Variant::Hex, ByPlayer::new(black, white)));
        assert!((yaw(computer, Seat::Human) - PI).abs() < f32::EPSILON);
        for seats in [(Seat::Human, computer), (Seat::Human, Seat::Human), (computer, computer)] {
            assert!(yaw(seats.0, seats.1).abs() < f32::EPSILON);
        }
    }
}
