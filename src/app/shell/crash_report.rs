//! Adds details of the window to crash reports, and shows where a report is: at once where the window stays open,
//! otherwise at the next start.

use std::path::PathBuf;
use std::thread;

use bevy::prelude::*;

use super::graphics::Adapter;
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, Keeping, MatchChanged, MovePlayed, SystemInfo, Toast};
use crate::i18n::notices;
use crate::library::report::{self, Fact, News};
use crate::library::{Paths, licences};
use crate::rules::visible_path;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, note_adapter).add_systems(First, show_panics).add_systems(
        Update,
        (
            note_match.run_if(on_message::<MovePlayed>.or_else(on_message::<MatchChanged>).or_else(run_once)),
            note_saving,
        )
            .in_set(GameSystems::SyncView),
    );
}

fn note_adapter(adapter: Option<Res<Adapter>>) {
    if let Some(adapter) = adapter {
        report::note(Fact::Graphics, adapter.to_string());
    }
}

/// Notes the match for reports right after a move: something later in the same frame may panic.
fn note_match(current: Res<CurrentMatch>) {
    report::note_match(current.table_match());
}

/// Notes the state of saving for reports.
fn note_saving(keeping: Option<Res<Keeping>>, mut noted: Local<Option<bool>>) {
    let saved = keeping.is_some_and(|keeping| keeping.is_safe());
    if *noted != Some(saved) {
        report::note_saving(saved);
        *noted = Some(saved);
    }
}

/// Tells the player that a thread has panicked while the window is open: its result may never come.
fn show_panics(system_info: Res<SystemInfo>, mut toasts: MessageWriter<Toast>) {
    let Some(news) = report::take_news() else { return };
    let text = match news {
        News::Reported(path) => {
            let text = notices::failed_inside(visible_path(&path));
            if let Some(paths) = system_info.paths.clone() {
                acknowledge(paths, path);
            }
            text
        }
        News::Unreported => notices::failed_inside_unreported(),
    };
    toasts.write(Toast::alarm(text));
}

/// Marks a report as shown, so that the next start does not show it again. No frame waits for the disk.
fn acknowledge(paths: Paths, report: PathBuf) {
    let noted = thread::Builder::new().name("report".into()).spawn(move || {
        if let Some(name) = report.file_name() {
            report::note_told(&paths, &name.to_string_lossy());
        }
    });
    if let Err(error) = noted {
        warn!("the report will be told of once more: {error}");
    }
}

/// Collects what dialogs and reports say of this computer.
pub(super) fn system_info(adapter: Option<&Adapter>, paths: Option<&Paths>) -> SystemInfo {
    SystemInfo {
        adapter: adapter.map(|adapter| format!("{} ({:?})", adapter.name, adapter.kind)),
        driver: adapter.map(|adapter| adapter.renderer.to_string()),
        paths: paths.cloned(),
        licences: licences(),
        silence: None,
    }
}

/// Returns a toast that tells where the crash report of the last run is, if that run crashed.
pub(super) fn notice(paths: &Paths) -> Option<Toast> {
    let report = report::take_untold(paths)?;
    let place = visible_path(&report);
    let text = match report::saving_in(&report) {
        Some(true) => notices::last_run_failed(place),
        Some(false) => notices::last_run_failed_unsaved(place),
        None => notices::last_run_failed_without_game(place),
    };
    Some(Toast::alarm(text))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_last_run_is_said_to_have_saved_a_game_only_if_it_did() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::within(folder.path());
        fs::create_dir_all(paths.reports()).unwrap();
        let said = |name: &str, lines: &str| {
            fs::write(paths.reports().join(name), format!("Abande: 1\n{lines}Message: no idea\n")).unwrap();
            notice(&paths).unwrap().text.id()
        };
        assert_eq!(said("1.txt", "Game: saved up to its last move\n"), "last_run_failed");
        assert_eq!(said("2.txt", "Game: not being saved\n"), "last_run_failed_unsaved");
        // A command without a game, such as `abande perft`.
        assert_eq!(said("3.txt", ""), "last_run_failed_without_game");
    }
}
