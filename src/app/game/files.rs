//! Opening and saving records.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;

use super::{CurrentMatch, MatchRequested, Toast, Tone};
use crate::app::{GameSystems, InputSystems};
use crate::play::Match;
use crate::record::{Opened, Record, SaveError};
use crate::rules::Player;

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
    mut kept: ResMut<Kept>,
) {
    for request in requests.read() {
        let toast = match request {
            FileRequested::Save(path) => {
                let saved = save(path, &current);
                done.write(SaveDone { written: saved.is_ok() });
                match saved {
                    Ok(()) => {
                        kept.0 = Some(current.game().clone());
                        Toast { tone: Tone::Good, text: format!("Saved as {}", name(path)) }
                    }
                    Err(error) => {
                        Toast { tone: Tone::Error, text: format!("{} was not saved: {error}", name(path)) }
                    }
                }
            }
            FileRequested::Open(path) => match Record::load_legal(path) {
                Ok(Opened { record, fault, more, .. }) => {
                    // What was illegal and is missing now is not kept anywhere but in the file.
                    let game = record.to_match();
                    kept.0 = Some(game.clone());
                    let header = Some(record.header().clone());
                    matches.write(MatchRequested::Adopt { game: Box::new(game), header });
                    match fault {
                        None if more => {
                            let text = format!("Opened the first game of {}", name(path));
                            Toast { tone: Tone::Good, text }
                        }
                        None => Toast { tone: Tone::Good, text: format!("Opened {}", name(path)) },
                        Some(fault) => Toast { tone: Tone::Error, text: format!("{}: {fault}", name(path)) },
                    }
                }
                Err(error) => Toast { tone: Tone::Error, text: format!("{}: {error}", name(path)) },
            },
        };
        toasts.write(toast);
    }
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
    /// Whether leaving this match would lose an unfinished game in which a person has moved.
    pub fn would_lose(&self, game: &Match) -> bool {
        let by_person = Player::ALL.into_iter().any(|player| !game.seats()[player].is_computer());
        let same = |kept: &Match| {
            kept.start() == game.start() && game.moves().eq(kept.moves().take(game.moves().len()))
        };
        by_person && game.result().is_none() && game.moves().len() > 1 && !self.0.as_ref().is_some_and(same)
    }
}

/// Somebody chose a file.
#[derive(Message, Clone, Debug)]
pub enum FileRequested {
    /// Write the match there.
    Save(PathBuf),
    /// Read a match from there.
    Open(PathBuf),
}

/// What became of a wish to save.
#[derive(Message, Clone, Copy, Debug)]
pub struct SaveDone {
    /// Whether the match is in the file now.
    pub written: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Level, Seat};
    use crate::rules::{ByPlayer, Variant};

    fn played(seats: ByPlayer<Seat>, moves: &str) -> Match {
        let mut game = Match::new(Variant::Hex, seats);
        for text in moves.split_ascii_whitespace() {
            game.play(game.game().parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn only_a_persons_unfinished_and_unsaved_game_would_be_lost() {
        let computer = Seat::Computer(Level::MIN);
        let seats = ByPlayer::new(Seat::Human, computer);
        let game = played(seats, "d4 d5 d3");
        assert!(Kept::default().would_lose(&game));
        assert!(!Kept(Some(game.clone())).would_lose(&game));
        assert!(!Kept(Some(game.clone())).would_lose(&played(seats, "d4 d5")), "taken back");
        assert!(Kept(Some(played(seats, "d4 d5"))).would_lose(&game), "played on");
        assert!(!Kept::default().would_lose(&played(seats, "d4")));
        assert!(!Kept::default().would_lose(&played(ByPlayer::new(computer, computer), "d4 d5 d3")));
        let mut resigned = game;
        resigned.resign(Player::Black);
        assert!(!Kept::default().would_lose(&resigned));
    }
}
