//! Mixing, sample by sample.

#![expect(clippy::float_cmp, reason = "silence is exact")]

use std::f32::consts::FRAC_1_SQRT_2;

use super::limiter::{AHEAD, CEILING};
use super::*;
use crate::sound::Sound;

const LOUD: Volumes = Volumes { pieces: 1.0, signals: 1.0, background: 0.5, muted: false, mono: false };

fn mixer(volumes: Volumes) -> Mixer {
    let mut mixer = Mixer::new(Arc::default(), 7);
    mixer.set_volumes(volumes);
    // Past the ramp.
    mixed(&mut mixer, usize::from(RAMP));
    mixer
}

fn mixed(mixer: &mut Mixer, frames: usize) -> Vec<Frame> {
    let mut out = vec![[0.0; 2]; frames];
    mixer.mix(&mut out);
    out
}

fn cue(sound: Sound, pan: f32, milliseconds: u64) -> Cue {
    Cue { sound, pan, after: Duration::from_millis(milliseconds) }
}

/// First take of a fresh mixer.
fn first(mixer: &Mixer, sound: Sound) -> Arc<[f32]> {
    mixer.takes_cache.take(sound, TakeShuffler::new(7).next(sound))
}

#[test]
fn a_voice_is_its_samples_at_its_place_and_time() {
    for (pan, sides) in [(0.0, [FRAC_1_SQRT_2; 2]), (-1.0, [1.0, 0.0]), (0.28, [0.6, 0.8])] {
        let mut mixer = mixer(LOUD);
        let samples = first(&mixer, Sound::Pass);
        mixer.play(&cue(Sound::Pass, pan, 5));
        let begins = 240 + AHEAD;
        let out = mixed(&mut mixer, begins + samples.len());
        assert!(out[..begins].iter().all(|frame| *frame == [0.0; 2]), "it begins too early");
        for (frame, sample) in out[begins..].iter().zip(&*samples) {
            for side in 0..2 {
                assert!((frame[side] - sample * sides[side]).abs() < 1e-5, "{frame:?} {sample} {pan}");
            }
        }
        assert!(mixed(&mut mixer, AHEAD).iter().all(|frame| *frame == [0.0; 2]));
        assert!(mixer.is_silent());
    }
}

#[test]
fn mono_is_the_same_from_both_sides_and_as_loud_as_from_the_middle() {
    for pan in [-0.5, 0.0, 0.5] {
        let mut mixer = mixer(Volumes { mono: true, ..LOUD });
        let samples = first(&mixer, Sound::Pass);
        mixer.play(&cue(Sound::Pass, pan, 0));
        let out = mixed(&mut mixer, AHEAD + samples.len());
        let middle = f32::midpoint(pan_gains(pan)[0], pan_gains(pan)[1]);
        assert!((middle - FRAC_1_SQRT_2).abs() < 0.03);
        for (frame, sample) in out[AHEAD..].iter().zip(&*samples) {
            assert!((frame[0] - frame[1]).abs() < 1e-6, "{frame:?}");
            assert!((frame[0] - sample * middle).abs() < 1e-5, "{frame:?} {sample}");
        }
    }
}

#[test]
fn volumes_belong_to_their_kind() {
    let volumes = Volumes { pieces: 0.5, signals: 1.0, background: 0.5, muted: false, mono: false };
    for (sound, background, gain) in
        [(Sound::Pass, false, 0.25), (Sound::Pass, true, 0.0625), (Sound::Refusal, false, 1.0)]
    {
        let mut mixer = mixer(volumes);
        mixer.set_in_background(background);
        mixed(&mut mixer, usize::from(RAMP));
        let samples = first(&mixer, sound);
        mixer.play(&cue(sound, -1.0, 0));
        let out = mixed(&mut mixer, AHEAD + samples.len());
        assert!(out[AHEAD..].iter().zip(&*samples).all(|(frame, x)| (frame[0] - gain * x).abs() < 1e-5));
    }
}

#[test]
fn what_is_muted_is_not_even_made() {
    let mut mixer = mixer(Volumes { muted: true, ..LOUD });
    mixer.play(&cue(Sound::Win, 0.0, 0));
    assert!(mixer.is_silent());
    assert!(mixed(&mut mixer, 1000).iter().all(|frame| *frame == [0.0; 2]));
}

#[test]
fn a_change_of_volume_is_no_jump() {
    let mut mixer = mixer(LOUD);
    mixer.play(&cue(Sound::Win, -1.0, 0));
    let before = mixed(&mut mixer, 10_000);
    mixer.set_volumes(Volumes { muted: true, ..LOUD });
    let after = mixed(&mut mixer, 2000);
    let steps =
        |frames: &[Frame]| frames.windows(2).map(|pair| (pair[1][0] - pair[0][0]).abs()).fold(0.0, f32::max);
    assert!(steps(&after) <= 1.05 * steps(&before), "{} {}", steps(&after), steps(&before));
    assert!((after[0][0] - before[9999][0]).abs() <= 1.05 * steps(&before));
    assert!(after[usize::from(RAMP) + AHEAD..].iter().all(|frame| *frame == [0.0; 2]));
}

#[test]
fn hushed_voices_fade_and_waiting_ones_never_come() {
    let mut mixer = mixer(LOUD);
    mixer.play(&cue(Sound::Win, 0.0, 0));
    mixer.play(&cue(Sound::Tower, 0.0, 300));
    mixed(&mut mixer, 4000);
    mixer.stop_all();
    mixed(&mut mixer, usize::from(RAMP) + AHEAD + 1);
    assert!(mixed(&mut mixer, AHEAD).iter().all(|frame| *frame == [0.0; 2]));
    assert!(mixer.is_silent());
}

#[test]
fn a_storm_of_sounds_passes_no_ceiling_and_ends() {
    let mut mixer = mixer(LOUD);
    let mut loudest = 0.0_f32;
    for round in 0..40_u16 {
        for sound in Sound::ALL {
            mixer.play(&cue(sound, f32::from(round % 5) / 2.0 - 1.0, 0));
        }
        for frame in mixed(&mut mixer, 300) {
            assert!(frame.iter().all(|x| x.abs() <= CEILING));
            loudest = loudest.max(frame[0].abs());
        }
        let going = mixer.voices.iter().filter(|voice| voice.life.goal > 0.0).count();
        assert!(going <= VOICES, "{going}");
    }
    assert!(loudest > 0.8, "the limiter had nothing to do: {loudest}");
    mixed(&mut mixer, 2 * RATE as usize);
    assert!(mixer.is_silent());
}

#[test]
fn the_blocks_of_the_output_make_no_difference() {
    let [mut whole, mut parts] = [mixer(LOUD), mixer(LOUD)];
    for mixer in [&mut whole, &mut parts] {
        mixer.play(&cue(Sound::Stone, 0.3, 2));
        mixer.play(&cue(Sound::Draw, 0.0, 0));
    }
    let together = mixed(&mut whole, 6000);
    let apart: Vec<Frame> = (0..60).flat_map(|_| mixed(&mut parts, 100)).collect();
    assert_eq!(together, apart);
}

#[test]
fn takes_change_from_one_time_to_the_next() {
    let mut mixer = mixer(LOUD);
    let mut once = || {
        mixer.play(&cue(Sound::Stone, 0.0, 0));
        mixed(&mut mixer, RATE as usize)
    };
    assert_ne!(once(), once());
}
