//! Hours of play in the real window: everything a player does, again and again, and nothing may grow.
//!
//! ```sh
//! SOAK_MINUTES=40 cargo nextest run --release --test window --run-ignored only --no-capture -E 'test(soak)'
//! ```
//!
//! After each act the window comes back to the same state, a new game on the small hexagon, and the process is measured
//! there. `SOAK_SEED=2` is another order, `SOAK_DAY=FILE` appends every measurement to a file.
//! [docs/soak.md](../../../docs/soak.md) says how hours of play are counted.

mod acts;
mod table;

use std::env;
use std::fs::{self, File};
use std::io::Write as _;
use std::time::{Duration, Instant};

use super::MoveChooser;
use super::player::Player;
use super::screen::Screen;

use acts::ACTS;

/// How much memory may be in use in the last round, as a share of that in the first round after the warm-up.
const GROWTH: f64 = 1.05;
/// The longest that a frame's systems may take, in milliseconds, on a machine whose cores are all busy.
const LATEST: f32 = 1000.0;
/// The longest that a picture may take while something moves, with drawing it by the processor and with a window that
/// changes its size, in milliseconds.
const LATEST_PICTURE: f32 = 3000.0;
/// Rounds through everything until caches, fonts and textures are there. The last round is compared with the one after
/// them.
const WARM_UP: usize = 1;
/// How many more meshes there may be: those of marks are kept once they were drawn, until another theme makes others.
const SIGNS: u32 = 32;
/// What a move takes when a person thinks about it, with its animation, in seconds.
const PERSON: f64 = 8.0;
/// What the computer's move takes: its usual pause and the animation.
const COMPUTER: f64 = 1.35;

#[test]
#[ignore = "takes as long as SOAK_MINUTES says; docs/soak.md has the command"]
fn soak() {
    let Some(screen) = Screen::start("soak") else { return };
    let minutes = env::var("SOAK_MINUTES").map_or(10.0, |text| text.parse().expect("minutes"));
    let seed = env::var("SOAK_SEED").map_or(1, |text| text.parse().expect("a number"));
    // Nothing is waited for but the computer itself, and nothing is asked before a game leaves the table.
    fs::write(
        screen.folder().join("config.toml"),
        "[picture]\nanimation-speed = 0\nquality = \"low\"\n\n[play]\nconfirm-leaving = false\n\n\
         [new-game]\nblack = \"human\"\nwhite = \"ai:1\"\n\n[words]\nlanguage = \"en\"\n",
    )
    .expect("written");
    let arguments = ["--variant", "hex-3", "--black", "human", "--white", "ai:1"];
    let player = Player::sit_down(&screen, &arguments, &[("ABANDE_PACE", "0")]);
    let mut soak = Soak {
        screen: &screen,
        player,
        chooser: MoveChooser(seed),
        started: Instant::now(),
        plies: Plies::default(),
        samples: Vec::new(),
        round: 0,
        files: 0,
        boards: 0,
    };
    soak.sample("start");
    let until = Duration::from_secs_f64(minutes * 60.0);
    // Two rounds after the warm-up can be compared, however little time there is.
    while soak.started.elapsed() < until || soak.round < WARM_UP + 2 {
        soak.go_round();
    }
    soak.judge();
}

/// The session, and what was measured in it.
struct Soak<'a> {
    screen: &'a Screen,
    player: Player<'a>,
    chooser: MoveChooser,
    started: Instant,
    plies: Plies,
    samples: Vec<Sample>,
    round: usize,
    /// How many files were saved.
    files: usize,
    /// How many whole games were begun: each is on another board.
    boards: usize,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default)]
struct Plies {
    person: u32,
    computer: u32,
    games: u32,
}

impl Plies {
    /// How long this much play takes a person, in hours.
    fn hours(self) -> f64 {
        (f64::from(self.person) * PERSON + f64::from(self.computer) * COMPUTER) / 3600.0
    }
}

/// The window at rest, in the same state each time.
#[derive(Clone, Debug)]
struct Sample {
    after: String,
    round: usize,
    /// Memory in use without pages of files, which the kernel may take back at any time, and the most that ever was with
    /// them, in KiB.
    memory: [u32; 2],
    threads: u32,
    files: usize,
    /// Entities, meshes and images.
    things: [u32; 3],
    longest: f32,
    longest_picture: f32,
    late: [u32; 4],
}

impl Soak<'_> {
    /// Everything once, in an order of its own.
    fn go_round(&mut self) {
        let mut order: Vec<usize> = (0..ACTS.len()).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, self.chooser.next(place + 1));
        }
        for act in order {
            let (name, act) = ACTS[act];
            act(self);
            self.sample(name);
        }
        self.round += 1;
        let last = self.samples.last().expect("sampled");
        println!(
            "{:.0} s, round {}: {} games, {} moves of a person and {} of computers ({:.1} h of play), \
             {:.1} MB (most {:.1}), {:?} things, {} threads, {} files, longest frame {:.0} ms, \
             longest picture {:.0} ms, late {:?}",
            self.started.elapsed().as_secs_f64(),
            self.round,
            self.plies.games,
            self.plies.person,
            self.plies.computer,
            self.plies.hours(),
            megabytes(last.memory[0]),
            megabytes(last.memory[1]),
            last.things,
            last.threads,
            last.files,
            last.longest,
            last.longest_picture,
            last.late,
        );
    }

    /// Measures the window, brought back to where it is measured each time.
    fn sample(&mut self, after: &str) {
        self.come_home();
        let report = self.player.look().expect("the window reports");
        let status = self.player.status();
        let number = |name: &str| -> u32 {
            let line =
                status.lines().find_map(|line| line.strip_prefix(name)).expect("a line of the kernel's");
            line.trim_start_matches(':')
                .split_whitespace()
                .next()
                .expect("a value")
                .parse()
                .expect("a number")
        };
        let sample = Sample {
            after: after.to_owned(),
            round: self.round,
            memory: [number("RssAnon") + number("RssShmem"), number("VmHWM")],
            threads: number("Threads"),
            files: self.player.open_file_count(),
            things: [report.entities, report.meshes, report.images],
            longest: report.longest_frame,
            longest_picture: report.longest_picture,
            late: report.late_frames,
        };
        if let Some(path) = env::var_os("SOAK_DAY") {
            let mut file =
                File::options().create(true).append(true).open(path).expect("the file can be opened");
            writeln!(file, "{:.0}\t{sample:?}", self.started.elapsed().as_secs_f64()).expect("written");
        }
        self.samples.push(sample);
    }

    /// What is measured in the last round must be what was measured in the first one after the warm-up.
    fn judge(&self) {
        let of = |round: usize| self.samples.iter().filter(move |sample| sample.round == round);
        let mean = |round: usize| {
            let memory: Vec<f64> = of(round).map(|sample| megabytes(sample.memory[0])).collect();
            memory.iter().sum::<f64>() / f64::from(u32::try_from(memory.len()).expect("a few"))
        };
        let (before, after) = (mean(WARM_UP), mean(self.round - 1));
        println!(
            "memory: {before:.1} MB in round {}, {after:.1} MB in round {}, {:+.1} %; {} samples, {:.1} h of play",
            WARM_UP + 1,
            self.round,
            100.0 * (after / before - 1.0),
            self.samples.len(),
            self.plies.hours(),
        );
        assert!(after <= before * GROWTH, "memory grew from {before:.1} to {after:.1} MB");
        let base = of(WARM_UP - 1).next_back().expect("a first round");
        let most = |kind: usize| (0..=WARM_UP).flat_map(of).map(|sample| sample.things[kind]).max();
        let (meshes, images) = (most(1).expect("sampled"), most(2).expect("sampled"));
        for sample in (WARM_UP..self.round).flat_map(of) {
            let told = format!("after {} in round {}", sample.after, sample.round + 1);
            assert_eq!(sample.things[0], base.things[0], "entities {told}");
            assert!(
                sample.things[1] <= meshes + SIGNS,
                "{} meshes {told}, {meshes} before",
                sample.things[1]
            );
            assert!(sample.things[2] <= images, "{} images {told}, {images} before", sample.things[2]);
            assert!(sample.threads <= base.threads + 2, "{} threads {told}", sample.threads);
            assert!(sample.files <= base.files + 4, "{} open files {told}", sample.files);
            assert!(sample.longest <= LATEST, "a frame took {} ms {told}", sample.longest);
            assert!(
                sample.longest_picture <= LATEST_PICTURE,
                "a picture took {} ms {told}",
                sample.longest_picture
            );
        }
    }
}

fn megabytes(kibibytes: u32) -> f64 {
    f64::from(kibibytes) * 1024.0 / 1e6
}
