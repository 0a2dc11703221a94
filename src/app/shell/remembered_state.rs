//! Remembers the position of the window on the screen, and the view of each board.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode};

use super::window_placement::{PlacementState, is_maximised, shows_corner};
use crate::app::GameSystems;
use crate::app::game::{
    BoardStyle, CurrentMatch, EditPreferences, LeavingSystems, MatchChanged, RedrawScheduler,
    StoredPreferences,
};
use crate::app::stage::camera::{OrbitCamera, OrbitPose, OverviewSystems, Viewpoint, symmetry_angle};
use crate::library::Preferences;
use crate::library::preferences::{self, WindowChoices};
use crate::rules::Variant;

/// Time for which a size or position must last before it counts: a window that is being maximised has its new size
/// before it says that it is maximised.
const SETTLING_TIME: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowedState>()
        .add_systems(Update, restore_views.in_set(GameSystems::Animate).after(OverviewSystems))
        .add_systems(
            Last,
            (
                fill_screen.run_if(resource_changed::<StoredPreferences>),
                track_window,
                remember_at_exit.in_set(LeavingSystems::Ask).run_if(on_message::<AppExit>),
            )
                .chain(),
        );
}

/// Restores the views of the board that comes on the table, and remembers those of the one before.
fn restore_views(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    preferences: Res<StoredPreferences>,
    mut edits: MessageWriter<EditPreferences>,
    mut cameras: Query<&mut OrbitCamera>,
    mut redraws: ResMut<RedrawScheduler>,
    mut shown: Local<Option<(Variant, f32)>>,
    mut restoring: Local<u8>,
) {
    let replaced = changed.read().any(|change| *change == MatchChanged::Replaced);
    let variant = current.table_match().variant();
    for mut camera in &mut cameras {
        if let Some((before, home)) = shown.filter(|(before, _)| replaced && *before != variant) {
            edits.write_batch(changed_views(&camera, home).map(|(depiction, view)| {
                EditPreferences::new(move |preferences| remember_view(preferences, depiction, before, view))
            }));
        }
        if shown.is_none_or(|(before, _)| before != variant) {
            // A new seat is taken first.
            *restoring = 2;
        } else if *restoring > 0 {
            *restoring -= 1;
            if *restoring == 0 {
                restore(&mut camera, &preferences, variant);
            }
        }
        if *restoring > 0 {
            redraws.keep_drawing();
        }
        // Stores the side of the current match: it is gone once the match has been replaced.
        *shown = Some((variant, camera.home_yaw));
    }
}

/// Restores the views of table and page that are remembered for a board.
fn restore(camera: &mut OrbitCamera, preferences: &StoredPreferences, variant: Variant) {
    let home = camera.home_yaw;
    let of = |view: &preferences::Orbit, yaw: f32| {
        let (elevation, zoom, pan) = (view.elevation, view.zoom, Vec2::from_array(view.pan));
        OrbitPose { yaw: home + yaw, elevation, zoom, pan }
    };
    if let Some(view) = preferences.cameras.get(&variant) {
        camera.jump_to_table_view(of(view, view.yaw));
    }
    if let Some(view) = preferences.pages.get(&variant) {
        // A page lies straight, no matter what the file says.
        let turn = symmetry_angle(variant.board());
        camera.jump_to_page_view(of(view, (view.yaw / turn).round() * turn));
    }
}

/// Views of table and page that differ from the default ones.
fn changed_views(camera: &OrbitCamera, home: f32) -> [(BoardStyle, Option<preferences::Orbit>); 2] {
    let table = OrbitPose { yaw: home, ..camera.view_from(Viewpoint::Mine) };
    let page = OrbitPose { yaw: home, ..camera.page_view_from(Viewpoint::Mine) };
    [
        (BoardStyle::Table, changed_view(camera.player_pose(), table)),
        (BoardStyle::Diagram, changed_view(camera.page_pose(), page)),
    ]
}

/// Remembers a view of a board, or forgets it where the view is the usual one.
fn remember_view(
    preferences: &mut Preferences,
    depiction: BoardStyle,
    variant: Variant,
    view: Option<preferences::Orbit>,
) {
    let views = match depiction {
        BoardStyle::Table => &mut preferences.cameras,
        BoardStyle::Diagram => &mut preferences.pages,
    };
    match view {
        Some(view) => views.insert(variant, view),
        None => views.remove(&variant),
    };
}

/// View relative to the default one, or `None` if it is that one.
fn changed_view(view: OrbitPose, usual: OrbitPose) -> Option<preferences::Orbit> {
    let (OrbitPose { yaw, elevation, zoom, pan }, home) = (view, usual.yaw);
    let same = |one: f32, other: f32| (one - other).abs() < 1e-3;
    let is_usual = same((yaw - home + PI).rem_euclid(TAU), PI)
        && same(elevation, usual.elevation)
        && same(zoom, usual.zoom)
        && pan.distance(usual.pan) < 1e-3;
    let orbit = preferences::Orbit { yaw: yaw - home, elevation, zoom, pan: pan.to_array() };
    (!is_usual).then_some(orbit)
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
struct WindowedState {
    /// Last bounds, and the time since which they have lasted; a window that is being maximised passes through some.
    last: Option<(Duration, Bounds)>,
    lasting: Bounds,
    maximised: Option<bool>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Bounds {
    size: Option<(u32, u32)>,
    place: Option<(i32, i32)>,
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
        windowed.note(window, now, is_maximised(entity), is_seen);
    }
}

impl WindowedState {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sizes of windows are small and positive"
    )]
    fn note(&mut self, window: &Window, now: Duration, maximised: bool, is_seen: impl Fn(IVec2) -> bool) {
        // Full screen is another thing, and says nothing of what comes after it. A minimised window has no size on Windows,
        // which also moves it far off every screen.
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
        let place = match window.position {
            WindowPosition::At(place) if is_seen(place) => Some((place.x, place.y)),
            _ => before.place,
        };
        self.last = Some((now, Bounds { size, place }));
    }

    /// Preferences to remember. A window that was maximised from the start keeps its remembered size.
    fn choices(&self, before: &WindowChoices) -> WindowChoices {
        let bounds = self.last.map_or(self.lasting, |(_, last)| last);
        WindowChoices {
            size: bounds.size.or(before.size),
            place: bounds.place.or(before.place),
            maximised: self.maximised.unwrap_or(before.maximised),
            full_screen: before.full_screen,
        }
    }
}

fn remember_at_exit(
    current: Res<CurrentMatch>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut windowed: ResMut<WindowedState>,
    cameras: Query<&OrbitCamera>,
    mut preferences: ResMut<StoredPreferences>,
    _main_thread: NonSendMarker,
) {
    if let Ok(camera) = cameras.single() {
        for (depiction, view) in changed_views(camera, camera.home_yaw) {
            remember_view(&mut preferences, depiction, current.table_match().variant(), view);
        }
    }
    if windows.single().is_ok_and(is_maximised) && windowed.maximised.is_some() {
        (windowed.maximised, windowed.last) = (Some(true), None);
    }
    let window = windowed.choices(&preferences.window);
    preferences.window = window;
    preferences.save();
}

#[cfg(test)]
mod tests {
    use super::super::window_placement::place_window;
    use super::*;
    use crate::app::game::WindowWaker;
    use crate::library::Preferences;
    use crate::play::{Match, Seat as Who};
    use crate::rules::ByPlayer;

    fn window(width: u32, height: u32, mode: WindowMode) -> Window {
        let resolution = bevy::window::WindowResolution::new(width, height);
        let position = WindowPosition::At(IVec2::new(40, 50));
        Window { resolution, mode, position, ..default() }
    }

    fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_window_that_fills_the_screen_keeps_the_size_that_it_had_before() {
        let mut normal = WindowedState::default();
        normal.note(&window(900, 700, WindowMode::Windowed), s(1), false, |_| true);
        normal.note(&window(1920, 1080, WindowMode::Windowed), s(2), true, |_| true);
        let full = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        normal.note(&window(1920, 1080, full), s(3), false, |_| true);
        let before = WindowChoices::default();
        let expected = WindowChoices {
            size: Some((900, 700)),
            place: Some((40, 50)),
            maximised: true,
            full_screen: false,
        };
        assert_eq!(normal.choices(&before), expected);
        normal.note(&window(800, 600, WindowMode::Windowed), s(4), false, |_| true);
        assert_eq!(
            normal.choices(&before),
            WindowChoices { size: Some((800, 600)), maximised: false, ..expected }
        );
        // One that filled the screen all the time says nothing of what comes after it.
        let mut normal = WindowedState::default();
        normal.note(&window(1920, 1080, full), s(5), false, |_| true);
        assert_eq!(normal.choices(&expected), expected);
        // One that was maximised all the time says nothing of its size.
        let mut normal = WindowedState::default();
        normal.note(&window(1920, 1080, WindowMode::Windowed), s(6), true, |_| true);
        let before = WindowChoices { size: Some((640, 480)), ..WindowChoices::default() };
        assert_eq!(normal.choices(&before), WindowChoices { maximised: true, ..before });
    }

    #[test]
    fn a_minimised_window_keeps_its_size_and_place() {
        let mut normal = WindowedState::default();
        let is_seen = |corner| shows_corner(&monitor(), corner);
        let usual = window(900, 700, WindowMode::Windowed);
        normal.note(&usual, s(7), false, is_seen);
        let before = WindowChoices::default();
        let expected = WindowChoices { size: Some((900, 700)), place: Some((40, 50)), ..before };
        assert_eq!(normal.choices(&before), expected);
        // What Windows says of it, in the order in which it says so.
        let off = WindowPosition::At(IVec2::splat(-32_000));
        normal.note(&Window { position: off, ..usual }, s(8), false, is_seen);
        normal.note(&Window { position: off, ..window(0, 0, WindowMode::Windowed) }, s(9), false, is_seen);
        assert_eq!(normal.choices(&before), expected);
    }

    #[test]
    fn a_window_that_is_being_maximised_has_its_new_size_too_early() {
        let mut normal = WindowedState::default();
        normal.note(&window(900, 700, WindowMode::Windowed), s(1), false, |_| true);
        normal.note(&window(1920, 1060, WindowMode::Windowed), s(9), false, |_| true);
        normal.note(&window(1920, 1060, WindowMode::Windowed), s(9), true, |_| true);
        let remembered = normal.choices(&WindowChoices::default());
        assert_eq!((remembered.size, remembered.maximised), (Some((900, 700)), true));
    }

    fn app(preferences: StoredPreferences) -> App {
        let mut app = App::new();
        let seats = ByPlayer::new(Who::Human, Who::Human);
        app.add_message::<AppExit>().insert_resource(preferences).init_resource::<WindowedState>();
        app.insert_resource(CurrentMatch::new(Match::new(Variant::Hex, seats)));
        app.add_systems(First, place_window).add_systems(Last, (track_window, remember_at_exit).chain());
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
