//! Photos: at high quality sharp where the last piece is, and softer far behind it.

use abande::app::game::{BoardStyle, Quality};
use abande::app::shell::game_pictures::PictureStyle;
use abande::app::shell::graphics::StartOptions;
use abande::app::shell::offscreen::{self, PictureScene};
use abande::app::shell::photo;
use abande::app::shell::picture::{Picture, PictureError};
use abande::app::stage::camera::{OrbitCamera, Viewpoint};
use abande::rules::{AnyGame, AnyMove, Player, Variant};
use abande::theme::Theme;
use bevy::math::Vec2;

use super::drawn;

/// Half the side in pixels of the part that is measured around a point.
const AROUND: i32 = 12;

/// Stacks from the back of the board to its front; the last piece is the nearest one.
const MOVES: &str = "d4 e4 f3 g3 g2 f2 c3 b3 b2 a3 a2";

fn style(quality: Quality) -> PictureStyle {
    PictureStyle {
        size: [480, 270],
        theme: Theme::default(),
        depiction: BoardStyle::Table,
        seat: Player::Black,
        start: StartOptions { quality: Some(quality), ..StartOptions::default() },
    }
}

fn played() -> (AnyGame, Vec<AnyMove>) {
    let mut game = Variant::Hex.start();
    let mut moves = Vec::new();
    for text in MOVES.split_ascii_whitespace() {
        let mv = game.parse_move(text).expect("a move");
        game.play(mv).expect("a legal move");
        moves.push(mv);
    }
    (game, moves)
}

/// The same picture through a pinhole, and the pixel of each point.
fn through_a_pinhole(game: &AnyGame, style: &PictureStyle) -> Result<(Picture, Vec<Vec2>), PictureError> {
    offscreen::picture_with_places(&PictureScene {
        size: style.size,
        view: Some(OrbitCamera::for_player(style.seat).view_from(Viewpoint::Low)),
        start: style.start,
        ..PictureScene::of(game)
    })
}

fn luma(picture: &Picture, x: i32, y: i32) -> f32 {
    let clamped = |at: i32, end: u32| u32::try_from(at).unwrap_or(0).min(end - 1) as usize;
    let (x, y) = (clamped(x, picture.width), clamped(y, picture.height));
    let start = 3 * (y * picture.width as usize + x);
    picture.rgb[start..start + 3].iter().map(|&part| f32::from(part)).sum::<f32>() / 3.0
}

#[expect(clippy::cast_possible_truncation, reason = "a pixel of a small picture")]
fn pixel(place: Vec2) -> [i32; 2] {
    place.round().to_array().map(|at| at as i32)
}

/// Mean square of the differences between neighbouring pixels: high where edges are sharp.
fn sharpness(picture: &Picture, around: Vec2) -> f32 {
    let [x, y] = pixel(around);
    let square = |x, y| {
        let here = luma(picture, x, y);
        (luma(picture, x + 1, y) - here).powi(2) + (luma(picture, x, y + 1) - here).powi(2)
    };
    let rows = y - AROUND..=y + AROUND;
    let sum: f32 = rows.flat_map(|y| (x - AROUND..=x + AROUND).map(move |x| square(x, y))).sum();
    sum / f32::from(2 * i16::try_from(AROUND).expect("small") + 1).powi(2)
}

#[test]
fn a_photo_is_sharp_where_the_last_piece_is_and_softer_behind_it() {
    let ((game, moves), style) = (played(), style(Quality::High));
    let photo = photo::render(&Variant::Hex.start(), &moves, &style, None);
    let Some(photo) = drawn("a photo", photo) else { return };
    assert_eq!([photo.width, photo.height], style.size);
    let (plain, places) = drawn("through a pinhole", through_a_pinhole(&game, &style)).expect("an adapter");
    let kept = |label: &str| {
        let place = places[game.board().find(label).expect("a point").index()];
        let [soft, sharp] = [&photo, &plain].map(|picture| sharpness(picture, place));
        println!("{label}: {soft:.1} of {sharp:.1}");
        soft / sharp
    };
    let (near, far) = (kept("a2"), kept("g3"));
    assert!(near > 0.75, "{near}");
    assert!(far < 0.6 && far < near * 0.7, "{far} after {near}");
}

/// But for a few pixels where discs of a stack touch each other: which of them is drawn first is not always the same.
#[test]
fn below_high_quality_everything_is_sharp() {
    let ((game, moves), style) = (played(), style(Quality::Low));
    let photo = photo::render(&Variant::Hex.start(), &moves, &style, None);
    let Some(photo) = drawn("a photo", photo) else { return };
    let (plain, _) = drawn("through a pinhole", through_a_pinhole(&game, &style)).expect("an adapter");
    let pixels = |picture: &Picture| picture.rgb.as_chunks::<3>().0.to_vec();
    let (photo, plain) = (pixels(&photo), pixels(&plain));
    let off = photo.iter().zip(&plain).filter(|(one, other)| one != other).count();
    assert!(photo.len() == plain.len() && off < photo.len() / 1000, "{off} of {} pixels", photo.len());
}
