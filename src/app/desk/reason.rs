//! The reason at the pointer: why something cannot be done there.

use std::time::Duration;

use bevy::prelude::*;

use super::panels::{BUBBLE_ABOVE as ABOVE, BUBBLE_BELOW as BELOW, BUBBLE_UPPER_EDGE as UPPER_EDGE};
use crate::app::game::{
    AdviceSystems, CurrentRefusal, MatchChanged, MovePlayed, MoveRejected, RedrawScheduler, RefusalShown,
    RefusalSystems, RuleOffered, RuleViolation, Spoken,
};
use crate::app::input::PointerTarget;
use crate::app::{GameSystems, InputSystems};
use crate::i18n::{Message, moves};

/// How long a short reason stays at the cursor, and how long a long one stays for each of its letters: the pace of
/// subtitles.
const BUBBLE_TIME: Duration = Duration::from_millis(2800);
const LETTER_TIME: Duration = Duration::from_millis(70);
/// How far the pointer may move away from it, in logical pixels.
const BUBBLE_REACH: f32 = 80.0;
/// After this many equal refusals in a row, the rule behind them is offered.
const OFTEN: u8 = 3;
/// The most room that words at the pointer take: to each side, and in height.
const HALF_WIDTH: f32 = 164.0;
const HEIGHT: f32 = 72.0;
/// How far they stay away from what they are about.
const GAP: f32 = 8.0;
/// Words fade away at the end.
const FADE: Duration = Duration::from_millis(250);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reason>().add_systems(
        Update,
        (
            age_bubble.in_set(GameSystems::TickTimers).after(InputSystems::Pointer),
            (clear_bubble, show_reason, tell_table.in_set(RefusalSystems))
                .chain()
                .in_set(GameSystems::SyncView)
                .after(InputSystems::Choice)
                .after(AdviceSystems),
        ),
    );
}

fn age_bubble(
    time: Res<Time<Real>>,
    pointing: Res<PointerTarget>,
    mut reason: ResMut<Reason>,
    mut motion: ResMut<RedrawScheduler>,
) {
    if reason.bubble.is_none() {
        return;
    }
    let now = time.elapsed();
    let left = |at: Vec2| pointing.cursor.is_some_and(|cursor| cursor.distance(at) > BUBBLE_REACH);
    reason.bubble = reason.bubble.take().filter(|bubble| bubble.until > now && !left(bubble.at));
    reason.now = now;
    // Nothing moves until it fades.
    if reason.bubble.as_ref().is_some_and(|bubble| bubble.until > now + FADE) {
        motion.draw_within(FADE);
    } else {
        motion.keep_drawing();
    }
}

/// What was refused is past once something is played.
fn clear_bubble(
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut reason: ResMut<Reason>,
) {
    if played.read().count() + changed.read().count() > 0 {
        // And the next refusal is the first one.
        reason.set_if_neq(Reason::default());
    }
}

fn show_reason(
    time: Res<Time<Real>>,
    pointing: Res<PointerTarget>,
    mut rejected: MessageReader<MoveRejected>,
    mut explained: MessageReader<RefusalShown>,
    mut changed: MessageReader<MatchChanged>,
    spoken: Res<Spoken>,
    mut reason: ResMut<Reason>,
    mut motion: ResMut<RedrawScheduler>,
    mut wanted: MessageWriter<RuleOffered>,
) {
    let now = time.elapsed();
    let all = rejected.read().map(|rejected| RefusalShown {
        text: moves::of_change_error(&rejected.error),
        objection: RuleViolation::from_rejected(rejected),
    });
    let last = all.chain(explained.read().cloned()).last();
    // What was refused a moment ago does not concern the board that has replaced it.
    let replaced = changed.read().filter(|change| change.may_change_board()).count() > 0;
    let Some(RefusalShown { text, objection }) = last.filter(|_| !replaced) else { return };
    info!("refused: {}", text.id());
    let at = pointing.cursor.unwrap_or_default();
    let letters = spoken.say(text.clone()).chars().count();
    let reading = LETTER_TIME * u32::try_from(letters).unwrap_or(u32::MAX);
    if let Some(objection) = reason.count(objection.as_ref()) {
        wanted.write(RuleOffered(objection.reason));
    }
    reason.bubble = Some(Bubble { at, text, objection, since: now, until: now + BUBBLE_TIME.max(reading) });
    motion.keep_drawing();
}

/// The table has a picture for it.
fn tell_table(reason: Res<Reason>, mut refused: ResMut<CurrentRefusal>) {
    refused.set_if_neq(match (&reason.bubble, reason.bubble()) {
        (Some(bubble), Some((.., opacity))) => {
            CurrentRefusal { objection: bubble.objection.clone(), since: bubble.since, opacity }
        }
        _ => CurrentRefusal::default(),
    });
}

/// The words at the cursor.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Reason {
    bubble: Option<Bubble>,
    now: Duration,
    /// What was refused last, and how often in a row.
    repeated: Option<(RuleViolation, u8)>,
}

impl Reason {
    /// The reason at the cursor: text, place in the window and opacity.
    pub fn bubble(&self) -> Option<(&Message, Vec2, f32)> {
        let bubble = self.bubble.as_ref()?;
        let left = bubble.until.saturating_sub(self.now);
        Some((&bubble.text, bubble.at, left.div_duration_f32(FADE).min(1.0)))
    }

    /// Counts a refusal; the same one, once it has come so often that its rule should be read.
    fn count(&mut self, refused: Option<&RuleViolation>) -> Option<RuleViolation> {
        let before = self.repeated.take().filter(|(before, _)| Some(before) == refused);
        let times = before.map_or(0, |(_, times)| times) + 1;
        let refused = refused?;
        // Then it is counted anew.
        self.repeated = (times < OFTEN).then(|| (refused.clone(), times));
        (times >= OFTEN).then(|| refused.clone())
    }
}

/// Where words are to be shown so that they hide none of these rectangles: as near to the pointer as possible, above it
/// or, where the window has no room for that, below it. Everything is in points of the panels.
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
        // The panels write words above their place, but not this high up.
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
    objection: Option<RuleViolation>,
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
        // What is below or far aside is no reason to go farther away.
        assert_eq!(beside(pointer, &[stack(400.0, 340.0), stack(700.0, 250.0)]), pointer);
        let foot = |places: &[Rect]| beside(pointer, places).y - ABOVE;
        assert!((foot(&[stack(400.0, 300.0)]) - 262.0).abs() < 0.1);
        // Above the highest one, unless there is room between the two.
        assert!((foot(&[stack(400.0, 300.0), stack(450.0, 220.0)]) - 182.0).abs() < 0.1);
        assert!((foot(&[stack(450.0, 220.0), stack(400.0, 300.0)]) - 182.0).abs() < 0.1);
        assert!((foot(&[stack(400.0, 300.0), stack(450.0, 130.0)]) - 262.0).abs() < 0.1);
        // Where the window ends just above, they come down from there, or else stand below it.
        let high = |y: f32| beside(Vec2::new(400.0, y), &[stack(400.0, y)]).y;
        assert!((high(150.0) + BELOW - (112.0 - HEIGHT)).abs() < 0.1, "{}", high(150.0));
        assert!((high(80.0) + BELOW - 118.0).abs() < 0.1, "{}", high(80.0));
    }
}
