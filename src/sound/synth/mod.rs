//! Synthesises every sound: there are no recordings.
//!
//! Pieces are bodies that ring when they are struck (`body`), rustle (`noise`) and stand in a small room (`room`);
//! signals are bars of wood, tuned to the pieces (`signals`). In the end all are brought to the same loudness
//! (`finish`). The same sound and take are the same samples each time on the same machine.

#![expect(clippy::cast_precision_loss, reason = "counts of samples are far below 2^52")]

mod body;
pub(super) mod filter;
mod finish;
mod noise;
mod pieces;
mod room;
mod signals;
#[cfg(test)]
mod tests;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::{Sound, SoundKind, Take};

/// Samples of a sound in a second.
pub const RATE: u32 = 48_000;

/// Computes the samples of a take of a sound: one channel, [`RATE`] a second, from -1 to 1. It begins and
/// ends at 0.
pub fn render(sound: Sound, take: Take) -> Vec<f32> {
    let seed = sound.index() as u64 * 64 + u64::from(take.number());
    // Stirred, so that neighbours have nothing in common.
    let mut rng = StdRng::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let dry = match sound {
        Sound::Enter(height) => pieces::enter(height, &mut rng),
        Sound::Capture => pieces::capture(&mut rng),
        Sound::Tower => pieces::tower(&mut rng),
        Sound::Pass => pieces::pass(&mut rng),
        Sound::SleeperLeaves => pieces::sleeper_leaves(&mut rng),
        Sound::Stone => pieces::stone(&mut rng),
        Sound::Removal => pieces::removal(&mut rng),
        Sound::Refusal => signals::refusal(&mut rng),
        Sound::YourTurn => signals::your_turn(&mut rng),
        Sound::Win => signals::win(&mut rng),
        Sound::Loss => signals::loss(&mut rng),
        Sound::Draw => signals::draw(&mut rng),
        Sound::LowTime => signals::low_time(&mut rng),
    };
    let under = match (sound, sound.kind()) {
        // What happens often, or is no good news, stays a little back.
        (Sound::Pass | Sound::Refusal | Sound::YourTurn | Sound::LowTime, _) => 1.5,
        (_, SoundKind::Pieces | SoundKind::Signals) => 0.0,
    };
    finish::master(&room::add_reverb(&dry), finish::LOUDNESS - under)
}

/// Converts seconds to samples; negative times give 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no sound is longer than some seconds, and a negative time is made 0"
)]
fn samples(seconds: f64) -> usize {
    (seconds * f64::from(RATE)).round().max(0.0) as usize
}
