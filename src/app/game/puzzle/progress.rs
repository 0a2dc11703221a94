//! Results and ratings of puzzles, the filter for the next one, and the file that stores the progress.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bevy::prelude::*;

use super::super::persisted::{self, report_saves};
use super::super::sets::ProgressSystems;
use super::super::{
    AdviceSystems, Persisted, PuzzleFeedbackGiven, PuzzlePurpose, PuzzleScored, Stored, Toast, ToastTone,
    WindowWaker,
};
use crate::app::GameSystems;
use crate::i18n::keeping;
use crate::i18n::puzzles::of_rating;
use crate::i18n::terminal::puzzles as messages;
use crate::library::{FileError, PuzzleBest, PuzzleRecord, PuzzlesDone};
use crate::rules::{GameKind, Variant};
use crate::study::puzzles::{
    Difficulty, Puzzle, PuzzleFilter, PuzzleRating, PuzzleRun, PuzzleState, PuzzleTheme, RunKind, collection,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(persisted::plugin::<SolvedPuzzles>).add_systems(
        Update,
        (record_scores, report_saves::<SolvedPuzzles>)
            .chain()
            .in_set(GameSystems::SyncView)
            .in_set(AdviceSystems)
            .in_set(ProgressSystems::Puzzles)
            .after(ProgressSystems::Lessons),
    );
}

/// Records scored puzzles and tells the new rating. Runs and own mistakes are recorded elsewhere.
fn record_scores(
    mut scored: MessageReader<PuzzleScored>,
    mut puzzles: ResMut<PuzzleProgress>,
    mut feedback: MessageWriter<PuzzleFeedbackGiven>,
) {
    for &PuzzleScored { puzzle, solved, purpose } in scored.read() {
        match purpose {
            // They have a file of their own.
            PuzzlePurpose::Rating if puzzle.is_own_mistake() => continue,
            PuzzlePurpose::Rating => puzzles.record_result(puzzle, solved),
            PuzzlePurpose::Daily | PuzzlePurpose::Practice => puzzles.record_unrated(puzzle, solved),
            PuzzlePurpose::Run(_) => continue,
        }
        feedback.write_batch(puzzles.rating_change(puzzle).map(|rated| PuzzleFeedbackGiven {
            tone: if rated.now < rated.before { ToastTone::Info } else { ToastTone::Success },
            text: of_rating(rated.before, rated.now, rated.uncertainty),
        }));
    }
}

/// Progress in the puzzles, and the file that stores it. It reads as [`SolvedPuzzles`].
pub type PuzzleProgress = Persisted<SolvedPuzzles>;

/// Which puzzles were solved or failed, the player's ratings, and the filter for the next puzzle.
#[derive(Debug, Default)]
pub struct SolvedPuzzles {
    /// Records by the name of the game.
    records: BTreeMap<&'static str, PuzzleRecord>,
    /// State of each puzzle of the collection, computed on first use.
    states: OnceLock<Vec<PuzzleState>>,
    /// None until the player has chosen: the filter then follows the match on the table.
    filter: Option<PuzzleFilter>,
    /// Rating change by the puzzle that was scored last.
    last_change: Option<RatingChange>,
    /// Number of puzzles and runs served.
    served: usize,
}

/// How the last scored puzzle has changed the player's rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    pub puzzle: &'static Puzzle,
    /// Set if the puzzle counts as solved.
    pub solved: bool,
    /// Rating before the puzzle.
    pub before: u16,
    /// Rating after the puzzle.
    pub now: u16,
    /// Deviation of the rating after the puzzle.
    pub uncertainty: u16,
    /// Number of puzzles solved in a row.
    pub streak: u32,
}

/// Change that the file stores.
#[derive(Clone, Debug)]
pub enum PuzzleChange {
    /// Whether a puzzle was solved, and the rating afterwards.
    Result { game: &'static str, id: String, solved: bool, rating: Option<[f64; 3]> },
    /// The score of a run.
    Score { game: &'static str, of: PuzzleBest, score: u32 },
}

impl PuzzleProgress {
    /// Reads the file of puzzles, which is later written on a thread of its own.
    pub fn open(mut file: PuzzlesDone, waker: &WindowWaker) -> Self {
        let records = Variant::ALL.map(Variant::game_name).map(|game| (game, file.of(game)));
        let save = move |changes: Vec<PuzzleChange>, answer: &mut dyn FnMut(FileError)| {
            for change in changes {
                let saved = match change {
                    PuzzleChange::Result { game, id, solved, rating } => file.add(game, &id, solved, rating),
                    PuzzleChange::Score { game, of, score } => file.add_score(game, of, score),
                };
                if let Err(error) = saved {
                    answer(error);
                }
            }
        };
        let solved = SolvedPuzzles { records: records.into_iter().collect(), ..SolvedPuzzles::default() };
        Self::with_file(solved, save, waker)
    }

    /// Makes progress in one game without a file, for tests.
    pub fn from_record(game: &'static str, record: PuzzleRecord) -> Self {
        SolvedPuzzles { records: [(game, record)].into(), ..SolvedPuzzles::default() }.into()
    }

    /// Returns the progress after one more puzzle was solved or failed, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_puzzle(mut self, puzzle: &'static Puzzle, solved: bool) -> Self {
        self.record_result(puzzle, solved);
        self
    }

    /// Records that a puzzle was solved or failed: computes the new rating and requests a save.
    pub(super) fn record_result(&mut self, puzzle: &'static Puzzle, solved: bool) {
        let before = self.rating(puzzle.variant());
        let now = puzzle.is_rated().then(|| before.after(puzzle.rating, solved));
        self.record_with_rating(puzzle, solved, now);
    }

    /// Records that a puzzle was solved or failed that changes no rating, and requests a save.
    pub(super) fn record_unrated(&mut self, puzzle: &'static Puzzle, solved: bool) {
        self.record_with_rating(puzzle, solved, None);
    }

    fn record_with_rating(&mut self, puzzle: &'static Puzzle, solved: bool, now: Option<PuzzleRating>) {
        let (game, id) = (puzzle.variant().game_name(), puzzle.id());
        let progress = &mut **self;
        let record = progress.records.entry(game).or_default();
        let before = rating_of(record);
        let rating = now.map(|now| [now.value, now.deviation, now.volatility]);
        record.note(&id, solved, rating);
        let streak = record.streak;
        progress.last_change = now.map(|now| RatingChange {
            puzzle,
            solved,
            before: before.rounded(),
            now: now.rounded(),
            uncertainty: now.uncertainty(),
            streak,
        });
        progress.states = OnceLock::new();
        self.store(PuzzleChange::Result { game, id, solved, rating });
    }

    /// Records the score of a run in a game, and requests a save. Returns the best score before.
    pub(super) fn record_score(&mut self, game: GameKind, kind: RunKind, score: u32) -> u32 {
        let (game, of) = (game.name(), best_of(kind));
        let record = self.records.entry(game).or_default();
        let before = record.best(of);
        record.note_score(of, score);
        if score > before {
            self.store(PuzzleChange::Score { game, of, score });
        }
        before
    }
}

/// Result in a record that is the best of a kind of runs.
const fn best_of(kind: RunKind) -> PuzzleBest {
    match kind {
        RunKind::Rush => PuzzleBest::Rush,
        RunKind::Streak => PuzzleBest::Run,
    }
}

impl Stored for SolvedPuzzles {
    type Change = PuzzleChange;
    type Outcome = FileError;
    const THREAD_NAME: &'static str = "puzzles";
    const LOG_SUBJECT: &'static str = "The progress in the puzzles";

    fn toast(error: &FileError) -> Option<Toast> {
        Some(Toast::error(messages::puzzle_progress_not_kept(keeping::of_file_error(error))))
    }
}

impl SolvedPuzzles {
    /// Returns the solved and failed puzzles, and the rating, in the game of a variant.
    pub fn record(&self, variant: Variant) -> PuzzleRecord {
        self.records.get(variant.game_name()).cloned().unwrap_or_default()
    }

    /// Returns the best score of a kind of runs in the game of a variant; 0 before the first run.
    pub fn best_score(&self, variant: Variant, kind: RunKind) -> u32 {
        self.records.get(variant.game_name()).map_or(0, |record| record.best(best_of(kind)))
    }

    /// Returns the player's puzzle rating in the game of a variant.
    pub fn rating(&self, variant: Variant) -> PuzzleRating {
        self.records.get(variant.game_name()).map_or_else(PuzzleRating::default, rating_of)
    }

    /// Returns the filter for the next puzzle. Until the player chooses one, it is that of the variant on the table.
    pub fn filter(&self, table: Variant) -> PuzzleFilter {
        self.filter.unwrap_or_else(|| PuzzleFilter::on(table))
    }

    /// Returns the number of solved puzzles, and that of all puzzles, that a filter allows.
    pub fn solved_and_total(&self, filter: PuzzleFilter) -> [usize; 2] {
        let matching = collection().iter().zip(self.all_states()).filter(|(puzzle, _)| filter.suits(puzzle));
        matching.fold([0, 0], |[solved, all], (_, state)| {
            [solved + usize::from(*state == PuzzleState::Solved), all + 1]
        })
    }

    /// Returns how this puzzle has changed the rating, if it was the last one scored.
    pub fn rating_change(&self, puzzle: &Puzzle) -> Option<&RatingChange> {
        self.last_change.as_ref().filter(|rated| rated.puzzle == puzzle)
    }

    /// Returns `true` if an unsolved puzzle is left that the filter allows.
    pub fn is_any_left(&self, table: Variant) -> bool {
        let [solved, all] = self.solved_and_total(self.filter(table));
        solved < all
    }

    /// Limits the next puzzles to a board. A theme that has no puzzles there is dropped.
    pub fn set_board(&mut self, variant: Variant) {
        let here = PuzzleFilter { variant, ..self.filter(variant) };
        let theme = here.theme.filter(|_| here.puzzles().next().is_some());
        self.filter = Some(PuzzleFilter { theme, ..here });
    }

    /// Limits the next puzzles to a theme, or to none.
    pub fn set_theme(&mut self, table: Variant, theme: Option<PuzzleTheme>) {
        self.filter = Some(PuzzleFilter { theme, ..self.filter(table) });
    }

    /// Limits the next puzzles to a difficulty.
    pub fn set_difficulty(&mut self, table: Variant, difficulty: Difficulty) {
        self.filter = Some(PuzzleFilter { difficulty, ..self.filter(table) });
    }

    /// Chooses the next puzzle that the filter allows, other than the one shown. A seed makes the choice repeatable.
    pub(super) fn next_puzzle(
        &mut self,
        table: Variant,
        shown: Option<&Puzzle>,
        seed: Option<u64>,
    ) -> Option<&'static Puzzle> {
        let filter = self.filter(table);
        let random = self.random(seed);
        let random = usize::try_from(random % 1_000).unwrap_or(0);
        let state = |puzzle: &Puzzle| self.state_of(puzzle);
        let rating = self.rating(filter.variant);
        // The one on the table comes again if there is no other.
        let again = || filter.puzzles().find(|puzzle| shown == Some(puzzle) && self.is_any_left(table));
        // Nothing may be as easy as the player wants.
        let easiest = || {
            let left = filter.puzzles().filter(|puzzle| self.state_of(puzzle) != PuzzleState::Solved);
            left.min_by_key(|puzzle| puzzle.rating)
        };
        let next = filter.next(rating, &state, shown, random).or_else(again).or_else(easiest)?;
        self.served += 1;
        Some(next)
    }

    /// Returns a random number; a seed makes it repeatable.
    fn random(&self, seed: Option<u64>) -> u64 {
        seed.map_or_else(rand::random::<u64>, |seed| seed.wrapping_add(self.served as u64))
    }

    /// Begins a run of puzzles of a game. A seed makes the choice of puzzles repeatable.
    pub(super) fn begin_run(
        &mut self,
        kind: RunKind,
        game: GameKind,
        seed: Option<u64>,
    ) -> Option<PuzzleRun> {
        let run = PuzzleRun::new(kind, game, self.random(seed))?;
        self.served += 1;
        Some(run)
    }

    /// Returns whether the player has solved, failed or not yet tried a puzzle.
    pub fn state_of(&self, puzzle: &Puzzle) -> PuzzleState {
        let Some(record) = self.records.get(puzzle.variant().game_name()) else { return PuzzleState::New };
        match puzzle.id() {
            id if record.solved.contains(&id) => PuzzleState::Solved,
            id if record.failed.contains(&id) => PuzzleState::Failed,
            _ => PuzzleState::New,
        }
    }

    /// States of all puzzles in the order of the collection, cached because the names of puzzles are slow to compute.
    fn all_states(&self) -> &[PuzzleState] {
        self.states.get_or_init(|| collection().iter().map(|puzzle| self.state_of(puzzle)).collect())
    }
}

/// Rating in a record, or the initial one.
fn rating_of(record: &PuzzleRecord) -> PuzzleRating {
    PuzzleRating::from_record(record.rating, record.volatility)
}
