//! The table's textures are printed on threads of their own. Sharp ones take a second and more on a slow processor, and
//! no frame waits that long: the table shows a draft until they are ready.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::canvas::Brush;
use super::palette::Tones;
use super::prints::{print_board, print_plank};
use super::relief::{Relief, print_relief};
use super::surround::print_surround;
use crate::app::game::Quality;
use crate::board::Board;

/// A draft's sides are smaller than those of the sharp picture by this factor.
const DRAFT: usize = 4;

/// What is to be printed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Order {
    pub board: &'static Board,
    pub quality: Quality,
    pub tones: Tones,
}

/// The textures of a table.
pub(super) struct Prints {
    pub wood: Image,
    pub relief: Option<Relief<Image>>,
    pub trays: Image,
    pub surround: Image,
}

impl Order {
    /// Prints quickly, with a few pixels.
    pub(super) fn draft(&self) -> Prints {
        self.print(Brush { coarse: DRAFT, threads: cores(), stop: &AtomicBool::new(false) })
    }

    /// Prints with all pixels, and all cores.
    pub(super) fn sharp(&self) -> Prints {
        self.print(Brush { coarse: 1, threads: cores(), stop: &AtomicBool::new(false) })
    }

    fn print(&self, brush: Brush) -> Prints {
        let &Self { board, quality, ref tones } = self;
        Prints {
            wood: print_board(board, quality, tones, brush),
            relief: print_relief(board, quality, tones, brush),
            trays: print_plank(quality, tones, brush),
            surround: print_surround(board, quality, tones, brush),
        }
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The sharp prints that are being made, if any are.
#[derive(Resource, Debug, Default)]
pub(super) struct Printing {
    job: Option<Job>,
}

impl Printing {
    /// Begins to print. What was being printed is given up.
    pub(super) fn begin(&mut self, order: Order, waker: Option<&EventLoopProxyWrapper>) {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = channel();
        let (raised, waker) = (stop.clone(), waker.map(|proxy| (**proxy).clone()));
        // Half of the cores stay free for the game, which shows the draft.
        let threads = cores().div_ceil(2);
        thread::spawn(move || {
            let prints = order.print(Brush { coarse: 1, threads, stop: &raised });
            if raised.load(Ordering::Relaxed) {
                return;
            }
            // The receiver is gone if another table was laid meanwhile, or if the program ends.
            let _ = sender.send(prints);
            if let Some(proxy) = waker {
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        });
        self.job = Some(Job { prints: Mutex::new(receiver), stop });
    }

    /// What was being printed is given up.
    pub(super) fn stop(&mut self) {
        self.job = None;
    }

    /// The prints, once they are there.
    pub(super) fn take(&mut self) -> Option<Prints> {
        let job = self.job.as_ref()?;
        let answer = job.prints.lock().map_or(Err(TryRecvError::Disconnected), |prints| prints.try_recv());
        match answer {
            Ok(prints) => {
                self.job = None;
                Some(prints)
            }
            Err(TryRecvError::Empty) => None,
            // The thread has failed: the draft stays.
            Err(TryRecvError::Disconnected) => {
                self.job = None;
                None
            }
        }
    }
}

/// Prints in the making; dropped, it ends.
struct Job {
    prints: Mutex<Receiver<Prints>>,
    stop: Arc<AtomicBool>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").finish_non_exhaustive()
    }
}
