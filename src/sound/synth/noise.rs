//! Noise: what rubs and what breathes.

use rand::RngExt;
use rand::rngs::StdRng;

use super::filter::Biquad;
use super::samples;

/// A short burst of noise in a band of frequencies, such as the scratch of two surfaces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Burst {
    /// Start in seconds.
    pub(super) at: f64,
    /// Attack time in seconds.
    pub(super) attack: f64,
    /// Time to fall by 60 dB after the attack, in seconds.
    pub(super) decay: f64,
    /// The middle of the band, in Hz.
    pub(super) frequency: f64,
    /// Q factor of the band.
    pub(super) q: f64,
    /// Its amplitude.
    pub(super) loud: f64,
}

impl Burst {
    /// Adds the burst to the samples in `out`.
    pub(super) fn sound(&self, rng: &mut StdRng, out: &mut [f64]) {
        let mut band = Biquad::band(self.frequency, self.q);
        let (rise, fall) = (samples(self.attack).max(1) as f64, samples(self.decay).max(1) as f64);
        for (n, sample) in out.iter_mut().skip(samples(self.at)).enumerate() {
            let n = n as f64;
            let envelope = if n < rise { n / rise } else { 10_f64.powf(-3.0 * (n - rise) / fall) };
            if n > rise + 1.2 * fall {
                break;
            }
            *sample += self.loud * envelope * band.step(rng.random_range(-1.0..1.0));
        }
    }
}

/// Adds the sound of a breath that lasts `length` seconds to `out`: noise in a band that rises from
/// `frequency` by an octave while it swells and fades.
pub(super) fn breathe(length: f64, frequency: f64, loud: f64, rng: &mut StdRng, out: &mut [f64]) {
    // Whole bands, each fading into the next, are simpler than a filter that moves, and have no steps in them.
    const STEPS: u8 = 8;
    let count = samples(length);
    for step in 0..=STEPS {
        let middle = f64::from(step) / f64::from(STEPS);
        let mut band = Biquad::band(frequency * 2_f64.powf(middle), 1.8);
        for (n, sample) in out.iter_mut().take(count).enumerate() {
            let through = n as f64 / count as f64;
            let share = (1.0 - (through - middle).abs() * f64::from(STEPS)).max(0.0);
            let noise = band.step(rng.random_range(-1.0..1.0));
            *sample += loud * share * swell(through) * noise;
        }
    }
}

/// A swelling: 0 at both ends, its top at a third of the way.
fn swell(through: f64) -> f64 {
    const TOP: f64 = 0.35;
    let angle = if through < TOP { through / TOP } else { (1.0 - through) / (1.0 - TOP) };
    (angle * std::f64::consts::FRAC_PI_2).sin().powi(2)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_breath_swells_and_fades() {
        let mut out = vec![0.0; samples(0.5)];
        breathe(0.5, 600.0, 1.0, &mut StdRng::seed_from_u64(1), &mut out);
        let power = |from: f64| {
            let part = &out[samples(from)..samples(from + 0.02)];
            part.iter().map(|x| x * x).sum::<f64>()
        };
        assert!(power(0.16) > 20.0 * power(0.0));
        assert!(power(0.16) > 20.0 * power(0.475));
    }

    #[test]
    fn a_burst_is_over_when_it_says() {
        let mut out = vec![0.0; samples(0.1)];
        let burst = Burst { at: 0.01, attack: 0.001, decay: 0.02, frequency: 3000.0, q: 1.0, loud: 1.0 };
        burst.sound(&mut StdRng::seed_from_u64(1), &mut out);
        assert!(out[..samples(0.01)].iter().all(|&x| x == 0.0));
        assert!(out[samples(0.01)..samples(0.013)].iter().any(|x| x.abs() > 0.1));
        assert!(out[samples(0.04)..].iter().all(|&x| x == 0.0));
    }
}
