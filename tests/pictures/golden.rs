//! Pictures of known positions, compared with those in `tests/golden`.
//!
//! `UPDATE_GOLDEN=1 cargo test --release --test pictures golden` draws them anew: look at them before they are committed. What a
//! picture was instead is left in the target folder.

mod films;
mod frames;

use std::collections::HashMap;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3};
use std::path::{Path, PathBuf};

use abande::app::game::{BoardStyle, Lens, Lenses, Quality};
use abande::app::input::Selection;
use abande::app::shell::graphics::StartOptions;
use abande::app::shell::offscreen::{HandCounts, PictureMarks, PictureScene};
use abande::app::shell::picture::Picture;
use abande::app::stage::camera::{OrbitCamera, OrbitPose, Viewpoint};
use abande::board::{Board, Point};
use abande::rules::{
    AnyGame, AnyMove, ByPlayer, Game, MoveIntent,
    Player::{self, Black, White},
    Variant,
};
use abande::theme::Theme;

use super::Renderer;

/// Drivers round and smooth differently: a mean of two steps in 255, and two pixels in a hundred clearly off.
const MEAN: f64 = 2.0;
const OFF: f64 = 0.02;
const CLEARLY: u8 = 40;
/// A lens changes a small part of a picture, less than drivers may. So what it adds to the same position without it is
/// compared by itself: the difference may be so large a part of all that is added.
const LENS: f64 = 0.3;
/// And a lens is seen: it changes this share of all pixels clearly.
const SEEN: f64 = 0.0003;

#[test]
fn pictures_are_as_they_were() {
    compare(&[
        ("hex_empty", shown(Board::hex(), &[], [18, 18])),
        ("hex_stacks", shown(Board::hex(), HEX_STACKS, [13, 12])),
        ("square_stacks", shown(Board::square(), SQUARE_STACKS, [5, 0])),
    ]);
}

/// The other boards of Abande, with what a game usually points out.
#[test]
fn the_other_boards_are_as_they_were() {
    compare(&[("snub_table", midgame("snub", 30)), ("hex_3_table", midgame("hex-3", 14))]);
}

/// A position of a game after so many plies and one more, on the table.
fn midgame(variant: &str, plies: usize) -> PictureScene {
    let before = random(variant, plies);
    let last = before.legal_moves().into_iter().next();
    let mut after = before;
    after.play(last.expect("the game goes on")).expect("a legal move");
    let lenses = Lenses::default().with(Lens::Pinned);
    let marked = PictureMarks { last, lenses, ..PictureMarks::of(before) };
    PictureScene {
        marked: Some(marked),
        dull: after.view().asleep(),
        size: [720, 450],
        ..PictureScene::of(&after)
    }
}

#[test]
fn boards_of_cells_are_as_they_were() {
    compare(&[
        ("anda_5", PictureScene::of(&anda(5, 22))),
        ("anda_7", PictureScene::of(&anda(7, 40))),
        ("anda_9", PictureScene::of(&anda(9, 70))),
        ("anda_11", PictureScene::of(&anda(11, 110))),
    ]);
}

/// Lacquer, varnish, relief, room and shadows.
#[test]
fn lit_tables_are_as_they_were() {
    let lit = |board: PictureScene, quality| {
        let start = StartOptions { quality: Some(quality), ..StartOptions::default() };
        PictureScene { size: [360, 240], start, ..board }
    };
    compare(&[
        ("medium_hex", lit(shown(Board::hex(), HEX_STACKS, [13, 12]), Quality::Medium)),
        ("medium_anda_5", lit(PictureScene::of(&anda(5, 22)), Quality::Medium)),
        ("high_square", lit(shown(Board::square(), SQUARE_STACKS, [5, 0]), Quality::High)),
    ]);
}

/// Every theme with lacquer, varnish and shadows, and marks on it: as it was, and unlike every other.
#[test]
fn lit_themes_are_as_they_were() {
    let start = StartOptions { quality: Some(Quality::Medium), ..StartOptions::default() };
    let names: Vec<(&str, String)> =
        Theme::identifiers().map(|theme| (theme, format!("medium_theme_{theme}"))).collect();
    let of = |identifier: &str| {
        let theme = Theme::own(identifier).expect("a theme");
        PictureScene { size: [360, 240], theme, start, ..midgame("hex", 41) }
    };
    let cases: Vec<(&str, PictureScene)> =
        names.iter().map(|(identifier, name)| (name.as_str(), of(identifier))).collect();
    let pictures = compare(&cases);
    for (index, (one, mine)) in pictures.iter().enumerate() {
        for (other, its) in &pictures[..index] {
            let (mean, off) = difference(&mine.golden, &its.drawn);
            println!("{one} as {other}: mean {mean:.1}, pixels off {off:.3}");
            assert!(mean > 2.0 * MEAN || off > 2.0 * OFF, "{one} passes as {other}");
        }
    }
}

/// The same table from every place that a key leads to: as it was, and unlike from every other.
#[test]
fn places_to_look_from_are_as_they_were() {
    let (snub, rig) = (PictureScene::of(&random("snub", 24)), OrbitCamera::default());
    let from = |seat| PictureScene { view: Some(rig.view_from(seat)), size: [720, 450], ..snub.clone() };
    let seats = [
        ("seat_mine", from(Viewpoint::Mine)),
        ("seat_above", from(Viewpoint::Above)),
        ("seat_side", from(Viewpoint::Side)),
        ("seat_opponent", from(Viewpoint::Opponent)),
    ];
    let pictures: HashMap<&str, Compared> = compare(&seats).into_iter().collect();
    if pictures.is_empty() {
        return;
    }
    for (index, (one, _)) in seats.iter().enumerate() {
        for (other, _) in &seats[..index] {
            let (mean, off) = difference(&pictures[one].golden, &pictures[other].drawn);
            println!("{one} as {other}: mean {mean:.1}, pixels off {off:.3}");
            assert!(mean > 2.0 * MEAN || off > 2.0 * OFF, "{one} passes as {other}");
        }
    }
}

/// Drawn as in a book, each after a move and with something pointed at.
#[test]
fn diagrams_are_as_they_were() {
    let hex = random("hex", 41);
    let square = random("square", 33);
    let capture = |game: &AnyGame| {
        let last = game.legal_moves().into_iter().find(|mv| matches!(mv.intent(), MoveIntent::Carry { .. }));
        assert!(last.is_some(), "a capture");
        last
    };
    let carried = |game: &AnyGame| {
        let view = game.view();
        view.stacks.iter().map(|stack| stack.point).find(|&point| !view.targets(point).is_empty())
    };
    let chosen = carried(&hex).map_or(Selection::Nothing, Selection::Stack);
    let anda = anda(7, 40);
    let entry = anda.legal_moves().into_iter().next();
    compare(&[
        ("diagram_hex", flat(PictureMarks { last: capture(&hex), ..PictureMarks::of(hex) })),
        ("diagram_hex_chosen", flat(PictureMarks { choice: chosen, ..PictureMarks::of(hex) })),
        ("diagram_square", flat(PictureMarks { last: capture(&square), ..PictureMarks::of(square) })),
        ("diagram_snub", flat(PictureMarks::of(random("snub", 20)))),
        (
            "diagram_anda_7",
            flat(PictureMarks { last: entry, pointed: anda.board().find("g7"), ..PictureMarks::of(anda) }),
        ),
    ]);
}

/// A page that is turned: as it was, and unlike the same page before Black.
#[test]
fn turned_pages_are_as_they_were() {
    let captured = |game: AnyGame| {
        let last = game.legal_moves().into_iter().find(|mv| matches!(mv.intent(), MoveIntent::Carry { .. }));
        flat(PictureMarks { last, ..PictureMarks::of(game) })
    };
    let (hex, square) = (captured(random("hex", 41)), captured(random("square", 33)));
    let turned = |yaw, page: &PictureScene| PictureScene {
        view: Some(OrbitPose::all(yaw, FRAC_PI_2)),
        ..page.clone()
    };
    let cases = [
        ("diagram_hex_turned", turned(FRAC_PI_3, &hex)),
        ("diagram_square_turned", turned(FRAC_PI_2, &square)),
        ("diagram_square_white", PictureScene { seat: White, ..square }),
    ];
    let pictures: HashMap<&str, Compared> = compare(&cases).into_iter().collect();
    for (name, plain) in [
        ("diagram_hex_turned", "diagram_hex"),
        ("diagram_square_turned", "diagram_square"),
        ("diagram_square_white", "diagram_square"),
    ] {
        let Some(with) = pictures.get(name) else { continue };
        let (mean, off) = difference(&golden(plain), &with.drawn);
        println!("{name}: mean {mean:.1}, pixels off {off:.3}");
        assert!(mean > 2.0 * MEAN || off > 2.0 * OFF, "{name} passes as {plain}");
    }
}

/// A diagram with all that a game usually has.
fn flat(marked: PictureMarks) -> PictureScene {
    let marked = PictureMarks { lenses: Lenses::default().with(Lens::Pinned), ..marked };
    let depiction = BoardStyle::Diagram;
    PictureScene {
        depiction,
        marked: Some(marked.clone()),
        size: [960, 720],
        ..PictureScene::of(&marked.game)
    }
}

/// Every theme on both kinds of boards and on paper, with what a game usually points out: as it was, and unlike every other.
#[test]
fn themes_are_as_they_were() {
    let (hex, anda) = (random("hex", 41), anda(7, 40));
    let [hex_last, anda_last] = [&hex, &anda].map(|game| game.legal_moves().into_iter().next());
    let lenses = Lenses::default().with(Lens::Pinned).with(Lens::Danger);
    let table = |game: &AnyGame, last: Option<AnyMove>| {
        let mut after = *game;
        if let Some(mv) = last {
            after.play(mv).expect("a legal move");
        }
        let marked = PictureMarks { lenses, last, ..PictureMarks::of(*game) };
        PictureScene { marked: Some(marked), size: [720, 450], ..PictureScene::of(&after) }
    };
    let names: Vec<(&str, [String; 3])> = Theme::identifiers()
        .map(|theme| (theme, ["hex", "anda_7", "diagram"].map(|what| format!("theme_{theme}_{what}"))))
        .collect();
    let mut cases: Vec<(&str, PictureScene)> = Vec::new();
    for (identifier, [on_hex, on_cells, on_paper]) in &names {
        let theme = Theme::own(identifier).expect("a theme");
        let flat = PictureScene { depiction: BoardStyle::Diagram, ..table(&hex, hex_last) };
        for (name, shown) in
            [(on_hex, table(&hex, hex_last)), (on_cells, table(&anda, anda_last)), (on_paper, flat)]
        {
            cases.push((name, PictureScene { theme: theme.clone(), ..shown }));
        }
    }
    let pictures: HashMap<&str, Compared> = compare(&cases).into_iter().collect();
    if pictures.is_empty() {
        return;
    }
    for (index, (one, mine)) in names.iter().enumerate() {
        for (other, its) in &names[..index] {
            for (mine, its) in mine.iter().zip(its) {
                let (mean, off) = difference(&pictures[mine.as_str()].golden, &pictures[its.as_str()].drawn);
                println!("{one} as {other}: mean {mean:.1}, pixels off {off:.3}");
                assert!(mean > 2.0 * MEAN || off > 2.0 * OFF, "{mine} passes as {its}");
            }
        }
    }
}

/// What a board lies on where no theme of the program shows it, and how a table ends in the distance.
#[test]
fn tables_are_as_they_were() {
    let on = |top: &str| {
        let walnut = include_str!("../../assets/themes/walnut.toml");
        let other = walnut.replace("table = \"wood\"", &format!("table = \"{top}\""));
        Theme::parse(&other).expect("a theme")
    };
    let hex = || shown(Board::hex(), HEX_STACKS, [13, 12]);
    compare(&[
        ("table_slate", PictureScene { theme: on("slate"), ..hex() }),
        ("table_wood_far", PictureScene { view: Some(OrbitPose::all(FRAC_PI_3 / 2.0, 0.36)), ..hex() }),
    ]);
}

/// Each lens by itself, on a board where it shows something: as it was, unlike nothing, and unlike every other lens.
#[test]
fn lenses_are_as_they_were() {
    let first = anda(5, 0);
    let corner = first.board().find("a1");
    let half = Selection::FirstOfTwo(corner.expect("a corner"));
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
    let closed = late.view().forbidden().first();
    let second = first.board().find("i5");
    let (early, hex) = (random("hex", 2), random("hex", 41));
    let pinned = pinned_and_free(&hex);
    assert!(pinned.is_some(), "a pinned stack that a piece could free");
    assert!(!hex.view().asleep().is_empty(), "a stack that sleeps");
    let cases = [
        ("bare_first_turn", marked(&first, None, Selection::Nothing, None)),
        ("bare_second_stone", marked(&first, second, half, None)),
        ("bare_late", marked(&late, None, Selection::Nothing, None)),
        ("bare_closed_cell", marked(&late, closed, Selection::Nothing, None)),
        ("bare_breaths", marked(&middle, largest(&middle), Selection::Nothing, None)),
        ("bare_removals", marked(&late, takes(&late), Selection::Nothing, None)),
        ("lens_first_turn", marked(&first, None, Selection::Nothing, Some(Lens::Targets))),
        ("lens_second_stone", marked(&first, second, half, Some(Lens::Targets))),
        ("lens_closed_cells", marked(&late, closed, Selection::Nothing, Some(Lens::Targets))),
        ("lens_breaths", marked(&middle, largest(&middle), Selection::Nothing, Some(Lens::Breaths))),
        ("lens_removals", marked(&late, takes(&late), Selection::Nothing, Some(Lens::Removals))),
        ("lens_territory", marked(&late, None, Selection::Nothing, Some(Lens::Territory))),
        ("lens_danger", marked(&late, None, Selection::Nothing, Some(Lens::Danger))),
        ("bare_hex", marked(&hex, None, Selection::Nothing, None)),
        ("bare_pinned", marked(&hex, pinned, Selection::Nothing, None)),
        ("bare_early", marked(&early, None, Selection::Nothing, None)),
        ("lens_entries", marked(&early, None, Selection::Nothing, Some(Lens::Targets))),
        ("lens_sleepers", marked(&hex, None, Selection::Nothing, Some(Lens::Sleepers))),
        ("lens_threats", marked(&hex, None, Selection::Nothing, Some(Lens::Threats))),
        ("lens_pinned", marked(&hex, pinned, Selection::Nothing, Some(Lens::Pinned))),
    ];
    let pictures: HashMap<&str, Compared> = compare(&cases).into_iter().collect();
    if pictures.is_empty() {
        return;
    }
    // Each lens with the same position without it.
    let lenses = [
        ("lens_first_turn", "bare_first_turn"),
        ("lens_second_stone", "bare_second_stone"),
        ("lens_closed_cells", "bare_closed_cell"),
        ("lens_breaths", "bare_breaths"),
        ("lens_removals", "bare_removals"),
        ("lens_territory", "bare_late"),
        ("lens_danger", "bare_late"),
        ("lens_entries", "bare_early"),
        ("lens_sleepers", "bare_hex"),
        ("lens_threats", "bare_hex"),
        ("lens_pinned", "bare_pinned"),
    ];
    for (name, bare) in lenses {
        let (_, seen) = difference(&pictures[bare].drawn, &pictures[name].drawn);
        println!("{name}: changes {seen:.4} of all pixels clearly");
        assert!(seen > SEEN, "{name} shows next to nothing");
    }
    let known = lenses.map(|(name, bare)| added(&pictures[name].golden, &pictures[bare].golden));
    let drawn = lenses.map(|(name, bare)| added(&pictures[name].drawn, &pictures[bare].drawn));
    let mut failures = Vec::new();
    for (mine, drawn) in drawn.iter().enumerate() {
        for (other, known) in known.iter().enumerate() {
            let (is, compared) = (lenses[mine].0, lenses[other].0);
            let unlike = unlike(drawn, known);
            println!("{is} as {compared}: {unlike:.3}");
            if (unlike <= LENS) != (mine == other) {
                failures.push(format!("{is} is unlike {compared} by {unlike:.3}"));
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// A stack is looked into, on the table and on paper: as it was, and unlike the same position otherwise.
#[test]
fn a_stack_that_is_looked_into_is_as_it_was() {
    let hex = random("hex", 41);
    let highest = hex.view().stacks.iter().max_by_key(|stack| stack.pieces.len()).map(|stack| stack.point);
    let on_table = |looked_into| {
        let marked = PictureMarks { looked_into, ..PictureMarks::of(hex) };
        PictureScene { marked: Some(marked), size: [720, 450], ..PictureScene::of(&hex) }
    };
    let on_paper = |looked_into| PictureScene { depiction: BoardStyle::Diagram, ..on_table(looked_into) };
    let cases = [
        ("x_ray_hex", on_table(highest)),
        ("bare_diagram", on_paper(None)),
        ("x_ray_diagram", on_paper(highest)),
    ];
    let pictures: HashMap<&str, Compared> = compare(&cases).into_iter().collect();
    for (name, bare) in [("x_ray_hex", "bare_hex"), ("x_ray_diagram", "bare_diagram")] {
        let Some(with) = pictures.get(name) else { continue };
        let (mean, off) = difference(&golden(bare), &with.drawn);
        println!("{name}: mean {mean:.1}, pixels off {off:.3}");
        assert!(mean > 2.0 * MEAN || off > 2.0 * OFF, "{name} shows next to nothing");
    }
}

/// A pinned stack of two that a piece could free, else any such stack.
fn pinned_and_free(game: &AnyGame) -> Option<Point> {
    let view = game.view();
    let free = |point: Point| !game.freed_from(point).is_empty();
    let stacks = view.stacks.iter().filter(|stack| stack.pinned && !stack.tower && free(stack.point));
    stacks.max_by_key(|stack| stack.pieces.len()).map(|stack| stack.point)
}

fn marked(game: &AnyGame, pointed: Option<Point>, choice: Selection, lens: Option<Lens>) -> PictureScene {
    let lenses = lens.map_or(Lenses::NONE, |lens| Lenses::NONE.with(lens));
    let marked = PictureMarks { pointed, choice, lenses, ..PictureMarks::of(*game) };
    PictureScene { marked: Some(marked), size: [720, 450], ..PictureScene::of(game) }
}

/// What a picture has that the same one without marks has not, channel by channel.
fn added(picture: &Picture, bare: &Picture) -> Vec<i32> {
    assert_eq!((picture.width, picture.height), (bare.width, bare.height));
    picture.rgb.iter().zip(&bare.rgb).map(|(&with, &without)| i32::from(with) - i32::from(without)).collect()
}

/// How far apart two additions are, as a part of the larger one: 0 for the same, 1 where one of them is nothing, and up
/// to 2 where they are in different places.
fn unlike(one: &[i32], other: &[i32]) -> f64 {
    let sum = |values: &mut dyn Iterator<Item = i32>| values.map(|value| f64::from(value.abs())).sum::<f64>();
    let whole = sum(&mut one.iter().copied()).max(sum(&mut other.iter().copied()));
    sum(&mut one.iter().zip(other).map(|(one, other)| one - other)) / whole
}

/// A game of Anda of so many plies.
fn anda(side: usize, plies: usize) -> AnyGame {
    random(&format!("anda-{side}"), plies)
}

/// A game of so many plies, always the same one.
fn random(variant: &str, plies: usize) -> AnyGame {
    let variant: Variant = variant.parse().expect("a board");
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

/// A picture as it is kept, and as it is drawn here.
struct Compared {
    golden: Picture,
    drawn: Picture,
}

/// Draws and compares all cases, and returns the pictures: none where nothing can be drawn, or where they are made anew.
fn compare<'a>(cases: &[(&'a str, PictureScene)]) -> Vec<(&'a str, Compared)> {
    let mut failures = Vec::new();
    let mut pictures = Vec::new();
    for (name, shown) in cases {
        let Some(drawn) = Renderer::default().draw(name, shown) else { return Vec::new() };
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            drawn.save(&path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
            continue;
        }
        let golden = golden(name);
        let (mean, off) = difference(&golden, &drawn);
        println!("{name}: mean difference {mean:.3}, pixels off {off:.4}");
        if mean > MEAN || off > OFF {
            let instead = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
            drawn.save(&instead).unwrap_or_else(|error| panic!("{name}: {error}"));
            failures.push(format!("{name}: mean {mean:.2}, off {off:.4}, see {}", instead.display()));
        }
        pictures.push((*name, Compared { golden, drawn }));
    }
    assert!(failures.is_empty(), "{failures:#?}");
    pictures
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

fn shown(board: &'static Board, stacks: &[(&str, &[Player])], [black, white]: [usize; 2]) -> PictureScene {
    let stack = |(label, discs): &(&str, &[Player])| {
        let point = board.find(label).unwrap_or_else(|| panic!("{} has no point {label}", board.name()));
        (point, discs.to_vec())
    };
    let hands = HandCounts(ByPlayer::new(black, white));
    let mut shown = PictureScene::new(board, hands);
    shown.stacks = stacks.iter().map(stack).collect();
    shown.start.quality = Some(Quality::Low);
    shown
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.png"))
}

/// A picture as it is kept.
fn golden(name: &str) -> Picture {
    Picture::load(&path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
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
