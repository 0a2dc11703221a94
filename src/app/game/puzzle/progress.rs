//! What was done with the puzzles, what kind is wanted next, and the file that remembers the progress.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bevy::prelude::*;

use super::super::leaving::{LeaveBy, LeavingSystems};
use super::super::silence::DiskState;
use super::super::{
    AdviceSystems, PuzzleFeedbackGiven, PuzzleScored, Toast, ToastTone, WindowWaker, advice, progress,
};
use crate::app::GameSystems;
use crate::i18n::keeping;
use crate::i18n::puzzles::of_rating;
use crate::i18n::terminal::puzzles as messages;
use crate::library::{FileError, PuzzleRecord, PuzzlesDone, Worker};
use crate::rules::Variant;
use crate::study::puzzles::{
    Difficulty, Puzzle, PuzzleFilter, PuzzleRating, PuzzleState, PuzzleTheme, collection,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleProgress>().add_systems(
        Update,
        remember
            .in_set(GameSystems::SyncView)
            .in_set(AdviceSystems)
            .after(progress::remember)
            .before(advice::give_hint),
    );
    app.init_resource::<LeaveBy>().add_systems(Last, finish_at_exit.in_set(LeavingSystems::Wait));
}

fn finish_at_exit(
    mut exits: MessageReader<AppExit>,
    leave_by: Res<LeaveBy>,
    mut puzzles: ResMut<PuzzleProgress>,
) {
    if exits.read().last().is_some() {
        for error in leave_by.wait_for("What was done with the puzzles", puzzles.file.as_mut()) {
            warn!("What was done with the puzzles was not saved: {error}");
        }
    }
}

fn remember(
    mut judged: MessageReader<PuzzleScored>,
    mut puzzles: ResMut<PuzzleProgress>,
    mut said: MessageWriter<PuzzleFeedbackGiven>,
    mut toasts: MessageWriter<Toast>,
) {
    for &PuzzleScored { puzzle, solved } in judged.read() {
        puzzles.record_result(puzzle, solved);
        said.write_batch(puzzles.rating_change(puzzle).map(|rated| PuzzleFeedbackGiven {
            tone: if rated.now < rated.before { ToastTone::Info } else { ToastTone::Success },
            text: of_rating(rated.before, rated.now),
        }));
    }
    if puzzles.file.as_ref().is_some_and(Worker::is_busy) {
        toasts.write_batch(puzzles.bypass_change_detection().hear());
    }
}

/// Solved puzzles, ratings, and the filter for the next puzzle.
#[derive(Resource, Debug, Default)]
pub struct PuzzleProgress {
    /// By the names of games.
    records: BTreeMap<&'static str, PuzzleRecord>,
    /// What is known of each puzzle of the collection; worked out when first asked for.
    known: OnceLock<Vec<PuzzleState>>,
    /// None until the player has chosen: the match on the table decides.
    wish: Option<PuzzleFilter>,
    /// How the puzzle that was judged last has changed the rating.
    last: Option<RatingChange>,
    /// So many were served.
    served: usize,
    /// Without a file nothing is remembered: in tests, and for pictures drawn without a window.
    file: Option<Worker<Event, FileError>>,
}

/// Change of the rating by a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// Set if it counts as solved.
    pub solved: bool,
    /// The rating before.
    pub before: u16,
    /// The rating now.
    pub now: u16,
    /// How many were solved in a row.
    pub streak: u32,
}

/// What is to be remembered.
#[derive(Clone, Debug)]
struct Event {
    game: &'static str,
    id: String,
    solved: bool,
    rating: (f64, f64),
}

impl PuzzleProgress {
    /// As a file has them. It is written on a thread of its own.
    pub fn open(mut file: PuzzlesDone, waker: &WindowWaker) -> Self {
        let records = Variant::ALL.map(Variant::game_name).map(|game| (game, file.of(game)));
        let work = move |events: Vec<Event>, answer: &mut dyn FnMut(FileError)| {
            for Event { game, id, solved, rating } in events {
                if let Err(error) = file.add(game, &id, solved, rating) {
                    answer(error);
                }
            }
        };
        let file = Some(Worker::start("puzzles", work, waker.wake()));
        Self { records: records.into_iter().collect(), file, ..Self::default() }
    }

    /// This was done in a game, and nothing is remembered.
    pub fn from_record(game: &'static str, record: PuzzleRecord) -> Self {
        Self { records: [(game, record)].into(), ..Self::default() }
    }

    /// The same after one more puzzle.
    #[cfg(test)]
    #[must_use]
    pub fn after_puzzle(mut self, puzzle: &'static Puzzle, solved: bool) -> Self {
        self.record_result(puzzle, solved);
        self
    }

    /// What was done in the game of a variant.
    pub fn record(&self, variant: Variant) -> PuzzleRecord {
        self.records.get(variant.game_name()).cloned().unwrap_or_default()
    }

    /// The rating in the game of a variant.
    pub fn rating(&self, variant: Variant) -> PuzzleRating {
        self.records.get(variant.game_name()).map_or_else(PuzzleRating::default, rating_of)
    }

    /// What kind of puzzle is wanted, while a match on this board is on the table.
    pub fn filter(&self, table: Variant) -> PuzzleFilter {
        self.wish.unwrap_or_else(|| PuzzleFilter::on(table))
    }

    /// How many puzzles of this board and theme are solved, and how many there are.
    pub fn solved_and_total(&self, wish: PuzzleFilter) -> [usize; 2] {
        let of_wish = collection().iter().zip(self.all_known()).filter(|(puzzle, _)| wish.suits(puzzle));
        of_wish.fold([0, 0], |[solved, all], (_, known)| {
            [solved + usize::from(*known == PuzzleState::Solved), all + 1]
        })
    }

    /// How this puzzle has changed the rating, if it was the last that did.
    pub fn rating_change(&self, puzzle: &Puzzle) -> Option<&RatingChange> {
        self.last.as_ref().filter(|rated| rated.puzzle == puzzle)
    }

    /// Returns `true` if a puzzle is left of what is wanted.
    pub fn is_any_left(&self, table: Variant) -> bool {
        let [solved, all] = self.solved_and_total(self.filter(table));
        solved < all
    }

    /// Wants puzzles of a board from now on. A theme that this board does not have is given up.
    pub fn set_board(&mut self, variant: Variant) {
        let here = PuzzleFilter { variant, ..self.filter(variant) };
        let theme = here.theme.filter(|_| here.puzzles().next().is_some());
        self.wish = Some(PuzzleFilter { theme, ..here });
    }

    /// Wants puzzles of a theme from now on.
    pub fn set_theme(&mut self, table: Variant, theme: Option<PuzzleTheme>) {
        self.wish = Some(PuzzleFilter { theme, ..self.filter(table) });
    }

    /// Wants puzzles of a difficulty from now on.
    pub fn set_difficulty(&mut self, table: Variant, difficulty: Difficulty) {
        self.wish = Some(PuzzleFilter { difficulty, ..self.filter(table) });
    }

    /// The next puzzle, not the one that is shown; with a seed always the same ones in turn.
    pub(super) fn next_puzzle(
        &mut self,
        table: Variant,
        shown: Option<&Puzzle>,
        seed: Option<u64>,
    ) -> Option<&'static Puzzle> {
        let wish = self.filter(table);
        let lot = seed.map_or_else(rand::random::<u64>, |seed| seed.wrapping_add(self.served as u64));
        let lot = usize::try_from(lot % 1_000).unwrap_or(0);
        let state =
            |puzzle: &Puzzle| if shown == Some(puzzle) { PuzzleState::Solved } else { self.state_of(puzzle) };
        let rating = self.rating(wish.variant);
        // The one on the table comes again if there is no other.
        let again = || wish.puzzles().find(|puzzle| shown == Some(puzzle) && self.is_any_left(table));
        let next = wish.next(rating, &state, lot).or_else(again)?;
        self.served += 1;
        Some(next)
    }

    /// What is known of a puzzle.
    pub fn state_of(&self, puzzle: &Puzzle) -> PuzzleState {
        let Some(record) = self.records.get(puzzle.variant().game_name()) else { return PuzzleState::New };
        match puzzle.id() {
            id if record.solved.contains(&id) => PuzzleState::Solved,
            id if record.failed.contains(&id) => PuzzleState::Failed,
            _ => PuzzleState::New,
        }
    }

    /// The same of all, in the order of the collection: names of puzzles take a while to make.
    fn all_known(&self) -> &[PuzzleState] {
        self.known.get_or_init(|| collection().iter().map(|puzzle| self.state_of(puzzle)).collect())
    }

    pub(super) fn record_result(&mut self, puzzle: &'static Puzzle, solved: bool) {
        let (game, id) = (puzzle.variant().game_name(), puzzle.id());
        let record = self.records.entry(game).or_default();
        let before = rating_of(record);
        let now = before.after(puzzle.rating, solved);
        let rating = (now.value, now.deviation);
        record.note(&id, solved, rating);
        let streak = record.streak;
        self.last =
            Some(RatingChange { puzzle, solved, before: before.rounded(), now: now.rounded(), streak });
        self.known = OnceLock::new();
        if let Some(file) = &mut self.file {
            file.ask(Event { game, id, solved, rating });
        }
    }

    pub(in crate::app::game) fn state(&self) -> DiskState {
        DiskState::of(self.file.as_ref())
    }

    fn hear(&mut self) -> Vec<Toast> {
        let errors = self.file.as_mut().map(Worker::take).unwrap_or_default();
        let toast = |error: &FileError| {
            Toast::error(messages::puzzle_progress_not_kept(keeping::of_file_error(error)))
        };
        errors.iter().map(toast).collect()
    }
}

/// The rating that a record has.
fn rating_of(record: &PuzzleRecord) -> PuzzleRating {
    record.rating.map_or_else(PuzzleRating::default, |(value, deviation)| PuzzleRating { value, deviation })
}
