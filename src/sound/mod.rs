//! What the table sounds like: every sound, what is played when, and how it reaches the loudspeakers.
//!
//! ```text
//!   an event of the game ──▶ cues     which sounds, from where, how much later
//!                              ▼
//!   synth ──▶ takes ──────▶ mixer     voices, volumes, limiter: pure, sample by sample
//!                              ▼
//!                           output    a thread that sleeps while all is silent
//! ```
//!
//! Nothing here knows a window. No game needs a sound: without a sound card all of it stays away.

mod catalogue;
pub mod loudness;
pub mod synth;
pub mod wav;

pub use catalogue::{Kind, Sound, TAKES, Take};
pub use synth::RATE;
