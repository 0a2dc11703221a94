//! Where the pointer is on the table: picking events of points and discs become plain facts.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::game::{At, AtPoint, MovePlayed, Spot, TableCamera};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>()
        .add_message::<ButtonEvent>()
        .add_observer(on_over)
        .add_observer(on_out)
        .add_observer(on_cell_removed)
        .add_observer(on_press)
        .add_observer(on_release)
        .add_observer(on_drag_end)
        .add_systems(
            Update,
            (
                find_ground.in_set(GameSystems::TickTimers).in_set(InputSystems::Pointer),
                rest_after_move.in_set(GameSystems::SyncView).in_set(InputSystems::Choice),
            ),
        );
}

fn on_over(over: On<Pointer<Over>>, places: Places, mut pointing: ResMut<Pointing>) {
    if over.entity == over.original_event_target()
        && let Some(point) = places.point(over.entity)
    {
        pointing.set_if_neq(Pointing { point: Some(point), ..*pointing });
    }
}

fn on_out(out: On<Pointer<Out>>, places: Places, mut pointing: ResMut<Pointing>) {
    if places.point(out.entity) == pointing.point {
        pointing.set_if_neq(Pointing { point: None, ..*pointing });
    }
}

/// A cell that is taken off the table, as for another board, tells no [`Out`].
fn on_cell_removed(removed: On<Remove, AtPoint>, cells: Query<&AtPoint>, mut pointing: ResMut<Pointing>) {
    if cells.get(removed.entity).is_ok_and(|cell| pointing.point == Some(cell.0)) {
        pointing.set_if_neq(Pointing { point: None, ..*pointing });
    }
}

fn on_press(press: On<Pointer<Press>>, places: Places, mut events: MessageWriter<ButtonEvent>) {
    if press.entity == press.original_event_target() {
        let point = places.point(press.entity);
        let at = press.pointer_location.position;
        events.write(ButtonEvent { button: press.button, kind: ButtonKind::Press, point, at });
    }
}

fn on_release(release: On<Pointer<Release>>, places: Places, mut events: MessageWriter<ButtonEvent>) {
    if release.entity == release.original_event_target() {
        let point = places.point(release.entity);
        let at = release.pointer_location.position;
        events.write(ButtonEvent { button: release.button, kind: ButtonKind::Release, point, at });
    }
}

/// A button that is let go over nothing at all releases nothing, but ends a drag.
fn on_drag_end(end: On<Pointer<DragEnd>>, mut events: MessageWriter<ButtonEvent>) {
    if end.entity == end.original_event_target() {
        let at = end.pointer_location.position;
        events.write(ButtonEvent { button: end.button, kind: ButtonKind::Release, point: None, at });
    }
}

/// The place on the board's surface under the pointer, for what is dragged.
fn find_ground(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<TableCamera>>>,
    mut pointing: ResMut<Pointing>,
) {
    let (Some(window), Some(camera)) = (window, camera) else { return };
    let (camera, transform) = *camera;
    let cursor = window.cursor_position();
    let ray = cursor.and_then(|cursor| camera.viewport_to_world(transform, cursor).ok());
    let ground = ray.and_then(|ray| {
        let distance = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        Some(ray.get_point(distance))
    });
    pointing.set_if_neq(Pointing { cursor, ground, ..*pointing });
}

/// Who has just placed a stone points at it, but did not come to look at it.
fn rest_after_move(mut played: MessageReader<MovePlayed>, mut pointing: ResMut<Pointing>) {
    let rests = if played.read().count() > 0 { pointing.point } else { pointing.rests };
    let rests = rests.filter(|_| rests == pointing.point);
    pointing.set_if_neq(Pointing { rests, ..*pointing });
}

/// What the pointer is on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The point whose cell or stack is under the pointer.
    pub point: Option<Point>,
    /// The pointer in the window, in logical pixels from the upper left corner.
    pub cursor: Option<Vec2>,
    /// The place on the board's surface under the pointer.
    pub ground: Option<Vec3>,
    /// Where the pointer has been since the last move.
    rests: Option<Point>,
}

impl Pointing {
    /// At a point, and nothing more.
    pub fn at(point: Option<Point>) -> Self {
        Self { point, ..Self::default() }
    }

    /// The point under the pointer, if the pointer came there after the last move.
    pub fn looked_at(&self) -> Option<Point> {
        self.point.filter(|_| self.rests != self.point)
    }
}

/// A mouse button over the table.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ButtonEvent {
    pub(super) button: PointerButton,
    pub(super) kind: ButtonKind,
    /// The point under the pointer, if it is over one.
    pub(super) point: Option<Point>,
    /// The pointer in the window.
    pub(super) at: Vec2,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ButtonKind {
    Press,
    Release,
}

/// Tells which point an entity stands on.
#[derive(bevy::ecs::system::SystemParam)]
struct Places<'w, 's> {
    points: Query<'w, 's, &'static AtPoint>,
    discs: Query<'w, 's, &'static At>,
}

impl Places<'_, '_> {
    fn point(&self, entity: Entity) -> Option<Point> {
        if let Ok(at) = self.points.get(entity) {
            return Some(at.0);
        }
        match self.discs.get(entity).ok()?.0 {
            Spot::Board(point, _) => Some(point),
            Spot::Hand(_) => None,
        }
    }
}
