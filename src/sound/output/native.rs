//! Windows (WASAPI) and macOS (Core Audio), through cpal.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::resample::Resampler;
use super::{Device, LATENCY, OutputError, locked};
use crate::sound::{Frame, RATE};

/// A device that asks for nothing during this time has stopped.
const STALLED: Duration = Duration::from_secs(1);
/// Polling interval of `write` while the device has no room.
const NAP: Duration = Duration::from_millis(3);

/// The default audio device, through the system's own interface.
pub(super) struct Output {
    stream: Stream,
    frames: SyncSender<Frame>,
    resampler: Resampler,
    playing: bool,
    /// Error reported by the system.
    lost: Arc<Mutex<Option<String>>>,
}

impl Output {
    pub(super) fn open() -> Result<Self, OutputError> {
        let refused = |reason: String| OutputError::NoDevice { reason };
        let device = cpal::default_host().default_output_device();
        let device = device.ok_or_else(|| refused("there is none".to_owned()))?;
        let config = device.default_output_config().map_err(|error| refused(error.to_string()))?;
        match config.sample_format() {
            SampleFormat::F32 => Self::with::<f32>(&device, config.config()),
            SampleFormat::I16 => Self::with::<i16>(&device, config.config()),
            SampleFormat::I32 => Self::with::<i32>(&device, config.config()),
            SampleFormat::U8 => Self::with::<u8>(&device, config.config()),
            format => Err(refused(format!("its format is {format}"))),
        }
    }

    fn with<T: SizedSample + FromSample<f32>>(
        device: &cpal::Device,
        config: StreamConfig,
    ) -> Result<Self, OutputError> {
        let room = u128::from(config.sample_rate) * LATENCY.as_millis() / 1000;
        let (frames, inbox) = sync_channel(usize::try_from(room).unwrap_or(RATE as usize / 20));
        let lost = Arc::new(Mutex::new(None));
        let error_slot = Arc::clone(&lost);
        let channels = usize::from(config.channels).max(1);
        let resampler = Resampler::new(config.sample_rate);
        let stream = device.build_output_stream(
            config,
            move |out: &mut [T], _| fill(out, channels, &inbox),
            move |error: cpal::Error| {
                // The system goes on by itself after these.
                if !matches!(
                    error.kind(),
                    ErrorKind::DeviceChanged | ErrorKind::Xrun | ErrorKind::RealtimeDenied
                ) {
                    *locked(&error_slot) = Some(error.to_string());
                }
            },
            None,
        );
        let stream = stream.map_err(|error| OutputError::NoDevice { reason: error.to_string() })?;
        Ok(Self { stream, frames, resampler, playing: false, lost })
    }
}

/// Writes what is there, and silence where nothing is. On one channel both sides are heard, on more than two the first
/// two.
fn fill<T: SizedSample + FromSample<f32>>(out: &mut [T], channels: usize, inbox: &Receiver<Frame>) {
    for samples in out.chunks_mut(channels) {
        let [left, right] = inbox.try_recv().unwrap_or_default();
        match samples {
            [one] => *one = T::from_sample(f32::midpoint(left, right)),
            [first, second, others @ ..] => {
                *first = T::from_sample(left);
                *second = T::from_sample(right);
                others.fill(T::EQUILIBRIUM);
            }
            [] => {}
        }
    }
}

impl Device for Output {
    fn write(&mut self, frames: &[Frame]) -> Result<(), OutputError> {
        let lost = |reason: String| OutputError::Lost { reason };
        if !self.playing {
            self.stream.play().map_err(|error| lost(error.to_string()))?;
            self.playing = true;
        }
        let mut ready = Vec::with_capacity(frames.len() * 4);
        for &frame in frames {
            self.resampler.push(frame, |frame| ready.push(frame));
        }
        let mut waiting = Instant::now();
        for frame in ready {
            loop {
                match self.frames.try_send(frame) {
                    Ok(()) => break,
                    Err(TrySendError::Disconnected(_)) => return Err(lost("it was closed".to_owned())),
                    Err(TrySendError::Full(_)) => {}
                }
                if let Some(reason) = locked(&self.lost).take() {
                    return Err(lost(reason));
                }
                if waiting.elapsed() > STALLED {
                    return Err(lost("it takes nothing".to_owned()));
                }
                thread::sleep(NAP);
            }
            waiting = Instant::now();
        }
        Ok(())
    }

    fn pause(&mut self) {
        // If the system cannot pause it, it goes on with silence.
        self.playing = self.stream.pause().is_err();
    }
}
