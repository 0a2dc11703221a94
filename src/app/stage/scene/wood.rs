//! Procedural textures of boards from noise. Wood has the rings of its trunk, fibres and pores; stone is mottled.

use bevy::prelude::*;

use crate::app::game::mark_colours::linear;
use crate::theme::Texture;

/// Mean position of wood between its darkest and its lightest tone.
const MIDDLE: f32 = 0.55;
/// Annual rings of the trunk per spacing of points of a board.
const RINGS: f32 = 5.4;
/// Share of the width of an annual ring up to its darkest line.
const LATE: f32 = 0.8;

/// Mean of the darkness that a ring adds, from 0 to 1, over all places.
const MEAN_LATE: f32 = 0.275;
/// Contrast of the annual rings, as a share of the range from the darkest tone of the wood to the lightest.
const RING_CONTRAST: f32 = 0.66;
/// Contrast of the fibres, as a share of the same range.
const FIBRE_CONTRAST: f32 = 0.50;
/// Contrast of the broad figure, as a share of the same range.
const FIGURE_CONTRAST: f32 = 0.50;

/// The linear colour that wood of these two tones has on average.
pub(super) fn middle([dark, light]: [Color; 2]) -> Vec3 {
    linear(dark).lerp(linear(light), MIDDLE)
}

/// A plank or a slab: its two colours and the way it was cut.
#[derive(Clone, Copy)]
pub(super) struct Wood {
    texture: Texture,
    dark: Vec3,
    light: Vec3,
    seed: f32,
}

impl Wood {
    pub(super) fn new(texture: Texture, [dark, light]: [Color; 2], seed: f32) -> Self {
        Self { texture, dark: linear(dark), light: linear(light), seed }
    }

    /// The linear colour at a place of the plank, whose grain runs along x.
    pub(super) fn at(self, place: Vec2) -> Vec3 {
        match self.texture {
            Texture::Wood => self.grain(place),
            Texture::Stone => self.mottle(self.shifted(place)),
            Texture::Plain => self.dark.lerp(self.light, MIDDLE),
        }
    }

    /// Place of the noise that gives this plank its own figure.
    fn shifted(self, place: Vec2) -> Vec2 {
        place + Vec2::splat(self.seed * 17.3)
    }

    /// Clouds, specks, and now and then a lighter vein.
    fn mottle(self, place: Vec2) -> Vec3 {
        let clouds = noise(place * 0.7) * 0.5 + noise(place * 2.3) * 0.3 + noise(place * 7.1) * 0.2;
        let specks = noise(place * 31.0) * 0.55 + noise(place * 73.0) * 0.45;
        let bent = place + Vec2::new(noise(place * 0.9), noise(place.yx() * 1.1)) * 1.6;
        let along = (bent.dot(Vec2::new(0.82, 0.57)) * 0.9).fract().abs();
        let vein = (1.0 - (along - 0.5).abs() * 46.0).max(0.0) * noise(place * 1.7) * 0.35;
        let share = MIDDLE + (clouds - 0.5) * 0.5 + (specks - 0.5) * 0.45 + vein;
        self.dark.lerp(self.light, share.clamp(0.0, 1.0))
    }

    /// A plank that was sawn from a trunk beside its pith: the trunk tapers and bends, so the rings cross the surface
    /// as long arches, each darker towards its end.
    fn grain(self, place: Vec2) -> Vec3 {
        let own = self.shifted(place);
        let aside = (hash(Vec2::new((self.seed * 7.0).floor(), 3.0)) - 0.5) * 4.0;
        let across = place.y + aside + (noise(own * Vec2::new(0.11, 0.20) + Vec2::X * 5.0) - 0.5) * 1.4;
        let beside = 2.0
            + place.x * 0.16
            + (noise(own * Vec2::new(0.20, 0.30)) - 0.5) * 1.1
            + (noise(own * Vec2::new(0.8, 0.9)) - 0.5) * 0.10;
        let radius = across.hypot(beside) * RINGS + (noise(own * Vec2::new(0.30, 3.4)) - 0.5) * 0.45;
        let (ring, year) = (radius.floor(), radius.fract());
        let late = if year < LATE { (year / LATE).powi(2) } else { (1.0 - year) / (1.0 - LATE) };
        let late = late * (0.45 + 0.55 * hash(Vec2::new(ring, 7.0)));
        let fibres = noise(own * Vec2::new(1.2, 38.0)) * 0.5 + noise(own * Vec2::new(2.8, 97.0)) * 0.5;
        let figure = noise(own * Vec2::new(0.30, 0.8));
        let share = MIDDLE - (late - MEAN_LATE) * RING_CONTRAST
            + (fibres - 0.5) * FIBRE_CONTRAST
            + (figure - 0.5) * FIGURE_CONTRAST;
        let pore = 0.34 * pores(own) * (0.45 + 0.9 * late);
        self.dark.lerp(self.light, share.clamp(0.0, 1.0)) * (1.0 - pore)
    }

    /// Returns true if it has a single colour.
    pub(super) fn is_plain(&self) -> bool {
        self.texture == Texture::Plain
    }

    /// Depth of the surface at a place, from 0 to 1: only wood has pores.
    pub(super) fn depth(self, place: Vec2) -> f32 {
        match self.texture {
            Texture::Wood => pores(self.shifted(place)),
            Texture::Stone | Texture::Plain => 0.0,
        }
    }
}

/// Depth of the pores of the grain along x: 0 nearly everywhere, 1 in the middle of a pore.
fn pores(place: Vec2) -> f32 {
    ((noise(place * Vec2::new(2.2, 120.0)) - 0.83) / 0.17).max(0.0)
}

/// Smooth noise from 0 to 1.
pub(super) fn noise(place: Vec2) -> f32 {
    let cell = place.floor();
    let within = place - cell;
    let smooth = within * within * (Vec2::splat(3.0) - within * 2.0);
    let near = hash(cell).lerp(hash(cell + Vec2::X), smooth.x);
    let far = hash(cell + Vec2::Y).lerp(hash(cell + Vec2::ONE), smooth.x);
    near.lerp(far, smooth.y)
}

/// Pseudo-random number from 0 to 1 for a cell of the grid.
pub(super) fn hash(cell: Vec2) -> f32 {
    #[expect(clippy::cast_possible_truncation, reason = "grid places are small whole numbers")]
    let (x, y) = (cell.x as i32, cell.y as i32);
    let mut bits = x.wrapping_mul(0x1f12_3bb5).wrapping_add(y.wrapping_mul(0x5ad2_7f4d)).cast_unsigned();
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    bits ^= bits >> 15;
    #[expect(clippy::cast_precision_loss, reason = "sixteen bits fit")]
    let share = (bits & 0xffff) as f32;
    share / 65535.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A theme sets the average colour of its board, no matter which texture it has.
    #[test]
    fn every_texture_has_the_same_mean() {
        for texture in Texture::ALL {
            let wood = Wood::new(texture, [Color::BLACK, Color::WHITE], 1.0);
            let places = (0..200_u16).flat_map(|x| (0..200_u16).map(move |y| (x, y)));
            let sum: f32 =
                places.map(|(x, y)| wood.at(Vec2::new(f32::from(x), f32::from(y)) * 0.043).x).sum();
            let mean = sum / 40_000.0;
            assert!((mean - MIDDLE).abs() < 0.03, "{texture:?}: {mean}");
        }
    }

    #[test]
    fn noise_stays_in_its_range_and_is_smooth() {
        for step in 0..2000_u16 {
            let place = Vec2::new(f32::from(step) * 0.013, f32::from(step) * -0.007);
            let here = noise(place);
            assert!((0.0..=1.0).contains(&here));
            assert!((noise(place + Vec2::splat(0.001)) - here).abs() < 0.01);
        }
    }
}
