//! Resampling from the mixer's rate to that of the device.

use crate::sound::{Frame, RATE};

/// Converts frames to another sample rate by cubic interpolation between the four nearest (Catmull and Rom).
#[derive(Clone, Debug)]
pub(super) struct Resampler {
    /// Frames of the mixer for each one of the device.
    step: f64,
    /// Position of the next frame, from the second of `last` on.
    at: f64,
    last: [Frame; 4],
}

impl Resampler {
    /// A resampler for a device with this many frames a second.
    pub(super) fn new(rate: u32) -> Self {
        Self { step: f64::from(RATE) / f64::from(rate.max(1)), at: 0.0, last: [[0.0; 2]; 4] }
    }

    /// Takes the next frame of the mix, and calls `out` with the frames for the device that lie before the
    /// one after it.
    pub(super) fn push(&mut self, frame: Frame, mut out: impl FnMut(Frame)) {
        self.last.rotate_left(1);
        self.last[3] = frame;
        while self.at < 1.0 {
            #[expect(clippy::cast_possible_truncation, reason = "a part of a frame")]
            let between = self.at as f32;
            out([0, 1].map(|side| cubic(self.last.map(|frame| frame[side]), between)));
            self.at += self.step;
        }
        self.at -= 1.0;
    }
}

/// Interpolates between the second and the third value.
fn cubic([a, b, c, d]: [f32; 4], part: f32) -> f32 {
    b + 0.5 * part * (c - a + part * (2.0 * a - 5.0 * b + 4.0 * c - d + part * (3.0 * (b - c) + d - a)))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::float_cmp, reason = "nothing changes on the way")]
    #![expect(clippy::cast_precision_loss, reason = "a second has few frames")]

    use std::f32::consts::TAU;

    use super::*;

    fn through(rate: u32, frames: u16) -> Vec<f32> {
        let mut resampler = Resampler::new(rate);
        let mut out = Vec::new();
        for n in 0..frames {
            let x = (TAU * 440.0 * f32::from(n) / RATE as f32).sin();
            resampler.push([x, -x], |frame| {
                assert_eq!(frame[0], -frame[1]);
                out.push(frame[0]);
            });
        }
        out
    }

    #[test]
    fn a_tone_stays_that_tone() {
        for rate in [44_100, 48_000, 96_000, 192_000] {
            let out = through(rate, 48_000);
            assert!(out.len().abs_diff(rate as usize) <= 2, "{} frames in a second at {rate}", out.len());
            // Two frames late.
            let late = 2.0 / RATE as f32;
            for (n, &x) in out.iter().enumerate().skip(20).take(4000) {
                let should = (TAU * 440.0 * (n as f32 / rate as f32 - late)).sin();
                assert!((x - should).abs() < 0.003, "{rate}: {x} {should} at {n}");
            }
        }
    }

    #[test]
    fn at_the_same_rate_nothing_changes() {
        let out = through(RATE, 500);
        let frames = through(RATE, 498);
        assert_eq!(out[..498], frames);
        assert!((out[102] - (TAU * 440.0 * 100.0 / RATE as f32).sin()).abs() < 1e-6);
    }
}
