//! Bakes the table's textures on background threads. Sharp ones take a second and more on a slow processor, and no
//! frame waits that long: the table shows a draft until they are ready.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::board_texture::{bake_board, bake_tray_wood};
use super::canvas::RasterOptions;
use super::relief::{ReliefMaps, bake_relief};
use super::scene_colours::SceneColours;
use super::surround::bake_surround;
use crate::app::game::Quality;
use crate::board::Board;

/// Factor by which the sides of a draft are smaller.
const DRAFT_DIVISOR: usize = 4;

/// What textures of a table are baked from: board, quality and colours.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BakeRequest {
    pub board: &'static Board,
    pub quality: Quality,
    pub colours: SceneColours,
}

/// All baked textures of a table.
pub(super) struct TableTextures {
    pub wood: Image,
    pub relief: Option<ReliefMaps<Image>>,
    pub trays: Image,
    pub surround: Image,
}

impl BakeRequest {
    /// Bakes small textures, quickly, to have something to show at once.
    pub(super) fn bake_draft(&self) -> TableTextures {
        self.bake(RasterOptions { coarse: DRAFT_DIVISOR, threads: cores(), stop: &AtomicBool::new(false) })
    }

    /// Bakes full-size textures on all cores, and waits for them.
    pub(super) fn bake_sharp(&self) -> TableTextures {
        self.bake(RasterOptions { coarse: 1, threads: cores(), stop: &AtomicBool::new(false) })
    }

    fn bake(&self, options: RasterOptions) -> TableTextures {
        let &Self { board, quality, ref colours } = self;
        TableTextures {
            wood: bake_board(board, quality, colours, options),
            relief: bake_relief(board, quality, colours, options),
            trays: bake_tray_wood(quality, colours, options),
            surround: bake_surround(board, quality, colours, options),
        }
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Bakes sharp textures on threads while a draft is shown.
#[derive(Resource, Debug, Default)]
pub(super) struct TextureBaker {
    job: Option<BakeJob>,
}

impl TextureBaker {
    /// Starts to bake on threads, and cancels the job before it. The window is woken when the textures are finished.
    pub(super) fn begin(&mut self, request: BakeRequest, waker: Option<&EventLoopProxyWrapper>) {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = channel();
        let (cancelled, waker) = (stop.clone(), waker.map(|proxy| (**proxy).clone()));
        // Half of the cores stay free for the game, which shows the draft.
        let threads = cores().div_ceil(2);
        thread::spawn(move || {
            let textures = request.bake(RasterOptions { coarse: 1, threads, stop: &cancelled });
            if cancelled.load(Ordering::Relaxed) {
                return;
            }
            // The receiver is gone if another table was laid meanwhile, or if the program ends.
            let _ = sender.send(textures);
            if let Some(proxy) = waker {
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        });
        self.job = Some(BakeJob { textures: Mutex::new(receiver), stop });
    }

    /// Cancels the running job.
    pub(super) fn cancel(&mut self) {
        self.job = None;
    }

    /// Returns the textures once, when they are finished.
    pub(super) fn take(&mut self) -> Option<TableTextures> {
        let job = self.job.as_ref()?;
        let received =
            job.textures.lock().map_or(Err(TryRecvError::Disconnected), |textures| textures.try_recv());
        match received {
            Ok(textures) => {
                self.job = None;
                Some(textures)
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

/// A running job, which stops when it is dropped.
struct BakeJob {
    textures: Mutex<Receiver<TableTextures>>,
    stop: Arc<AtomicBool>,
}

impl Drop for BakeJob {
    /// Cancels the job, if it still runs.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl fmt::Debug for BakeJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BakeJob").finish_non_exhaustive()
    }
}
