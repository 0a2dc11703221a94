//! Sounds of pieces: wood on wood, stone on wood, stone on stone.

use rand::RngExt;
use rand::rngs::StdRng;

use crate::rules::abande::Height;

use super::body::{Body, Material, random_within, strike};
use super::noise::{self, Burst};
use super::{room, samples};

/// The tones of the three heights, in Hz: D6, F sharp 6 and A6, the triad that the signals are made of.
const HEIGHTS: [f64; 3] = [1174.66, 1479.98, 1760.0];
/// Time of the first blow of a sound, in seconds: not 0, so that the blow's rise is whole.
const START: f64 = 0.001;

/// Sound of a piece that is put down: the disc clacks, the table below it sounds, less the higher the stack
/// is. It hardly ever lies flat at once: a moment later its other edge comes down.
pub(super) fn enter(height: Height, rng: &mut StdRng) -> Vec<f64> {
    let level = usize::from(height.get() - 1);
    let (mut out, mut force) = (silence(0.26), silence(0.06));
    let contact = rng.random_range(0.000_26..0.000_36);
    strike(&mut force, START, contact, 1.0);
    let again = START + rng.random_range(0.013..0.021);
    strike(&mut force, again, contact * 0.8, rng.random_range(0.16..0.28));
    let table = [1.0, 0.62, 0.42][level];
    Body::slab(rng.random_range(225.0..250.0), Material::TABLE, rng).ring(&force, 0.55 * table, &mut out);
    let disc = Body::disc(HEIGHTS[level], Material::DISC).varied(14.0, 1.5, rng);
    disc.ring(&force, 0.75, &mut out);
    contact_noise(START, 3200.0, 0.16, rng, &mut out);
    out
}

/// Sound of a stack that falls onto another: a deep thud, and the discs rattle against each other for a
/// moment.
pub(super) fn capture(rng: &mut StdRng) -> Vec<f64> {
    let (mut out, mut force, mut rattle) = (silence(0.34), silence(0.08), silence(0.08));
    strike(&mut force, START, rng.random_range(0.0011..0.0014), 1.0);
    Body::slab(rng.random_range(148.0..164.0), Material::TABLE, rng).ring(&force, 1.9, &mut out);
    let (mut at, mut strength) = (START, 0.75);
    for _ in 0..4 {
        strike(&mut rattle, at, rng.random_range(0.000_3..0.000_5), strength);
        at += rng.random_range(0.006..0.014);
        strength *= rng.random_range(0.4..0.6);
    }
    for lowest in [HEIGHTS[0] * 0.75, HEIGHTS[0]] {
        Body::disc(lowest, Material::DISC).varied(40.0, 2.5, rng).ring(&rattle, 0.5, &mut out);
    }
    contact_noise(START, 2200.0, 0.16, rng, &mut out);
    out
}

/// Sound of a stack that becomes three high, like a well-made box that is closed: the lid touches, then it
/// shuts, and the wood rings.
pub(super) fn tower(rng: &mut StdRng) -> Vec<f64> {
    let (mut out, mut force) = (silence(0.5), silence(0.14));
    let shut = START + rng.random_range(0.052..0.062);
    strike(&mut force, START, 0.000_4, rng.random_range(0.38..0.48));
    strike(&mut force, shut, rng.random_range(0.000_4..0.000_5), 1.0);
    Body::slab(rng.random_range(160.0..172.0), Material::TABLE, rng).ring(&force, 0.5, &mut out);
    // D5 and A5, an octave below the pieces.
    for (lowest, loud) in [(HEIGHTS[0] / 2.0, 0.40), (HEIGHTS[2] / 2.0, 0.34)] {
        let ratios = [(1.0, 1.0), (2.71, 0.34), (5.15, 0.13)];
        Body::of_ratios(lowest, Material::BLOCK, &ratios).varied(6.0, 1.2, rng).ring(&force, loud, &mut out);
    }
    contact_noise(START, 3000.0, 0.05, rng, &mut out);
    contact_noise(shut, 2400.0, 0.10, rng, &mut out);
    out
}

/// Sound of a pass: two knocks on the table, as card players pass.
pub(super) fn pass(rng: &mut StdRng) -> Vec<f64> {
    let (mut out, mut force) = (silence(0.42), silence(0.22));
    let second = START + rng.random_range(0.125..0.150);
    let slab = Body::slab(rng.random_range(190.0..210.0), Material::TABLE, rng);
    strike(&mut force, START, rng.random_range(0.000_8..0.0011), 0.8);
    strike(&mut force, second, rng.random_range(0.000_8..0.0010), 1.0);
    slab.ring(&force, 1.0, &mut out);
    for at in [START, second] {
        contact_noise(at, 1100.0, 0.05, rng, &mut out);
    }
    out
}

/// Sound of a sleeping stack that leaves the board at the end: a breath of air, and nothing is left.
pub(super) fn sleeper_leaves(rng: &mut StdRng) -> Vec<f64> {
    let length = rng.random_range(0.40..0.46);
    let mut out = silence(length);
    noise::breathe(length, rng.random_range(560.0..680.0), 1.0, rng, &mut out);
    // The air between the teeth.
    noise::breathe(length * 0.9, rng.random_range(2300.0..2700.0), 0.22, rng, &mut out);
    out
}

/// Sound of a stone that is put down with a fingertip: a bright click, and the board answers short and dry.
pub(super) fn stone(rng: &mut StdRng) -> Vec<f64> {
    let (mut out, mut force) = (silence(0.22), silence(0.05));
    let contact = rng.random_range(0.000_14..0.000_19);
    strike(&mut force, START, contact, 1.0);
    strike(&mut force, START + rng.random_range(0.009..0.014), contact, rng.random_range(0.12..0.22));
    // A thicker, smaller board than the table of the discs.
    Body::slab(rng.random_range(430.0..470.0), Material::TABLE, rng).ring(&force, 0.5, &mut out);
    pebble(rng.random_range(2850.0..3150.0), rng).ring(&force, 0.45, &mut out);
    contact_noise(START, 5200.0, 0.10, rng, &mut out);
    out
}

/// Sound of stones that are taken off the board: a hand gathers them, they click against each other, slide,
/// and fall into a bowl of wood.
pub(super) fn removal(rng: &mut StdRng) -> Vec<f64> {
    let mut out = silence(0.62);
    let sweep = Burst { at: 0.0, attack: 0.07, decay: 0.26, frequency: 3600.0, q: 0.9, loud: 0.05 };
    sweep.sound(rng, &mut out);
    let mut at = START + rng.random_range(0.015..0.030);
    for _ in 0..4 {
        let mut force = silence(at + 0.01);
        strike(&mut force, at, 0.000_15, rng.random_range(0.35..0.75));
        pebble(rng.random_range(2900.0..4300.0), rng).ring(&force, 0.9, &mut out);
        at += rng.random_range(0.028..0.055);
    }
    let bowl = Body::slab(rng.random_range(300.0..340.0), Material::TABLE, rng);
    for strength in [1.0, 0.55, 0.3] {
        let mut force = silence(at + 0.02);
        strike(&mut force, at, 0.000_35, strength);
        bowl.ring(&force, 0.33, &mut out);
        pebble(rng.random_range(3100.0..4300.0), rng).ring(&force, 0.4, &mut out);
        at += rng.random_range(0.022..0.045);
    }
    out
}

/// A lens of slate or shell.
fn pebble(lowest: f64, rng: &mut StdRng) -> Body {
    let ratios = [(1.0, 1.0), (1.61, 0.7), (2.33, 0.5), (3.12, 0.3), (4.05, 0.18)];
    Body::of_ratios(lowest, Material::STONE, &ratios).varied(35.0, 2.0, rng)
}

/// The rough surfaces at the moment of the blow.
fn contact_noise(at: f64, frequency: f64, loud: f64, rng: &mut StdRng, out: &mut [f64]) {
    let frequency = frequency * 2_f64.powf(random_within(0.15, rng));
    Burst { at, attack: 0.000_4, decay: 0.014, frequency, q: 0.8, loud }.sound(rng, out);
}

/// Silence to put a sound into: this many seconds, and room for the reverberation after it.
pub(super) fn silence(seconds: f64) -> Vec<f64> {
    vec![0.0; samples(seconds + room::LENGTH)]
}
