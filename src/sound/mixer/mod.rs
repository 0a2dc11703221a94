//! Mixes many sounds at once: voices with their pans, volumes, and a limiter. Pure: samples in, samples out.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts of frames are far below 2^24 where they become samples"
)]

mod limiter;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use limiter::Limiter;

use super::cues::pan_gains;
use super::takes::{TakeCache, TakeShuffler};
use super::{Cue, RATE, SoundKind};

/// The two samples of a moment in stereo: left and right, from -1 to 1.
pub type Frame = [f32; 2];

/// Limit on simultaneous voices: beyond it, the one that is nearest to its end is dropped.
const VOICES: usize = 24;
/// Frames of a change of volume and of a fade-out: 10 ms, so that nothing clicks.
const RAMP: u16 = 480;

/// Volumes as the player sets them with sliders: 0 is silent, 1 is the original loudness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// Sounds of pieces.
    pub pieces: f32,
    /// Signals: turns, refusals and results.
    pub signals: f32,
    /// Factor on everything while another window has the focus.
    pub background: f32,
    /// Silences everything.
    pub muted: bool,
    /// Plays everything in the middle.
    pub mono: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { pieces: 0.8, signals: 0.7, background: 0.3, muted: false, mono: false }
    }
}

impl Volumes {
    /// Factor by which the samples of a kind of sound are multiplied: the square of the volume, since the ear
    /// hears ratios.
    pub fn gain(&self, kind: SoundKind, in_background: bool) -> f32 {
        if self.muted {
            return 0.0;
        }
        let own = match kind {
            SoundKind::Pieces => self.pieces,
            SoundKind::Signals => self.signals,
        };
        let all = if in_background { self.background } else { 1.0 };
        let square = |volume: f32| volume.clamp(0.0, 1.0).powi(2);
        square(own) * square(all)
    }
}

/// Mixes all sounds that are being played into one stereo stream.
#[derive(Debug)]
pub struct Mixer {
    takes_cache: Arc<TakeCache>,
    shuffler: TakeShuffler,
    voices: Vec<Voice>,
    volumes: Volumes,
    in_background: bool,
    pieces: Ramp,
    signals: Ramp,
    /// Stereo width: 0 is mono.
    width: Ramp,
    limiter: Limiter,
}

/// A sound that is being played or delayed.
#[derive(Debug)]
struct Voice {
    samples: Arc<[f32]>,
    kind: SoundKind,
    sides: Frame,
    /// Frames until it starts.
    wait: usize,
    /// Samples played.
    played: usize,
    /// Fade-out gain.
    life: Ramp,
}

/// A gain that moves linearly to its target.
#[derive(Clone, Copy, Debug)]
struct Ramp {
    now: f32,
    goal: f32,
    step: f32,
}

impl Mixer {
    /// A silent mixer. Equal seeds choose the same takes.
    pub fn new(takes_cache: Arc<TakeCache>, seed: u64) -> Self {
        let volumes = Volumes::default();
        let at = |kind| Ramp::at(volumes.gain(kind, false));
        Self {
            takes_cache,
            shuffler: TakeShuffler::new(seed),
            voices: Vec::new(),
            volumes,
            in_background: false,
            pieces: at(SoundKind::Pieces),
            signals: at(SoundKind::Signals),
            width: Ramp::at(1.0),
            limiter: Limiter::new(),
        }
    }

    /// Starts a sound, whose delay is counted from the next frame on. Does nothing if the sound could not be
    /// heard.
    pub fn play(&mut self, cue: &Cue) {
        let kind = cue.sound.kind();
        if self.volumes.gain(kind, self.in_background) == 0.0 {
            return;
        }
        let going = self.voices.iter().filter(|voice| voice.life.goal > 0.0).count();
        if going >= VOICES
            && let Some(voice) =
                self.voices.iter_mut().filter(|voice| voice.life.goal > 0.0).min_by_key(|voice| voice.left())
        {
            voice.life.go_to(0.0);
        }
        let samples = self.takes_cache.take(cue.sound, self.shuffler.next(cue.sound));
        let (wait, life) = (frames(cue.after), Ramp::at(1.0));
        self.voices.push(Voice { samples, kind, sides: pan_gains(cue.pan), wait, played: 0, life });
    }

    /// Sets the volumes and whether all is mono; sounds that are being played follow within 10 ms.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        self.volumes = volumes;
        self.follow();
    }

    /// Sets whether another window has the focus, which makes everything softer.
    pub fn set_in_background(&mut self, in_background: bool) {
        self.in_background = in_background;
        self.follow();
    }

    /// Fades everything out within 10 ms, and drops delayed sounds.
    pub fn stop_all(&mut self) {
        self.voices.retain(|voice| voice.wait == 0);
        for voice in &mut self.voices {
            voice.life.go_to(0.0);
        }
    }

    /// Drops all sounds at once, without a fade: for when nothing can be heard.
    pub fn forget(&mut self) {
        self.voices.clear();
        self.limiter = Limiter::new();
    }

    fn follow(&mut self) {
        self.pieces.go_to(self.volumes.gain(SoundKind::Pieces, self.in_background));
        self.signals.go_to(self.volumes.gain(SoundKind::Signals, self.in_background));
        self.width.go_to(if self.volumes.mono { 0.0 } else { 1.0 });
    }

    /// Fills `out` with the next frames of the mix.
    pub fn mix(&mut self, out: &mut [Frame]) {
        for frame in out {
            let (pieces, signals) = (self.pieces.next(), self.signals.next());
            let mut sum = [0.0; 2];
            for voice in &mut self.voices {
                let gain = match voice.kind {
                    SoundKind::Pieces => pieces,
                    SoundKind::Signals => signals,
                };
                let sample = gain * voice.next();
                sum[0] += sample * voice.sides[0];
                sum[1] += sample * voice.sides[1];
            }
            let (both, width) = (f32::midpoint(sum[0], sum[1]), self.width.next());
            *frame = self.limiter.step(sum.map(|side| both + width * (side - both)));
        }
        self.voices.retain(|voice| !voice.is_over());
    }

    /// Returns true if only silence follows until something is played.
    pub fn is_silent(&self) -> bool {
        self.voices.is_empty() && self.limiter.is_empty()
    }
}

impl Voice {
    fn next(&mut self) -> f32 {
        if self.wait > 0 {
            self.wait -= 1;
            return 0.0;
        }
        let sample = self.samples.get(self.played).copied().unwrap_or_default();
        self.played += 1;
        sample * self.life.next()
    }

    /// Frames until its end.
    fn left(&self) -> usize {
        self.wait + self.samples.len().saturating_sub(self.played)
    }

    fn is_over(&self) -> bool {
        self.left() == 0 || self.life.is_at(0.0)
    }
}

impl Ramp {
    const fn at(value: f32) -> Self {
        Self { now: value, goal: value, step: 0.0 }
    }

    fn go_to(&mut self, goal: f32) {
        self.goal = goal;
        self.step = (goal - self.now).abs() / f32::from(RAMP);
    }

    fn next(&mut self) -> f32 {
        let rest = self.goal - self.now;
        self.now = if rest.abs() <= self.step { self.goal } else { self.now + self.step.copysign(rest) };
        self.now
    }

    fn is_at(&self, value: f32) -> bool {
        self.goal <= value && self.now <= value
    }
}

/// Converts a duration to frames.
fn frames(time: Duration) -> usize {
    let frames = time.as_micros() * u128::from(RATE) / 1_000_000;
    usize::try_from(frames).unwrap_or(usize::MAX)
}
