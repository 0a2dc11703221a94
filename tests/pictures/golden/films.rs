//! Films, and pictures with a caption.

use std::time::Duration;

use abande::app::game::{BoardStyle, Quality};
use abande::app::shell::game_pictures::{
    GifError, PictureCaptions, PictureStyle, render_position, write_gif,
};
use abande::app::shell::graphics::StartOptions;
use abande::app::shell::picture::Picture;
use abande::i18n::Words;
use abande::rules::{AnyGame, AnyMove, Player::Black, Variant};
use abande::theme::Theme;

use super::super::drawn;
use super::{MEAN, OFF, difference};

/// Each picture of a film is what a still of that moment is, but for what few colours can show.
#[test]
fn a_film_shows_every_position_of_its_game() {
    let (start, moves) = opening();
    let [width, height] = FILM;
    let look = small(FILM);
    let mut bytes = Vec::new();
    let captions = PictureCaptions { words: Words::default(), comments: Vec::new(), result: None };
    let filmed = write_gif(&start, &moves, &look, &captions, Duration::from_millis(300), &mut bytes);
    let filmed = filmed.map_err(|error| match error {
        GifError::Picture(error) => error,
        other @ GifError::Io(_) => panic!("{other}"),
    });
    if drawn("the film", filmed).is_none() {
        return;
    }
    // A fourteenth below the table is the strip.
    let table = small([width, height - 16]);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(bytes.as_slice()).unwrap();
    let mut screen = vec![0_u8; (width * height * 3) as usize];
    for played in 0..=moves.len() {
        let frame = reader.read_next_frame().unwrap().expect("a picture for each position");
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            let place = (y + usize::from(frame.top)) * width as usize + x + usize::from(frame.left);
            screen[3 * place..3 * place + 3].copy_from_slice(&pixel[..3]);
        }
        let still = render_position(&start, &moves[..played], &table, None).unwrap();
        let seen = Picture { rgb: screen[..still.rgb.len()].to_vec(), ..still.clone() };
        let (mean, off) = difference(&still, &seen);
        println!("{played}: mean difference {mean:.3}, pixels off {off:.4}");
        assert!(mean < 6.0 && off < OFF, "after {played} plies: mean {mean:.2}, off {off:.4}");
    }
    assert!(reader.read_next_frame().unwrap().is_none(), "no more pictures");
}

/// Below a captioned picture stands the comment; above, the table is as it is by itself.
#[test]
fn a_caption_stands_below_the_table() {
    let (start, moves) = opening();
    let captioned = |comment: &str| {
        let mut comments = vec![String::new(); moves.len()];
        comments.push(comment.to_owned());
        let captions = PictureCaptions { words: Words::default(), comments, result: None };
        render_position(&start, &moves, &small(FILM), Some(&captions))
    };
    let Some(one) = drawn("the caption", captioned("It takes the middle.")) else { return };
    let [width, height] = FILM;
    assert_eq!([one.width, one.height], FILM);
    // The strip is a fourteenth of the picture, and below it are two lines for the comment.
    let (row, comment) = (height / 14, 27);
    let table = render_position(&start, &moves, &small([width, height - row - comment]), None).unwrap();
    let end = table.rgb.len();
    let above = Picture { rgb: one.rgb[..end].to_vec(), ..table.clone() };
    let (mean, off) = difference(&table, &above);
    assert!(mean < MEAN && off < OFF, "mean {mean:.2}, off {off:.4}");
    let other = captioned("It leaves the rim.").unwrap();
    assert!(one.rgb[end..] != other.rgb[end..], "the comment is written");
}

/// The size of small pictures with a strip.
const FILM: [u32; 2] = [320, 224];

/// Style of a small picture that is drawn fast.
fn small(size: [u32; 2]) -> PictureStyle {
    PictureStyle {
        size,
        theme: Theme::default(),
        seat: Black,
        depiction: BoardStyle::Table,
        start: StartOptions { quality: Some(Quality::Low), ..StartOptions::default() },
    }
}

/// The first moves of a game, from its start.
fn opening() -> (AnyGame, Vec<AnyMove>) {
    let start = Variant::Hex.start();
    let mut game = start;
    let mut moves = Vec::new();
    for mv in ["d4", "d5", "d3", "d5-d4"] {
        let mv = game.parse_move(mv).unwrap();
        game.play(mv).unwrap();
        moves.push(mv);
    }
    (start, moves)
}
