//! Chooses and caches the takes of sounds.

use std::sync::{Arc, OnceLock};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Sound, TAKES, Take, synth};

/// Chooses at random which take of a sound to play, but never the same one twice in a row.
#[derive(Debug)]
pub struct TakeShuffler {
    rng: StdRng,
    last: [Option<Take>; Sound::ALL.len()],
}

impl TakeShuffler {
    /// A shuffler; equal seeds choose the same takes.
    pub fn new(seed: u64) -> Self {
        Self { rng: StdRng::seed_from_u64(seed), last: [None; Sound::ALL.len()] }
    }

    /// Chooses the next take of a sound.
    pub fn next(&mut self, sound: Sound) -> Take {
        let last = self.last[sound.index()];
        // One of all, or one step or more on from the last one.
        let number = match last {
            None => self.rng.random_range(0..TAKES),
            Some(last) => (last.number() + self.rng.random_range(1..TAKES)) % TAKES,
        };
        let take = Take::new(number).unwrap_or(Take::FIRST);
        self.last[sound.index()] = Some(take);
        take
    }
}

/// The samples of all takes of all sounds, each computed on first use, which takes some milliseconds.
#[derive(Debug, Default)]
pub struct TakeCache {
    takes: [[OnceLock<Arc<[f32]>>; TAKES as usize]; Sound::ALL.len()],
}

impl TakeCache {
    /// The samples of a take of a sound, as [`synth::render`] computes them, which it does only the first
    /// time.
    pub fn take(&self, sound: Sound, take: Take) -> Arc<[f32]> {
        let made = || synth::render(sound, take).into();
        Arc::clone(self.takes[sound.index()][usize::from(take.number())].get_or_init(made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_take_comes_twice_in_a_row_and_all_come() {
        let mut shuffler = TakeShuffler::new(1);
        let takes: Vec<Take> = (0..200).map(|_| shuffler.next(Sound::Capture)).collect();
        assert!(takes.windows(2).all(|pair| pair[0] != pair[1]), "{takes:?}");
        assert!(Take::all().all(|take| takes.iter().filter(|&&one| one == take).count() > 20), "{takes:?}");
        let mut again = TakeShuffler::new(1);
        assert!(takes.iter().all(|&take| again.next(Sound::Capture) == take));
    }

    #[test]
    fn a_take_is_made_once() {
        let takes_cache = TakeCache::default();
        let [one, two] = [(); 2].map(|()| takes_cache.take(Sound::Refusal, Take::FIRST));
        assert!(Arc::ptr_eq(&one, &two));
        assert_eq!(*one, *synth::render(Sound::Refusal, Take::FIRST));
    }
}
