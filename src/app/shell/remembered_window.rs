//! Remembers the size and position of the window, whether it is maximised, and whether it fills the screen.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode};

use super::window_placement::{PlacementState, is_maximised, shows_corner};
use crate::app::game::{LeavingSystems, StoredPreferences};
use crate::library::preferences::WindowChoices;

/// Time for which a size or position must last before it counts: a window that is being maximised has its new size
/// before it says that it is maximised.
const SETTLING_TIME: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowedState>().add_systems(
        Last,
        (
            fill_screen.run_if(resource_changed::<StoredPreferences>),
            track_window,
            remember_window_at_exit.in_set(LeavingSystems::Ask).run_if(on_message::<AppExit>),
        )
            .chain(),
    );
}

/// Switches between full screen and the window as it was before, as the preferences say.
pub(super) fn fill_screen(
    preferences: Res<StoredPreferences>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Ok(mut window) = windows.single_mut() else { return };
    let is_full = window.mode != WindowMode::Windowed;
    if preferences.window.full_screen != is_full {
        let full = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        window.mode = if is_full { WindowMode::Windowed } else { full };
    }
}

/// Size and position of the window before it filled the screen.
#[derive(Resource, Debug, Default)]
pub(super) struct WindowedState {
    /// Last bounds, and the time since which they have lasted; a window that is being maximised passes through some.
    last: Option<(Duration, Bounds)>,
    lasting: Bounds,
    maximised: Option<bool>,
}

/// Size and position of a window; none where they are not known yet.
#[derive(Clone, Copy, Debug, Default)]
struct Bounds {
    size: Option<(u32, u32)>,
    position: Option<(i32, i32)>,
}

fn track_window(
    windows: Query<(Entity, &Window), (With<PrimaryWindow>, Changed<Window>)>,
    monitors: Query<&Monitor>,
    placement: Option<Res<PlacementState>>,
    time: Option<Res<Time<Real>>>,
    mut windowed: ResMut<WindowedState>,
    _main_thread: NonSendMarker,
) {
    // Until placement is done, the position is that of the window manager.
    if placement.is_some_and(|placement| *placement != PlacementState::Done) {
        return;
    }
    if let Ok((entity, window)) = windows.single() {
        let is_seen =
            |corner| monitors.is_empty() || monitors.iter().any(|monitor| shows_corner(monitor, corner));
        let now = time.map(|time| time.elapsed()).unwrap_or_default();
        windowed.observe(window, now, is_maximised(entity), is_seen);
    }
}

impl WindowedState {
    /// Notes the window's state, unless it is minimised or fills the screen. Its bounds count once they have lasted.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sizes of windows are small and positive"
    )]
    fn observe(&mut self, window: &Window, now: Duration, maximised: bool, is_seen: impl Fn(IVec2) -> bool) {
        // Full screen is another thing, and says nothing of what comes after it. A minimised window has no size on
        // Windows, which also moves it far off every screen.
        if window.mode != WindowMode::Windowed || window.physical_size().min_element() == 0 {
            return;
        }
        self.maximised = Some(maximised);
        if let Some((_, last)) = self.last.take_if(|(since, _)| now >= *since + SETTLING_TIME) {
            self.lasting = last;
        }
        if maximised {
            self.last = None;
            return;
        }
        let before = self.last.map_or(self.lasting, |(_, last)| last);
        let size = Some((window.width().round() as u32, window.height().round() as u32));
        let position = match window.position {
            WindowPosition::At(corner) if is_seen(corner) => Some((corner.x, corner.y)),
            _ => before.position,
        };
        self.last = Some((now, Bounds { size, position }));
    }

    /// Returns the preferences to remember. A window that was maximised from the start keeps its remembered size.
    fn to_preferences(&self, before: &WindowChoices) -> WindowChoices {
        let bounds = self.last.map_or(self.lasting, |(_, last)| last);
        WindowChoices {
            size: bounds.size.or(before.size),
            place: bounds.position.or(before.place),
            maximised: self.maximised.unwrap_or(before.maximised),
            full_screen: before.full_screen,
        }
    }
}

/// Remembers the window, and saves everything that is remembered when the program ends.
pub(super) fn remember_window_at_exit(
    windows: Query<Entity, With<PrimaryWindow>>,
    mut windowed: ResMut<WindowedState>,
    mut preferences: ResMut<StoredPreferences>,
    _main_thread: NonSendMarker,
) {
    if windows.single().is_ok_and(is_maximised) && windowed.maximised.is_some() {
        (windowed.maximised, windowed.last) = (Some(true), None);
    }
    preferences.window = windowed.to_preferences(&preferences.window);
    preferences.save();
}

#[cfg(test)]
mod tests {
    use super::super::window_placement::place_window;
    use super::*;
    use crate::app::game::WindowWaker;
    use crate::library::Preferences;

    const FULL_SCREEN: WindowMode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);

    /// What is remembered before a test.
    const BEFORE: WindowChoices =
        WindowChoices { size: Some((640, 480)), place: None, maximised: false, full_screen: false };

    fn window(width: u32, height: u32, mode: WindowMode) -> Window {
        let resolution = bevy::window::WindowResolution::new(width, height);
        let position = WindowPosition::At(IVec2::new(40, 50));
        Window { resolution, mode, position, ..default() }
    }

    fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// A window that was seen for a while before it did something else.
    fn seen(width: u32, height: u32) -> WindowedState {
        let mut windowed = WindowedState::default();
        windowed.observe(&window(width, height, WindowMode::Windowed), s(1), false, |_| true);
        windowed
    }

    /// Finding window 5.
    #[test]
    fn a_maximised_window_keeps_the_bounds_that_it_had_before() {
        let mut windowed = seen(900, 700);
        windowed.observe(&window(1920, 1080, WindowMode::Windowed), s(2), true, |_| true);
        let expected =
            WindowChoices { size: Some((900, 700)), place: Some((40, 50)), maximised: true, ..BEFORE };
        assert_eq!(windowed.to_preferences(&BEFORE), expected);
    }

    #[test]
    fn a_window_that_fills_the_screen_keeps_the_bounds_that_it_had_before() {
        let mut windowed = seen(900, 700);
        windowed.observe(&window(1920, 1080, FULL_SCREEN), s(3), false, |_| true);
        let expected = WindowChoices { size: Some((900, 700)), place: Some((40, 50)), ..BEFORE };
        assert_eq!(windowed.to_preferences(&BEFORE), expected);
    }

    #[test]
    fn a_window_that_comes_back_from_the_full_screen_has_its_new_size() {
        let mut windowed = seen(900, 700);
        windowed.observe(&window(1920, 1080, WindowMode::Windowed), s(2), true, |_| true);
        windowed.observe(&window(1920, 1080, FULL_SCREEN), s(3), false, |_| true);
        windowed.observe(&window(800, 600, WindowMode::Windowed), s(4), false, |_| true);
        let expected = WindowChoices { size: Some((800, 600)), place: Some((40, 50)), ..BEFORE };
        assert_eq!(windowed.to_preferences(&BEFORE), expected);
    }

    #[test]
    fn a_window_that_always_filled_the_screen_changes_nothing() {
        let mut windowed = WindowedState::default();
        windowed.observe(&window(1920, 1080, FULL_SCREEN), s(5), false, |_| true);
        for before in [BEFORE, WindowChoices { maximised: true, ..BEFORE }] {
            assert_eq!(windowed.to_preferences(&before), before);
        }
    }

    #[test]
    fn a_window_that_was_always_maximised_says_nothing_of_its_size() {
        let mut windowed = WindowedState::default();
        windowed.observe(&window(1920, 1080, WindowMode::Windowed), s(6), true, |_| true);
        assert_eq!(windowed.to_preferences(&BEFORE), WindowChoices { maximised: true, ..BEFORE });
    }

    #[test]
    fn a_minimised_window_keeps_its_bounds() {
        let is_seen = |corner| shows_corner(&monitor(), corner);
        let shown = window(900, 700, WindowMode::Windowed);
        let mut windowed = WindowedState::default();
        windowed.observe(&shown, s(7), false, is_seen);
        let expected = WindowChoices { size: Some((900, 700)), place: Some((40, 50)), ..BEFORE };
        assert_eq!(windowed.to_preferences(&BEFORE), expected);
        // What Windows says of it, in the order in which it says so.
        let off = WindowPosition::At(IVec2::splat(-32_000));
        windowed.observe(&Window { position: off, ..shown }, s(8), false, is_seen);
        windowed.observe(
            &Window { position: off, ..window(0, 0, WindowMode::Windowed) },
            s(9),
            false,
            is_seen,
        );
        assert_eq!(windowed.to_preferences(&BEFORE), expected);
    }

    /// Finding window 5.
    #[test]
    fn a_window_that_is_being_maximised_has_its_new_size_too_early() {
        let mut windowed = seen(900, 700);
        windowed.observe(&window(1920, 1060, WindowMode::Windowed), s(9), false, |_| true);
        windowed.observe(&window(1920, 1060, WindowMode::Windowed), s(9), true, |_| true);
        let remembered = windowed.to_preferences(&WindowChoices::default());
        assert_eq!((remembered.size, remembered.maximised), (Some((900, 700)), true));
    }

    fn app(preferences: StoredPreferences) -> App {
        let mut app = App::new();
        app.add_message::<AppExit>().insert_resource(preferences).init_resource::<WindowedState>();
        app.add_systems(First, place_window)
            .add_systems(Last, (track_window, remember_window_at_exit).chain());
        app
    }

    fn monitor() -> Monitor {
        Monitor {
            name: None,
            physical_height: 1080,
            physical_width: 1920,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn a_full_screen_comes_back_on_its_own_screen_and_is_not_moved() {
        for (place, is_seen) in [((2000, 80), true), ((9000, 10), false)] {
            let mut preferences = Preferences::default();
            preferences.window.full_screen = true;
            preferences.window.place = Some(place);
            let mut app = app(preferences.into());
            app.world_mut().spawn(monitor());
            let second = Monitor { physical_position: IVec2::new(1920, 0), ..monitor() };
            let second = app.world_mut().spawn(second).id();
            let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
            app.update();
            let on = if is_seen { MonitorSelection::Entity(second) } else { MonitorSelection::Current };
            let window = app.world().get::<Window>(window).unwrap();
            let expected = (WindowMode::BorderlessFullscreen(on), WindowPosition::Automatic);
            assert_eq!((window.mode, window.position), expected, "{place:?}");
        }
    }

    #[test]
    fn the_screen_is_filled_and_left_again() {
        let mut app = app(StoredPreferences::default());
        app.add_systems(Update, fill_screen);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        for full_screen in [false, true, true, false] {
            app.world_mut().resource_mut::<StoredPreferences>().window.full_screen = full_screen;
            app.update();
            let mode = app.world().get::<Window>(window).unwrap().mode;
            assert_eq!(mode != WindowMode::Windowed, full_screen);
        }
    }

    #[test]
    fn the_window_is_remembered_when_the_program_ends() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("config.toml");
        let (preferences, _) = StoredPreferences::open(file.clone(), &WindowWaker::default());
        let mut app = app(preferences);
        app.world_mut().spawn((window(900, 700, WindowMode::Windowed), PrimaryWindow));
        app.update();
        assert!(!file.exists(), "nothing is written while the program runs");
        app.world_mut().write_message(AppExit::Success);
        app.update();
        app.world_mut().resource_mut::<StoredPreferences>().save_now();
        let (read, _) = Preferences::parse(&std::fs::read_to_string(&file).unwrap());
        assert_eq!((read.window.size, read.window.place), (Some((900, 700)), Some((40, 50))));
    }
}
