//! How late things were, as percentiles.

use std::thread;
use std::time::{Duration, Instant};

#[derive(Debug, Default)]
pub struct Lateness(Vec<Duration>);

impl Lateness {
    pub fn add(&mut self, late: Duration) {
        self.0.push(late);
    }

    pub fn print(mut self, what: &str) {
        self.0.sort_unstable();
        println!("{} {what}:", self.0.len());
        if self.0.is_empty() {
            return;
        }
        // In hundredths of a percent; at least that share is not later.
        for share in [5000, 9000, 9900, 9990, 9999, 10_000] {
            let late = self.0[(self.0.len() * share).div_ceil(10_000) - 1];
            println!("  {:>3}.{:02} %  {:>9.3} ms", share / 100, share % 100, late.as_secs_f64() * 1e3);
        }
        let bounds = [1, 2, 5, 10, 20, 30, 50, 100, 1000].map(Duration::from_millis);
        let mut below = 0;
        for bound in bounds {
            let until = self.0.partition_point(|late| *late < bound);
            if until > below {
                println!("  below {:>4} ms  {:>8}", bound.as_millis(), until - below);
            }
            below = until;
        }
        if below < self.0.len() {
            println!("  later          {:>8}", self.0.len() - below);
        }
    }
}

/// How late a search would be that does nothing but look at the clock, on a thread made for it: what the machine
/// adds to the lateness of any engine.
pub fn ideal(time: Duration) -> Duration {
    let asked = Instant::now();
    let search = thread::spawn(move || while asked.elapsed() < time {});
    search.join().ok();
    asked.elapsed().saturating_sub(time)
}
