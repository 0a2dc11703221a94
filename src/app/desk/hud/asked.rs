//! Where the wishes of the panels go.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::super::panels::Action;
use crate::app::game::{
    Choose, CoachAnswered, CurrentMatch, EarlyEndAnswered, FileRequested, HintRequested, LessonDeclined,
    LessonRequested, LibraryRequested, MatchRequested, MoveNow, MoveRequested, PictureRequested,
    PuzzleWanted, ReviewRequested, SetupRequested, ShowEnding, SkipEnding, SleepersBackRequested,
};
use crate::library::preferences::{NewGame, Page};
use crate::play::{Match, Seat};
use crate::rules::{ByPlayer, Player, Variant};

/// Where the panels' wishes go.
#[derive(SystemParam)]
pub(super) struct Asked<'w> {
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

impl Asked<'_> {
    pub(super) fn carry_out(&mut self, action: Action, current: &CurrentMatch) {
        match action {
            Action::NewGame { variant, seats, komi } => self.begin(variant, seats, komi, current),
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
            // They need the window's clipboard and the panels, or come back as a command; see `show_panels`.
            Action::Command(_)
            | Action::Copy(_)
            | Action::CopyText(..)
            | Action::CopyDiagnostics
            | Action::OpenPath(_)
            | Action::PasteSetup => {}
            Action::Resume(id) => {
                self.library.write(LibraryRequested::Resume(id));
            }
            Action::Dismiss => {
                self.library.write(LibraryRequested::Dismiss);
            }
        }
    }

    /// A new match, which the next form for one begins with.
    fn begin(&mut self, variant: Variant, seats: ByPlayer<Seat>, komi: u16, current: &CurrentMatch) {
        // Whoever turns from a lesson or a puzzle to a game is done with their page.
        if current.lesson().is_some() || current.puzzle().is_some() {
            self.choices.write(Choose::Page(Page::Play));
        }
        let (black, white) = (seats[Player::Black], seats[Player::White]);
        let pie = variant.has_komi() && komi > 0;
        self.choices.write(Choose::NewGame(NewGame { variant, black, white, komi, pie }));
        self.matches.write(MatchRequested::New { variant, seats, komi });
    }

    /// The same game with the colours swapped.
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
        // Whoever says who plays on wants them to.
        if game.is_paused() {
            self.hurry.write(MoveNow);
        }
    }
}
