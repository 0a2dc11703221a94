//! Tells the player that a disk does not answer. The game on the table has words of its own ([`ToastTopic::Saving`]).

use std::time::Duration;

use bevy::prelude::*;

use super::advice::AdviceSystems;
use super::files::FileWorker;
use super::{
    Keeping, LessonProgress, PuzzleProgress, RedrawScheduler, Shelf, StoredPreferences, Toast, ToastTopic,
    ToastWithdrawn,
};
use crate::app::GameSystems;
use crate::i18n::notices;

/// How often to look while something is read or written: a disk that hangs wakes no window.
const BEAT: Duration = Duration::from_secs(1);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(GameSystems::SyncView).before(AdviceSystems));
}

fn tell(
    (disk, shelf, preferences): (Res<FileWorker>, Res<Shelf>, Res<StoredPreferences>),
    (lessons, puzzles): (Res<LessonProgress>, Res<PuzzleProgress>),
    keeping: Option<Res<Keeping>>,
    motion: Option<ResMut<RedrawScheduler>>,
    mut toasts: MessageWriter<Toast>,
    mut mended: MessageWriter<ToastWithdrawn>,
    mut told: Local<bool>,
) {
    let states = [disk.state(), shelf.state(), preferences.state(), lessons.state(), puzzles.state()];
    let is_busy = states.iter().any(|state| *state != DiskState::Idle);
    if (is_busy || keeping.is_some_and(|keeping| keeping.is_busy()))
        && let Some(mut motion) = motion
    {
        motion.draw_within(BEAT);
    }
    let is_silent = states.contains(&DiskState::Silent);
    if is_silent && !*told {
        toasts.write(Toast::alarm(notices::disk_slow()).about(ToastTopic::Disk));
    } else if *told && !is_silent {
        mended.write(ToastWithdrawn(ToastTopic::Disk));
    }
    *told = is_silent;
}

/// How it goes with what was asked of a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskState {
    Idle,
    Busy,
    /// Nothing was heard of it for a while.
    Silent,
}

impl DiskState {
    pub(super) fn of<J, A>(worker: Option<&crate::library::Worker<J, A>>) -> Self
    where
        J: Send + 'static,
        A: Send + 'static,
    {
        match worker {
            Some(worker) if worker.is_silent() => Self::Silent,
            Some(worker) if worker.is_busy() => Self::Busy,
            _ => Self::Idle,
        }
    }
}
