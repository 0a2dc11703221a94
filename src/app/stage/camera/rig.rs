//! Where the camera stands, and how it glides from one seat to the next.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI};
use std::time::Duration;

use bevy::light::cluster::{ClusterConfig, GlobalClusterSettings};
use bevy::prelude::*;
use bevy::render::view::NoIndirectDrawing;

use super::commands::turn_of;
use super::orbit::{ELEVATIONS, Orbit};
use super::projection::ShiftedPerspective;
use crate::app::GameSystems;
use crate::app::game::{AnimationSpeed, BoardStyle, RedrawScheduler, TableCamera};
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
    app.init_resource::<AnimationSpeed>()
        .init_resource::<BoardStyle>()
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
    depiction: Res<BoardStyle>,
    mut rigs: Query<&mut Rig>,
    mut motion: Option<ResMut<RedrawScheduler>>,
) {
    for asked in moves.read() {
        for mut rig in &mut rigs {
            if let Some(board) = &board {
                rig.scale = (layout::reach(board.0) / SMALL).max(1.0);
                rig.step = turn_of(board.0);
            }
            rig.ask(*asked, *depiction);
        }
        if let Some(motion) = &mut motion {
            motion.settle();
        }
    }
}

fn glide(
    time: Res<Time<Real>>,
    speed: Res<AnimationSpeed>,
    mut rigs: Query<&mut Rig>,
    mut motion: Option<ResMut<RedrawScheduler>>,
) {
    for mut rig in rigs.iter_mut().filter(|rig| rig.glide.is_some()) {
        rig.advance(if speed.is_still() { GLIDE } else { RedrawScheduler::step(time.delta()) });
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
    /// Take the player's own seat, at the table as well as before the page.
    Sit,
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

/// All of a page, for a reader who sits so far around it.
const fn whole_page(yaw: f32) -> Orbit {
    Orbit::all(yaw, *ELEVATIONS.end())
}

/// Where the camera is, and where it glides to.
#[derive(Component, Clone, Debug)]
#[require(TableCamera)]
pub struct Rig {
    /// The view of the table now.
    pub orbit: Orbit,
    /// From where and how closely a diagram is looked at. Its board always lies on the page as it did before, turned by
    /// a whole number of steps, except while it glides from one turn to the next.
    pub(super) page: Orbit,
    /// The player's own seat: 0 for Black's, π for White's.
    pub home_yaw: f32,
    /// How many times as large as that of a small board the table is.
    scale: f32,
    /// From one side of the board to the next.
    step: f32,
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
            page: whole_page(home_yaw),
            home_yaw,
            scale: 1.0,
            step: FRAC_PI_3,
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

    /// All of the page, as it lies before a seat.
    pub fn page_before(&self, seat: Seat) -> Orbit {
        whole_page(match seat {
            Seat::Mine | Seat::Above => self.home_yaw,
            Seat::Side => self.home_yaw + self.step,
            Seat::Opponent => self.home_yaw + PI,
        })
    }

    /// The view from a seat, of the table or of the diagram.
    fn view_from(&self, seat: Seat, depiction: BoardStyle) -> Orbit {
        match depiction {
            BoardStyle::Table => self.seat(seat),
            BoardStyle::Diagram => self.page_before(seat),
        }
    }

    /// Looks from somewhere else at once.
    pub fn look_from(&mut self, orbit: Orbit) {
        self.own = None;
        self.jump_to(orbit, BoardStyle::Table);
    }

    /// Looks at the page from somewhere else at once.
    pub fn look_at_page(&mut self, page: Orbit) {
        self.jump_to(page, BoardStyle::Diagram);
    }

    /// Takes the player's own seat at the table and before the page, with a glide where that is seen.
    pub(super) fn sit_down(&mut self, seen: Option<BoardStyle>) {
        (self.glide, self.own) = (None, None);
        for depiction in [BoardStyle::Table, BoardStyle::Diagram] {
            let to = self.view_from(Seat::Mine, depiction);
            if seen == Some(depiction) {
                self.glide_to(to, depiction);
            } else {
                self.set(to, depiction);
            }
        }
    }

    /// The view now, of the table or of the diagram.
    pub(super) const fn orbit(&self, depiction: BoardStyle) -> Orbit {
        match depiction {
            BoardStyle::Table => self.orbit,
            BoardStyle::Diagram => self.page,
        }
    }

    /// The view that the camera is on its way to, if it is on its way.
    pub(super) fn aim(&self, depiction: BoardStyle) -> Orbit {
        let glide = self.glide.as_ref().filter(|glide| glide.depiction == depiction);
        glide.map_or(self.orbit(depiction), |glide| glide.to)
    }

    pub(super) fn ask(&mut self, asked: CameraMoved, depiction: BoardStyle) {
        // Presses of a key add up: the next glide starts from where the last one would end.
        let (mut now, aim) = (self.orbit(depiction), self.aim(depiction));
        if depiction.is_flat() {
            // A hand that moves the page while it is being turned does not leave it askew.
            now.yaw = aim.yaw;
        }
        if depiction == BoardStyle::Table {
            // Where the camera was moved to by hand, it stays.
            self.own = None;
        }
        match (asked, depiction) {
            (CameraMoved::Sit, _) => self.sit_down(Some(depiction)),
            (CameraMoved::Seat(seat), _) => self.glide_to(self.view_from(seat, depiction), depiction),
            // A page is only turned by steps, so that it always lies straight.
            (CameraMoved::Tilt(_) | CameraMoved::Orbit(_), BoardStyle::Diagram) => {}
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

    pub(super) fn glide_to(&mut self, to: Orbit, depiction: BoardStyle) {
        let (from, to) = (self.orbit(depiction), to.clamped(self.scale));
        self.glide = Some(Glide { depiction, from, to, passed: Duration::ZERO });
    }

    /// The hand on the mouse ends a glide.
    fn jump_to(&mut self, to: Orbit, depiction: BoardStyle) {
        self.glide.take_if(|glide| glide.depiction == depiction);
        self.set(to.clamped(self.scale), depiction);
    }

    const fn set(&mut self, orbit: Orbit, depiction: BoardStyle) {
        match depiction {
            BoardStyle::Table => self.orbit = orbit,
            BoardStyle::Diagram => self.page = orbit,
        }
    }

    pub(super) fn advance(&mut self, by: Duration) {
        let Some(glide) = &mut self.glide else { return };
        glide.passed += by;
        let share = EaseFunction::SmoothStep.sample_clamped(glide.passed.div_duration_f32(GLIDE));
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
    depiction: BoardStyle,
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
        rig.ask(CameraMoved::Seat(Seat::Opponent), BoardStyle::Table);
        rig.advance(Duration::from_millis(300));
        assert!((rig.orbit.yaw.abs() - FRAC_PI_2).abs() < 1e-3);
        rig.advance(Duration::from_millis(300));
        assert_eq!(rig.orbit, rig.seat(Seat::Opponent));
        rig.ask(CameraMoved::Turn(1.0), BoardStyle::Table);
        rig.ask(CameraMoved::Orbit(Vec2::ZERO), BoardStyle::Table);
        assert!(rig.glide.is_none());
    }

    #[test]
    fn a_glide_starts_and_ends_at_rest() {
        let after = |share: f32| {
            let mut rig = Rig::default();
            rig.ask(CameraMoved::Turn(1.0), BoardStyle::Table);
            rig.advance(GLIDE.mul_f32(share));
            rig.orbit.yaw
        };
        assert!(after(0.01) < 0.001 && after(0.99) > 0.999);
        assert!((after(0.5) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn who_takes_another_seat_has_table_and_page_before_it() {
        for seen in [None, Some(BoardStyle::Table), Some(BoardStyle::Diagram)] {
            let mut rig = Rig { home_yaw: PI, ..default() };
            rig.sit_down(seen);
            rig.advance(GLIDE);
            assert_eq!((rig.orbit, rig.page), (rig.seat(Seat::Mine), whole_page(PI)), "{seen:?}");
        }
    }

    #[test]
    fn turns_add_up() {
        let mut rig = Rig::default();
        rig.ask(CameraMoved::Turn(1.0), BoardStyle::Table);
        rig.ask(CameraMoved::Turn(1.0), BoardStyle::Table);
        rig.advance(GLIDE);
        assert!((rig.orbit.yaw - 2.0).abs() < 1e-5);
    }

    #[test]
    fn a_page_is_turned_by_steps_zoomed_and_moved_and_the_table_stays_as_it_was() {
        let mut rig = Rig::default();
        rig.ask(CameraMoved::Turn(1.0), BoardStyle::Table);
        rig.advance(GLIDE);
        let table = rig.orbit;
        let page = BoardStyle::Diagram;
        for asked in [CameraMoved::Tilt(-0.4), CameraMoved::Orbit(Vec2::ONE)] {
            rig.ask(asked, page);
            rig.advance(GLIDE);
            assert_eq!(rig.orbit(page), whole_page(0.0), "{asked:?}");
        }
        for _ in 0..2 {
            rig.ask(CameraMoved::Turn(FRAC_PI_3), page);
        }
        rig.advance(GLIDE / 2);
        rig.ask(CameraMoved::Wheel(1.0), page);
        assert!((rig.page.yaw - 2.0 * FRAC_PI_3).abs() < 1e-5 && rig.glide.is_none(), "{:?}", rig.page);
        for (seat, yaw) in [(Seat::Opponent, PI), (Seat::Side, FRAC_PI_3), (Seat::Mine, 0.0)] {
            rig.ask(CameraMoved::Seat(seat), page);
            rig.advance(GLIDE);
            assert_eq!(rig.orbit(page), whole_page(yaw), "{seat:?}");
        }
        rig.ask(CameraMoved::Zoom(0.8), page);
        rig.advance(GLIDE);
        rig.ask(CameraMoved::Pan(Vec2::new(50.0, 0.0)), page);
        assert!((rig.page.zoom - 0.8).abs() < 1e-5 && rig.page.pan.x < -0.4, "{:?}", rig.page);
        assert!(rig.page.yaw.abs() < 1e-6);
        rig.ask(CameraMoved::Seat(Seat::Mine), page);
        rig.advance(GLIDE);
        assert!((rig.page.zoom - 1.0).abs() < 1e-5 && rig.page.pan.length() < 1e-5, "{:?}", rig.page);
        assert_eq!(rig.orbit, table);
    }
}
