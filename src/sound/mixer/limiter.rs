//! Look-ahead limiter: keeps peaks below a ceiling without clipping.

use std::collections::VecDeque;

use crate::sound::RATE;

/// Look-ahead in frames: 1.3 ms.
pub(super) const AHEAD: usize = 64;
/// Ceiling of the output: -0.9 dB.
pub(super) const CEILING: f32 = 0.9;
/// Time constant of the release in seconds.
const RELEASE: f32 = 0.080;

/// A look-ahead limiter, which keeps peaks below a ceiling without clipping: what comes out is `AHEAD` frames
/// late.
///
/// The gain that each frame needs is kept as the least of the last `AHEAD` frames, and the mean of the last `AHEAD` of
/// those is what a frame is multiplied by when it comes out: none of them is more than it needs.
#[derive(Debug)]
pub(super) struct Limiter {
    /// The frames on their way.
    frames: VecDeque<[f32; 2]>,
    /// Gains that the last frames need, as a monotonic queue with their ages.
    least: VecDeque<(u64, f32)>,
    /// The last values of the least, and their sum.
    gains: VecDeque<f32>,
    sum: f64,
    /// The gain before it is smoothed, on its way back to 1.
    held: f32,
    now: u64,
    /// Number of silent frames in a row.
    silent: usize,
}

impl Limiter {
    pub(super) fn new() -> Self {
        Self {
            frames: [[0.0; 2]; AHEAD].into(),
            least: VecDeque::new(),
            gains: [1.0; AHEAD].into(),
            sum: AHEAD as f64,
            held: 1.0,
            now: 0,
            silent: usize::MAX / 2,
        }
    }

    /// Takes the next frame, and returns the limited one from `AHEAD` frames before.
    pub(super) fn step(&mut self, frame: [f32; 2]) -> [f32; 2] {
        let peak = frame[0].abs().max(frame[1].abs());
        self.silent = if peak > 0.0 { 0 } else { self.silent.saturating_add(1) };
        let needed = if peak > CEILING { CEILING / peak } else { 1.0 };
        self.held = needed.min(self.held + (1.0 - self.held) / (RELEASE * RATE as f32));
        while self.least.back().is_some_and(|&(_, gain)| gain >= self.held) {
            self.least.pop_back();
        }
        self.least.push_back((self.now, self.held));
        while self.least.front().is_some_and(|&(when, _)| when + (AHEAD as u64) < self.now) {
            self.least.pop_front();
        }
        self.now += 1;
        let least = self.least.front().map_or(1.0, |&(_, gain)| gain);
        self.gains.push_back(least);
        self.sum += f64::from(least) - f64::from(self.gains.pop_front().unwrap_or(1.0));
        #[expect(clippy::cast_possible_truncation, reason = "a gain needs no more precision")]
        let gain = (self.sum / AHEAD as f64) as f32;
        self.frames.push_back(frame);
        let out = self.frames.pop_front().unwrap_or_default();
        // The sum of many roundings may be a hair too large.
        out.map(|x| (x * gain).clamp(-CEILING, CEILING))
    }

    /// Returns true if all delayed frames are silent.
    pub(super) fn is_empty(&self) -> bool {
        self.silent >= AHEAD
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    fn through(sound: &[f32]) -> Vec<f32> {
        let mut limiter = Limiter::new();
        let late = std::iter::repeat_n(0.0, AHEAD);
        let out: Vec<f32> = sound.iter().copied().chain(late).map(|x| limiter.step([x, -x])[0]).collect();
        out[AHEAD..].to_vec()
    }

    #[test]
    fn what_is_soft_comes_out_as_it_was() {
        let sound: Vec<f32> = (0..4000_u16).map(|n| 0.89 * (TAU * f32::from(n) / 100.0).sin()).collect();
        assert!(through(&sound).iter().zip(&sound).all(|(out, x)| (out - x).abs() < 1e-5));
    }

    #[test]
    fn what_is_too_loud_is_turned_down_and_not_cut_off() {
        let tone = |n: u16| (TAU * f32::from(n) / 100.0).sin();
        let sound: Vec<f32> = (0..40_000).map(|n| if n < 8000 { 3.0 } else { 0.5 } * tone(n)).collect();
        let out = through(&sound);
        assert!(out.iter().all(|x| x.abs() <= CEILING));
        // While it is loud, the wave keeps its shape: it is its own sine, only smaller.
        let loud = &out[2000..8000];
        let scale = loud.iter().copied().fold(0.0, f32::max);
        assert!(scale > 0.85, "{scale}");
        assert!(loud.iter().zip(2000..).all(|(x, n)| (x / scale - tone(n)).abs() < 0.05));
        // And afterwards it lets go.
        let rest = out[38_000..].iter().copied().fold(0.0, f32::max);
        assert!((rest - 0.5).abs() < 0.01, "{rest}");
    }

    #[test]
    fn one_loud_sample_passes_no_ceiling() {
        let mut sound = vec![0.3; 500];
        sound[200] = 20.0;
        sound[201] = -7.0;
        let out = through(&sound);
        assert!(out.iter().all(|x| x.abs() <= CEILING));
        assert!(out[..130].iter().all(|x| (x - 0.3).abs() < 1e-5), "it looks no farther ahead than it says");
    }
}
