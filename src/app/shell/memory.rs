//! What the window remembers when it is closed: its place on the screen, and from where each board was looked at.

use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryWindow, WindowMode};

use crate::app::GameSystems;
use crate::app::game::{Choices, Choose, CurrentMatch, MatchChanged, Motion};
use crate::app::stage::camera::{Orbit, Rig, Seat};
use crate::library::preferences::{self, WindowChoices};
use crate::rules::Variant;

/// So much of a window must be on a screen, in pixels, that a hand can get hold of it.
const GRIP: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Normal>()
        .add_systems(First, place_window)
        .add_systems(Update, turn_to_board.in_set(GameSystems::Animate))
        .add_systems(Last, (note_size, remember_at_exit).chain());
}

/// Each board is looked at as it was left.
fn turn_to_board(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    choices: Res<Choices>,
    mut choose: MessageWriter<Choose>,
    mut rigs: Query<&mut Rig>,
    mut motion: ResMut<Motion>,
    mut shown: Local<Option<(Variant, f32)>>,
    mut restoring: Local<u8>,
) {
    let replaced = changed.read().any(|change| *change == MatchChanged::Replaced);
    let variant = current.game().variant();
    for mut rig in &mut rigs {
        if let Some((before, home)) = shown.filter(|(before, _)| replaced && *before != variant) {
            choose.write(Choose::Camera(before, kept(&rig, home)));
        }
        if shown.is_none_or(|(before, _)| before != variant) {
            // A new seat is taken first.
            *restoring = 2;
        } else if *restoring > 0 {
            *restoring -= 1;
            if let Some(orbit) = choices.cameras.get(&variant).filter(|_| *restoring == 0) {
                let yaw = rig.home_yaw + orbit.yaw;
                let pan = Vec2::from_array(orbit.pan);
                rig.look_from(Orbit { yaw, elevation: orbit.elevation, zoom: orbit.zoom, pan });
            }
        }
        if *restoring > 0 {
            motion.keep_drawing();
        }
        // Of the seat before a match is replaced, which the next frame no longer knows.
        *shown = Some((variant, rig.home_yaw));
    }
}

/// The view of a board, if it is not the usual one from the player's own seat.
fn kept(rig: &Rig, home: f32) -> Option<preferences::Orbit> {
    let Orbit { yaw, elevation, zoom, pan } = rig.orbit;
    let usual = Orbit { yaw: home, ..rig.seat(Seat::Mine) };
    let same = |one: f32, other: f32| (one - other).abs() < 1e-3;
    let is_usual = same(yaw, usual.yaw)
        && same(elevation, usual.elevation)
        && same(zoom, usual.zoom)
        && pan.distance(usual.pan) < 1e-3;
    let orbit = preferences::Orbit { yaw: yaw - home, elevation, zoom, pan: pan.to_array() };
    (!is_usual).then_some(orbit)
}

/// The window comes back where it was, if that is still on a screen.
fn place_window(
    choices: Res<Choices>,
    monitors: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut placed: Local<bool>,
) {
    if *placed || monitors.is_empty() {
        return;
    }
    *placed = true;
    let Ok(mut window) = windows.single_mut() else { return };
    if choices.window.maximised {
        window.set_maximized(true);
    }
    let Some((x, y)) = choices.window.place else { return };
    let corner = IVec2::new(x, y);
    let shows = |monitor: &Monitor| {
        let inside = (corner - monitor.physical_position).as_vec2();
        inside.cmpge(Vec2::splat(-GRIP)).all() && inside.cmple(monitor.physical_size().as_vec2() - GRIP).all()
    };
    if monitors.iter().any(shows) {
        window.position = WindowPosition::At(corner);
    }
}

/// The size and place of the window before it filled the screen.
#[derive(Resource, Debug, Default)]
struct Normal {
    size: Option<(u32, u32)>,
    place: Option<(i32, i32)>,
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes of windows are small and positive"
)]
fn note_size(windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>, mut normal: ResMut<Normal>) {
    let Ok(window) = windows.single() else { return };
    let fills_screen = window.mode != WindowMode::Windowed;
    if fills_screen {
        return;
    }
    normal.size = Some((window.width().round() as u32, window.height().round() as u32));
    if let WindowPosition::At(place) = window.position {
        normal.place = Some((place.x, place.y));
    }
}

fn remember_at_exit(
    mut exits: MessageReader<AppExit>,
    current: Res<CurrentMatch>,
    normal: Res<Normal>,
    rigs: Query<&Rig>,
    mut choices: ResMut<Choices>,
) {
    if exits.read().last().is_none() {
        return;
    }
    if let Ok(rig) = rigs.single() {
        choices.take(Choose::Camera(current.game().variant(), kept(rig, rig.home_yaw)));
    }
    let maximised = choices.window.maximised;
    choices.take(Choose::Window(WindowChoices { size: normal.size, place: normal.place, maximised }));
    // Nobody reads toasts any more.
    if let Some(toast) = choices.save() {
        warn!("{}", toast.text);
    }
}
