//! Plays through the moves of a game by itself, at a fixed pace or with the time that each move took.

use std::time::Duration;

use bevy::prelude::*;

use super::sets::ApplySystems;
use super::{
    CurrentMatch, MatchRequested, Mode, Navigation, PiecesInMotion, PositionId, RedrawScheduler,
    StoredPreferences, clock,
};
use crate::app::GameSystems;
use crate::library::preferences::AutoplayPace;
use crate::play::{Match, NodeId};

/// How long a position is shown at a medium pace, or where nothing is known of the time that the move took.
const MEDIUM: Duration = Duration::from_secs(2);
/// The longest time for which a position of a game without a clock is shown: nobody was in a hurry.
const LONGEST_WITHOUT_CLOCK: Duration = Duration::from_secs(30);
/// The shortest time for which a position is shown.
const SHORTEST: Duration = Duration::from_millis(800);
/// How long the last position is shown before autoplay begins again.
const LAST_SHOWN: Duration = Duration::from_secs(6);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Autoplay>()
        .add_message::<AutoplayRequested>()
        .add_systems(Update, run_autoplay.in_set(GameSystems::Match).before(ApplySystems));
}

/// Requests to autoplay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoplayRequested {
    /// Begins at the position that is shown, or at the first one if that is the last; stops autoplay while it runs.
    Toggle,
    /// Stops it.
    Stop,
}

/// Whether the moves are being played through. Whoever looks elsewhere or moves stops it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Autoplay(Option<Running>);

/// Autoplay while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    /// The position that it has brought onto the table.
    shown: PositionId,
    /// For how long it has been there.
    elapsed: Duration,
}

impl Autoplay {
    /// Returns `true` while it runs.
    pub const fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Returns for how long the position has been shown that autoplay has brought onto the table.
    pub fn elapsed(&self) -> Option<Duration> {
        self.0.map(|running| running.elapsed)
    }
}

/// Starts and stops autoplay, and shows the next position when its time has come.
fn run_autoplay(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    preferences: Res<StoredPreferences>,
    in_motion: Res<PiecesInMotion>,
    mut autoplay: ResMut<Autoplay>,
    mut requests: MessageReader<AutoplayRequested>,
    mut matches: MessageWriter<MatchRequested>,
    redraws: Option<ResMut<RedrawScheduler>>,
) {
    let (game, shown) = (current.table_match(), current.shown_position_id());
    let is_elsewhere = |running: Running| running.shown != shown || current.mode() != Mode::Match;
    if autoplay.0.is_some_and(is_elsewhere) {
        autoplay.0 = None;
    }
    let mut show = |step: Navigation, node: NodeId| {
        matches.write(MatchRequested::Navigate(step));
        Running { shown: PositionId { node, ..shown }, elapsed: Duration::ZERO }
    };
    for request in requests.read() {
        autoplay.0 = match request {
            AutoplayRequested::Toggle if autoplay.0.is_none() && current.mode() == Mode::Match => {
                let is_last = game.forward().is_none();
                Some(if is_last {
                    show(Navigation::Start, NodeId::ROOT)
                } else {
                    Running { shown, elapsed: Duration::ZERO }
                })
            }
            AutoplayRequested::Toggle | AutoplayRequested::Stop => None,
        };
    }
    // What was asked for in this frame is on the table in the next one.
    let Some(running) = autoplay.0.filter(|running| running.shown == shown) else { return };
    let pace = preferences.play.autoplay_pace;
    let wait = time_shown(game, pace);
    // Each position is seen at rest; only the time of the game itself runs on.
    let has_arrived = !in_motion.0 || pace == AutoplayPace::RealTime;
    let elapsed = running.elapsed + if has_arrived { time.delta() } else { Duration::ZERO };
    let loops = preferences.play.autoplay_loops;
    autoplay.0 = match game.forward() {
        None if !loops => None,
        _ if elapsed < wait => Some(Running { elapsed, ..running }),
        Some(next) => Some(show(Navigation::Forward, next)),
        None => Some(show(Navigation::Start, NodeId::ROOT)),
    };
    if let (Some(running), Some(mut redraws)) = (autoplay.0, redraws) {
        redraws.draw_within(time_to_next(game, pace, running.elapsed, wait));
    }
}

/// How long autoplay shows the position that is on the table.
fn time_shown(game: &Match, pace: AutoplayPace) -> Duration {
    let Some(next) = game.forward() else { return LAST_SHOWN };
    match pace {
        AutoplayPace::Slow => Duration::from_secs(4),
        AutoplayPace::Medium => MEDIUM,
        AutoplayPace::Fast => SHORTEST,
        AutoplayPace::RealTime => {
            let longest = if game.clock().is_some() { Duration::MAX } else { LONGEST_WITHOUT_CLOCK };
            game.time_taken(next).unwrap_or(MEDIUM).clamp(SHORTEST, longest)
        }
    }
}

/// How long the window may rest until the next position, or until the clock of a game that is over, which runs along,
/// shows something else.
fn time_to_next(game: &Match, pace: AutoplayPace, elapsed: Duration, wait: Duration) -> Duration {
    let left = wait.saturating_sub(elapsed);
    let runs_along = pace == AutoplayPace::RealTime && game.to_move().is_none();
    let Some(mut clock) = game.shown_clock().filter(|_| runs_along) else { return left };
    clock.spend(elapsed);
    left.min(clock::time_to_next(clock.reading(clock.mover()).time))
}
