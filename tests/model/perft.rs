//! The fast generator against a plain one, and how many instructions it takes.

#[path = "../../benches/plain/mod.rs"]
mod plain;

use std::process::Command;

use abande::rules::{Variant, perft, plain_perft};
use plain::Plain;

#[test]
fn three_generators_count_the_same() {
    for variant in Variant::ABANDE {
        let game = variant.start();
        for depth in 0..=5 {
            let count = perft(&game, depth);
            assert_eq!(plain_perft(&game, depth), count, "{variant} depth {depth}");
            assert_eq!(Plain::new(variant).perft(depth), count, "{variant} depth {depth}");
        }
    }
}

/// Instructions of the whole command under callgrind; none where valgrind is not installed.
fn instructions(variant: &str, depth: &str) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", env!("CARGO_BIN_EXE_abande")])
        .args(["perft", "--variant", variant, "--depth", depth])
        .output();
    let output = match output {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        output => output.expect("valgrind starts"),
    };
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    assert!(count.is_some(), "valgrind counts nothing ({}): {said}", output.status);
    count
}

/// Speed cannot be tested on a busy machine, instructions can. The limits are 2 % above what a debug build
/// took when this was written; lower them when perft gets faster.
#[test]
#[cfg(target_arch = "x86_64")]
fn perft_takes_no_more_instructions_than_before() {
    if !(is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi2")) {
        // The limits are those of the program that uses them.
        let why = "this processor has no popcnt or no bmi2";
        crate::mounted::ci::leave_out("instructions of perft", why);
        return;
    }
    let limits = [("hex", "6", 13_450_000), ("square", "5", 4_540_000), ("snub", "6", 15_880_000)];
    for (variant, depth, limit) in limits {
        // Less what the program takes to start, which depends on what it is linked with.
        let (Some(whole), Some(start)) = (instructions(variant, depth), instructions(variant, "1")) else {
            let (what, why) = ("instructions of perft", "valgrind, which counts them, is not installed");
            if cfg!(target_os = "linux") {
                // tests/run installs it there.
                crate::mounted::ci::leave_out(what, why);
            } else {
                eprintln!("NOT TESTED: {what}: {why}");
            }
            return;
        };
        let count = whole.saturating_sub(start);
        assert!(count <= limit, "{variant}: {count} instructions, more than {limit}");
        println!("{variant}: {count} instructions of {limit}");
    }
}
