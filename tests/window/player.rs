//! A player at the window who sees only what the probe tells and has only mouse and keys.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use abande::record::Record;
use abande::rules::{AnyGame, Variant};
use serde::Deserialize;

use super::screen::Screen;

/// For one thing to happen in the window, on a machine that is busy with something else.
const PATIENCE: Duration = Duration::from_mins(1);
/// A computer's turn, or the whole counting at the end.
const LONG_PATIENCE: Duration = Duration::from_mins(2);
/// Hands are not faster.
const HAND: Duration = Duration::from_millis(30);

/// Where the program tells what it shows.
const PROBE: &str = "probe.json";

/// The program's window, and the hands before it.
pub struct Player<'a> {
    screen: &'a Screen,
    program: Child,
    window: String,
    /// Pixels of the screen for each of the probe's.
    scale: f32,
}

/// What the probe tells.
#[expect(clippy::struct_excessive_bools, reason = "a report is a list of answers")]
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Report {
    pub record: String,
    pub variant: String,
    pub position: String,
    pub moves: Vec<String>,
    pub human_to_move: bool,
    pub clock: Option<[u64; 2]>,
    pub lesson: Option<String>,
    pub puzzle: Option<String>,
    pub told: Option<usize>,
    pub asked: bool,
    pub over: bool,
    pub still: bool,
    pub dialog: bool,
    pub focused: Option<String>,
    pub pointed: Option<String>,
    pub chosen: Option<String>,
    pub half: Option<String>,
    pub refused: Option<String>,
    pub flat: bool,
    pub turned: f32,
    pub points: HashMap<String, [f32; 2]>,
    pub buttons: HashMap<String, [f32; 2]>,
    pub said: Vec<String>,
    pub commands: Vec<String>,
    pub frames: u32,
    pub entities: u32,
    pub meshes: u32,
    pub images: u32,
    pub longest_frame: f32,
    pub longest_picture: f32,
    pub late_frames: [u32; 4],
    pub matches: u32,
}

impl Report {
    /// The match, with its variations and notes.
    pub fn record(&self) -> Record {
        Record::parse(&self.record).unwrap_or_else(|error| panic!("{error}: {}", self.record))
    }

    /// The position on the table.
    pub fn game(&self) -> AnyGame {
        let variant: Variant = self.variant.parse().expect("the probe names a variant");
        AnyGame::parse(variant, &self.position).expect("the probe tells a position")
    }
}

impl<'a> Player<'a> {
    /// Opens the window and waits until it shows something.
    pub fn sit_down(screen: &'a Screen, arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        Self::open(screen, 1.0, [1280, 720], arguments, environment)
    }

    /// The display that the window is on.
    pub fn screen(&self) -> &'a Screen {
        self.screen
    }

    /// The same with both hands on the keyboard.
    pub fn sit_down_without_mouse(screen: &'a Screen, arguments: &[&str]) -> Self {
        // A pointer in the middle of the screen would point at the board.
        screen.xdotool(&["mousemove", "1279", "719"]);
        let mut player = Self::start(screen, 1.0, [1280, 720], arguments, &[]);
        // What happens while its first frame is drawn may be lost.
        let started = Instant::now();
        while player.look().is_none_or(|report| report.pointed.is_none()) {
            if started.elapsed() > PATIENCE {
                player.fail("no key brings up the cursor");
            }
            player.key("Up");
            thread::sleep(Duration::from_millis(300));
        }
        player.key("Escape");
        player.until("the cursor is gone", PATIENCE, |report| report.pointed.is_none());
        player
    }

    /// The same on a screen where everything is larger, in a smaller window.
    pub fn sit_down_scaled(screen: &'a Screen, scale: f32, arguments: &[&str]) -> Self {
        let factor = scale.to_string();
        Self::open(screen, scale, [640, 480], arguments, &[("WINIT_X11_SCALE_FACTOR", &factor)])
    }

    fn open(
        screen: &'a Screen,
        scale: f32,
        [width, height]: [u16; 2],
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Self {
        let mut player = Self::start(screen, scale, [width, height], arguments, environment);
        player.wake();
        player
    }

    fn start(
        screen: &'a Screen,
        scale: f32,
        [width, height]: [u16; 2],
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Self {
        let log = File::create(screen.folder().join("log")).expect("the folder can be written");
        let mut command = screen.abande();
        command.args(["--windowed", &format!("{width}x{height}"), "--probe", PROBE]).args(arguments);
        command.envs(environment.iter().copied());
        // What an earlier one told is not what this one shows.
        let _ = fs::remove_file(screen.folder().join(PROBE));
        let program = command
            .stdout(log.try_clone().expect("a second handle"))
            .stderr(log)
            .spawn()
            .expect("abande starts");
        let mut player = Self { screen, program, window: String::new(), scale };
        player.until("the window shows the board", LONG_PATIENCE, |report| !report.points.is_empty());
        let id = player.program.id().to_string();
        player.window = screen.xdotool(&["search", "--sync", "--onlyvisible", "--pid", &id]);
        assert!(!player.window.is_empty() && !player.window.contains('\n'), "windows: {}", player.window);
        // Nothing manages the windows here, so nothing gives this one the keys.
        screen.xdotool(&["windowfocus", &player.window]);
        player
    }

    /// Moves the mouse until the window follows it: what happens while its first frame is drawn may be lost.
    fn wake(&mut self) {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            let places = self.look().map(|report| report.points).unwrap_or_default();
            for (label, place) in places {
                self.move_to(place);
                thread::sleep(Duration::from_millis(300));
                if self.look().is_some_and(|report| report.pointed == Some(label)) {
                    return;
                }
            }
        }
        self.fail("the window does not follow the mouse");
    }

    /// What the window shows.
    pub fn look(&self) -> Option<Report> {
        let text = fs::read_to_string(self.screen.folder().join(PROBE)).ok()?;
        Some(
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("the probe is wrong: {error}: {text}")),
        )
    }

    /// Waits until the window shows something.
    pub fn until(&mut self, what: &str, patience: Duration, wanted: impl Fn(&Report) -> bool) -> Report {
        let started = Instant::now();
        loop {
            if let Some(report) = self.look().filter(&wanted) {
                return report;
            }
            if let Ok(Some(status)) = self.program.try_wait() {
                self.fail(&format!("the program ended with {status} before {what}"));
            }
            if started.elapsed() > patience {
                self.fail(&format!("{patience:?} went by before {what}"));
            }
            thread::sleep(HAND);
        }
    }

    /// Waits for the own turn or the end, with nothing moving.
    pub fn turn(&mut self) -> Report {
        self.until("it is a person's turn, or the end", LONG_PATIENCE, |report| {
            report.still && (report.human_to_move || report.over)
        })
    }

    /// Waits until nothing has been drawn for a while.
    pub fn rest(&mut self) {
        let (mut frames, mut since) = (None, Instant::now());
        let started = Instant::now();
        while since.elapsed() < Duration::from_millis(500) && started.elapsed() < Duration::from_secs(10) {
            let now = self.look().map(|report| report.frames);
            if now != frames {
                (frames, since) = (now, Instant::now());
            }
            thread::sleep(HAND);
        }
    }

    /// Points at a point of the board. Where it is may change while the pointer is on its way: a report describes an
    /// earlier frame, in which the stack was higher or the camera elsewhere.
    pub fn point_at(&mut self, label: &str) {
        let started = Instant::now();
        loop {
            let report = self.until("nothing moves", PATIENCE, |report| report.still);
            self.move_to(report.points[label]);
            let moved = Instant::now();
            while moved.elapsed() < Duration::from_secs(3) {
                if self.look().is_some_and(|report| report.pointed.as_deref() == Some(label)) {
                    return;
                }
                thread::sleep(HAND);
            }
            if started.elapsed() > PATIENCE {
                self.fail(&format!("the pointer does not come to {label}"));
            }
            // A piece that went back to where the pointer goes, in the same frame, is pointed at where it was.
            self.rest_pointer();
            thread::sleep(Duration::from_millis(300));
        }
    }

    /// Clicks on a point of the board.
    pub fn click(&mut self, label: &str) {
        self.point_at(label);
        self.screen.xdotool(&["click", "1"]);
    }

    /// Clicks on an own stack and waits until it is lifted.
    pub fn choose(&mut self, label: &str) {
        self.click(label);
        let what = format!("{label} is chosen");
        self.until(&what, PATIENCE, |report| report.chosen.as_deref() == Some(label) && report.still);
    }

    /// Drags a stack onto another one.
    pub fn drag(&mut self, from: &str, to: &str) {
        self.point_at(from);
        let report = self.turn();
        self.screen.xdotool(&["mousedown", "1"]);
        let ([x, y], [u, v]) = (report.points[from], report.points[to]);
        for step in [0.2, 0.4, 0.6, 0.8, 1.0] {
            self.move_to([x + (u - x) * step, y + (v - y) * step]);
            thread::sleep(HAND);
        }
        let what = format!("{from} is carried to {to}");
        self.until(&what, PATIENCE, |report| {
            report.chosen.as_deref() == Some(from) && report.pointed.as_deref() == Some(to)
        });
        self.screen.xdotool(&["mouseup", "1"]);
    }

    /// Turns the table: a drag with the right button that begins on a point of the board and goes this far, in pixels.
    pub fn turn_from(&mut self, label: &str, [x, y]: [f32; 2]) {
        // The table may still be gliding.
        self.rest();
        self.point_at(label);
        let Report { points, turned, .. } = self.turn();
        let [from_x, from_y] = points[label];
        self.screen.xdotool(&["mousedown", "3"]);
        for step in [0.25, 0.5, 0.75, 1.0] {
            self.move_to([from_x + x * step, from_y + y * step]);
            thread::sleep(HAND);
        }
        // On a busy machine all of this may happen within one frame.
        self.until("the table turns", PATIENCE, |report| (report.turned - turned).abs() >= 5.0);
        self.screen.xdotool(&["mouseup", "3"]);
    }

    /// Clicks on a button, once it has come to rest.
    pub fn press(&mut self, label: &str) {
        let (mut place, mut since) = (None, Instant::now());
        let started = Instant::now();
        loop {
            let seen = self.look().and_then(|report| report.buttons.get(label).copied());
            if seen != place {
                (place, since) = (seen, Instant::now());
            }
            match place {
                Some(place) if since.elapsed() > Duration::from_millis(300) => {
                    self.move_to(place);
                    thread::sleep(HAND);
                    self.screen.xdotool(&["click", "1"]);
                    return;
                }
                _ if started.elapsed() > PATIENCE => {
                    self.fail(&format!("there is no button “{label}” that can be pressed"));
                }
                _ => thread::sleep(HAND),
            }
        }
    }

    /// Turns the wheel over the rail until a button is in its middle part: what is scrolled away has a place, too.
    pub fn scroll_to(&mut self, label: &str) {
        const PAGE: Range<f32> = 160.0..500.0;
        let started = Instant::now();
        loop {
            let report =
                self.until("the page is shown", PATIENCE, |report| report.buttons.contains_key(label));
            let [x, y] = report.buttons[label];
            if PAGE.contains(&y) {
                return;
            }
            if started.elapsed() > PATIENCE {
                self.fail(&format!("“{label}” cannot be scrolled to"));
            }
            self.move_to([x, f32::midpoint(PAGE.start, PAGE.end)]);
            self.screen.xdotool(&["click", if y >= PAGE.end { "5" } else { "4" }]);
            self.rest();
        }
    }

    /// Turns the table to and fro for three seconds; the frames that were drawn each second.
    pub fn turn_the_table(&mut self) -> f64 {
        // On the table beside the board: nothing there that the pointer could say more about.
        const FROM: [u16; 2] = [50, 450];
        self.move_to(FROM.map(f32::from));
        self.screen.xdotool(&["mousedown", "3"]);
        // The counting starts when the report is there, which waits for a still table.
        let before = self.turn().frames;
        let started = Instant::now();
        // All steps in one process: starting one for each would take a fifth of a core from the window.
        let steps = (0..180).map(|step: u16| FROM[0] + 8 * (step % 100).min(100 - step % 100));
        let words: Vec<String> = steps.map(|x| format!("mousemove {x} {} sleep 0.016", FROM[1])).collect();
        self.screen.xdotool(&words.iter().flat_map(|words| words.split(' ')).collect::<Vec<_>>());
        let drawn = self.look().expect("the window reports").frames - before;
        let rate = f64::from(drawn) / started.elapsed().as_secs_f64();
        self.screen.xdotool(&["mouseup", "3"]);
        rate
    }

    /// Turns to the page with the list of moves.
    pub fn turn_to_moves(&mut self) {
        let shown = |report: &Report| report.buttons.contains_key("Comment");
        if !self.look().is_some_and(|report| shown(&report)) {
            self.press("page-moves");
            self.until("the list of moves is shown", PATIENCE, shown);
        }
    }

    /// Writes something into the field beside the list of moves; the comment is not confirmed yet.
    pub fn comment(&mut self, text: &str) {
        self.turn_to_moves();
        self.press("Comment");
        // The field takes letters from the frame after the click on.
        thread::sleep(Duration::from_secs(2));
        self.screen.xdotool(&["type", "--delay", "120", text]);
    }

    /// Kills the program, which gets no chance to do anything more.
    /// Returns what it had shown last.
    pub fn kill(mut self) -> Report {
        self.program.kill().expect("the program runs");
        self.program.wait().expect("the program is ours");
        self.look().expect("the window was there")
    }

    /// Waits until the program has ended by itself.
    pub fn end(&mut self) -> ExitStatus {
        let started = Instant::now();
        loop {
            if let Some(status) = self.program.try_wait().expect("the program is ours") {
                return status;
            }
            if started.elapsed() > PATIENCE {
                self.fail("the program does not end");
            }
            thread::sleep(HAND);
        }
    }

    /// Makes the window another size, in pixels of the screen.
    pub fn resize(&self, width: u16, height: u16) {
        self.screen.xdotool(&["windowsize", &self.window, &width.to_string(), &height.to_string()]);
    }

    /// The files that the program has open or in its memory.
    pub fn opened_files(&self) -> Vec<String> {
        let process = self.process();
        let maps = fs::read_to_string(process.join("maps")).expect("the program runs");
        let mapped = maps.lines().filter_map(|line| Some(line[line.find('/')?..].to_owned()));
        let open = fs::read_dir(process.join("fd")).expect("the program runs");
        let open = open.filter_map(|entry| fs::read_link(entry.ok()?.path()).ok());
        mapped.chain(open.map(|path| path.to_string_lossy().into_owned())).collect()
    }

    /// Confirms the dialog that is open. Before it comes up the program asks whether the system has one, so it may not
    /// hear the first key.
    pub fn confirm(&mut self) {
        let started = Instant::now();
        while self.look().is_none_or(|report| report.dialog) {
            if started.elapsed() > PATIENCE {
                self.fail("the dialog stays open");
            }
            self.key("Return");
            thread::sleep(Duration::from_secs(2));
        }
    }

    /// Presses a key.
    pub fn key(&self, name: &str) {
        self.screen.xdotool(&["key", name]);
    }

    /// Gives the keys to nobody for a moment, while this one goes up.
    pub fn lose_focus(&self, key: &str) {
        self.screen.take_focus();
        self.screen.xdotool(&["keyup", key, "windowfocus", &self.window]);
        thread::sleep(10 * HAND);
    }

    /// Types letters, digits and marks.
    pub fn write(&self, text: &str) {
        self.screen.xdotool(&["type", "--delay", "60", text]);
    }

    /// Presses Tab until a button has the keys.
    pub fn reach(&mut self, name: &str) {
        let what = format!("there is a button “{name}”");
        self.until(&what, PATIENCE, |report| report.buttons.contains_key(name));
        let mut seen = Vec::new();
        while seen.len() < 200 {
            let before = self.look().and_then(|report| report.focused);
            if before.as_deref() == Some(name) {
                // A slow window may still have to answer a Tab that was pressed twice.
                thread::sleep(10 * HAND);
                if self.look().and_then(|report| report.focused) == before {
                    return;
                }
                continue;
            }
            self.key("Tab");
            let pressed = Instant::now();
            // Two buttons without names may lie at the same place.
            while self.look().and_then(|report| report.focused) == before
                && pressed.elapsed() < Duration::from_secs(5)
            {
                thread::sleep(HAND);
            }
            seen.push(before);
        }
        self.fail(&format!("Tab does not lead to “{name}”, but to {seen:?}"));
    }

    /// Goes to a button with Tab and presses it. What comes next waits: in one frame Tab goes before any other key.
    pub fn press_by_key(&mut self, name: &str, key: &str) {
        self.reach(name);
        self.key(key);
        self.rest();
    }

    /// What the kernel says about the program.
    pub fn status(&self) -> String {
        fs::read_to_string(self.process().join("status")).expect("the program runs")
    }

    /// How many files, sockets and pipes the program has open.
    pub fn open_file_count(&self) -> usize {
        fs::read_dir(self.process().join("fd")).expect("the program runs").count()
    }

    /// Where the kernel tells about the program.
    fn process(&self) -> PathBuf {
        PathBuf::from(format!("/proc/{}", self.program.id()))
    }

    /// Points at the left edge of the window, where there is nothing.
    pub fn rest_pointer(&self) {
        self.move_to([3.0, 600.0]);
    }

    /// The seconds of processor time that the program has used.
    pub fn processor_time(&self) -> f64 {
        let text = fs::read_to_string(self.process().join("stat")).expect("the program runs");
        // The name in parentheses may hold spaces; 12 and 13 fields after it come user and system time.
        let (_, fields) = text.rsplit_once(") ").expect("a name in parentheses");
        let ticks = fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<f64>().expect("a number"));
        // Linux tells them in hundredths of a second on every machine.
        ticks.sum::<f64>() / 100.0
    }

    /// What the program wrote to the terminal.
    pub fn log(&self) -> String {
        fs::read_to_string(self.screen.folder().join("log")).unwrap_or_default()
    }

    /// Ends the test with all that helps to see why.
    pub fn fail(&self, why: &str) -> ! {
        let mut text = why.to_owned();
        if let Some(path) = self.screen.photograph("failure") {
            let _ = write!(text, "\nthe screen then: {}", path.display());
        }
        let log = self.log();
        let tail: Vec<&str> = log.lines().rev().take(8).collect();
        let _ = write!(text, "\nthe probe: {:?}\nthe log's end:", self.look());
        tail.iter().rev().for_each(|line| {
            let _ = write!(text, "\n  {line}");
        });
        panic!("{text}");
    }

    fn move_to(&self, [x, y]: [f32; 2]) {
        let [x, y] = [x, y].map(|place| (place * self.scale).round().to_string());
        self.screen.xdotool(&["mousemove", "--window", &self.window, &x, &y]);
    }
}

impl Drop for Player<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
