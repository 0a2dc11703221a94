//! Explains a refused move on the board while its reason is shown at the pointer: the parts that the band would fall
//! into, the disc that would be one too many, or the nearest points where a piece may go.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::board_projector::BoardProjector;
use crate::app::GameSystems;
use crate::app::game::{
    AnimationSpeed, CurrentMatch, CurrentRefusal, FloatingLabelSystems, RedrawScheduler, RefusalRects,
    RefusalSystems, RuleViolation,
};
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, BoardView, Player};

/// Half a period of the blinking: the time for which the picture is lit, and then the time for which it is dark.
const BLINK: Duration = Duration::from_millis(240);
/// Number of half periods of the blinking; then the picture stays lit.
const BLINKS: u128 = 6;
/// Greatest extra distance, in spacings, of the points that count as near besides the nearest one: these are the points
/// on the side of the band that faces the refused piece.
const NEAR: f32 = 0.8;
/// Number of steps of the fading, since each is a material of its own.
const STEPS: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RefusalPicture>()
        .add_systems(Update, update_picture.in_set(GameSystems::SyncView).after(RefusalSystems));
}

/// Adds the position of the picture in the window, so that the reason beside it does not cover it.
pub(super) fn window_plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, place_picture.in_set(FloatingLabelSystems));
}

fn update_picture(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    refused: Res<CurrentRefusal>,
    speed: Res<AnimationSpeed>,
    mut drawn: Local<Option<(RuleViolation, Duration)>>,
    mut refusal: ResMut<RefusalPicture>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let Some(violation) = violation_on(&current, &refused) else {
        *drawn = None;
        refusal.set_if_neq(RefusalPicture::default());
        return;
    };
    let is_new = drawn.as_ref().is_none_or(|(of, since)| of != violation || *since != refused.since);
    let detail = if is_new {
        *drawn = Some((violation.clone(), refused.since));
        RefusalDetail::new(violation, current.shown_position(), current.view())
    } else {
        refusal.detail.clone()
    };
    let step = time.elapsed().saturating_sub(refused.since).as_millis() / BLINK.as_millis();
    let blinks = !speed.is_still() && step < BLINKS && detail != RefusalDetail::Nothing;
    if blinks {
        redraws.draw_within(BLINK / 2);
    }
    let opacity = if speed.is_still() { 1.0 } else { (refused.opacity * STEPS).ceil() / STEPS };
    refusal.set_if_neq(RefusalPicture { detail, lit: !blinks || step.is_multiple_of(2), opacity });
}

/// Last refusal, if the board has the points that it names: the board may just have been replaced.
fn violation_on<'a>(current: &CurrentMatch, refused: &'a CurrentRefusal) -> Option<&'a RuleViolation> {
    let points: BoardSet = current.view().board.all();
    refused.violation.as_ref().filter(|violation| violation.points().is_subset(points))
}

fn place_picture(
    current: Res<CurrentMatch>,
    refused: Res<CurrentRefusal>,
    refusal: Res<RefusalPicture>,
    projector: BoardProjector,
    mut places: ResMut<RefusalRects>,
) {
    let shown = violation_on(&current, &refused).map(|violation| {
        let view = current.view();
        let of_stack = |point| projector.stack(view.board, point, view.height(point));
        let pictured: Vec<Rect> = match refusal.detail() {
            RefusalDetail::Nothing => Vec::new(),
            // The link lies between the two.
            RefusalDetail::Split { holder, off, .. } => {
                let at = of_stack(*holder);
                let held = (*off & view.board.adjacent(*holder)).iter().filter_map(of_stack);
                held.filter_map(|held| Some(at?.union(held))).collect()
            }
            RefusalDetail::TooHigh { on, pieces, .. } => {
                projector.stack(view.board, *on, view.height(*on) + pieces.len()).into_iter().collect()
            }
            RefusalDetail::Elsewhere(nearest) => nearest.iter().filter_map(of_stack).collect(),
        };
        violation.points().iter().filter_map(of_stack).chain(pictured).collect()
    });
    places.set_if_neq(RefusalRects(shown.unwrap_or_default()));
}

/// Picture on the board that explains the last refused move, such as the parts that a band would fall into.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(in crate::app) struct RefusalPicture {
    detail: RefusalDetail,
    lit: bool,
    opacity: f32,
}

impl Default for RefusalPicture {
    fn default() -> Self {
        Self { detail: RefusalDetail::Nothing, lit: true, opacity: 1.0 }
    }
}

impl RefusalPicture {
    /// Returns what the picture shows.
    pub(in crate::app) fn detail(&self) -> &RefusalDetail {
        &self.detail
    }

    /// Returns `true` while the part of the picture that blinks is lit.
    pub(super) const fn is_lit(&self) -> bool {
        self.lit
    }

    /// Returns the opacity of the picture, which fades in the end.
    pub(super) const fn opacity(&self) -> f32 {
        self.opacity
    }

    /// Returns how strongly, from 0 to 1, a stack is shown as cut off from the band.
    pub(super) fn cut_off(&self, point: Point) -> f32 {
        match &self.detail {
            RefusalDetail::Split { off, .. } if off.contains(point) => self.opacity,
            _ => 0.0,
        }
    }

    /// Returns the stack that may not leave its point, since the band of connected stacks would split, if that is what
    /// the picture explains.
    pub(super) const fn pinned(&self) -> Option<Point> {
        match self.detail {
            RefusalDetail::Split { holder, .. } => Some(holder),
            _ => None,
        }
    }
}

/// What a [`RefusalPicture`] shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) enum RefusalDetail {
    /// No picture: the text is enough.
    #[default]
    Nothing,
    /// Without the stack on `holder` the band falls into these parts, of which all but the largest are cut off.
    Split { holder: Point, parts: Vec<BoardSet>, off: BoardSet },
    /// A stack that would lie on another one, from bottom to top.
    TooHigh { on: Point, pieces: Vec<Player>, limit: usize },
    /// The nearest points where a piece may go.
    Elsewhere(BoardSet),
}

impl RefusalDetail {
    fn new(violation: &RuleViolation, game: &AnyGame, view: &BoardView) -> Self {
        let reason = &violation.reason;
        if let Some((holder, off)) = reason.cut_off() {
            return Self::Split { holder, parts: game.parts_held_by(holder), off };
        }
        if let Some(point) = reason.apart() {
            return Self::Elsewhere(nearest(view, point));
        }
        match (violation.onto, view.stack(violation.at), reason.height_limit()) {
            (Some(on), Some(stack), Some(limit)) => Self::TooHigh { on, pieces: stack.pieces.clone(), limit },
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

    fn picture(
        moves: &str,
        intent: impl Fn(&dyn Fn(&str) -> Point) -> MoveIntent,
    ) -> (AnyGame, RefusalDetail) {
        let game = played("hex", moves);
        let intent = intent(&|label| game.board().find(label).unwrap());
        let reason = game.check_move(game.intended(intent).unwrap()).unwrap_err();
        let picture =
            RefusalDetail::new(&RuleViolation::from_intent(intent, reason).unwrap(), &game, &game.view());
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
        let RefusalDetail::Elsewhere(near) = shown else { panic!("{shown:?}") };
        assert_eq!(labels(&game, near), ["c2", "c3"]);
        assert!((near - game.view().entries).is_empty());
    }

    #[test]
    fn a_pinned_stack_is_shown_with_all_that_hangs_on_it() {
        let (game, shown) = picture("d4 d5 d3 d6", |p| MoveIntent::Carry { from: p("d4"), to: p("d5") });
        let RefusalDetail::Split { holder, parts, off } = shown else { panic!("{shown:?}") };
        assert_eq!((game.board().label(holder), parts.len()), ("d4", 2));
        assert_eq!(labels(&game, off), ["d3"]);
        assert_eq!(labels(&game, parts.iter().fold(off, |sum, &part| sum | part)), ["d3", "d5", "d6"]);
    }

    #[test]
    fn what_would_be_too_high_lies_on_its_target() {
        let moves = "d4 d5 d3 d5-d4 e3 e4 e3-e4";
        let (game, shown) = picture(moves, |p| MoveIntent::Carry { from: p("d4"), to: p("e4") });
        let on = game.board().find("e4").unwrap();
        assert_eq!(
            shown,
            RefusalDetail::TooHigh { on, pieces: vec![Player::Black, Player::White], limit: 3 }
        );
    }

    #[test]
    fn other_reasons_need_no_picture() {
        let (_, shown) = picture("d4 d5", |p| MoveIntent::Place(p("d4")));
        assert_eq!(shown, RefusalDetail::Nothing);
    }
}
