//! Sounds of the table: their synthesis, the cues of events, mixing and audio output.
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
mod cues;
pub mod loudness;
mod mixer;
pub mod output;
pub mod synth;
mod takes;
pub mod wav;

pub use catalogue::{Sound, SoundKind, TAKES, Take, UnknownSound};
pub use cues::{
    CLOSING, Cue, CueContext, Event, GROUPS_HEARD, LEAD, LEAVING, LONG_WAIT, Listener, STAGGER, WIDTH,
};
pub use mixer::{Frame, Mixer, Volumes};
pub use synth::RATE;
pub use takes::{TakeCache, TakeShuffler};
