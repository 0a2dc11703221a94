//! How fast the rules and the search are. Compare two programs in one run; single figures mean little.

mod plain;

use abande::ai::{Engine, Limits, Mebibytes, Stop};
use abande::rules::{Variant, perft};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use plain::Plain;

fn main() {
    divan::main();
}

/// Leaf moves a second of the shipped generator: items per second of this bench.
#[divan::bench(args = [("hex", 7), ("square", 6), ("snub", 7)])]
fn perft_shipped(bencher: Bencher, (variant, depth): (&str, u32)) {
    let game = start(variant).start();
    bencher.counter(ItemsCount::new(perft(&game, depth))).bench(|| perft(&game, black_box(depth)));
}

/// Counts the leaves with the plain generator: the ratio to [`perft_shipped`] is the gain by the optimisations.
#[divan::bench(args = [("hex", 7), ("square", 6), ("snub", 7)])]
fn perft_plain(bencher: Bencher, (variant, depth): (&str, u32)) {
    let plain = Plain::new(start(variant));
    bencher.counter(ItemsCount::new(plain.perft(depth))).bench(|| plain.perft(black_box(depth)));
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
