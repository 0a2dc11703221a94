//! Opening and saving records.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;

use super::GameSystems;
use super::game::{CurrentMatch, MatchRequested};
use super::input::InputSystems;
use super::notice::Toast;
use super::panels::Tone;
use crate::record::{LoadError, Record, SaveError, date_tag};
use crate::rules::Variant;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileRequested>()
        .add_systems(Update, serve_files.in_set(GameSystems::Input).after(InputSystems::Keys));
}

fn serve_files(
    current: Res<CurrentMatch>,
    mut requests: MessageReader<FileRequested>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    for request in requests.read() {
        let toast = match request {
            FileRequested::Save(path) => match save(path, &current) {
                Ok(()) => Toast { tone: Tone::Good, text: format!("Saved as {}", name(path)) },
                Err(error) => {
                    Toast { tone: Tone::Error, text: format!("{} was not saved: {error}", name(path)) }
                }
            },
            FileRequested::Open(path) => match Record::load(path) {
                Ok(record) if !Variant::ABANDE.contains(&record.variant()) => {
                    let text = format!("{}: {} cannot be shown here yet", name(path), record.variant());
                    Toast { tone: Tone::Error, text }
                }
                Ok(record) => {
                    matches.write(MatchRequested::Open(Box::new(record.to_match())));
                    Toast { tone: Tone::Good, text: format!("Opened {}", name(path)) }
                }
                Err(error) => {
                    let text = format!("{}: {error}", name(path));
                    matches.write_batch(legal_beginning(error));
                    Toast { tone: Tone::Error, text }
                }
            },
        };
        toasts.write(toast);
    }
}

fn save(path: &Path, current: &CurrentMatch) -> Result<(), SaveError> {
    let mut record = Record::from(current.game());
    record.set_tag("Date", &date_tag(SystemTime::now()));
    record.save(path)
}

/// A record that goes wrong somewhere still shows what came before.
fn legal_beginning(error: LoadError) -> Option<MatchRequested> {
    let LoadError::Record(error) = error else { return None };
    let shown = |record: &Record| !record.moves().is_empty() && Variant::ABANDE.contains(&record.variant());
    let record = error.before.filter(|record| shown(record))?;
    Some(MatchRequested::Open(Box::new(record.to_match())))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Somebody chose a file.
#[derive(Message, Clone, Debug)]
pub enum FileRequested {
    /// Write the match there.
    Save(PathBuf),
    /// Read a match from there.
    Open(PathBuf),
}
