//! Carries out the requests of the panels.

use std::path::Path;
use std::time::SystemTime;

use bevy::ecs::query::QuerySingleError;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::super::clipboard::{Clipboard, Target};
use super::super::folder;
use super::super::panels::Request;
use super::model_inputs::ModelInputs;
use super::{Hud, percent};
use crate::app::game::{
    CurrentMatch, EditPreferences, EndReplayRequested, EndSkipRequested, LessonOfferDeclined,
    LibraryRequested, MatchRequested, MoveNowRequested, MoveRequested, PuzzleSelectionRequested,
    RedrawScheduler, ReviewRequested, SleepersBackRequested, Toast, timed_out, with_timeout,
};
use crate::app::input::{Command, CommandRequested, CopyFormat, MatchCommand, PuzzleStep};
use crate::i18n::{Message, notices};
use crate::play::{GameSetup, Match, Seat};
use crate::record::{ExportError, Record, export};
use crate::rules::{ByPlayer, Player, visible_path};

/// System parameter that carries out requests of the panels: as messages to the systems that serve them, or by the
/// clipboard and the desktop.
#[derive(SystemParam)]
pub(super) struct RequestDispatcher<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    clipboard: ResMut<'w, Clipboard>,
    commands: Commands<'w, 's>,
    pub(super) redraws: ResMut<'w, RedrawScheduler>,
}

impl RequestDispatcher<'_, '_> {
    /// Returns the context of egui in which the panels are drawn.
    pub(super) fn context(&mut self) -> Result<egui::Context, QuerySingleError> {
        self.contexts.ctx_mut().map(|context| context.clone())
    }

    fn send(&mut self, message: impl bevy::ecs::message::Message) {
        self.commands.write_message(message);
    }

    /// Carries out a request of the panels, and has the next frames drawn.
    pub(super) fn dispatch(&mut self, request: Request, hud: &mut Hud, inputs: &ModelInputs) {
        let current = &*inputs.current;
        self.redraws.settle();
        match request {
            // Carried out by the panels.
            Request::Panel(_) => {}
            // A puzzle may be skipped by its button, but not by the key, which also enters moves.
            Request::Command(Command::Match(MatchCommand::Puzzle(PuzzleStep::Next))) => {
                self.send(PuzzleSelectionRequested::Next);
            }
            Request::Command(command) => self.send(CommandRequested(command)),
            Request::Copy(what) => self.copy(hud, text_to_copy(current, what)),
            Request::CopyText(text, message) => self.copy(hud, Ok((text, message))),
            Request::CopyDiagnostics => self.copy_diagnostics(hud, inputs),
            Request::PasteSetup => {
                if let Some(text) = self.clipboard.paste(Target::Setup) {
                    self.paste_setup(&text, hud, inputs);
                }
            }
            Request::OpenPath(path) => open_path(&path, hud, inputs),
            Request::NewGame(setup) => self.begin(setup, setup),
            Request::NewGameByKomiPie(setup, side) => {
                self.begin(if side == Player::White { setup } else { setup.swapped() }, setup);
            }
            Request::Rematch => {
                let setup = current.table_match().agreed_setup().swapped();
                self.send(MatchRequested::New(inputs.adapted(setup)));
            }
            Request::Start(game) => self.send(MatchRequested::Load { game, header: None }),
            Request::Seats(seats) => self.seat(seats, current.table_match()),
            Request::Match(request) => self.send(request),
            Request::Try(mv) => {
                self.send(MoveRequested { at: current.shown_position_id(), intent: mv.intent() });
            }
            Request::SetUp(request) => self.send(request),
            Request::CancelReview => self.send(ReviewRequested::Cancel),
            Request::SkipCounting => self.send(EndSkipRequested),
            Request::CountAgain => self.send(EndReplayRequested),
            Request::SleepersBack(back) => self.send(SleepersBackRequested(back)),
            Request::EarlyEnd(answer) => self.send(answer),
            Request::File(request) => self.send(request),
            Request::Picture(request) => self.send(request),
            Request::Library(job) => self.send(LibraryRequested::Do(job)),
            Request::Resume(id) => self.send(LibraryRequested::Resume(id)),
            Request::Dismiss => self.send(LibraryRequested::Dismiss),
            Request::Learn(request) => self.send(request),
            Request::Solve(request) => self.send(request),
            Request::DeclineLesson => self.send(LessonOfferDeclined),
            Request::Hint(request) => self.send(request),
            Request::Coach(answer) => self.send(answer),
            Request::EditPreferences(edit) => self.send(edit),
            Request::Quit => self.send(AppExit::Success),
        }
    }

    fn copy_diagnostics(&mut self, hud: &mut Hud, inputs: &ModelInputs) {
        if let Ok(context) = self.context() {
            let text = inputs.diagnostics(&context, percent(&context, inputs));
            self.copy(hud, Ok((text, notices::diagnostics_copied())));
        }
    }

    /// Replaces the position in the editor by the one in a text, if a position is being set up.
    fn paste_setup(&mut self, text: &str, hud: &mut Hud, inputs: &ModelInputs) {
        let editor = inputs.current.editor();
        if let Some(request) = editor.and_then(|editor| hud.0.paste_setup(editor, text)) {
            self.dispatch(request, hud, inputs);
        }
    }

    /// Sets up a position from pasted text that was asked for in an earlier frame and has arrived now.
    pub(super) fn paste_late(&mut self, hud: &mut Hud, inputs: &ModelInputs) {
        if let Some(text) = self.clipboard.bypass_change_detection().take_setup() {
            self.paste_setup(&text, hud, inputs);
        }
    }

    /// Puts a text into the clipboard and says so, or says why it cannot.
    fn copy(&mut self, hud: &mut Hud, copied: Result<(String, Message), ExportError>) {
        match (copied, self.context()) {
            (Ok((text, message)), Ok(context)) => {
                context.copy_text(text);
                hud.0.toast(Toast::success(message));
            }
            (Err(error), _) => hud.0.toast(Toast::error(notices::of_export_error(error))),
            (_, Err(error)) => warn!("{error}"),
        }
    }

    /// Begins a match. `form` becomes the default of the next dialog for a new game; it differs from `setup` if a player has
    /// picked the other side than in the form.
    fn begin(&mut self, setup: GameSetup, form: GameSetup) {
        self.send(EditPreferences::new(move |preferences| preferences.new_game = form));
        self.send(MatchRequested::New(setup));
    }

    /// Changes who plays the match. Another level or character of the computer also becomes the default; a paused match goes on.
    fn seat(&mut self, seats: ByPlayer<Seat>, game: &Match) {
        let changed = Player::ALL.into_iter().filter(|&player| seats[player] != game.seats()[player]);
        for player in changed {
            self.send(MatchRequested::SetSeat(player, seats[player]));
            // Another level or character is meant to last; who takes over whose place concerns this game alone.
            let seat = seats[player];
            if seat.is_computer() && game.seats()[player].is_computer() {
                self.send(EditPreferences::new(move |preferences| {
                    preferences.new_game.set_computer(player, seat);
                    preferences.play.adaptive_level = false;
                }));
            }
        }
        // A player who changes the seats of a paused game wants it to go on.
        if game.is_paused() {
            self.send(MoveNowRequested);
        }
    }
}

/// Opens a folder, or the folder of a file, in the system's file manager.
fn open_path(path: &Path, hud: &mut Hud, inputs: &ModelInputs) {
    inputs.themes.make_folder(path);
    let wanted = path.to_owned();
    if let Err(error) = timed_out(with_timeout(move || folder::open(&wanted))) {
        warn!("{}: {error}", visible_path(path));
        hud.0.toast(Toast::error(notices::folder_not_opened(visible_path(path))));
    }
}

/// Returns the text for the clipboard and the message that confirms the copy.
fn text_to_copy(current: &CurrentMatch, what: CopyFormat) -> Result<(String, Message), ExportError> {
    let record = || Record::from_match(current.table_match(), current.header(), SystemTime::now());
    Ok(match what {
        CopyFormat::Game => (record().to_string(), notices::game_copied()),
        CopyFormat::Position => {
            let position = current.shown_position();
            let text = format!("{} {position}", position.variant().name());
            (text, notices::position_copied())
        }
        CopyFormat::AbstractPlay => {
            let exported = export(&record(), SystemTime::now())?;
            (exported.json, notices::of_losses(&exported.losses))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::play::Change;
    use crate::play::tests::people;
    use crate::record::LoadedRecord;
    use crate::rules::Variant;

    #[test]
    fn what_is_copied_can_be_pasted() {
        let mut game = people("d4 d5 d3 d5-d4");
        let first = game.line()[1];
        let mv = game.tree().game(first).parse_move("e4").unwrap();
        game.apply(Change::Try { at: first, mv }).unwrap();
        game.look_at(game.end());
        let current = CurrentMatch::new(game);
        let read = |what| {
            let (text, said) = text_to_copy(&current, what).unwrap();
            (LoadedRecord::from_text(&text).unwrap().record, said)
        };
        let (whole, _) = read(CopyFormat::Game);
        assert!(whole.tree().holds(current.table_match().tree()));
        let (position, _) = read(CopyFormat::Position);
        assert_eq!(position.game(), current.shown_position());
        let (exported, said) = read(CopyFormat::AbstractPlay);
        assert_eq!((exported.game(), exported.variant()), (current.shown_position(), Variant::Hex));
        assert_eq!(exported.moves(), current.table_match().moves().collect::<Vec<_>>());
        let said = Words::default().say(said);
        assert!(said.ends_with("except for 1 move in variations"), "{said}");
    }

    #[test]
    fn a_finished_game_is_copied_for_abstract_play_with_its_result() {
        let mut game = people("d4 d5 d3 d5-d4");
        game.resign(Player::White);
        let (text, said) = text_to_copy(&CurrentMatch::new(game.clone()), CopyFormat::AbstractPlay).unwrap();
        assert_eq!(Words::default().say(said), "Game copied as JSON for Abstract Play");
        assert_eq!(LoadedRecord::from_text(&text).unwrap().record.result(), game.result());
    }

    #[test]
    fn other_games_are_not_copied_for_abstract_play() {
        let anda = Match::new("anda-5".parse().unwrap(), ByPlayer::new(Seat::Human, Seat::Human));
        let refused = text_to_copy(&CurrentMatch::new(anda), CopyFormat::AbstractPlay);
        assert_eq!(refused, Err(ExportError::OtherGame("Anda")));
    }
}
