//! The end of the program: everything that is still to be written is written, with one limit of time for all of it.

use std::time::Instant;

use bevy::prelude::*;

use crate::library::{PATIENCE, Worker};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeaveBy>()
        .configure_sets(Last, (LeavingSystems::Ask, LeavingSystems::Wait).chain())
        .add_systems(Last, begin.in_set(LeavingSystems::Ask));
}

fn begin(mut exits: MessageReader<AppExit>, mut leave_by: ResMut<LeaveBy>) {
    if exits.read().last().is_some() {
        *leave_by = LeaveBy(Some(Instant::now() + PATIENCE));
    }
}

/// What is done in [`Last`] when the program ends. Everything is asked for before anything is waited for, so that a disk
/// that hangs takes no time from another one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeavingSystems {
    /// The last things are asked for.
    Ask,
    /// They are waited for, until [`LeaveBy`].
    Wait,
}

/// The moment by which the program ends, whatever is not written by then.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LeaveBy(Option<Instant>);

impl LeaveBy {
    /// The moment.
    pub fn moment(self) -> Instant {
        self.0.unwrap_or_else(|| Instant::now() + PATIENCE)
    }

    /// Waits for a worker. The log says if it has not done everything by then. Returns its last answers.
    pub fn wait_for<J, A>(self, what: &str, worker: Option<&mut Worker<J, A>>) -> Vec<A>
    where
        J: Send + 'static,
        A: Send + 'static,
    {
        let Some(worker) = worker else { return Vec::new() };
        let answers = worker.wait_until(self.moment());
        if worker.has_failed() {
            not_written(what);
        }
        answers
    }
}

/// Tells of something that is lost because its disk does not answer. The program ends: a toast would not be seen.
pub(super) fn not_written(what: &str) {
    warn!("{what} may not have been written: the disk does not answer");
}
