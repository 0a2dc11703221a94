//! A small room around the table: some early reflections, and a short, dull tail.
//!
//! The tail is a feedback delay network (Jot and Chaigne, *Digital delay networks for designing artificial
//! reverberators*, 1991) of four lines, mixed by a Hadamard matrix.

use super::samples;

/// Seconds until the reverberation has fallen by 60 dB.
pub(super) const LENGTH: f64 = 0.22;
/// Reflections of walls, ceiling and lamp: delay in seconds and gain.
const EARLY: [(f64, f64); 6] =
    [(0.0031, 0.100), (0.0052, -0.074), (0.0083, 0.060), (0.0117, -0.047), (0.0161, 0.036), (0.0213, -0.027)];
/// The lengths of the four lines in samples: primes, so that their echoes rarely meet.
const LINES: [usize; 4] = [359, 467, 593, 743];
/// Gain of the reverberation's tail; the direct sound has 1.
const TAIL: f64 = 0.045;
/// Coefficient of the low-pass filter of the reflections: soft walls absorb high tones.
const DULL: f64 = 0.45;

/// Adds the early reflections and the reverberation of a small room to a sound, without making it longer.
pub(super) fn add_reverb(dry: &[f64]) -> Vec<f64> {
    let mut out = dry.to_vec();
    for (delay, gain) in EARLY {
        let delay = samples(delay);
        for (n, sample) in out.iter_mut().enumerate().skip(delay) {
            *sample += gain * dry[n - delay];
        }
    }
    let mut lines = LINES.map(|length| vec![0.0; length]);
    let gains = LINES.map(|length| 10_f64.powf(-3.0 * length as f64 / samples(LENGTH) as f64));
    let mut dull = [0.0; 4];
    for (n, sample) in out.iter_mut().enumerate() {
        let mut heard = [0.0; 4];
        for (k, line) in lines.iter().enumerate() {
            dull[k] = (1.0 - DULL) * line[n % LINES[k]] + DULL * dull[k];
            heard[k] = dull[k] * gains[k];
        }
        *sample += TAIL * (heard[0] - heard[1] + heard[2] - heard[3]);
        let [a, b, c, d] = heard;
        let mixed = [a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d];
        for (k, line) in lines.iter_mut().enumerate() {
            line[n % LINES[k]] = dry[n] + 0.5 * mixed[k];
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_answers_and_falls_silent() {
        let mut click = vec![0.0; samples(0.6)];
        click[0] = 1.0;
        let out = add_reverb(&click);
        let loudest =
            |from: f64, to: f64| out[samples(from)..samples(to)].iter().map(|x| x.abs()).fold(0.0, f64::max);
        assert!((out[0] - 1.0).abs() < 1e-9, "the direct sound stays as it is");
        assert!((0.05..0.2).contains(&loudest(0.001, 0.02)));
        assert!(loudest(0.03, 0.06) > 0.001, "there is a tail");
        assert!(loudest(0.25, 0.6) < 0.000_1, "and it ends");
    }
}
