//! Wood that grows from noise: long fibres, slow rings, a little figure.

use bevy::prelude::*;

use super::palette::linear;

/// A plank: its two colours and the way it was cut.
#[derive(Clone, Copy)]
pub(super) struct Wood {
    dark: Vec3,
    light: Vec3,
    seed: f32,
}

impl Wood {
    pub(super) fn new([dark, light]: [Color; 2], seed: f32) -> Self {
        Self { dark: linear(dark), light: linear(light), seed }
    }

    /// The linear colour at a place of the plank, whose grain runs along x.
    pub(super) fn at(self, place: Vec2) -> Vec3 {
        let place = place + Vec2::splat(self.seed * 17.3);
        // The rings bend slowly along the plank.
        let bend = noise(place * Vec2::new(0.16, 0.45)) * 1.7 + noise(place * Vec2::new(0.5, 1.3)) * 0.35;
        let rings = ((place.y * 1.15 + bend * 2.2) * 3.1).sin() * 0.5 + 0.5;
        let fibres = noise(place * Vec2::new(1.4, 34.0)) * 0.6 + noise(place * Vec2::new(3.0, 90.0)) * 0.4;
        let figure = noise(place * Vec2::new(0.7, 2.2));
        let share = 0.12 + rings * rings * 0.34 + fibres * 0.34 + figure * 0.26;
        let pores = noise(place * Vec2::new(2.2, 120.0));
        let dulled = if pores > 0.83 { 1.0 - (pores - 0.83) * 1.6 } else { 1.0 };
        self.dark.lerp(self.light, share.clamp(0.0, 1.0)) * dulled
    }
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

/// A number from 0 to 1 that a grid place always has.
fn hash(cell: Vec2) -> f32 {
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
