//! Sounds of the match: its changes become cues, which a window with an audio output plays.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::pieces::{InTransit, Tween, advance_tweens};
use crate::app::GameSystems;
use crate::app::game::{
    ClockNews, CurrentMatch, EndSequence, MatchChanged, MovePlayed, MoveRejected, OpponentSearch, PositionId,
    RuleViolation, ShowRefusal, StoredPreferences, SystemInfo, TableCamera, WindowWaker,
};
use crate::board::{BoardSet, Point};
use crate::library::preferences::{BackgroundSound, SoundChoices};
use crate::play::{Seat, Transition};
use crate::sound::output::Speaker;
use crate::sound::{Cue, CueContext, Event, Listener, Volumes};

pub(super) fn plugin(app: &mut App) {
    // Before the discs move: a tween that begins in this frame has its whole way before it.
    app.add_message::<SoundRequest>().add_systems(
        Update,
        (request_sounds, play).chain().in_set(GameSystems::Animate).before(advance_tweens),
    );
}

/// Requests that sounds are played or stopped.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SoundRequest {
    /// Play these cues.
    Play(Vec<Cue>),
    /// Stop all sounds: another match is on the table.
    StopAll,
}

/// Audio output of the window; it is missing in tests and pictures.
#[derive(Resource, Debug)]
pub struct AudioOutput(Speaker);

impl AudioOutput {
    /// Opens the audio output without waiting for it. If that fails, the log says why, once, and the window is woken to
    /// show it, and again when that changes.
    pub fn new(waker: &WindowWaker) -> Self {
        let wake = waker.wake();
        let mut logged = false;
        Self(Speaker::new(rand::random(), move |trouble| {
            if let Some(error) = trouble.filter(|_| !logged) {
                warn!("no sound: {error}");
                logged = true;
            }
            wake.call();
        }))
    }
}

/// State of [`request_sounds`] between frames.
#[derive(Debug, Default)]
struct ListenerState {
    /// Start of the search that ran in the last frame.
    thinking_since: Option<Instant>,
    /// Sleepers that have left the board.
    gone: BoardSet,
    /// End of the game whose result was played already.
    announced_end: Option<PositionId>,
}

fn request_sounds(
    current: Res<CurrentMatch>,
    ending: Res<EndSequence>,
    opponents: Res<OpponentSearch>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut rejected: MessageReader<MoveRejected>,
    mut explained: MessageReader<ShowRefusal>,
    mut clock: MessageReader<ClockNews>,
    discs: Query<&Tween, With<InTransit>>,
    camera: Option<Single<&GlobalTransform, With<TableCamera>>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut memory: Local<ListenerState>,
    mut requests: MessageWriter<SoundRequest>,
) {
    let game = current.table_match();
    let context = CueContext {
        board: current.view().board,
        right: camera.map_or([1.0, 0.0], |camera| right_of(*camera)),
        listener: Listener::of(&game.seats()),
    };
    let away = is_away(&windows);
    let mut cues = Vec::new();
    let transition_to = |node| game.tree().contains(node).then(|| game.transition_to(node)).flatten();
    let moved = |transition: &Transition| {
        let touchdown_in = discs.iter().map(Tween::time_left).min().unwrap_or_default();
        // The move may belong to a match that has been replaced since.
        let is_here = transition_to(transition.to).as_ref() == Some(transition);
        let event = Event::Moved { before: &transition.before, mv: transition.mv, touchdown_in };
        if is_here { context.cues(event) } else { Vec::new() }
    };
    let since = std::mem::replace(&mut memory.thinking_since, opponents.thinking().map(|(.., since)| since));
    let waited = since.map_or(Duration::ZERO, |since| since.elapsed());
    let is_asked = !current.mode().is_exercise() || current.is_human_turn();
    let turn = |away| match game.seat_to_move().filter(|_| is_asked && game.result().is_none()) {
        Some(Seat::Human) => context.cues(Event::TurnCame { waited, away }),
        Some(Seat::Computer(_) | Seat::Character(..)) | None => Vec::new(),
    };
    let news: Vec<MatchChanged> = changed.read().copied().collect();
    // Changes before a replacement concern the old match, and name nodes of its tree.
    let replaced = news.iter().rposition(|change| *change == MatchChanged::Replaced);
    if replaced.is_some() {
        requests.write(SoundRequest::StopAll);
    }
    for change in news.iter().skip(replaced.map_or(0, |index| index + 1)) {
        match *change {
            // Forward by one move; on the way back nothing is heard.
            MatchChanged::Stepped { from, to } => {
                let step = transition_to(to).filter(|transition| transition.from == from);
                cues.extend(step.iter().flat_map(moved));
            }
            // The game goes on while another position is shown.
            MatchChanged::PlayedElsewhere => cues.extend(turn(true)),
            MatchChanged::Replaced
            | MatchChanged::Edited
            | MatchChanged::Concluded
            | MatchChanged::SeatsChanged
            | MatchChanged::HelpNoted
            | MatchChanged::SetupChanged { .. } => {}
        }
    }
    for MovePlayed { transition, seat } in played.read() {
        cues.extend(moved(transition));
        if seat.is_computer() {
            cues.extend(turn(away));
        }
    }
    let explained = explained.read().count() > 0;
    if let Some(rejected) = rejected.read().last() {
        cues.extend(context.cues(Event::Refused { at: place_of(rejected, &context) }));
    } else if explained {
        cues.extend(context.cues(Event::Refused { at: None }));
    }
    if clock.read().any(|news| matches!(news, ClockNews::Low(_))) {
        cues.extend(context.cues(Event::TimeIsLow));
    }
    let end = current.position_id();
    // A game that was already over when it was opened has no sounds of its end.
    if game.result().is_some() && (current.is_added() || replaced.is_some()) {
        memory.announced_end = Some(end);
    }
    let is_news = memory.announced_end != Some(end);
    let leaving = if ending.is_running() { ending.sleepers_left() } else { BoardSet::EMPTY };
    for point in (leaving - memory.gone).iter().filter(|_| is_news) {
        cues.extend(context.cues(Event::SleeperLeaves(point)));
    }
    memory.gone = leaving;
    // Lessons and puzzles are not won or lost like games.
    let result = game.result().filter(|_| is_news && ending.is_done() && !current.mode().is_exercise());
    if let Some(result) = result {
        memory.announced_end = Some(end);
        cues.extend(context.cues(Event::Ended(result.outcome)));
    }
    if !cues.is_empty() {
        requests.write(SoundRequest::Play(cues));
    }
}

/// Direction to the right of the camera in the plane of the board, where y points away from the first player.
fn right_of(camera: &GlobalTransform) -> [f32; 2] {
    let right = camera.right();
    Vec2::new(right.x, -right.z).normalize_or(Vec2::X).to_array()
}

/// Point at which a move was refused, if it is on this board.
fn place_of(rejected: &MoveRejected, context: &CueContext) -> Option<Point> {
    let place = RuleViolation::from_rejected(rejected).map(|violation| violation.place());
    place.or(rejected.intent.target()).filter(|point| point.index() < context.board.len())
}

/// Returns true if the window has lost the focus.
fn is_away(windows: &Query<&Window, With<PrimaryWindow>>) -> bool {
    !windows.is_empty() && windows.iter().all(|window| !window.focused)
}

/// Plays the requested sounds with the volumes that the player chose.
fn play(
    speaker: Option<Res<AudioOutput>>,
    preferences: Res<StoredPreferences>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut requests: MessageReader<SoundRequest>,
    mut system_info: ResMut<SystemInfo>,
    mut applied: Local<Option<(SoundChoices, bool)>>,
) {
    let Some(speaker) = speaker else {
        requests.clear();
        return;
    };
    let speaker = &speaker.0;
    let now = (preferences.sound, is_away(&windows));
    if applied.replace(now) != Some(now) {
        speaker.set_volumes(volumes(preferences.sound));
        speaker.set_in_background(now.1);
    }
    for request in requests.read() {
        match request {
            SoundRequest::Play(cues) => speaker.play(cues.clone()),
            SoundRequest::StopAll => speaker.stop_all(),
        }
    }
    let silence = speaker.last_error();
    if system_info.silence != silence {
        system_info.silence = silence;
    }
}

fn volumes(sound: SoundChoices) -> Volumes {
    let share = |percent: u16| f32::from(percent) / f32::from(SoundChoices::LOUDEST);
    let background = match sound.background {
        BackgroundSound::Quieter => Volumes::default().background,
        BackgroundSound::Silent => 0.0,
        BackgroundSound::AsLoud => 1.0,
    };
    Volumes {
        pieces: share(sound.pieces),
        signals: share(sound.signals),
        background,
        muted: !sound.on,
        mono: sound.mono,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_choices_are_the_usual_volumes() {
        assert_eq!(volumes(SoundChoices::default()), Volumes::default());
        let off = SoundChoices { on: false, ..SoundChoices::default() };
        assert!(volumes(off).muted);
        assert!(volumes(SoundChoices { mono: true, ..SoundChoices::default() }).mono);
    }

    #[test]
    fn right_is_the_viewers_right() {
        let looking = |from: Vec3| {
            let camera = Transform::from_translation(from).looking_at(Vec3::ZERO, Vec3::Y);
            right_of(&GlobalTransform::from(camera))
        };
        // From the first player's seat x grows to the right; from the other side to the left.
        for (from, right) in [
            (Vec3::new(0.0, 5.0, 5.0), [1.0, 0.0]),
            (Vec3::new(0.0, 5.0, -5.0), [-1.0, 0.0]),
            // With the first player on the left, what is away from them lies to the right.
            (Vec3::new(5.0, 5.0, 0.0), [0.0, 1.0]),
        ] {
            let seen = Vec2::from(looking(from));
            assert!((seen - Vec2::from(right)).length() < 1e-5, "{from}: {seen}");
        }
    }
}
