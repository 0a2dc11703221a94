//! Text, discs and graphs in pictures.

use std::collections::BTreeSet;

use ab_glyph::{Font as _, point};

use super::picture::Picture;
use super::text_shaping::{FontFace, FontStack};
use crate::app::game::{fonts_for, is_visible};
use crate::app::stage::scene::{HALF_CAPITAL, HEAVY_FONT};
use crate::rules::Player;
use crate::theme::{Colour, Part, Theme};

/// The font for letters that [`HEAVY_FONT`] lacks.
const JAPANESE_FONT: &[u8] = include_bytes!("../../../assets/fonts/MPLUS1p-Bold.subset.ttf");
const ELLIPSIS: &str = "…";
/// Width in pixels of the line around a piece.
const EDGE: f32 = 1.4;
/// Radius of the dot on a black piece, as a share of the piece's radius.
const DOT: f32 = 0.34;

/// Built-in fonts, and fallback fonts of the system for letters of these texts that they lack. `None` if the built-in
/// fonts cannot be read.
pub(super) fn faces_for<'a>(texts: impl Iterator<Item = &'a str>) -> Option<FontStack> {
    let mut faces = FontStack::new(FontFace::new(HEAVY_FONT, 0)?, FontFace::new(JAPANESE_FONT, 0));
    let is_missing = |letter: &char| is_visible(*letter) && !faces.have(*letter);
    let missing: BTreeSet<char> = texts.flat_map(str::chars).filter(is_missing).collect();
    if !missing.is_empty() {
        faces.extend(fonts_for(&missing).iter().filter_map(|font| FontFace::new(font.bytes, font.index)));
    }
    Some(faces)
}

/// Paints text, discs and graphs into a picture; text and discs are vertically centred on a line.
pub(super) struct TextPainter<'a> {
    pub(super) picture: &'a mut Picture,
    pub(super) faces: FontStack,
    /// Size of the font in pixels.
    pub(super) size: f32,
    /// Where the middle of the line is, in pixels from the top.
    pub(super) middle: f32,
}

impl TextPainter<'_> {
    /// Writes text rightwards from `left` and returns its width.
    pub(super) fn write(&mut self, text: &str, left: f32, color: Colour) -> f32 {
        let line = self.faces.shape(text);
        // Capitals and numbers stand in the middle.
        let base = self.middle + HALF_CAPITAL * self.size;
        for glyph in line.glyphs {
            let place = point(left + glyph.x * self.size, base - glyph.y * self.size);
            let scale = self.faces.scale(glyph.face, self.size);
            let outlines = self.faces.get(glyph.face).outlines();
            let drawn = outlines.outline_glyph(glyph.id.with_scale_and_position(scale, place));
            let Some(shape) = drawn else { continue };
            let corner = shape.px_bounds().min;
            shape.draw(|x, y, share| {
                #[expect(clippy::cast_precision_loss, reason = "letters are small")]
                let (x, y) = (corner.x + x as f32, corner.y + y as f32);
                mix(self.picture, x, y, color, share);
            });
        }
        line.width * self.size
    }

    pub(super) fn width(&self, text: &str) -> f32 {
        self.faces.shape(text).width * self.size
    }

    /// Wraps a text into at most so many lines of this width. A text that is too long ends in an ellipsis.
    pub(super) fn wrapped(&self, text: &str, width: f32, most: usize) -> Vec<String> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut lines = vec![String::new()];
        for part in parts(&text) {
            let Some(line) = lines.last_mut() else { break };
            let begun = line.clone() + part;
            if self.width(begun.trim_end()) <= width {
                *line = begun;
                continue;
            }
            if lines.len() == most {
                let Some(line) = lines.last_mut() else { break };
                *line = self.cut_short(&begun, width);
                return lines;
            }
            // A part that is wider than a line by itself is cut, too.
            let fits = self.width(part.trim_end()) <= width;
            lines.push(if fits { part.to_owned() } else { self.cut_short(part, width) });
        }
        lines.retain(|line| !line.trim().is_empty());
        lines
    }

    /// Cuts a text to this width including an ellipsis.
    fn cut_short(&self, text: &str, width: f32) -> String {
        let room = width - self.width(ELLIPSIS);
        let ends: Vec<usize> = text.char_indices().map(|(index, _)| index).chain([text.len()]).collect();
        let fits = ends.partition_point(|&end| self.width(&text[..end]) <= room);
        let end = ends[fits.saturating_sub(1)];
        format!("{}{ELLIPSIS}", text[..end].trim_end())
    }

    /// Paints the area between a curve, given by its row in each column from `left` on, and the row `to`. `share` is
    /// the opacity.
    pub(super) fn area(&mut self, left: f32, heights: &[f32], to: f32, color: Colour, share: f32) {
        for (column, &height) in heights.iter().enumerate() {
            let (top, bottom) = (height.min(to), height.max(to));
            let mut row = top.floor();
            while row < bottom {
                let covered = (bottom.min(row + 1.0) - top.max(row)).max(0.0);
                #[expect(clippy::cast_precision_loss, reason = "a picture is a few thousand pixels wide")]
                mix(self.picture, left + column as f32, row, color, covered * share);
                row += 1.0;
            }
        }
    }

    /// Paints a line from one point to another.
    pub(super) fn stroke(&mut self, [from, to]: [[f32; 2]; 2], width: f32, color: Colour) {
        let half = width / 2.0;
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let length = dx.mul_add(dx, dy * dy).max(f32::EPSILON);
        let mut row = (from[1].min(to[1]) - half).floor();
        while row <= from[1].max(to[1]) + half {
            let mut column = (from[0].min(to[0]) - half).floor();
            while column <= from[0].max(to[0]) + half {
                let (x, y) = (column + 0.5 - from[0], row + 0.5 - from[1]);
                let along = (x.mul_add(dx, y * dy) / length).clamp(0.0, 1.0);
                let out = (along.mul_add(-dx, x)).hypot(along.mul_add(-dy, y)) - half;
                mix(self.picture, column, row, color, (0.5 - out).clamp(0.0, 1.0));
                column += 1.0;
            }
            row += 1.0;
        }
    }

    /// Writes text rightwards from `left`, cut short at `right`.
    pub(super) fn write_within(&mut self, text: &str, left: f32, right: f32, color: Colour) {
        let fitting = self.wrapped(text, right - left, 1);
        self.write(fitting.first().map_or("", String::as_str), left, color);
    }

    /// Paints a player's piece, with a line around it.
    pub(super) fn piece(&mut self, x: f32, radius: f32, player: Player, theme: &Theme) {
        let part = if player == Player::Black { Part::Black } else { Part::White };
        self.disc(x, radius, theme.colour(Part::Text));
        self.disc(x, radius - EDGE, theme.colour(part));
        if player == Player::Black {
            // As on the board: the dot distinguishes it from an empty circle.
            self.disc(x, radius * DOT, theme.colour(Part::White));
        }
    }

    /// Paints a filled circle.
    pub(super) fn disc(&mut self, x: f32, radius: f32, color: Colour) {
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

/// Segments between which a line may be broken: words with the space after them, and each letter of a script without
/// spaces.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (index, letter) in text.char_indices() {
        let end = index + letter.len_utf8();
        // From the punctuation of Chinese and Japanese on, scripts have no spaces between words.
        if letter.is_whitespace() || letter >= '\u{3000}' {
            parts.push(&text[start..end]);
            start = end;
        }
    }
    parts.push(&text[start..]);
    parts
}

/// Mixes a share of a colour into a pixel, if it is inside the picture.
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

    #[test]
    fn long_comments_are_broken_between_words_and_end_in_dots() {
        let faces = faces_for([].into_iter()).unwrap();
        let mut picture = Picture { width: 1, height: 1, rgb: vec![0; 3] };
        let pen = TextPainter { picture: &mut picture, faces, size: 20.0, middle: 0.0 };
        assert_eq!(pen.wrapped("One line.", 400.0, 2), ["One line."]);
        let lines = pen.wrapped("As many words as there are, over\nas many lines as there may be.", 200.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| pen.width(line.trim_end()) <= 200.0), "{lines:?}");
        assert!(lines[0].ends_with(' ') && lines[1].ends_with(ELLIPSIS), "{lines:?}");
        let one_word = pen.wrapped(&"m".repeat(80), 200.0, 2);
        assert!(one_word.iter().all(|line| pen.width(line) <= 200.0), "{one_word:?}");
        assert!("中央を取る手です。".chars().all(|letter| pen.faces.have(letter)));
        let japanese = pen.wrapped(&"中央".repeat(8), 200.0, 2);
        assert_eq!(japanese.len(), 2, "{japanese:?}");
        assert!(pen.wrapped("", 200.0, 2).is_empty());
    }

    #[test]
    fn what_is_outside_of_a_picture_is_not_drawn() {
        let mut picture = Picture { width: 2, height: 1, rgb: vec![0; 6] };
        for (x, y) in [(-1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (0.0, -0.1)] {
            mix(&mut picture, x, y, Colour::WHITE, 1.0);
        }
        assert_eq!(picture.rgb, [0; 6]);
    }

    #[test]
    fn lines_and_areas_cover_what_they_should() {
        let mut picture = Picture { width: 20, height: 20, rgb: vec![0; 3 * 400] };
        let faces = faces_for([].into_iter()).unwrap();
        let mut pen = TextPainter { picture: &mut picture, faces, size: 20.0, middle: 0.0 };
        let white = Colour::new([255; 3]);
        pen.area(2.0, &[5.0, 15.0, 10.5], 10.0, white, 1.0);
        pen.stroke([[10.0, 2.0], [10.0, 18.0]], 2.0, white);
        let at = |x: usize, y: usize| picture.rgb[3 * (20 * y + x)];
        assert_eq!([4, 5, 9, 10].map(|y| at(2, y)), [0, 255, 255, 0], "above the line");
        assert_eq!([9, 10, 14, 15].map(|y| at(3, y)), [0, 255, 255, 0], "below the line");
        assert_eq!([9, 10, 11].map(|y| at(4, y)), [0, 128, 0], "half a pixel");
        assert_eq!([8, 9, 10, 11].map(|x| at(x, 10)), [0, 255, 255, 0], "a line");
    }
}
