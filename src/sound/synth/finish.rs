//! The last step of each sound: nothing below what can be heard, clean ends, the same loudness for all.

use std::f64::consts::PI;

use super::filter::Biquad;
use super::samples;
use crate::sound::loudness;

/// The momentary loudness that sounds are brought to, in LUFS. They are short: at this one, the peaks of the
/// hardest clicks stay below [`PEAK`].
pub(super) const LOUDNESS: f64 = -29.0;
/// No peak is above it: -3 dB of full scale.
pub(super) const PEAK: f64 = 0.708;

/// Frequency in Hz below which sounds are damped: such tones move a loudspeaker and are not heard.
const LOWEST: f64 = 45.0;
/// Level below the peak (-66 dB) from which the end of a sound is cut off.
const INAUDIBLE: f64 = 0.0005;
/// Length of the fade at the start of a sound, in seconds.
const FADE_IN: f64 = 0.0004;
/// Length of the fade at the end of a sound, in seconds.
const FADE_OUT: f64 = 0.025;

/// Finishes a sound: cuts off what cannot be heard, fades its ends, and brings it to this loudness in LUFS.
pub(super) fn master(sound: &[f64], lufs: f64) -> Vec<f32> {
    let mut low = Biquad::high_pass(LOWEST);
    let mut out: Vec<f64> = sound.iter().map(|&x| low.step(x)).collect();
    let peak = peak(&out);
    let last = out.iter().rposition(|x| x.abs() > INAUDIBLE * peak).unwrap_or_default();
    out.truncate(last + 1 + samples(FADE_OUT));
    fade(out.iter_mut(), FADE_IN);
    fade(out.iter_mut().rev(), FADE_OUT);
    let gain = 10_f64.powf((lufs - loudness::max_momentary(&out)) / 20.0);
    let gain = gain.min(PEAK / self::peak(&out));
    #[expect(clippy::cast_possible_truncation, reason = "samples need no more precision")]
    let out = out.iter().map(|&x| (x * gain) as f32).collect();
    out
}

/// Lets the first samples rise from 0, in half a wave of a cosine.
fn fade<'a>(out: impl Iterator<Item = &'a mut f64>, seconds: f64) {
    let count = samples(seconds);
    for (n, sample) in out.take(count).enumerate() {
        *sample *= 0.5 - 0.5 * (PI * n as f64 / count as f64).cos();
    }
}

fn peak(out: &[f64]) -> f64 {
    out.iter().map(|x| x.abs()).fold(f64::MIN_POSITIVE, f64::max)
}
