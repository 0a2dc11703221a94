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
use crate::play::{Change, Clock, Verdict};
use crate::rules::{ByPlayer, Player};

/// Time that [`ClockRequested::GiveTime`] gives; in byo-yomi a whole period.
pub const GIFT: Duration = Duration::from_secs(15);
/// Time below which clocks show tenths of a second.
pub const TENTHS_BELOW: Duration = Duration::from_secs(20);
/// A frame that comes later than this was kept from coming, by a machine that slept for example. Its time is given back.
const LONGEST_GAP: Duration = Duration::from_secs(2);
/// Time between frames while whole seconds are shown.
const SECOND: Duration = Duration::from_secs(1);
/// Time between frames while tenths are shown.
const TENTH: Duration = Duration::from_millis(100);
/// Time after a warning in which there is no other.
const WARNING_PAUSE: Duration = Duration::from_secs(20);
/// Times left that a screen reader says.
const MARKS: [Duration; 3] = [Duration::from_mins(1), Duration::from_secs(30), Duration::from_secs(10)];

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
    /// Gives a player [`GIFT`].
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
    /// The match that the rest is about; `None` before the first frame.
    match_id: Option<u32>,
    /// The player has stopped it, or the game was opened in the middle and nobody has moved yet.
    is_paused: bool,
    is_running: bool,
    /// The last move of the game is still in the air.
    awaits_landing: bool,
    /// Since the last warning; `None` before the first.
    since_warning: Option<Duration>,
    /// Whose flag has fallen without ending the game.
    fallen: ByPlayer<bool>,
}

impl GameClock {
    /// Returns `true` if the clock is stopped until the player lets it run on or moves.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Returns `true` if the game waits, so that the computer does not move either.
    pub(super) fn holds(&self, current: &CurrentMatch) -> bool {
        let is_known = self.match_id == Some(current.position_id().match_id);
        let is_paused = if is_known { self.is_paused } else { is_timed_and_begun(current) };
        is_paused && current.mode() == Mode::Match && current.table_match().has_clock_started()
    }

    /// Returns `true` if time runs for the player to move.
    pub const fn is_running(&self) -> bool {
        self.is_running
    }
}

/// Returns `true` if a move was played in a game with a clock, even if that game is over.
fn is_timed_and_begun(current: &CurrentMatch) -> bool {
    let game = current.table_match();
    current.mode() == Mode::Match && game.clock().is_some() && game.line().len() > 1
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
    let is_stopped = clock.is_paused || paused.0 || game.is_paused();
    let is_person = game.seat_to_move().is_some_and(|seat| !seat.is_computer());
    let is_unseen = clock.awaits_landing && is_person;
    let is_asked = coach.keeps_waiting(current.position_id());
    let has_failed = opponents.has_failed(current.position_id());
    current.mode() == Mode::Match
        && game.has_clock_started()
        && !(is_stopped || is_unseen || is_asked || has_failed)
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
    let match_id = Some(current.position_id().match_id);
    if clock.match_id != match_id {
        *clock = GameClock { match_id, is_paused: is_timed_and_begun(&current), ..GameClock::default() };
    }
    for played in played.read().filter(|played| played.transition.to == current.table_match().end()) {
        clock.awaits_landing = true;
        clock.is_paused &= played.seat.is_computer();
    }
    clock.awaits_landing &= in_motion.0;
    let is_running = may_run(&clock, &current, &coach, &opponents, *paused);
    if clock.is_running != is_running {
        clock.is_running = is_running;
    }
    let Some(before) = current.table_match().clock().copied().filter(|_| is_running) else { return };
    let elapsed = time.delta();
    if elapsed > LONGEST_GAP {
        news.write(ClockNews::GivenBack(elapsed));
        return;
    }
    // The position stays as it is: what follows it need not look again.
    current.bypass_change_detection().spend_time(elapsed);
    let Some(after) = current.table_match().clock().copied() else { return };
    let mover = after.mover();
    if !current.table_match().seats()[mover].is_computer() {
        clock.since_warning = clock.since_warning.map(|since| since.saturating_add(elapsed));
        news.write_batch(clock.warnings(&before, &after));
    }
    clock.fallen[mover] &= after.has_flag_fallen();
    if after.has_flag_fallen() {
        if preferences.play.flag_loses {
            let ended = current.update_match(|game| game.apply(Change::Conclude(Verdict::Timeout(mover))));
            if ended.is_ok() {
                // A move that comes in this frame comes too late.
                requests.clear();
                clock.is_running = false;
                changed.write(MatchChanged::Concluded);
            }
        } else if !std::mem::replace(&mut clock.fallen[mover], true) {
            news.write(ClockNews::FlagFell(mover));
        }
    }
}

impl GameClock {
    /// Returns what is to be said once the clock has come from one time to another: marks that were passed, and the
    /// signal once time is short. It does not come twice in a short time.
    fn warnings(&mut self, before: &Clock, after: &Clock) -> Vec<ClockNews> {
        let mover = after.mover();
        let [had, has] = [before, after].map(|clock| clock.reading(mover));
        let is_passed = |mark: &Duration| had.time > *mark && has.time <= *mark && !has.time.is_zero();
        let mark = match (had.periods, has.periods) {
            // Periods follow: the end of the main time is no matter.
            (None, _) if after.left(mover) != has.time => None,
            (had, has) if had == has => MARKS.into_iter().rfind(is_passed),
            _ => None,
        };
        let became_low = after.is_low(mover) && !before.is_low(mover);
        let is_due = became_low && self.since_warning.is_none_or(|since| since >= WARNING_PAUSE);
        if is_due {
            self.since_warning = Some(Duration::ZERO);
        }
        let low = is_due.then_some(ClockNews::Low(mover));
        low.into_iter().chain(mark.map(|mark| ClockNews::Left(mover, mark))).collect()
    }
}

/// Pauses the clock and gives time.
fn apply_clock_requests(
    mut requests: MessageReader<ClockRequested>,
    mut clock: ResMut<GameClock>,
    mut current: ResMut<CurrentMatch>,
    mut news: MessageWriter<ClockNews>,
) {
    for request in requests.read() {
        match *request {
            ClockRequested::TogglePause => clock.is_paused = !clock.is_paused,
            ClockRequested::GiveTime(player) => {
                if let Ok(time) = current.update_match(|game| game.give_time(player, GIFT)) {
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
fn time_to_next(shown: Duration) -> Duration {
    if shown <= TENTHS_BELOW {
        return TENTH;
    }
    match shown.subsec_millis() {
        200..800 => SECOND,
        millis => Duration::from_millis(u64::from((millis + 500) % 1000)).max(TENTH),
    }
}
