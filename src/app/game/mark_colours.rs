//! The colours of the signs on the board, mixed from its theme. The stage draws the signs, and the panels explain them.

use bevy::color::{LinearRgba, Luminance};
use bevy::prelude::*;

use crate::theme::{Colour, Part, Texture, Theme};

/// Relative luminance below which a stroke counts as dark and gets a light outline.
const DARK_STROKE: f32 = 0.25;
/// Relative luminance above which a board counts as light and gets darker marks.
const LIGHT_BOARD: f32 = 0.4;

/// Colours of the marks on the board. Marks that are named in sentences differ by shape as well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarkColours {
    /// The last move, entry points, and everything else without a colour of its own.
    pub marks: Color,
    /// Around dark strokes.
    pub light: Color,
    /// Around light strokes.
    pub dark: Color,
    /// Pieces that may be captured or would leave the board.
    pub target: Color,
    /// Own pieces, and cells that keep alive.
    pub own: Color,
    /// Groups that one move would take off the board.
    pub danger: Color,
    /// The enemy, and what does not keep alive.
    pub foe: Color,
    /// The best moves.
    pub best: Color,
    /// Points named in a sentence.
    pub spoken: Color,
    /// Faults.
    pub fault: Color,
    /// The part of the board that a hint speaks of.
    pub region: Color,
    /// White's signs.
    pub white_sign: Color,
    /// The screw of a tower: neither player's colour.
    pub brass: Color,
    /// The plates of badges: the same in every theme.
    pub plate: Color,
    /// Cool drawings on badges.
    pub moon: Color,
    /// Warm drawings on badges.
    pub chain: Color,
}

impl MarkColours {
    /// Colours of the walnut theme.
    pub(in crate::app) const WALNUT: Self = Self {
        marks: Color::srgb(0.953, 0.890, 0.722),
        light: Color::srgb(0.953, 0.890, 0.722),
        dark: Color::srgb(0.09, 0.065, 0.04),
        target: Color::srgb(1.0, 0.56, 0.42),
        own: Color::srgb(0.66, 0.95, 0.70),
        danger: Color::srgb(0.96, 0.62, 1.0),
        foe: Color::srgb(1.0, 0.70, 0.40),
        best: Color::srgb(0.55, 0.83, 1.0),
        spoken: Color::srgb(0.56, 0.82, 1.0),
        // As light as a red can be: a darker one is lost on the board.
        fault: Color::srgb(1.0, 0.60, 0.52),
        region: Color::srgba(0.62, 0.84, 1.0, 0.26),
        white_sign: Color::srgb(1.0, 0.97, 0.90),
        brass: Color::srgb(0.73, 0.59, 0.34),
        plate: Color::srgb(0.953, 0.918, 0.847),
        moon: Color::srgb(0.13, 0.18, 0.36),
        chain: Color::srgb(0.36, 0.16, 0.10),
    };

    /// Derives the colours of the marks from those of a theme.
    pub fn of(theme: &Theme) -> Self {
        let walnut = Self::WALNUT;
        let (usual, own) = (Theme::default().colour(Part::Marks), theme.colour(Part::Marks));
        let moved = |color: Color| {
            if own == usual { color } else { scaled(color, linear(shown(own)) / linear(shown(usual))) }
        };
        let [black, white] = [Part::Black, Part::White].map(|part| shown(theme.colour(part)));
        // Marks that are dark themselves are drawn on white pieces, and cased in white.
        let is_dark = own.luminance() < DARK_STROKE;
        let is_plain = theme.texture() == Texture::Plain;
        let marks = moved(walnut.marks);
        let dark = if is_plain { black } else { walnut.dark };
        let is_light_board = theme.colour(Part::Board).luminance() > LIGHT_BOARD;
        Self {
            marks,
            light: if is_dark { white } else { moved(walnut.light) },
            dark,
            brass: if is_plain && !is_dark { marks } else { walnut.brass },
            ..if is_light_board { walnut.deepened() } else { walnut }
        }
    }

    /// Returns the colour of the outline around a stroke, which separates it from the board and from pieces of either
    /// colour.
    pub fn casing(&self, core: Color) -> Color {
        if luminance(core) > DARK_STROKE { self.dark } else { self.light }
    }

    /// Returns a text colour, dark or light, that is readable on a background.
    pub fn letters_on(&self, ground: Color) -> Color {
        self.casing(ground)
    }

    /// Returns the colours for a light board: the same hues, but darker.
    fn deepened(self) -> Self {
        Self {
            target: Color::srgb(0.74, 0.16, 0.04),
            own: Color::srgb(0.04, 0.42, 0.14),
            danger: Color::srgb(0.52, 0.08, 0.62),
            foe: Color::srgb(0.62, 0.30, 0.0),
            best: Color::srgb(0.03, 0.32, 0.64),
            spoken: Color::srgb(0.03, 0.34, 0.62),
            fault: Color::srgb(0.72, 0.10, 0.07),
            region: Color::srgba(0.10, 0.42, 0.80, 0.22),
            ..self
        }
    }
}

/// Converts a colour of a theme to one of Bevy.
pub(in crate::app) fn shown(colour: Colour) -> Color {
    let [red, green, blue] = colour.rgb();
    Color::srgb_u8(red, green, blue)
}

/// Multiplies each channel of a colour by a factor, in linear light, as far as a screen can show it. The opacity
/// stays.
pub(in crate::app) fn scaled(color: Color, by: Vec3) -> Color {
    let light = (linear(color) * by).min(Vec3::ONE);
    Color::from(LinearRgba::from_vec3(light)).with_alpha(color.alpha())
}

/// Returns red, green and blue in linear light, the space in which light adds up.
pub(in crate::app) fn linear(color: Color) -> Vec3 {
    LinearRgba::from(color).to_vec3()
}

/// Returns the relative luminance of a colour, from 0 to 1.
pub(in crate::app) fn luminance(color: Color) -> f32 {
    LinearRgba::from(color).luminance()
}
