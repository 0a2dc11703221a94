//! The player's own mistakes: reviews find them, and they come back as puzzles at growing intervals.

use std::collections::BTreeMap;

use bevy::prelude::*;
use jiff::civil::Date;

use super::super::persisted::{self, report_saves};
use super::super::review::ReviewSystems;
use super::super::sets::ProgressSystems;
use super::super::{
    AdviceSystems, CurrentMatch, Persisted, PuzzleScored, ReviewFinished, ReviewSession, Stored, Toast,
    WindowWaker,
};
use super::DailyPuzzles;
use crate::app::GameSystems;
use crate::i18n::{keeping, solving as messages, terminal};
use crate::library::{FileError, MistakeChange, MistakeRecord, MistakesFile};
use crate::study::puzzles::mistakes::of_review;
use crate::study::puzzles::{PracticeMemory, PracticeSchedule, Puzzle};

/// Number of the player's mistakes that are kept at most.
const MAX_MISTAKES: usize = 1_000;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(persisted::plugin::<MistakeDeck>).add_systems(
        Update,
        (keep_reviewed, schedule, report_saves::<MistakeDeck>)
            .chain()
            .in_set(GameSystems::SyncView)
            .in_set(AdviceSystems)
            .in_set(ProgressSystems::Mistakes)
            .after(ProgressSystems::Puzzles)
            .after(ReviewSystems),
    );
}

/// Keeps the mistakes that a review has found, if only one person sits at the table: whose they are is clear then.
fn keep_reviewed(
    mut finished: MessageReader<ReviewFinished>,
    review: Res<ReviewSession>,
    current: Res<CurrentMatch>,
    daily: Res<DailyPuzzles>,
    mut mistakes: ResMut<OwnMistakes>,
    mut toasts: MessageWriter<Toast>,
) {
    if finished.is_empty() {
        return;
    }
    finished.clear();
    let game = current.table_match();
    let (Some(review), Some(player)) = (review.review(), game.seats().lone_human()) else { return };
    let kept = mistakes.keep(of_review(review, game.tree(), player), daily.date());
    if kept > 0 {
        toasts.write(Toast::success(messages::mistakes_kept(kept)));
    }
}

/// Decides when a mistake comes back that was just practised.
fn schedule(
    mut scored: MessageReader<PuzzleScored>,
    daily: Res<DailyPuzzles>,
    mut mistakes: ResMut<OwnMistakes>,
) {
    for &PuzzleScored { puzzle, solved, .. } in scored.read().filter(|scored| scored.puzzle.is_own_mistake())
    {
        mistakes.practise(puzzle, solved, daily.date());
    }
}

/// The player's mistakes, and the file that stores them. It reads as [`MistakeDeck`].
pub type OwnMistakes = Persisted<MistakeDeck>;

/// The player's mistakes, each with the day on which it is practised next.
#[derive(Debug, Default)]
pub struct MistakeDeck {
    /// By the names of their puzzles.
    mistakes: BTreeMap<String, KeptMistake>,
}

#[derive(Clone, Copy, Debug)]
struct KeptMistake {
    /// It lasts as long as the program, like the puzzles of the collection.
    puzzle: &'static Puzzle,
    schedule: PracticeSchedule,
}

impl MistakeDeck {
    /// Returns the number of all mistakes.
    pub fn len(&self) -> usize {
        self.mistakes.len()
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.mistakes.is_empty()
    }

    /// Returns the number of mistakes that are to be practised on this day.
    pub fn due(&self, today: Date) -> usize {
        self.mistakes.values().filter(|mistake| mistake.schedule.is_due(today)).count()
    }

    /// Returns the next mistake to be practised on this day, other than the one shown: the one that waits longest.
    pub fn next(&self, today: Date, shown: Option<&Puzzle>) -> Option<&'static Puzzle> {
        let due = self.mistakes.values().filter(|mistake| mistake.schedule.is_due(today));
        let other = due.filter(|mistake| shown != Some(mistake.puzzle));
        other.min_by_key(|mistake| mistake.schedule.due).map(|mistake| mistake.puzzle)
    }

    /// Returns in how many days the first mistake is due that is not due yet; none if there is none.
    pub fn days_until_next(&self, today: Date) -> Option<i32> {
        let later = self.mistakes.values().filter(|mistake| !mistake.schedule.is_due(today));
        later.map(|mistake| mistake.schedule.days_until(today)).min()
    }

    /// Returns in how many days a mistake is due again; none if it is learnt and does not come back.
    pub fn days_until(&self, puzzle: &Puzzle, today: Date) -> Option<i32> {
        self.mistakes.get(&puzzle.id()).map(|mistake| mistake.schedule.days_until(today))
    }
}

impl OwnMistakes {
    /// Reads the file of mistakes, which is later written on a thread of its own.
    pub fn open(file: MistakesFile, waker: &WindowWaker) -> Self {
        let mistakes =
            file.read().into_iter().filter_map(|(id, record)| Some((id, kept(&record)?))).collect();
        let save = move |changes: Vec<MistakeChange>, answer: &mut dyn FnMut(FileError)| {
            if let Err(error) = file.apply(&changes) {
                answer(error);
            }
        };
        Self::with_file(MistakeDeck { mistakes }, save, waker)
    }

    /// Adds mistakes that a review has found, which are due at once. A known position is due again if another wrong
    /// move was played in it; the same move changes nothing, as when a game is reviewed twice. Returns the number of
    /// mistakes that were added or made due.
    pub fn keep(&mut self, found: Vec<Puzzle>, today: Date) -> usize {
        let mut count = 0;
        for puzzle in found {
            let id = puzzle.id();
            let known = self.mistakes.get(&id);
            if known.is_some_and(|known| known.puzzle.task == puzzle.task) {
                continue;
            }
            let new = PracticeSchedule::new(today);
            let schedule = known.map_or(new, |known| PracticeSchedule { due: today, ..known.schedule });
            self.set(id, KeptMistake { puzzle: Box::leak(Box::new(puzzle)), schedule });
            count += 1;
        }
        while self.mistakes.len() > MAX_MISTAKES {
            // The one that is remembered best.
            let last = self.mistakes.iter().max_by_key(|(_, mistake)| mistake.schedule.due);
            let Some(id) = last.map(|(id, _)| id.clone()) else { break };
            self.remove(id);
        }
        count
    }

    /// Schedules a mistake anew after it was practised, or removes it if it is learnt.
    pub fn practise(&mut self, puzzle: &'static Puzzle, solved: bool, today: Date) {
        let id = puzzle.id();
        let Some(known) = self.mistakes.get(&id) else { return };
        let schedule = known.schedule.after(solved, today);
        if schedule.is_learnt() {
            self.remove(id);
        } else {
            self.set(id, KeptMistake { schedule, ..*known });
        }
    }

    fn set(&mut self, id: String, mistake: KeptMistake) {
        self.mistakes.insert(id.clone(), mistake);
        self.store(MistakeChange::Keep(id, mistake.record()));
    }

    /// Removes a mistake, and saves that.
    fn remove(&mut self, id: String) {
        self.mistakes.remove(&id);
        self.store(MistakeChange::Forget(id));
    }
}

/// Reads a mistake of the file; none if this version cannot make a puzzle of it.
fn kept(record: &MistakeRecord) -> Option<KeptMistake> {
    let puzzle: Puzzle = record.puzzle.parse().ok().filter(Puzzle::is_own_mistake)?;
    let memory = record.memory.map(|(stability, difficulty)| PracticeMemory { stability, difficulty });
    let schedule = PracticeSchedule { due: record.due, practised: record.practised, memory };
    Some(KeptMistake { puzzle: Box::leak(Box::new(puzzle)), schedule })
}

impl KeptMistake {
    fn record(self) -> MistakeRecord {
        let PracticeSchedule { due, practised, memory } = self.schedule;
        let memory = memory.map(|memory| (memory.stability, memory.difficulty));
        MistakeRecord { puzzle: self.puzzle.to_string(), due, practised, memory }
    }
}

impl Stored for MistakeDeck {
    type Change = MistakeChange;
    type Outcome = FileError;
    const THREAD_NAME: &'static str = "mistakes";
    const LOG_SUBJECT: &'static str = "The player's mistakes";

    fn toast(error: &FileError) -> Option<Toast> {
        let reason = keeping::of_file_error(error);
        Some(Toast::error(terminal::puzzles::puzzle_progress_not_kept(reason)))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use jiff::ToSpan;
    use jiff::civil::date;

    use super::*;
    use crate::rules::{Game, Variant};
    use crate::study::puzzles::{PuzzleTask, collection};

    const TODAY: Date = date(2026, 11, 26);

    /// So many mistakes: puzzles of the collection, in which another move was played.
    fn found(count: usize) -> Vec<Puzzle> {
        let of_hex =
            collection().iter().filter(|puzzle| puzzle.variant() == Variant::Hex && puzzle.moves() == 1);
        let as_mistake = |puzzle: &Puzzle| {
            let played = puzzle.start.legal_moves().into_iter().find(|mv| *mv != puzzle.solution[0]).unwrap();
            Puzzle { task: PuzzleTask::Improve { played }, ..puzzle.clone() }
        };
        of_hex.take(count).map(as_mistake).collect()
    }

    fn after(days: i32) -> Date {
        TODAY.saturating_add(days.days())
    }

    #[test]
    fn a_mistake_comes_back_until_it_is_learnt() {
        let mut mistakes = OwnMistakes::default();
        assert_eq!(mistakes.keep(found(2), TODAY), 2);
        assert_eq!((mistakes.len(), mistakes.due(TODAY), mistakes.days_until_next(TODAY)), (2, 2, None));
        let first = mistakes.next(TODAY, None).unwrap();
        let second = mistakes.next(TODAY, Some(first)).unwrap();
        assert_ne!(first, second);
        mistakes.practise(first, false, TODAY);
        mistakes.practise(second, true, TODAY);
        assert_eq!((mistakes.next(TODAY, None), mistakes.days_until_next(TODAY)), (None, Some(1)));
        assert!(mistakes.days_until(second, TODAY) > mistakes.days_until(first, TODAY));
        let mut day = TODAY;
        for _ in 0..20 {
            day = day.saturating_add(mistakes.days_until(first, day).unwrap_or(0).days());
            mistakes.practise(first, true, day);
        }
        assert_eq!((mistakes.days_until(first, day), mistakes.len()), (None, 1), "it is learnt");
    }

    #[test]
    fn a_mistake_that_is_made_again_is_due_again_and_a_second_review_changes_nothing() {
        let mut mistakes = OwnMistakes::default();
        mistakes.keep(found(1), TODAY);
        let puzzle = mistakes.next(TODAY, None).unwrap();
        mistakes.practise(puzzle, true, TODAY);
        assert_eq!((mistakes.keep(found(1), TODAY), mistakes.due(TODAY)), (0, 0));
        let other = |mut puzzle: Puzzle| {
            let PuzzleTask::Improve { played } = puzzle.task else { panic!("{puzzle}") };
            let taken = [played, puzzle.solution[0]];
            let played = puzzle.start.legal_moves().into_iter().find(|mv| !taken.contains(mv)).unwrap();
            puzzle.task = PuzzleTask::Improve { played };
            puzzle
        };
        assert_eq!(mistakes.keep(found(1).into_iter().map(other).collect(), after(1)), 1);
        assert_eq!((mistakes.len(), mistakes.due(after(1))), (1, 1));
    }

    #[test]
    fn the_file_has_what_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = MistakesFile::new(folder.path().join("mistakes.toml"));
        let waker = WindowWaker::default();
        let mut mistakes = OwnMistakes::open(file.clone(), &waker);
        mistakes.keep(found(3), TODAY);
        let puzzle = mistakes.next(TODAY, None).unwrap();
        mistakes.practise(puzzle, true, TODAY);
        mistakes.finish(super::super::super::leaving::LeaveBy::default());
        let read = OwnMistakes::open(file, &waker);
        assert_eq!((read.len(), read.due(TODAY)), (3, 2));
        let schedule = |of: &OwnMistakes| of.mistakes[&puzzle.id()].schedule;
        assert_eq!(schedule(&read), schedule(&mistakes));
    }

    #[test]
    fn the_longest_known_make_room() {
        let record = |due| KeptMistake {
            puzzle: &collection()[0],
            schedule: PracticeSchedule { due, ..PracticeSchedule::new(TODAY) },
        };
        let days = (1..).map(|days| (format!("hex-{days}"), record(after(days))));
        let mut mistakes = OwnMistakes::from(MistakeDeck { mistakes: days.take(MAX_MISTAKES).collect() });
        mistakes.keep(found(2), TODAY);
        assert_eq!((mistakes.len(), mistakes.due(TODAY)), (MAX_MISTAKES, 2));
        assert!(mistakes.mistakes.values().all(|mistake| mistake.schedule.due <= after(998)));
    }
}
