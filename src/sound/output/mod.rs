//! Audio output: a thread that mixes while something sounds, and sleeps otherwise.
//!
//! The system's sound library and its device are opened when the first sound is wanted, never before. If one of them is
//! not there, an [`OutputError`] says so; nothing else comes of it. A silent device is stopped at once, so that nothing
//! wakes the processor, and given back after [`IDLE_CLOSE_DELAY`].

#[cfg(all(unix, not(target_os = "macos")))]
mod alsa;
#[cfg(all(feature = "gui", any(windows, target_os = "macos")))]
mod native;
#[cfg(any(test, all(feature = "gui", any(windows, target_os = "macos"))))]
mod resample;
#[cfg(test)]
mod tests;

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use thiserror::Error;

use super::{Cue, Frame, Mixer, RATE, TakeCache, Volumes};

/// Time of silence after which the audio device is closed.
pub const IDLE_CLOSE_DELAY: Duration = Duration::from_secs(20);
/// Time after a failure before the audio device is opened again.
pub const RETRY_DELAY: Duration = Duration::from_secs(10);

/// Frames that are mixed at once: 10 ms.
const BLOCK: usize = RATE as usize / 100;
/// Latency of the device.
const LATENCY: Duration = Duration::from_millis(50);
/// Blocks of silence after the last sound: with them, all of it has left the device before that is stopped.
#[expect(clippy::cast_possible_truncation, reason = "some blocks")]
const SILENT_BLOCKS: u32 = (LATENCY.as_millis() / 10) as u32 + 3;

/// Reason why no sound can be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OutputError {
    /// The system has no such library.
    #[error("the sound library {library} cannot be opened: {reason}")]
    NoLibrary {
        /// File name of the library.
        library: &'static str,
        /// Message of the system.
        reason: String,
    },
    /// The library lacks something that every version of the last twenty years has.
    #[error("the sound library {library} has no function {function}")]
    OldLibrary {
        /// File name of the library.
        library: &'static str,
        /// Missing symbol.
        function: &'static str,
    },
    /// There is no sound card, or it refuses.
    #[error("no sound device can be opened: {reason}")]
    NoDevice {
        /// Message of the library.
        reason: String,
    },
    /// The device was there and is not any more.
    #[error("the sound device has stopped: {reason}")]
    Lost {
        /// Message of the library.
        reason: String,
    },
    /// This build of the program cannot make a sound on this system.
    #[error("this build of the program has no sound on this system")]
    Unsupported,
    /// The system has no thread left for it.
    #[error("no thread can be started for the sound: {reason}")]
    NoThread {
        /// Message of the system.
        reason: String,
    },
}

/// An audio device.
trait Device {
    /// Writes frames, and waits until there is room for them. A paused device goes on.
    fn write(&mut self, frames: &[Frame]) -> Result<(), OutputError>;

    /// Pauses the device, so that nothing wakes the processor before the next frames.
    fn pause(&mut self);
}

/// Opens a device.
type OpenDevice = Box<dyn FnMut() -> Result<Box<dyn Device>, OutputError> + Send>;

/// Callback for a new error, or for its end.
type ErrorCallback = Box<dyn FnMut(Option<&OutputError>) + Send>;

/// Opens the default device of the system.
fn open() -> Result<Box<dyn Device>, OutputError> {
    #[cfg(all(unix, not(target_os = "macos")))]
    return Ok(Box::new(alsa::Pcm::open("default")?));
    #[cfg(all(feature = "gui", any(windows, target_os = "macos")))]
    return Ok(Box::new(native::Output::open()?));
    #[cfg(not(any(unix, all(feature = "gui", windows))))]
    return Err(OutputError::Unsupported);
    #[cfg(all(target_os = "macos", not(feature = "gui")))]
    return Err(OutputError::Unsupported);
}

/// Locks a value that is whole at any moment, so that a panic of another thread does no harm to it.
fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plays sounds on the default audio device from a thread of its own. Every call returns at once, except
/// [`finish`](Self::finish).
#[derive(Debug)]
pub struct Speaker {
    commands: Sender<PlaybackCommand>,
    last_error: Arc<Mutex<Option<OutputError>>>,
    thread: Option<JoinHandle<()>>,
}

/// Command for the playback thread.
#[derive(Debug)]
enum PlaybackCommand {
    Play(Vec<Cue>),
    SetVolumes(Volumes),
    SetInBackground(bool),
    StopAll,
}

impl Speaker {
    /// Starts the thread, which sleeps until the first sound. Equal seeds choose the same takes. `on_error`
    /// is called from that thread whenever [`last_error`](Self::last_error) has changed, with the new error,
    /// or `None` once all is well again.
    pub fn new(seed: u64, on_error: impl FnMut(Option<&OutputError>) + Send + 'static) -> Self {
        Self::with(Box::new(open), RETRY_DELAY, seed, Box::new(on_error))
    }

    fn with(open: OpenDevice, retry_delay: Duration, seed: u64, on_error: ErrorCallback) -> Self {
        let (commands, inbox) = channel();
        let last_error = Arc::new(Mutex::new(None));
        let shared_error = Arc::clone(&last_error);
        let run = move || {
            let mixer = Mixer::new(Arc::new(TakeCache::default()), seed);
            PlaybackThread {
                mixer,
                open,
                device: None,
                last_error: shared_error,
                on_error,
                retry_delay,
                failed: None,
            }
            .run(&inbox);
        };
        let thread = thread::Builder::new().name("sound".to_owned()).spawn(run);
        if let Err(error) = &thread {
            let reason = error.to_string();
            *locked(&last_error) = Some(OutputError::NoThread { reason });
        }
        Self { commands, last_error, thread: thread.ok() }
    }

    /// Plays sounds, each after its delay from now on.
    pub fn play(&self, cues: Vec<Cue>) {
        if !cues.is_empty() {
            self.command(PlaybackCommand::Play(cues));
        }
    }

    /// Sets the volumes as the player wants them.
    pub fn set_volumes(&self, volumes: Volumes) {
        self.command(PlaybackCommand::SetVolumes(volumes));
    }

    /// Sets whether another window has the focus, which makes everything softer.
    pub fn set_in_background(&self, in_background: bool) {
        self.command(PlaybackCommand::SetInBackground(in_background));
    }

    /// Fades everything out, and drops delayed sounds.
    pub fn stop_all(&self) {
        self.command(PlaybackCommand::StopAll);
    }

    /// Error of the last attempt to play; `None` while all is well, or before the first sound.
    pub fn last_error(&self) -> Option<OutputError> {
        locked(&self.last_error).clone()
    }

    /// Waits until all sounds have been played, and ends the thread.
    ///
    /// # Errors
    /// Why nothing was heard.
    pub fn finish(self) -> Result<(), OutputError> {
        let Self { commands, last_error, thread } = self;
        drop(commands);
        // A panic in that thread has been reported like any other.
        let _ = thread.map(JoinHandle::join);
        let last_error = locked(&last_error).take();
        last_error.map_or(Ok(()), Err)
    }

    fn command(&self, command: PlaybackCommand) {
        // Without the thread nothing is played, as `last_error` says.
        let _ = self.commands.send(command);
    }
}

/// State of the playback thread.
struct PlaybackThread {
    mixer: Mixer,
    open: OpenDevice,
    device: Option<Box<dyn Device>>,
    last_error: Arc<Mutex<Option<OutputError>>>,
    on_error: ErrorCallback,
    /// Time after a failure before the device is opened again.
    retry_delay: Duration,
    /// Time of the last failure.
    failed: Option<Instant>,
}

impl PlaybackThread {
    fn run(mut self, inbox: &Receiver<PlaybackCommand>) {
        loop {
            let command = match self.device {
                Some(_) => inbox.recv_timeout(IDLE_CLOSE_DELAY),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match command {
                Ok(command) => self.execute(command),
                Err(RecvTimeoutError::Timeout) => self.device = None,
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if self.mixer.is_silent() {
                continue;
            }
            match self.play_until_silent(inbox) {
                Ok(()) => self.set_last_error(None),
                Err(error) => {
                    self.failed = Some(Instant::now());
                    self.mixer.forget();
                    self.set_last_error(Some(error));
                }
            }
        }
    }

    fn execute(&mut self, command: PlaybackCommand) {
        match command {
            PlaybackCommand::Play(_) if self.failed.is_some_and(|when| when.elapsed() < self.retry_delay) => {
            }
            PlaybackCommand::Play(cues) => cues.iter().for_each(|cue| self.mixer.play(cue)),
            PlaybackCommand::SetVolumes(volumes) => self.mixer.set_volumes(volumes),
            PlaybackCommand::SetInBackground(in_background) => self.mixer.set_in_background(in_background),
            PlaybackCommand::StopAll => self.mixer.stop_all(),
        }
    }

    /// Plays until everything is silent.
    fn play_until_silent(&mut self, inbox: &Receiver<PlaybackCommand>) -> Result<(), OutputError> {
        let mut device = match self.device.take() {
            Some(device) => device,
            None => (self.open)()?,
        };
        self.failed = None;
        let mut block = [[0.0; 2]; BLOCK];
        let mut silent = 0;
        while silent < SILENT_BLOCKS {
            silent = if self.mixer.is_silent() { silent + 1 } else { 0 };
            self.mixer.mix(&mut block);
            device.write(&block)?;
            for command in inbox.try_iter() {
                self.execute(command);
            }
        }
        device.pause();
        self.device = Some(device);
        Ok(())
    }

    /// Stores the state before reporting it: the receiver of the report may read it at once.
    fn set_last_error(&mut self, last_error: Option<OutputError>) {
        let mut stored = locked(&self.last_error);
        if *stored == last_error {
            return;
        }
        *stored = last_error;
        let now = stored.clone();
        drop(stored);
        (self.on_error)(now.as_ref());
    }
}
