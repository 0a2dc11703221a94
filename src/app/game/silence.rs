//! Warns the player that a disk does not answer. The game on the table has its own warning ([`ToastTopic::Saving`]).

use std::time::Duration;

use bevy::prelude::*;

use super::files::FileWorker;
use super::persisted::DiskState;
use super::{
    AdviceSystems, Keeping, LessonProgress, OwnMistakes, PuzzleProgress, RedrawScheduler, Shelf,
    StoredPreferences, Toast, ToastTopic, ToastWithdrawn,
};
use crate::app::GameSystems;
use crate::i18n::notices;

/// Polling interval while something is read or written: a disk that hangs wakes no window.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, report_silence.in_set(GameSystems::SyncView).before(AdviceSystems));
}

/// Shows a toast when a disk stops answering, and removes it when all of them answer again.
fn report_silence(
    (disk, shelf, preferences): (Res<FileWorker>, Res<Shelf>, Res<StoredPreferences>),
    (lessons, puzzles, mistakes): (Res<LessonProgress>, Res<PuzzleProgress>, Res<OwnMistakes>),
    keeping: Option<Res<Keeping>>,
    redraws: Option<ResMut<RedrawScheduler>>,
    mut toasts: MessageWriter<Toast>,
    mut withdrawals: MessageWriter<ToastWithdrawn>,
    mut was_silent: Local<bool>,
) {
    let exercises = [lessons.state(), puzzles.state(), mistakes.state()];
    let states = [[disk.state(), shelf.state(), preferences.state()], exercises].concat();
    let is_busy = states.iter().any(|state| *state != DiskState::Idle);
    if (is_busy || keeping.is_some_and(|keeping| keeping.is_busy()))
        && let Some(mut redraws) = redraws
    {
        redraws.draw_within(POLL_INTERVAL);
    }
    let is_silent = states.contains(&DiskState::Silent);
    if is_silent && !*was_silent {
        toasts.write(Toast::alarm(notices::disk_slow()).with_topic(ToastTopic::Disk));
    } else if *was_silent && !is_silent {
        withdrawals.write(ToastWithdrawn(ToastTopic::Disk));
    }
    *was_silent = is_silent;
}
