//! The match that is on the table now.

use std::sync::OnceLock;
use std::time::Duration;

use bevy::prelude::*;

use super::exercise::{Exercise, ExerciseKind, SuspendedMatch};
use super::{
    ExerciseEvent, LessonSession, MatchChanged, Mode, MovePlayed, PositionId, PuzzleSession, SetupEditor,
    SetupRequested,
};
use crate::play::{Match, Seat};
use crate::record::Header;
use crate::rules::{AnyGame, AnyMove, BoardView, EndangeredGroup, Game};
use crate::study::lessons::Lesson;

/// The match on the table, with its view, and the exercise or the position editor that takes its place for a while.
/// Only the systems in [`GameSystems::Match`](crate::app::GameSystems::Match) write it.
#[derive(Resource, Debug)]
pub struct CurrentMatch {
    id: u32,
    game: Match,
    view: BoardView,
    dangers: OnceLock<Vec<EndangeredGroup>>,
    header: Option<Header>,
    /// Match that was replaced in this frame.
    replaced: Option<Match>,
    /// Position editor, if a position is being set up while the match waits.
    editor: Option<SetupEditor>,
    /// Lesson or puzzle on the table.
    exercise: Option<Exercise>,
    /// Lessons that were left before their end, to go on where they stood.
    left_lessons: Vec<LessonSession>,
    /// Highest number given to a match so far.
    last_id: u32,
}

impl CurrentMatch {
    /// Puts the first match of the program on the table.
    pub fn new(game: Match) -> Self {
        let view = game.shown_position().view();
        Self {
            id: 0,
            game,
            view,
            dangers: OnceLock::new(),
            header: None,
            replaced: None,
            editor: None,
            exercise: None,
            left_lessons: Vec::new(),
            last_id: 0,
        }
    }

    /// Returns the header of the file that the match was opened from, if it was. Saving keeps it.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Sets the header of the file that the match was opened from.
    pub fn set_header(&mut self, header: Option<Header>) {
        self.header = header;
    }

    /// Drops the match that was replaced in the frame before, once all systems have had a frame to read it.
    pub(super) fn forget_replaced(&mut self) {
        self.replaced = None;
    }

    /// Returns the match that was on the table before, in the frame in which another one has replaced it.
    pub fn replaced_match(&self) -> Option<&Match> {
        self.replaced.as_ref()
    }

    /// Returns the match on the table: during a lesson or a puzzle that of the exercise, otherwise the player's own.
    pub fn table_match(&self) -> &Match {
        &self.game
    }

    /// Returns the player's own match, which is saved. It waits during a lesson or a puzzle.
    pub fn own_match(&self) -> &Match {
        self.exercise.as_ref().map_or(&self.game, |exercise| &exercise.suspended.game)
    }

    /// Returns the number of the player's own match in this run of the program, with which answers of threads are
    /// checked.
    pub fn own_match_id(&self) -> u32 {
        self.exercise.as_ref().map_or(self.id, |exercise| exercise.suspended.id)
    }

    /// Returns the lesson on the table, if there is one.
    pub fn lesson(&self) -> Option<&LessonSession> {
        match &self.exercise.as_ref()?.subject {
            ExerciseKind::Lesson(session) => Some(session),
            ExerciseKind::Puzzle(_) => None,
        }
    }

    /// Returns the puzzle on the table, if there is one.
    pub fn puzzle(&self) -> Option<&PuzzleSession> {
        match &self.exercise.as_ref()?.subject {
            ExerciseKind::Puzzle(session) => Some(session),
            ExerciseKind::Lesson(_) => None,
        }
    }

    /// Returns what the table is used for: a match, a lesson, a puzzle, or the position editor.
    pub const fn mode(&self) -> Mode {
        match (&self.editor, &self.exercise) {
            (Some(_), _) => Mode::SetUp,
            (None, None) => Mode::Match,
            (None, Some(exercise)) => match exercise.subject {
                ExerciseKind::Lesson(_) => Mode::Lesson,
                ExerciseKind::Puzzle(_) => Mode::Puzzle,
            },
        }
    }

    /// Returns the position on the board: the one at the cursor.
    pub fn shown_position(&self) -> &AnyGame {
        self.game.shown_position()
    }

    /// Returns what the board shows: the position at the cursor, or the one that is being set up.
    pub fn view(&self) -> &BoardView {
        self.editor.as_ref().map_or(&self.view, SetupEditor::view)
    }

    /// Returns the position editor, while a position is being set up.
    pub fn editor(&self) -> Option<&SetupEditor> {
        self.editor.as_ref()
    }

    /// Returns the groups that one move would take off the board, computed on first use. Empty while a position is
    /// set up.
    pub fn dangers(&self) -> &[EndangeredGroup] {
        if self.editor.is_some() {
            return &[];
        }
        self.dangers.get_or_init(|| self.shown_position().dangers())
    }

    /// Returns the identifier of the current position of the game, wherever in the game the player looks.
    pub fn position_id(&self) -> PositionId {
        PositionId { match_id: self.id, node: self.game.end() }
    }

    /// Returns the identifier of the position at the cursor, which the board shows.
    pub fn shown_position_id(&self) -> PositionId {
        PositionId { match_id: self.id, node: self.game.cursor() }
    }

    /// Returns `true` if the board shows the current position of the game, and the game goes on.
    pub fn is_live(&self) -> bool {
        self.game.is_at_end() && self.game.result().is_none()
    }

    /// Returns `true` if the computer has nothing to do even where it is to move: the player sets up a position, has
    /// taken back moves of a game between computers, or has finished a step of a lesson. In a puzzle it never thinks.
    pub fn is_computer_idle(&self) -> bool {
        let is_lesson_step_done =
            self.lesson().is_some_and(|session| session.runner().computer_to_move().is_none());
        is_lesson_step_done || self.puzzle().is_some() || self.game.is_paused() || self.editor.is_some()
    }

    /// Returns `true` if a person may move on the board: in the game when it is a person's turn, anywhere else to try
    /// something. While a position is set up there are no moves.
    pub fn is_human_turn(&self) -> bool {
        if let Some(exercise) = &self.exercise {
            exercise.subject.awaits_move()
        } else if self.editor.is_some() {
            false
        } else if self.is_live() {
            self.game.seat_to_move().is_some_and(|seat| !seat.is_computer())
        } else {
            self.shown_position().to_move().is_some()
        }
    }

    /// Applies a change to the match on the table, and updates what the board shows of it. Returns what `change`
    /// returns.
    pub(super) fn update_match<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.game);
        self.view = self.game.shown_position().view();
        self.dangers = OnceLock::new();
        changed
    }

    /// Lets time pass on the clock of the match. The board shows the same.
    pub(super) fn spend_time(&mut self, elapsed: Duration) {
        self.game.spend_time(elapsed);
    }

    /// Applies a request to the position editor: begins or leaves it, or changes the setup. Returns what has changed
    /// on the board, if anything has.
    pub(super) fn apply_setup_request(&mut self, request: &SetupRequested) -> Option<MatchChanged> {
        let board = self.view().board;
        let changed = match (request, &mut self.editor) {
            (SetupRequested::Begin, None) if self.exercise.is_none() => {
                self.editor = Some(SetupEditor::new(self.game.shown_position()));
                true
            }
            (SetupRequested::Cancel, editor) => editor.take().is_some(),
            (request, Some(editor)) => editor.carry_out(request),
            (_, None) => false,
        };
        changed.then(|| MatchChanged::SetupChanged { other_board: self.view().board != board })
    }

    /// Plays a move of the lesson or the puzzle on the table for a seat. Returns the event that tells of it; none if
    /// the move is illegal.
    pub(super) fn play_exercise_move(&mut self, mv: AnyMove, seat: Seat) -> Option<ExerciseEvent> {
        let transition = self.update_match(|game| game.play(mv)).ok()?;
        Some(ExerciseEvent::Played(Box::new(MovePlayed { transition, seat })))
    }

    /// Puts another match of the player on the table. A lesson or a puzzle that was there is over.
    pub(super) fn replace(&mut self, game: Match) {
        let id = self.last_id + 1;
        let suspended = self.put_exercise_away().map(|suspended| suspended.game);
        let left_lessons = std::mem::take(&mut self.left_lessons);
        let before = suspended.unwrap_or_else(|| std::mem::replace(&mut self.game, game.clone()));
        // Of several replacements in one frame, only the first replaces a match that was played.
        let replaced = self.replaced.take().or(Some(before));
        *self = Self { id, last_id: id, replaced, left_lessons, ..Self::new(game) };
    }

    /// Puts a lesson or a puzzle on the table. The player's own match is kept aside until the exercise is left; one with a
    /// clock is paused.
    pub(super) fn begin_exercise(&mut self, subject: ExerciseKind) {
        let suspended = self.put_exercise_away();
        let suspended = suspended.unwrap_or_else(|| {
            let mut game = self.game.clone();
            game.pause_clock();
            SuspendedMatch { id: self.id, game }
        });
        let table = subject.starting_match();
        self.exercise = Some(Exercise { subject, suspended });
        self.show_exercise_position(table);
    }

    /// Puts the next position of the lesson or the puzzle on the table, as a match of its own with a new number.
    pub(super) fn show_exercise_position(&mut self, table: Match) {
        self.last_id += 1;
        self.id = self.last_id;
        self.update_match(|game| *game = table);
    }

    /// Ends the lesson or the puzzle: the player's own match is back on the table, just as it was.
    pub(super) fn leave_exercise(&mut self) {
        if let Some(SuspendedMatch { id, game }) = self.put_exercise_away() {
            self.id = id;
            self.update_match(|table| *table = game);
        }
    }

    /// Takes the lesson or the puzzle off the table, and returns the match that waits. A lesson that is not finished is
    /// kept.
    fn put_exercise_away(&mut self) -> Option<SuspendedMatch> {
        let Exercise { subject, suspended } = self.exercise.take()?;
        if let ExerciseKind::Lesson(session) = subject {
            self.left_lessons.retain(|left| left.runner().lesson() != session.runner().lesson());
            self.left_lessons.extend(session.left());
        }
        Some(suspended)
    }

    /// Returns a lesson where it was left, or from its beginning.
    pub(super) fn take_up_lesson(&mut self, lesson: &'static Lesson) -> LessonSession {
        let left = self.left_lessons.iter().position(|session| session.runner().lesson() == lesson);
        left.map_or_else(|| LessonSession::new(lesson), |index| self.left_lessons.swap_remove(index))
    }

    /// Returns the lesson on the table, to be changed.
    pub(super) fn lesson_mut(&mut self) -> Option<&mut LessonSession> {
        match &mut self.exercise.as_mut()?.subject {
            ExerciseKind::Lesson(session) => Some(session),
            ExerciseKind::Puzzle(_) => None,
        }
    }

    /// Returns the puzzle on the table, to be changed.
    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleSession> {
        match &mut self.exercise.as_mut()?.subject {
            ExerciseKind::Puzzle(session) => Some(session),
            ExerciseKind::Lesson(_) => None,
        }
    }
}
