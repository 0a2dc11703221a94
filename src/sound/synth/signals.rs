//! Signals of the program: bars of wood, struck softly, in the key of the pieces.
//!
//! The three heights of stacks are D, F sharp and A. The winner hears that triad rise, the loser hears the minor one
//! fall, and a draw is the open fifth, which is neither major nor minor. *Your turn* is its fourth, and
//! short time repeats its fifth.

use rand::RngExt;
use rand::rngs::StdRng;

use super::body::{Body, Material, random_within, strike};
use super::pieces::silence;

/// Tones in Hz, equal temperament with A4 at 440 Hz.
mod tone {
    pub(super) const A4: f64 = 440.0;
    pub(super) const D5: f64 = 587.33;
    pub(super) const F5: f64 = 698.46;
    pub(super) const F_SHARP_5: f64 = 739.99;
    pub(super) const A5: f64 = 880.0;
    pub(super) const D6: f64 = 1174.66;
}

/// A bar that is struck at a moment.
#[derive(Clone, Copy, Debug)]
struct Note {
    /// In seconds.
    at: f64,
    /// In Hz.
    tone: f64,
    strength: f64,
}

/// Signal that a move is not allowed: two muffled taps, the second half a tone lower.
pub(super) fn refusal(rng: &mut StdRng) -> Vec<f64> {
    let mut out = silence(0.3);
    let second = rng.random_range(0.078..0.090);
    for (at, tone, strength) in [(0.001, 466.16, 0.85), (second, 440.0, 1.0)] {
        let mut force = silence(0.0);
        strike(&mut force, at, rng.random_range(0.000_9..0.0012), strength);
        let tap = Body::of_ratios(
            tone,
            Material::MUFFLED_WOOD,
            &[(1.0, 1.0), (1.59, 0.5), (2.9, 0.35), (4.2, 0.2)],
        );
        tap.varied(8.0, 1.0, rng).ring(&force, 1.0, &mut out);
    }
    out
}

/// Signal that it is the player's turn again: a fourth, upwards and quickly.
pub(super) fn your_turn(rng: &mut StdRng) -> Vec<f64> {
    play(&[(0.0, tone::A5, 0.75), (0.11, tone::D6, 0.85)], 0.75, rng)
}

/// Signal that the player has little time left: one tone, three times.
pub(super) fn low_time(rng: &mut StdRng) -> Vec<f64> {
    play(&[(0.0, tone::A5, 0.7), (0.13, tone::A5, 0.75), (0.26, tone::A5, 0.85)], 0.85, rng)
}

/// Signal of a win: the major triad, up to its octave.
pub(super) fn win(rng: &mut StdRng) -> Vec<f64> {
    let notes =
        [(0.0, tone::D5, 0.8), (0.12, tone::F_SHARP_5, 0.8), (0.24, tone::A5, 0.85), (0.38, tone::D6, 1.0)];
    play(&notes, 1.35, rng)
}

/// Signal of a loss: the minor triad, downwards and slower.
pub(super) fn loss(rng: &mut StdRng) -> Vec<f64> {
    play(&[(0.0, tone::A5, 0.8), (0.19, tone::F5, 0.8), (0.40, tone::D5, 0.9)], 1.45, rng)
}

/// Signal of a draw: the open fifth, first one tone after the other, then both.
pub(super) fn draw(rng: &mut StdRng) -> Vec<f64> {
    let notes = [
        (0.0, tone::D5, 0.75),
        (0.16, tone::A5, 0.75),
        (0.36, tone::D5, 0.65),
        (0.36, tone::A5, 0.55),
        (0.36, tone::A4, 0.45),
    ];
    play(&notes, 1.35, rng)
}

/// A few notes on bars; `length` is in seconds.
fn play(notes: &[(f64, f64, f64)], length: f64, rng: &mut StdRng) -> Vec<f64> {
    let mut out = silence(length);
    for &(at, tone, strength) in notes {
        // No musician is always on time, or strikes equally hard twice.
        let at = 0.001 + at + if at > 0.0 { random_within(0.006, rng) } else { 0.0 };
        Note { at, tone, strength: strength * (1.0 + random_within(0.08, rng)) }.sound(rng, &mut out);
    }
    out
}

impl Note {
    fn sound(self, rng: &mut StdRng, out: &mut [f64]) {
        let mut force = silence(self.at);
        // A mallet wound with yarn, harder for the higher bars.
        strike(&mut force, self.at, rng.random_range(0.65..0.80) / self.tone, self.strength);
        // The tone stays in tune; where the bar is struck changes its overtones.
        Body::bar(self.tone).varied(1.0, 1.8, rng).ring(&force, 0.6, out);
        // The mallet's own knock.
        let knock = Body::slab(rng.random_range(290.0..310.0), Material::MUFFLED_WOOD, rng);
        knock.ring(&force, 0.12, out);
    }
}
