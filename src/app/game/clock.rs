//! The clock of the game on the table: runs it, pauses it, and says when time is short or up.

use std::time::Duration;

use bevy::prelude::*;

use super::sets::ApplySystems;
use super::{
    Coach, CurrentMatch, MatchChanged, Mode, MovePlayed, MoveRequested, OpponentSearch, RedrawScheduler,
    StoredPreferences, Toast, apply,
};
use crate::app::GameSystems;
use crate::i18n::clock as messages;
use crate::play::{Change, Clock, LowTimeWarning, TENTHS_BELOW, USUAL_GIFT, Verdict};
use crate::rules::{ByPlayer, Player};

/// A frame that comes later than this was kept from coming, by a machine that slept for example. Its time is given back.
const LONGEST_GAP: Duration = Duration::from_secs(2);
/// Time between frames while whole seconds are shown.
const SECOND: Duration = Duration::from_secs(1);
/// Time between frames while tenths are shown.
const TENTH: Duration = Duration::from_millis(100);
/// Times left that a screen reader says.
const SPOKEN_MARKS: [Duration; 3] =
    [Duration::from_mins(1), Duration::from_secs(30), Duration::from_secs(10)];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameClock>()
        .init_resource::<ClocksPaused>()
        .init_resource::<PiecesInMotion>()
        .add_message::<ClockRequested>()
        .add_message::<ClockNews>()
        .add_systems(
            Update,
            (
                // Time that has passed belongs to the player who was to move before any request of this frame.
                (run_clock, apply_clock_requests, show_news)
                    .chain()
                    .in_set(GameSystems::Match)
                    .in_set(ApplySystems)
                    .before(apply::forget_replaced_match),
                draw_clock.in_set(GameSystems::SyncView),
            ),
        );
}

/// Set while a dialog is open: no clock runs, neither of the game nor of a run of puzzles.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClocksPaused(pub bool);

/// Set while pieces fly to their places: the player to move cannot see the position yet. The stage writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PiecesInMotion(pub bool);

/// Requests to the clock of the game on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRequested {
    /// Stops the clock, or lets it run on.
    TogglePause,
    /// Gives a player [`USUAL_GIFT`].
    GiveTime(Player),
}

/// News of the clock: notices, sounds, and what a screen reader says.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNews {
    /// A person's time is short: a signal is due.
    Low(Player),
    /// A person has this time left, a mark that is said.
    Left(Player, Duration),
    /// A player's time is up, but the game goes on.
    FlagFell(Player),
    /// The clock stood still for this time, because no frame came.
    GivenBack(Duration),
    /// A player was given this time.
    Given(Player, Duration),
}

/// State of the clock beside what the match has: whether it runs, and what was said of it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct GameClock {
    /// The match that the rest is about.
    match_id: u32,
    is_running: bool,
    /// The last move of the game is still in the air.
    awaits_landing: bool,
    warning: LowTimeWarning,
    /// Whose flag has fallen without ending the game.
    fallen: ByPlayer<bool>,
}

impl GameClock {
    /// Returns `true` if time runs for the player to move, also in a game without a clock.
    pub const fn is_running(&self) -> bool {
        self.is_running
    }
}

/// Returns `true` while the player to move could move, which is when time runs.
fn may_run(
    clock: &GameClock,
    current: &CurrentMatch,
    coach: &Coach,
    opponents: &OpponentSearch,
    paused: ClocksPaused,
) -> bool {
    let game = current.table_match();
    let is_person = game.seat_to_move().is_some_and(|seat| !seat.is_computer());
    let is_unseen = clock.awaits_landing && is_person;
    let is_asked = coach.keeps_waiting(current.position_id());
    let has_failed = opponents.has_failed(current.position_id());
    let is_stopped = paused.0 || is_unseen || is_asked || has_failed;
    current.mode() == Mode::Match && game.is_time_running() && !is_stopped
}

/// Lets the time since the last frame pass for the player to move, warns of little time, and ends the game when it is
/// up.
fn run_clock(
    time: Res<Time<Real>>,
    preferences: Res<StoredPreferences>,
    (coach, opponents): (Res<Coach>, Res<OpponentSearch>),
    (paused, in_motion): (Res<ClocksPaused>, Res<PiecesInMotion>),
    mut played: MessageReader<MovePlayed>,
    mut clock: ResMut<GameClock>,
    mut current: ResMut<CurrentMatch>,
    mut requests: ResMut<Messages<MoveRequested>>,
    mut changed: MessageWriter<MatchChanged>,
    mut news: MessageWriter<ClockNews>,
) {
    let match_id = current.position_id().match_id;
    if clock.match_id != match_id {
        *clock = GameClock { match_id, ..GameClock::default() };
    }
    let is_new = played.read().any(|played| played.transition.to == current.table_match().end());
    clock.awaits_landing = in_motion.0 && (is_new || clock.awaits_landing);
    let is_running = may_run(&clock, &current, &coach, &opponents, *paused);
    let was_running = std::mem::replace(&mut clock.is_running, is_running);
    if current.table_match().clock().is_none() {
        // Frames can be minutes apart, and nothing has changed between them.
        if was_running {
            current.bypass_change_detection().spend_time(time.delta());
        }
        return;
    }
    let Some(before) = current.table_match().clock().copied().filter(|_| clock.is_running) else { return };
    // Once the flag has fallen there is no time left to spend, and no frame is asked for.
    if !before.has_flag_fallen() {
        if time.delta() > LONGEST_GAP {
            news.write(ClockNews::GivenBack(time.delta()));
            return;
        }
        // The position stays as it is: what follows it need not look again.
        current.bypass_change_detection().spend_time(time.delta());
    }
    let Some(after) = current.table_match().clock().copied() else { return };
    let mover = after.mover();
    if !current.table_match().seats()[mover].is_computer() {
        let low = clock.warning.is_due(&after, time.elapsed()).then_some(ClockNews::Low(mover));
        let mark = passed_mark(&before, &after).map(|left| ClockNews::Left(mover, left));
        news.write_batch(low.into_iter().chain(mark));
    }
    let had_fallen = std::mem::replace(&mut clock.fallen[mover], after.has_flag_fallen());
    if !after.has_flag_fallen() {
        return;
    }
    if !preferences.play.flag_loses {
        news.write_batch((!had_fallen).then_some(ClockNews::FlagFell(mover)));
    } else if current.update_match(|game| game.apply(Change::Conclude(Verdict::Timeout(mover)))).is_ok() {
        // A move that comes in this frame comes too late.
        requests.clear();
        clock.is_running = false;
        changed.write(MatchChanged::Concluded);
    }
}

/// Returns the time that the player to move has left, if it has just come down to a mark that is said. Marks of a main
/// time that periods of byo-yomi follow are not said.
fn passed_mark(before: &Clock, after: &Clock) -> Option<Duration> {
    let mover = after.mover();
    let [had, has] = [before, after].map(|clock| clock.reading(mover));
    let periods_follow = has.periods.is_none() && after.left(mover) != has.time;
    let is_passed = |mark: &Duration| had.time > *mark && has.time <= *mark;
    let mark = SPOKEN_MARKS.into_iter().rfind(is_passed);
    mark.filter(|_| had.periods == has.periods && !periods_follow && !after.has_flag_fallen())
}

/// Pauses the clock and gives time.
fn apply_clock_requests(
    mut requests: MessageReader<ClockRequested>,
    mut current: ResMut<CurrentMatch>,
    mut changed: MessageWriter<MatchChanged>,
    mut news: MessageWriter<ClockNews>,
) {
    for request in requests.read() {
        match *request {
            ClockRequested::TogglePause => {
                changed.write_batch(apply::noting_help(&mut current, |game| {
                    if game.is_paused() { game.resume() } else { game.pause() }
                }));
            }
            ClockRequested::GiveTime(player) => {
                if let Ok(time) = current.update_match(|game| game.give_time(player, USUAL_GIFT)) {
                    news.write(ClockNews::Given(player, time));
                }
            }
        }
    }
}

/// Shows news of the clock that plates do not show.
fn show_news(mut news: MessageReader<ClockNews>, mut toasts: MessageWriter<Toast>) {
    for news in news.read() {
        let toast = match *news {
            ClockNews::FlagFell(player) => Toast::success(messages::flag_fell(player)),
            ClockNews::GivenBack(time) => Toast::success(messages::given_back(time)),
            ClockNews::Given(player, time) => Toast::success(messages::given(player, time)),
            ClockNews::Low(_) | ClockNews::Left(..) => continue,
        };
        toasts.write(toast);
    }
}

/// Asks for the frames in which a running clock shows something else.
fn draw_clock(clock: Res<GameClock>, current: Res<CurrentMatch>, redraws: Option<ResMut<RedrawScheduler>>) {
    let shown = current.table_match().clock().filter(|shown| clock.is_running && !shown.has_flag_fallen());
    if let (Some(shown), Some(mut redraws)) = (shown, redraws) {
        redraws.draw_within(time_to_next(shown.reading(shown.mover()).time));
    }
}

/// Time until a clock is drawn again that shows this. Frames stay in the middle of the seconds that they show, so that
/// none is skipped, and come at even intervals, since winit draws once more whenever the interval changes.
pub(super) fn time_to_next(shown: Duration) -> Duration {
    if shown <= TENTHS_BELOW {
        return TENTH;
    }
    match shown.subsec_millis() {
        200..800 => SECOND,
        millis => Duration::from_millis(u64::from((millis + 500) % 1000)).max(TENTH),
    }
}
