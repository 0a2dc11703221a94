//! A run of puzzles that get harder: as many as possible within a time, or until the first mistake. Plain values that are
//! told how much time has passed, for window and terminal.

use std::time::Duration;

use super::{Puzzle, collection};
use crate::rules::{GameKind, StableHash};

/// Kind of a run: against the clock, or until the first mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RunKind {
    /// As many as possible in three minutes. The third wrong move ends it.
    Rush,
    /// As many as possible without a wrong move, in any time. One puzzle may be skipped.
    Streak,
}

/// Number of puzzles at or just above the wanted rating of which the next one is picked at random.
const CHOICE: usize = 4;

impl RunKind {
    /// All of them, in the order of buttons.
    pub const ALL: [Self; 2] = [Self::Rush, Self::Streak];

    /// The kind as one word, such as for names of buttons in tests.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rush => "rush",
            Self::Streak => "streak",
        }
    }

    /// Time for the whole run; none if it has no clock.
    pub const fn time(self) -> Option<Duration> {
        match self {
            Self::Rush => Some(Duration::from_mins(3)),
            Self::Streak => None,
        }
    }

    /// The wrong move with this number ends the run.
    pub const fn mistakes(self) -> u8 {
        match self {
            Self::Rush => 3,
            Self::Streak => 1,
        }
    }

    /// How many puzzles may be skipped.
    const fn skips(self) -> u8 {
        match self {
            Self::Rush => 0,
            Self::Streak => 1,
        }
    }

    /// Rating points by which each puzzle should be harder than the one before.
    const fn rise(self) -> u16 {
        match self {
            Self::Rush => 30,
            Self::Streak => 50,
        }
    }
}

/// Time left on the clock of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunClock {
    left: Duration,
}

impl RunClock {
    /// Time from which on the clock warns.
    pub const LOW: Duration = Duration::from_secs(20);
    /// Time left when the last minute begins.
    const MINUTE: Duration = Duration::from_mins(1);

    /// A clock with this time left.
    pub const fn new(left: Duration) -> Self {
        Self { left }
    }

    /// The time left.
    pub const fn left(self) -> Duration {
        self.left
    }

    /// The time left in whole seconds, as it is shown: 0 only when there is none.
    pub const fn seconds(self) -> u64 {
        self.left.as_secs() + (self.left.subsec_nanos() > 0) as u64
    }

    /// Returns `true` in the last 20 seconds.
    pub fn is_low(self) -> bool {
        self.left <= Self::LOW
    }

    /// Lets time pass. Returns the last of the marks that were reached, if any was.
    fn pass(&mut self, elapsed: Duration) -> Option<TimeMark> {
        let before = self.left;
        self.left = before.saturating_sub(elapsed);
        let marks = [
            (Duration::ZERO, TimeMark::Up),
            (Self::LOW, TimeMark::TwentySeconds),
            (Self::MINUTE, TimeMark::Minute),
        ];
        let is_reached = |at: Duration| before > at && self.left <= at;
        marks.into_iter().find(|(at, _)| is_reached(*at)).map(|(_, mark)| mark)
    }
}

/// Moment on a timed run's clock that is announced to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeMark {
    /// A minute is left.
    Minute,
    /// Twenty seconds are left.
    TwentySeconds,
    /// Time is up.
    Up,
}

/// Why a run is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// Time is up.
    TimeUp,
    /// One wrong move too many.
    Mistakes,
    /// The game has no further puzzles.
    NoneLeft,
    /// The player stopped it.
    Stopped,
}

/// A rush or streak: a series of rated puzzles of one game, the easiest first. None comes twice. It changes nobody's
/// rating.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleRun {
    kind: RunKind,
    /// The puzzle to be solved; in a run that is over, the last one.
    puzzle: &'static Puzzle,
    /// Puzzles that have not come yet, the easiest first.
    left: Vec<&'static Puzzle>,
    seed: u64,
    clock: Option<RunClock>,
    solved: u32,
    highest: Option<u16>,
    mistakes: u8,
    skipped: u8,
    missed: Vec<&'static Puzzle>,
    end: Option<RunEnd>,
}

impl PuzzleRun {
    /// Begins a run. Equal seeds choose equal puzzles. `None` if the game has no rated puzzles.
    pub fn new(kind: RunKind, game: GameKind, seed: u64) -> Option<Self> {
        let of_game = |puzzle: &&Puzzle| puzzle.start.kind() == game && !puzzle.is_warm_up();
        Self::among(kind, collection().iter().filter(of_game).collect(), seed)
    }

    fn among(kind: RunKind, mut puzzles: Vec<&'static Puzzle>, seed: u64) -> Option<Self> {
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let mut run = Self {
            kind,
            puzzle: puzzles.first()?,
            left: puzzles,
            seed,
            clock: kind.time().map(RunClock::new),
            solved: 0,
            highest: None,
            mistakes: 0,
            skipped: 0,
            missed: Vec::new(),
            end: None,
        };
        run.puzzle = run.take(0)?;
        Some(run)
    }

    /// The kind of the run.
    pub const fn kind(&self) -> RunKind {
        self.kind
    }

    /// The game whose puzzles they are.
    pub fn game(&self) -> GameKind {
        self.puzzle.start.kind()
    }

    /// The puzzle to be solved; in a run that is over, the last one.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// The clock; none if the run has no limit of time.
    pub const fn clock(&self) -> Option<RunClock> {
        self.clock
    }

    /// How many puzzles were solved.
    pub const fn score(&self) -> u32 {
        self.solved
    }

    /// The highest rating of a solved puzzle.
    pub const fn highest(&self) -> Option<u16> {
        self.highest
    }

    /// How many wrong moves end the run from here.
    pub const fn mistakes_left(&self) -> u8 {
        self.kind.mistakes().saturating_sub(self.mistakes)
    }

    /// Returns `true` if the present puzzle may be skipped.
    pub const fn can_skip(&self) -> bool {
        self.end.is_none() && self.skipped < self.kind.skips()
    }

    /// The puzzles that were failed or skipped, in the order in which they came.
    pub fn missed(&self) -> &[&'static Puzzle] {
        &self.missed
    }

    /// Why the run is over; `None` while it goes on.
    pub const fn end(&self) -> Option<RunEnd> {
        self.end
    }

    /// Lets time pass while the player can move. When it is up, the run is over. Returns the mark that was reached, if
    /// one was.
    pub fn pass_time(&mut self, elapsed: Duration) -> Option<TimeMark> {
        if self.end.is_some() {
            return None;
        }
        let mark = self.clock.as_mut()?.pass(elapsed);
        if mark == Some(TimeMark::Up) {
            self.end = Some(RunEnd::TimeUp);
        }
        mark
    }

    /// Notes that the present puzzle was solved, or that a wrong move was played in it, and goes on to the next one
    /// unless the run is over.
    pub fn note(&mut self, solved: bool) {
        if self.end.is_some() {
            return;
        }
        if solved {
            self.solved += 1;
            self.highest = self.highest.max(Some(self.puzzle.rating));
        } else {
            self.mistakes += 1;
            self.missed.push(self.puzzle);
        }
        if self.mistakes_left() == 0 {
            self.end = Some(RunEnd::Mistakes);
        } else {
            self.go_on();
        }
    }

    /// Skips the present puzzle. Returns `false` if that is not allowed.
    pub fn skip(&mut self) -> bool {
        let may_skip = self.can_skip();
        if may_skip {
            self.skipped += 1;
            self.missed.push(self.puzzle);
            self.go_on();
        }
        may_skip
    }

    /// Ends the run at the player's wish.
    pub fn stop(&mut self) {
        self.end = self.end.or(Some(RunEnd::Stopped));
    }

    fn go_on(&mut self) {
        match self.take(self.puzzle.rating.saturating_add(self.kind.rise())) {
            Some(next) => self.puzzle = next,
            None => self.end = Some(RunEnd::NoneLeft),
        }
    }

    /// Takes one of the puzzles that are least above a rating. Where none is, it takes the hardest that is left.
    fn take(&mut self, rating: u16) -> Option<&'static Puzzle> {
        let first = self.left.partition_point(|puzzle| puzzle.rating < rating);
        let count = (self.left.len() - first).min(CHOICE);
        if count == 0 {
            return self.left.pop();
        }
        let number = self.left.len() as u64;
        let random = StableHash::default().with(&self.seed.to_le_bytes()).with(&number.to_le_bytes()).value();
        let random = usize::try_from((random ^ (random >> 32)) % count as u64).unwrap_or(0);
        Some(self.left.remove(first + random))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn run(kind: RunKind) -> PuzzleRun {
        PuzzleRun::new(kind, GameKind::Abande, 1).unwrap()
    }

    fn all_runs() -> impl Iterator<Item = PuzzleRun> {
        let kinds = RunKind::ALL.into_iter().flat_map(|kind| GameKind::ALL.map(|game| (kind, game)));
        kinds.flat_map(|(kind, game)| (0..5).map(move |seed| PuzzleRun::new(kind, game, seed).unwrap()))
    }

    #[test]
    fn puzzles_get_harder_from_the_easiest_on_and_none_comes_twice() {
        for mut run in all_runs() {
            let of_game = || {
                let game = run.game();
                collection().iter().filter(move |it| it.start.kind() == game && !it.is_warm_up())
            };
            let (all, hardest) = (of_game().count(), of_game().map(|it| it.rating).max().unwrap());
            let first = run.puzzle();
            assert!(of_game().filter(|it| it.rating < first.rating).count() < CHOICE, "{first}");
            let mut seen = BTreeSet::new();
            let (mut before, mut climbs) = (0, true);
            while run.end().is_none() {
                let puzzle = run.puzzle();
                assert!(!puzzle.is_warm_up() && seen.insert(puzzle.id()), "{puzzle}");
                // From the top it goes down through what is left.
                climbs &= before < hardest.saturating_sub(run.kind().rise());
                assert!(!climbs || before == 0 || puzzle.rating >= before + run.kind().rise(), "{puzzle}");
                assert!(puzzle.rating <= before + 400 || before == 0, "{before} to {puzzle}");
                before = puzzle.rating;
                run.note(true);
            }
            assert_eq!((run.end(), seen.len()), (Some(RunEnd::NoneLeft), all));
            assert_eq!((run.score() as usize, run.highest()), (all, Some(hardest)));
        }
    }

    #[test]
    fn a_seed_chooses_the_puzzles() {
        let puzzles = |seed| {
            let mut run = PuzzleRun::new(RunKind::Rush, GameKind::Abande, seed).unwrap();
            (0..10).map(|_| (run.puzzle().id(), run.note(true)).0).collect::<Vec<_>>()
        };
        assert_eq!(puzzles(7), puzzles(7));
        let firsts: BTreeSet<_> = (0..50).map(|seed| puzzles(seed)[0].clone()).collect();
        assert_eq!(firsts.len(), CHOICE);
        assert_ne!(puzzles(1), puzzles(2));
    }

    #[test]
    fn the_clock_counts_exactly_and_tells_its_marks_once() {
        let mut run = run(RunKind::Rush);
        let mut marks = Vec::new();
        for hundredth in 1..=18_000_u32 {
            let mark = run.pass_time(Duration::from_millis(10));
            marks.extend(mark.map(|mark| (hundredth, mark)));
            let left = Duration::from_millis(10) * (18_000 - hundredth);
            assert_eq!(run.clock().unwrap().left(), left);
            assert_eq!(run.end().is_some(), hundredth == 18_000);
        }
        let wanted = [(12_000, TimeMark::Minute), (16_000, TimeMark::TwentySeconds), (18_000, TimeMark::Up)];
        assert_eq!(marks, wanted);
        assert_eq!(run.end(), Some(RunEnd::TimeUp));
        assert_eq!(run.pass_time(SECOND), None);
    }

    #[test]
    fn a_long_step_tells_only_the_last_mark_and_never_goes_below_nothing() {
        let mut late = run(RunKind::Rush);
        assert_eq!(late.pass_time(SECOND * 165), Some(TimeMark::TwentySeconds));
        assert!(late.clock().unwrap().is_low());
        assert_eq!(late.pass_time(SECOND * 1_000), Some(TimeMark::Up));
        assert_eq!(late.clock().unwrap().seconds(), 0);
        let mut up = run(RunKind::Rush);
        assert_eq!(up.pass_time(SECOND * 1_000), Some(TimeMark::Up));
    }

    #[test]
    fn seconds_are_shown_until_they_are_over() {
        let shown = |millis| RunClock::new(Duration::from_millis(millis)).seconds();
        assert_eq!([0, 1, 999, 1_000, 1_001, 180_000].map(shown), [0, 1, 1, 1, 2, 180]);
        assert!(RunClock::new(RunClock::LOW).is_low());
        assert!(!RunClock::new(RunClock::LOW + Duration::from_millis(1)).is_low());
    }

    #[test]
    fn the_third_wrong_move_ends_a_rush() {
        let mut run = run(RunKind::Rush);
        let mut missed = Vec::new();
        for left in (0..3).rev() {
            run.note(true);
            missed.push(run.puzzle());
            run.note(false);
            assert_eq!((run.mistakes_left(), run.end().is_some()), (left, left == 0));
        }
        assert_eq!((run.score(), run.end(), run.missed()), (3, Some(RunEnd::Mistakes), missed.as_slice()));
        assert!(!run.skip(), "nothing is skipped in a rush");
        // Nothing counts after the end.
        let over = run.clone();
        run.note(true);
        run.note(false);
        run.stop();
        assert_eq!(run.pass_time(SECOND), None);
        assert_eq!(run, over);
    }

    #[test]
    fn the_first_wrong_move_ends_a_streak_and_one_puzzle_is_skipped() {
        let mut run = run(RunKind::Streak);
        assert_eq!((run.clock(), run.pass_time(SECOND * 10_000)), (None, None));
        run.note(true);
        let highest = run.highest();
        let (skipped, can_skip) = (run.puzzle(), run.can_skip());
        assert!(can_skip && run.skip() && run.puzzle() != skipped && !run.can_skip());
        assert!(!run.skip());
        assert_eq!((run.score(), run.highest(), run.end()), (1, highest, None));
        let failed = run.puzzle();
        run.note(false);
        assert_eq!((run.end(), run.missed()), (Some(RunEnd::Mistakes), [skipped, failed].as_slice()));
        assert_eq!(run.puzzle(), failed);
    }

    #[test]
    fn a_run_that_is_stopped_keeps_its_score() {
        let mut run = run(RunKind::Streak);
        run.note(true);
        run.stop();
        assert_eq!((run.score(), run.end(), run.can_skip()), (1, Some(RunEnd::Stopped), false));
    }

    #[test]
    fn a_game_without_rated_puzzles_has_no_run() {
        assert_eq!(PuzzleRun::among(RunKind::Rush, Vec::new(), 1), None);
    }
}
