//! How much of the window the framed board fills, how wide a disc is, and where the hands lie. `MARKS_OUT=FOLDER` keeps the
//! pictures.

use std::path::PathBuf;

use abande::app::shell::offscreen::{HandCounts, PictureScene};
use abande::app::shell::picture::Picture;
use abande::board::{Board, Side};
use abande::rules::{ByPlayer, Player::White};
use abande::theme::Theme;
use bevy::math::Rect;

use super::Renderer;

/// The window with its rail, and its other sizes: what is free for the board, and how much of the window it fills there.
pub(super) const WINDOWS: [(&str, [u32; 2], [f32; 4], f64); 5] = [
    ("1280×720", [1280, 720], [0.0, 0.0, 960.0, 720.0], 0.35),
    ("800×600", [800, 600], [0.0, 44.0, 800.0, 544.0], 0.35),
    // Beside an open drawer the board is smaller than it should be for long.
    ("800×600 and a drawer", [800, 600], [0.0, 44.0, 520.0, 544.0], 0.20),
    ("1920×1080", [1920, 1080], [0.0, 0.0, 1500.0, 1080.0], 0.35),
    ("3840×2160", [3840, 2160], [0.0, 0.0, 3000.0, 2160.0], 0.35),
];
/// What a disc is wide at least in a window of 1280×720, in pixels.
const DISC: usize = 58;

/// Draws a scene, and keeps the picture if that is asked for.
pub(super) fn draw(renderer: &mut Renderer, name: &str, scene: &PictureScene) -> Option<Picture> {
    let picture = renderer.draw(name, scene)?;
    if let Some(folder) = std::env::var_os("MARKS_OUT") {
        let name = name.replace([' ', ':'], "_");
        picture.save(&PathBuf::from(folder).join(format!("{name}.png"))).expect("a folder for pictures");
    }
    Some(picture)
}

pub(super) fn empty(
    board: &'static Board,
    size: [u32; 2],
    [left, top, right, bottom]: [f32; 4],
) -> PictureScene {
    let hands = HandCounts(ByPlayer::new(0, 0));
    let free = Some(Rect::new(left, top, right, bottom));
    PictureScene { size, free, theme: on_blue(), ..PictureScene::new(board, hands) }
}

fn boards() -> [(&'static str, &'static Board); 6] {
    let cells = |side: Side| Board::hexagon(side);
    [
        ("hex", Board::hex()),
        ("square", Board::square()),
        ("snub", Board::snub()),
        ("anda-5", cells(Side::Five)),
        ("anda-7", cells(Side::Seven)),
        ("anda-11", cells(Side::Eleven)),
    ]
}

/// Walnut on a table that is blue all over.
fn on_blue() -> Theme {
    let walnut = include_str!("../../assets/themes/walnut.toml");
    let lines = walnut.lines().filter(|line| !["surround", "table"].iter().any(|key| line.starts_with(key)));
    let blue = ["surround = \"#2A3032\"", "table = \"plain\""];
    Theme::parse(&lines.chain(blue).collect::<Vec<_>>().join("\n")).expect("a theme")
}

/// The table around the board is the only thing that is more blue than red.
fn is_board(pixel: &[u8]) -> bool {
    pixel[0] > pixel[2]
}

pub(super) fn pixels(picture: &Picture) -> impl Iterator<Item = (usize, usize, &[u8])> {
    let width = picture.width as usize;
    picture.rgb.chunks_exact(3).enumerate().map(move |(index, pixel)| (index % width, index / width, pixel))
}

/// The smallest rectangle around some pixels: left, top, right, bottom.
fn bounds(places: impl Iterator<Item = (usize, usize)>) -> [usize; 4] {
    places.fold([usize::MAX, usize::MAX, 0, 0], |[left, top, right, bottom], (x, y)| {
        [left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]
    })
}

/// The edges of a window's free area are whole pixels.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels of a window")]
fn whole(edge: f32) -> usize {
    edge as usize
}

#[test]
fn the_framed_board_fills_its_part_of_every_window() {
    let mut renderer = Renderer::default();
    for (index, (window, size, free, least)) in WINDOWS.into_iter().enumerate() {
        // Every board in the first window, and in the others the smallest and the largest of those in the way.
        for (name, board) in
            boards().into_iter().filter(|(name, _)| index == 0 || ["hex", "anda-11"].contains(name))
        {
            let scene = empty(board, size, free);
            let Some(drawn) = draw(&mut renderer, &format!("board {name} {window}"), &scene) else { return };
            let of_board = pixels(&drawn).filter(|(_, _, pixel)| is_board(pixel));
            let places: Vec<_> = of_board.map(|(x, y, _)| (x, y)).collect();
            #[expect(clippy::cast_precision_loss, reason = "pictures are small")]
            let share = places.len() as f64 / (f64::from(size[0]) * f64::from(size[1]));
            let [left, top, right, bottom] = bounds(places.into_iter());
            println!("{name} at {window}: {share:.3} of the window, {left}..{right} by {top}..{bottom}");
            assert!(share >= least, "{name} at {window} fills {share:.3}");
            let [free_left, free_top, free_right, free_bottom] = free.map(whole);
            assert!(
                left > free_left && top > free_top && right < free_right && bottom < free_bottom,
                "{name} at {window} reaches over {free:?}"
            );
            // A board stands back a little where that makes room for its hands.
            let filled = (right - left) * 100 >= (free_right - free_left) * 85
                || (bottom - top) * 100 >= (free_bottom - free_top) * 85;
            assert!(filled, "{name} at {window} could be larger");
        }
    }
}

#[test]
fn discs_are_as_wide_as_a_finger_needs() {
    let (_, size, free, _) = WINDOWS[0];
    let mut renderer = Renderer::default();
    for (name, board) in [("hex", Board::hex()), ("square", Board::square()), ("snub", Board::snub())] {
        let bare = empty(board, size, free);
        let middle = board.find("d4").expect("a middle");
        let with = PictureScene { stacks: vec![(middle, vec![White])], ..bare.clone() };
        let mut draw = |name: &str, scene| draw(&mut renderer, name, scene);
        let pictures = (draw("no disc", &bare), draw(&format!("disc {name}"), &with));
        let (Some(bare), Some(with)) = pictures else { return };
        // Ivory is lighter than all wood.
        let disc = pixels(&with).zip(pixels(&bare)).filter(|(one, other)| one.2[2] > 110 && one.2 != other.2);
        let [left, _, right, _] = bounds(disc.map(|((x, y, _), _)| (x, y)));
        println!("a disc on {name} is {} pixels wide", right - left);
        assert!(right - left >= DISC, "{name}: {}", right - left);
    }
}

/// The hands take no room from the board, and are where all of them can be seen, or nowhere: then the plates tell how many
/// pieces are left.
#[test]
fn hands_stand_beside_the_board_and_within_the_free_area() {
    let mut renderer = Renderer::default();
    for (window, size, free, _) in [WINDOWS[0], WINDOWS[1], WINDOWS[3]] {
        for (name, board) in
            [("hex", Board::hex()), ("square", Board::square()), ("anda-5", Board::hexagon(Side::Five))]
        {
            let bare = empty(board, size, free);
            let hands = match name {
                "anda-5" => HandCounts(ByPlayer::new(5, 5)),
                _ => HandCounts(ByPlayer::new(18, 18)),
            };
            let with = PictureScene { hands, ..bare.clone() };
            let names = [format!("bare {name} {window}"), format!("hands {name} {window}")];
            let mut draw = |name: &str, scene| draw(&mut renderer, name, scene);
            let (Some(bare), Some(with)) = (draw(&names[0], &bare), draw(&names[1], &with)) else { return };
            // The soft end of a shadow may fall anywhere.
            let clearly = |(one, other): &(u8, u8)| one.abs_diff(*other) > 40;
            let added = || {
                let both = pixels(&bare).zip(pixels(&with));
                both.filter(|(one, other)| {
                    one.2.iter().copied().zip(other.2.iter().copied()).any(|pair| clearly(&pair))
                })
            };
            let on_board = added().filter(|(one, _)| is_board(one.2)).count();
            let count = added().count();
            println!("{name} at {window}: hands change {count} pixels, {on_board} of the board");
            if count == 0 {
                // A square leaves no room at the sides of a narrow area, and a small window none above the board.
                assert!(name == "square" || size[1] < 720, "{name} at {window} shows no hands");
                continue;
            }
            let [left, top, right, bottom] = bounds(added().map(|((x, y, _), _)| (x, y)));
            assert!(
                left >= whole(free[0])
                    && top >= whole(free[1])
                    && right <= whole(free[2])
                    && bottom <= whole(free[3]),
                "{name} at {window}: {left}..{right} by {top}..{bottom}"
            );
            assert!(on_board * 20 < count, "{name} at {window}: {on_board} of {count} pixels hide the board");
        }
    }
}
