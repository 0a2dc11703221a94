//! Puts the marks on the board.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::list::{Mark, Moment, marks};
use super::shapes::{Shapes, arrow};
use crate::app::GameSystems;
use crate::app::ending::Ending;
use crate::app::game::CurrentMatch;
use crate::app::graphics::Motion;
use crate::app::input::{Chosen, Pointing};
use crate::app::pieces::Travelling;
use crate::app::scene::layout::{disc_height, point_position};
use crate::app::scene::{Art, Paint, Table};
use crate::app::settings::Lenses;
use crate::board::{Board, Point};

/// Just over the surface, so that nothing flickers.
const LIFT: f32 = 0.012;
/// How solid a disc is that is not there yet.
const GHOST: f32 = 0.58;
/// The arrow ends at the ring of the arrival.
const ARROW_END: f32 = 0.44;

const LAST_MOVE: Color = Color::srgba(0.98, 0.74, 0.25, 0.95);
const ENTRY: Color = Color::srgba(1.0, 0.95, 0.82, 0.68);
const TARGET: Color = Color::srgba(1.0, 0.42, 0.30, 0.95);
const OWN: Color = Color::srgba(0.55, 0.90, 0.62, 0.95);
const ASLEEP: Color = Color::srgba(0.47, 0.66, 0.98, 0.95);
const PINNED: Color = Color::srgba(0.86, 0.62, 0.98, 0.95);
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
    lenses: Res<Lenses>,
    travellers: Query<(), With<Travelling>>,
    table: Option<Single<Entity, With<Table>>>,
    old: Query<Entity, With<Drawn>>,
    mut shown: Local<Vec<Mark>>,
    mut pencil: Pencil,
) {
    let Some(table) = table else { return };
    let game = current.game();
    let moment = Moment {
        view: current.view(),
        last: game.moves().last().map(|mv| mv.intent()),
        choice: chosen.0,
        pointed: pointing.point,
        lenses: *lenses,
        human: current.is_human_turn(),
        travelling: !travellers.is_empty(),
    };
    let wanted = if ending.has_begun() { Vec::new() } else { marks(&moment) };
    let board_changed = old.is_empty() && !wanted.is_empty();
    if *shown == wanted && !board_changed {
        return;
    }
    for entity in &old {
        pencil.commands.entity(entity).despawn();
    }
    for mark in &wanted {
        pencil.draw(*mark, moment.view.board, *table);
    }
    pencil.motion.settle();
    *shown = wanted;
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
                let disc = self.art.disc(player);
                return self.spawn(mark, disc, Paint::Ghost(player, GHOST), place(point, 0), table);
            }
            Mark::Entry(point) => (self.shapes.dot.clone(), ENTRY, place(point, 0)),
            Mark::Target(point, height) => (self.shapes.bold_ring.clone(), TARGET, place(point, height)),
            Mark::Attacker(point, height) => (self.shapes.dashed_ring.clone(), OWN, place(point, height)),
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
            Mark::Tower(point, player) => (self.shapes.cap.clone(), TOWER[player.index()], place(point, 3)),
        };
        self.spawn(mark, mesh, Paint::Overlay(color), transform, table);
    }

    /// A dark ground for a sign that must be seen on discs of both colours.
    fn badge(&mut self, mark: Mark, transform: Transform, table: Entity) {
        self.spawn(mark, self.shapes.badge.clone(), Paint::Overlay(BADGE), transform, table);
    }

    fn spawn(&mut self, mark: Mark, mesh: Handle<Mesh>, paint: Paint, transform: Transform, table: Entity) {
        self.commands.spawn((
            Name::new(format!("{mark:?}")),
            Drawn,
            Mesh3d(mesh),
            paint,
            transform,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(table),
        ));
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
