//! Requirements on every sound.

use super::*;
use crate::sound::loudness;

/// Every sound in every take.
fn all() -> Vec<(Sound, Take, Vec<f32>)> {
    let takes = Sound::ALL.into_iter().flat_map(|sound| Take::all().map(move |take| (sound, take)));
    takes.map(|(sound, take)| (sound, take, render(sound, take))).collect()
}

fn loudness_of(samples: &[f32]) -> f64 {
    loudness::max_momentary(&samples.iter().copied().map(f64::from).collect::<Vec<_>>())
}

#[test]
fn lengths_peaks_and_ends() {
    for (sound, take, samples) in all() {
        let name = format!("{} {}", sound.word(), take.number());
        let seconds = samples.len() as f64 / f64::from(RATE);
        let longest = match sound {
            Sound::Win | Sound::Loss | Sound::Draw => 1.6,
            Sound::YourTurn | Sound::LowTime => 1.0,
            Sound::SleeperLeaves | Sound::Removal | Sound::Tower => 0.8,
            _ => 0.5,
        };
        assert!((0.08..longest).contains(&seconds), "{name}: {seconds} s");
        assert!(samples.iter().all(|x| x.is_finite()), "{name}");
        let peak = samples.iter().map(|x| x.abs()).fold(0.0, f32::max);
        assert!((0.05..=0.7081).contains(&peak), "{name}: peak {peak}");
        // No click: the ends are still, and nothing there jumps.
        assert!(samples[0] == 0.0 && samples[samples.len() - 1] == 0.0, "{name}");
        assert!(samples[..4].iter().all(|x| x.abs() < 0.01), "{name} begins with a jump");
        let last = &samples[samples.len() - samples_of_fade()..];
        assert!(last.iter().all(|x| x.abs() < 0.002), "{name} is cut off");
        let mean = samples.iter().map(|&x| f64::from(x)).sum::<f64>() / samples.len() as f64;
        assert!(mean.abs() < 0.000_2, "{name}: direct current {mean}");
    }
}

fn samples_of_fade() -> usize {
    super::samples(0.01)
}

#[test]
fn all_are_equally_loud() {
    let loud: Vec<f64> = all().iter().map(|(_, _, samples)| loudness_of(samples)).collect();
    let (least, most) = loud.iter().fold((f64::MAX, f64::MIN), |(low, high), &x| (low.min(x), high.max(x)));
    assert!(most - least < 3.0, "{least} to {most} LUFS");
    assert!(least > finish::LOUDNESS - 2.5, "{least}");
}

#[test]
fn the_same_each_time_and_all_different() {
    let all = all();
    for (index, (sound, take, samples)) in all.iter().enumerate() {
        assert_eq!(render(*sound, *take), *samples, "{} is not the same again", sound.word());
        for (other, other_take, others) in &all[..index] {
            // What they share, where both are as loud: 1 if one is the other.
            let product: f64 = samples.iter().zip(others).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum();
            let power = |samples: &[f32]| samples.iter().map(|&a| f64::from(a).powi(2)).sum::<f64>();
            let alike = product / (power(samples) * power(others)).sqrt();
            let names = (sound.word(), take.number(), other.word(), other_take.number());
            assert!(alike < 0.985, "{names:?} are alike: {alike}");
        }
    }
}

#[test]
fn blows_begin_at_once() {
    for (sound, take, samples) in all() {
        if matches!(
            sound,
            Sound::SleeperLeaves | Sound::Removal | Sound::Tower | Sound::Pass | Sound::Refusal
        ) {
            continue;
        }
        let first = &samples[..super::samples(0.09).min(samples.len())];
        let peak = first.iter().map(|x| x.abs()).fold(0.0, f32::max);
        let loud = first.iter().position(|x| x.abs() > 0.5 * peak).unwrap();
        assert!(loud < super::samples(0.006), "{} {}: {loud} samples", sound.word(), take.number());
    }
}

#[test]
fn a_higher_stack_has_a_higher_tone() {
    // The share of the band around each tone of the three.
    let heard = |height: usize, tone: f64| {
        let height = crate::rules::abande::Height::new(height).unwrap();
        let samples = render(Sound::Enter(height), Take::new(0).unwrap());
        let mut band = filter::Biquad::band(tone, 12.0);
        samples.iter().map(|&x| band.step(f64::from(x)).powi(2)).sum::<f64>()
    };
    for (own, tone) in [(1, 1174.66), (2, 1479.98), (3, 1760.0)] {
        for other in [1, 2, 3] {
            assert!(own == other || heard(own, tone) > heard(other, tone), "{own} and {other} at {tone} Hz");
        }
    }
}
