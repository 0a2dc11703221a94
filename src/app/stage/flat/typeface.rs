//! Glyph outlines tessellated into trapezoids: sharp at every size.

use std::collections::HashMap;

use ab_glyph::{Font, FontRef, InvalidFont, OutlineCurve, Point};
use bevy::prelude::*;

use super::tessellation::trapezoids;
use crate::app::stage::scene::{FONT, HEAVY_FONT};
use crate::diagram::svg::CAPITAL;

/// Number of segments of a flattened curve.
const STEPS: u8 = 6;

/// Regular and bold font of diagrams, with a cache of the glyphs that were divided into trapezoids.
#[derive(Resource)]
pub(super) struct Typeface {
    fonts: [FontRef<'static>; 2],
    cache: HashMap<(char, bool), Glyph>,
}

/// Tessellated glyph on its baseline, in heights of a capital; y goes down.
struct Glyph {
    advance: f32,
    parts: Vec<[Vec2; 4]>,
}

impl Typeface {
    /// Parses the regular font and the bold one.
    pub(super) fn new() -> Result<Self, InvalidFont> {
        let fonts = [FontRef::try_from_slice(FONT)?, FontRef::try_from_slice(HEAVY_FONT)?];
        Ok(Self { fonts, cache: HashMap::new() })
    }

    /// Sets a line of text, centred on a place, with capitals of this height. Returns trapezoids that fill its
    /// letters.
    pub(super) fn set(&mut self, text: &str, bold: bool, middle: Vec2, height: f32) -> Vec<[Vec2; 4]> {
        let width: f32 = text.chars().map(|letter| self.glyph(letter, bold).advance).sum();
        let mut pen = middle + Vec2::new(-width, 1.0) * height / 2.0;
        let mut parts = Vec::new();
        for letter in text.chars() {
            let glyph = self.glyph(letter, bold);
            parts.extend(glyph.parts.iter().map(|part| part.map(|corner| pen + corner * height)));
            pen.x += glyph.advance * height;
        }
        parts
    }

    fn glyph(&mut self, letter: char, bold: bool) -> &Glyph {
        let font = &self.fonts[usize::from(bold)];
        self.cache.entry((letter, bold)).or_insert_with(|| Glyph::of(font, letter))
    }
}

impl Glyph {
    fn of(font: &FontRef, letter: char) -> Self {
        let id = font.glyph_id(letter);
        let unit = 1.0 / (font.units_per_em().unwrap_or(1.0) * CAPITAL);
        let place = |point: Point| Vec2::new(point.x, -point.y) * unit;
        let curves = font.outline(id).map(|outline| outline.curves).unwrap_or_default();
        let edges: Vec<[Vec2; 2]> = curves.iter().flat_map(|curve| flat(curve, place)).collect();
        Self { advance: font.h_advance_unscaled(id) * unit, parts: trapezoids(&edges) }
    }
}

/// Flattens a curve into segments.
fn flat(curve: &OutlineCurve, place: impl Fn(Point) -> Vec2) -> Vec<[Vec2; 2]> {
    let along = |at: &dyn Fn(f32) -> Vec2| {
        let share = |step: u8| f32::from(step) / f32::from(STEPS);
        (0..STEPS).map(|step| [at(share(step)), at(share(step + 1))]).collect()
    };
    match *curve {
        OutlineCurve::Line(from, to) => vec![[place(from), place(to)]],
        OutlineCurve::Quad(from, over, to) => {
            let [from, over, to] = [from, over, to].map(place);
            along(&|share| from.lerp(over, share).lerp(over.lerp(to, share), share))
        }
        OutlineCurve::Cubic(from, one, other, to) => {
            let [from, one, other, to] = [from, one, other, to].map(place);
            along(&|share| {
                let (start, middle, end) =
                    (from.lerp(one, share), one.lerp(other, share), other.lerp(to, share));
                start.lerp(middle, share).lerp(middle.lerp(end, share), share)
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_as_high_as_asked_and_have_their_middle_where_they_stand() {
        let mut typeface = Typeface::new().unwrap();
        for (text, bold) in [("3", true), ("2", true), ("11", false), ("7", false)] {
            let parts = typeface.set(text, bold, Vec2::new(10.0, 20.0), 8.0);
            let corners = parts.iter().flatten();
            let (low, high) = corners
                .fold((Vec2::MAX, Vec2::MIN), |(low, high), &corner| (low.min(corner), high.max(corner)));
            assert!((high.y - low.y - 8.0).abs() < 0.5, "{text}: {low} {high}");
            assert!(((low + high) / 2.0).distance(Vec2::new(10.0, 20.0)) < 0.6, "{text}: {low} {high}");
        }
    }

    #[test]
    fn letters_have_their_holes() {
        let mut typeface = Typeface::new().unwrap();
        for letter in ["a", "b", "d", "e", "g", "0", "4", "6", "8", "9"] {
            let parts = typeface.set(letter, false, Vec2::ZERO, 1.0);
            // Somewhere two parts stand side by side with something between them.
            let apart = parts.iter().any(|[_, right, ..]| {
                parts.iter().any(|[left, ..]| (left.y - right.y).abs() < 1e-5 && left.x > right.x + 0.1)
            });
            assert!(apart, "{letter}");
        }
        assert!(typeface.set(" ", false, Vec2::ZERO, 1.0).is_empty());
    }
}
