//! What reading hostile texts costs: time in proportion to the text, and memory within a limit that the system enforces.
//!
//! Each text is read by a process of its own, which this test starts from itself: once at one size and once at four times
//! that size, for its processor time, and once with `ulimit -v`, which only Linux heeds. With `BOUNDS_FULL=1` the sizes
//! are the largest that the program opens.

mod texts;

use std::process::Command;
use std::time::Instant;

use texts::{ALL, Reader, Text, journal};

/// Set in the processes that read: the name of a text.
const NAME: &str = "ABANDE_BOUNDS_TEXT";
/// And its size in bytes.
const SIZE: &str = "ABANDE_BOUNDS_SIZE";

/// What one process told.
#[derive(Clone, Copy, Debug)]
struct Cost {
    /// Of processor time.
    nanoseconds: u64,
    /// Of memory at its peak; 0 where the system does not tell.
    kilobytes: usize,
}

/// Reads one text where this process was started for that; otherwise there is nothing to do.
#[test]
fn read_one() {
    let (Ok(name), Ok(size)) = (std::env::var(NAME), std::env::var(SIZE)) else { return };
    let text = ALL.iter().find(|text| text.name == name).expect("a known text");
    let made = text.made(size.parse().expect("a number"));
    let before = processor_time();
    text.reader.read(&made);
    println!("cost {} {}", processor_time() - before, peak_memory());
}

/// The nanoseconds that the system gave to this thread: however busy the machine is, others' are not among them.
fn processor_time() -> u64 {
    use std::sync::OnceLock;
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse().ok());
    told.unwrap_or_else(|| BEGIN.get_or_init(Instant::now).elapsed().as_nanos().try_into().expect("not long"))
}

/// In kilobytes.
fn peak_memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|text| text.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or(0)
}

/// What reading a text of this size costs in a process of its own, which may have so many bytes.
fn cost(text: &Text, size: usize, limit: Option<usize>) -> Cost {
    let program = std::env::current_exe().expect("this test");
    let mut command = match limit {
        Some(limit) if cfg!(target_os = "linux") => {
            let mut command = Command::new("sh");
            command.arg("-c").arg(format!("ulimit -v {} && exec \"$0\" \"$@\"", limit >> 10)).arg(program);
            command
        }
        _ => Command::new(program),
    };
    command.args(["--exact", "bounds::read_one", "--nocapture", "--test-threads=1"]);
    let output = command.env(NAME, text.name).env(SIZE, size.to_string()).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    let cost = said.lines().find_map(|line| line.split_once("cost ")).map(|(_, cost)| cost);
    let numbers = cost.and_then(|cost| cost.split_once(' '));
    let numbers = numbers.and_then(|(time, memory)| Some((time.parse().ok()?, memory.trim().parse().ok()?)));
    let errors = String::from_utf8_lossy(&output.stderr);
    let Some((nanoseconds, kilobytes)) = numbers else {
        panic!("{} of {size} bytes within {limit:?} bytes: {} {said}{errors}", text.name, output.status)
    };
    Cost { nanoseconds, kilobytes }
}

/// The size of a text in this run.
fn size_of_text(text: &Text, usual: usize) -> usize {
    let largest = text.reader.largest();
    if std::env::var_os("BOUNDS_FULL").is_some() { largest } else { usual.min(largest) }
}

/// Memory that a process takes without any text: programs, stacks, the rules' tables.
const BASE: usize = 64 << 20;

/// Addresses that the system's allocator reserves for its threads and never uses.
const RESERVED: usize = 512 << 20;

/// Four times the text may take this many times as long: between 4, where the cost is in proportion to the text, and
/// 16, where it grows with its square.
const RATIO: f64 = 9.0;

/// Below this, what is measured is mostly the start.
const SHORT: u64 = 4_000_000;

/// Otherwise the measured time would be that of finding a fault.
#[test]
fn pasted_branches_are_what_they_should_be() {
    for text in ALL.iter().filter(|text| text.name.starts_with("journal") && text.name.ends_with("paste")) {
        let game = journal(&text.made(16 << 10));
        assert_eq!(game.damage, None, "{}", text.name);
        assert!(game.game.tree().len() > 100, "{}: {}", text.name, game.game.tree().len());
    }
}

#[test]
fn time_grows_with_the_text() {
    let mut failed = Vec::new();
    for text in ALL {
        let small = size_of_text(text, 512 << 10) / 4;
        // The least of several: other load only makes it more.
        let least = |size, times| {
            (0..times).map(|_| cost(text, size, None).nanoseconds).min().expect("at least one").max(SHORT)
        };
        let ratio = |times| {
            #[expect(clippy::cast_precision_loss, reason = "nanoseconds of seconds")]
            let ratio = least(4 * small, times) as f64 / least(small, times) as f64;
            ratio
        };
        let mut found = ratio(1);
        if found > RATIO {
            found = ratio(3);
        }
        println!("{:>28}: {found:.1} times for 4 times {small} bytes", text.name);
        if found > RATIO {
            failed.push((text.name, found));
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn memory_is_bounded() {
    let mut failed = Vec::new();
    for text in ALL {
        let size = size_of_text(text, 1 << 20);
        let limit = BASE + text.reader.factor() * size;
        let cost = cost(text, size, Some(limit + RESERVED));
        println!(
            "{:>28}: {size} bytes, {} MiB, {} ms",
            text.name,
            cost.kilobytes >> 10,
            cost.nanoseconds / 1_000_000
        );
        if cost.kilobytes > limit >> 10 {
            failed.push((text.name, cost));
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

impl Reader {
    /// The largest text that the program opens, in bytes.
    const fn largest(self) -> usize {
        match self {
            Self::Agn | Self::Json => 16 << 20,
            Self::Journal => 96 << 20,
            Self::Preferences => 256 << 10,
            Self::Position => 1 << 20,
        }
    }

    /// How many bytes of memory a byte of the text may take at most, the text itself among them.
    const fn factor(self) -> usize {
        match self {
            Self::Agn | Self::Json | Self::Journal => 100,
            Self::Preferences | Self::Position => 400,
        }
    }
}
