//! Pictures of games to share, without a window: one of a position, or a film of a whole game.

use std::io::{self, Write};
use std::time::Duration;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::caption::{self, Caption};
use super::graphics::StartOptions;
use super::offscreen::{Marked, Picture, PictureError, Shown, Studio};
use crate::app::game::Depiction;
use crate::rules::{AnyGame, AnyMove, Game};
use crate::theme::Theme;

/// The last picture of a film stays so many times as long as the others.
const LAST: u16 = 4;
/// How carefully colours are chosen for a GIF, from 1, the best and slowest, to 30.
const CARE: i32 = 10;

/// What pictures of a game look like.
#[derive(Clone, Debug)]
pub struct Look {
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The colours.
    pub theme: Theme,
    /// The table, or a diagram.
    pub depiction: Depiction,
    /// Adapter and quality.
    pub start: StartOptions,
}

/// Draws the position after these moves, the last of them marked.
///
/// # Errors
///
/// [`PictureError`] where nothing can be drawn, or a move is none.
pub fn still(start: &AnyGame, moves: &[AnyMove], look: &Look) -> Result<Picture, PictureError> {
    let mut before = *start;
    let Some((&last, earlier)) = moves.split_last() else {
        return Studio::open(&look.shown(before, None))?.picture();
    };
    for &mv in earlier {
        before.play(mv).map_err(PictureError::Illegal)?;
    }
    Studio::open(&look.shown(before, Some(last)))?.picture()
}

/// Writes a GIF that shows the game again and again, a move each `delay`, with the points of both players and the number of the move
/// in a strip below.
///
/// # Errors
///
/// [`FilmError`] where nothing can be drawn, a move is none, or `out` takes no more.
pub fn film(
    start: &AnyGame,
    moves: &[AnyMove],
    look: &Look,
    delay: Duration,
    out: &mut dyn Write,
) -> Result<(), FilmError> {
    let [width, height] = look.size;
    let strip = caption::height(height);
    let above = Look { size: [width, height - strip], ..look.clone() };
    let mut game = *start;
    let mut studio = Studio::open(&above.shown(game, None))?;
    let mut reel = Reel::new(look.size, delay, out)?;
    let mut take = |studio: &mut Studio, game: &AnyGame, played: usize, hold: u16| {
        let caption = Caption { game, moves, played, theme: &look.theme };
        reel.add(caption.below(studio.picture()?, strip), hold)
    };
    take(&mut studio, &game, 0, 1)?;
    for (index, &mv) in moves.iter().enumerate() {
        studio.show(&above.shown(game, Some(mv)))?;
        game.play(mv).map_err(PictureError::Illegal)?;
        let played = index + 1;
        take(&mut studio, &game, played, if played == moves.len() { LAST } else { 1 })?;
    }
    Ok(())
}

impl Look {
    /// A position, or what it is after its last move.
    fn shown(&self, before: AnyGame, last: Option<AnyMove>) -> Shown {
        let mut game = before;
        if let Some(mv) = last {
            game.play_unchecked(mv);
        }
        let asleep =
            game.view().stacks.iter().filter(|stack| stack.asleep).map(|stack| stack.point).collect();
        Shown {
            dull: asleep,
            size: self.size,
            theme: self.theme.clone(),
            depiction: self.depiction,
            marked: Some(Marked { last, ..Marked::of(before) }),
            start: self.start,
            ..Shown::of(&game)
        }
    }
}

/// A GIF in the making. After the first picture only what has changed is written.
struct Reel<'a> {
    encoder: Encoder<&'a mut dyn Write>,
    shown: Option<Picture>,
    /// Hundredths of a second.
    delay: u16,
}

impl<'a> Reel<'a> {
    fn new(size: [u32; 2], delay: Duration, out: &'a mut dyn Write) -> Result<Self, FilmError> {
        let [width, height] = size.map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut encoder = Encoder::new(out, width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        let delay = u16::try_from(delay.as_millis() / 10).unwrap_or(u16::MAX);
        Ok(Self { encoder, shown: None, delay })
    }

    /// Adds a picture that stays for so many times the delay.
    fn add(&mut self, picture: Picture, hold: u16) -> Result<(), FilmError> {
        let all = Part { left: 0, top: 0, right: picture.width, bottom: picture.height };
        let part = self.shown.as_ref().map_or(Some(all), |shown| changed(shown, &picture));
        // What does not change anything still takes its time.
        let part = part.unwrap_or(Part { right: 1, bottom: 1, ..all });
        let [left, top, width, height] =
            [part.left, part.top, part.right - part.left, part.bottom - part.top]
                .map(|pixels| u16::try_from(pixels).unwrap_or(u16::MAX));
        let mut frame =
            Frame::from_rgba_speed(width, height, &mut part.of(&picture, self.shown.as_ref()), CARE);
        (frame.left, frame.top) = (left, top);
        frame.delay = self.delay.saturating_mul(hold);
        frame.dispose = DisposalMethod::Keep;
        self.encoder.write_frame(&frame)?;
        self.shown = Some(picture);
        Ok(())
    }
}

/// A rectangle of pixels: the first of its columns and rows, and those behind its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: u32,
    top: u32,
    right: u32,
    bottom: u32,
}

impl Part {
    /// The pixels of a picture in it with their opacity: what was there before is clear.
    fn of(self, picture: &Picture, before: Option<&Picture>) -> Vec<u8> {
        let (rows, columns) =
            (self.top as usize..self.bottom as usize, self.left as usize..self.right as usize);
        let pixels =
            rows.flat_map(|row| columns.clone().map(move |column| row * picture.width as usize + column));
        let pixel = |index: usize| {
            let of = |picture: &Picture| picture.rgb.get(3 * index..3 * index + 3).map(<[u8]>::to_vec);
            let now = of(picture).unwrap_or_default();
            let is_new = before.is_none_or(|before| of(before).as_ref() != Some(&now));
            now.into_iter().chain([if is_new { u8::MAX } else { 0 }])
        };
        pixels.flat_map(pixel).collect()
    }
}

/// The smallest part outside of which two pictures of the same size are alike.
fn changed(before: &Picture, now: &Picture) -> Option<Part> {
    let mut part: Option<Part> = None;
    for (y, (old, new)) in (0..).zip(before.rows().zip(now.rows())) {
        for (x, (old, new)) in (0..).zip(old.chunks_exact(3).zip(new.chunks_exact(3))) {
            if old != new {
                let all = part.unwrap_or(Part { left: x, top: y, right: x, bottom: y });
                part = Some(Part {
                    left: all.left.min(x),
                    top: all.top,
                    right: all.right.max(x + 1),
                    bottom: y + 1,
                });
            }
        }
    }
    part
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// There is no picture.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// It cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<EncodingError> for FilmError {
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

    fn picture(pixels: &[[u8; 2]]) -> Picture {
        let grey = pixels.iter().flatten().flat_map(|&grey| [grey; 3]).collect();
        Picture { width: 2, height: u32::try_from(pixels.len()).unwrap(), rgb: grey }
    }

    #[test]
    fn only_what_has_changed_is_written() {
        let before = picture(&[[1, 2], [3, 4], [5, 6]]);
        assert_eq!(changed(&before, &before), None);
        let now = picture(&[[1, 2], [3, 9], [5, 8]]);
        let part = Part { left: 1, top: 1, right: 2, bottom: 3 };
        assert_eq!(changed(&before, &now), Some(part));
        assert_eq!(part.of(&now, None), [9, 9, 9, 255, 8, 8, 8, 255]);
        let all = Part { left: 0, top: 1, right: 2, bottom: 2 };
        assert_eq!(all.of(&now, Some(&before)), [3, 3, 3, 0, 9, 9, 9, 255], "what was there is clear");
    }

    #[test]
    fn a_reel_is_a_gif_that_can_be_read_again() {
        let mut bytes = Vec::new();
        let mut reel = Reel::new([2, 3], Duration::from_millis(700), &mut bytes).unwrap();
        let pictures = [[[1, 2], [3, 4], [5, 6]], [[1, 2], [3, 9], [5, 6]], [[1, 2], [3, 9], [5, 6]]];
        for (pixels, hold) in pictures.iter().zip([1, 1, LAST]) {
            reel.add(picture(pixels), hold).unwrap();
        }
        drop(reel);
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
