//! Settings of the desktop: light or dark windows, and reduced motion.
//!
//! winit reports dark windows where the system does. Nothing reports reduced motion to a program on Linux, so it is
//! read from the configuration files of KDE and GTK, and from GNOME's own tool.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::task::Poll;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme, WindowThemeChanged};

use super::window_placement::finish_placement;
use crate::app::game::job::Job;
use crate::app::game::{SystemPreferences, WindowWaker};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start_query)
        .add_systems(First, (poll_query, follow_window.after(finish_placement)).chain());
}

/// Reads the settings of the desktop on a thread, since that may take a while.
fn start_query(waker: Res<WindowWaker>, mut commands: Commands) {
    let query = Job::start("desktop", waker.wake(), |_| Some(read_settings()));
    commands.insert_resource(PendingQuery(query));
}

/// Takes the settings that the thread has read; light or dark only if winit has not reported it.
fn poll_query(
    query: Option<Res<PendingQuery>>,
    mut system: ResMut<SystemPreferences>,
    mut commands: Commands,
) {
    let Some(Poll::Ready(settings)) = query.map(|query| query.0.poll()) else { return };
    commands.remove_resource::<PendingQuery>();
    if let Some(settings) = settings {
        system.set_if_neq(SystemPreferences { light: system.light.or(settings.light), ..settings });
    }
}

/// Follows the settings that winit reports, which are newer than those in files.
fn follow_window(
    windows: Query<&Window, (With<PrimaryWindow>, Added<Window>)>,
    mut changed: MessageReader<WindowThemeChanged>,
    mut system: ResMut<SystemPreferences>,
) {
    let at_first = windows.iter().find_map(|window| window.window_theme);
    if let Some(theme) = changed.read().last().map(|changed| changed.theme).or(at_first) {
        system.set_if_neq(SystemPreferences { light: Some(theme == WindowTheme::Light), ..*system });
    }
}

/// Receiver of the result of the thread.
#[derive(Resource)]
struct PendingQuery(Job<SystemPreferences>);

/// Settings from files and from GNOME's command-line tool.
fn read_settings() -> SystemPreferences {
    if cfg!(any(windows, target_os = "macos")) {
        return SystemPreferences::default();
    }
    let Some(folder) = config() else { return SystemPreferences::default() };
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let desktop = env::var("XDG_CURRENT_DESKTOP").unwrap_or_default().to_lowercase();
    let files = SystemPreferences::default();
    let files = from_gtk(&read("gtk-3.0/settings.ini"), files);
    let files = from_gtk(&read("gtk-4.0/settings.ini"), files);
    if desktop.contains("kde") {
        return from_kde(&read("kdeglobals"), files);
    }
    if has_gnome_settings(&desktop) {
        return from_gnome(&gnome_setting("enable-animations"), &gnome_setting("color-scheme"), files);
    }
    files
}

/// Folder of configuration files.
fn config() -> Option<PathBuf> {
    let named = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
    named.or_else(|| Some(Path::new(&env::var_os("HOME")?).join(".config")))
}

/// Returns `true` if a desktop, named in lower case, keeps its settings where GNOME does.
fn has_gnome_settings(desktop: &str) -> bool {
    ["gnome", "unity", "budgie", "pantheon"].iter().any(|name| desktop.contains(name))
}

fn gsettings(key: &str) -> Command {
    let mut command = Command::new("gsettings");
    command.args(["get", "org.gnome.desktop.interface", key]);
    command
}

/// Value of a key of GNOME, or an empty text.
fn gnome_setting(key: &str) -> String {
    let output = gsettings(key).stdin(Stdio::null()).stderr(Stdio::null()).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
}

/// Parses values of GNOME's settings. `before` is kept where they are missing.
fn from_gnome(animations: &str, scheme: &str, before: SystemPreferences) -> SystemPreferences {
    let light = match scheme.trim().trim_matches('\'') {
        "prefer-dark" => Some(false),
        "prefer-light" => Some(true),
        // The desktop leaves it to the program.
        "default" => None,
        _ => before.light,
    };
    let reduced_motion = match animations.trim() {
        "false" => true,
        "true" => false,
        _ => before.reduced_motion,
    };
    SystemPreferences { light, reduced_motion }
}

/// Parses GTK's `settings.ini`. `before` is kept where it says nothing.
fn from_gtk(settings: &str, before: SystemPreferences) -> SystemPreferences {
    let is = |key: &str| {
        let value = value(settings, "Settings", key)?;
        Some(matches!(value, "1" | "true" | "TRUE" | "yes"))
    };
    SystemPreferences {
        light: is("gtk-application-prefer-dark-theme").map(|dark| !dark).or(before.light),
        reduced_motion: is("gtk-enable-animations").map_or(before.reduced_motion, |moves| !moves),
    }
}

/// Parses KDE's `kdeglobals`. `before` is kept where it says nothing.
fn from_kde(settings: &str, before: SystemPreferences) -> SystemPreferences {
    let factor =
        value(settings, "KDE", "AnimationDurationFactor").and_then(|value| value.parse::<f32>().ok());
    let ground = value(settings, "Colors:Window", "BackgroundNormal");
    let ground: Option<Vec<f32>> =
        ground.and_then(|ground| ground.split(',').map(|part| part.trim().parse().ok()).collect());
    let light = ground.filter(|parts| parts.len() == 3).map(|parts| parts.iter().sum::<f32>() > 1.5 * 255.0);
    SystemPreferences {
        light: light.or(before.light),
        reduced_motion: factor.map_or(before.reduced_motion, |factor| factor <= 0.0),
    }
}

/// Value of a key in a section of an INI file: `[section]`, `key=value`.
fn value<'a>(text: &'a str, section: &str, key: &str) -> Option<&'a str> {
    let mut inside = false;
    let mut found = None;
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            inside = name == section;
        } else if let Some((name, value)) = line.split_once('=').filter(|_| inside)
            && name.trim() == key
        {
            found = Some(value.trim());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: SystemPreferences = SystemPreferences { light: None, reduced_motion: false };

    #[test]
    fn kde_writes_how_long_things_move_and_how_dark_windows_are() {
        let text = "[Colors:Window]\nBackgroundNormal=42,46,50\n[KDE]\nAnimationDurationFactor=0\n";
        assert_eq!(from_kde(text, NOTHING), SystemPreferences { light: Some(false), reduced_motion: true });
        let text = "[Colors:Window]\nBackgroundNormal=239,240,241\n[KDE]\nAnimationDurationFactor=0.5\n";
        assert_eq!(from_kde(text, NOTHING), SystemPreferences { light: Some(true), reduced_motion: false });
        for text in [
            "",
            "AnimationDurationFactor=0",
            "[KDE]\nAnimationDurationFactor=no",
            "[Colors:Window]\nBackgroundNormal=1,2",
        ] {
            assert_eq!(from_kde(text, NOTHING), NOTHING, "{text}");
        }
    }

    #[test]
    fn gtk_and_gnome_say_it_in_their_own_words() {
        let text = "[Settings]\ngtk-enable-animations = 0\ngtk-application-prefer-dark-theme=true\n";
        assert_eq!(from_gtk(text, NOTHING), SystemPreferences { light: Some(false), reduced_motion: true });
        assert_eq!(from_gtk("[Other]\ngtk-enable-animations=0", NOTHING), NOTHING);
        let gnome = from_gnome("false\n", "'prefer-light'\n", NOTHING);
        assert_eq!(gnome, SystemPreferences { light: Some(true), reduced_motion: true });
        let known = SystemPreferences { light: Some(false), reduced_motion: true };
        assert_eq!(from_gnome("", "", known), known, "where the tool is missing");
    }

    #[test]
    fn desktops_of_gnome_are_asked_by_their_own_tool() {
        for desktop in ["gnome", "ubuntu:gnome", "budgie:gnome", "unity", "pantheon"] {
            assert!(has_gnome_settings(desktop), "{desktop}");
        }
        assert!(!has_gnome_settings("kde") && !has_gnome_settings("xfce"));
        let command = gsettings("color-scheme");
        let words: Vec<_> = command.get_args().filter_map(|word| word.to_str()).collect();
        assert_eq!(words, ["get", "org.gnome.desktop.interface", "color-scheme"]);
    }
}
