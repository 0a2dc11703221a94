//! End sequence of a game: sleepers leave, the other stacks are counted, then the result is shown.

mod timeline;

use std::time::Duration;

use bevy::prelude::*;

use super::{AnimationSpeed, CurrentMatch, MatchChanged, Mode, MovePlayed, PositionId, RedrawScheduler};
use crate::app::GameSystems;
use crate::board::{BoardSet, Point};
use crate::play::Termination;
use crate::rules::{BoardView, ByPlayer};
use timeline::EndTimeline;
pub use timeline::{CountedNumber, EndPhase};

/// Time in which the sleeping stacks return to the final board, or leave it again.
const RETURN_TIME: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EndSequence>()
        .add_message::<EndReplayRequested>()
        .add_message::<EndSkipRequested>()
        .add_message::<SleepersBackRequested>()
        .add_systems(Update, run_ending.in_set(GameSystems::TickTimers))
        .add_systems(Update, begin_ending.in_set(GameSystems::SyncView));
}

/// Advances the end sequence, or skips the rest at a click. Once it is over, moves sleeping stacks as requested.
fn run_ending(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut skip: MessageReader<EndSkipRequested>,
    mut sleepers_back: MessageReader<SleepersBackRequested>,
    mut ending: ResMut<EndSequence>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let skipped = skip.read().last().is_some() || buttons.just_pressed(MouseButton::Left);
    let requested = sleepers_back.read().last().map(|requested| requested.0);
    if ending.is_done() {
        let wanted = requested.unwrap_or(ending.sleepers_back);
        let step = speed.scale(RETURN_TIME);
        let share =
            if step.is_zero() { 1.0 } else { RedrawScheduler::step(time.delta()).div_duration_f32(step) };
        let way = (ending.way_back + if wanted { share } else { -share }).clamp(0.0, 1.0);
        if (wanted, way) != (ending.sleepers_back, ending.way_back) {
            (ending.sleepers_back, ending.way_back) = (wanted, way);
            redraws.keep_drawing();
            redraws.settle();
        }
        return;
    }
    if !ending.is_running() {
        return;
    }
    ending.elapsed = if skipped || speed.is_still() {
        ending.length()
    } else {
        ending.elapsed + time.delta().mul_f32(speed.0)
    };
    redraws.keep_drawing();
    redraws.settle();
}

/// Begins the end sequence when a game ends or a replay is requested. An end that was seen is shown as over at once.
fn begin_ending(
    current: Res<CurrentMatch>,
    speed: Res<AnimationSpeed>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut replay: MessageReader<EndReplayRequested>,
    mut ending: ResMut<EndSequence>,
    mut redraws: ResMut<RedrawScheduler>,
    mut seen: Local<Seen>,
) {
    let moved = played.read().count() > 0;
    let mut elsewhere = false;
    let mut ended = replay.read().count() > 0;
    for change in changed.read() {
        match change {
            // A match that comes back after a lesson or a puzzle counts as one that the player looked away from.
            MatchChanged::Stepped { .. } | MatchChanged::SetupChanged { .. } | MatchChanged::Replaced => {
                elsewhere = true;
            }
            MatchChanged::Concluded => ended = true,
            MatchChanged::SeatsChanged
            | MatchChanged::HelpNoted
            | MatchChanged::Edited
            | MatchChanged::PlayedElsewhere => {}
        }
    }
    // The first match of the program may have been over before it came on the table.
    if !moved && !elsewhere && !ended && !current.is_added() {
        return;
    }
    // Nothing is counted while the board shows another position, or one that is being set up.
    let shown = current.table_match().is_at_end() && current.mode() != Mode::SetUp;
    let result = current.table_match().result().filter(|_| shown);
    let mut next = match result {
        Some(result) if result.by == Termination::Rules => EndSequence::of(current.view()),
        // After a resignation there is nothing to count.
        Some(_) => EndSequence { timeline: Some(EndTimeline::default()), ..EndSequence::default() },
        None => EndSequence::default(),
    };
    if result.is_some() {
        // Points are not counted again when the player returns to the end, and never without animation.
        let seen = if current.mode().is_exercise() { &mut seen.exercise } else { &mut seen.own };
        let known = !moved && !ended && *seen == Some(current.shown_position_id());
        if known || speed.is_still() {
            next.elapsed = next.length();
        }
        *seen = Some(current.shown_position_id());
    }
    *ending = next;
    redraws.settle();
}

/// Final positions whose end sequence was shown last.
#[derive(Debug, Default)]
struct Seen {
    own: Option<PositionId>,
    /// Final position of a lesson or a puzzle.
    exercise: Option<PositionId>,
}

/// Requests that the end sequence (sleepers leave, points are counted) is played once more.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndReplayRequested;

/// Requests that the rest of the running end sequence is skipped.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndSkipRequested;

/// Requests that the sleeping stacks stand on the final board again (`true`), or are off it. Only the picture
/// changes.
#[derive(Message, Clone, Copy, Debug)]
pub struct SleepersBackRequested(pub bool);

/// The end sequence, which shows how a game has ended, and how far it is: sleepers (stacks without an enemy beside
/// them, which score nothing) leave, and points are counted.
#[derive(Resource, Debug, Default)]
pub struct EndSequence {
    /// Elapsed time at normal animation speed.
    elapsed: Duration,
    timeline: Option<EndTimeline>,
    /// Set if the sleepers are to stand on the board again.
    sleepers_back: bool,
    /// Progress of the sleepers' return, from 0 to 1.
    way_back: f32,
}

impl EndSequence {
    fn of(view: &BoardView) -> Self {
        Self { timeline: Some(EndTimeline::of(view)), ..Self::default() }
    }

    /// Returns `true` if the end sequence runs or has run. Nothing else is highlighted from its start on.
    pub fn has_begun(&self) -> bool {
        self.timeline.is_some()
    }

    /// Returns `true` while the end sequence runs.
    pub fn is_running(&self) -> bool {
        self.timeline.is_some() && self.elapsed < self.length()
    }

    /// Returns `true` while a sequence runs in which points are counted.
    pub fn is_counting(&self) -> bool {
        self.is_running() && self.timeline.as_ref().is_some_and(|timeline| !timeline.is_only_looked_at())
    }

    /// Returns `true` if the end sequence is over, so that the result can be shown.
    pub fn is_done(&self) -> bool {
        self.timeline.is_some() && !self.is_running()
    }

    /// Returns what the sequence shows at the moment, while it runs.
    pub fn phase(&self) -> Option<EndPhase> {
        self.timeline.as_ref().filter(|_| self.is_running()).map(|timeline| timeline.phase(self.elapsed))
    }

    /// Returns all stacks that leave the board because they sleep, in the order in which they do.
    pub fn sleepers(&self) -> &[Point] {
        self.timeline.as_ref().map_or(&[], EndTimeline::sleepers)
    }

    /// Returns the sleeping stacks that are highlighted at the moment: they have not begun to leave, or were put
    /// back.
    pub fn sleepers_named(&self) -> BoardSet {
        let named = self.timeline.as_ref().filter(|timeline| timeline.names_sleepers(self.elapsed));
        named.map_or(BoardSet::EMPTY, |timeline| self.sleepers_where(timeline, |gone| gone <= 0.0))
    }

    /// Returns the sleeping stacks that have left or are leaving.
    pub fn sleepers_left(&self) -> BoardSet {
        self.timeline
            .as_ref()
            .map_or(BoardSet::EMPTY, |timeline| self.sleepers_where(timeline, |gone| gone > 0.0))
    }

    /// Returns the sleepers whose progress of departure satisfies a condition.
    fn sleepers_where(&self, timeline: &EndTimeline, has: impl Fn(f32) -> bool) -> BoardSet {
        timeline.sleepers().iter().copied().filter(|&point| has(self.departure_progress(point))).collect()
    }

    /// Returns `true` if the sleepers stand on the board as before they were removed, or are about to.
    pub const fn sleepers_back(&self) -> bool {
        self.sleepers_back
    }

    /// Returns the numbers that at this moment stand above counted stacks or fly to their owners, in the order of
    /// counting.
    pub fn numbers(&self) -> Vec<CountedNumber> {
        self.timeline.as_ref().map(|timeline| timeline.numbers(self.elapsed)).unwrap_or_default()
    }

    /// Returns the points of each player whose numbers have arrived by now.
    pub fn running_score(&self) -> ByPlayer<usize> {
        self.timeline.as_ref().map(|timeline| timeline.score(self.elapsed)).unwrap_or_default()
    }

    /// Returns how far a sleeping stack has left the board, from 0 to 1. It counts back while the sleepers return.
    pub fn departure_progress(&self, point: Point) -> f32 {
        self.timeline
            .as_ref()
            .map_or(0.0, |timeline| timeline.gone(point, self.elapsed) * (1.0 - self.way_back))
    }

    /// Returns how high a stack hops at this moment because it is counted, from 0 to 1.
    pub fn hop_height(&self, point: Point) -> f32 {
        self.timeline.as_ref().map_or(0.0, |timeline| timeline.hop(point, self.elapsed))
    }

    fn length(&self) -> Duration {
        self.timeline.as_ref().map_or(Duration::ZERO, EndTimeline::length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    #[test]
    fn the_end_runs_until_all_of_it_has_been_shown() {
        let mut ending = EndSequence::of(&played("hex", "d4 d5 d3 d6 e5").view());
        assert!(ending.is_running() && ending.is_counting() && ending.sleepers_left().is_empty());
        assert_eq!(ending.phase(), Some(EndPhase::Reason));
        ending.elapsed = ending.length();
        assert!(ending.is_done() && !ending.is_counting() && ending.numbers().is_empty());
        assert_eq!((ending.phase(), ending.running_score()), (None, ByPlayer::new(2, 2)));
    }

    #[test]
    fn sleepers_that_are_put_back_are_on_the_board_again() {
        let mut ending = EndSequence::of(&played("hex", "d4 d5 d3 d6 e5").view());
        ending.elapsed = ending.length();
        let &[asleep] = ending.sleepers() else { panic!("{ending:?}") };
        let shown = |ending: &EndSequence| (ending.sleepers_named(), ending.sleepers_left());
        assert_eq!(shown(&ending), (BoardSet::EMPTY, asleep.into()));
        ending.way_back = 0.5;
        assert_eq!(shown(&ending), (BoardSet::EMPTY, asleep.into()), "on its way");
        ending.way_back = 1.0;
        assert_eq!(shown(&ending), (asleep.into(), BoardSet::EMPTY));
        assert_eq!(ending.running_score(), ByPlayer::new(2, 2), "nothing is counted anew");
    }

    #[test]
    fn a_resignation_is_done_at_once() {
        let resigned = EndSequence { timeline: Some(EndTimeline::default()), ..EndSequence::default() };
        assert!(resigned.has_begun() && resigned.is_done() && !resigned.is_running());
    }

    #[test]
    fn without_points_nothing_is_counted() {
        let ending = EndSequence::of(&played("anda-3", "").view());
        assert!(ending.is_running() && !ending.is_counting());
    }

    #[test]
    fn nothing_is_shown_before_the_end() {
        let none = EndSequence::default();
        assert!(!none.is_running() && !none.is_done() && none.phase().is_none() && none.numbers().is_empty());
    }
}
