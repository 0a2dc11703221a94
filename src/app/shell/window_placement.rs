//! Places the window on the screen: no larger than the screen, and where it was when it was closed.
//!
//! That takes two steps. While the window is hidden its size and position are set, as far as they are known. Once it is
//! shown, the window manager has put a frame around it, and may have moved it: then both are corrected, and the window
//! is maximised, which no manager does to a window that it does not know yet.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode};
use bevy::winit::WINIT_WINDOWS;

use crate::app::game::{RedrawScheduler, StoredPreferences};

/// Smallest size of the window, in logical pixels.
pub const MIN_SIZE: [u16; 2] = [640, 480];
/// Part of a window in pixels that must be on a screen, so that it can be grabbed.
const MIN_VISIBLE: f32 = 64.0;
/// Allowance for the frame and the title bar in logical pixels: the manager is told the least size before their sizes
/// are known.
const FRAME_ALLOWANCE: f32 = 64.0;
/// Time that a window manager may take to show a window, and to answer a request.
const ANSWER_TIME: Duration = Duration::from_millis(300);
/// Time after which a window is taken as it is.
const PLACEMENT_TIMEOUT: Duration = Duration::from_secs(3);
/// Greatest side that a window is created with, before the screen is known. Larger ones can exceed the limits of X11 or
/// of the adapter.
const MAX_INITIAL_SIDE: u32 = 4096;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlacementState>().add_systems(First, (place_window, finish_placement).chain());
}

/// Returns the size to create a window with, in logical pixels: the remembered one within limits.
pub(super) fn initial_size([width, height]: [u32; 2]) -> [u32; 2] {
    let [least_width, least_height] = MIN_SIZE.map(u32::from);
    [width.clamp(least_width, MAX_INITIAL_SIDE), height.clamp(least_height, MAX_INITIAL_SIDE)]
}

/// Returns `true` if a screen shows enough of the upper edge of a window with this corner to move it from there.
pub(super) fn shows_corner(monitor: &Monitor, corner: IVec2) -> bool {
    let inside = (corner - monitor.physical_position).as_vec2();
    let reach = monitor.physical_size().as_vec2() - MIN_VISIBLE;
    inside.cmpge(Vec2::new(-MIN_VISIBLE, 0.0)).all() && inside.cmple(reach).all()
}

/// Position and size of a window, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WindowRect {
    corner: IVec2,
    size: UVec2,
}

impl WindowRect {
    /// Shrinks and moves the window so that it is wholly on the screen.
    fn inside(self, screen: Self) -> Self {
        let size = self.size.min(screen.size);
        let last = screen.corner + (screen.size - size).as_ivec2();
        Self { corner: self.corner.clamp(screen.corner, last), size }
    }
}

impl From<&Monitor> for WindowRect {
    fn from(monitor: &Monitor) -> Self {
        Self { corner: monitor.physical_position, size: monitor.physical_size() }
    }
}

/// How far the window has been put in its remembered place since the start.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PlacementState {
    /// The window is hidden.
    #[default]
    Hidden,
    /// The window is shown since this time, and its manager may not know it yet.
    Shown(Duration),
    /// The window is shown since the first time, and its manager was last asked for something at the second.
    Asked(Duration, Duration),
    /// Placement is finished: from now on the player moves the window.
    Done,
}

/// Gives the hidden window its remembered size and position, if a screen has room for them.
pub(super) fn place_window(
    preferences: Res<StoredPreferences>,
    monitors: Query<(Entity, &Monitor)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut placed: Local<bool>,
) {
    if *placed || monitors.is_empty() {
        return;
    }
    *placed = true;
    let Ok(mut window) = windows.single_mut() else { return };
    let corner = preferences.window.place.map(|(x, y)| IVec2::new(x, y));
    let shows = |monitor: &Monitor| corner.is_some_and(|corner| shows_corner(monitor, corner));
    let remembered = monitors.iter().find(|(_, monitor)| shows(monitor));
    // Without a place the manager chooses the screen: the window must fit on each of them.
    let on_each = |size: fn(&Monitor) -> Vec2| {
        remembered.map_or_else(
            || monitors.iter().map(|(_, monitor)| size(monitor)).fold(Vec2::INFINITY, Vec2::min),
            |(_, monitor)| size(monitor),
        )
    };
    let screen = WindowRect {
        corner: remembered.map(|(_, monitor)| monitor.physical_position).unwrap_or_default(),
        size: on_each(|monitor| monitor.physical_size().as_vec2()).as_uvec2(),
    };
    let size = window.physical_size();
    let at = WindowRect { corner: corner.unwrap_or_default(), size }.inside(screen);
    #[expect(clippy::cast_possible_truncation, reason = "scales are small numbers")]
    let logical = on_each(|monitor| monitor.physical_size().as_vec2() / monitor.scale_factor as f32);
    let (least, most) = (&mut window.resize_constraints, (logical - FRAME_ALLOWANCE).max(Vec2::ONE));
    (least.min_width, least.min_height) = (least.min_width.min(most.x), least.min_height.min(most.y));
    if at.size != size {
        window.resolution.set_physical_resolution(at.size.x, at.size.y);
    }
    if preferences.window.full_screen {
        // With a place of its own as well it would be moved off the screen that it fills.
        let on = remembered.map_or(MonitorSelection::Current, |(entity, _)| MonitorSelection::Entity(entity));
        window.mode = WindowMode::BorderlessFullscreen(on);
        window.position = WindowPosition::Automatic;
    } else {
        window.position =
            if remembered.is_some() { WindowPosition::At(at.corner) } else { WindowPosition::Automatic };
    }
}

/// Corrects the position of the window by its frame once it is shown, and maximises it if it was so before.
pub(super) fn finish_placement(
    preferences: Res<StoredPreferences>,
    time: Res<Time<Real>>,
    monitors: Query<&Monitor>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut state: ResMut<PlacementState>,
    mut redraws: ResMut<RedrawScheduler>,
    _main_thread: NonSendMarker,
) {
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    if *state == PlacementState::Done || !window.visible {
        return;
    }
    redraws.keep_drawing();
    let now = time.elapsed();
    let (since, asked) = match *state {
        PlacementState::Shown(since) => (since, None),
        PlacementState::Asked(since, last) => (since, Some(last)),
        PlacementState::Hidden | PlacementState::Done => {
            *state = PlacementState::Shown(now);
            return;
        }
    };
    if now < asked.unwrap_or(since) + ANSWER_TIME {
        return;
    }
    let winit_state = winit_state(entity);
    let is_on_its_way = now < since + PLACEMENT_TIMEOUT && window.mode == WindowMode::Windowed;
    let Some(winit_state) = winit_state.filter(|winit_state| is_on_its_way && !winit_state.maximised) else {
        // From now on its size and place are remembered.
        window.set_changed();
        *state = PlacementState::Done;
        return;
    };
    if !winit_state.shown {
        return;
    }
    if asked.is_none() {
        let wanted = preferences.window.place.map(|(x, y)| IVec2::new(x, y));
        let wanted = wanted.filter(|&corner| monitors.iter().any(|monitor| shows_corner(monitor, corner)));
        let corner = wanted.or(winit_state.at).unwrap_or_default();
        let middle = corner + (winit_state.outer / 2).as_ivec2();
        let distance = |monitor: &&Monitor| {
            let screen = WindowRect::from(*monitor);
            let nearest = middle.clamp(screen.corner, screen.corner + screen.size.as_ivec2());
            nearest.distance_squared(middle)
        };
        if let Some(monitor) = monitors.iter().min_by_key(distance) {
            let fits = WindowRect { corner, size: winit_state.outer }.inside(monitor.into());
            let too_large = winit_state.outer - fits.size;
            if too_large != UVec2::ZERO {
                let size = window.physical_size().saturating_sub(too_large).max(UVec2::ONE);
                window.resolution.set_physical_resolution(size.x, size.y);
            }
            if winit_state.at.is_some_and(|at| at != fits.corner) {
                // Bevy asks for nothing that it believes to be there already.
                window.position = WindowPosition::At(fits.corner);
                window.set_changed();
            }
        }
    } else if !preferences.window.maximised {
        window.set_changed();
        *state = PlacementState::Done;
        return;
    }
    if preferences.window.maximised && asked.is_some() {
        window.set_maximized(true);
    }
    *state = PlacementState::Asked(since, now);
}

/// State of a window that winit knows and Bevy does not pass on.
struct WinitWindowState {
    shown: bool,
    maximised: bool,
    /// Corner of the frame, where the system reports it.
    at: Option<IVec2>,
    /// Size including the frame.
    outer: UVec2,
}

fn winit_state(window: Entity) -> Option<WinitWindowState> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(window)?;
        let outer = window.outer_size();
        Some(WinitWindowState {
            shown: window.is_visible() != Some(false),
            maximised: window.is_maximized(),
            at: window.outer_position().ok().map(|at| IVec2::new(at.x, at.y)),
            outer: UVec2::new(outer.width, outer.height),
        })
    })
}

/// Returns `true` if a window is maximised, which only winit knows.
pub(super) fn is_maximised(window: Entity) -> bool {
    WINIT_WINDOWS
        .with_borrow(|windows| windows.get_window(window).is_some_and(|window| window.is_maximized()))
}

#[cfg(test)]
mod tests {
    use bevy::window::WindowResolution;
    use proptest::prelude::*;

    use super::*;
    use crate::library::Preferences;

    fn monitor(corner: [i32; 2], size: [u32; 2], scale: f64) -> Monitor {
        Monitor {
            name: None,
            physical_width: size[0],
            physical_height: size[1],
            physical_position: IVec2::from(corner),
            refresh_rate_millihertz: None,
            scale_factor: scale,
            video_modes: Vec::new(),
        }
    }

    /// The window that comes of what is remembered on these screens.
    fn placed(size: [u32; 2], place: Option<(i32, i32)>, full: bool, monitors: Vec<Monitor>) -> Window {
        let mut preferences = Preferences::default();
        (preferences.window.place, preferences.window.full_screen) = (place, full);
        let mut app = App::new();
        app.insert_resource(StoredPreferences::from(preferences)).add_systems(First, place_window);
        #[expect(clippy::cast_possible_truncation, reason = "scales are small numbers")]
        let scale = monitors[0].scale_factor as f32;
        for monitor in monitors {
            app.world_mut().spawn(monitor);
        }
        let [width, height] = initial_size(size);
        let mut resolution = WindowResolution::new(width, height);
        // So winit makes it at this scale.
        resolution.set_scale_factor_and_apply_to_physical_size(scale);
        let window = Window { resolution, ..default() };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        app.update();
        app.world().get::<Window>(window).unwrap().clone()
    }

    /// Finding window 4.
    #[test]
    fn a_window_is_no_larger_than_its_screen_at_every_scale() {
        for (screen, scale, expected) in [
            ([1280, 720], 1.0, [1280, 720]),
            ([1280, 720], 1.5, [1280, 720]),
            ([800, 600], 1.0, [800, 600]),
            ([3840, 2160], 2.0, [2560, 1440]),
            ([3840, 2160], 3.5, [3840, 2160]),
            ([320, 200], 1.0, [320, 200]),
        ] {
            let window = placed([1280, 720], None, false, vec![monitor([0, 0], screen, scale)]);
            assert_eq!(window.physical_size(), UVec2::from(expected), "{screen:?} at {scale}");
        }
    }

    /// Finding window 5.
    #[test]
    fn a_window_comes_back_only_where_a_screen_shows_it_and_wholly() {
        let at = |x, y| WindowPosition::At(IVec2::new(x, y));
        for (place, expected) in [
            ((100, 80), at(100, 80)),
            // Before, it may have stood there on a larger screen.
            ((-30, 1000), at(0, 360)),
            ((1000, 10), at(640, 10)),
            ((1900, 10), WindowPosition::Automatic),
            // Its upper edge, by which it could be moved, would be above the screen.
            ((100, -20), WindowPosition::Automatic),
            ((5000, 10), WindowPosition::Automatic),
        ] {
            let window = placed([1280, 720], Some(place), false, vec![monitor([0, 0], [1920, 1080], 1.0)]);
            assert_eq!(window.position, expected, "{place:?}");
        }
    }

    proptest! {
        /// Finding window 4.
        #[test]
        fn whatever_is_remembered_the_window_fits_on_a_screen(
            size in prop::array::uniform2(1_u32..=100_000),
            place in prop::option::of((-1_000_000..=1_000_000, -1_000_000..=1_000_000)),
            near in prop::option::of((-200..2000, -200..1200)),
            screens in prop::collection::vec((300_u32..8000, 200_u32..5000, 2_u8..14), 1..3),
            full in any::<bool>(),
        ) {
            let mut left = 0;
            let monitors: Vec<_> = screens.iter().map(|&(width, height, quarters)| {
                let monitor = monitor([left, 0], [width, height], f64::from(quarters) / 4.0);
                left += width.cast_signed();
                monitor
            }).collect();
            let window = placed(size, near.or(place), full, monitors.clone());
            let size = window.physical_size();
            prop_assert!(size.min_element() > 0);
            let fits = |monitor: &Monitor| size.cmple(monitor.physical_size()).all();
            prop_assert!(monitors.iter().any(fits), "{size}");
            if let WindowPosition::At(corner) = window.position {
                let whole = |monitor: &Monitor| {
                    let placed = WindowRect { corner, size };
                    placed.inside(monitor.into()) == placed
                };
                prop_assert!(!full && monitors.iter().any(whole), "{corner} {size}");
            } else {
                prop_assert!(monitors.iter().all(fits) || full || near.or(place).is_some());
            }
            let least = window.resize_constraints;
            prop_assert!(least.min_width <= 640.0 && least.min_height <= 480.0);
        }
    }
}
