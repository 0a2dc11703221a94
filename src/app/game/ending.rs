//! How far the end of a game has been shown: sleepers leave, the rest is counted, then the result.

use std::collections::HashSet;
use std::time::Duration;

use bevy::prelude::*;

use super::{CurrentMatch, MatchChanged, Motion, MovePlayed, Speed, Turn};
use crate::app::GameSystems;
use crate::board::Point;
use crate::play::Termination;
use crate::rules::{BoardView, ByPlayer, Goal, StackView};

/// The last move arrives before anything else happens.
const PAUSE: Duration = Duration::from_millis(900);
/// Where nothing is counted, the last groups leave before the result is told.
const LAST_LOOK: Duration = Duration::from_millis(1800);
/// One sleeping stack rises and shrinks, the next one a little later.
const LEAVE: Duration = Duration::from_millis(450);
const STAGGER: Duration = Duration::from_millis(130);
/// One stack is counted.
const COUNT: Duration = Duration::from_millis(170);
/// Neither phase takes longer, however many stacks there are.
const LONGEST: Duration = Duration::from_millis(2500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ending>()
        .add_message::<ShowEnding>()
        .add_message::<SkipEnding>()
        .add_systems(Update, run_ending.in_set(GameSystems::TickTimers))
        .add_systems(Update, begin_ending.in_set(GameSystems::SyncView));
}

fn run_ending(
    time: Res<Time>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut skip: MessageReader<SkipEnding>,
    mut ending: ResMut<Ending>,
    mut motion: ResMut<Motion>,
) {
    let skipped = skip.read().last().is_some()
        || buttons.just_pressed(MouseButton::Left)
        || keys.any_just_pressed([KeyCode::Space, KeyCode::Escape, KeyCode::Enter]);
    if !ending.is_running() {
        return;
    }
    ending.elapsed = if skipped { ending.length() } else { ending.elapsed + time.delta() };
    motion.keep_drawing();
    motion.settle();
}

fn begin_ending(
    current: Res<CurrentMatch>,
    speed: Res<Speed>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut again: MessageReader<ShowEnding>,
    mut ending: ResMut<Ending>,
    mut motion: ResMut<Motion>,
    mut seen: Local<Option<Turn>>,
) {
    let moved = played.read().count() > 0;
    let mut stepped = false;
    let mut ended = again.read().count() > 0;
    for change in changed.read() {
        match change {
            MatchChanged::Stepped { .. } | MatchChanged::SetUp { .. } => stepped = true,
            MatchChanged::Replaced | MatchChanged::Resigned => ended = true,
            MatchChanged::Seated | MatchChanged::Edited | MatchChanged::Grown => {}
        }
    }
    // The first match of the program may have been over before it came on the table.
    if !moved && !stepped && !ended && !current.is_added() {
        return;
    }
    // Whoever looks elsewhere sees the board as it stood there, or what is being set up.
    let shown = current.game().is_at_end() && current.editor().is_none();
    let result = current.game().result().filter(|_| shown);
    let mut next = match result {
        Some(result) if result.by == Termination::Rules => Ending::of(current.view(), *speed),
        // After a resignation there is nothing to count.
        Some(_) => Ending { elapsed: Duration::ZERO, script: Some(Script::default()), speed: *speed },
        None => Ending::default(),
    };
    if result.is_some() {
        // Coming back to the end does not count the points once more.
        if !moved && !ended && *seen == Some(current.here()) {
            next.elapsed = next.length();
        }
        *seen = Some(current.here());
    }
    *ending = next;
    motion.settle();
}

/// Show the end once more.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShowEnding;

/// Go to the result at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct SkipEnding;

/// How far the end has been shown.
#[derive(Resource, Debug, Default)]
pub struct Ending {
    elapsed: Duration,
    script: Option<Script>,
    speed: Speed,
}

/// What happens at the end of a game.
#[derive(Debug, Default)]
struct Script {
    sleepers: Vec<Point>,
    counted: Vec<StackView>,
    /// How long the board is looked at after the pause.
    look: Duration,
}

impl Script {
    fn is_empty(&self) -> bool {
        self.sleepers.is_empty() && self.counted.is_empty() && self.look.is_zero()
    }
}

/// A stack that has just been counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Where it stands.
    pub point: Point,
    /// What it is worth.
    pub points: usize,
}

impl Ending {
    fn of(view: &BoardView, speed: Speed) -> Self {
        if view.goal == Goal::LastGroup {
            let script = Script { look: LAST_LOOK.saturating_sub(PAUSE), ..Script::default() };
            return Self { elapsed: Duration::ZERO, script: Some(script), speed };
        }
        let sleepers = view.stacks.iter().filter(|stack| stack.asleep).map(|stack| stack.point).collect();
        let mut counted: Vec<StackView> = view.stacks.iter().filter(|stack| !stack.asleep).cloned().collect();
        counted.sort_by_key(|stack| std::cmp::Reverse(stack.pieces.len()));
        Self {
            elapsed: Duration::ZERO,
            script: Some(Script { sleepers, counted, look: Duration::ZERO }),
            speed,
        }
    }

    /// Whether the end is being shown or has been: nothing else is to be pointed out then.
    pub fn has_begun(&self) -> bool {
        self.script.is_some()
    }

    /// Whether the end is being shown.
    pub fn is_running(&self) -> bool {
        self.script.is_some() && self.elapsed < self.length()
    }

    /// Whether points are counted while it is shown.
    pub fn is_counting(&self) -> bool {
        self.is_running() && self.script.as_ref().is_some_and(|script| script.look.is_zero())
    }

    /// Whether the end has been shown and the result can stand.
    pub fn is_done(&self) -> bool {
        self.script.is_some() && !self.is_running()
    }

    /// The sleeping stacks that have left or are leaving.
    pub fn sleepers_left(&self) -> HashSet<Point> {
        let Some(script) = &self.script else { return HashSet::new() };
        script.sleepers.iter().copied().filter(|&point| self.gone(point) > 0.0).collect()
    }

    /// The stacks counted so far, the one counted last at the end.
    pub fn counted(&self) -> Vec<Counted> {
        let Some(script) = &self.script else { return Vec::new() };
        let start = self.pause() + self.leave_length();
        let running = self.elapsed.saturating_sub(start);
        let each = self.count_step();
        let shown = running.as_nanos().checked_div(each.as_nanos()).unwrap_or(u128::MAX);
        let shown = usize::try_from(shown).unwrap_or(usize::MAX);
        let stacks = script.counted.iter().take(if self.elapsed < start { 0 } else { shown });
        stacks.map(|stack| Counted { point: stack.point, points: stack.pieces.len() }).collect()
    }

    /// The points counted so far.
    pub fn running_score(&self) -> ByPlayer<usize> {
        let mut score = ByPlayer::default();
        let Some(script) = &self.script else { return score };
        for stack in script.counted.iter().take(self.counted().len()) {
            score[stack.owner()] += stack.pieces.len();
        }
        score
    }

    /// How far a sleeping stack has gone, from 0 to 1.
    pub fn gone(&self, point: Point) -> f32 {
        let Some(script) = &self.script else { return 0.0 };
        let Some(index) = script.sleepers.iter().position(|&sleeper| sleeper == point) else { return 0.0 };
        let start = self.pause() + self.stagger() * u32::try_from(index).unwrap_or(u32::MAX);
        let running = self.elapsed.saturating_sub(start);
        let leave = self.speed.scale(LEAVE);
        if leave.is_zero() { 1.0 } else { running.div_duration_f32(leave).min(1.0) }
    }

    fn pause(&self) -> Duration {
        self.speed.scale(PAUSE)
    }

    fn stagger(&self) -> Duration {
        spread(self.speed.scale(STAGGER), self.speed.scale(LONGEST.saturating_sub(LEAVE)), self.sleepers())
    }

    fn count_step(&self) -> Duration {
        let stacks = self.script.as_ref().map_or(0, |script| script.counted.len());
        spread(self.speed.scale(COUNT), self.speed.scale(LONGEST), stacks)
    }

    fn leave_length(&self) -> Duration {
        match self.sleepers() {
            0 => Duration::ZERO,
            count => self.stagger() * u32::try_from(count - 1).unwrap_or_default() + self.speed.scale(LEAVE),
        }
    }

    fn length(&self) -> Duration {
        if self.script.as_ref().is_none_or(Script::is_empty) {
            return Duration::ZERO;
        }
        let look = self.script.as_ref().map_or(Duration::ZERO, |script| self.speed.scale(script.look));
        if !look.is_zero() {
            return self.pause() + look;
        }
        let stacks = self.script.as_ref().map_or(0, |script| script.counted.len());
        self.pause() + self.leave_length() + self.count_step() * u32::try_from(stacks + 2).unwrap_or_default()
    }

    fn sleepers(&self) -> usize {
        self.script.as_ref().map_or(0, |script| script.sleepers.len())
    }
}

/// The time for each of `count` steps: as wished, but all of them within `longest`.
fn spread(wished: Duration, longest: Duration, count: usize) -> Duration {
    wished.min(longest / u32::try_from(count.max(1)).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Player, Variant};

    fn ending() -> Ending {
        let mut game = Variant::Hex.start();
        for text in ["d4", "d5", "d3", "d6", "e5"] {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        Ending::of(&game.view(), Speed::default())
    }

    #[test]
    fn sleepers_leave_first_then_all_others_are_counted() {
        let mut ending = ending();
        assert!(ending.is_running() && ending.sleepers_left().is_empty() && ending.counted().is_empty());
        ending.elapsed = ending.pause() + ending.leave_length();
        assert_eq!((ending.sleepers_left().len(), ending.counted().len()), (1, 0));
        ending.elapsed = ending.length();
        assert!(ending.is_done());
        assert_eq!(ending.counted().len(), 4);
        let score = ending.running_score();
        assert_eq!((score[Player::Black], score[Player::White]), (2, 2));
    }

    #[test]
    fn no_phase_takes_longer_than_it_may() {
        assert_eq!(spread(COUNT, LONGEST, 4), COUNT);
        assert!(spread(COUNT, LONGEST, 30) * 30 <= LONGEST);
    }

    #[test]
    fn a_resignation_is_done_at_once() {
        let resigned = Ending { script: Some(Script::default()), ..Ending::default() };
        assert!(resigned.has_begun() && resigned.is_done() && !resigned.is_running());
    }

    #[test]
    fn without_points_the_board_is_looked_at_for_a_while() {
        let view = "anda-3".parse::<Variant>().unwrap().start().view();
        let mut ending = Ending::of(&view, Speed::default());
        assert!(ending.is_running() && !ending.is_counting());
        ending.elapsed = LAST_LOOK;
        assert!(ending.is_done() && ending.counted().is_empty());
    }

    #[test]
    fn nothing_is_shown_before_the_end() {
        let none = Ending::default();
        assert!(!none.is_running() && !none.is_done() && none.counted().is_empty());
    }
}
