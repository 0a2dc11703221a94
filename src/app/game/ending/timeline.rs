//! Timeline of the end sequence, as pure functions of the time at normal animation speed.

use std::time::Duration;

use crate::board::Point;
use crate::rules::{BoardView, ByPlayer, Goal, Player, StackView};

/// Time for the last move to arrive, for the camera to rise, and to read why the game is over.
const REASON: Duration = Duration::from_millis(1100);
/// Time before the result where nothing is counted, in which the last groups leave.
const LAST_LOOK: Duration = Duration::from_millis(1800);
/// Time for which sleepers are highlighted before the first one leaves.
const NAMED: Duration = Duration::from_millis(800);
/// Time in which one sleeping stack leaves the board.
const LEAVE: Duration = Duration::from_millis(600);
/// Delay from one sleeping stack to the next.
const STAGGER: Duration = Duration::from_millis(130);
/// Longest time in which all sleeping stacks leave.
const LONGEST_LEAVE: Duration = Duration::from_millis(1100);
/// Time from one counted stack to the next.
const COUNT: Duration = Duration::from_millis(170);
/// Longest time from the first counted stack to the last.
const LONGEST_COUNT: Duration = Duration::from_secs(2);
/// Time for which the number of a stack stands above it.
const STAND: Duration = Duration::from_millis(240);
/// Time in which the number flies to its owner.
const FLIGHT: Duration = Duration::from_millis(520);
/// Duration of the hop of a counted stack.
const HOP: Duration = Duration::from_millis(320);
/// Time for which the players' points stand before the result.
const SUMS: Duration = Duration::from_millis(200);

/// What happens when at the end of a game: the reason is shown, sleeping stacks leave one by one, and the others are
/// counted. Without stacks to count there is only the look at the board.
#[derive(Debug, Default)]
pub(super) struct EndTimeline {
    sleepers: Vec<Point>,
    /// Counted stacks, the highest first.
    counted: Vec<StackView>,
    /// Points that the players have by a handicap, before anything is counted.
    handicap_points: ByPlayer<usize>,
    /// Time before anything is counted.
    look: Duration,
}

/// What the end sequence shows at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndPhase {
    /// The reason for the end is shown.
    Reason,
    /// Sleeping stacks leave.
    Sleepers,
    /// Stacks of this height are counted.
    Count(usize),
}

/// Number of points that stands above a counted stack and then flies to its owner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountedNumber {
    /// Point of the stack.
    pub point: Point,
    /// Player who gets the points.
    pub owner: Player,
    /// Value of the stack.
    pub points: usize,
    /// Progress of the number's flight to its owner, from 0 to 1.
    pub way: f32,
}

impl EndTimeline {
    /// Plans the end of the game on a board.
    pub(super) fn of(view: &BoardView) -> Self {
        match view.game.info().goal {
            Goal::Points => {}
            Goal::LastGroup => return Self { look: LAST_LOOK, ..Self::default() },
        }
        let (sleepers, mut counted): (Vec<StackView>, Vec<StackView>) =
            view.stacks.iter().cloned().partition(|stack| stack.asleep);
        counted.sort_by_key(|stack| std::cmp::Reverse(stack.pieces.len()));
        let sleepers = sleepers.into_iter().map(|stack| stack.point).collect();
        let handicap_points = ByPlayer::from_fn(|player| view.handicap_points[player].into());
        Self { sleepers, counted, handicap_points, look: REASON }
    }

    /// Returns the length of the whole sequence.
    pub(super) fn length(&self) -> Duration {
        let last_number = match self.counted.len() {
            0 => Duration::ZERO,
            stacks => times(self.count_step(), stacks - 1) + STAND + FLIGHT + SUMS,
        };
        self.count_start() + last_number
    }

    /// Returns what is shown at a time after the start.
    pub(super) fn phase(&self, now: Duration) -> EndPhase {
        if now < self.look || self.is_only_looked_at() {
            return EndPhase::Reason;
        }
        let height = |stack: &StackView| EndPhase::Count(stack.pieces.len());
        let begun = self.counted.iter().enumerate().take_while(|(index, _)| now >= self.counted_at(*index));
        // The stack counted last; after the last one the phase stays.
        begun.last().map_or(EndPhase::Sleepers, |(_, stack)| height(stack))
    }

    /// Returns `true` if no stacks leave or are counted: the board is only looked at for a while.
    pub(super) fn is_only_looked_at(&self) -> bool {
        self.sleepers.is_empty() && self.counted.is_empty()
    }

    /// Returns the numbers that at a time stand above their stacks or fly to their owners.
    pub(super) fn numbers(&self, now: Duration) -> Vec<CountedNumber> {
        let number = |(index, stack): (usize, &StackView)| {
            let since = now.checked_sub(self.counted_at(index))?;
            let way = since.saturating_sub(STAND).div_duration_f32(FLIGHT);
            let (point, owner, points) = (stack.point, stack.owner(), stack.pieces.len());
            (way < 1.0).then_some(CountedNumber { point, owner, points, way })
        };
        self.counted.iter().enumerate().filter_map(number).collect()
    }

    /// Returns the points of each player whose numbers have arrived by a time.
    pub(super) fn score(&self, now: Duration) -> ByPlayer<usize> {
        let mut score = self.handicap_points;
        for (index, stack) in self.counted.iter().enumerate() {
            if now >= self.counted_at(index) + STAND + FLIGHT {
                score[stack.owner()] += stack.pieces.len();
            }
        }
        score
    }

    /// Returns how high a stack hops at a time because it is counted, from 0 to 1.
    pub(super) fn hop(&self, point: Point, now: Duration) -> f32 {
        let Some(index) = self.counted.iter().position(|stack| stack.point == point) else { return 0.0 };
        let since = now.saturating_sub(self.counted_at(index)).div_duration_f32(HOP);
        (since.min(1.0) * std::f32::consts::PI).sin().max(0.0)
    }

    /// Returns how far a sleeping stack has left the board at a time, from 0 to 1.
    pub(super) fn gone(&self, point: Point, now: Duration) -> f32 {
        let Some(index) = self.sleepers.iter().position(|&sleeper| sleeper == point) else { return 0.0 };
        let start = self.look + NAMED + times(self.stagger(), index);
        now.saturating_sub(start).div_duration_f32(LEAVE).min(1.0)
    }

    /// Returns all sleeping stacks, in the order in which they leave.
    pub(super) fn sleepers(&self) -> &[Point] {
        &self.sleepers
    }

    /// Returns `true` from the time on at which the sleeping stacks are highlighted, a while before they leave.
    pub(super) fn names_sleepers(&self, now: Duration) -> bool {
        now >= self.look
    }

    /// Returns the time at which counting starts: once all sleeping stacks have left.
    fn count_start(&self) -> Duration {
        let leave = match self.sleepers.len() {
            0 => Duration::ZERO,
            sleepers => NAMED + times(self.stagger(), sleepers - 1) + LEAVE,
        };
        self.look + leave
    }

    /// Returns the time at which a stack is counted, by its index in the order of counting.
    fn counted_at(&self, index: usize) -> Duration {
        self.count_start() + times(self.count_step(), index)
    }

    /// Returns the delay from one sleeping stack that leaves to the next.
    fn stagger(&self) -> Duration {
        spread(STAGGER, LONGEST_LEAVE.saturating_sub(LEAVE), self.sleepers.len())
    }

    fn count_step(&self) -> Duration {
        spread(COUNT, LONGEST_COUNT, self.counted.len())
    }
}

/// Time for each of `count` steps, shortened so that all of them fit into `longest`.
fn spread(preferred: Duration, longest: Duration, count: usize) -> Duration {
    preferred.min(longest / u32::try_from(count.max(1)).unwrap_or(u32::MAX))
}

fn times(step: Duration, count: usize) -> Duration {
    step * u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Match, Seat};
    use crate::rules::Variant;
    use crate::rules::tests::played;

    /// Five single pieces, one of which sleeps.
    fn timeline() -> EndTimeline {
        EndTimeline::of(&played("hex", "d4 d5 d3 d6 e5").view())
    }

    #[test]
    fn sleepers_are_named_then_leave_then_all_others_are_counted() {
        let timeline = timeline();
        let [asleep] = timeline.sleepers[..] else { panic!("{timeline:?}") };
        let shown = |now| {
            let has_begun_to_leave = timeline.gone(asleep, now) > 0.0;
            (
                timeline.phase(now),
                timeline.names_sleepers(now),
                has_begun_to_leave,
                timeline.numbers(now).len(),
            )
        };
        assert_eq!(shown(Duration::ZERO), (EndPhase::Reason, false, false, 0));
        assert_eq!(shown(REASON), (EndPhase::Sleepers, true, false, 0));
        let leaving = REASON + NAMED + LEAVE / 2;
        assert_eq!(shown(leaving), (EndPhase::Sleepers, true, true, 0));
        assert_eq!(shown(timeline.count_start()), (EndPhase::Count(1), true, true, 1));
        assert_eq!(timeline.score(timeline.length()), ByPlayer::new(2, 2));
        assert!(timeline.numbers(timeline.length()).is_empty(), "all have arrived");
    }

    #[test]
    fn the_highest_stacks_are_counted_first() {
        let timeline = EndTimeline::of(&played("hex", "d4 d5 d3 d5-d4 d3-d4 e4").view());
        let heights: Vec<usize> = timeline.counted.iter().map(|stack| stack.pieces.len()).collect();
        assert!(heights == [3, 1], "{heights:?}");
        let phases = (0..heights.len()).map(|index| timeline.phase(timeline.counted_at(index)));
        assert!(phases.eq(heights.iter().map(|&height| EndPhase::Count(height))));
    }

    #[test]
    fn points_are_the_owners_once_their_number_has_arrived() {
        let timeline = timeline();
        let start = timeline.counted_at(0);
        let first = timeline.numbers(start)[0];
        assert!(first.way <= 0.0);
        let halfway = timeline.numbers(start + STAND + FLIGHT / 2)[0];
        assert_eq!((halfway.point, halfway.owner, halfway.points), (first.point, first.owner, 1));
        assert!((halfway.way - 0.5).abs() < 1e-3);
        let score = |now: Duration| timeline.score(now)[first.owner];
        assert_eq!(score(start + STAND + FLIGHT / 2), 0);
        assert_eq!(score(start + STAND + FLIGHT), 1);
    }

    #[test]
    fn counting_begins_at_the_points_of_a_handicap() {
        let start = Variant::Hex.start_with_handicap("white-points-5".parse().unwrap()).unwrap();
        let mut game = Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human));
        for text in ["d4", "d5", "d3", "d5-d4"] {
            game.play(game.position().parse_move(text).unwrap()).unwrap();
        }
        let view = game.position().view();
        let timeline = EndTimeline::of(&view);
        assert_eq!(timeline.score(Duration::ZERO), ByPlayer::new(5, 0));
        let all = ByPlayer::from_fn(|player| usize::from(view.points[player]));
        assert_eq!(timeline.score(timeline.length()), all);
    }

    #[test]
    fn a_counted_stack_hops_and_stands_again() {
        let timeline = timeline();
        let point = timeline.counted[1].point;
        let at = |after| timeline.hop(point, timeline.counted_at(1) + after);
        assert!(timeline.hop(point, timeline.counted_at(0)) <= 0.0, "its turn has not come");
        assert!(at(HOP / 2) > 0.99);
        assert!(at(Duration::ZERO) < 1e-3 && at(HOP) < 1e-3);
        assert!(timeline.hop(timeline.sleepers[0], timeline.counted_at(1)) <= 0.0);
    }

    #[test]
    fn however_many_stacks_there_are_the_end_takes_six_seconds_at_most() {
        let stacks = played("hex", "d4 d5 d3 d6 e5").view().stacks;
        for (sleepers, counted) in [(0, 30), (12, 24), (30, 6), (36, 0)] {
            let timeline = EndTimeline {
                sleepers: vec![stacks[0].point; sleepers],
                counted: vec![stacks[0].clone(); counted],
                handicap_points: ByPlayer::default(),
                look: REASON,
            };
            assert!(timeline.length() <= Duration::from_secs(6), "{sleepers} {counted}");
            assert!(timeline.length() >= REASON + LEAVE, "{sleepers} {counted}");
        }
    }

    #[test]
    fn without_points_the_board_is_looked_at_for_a_while() {
        let timeline = EndTimeline::of(&played("anda-3", "").view());
        assert_eq!((timeline.length(), timeline.phase(LAST_LOOK / 2)), (LAST_LOOK, EndPhase::Reason));
        assert!(timeline.is_only_looked_at());
    }
}
