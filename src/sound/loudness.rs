//! Perceived loudness: momentary loudness by ITU-R BS.1770-4 and EBU Tech 3341.

use super::synth::RATE;
use super::synth::filter::Biquad;

/// Samples of a window: 400 ms.
const WINDOW: usize = RATE as usize * 2 / 5;
/// The step from one window to the next: 10 ms.
const STEP: usize = RATE as usize / 100;

#[expect(clippy::cast_precision_loss, reason = "a count of samples")]
const COUNT: f64 = WINDOW as f64;

/// Measures the greatest momentary loudness of a mono sound over 400 ms, in LUFS. A shorter sound is padded
/// with silence.
pub fn max_momentary(sound: &[f64]) -> f64 {
    let [mut head, mut low] = Biquad::weighting();
    let silence = std::iter::repeat_n(0.0, WINDOW);
    let weighted = sound.iter().copied().chain(silence).map(|x| low.step(head.step(x)));
    // Sums of squares up to each sample.
    let mut sums = vec![0.0];
    sums.extend(weighted.scan(0.0, |sum, x| {
        *sum += x * x;
        Some(*sum)
    }));
    let power = |start: usize| (sums[start + WINDOW] - sums[start]) / COUNT;
    let loudest = (0..sums.len() - WINDOW).step_by(STEP).map(power).fold(0.0, f64::max);
    -0.691 + 10.0 * loudest.max(f64::MIN_POSITIVE).log10()
}

#[cfg(test)]
mod tests {
    use std::f64::consts::TAU;

    use super::*;

    fn tone(frequency: f64, amplitude: f64, seconds: f64) -> Vec<f64> {
        let rate = f64::from(RATE);
        let count = (0..RATE * 10).map(f64::from).take_while(|n| n / rate < seconds);
        count.map(|n| amplitude * (TAU * frequency * n / rate).sin()).collect()
    }

    #[test]
    fn the_tone_of_the_standard_has_its_loudness() {
        // BS.1770-4: a tone of 997 Hz at 0 dB in one channel reads -3.01 LKFS.
        let full = max_momentary(&tone(997.0, 1.0, 1.0));
        assert!((full + 3.01).abs() < 0.02, "{full}");
        let tenth = max_momentary(&tone(997.0, 0.1, 1.0));
        assert!((tenth + 23.01).abs() < 0.02, "{tenth}");
    }

    #[test]
    fn what_is_shorter_is_less_loud() {
        let [long, short] = [0.4, 0.1].map(|seconds| max_momentary(&tone(997.0, 0.5, seconds)));
        assert!((long - short - 6.02).abs() < 0.3, "{long} {short}");
        assert!(max_momentary(&[]) < -300.0);
    }
}
