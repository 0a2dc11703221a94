//! Pictures of known positions, compared with those in `tests/golden`.
//!
//! `UPDATE_GOLDEN=1 cargo test --release --test golden` draws them anew: look at them before they are committed. What a
//! picture was instead is left in the target folder. Without a graphics adapter the test says so and passes, unless
//! `REQUIRE_GOLDEN` is set.
#![cfg(feature = "gui")]

use std::path::{Path, PathBuf};

use abande::app::graphics::Quality;
use abande::app::offscreen::{Picture, PictureError, Shown, picture};
use abande::board::Board;
use abande::rules::{
    ByPlayer,
    Player::{self, Black, White},
};

/// Drivers round and smooth differently: a mean of two steps in 255, and two pixels in a hundred clearly off.
const MEAN: f64 = 2.0;
const OFF: f64 = 0.02;
const CLEARLY: u8 = 40;

#[test]
fn pictures_are_as_they_were() {
    let cases = [
        ("hex_empty", shown(Board::hex(), &[], [18, 18])),
        ("hex_stacks", shown(Board::hex(), HEX_STACKS, [13, 12])),
        ("square_stacks", shown(Board::square(), SQUARE_STACKS, [5, 0])),
    ];
    let mut failures = Vec::new();
    for (name, shown) in &cases {
        let drawn = match picture(shown) {
            Err(PictureError::Start(error)) if std::env::var_os("REQUIRE_GOLDEN").is_none() => {
                eprintln!("not compared: {error}");
                return;
            }
            other => other.unwrap_or_else(|error| panic!("{name}: {error}")),
        };
        let path = folder("tests/golden").join(format!("{name}.png"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            drawn.save(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            continue;
        }
        let golden = Picture::load(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (mean, off) = difference(&golden, &drawn);
        println!("{name}: mean difference {mean:.3}, pixels off {off:.4}");
        if mean > MEAN || off > OFF {
            let instead = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
            drawn.save(&instead).unwrap_or_else(|error| panic!("{name}: {error}"));
            failures.push(format!("{name}: mean {mean:.2}, off {off:.4}, see {}", instead.display()));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// The mean difference of a channel, and the share of pixels that are clearly off.
fn difference(golden: &Picture, drawn: &Picture) -> (f64, f64) {
    assert_eq!((golden.width, golden.height), (drawn.width, drawn.height));
    let mut sum = 0_u64;
    let mut off = 0_u32;
    for (before, now) in golden.rgb.chunks_exact(3).zip(drawn.rgb.chunks_exact(3)) {
        let differences = [0, 1, 2].map(|channel| before[channel].abs_diff(now[channel]));
        sum += differences.into_iter().map(u64::from).sum::<u64>();
        off += u32::from(differences.into_iter().any(|difference| difference > CLEARLY));
    }
    let pixels = f64::from(golden.width) * f64::from(golden.height);
    #[expect(clippy::cast_precision_loss, reason = "pictures are small")]
    let sum = sum as f64;
    (sum / (pixels * 3.0), f64::from(off) / pixels)
}

fn shown(board: &'static Board, stacks: &[(&str, &[Player])], [black, white]: [usize; 2]) -> Shown {
    let stack = |(label, discs): &(&str, &[Player])| {
        let point = board.find(label).unwrap_or_else(|| panic!("{} has no point {label}", board.name()));
        (point, discs.to_vec())
    };
    let mut shown = Shown::new(board, ByPlayer::new(black, white));
    shown.stacks = stacks.iter().map(stack).collect();
    shown.start.quality = Some(Quality::Low);
    shown
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

const HEX_STACKS: &[(&str, &[Player])] = &[
    ("d4", &[White, Black, White]),
    ("d5", &[Black]),
    ("c4", &[White, Black]),
    ("e4", &[White]),
    ("c3", &[Black, White]),
    ("e5", &[Black, White, Black]),
    ("b2", &[White]),
];

const SQUARE_STACKS: &[(&str, &[Player])] = &[
    ("d4", &[Black]),
    ("d5", &[White]),
    ("e4", &[White, Black]),
    ("c3", &[Black, White, Black]),
    ("a1", &[White]),
];
