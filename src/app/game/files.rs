//! Opening and saving records.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;

use super::{Choose, CurrentMatch, MatchRequested, Toast, Tone};
use crate::app::{GameSystems, InputSystems};
use crate::play::Match;
use crate::record::{AnyError, Opened, Record, SaveError};
use crate::words::{self, notices, records};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>()
        .add_message::<FileRequested>()
        .add_message::<SaveDone>()
        .add_systems(Update, serve_files.in_set(GameSystems::Input).after(InputSystems::Keys));
}

pub(super) fn serve_files(
    current: Res<CurrentMatch>,
    mut requests: MessageReader<FileRequested>,
    mut matches: MessageWriter<MatchRequested>,
    mut toasts: MessageWriter<Toast>,
    mut done: MessageWriter<SaveDone>,
    mut choices: MessageWriter<Choose>,
    mut kept: ResMut<Kept>,
) {
    for request in requests.read() {
        let (source, read) = match request {
            FileRequested::Save(path) => {
                let saved = save(path, &current);
                done.write(SaveDone { written: saved.is_ok() });
                toasts.write(match saved {
                    Ok(()) => {
                        kept.0 = Some(current.game().clone());
                        choices.write(Choose::File(whole(path)));
                        Toast { tone: Tone::Good, text: notices::game_saved_as(name(path)) }
                    }
                    Err(error) => {
                        let text = notices::game_not_saved_as(name(path), records::save(&error));
                        Toast { tone: Tone::Error, text }
                    }
                });
                continue;
            }
            FileRequested::Open(path) => {
                let read = Record::load_legal(path).map_err(|error| records::load(&error));
                if read.is_ok() {
                    choices.write(Choose::File(whole(path)));
                }
                (Source::File(name(path)), read)
            }
            FileRequested::Paste(text) => {
                let read = Opened::of_text(text).map_err(|error| records::fault(&error));
                (Source::Clipboard, read)
            }
        };
        toasts.write(match read {
            Ok(Opened { record, fault, more, .. }) => {
                // What was illegal and is missing now is not kept anywhere but in the file.
                let game = record.to_match();
                kept.0 = Some(game.clone());
                let header = Some(record.header().clone());
                matches.write(MatchRequested::Adopt { game: Box::new(game), header });
                let tone = if fault.is_none() { Tone::Good } else { Tone::Error };
                Toast { tone, text: source.opened(fault.as_ref(), more) }
            }
            Err(reason) => Toast { tone: Tone::Error, text: source.not_opened(reason) },
        });
    }
}

/// Where a game comes from.
enum Source {
    /// A file of this name.
    File(String),
    Clipboard,
}

impl Source {
    /// What is said once a game was opened, all of it or what comes before the fault.
    fn opened(self, fault: Option<&AnyError>, more: bool) -> words::Message {
        match (self, fault.map(records::fault)) {
            (Self::File(name), Some(fault)) => notices::game_opened_partly(name, fault),
            (Self::File(name), None) if more => notices::first_game_opened(name),
            (Self::File(name), None) => notices::game_opened(name),
            (Self::Clipboard, Some(fault)) => notices::pasted_game_opened_partly(fault),
            (Self::Clipboard, None) if more => notices::first_pasted_game_opened(),
            (Self::Clipboard, None) => notices::pasted_game_opened(),
        }
    }

    fn not_opened(self, reason: words::Message) -> words::Message {
        match self {
            Self::File(name) => notices::game_not_opened(name, reason),
            Self::Clipboard => notices::pasted_is_no_game(reason),
        }
    }
}

/// The whole path: the program may be started from another folder next time.
fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

fn save(path: &Path, current: &CurrentMatch) -> Result<(), SaveError> {
    Record::of(current.game(), current.header(), SystemTime::now()).save(path)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The match as it was saved last.
#[derive(Resource, Debug, Default)]
pub struct Kept(pub Option<Match>);

impl Kept {
    /// Whether leaving this match would lose something that a person made.
    pub fn would_lose(&self, game: &Match) -> bool {
        game.would_lose(self.0.as_ref())
    }
}

/// Somebody chose a file.
#[derive(Message, Clone, Debug)]
pub enum FileRequested {
    /// Write the match there.
    Save(PathBuf),
    /// Read a match from there.
    Open(PathBuf),
    /// Read a match from this text.
    Paste(String),
}

/// What became of a wish to save.
#[derive(Message, Clone, Copy, Debug)]
pub struct SaveDone {
    /// Whether the match is in the file now.
    pub written: bool,
}
