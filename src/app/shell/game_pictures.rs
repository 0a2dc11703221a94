//! Pictures of games to share, rendered off screen: a single position, or an animated GIF of a whole game.

use std::f32::consts::TAU;
use std::io::{self, Write};
use std::time::Duration;

use bevy::math::URect;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::caption_strip::{self, CaptionStrip};
use super::graphics::StartOptions;
use super::offscreen::{OffscreenRenderer, PictureMarks, PictureScene};
use super::picture::{Picture, PictureError};
use crate::app::game::{BoardStyle, Lenses};
use crate::app::stage::camera::{OrbitCamera, OrbitPose};
use crate::app::stage::flat;
use crate::i18n::{Words, result as at_end, table};
use crate::play::MatchResult;
use crate::rules::{AnyGame, AnyMove, Game, Player};
use crate::theme::Theme;

/// Factor by which the last frame is shown longer than the others.
const LAST_FRAME_FACTOR: u16 = 4;
/// Number of pictures in one turn around the table.
const TURN_FRAMES: u8 = 48;
/// Time for which each picture of a turn is shown.
const TURN_DELAY: Duration = Duration::from_millis(80);
/// Elevation of the camera above the table during a turn, in radians.
const TURN_ELEVATION: f32 = 0.6;
/// Speed of the colour quantisation of a GIF, from 1, the best and slowest, to 30.
const QUANTISATION_SPEED: i32 = 10;

/// How pictures of a game look: size, theme and view.
#[derive(Clone, Debug)]
pub struct PictureStyle {
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The colours.
    pub theme: Theme,
    /// The table, or a diagram.
    pub depiction: BoardStyle,
    /// Player from whose side the table is seen.
    pub seat: Player,
    /// Graphics adapter and quality.
    pub start: StartOptions,
}

/// Texts of the strip below pictures of a game, besides the scores.
#[derive(Clone, Debug)]
pub struct PictureCaptions {
    /// The language.
    pub words: Words,
    /// Comment on each position, starting with the first one; positions beyond the end have none.
    pub comments: Vec<String>,
    /// Result, if the game ended with the last position.
    pub result: Option<MatchResult>,
}

/// Renders the position after these moves, with the last of them marked, and a strip below if there are captions.
///
/// # Errors
///
/// [`PictureError`] if nothing can be drawn, or a move is illegal.
pub fn render_position(
    start: &AnyGame,
    moves: &[AnyMove],
    style: &PictureStyle,
    captions: Option<&PictureCaptions>,
) -> Result<Picture, PictureError> {
    let (mut before, mut game) = (*start, *start);
    for &mv in moves {
        before = game;
        game.play(mv).map_err(PictureError::Illegal)?;
    }
    let last = moves.last().copied();
    let Some(captions) = captions else {
        return OffscreenRenderer::open(&style.shown(&before, last, &game))?.picture();
    };
    let board = style.above(!captions.comment(moves.len()).is_empty());
    let picture = OffscreenRenderer::open(&board.style.shown(&before, last, &game))?.picture()?;
    let frame = FilmFrame { before: &before, last, game: &game, played: moves.len(), of: None };
    Ok(board.captioned(picture, captions, &frame))
}

/// Writes a GIF that shows the game again and again, one move per `delay`, with a strip below for the points of both
/// players (in Anda, their groups), the last move and, if there are any in the game, the comments.
///
/// # Errors
///
/// [`GifError`] if nothing can be drawn, a move is illegal, or `out` cannot be written.
pub fn write_gif(
    start: &AnyGame,
    moves: &[AnyMove],
    style: &PictureStyle,
    captions: &PictureCaptions,
    delay: Duration,
    out: &mut dyn Write,
) -> Result<(), GifError> {
    let board = style.above((0..=moves.len()).any(|played| !captions.comment(played).is_empty()));
    let mut game = *start;
    let mut renderer = OffscreenRenderer::open(&board.style.shown(&game, None, &game))?;
    let mut writer = GifWriter::new(style.size, delay, out)?;
    let all = moves.len();
    let mut take = |renderer: &mut OffscreenRenderer, frame: &FilmFrame| {
        let hold = if frame.played == all && all > 0 { LAST_FRAME_FACTOR } else { 1 };
        writer.add(board.captioned(renderer.picture()?, captions, frame), hold)
    };
    let of = Some(all);
    take(&mut renderer, &FilmFrame { before: &game, last: None, game: &game, played: 0, of })?;
    for (index, &mv) in moves.iter().enumerate() {
        let before = game;
        game.play(mv).map_err(PictureError::Illegal)?;
        renderer.show(&board.style.shown(&before, Some(mv), &game))?;
        let played = index + 1;
        take(&mut renderer, &FilmFrame { before: &before, last: Some(mv), game: &game, played, of })?;
    }
    Ok(())
}

/// Writes a GIF that shows the position after these moves, turned once around, again and again.
///
/// # Errors
///
/// [`GifError`] if nothing can be drawn, a move is illegal, or `out` cannot be written.
pub fn write_turntable(
    start: &AnyGame,
    moves: &[AnyMove],
    style: &PictureStyle,
    out: &mut dyn Write,
) -> Result<(), GifError> {
    let (mut before, mut game) = (*start, *start);
    for &mv in moves {
        before = game;
        game.play(mv).map_err(PictureError::Illegal)?;
    }
    let style = PictureStyle { depiction: BoardStyle::Table, ..style.clone() };
    let scene = style.shown(&before, moves.last().copied(), &game);
    let mut renderer = OffscreenRenderer::open(&scene)?;
    let mut writer = GifWriter::new(style.size, TURN_DELAY, out)?;
    for pose in turned_around(OrbitCamera::for_player(style.seat).orbit) {
        renderer.jump_to_table_view(pose);
        renderer.draw();
        writer.add(renderer.picture()?, 1)?;
    }
    Ok(())
}

/// The poses of a camera on its way once around the table.
fn turned_around(pose: OrbitPose) -> impl Iterator<Item = OrbitPose> {
    (0..TURN_FRAMES).map(move |frame| OrbitPose {
        yaw: TAU.mul_add(f32::from(frame) / f32::from(TURN_FRAMES), pose.yaw),
        elevation: TURN_ELEVATION,
        ..pose
    })
}

/// Position of a frame, with the move that led to it.
struct FilmFrame<'a> {
    before: &'a AnyGame,
    last: Option<AnyMove>,
    game: &'a AnyGame,
    /// Number of moves played.
    played: usize,
    /// Number of moves of the whole film.
    of: Option<usize>,
}

impl PictureCaptions {
    fn comment(&self, played: usize) -> &str {
        self.comments.get(played).map_or("", |comment| comment.trim())
    }

    /// Texts about the last move, longest first: with the number of the move in a film, and the number alone.
    fn move_texts(&self, frame: &FilmFrame) -> Vec<String> {
        let is_last = frame.of.is_none_or(|all| frame.played == all);
        let view = frame.game.view();
        let what = match (self.result.filter(|_| is_last), frame.last, frame.before.to_move()) {
            (Some(result), ..) => at_end::who_won(result, &view),
            (None, Some(mv), Some(player)) => table::of_move(player, mv.intent(), view.game, view.board),
            (None, ..) => table::starting_position(),
        };
        let what = self.words.say(what);
        match frame.of.map(|all| format!("{} / {all}", frame.played)) {
            Some(number) => vec![format!("{what}    {number}"), number],
            None => vec![what],
        }
    }
}

/// Style of the part of a picture above its strip, and size of the strip.
struct StripLayout {
    style: PictureStyle,
    /// Height of the first row of the strip, and whether there is room for a comment below it.
    row_height: u32,
    has_comment: bool,
}

impl StripLayout {
    fn captioned(&self, picture: Picture, captions: &PictureCaptions, frame: &FilmFrame) -> Picture {
        let strip = CaptionStrip {
            game: frame.game,
            move_texts: &captions.move_texts(frame),
            comment: captions.comment(frame.played),
            theme: &self.style.theme,
        };
        strip.below(picture, self.row_height, self.has_comment)
    }
}

impl PictureStyle {
    /// Divides the picture into the part above and the strip.
    fn above(&self, has_comment: bool) -> StripLayout {
        let [width, height] = self.size;
        let row_height = caption_strip::row_height(height);
        let above = height.saturating_sub(caption_strip::strip_height(row_height, has_comment));
        let style = Self { size: [width, above], ..self.clone() };
        StripLayout { style, row_height, has_comment }
    }

    /// Scene of a position, with the move that led to it.
    fn shown(&self, before: &AnyGame, last: Option<AnyMove>, game: &AnyGame) -> PictureScene {
        // A diagram has the same badges as in SVG, and lies as in a book, no matter which player's seat was asked for.
        let (lenses, seat) = match self.depiction {
            BoardStyle::Table => (Lenses::NONE, self.seat),
            BoardStyle::Diagram => (flat::badge_lenses(), Player::Black),
        };
        PictureScene {
            dull: game.view().asleep(),
            size: self.size,
            seat,
            theme: self.theme.clone(),
            depiction: self.depiction,
            marked: Some(PictureMarks { lenses, last, ..PictureMarks::of(*before) }),
            start: self.start,
            ..PictureScene::of(game)
        }
    }
}

/// Writes frames to a GIF. After the first frame only what has changed is written.
struct GifWriter<'a> {
    encoder: Encoder<&'a mut dyn Write>,
    shown: Option<Picture>,
    /// Hundredths of a second.
    delay: u16,
}

impl<'a> GifWriter<'a> {
    fn new(size: [u32; 2], delay: Duration, out: &'a mut dyn Write) -> Result<Self, GifError> {
        let [width, height] = size.map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut encoder = Encoder::new(out, width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        let delay = u16::try_from(delay.as_millis() / 10).unwrap_or(u16::MAX);
        Ok(Self { encoder, shown: None, delay })
    }

    /// Adds a frame that is shown for `hold` times the delay.
    fn add(&mut self, picture: Picture, hold: u16) -> Result<(), GifError> {
        let part = match &self.shown {
            None => URect::new(0, 0, picture.width, picture.height),
            // What does not change anything still takes its time.
            Some(shown) => changed(shown, &picture).unwrap_or(URect::new(0, 0, 1, 1)),
        };
        let [left, top, width, height] = [part.min.x, part.min.y, part.width(), part.height()]
            .map(|pixels| u16::try_from(pixels).unwrap_or(u16::MAX));
        let mut pixels = changed_pixels(part, &picture, self.shown.as_ref());
        let mut frame = Frame::from_rgba_speed(width, height, &mut pixels, QUANTISATION_SPEED);
        (frame.left, frame.top) = (left, top);
        frame.delay = self.delay.saturating_mul(hold);
        frame.dispose = DisposalMethod::Keep;
        self.encoder.write_frame(&frame)?;
        self.shown = Some(picture);
        Ok(())
    }
}

/// RGBA pixels of a part of a picture; those that have not changed are transparent.
fn changed_pixels(part: URect, picture: &Picture, before: Option<&Picture>) -> Vec<u8> {
    let columns = 3 * part.min.x as usize..3 * part.max.x as usize;
    let rows = part.min.y as usize..part.max.y as usize;
    let mut pixels = Vec::with_capacity(columns.len() / 3 * 4 * rows.len());
    for (row, line) in picture.rows().enumerate().take(rows.end).skip(rows.start) {
        let old = before.and_then(|before| before.rows().nth(row));
        let old = old.and_then(|old| old.get(columns.clone())).unwrap_or_default();
        let mut old = old.chunks_exact(3);
        for pixel in line.get(columns.clone()).unwrap_or_default().chunks_exact(3) {
            let same = old.next() == Some(pixel);
            pixels.extend(pixel);
            pixels.push(if same { 0 } else { u8::MAX });
        }
    }
    pixels
}

/// Smallest rectangle that contains all differences between two pictures of the same size.
fn changed(before: &Picture, now: &Picture) -> Option<URect> {
    let mut part: Option<URect> = None;
    for (y, (old, new)) in (0..).zip(before.rows().zip(now.rows())) {
        if old == new {
            continue;
        }
        for (x, (old, new)) in (0..).zip(old.chunks_exact(3).zip(new.chunks_exact(3))) {
            if old != new {
                let pixel = URect::new(x, y, x + 1, y + 1);
                part = Some(part.map_or(pixel, |part| part.union(pixel)));
            }
        }
    }
    part
}

/// Reason why a GIF cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum GifError {
    /// A frame cannot be rendered.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// The output cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<EncodingError> for GifError {
    fn from(error: EncodingError) -> Self {
        match error {
            EncodingError::Io(error) => Self::Io(error),
            error => Self::Io(io::Error::other(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::play::Verdict;
    use crate::rules::tests::played;
    use crate::rules::{MoveIntent, Variant};

    fn captions(language: Language, comments: &[&str]) -> PictureCaptions {
        let comments = comments.iter().map(|&comment| comment.to_owned()).collect();
        PictureCaptions { words: Words::new(language), comments, result: None }
    }

    #[test]
    fn every_position_is_told_in_the_chosen_language() {
        let [before, game] = ["d4 d5 d3", "d4 d5 d3 d5-d4"].map(|moves| played("hex", moves));
        let last = before.intended(MoveIntent::Carry {
            from: before.board().find("d5").unwrap(),
            to: before.board().find("d4").unwrap(),
        });
        let told = |captions: &PictureCaptions, last, [played, all]: [usize; 2]| {
            let (before, game, of) = (&before, &game, Some(all).filter(|all| *all > 0));
            captions.move_texts(&FilmFrame { before, last, game, played, of })
        };
        let english = captions(Language::English, &["The start.", " ", "Third.\n"]);
        assert_eq!(told(&english, last, [4, 9]), ["White captured d4 from d5    4 / 9", "4 / 9"]);
        assert_eq!(told(&english, None, [0, 9])[0], "Starting position    0 / 9");
        assert_eq!(told(&english, last, [4, 0]), ["White captured d4 from d5"], "a picture by itself");
        let german = told(&captions(Language::German, &[]), last, [4, 9]);
        assert!(german[0].starts_with("Weiß "), "{german:?}");
        let result = MatchResult::from_game(&game, Some(Verdict::Resignation(Player::White)));
        let ended = PictureCaptions { result, ..english };
        assert_eq!(told(&ended, last, [9, 9])[0], "Black wins    9 / 9");
        assert_eq!(told(&ended, last, [8, 9])[0], "White captured d4 from d5    8 / 9", "not yet");
        assert_eq!([0, 1, 2, 3].map(|played| ended.comment(played)), ["The start.", "", "Third.", ""]);
    }

    fn look(size: [u32; 2]) -> PictureStyle {
        PictureStyle {
            size,
            theme: Theme::default(),
            depiction: BoardStyle::Table,
            seat: Player::Black,
            start: StartOptions::default(),
        }
    }

    fn picture(pixels: &[[u8; 2]]) -> Picture {
        let grey = pixels.iter().flatten().flat_map(|&grey| [grey; 3]).collect();
        Picture { width: 2, height: u32::try_from(pixels.len()).unwrap(), rgb: grey }
    }

    #[test]
    fn only_what_has_changed_is_written() {
        let before = picture(&[[1, 2], [3, 4], [5, 6]]);
        assert_eq!(changed(&before, &before), None);
        let now = picture(&[[1, 2], [3, 9], [5, 8]]);
        let part = URect::new(1, 1, 2, 3);
        assert_eq!(changed(&before, &now), Some(part));
        assert_eq!(changed_pixels(part, &now, None), [9, 9, 9, 255, 8, 8, 8, 255]);
        let all = URect::new(0, 1, 2, 2);
        assert_eq!(
            changed_pixels(all, &now, Some(&before)),
            [3, 3, 3, 0, 9, 9, 9, 255],
            "what was there is clear"
        );
    }

    #[test]
    fn an_illegal_move_is_an_error_before_anything_is_drawn() {
        let start = Variant::Hex.start();
        let first = start.legal_moves()[0];
        let look = look([64, 64]);
        let drawn = render_position(&start, &[first, first], &look, None);
        assert!(matches!(drawn, Err(PictureError::Illegal(_))), "{drawn:?}");
    }

    #[test]
    fn a_picture_of_nothing_is_refused() {
        let look = look([640, 1]);
        let start = Variant::Hex.start();
        let captions = captions(Language::English, &[]);
        for captions in [None, Some(&captions)] {
            assert!(matches!(render_position(&start, &[], &look, captions), Err(PictureError::Small)));
        }
        let filmed = write_gif(&start, &[], &look, &captions, Duration::from_secs(1), &mut Vec::new());
        assert!(matches!(filmed, Err(GifError::Picture(PictureError::Small))));
    }

    #[test]
    fn the_table_is_turned_once_around_in_even_steps() {
        let start = OrbitCamera::for_player(Player::White).orbit;
        let poses: Vec<OrbitPose> = turned_around(start).collect();
        assert!((poses[0].yaw - start.yaw).abs() < 1e-6);
        let step = TAU / f32::from(TURN_FRAMES);
        assert!(poses.windows(2).all(|pair| (pair[1].yaw - pair[0].yaw - step).abs() < 1e-5));
        let last = poses.last().unwrap().yaw;
        assert!((last + step - start.yaw - TAU).abs() < 1e-4, "the first follows the last");
    }

    #[test]
    fn a_reel_is_a_gif_that_can_be_read_again() {
        let mut bytes = Vec::new();
        let mut writer = GifWriter::new([2, 3], Duration::from_millis(700), &mut bytes).unwrap();
        let pictures = [[[1, 2], [3, 4], [5, 6]], [[1, 2], [3, 9], [5, 6]], [[1, 2], [3, 9], [5, 6]]];
        for (pixels, hold) in pictures.iter().zip([1, 1, LAST_FRAME_FACTOR]) {
            writer.add(picture(pixels), hold).unwrap();
        }
        drop(writer);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes.as_slice()).unwrap();
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            frames.push((frame.left, frame.top, frame.width, frame.height, frame.delay));
        }
        assert_eq!(frames, [(0, 0, 2, 3, 70), (1, 1, 1, 1, 70), (0, 0, 1, 1, 280)]);
    }
}
