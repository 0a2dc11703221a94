//! Where the camera stands, and how it glides from one seat to the next.

use std::f32::consts::{FRAC_PI_2, PI};
use std::time::Duration;

use bevy::light::cluster::{ClusterConfig, GlobalClusterSettings};
use bevy::prelude::*;
use bevy::render::view::NoIndirectDrawing;

use super::orbit::{ELEVATIONS, Orbit, ease};
use super::projection::ShiftedPerspective;
use crate::app::GameSystems;
use crate::app::game::{Depiction, Motion, Speed, TableCamera};
use crate::app::stage::scene::{TableBoard, layout};
use crate::rules::Player;

/// 26 degrees: near and far discs differ little in size.
pub(super) const ANGLE: f32 = 0.454;
/// 52 degrees: all three discs of a stack behind a stack can be seen.
const SEATED: f32 = 0.908;
/// How far a small board reaches: on it the limits of the view are as written.
const SMALL: f32 = 5.2;
pub(super) const GLIDE: Duration = Duration::from_millis(600);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speed>()
        .init_resource::<Depiction>()
        .add_message::<CameraMoved>()
        .add_systems(PreStartup, cluster_on_processor.run_if(resource_exists::<GlobalClusterSettings>))
        .add_systems(Update, (follow_moves, glide).chain().in_set(RigSystems).after(GameSystems::Input));
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
pub(super) const WHOLE_PAGE: Orbit = Orbit::all(0.0, *ELEVATIONS.end());

/// Where the camera is, and where it glides to.
#[derive(Component, Clone, Debug)]
#[require(TableCamera)]
pub struct Rig {
    /// The view of the table now.
    pub orbit: Orbit,
    /// Where a diagram is looked at; of its zoom and pan alone something is seen.
    pub(super) page: Orbit,
    /// The player's own seat: 0 for Black's, π for White's.
    pub home_yaw: f32,
    /// How many times as large as that of a small board the table is.
    scale: f32,
    /// How many units of the table a pixel is wide in the middle of the view.
    pub(super) pixel: f32,
    glide: Option<Glide>,
    /// The player's own view of the table while the end of a game is shown from another one.
    pub(super) own: Option<Orbit>,
}

impl Default for Rig {
    fn default() -> Self {
        Self::of(Player::Black)
    }
}

/// Where a player sits.
pub(super) const fn home_yaw(player: Player) -> f32 {
    match player {
        Player::Black => 0.0,
        Player::White => PI,
    }
}

impl Rig {
    /// Where this player sits, Black at the near side of the table and White at the far one.
    pub fn of(player: Player) -> Self {
        let home_yaw = home_yaw(player);
        Self {
            orbit: Orbit::all(home_yaw, SEATED),
            page: WHOLE_PAGE,
            home_yaw,
            scale: 1.0,
            pixel: 0.01,
            glide: None,
            own: None,
        }
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
