//! How fast the rules and the search are. Compare two programs in one run; single figures mean little.

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::rules::{Variant, perft};
use divan::Bencher;

fn main() {
    divan::main();
}

/// All move sequences of 4 plies from the start.
#[divan::bench(args = ["hex", "square", "snub"])]
fn perft_4(variant: &str) -> u64 {
    perft(&start(variant).start(), 4)
}

/// A search of a fixed number of positions from the start, with an empty table.
#[divan::bench(args = ["hex", "square", "snub"])]
fn search_20_000_nodes(bencher: Bencher, variant: &str) {
    let game = start(variant).start();
    bencher.with_inputs(|| Engine::new(Mebibytes::MIN)).bench_values(|mut engine| {
        engine.search(&game, &Limits::nodes(20_000), &Stop::default(), &mut |_| {})
    });
}

fn start(variant: &str) -> Variant {
    variant.parse().expect("the names above are variants")
}
