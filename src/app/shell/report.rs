//! What a report of a panic says of the window, and that the next start says where it is.

use bevy::prelude::*;

use super::graphics::Adapter;
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, MatchChanged, MovePlayed, Toast, Tone};
use crate::library::Paths;
use crate::library::report::{self, Fact};

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

/// The same frame may bring the panic, so this comes right after the move.
fn note_match(current: Res<CurrentMatch>) {
    report::note_match(current.game());
}

/// What is said about the end of the last run, if that was no proper end.
pub(super) fn notice(paths: &Paths) -> Option<Toast> {
    let report = report::take_untold(paths)?;
    let text = format!(
        "Something went wrong the last time. Your game was saved. A report of it is in {}",
        report.display()
    );
    Some(Toast { tone: Tone::Error, text })
}
