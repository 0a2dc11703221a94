//! What the window adds to a bug report, and the notice at the next start that says where the report is.

use bevy::prelude::*;

use super::graphics::Adapter;
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, Machine, MatchChanged, MovePlayed, Toast};
use crate::library::report::{self, Fact};
use crate::library::{Paths, licences};
use crate::words::notices;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, note_adapter).add_systems(
        Update,
        note_match
            .in_set(GameSystems::SyncView)
            .run_if(on_message::<MovePlayed>.or_else(on_message::<MatchChanged>).or_else(run_once)),
    );
}

fn note_adapter(adapter: Option<Res<Adapter>>) {
    if let Some(adapter) = adapter {
        report::note(Fact::Graphics, adapter.to_string());
    }
}

/// Right after the move: something later in the same frame may panic.
fn note_match(current: Res<CurrentMatch>) {
    report::note_match(current.game());
}

/// What is shown of the machine.
pub(super) fn machine(adapter: Option<&Adapter>, paths: Option<&Paths>) -> Machine {
    Machine {
        adapter: adapter.map(|adapter| format!("{} ({:?})", adapter.name, adapter.kind)),
        driver: adapter.map(|adapter| adapter.renderer.to_string()),
        paths: paths.cloned(),
        licences: licences(),
        silence: None,
    }
}

/// The notice about the last run, if it failed.
pub(super) fn notice(paths: &Paths) -> Option<Toast> {
    let report = report::take_untold(paths)?;
    let text = notices::last_run_failed(report.display().to_string());
    Some(Toast::alarm(text))
}
