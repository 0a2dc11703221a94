//! Tests of the playback thread with a recording device.

#![expect(clippy::float_cmp, reason = "silence is exact")]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;
use crate::sound::{Sound, Take};

/// Record of the devices.
#[derive(Debug, Default)]
struct Seen {
    frames: Mutex<Vec<Frame>>,
    opened: AtomicUsize,
    rests: AtomicUsize,
    closed: AtomicUsize,
}

/// A device that takes everything at once, or fails after some blocks.
struct Recorder {
    seen: Arc<Seen>,
    fails_after: usize,
}

impl Device for Recorder {
    fn write(&mut self, frames: &[Frame]) -> Result<(), OutputError> {
        if self.fails_after == 0 {
            return Err(OutputError::Lost { reason: "pulled out".to_owned() });
        }
        self.fails_after -= 1;
        self.seen.frames.lock().unwrap().extend(frames);
        Ok(())
    }

    fn pause(&mut self) {
        self.seen.rests.fetch_add(1, Ordering::SeqCst);
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        self.seen.closed.fetch_add(1, Ordering::SeqCst);
    }
}

/// Reported errors, in order.
type Told = Arc<Mutex<Vec<Option<OutputError>>>>;

fn speaker(fails_after: usize) -> (Speaker, Arc<Seen>, Told) {
    let (seen, told) = (Arc::new(Seen::default()), Told::default());
    let (device, news) = (Arc::clone(&seen), Arc::clone(&told));
    let open = move || {
        device.opened.fetch_add(1, Ordering::SeqCst);
        let seen = Arc::clone(&device);
        Ok(Box::new(Recorder { seen, fails_after }) as Box<dyn Device>)
    };
    let on_error = move |last_error: Option<&OutputError>| news.lock().unwrap().push(last_error.cloned());
    (Speaker::with(Box::new(open), RETRY_DELAY, 7, Box::new(on_error)), seen, told)
}

fn cue(sound: Sound) -> Cue {
    Cue { sound, pan: 0.0, after: Duration::ZERO }
}

/// Far longer than anything here takes, on however busy a machine: only a hang lasts as long.
const HANG: Duration = Duration::from_mins(1);

/// Waits until something is so.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < HANG, "{what}");
        thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn what_is_played_is_what_the_device_gets() {
    let (speaker, seen, told) = speaker(usize::MAX);
    speaker.set_volumes(Volumes { pieces: 1.0, ..Volumes::default() });
    assert_eq!(seen.opened.load(Ordering::SeqCst), 0, "nothing is opened before it is needed");
    speaker.play(vec![cue(Sound::Pass)]);
    assert_eq!(speaker.finish(), Ok(()));
    let frames = seen.frames.lock().unwrap();
    let peak = frames.iter().map(|frame| frame[0].abs()).fold(0.0, f32::max);
    let takes_cache = TakeCache::default();
    let peaks: Vec<f32> = Take::all()
        .map(|take| takes_cache.take(Sound::Pass, take).iter().map(|x| x.abs()).fold(0.0, f32::max))
        .collect();
    let half = std::f32::consts::FRAC_1_SQRT_2;
    assert!(peaks.iter().any(|one| (one * half - peak).abs() < 0.02), "{peak} of {peaks:?}");
    // Enough silence at the end for all of it to be heard before the device stops.
    let silence = frames.iter().rev().take_while(|frame| **frame == [0.0; 2]).count();
    assert!(silence >= BLOCK * SILENT_BLOCKS as usize - 64, "{silence}");
    assert!(Duration::from_millis(10) * SILENT_BLOCKS > LATENCY);
    assert_eq!((seen.rests.load(Ordering::SeqCst), seen.closed.load(Ordering::SeqCst)), (1, 1));
    assert!(told.lock().unwrap().is_empty());
}

#[test]
fn a_silent_thread_writes_nothing() {
    let (speaker, seen, _) = speaker(usize::MAX);
    speaker.play(vec![cue(Sound::Refusal)]);
    until("the sound ends", || seen.rests.load(Ordering::SeqCst) == 1);
    let written = seen.frames.lock().unwrap().len();
    thread::sleep(Duration::from_millis(100));
    assert_eq!(seen.frames.lock().unwrap().len(), written);
    // And the next sound uses the same device.
    speaker.play(vec![cue(Sound::Refusal)]);
    until("the second sound ends", || seen.rests.load(Ordering::SeqCst) == 2);
    assert!(seen.frames.lock().unwrap().len() > written);
    assert_eq!(seen.opened.load(Ordering::SeqCst), 1);
}

#[test]
fn what_is_muted_opens_no_device() {
    let (speaker, seen, _) = speaker(usize::MAX);
    speaker.set_volumes(Volumes { muted: true, ..Volumes::default() });
    speaker.play(vec![cue(Sound::Win)]);
    assert_eq!(speaker.finish(), Ok(()));
    assert_eq!(seen.opened.load(Ordering::SeqCst), 0);
}

#[test]
fn a_lost_device_is_told_once_and_left_alone_for_a_while() {
    let (speaker, seen, told) = speaker(3);
    speaker.play(vec![cue(Sound::Win)]);
    until("the loss is noticed", || speaker.last_error().is_some());
    for _ in 0..20 {
        speaker.play(vec![cue(Sound::Win)]);
    }
    let lost = OutputError::Lost { reason: "pulled out".to_owned() };
    assert_eq!(speaker.finish(), Err(lost.clone()));
    assert_eq!(*told.lock().unwrap(), [Some(lost)]);
    assert_eq!((seen.opened.load(Ordering::SeqCst), seen.closed.load(Ordering::SeqCst)), (1, 1));
}

/// A listener finds the change that woke it: a failure, another one, and that all is well again.
#[test]
fn every_change_is_told_once_it_can_be_seen() {
    let fails = |reason: &str| OutputError::NoDevice { reason: reason.to_owned() };
    let answers = [Some(fails("busy")), Some(fails("busy")), Some(fails("gone")), None];
    let mut left = answers.clone().into_iter();
    let open = move || match left.next().flatten() {
        Some(error) => Err(error),
        None => Ok(Box::new(Recorder { seen: Arc::default(), fails_after: usize::MAX }) as Box<dyn Device>),
    };
    let shown: Arc<OnceLock<Arc<Mutex<Option<OutputError>>>>> = Arc::default();
    let (told, found) = (Told::default(), Arc::clone(&shown));
    let news = Arc::clone(&told);
    let on_error = move |last_error: Option<&OutputError>| {
        let found = found.get().unwrap().lock().unwrap().clone();
        assert_eq!(found.as_ref(), last_error, "it cannot be seen yet");
        news.lock().unwrap().push(found);
    };
    let speaker = Speaker::with(Box::new(open), Duration::ZERO, 7, Box::new(on_error));
    shown.set(Arc::clone(&speaker.last_error)).unwrap();
    for wanted in &answers {
        speaker.play(vec![cue(Sound::Refusal)]);
        until("it is known what came of it", || speaker.last_error() == *wanted);
    }
    assert_eq!(speaker.finish(), Ok(()));
    let [busy, _, gone, well] = answers;
    assert_eq!(*told.lock().unwrap(), [busy, gone, well]);
}

#[test]
fn asking_never_waits() {
    let (go, waits) = channel::<()>();
    let opened = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&opened);
    let open = move || -> Result<Box<dyn Device>, OutputError> {
        // A hang guard: without it a speaker that waits would wait for ever.
        let _ = waits.recv_timeout(HANG);
        count.fetch_add(1, Ordering::SeqCst);
        Err(OutputError::Unsupported)
    };
    let speaker = Speaker::with(Box::new(open), RETRY_DELAY, 1, Box::new(|_| {}));
    speaker.play(vec![cue(Sound::Win)]);
    speaker.set_in_background(true);
    speaker.stop_all();
    assert_eq!(speaker.last_error(), None);
    assert_eq!(opened.load(Ordering::SeqCst), 0, "the device is still being opened");
    go.send(()).unwrap();
    assert_eq!(speaker.finish(), Err(OutputError::Unsupported));
}
