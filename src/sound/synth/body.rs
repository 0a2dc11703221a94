//! Things that ring when they are struck: modal synthesis.
//!
//! A body is a bank of damped tones, its modes. A force that acts on it makes all of them sound, the lower ones more
//! the longer the contact lasts: that is what makes a blow soft or hard. How long a mode rings follows from the loss
//! angle φ of the material: at every frequency f its amplitude falls as `exp(-π·f·tan φ·t)`. People tell wood from
//! glass or metal by that angle (Klatzky, Pai and Krotkov, *Perception of material from contact sounds*, 2000).

use std::f64::consts::{PI, TAU};

use rand::rngs::StdRng;
use rand::{Rng, RngExt};

use super::{RATE, samples};

/// Tones from this frequency on, in Hz, are left out, so that none comes near half the sample rate (aliasing).
const HIGHEST: f64 = 16_000.0;

/// A mode that is this soft, beside peaks of about 1, has died away.
const INAUDIBLE: f64 = 1e-9;

/// Frequency in Hz below which a slab of the table's size radiates sound ever less efficiently.
const RADIATION_CUTOFF: f64 = 700.0;

/// One way in which a body vibrates (a mode): a tone that is damped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mode {
    /// In Hz.
    pub(super) frequency: f64,
    /// Damping rate of its amplitude in 1/s.
    pub(super) damping: f64,
    /// Its amplitude after a unit blow without length.
    pub(super) gain: f64,
}

/// What a vibrating body is made of, by how strongly it damps its tones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Material {
    /// Damping, as the tangent of the loss angle: the larger it is, the faster tones die away.
    loss_tangent: f64,
}

impl Material {
    /// A slab of wood that lies on cloth.
    pub(super) const TABLE: Self = Self { loss_tangent: 0.075 };
    /// A turned disc of hard wood that touches others.
    pub(super) const DISC: Self = Self { loss_tangent: 0.028 };
    /// A hollow block of hard wood.
    pub(super) const BLOCK: Self = Self { loss_tangent: 0.014 };
    /// A bar of rosewood that lies on its nodes.
    pub(super) const BAR: Self = Self { loss_tangent: 0.0048 };
    /// A stone of slate or shell on wood.
    pub(super) const STONE: Self = Self { loss_tangent: 0.0095 };
    /// Wood muffled by felt, for the “move not allowed” signal and the knock of a mallet.
    pub(super) const MUFFLED_WOOD: Self = Self { loss_tangent: 0.11 };
}

/// A vibrating body, such as a disc or a bar, as the sum of its modes.
#[derive(Clone, Debug, Default)]
pub(super) struct Body(Vec<Mode>);

impl Body {
    /// A body with modes at these ratios to its lowest tone (Hz), each with its gain.
    pub(super) fn of_ratios(lowest: f64, material: Material, ratios: &[(f64, f64)]) -> Self {
        let mode = |&(ratio, gain): &(f64, f64)| Mode::new(lowest * ratio, material, gain);
        Self(ratios.iter().map(mode).collect())
    }

    /// The modes of a square slab, supported at its edges and struck somewhere around its middle: mode (m, n)
    /// is at `lowest · (m² + n²) / 2` and as loud as it moves where it is struck (Leissa, *Vibration of
    /// Plates*, 1969, chapter 4). So small a thing hardly moves the air with its deepest tones.
    pub(super) fn slab(lowest: f64, material: Material, rng: &mut StdRng) -> Self {
        let at = [rng.random_range(0.30..0.47), rng.random_range(0.30..0.47)];
        let mut modes = Vec::new();
        for m in 1..=5_u8 {
            for n in 1..=5_u8 {
                let (m, n) = (f64::from(m), f64::from(n));
                let moved = (m * PI * at[0]).sin() * (n * PI * at[1]).sin();
                // No slab is quite even.
                let uneven = rng.random_range(0.985..1.015);
                let frequency = lowest * f64::midpoint(m * m, n * n) * uneven;
                let heard = frequency / (frequency + RADIATION_CUTOFF);
                modes.push(Mode::new(frequency, material, moved * heard));
            }
        }
        Self(modes)
    }

    /// The modes of a round disc that is free at its edge: the ratios are those of the first ones (Leissa,
    /// chapter 2). A real disc of this size rings above what can be heard: here the lowest mode is where the
    /// ear wants it.
    pub(super) fn disc(lowest: f64, material: Material) -> Self {
        const RATIOS: [(f64, f64); 8] = [
            (1.0, 1.0),
            (1.729, 0.55),
            (2.328, 0.5),
            (3.906, 0.28),
            (4.112, 0.24),
            (6.301, 0.14),
            (6.711, 0.11),
            (7.339, 0.09),
        ];
        Self::of_ratios(lowest, material, &RATIOS)
    }

    /// The modes of a bar whose underside is cut so that its overtones are in tune, as those of a marimba: 1
    /// : 4 : 10 (Bork, *Practical tuning of xylophone bars and resonators*, 1995).
    pub(super) fn bar(lowest: f64) -> Self {
        Self::of_ratios(lowest, Material::BAR, &[(1.0, 1.0), (4.0, 0.24), (10.0, 0.06)])
    }

    /// The body as another stroke would make it sound: each mode by up to `cents` off, and up to `decibels`
    /// louder or softer.
    pub(super) fn varied(mut self, cents: f64, decibels: f64, rng: &mut StdRng) -> Self {
        for mode in &mut self.0 {
            let ratio = 2_f64.powf(random_within(cents, rng) / 1200.0);
            mode.frequency *= ratio;
            mode.damping *= ratio;
            mode.gain *= 10_f64.powf(random_within(decibels, rng) / 20.0);
        }
        self
    }

    /// Adds to `out` how the body sounds when this force acts on it, `loud` times as loud.
    pub(super) fn ring(&self, force: &[f64], loud: f64, out: &mut [f64]) {
        for mode in self.0.iter().filter(|mode| mode.frequency < HIGHEST) {
            mode.ring(force, loud, out);
        }
    }
}

impl Mode {
    fn new(frequency: f64, material: Material, gain: f64) -> Self {
        Self { frequency, damping: PI * frequency * material.loss_tangent, gain }
    }

    /// A resonator with two poles, driven by the force.
    fn ring(&self, force: &[f64], loud: f64, out: &mut [f64]) {
        let rate = f64::from(RATE);
        let radius = (-self.damping / rate).exp();
        let (sin, cos) = (TAU * self.frequency / rate).sin_cos();
        let (back, back_2, feed) = (2.0 * radius * cos, -radius * radius, self.gain * loud * sin);
        let (mut before, mut before_2) = (0.0_f64, 0.0_f64);
        for (index, sample) in out.iter_mut().enumerate() {
            let push = match force.get(index) {
                Some(&push) => push,
                // Numbers that are too small to be normal are slow, too.
                None if before.abs() + before_2.abs() < INAUDIBLE => break,
                None => 0.0,
            };
            let now = feed * push + back * before + back_2 * before_2;
            (before_2, before) = (before, now);
            *sample += now;
        }
    }
}

/// Adds the force of a blow to `force`: half a wave of a cosine, raised, `contact` seconds long, from `at`
/// seconds on. Its sum is `strength`.
pub(super) fn strike(force: &mut [f64], at: f64, contact: f64, strength: f64) {
    let (start, length) = (samples(at), samples(contact).max(2));
    let shape = |n: usize| 1.0 - (TAU * (n as f64 + 1.0) / (length as f64 + 1.0)).cos();
    let sum: f64 = (0..length).map(shape).sum();
    for (n, push) in force.iter_mut().skip(start).take(length).enumerate() {
        *push += strength * shape(n) / sum;
    }
}

/// A random number from -`width` to `width`.
pub(super) fn random_within(width: f64, rng: &mut impl Rng) -> f64 {
    if width > 0.0 { rng.random_range(-width..width) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_has_its_frequency_and_its_damping() {
        let mode = Mode { frequency: 1000.0, damping: 50.0, gain: 1.0 };
        let mut out = vec![0.0; samples(0.2)];
        mode.ring(&[1.0], 1.0, &mut out);
        let crossings = out.windows(2).filter(|pair| pair[0] <= 0.0 && pair[1] > 0.0).count();
        assert!((199..=201).contains(&crossings), "{crossings} waves in 200 ms");
        let peak = |from: f64| out[samples(from)..samples(from + 0.002)].iter().copied().fold(0.0, f64::max);
        let fallen = peak(0.1) / peak(0.0);
        assert!((fallen / (-5.0_f64).exp() - 1.0).abs() < 0.02, "{fallen}");
    }

    #[test]
    fn a_soft_blow_wakes_no_high_tones() {
        let loudest = |contact: f64| {
            let (mut force, mut out) = (vec![0.0; samples(0.01)], vec![0.0; samples(0.05)]);
            strike(&mut force, 0.0, contact, 1.0);
            assert!((force.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            Mode { frequency: 4000.0, damping: 100.0, gain: 1.0 }.ring(&force, 1.0, &mut out);
            out.iter().map(|x| x.abs()).fold(0.0, f64::max)
        };
        assert!(loudest(0.0002) > 0.5);
        assert!(loudest(0.003) < 0.05);
    }
}
