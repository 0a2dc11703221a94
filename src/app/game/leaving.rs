//! The end of the program: all pending writes are finished, within one time limit.

use std::time::Instant;

use bevy::prelude::*;

use crate::library::{PATIENCE, Worker};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeaveBy>()
        .configure_sets(Last, (LeavingSystems::Ask, LeavingSystems::Wait).chain())
        .add_systems(Last, begin.in_set(LeavingSystems::Ask).run_if(on_message::<AppExit>));
}

/// Sets the deadline for the last writes when the program begins to end.
fn begin(mut leave_by: ResMut<LeaveBy>) {
    *leave_by = LeaveBy(Some(Instant::now() + PATIENCE));
}

/// Order of systems in [`Last`] when the program ends. Everything is requested before anything is waited for, so that a
/// disk that hangs takes no time from another one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeavingSystems {
    /// Requests the last writes.
    Ask,
    /// Waits for them until [`LeaveBy`].
    Wait,
}

/// Time until which the last writes may take at the end of the program. It ends then, even if they are not done.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LeaveBy(Option<Instant>);

impl LeaveBy {
    /// Returns the deadline; a short while from now if the program is not ending.
    pub fn deadline(self) -> Instant {
        self.0.unwrap_or_else(|| Instant::now() + PATIENCE)
    }

    /// Waits for a worker until the deadline, and returns its last answers. Logs a warning that names `what` may be
    /// lost if it is not done by then.
    pub fn wait_for<J, A>(self, what: &str, worker: Option<&mut Worker<J, A>>) -> Vec<A>
    where
        J: Send + 'static,
        A: Send + 'static,
    {
        let Some(worker) = worker else { return Vec::new() };
        let answers = worker.wait_until(self.deadline());
        if worker.has_failed() {
            not_written(what);
        }
        answers
    }
}

/// Logs that data may be lost because a disk does not answer. A toast would not be seen at the end of the program.
pub(super) fn not_written(what: &str) {
    warn!("{what} may not have been written: the disk does not answer");
}
