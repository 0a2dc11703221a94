//! sRGB colours.

use std::fmt;
use std::str::FromStr;

/// An sRGB colour with 8 bits for each channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour([u8; 3]);

impl Colour {
    /// Black.
    pub const BLACK: Self = Self([0; 3]);
    /// White.
    pub const WHITE: Self = Self([255; 3]);

    /// Colour from red, green and blue.
    pub const fn new(rgb: [u8; 3]) -> Self {
        Self(rgb)
    }

    /// Red, green and blue, from 0 to 255.
    pub const fn rgb(self) -> [u8; 3] {
        self.0
    }

    /// Relative luminance by WCAG 2: 0 is black, 1 is white.
    pub fn luminance(self) -> f32 {
        let [red, green, blue] = self.0.map(|channel| {
            let channel = f32::from(channel) / 255.0;
            if channel <= 0.040_45 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Contrast ratio by WCAG 2 between two colours: 1 if they are as bright as each other, 21 between black and
    /// white.
    pub fn contrast(self, other: Self) -> f32 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// The colour between this one and another: this one at a `share` of 0, the other at 1.
    #[must_use]
    pub fn mixed(self, other: Self, share: f32) -> Self {
        let mix = |(one, other): (u8, u8)| {
            let mixed = f32::from(one) + (f32::from(other) - f32::from(one)) * share.clamp(0.0, 1.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two bytes")]
            let mixed = mixed.round() as u8;
            mixed
        };
        let mut channels = self.0;
        for (channel, other) in channels.iter_mut().zip(other.0) {
            *channel = mix((*channel, other));
        }
        Self(channels)
    }

    /// Black or white, whichever has more contrast against this colour.
    #[must_use]
    pub fn opposite(self) -> Self {
        if self.contrast(Self::BLACK) > self.contrast(Self::WHITE) { Self::BLACK } else { Self::WHITE }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

impl FromStr for Colour {
    type Err = ColourError;

    fn from_str(text: &str) -> Result<Self, ColourError> {
        let wrong = || ColourError { text: text.to_owned() };
        let hexadecimal =
            |digits: &&str| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let digits = text.strip_prefix('#').filter(hexadecimal).ok_or_else(wrong)?;
        let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

/// The error that a text is no colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is no colour such as \"#7C8280\"")]
pub struct ColourError {
    /// The text.
    pub text: String,
}
