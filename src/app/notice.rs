//! Short words to the player: the reason at the cursor, and news in the corner.

use std::time::Duration;

use bevy::prelude::*;

use super::GameSystems;
use super::game::{MatchChanged, MovePlayed, MoveRejected};
use super::graphics::Motion;
use super::input::Pointing;

/// How long a reason stays at the cursor.
const BUBBLE_TIME: Duration = Duration::from_millis(2800);
/// How far the pointer may move away from it, in logical pixels.
const BUBBLE_REACH: f32 = 80.0;
const TOAST_TIME: Duration = Duration::from_millis(4000);
/// Words fade away at the end.
const FADE: Duration = Duration::from_millis(250);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_message::<Explain>().add_message::<Toast>().add_systems(
        Update,
        (
            age_notices.in_set(GameSystems::TickTimers),
            (clear_bubble, show_notices).chain().in_set(GameSystems::SyncView),
        ),
    );
}

fn age_notices(
    time: Res<Time<Real>>,
    pointing: Res<Pointing>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    if notices.is_empty() {
        return;
    }
    let now = time.elapsed();
    let left = |at: Vec2| pointing.cursor.is_some_and(|cursor| cursor.distance(at) > BUBBLE_REACH);
    notices.bubble = notices.bubble.take().filter(|bubble| bubble.words.until > now && !left(bubble.at));
    notices.toasts.retain(|toast| toast.until > now);
    notices.now = now;
    motion.keep_drawing();
}

/// What was refused is past once something is played.
fn clear_bubble(
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut notices: ResMut<Notices>,
) {
    if played.read().count() + changed.read().count() > 0 && notices.bubble.is_some() {
        notices.bubble = None;
    }
}

fn show_notices(
    time: Res<Time<Real>>,
    pointing: Res<Pointing>,
    mut rejected: MessageReader<MoveRejected>,
    mut explained: MessageReader<Explain>,
    mut toasts: MessageReader<Toast>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed();
    let reasons = rejected.read().map(|rejected| rejected.error.to_string());
    let reason = reasons.chain(explained.read().map(|explain| explain.0.clone())).last();
    if let Some(text) = reason {
        info!("refused: {text}");
        let at = pointing.cursor.unwrap_or_default();
        notices.bubble = Some(Bubble { at, words: Words { text, until: now + BUBBLE_TIME } });
        motion.keep_drawing();
    }
    for Toast(text) in toasts.read() {
        info!("{text}");
        notices.toasts.push(Words { text: text.clone(), until: now + TOAST_TIME });
        motion.keep_drawing();
    }
}

/// Show this sentence at the cursor.
#[derive(Message, Clone, Debug)]
pub struct Explain(pub String);

/// Show this sentence in the corner.
#[derive(Message, Clone, Debug)]
pub struct Toast(pub String);

/// All words that are on the screen now.
#[derive(Resource, Debug, Default)]
pub struct Notices {
    bubble: Option<Bubble>,
    toasts: Vec<Words>,
    now: Duration,
}

impl Notices {
    /// The reason at the cursor: text, place in the window and opacity.
    pub fn bubble(&self) -> Option<(&str, Vec2, f32)> {
        self.bubble
            .as_ref()
            .map(|bubble| (bubble.words.text.as_str(), bubble.at, self.opacity(&bubble.words)))
    }

    /// The news, the oldest first, with opacities.
    pub fn toasts(&self) -> impl Iterator<Item = (&str, f32)> {
        self.toasts.iter().map(|words| (words.text.as_str(), self.opacity(words)))
    }

    fn opacity(&self, words: &Words) -> f32 {
        words.until.saturating_sub(self.now).div_duration_f32(FADE).min(1.0)
    }

    fn is_empty(&self) -> bool {
        self.bubble.is_none() && self.toasts.is_empty()
    }
}

#[derive(Debug)]
struct Bubble {
    at: Vec2,
    words: Words,
}

#[derive(Debug)]
struct Words {
    text: String,
    until: Duration,
}
