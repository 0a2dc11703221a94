//! Procedural textures of table tops: cloth, felt, planks, slate and paper. Each is a factor on the colour of the table
//! that is 1 on average, so that the screen shows the colour of the theme.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;

use super::canvas::cover;
use super::wood::{Wood, hash, noise};
use crate::theme::{TableTop, Texture};

/// Threads of a cloth per spacing of points of a board.
const THREADS: f32 = 12.0;
/// Frequencies of the noise for the fibres of felt, per spacing of points: along the fibres and across them.
const FIBRE: Vec2 = Vec2::new(9.0, 34.0);
/// Length and width of a plank, in spacings of points.
const PLANK: Vec2 = Vec2::new(19.0, 2.45);
/// Distance from the middle of the table to the long edge of the plank there, in widths of planks.
const OFF_JOINT: f32 = 0.41;
/// Greatest stagger of planks between neighbouring rows, in lengths of planks.
const STAGGERED: f32 = 3.0;
/// Factors on distances on a plank, along its grain and across it, for the texture of the wood: below 1 the grain is
/// coarser.
const GRAIN_SCALE: Vec2 = Vec2::new(0.75, 0.92);
/// Greatest offset of a plank in the texture of the wood, in each direction, so that all planks differ.
const GRAIN_OFFSET: f32 = 60.0;
/// Contrast of the grain at any resolution, as a share of the full one.
const GRAIN_CONTRAST: f32 = 0.25;
/// Contrast that the grain gains where pixels are fine, as a share of the full one.
const FINE_GRAIN_CONTRAST: f32 = 0.40;
/// Difference in brightness between the lightest planks and the darkest, as a share of their mean.
const TONE_RANGE: f32 = 0.26;
/// Share of the planks that have a knot.
const KNOTTY_SHARE: f32 = 0.3;
/// Part of a plank, around its middle, in which a knot may be: shares of its length and of its width.
const KNOT_WITHIN: Vec2 = Vec2::new(0.7, 0.5);
/// Factors on distances from a knot along the grain and across it: a knot is drawn out lengthwise.
const KNOT_SHAPE: Vec2 = Vec2::new(0.5, 1.0);
/// Greatest sideways offset of the grain beside a knot, and the squared distance from the knot at which it has fallen
/// to 1/e.
const KNOT_BEND: (f32, f32) = (0.30, 0.16);
/// Darkness of the middle of a knot, from 0 to 1, and the squared distance at which it has fallen to 1/e.
const KNOT_DARKNESS: (f32, f32) = (0.50, 0.012);
/// Range of brightness of the large spots that wear leaves, as a share of the mean.
const LARGE_WEAR: f32 = 0.10;
/// Range of brightness of the small spots that wear leaves, as a share of the mean.
const SMALL_WEAR: f32 = 0.06;
/// Value of the noise, from 0 to 1, above which there is a dent.
const DENT_THRESHOLD: f32 = 0.90;
/// Range of the noise from the edge of a dent to its deepest place.
const DENT_RANGE: f32 = 0.10;
/// Darkness of the deepest place of a dent, from 0 to 1.
const DENT_DARKNESS: f32 = 0.12;
/// Width of the rounded edge of a plank, in spacings of points.
const EDGE_WIDTH: f32 = 0.085;
/// Darkness of the outermost line of the rounded edge, from 0 to 1.
const EDGE_DARKNESS: f32 = 0.20;
/// Half the width of the joint between the long sides of two planks, in spacings of points.
const HALF_JOINT: f32 = 0.017;
/// Width of the joint at the ends of planks, as a share of that at their long sides.
const END_JOINT_SHARE: f32 = 0.8;
/// Darkness of a joint, from 0 to 1.
const JOINT_DARKNESS: f32 = 0.55;
/// Factors on the colour of a wooden table where its grain is darkest and lightest: the mean of the wood is 1, and what
/// is light is warm.
const GRAIN: [Vec3; 2] = [Vec3::new(0.52, 0.545, 0.58), Vec3::new(1.39, 1.372, 1.344)];
/// Step towards the lamp over which the slope of a slate's surface is measured, in spacings of points.
const LAMP_STEP: Vec2 = Vec2::new(-0.028, -0.026);
/// Width of a pixel, in spacings of points, up to which a texture shows even the finest threads and fibres.
const FINE: f32 = 0.045;

/// Pattern of the table's top, such as cloth or slate, computed for each place.
#[derive(Clone, Copy)]
pub(super) struct TableTopTexture {
    top: TableTop,
    planks: Wood,
}

impl TableTopTexture {
    /// Makes the pattern of a table's top.
    pub(super) fn new(top: TableTop) -> Self {
        let grain = GRAIN.map(|tone| Color::from(LinearRgba::from_vec3(tone)));
        Self { top, planks: Wood::new(Texture::Wood, grain, 21.0) }
    }

    /// Returns the factor on each colour channel at a place, for pixels of this width: finer detail is evened out.
    pub(super) fn at(self, place: Vec2, pixel: f32) -> Vec3 {
        // What is finer than a pixel evens out.
        let fine = (FINE / pixel).min(1.0);
        match self.top {
            TableTop::Cloth => Vec3::splat(cloth(place, pixel, fine)),
            TableTop::Felt => Vec3::splat(felt(place, fine)),
            TableTop::Wood => self.plank(place, pixel, fine),
            TableTop::Slate => slate(place, pixel, fine),
            TableTop::Paper => Vec3::splat(paper(place, fine)),
            TableTop::Plain => Vec3::ONE,
        }
    }

    /// Colour factors of a table of planks from left to right, each from another part of the tree.
    fn plank(self, place: Vec2, pixel: f32, fine: f32) -> Vec3 {
        let plank = Plank::at(place);
        let (bend, eye) = plank.knot();
        let from = Vec2::new(plank.random_share(11.0), plank.random_share(23.0)) * GRAIN_OFFSET;
        let grain = self.planks.at(place * GRAIN_SCALE + from + Vec2::Y * bend);
        let grain = Vec3::ONE.lerp(grain, GRAIN_CONTRAST + FINE_GRAIN_CONTRAST * fine);
        let tone = 1.0 + TONE_RANGE * (plank.random_share(37.0) - 0.5);
        grain * (tone * worn(place) * plank.edge() * plank.joint(pixel) * (1.0 - eye))
    }
}

/// A place on a plank.
#[derive(Clone, Copy)]
struct Plank {
    /// Number of the plank in its row, and the row.
    number: Vec2,
    /// Place on the table, in lengths and widths of planks.
    at: Vec2,
}

impl Plank {
    fn at(place: Vec2) -> Self {
        // No joint runs through the middle of the table.
        let across = place.y / PLANK.y + OFF_JOINT;
        let row = across.floor();
        let along = place.x / PLANK.x + hash(Vec2::new(row, 5.0)) * STAGGERED;
        Self { number: Vec2::new(along.floor(), row), at: Vec2::new(along, across) }
    }

    /// Pseudo-random number from 0 to 1 of this plank, for a seed.
    fn random_share(self, seed: f32) -> f32 {
        hash(self.number + Vec2::splat(seed))
    }

    /// Bend of the grain at this place from the knot that some planks have, and darkness of the knot.
    fn knot(self) -> (f32, f32) {
        if self.random_share(41.0) >= KNOTTY_SHARE {
            return (0.0, 0.0);
        }
        let middle = (self.number + 0.5 - self.at) * PLANK;
        let knot = middle
            + Vec2::new(self.random_share(3.0) - 0.5, self.random_share(7.0) - 0.5) * PLANK * KNOT_WITHIN;
        let around = (knot * KNOT_SHAPE).length();
        let fading = |(strength, reach): (f32, f32)| strength * (-around * around / reach).exp();
        (knot.y.signum() * fading(KNOT_BEND), fading(KNOT_DARKNESS))
    }

    /// Distances to the end and to the side of the plank.
    fn to_edges(self) -> [f32; 2] {
        let edge = |share: f32| 0.5 - (share - share.floor() - 0.5).abs();
        [edge(self.at.x) * PLANK.x, edge(self.at.y) * PLANK.y]
    }

    /// Factor by which the rounded edge of a plank darkens this place.
    fn edge(self) -> f32 {
        let [end, side] = self.to_edges();
        let round = (1.0 - side.min(end) / EDGE_WIDTH).max(0.0);
        1.0 - EDGE_DARKNESS * round * round
    }

    /// Factor by which the joint between two planks darkens a pixel of this width.
    fn joint(self, pixel: f32) -> f32 {
        let [end, side] = self.to_edges();
        let joint = cover(side - HALF_JOINT, pixel).max(cover(end - HALF_JOINT * END_JOINT_SHARE, pixel));
        1.0 - JOINT_DARKNESS * joint
    }
}

/// Factor by which wear lightens or darkens a place of a wooden table, which is paler where elbows have rubbed it
/// for years, and has a few dents.
fn worn(place: Vec2) -> f32 {
    let rubbed =
        LARGE_WEAR * (noise(place * 0.33 + 50.0) - 0.5) + SMALL_WEAR * (noise(place * 1.3 + 9.0) - 0.5);
    let dent = ((noise(place * 2.9 + 70.0) - DENT_THRESHOLD) / DENT_RANGE).max(0.0);
    1.0 + rubbed - DENT_DARKNESS * dent
}

/// Warp and weft of a coarse cloth, which lie over each other in turn.
fn cloth(place: Vec2, pixel: f32, fine: f32) -> f32 {
    let bent = place + 0.03 * Vec2::new(noise(place * 3.1), noise(place.yx() * 2.7));
    // Threads are hardly wider than pixels, of which each shows the mean of four places.
    let around = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(Vec2::from);
    let weave = around.map(|corner| woven(bent + corner * pixel * 0.25)).iter().sum::<f32>() / 4.0;
    // Hand-spun: some threads are thicker for a while.
    let slub = |along: Vec2| (noise(along * Vec2::new(0.9, THREADS)) - 0.75).max(0.0);
    let slubs = 0.30 * (slub(place) + slub(place.yx() + 60.0) - 0.04);
    let uneven = 0.12 * (noise(place * 29.0) - 0.5) + 0.05 * (noise(place * 0.8) - 0.5) + slubs;
    let seen = (2.0 * fine - 1.0).max(0.0);
    1.0 + weave * seen + uneven * fine
}

fn woven(place: Vec2) -> f32 {
    let threads = place * THREADS;
    let (warp, weft) = (threads.x.rem_euclid(1.0), threads.y.rem_euclid(1.0));
    let over = (threads.x.floor() + threads.y.floor()).rem_euclid(2.0) < 1.0;
    let round = |across: f32| 1.0 - (2.0 * across - 1.0).powi(2);
    0.12 * (if over { round(warp) } else { round(weft) } - 2.0 / 3.0)
}

/// Short fibres in all directions, the uppermost of which are seen.
fn felt(place: Vec2, fine: f32) -> f32 {
    let fibres = [0.2, 1.0, 2.0].map(|step| {
        let along = Vec2::from_angle(FRAC_PI_3 * step).rotate(place) + step * 13.0;
        noise(along * FIBRE)
    });
    let uppermost = fibres.into_iter().fold(0.0, f32::max);
    // The nap is brushed one way here and another way there.
    let nap = 0.10 * (noise(place * 0.45 + 3.0) - 0.5) + 0.05 * (noise(place * 1.9) - 0.5);
    1.0 + 0.30 * (uppermost - 0.695) * fine + nap
}

/// Stone that was split along its layers: clouds, the edges where a layer ends, and a few veins of quartz.
fn slate(place: Vec2, pixel: f32, fine: f32) -> Vec3 {
    let bent = place + 0.8 * Vec2::new(noise(place * 0.31), noise(place.yx() * 0.27 + 7.0));
    let clouds = noise(bent * 0.42) * 0.5 + noise(bent * 1.15) * 0.32 + noise(bent * 3.3) * 0.18;
    // The lamp shows how high it lies here: a little higher from layer to layer, and uneven in between.
    let slope = height(place) - height(place + LAMP_STEP);
    let grit = noise(place * 31.0) * 0.6 + noise(place * 73.0) * 0.4 - 0.5;
    let course = noise(bent * Vec2::new(0.24, 0.33) + 31.0) - 0.5;
    // A vein is some hundredths wide, and fades in and out along its way.
    let wide = 0.006_f32.max(pixel * 0.2);
    let vein = (1.0 - course.abs() / wide).max(0.0) * (noise(place * 0.4 + 80.0) * 2.2 - 0.9).clamp(0.0, 1.0);
    let light = 1.0 + 0.26 * (clouds - 0.5) + 0.16 * grit * fine + 1.3 * slope * fine + 0.36 * vein;
    // Light clouds are a little greener, dark ones bluer.
    light * (Vec3::ONE + Vec3::new(0.06, 0.05, -0.07) * (clouds - 0.5))
}

/// Height of riven stone at a place: terraces with steep edges.
fn height(place: Vec2) -> f32 {
    let drawn_out = place * Vec2::new(0.55, 0.8);
    let layers =
        (noise(drawn_out) * 0.6 + noise(drawn_out * 2.7 + 5.0) * 0.28 + noise(place * 5.1) * 0.12) * 7.0;
    let rise = ((layers - layers.floor() - 0.80) / 0.20).max(0.0);
    0.10 * (layers.floor() + rise) + 0.05 * noise(place * 9.0) + 0.03 * noise(place * 21.0)
}

/// Formed by hand: clouds of pulp, a rough grain, and now and then a longer fibre.
fn paper(place: Vec2, fine: f32) -> f32 {
    let clouds = noise(place * 0.9) * 0.45 + noise(place * 2.6) * 0.55 - 0.5;
    let rough = noise(place * 41.0) - 0.5;
    let way = Vec2::from_angle(3.0 * noise(place * 0.3)).rotate(place);
    let hair = ((noise(way * Vec2::new(2.4, 47.0)) - 0.88) / 0.12).max(0.0);
    1.0 + 0.045 * clouds + (0.075 * rough - 0.07 * hair) * fine
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places() -> impl Iterator<Item = Vec2> {
        (0..220_u16).flat_map(|x| (0..220_u16).map(move |y| (Vec2::new(x.into(), y.into()) - 110.0) * 0.071))
    }

    /// A theme's colour is that of its table on average, and numbers can be read on what is lightest and darkest.
    #[test]
    fn every_table_has_the_same_mean_and_none_is_loud() {
        for top in TableTop::ALL {
            let ground = TableTopTexture::new(top);
            for pixel in [0.01, 0.02, 0.1, 0.4] {
                let light: Vec<f32> =
                    places().map(|place| ground.at(place, pixel).element_sum() / 3.0).collect();
                let mean = light.iter().sum::<f32>() / 48_400.0;
                assert!((mean - 1.0).abs() < 0.05, "{top:?} at {pixel}: {mean}");
                let spread = light.iter().map(|light| (light - mean).powi(2)).sum::<f32>() / 48_400.0;
                let most = if top == TableTop::Wood { 0.20 } else { 0.10 };
                assert!(spread.sqrt() < most, "{top:?} at {pixel}: {}", spread.sqrt());
                let is_even = spread < 1e-6;
                assert_eq!(is_even, top == TableTop::Plain, "{top:?} at {pixel}");
            }
        }
    }

    #[test]
    fn tables_differ() {
        let tops = TableTop::ALL.map(|top| {
            let ground = TableTopTexture::new(top);
            places().map(|place| ground.at(place, 0.02)).collect::<Vec<_>>()
        });
        for (index, one) in tops.iter().enumerate() {
            for other in &tops[..index] {
                assert_ne!(one, other);
            }
        }
    }

    /// From afar, where a pixel shows many threads, only what is large is left.
    #[test]
    fn what_is_fine_evens_out() {
        for top in [TableTop::Cloth, TableTop::Felt, TableTop::Paper] {
            let unrest = |pixel: f32| {
                let ground = TableTopTexture::new(top);
                let step = |place: Vec2| (ground.at(place, pixel) - ground.at(place + 0.02, pixel)).x.abs();
                places().map(step).sum::<f32>()
            };
            assert!(unrest(0.4) < 0.4 * unrest(0.02), "{top:?}");
        }
    }
}
