//! Lines of text in pictures, in any script: shaped (joined letters, ligatures, vowel signs in their places) and in the
//! order in which they are read.

use std::ops::Range;

use ab_glyph::{Font as _, FontRef, GlyphId, PxScale};
use harfrust::{Direction, ShapeOptions, ShaperData, UnicodeBuffer};
use unicode_bidi::BidiInfo;
use unicode_normalization::char::is_combining_mark;

use crate::app::game::is_visible;

/// A font for text in pictures: its outlines and its tables for shaping.
pub(super) struct FontFace {
    outlines: FontRef<'static>,
    tables: harfrust::FontRef<'static>,
    shaper: ShaperData,
}

impl FontFace {
    /// Reads the font at an index of a file, which may hold several; `None` if it cannot be read.
    pub(super) fn new(bytes: &'static [u8], index: u32) -> Option<Self> {
        let outlines = FontRef::try_from_slice_and_index(bytes, index).ok()?;
        let tables = harfrust::FontRef::from_index(bytes, index).ok()?;
        let shaper = ShaperData::new(&tables);
        Some(Self { outlines, tables, shaper })
    }

    /// Returns `true` if the font has a glyph for a letter.
    pub(super) fn has(&self, letter: char) -> bool {
        self.outlines.glyph_id(letter).0 != 0
    }

    /// Returns the outlines of the font's glyphs.
    pub(super) fn outlines(&self) -> &FontRef<'static> {
        &self.outlines
    }

    /// Distance between lines. Fonts of one size differ in it, and `ab_glyph` scales by it.
    fn line_height(&self) -> f32 {
        self.outlines.height_unscaled() / self.units()
    }

    fn units(&self) -> f32 {
        self.outlines.units_per_em().unwrap_or(1000.0)
    }
}

/// A glyph at its place in a line, in multiples of the font size.
pub(super) struct PlacedGlyph {
    /// Index of its font.
    pub(super) face: usize,
    pub(super) id: GlyphId,
    /// Distance to the right of the start of the line.
    pub(super) x: f32,
    /// Height over the baseline.
    pub(super) y: f32,
}

/// A line of text as glyphs from left to right, in multiples of the font size.
#[derive(Default)]
pub(super) struct ShapedLine {
    pub(super) glyphs: Vec<PlacedGlyph>,
    pub(super) width: f32,
}

/// Fonts in order of preference, at least one: a letter is taken from the first that has it.
pub(super) struct FontStack(Vec<FontFace>);

impl FontStack {
    /// Puts fonts into an order of preference.
    pub(super) fn new(first: FontFace, others: impl IntoIterator<Item = FontFace>) -> Self {
        Self([first].into_iter().chain(others).collect())
    }

    /// Adds fonts behind all others.
    pub(super) fn extend(&mut self, more: impl IntoIterator<Item = FontFace>) {
        self.0.extend(more);
    }

    /// Returns `true` if one of the fonts has a glyph for a letter.
    pub(super) fn have(&self, letter: char) -> bool {
        self.0.iter().any(|face| face.has(letter))
    }

    /// Returns the font with this index. Panics if there is none.
    pub(super) fn get(&self, number: usize) -> &FontFace {
        &self.0[number]
    }

    /// Returns the scale of `ab_glyph` at which a font has this size in pixels, so that all fonts look equally large.
    pub(super) fn scale(&self, face: usize, size: f32) -> PxScale {
        PxScale::from(size * self.get(face).line_height() / self.get(0).line_height())
    }

    /// Shapes a line of text: chooses a font and a glyph for each letter, and places them, also from right to left.
    pub(super) fn shape(&self, text: &str) -> ShapedLine {
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let bidi = BidiInfo::new(&text, None);
        let mut line = ShapedLine::default();
        for paragraph in &bidi.paragraphs {
            let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let is_rtl = levels[run.start].is_rtl();
                let direction = if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight };
                let mut parts = self.by_face(&text, run);
                if is_rtl {
                    parts.reverse();
                }
                for (face, part) in parts {
                    self.shape_run(face, &text[part], direction, &mut line);
                }
            }
        }
        line
    }

    /// Runs of a text that use one font each, in the order of the text.
    fn by_face(&self, text: &str, run: Range<usize>) -> Vec<(usize, Range<usize>)> {
        let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
        for (index, letter) in text[run.clone()].char_indices() {
            let range = run.start + index..run.start + index + letter.len_utf8();
            // Marks and spaces are taken from the font before, if it has them; what only steers the shaping has no glyph.
            let is_aside = letter.is_whitespace() || is_combining_mark(letter);
            let belongs = |face: &FontFace| {
                if is_aside { face.has(letter) } else { !is_visible(letter) }
            };
            match parts.last_mut() {
                Some((face, part)) if belongs(self.get(*face)) => part.end = range.end,
                last => {
                    let face = self.0.iter().position(|face| face.has(letter)).unwrap_or(0);
                    match last {
                        Some((before, part)) if *before == face => part.end = range.end,
                        _ => parts.push((face, range)),
                    }
                }
            }
        }
        parts
    }

    fn shape_run(&self, number: usize, text: &str, direction: Direction, line: &mut ShapedLine) {
        let face = self.get(number);
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(direction);
        buffer.guess_segment_properties();
        let shaper = face.shaper.shaper(&face.tables).build();
        let glyphs = shaper.shape(buffer, ShapeOptions::new());
        #[expect(clippy::cast_precision_loss, reason = "a few thousand font units")]
        let size = |units: i32| units as f32 / face.units() / self.get(0).line_height();
        for (info, place) in glyphs.glyph_infos().iter().zip(glyphs.glyph_positions()) {
            // Fonts have at most 65,535 glyphs.
            let id = GlyphId(u16::try_from(info.glyph_id).unwrap_or_default());
            let (x, y) = (line.width + size(place.x_offset), size(place.y_offset));
            line.glyphs.push(PlacedGlyph { face: number, id, x, y });
            line.width += size(place.x_advance);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::app::game::fonts_for;
    use crate::app::stage::scene::HEAVY_FONT;

    fn faces(text: &str) -> FontStack {
        let letters: BTreeSet<char> = text.chars().collect();
        let more = fonts_for(&letters);
        FontStack::new(
            FontFace::new(HEAVY_FONT, 0).unwrap(),
            more.iter().filter_map(|font| FontFace::new(font.bytes, font.index)),
        )
    }

    /// The glyphs of a text, and those that its letters have by themselves.
    fn shaped(text: &str) -> (Vec<GlyphId>, Vec<GlyphId>) {
        let faces = faces(text);
        let face = faces.0.iter().find(|face| text.chars().all(|letter| face.has(letter))).unwrap();
        let alone = text.chars().map(|letter| face.outlines.glyph_id(letter)).collect();
        (faces.shape(text).glyphs.iter().map(|glyph| glyph.id).collect(), alone)
    }

    /// Finding window 3.
    #[test]
    fn vowel_signs_stand_where_they_are_read() {
        let (shaped, alone) = shaped("कि");
        assert_eq!((shaped.len(), shaped[1]), (2, alone[0]), "the sign stands before its letter");
        let (shaped, _) = self::shaped("न्द");
        assert!(shaped.len() < 3, "a sign that only joins is not drawn: {shaped:?}");
    }

    /// Finding window 3.
    #[test]
    fn arabic_letters_are_joined_and_read_from_the_right() {
        let (shaped, alone) = shaped("محمد");
        let backwards: Vec<_> = alone.into_iter().rev().collect();
        assert_eq!(shaped.len(), backwards.len());
        assert!(shaped.iter().zip(&backwards).filter(|(one, other)| one != other).count() >= 3, "{shaped:?}");
    }

    /// Finding window 3.
    #[test]
    fn words_of_both_directions_stand_in_reading_order() {
        let faces = faces("דוד כהן");
        let is_space = |glyph: &PlacedGlyph| glyph.id == faces.get(glyph.face).outlines().glyph_id(' ');
        let ids = |text: &str| {
            let glyphs = faces.shape(text).glyphs.into_iter().filter(|glyph| !is_space(glyph));
            glyphs.map(|glyph| (glyph.face, glyph.id)).collect::<Vec<_>>()
        };
        assert_eq!(ids("Black: דוד"), [ids("Black:"), ids("דוד")].concat());
        let mut backwards = ids("דוד");
        backwards.reverse();
        let letters: Vec<_> = "דוד".chars().flat_map(|letter| ids(&letter.to_string())).collect();
        assert_eq!(backwards, letters);
        assert_eq!(ids("דוד 12 כהן"), [ids("כהן"), ids("12"), ids("דוד")].concat());
    }

    #[test]
    fn a_line_is_as_wide_as_its_parts() {
        let faces = faces("");
        let width = |text: &str| faces.shape(text).width;
        assert!((width("Black entered") - width("Black ") - width("entered")).abs() < 0.02);
        assert!(width("\u{1}\u{200b}") < 0.001);
        for name in ["हिन्दी शर्मा", "தமிழ் செல்வன்", "বাংলা রায়"]
        {
            let faces = self::faces(name);
            let width = |text: &str| faces.shape(text).width;
            let words: f32 = name.split(' ').map(width).sum();
            assert!(width(name) - words < 0.4, "{name}: a space is a space: {}", width(name) - words);
        }
    }
}
