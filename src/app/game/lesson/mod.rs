//! A lesson on the table. The match that was there waits meanwhile, and comes back when the lesson is left.

mod apply;
mod session;

use std::time::Duration;

use bevy::prelude::*;

use super::{CurrentMatch, LessonRequested, MinReplyTime, RedrawScheduler};
use crate::app::GameSystems;

pub use session::{LessonFeedback, LessonSession, lesson_number};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, reply.in_set(GameSystems::Opponent));
}

/// Requests the opponent's reply after a short time, so that the player can follow.
fn reply(
    time: Res<Time>,
    current: Res<CurrentMatch>,
    min_reply_time: Res<MinReplyTime>,
    mut waited: Local<Duration>,
    mut redraws: ResMut<RedrawScheduler>,
    mut requests: MessageWriter<LessonRequested>,
) {
    if current.lesson().is_none_or(|session| session.reply.is_none()) {
        *waited = Duration::ZERO;
        return;
    }
    *waited += time.delta();
    if *waited >= min_reply_time.0 {
        *waited = Duration::ZERO;
        requests.write(LessonRequested::Reply);
    }
    redraws.keep_drawing();
}
