//! Which side of the table the person sits at.

use bevy::prelude::*;

use super::rig::{CameraMoved, Rig, home_yaw};
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, MatchChanged, RimLabels};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_seat.in_set(GameSystems::SyncView).after(super::rig::RigSystems));
}

/// A person alone against the computer sits behind their own tray; everybody else sits where Black does.
fn take_seat(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    mut lettered: ResMut<RimLabels>,
    mut rigs: Query<&mut Rig>,
    mut moves: MessageWriter<CameraMoved>,
) {
    let news = [MatchChanged::Replaced, MatchChanged::SeatsChanged];
    let other_people = changed.read().filter(|change| news.contains(change)).count() > 0;
    let first = current.is_added();
    if !other_people && !first {
        return;
    }
    let player = current.table_match().near_side();
    let home = home_yaw(player);
    lettered.set_if_neq(RimLabels { reader: player, ..*lettered });
    for mut rig in &mut rigs {
        if (rig.home_yaw - home).abs() < f32::EPSILON {
            continue;
        }
        rig.home_yaw = home;
        if first {
            rig.sit_down(None);
        } else {
            // As a message, so that the views of the last board can be remembered first.
            moves.write(CameraMoved::Sit);
        }
    }
}
