//! Remembers the view of each board, and restores it when the board comes on the table again.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::remembered_window::{fill_screen, remember_window_at_exit};
use crate::app::GameSystems;
use crate::app::game::{
    BoardStyle, CurrentMatch, EditPreferences, LeavingSystems, MatchChanged, RedrawScheduler,
    StoredPreferences,
};
use crate::app::stage::camera::{OrbitCamera, OrbitPose, OverviewSystems, Viewpoint, symmetry_angle};
use crate::library::Preferences;
use crate::library::preferences::Orbit;
use crate::rules::Variant;

/// Number of frames after which the view of a board that has come on the table is restored. The camera is told to go to
/// the player's side in the first of them and goes there in the second, which would undo an earlier restore.
const RESTORE_DELAY_FRAMES: u8 = 2;

/// Smallest difference, in radians or as a share, by which a view differs from another one.
const VIEW_TOLERANCE: f32 = 1e-3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, restore_views.in_set(GameSystems::Animate).after(OverviewSystems)).add_systems(
        Last,
        remember_views_at_exit
            .in_set(LeavingSystems::Ask)
            .after(fill_screen)
            .before(remember_window_at_exit)
            .run_if(on_message::<AppExit>),
    );
}

/// The board whose view is on the screen, and how far its view has been restored.
#[derive(Debug, Default)]
struct ViewRestore {
    /// Board on the table, and the yaw of the player's side of it.
    shown: Option<(Variant, f32)>,
    /// Frames until the view is restored; 0 once it has been.
    frames_left: u8,
    /// Set once views have been restored since the program was started.
    is_past_start: bool,
}

/// Restores the views of the board that comes on the table, and remembers those of the one before.
fn restore_views(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    preferences: Res<StoredPreferences>,
    mut edits: MessageWriter<EditPreferences>,
    mut cameras: Query<&mut OrbitCamera>,
    mut redraws: ResMut<RedrawScheduler>,
    mut progress: Local<ViewRestore>,
) {
    let replaced = changed.read().any(|change| *change == MatchChanged::Replaced);
    let variant = current.table_match().variant();
    for mut camera in &mut cameras {
        let before = progress.shown.filter(|(before, _)| *before != variant);
        if let Some((before, home)) = before.filter(|_| replaced) {
            edits.write_batch(changed_views(&camera, home).map(|(depiction, view)| {
                EditPreferences::new(move |preferences| remember_view(preferences, depiction, before, view))
            }));
        }
        if progress.shown.is_none() || before.is_some() {
            progress.frames_left = RESTORE_DELAY_FRAMES;
        } else if progress.frames_left > 0 {
            progress.frames_left -= 1;
            if progress.frames_left == 0 {
                restore(&mut camera, &preferences, variant, !progress.is_past_start);
                progress.is_past_start = true;
            }
        }
        if progress.frames_left > 0 {
            redraws.keep_drawing();
        }
        // Stores the side of the current match: it is gone once the match has been replaced.
        progress.shown = Some((variant, camera.home_yaw));
    }
}

/// Restores the views of table and page that are remembered for a board.
fn restore(camera: &mut OrbitCamera, preferences: &Preferences, variant: Variant, at_start: bool) {
    let home = camera.home_yaw;
    let to_pose = |view: &Orbit, yaw: f32| {
        let (elevation, zoom, pan) = (view.elevation, view.zoom, Vec2::from_array(view.pan));
        OrbitPose { yaw: home + yaw, elevation, zoom, pan }
    };
    if let Some(view) = preferences.cameras.get(&variant) {
        camera.jump_to_table_view(to_pose(view, view.yaw));
    }
    if let Some(view) = preferences.pages.get(&variant) {
        // A page lies straight, and at the start of the program towards its reader, no matter what the file says.
        let turn = symmetry_angle(variant.board());
        let yaw = if at_start { 0.0 } else { (view.yaw / turn).round() * turn };
        camera.jump_to_page_view(to_pose(view, yaw));
    }
}

fn remember_views_at_exit(
    current: Res<CurrentMatch>,
    cameras: Query<&OrbitCamera>,
    mut preferences: ResMut<StoredPreferences>,
) {
    let Ok(camera) = cameras.single() else { return };
    for (depiction, view) in changed_views(camera, camera.home_yaw) {
        remember_view(&mut preferences, depiction, current.table_match().variant(), view);
    }
}

/// Returns the views of table and page, each `None` if it is the default one.
fn changed_views(camera: &OrbitCamera, home: f32) -> [(BoardStyle, Option<Orbit>); 2] {
    let table = OrbitPose { yaw: home, ..camera.view_from(Viewpoint::Mine) };
    let page = OrbitPose { yaw: home, ..camera.page_view_from(Viewpoint::Mine) };
    [
        (BoardStyle::Table, changed_view(camera.player_pose(), table)),
        (BoardStyle::Diagram, changed_view(camera.page_pose(), page)),
    ]
}

/// Returns a view relative to the default one; `None` if it is that one.
fn changed_view(view: OrbitPose, default: OrbitPose) -> Option<Orbit> {
    let OrbitPose { yaw, elevation, zoom, pan } = view;
    let is_same = |one: f32, other: f32| (one - other).abs() < VIEW_TOLERANCE;
    let is_default = is_same((yaw - default.yaw + PI).rem_euclid(TAU), PI)
        && is_same(elevation, default.elevation)
        && is_same(zoom, default.zoom)
        && pan.distance(default.pan) < VIEW_TOLERANCE;
    let orbit = Orbit { yaw: yaw - default.yaw, elevation, zoom, pan: pan.to_array() };
    (!is_default).then_some(orbit)
}

/// Remembers a view of a board, or forgets it where the view is the default one.
fn remember_view(
    preferences: &mut Preferences,
    depiction: BoardStyle,
    variant: Variant,
    view: Option<Orbit>,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Match, Seat};
    use crate::rules::{ByPlayer, Player};

    const VIEW: Orbit = Orbit { yaw: 0.5, elevation: 1.0, zoom: 0.8, pan: [0.1, 0.2] };

    fn people(variant: Variant) -> Match {
        Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human))
    }

    #[test]
    fn a_camera_that_has_turned_all_the_way_round_has_the_default_view() {
        let default = OrbitCamera::for_player(Player::White).view_from(Viewpoint::Mine);
        let turned = |angle: f32| changed_view(OrbitPose { yaw: default.yaw + angle, ..default }, default);
        for angle in [0.0, TAU, -TAU, 2.0 * TAU] {
            assert_eq!(turned(angle), None, "{angle}");
        }
        for angle in [PI, -PI, 0.1, TAU - 0.1] {
            assert!(turned(angle).is_some_and(|view| (view.yaw - angle).abs() < 1e-3), "{angle}");
        }
    }

    #[test]
    fn a_view_is_restored_from_the_side_of_the_player() {
        for player in Player::ALL {
            let mut camera = OrbitCamera::for_player(player);
            let home = camera.home_yaw;
            let mut preferences = Preferences::default();
            remember_view(&mut preferences, BoardStyle::Table, Variant::Hex, Some(VIEW));
            restore(&mut camera, &preferences, Variant::Snub, false);
            assert_eq!(changed_views(&camera, home).map(|(_, view)| view), [None, None]);
            restore(&mut camera, &preferences, Variant::Hex, false);
            let [(_, table), (_, page)] = changed_views(&camera, home);
            let table = table.unwrap();
            assert!((table.yaw - VIEW.yaw).abs() < 1e-3, "{table:?}");
            assert_eq!((table.elevation, table.zoom, table.pan), (VIEW.elevation, VIEW.zoom, VIEW.pan));
            assert_eq!(page, None);
        }
    }

    #[test]
    fn a_page_is_restored_as_its_reader_sits() {
        for player in Player::ALL {
            let mut camera = OrbitCamera::for_player(player);
            let mut preferences = Preferences::default();
            let opposite = Orbit { yaw: PI, ..VIEW };
            remember_view(&mut preferences, BoardStyle::Diagram, Variant::Hex, Some(opposite));
            restore(&mut camera, &preferences, Variant::Hex, true);
            let page = camera.page_pose();
            assert!((page.yaw - camera.home_yaw).abs() < 1e-3, "{page:?}");
            assert!((page.zoom - VIEW.zoom).abs() < 1e-3, "{page:?}");
        }
    }

    #[test]
    fn a_page_is_restored_straight() {
        let mut camera = OrbitCamera::default();
        let turn = symmetry_angle(Variant::Hex.board());
        let mut preferences = Preferences::default();
        let askew = Orbit { yaw: 1.2 * turn, ..VIEW };
        remember_view(&mut preferences, BoardStyle::Diagram, Variant::Hex, Some(askew));
        restore(&mut camera, &preferences, Variant::Hex, false);
        assert!((camera.page_pose().yaw - turn).abs() < 1e-3, "{:?}", camera.page_pose());
    }

    #[test]
    fn the_default_view_is_forgotten() {
        let mut preferences = Preferences::default();
        remember_view(&mut preferences, BoardStyle::Table, Variant::Hex, Some(VIEW));
        remember_view(&mut preferences, BoardStyle::Table, Variant::Hex, None);
        assert_eq!(preferences, Preferences::default());
    }

    #[test]
    fn a_view_comes_back_once_the_camera_is_on_the_side_of_the_player() {
        let mut preferences = Preferences::default();
        remember_view(&mut preferences, BoardStyle::Table, Variant::Hex, Some(VIEW));
        let mut app = App::new();
        app.add_message::<MatchChanged>()
            .add_message::<EditPreferences>()
            .init_resource::<RedrawScheduler>()
            .insert_resource(StoredPreferences::from(preferences))
            .insert_resource(CurrentMatch::new(people(Variant::Hex)))
            .add_systems(Update, restore_views);
        let camera = app.world_mut().spawn(OrbitCamera::default()).id();
        let yaw = |app: &App| app.world().get::<OrbitCamera>(camera).unwrap().player_pose().yaw;
        for frame in 0..=RESTORE_DELAY_FRAMES {
            assert!(yaw(&app).abs() < 1e-3, "frame {frame}");
            app.update();
        }
        assert!((yaw(&app) - VIEW.yaw).abs() < 1e-3);
    }
}
