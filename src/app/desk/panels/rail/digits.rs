//! A time in digits of equal width, so that they do not move while it runs.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, FontId, Galley, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::super::widgets::{galley, put};

/// A text of digits and other signs, laid out sign by sign.
pub(super) struct Digits {
    /// Each sign with the width that it gets.
    signs: Vec<(Arc<Galley>, f32)>,
    height: f32,
}

impl Digits {
    /// Lays out a text.
    pub(super) fn new(ui: &Ui, text: &str, font: &FontId, color: Color32) -> Self {
        let glyph = |sign: char| galley(ui, sign.encode_utf8(&mut [0; 4]), font.clone(), color);
        let digit = ('0'..='9').map(|digit| glyph(digit).size()).fold(Vec2::ZERO, Vec2::max);
        let sign = |sign: char| {
            let glyph = glyph(sign);
            let width = if sign.is_ascii_digit() { digit.x } else { glyph.size().x };
            (glyph, width)
        };
        Self { signs: text.chars().map(sign).collect(), height: digit.y }
    }

    /// Returns the size of the whole.
    pub(super) fn size(&self) -> Vec2 {
        vec2(self.signs.iter().map(|(_, width)| width).sum(), self.height)
    }

    /// Draws the text from the left edge of a place.
    pub(super) fn paint(self, painter: &Painter, place: Rect) {
        let mut left = place.left();
        for (sign, width) in self.signs {
            let cell = Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()));
            put(painter, cell.center(), Align2::CENTER_CENTER, sign);
            left = cell.right();
        }
    }
}
