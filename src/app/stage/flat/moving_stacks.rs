//! Moving stacks on the page: the discs of the table with their tweens, seen from straight above.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::game::{DiscLocation, DiscSpot};
use crate::app::stage::laid_sleepers::{ON_PAGE, position_on_the_way};
use crate::app::stage::pieces::{Disappearing, InTransit, Piece, Tween};
use crate::app::stage::scene::FaceViewer;
use crate::app::stage::scene::layout::point_position;
use crate::board::{Board, Point};
use crate::diagram::{self, DiagramLayout, Shape};
use crate::rules::{Player, StackView};
use crate::theme::{Part, Theme};

/// Growth of a disc for each unit of height by which it is nearer to the viewer.
const ENLARGEMENT: f32 = 0.25;
/// A disc that enters has its full size after this share of its way, and one that goes back until this share is left.
const FULL_SIZE_SHARE: f32 = 0.45;
/// A disc that begins to show has this share of its size. It does not fade in, since that would hide the lines below
/// it.
const ENTRY_SCALE: f32 = 0.15;
/// A disc that fades away in its place still has this share of its size when it is gone.
const EXIT_SCALE: f32 = 0.55;
/// Distance from its place, in spacings of points, up to which a disc counts as arrived.
const ARRIVED_WITHIN: f32 = 1e-3;

/// Part of the page (the flat diagram) with a mesh of its own, from the lowest to the highest.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageLayer {
    Field,
    Stacks,
    Moving,
    Dragged,
}

impl PageLayer {
    pub(super) const ALL: [Self; 4] = [Self::Field, Self::Stacks, Self::Moving, Self::Dragged];
}

/// Filter without the layers of the page and the labels that face the viewer.
type OnTable = (Without<PageLayer>, Without<FaceViewer>);

/// System parameter that finds the discs which are moving, and so are not on their spots.
#[derive(SystemParam)]
pub(super) struct MovingDiscs<'w, 's> {
    tweened: Query<
        'w,
        's,
        (
            &'static Piece,
            &'static DiscLocation,
            &'static Transform,
            &'static Tween,
            Option<&'static InTransit>,
        ),
        OnTable,
    >,
    leaving: Query<'w, 's, (&'static Disappearing, &'static InTransit, &'static Transform), OnTable>,
}

impl MovingDiscs<'_, '_> {
    /// Returns the stacks that move over a board, the highest last, and the spots that wait for them. A stack that is
    /// dragged is where it is carried, even if its discs are still on their way.
    pub(super) fn on(&self, board: &Board, dragged: Option<Point>) -> (Vec<MovingStack>, Vec<DiscSpot>) {
        let leaving = self.leaving.iter().filter_map(|(leaving, travelling, transform)| {
            let DiscSpot::Board(point, level) = travelling.from else { return None };
            let gone = leaving.progress();
            let disc = MovingStack::new(point, leaving.owner, level_height(level), transform.translation);
            Some(MovingStack { faded: gone, scale: 1.0 - (1.0 - EXIT_SCALE) * gone * gone, ..disc })
        });
        let mut airborne: Vec<MovingStack> = leaving.collect();
        let mut away = Vec::new();
        let mut discs: Vec<_> =
            self.tweened.iter().filter_map(|disc| MovingDisc::of(board, disc, dragged)).collect();
        // From the lowest level up; those of one level in the order in which they were taken from the box.
        discs.sort_by_key(|disc| (disc.levels[0], disc.id));
        for disc in discs {
            away.extend(disc.to.map(|(point, level)| DiscSpot::Board(point, level)));
            if disc.is_hidden {
                continue;
            }
            let part_of = |other: &&mut MovingStack| other.way.is_some() && other.way == disc.way();
            match airborne.iter_mut().find(part_of) {
                Some(stack) => stack.pieces.push(disc.owner),
                None => airborne.push(disc.airborne()),
            }
        }
        (airborne, away)
    }
}

/// A moving disc.
struct MovingDisc {
    owner: Player,
    id: usize,
    /// Point and level that it comes from, or `None` for a hand.
    from: Option<(Point, usize)>,
    /// Point and level that it goes to, or `None` for a hand.
    to: Option<(Point, usize)>,
    /// Point at one end of its way.
    point: Point,
    /// The levels at both ends of its way; from a hand or to one it stays on one level.
    levels: [usize; 2],
    place: Vec3,
    progress: f32,
    hover: f32,
    /// True until the disc becomes visible.
    is_hidden: bool,
}

impl MovingDisc {
    /// Returns `None` for a disc that moves out of sight, or only up and down.
    fn of(
        board: &Board,
        (piece, at, transform, tween, travelling): (
            &Piece,
            &DiscLocation,
            &Transform,
            &Tween,
            Option<&InTransit>,
        ),
        dragged: Option<Point>,
    ) -> Option<Self> {
        let on_board = |spot| match spot {
            DiscSpot::Board(point, level) => Some((point, level)),
            DiscSpot::Hand(_) => None,
        };
        let from = on_board(travelling.map_or(at.0, |travelling| travelling.from));
        let to = on_board(at.0);
        let ((_, first), (point, last)) = (from.or(to)?, to.or(from)?);
        let is_carried = to.is_some_and(|(point, _)| Some(point) == dragged);
        let comes_back =
            |point| (transform.translation - point_position(board, point)).xz().length() > ARRIVED_WITHIN;
        let is_away = travelling.is_some() || to.is_some_and(|(point, _)| comes_back(point));
        (is_away && !is_carried).then(|| Self {
            owner: piece.owner,
            id: piece.id,
            from,
            to,
            point,
            levels: [first, last],
            place: transform.translation,
            progress: tween.progress(),
            hover: tween.hover(),
            is_hidden: tween.is_delayed() && from.is_none(),
        })
    }

    /// Origin and target, if both are on the board: discs that have them in common are drawn as one stack.
    fn way(&self) -> Option<[Point; 2]> {
        Some([self.from?.0, self.to?.0])
    }

    /// The disc as a stack of one piece, where the page draws it now.
    fn airborne(&self) -> MovingStack {
        let [low, high] = self.levels.map(level_height);
        // What enters comes to be there, and what goes back to a hand ceases to be.
        let shown = match (self.from, self.to) {
            (None, _) => self.progress / FULL_SIZE_SHARE,
            (_, None) => (1.0 - self.progress) / FULL_SIZE_SHARE,
            (Some(_), Some(_)) => 1.0,
        };
        let shown = shown.clamp(0.0, 1.0);
        let height = low + (high - low) * self.progress;
        let scale = (1.0 + ENLARGEMENT * self.hover) * (ENTRY_SCALE + (1.0 - ENTRY_SCALE) * shown);
        let disc = MovingStack::new(self.point, self.owner, height, self.place);
        MovingStack { way: self.way(), scale, ..disc }
    }
}

/// Offset of the piece on a level of a stack from its point, in edges.
fn level_height(level: usize) -> f32 {
    diagram::stack_rise(level + 1)
}

/// A stack that the page draws on its way, instead of on its point.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MovingStack {
    /// Point of its path; it is drawn as it would be there.
    point: Point,
    /// Pieces from the lowest up.
    pieces: Vec<Player>,
    /// Current place of its foot in the plane of [`Board::place`], and the height at which it is drawn, in edges.
    place: [f32; 2],
    height: f32,
    /// Fading from 0 to 1.
    faded: f32,
    /// Size relative to a stack at rest.
    scale: f32,
    /// Origin and target, if both are on the board.
    way: Option<[Point; 2]>,
}

impl MovingStack {
    fn new(point: Point, owner: Player, height: f32, place: Vec3) -> Self {
        let place = [place.x, -place.z];
        Self { point, pieces: vec![owner], place, height, faded: 0.0, scale: 1.0, way: None }
    }

    /// Makes a sleeper that has covered a share of its path off the board, to the place `to`.
    pub(super) fn laid_aside(board: &Board, stack: &StackView, to: Vec3, gone: f32) -> Self {
        let place = position_on_the_way(point_position(board, stack.point), to, gone);
        let scale = 1.0 - (1.0 - ON_PAGE) * gone + ENLARGEMENT * place.y;
        let pieces = stack.pieces.clone();
        Self { pieces, scale, ..Self::new(stack.point, stack.owner(), 0.0, place) }
    }

    /// Returns the shapes to draw the stack with; `layout` returns the layout of a diagram at a scale.
    pub(super) fn shapes(
        &self,
        board: &Board,
        layout: impl Fn(f32) -> DiagramLayout,
        theme: &Theme,
    ) -> Vec<Shape> {
        let (large, usual) = (layout(self.scale), layout(1.0));
        let pieces = self.pieces.clone();
        let stack = StackView { point: self.point, pieces, pinned: false, asleep: false, tower: false };
        let drawn = large.at(board.place(self.point));
        let wanted = usual.at(self.place);
        let away = [wanted[0] - drawn[0], wanted[1] - drawn[1] - usual.pixels(self.height)];
        let ground = theme.colour(Part::Board);
        let shapes = large.stack_shapes(board, &stack, None, theme).into_iter();
        shapes.map(|shape| shape.moved(away).recoloured(|colour| colour.mixed(ground, self.faded))).collect()
    }
}
