//! Where the camera stands, and how it glides from one seat to the next.

use std::f32::consts::{FRAC_PI_2, PI};
use std::time::Duration;

use bevy::camera::CameraUpdateSystems;
use bevy::light::cluster::{ClusterConfig, GlobalClusterSettings};
use bevy::prelude::*;
use bevy::render::view::NoIndirectDrawing;
use bevy::transform::TransformSystems;

use super::orbit::{ELEVATIONS, Orbit, ease};
use super::projection::{ShiftedOrthographic, ShiftedPerspective};
use crate::app::GameSystems;
use crate::app::game::{Depiction, FreeArea, Motion, Speed, TableCamera};
use crate::app::stage::scene::{HandRoom, PoseSystems, TableBoard, hands, layout};
use crate::board::Board;
use crate::diagram;
use crate::rules::Player;

/// 26 degrees: near and far discs differ little in size.
const ANGLE: f32 = 0.454;
/// 52 degrees: all three discs of a stack behind a stack can be seen.
const SEATED: f32 = 0.908;
/// The share of the free area's width or height that the board fills.
const FILLED: f32 = 0.92;
/// The share of the margin around the board that it may give up below for the far hand.
const LOWERED: f32 = 0.6;
/// How far a small board reaches: on it the limits of the view are as written.
const SMALL: f32 = 5.2;
/// The share of the free area that a diagram fills, with the room around its outermost pieces and coordinates.
const PAGE_FILLED: f32 = 0.97;
/// The camera of a diagram is so far above the board: it makes no difference, as long as everything is below it.
const ABOVE: f32 = 30.0;
pub(super) const GLIDE: Duration = Duration::from_millis(600);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<Speed>()
        .init_resource::<Grain>()
        .init_resource::<EdgePixels>()
        .init_resource::<Depiction>()
        .init_resource::<HandRoom>()
        .add_message::<CameraMoved>()
        .add_systems(PreStartup, cluster_on_processor.run_if(resource_exists::<GlobalClusterSettings>))
        .add_systems(Update, (follow_moves, glide).chain().in_set(RigSystems).after(GameSystems::Input))
        .add_systems(
            PostUpdate,
            pose.in_set(PoseSystems)
                .run_if(resource_exists::<TableBoard>)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate),
        );
}

/// The adapter would sort lights into clusters in six steps before each picture; the only lamp is in none.
fn cluster_on_processor(mut clusters: ResMut<GlobalClusterSettings>) {
    clusters.gpu_clustering = None;
}

fn follow_moves(
    mut moves: MessageReader<CameraMoved>,
    board: Option<Res<TableBoard>>,
    depiction: Res<Depiction>,
    mut rigs: Query<&mut Rig>,
    mut motion: Option<ResMut<Motion>>,
) {
    for asked in moves.read() {
        for mut rig in &mut rigs {
            rig.scale = board.as_ref().map_or(1.0, |board| (layout::reach(board.0) / SMALL).max(1.0));
            rig.ask(*asked, *depiction);
        }
        if let Some(motion) = &mut motion {
            motion.settle();
        }
    }
}

fn glide(
    time: Res<Time<Real>>,
    speed: Res<Speed>,
    mut rigs: Query<&mut Rig>,
    mut motion: Option<ResMut<Motion>>,
) {
    for mut rig in rigs.iter_mut().filter(|rig| rig.glide.is_some()) {
        // A frame after a long rest must not swallow the glide.
        rig.advance(if speed.is_still() { GLIDE } else { time.delta().min(Duration::from_millis(100)) });
        if let Some(motion) = &mut motion {
            motion.keep_drawing();
        }
    }
}

fn pose(
    board: Res<TableBoard>,
    free: Res<FreeArea>,
    depiction: Res<Depiction>,
    mut rigs: Query<(&mut Rig, &Camera, &mut Transform, &mut Projection)>,
    mut posed: Local<Option<Lens>>,
    mut grain: ResMut<Grain>,
    mut edge: ResMut<EdgePixels>,
    mut room: ResMut<HandRoom>,
) {
    for (mut rig, camera, mut transform, mut projection) in &mut rigs {
        let Some(size) = camera.logical_target_size().filter(|size| size.min_element() >= 1.0) else {
            continue;
        };
        let area = free.0.map_or(Rect::from_corners(Vec2::ZERO, size), |area| {
            area.intersect(Rect::from_corners(Vec2::ZERO, size))
        });
        let area = if area.size().min_element() < 40.0 { Rect::from_corners(Vec2::ZERO, size) } else { area };
        if board.is_changed() {
            rig.page = WHOLE_PAGE;
        }
        let (aim, lens) = match *depiction {
            Depiction::Table => {
                let stance = stance(&rig, board.0, area, size);
                room.set_if_neq(HandRoom(stance.room));
                grain.set_if_neq(Grain(stance.grain));
                rig.bypass_change_detection().pixel = stance.pixel;
                (stance.aim, Lens::Table(stance.lens))
            }
            Depiction::Diagram => {
                let (low, high) = diagram::extent(board.0);
                let (low, high) = (Vec2::from(low), Vec2::from(high));
                let fit = (area.size() * PAGE_FILLED / (high - low)).min_element();
                let pixels = fit / rig.page.zoom;
                let middle = (low + high) / 2.0 + rig.page.pan * Vec2::new(1.0, -1.0);
                edge.set_if_neq(EdgePixels { now: pixels, whole: fit });
                grain.set_if_neq(Grain(1.0 / fit));
                rig.bypass_change_detection().pixel = 1.0 / pixels;
                let aim = Transform {
                    translation: Vec3::new(middle.x, ABOVE, -middle.y),
                    rotation: Quat::from_rotation_x(-FRAC_PI_2),
                    scale: Vec3::ONE,
                };
                let half = size.y / 2.0 / pixels;
                let (middle, aspect) = (axis(area, size), size.x / size.y);
                (aim, Lens::Page(ShiftedOrthographic { half, middle, aspect }))
            }
        };
        transform.set_if_neq(aim);
        if posed.as_ref() != Some(&lens) {
            *projection = match lens.clone() {
                Lens::Table(lens) => Projection::custom(lens),
                Lens::Page(lens) => Projection::custom(lens),
            };
            *posed = Some(lens);
        }
    }
}

/// Where the optical axis meets a picture of this size, so that it meets the middle of an area.
fn axis(area: Rect, size: Vec2) -> Vec2 {
    (area.center() / size * 2.0 - 1.0) * Vec2::new(1.0, -1.0)
}

/// What the camera looks through.
#[derive(Clone, Debug, PartialEq)]
enum Lens {
    Table(ShiftedPerspective),
    Page(ShiftedOrthographic),
}

/// How a camera stands at the table.
struct Stance {
    aim: Transform,
    lens: ShiftedPerspective,
    /// Whether the hands are in view from the seat.
    room: bool,
    /// How many units of the table a pixel is wide in the middle of the view: from the seat, and from here.
    grain: f32,
    pixel: f32,
}

fn stance(rig: &Rig, board: &Board, area: Rect, size: Vec2) -> Stance {
    let mut lens = ShiftedPerspective { angle: ANGLE, middle: axis(area, size), aspect: size.x / size.y };
    let mut corners = layout::corners(board);
    let free = lens.reach() * area.size() / size;
    let filled = free * FILLED;
    // What fits is asked from the seat: it does not come and go while the camera moves.
    let seat = rig.seat(Seat::Mine);
    let place = seat.place(&corners, filled);
    let down = lowered(hands::extent(board), seat, place, free);
    if down.is_some() {
        // From the side one hand lies behind the board and one before it: the more it is turned, the more they need room.
        let turned = (rig.orbit.yaw - rig.home_yaw).sin().abs();
        corners.extend(hands::extent(board).into_iter().map(|point| point * turned));
    }
    let aim = Transform {
        translation: rig.orbit.place(&corners, filled),
        rotation: rig.orbit.rotation(),
        scale: Vec3::ONE,
    };
    lens.middle.y -= down.unwrap_or(0.0) / lens.reach().y;
    let unit = |distance: f32| distance * lens.reach().y * 2.0 / size.y;
    let (grain, pixel) = (unit(place.length()), unit(aim.translation.length()));
    Stance { aim, lens, room: down.is_some(), grain, pixel }
}

/// How much lower than in the middle of the free area the board is shown, so that these points are in view from a seat: none
/// if they are not even then. Lengths are tangents of angles, as in `free`, which reaches so far to each side and upwards.
fn lowered(points: Vec<Vec3>, seat: Orbit, place: Vec3, free: Vec2) -> Option<f32> {
    let back = seat.rotation().inverse();
    let seen = points.into_iter().map(|point| {
        let seen = back * (point - place);
        (seen.z < 0.0).then(|| seen.truncate() / -seen.z)
    });
    let seen: Vec<Vec2> = seen.collect::<Option<_>>()?;
    let highest = seen.iter().fold(f32::MIN, |high, point| high.max(point.y));
    let lowered = (highest - free.y).max(0.0);
    let fits = |point: &Vec2| point.x.abs() < free.x && point.y - lowered > -free.y;
    (lowered <= free.y * (1.0 - FILLED) * LOWERED && seen.iter().all(fits)).then_some(lowered)
}

/// How many units of the table a logical pixel is wide in the middle of the board, seen from the seat.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Grain(pub f32);

impl Default for Grain {
    fn default() -> Self {
        Self(0.01)
    }
}

/// How many logical pixels lie between neighbours of a diagram.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct EdgePixels {
    /// As it is looked at.
    pub now: f32,
    /// Where all of it is seen.
    pub whole: f32,
}

impl Default for EdgePixels {
    fn default() -> Self {
        Self { now: 50.0, whole: 50.0 }
    }
}

/// The camera of the stage. Spawn it once; a window adds egui to it.
pub fn camera() -> impl Bundle {
    (
        Name::new("camera"),
        Rig::default(),
        Camera3d::default(),
        Projection::custom(ShiftedPerspective { angle: ANGLE, middle: Vec2::ZERO, aspect: 1.6 }),
        Msaa::Sample4,
        // There are no lights but the lamp, which is in no cluster.
        ClusterConfig::Single,
        // The processor fills the few instance buffers itself.
        NoIndirectDrawing,
    )
}

/// Messages are answered and glides advanced.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RigSystems;

/// A wish for the camera, from keys, mouse or panels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CameraMoved {
    /// Glide to a seat, with everything in view.
    Seat(Seat),
    /// Glide around by an angle.
    Turn(f32),
    /// Glide up or down by an angle.
    Tilt(f32),
    /// Glide nearer (below 1) or away.
    Zoom(f32),
    /// Go around and up by these angles at once.
    Orbit(Vec2),
    /// Move over the table by these pixels at once.
    Pan(Vec2),
    /// Go nearer (below 1) or away at once.
    Wheel(f32),
}

/// Places to look from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Where the player sits: see [`Rig::home_yaw`].
    Mine,
    /// From above.
    Above,
    /// From the right.
    Side,
    /// Across the table.
    Opponent,
}

/// All of a diagram, which is never turned.
const WHOLE_PAGE: Orbit = Orbit::all(0.0, *ELEVATIONS.end());

/// Where the camera is, and where it glides to.
#[derive(Component, Clone, Debug)]
#[require(TableCamera)]
pub struct Rig {
    /// The view of the table now.
    pub orbit: Orbit,
    /// Where a diagram is looked at; of its zoom and pan alone something is seen.
    page: Orbit,
    /// The player's own seat: 0 for Black's, π for White's.
    pub home_yaw: f32,
    /// How many times as large as that of a small board the table is.
    scale: f32,
    /// How many units of the table a pixel is wide in the middle of the view.
    pixel: f32,
    glide: Option<Glide>,
    /// The player's own view of the table while the end of a game is shown from another one.
    pub(super) own: Option<Orbit>,
}

impl Default for Rig {
    fn default() -> Self {
        Self {
            orbit: Orbit::all(0.0, SEATED),
            page: WHOLE_PAGE,
            home_yaw: 0.0,
            scale: 1.0,
            pixel: 0.01,
            glide: None,
            own: None,
        }
    }
}

impl Rig {
    /// Where this player sits, Black at the near side of the table and White at the far one.
    pub fn of(player: Player) -> Self {
        let home_yaw = match player {
            Player::Black => 0.0,
            Player::White => PI,
        };
        Self { home_yaw, orbit: Orbit::all(home_yaw, SEATED), ..Self::default() }
    }

    /// The view from a seat.
    pub fn seat(&self, seat: Seat) -> Orbit {
        match seat {
            Seat::Mine => Orbit::all(self.home_yaw, SEATED),
            Seat::Above => Orbit::all(self.home_yaw, PI).clamped(self.scale),
            Seat::Side => Orbit::all(self.home_yaw + FRAC_PI_2, SEATED),
            Seat::Opponent => Orbit::all(self.home_yaw + PI, SEATED),
        }
    }

    /// Looks from somewhere else at once.
    pub fn look_from(&mut self, orbit: Orbit) {
        self.own = None;
        self.jump_to(orbit, Depiction::Table);
    }

    /// The view now, of the table or of the diagram.
    pub(super) const fn orbit(&self, depiction: Depiction) -> Orbit {
        match depiction {
            Depiction::Table => self.orbit,
            Depiction::Diagram => self.page,
        }
    }

    /// The view that the camera is on its way to, if it is on its way.
    pub(super) fn aim(&self, depiction: Depiction) -> Orbit {
        let glide = self.glide.as_ref().filter(|glide| glide.depiction == depiction);
        glide.map_or(self.orbit(depiction), |glide| glide.to)
    }

    pub(super) fn ask(&mut self, asked: CameraMoved, depiction: Depiction) {
        // Presses of a key add up: the next glide starts from where the last one would end.
        let (now, aim) = (self.orbit(depiction), self.aim(depiction));
        if depiction == Depiction::Table {
            // Where the camera was moved to by hand, it stays.
            self.own = None;
        }
        match (asked, depiction) {
            // Every seat sees the same page.
            (CameraMoved::Seat(_), Depiction::Diagram) => self.glide_to(WHOLE_PAGE, depiction),
            (CameraMoved::Seat(seat), Depiction::Table) => self.glide_to(self.seat(seat), depiction),
            (CameraMoved::Turn(_) | CameraMoved::Tilt(_) | CameraMoved::Orbit(_), Depiction::Diagram) => {}
            (CameraMoved::Turn(angle), _) => {
                self.glide_to(Orbit { yaw: aim.yaw + angle, ..aim }, depiction);
            }
            (CameraMoved::Tilt(angle), _) => {
                self.glide_to(Orbit { elevation: aim.elevation + angle, ..aim }, depiction);
            }
            (CameraMoved::Zoom(factor), _) => {
                self.glide_to(Orbit { zoom: aim.zoom * factor, ..aim }, depiction);
            }
            (CameraMoved::Orbit(angles), _) => {
                let (yaw, elevation) = (now.yaw + angles.x, now.elevation + angles.y);
                self.jump_to(Orbit { yaw, elevation, ..now }, depiction);
            }
            (CameraMoved::Pan(pixels), _) => self.jump_to(now.panned(pixels * self.pixel), depiction),
            (CameraMoved::Wheel(factor), _) => {
                self.jump_to(Orbit { zoom: now.zoom * factor, ..now }, depiction);
            }
        }
    }

    pub(super) fn glide_to(&mut self, to: Orbit, depiction: Depiction) {
        let (from, to) = (self.orbit(depiction), to.clamped(self.scale));
        self.glide = Some(Glide { depiction, from, to, passed: Duration::ZERO });
    }

    /// The hand on the mouse ends a glide.
    fn jump_to(&mut self, to: Orbit, depiction: Depiction) {
        self.glide = None;
        self.set(to.clamped(self.scale), depiction);
    }

    const fn set(&mut self, orbit: Orbit, depiction: Depiction) {
        match depiction {
            Depiction::Table => self.orbit = orbit,
            Depiction::Diagram => self.page = orbit,
        }
    }

    pub(super) fn advance(&mut self, by: Duration) {
        let Some(glide) = &mut self.glide else { return };
        glide.passed += by;
        let share = ease(glide.passed.as_secs_f32() / GLIDE.as_secs_f32());
        let (orbit, depiction) = (glide.from.between(glide.to, share), glide.depiction);
        if glide.passed >= GLIDE {
            self.glide = None;
        }
        self.set(orbit, depiction);
    }
}

#[derive(Clone, Debug)]
struct Glide {
    /// What is seen moving.
    depiction: Depiction,
    from: Orbit,
    to: Orbit,
    passed: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    #[test]
    fn a_glide_ends_in_its_seat_and_a_drag_ends_a_glide() {
        let mut rig = Rig::default();
        rig.ask(CameraMoved::Seat(Seat::Opponent), Depiction::Table);
        rig.advance(Duration::from_millis(300));
        assert!((rig.orbit.yaw.abs() - FRAC_PI_2).abs() < 1e-3);
        rig.advance(Duration::from_millis(300));
        assert_eq!(rig.orbit, rig.seat(Seat::Opponent));
        rig.ask(CameraMoved::Turn(1.0), Depiction::Table);
        rig.ask(CameraMoved::Orbit(Vec2::ZERO), Depiction::Table);
        assert!(rig.glide.is_none());
    }

    /// A window of 1280×720 with its rail.
    #[test]
    fn letters_on_the_rim_can_be_read_and_stand_clear_of_the_inlay() {
        let cells = [Side::Three, Side::Five, Side::Seven, Side::Eleven].map(Board::hexagon);
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            let orbit = Rig::default().orbit;
            let lens = ShiftedPerspective { angle: ANGLE, middle: Vec2::ZERO, aspect: 1280.0 / 720.0 };
            let place = orbit.place(&layout::corners(board), lens.reach() * Vec2::new(0.75, 1.0) * FILLED);
            let seen = |at: Vec2| {
                let seen = orbit.rotation().inverse() * (Vec3::new(at.x, 0.0, -at.y) - place);
                seen.truncate() / -seen.z / lens.reach().y * 360.0
            };
            for label in board.rim().iter().filter(|label| !label.turned) {
                let at = Vec2::from(label.at);
                // What lies away from the viewer is seen shortest.
                let unit = (seen(at + Vec2::Y * 0.5) - seen(at - Vec2::Y * 0.5)).length();
                let height = layout::LETTER_HEIGHT * board.rim_scale() * unit;
                assert!(height >= 12.0, "{} on {board:?} is {height} pixels high", label.text);
                let apart = layout::beside_inlay(board, label)
                    .into_iter()
                    .map(|[own, inlay]| (seen(own) - seen(inlay)).length());
                let clear = apart.fold(f32::MAX, f32::min);
                assert!(clear >= 8.0, "{} on {board:?} is {clear} pixels from the inlay", label.text);
            }
        }
    }

    #[test]
    fn turns_add_up() {
        let mut rig = Rig::default();
        rig.ask(CameraMoved::Turn(1.0), Depiction::Table);
        rig.ask(CameraMoved::Turn(1.0), Depiction::Table);
        rig.advance(GLIDE);
        assert!((rig.orbit.yaw - 2.0).abs() < 1e-5);
    }

    #[test]
    fn a_page_is_zoomed_and_moved_but_never_turned_and_the_table_stays_as_it_was() {
        let mut rig = Rig::default();
        rig.ask(CameraMoved::Turn(1.0), Depiction::Table);
        rig.advance(GLIDE);
        let table = rig.orbit;
        let page = Depiction::Diagram;
        for asked in [CameraMoved::Turn(1.0), CameraMoved::Tilt(-0.4), CameraMoved::Orbit(Vec2::ONE)] {
            rig.ask(asked, page);
            rig.advance(GLIDE);
            assert_eq!(rig.orbit(page), WHOLE_PAGE, "{asked:?}");
        }
        rig.ask(CameraMoved::Zoom(0.8), page);
        rig.advance(GLIDE);
        rig.ask(CameraMoved::Pan(Vec2::new(50.0, 0.0)), page);
        assert!((rig.page.zoom - 0.8).abs() < 1e-5 && rig.page.pan.x < -0.4, "{:?}", rig.page);
        assert!(rig.page.yaw.abs() < 1e-6);
        rig.ask(CameraMoved::Seat(Seat::Opponent), page);
        rig.advance(GLIDE);
        assert!((rig.page.zoom - 1.0).abs() < 1e-5 && rig.page.pan.length() < 1e-5, "{:?}", rig.page);
        assert_eq!(rig.orbit, table);
    }
}
