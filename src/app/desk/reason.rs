//! The bubble at the pointer that explains why something was refused.

use std::time::Duration;

use bevy::prelude::*;

use super::panels::{BUBBLE_ABOVE as ABOVE, BUBBLE_BELOW as BELOW, BUBBLE_UPPER_EDGE as UPPER_EDGE};
use crate::app::game::{
    AdviceSystems, CurrentRefusal, MatchChanged, MovePlayed, MoveRejected, RedrawScheduler, RefusalSystems,
    RuleOffered, RuleViolation, ShowRefusal, Spoken,
};
use crate::app::input::PointerTarget;
use crate::app::{GameSystems, InputSystems};
use crate::i18n::{Message, moves};

/// Shortest time that the bubble stays.
const BUBBLE_TIME: Duration = Duration::from_millis(2800);
/// Reading time for each letter of a long text, at the pace of subtitles.
const LETTER_TIME: Duration = Duration::from_millis(70);
/// Distance that the pointer may move before the bubble goes, in logical pixels.
const BUBBLE_REACH: f32 = 80.0;
/// Number of equal refusals in a row after which the rule behind them is offered.
const OFTEN: u8 = 3;
/// Half of the bubble's largest width, in points.
const HALF_WIDTH: f32 = 164.0;
/// The bubble's largest height, in points.
const HEIGHT: f32 = 72.0;
/// Distance between the bubble and the objects that it explains, in points.
const GAP: f32 = 8.0;
/// Time that the bubble takes to fade out.
const FADE: Duration = Duration::from_millis(250);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reason>().add_systems(
        Update,
        (
            age_bubble.in_set(GameSystems::TickTimers).after(InputSystems::Pointer),
            (clear_bubble, show_reason, publish_refusal.in_set(RefusalSystems))
                .chain()
                .in_set(GameSystems::SyncView)
                .after(InputSystems::Selection)
                .after(AdviceSystems),
        ),
    );
}

/// Removes the bubble once its time is over or the pointer has moved away.
fn age_bubble(
    time: Res<Time<Real>>,
    pointer: Res<PointerTarget>,
    mut reason: ResMut<Reason>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    if reason.bubble.is_none() {
        return;
    }
    let now = time.elapsed();
    let left = |at: Vec2| pointer.cursor.is_some_and(|cursor| cursor.distance(at) > BUBBLE_REACH);
    reason.bubble = reason.bubble.take().filter(|bubble| bubble.until > now && !left(bubble.at));
    reason.now = now;
    // Nothing changes until the bubble fades.
    if reason.bubble.as_ref().is_some_and(|bubble| bubble.until > now + FADE) {
        redraws.draw_within(FADE);
    } else {
        redraws.keep_drawing();
    }
}

/// Removes the bubble and resets the count of refusals once something is played.
fn clear_bubble(
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut reason: ResMut<Reason>,
) {
    if played.read().count() + changed.read().count() > 0 {
        reason.set_if_neq(Reason::default());
    }
}

/// Shows the reason of a refusal in a bubble, and offers the rule behind it after several equal refusals.
fn show_reason(
    time: Res<Time<Real>>,
    pointer: Res<PointerTarget>,
    mut rejected: MessageReader<MoveRejected>,
    mut shown: MessageReader<ShowRefusal>,
    mut changed: MessageReader<MatchChanged>,
    spoken: Res<Spoken>,
    mut reason: ResMut<Reason>,
    mut redraws: ResMut<RedrawScheduler>,
    mut offers: MessageWriter<RuleOffered>,
) {
    let now = time.elapsed();
    let all = rejected.read().map(|rejected| ShowRefusal {
        text: moves::of_change_error(&rejected.error),
        violation: RuleViolation::from_rejected(rejected),
    });
    let last = all.chain(shown.read().cloned()).last();
    // An earlier refusal does not concern the board that has replaced it.
    let replaced = changed.read().filter(|change| change.may_change_board()).count() > 0;
    let Some(ShowRefusal { text, violation }) = last.filter(|_| !replaced) else { return };
    info!("refused: {}", text.id());
    let at = pointer.cursor.unwrap_or_default();
    let letters = spoken.say(text.clone()).chars().count();
    let reading = LETTER_TIME * u32::try_from(letters).unwrap_or(u32::MAX);
    if let Some(violation) = reason.count(violation.as_ref()) {
        offers.write(RuleOffered(violation.reason));
    }
    reason.bubble = Some(Bubble { at, text, violation, since: now, until: now + BUBBLE_TIME.max(reading) });
    redraws.keep_drawing();
}

/// Publishes the refusal for the table, which draws a picture of it.
fn publish_refusal(reason: Res<Reason>, mut refused: ResMut<CurrentRefusal>) {
    refused.set_if_neq(match (&reason.bubble, reason.bubble()) {
        (Some(bubble), Some((.., opacity))) => {
            CurrentRefusal { violation: bubble.violation.clone(), since: bubble.since, opacity }
        }
        _ => CurrentRefusal::default(),
    });
}

/// The bubble at the pointer that gives the reason of a refusal, and how often in a row the same refusal has come.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Reason {
    bubble: Option<Bubble>,
    now: Duration,
    /// The last refusal, and how often in a row it has come.
    repeated: Option<(RuleViolation, u8)>,
}

impl Reason {
    /// Returns the text of the bubble, its position in the window and its opacity.
    pub fn bubble(&self) -> Option<(&Message, Vec2, f32)> {
        let bubble = self.bubble.as_ref()?;
        let left = bubble.until.saturating_sub(self.now);
        Some((&bubble.text, bubble.at, left.div_duration_f32(FADE).min(1.0)))
    }

    /// Counts a refusal, and returns it once it has come so often in a row that its rule should be offered.
    fn count(&mut self, refused: Option<&RuleViolation>) -> Option<RuleViolation> {
        let before = self.repeated.take().filter(|(before, _)| Some(before) == refused);
        let times = before.map_or(0, |(_, times)| times) + 1;
        let refused = refused?;
        // After the offer the count starts again.
        self.repeated = (times < OFTEN).then(|| (refused.clone(), times));
        (times >= OFTEN).then(|| refused.clone())
    }
}

/// Returns the anchor of a bubble that covers none of these rectangles, as near to the pointer as possible: above it
/// or, where the window has no room for that, below it. All in points of the panels.
pub fn beside(pointer: Vec2, places: &[Rect]) -> Vec2 {
    if places.is_empty() {
        return pointer;
    }
    let hidden = |from: f32, to: f32| {
        let [left, right] = [pointer.x - HALF_WIDTH, pointer.x + HALF_WIDTH];
        let words = Rect { min: Vec2::new(left, from), max: Vec2::new(right, to) };
        places.iter().find(move |place| !place.inflate(GAP).intersect(words).is_empty())
    };
    let mut foot = pointer.y - ABOVE;
    while let Some(place) = hidden(foot - HEIGHT, foot) {
        foot = place.min.y - GAP;
    }
    let mut head = pointer.y + BELOW;
    while let Some(place) = hidden(head, head + HEIGHT) {
        head = place.max.y + GAP;
    }
    let y = if foot - HEIGHT >= GAP {
        // The panels draw a bubble above its anchor, but not near the upper edge of the window.
        if foot + ABOVE > UPPER_EDGE { foot + ABOVE } else { foot - HEIGHT - BELOW }
    } else if head - BELOW <= UPPER_EDGE {
        head - BELOW
    } else {
        head + HEIGHT + ABOVE
    };
    Vec2::new(pointer.x, y)
}

#[derive(Debug, PartialEq)]
struct Bubble {
    at: Vec2,
    text: Message,
    violation: Option<RuleViolation>,
    since: Duration,
    until: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    #[test]
    fn the_third_refusal_of_the_same_asks_for_its_rule() {
        let game = played("hex", "d4 d5");
        let refusal = |label| {
            let point = game.board().find(label).unwrap();
            RuleViolation::at_point(point, game.why_not_enter(point).unwrap())
        };
        let (one, other) = (refusal("a1"), refusal("g1"));
        let mut reason = Reason::default();
        let mut often = |refused: Option<&RuleViolation>| reason.count(refused).is_some();
        assert!(!often(Some(&one)) && !often(Some(&one)));
        // Something else comes between.
        assert!(!often(Some(&other)) && !often(Some(&one)) && !often(None));
        assert!(!often(Some(&one)) && !often(Some(&one)) && often(Some(&one)));
        assert!(!often(Some(&one)), "it is counted anew");
    }

    #[test]
    fn words_leave_free_what_they_speak_of() {
        let stack = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::splat(60.0));
        let pointer = Vec2::new(400.0, 300.0);
        assert_eq!(beside(pointer, &[]), pointer);
        // Rectangles below the pointer or far to the side make no difference.
        assert_eq!(beside(pointer, &[stack(400.0, 340.0), stack(700.0, 250.0)]), pointer);
        let foot = |places: &[Rect]| beside(pointer, places).y - ABOVE;
        assert!((foot(&[stack(400.0, 300.0)]) - 262.0).abs() < 0.1);
        // Above the highest one, unless there is room between the two.
        assert!((foot(&[stack(400.0, 300.0), stack(450.0, 220.0)]) - 182.0).abs() < 0.1);
        assert!((foot(&[stack(450.0, 220.0), stack(400.0, 300.0)]) - 182.0).abs() < 0.1);
        assert!((foot(&[stack(400.0, 300.0), stack(450.0, 130.0)]) - 262.0).abs() < 0.1);
        // Near the upper edge of the window the bubble lies lower down, or below the stack.
        let high = |y: f32| beside(Vec2::new(400.0, y), &[stack(400.0, y)]).y;
        assert!((high(150.0) + BELOW - (112.0 - HEIGHT)).abs() < 0.1, "{}", high(150.0));
        assert!((high(80.0) + BELOW - 118.0).abs() < 0.1, "{}", high(80.0));
    }
}
