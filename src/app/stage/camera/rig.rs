//! Where the camera stands, and how it glides from one seat to the next.

use std::f32::consts::{FRAC_PI_2, PI};
use std::time::Duration;

use bevy::camera::CameraUpdateSystems;
use bevy::light::cluster::{ClusterConfig, GlobalClusterSettings};
use bevy::prelude::*;
use bevy::render::view::NoIndirectDrawing;
use bevy::transform::TransformSystems;

use super::orbit::{Orbit, ease};
use super::projection::ShiftedPerspective;
use crate::app::GameSystems;
use crate::app::game::{FreeArea, Motion, Speed, TableCamera};
use crate::app::stage::scene::{HandRoom, PoseSystems, TableBoard, hands, layout};

/// 26 degrees: near and far discs differ little in size.
const ANGLE: f32 = 0.454;
/// 52 degrees: all three discs of a stack behind a stack can be seen.
const SEATED: f32 = 0.908;
/// The share of the free area's width or height that the board fills.
const FILLED: f32 = 0.92;
/// How far a small board reaches: on it the limits of the view are as written.
const SMALL: f32 = 5.2;
const GLIDE: Duration = Duration::from_millis(600);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<Speed>()
        .init_resource::<Grain>()
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
    mut rigs: Query<&mut Rig>,
    mut motion: Option<ResMut<Motion>>,
) {
    for asked in moves.read() {
        for mut rig in &mut rigs {
            rig.scale = board.as_ref().map_or(1.0, |board| (layout::reach(board.0) / SMALL).max(1.0));
            rig.ask(*asked);
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
    mut rigs: Query<(&mut Rig, &Camera, &mut Transform, &mut Projection)>,
    mut posed: Local<Option<ShiftedPerspective>>,
    mut grain: ResMut<Grain>,
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
        let middle = (area.center() / size * 2.0 - 1.0) * Vec2::new(1.0, -1.0);
        let lens = ShiftedPerspective { angle: ANGLE, middle, aspect: size.x / size.y };
        let corners = layout::corners(board.0);
        let free = lens.reach() * area.size() / size;
        let filled = free * FILLED;
        let aim = Transform {
            translation: rig.orbit.place(&corners, filled),
            rotation: rig.orbit.rotation(),
            scale: Vec3::ONE,
        };
        transform.set_if_neq(aim);
        // What fits is asked from the seat: it does not come and go while the camera moves.
        let seat = rig.seat(Seat::Mine);
        let place = seat.place(&corners, filled);
        let back = seat.rotation().inverse();
        room.set_if_neq(HandRoom(hands::extent(board.0).into_iter().all(|point| {
            let seen = back * (point - place);
            seen.z < 0.0 && seen.truncate().abs().cmple(free * -seen.z).all()
        })));
        let unit = |distance: f32| distance * lens.reach().y * 2.0 / size.y;
        grain.set_if_neq(Grain(unit(place.length())));
        let pixel = unit(transform.translation.length());
        rig.bypass_change_detection().pixel = pixel;
        if posed.as_ref() != Some(&lens) {
            *projection = Projection::custom(lens.clone());
            *posed = Some(lens);
        }
    }
}

/// How many units of the table a logical pixel is wide in the middle of the board, seen from the seat.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Grain(pub f32);

impl Default for Grain {
    fn default() -> Self {
        Self(0.01)
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

/// Where the camera is, and where it glides to.
#[derive(Component, Clone, Debug)]
#[require(TableCamera)]
pub struct Rig {
    /// The view now.
    pub orbit: Orbit,
    /// The player's own seat: 0 for Black's, π for White's.
    pub home_yaw: f32,
    /// How many times as large as that of a small board the table is.
    scale: f32,
    /// How many units of the table a pixel is wide in the middle of the view.
    pixel: f32,
    glide: Option<Glide>,
}

impl Default for Rig {
    fn default() -> Self {
        Self { orbit: Orbit::all(0.0, SEATED), home_yaw: 0.0, scale: 1.0, pixel: 0.01, glide: None }
    }
}

impl Rig {
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
        self.jump_to(orbit);
    }

    fn ask(&mut self, asked: CameraMoved) {
        // Presses of a key add up: the next glide starts from where the last one would end.
        let aim = self.glide.as_ref().map_or(self.orbit, |glide| glide.to);
        match asked {
            CameraMoved::Seat(seat) => self.glide_to(self.seat(seat)),
            CameraMoved::Turn(angle) => self.glide_to(Orbit { yaw: aim.yaw + angle, ..aim }),
            CameraMoved::Tilt(angle) => self.glide_to(Orbit { elevation: aim.elevation + angle, ..aim }),
            CameraMoved::Zoom(factor) => self.glide_to(Orbit { zoom: aim.zoom * factor, ..aim }),
            CameraMoved::Orbit(angles) => {
                let orbit = self.orbit;
                self.jump_to(Orbit {
                    yaw: orbit.yaw + angles.x,
                    elevation: orbit.elevation + angles.y,
                    ..orbit
                });
            }
            CameraMoved::Pan(pixels) => {
                self.jump_to(self.orbit.panned(pixels * self.pixel));
            }
            CameraMoved::Wheel(factor) => {
                self.jump_to(Orbit { zoom: self.orbit.zoom * factor, ..self.orbit });
            }
        }
    }

    fn glide_to(&mut self, to: Orbit) {
        self.glide = Some(Glide { from: self.orbit, to: to.clamped(self.scale), passed: Duration::ZERO });
    }

    /// The hand on the mouse ends a glide.
    fn jump_to(&mut self, to: Orbit) {
        self.glide = None;
        self.orbit = to.clamped(self.scale);
    }

    fn advance(&mut self, by: Duration) {
        let Some(glide) = &mut self.glide else { return };
        glide.passed += by;
        self.orbit = glide.from.between(glide.to, ease(glide.passed.as_secs_f32() / GLIDE.as_secs_f32()));
        if glide.passed >= GLIDE {
            self.glide = None;
        }
    }
}

#[derive(Clone, Debug)]
struct Glide {
    from: Orbit,
    to: Orbit,
    passed: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Side};

    #[test]
    fn a_glide_ends_in_its_seat_and_a_drag_ends_a_glide() {
        let mut rig = Rig::default();
        rig.ask(CameraMoved::Seat(Seat::Opponent));
        rig.advance(Duration::from_millis(300));
        assert!((rig.orbit.yaw.abs() - FRAC_PI_2).abs() < 1e-3);
        rig.advance(Duration::from_millis(300));
        assert_eq!(rig.orbit, rig.seat(Seat::Opponent));
        rig.ask(CameraMoved::Turn(1.0));
        rig.ask(CameraMoved::Orbit(Vec2::ZERO));
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
        rig.ask(CameraMoved::Turn(1.0));
        rig.ask(CameraMoved::Turn(1.0));
        rig.advance(GLIDE);
        assert!((rig.orbit.yaw - 2.0).abs() < 1e-5);
    }
}
