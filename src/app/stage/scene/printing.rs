//! The table's textures are printed on threads of their own. Sharp ones take a second and more on a slow processor, and
//! no frame waits that long: the table shows a draft until they are ready.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use ab_glyph::InvalidFont;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::canvas::Brush;
use super::prints::{print_board, print_cloth, print_trays};
use crate::app::game::{Lettered, Quality};
use crate::board::Board;

/// A draft's sides are smaller than those of the sharp picture by this factor.
const DRAFT: usize = 4;

/// What is to be printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Order {
    pub board: &'static Board,
    pub lettered: Lettered,
    pub quality: Quality,
}

/// The textures of a table.
pub(super) struct Prints {
    pub wood: Image,
    pub trays: Image,
    pub cloth: Image,
}

impl Order {
    /// Prints quickly, with a few pixels.
    pub(super) fn draft(self) -> Result<Prints, InvalidFont> {
        self.print(Brush { coarse: DRAFT, threads: cores(), stop: &AtomicBool::new(false) })
    }

    /// Prints with all pixels, and all cores.
    pub(super) fn sharp(self) -> Result<Prints, InvalidFont> {
        self.print(Brush { coarse: 1, threads: cores(), stop: &AtomicBool::new(false) })
    }

    fn print(self, brush: Brush) -> Result<Prints, InvalidFont> {
        let Self { board, lettered, quality } = self;
        Ok(Prints {
            wood: print_board(board, lettered, quality, brush)?,
            trays: print_trays(board, quality, brush),
            cloth: print_cloth(board, quality, brush),
        })
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The sharp prints that are being made, if any are.
#[derive(Resource, Debug, Default)]
pub(super) struct Printing {
    job: Option<Job>,
    /// What lies on the table, or will as soon as it is printed.
    latest: Option<Order>,
}

impl Printing {
    /// Whether this is what lies on the table, or what is being printed for it.
    pub(super) fn has(&self, order: Order) -> bool {
        self.latest == Some(order)
    }

    /// Begins to print. What was being printed is given up.
    pub(super) fn begin(&mut self, order: Order, waker: Option<&EventLoopProxyWrapper>) {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = channel();
        let (raised, waker) = (stop.clone(), waker.map(|proxy| (**proxy).clone()));
        // Half of the cores stay with whoever looks at the draft.
        let threads = cores().div_ceil(2);
        thread::spawn(move || {
            let prints = order.print(Brush { coarse: 1, threads, stop: &raised });
            if raised.load(Ordering::Relaxed) {
                return;
            }
            // Nobody listens where another table was laid meanwhile, or the program ends.
            let _ = sender.send(prints);
            if let Some(proxy) = waker {
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        });
        *self = Self { job: Some(Job { prints: Mutex::new(receiver), stop }), latest: Some(order) };
    }

    /// Notes what was printed elsewhere. What was being printed is given up.
    pub(super) fn is_done(&mut self, order: Order) {
        *self = Self { job: None, latest: Some(order) };
    }

    /// The prints, once they are there.
    pub(super) fn take(&mut self) -> Option<Result<Prints, InvalidFont>> {
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
    prints: Mutex<Receiver<Result<Prints, InvalidFont>>>,
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
