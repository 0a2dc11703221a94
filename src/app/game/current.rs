//! The match that is on the table now.

use std::sync::OnceLock;

use bevy::prelude::*;

use super::exercise::{Exercise, Subject, Waiting};
use super::{Editor, MatchChanged, SetupRequested, Solving, Turn, Tutor};
use crate::play::Match;
use crate::record::Header;
use crate::rules::{AnyGame, BoardView, EndangeredGroup, Game};

/// The match on the table. Only the systems in [`GameSystems::Match`](crate::app::GameSystems::Match) write it.
#[derive(Resource, Debug)]
pub struct CurrentMatch {
    id: u32,
    game: Match,
    view: BoardView,
    dangers: OnceLock<Vec<EndangeredGroup>>,
    header: Option<Header>,
    /// The match that left the table in this frame.
    left: Option<Match>,
    /// A position that is being set up, while the match waits.
    editor: Option<Editor>,
    /// What is on the table while the match that was there waits.
    exercise: Option<Exercise>,
    /// The highest number that a match has had.
    last_id: u32,
}

impl CurrentMatch {
    /// The first match of the program.
    pub fn new(game: Match) -> Self {
        let view = game.shown().view();
        Self {
            id: 0,
            game,
            view,
            dangers: OnceLock::new(),
            header: None,
            left: None,
            editor: None,
            exercise: None,
            last_id: 0,
        }
    }

    /// The header of the file that the match was opened from: saving keeps what it says.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Says from which file the match was opened.
    pub fn set_header(&mut self, header: Option<Header>) {
        self.header = header;
    }

    /// Forgets the match that left: the systems that want it have seen it.
    pub(super) fn forget_left(&mut self) {
        self.left = None;
    }

    /// The match that left the table in this frame.
    pub fn left(&self) -> Option<&Match> {
        self.left.as_ref()
    }

    /// The match on the table: that of a lesson or a puzzle, while there is one.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The match that is played and kept: it waits while a lesson or a puzzle is on the table.
    pub fn own(&self) -> &Match {
        self.exercise.as_ref().map_or(&self.game, |exercise| &exercise.waiting.game)
    }

    /// Which match of this run of the program that is.
    pub fn own_id(&self) -> u32 {
        self.exercise.as_ref().map_or(self.id, |exercise| exercise.waiting.id)
    }

    /// The lesson on the table, if there is one.
    pub fn lesson(&self) -> Option<&Tutor> {
        match &self.exercise.as_ref()?.subject {
            Subject::Lesson(tutor) => Some(tutor),
            Subject::Puzzle(_) => None,
        }
    }

    /// The puzzle on the table, if there is one.
    pub fn puzzle(&self) -> Option<&Solving> {
        match &self.exercise.as_ref()?.subject {
            Subject::Puzzle(solving) => Some(solving),
            Subject::Lesson(_) => None,
        }
    }

    /// Whether a lesson or a puzzle is on the table, while the player's own match waits.
    pub const fn is_exercising(&self) -> bool {
        self.exercise.is_some()
    }

    /// The position on the board: the one at the cursor.
    pub fn position(&self) -> &AnyGame {
        self.game.shown()
    }

    /// What the board shows now: the position at the cursor, or the one that is being set up.
    pub fn view(&self) -> &BoardView {
        self.editor.as_ref().map_or(&self.view, Editor::view)
    }

    /// The position that is being set up, if one is.
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.as_ref()
    }

    /// Which groups one move would take off the board; worked out when first asked for. None while a position is set
    /// up.
    pub fn dangers(&self) -> &[EndangeredGroup] {
        if self.editor.is_some() {
            return &[];
        }
        self.dangers.get_or_init(|| self.position().dangers())
    }

    /// Where the game stands.
    pub fn turn(&self) -> Turn {
        Turn { match_id: self.id, node: self.game.end() }
    }

    /// Where the player looks: the position on the board.
    pub fn here(&self) -> Turn {
        Turn { match_id: self.id, node: self.game.cursor() }
    }

    /// Whether the board shows where the game stands, and the game goes on.
    pub fn is_live(&self) -> bool {
        self.game.is_at_end() && self.game.result().is_none()
    }

    /// Whether the computer has nothing to do even where it is to move: the player sets up a position, has taken back
    /// moves of a game between computers, or has finished a step of a lesson. In a puzzle it never thinks.
    pub fn rests(&self) -> bool {
        let taught = self.lesson().is_some_and(|tutor| tutor.runner().computer_to_move().is_none());
        taught || self.puzzle().is_some() || self.game.is_paused() || self.editor.is_some()
    }

    /// Whether a person may move on the board: in the game when it is a person's turn, anywhere else to try something.
    /// While a position is set up there are no moves.
    pub fn is_human_turn(&self) -> bool {
        if let Some(exercise) = &self.exercise {
            exercise.subject.awaits_move()
        } else if self.editor.is_some() {
            false
        } else if self.is_live() {
            self.game.seat_to_move().is_some_and(|seat| !seat.is_computer())
        } else {
            self.position().to_move().is_some()
        }
    }

    /// Changes the match, and the view with it.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.game);
        self.view = self.game.shown().view();
        self.dangers = OnceLock::new();
        changed
    }

    /// Carries out what is wanted of the position that is set up; tells what changed, if anything did.
    pub(super) fn set_up(&mut self, request: &SetupRequested) -> Option<MatchChanged> {
        let board = self.view().board;
        let changed = match (request, &mut self.editor) {
            (SetupRequested::Begin, None) if self.exercise.is_none() => {
                self.editor = Some(Editor::new(self.game.shown()));
                true
            }
            (SetupRequested::Cancel, editor) => editor.take().is_some(),
            (request, Some(editor)) => editor.carry_out(request),
            (_, None) => false,
        };
        changed.then(|| MatchChanged::SetUp { other_board: self.view().board != board })
    }

    /// Puts another match on the table. A lesson or a puzzle that was there is over.
    pub(super) fn replace(&mut self, game: Match) {
        let id = self.last_id + 1;
        let waiting = self.exercise.take().map(|exercise| exercise.waiting.game);
        let before = waiting.unwrap_or_else(|| std::mem::replace(&mut self.game, game.clone()));
        // Of several replacements in one frame, only the first takes away a match that was played.
        let left = self.left.take().or(Some(before));
        *self = Self { id, last_id: id, left, ..Self::new(game) };
    }

    /// Puts a lesson or a puzzle on the table. The match that lies there waits, or does already.
    pub(super) fn begin_exercise(&mut self, subject: Subject) {
        let waiting = self.exercise.take().map(|exercise| exercise.waiting);
        let waiting = waiting.unwrap_or_else(|| Waiting { id: self.id, game: self.game.clone() });
        let table = subject.table();
        self.exercise = Some(Exercise { subject, waiting });
        self.lay(table);
    }

    /// Puts another position of a lesson, or a puzzle, on the table.
    pub(super) fn lay(&mut self, table: Match) {
        self.last_id += 1;
        self.id = self.last_id;
        self.change(|game| *game = table);
    }

    /// Puts the match that waits back on the table, just as it was.
    pub(super) fn leave_exercise(&mut self) {
        if let Some(exercise) = self.exercise.take() {
            let Waiting { id, game } = exercise.waiting;
            self.id = id;
            self.change(|table| *table = game);
        }
    }

    pub(super) fn lesson_mut(&mut self) -> Option<&mut Tutor> {
        match &mut self.exercise.as_mut()?.subject {
            Subject::Lesson(tutor) => Some(tutor),
            Subject::Puzzle(_) => None,
        }
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut Solving> {
        match &mut self.exercise.as_mut()?.subject {
            Subject::Puzzle(solving) => Some(solving),
            Subject::Lesson(_) => None,
        }
    }
}
