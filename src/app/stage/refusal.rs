//! The picture that goes with a refusal, for as long as its words stand at the pointer: the parts that the band would
//! fall into, the disc that would be one too many, or the nearest points where a piece may go.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::sight::Sight;
use crate::app::GameSystems;
use crate::app::game::{
    AnimationSpeed, CurrentMatch, CurrentRefusal, FloatingLabelSystems, RedrawScheduler, RefusalRects,
    RefusalSystems, RuleViolation,
};
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, BoardView, Player};

/// The picture blinks this often, then stays.
const BEAT: Duration = Duration::from_millis(240);
const BEATS: u128 = 6;
/// A point counts as near if it is at most this much farther away than the nearest one, in spacings: these are the
/// points on the side of the band that faces the refused piece.
const NEAR: f32 = 0.8;
/// Fading takes this many steps, since each is a material of its own.
const STEPS: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refusal>()
        .add_systems(Update, picture.in_set(GameSystems::SyncView).after(RefusalSystems));
}

/// Where the picture is, for a window with words.
pub(super) fn window_plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, place_picture.in_set(FloatingLabelSystems));
}

fn picture(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    refused: Res<CurrentRefusal>,
    speed: Res<AnimationSpeed>,
    mut drawn: Local<Option<(RuleViolation, Duration)>>,
    mut refusal: ResMut<Refusal>,
    mut motion: ResMut<RedrawScheduler>,
) {
    let Some(objection) = objection_on(&current, &refused) else {
        *drawn = None;
        refusal.set_if_neq(Refusal::default());
        return;
    };
    let is_new = drawn.as_ref().is_none_or(|(of, since)| of != objection || *since != refused.since);
    let reveal = if is_new {
        *drawn = Some((objection.clone(), refused.since));
        Reveal::of(objection, current.shown_position(), current.view())
    } else {
        refusal.reveal.clone()
    };
    let beat = time.elapsed().saturating_sub(refused.since).as_millis() / BEAT.as_millis();
    let beats = !speed.is_still() && beat < BEATS && reveal != Reveal::Nothing;
    if beats {
        motion.draw_within(BEAT / 2);
    }
    let opacity = if speed.is_still() { 1.0 } else { (refused.opacity * STEPS).ceil() / STEPS };
    refusal.set_if_neq(Refusal { reveal, lit: !beats || beat.is_multiple_of(2), opacity });
}

/// What was refused last, if the board has the points that it speaks of: the board may just have been replaced.
fn objection_on<'a>(current: &CurrentMatch, refused: &'a CurrentRefusal) -> Option<&'a RuleViolation> {
    let points: BoardSet = current.view().board.all();
    refused.objection.as_ref().filter(|objection| objection.points().is_subset(points))
}

fn place_picture(
    current: Res<CurrentMatch>,
    refused: Res<CurrentRefusal>,
    refusal: Res<Refusal>,
    sight: Sight,
    mut places: ResMut<RefusalRects>,
) {
    let shown = objection_on(&current, &refused).map(|objection| {
        let view = current.view();
        let of_stack = |point| sight.stack(view.board, point, view.height(point));
        let pictured: Vec<Rect> = match refusal.reveal() {
            Reveal::Nothing => Vec::new(),
            // The link lies between the two.
            Reveal::Split { holder, off, .. } => {
                let at = of_stack(*holder);
                let held = (*off & view.board.adjacent(*holder)).iter().filter_map(of_stack);
                held.filter_map(|held| Some(at?.union(held))).collect()
            }
            Reveal::TooHigh { on, pieces } => {
                sight.stack(view.board, *on, view.height(*on) + pieces.len()).into_iter().collect()
            }
            Reveal::Elsewhere(nearest) => nearest.iter().filter_map(of_stack).collect(),
        };
        objection.points().iter().filter_map(of_stack).chain(pictured).collect()
    });
    places.set_if_neq(RefusalRects(shown.unwrap_or_default()));
}

/// The picture of what was just refused.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(in crate::app) struct Refusal {
    reveal: Reveal,
    lit: bool,
    opacity: f32,
}

impl Default for Refusal {
    fn default() -> Self {
        Self { reveal: Reveal::Nothing, lit: true, opacity: 1.0 }
    }
}

impl Refusal {
    /// What there is to see.
    pub(in crate::app) fn reveal(&self) -> &Reveal {
        &self.reveal
    }

    /// Whether the blinking part is lit now.
    pub(super) const fn is_lit(&self) -> bool {
        self.lit
    }

    /// How solid the picture is, from 0 to 1.
    pub(super) const fn opacity(&self) -> f32 {
        self.opacity
    }

    /// How far a stack is shown as cut off, from 0 to 1.
    pub(super) fn cut_off(&self, point: Point) -> f32 {
        match &self.reveal {
            Reveal::Split { off, .. } if off.contains(point) => self.opacity,
            _ => 0.0,
        }
    }

    /// The stack that may not leave its point.
    pub(super) const fn pinned(&self) -> Option<Point> {
        match self.reveal {
            Reveal::Split { holder, .. } => Some(holder),
            _ => None,
        }
    }
}

/// What the picture shows of a reason.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) enum Reveal {
    /// Words are enough.
    #[default]
    Nothing,
    /// Without the holder the band falls into these parts, of which all but the largest are cut off.
    Split { holder: Point, parts: Vec<BoardSet>, off: BoardSet },
    /// A stack that would lie on another one, from bottom to top.
    TooHigh { on: Point, pieces: Vec<Player> },
    /// The nearest points where a piece may go.
    Elsewhere(BoardSet),
}

impl Reveal {
    fn of(objection: &RuleViolation, game: &AnyGame, view: &BoardView) -> Self {
        let reason = &objection.reason;
        if let Some((holder, off)) = reason.cut_off() {
            return Self::Split { holder, parts: game.parts_held_by(holder), off };
        }
        if let Some(point) = reason.apart() {
            return Self::Elsewhere(nearest(view, point));
        }
        match (objection.onto, view.stack(objection.at)) {
            (Some(on), Some(stack)) if reason.is_too_high() => {
                Self::TooHigh { on, pieces: stack.pieces.clone() }
            }
            _ => Self::Nothing,
        }
    }
}

/// The nearest points where a piece may go.
fn nearest(view: &BoardView, from: Point) -> BoardSet {
    let place = |point: Point| Vec2::from(view.board.place(point));
    let distance = |point: Point| place(point).distance(place(from));
    let least = view.entries.iter().map(distance).fold(f32::INFINITY, f32::min);
    view.entries.iter().filter(|&point| distance(point) <= least + NEAR).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MoveIntent;
    use crate::rules::tests::played;

    fn picture(moves: &str, intent: impl Fn(&dyn Fn(&str) -> Point) -> MoveIntent) -> (AnyGame, Reveal) {
        let game = played("hex", moves);
        let intent = intent(&|label| game.board().find(label).unwrap());
        let reason = game.check_move(game.intended(intent).unwrap()).unwrap_err();
        let picture = Reveal::of(&RuleViolation::from_intent(intent, reason).unwrap(), &game, &game.view());
        (game, picture)
    }

    fn labels(game: &AnyGame, points: BoardSet) -> Vec<&'static str> {
        let mut labels: Vec<_> = points.iter().map(|point| game.board().label(point)).collect();
        labels.sort_unstable();
        labels
    }

    #[test]
    fn a_piece_apart_is_shown_the_near_side_of_the_band() {
        let (game, shown) = picture("d4 d5 d3", |p| MoveIntent::Place(p("a1")));
        let Reveal::Elsewhere(near) = shown else { panic!("{shown:?}") };
        assert_eq!(labels(&game, near), ["c2", "c3"]);
        assert!((near - game.view().entries).is_empty());
    }

    #[test]
    fn a_pinned_stack_is_shown_with_all_that_hangs_on_it() {
        let (game, shown) = picture("d4 d5 d3 d6", |p| MoveIntent::Carry { from: p("d4"), to: p("d5") });
        let Reveal::Split { holder, parts, off } = shown else { panic!("{shown:?}") };
        assert_eq!((game.board().label(holder), parts.len()), ("d4", 2));
        assert_eq!(labels(&game, off), ["d3"]);
        assert_eq!(labels(&game, parts.iter().fold(off, |sum, &part| sum | part)), ["d3", "d5", "d6"]);
    }

    #[test]
    fn what_would_be_too_high_lies_on_its_target() {
        let moves = "d4 d5 d3 d5-d4 e3 e4 e3-e4";
        let (game, shown) = picture(moves, |p| MoveIntent::Carry { from: p("d4"), to: p("e4") });
        let on = game.board().find("e4").unwrap();
        assert_eq!(shown, Reveal::TooHigh { on, pieces: vec![Player::Black, Player::White] });
    }

    #[test]
    fn other_reasons_need_no_picture() {
        let (_, shown) = picture("d4 d5", |p| MoveIntent::Place(p("d4")));
        assert_eq!(shown, Reveal::Nothing);
    }
}
