//! Second-order filters.
//!
//! The formulas are those of Robert Bristow-Johnson's *Cookbook formulae for audio equalizer biquad filter
//! coefficients*; [`Biquad::weighting`] has the two filters of ITU-R BS.1770-4.

use std::f64::consts::{FRAC_1_SQRT_2, TAU};

use super::RATE;

/// A digital filter of second order, with two poles and two zeros.
#[derive(Clone, Copy, Debug)]
pub(in crate::sound) struct Biquad {
    ahead: [f64; 3],
    back: [f64; 2],
    state: [f64; 2],
}

impl Biquad {
    /// A band-pass filter around `frequency` (Hz), 0 dB at its middle. The larger `q`, the narrower.
    pub(super) fn band(frequency: f64, q: f64) -> Self {
        let (sin, cos) = (TAU * frequency / f64::from(RATE)).sin_cos();
        let alpha = sin / (2.0 * q);
        Self::normal([alpha, 0.0, -alpha], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// A high-pass filter, which damps what lies below `frequency` (Hz): by 12 dB an octave, and 3 dB at the
    /// frequency itself.
    pub(super) fn high_pass(frequency: f64) -> Self {
        let (sin, cos) = (TAU * frequency / f64::from(RATE)).sin_cos();
        let alpha = sin * FRAC_1_SQRT_2;
        let side = f64::midpoint(1.0, cos);
        Self::normal([side, -2.0 * side, side], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// The two filters that a sound goes through before its loudness is measured, at 48,000 samples a second:
    /// a shelf for the head, and one for the ear's weakness for low tones.
    pub(in crate::sound) const fn weighting() -> [Self; 2] {
        const { assert!(RATE == 48_000, "the standard's coefficients are for this rate") };
        let head = Self::new(
            [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
            [-1.690_659_293_182_41, 0.732_480_774_215_85],
        );
        let low = Self::new([1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21]);
        [head, low]
    }

    const fn new(ahead: [f64; 3], back: [f64; 2]) -> Self {
        Self { ahead, back, state: [0.0; 2] }
    }

    fn normal(ahead: [f64; 3], back: [f64; 3]) -> Self {
        Self::new(ahead.map(|a| a / back[0]), [back[1] / back[0], back[2] / back[0]])
    }

    /// Filters one sample and returns the result (transposed direct form II).
    pub(in crate::sound) fn step(&mut self, x: f64) -> f64 {
        let [b0, b1, b2] = self.ahead;
        let [a1, a2] = self.back;
        let y = b0 * x + self.state[0];
        self.state = [b1 * x - a1 * y + self.state[1], b2 * x - a2 * y];
        y
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The filter's gain for a long tone.
    fn gain(mut filter: Biquad, frequency: f64) -> f64 {
        let tone = |n: u32| (TAU * frequency * f64::from(n) / f64::from(RATE)).sin();
        let out: Vec<f64> = (0..RATE).map(|n| filter.step(tone(n))).collect();
        let square = |n: usize| out[n] * out[n];
        ((24_000..48_000).map(square).sum::<f64>() / 12_000.0).sqrt()
    }

    #[test]
    fn filters_let_pass_what_they_should() {
        assert!((gain(Biquad::band(1000.0, 2.0), 1000.0) - 1.0).abs() < 0.001);
        assert!(gain(Biquad::band(1000.0, 2.0), 250.0) < 0.15);
        assert!(gain(Biquad::band(1000.0, 2.0), 4000.0) < 0.15);
        assert!((gain(Biquad::high_pass(50.0), 50.0) - FRAC_1_SQRT_2).abs() < 0.01);
        assert!(gain(Biquad::high_pass(50.0), 12.5) < 0.07);
    }
}
