//! ALSA's library, opened at run time: building needs no header, and a system without it still plays.
//!
//! The system decides what `default` is: a sound server, or the card itself.

mod ffi;

use ffi::{Api, Handle};

use super::{Device, LATENCY, OutputError};
use crate::sound::{Frame, RATE, wav};

/// The library's file on every Linux.
const LIBRARY: &str = "libasound.so.2";

/// An open ALSA device for playing two channels of 16 bits.
pub(super) struct Pcm {
    handle: Handle,
    /// The frames of a block as the device wants them.
    block: Vec<i16>,
}

impl Pcm {
    /// Opens a device by its name in ALSA's configuration. A device that is busy is refused at once.
    pub(super) fn open(name: &'static str) -> Result<Self, OutputError> {
        let handle = Api::get(LIBRARY)?.open(name).map_err(|reason| OutputError::NoDevice { reason })?;
        handle.configure(RATE, LATENCY).map_err(|reason| OutputError::NoDevice { reason })?;
        Ok(Self { handle, block: Vec::new() })
    }
}

impl Device for Pcm {
    fn write(&mut self, frames: &[Frame]) -> Result<(), OutputError> {
        self.block.clear();
        self.block.extend(frames.as_flattened().iter().copied().map(wav::pcm));
        self.handle.write(&self.block).map_err(|reason| OutputError::Lost { reason })
    }

    fn pause(&mut self) {
        self.handle.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_is_not_there_is_told() {
        let error = Api::load("libasound-of-nobody.so.2").err();
        let Some(OutputError::NoLibrary { library, reason }) = error else { panic!("{error:?}") };
        assert_eq!(library, "libasound-of-nobody.so.2");
        assert!(reason.contains(library), "{reason}");
    }

    #[test]
    #[cfg(target_env = "gnu")]
    fn a_library_of_something_else_is_refused() {
        // Every program with glibc has this one.
        let error = Api::load("libc.so.6").err();
        assert_eq!(error, Some(OutputError::OldLibrary { library: "libc.so.6", function: "snd_pcm_open" }));
    }

    #[test]
    fn a_device_that_is_not_there_is_told() {
        match Pcm::open("a device that nobody has").err() {
            Some(OutputError::NoDevice { reason }) => assert!(!reason.is_empty()),
            // Not even ALSA is here.
            Some(OutputError::NoLibrary { library, .. }) => assert_eq!(library, LIBRARY),
            other => panic!("{other:?}"),
        }
    }
}
