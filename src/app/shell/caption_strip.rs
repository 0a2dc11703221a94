//! Caption strip below a picture: the scores, the last move, and its comment.

use std::collections::BTreeSet;

use ab_glyph::{Font as _, point};

use super::picture::Picture;
use super::text_shaping::{FontFace, FontStack};
use crate::app::game::{fonts_for, is_visible};
use crate::app::stage::scene::{HALF_CAPITAL, HEAVY_FONT};
use crate::rules::{AnyGame, Player};
use crate::theme::{Colour, Part, Theme};

/// The font for letters that [`HEAVY_FONT`] lacks.
const JAPANESE_FONT: &[u8] = include_bytes!("../../../assets/fonts/MPLUS1p-Bold.subset.ttf");
/// Divisor from the height of the whole picture to that of the first row, rounded up.
const SHARE: u32 = 14;
/// Sizes as shares of the first row: letters, discs, and gaps.
const LETTERS: f32 = 0.55;
const DISC: f32 = 0.24;
const ROOM: f32 = 0.30;
/// The most lines of a comment. Then, as shares of the first row's height: a line, its letters, and what stays free
/// below the last.
const LINES: u8 = 2;
const LINE: f32 = 0.70;
const COMMENT: f32 = 0.50;
const BELOW: f32 = 0.24;
/// The line around a disc, in pixels, and the dot on a black one, as a share of the disc.
const EDGE: f32 = 1.4;
const DOT: f32 = 0.34;
const ELLIPSIS: &str = "…";

/// Returns the height in pixels of the strip's first row for a picture of this height.
pub(super) fn row_height(picture: u32) -> u32 {
    picture.div_ceil(SHARE)
}

/// Returns the height of a strip with a first row of this height; `commented` adds room for a comment.
pub(super) fn strip_height(row: u32, commented: bool) -> u32 {
    if !commented {
        return row;
    }
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few hundred pixels"
    )]
    let comment = (row as f32 * (f32::from(LINES) * LINE + BELOW)).ceil() as u32;
    row + comment
}

/// Content of the strip below a picture of a game: points, the last move and a comment.
pub(super) struct CaptionStrip<'a> {
    pub game: &'a AnyGame,
    /// Texts about the last move, of which the first one that fits is shown.
    pub move_texts: &'a [String],
    /// Comment, possibly empty.
    pub comment: &'a str,
    pub theme: &'a Theme,
}

impl CaptionStrip<'_> {
    /// Appends the strip to a picture, with a first row of this height, and the comment below it if it is
    /// `commented`.
    pub(super) fn below(&self, mut picture: Picture, row: u32, commented: bool) -> Picture {
        let [panel, text] = [Part::Panel, Part::Text].map(|part| self.theme.colour(part));
        let strip = strip_height(row, commented);
        let pixels = (picture.width * strip) as usize;
        picture.rgb.extend(panel.rgb().iter().cycle().take(3 * pixels));
        let top = picture.height;
        picture.height += strip;
        let Some(faces) = faces_for(self.move_texts.iter().map(String::as_str).chain([self.comment])) else {
            return picture;
        };
        #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
        let [top, row, width] = [top, row, picture.width].map(|pixels| pixels as f32);
        let mut pen =
            StripPainter { picture: &mut picture, faces, size: row * LETTERS, middle: top + row / 2.0 };
        let mut left = row * ROOM;
        for player in Player::ALL {
            let part = if player == Player::Black { Part::Black } else { Part::White };
            let radius = row * DISC;
            pen.disc(left + radius, radius, text);
            pen.disc(left + radius, radius - EDGE, self.theme.colour(part));
            if player == Player::Black {
                // As on the board: the dot distinguishes it from an empty circle.
                pen.disc(left + radius, radius * DOT, self.theme.colour(Part::White));
            }
            left += 2.0 * radius + row * ROOM / 2.0;
            left += pen.write(&self.game.view().score(player).to_string(), left, text) + row * ROOM * 1.5;
        }
        let start = |move_text: &String| width - row * ROOM - pen.width(move_text);
        let found = self
            .move_texts
            .iter()
            .map(|move_text| (move_text, start(move_text)))
            .find(|(_, start)| *start > left);
        if let Some((move_text, start)) = found {
            pen.write(move_text, start, text);
        }
        if commented {
            (pen.size, pen.middle) = (row * COMMENT, top + row + row * LINE / 2.0);
            for line in pen.wrapped(self.comment, width - 2.0 * row * ROOM) {
                pen.write(&line, row * ROOM, text);
                pen.middle += row * LINE;
            }
        }
        picture
    }
}

/// Built-in fonts, and fallback fonts of the system for letters of these texts that they lack. `None` if the built-in
/// fonts cannot be read.
fn faces_for<'a>(texts: impl Iterator<Item = &'a str>) -> Option<FontStack> {
    let mut faces = FontStack::new(FontFace::new(HEAVY_FONT, 0)?, FontFace::new(JAPANESE_FONT, 0));
    let is_missing = |letter: &char| is_visible(*letter) && !faces.have(*letter);
    let missing: BTreeSet<char> = texts.flat_map(str::chars).filter(is_missing).collect();
    if !missing.is_empty() {
        faces.extend(fonts_for(&missing).iter().filter_map(|font| FontFace::new(font.bytes, font.index)));
    }
    Some(faces)
}

/// Paints text and discs, vertically centred on a line.
struct StripPainter<'a> {
    picture: &'a mut Picture,
    faces: FontStack,
    size: f32,
    middle: f32,
}

impl StripPainter<'_> {
    /// Writes text rightwards from `left` and returns its width.
    fn write(&mut self, text: &str, left: f32, color: Colour) -> f32 {
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

    fn width(&self, text: &str) -> f32 {
        self.faces.shape(text).width * self.size
    }

    /// Wraps a text into lines of this width. A text that is too long ends in an ellipsis.
    fn wrapped(&self, text: &str, width: f32) -> Vec<String> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut lines = vec![String::new()];
        for part in parts(&text) {
            let Some(line) = lines.last_mut() else { break };
            let begun = line.clone() + part;
            if self.width(begun.trim_end()) <= width {
                *line = begun;
                continue;
            }
            if lines.len() == usize::from(LINES) {
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

    /// Paints a filled circle.
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
    use crate::rules::Variant;

    /// A strip below a picture without rows.
    fn strip(told: &[&str], comment: Option<&str>) -> (Picture, Theme) {
        let (game, theme) = (Variant::Hex.start(), Theme::default());
        let told: Vec<String> = told.iter().map(|&told| told.to_owned()).collect();
        let shown = CaptionStrip {
            game: &game,
            move_texts: &told,
            comment: comment.unwrap_or_default(),
            theme: &theme,
        };
        let none = Picture { width: 400, height: 0, rgb: Vec::new() };
        (shown.below(none, 40, comment.is_some()), theme)
    }

    /// Number of pixels of these rows in the colour of the text.
    fn written(picture: &Picture, theme: &Theme, rows: std::ops::Range<usize>) -> usize {
        let text = theme.colour(Part::Text).rgb();
        let rows = picture.rows().skip(rows.start).take(rows.len());
        rows.flat_map(|row| row.chunks_exact(3)).filter(|pixel| *pixel == text).count()
    }

    #[test]
    fn a_strip_has_discs_and_letters_on_the_panels_colour() {
        let (picture, theme) = strip(&["Black entered at d4    1 / 4"], None);
        assert_eq!((picture.height, picture.rgb.len()), (40, 400 * 40 * 3));
        let at = |x: usize, y: usize| &picture.rgb[3 * (y * 400 + x)..][..3];
        assert_eq!(at(1, 1), theme.colour(Part::Panel).rgb());
        assert_eq!(at(21, 20), theme.colour(Part::White).rgb(), "the dot of the black disc");
        assert_eq!(at(16, 20), theme.colour(Part::Black).rgb(), "beside the dot");
        assert!(written(&picture, &theme, 0..40) > 150);
    }

    #[test]
    fn what_has_no_room_gives_way_to_something_shorter() {
        let long = "a sentence that is much too long for so small a picture";
        let short = strip(&["1 / 4"], None).0;
        assert!(strip(&[long, "1 / 4"], None).0 == short);
        assert!(strip(&["a sentence", "1 / 4"], None).0 != short);
        assert!(strip(&[long], None).0 == strip(&[], None).0);
    }

    #[test]
    fn a_comment_stands_below_in_two_lines_at_most() {
        let (none, theme) = strip(&[], Some(""));
        assert_eq!(none.height, strip_height(40, true));
        assert_eq!(written(&none, &theme, 40..none.height as usize), 0);
        let lines = |comment: &str| {
            let (picture, theme) = strip(&[], Some(comment));
            [40..66, 66..picture.height as usize].map(|rows| written(&picture, &theme, rows) > 20)
        };
        assert_eq!(lines("A quiet move."), [true, false]);
        let long = "It takes the middle, and whoever stands in the middle can go everywhere. ".repeat(4);
        assert_eq!(lines(&long), [true, true]);
        assert_eq!(lines("中央を取る手です。"), [true, false]);
    }

    /// See SabakiHQ/Sabaki#623.
    #[test]
    fn a_comment_in_any_script_is_written_with_its_own_letters() {
        let box_of = |count: usize| strip(&[], Some(&"\u{10fff0}".repeat(count))).0;
        for comment in ["佐藤", "鈴木", "김민준", "李明", "דוד", "محمد", "สมชาย", "अर्जुन", "გიორგი", "Արմեն"]
        {
            let picture = strip(&[], Some(comment)).0;
            assert!(picture != strip(&[], Some("")).0, "{comment}");
            for count in 1..=comment.chars().count() {
                assert!(picture != box_of(count), "{comment} is a row of boxes");
            }
        }
    }

    #[test]
    fn long_comments_are_broken_between_words_and_end_in_dots() {
        let faces = faces_for([].into_iter()).unwrap();
        let mut picture = Picture { width: 1, height: 1, rgb: vec![0; 3] };
        let pen = StripPainter { picture: &mut picture, faces, size: 20.0, middle: 0.0 };
        assert_eq!(pen.wrapped("One line.", 400.0), ["One line."]);
        let lines = pen.wrapped("As many words as there are, over\nas many lines as there may be.", 200.0);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| pen.width(line.trim_end()) <= 200.0), "{lines:?}");
        assert!(lines[0].ends_with(' ') && lines[1].ends_with(ELLIPSIS), "{lines:?}");
        let one_word = pen.wrapped(&"m".repeat(80), 200.0);
        assert!(one_word.iter().all(|line| pen.width(line) <= 200.0), "{one_word:?}");
        assert!("中央を取る手です。".chars().all(|letter| pen.faces.have(letter)));
        let japanese = pen.wrapped(&"中央".repeat(8), 200.0);
        assert_eq!(japanese.len(), 2, "{japanese:?}");
        assert!(pen.wrapped("", 200.0).is_empty());
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
