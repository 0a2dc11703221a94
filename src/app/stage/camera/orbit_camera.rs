//! The orbit camera: its pose around the table and over the page, and its tweens from one pose to the next.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI};
use std::time::Duration;

use bevy::light::cluster::ClusterConfig;
use bevy::prelude::*;
use bevy::render::view::NoIndirectDrawing;

use super::lens::LensSample;
use super::orbit::{ELEVATIONS, OrbitPose, symmetry_angle};
use super::projection::ShiftedPerspective;
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, RedrawScheduler, TableCamera};
use crate::app::stage::scene::{TableBoard, layout};
use crate::rules::Player;

/// Vertical field of view in radians. 22 degrees: near and far discs differ little in size.
pub(super) const FIELD_OF_VIEW: f32 = 0.38;
/// Elevation of the viewpoints at the sides, in radians. 52 degrees: all three discs of a stack behind a stack can be
/// seen.
const HOME_ELEVATION: f32 = 0.908;
/// Elevation of the low viewpoint in radians: 25 degrees.
const LOW_ELEVATION: f32 = 0.436;
/// Reach of a small board in units, for which the limits in [`orbit`](super::orbit) hold as written.
const SMALL_BOARD_REACH: f32 = 5.2;
/// Duration of a smooth movement of the camera.
pub(super) const TWEEN_TIME: Duration = Duration::from_millis(600);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationSpeed>()
        .init_resource::<BoardStyle>()
        .add_message::<CameraRequest>()
        .add_systems(
            Update,
            (follow_requests, advance_tweens).chain().in_set(OrbitCameraSystems).after(GameSystems::Input),
        );
}

fn follow_requests(
    mut requests: MessageReader<CameraRequest>,
    board: Option<Res<TableBoard>>,
    depiction: Res<BoardStyle>,
    mut cameras: Query<&mut OrbitCamera>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
) {
    for request in requests.read() {
        for mut camera in &mut cameras {
            if let Some(board) = &board {
                camera.scale = (layout::reach(board.0) / SMALL_BOARD_REACH).max(1.0);
                camera.step = symmetry_angle(board.0);
            }
            camera.apply(*request, *depiction);
        }
        if let Some(redraws) = &mut redraws {
            redraws.settle();
        }
    }
}

fn advance_tweens(
    time: Res<Time<Real>>,
    speed: Res<AnimationSpeed>,
    mut cameras: Query<&mut OrbitCamera>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
) {
    for mut camera in cameras.iter_mut().filter(|camera| camera.tween.is_some()) {
        camera.advance_tween(if speed.is_still() { TWEEN_TIME } else { RedrawScheduler::step(time.delta()) });
        if let Some(redraws) = &mut redraws {
            redraws.keep_drawing();
        }
    }
}

/// Returns the components of the one camera, which shows the table. A window adds the egui context to it.
pub fn camera_bundle() -> impl Bundle {
    (
        Name::new("camera"),
        OrbitCamera::default(),
        Camera3d::default(),
        Projection::custom(ShiftedPerspective { angle: FIELD_OF_VIEW, middle: Vec2::ZERO, aspect: 1.6 }),
        Msaa::Sample4,
        // There are no lights but the lamp, which is in no cluster.
        ClusterConfig::Single,
        // The processor fills the few instance buffers itself.
        NoIndirectDrawing,
    )
}

/// Systems that carry out [`CameraRequest`]s and advance smooth movements of the camera.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrbitCameraSystems;

/// A camera movement requested by keys, mouse, touchpad or panels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CameraRequest {
    /// Return table and page to the player's own side.
    ReturnHome,
    /// Move smoothly to a viewpoint that shows everything.
    View(Viewpoint),
    /// Turn smoothly around the table by an angle in radians.
    Turn(f32),
    /// Tilt smoothly by an angle in radians.
    Tilt(f32),
    /// Zoom smoothly by a factor; below 1 is nearer.
    Zoom(f32),
    /// Turn and tilt by these angles in radians without a tween.
    OrbitAtOnce(Vec2),
    /// Pan by these pixels without a tween.
    PanAtOnce(Vec2),
    /// Zoom by a factor without a tween; below 1 is nearer.
    ZoomAtOnce(f32),
}

/// Side from which the camera looks at all of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewpoint {
    /// The player's own side: see [`OrbitCamera::home_yaw`].
    Mine,
    /// Straight above.
    Above,
    /// The player's right.
    Side,
    /// The opposite side of the table.
    Opponent,
    /// The player's own side, from low above the table, as pictures of board games are taken.
    Low,
}

/// Pose that shows the whole page to a reader at this angle around it.
const fn whole_page(yaw: f32) -> OrbitPose {
    OrbitPose::all(yaw, *ELEVATIONS.end())
}

/// Where the camera is around the table and over the page (the flat diagram), and its smooth movement to another
/// pose.
#[derive(Component, Clone, Debug)]
#[require(TableCamera)]
pub struct OrbitCamera {
    /// Current pose around the table.
    pub orbit: OrbitPose,
    /// Current pose over the page. Its yaw is a whole number of [`step`](Self::step)s from the player's side, except
    /// during a tween.
    pub(super) page: OrbitPose,
    /// Yaw of the player's own side: 0 for Black's, π for White's.
    pub home_yaw: f32,
    /// Size of the table relative to that of a small board.
    scale: f32,
    /// Smallest rotation in radians that maps the board onto itself.
    step: f32,
    /// Width of a pixel in the middle of the view, in units of the table.
    pub(super) pixel: f32,
    tween: Option<CameraTween>,
    /// The player's pose to return to after the end of a game was shown from above.
    pub(super) before_ending: Option<OrbitPose>,
    /// The player's pose to return to after the photo mode.
    pub(super) before_photo: Option<OrbitPose>,
    /// Place in the lens that the table is seen from, other than its middle.
    pub lens: Option<LensSample>,
}

impl Default for OrbitCamera {
    fn default() -> Self {
        Self::for_player(Player::Black)
    }
}

/// Returns the yaw, in radians, at which the camera is on a player's side of the table.
pub(super) const fn home_yaw(player: Player) -> f32 {
    match player {
        Player::Black => 0.0,
        Player::White => PI,
    }
}

impl OrbitCamera {
    /// Makes a camera on a player's side of the table, with all of it in view.
    pub fn for_player(player: Player) -> Self {
        let home_yaw = home_yaw(player);
        Self {
            orbit: OrbitPose::all(home_yaw, HOME_ELEVATION),
            page: whole_page(home_yaw),
            home_yaw,
            scale: 1.0,
            step: FRAC_PI_3,
            pixel: 0.01,
            tween: None,
            before_ending: None,
            before_photo: None,
            lens: None,
        }
    }

    /// Returns the pose around the table for a viewpoint.
    pub fn view_from(&self, viewpoint: Viewpoint) -> OrbitPose {
        match viewpoint {
            Viewpoint::Mine => OrbitPose::all(self.home_yaw, HOME_ELEVATION),
            Viewpoint::Above => OrbitPose::all(self.home_yaw, PI).clamped(self.scale),
            Viewpoint::Side => OrbitPose::all(self.home_yaw + FRAC_PI_2, HOME_ELEVATION),
            Viewpoint::Opponent => OrbitPose::all(self.home_yaw + PI, HOME_ELEVATION),
            Viewpoint::Low => OrbitPose::all(self.home_yaw, LOW_ELEVATION),
        }
    }

    /// Returns the pose over the page for a viewpoint.
    pub fn page_view_from(&self, viewpoint: Viewpoint) -> OrbitPose {
        whole_page(match viewpoint {
            Viewpoint::Mine | Viewpoint::Above | Viewpoint::Low => self.home_yaw,
            Viewpoint::Side => self.home_yaw + self.step,
            Viewpoint::Opponent => self.home_yaw + PI,
        })
    }

    /// Pose for a viewpoint, around the table or over the page.
    fn pose_from(&self, viewpoint: Viewpoint, depiction: BoardStyle) -> OrbitPose {
        match depiction {
            BoardStyle::Table => self.view_from(viewpoint),
            BoardStyle::Diagram => self.page_view_from(viewpoint),
        }
    }

    /// Sets the pose around the table at once, without a smooth movement.
    pub fn jump_to_table_view(&mut self, orbit: OrbitPose) {
        (self.before_ending, self.before_photo) = (None, None);
        self.jump_to(orbit, BoardStyle::Table);
    }

    /// Sets the pose over the page at once, without a smooth movement.
    pub fn jump_to_page_view(&mut self, page: OrbitPose) {
        self.jump_to(page, BoardStyle::Diagram);
    }

    /// Returns both poses to the player's own side: the one that is seen smoothly, the other one at once.
    pub(super) fn return_home(&mut self, seen: Option<BoardStyle>) {
        (self.tween, self.before_ending, self.before_photo) = (None, None, None);
        for depiction in [BoardStyle::Table, BoardStyle::Diagram] {
            let to = self.pose_from(Viewpoint::Mine, depiction);
            if seen == Some(depiction) {
                self.tween_to(to, depiction);
            } else {
                self.set_pose(to, depiction);
            }
        }
    }

    /// Returns the current pose around the table or over the page.
    pub(super) const fn pose(&self, depiction: BoardStyle) -> OrbitPose {
        match depiction {
            BoardStyle::Table => self.orbit,
            BoardStyle::Diagram => self.page,
        }
    }

    /// Returns the pose at the end of the running movement, or the current pose.
    pub(super) fn target_pose(&self, depiction: BoardStyle) -> OrbitPose {
        let tween = self.tween.as_ref().filter(|tween| tween.depiction == depiction);
        tween.map_or(self.pose(depiction), |tween| tween.to)
    }

    /// Carries out a request, around the table or over the page, whichever is seen.
    pub(super) fn apply(&mut self, request: CameraRequest, depiction: BoardStyle) {
        // Presses of a key add up: the next tween starts from where the last one would end.
        let (mut now, target) = (self.pose(depiction), self.target_pose(depiction));
        if depiction.is_flat() {
            // A hand that moves the page while it is being turned does not leave it askew.
            now.yaw = target.yaw;
        }
        if depiction == BoardStyle::Table {
            // Where the camera was moved to by hand, it stays.
            self.before_ending = None;
        }
        match (request, depiction) {
            (CameraRequest::ReturnHome, _) => self.return_home(Some(depiction)),
            (CameraRequest::View(viewpoint), _) => {
                self.tween_to(self.pose_from(viewpoint, depiction), depiction);
            }
            // A page is only turned by steps, so that it always lies straight.
            (CameraRequest::Tilt(_) | CameraRequest::OrbitAtOnce(_), BoardStyle::Diagram) => {}
            (CameraRequest::Turn(angle), _) => {
                self.tween_to(OrbitPose { yaw: target.yaw + angle, ..target }, depiction);
            }
            (CameraRequest::Tilt(angle), _) => {
                self.tween_to(OrbitPose { elevation: target.elevation + angle, ..target }, depiction);
            }
            (CameraRequest::Zoom(factor), _) => {
                self.tween_to(OrbitPose { zoom: target.zoom * factor, ..target }, depiction);
            }
            (CameraRequest::OrbitAtOnce(angles), _) => {
                let (yaw, elevation) = (now.yaw + angles.x, now.elevation + angles.y);
                self.jump_to(OrbitPose { yaw, elevation, ..now }, depiction);
            }
            (CameraRequest::PanAtOnce(pixels), _) => self.jump_to(now.panned(pixels * self.pixel), depiction),
            (CameraRequest::ZoomAtOnce(factor), _) => {
                self.jump_to(OrbitPose { zoom: now.zoom * factor, ..now }, depiction);
            }
        }
    }

    /// Starts a smooth movement to a pose, within its limits.
    pub(super) fn tween_to(&mut self, to: OrbitPose, depiction: BoardStyle) {
        let (from, to) = (self.pose(depiction), to.clamped(self.scale));
        self.tween = Some(CameraTween { depiction, from, to, passed: Duration::ZERO });
    }

    /// Sets a pose within its limits and ends the tween: the hand on the mouse has priority.
    fn jump_to(&mut self, to: OrbitPose, depiction: BoardStyle) {
        self.tween.take_if(|tween| tween.depiction == depiction);
        self.set_pose(to.clamped(self.scale), depiction);
    }

    const fn set_pose(&mut self, orbit: OrbitPose, depiction: BoardStyle) {
        match depiction {
            BoardStyle::Table => self.orbit = orbit,
            BoardStyle::Diagram => self.page = orbit,
        }
    }

    /// Advances the running movement, if there is one, and ends it when its time is over.
    pub(super) fn advance_tween(&mut self, by: Duration) {
        let Some(tween) = &mut self.tween else { return };
        tween.passed += by;
        let share = EaseFunction::SmoothStep.sample_clamped(tween.passed.div_duration_f32(TWEEN_TIME));
        let (orbit, depiction) = (tween.from.between(tween.to, share), tween.depiction);
        if tween.passed >= TWEEN_TIME {
            self.tween = None;
        }
        self.set_pose(orbit, depiction);
    }
}

#[derive(Clone, Debug)]
struct CameraTween {
    depiction: BoardStyle,
    from: OrbitPose,
    to: OrbitPose,
    passed: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tween_ends_at_its_viewpoint_and_a_drag_ends_a_tween() {
        let mut camera = OrbitCamera::default();
        camera.apply(CameraRequest::View(Viewpoint::Opponent), BoardStyle::Table);
        camera.advance_tween(Duration::from_millis(300));
        assert!((camera.orbit.yaw.abs() - FRAC_PI_2).abs() < 1e-3);
        camera.advance_tween(Duration::from_millis(300));
        assert_eq!(camera.orbit, camera.view_from(Viewpoint::Opponent));
        camera.apply(CameraRequest::Turn(1.0), BoardStyle::Table);
        camera.apply(CameraRequest::OrbitAtOnce(Vec2::ZERO), BoardStyle::Table);
        assert!(camera.tween.is_none());
    }

    #[test]
    fn a_tween_starts_and_ends_at_rest() {
        let after = |share: f32| {
            let mut camera = OrbitCamera::default();
            camera.apply(CameraRequest::Turn(1.0), BoardStyle::Table);
            camera.advance_tween(TWEEN_TIME.mul_f32(share));
            camera.orbit.yaw
        };
        assert!(after(0.01) < 0.001 && after(0.99) > 0.999);
        assert!((after(0.5) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn who_changes_sides_has_table_and_page_before_them() {
        for seen in [None, Some(BoardStyle::Table), Some(BoardStyle::Diagram)] {
            let mut camera = OrbitCamera { home_yaw: PI, ..default() };
            camera.return_home(seen);
            camera.advance_tween(TWEEN_TIME);
            assert_eq!(
                (camera.orbit, camera.page),
                (camera.view_from(Viewpoint::Mine), whole_page(PI)),
                "{seen:?}"
            );
        }
    }

    #[test]
    fn turns_add_up() {
        let mut camera = OrbitCamera::default();
        camera.apply(CameraRequest::Turn(1.0), BoardStyle::Table);
        camera.apply(CameraRequest::Turn(1.0), BoardStyle::Table);
        camera.advance_tween(TWEEN_TIME);
        assert!((camera.orbit.yaw - 2.0).abs() < 1e-5);
    }

    #[test]
    fn a_page_is_turned_by_steps_zoomed_and_moved_and_the_table_stays_as_it_was() {
        let mut camera = OrbitCamera::default();
        camera.apply(CameraRequest::Turn(1.0), BoardStyle::Table);
        camera.advance_tween(TWEEN_TIME);
        let table = camera.orbit;
        let page = BoardStyle::Diagram;
        for request in [CameraRequest::Tilt(-0.4), CameraRequest::OrbitAtOnce(Vec2::ONE)] {
            camera.apply(request, page);
            camera.advance_tween(TWEEN_TIME);
            assert_eq!(camera.pose(page), whole_page(0.0), "{request:?}");
        }
        for _ in 0..2 {
            camera.apply(CameraRequest::Turn(FRAC_PI_3), page);
        }
        camera.advance_tween(TWEEN_TIME / 2);
        camera.apply(CameraRequest::ZoomAtOnce(1.0), page);
        assert!(
            (camera.page.yaw - 2.0 * FRAC_PI_3).abs() < 1e-5 && camera.tween.is_none(),
            "{:?}",
            camera.page
        );
        for (viewpoint, yaw) in
            [(Viewpoint::Opponent, PI), (Viewpoint::Side, FRAC_PI_3), (Viewpoint::Mine, 0.0)]
        {
            camera.apply(CameraRequest::View(viewpoint), page);
            camera.advance_tween(TWEEN_TIME);
            assert_eq!(camera.pose(page), whole_page(yaw), "{viewpoint:?}");
        }
        camera.apply(CameraRequest::Zoom(0.8), page);
        camera.advance_tween(TWEEN_TIME);
        camera.apply(CameraRequest::PanAtOnce(Vec2::new(50.0, 0.0)), page);
        assert!((camera.page.zoom - 0.8).abs() < 1e-5 && camera.page.pan.x < -0.4, "{:?}", camera.page);
        assert!(camera.page.yaw.abs() < 1e-6);
        camera.apply(CameraRequest::View(Viewpoint::Mine), page);
        camera.advance_tween(TWEEN_TIME);
        assert!(
            (camera.page.zoom - 1.0).abs() < 1e-5 && camera.page.pan.length() < 1e-5,
            "{:?}",
            camera.page
        );
        assert_eq!(camera.orbit, table);
    }
}
