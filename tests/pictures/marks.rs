//! How far owners, heights and every mark stand out in pictures of the window's size: in colour, in grey, and for eyes that
//! miss red, green or blue. `MARKS_OUT=FOLDER` keeps the pictures.

use abande::app::game::{BoardStyle, Quality};
use abande::app::shell::graphics::StartOptions;
use abande::app::shell::offscreen::{BoardMark, Caption, MarkArea, PictureMarks, PictureScene};
use abande::app::shell::picture::Picture;
use abande::app::stage::camera::{OrbitCamera, Viewpoint};
use abande::board::{Board, BoardSet, Point};
use abande::rules::{
    AnyGame,
    Player::{self, Black, White},
    Variant,
};
use abande::theme::Theme;
use bevy::math::Vec2;

use super::Renderer;
use super::framing::{WINDOWS, draw, empty, pixels};

/// How far a mark stands out at least.
const CONTRAST: f64 = 3.0;
/// As much of what a mark changes stands out so far, in pixels of a window of 1280×720, and as a share.
const SEEN: usize = 30;
const SHARE: f64 = 0.25;
/// For eyes that lack one kind of cone. A stroke is cased in the tone of the ground that it might else be lost on, so on the other ground it is
/// only the core that is counted, and some cores are darker without red.
const SHARE_MISSING: f64 = 0.20;
/// Contrast of a black piece with the board.
const BLACK_CONTRAST: f64 = 2.5;
/// Of a ghost and of breaths it is only the line around them: what fills them lets the board through.
const FILLED_SHARE: f64 = 0.05;
/// And on paper a white piece is known by the line around it.
const LINE_SHARE: f64 = 0.15;

/// What is drawn around a point, with a name for it.
type Named<'a> = (String, &'a dyn Fn(Point) -> Vec<BoardMark>);

/// What marks lie on: the board, and stacks.
const GROUNDS: [(&str, &[Player]); 5] = [
    ("the board", &[]),
    ("black", &[Black]),
    ("white", &[White]),
    ("dull black", &[Black]),
    ("dull white", &[White]),
];

/// A mark on a point of some height.
type Sign = fn(Point, usize) -> BoardMark;

/// What stands on an empty point, and what stands on stacks.
const ON_BOARD: [(&str, Sign); 8] = [
    ("cursor", |point, height| BoardMark::Cursor(point, height)),
    ("origin", |point, _| BoardMark::Origin(point)),
    ("fault", |point, height| BoardMark::Fault(point, height)),
    ("worst fault", |point, height| BoardMark::SelectedFault(point, height)),
    ("black ghost", |point, _| BoardMark::Ghost(Black, point)),
    ("white ghost", |point, _| BoardMark::Ghost(White, point)),
    ("best", |point, _| BoardMark::Best(2, point)),
    ("letter", |point, height| BoardMark::Caption(Caption::Letter(0), 0, point, height)),
];
const ON_STACKS: [(&str, Sign); 17] = [
    ("a black ghost that is crossed out", |point, height| BoardMark::TooHigh(Black, point, height)),
    ("a white ghost that is crossed out", |point, height| BoardMark::TooHigh(White, point, height)),
    ("target", |point, height| BoardMark::Target(point, height)),
    ("attacker", |point, height| BoardMark::Attacker(point, height)),
    ("cursor", |point, height| BoardMark::Cursor(point, height)),
    ("movable", |point, height| BoardMark::Movable(point, height)),
    ("half", |point, height| BoardMark::FirstStone(point, height)),
    ("asleep", |point, height| BoardMark::Asleep(point, height)),
    ("pinned", |point, height| BoardMark::Pinned(point, height)),
    ("threatened", |point, height| BoardMark::Threatened(point, height)),
    ("capturable", |point, height| BoardMark::Capturable(point, height)),
    ("safe", |point, height| BoardMark::Safe(point, height)),
    ("a part", |point, height| BoardMark::Part(0, point, height)),
    ("another part", |point, height| BoardMark::Part(1, point, height)),
    ("fault", |point, height| BoardMark::Fault(point, height)),
    ("worst fault", |point, height| BoardMark::SelectedFault(point, height)),
    ("letter", |point, height| BoardMark::Caption(Caption::Letter(0), 0, point, height)),
];

/// A board has room for so many marks, each clear of the others.
const ON_A_BOARD: usize = 11;

/// The marks that lie on many points.
const AREAS: [MarkArea; 13] = [
    MarkArea::Entries,
    MarkArea::Forbidden,
    MarkArea::Territory(Black),
    MarkArea::Territory(White),
    MarkArea::Group,
    MarkArea::Breath,
    MarkArea::ShortBreath,
    MarkArea::Enemy,
    MarkArea::Doomed,
    MarkArea::Danger,
    MarkArea::DangerFrom,
    MarkArea::Freeing,
    MarkArea::Nearest,
];

/// The part of the light that a channel's value stands for.
fn linear(value: f64) -> f64 {
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// How bright light is for WCAG, from 0 to 1.
fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn channels(pixel: &[u8]) -> [f64; 3] {
    [0, 1, 2].map(|channel| f64::from(pixel[channel]) / 255.0)
}

fn in_color(pixel: &[u8]) -> f64 {
    luminance(channels(pixel).map(linear))
}

/// As a printer or a screen without colours shows it.
fn in_grey(pixel: &[u8]) -> f64 {
    let [red, green, blue] = channels(pixel);
    let grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    linear(grey)
}

/// Without one of the three kinds of cones: Machado, Oliveira and Fernandes, “A Physiologically-based Model for Simulation of Color Vision
/// Deficiency” (2009), severity 1.0, for linear light.
const MISSING: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn without<const CONE: usize>(pixel: &[u8]) -> f64 {
    let light = channels(pixel).map(linear);
    let row = |row: [f64; 3]| (row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).clamp(0.0, 1.0);
    luminance(MISSING[CONE].map(row))
}

/// How bright a pixel is.
type Brightness = fn(&[u8]) -> f64;

/// The ways in which a picture may be seen.
const LIGHTS: [(&str, Brightness); 5] = [
    ("colour", in_color),
    ("grey", in_grey),
    ("protanopia", without::<0>),
    ("deuteranopia", without::<1>),
    ("tritanopia", without::<2>),
];

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Around a place, so many pixels to each side; everywhere if there is no place.
type Window = Option<([f32; 2], f32)>;

/// The pixels that a mark changes in a part of the picture, and those of them that stand out from what was there, as
/// bright as each is here.
fn seen(bare: &Picture, with: &Picture, window: Window, bright: Brightness) -> (usize, usize) {
    #[expect(clippy::cast_precision_loss, reason = "pictures are small")]
    let near = |x: usize, y: usize| {
        window.is_none_or(|([left, top], reach)| (x as f32 - left).hypot(y as f32 - top) < reach)
    };
    let changed = pixels(bare).zip(pixels(with)).filter(|(one, other)| {
        near(one.0, one.1) && one.2.iter().zip(other.2).any(|(one, other)| one.abs_diff(*other) > 12)
    });
    changed.fold((0, 0), |(all, clear), (one, other)| {
        (all + 1, clear + usize::from(contrast(bright(one.2), bright(other.2)) >= CONTRAST))
    })
}

/// Why a mark is not seen well, if it is not: so large a share of what it changes is to stand out.
fn fault(name: &str, least: f64, bare: &Picture, with: &Picture, window: Window) -> Option<String> {
    let mut faults = Vec::new();
    for (light, bright) in LIGHTS {
        let (all, clear) = seen(bare, with, window, bright);
        #[expect(clippy::cast_precision_loss, reason = "pictures are small")]
        let share = clear as f64 / all.max(1) as f64;
        println!("{name} in {light}: {clear} of {all} pixels stand out by 3:1, {share:.2}");
        let least = if matches!(light, "colour" | "grey") { least } else { least.min(SHARE_MISSING) };
        if clear < SEEN || share < least {
            faults.push(format!("{name} in {light}: only {clear} of {all} pixels"));
        }
    }
    (!faults.is_empty()).then(|| faults.join(", "))
}

/// So many points of a board, each at least `apart` from the others.
fn scattered(board: &Board, apart: f32) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for point in board.points() {
        let [x, y] = board.place(point);
        let far = |other: &Point| {
            let [left, down] = board.place(*other);
            (x - left).hypot(y - down) >= apart
        };
        if points.iter().all(far) {
            points.push(point);
        }
    }
    points
}

/// Draws a board whose scattered points have the same stack, bare and with a mark on each; what is not seen well.
fn faults(
    renderer: &mut Renderer,
    ground: &str,
    variant: Variant,
    pieces: &[Player],
    marks: &[Named],
) -> Option<Vec<String>> {
    let (_, size, free, _) = WINDOWS[0];
    let game = variant.start();
    let board = game.view().board;
    let points: Vec<Point> = scattered(board, 1.7).into_iter().take(marks.len()).collect();
    assert_eq!(points.len(), marks.len(), "the board is too small for so many marks");
    let stacks = points.iter().filter(|_| !pieces.is_empty()).map(|&point| (point, pieces.to_vec()));
    let dull = if ground.contains("dull") { points.iter().copied().collect() } else { BoardSet::EMPTY };
    let shown = |pencilled: Vec<BoardMark>| PictureScene {
        stacks: stacks.clone().collect(),
        dull,
        marked: Some(PictureMarks { pencilled, ..PictureMarks::of(game) }),
        ..empty(board, size, free)
    };
    let drawn = points.iter().zip(marks).flat_map(|(&point, (_, marks))| marks(point)).collect();
    let bare = draw(renderer, &format!("bare {variant} {ground}"), &shown(Vec::new()))?;
    let with = draw(renderer, &format!("marks {variant} {ground}"), &shown(drawn))?;
    let places = renderer.places();
    let place = |point: Point| places[point.index()];
    // Half the way to a neighbour, and a little more: what reaches farther belongs to none of them.
    let next = board.adjacent(points[0]).first().expect("a neighbour");
    let reach = place(points[0]).distance(place(next)) * 0.7;
    let faults = points.iter().zip(marks).filter_map(|(&point, (name, _))| {
        // Marks lie on the stack, which is so much higher on the screen.
        fault(
            &format!("{name} on {ground} of {variant}"),
            if name.contains("ghost") || name.ends_with("Breath") { FILLED_SHARE } else { SHARE },
            &bare,
            &with,
            Some((place(point).to_array(), reach)),
        )
    });
    Some(faults.collect())
}

#[test]
fn every_sign_stands_out_from_what_it_lies_on() {
    let (mut renderer, mut wrong) = (Renderer::default(), Vec::new());
    for (ground, pieces) in GROUNDS {
        let height = pieces.len();
        let signs: &[(&str, Sign)] = if pieces.is_empty() { &ON_BOARD } else { &ON_STACKS };
        let arrival = |point: Point| vec![BoardMark::Arrival(point, height, true)];
        let signs =
            signs.iter().map(|(name, sign)| (name.to_string(), move |point| vec![sign(point, height)]));
        let signs: Vec<_> = signs.collect();
        let mut marks: Vec<Named> = signs
            .iter()
            .map(|(name, sign)| (name.clone(), sign as &dyn Fn(Point) -> Vec<BoardMark>))
            .collect();
        if height > 0 {
            marks.push(("arrival".into(), &arrival));
        }
        for marks in marks.chunks(ON_A_BOARD) {
            let Some(faults) = faults(&mut renderer, ground, Variant::Hex, pieces, marks) else { return };
            wrong.extend(faults);
        }
    }
    for (name, owner) in [("a black tower", Black), ("a white tower", White)] {
        let pieces = [owner.other(), owner, owner];
        let lock = |point: Point| vec![BoardMark::Tower(point)];
        let next = |point: Point| Board::hex().adjacent(point).first().expect("a neighbour");
        let way = |point: Point| vec![BoardMark::Arrow(next(point), point)];
        let hold = |point: Point| vec![BoardMark::Hold(point, next(point))];
        let best = |point: Point| vec![BoardMark::BestArrow(2, next(point), point)];
        let marks: [Named; 4] = [
            ("lock".into(), &lock),
            ("way".into(), &way),
            ("hold".into(), &hold),
            ("best way".into(), &best),
        ];
        let Some(faults) = faults(&mut renderer, name, Variant::Hex, &pieces, &marks) else { return };
        wrong.extend(faults);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_area_stands_out_on_small_and_large_boards() {
    let (mut renderer, mut wrong) = (Renderer::default(), Vec::new());
    for side in ["anda-5", "anda-11"] {
        let variant: Variant = side.parse().expect("a variant");
        for (ground, pieces) in &GROUNDS[..3] {
            // What is drawn on empty cells, and what is drawn on stones.
            let on_stones = |area: &&MarkArea| {
                matches!(area, MarkArea::Group | MarkArea::Enemy | MarkArea::Doomed | MarkArea::Danger)
            };
            let areas = AREAS.iter().filter(|area| on_stones(area) != pieces.is_empty());
            let areas = areas.map(|&area| {
                (format!("{area:?}"), move |point: Point| vec![BoardMark::Area(area, point.into())])
            });
            let areas: Vec<_> = areas.collect();
            let marks: Vec<Named> = areas
                .iter()
                .map(|(name, area)| (name.clone(), area as &dyn Fn(Point) -> Vec<BoardMark>))
                .collect();
            let Some(faults) = faults(&mut renderer, ground, variant, pieces, &marks) else { return };
            wrong.extend(faults);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// On the table and on a diagram, in every theme: who owns a stack, and how high it is.
#[test]
fn owners_and_heights_stand_out_in_every_light() {
    // What stands on d4 after these moves.
    const STACKS: [(&str, &str); 7] = [
        ("nothing", ""),
        ("black", "d4"),
        ("white", "c4 d4"),
        ("black on white", "c4 d4 c3 e4 c4-d4"),
        ("white on black", "d4 d5 d3 d5-d4"),
        ("a black tower", "d4 d5 d3 d5-d4 d3-d4"),
        ("a white tower", "c4 d4 c3 e4 c4-d4 e4-d4"),
    ];
    const PAIRS: [[usize; 2]; 7] = [[0, 1], [0, 2], [1, 2], [1, 3], [2, 4], [3, 5], [4, 6]];
    let board = Board::hex();
    let [middle, next] = ["d4", "d5"].map(|label| board.find(label).expect("a point"));
    let (mut renderer, mut wrong) = (Renderer::default(), Vec::new());
    for theme in Theme::identifiers() {
        for depiction in [BoardStyle::Table, BoardStyle::Diagram] {
            let place = format!("{theme}, {depiction:?}");
            let shown = |moves: &str| {
                let mut game = Variant::Hex.start();
                for mv in moves.split_whitespace() {
                    game.play(game.parse_move(mv).expect("a move")).expect("legal");
                }
                PictureScene {
                    size: [480, 360],
                    depiction,
                    theme: Theme::own(theme).expect("an own theme"),
                    marked: Some(PictureMarks::of(game)),
                    ..PictureScene::of(&game)
                }
            };
            let drawn = STACKS.map(|(name, moves)| renderer.draw(&format!("{name}, {place}"), &shown(moves)));
            let Some(drawn) = drawn.into_iter().collect::<Option<Vec<Picture>>>() else { return };
            let places = renderer.places();
            // Not as far as to what stands beside it.
            let reach = places[middle.index()].distance(places[next.index()]) * 0.55;
            let window = Some((places[middle.index()].to_array(), reach));
            for [one, other] in PAIRS {
                let name = format!("{} and {}, {place}", STACKS[one].0, STACKS[other].0);
                let is_line = theme == "ink" && [STACKS[one].0, STACKS[other].0] == ["nothing", "white"];
                let least = if is_line { LINE_SHARE } else { SHARE };
                wrong.extend(fault(&name, least, &drawn[one], &drawn[other], window));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Lacquer mirrors a lamp, and must not turn black pieces grey: from every place that a key leads to, at every quality.
#[test]
fn black_is_black_from_every_seat() {
    let game = {
        let mut game = Variant::Hex.start();
        for mv in ["d4", "d5", "c4", "e5", "b4", "f5", "c3", "d6"] {
            game.play(game.parse_move(mv).expect("a move")).expect("legal");
        }
        game
    };
    let camera = OrbitCamera::default();
    let mut wrong = Vec::new();
    for quality in [Quality::Low, Quality::Medium, Quality::High] {
        let mut renderer = Renderer::default();
        for seat in [Viewpoint::Mine, Viewpoint::Opponent, Viewpoint::Side, Viewpoint::Above] {
            let scene = |game: &AnyGame| PictureScene {
                size: [480, 300],
                view: Some(camera.view_from(seat)),
                start: StartOptions { quality: Some(quality), ..StartOptions::default() },
                ..PictureScene::of(game)
            };
            let name = format!("{quality:?} {seat:?}");
            let bare = draw(&mut renderer, &format!("{name} bare"), &scene(&Variant::Hex.start()));
            let with = draw(&mut renderer, &name, &scene(&game));
            let (Some(bare), Some(with)) = (bare, with) else { return };
            let places = renderer.places();
            for label in ["d4", "c4", "b4", "c3"] {
                let point = game.board().find(label).expect("a point");
                let neighbours = game.board().adjacent(point).iter();
                let edge = neighbours.map(|next| places[next.index()].distance(places[point.index()]));
                // Most of the disc, but not what lies beside it.
                let reach = edge.fold(f32::MAX, f32::min) * 0.28;
                let [before, after] =
                    [&bare, &with].map(|picture| median(picture, places[point.index()], reach));
                let contrast = contrast(before, after);
                println!("{name}, {label}: {after:.3} on {before:.3}, {contrast:.2}:1");
                if contrast < BLACK_CONTRAST {
                    wrong.push(format!("{name}, {label}: {contrast:.2}:1"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Median luminance of a round part of a picture.
fn median(picture: &Picture, middle: Vec2, reach: f32) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "pictures are small")]
    let near = |x: usize, y: usize| Vec2::new(x as f32, y as f32).distance(middle) < reach;
    let mut lights: Vec<f64> =
        pixels(picture).filter(|&(x, y, _)| near(x, y)).map(|(_, _, pixel)| in_color(pixel)).collect();
    lights.sort_by(f64::total_cmp);
    lights[lights.len() / 2]
}

/// The measure itself: a mark in a tone near to the board's is found.
#[test]
fn a_mark_like_the_board_does_not_pass() {
    let flat = |tone: u8| Picture { width: 40, height: 40, rgb: vec![tone; 40 * 40 * 3] };
    let (board, like_it, unlike_it) = (flat(118), flat(160), flat(245));
    assert!(fault("a mark like the board", SHARE, &board, &like_it, None).is_some());
    assert!(fault("a mark unlike the board", SHARE, &board, &unlike_it, None).is_none());
    assert!(fault("no mark", SHARE, &board, &board, None).is_some());
}
