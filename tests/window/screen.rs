//! A virtual display of its own for each test.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use abande::app::shell::picture::Picture;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt as _, ImageFormat, InputFocus};
use x11rb::wrapper::ConnectionExt as _;

use super::mounted::ci;

/// What the virtual display offers; the window fills it.
pub const SIZE: [u16; 2] = [1280, 720];
/// Set it where no virtual display can be had: the tests of the window then pass without having looked at anything, but
/// never in CI.
const SKIP: &str = "ABANDE_SKIP_WINDOW_TESTS";

/// Another program to test than the one built with the tests, such as the one in a package.
const PROGRAM: &str = "ABANDE_PROGRAM";

/// A display, and a folder for what the program writes.
pub struct Screen {
    server: Child,
    display: String,
    folder: PathBuf,
    program: PathBuf,
}

impl Screen {
    /// Starts a virtual display; none if the person at the keyboard wants no such tests.
    pub fn start(test: &str) -> Option<Self> {
        Self::of_size(test, SIZE)
    }

    /// The same with another size.
    pub fn of_size(test: &str, [width, height]: [u16; 2]) -> Option<Self> {
        if env::var_os(SKIP).is_some() {
            ci::leave_out(test, &format!("{SKIP} is set"));
            return None;
        }
        for tool in ["Xvfb", "xdotool"] {
            let found = env::split_paths(&env::var_os("PATH").unwrap_or_default())
                .any(|folder| folder.join(tool).is_file());
            assert!(
                found,
                "the tests of the window need {tool}: on Debian or Ubuntu `apt install xvfb xdotool \
                 mesa-vulkan-drivers`, or set {SKIP}=1 to do without these tests"
            );
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("run")).expect("the target folder can be written");
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-noreset",
                "-nolisten",
                "tcp",
                "-screen",
                "0",
                &format!("{width}x{height}x24"),
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        // It writes the number once it listens, and ends without one if it cannot.
        let mut number = String::new();
        let output = server.stdout.take().expect("piped");
        BufReader::new(output).read_line(&mut number).expect("Xvfb writes its display number");
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb found no display to serve");
        let program = env::var_os(PROGRAM).unwrap_or_else(|| env!("CARGO_BIN_EXE_abande").into()).into();
        Some(Self { display: format!(":{number}"), server, folder, program })
    }

    /// The same with a copy of the program in the test's folder, where other files may lie beside it.
    pub fn with_its_program(mut self) -> Self {
        let copy = self.folder.join("abande");
        fs::copy(&self.program, &copy).expect("the folder can be written");
        self.program = copy;
        self
    }

    /// Another program on this display, such as a window manager.
    pub fn program(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        command
            .env("DISPLAY", &self.display)
            .env("HOME", &self.folder)
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// The folder for this test's files, also the program's working folder and home.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The program, shown on this display.
    pub fn abande(&self) -> Command {
        let mut command = Command::new(&self.program);
        for other in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "WINIT_X11_SCALE_FACTOR", "RUST_LOG"] {
            command.env_remove(other);
        }
        command
            .env("DISPLAY", &self.display)
            .env("XDG_RUNTIME_DIR", self.folder.join("run"))
            .env("HOME", &self.folder)
            // No program of this machine's desktop may open a window of its own.
            .env("PATH", self.folder.join("bin"))
            .env("ABANDE_DATA_DIR", self.folder.join("data"))
            .env("ABANDE_CONFIG", self.folder.join("config.toml"))
            .env_remove("XDG_CONFIG_HOME")
            .current_dir(&self.folder)
            .stdin(Stdio::null());
        command
    }

    /// Gives the keyboard another layout, as `setxkbmap` takes it.
    pub fn layout(&self, arguments: &[&str]) {
        let mut command = Command::new("setxkbmap");
        command.args(["-display", &self.display, "-option", ""]).args(arguments);
        let output = finish(&mut command, Duration::from_secs(20));
        assert!(output.status.success(), "setxkbmap {arguments:?}: {output:?}");
    }

    /// A mouse or key action.
    pub fn xdotool(&self, arguments: &[&str]) -> String {
        let mut command = Command::new("xdotool");
        command.env("DISPLAY", &self.display).args(arguments);
        let output = finish(&mut command, Duration::from_secs(20));
        assert!(output.status.success(), "xdotool {arguments:?}: {output:?}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// No window has the keys any more.
    pub fn take_focus(&self) {
        let (connection, _) = x11rb::connect(Some(&self.display)).expect("the display answers");
        let nobody = x11rb::NONE;
        connection.set_input_focus(InputFocus::NONE, nobody, x11rb::CURRENT_TIME).expect("asked");
        connection.sync().expect("done");
    }

    /// Left, top, width and height of the inside of a window.
    pub fn bounds(&self, window: u32) -> [i32; 4] {
        let (connection, screen) = x11rb::connect(Some(&self.display)).expect("the display answers");
        let root = connection.setup().roots[screen].root;
        let place =
            connection.translate_coordinates(window, root, 0, 0).expect("asked").reply().expect("a place");
        let size = connection.get_geometry(window).expect("asked").reply().expect("a size");
        [place.dst_x.into(), place.dst_y.into(), size.width.into(), size.height.into()]
    }

    /// What is on a part of the display now: left, top, width and height in pixels; four bytes each.
    pub fn pixels(&self, [left, top, width, height]: [i16; 4]) -> Option<Vec<u8>> {
        let (connection, screen) = x11rb::connect(Some(&self.display)).ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        let [width, height] = [width, height].map(i16::unsigned_abs);
        let asked =
            connection.get_image(ImageFormat::Z_PIXMAP, root, left, top, width, height, u32::MAX).ok()?;
        Some(asked.reply().ok()?.data)
    }

    /// What is on the display now, as a file that stays after the test.
    pub fn photograph(&self, name: &str) -> Option<PathBuf> {
        let [width, height] = SIZE;
        let pixels = self.pixels([0, 0, width.cast_signed(), height.cast_signed()])?;
        let rgb = pixels.chunks_exact(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
        let path = self.folder.join(format!("{name}.png"));
        Picture { width: width.into(), height: height.into(), rgb }.save(&path).ok()?;
        Some(path)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        if !thread::panicking() {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Runs a program to its end, which must come in time.
pub fn finish(command: &mut Command, patience: Duration) -> Output {
    let started = Instant::now();
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    while child.try_wait().expect("the child is ours").is_none() {
        if started.elapsed() > patience {
            let _ = child.kill();
            let output = child.wait_with_output();
            panic!("{command:?} is still running after {patience:?}: {output:?}");
        }
        thread::sleep(Duration::from_millis(10));
    }
    child.wait_with_output().expect("the child has ended")
}
