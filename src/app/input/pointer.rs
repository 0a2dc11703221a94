//! The place of the pointer on the table, and the presses and releases of its buttons.

use bevy::picking::hover::HoverMap;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, egui};

use super::cursor::{BoardCursor, give_way_to_mouse};
use super::pointer_target::{ButtonEvent, ButtonKind, PointerTarget, distance};
use crate::app::game::{
    BoardCell, CurrentMatch, DiscLocation, DiscOwner, DiscSpot, FreeArea, MovePlayed, TableCamera,
};
use crate::app::{GameSystems, InputSystems};
use crate::board::{Board, BoardSet, Point};
use crate::rules::Player;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerTarget>()
        .add_message::<ButtonEvent>()
        .add_observer(on_over)
        .add_observer(on_out)
        .add_observer(on_cell_removed)
        .add_systems(
            Update,
            (
                (find_ground.after(give_way_to_mouse), read_buttons)
                    .in_set(GameSystems::TickTimers)
                    .in_set(InputSystems::Pointer),
                (follow_discs, rest_after_move, follow_board)
                    .chain()
                    .in_set(GameSystems::SyncView)
                    .in_set(InputSystems::Selection),
            ),
        );
}

fn on_over(over: On<Pointer<Over>>, places: PointQuery, mut pointer: ResMut<PointerTarget>) {
    if over.entity == over.original_event_target()
        && let Some(point) = places.point(over.entity)
    {
        pointer.set_if_neq(PointerTarget { point: Some(point), ..*pointer });
    }
}

fn on_out(out: On<Pointer<Out>>, places: PointQuery, mut pointer: ResMut<PointerTarget>) {
    if places.point(out.entity) == pointer.point {
        pointer.set_if_neq(PointerTarget { point: None, ..*pointer });
    }
}

/// Clears the point of a cell that is removed, as for another board, since that sends no [`Out`].
fn on_cell_removed(
    removed: On<Remove, BoardCell>,
    cells: Query<&BoardCell>,
    mut pointer: ResMut<PointerTarget>,
) {
    if cells.get(removed.entity).is_ok_and(|cell| pointer.point == Some(cell.0)) {
        pointer.set_if_neq(PointerTarget { point: None, ..*pointer });
    }
}

/// Finds the point of each press and release at its own place. On a slow renderer several clicks fall into one frame,
/// and picking would send all of them to the entity under the pointer at the end of the frame.
fn read_buttons(
    mut inputs: MessageReader<PointerInput>,
    mut table: TablePicker,
    mut events: MessageWriter<ButtonEvent>,
) {
    for input in inputs.read() {
        let (button, kind) = match input.action {
            PointerAction::Press(button) => (button, ButtonKind::Press),
            PointerAction::Release(button) => (button, ButtonKind::Release),
            PointerAction::Move { .. } | PointerAction::Scroll { .. } | PointerAction::Cancel => continue,
        };
        let at = input.location.position;
        let covered = table.is_covered(at);
        // A press on a panel is not for the board, but a release there ends a drag.
        if covered && kind == ButtonKind::Press {
            continue;
        }
        let ray = table.ray(at).filter(|_| !covered);
        let entity = ray.and_then(|ray| table.entity(ray));
        let point = entity.and_then(|entity| table.places.point(entity));
        let hand = entity.and_then(|entity| table.places.hand(entity));
        events.write(ButtonEvent { button, kind, point, at, ground: ray.and_then(ground), hand });
    }
}

/// Finds the place on the board's surface under the pointer, to which a dragged stack is carried.
pub(super) fn find_ground(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<TableCamera>>>,
    keys: Res<BoardCursor>,
    current: Res<CurrentMatch>,
    mut pointer: ResMut<PointerTarget>,
) {
    let (Some(window), Some(camera)) = (window, camera) else { return };
    let (camera, transform) = *camera;
    // The keyboard cursor takes precedence over the mouse.
    let by_keys = keys.at().and_then(|point| {
        let [x, y] = current.view().board.place(point);
        camera.world_to_viewport(transform, Vec3::new(x, 0.0, -y)).ok()
    });
    let cursor = by_keys.or_else(|| window.cursor_position());
    let ray = cursor.and_then(|cursor| camera.viewport_to_world(transform, cursor).ok());
    pointer.set_if_neq(PointerTarget { cursor, ground: ray.and_then(ground), ..*pointer });
}

/// Intersects a ray with the board's surface.
fn ground(ray: Ray3d) -> Option<Vec3> {
    let distance = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

/// Updates the point when the disc under the pointer has moved there, since that sends no [`Over`].
fn follow_discs(
    hovered: Option<Res<HoverMap>>,
    current: Res<CurrentMatch>,
    places: PointQuery,
    mut under: Local<Option<(Entity, Point)>>,
    mut pointer: ResMut<PointerTarget>,
) {
    let hits = hovered.as_ref().and_then(|hovered| hovered.get(&PointerId::Mouse)).into_iter().flatten();
    let nearest = hits.min_by(|(_, one), (_, other)| one.depth.total_cmp(&other.depth));
    let now = nearest.and_then(|(&entity, _)| Some((entity, places.point(entity)?)));
    if let (Some((entity, before)), Some((same, point))) = (*under, now)
        && entity == same
        && point != before
        && pointer.point == Some(before)
    {
        // On its way it is still under the pointer where it came from.
        if !is_nearer(current.view().board, pointer.ground, point, before) {
            return;
        }
        pointer.set_if_neq(PointerTarget { point: Some(point), ..*pointer });
    }
    *under = now;
}

/// Returns `true` if a place on the board's surface is nearer to the first point than to the second, and the board has
/// both.
fn is_nearer(board: &Board, ground: Option<Vec3>, one: Point, other: Point) -> bool {
    let points: BoardSet = board.all();
    let distance = |ground, point| distance(board, ground, point);
    points.contains(one)
        && points.contains(other)
        && ground.is_some_and(|ground| distance(ground, one) < distance(ground, other))
}

/// Records the point under the pointer when a move begins or ends there: the pointer did not come to look at it.
fn rest_after_move(mut played: MessageReader<MovePlayed>, mut pointer: ResMut<PointerTarget>) {
    let moved =
        |played: &MovePlayed| pointer.point.is_some_and(|point| played.transition.mv.intent().touches(point));
    // All are read: they are of this frame.
    let rests =
        if played.read().filter(|played| moved(played)).count() > 0 { pointer.point } else { pointer.rests };
    let rests = rests.filter(|_| rests == pointer.point);
    pointer.set_if_neq(PointerTarget { rests, ..*pointer });
}

/// Clears a point that another board lacks. Its own cells come with the next frame.
fn follow_board(current: Res<CurrentMatch>, mut pointer: ResMut<PointerTarget>) {
    let points: BoardSet = current.view().board.all();
    if current.is_changed() && pointer.point.is_some_and(|point| !points.contains(point)) {
        pointer.set_point(None);
    }
}

/// System parameter for the pointer in the window: where it is, and whether it is over the table.
#[derive(bevy::ecs::system::SystemParam)]
pub struct PointerOverTable<'w, 's> {
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
    free: Res<'w, FreeArea>,
    egui: Res<'w, EguiWantsInput>,
}

impl PointerOverTable<'_, '_> {
    /// Returns where the pointer is in the window, in logical pixels from the upper left corner; none outside of it.
    pub fn cursor(&self) -> Option<Vec2> {
        self.window.as_ref()?.cursor_position()
    }

    /// Returns `true` if the pointer is over the table, and not over a panel, or is not in the window at all.
    pub fn is_at_table(&self) -> bool {
        let is_free = |at| self.free.0.is_none_or(|free| free.contains(at));
        !self.egui.wants_any_pointer_input() && self.cursor().is_none_or(is_free)
    }
}

/// Finds the point at a place in the window.
#[derive(bevy::ecs::system::SystemParam)]
struct TablePicker<'w, 's> {
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>>,
    free: Res<'w, FreeArea>,
    panels: Query<'w, 's, &'static mut EguiContext>,
    rays: MeshRayCast<'w, 's>,
    pickable: Query<'w, 's, &'static Pickable>,
    places: PointQuery<'w, 's>,
}

impl TablePicker<'_, '_> {
    /// Returns `true` if a panel lies over this place.
    fn is_covered(&mut self, at: Vec2) -> bool {
        let floats = |context: &mut EguiContext| {
            let context = context.get_mut();
            let at = at / context.zoom_factor();
            let layer = context.layer_id_at(egui::pos2(at.x, at.y));
            layer.is_some_and(|layer| layer.order != egui::Order::Background)
        };
        self.free.0.is_some_and(|free| !free.contains(at))
            || self.panels.iter_mut().any(|mut context| floats(&mut context))
    }

    fn ray(&self, at: Vec2) -> Option<Ray3d> {
        let (camera, transform) = **self.camera.as_ref()?;
        camera.viewport_to_world(transform, at).ok()
    }

    /// The cell or piece that a ray meets first.
    fn entity(&mut self, ray: Ray3d) -> Option<Entity> {
        let Self { rays, pickable, .. } = self;
        let may_be_hit = |entity| !pickable.get(entity).is_ok_and(|pickable| !pickable.is_hoverable);
        let settings = MeshRayCastSettings::default().with_filter(&may_be_hit);
        rays.cast_ray(ray, &settings).first().map(|(entity, _)| *entity)
    }
}

/// Finds the point on which an entity stands.
#[derive(bevy::ecs::system::SystemParam)]
struct PointQuery<'w, 's> {
    points: Query<'w, 's, &'static BoardCell>,
    discs: Query<'w, 's, (&'static DiscLocation, Option<&'static DiscOwner>)>,
}

impl PointQuery<'_, '_> {
    fn point(&self, entity: Entity) -> Option<Point> {
        if let Ok(at) = self.points.get(entity) {
            return Some(at.0);
        }
        match self.discs.get(entity).ok()?.0.0 {
            DiscSpot::Board(point, _) => Some(point),
            DiscSpot::Hand(_) => None,
        }
    }

    /// The owner of a piece that lies in a tray.
    fn hand(&self, entity: Entity) -> Option<Player> {
        let (at, owner) = self.discs.get(entity).ok()?;
        owner.filter(|_| matches!(at.0, DiscSpot::Hand(_))).map(|owner| owner.0)
    }
}
