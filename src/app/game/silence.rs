//! Tells the player that a disk does not answer. The game on the table has words of its own ([`Subject::Saving`]).

use std::time::Duration;

use bevy::prelude::*;

use super::files::Disk;
use super::{Choices, Keeping, Lessons, Mended, Motion, Puzzles, Shelf, Subject, Toast};
use crate::app::GameSystems;
use crate::words::notices;

/// How often to look while something is read or written: a disk that hangs wakes no window.
const BEAT: Duration = Duration::from_secs(1);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(GameSystems::SyncView));
}

fn tell(
    (disk, shelf, choices): (Res<Disk>, Res<Shelf>, Res<Choices>),
    (lessons, puzzles): (Res<Lessons>, Res<Puzzles>),
    keeping: Option<Res<Keeping>>,
    motion: Option<ResMut<Motion>>,
    mut toasts: MessageWriter<Toast>,
    mut mended: MessageWriter<Mended>,
    mut told: Local<bool>,
) {
    let states = [disk.state(), shelf.state(), choices.state(), lessons.state(), puzzles.state()];
    let is_busy = states.iter().any(|state| *state != DiskState::Idle);
    if (is_busy || keeping.is_some_and(|keeping| keeping.is_busy()))
        && let Some(mut motion) = motion
    {
        motion.draw_within(BEAT);
    }
    let is_silent = states.contains(&DiskState::Silent);
    if is_silent && !*told {
        toasts.write(Toast::alarm(notices::disk_slow()).about(Subject::Disk));
    } else if *told && !is_silent {
        mended.write(Mended(Subject::Disk));
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
