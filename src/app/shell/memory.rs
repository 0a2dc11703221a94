//! What the window remembers when it is closed: its place on the screen, and from where each board was looked at.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode};

use super::place::{Arrival, is_maximised, shows_corner};
use crate::app::GameSystems;
use crate::app::game::{Choices, Choose, CurrentMatch, Depiction, MatchChanged, Motion};
use crate::app::stage::camera::{Orbit, OverviewSystems, Rig, Seat, turn_of};
use crate::i18n::Words;
use crate::library::preferences::{self, WindowChoices};
use crate::rules::Variant;

/// A size or place counts once it has lasted so long: a window that is being maximised has its new size before it says
/// that it is maximised.
const LASTS: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Normal>()
        .add_systems(Update, turn_to_board.in_set(GameSystems::Animate).after(OverviewSystems))
        .add_systems(
            Last,
            (fill_screen.run_if(resource_changed::<Choices>), note_size, remember_at_exit).chain(),
        );
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
            choose.write_batch(kept(&rig, home).map(|(how, view)| Choose::Camera(how, before, view)));
        }
        if shown.is_none_or(|(before, _)| before != variant) {
            // A new seat is taken first.
            *restoring = 2;
        } else if *restoring > 0 {
            *restoring -= 1;
            if *restoring == 0 {
                restore(&mut rig, &choices, variant);
            }
        }
        if *restoring > 0 {
            motion.keep_drawing();
        }
        // Of the seat before a match is replaced, which the next frame no longer knows.
        *shown = Some((variant, rig.home_yaw));
    }
}

/// The views of table and page as they were left, if they were not the usual ones.
fn restore(rig: &mut Rig, choices: &Choices, variant: Variant) {
    let home = rig.home_yaw;
    let of = |view: &preferences::Orbit, yaw: f32| {
        let (elevation, zoom, pan) = (view.elevation, view.zoom, Vec2::from_array(view.pan));
        Orbit { yaw: home + yaw, elevation, zoom, pan }
    };
    if let Some(view) = choices.cameras.get(&variant) {
        rig.look_from(of(view, view.yaw));
    }
    if let Some(view) = choices.pages.get(&variant) {
        // A page lies straight, no matter what the file says.
        let turn = turn_of(variant.board());
        rig.look_at_page(of(view, (view.yaw / turn).round() * turn));
    }
}

/// The views of table and page, each if it is not the usual one from the player's own seat.
fn kept(rig: &Rig, home: f32) -> [(Depiction, Option<preferences::Orbit>); 2] {
    let table = Orbit { yaw: home, ..rig.seat(Seat::Mine) };
    let page = Orbit { yaw: home, ..rig.page_before(Seat::Mine) };
    [(Depiction::Table, unusual(rig.own_view(), table)), (Depiction::Diagram, unusual(rig.page_view(), page))]
}

/// A view relative to the usual one from the seat, unless it is that one.
fn unusual(view: Orbit, usual: Orbit) -> Option<preferences::Orbit> {
    let (Orbit { yaw, elevation, zoom, pan }, home) = (view, usual.yaw);
    let same = |one: f32, other: f32| (one - other).abs() < 1e-3;
    let is_usual = same((yaw - home + PI).rem_euclid(TAU), PI)
        && same(elevation, usual.elevation)
        && same(zoom, usual.zoom)
        && pan.distance(usual.pan) < 1e-3;
    let orbit = preferences::Orbit { yaw: yaw - home, elevation, zoom, pan: pan.to_array() };
    (!is_usual).then_some(orbit)
}

/// The window fills the screen, or is as it was before.
pub(super) fn fill_screen(choices: Res<Choices>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = windows.single_mut() else { return };
    let is_full = window.mode != WindowMode::Windowed;
    if choices.window.full_screen != is_full {
        let full = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        window.mode = if is_full { WindowMode::Windowed } else { full };
    }
}

/// The size and place of the window before it filled the screen, and whether it does now.
#[derive(Resource, Debug, Default)]
struct Normal {
    /// What it was last, and since when: if it is maximised now, that was part of it.
    last: Option<(Duration, Bounds)>,
    lasting: Bounds,
    maximised: Option<bool>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Bounds {
    size: Option<(u32, u32)>,
    place: Option<(i32, i32)>,
}

fn note_size(
    windows: Query<(Entity, &Window), (With<PrimaryWindow>, Changed<Window>)>,
    monitors: Query<&Monitor>,
    arrival: Option<Res<Arrival>>,
    time: Option<Res<Time<Real>>>,
    mut normal: ResMut<Normal>,
    _main_thread: NonSendMarker,
) {
    // Until it has arrived its place is that of its manager.
    if arrival.is_some_and(|arrival| *arrival != Arrival::Done) {
        return;
    }
    if let Ok((entity, window)) = windows.single() {
        let is_seen =
            |corner| monitors.is_empty() || monitors.iter().any(|monitor| shows_corner(monitor, corner));
        let now = time.map(|time| time.elapsed()).unwrap_or_default();
        normal.note(window, now, is_maximised(entity), is_seen);
    }
}

impl Normal {
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
        if let Some((_, last)) = self.last.take_if(|(since, _)| now >= *since + LASTS) {
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

    /// What is remembered. A window that was maximised from its start on has the size that it had before.
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
    mut exits: MessageReader<AppExit>,
    current: Res<CurrentMatch>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut normal: ResMut<Normal>,
    rigs: Query<&Rig>,
    mut choices: ResMut<Choices>,
    _main_thread: NonSendMarker,
) {
    if exits.read().last().is_none() {
        return;
    }
    if let Ok(rig) = rigs.single() {
        for (depiction, view) in kept(rig, rig.home_yaw) {
            choices.take(Choose::Camera(depiction, current.game().variant(), view));
        }
    }
    if windows.single().is_ok_and(is_maximised) && normal.maximised.is_some() {
        (normal.maximised, normal.last) = (Some(true), None);
    }
    let window = normal.choices(&choices.window);
    choices.take(Choose::Window(window));
    // The program ends: a toast would not be seen.
    for toast in choices.save_now() {
        warn!("{}", Words::default().say(toast.text));
    }
}

#[cfg(test)]
mod tests {
    use super::super::place::place_window;
    use super::*;
    use crate::app::game::Waker;
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
        let mut normal = Normal::default();
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
        let mut normal = Normal::default();
        normal.note(&window(1920, 1080, full), s(5), false, |_| true);
        assert_eq!(normal.choices(&expected), expected);
        // One that was maximised all the time says nothing of its size.
        let mut normal = Normal::default();
        normal.note(&window(1920, 1080, WindowMode::Windowed), s(6), true, |_| true);
        let before = WindowChoices { size: Some((640, 480)), ..WindowChoices::default() };
        assert_eq!(normal.choices(&before), WindowChoices { maximised: true, ..before });
    }

    #[test]
    fn a_minimised_window_keeps_its_size_and_place() {
        let mut normal = Normal::default();
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
        let mut normal = Normal::default();
        normal.note(&window(900, 700, WindowMode::Windowed), s(1), false, |_| true);
        normal.note(&window(1920, 1060, WindowMode::Windowed), s(9), false, |_| true);
        normal.note(&window(1920, 1060, WindowMode::Windowed), s(9), true, |_| true);
        let remembered = normal.choices(&WindowChoices::default());
        assert_eq!((remembered.size, remembered.maximised), (Some((900, 700)), true));
    }

    fn app(choices: Choices) -> App {
        let mut app = App::new();
        let seats = ByPlayer::new(Who::Human, Who::Human);
        app.add_message::<AppExit>().insert_resource(choices).init_resource::<Normal>();
        app.insert_resource(CurrentMatch::new(Match::new(Variant::Hex, seats)));
        app.add_systems(First, place_window).add_systems(Last, (note_size, remember_at_exit).chain());
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
            let mut choices = Preferences::default();
            choices.window.full_screen = true;
            choices.window.place = Some(place);
            let mut app = app(choices.into());
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
        let mut app = app(Choices::default());
        app.add_systems(Update, fill_screen);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        for full_screen in [false, true, true, false] {
            app.world_mut().resource_mut::<Choices>().take(Choose::FullScreen(full_screen));
            app.update();
            let mode = app.world().get::<Window>(window).unwrap().mode;
            assert_eq!(mode != WindowMode::Windowed, full_screen);
        }
    }

    #[test]
    fn the_window_is_remembered_when_the_program_ends() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("config.toml");
        let (choices, _) = Choices::open(file.clone(), &Waker::default());
        let mut app = app(choices);
        app.world_mut().spawn((window(900, 700, WindowMode::Windowed), PrimaryWindow));
        app.update();
        assert!(!file.exists(), "nothing is written while the program runs");
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let (read, _) = Preferences::parse(&std::fs::read_to_string(&file).unwrap());
        assert_eq!((read.window.size, read.window.place), (Some((900, 700)), Some((40, 50))));
    }
}
