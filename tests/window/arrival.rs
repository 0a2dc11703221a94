//! How the window comes to the screen, and how it goes: sizes, places, window managers and signals.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::PATIENCE;
use super::player::Player;
use super::screen::Screen;

/// A window manager or another program beside the window, ended with the test.
pub struct Beside(Child);

impl Beside {
    /// Starts it, and gives it half a second.
    pub fn start(mut command: Command) -> Self {
        let beside = Self(command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}")));
        thread::sleep(Duration::from_millis(500));
        beside
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The program, until a signal ends it.
struct Running<'a> {
    screen: &'a Screen,
    program: Child,
    window: String,
}

impl<'a> Running<'a> {
    /// Starts it, and waits until it rests.
    fn start(screen: &'a Screen, arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        let probe = screen.folder().join("arrival.json");
        let _ = fs::remove_file(&probe);
        let output = fs::File::create(screen.folder().join("output")).expect("the folder can be written");
        let mut command = screen.abande();
        command.args(["--probe", "arrival.json"]).args(arguments);
        let program = command.envs(environment.iter().copied()).stderr(output).spawn().expect("it starts");
        let mut running = Self { screen, program, window: String::new() };
        running.until("the window is at rest", || {
            fs::read_to_string(&probe).is_ok_and(|report| report.contains("\"still\":true"))
        });
        running.window = screen.xdotool(&["search", "--sync", "--onlyvisible", "--class", "abande"]);
        // Its manager has answered, and nothing is drawn any longer.
        thread::sleep(Duration::from_secs(4));
        running
    }

    fn until(&mut self, what: &str, mut is_so: impl FnMut() -> bool) {
        let started = Instant::now();
        while !is_so() {
            let ended = self.program.try_wait().expect("ours");
            let output = fs::read_to_string(self.screen.folder().join("output")).unwrap_or_default();
            assert!(ended.is_none(), "{what}: the program ended: {output}");
            assert!(started.elapsed() < PATIENCE, "{what}: {output}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Left, top, width and height of its inside.
    fn bounds(&self) -> [i32; 4] {
        self.screen.bounds(self.window.trim().parse().expect("the number of a window"))
    }

    /// The middle of a button in the window, in points.
    fn button(&self, name: &str) -> [f64; 2] {
        let told = told(self.screen);
        let place = |index: usize| told["buttons"][name][index].as_f64();
        [0, 1].map(|index| place(index).unwrap_or_else(|| panic!("no {name}: {}", told["buttons"])))
    }

    /// Sends a signal, after which the program ends cleanly and at once. Returns the preferences that it wrote.
    fn leave(mut self, signal: &str) -> String {
        let sent = Command::new("kill").args(["-s", signal, &self.program.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        let started = Instant::now();
        let status = loop {
            if let Some(status) = self.program.try_wait().expect("ours") {
                break status;
            }
            assert!(started.elapsed() < PATIENCE / 2, "SIG{signal} is not heard");
            thread::sleep(Duration::from_millis(20));
        };
        assert_eq!(status.code(), Some(0), "SIG{signal}: {status}");
        fs::read_to_string(config(self.screen)).expect("the preferences were written")
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// What the probe tells.
fn told(screen: &Screen) -> serde_json::Value {
    let probe = fs::read_to_string(screen.folder().join("arrival.json")).expect("the probe tells");
    serde_json::from_str(&probe).expect("JSON")
}

fn config(screen: &Screen) -> PathBuf {
    screen.folder().join("config.toml")
}

fn remember(screen: &Screen, lines: &str) {
    fs::write(config(screen), format!("[window]\n{lines}\n")).expect("the folder can be written");
}

/// See bevyengine/bevy#24959. Finding window 6.
#[test]
fn every_signal_closes_a_window_at_rest_in_a_dialog_and_in_a_game() {
    let Some(screen) = Screen::start("signals") else { return };
    for signal in ["INT", "TERM", "HUP"] {
        // At rest after the table was turned, in a dialog, and while the computer plays itself.
        for (key, arguments) in
            [("q", &[][..]), ("ctrl+n", &[][..]), ("F1", &["--black", "ai:9", "--white", "ai:9"][..])]
        {
            let _ = fs::remove_file(config(&screen));
            let mut running = Running::start(&screen, &[&["--windowed", "900x650"], arguments].concat(), &[]);
            screen.xdotool(&["windowfocus", &running.window]);
            let before = told(&screen)["turned"].clone();
            // What happens while its first frame is drawn may be lost.
            running.until("the key is heard", || {
                screen.xdotool(&["key", key]);
                thread::sleep(Duration::from_secs(1));
                key != "q" || told(&screen)["turned"] != before
            });
            thread::sleep(Duration::from_secs(1));
            let written = running.leave(signal);
            assert!(written.contains("size = [900, 650]"), "SIG{signal}, {key}: {written}");
            assert!(key != "q" || written.contains("[cameras"), "SIG{signal}: {written}");
        }
    }
}

/// See Nheko-Reborn/nheko#771. Finding window 4.
#[test]
fn a_window_fits_on_its_screen_whatever_is_remembered() {
    for (size, scale, remembered) in [
        ([800, 600], "1", None),
        ([1280, 720], "1.5", None),
        ([1280, 720], "abc", Some("size = [70000, 70000]")),
        ([1280, 720], "2", Some("size = [20000, 9000]\nplace = [1000, 600]")),
        ([500, 400], "0", Some("size = [1, 1]")),
    ] {
        let Some(screen) = Screen::of_size("fits", size) else { return };
        remember(&screen, remembered.unwrap_or_default());
        let running = Running::start(&screen, &[], &[("WINIT_X11_SCALE_FACTOR", scale)]);
        let [left, top, width, height] = running.bounds();
        let [most_wide, most_high] = size.map(i32::from);
        let name = format!("{size:?} at {scale}: {left} {top} {width} {height}");
        assert!(left >= 0 && top >= 0 && left + width <= most_wide && top + height <= most_high, "{name}");
        assert!(width >= most_wide.min(640) && height >= most_high.min(480), "{name}");
        // Once what lay beyond the picture stayed black.
        let corner = [left + width - 2, top + height - 2].map(|at| i16::try_from(at).expect("on the screen"));
        let corner = screen.pixels([corner[0], corner[1], 1, 1]).expect("a pixel");
        assert!(corner[..3].iter().any(|&light| light > 8), "{name}: {corner:?}");
        running.leave("TERM");
    }
}

/// On a small screen at a large scale the least size of the window, with its frame, was once higher than the screen.
/// Finding window 4.
#[test]
fn the_first_window_fits_on_its_screen_together_with_its_frame() {
    for (size, scale) in [([800, 600], "1"), ([1280, 720], "1.5"), ([3840, 2160], "2")] {
        for manager in ["openbox", "icewm"] {
            let Some(screen) = Screen::of_size(manager, size) else { return };
            let _manager = Beside::start(screen.program(manager));
            let running = Running::start(&screen, &[], &[("WINIT_X11_SCALE_FACTOR", scale)]);
            let context = format!("{manager} on {size:?} at {scale}");
            let [left, top, width, height] = running.bounds();
            // Both managers put a title above the window.
            assert!(left >= 0 && top > 10, "{context}: {left}, {top}");
            assert!(
                left + width <= i32::from(size[0]) && top + height <= i32::from(size[1]),
                "{context}: {width}×{height}"
            );
            let factor: f64 = scale.parse().expect("a number");
            for menu in ["game-menu", "view-menu"] {
                let [x, y] = running.button(menu).map(|place| place * factor);
                assert!(
                    (0.0..f64::from(width)).contains(&x) && (0.0..f64::from(height)).contains(&y),
                    "{context}: {menu} at {x}, {y} of {width}×{height}"
                );
            }
        }
    }
}

/// See rust-windowing/winit#2360. Finding window 5.
#[test]
fn place_and_maximised_come_back_under_window_managers() {
    for manager in ["openbox", "icewm"] {
        let Some(screen) = Screen::start(manager) else { return };
        let _manager = Beside::start(screen.program(manager));
        remember(&screen, "size = [800, 600]\nplace = [100, 80]");
        let mut first = None;
        for _ in 0..2 {
            let running = Running::start(&screen, &[], &[]);
            let bounds = running.bounds();
            assert_eq!((bounds[2], bounds[3]), (800, 600), "{manager}");
            assert_eq!(*first.get_or_insert(bounds), bounds, "{manager}: it does not wander");
            // The manager's frame stands at the place, the window within it.
            assert!(
                (100..130).contains(&bounds[0]) && (80..130).contains(&bounds[1]),
                "{manager}: {bounds:?}"
            );
            let written = running.leave("TERM");
            assert!(written.contains("place = [100, 80]"), "{manager}: {written}");
        }
        remember(&screen, "size = [800, 600]\nplace = [100, 80]\nmaximised = true");
        for _ in 0..2 {
            let running = Running::start(&screen, &[], &[]);
            let [_, _, width, height] = running.bounds();
            assert!(width > 1200 && height > 600, "{manager}: {width} {height}");
            let written = running.leave("INT");
            for kept in ["maximised = true", "size = [800, 600]", "place = [100, 80]"] {
                assert!(written.contains(kept), "{manager}: {written}");
            }
        }
    }
}

/// The window does not wait for other programs that own the clipboard. Finding window 7.
#[test]
fn a_clipboard_whose_owner_hangs_freezes_nothing() {
    let Some(screen) = Screen::start("clipboard") else { return };
    let mut player = Player::sit_down(&screen, &["--white", "human"], &[]);
    let mut owner = screen.program("xclip");
    let owner = owner.args(["-selection", "clipboard", "-quiet", "-i"]).stdin(Stdio::piped());
    let mut owner = Beside(owner.stdout(Stdio::null()).spawn().expect("xclip is installed"));
    owner.0.stdin.take().expect("piped").write_all(b"1. d4 *").expect("xclip reads");
    thread::sleep(Duration::from_secs(1));
    let id = owner.0.id().to_string();
    assert!(Command::new("kill").args(["-STOP", &id]).status().is_ok_and(|status| status.success()));
    player.key("ctrl+v");
    player.click("d4");
    player.until("the game goes on", Duration::from_secs(4), |report| report.moves == ["d4"]);
    player.until("it is told", Duration::from_secs(15), |report| {
        report.said.iter().any(|said| said.contains("is not responding"))
    });
    assert!(Command::new("kill").args(["-CONT", &id]).status().is_ok_and(|status| status.success()));
}
