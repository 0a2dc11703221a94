//! Every colour of the table.
//!
//! The field lies between the discs: its luminance is 0.17, so that ivory (0.75) and ebony (0.012) both stand out from
//! it by more than 3:1.

use bevy::color::LinearRgba;
use bevy::prelude::*;

/// The wood of the playing field, where its grain is darkest and lightest.
pub(super) const FIELD: [Color; 2] = [Color::srgb(0.515, 0.358, 0.225), Color::srgb(0.685, 0.508, 0.338)];
/// The wood of rim and trays.
pub(super) const RIM: [Color; 2] = [Color::srgb(0.155, 0.098, 0.068), Color::srgb(0.265, 0.17, 0.115)];
/// The thin inlay between field and rim.
pub(super) const BRASS: Color = Color::srgb(0.80, 0.64, 0.38);
/// The net of lines and its points.
pub(super) const NET: Color = Color::srgb(0.17, 0.10, 0.06);
/// Letters and numbers on the rim.
pub(super) const LETTERS: Color = Color::srgb(0.86, 0.78, 0.64);
/// The table under the lamp, and far from it.
pub(super) const TABLE: [Color; 2] = [Color::srgb(0.235, 0.275, 0.28), Color::srgb(0.075, 0.09, 0.095)];

/// A black disc.
pub(super) const EBONY: Color = Color::srgb(0.104, 0.098, 0.096);
/// The dot on a black disc.
pub(super) const EBONY_INLAY: Color = Color::srgb(0.74, 0.67, 0.55);
/// The groove of a black disc: dark enough that nobody takes it for a thin white disc.
pub(super) const EBONY_GROOVE: Color = Color::srgb(0.52, 0.42, 0.27);
/// A white disc.
pub(super) const IVORY: Color = Color::srgb(0.93, 0.885, 0.79);
/// The ring on a white disc.
pub(super) const IVORY_INLAY: Color = Color::srgb(0.27, 0.19, 0.13);
/// The bottom of the ribs of a white disc.
pub(super) const IVORY_SHADE: Color = Color::srgb(0.66, 0.59, 0.48);
/// What a disc under the pointer is tinted with.
pub(super) const GLOW: Color = Color::srgb(1.0, 0.72, 0.28);

/// Painted shadows, where there are no real ones.
pub(super) const SHADOW: Color = Color::srgba(0.05, 0.03, 0.02, 0.70);

/// Where the light comes from: over the first player's left shoulder, so that the coded sides of the near stacks are lit.
pub(super) const LAMP: Vec3 = Vec3::new(-3.6, 9.0, 3.4);
/// The lamp's colour.
pub(super) const LAMP_LIGHT: Color = Color::srgb(1.0, 0.95, 0.86);
/// What comes from above, from the walls, and back from the table.
pub(super) const ROOM: [Color; 3] =
    [Color::srgb(0.80, 0.87, 1.0), Color::srgb(0.62, 0.60, 0.58), Color::srgb(0.34, 0.27, 0.21)];

/// Red, green and blue in the space in which light adds up.
pub(super) fn linear(color: Color) -> Vec3 {
    LinearRgba::from(color).to_vec3()
}
