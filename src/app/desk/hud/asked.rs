//! Carries out what the panels ask for.

use std::io;
use std::time::SystemTime;

use bevy::ecs::query::QuerySingleError;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::super::clipboard::{Clipboard, Target};
use super::super::folder;
use super::super::panels::{Action, WindowAction};
use super::facts::Facts;
use super::{Hud, percent};
use crate::app::game::{
    Choose, CoachAnswered, CurrentMatch, EarlyEndAnswered, FileRequested, HintRequested, LessonDeclined,
    LessonRequested, LibraryRequested, MatchRequested, Motion, MoveNow, MoveRequested, PictureRequested,
    PuzzleWanted, ReviewRequested, SetupRequested, ShowEnding, SkipEnding, SleepersBackRequested, Toast,
    with_timeout,
};
use crate::app::input::{CommandRequested, Copied};
use crate::i18n::{Message, notices};
use crate::library::preferences::NewGame;
use crate::play::{Match, Seat};
use crate::record::{ExportError, Record, export};
use crate::rules::{ByPlayer, Player, Variant, visible_path};

/// The message writers and resources that requests of the panels are dispatched to.
#[derive(SystemParam)]
pub(super) struct Asked<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    clipboard: ResMut<'w, Clipboard>,
    commands: MessageWriter<'w, CommandRequested>,
    pub(super) motion: ResMut<'w, Motion>,
    matches: MessageWriter<'w, MatchRequested>,
    moves: MessageWriter<'w, MoveRequested>,
    reviews: MessageWriter<'w, ReviewRequested>,
    setups: MessageWriter<'w, SetupRequested>,
    hurry: MessageWriter<'w, MoveNow>,
    files: MessageWriter<'w, FileRequested>,
    pictures: MessageWriter<'w, PictureRequested>,
    library: MessageWriter<'w, LibraryRequested>,
    skip: MessageWriter<'w, SkipEnding>,
    again: MessageWriter<'w, ShowEnding>,
    sleepers_back: MessageWriter<'w, SleepersBackRequested>,
    early: MessageWriter<'w, EarlyEndAnswered>,
    choices: MessageWriter<'w, Choose>,
    lessons: MessageWriter<'w, LessonRequested>,
    declined: MessageWriter<'w, LessonDeclined>,
    puzzles: MessageWriter<'w, PuzzleWanted>,
    hints: MessageWriter<'w, HintRequested>,
    coach: MessageWriter<'w, CoachAnswered>,
    exit: MessageWriter<'w, AppExit>,
}

impl Asked<'_, '_> {
    /// The context of egui in which the panels are drawn.
    pub(super) fn context(&mut self) -> Result<egui::Context, QuerySingleError> {
        self.contexts.ctx_mut().map(|context| context.clone())
    }

    /// Carries out what the panels ask for, and has the result drawn. Nothing else does.
    pub(super) fn carry_out(&mut self, action: Action, hud: &mut Hud, facts: &Facts) {
        let current = &*facts.current;
        self.motion.settle();
        match action {
            Action::Window(action) => self.do_in_window(action, hud, facts),
            Action::NewGame { variant, seats, komi } => self.begin(variant, seats, komi),
            Action::Rematch => self.begin_again(current.game()),
            Action::Start { position, seats } => {
                let game = Box::new(Match::from_position(*position, seats));
                self.matches.write(MatchRequested::Adopt { game, header: None });
            }
            Action::SetUp(request) => {
                self.setups.write(request);
            }
            Action::Look(node) => {
                self.matches.write(MatchRequested::Look(node));
            }
            Action::GoOnFrom(node) => {
                self.matches.write(MatchRequested::GoOnFrom(node));
            }
            Action::Try(mv) => {
                self.moves.write(MoveRequested { turn: current.here(), intent: mv.intent() });
            }
            Action::CancelReview => {
                self.reviews.write(ReviewRequested::Cancel);
            }
            Action::Edit(edit) => {
                self.matches.write(MatchRequested::Edit(edit));
            }
            Action::UndoEdit => {
                self.matches.write(MatchRequested::UndoEdit);
            }
            Action::RedoEdit => {
                self.matches.write(MatchRequested::RedoEdit);
            }
            Action::Resign(player) => {
                self.matches.write(MatchRequested::Resign(player));
            }
            Action::SkipCounting => {
                self.skip.write(SkipEnding);
            }
            Action::CountAgain => {
                self.again.write(ShowEnding);
            }
            Action::SleepersBack(back) => {
                self.sleepers_back.write(SleepersBackRequested(back));
            }
            Action::EarlyEnd(answer) => {
                self.early.write(answer);
            }
            Action::Seats(seats) => self.seat(seats, current.game()),
            Action::Learn(request) => {
                self.lessons.write(request);
            }
            Action::Solve(wanted) => {
                self.puzzles.write(wanted);
            }
            Action::DeclineLesson => {
                self.declined.write(LessonDeclined);
            }
            Action::Hint(request) => {
                self.hints.write(request);
            }
            Action::Coach(answer) => {
                self.coach.write(answer);
            }
            Action::Choose(choice) => {
                self.choices.write(choice);
            }
            Action::Quit => {
                self.exit.write(AppExit::Success);
            }
            Action::Save(path) => {
                self.files.write(FileRequested::Save(path));
            }
            Action::Picture(request) => {
                self.pictures.write(request);
            }
            Action::Open(path) => {
                self.files.write(FileRequested::Open(path));
            }
            Action::Paste(text) => {
                self.files.write(FileRequested::Paste(text));
            }
            Action::Library(job) => {
                self.library.write(LibraryRequested::Do(job));
            }
            Action::Resume(id) => {
                self.library.write(LibraryRequested::Resume(id));
            }
            Action::Dismiss => {
                self.library.write(LibraryRequested::Dismiss);
            }
        }
    }

    /// Does what concerns the window itself: the clipboard, folders, its commands.
    fn do_in_window(&mut self, action: WindowAction, hud: &mut Hud, facts: &Facts) {
        match action {
            // It comes back from there in the next frame, as if by its key.
            WindowAction::Command(command) => {
                self.commands.write(CommandRequested(command));
            }
            WindowAction::Copy(what) => self.copy(hud, copied(&facts.current, what)),
            WindowAction::CopyText(text, said) => self.copy(hud, Ok((text, said))),
            WindowAction::CopyDiagnostics => {
                if let Ok(context) = self.context() {
                    let text = facts.diagnostics(&context, percent(&context, facts));
                    self.copy(hud, Ok((text, notices::diagnostics_copied())));
                }
            }
            WindowAction::PasteSetup => {
                if let Some(text) = self.clipboard.paste(Target::Setup) {
                    self.paste_setup(&text, hud, facts);
                }
            }
            WindowAction::OpenPath(path) => {
                facts.themes.make_folder(&path);
                let wanted = path.clone();
                let opened = with_timeout(move || folder::open(&wanted));
                if let Err(error) = opened.unwrap_or_else(|| Err(io::ErrorKind::TimedOut.into())) {
                    warn!("{}: {error}", visible_path(&path));
                    let text = notices::folder_not_opened(visible_path(&path));
                    hud.0.toast(Toast::error(text));
                }
            }
        }
    }

    /// Takes the position in a text over into the editor, if a position is being set up.
    fn paste_setup(&mut self, text: &str, hud: &mut Hud, facts: &Facts) {
        let editor = facts.current.editor();
        if let Some(action) = editor.and_then(|editor| hud.0.paste_setup(editor, text)) {
            self.carry_out(action, hud, facts);
        }
    }

    /// Pastes a text that was asked for in an earlier frame and has come now.
    pub(super) fn paste_late(&mut self, hud: &mut Hud, facts: &Facts) {
        if let Some(text) = self.clipboard.bypass_change_detection().take_setup() {
            self.paste_setup(&text, hud, facts);
        }
    }

    /// Puts a text into the clipboard and says so, or says why it cannot.
    fn copy(&mut self, hud: &mut Hud, copied: Result<(String, Message), ExportError>) {
        match (copied, self.context()) {
            (Ok((text, said)), Ok(context)) => {
                context.copy_text(text);
                hud.0.toast(Toast::good(said));
            }
            (Err(error), _) => hud.0.toast(Toast::error(notices::of_export_error(error))),
            (_, Err(error)) => warn!("{error}"),
        }
    }

    /// Begins a new match. The dialog for the next one offers the same choices first.
    fn begin(&mut self, variant: Variant, seats: ByPlayer<Seat>, komi: u16) {
        let (black, white) = (seats[Player::Black], seats[Player::White]);
        let pie = variant.has_komi() && komi > 0;
        self.choices.write(Choose::NewGame(NewGame { variant, black, white, komi, pie }));
        self.matches.write(MatchRequested::New { variant, seats, komi });
    }

    /// Begins the same game again with the colours swapped.
    fn begin_again(&mut self, game: &Match) {
        let seats: ByPlayer<Seat> = ByPlayer::from_fn(|player: Player| game.seats()[player.other()]);
        let (variant, komi) = (game.variant(), game.start().komi_left());
        self.matches.write(MatchRequested::New { variant, seats, komi });
    }

    fn seat(&mut self, seats: ByPlayer<Seat>, game: &Match) {
        let changed = Player::ALL.into_iter().filter(|&player| seats[player] != game.seats()[player]);
        for player in changed {
            self.matches.write(MatchRequested::Seat(player, seats[player]));
            // Another level is meant to last; who takes over whose place concerns this game alone.
            if let (Some(level), true) = (seats[player].level(), game.seats()[player].is_computer()) {
                self.choices.write(Choose::Level(player, level));
            }
        }
        // A player who changes the seats of a paused game wants it to go on.
        if game.is_paused() {
            self.hurry.write(MoveNow);
        }
    }
}

/// The text for the clipboard, and the message about it.
fn copied(current: &CurrentMatch, what: Copied) -> Result<(String, Message), ExportError> {
    let record = || Record::from_match(current.game(), current.header(), SystemTime::now());
    Ok(match what {
        Copied::Game => (record().to_string(), notices::game_copied()),
        Copied::Position => {
            let position = current.position();
            let text = format!("{} {position}", position.variant().name());
            (text, notices::position_copied())
        }
        Copied::AbstractPlay => {
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

    #[test]
    fn what_is_copied_can_be_pasted() {
        let mut game = people("d4 d5 d3 d5-d4");
        let first = game.line()[1];
        let mv = game.tree().game(first).parse_move("e4").unwrap();
        game.apply(Change::Try { at: first, mv }).unwrap();
        game.look_at(game.end());
        let current = CurrentMatch::new(game);
        let read = |what| {
            let (text, said) = copied(&current, what).unwrap();
            (LoadedRecord::from_text(&text).unwrap().record, said)
        };
        let (whole, _) = read(Copied::Game);
        assert!(whole.tree().holds(current.game().tree()));
        let (position, _) = read(Copied::Position);
        assert_eq!(position.game(), current.position());
        let (exported, said) = read(Copied::AbstractPlay);
        assert_eq!((exported.game(), exported.variant()), (current.position(), Variant::Hex));
        assert_eq!(exported.moves(), current.game().moves().collect::<Vec<_>>());
        let said = Words::default().say(said);
        assert!(said.ends_with("except for 1 move in variations"), "{said}");
    }

    #[test]
    fn a_finished_game_is_copied_for_abstract_play_with_its_result() {
        let mut game = people("d4 d5 d3 d5-d4");
        game.resign(Player::White);
        let (text, said) = copied(&CurrentMatch::new(game.clone()), Copied::AbstractPlay).unwrap();
        assert_eq!(Words::default().say(said), "Game copied as JSON for Abstract Play");
        assert_eq!(LoadedRecord::from_text(&text).unwrap().record.result(), game.result());
    }

    #[test]
    fn other_games_are_not_copied_for_abstract_play() {
        let anda = Match::new("anda-5".parse().unwrap(), ByPlayer::new(Seat::Human, Seat::Human));
        let refused = copied(&CurrentMatch::new(anda), Copied::AbstractPlay);
        assert_eq!(refused, Err(ExportError::OtherGame("Anda")));
    }
}
