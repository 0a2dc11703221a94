//! The strip below each picture of a film: what both players have, and the move that was played.

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};

use super::picture::Picture;
use crate::app::stage::scene::{HALF_CAPITAL, HEAVY_FONT};
use crate::rules::{AnyGame, AnyMove, Player};
use crate::theme::{Colour, Part, Theme};

/// The strip's height is that of the picture divided by this, rounded up.
const SHARE: u32 = 14;
/// Of the strip's height: letters, discs, and the room between things.
const LETTERS: f32 = 0.55;
const DISC: f32 = 0.24;
const ROOM: f32 = 0.30;
/// The line around a disc, in pixels, and the dot on a black one, as a share of it.
const EDGE: f32 = 1.4;
const DOT: f32 = 0.34;

/// The height of the strip for a picture of this height, in pixels.
pub(super) fn height(picture: u32) -> u32 {
    picture.div_ceil(SHARE)
}

/// What the strip shows.
pub(super) struct Strip<'a> {
    /// The position.
    pub game: &'a AnyGame,
    /// All moves of the game.
    pub moves: &'a [AnyMove],
    /// How many of them have been played.
    pub played: usize,
    pub theme: &'a Theme,
}

impl Strip<'_> {
    /// The picture with the strip below.
    pub(super) fn below(&self, mut picture: Picture, strip: u32) -> Picture {
        let [panel, text] = [Part::Panel, Part::Text].map(|part| self.theme.colour(part));
        let pixels = (picture.width * strip) as usize;
        picture.rgb.extend(panel.rgb().iter().cycle().take(3 * pixels));
        let top = picture.height;
        picture.height += strip;
        let Ok(font) = FontRef::try_from_slice(HEAVY_FONT) else { return picture };
        #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
        let [top, strip, width] = [top, strip, picture.width].map(|pixels| pixels as f32);
        let mut pen = Pen { picture: &mut picture, font, size: strip * LETTERS, middle: top + strip / 2.0 };
        let mut left = strip * ROOM;
        for player in Player::ALL {
            let part = if player == Player::Black { Part::Black } else { Part::White };
            let radius = strip * DISC;
            pen.disc(left + radius, radius, text);
            pen.disc(left + radius, radius - EDGE, self.theme.colour(part));
            if player == Player::Black {
                // As on the board: nobody takes it for an empty circle.
                pen.disc(left + radius, radius * DOT, self.theme.colour(Part::White));
            }
            left += 2.0 * radius + strip * ROOM / 2.0;
            left += pen.write(&self.game.view().score(player).to_string(), left, text) + strip * ROOM * 1.5;
        }
        let told = self.told();
        let start = width - strip * ROOM - pen.width(&told);
        if start > left {
            pen.write(&told, start, text);
        }
        picture
    }

    /// The last move, and its number out of the total.
    fn told(&self) -> String {
        let (played, all) = (self.played, self.moves.len());
        let last = played.checked_sub(1).and_then(|index| self.moves.get(index));
        let board = self.game.view().board;
        last.map_or_else(|| format!("0 / {all}"), |mv| format!("{}    {played} / {all}", mv.display(board)))
    }
}

/// Draws letters and discs around a line in the middle of the strip.
struct Pen<'a> {
    picture: &'a mut Picture,
    font: FontRef<'static>,
    size: f32,
    middle: f32,
}

impl Pen<'_> {
    /// Writes text rightwards from `left` and returns its width.
    fn write(&mut self, text: &str, left: f32, color: Colour) -> f32 {
        for glyph in self.glyphs(text, left) {
            let Some(shape) = self.font.outline_glyph(glyph) else { continue };
            let corner = shape.px_bounds().min;
            shape.draw(|x, y, share| {
                #[expect(clippy::cast_precision_loss, reason = "letters are small")]
                let (x, y) = (corner.x + x as f32, corner.y + y as f32);
                mix(self.picture, x, y, color, share);
            });
        }
        self.width(text)
    }

    fn width(&self, text: &str) -> f32 {
        let font = self.font.as_scaled(PxScale::from(self.size));
        text.chars().map(|letter| font.h_advance(font.glyph_id(letter))).sum()
    }

    fn glyphs(&self, text: &str, left: f32) -> Vec<Glyph> {
        let font = self.font.as_scaled(PxScale::from(self.size));
        // Capitals and numbers stand in the middle.
        let line = self.middle + HALF_CAPITAL * self.size;
        let mut pen = left;
        let place = |letter| {
            let id = font.glyph_id(letter);
            let glyph = id.with_scale_and_position(self.size, point(pen, line));
            pen += font.h_advance(id);
            glyph
        };
        text.chars().map(place).collect()
    }

    /// A filled circle.
    fn disc(&mut self, x: f32, radius: f32, color: Colour) {
        let middle = self.middle;
        let (mut row, last) = ((middle - radius).floor(), middle + radius);
        while row <= last {
            let mut column = (x - radius).floor();
            while column <= x + radius {
                let out = (column + 0.5 - x).hypot(row + 0.5 - middle) - radius;
                mix(self.picture, column, row, color, (0.5 - out).clamp(0.0, 1.0));
                column += 1.0;
            }
            row += 1.0;
        }
    }
}

/// Mixes a share of a colour into a pixel; none outside of the picture.
fn mix(picture: &mut Picture, x: f32, y: f32, color: Colour, share: f32) {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "asked before")]
    let (column, row) = if x >= 0.0 && y >= 0.0 { (x as usize, y as usize) } else { return };
    let width = picture.width as usize;
    if column >= width {
        return;
    }
    let Some(pixel) = picture.rgb.chunks_exact_mut(3).nth(row * width + column) else { return };
    if let [red, green, blue] = *pixel {
        pixel.copy_from_slice(&Colour::new([red, green, blue]).mixed(color, share).rgb());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Variant};

    /// A strip below a picture without rows, for a game on `hex` after some of its moves.
    fn strip(played: usize) -> (Picture, Theme) {
        let mut game = Variant::Hex.start();
        let mut moves = Vec::new();
        for _ in 0..4 {
            let mv = game.legal_moves()[0];
            if moves.len() < played {
                game.play(mv).unwrap();
            }
            moves.push(mv);
        }
        let theme = Theme::default();
        let shown = Strip { game: &game, moves: &moves, played, theme: &theme };
        (shown.below(Picture { width: 400, height: 0, rgb: Vec::new() }, 40), theme)
    }

    #[test]
    fn a_strip_has_discs_and_letters_on_the_panels_colour() {
        let (picture, theme) = strip(2);
        assert_eq!((picture.height, picture.rgb.len()), (40, 400 * 40 * 3));
        let at = |x: usize, y: usize| &picture.rgb[3 * (y * 400 + x)..][..3];
        assert_eq!(at(1, 1), theme.colour(Part::Panel).rgb());
        assert_eq!(at(21, 20), theme.colour(Part::White).rgb(), "the dot of the black disc");
        assert_eq!(at(16, 20), theme.colour(Part::Black).rgb(), "beside the dot");
        let text = theme.colour(Part::Text).rgb();
        let written = picture.rgb.chunks_exact(3).filter(|pixel| *pixel == text).count();
        assert!(written > 150, "{written}");
    }

    #[test]
    fn every_move_has_a_strip_of_its_own() {
        let strips = [0, 1, 2].map(|played| strip(played).0);
        assert!(strips[0] != strips[1] && strips[1] != strips[2]);
    }

    #[test]
    fn what_is_outside_of_a_picture_is_not_drawn() {
        let mut picture = Picture { width: 2, height: 1, rgb: vec![0; 6] };
        for (x, y) in [(-1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, -0.1)] {
            mix(&mut picture, x, y, Colour::WHITE, 1.0);
        }
        assert_eq!(picture.rgb, [0; 6]);
    }
}
