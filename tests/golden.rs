//! Pictures of known positions, compared with those in `tests/golden`.
//!
//! `UPDATE_GOLDEN=1 cargo test --release --test golden` draws them anew: look at them before they are committed. What a
//! picture was instead is left in the target folder. Without a graphics adapter the test says so and passes, unless
//! `REQUIRE_GOLDEN` is set.
#![cfg(feature = "gui")]

use std::path::{Path, PathBuf};

use abande::app::game::{Lens, Lenses, Quality};
use abande::app::input::Choice;
use abande::app::shell::offscreen::{Marked, Picture, PictureError, Shown, picture};
use abande::board::{Board, Point};
use abande::rules::{
    AnyGame, ByPlayer, Game, MoveIntent,
    Player::{self, Black, White},
    Variant,
};

/// Drivers round and smooth differently: a mean of two steps in 255, and two pixels in a hundred clearly off.
const MEAN: f64 = 2.0;
const OFF: f64 = 0.02;
const CLEARLY: u8 = 40;

#[test]
fn pictures_are_as_they_were() {
    compare(&[
        ("hex_empty", shown(Board::hex(), &[], [18, 18])),
        ("hex_stacks", shown(Board::hex(), HEX_STACKS, [13, 12])),
        ("square_stacks", shown(Board::square(), SQUARE_STACKS, [5, 0])),
    ]);
}

#[test]
fn boards_of_cells_are_as_they_were() {
    compare(&[
        ("anda_5", Shown::of(&anda(5, 22))),
        ("anda_7", Shown::of(&anda(7, 40))),
        ("anda_9", Shown::of(&anda(9, 70))),
        ("anda_11", Shown::of(&anda(11, 110))),
    ]);
}

/// Each lens by itself, on a board where it shows something.
#[test]
fn lenses_are_as_they_were() {
    let first = anda(5, 0);
    let corner = first.board().find("a1");
    let half = Choice::First(corner.expect("a corner"));
    let (middle, late) = (anda(5, 22), anda(5, 34));
    let takes = |game: &AnyGame| {
        let view = game.view();
        let points = view.entries.iter().filter(|&point| {
            let mv = game.intended(MoveIntent::Place(point)).expect("a placement");
            !game.removed_by(mv).is_empty()
        });
        points.collect::<Vec<_>>().first().copied()
    };
    assert!(takes(&late).is_some() && !late.dangers().is_empty() && !late.view().forbidden().is_empty());
    let largest = |game: &AnyGame| {
        let view = game.view();
        let group = view.groups.iter().max_by_key(|group| group.points.len())?;
        group.points.first()
    };
    compare(&[
        ("lens_first_turn", marked(&first, None, Choice::Nothing, Lens::Targets)),
        ("lens_second_stone", marked(&first, first.board().find("i5"), half, Lens::Targets)),
        ("lens_closed_cells", marked(&late, None, Choice::Nothing, Lens::Targets)),
        ("lens_breaths", marked(&middle, largest(&middle), Choice::Nothing, Lens::Breaths)),
        ("lens_removals", marked(&late, takes(&late), Choice::Nothing, Lens::Removals)),
        ("lens_territory", marked(&late, None, Choice::Nothing, Lens::Territory)),
        ("lens_danger", marked(&late, None, Choice::Nothing, Lens::Danger)),
    ]);
}

fn marked(game: &AnyGame, pointed: Option<Point>, choice: Choice, lens: Lens) -> Shown {
    let marked = Marked { game: *game, pointed, choice, lenses: Lenses::NONE.with(lens) };
    Shown { marked: Some(marked), size: [720, 450], ..Shown::of(game) }
}

/// A game of so many plies, always the same one.
fn anda(side: usize, plies: usize) -> AnyGame {
    let variant: Variant = format!("anda-{side}").parse().expect("a side");
    let mut game = variant.start();
    let mut seed = 20_u64;
    for _ in 0..plies {
        let legal = game.legal_moves();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = usize::try_from(seed >> 33).expect("31 bits") % legal.len();
        game.play(legal[choice]).expect("a legal move");
    }
    assert!(game.outcome().is_none(), "the game goes on");
    game
}

fn compare(cases: &[(&str, Shown)]) {
    let mut failures = Vec::new();
    for (name, shown) in cases {
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
