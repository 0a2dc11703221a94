//! The way to the loudspeakers: a thread that mixes while something sounds, and sleeps otherwise.
//!
//! The system's sound library and its device are opened when the first sound is wanted, never before. If one of them is
//! not there, an [`OutputError`] says so; nothing else comes of it. A silent device is stopped at once, so that nothing
//! wakes the processor, and given back after [`LINGER`].

#[cfg(all(unix, not(target_os = "macos")))]
mod alsa;
#[cfg(all(feature = "gui", any(windows, target_os = "macos")))]
mod native;
#[cfg(any(test, all(feature = "gui", any(windows, target_os = "macos"))))]
mod resample;
#[cfg(test)]
mod tests;

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use thiserror::Error;

use super::{Cue, Frame, Mixer, RATE, Shelf, Volumes};

/// A silent device is given back to the system after this time.
pub const LINGER: Duration = Duration::from_secs(20);
/// After a failure the device is not opened again before this time is over.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Frames that are mixed at once: 10 ms.
const BLOCK: usize = RATE as usize / 100;
/// How far the device is ahead of what is heard.
const LATENCY: Duration = Duration::from_millis(50);
/// Blocks of silence after the last sound: with them, all of it has left the device before that is stopped.
#[expect(clippy::cast_possible_truncation, reason = "some blocks")]
const SILENT_BLOCKS: u32 = (LATENCY.as_millis() / 10) as u32 + 3;

/// Why nothing is heard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OutputError {
    /// The system has no such library.
    #[error("the sound library {library} cannot be opened: {reason}")]
    NoLibrary {
        /// The name of its file.
        library: &'static str,
        /// What the system says.
        reason: String,
    },
    /// The library lacks something that every version of the last twenty years has.
    #[error("the sound library {library} has no function {function}")]
    OldLibrary {
        /// The name of its file.
        library: &'static str,
        /// What is missing.
        function: &'static str,
    },
    /// There is no sound card, or it refuses.
    #[error("no sound device can be opened: {reason}")]
    NoDevice {
        /// What the library says.
        reason: String,
    },
    /// The device was there and is not any more.
    #[error("the sound device has stopped: {reason}")]
    Lost {
        /// What the library says.
        reason: String,
    },
    /// This build of the program cannot make a sound on this system.
    #[error("this build of the program has no sound on this system")]
    Unsupported,
    /// The system has no thread left for it.
    #[error("no thread can be started for the sound: {reason}")]
    NoThread {
        /// What the system says.
        reason: String,
    },
}

/// Something that takes frames.
trait Device {
    /// Takes frames, and waits until there is room for them. A device that rested goes on.
    fn write(&mut self, frames: &[Frame]) -> Result<(), OutputError>;

    /// Stops: nothing is to wake the processor before the next frames come.
    fn rest(&mut self);
}

/// Opens a device.
type Open = Box<dyn FnMut() -> Result<Box<dyn Device>, OutputError> + Send>;

/// Reports why nothing is heard, or that all is well again.
type Tell = Box<dyn FnMut(Option<&OutputError>) + Send>;

/// The system's usual device.
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

/// The table's loudspeakers. Every call returns at once, except [`finish`](Self::finish).
#[derive(Debug)]
pub struct Speaker {
    orders: Sender<Order>,
    trouble: Arc<Mutex<Option<OutputError>>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread is asked for.
#[derive(Debug)]
enum Order {
    Play(Vec<Cue>),
    SetVolumes(Volumes),
    SetInBackground(bool),
    Hush,
}

impl Speaker {
    /// Starts the thread, which sleeps until the first sound. The same seed deals the same takes. `tell` is called from
    /// that thread whenever [`trouble`](Self::trouble) has changed, with what it says from then on.
    pub fn new(seed: u64, tell: impl FnMut(Option<&OutputError>) + Send + 'static) -> Self {
        Self::with(Box::new(open), PATIENCE, seed, Box::new(tell))
    }

    fn with(open: Open, patience: Duration, seed: u64, tell: Tell) -> Self {
        let (orders, inbox) = channel();
        let trouble = Arc::new(Mutex::new(None));
        let told = Arc::clone(&trouble);
        let run = move || {
            let mixer = Mixer::new(Arc::new(Shelf::default()), seed);
            Player { mixer, open, device: None, trouble: told, tell, patience, failed: None }.run(&inbox);
        };
        let thread = thread::Builder::new().name("sound".to_owned()).spawn(run);
        if let Err(error) = &thread {
            let reason = error.to_string();
            *trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(OutputError::NoThread { reason });
        }
        Self { orders, trouble, thread: thread.ok() }
    }

    /// Plays sounds, each at its time from now on.
    pub fn play(&self, cues: Vec<Cue>) {
        if !cues.is_empty() {
            self.order(Order::Play(cues));
        }
    }

    /// Sets how loud everything is.
    pub fn set_volumes(&self, volumes: Volumes) {
        self.order(Order::SetVolumes(volumes));
    }

    /// Whether another window is in front.
    pub fn set_in_background(&self, in_background: bool) {
        self.order(Order::SetInBackground(in_background));
    }

    /// Lets everything that sounds fade away at once, and forgets what was to come.
    pub fn hush(&self) {
        self.order(Order::Hush);
    }

    /// Why nothing was heard the last time; none while all is well, or nothing has been played yet.
    pub fn trouble(&self) -> Option<OutputError> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until everything has been heard, and ends the thread.
    ///
    /// # Errors
    /// Why nothing was heard.
    pub fn finish(self) -> Result<(), OutputError> {
        let Self { orders, trouble, thread } = self;
        drop(orders);
        // A panic in that thread has been reported like any other.
        let _ = thread.map(JoinHandle::join);
        let trouble = trouble.lock().unwrap_or_else(PoisonError::into_inner).take();
        trouble.map_or(Ok(()), Err)
    }

    fn order(&self, order: Order) {
        // Without the thread nothing is played, as `trouble` says.
        let _ = self.orders.send(order);
    }
}

/// What runs in the thread.
struct Player {
    mixer: Mixer,
    open: Open,
    device: Option<Box<dyn Device>>,
    trouble: Arc<Mutex<Option<OutputError>>>,
    tell: Tell,
    /// How long the device is left alone once it has failed.
    patience: Duration,
    /// When the device failed the last time.
    failed: Option<Instant>,
}

impl Player {
    fn run(mut self, inbox: &Receiver<Order>) {
        loop {
            let order = match self.device {
                Some(_) => inbox.recv_timeout(LINGER),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match order {
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => self.device = None,
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if self.mixer.is_silent() {
                continue;
            }
            match self.sound(inbox) {
                Ok(()) => self.set_trouble(None),
                Err(error) => {
                    self.failed = Some(Instant::now());
                    self.mixer.forget();
                    self.set_trouble(Some(error));
                }
            }
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Play(_) if self.failed.is_some_and(|when| when.elapsed() < self.patience) => {}
            Order::Play(cues) => cues.iter().for_each(|cue| self.mixer.play(cue)),
            Order::SetVolumes(volumes) => self.mixer.set_volumes(volumes),
            Order::SetInBackground(in_background) => self.mixer.set_in_background(in_background),
            Order::Hush => self.mixer.hush(),
        }
    }

    /// Plays until all is silent.
    fn sound(&mut self, inbox: &Receiver<Order>) -> Result<(), OutputError> {
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
            for order in inbox.try_iter() {
                self.obey(order);
            }
        }
        device.rest();
        self.device = Some(device);
        Ok(())
    }

    /// Stores the state before reporting it: the receiver of the report may read it at once.
    fn set_trouble(&mut self, trouble: Option<OutputError>) {
        let mut known = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if *known == trouble {
            return;
        }
        *known = trouble;
        let now = known.clone();
        drop(known);
        (self.tell)(now.as_ref());
    }
}
