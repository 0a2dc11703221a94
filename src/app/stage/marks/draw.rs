//! Puts the marks on the board.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::areas::{self, Shape};
use super::list::{Area, Mark, Moment, SetupMoment, marks};
use super::shapes::{Shapes, arrow};
use crate::app::GameSystems;
use crate::app::game::{Choices, CurrentMatch, Ending, Lens, Motion};
use crate::app::input::{BoardCursor, Choice, Chosen, Pointing, Wish};
use crate::app::stage::pieces::Travelling;
use crate::app::stage::scene::layout::{disc_height, point_position};
use crate::app::stage::scene::{Art, Paint, Table};
use crate::board::{Board, BoardSet, Point};
use crate::rules::{AnyMove, Player};

/// Just over the surface, so that nothing flickers.
const LIFT: f32 = 0.012;
/// How solid a disc is that is not there yet.
const GHOST: f32 = 0.58;
/// The arrow ends at the ring of the arrival.
const ARROW_END: f32 = 0.44;

const LAST_MOVE: Color = Color::srgba(0.98, 0.74, 0.25, 0.95);
const ENTRY: Color = Color::srgba(1.0, 0.95, 0.82, 0.68);
const FORBIDDEN: Color = Color::srgba(0.12, 0.03, 0.02, 0.78);
const TARGET: Color = Color::srgba(1.0, 0.42, 0.30, 0.95);
const FAULT: Color = Color::srgba(1.0, 0.22, 0.16, 0.98);
/// The cursor that is moved by keys: no other mark is white.
const CURSOR: Color = Color::srgba(1.0, 1.0, 1.0, 0.98);
const OWN: Color = Color::srgba(0.55, 0.90, 0.62, 0.95);
const ASLEEP: Color = Color::srgba(0.47, 0.66, 0.98, 0.95);
const PINNED: Color = Color::srgba(0.86, 0.62, 0.98, 0.95);
const DANGER: Color = Color::srgba(0.92, 0.45, 0.98, 0.95);
/// A region of Black and one of White: the tint of its cells, and the small sign on each.
const TERRITORY: [Color; 2] = [Color::srgba(0.02, 0.02, 0.04, 0.52), Color::srgba(1.0, 0.97, 0.88, 0.30)];
const TERRITORY_SIGN: [Color; 2] =
    [Color::srgba(0.02, 0.02, 0.03, 0.92), Color::srgba(1.0, 0.97, 0.90, 0.85)];
/// Breaths that keep a group alive, and those that do not.
const BREATH: [Color; 2] = [Color::srgba(0.62, 0.98, 0.72, 0.95), Color::srgba(1.0, 0.58, 0.28, 0.95)];
/// Where a sign stands beside the middle of a disc.
const BESIDE: Vec3 = Vec3::new(0.23, 0.0, -0.23);
const BADGE: Color = Color::srgba(0.07, 0.08, 0.13, 0.92);
/// Engraved: light on a black disc, dark on a white one.
const TOWER: [Color; 2] = [Color::srgba(0.80, 0.72, 0.60, 0.85), Color::srgba(0.33, 0.25, 0.18, 0.75)];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_marks.in_set(GameSystems::Animate));
}

fn draw_marks(
    current: Res<CurrentMatch>,
    ending: Res<Ending>,
    chosen: Res<Chosen>,
    pointing: Res<Pointing>,
    cursor: Res<BoardCursor>,
    choices: Res<Choices>,
    travellers: Query<(), With<Travelling>>,
    table: Option<Single<Entity, With<Table>>>,
    old: Query<Entity, With<Drawn>>,
    mut shown: Local<Vec<(Mark, Vec<Entity>)>>,
    mut pencil: Pencil,
) {
    let Some(table) = table else { return };
    let lenses = choices.board.lenses;
    let (game, human) = (current.game(), current.is_human_turn());
    let moment = Moment {
        view: current.view(),
        setup: current.editor().map(|editor| {
            let [faults, pointed_out] = editor.points_at_fault();
            let put = pointing.point.and_then(|point| editor.would_put(point));
            SetupMoment { put, faults, pointed_out }
        }),
        last: game.tree().node(game.cursor()).mv().map(AnyMove::intent),
        choice: chosen.0,
        seconds: chosen.half().map_or(BoardSet::EMPTY, |first| current.position().second_entries(first)),
        pointed: pointing.point,
        looked_at: pointing.looked_at(),
        cursor: cursor.at(),
        removed: if human && lenses.has(Lens::Removals) {
            pointing.point.map_or(BoardSet::EMPTY, |point| removed(&current, chosen.0, point))
        } else {
            BoardSet::EMPTY
        },
        dangers: if lenses.has(Lens::Danger) { current.dangers() } else { &[] },
        lenses,
        human,
        travelling: !travellers.is_empty(),
        over: ending.has_begun(),
    };
    let wanted = marks(&moment);
    // Another table takes its marks with it.
    if old.is_empty() {
        shown.clear();
    }
    let (kept, gone): (Vec<_>, _) = shown.drain(..).partition(|(mark, _)| wanted.contains(mark));
    let fresh: Vec<Mark> =
        wanted.into_iter().filter(|mark| !kept.iter().any(|(known, _)| known == mark)).collect();
    if !(gone.is_empty() && fresh.is_empty()) {
        pencil.motion.settle();
    }
    *shown = kept;
    for entity in gone.into_iter().flat_map(|(_, entities)| entities) {
        pencil.commands.entity(entity).despawn();
    }
    for mark in fresh {
        pencil.draw(mark, moment.view.board, *table);
        shown.push((mark, std::mem::take(&mut *pencil.drawn)));
    }
}

/// What a click on the point would take off the board.
fn removed(current: &CurrentMatch, choice: Choice, point: Point) -> BoardSet {
    let game = current.position();
    let Wish::Play(intent) = choice.wish_at(point, current.view()) else { return BoardSet::EMPTY };
    let mv = game.intended(intent).filter(|&mv| game.check_move(mv).is_ok());
    let groups = mv.map(|mv| game.removed_by(mv)).unwrap_or_default();
    groups.into_iter().fold(BoardSet::EMPTY, |sum, group| sum | group)
}

/// An entity that is a mark.
#[derive(Component, Debug, Default)]
struct Drawn;

/// Draws single marks.
#[derive(bevy::ecs::system::SystemParam)]
struct Pencil<'w, 's> {
    commands: Commands<'w, 's>,
    shapes: Res<'w, Shapes>,
    art: Res<'w, Art>,
    meshes: ResMut<'w, Assets<Mesh>>,
    /// What was drawn for one mark.
    drawn: Local<'s, Vec<Entity>>,
    motion: ResMut<'w, Motion>,
}

impl Pencil<'_, '_> {
    fn draw(&mut self, mark: Mark, board: &Board, table: Entity) {
        let on = |point: Point, height: usize| {
            point_position(board, point) + Vec3::Y * (disc_height(height) + LIFT)
        };
        let place = |point: Point, height: usize| Transform::from_translation(on(point, height));
        let (mesh, color, transform) = match mark {
            Mark::Ghost(player, point) => {
                let disc = self.art.piece(board, player);
                return self.spawn(mark, disc, Paint::Ghost(player, GHOST), place(point, 0), table);
            }
            Mark::Area(area, points) => return self.draw_area(mark, area, points, board, table),
            Mark::Half(point, height) => (self.shapes.dashed_ring.clone(), LAST_MOVE, place(point, height)),
            Mark::Target(point, height) => (self.shapes.bold_ring.clone(), TARGET, place(point, height)),
            Mark::Attacker(point, height) => (self.shapes.dashed_ring.clone(), OWN, place(point, height)),
            Mark::Cursor(point, height) => (self.shapes.bold_ring.clone(), CURSOR, place(point, height)),
            Mark::Movable(point, height) => (self.shapes.ring.clone(), OWN, place(point, height)),
            Mark::Origin(point) => (self.shapes.dotted_ring.clone(), LAST_MOVE, place(point, 0)),
            Mark::Arrival(point, height) => (self.shapes.ring.clone(), LAST_MOVE, place(point, height)),
            Mark::Way(from, to) => {
                let way = on(to, 0) - on(from, 0);
                let mesh = self.meshes.add(arrow(way.length() - ARROW_END));
                let turned = Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X));
                (mesh, LAST_MOVE, place(from, 0).with_rotation(turned))
            }
            Mark::Asleep(point, height) => {
                let side = beside(place(point, height));
                self.badge(mark, side, table);
                (self.shapes.moon.clone(), ASLEEP, above(side))
            }
            Mark::Pinned(point, height) => {
                let side = beside(place(point, height));
                self.badge(mark, side, table);
                (self.shapes.chain.clone(), PINNED, above(side))
            }
            Mark::Put(player, point, height) => {
                let disc = self.art.piece(board, player);
                return self.spawn(mark, disc, Paint::Ghost(player, GHOST), place(point, height), table);
            }
            Mark::Fault(point, height) => (self.shapes.ring.clone(), FAULT, place(point, height)),
            Mark::WorstFault(point, height) => (self.shapes.halo.clone(), FAULT, place(point, height)),
            Mark::Tower(point, player) => (self.shapes.cap.clone(), TOWER[player.index()], place(point, 3)),
        };
        self.spawn(mark, mesh, Paint::Overlay(color), transform, table);
    }

    fn draw_area(&mut self, mark: Mark, area: Area, points: BoardSet, board: &Board, table: Entity) {
        for (shape, color, height) in looks(area, board) {
            let mesh = self.meshes.add(areas::mesh(board, points, shape));
            let lift = disc_height(height) + if matches!(shape, Shape::Cell(_)) { LIFT / 4.0 } else { LIFT };
            let paint = match shape {
                // What covers whole cells lies under the pieces.
                Shape::Cell(_) => Paint::Tint(color),
                _ => Paint::Overlay(color),
            };
            self.spawn(mark, mesh, paint, Transform::from_translation(Vec3::Y * lift), table);
        }
    }

    /// A dark ground for a sign that must be seen on discs of both colours.
    fn badge(&mut self, mark: Mark, transform: Transform, table: Entity) {
        self.spawn(mark, self.shapes.badge.clone(), Paint::Overlay(BADGE), transform, table);
    }

    fn spawn(&mut self, mark: Mark, mesh: Handle<Mesh>, paint: Paint, transform: Transform, table: Entity) {
        let drawn = self.commands.spawn((
            Name::new(format!("{mark:?}")),
            Drawn,
            Mesh3d(mesh),
            paint,
            transform,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(table),
        ));
        self.drawn.push(drawn.id());
    }
}

/// What is drawn on each point of an area, with its colour and the number of discs below it.
fn looks(area: Area, board: &Board) -> Vec<(Shape, Color, usize)> {
    // Lines are as wide on the screen on a large board.
    let line = 0.055 * board.rim_scale();
    let contour = |color| (Shape::Contour(line, 0.06), color, 0);
    match area {
        Area::Entries => vec![(Shape::Dot(0.095), ENTRY, 0)],
        Area::Forbidden => vec![(Shape::Cross(0.15, 0.055), FORBIDDEN, 0)],
        Area::Territory(player) => {
            let sign = match player {
                Player::Black => Shape::Dot(0.13),
                Player::White => Shape::Ring(0.075, 0.125),
            };
            let index = player.index();
            vec![(Shape::Cell(0.03), TERRITORY[index], 0), (sign, TERRITORY_SIGN[index], 0)]
        }
        Area::Group => vec![contour(OWN)],
        Area::Breath => vec![(Shape::Dot(0.12), BREATH[0], 0)],
        Area::ShortBreath => vec![(Shape::Ring(0.10, 0.155), BREATH[1], 0)],
        Area::Enemy => vec![contour(BREATH[1])],
        Area::Doomed => vec![(Shape::Cross(0.24, 0.075), TARGET, 1), contour(TARGET)],
        Area::Danger => vec![(Shape::Ring(0.29, 0.35), DANGER, 1), contour(DANGER)],
        Area::DangerFrom => vec![(Shape::Diamond(0.15), DANGER, 0)],
    }
}

/// On the far right edge of a disc, where it leaves the owner's sign free.
fn beside(transform: Transform) -> Transform {
    transform.with_translation(transform.translation + BESIDE).with_scale(Vec3::splat(0.85))
}

/// A little nearer to the eye, so that it is drawn later.
fn above(transform: Transform) -> Transform {
    transform.with_translation(transform.translation + Vec3::Y * LIFT)
}
