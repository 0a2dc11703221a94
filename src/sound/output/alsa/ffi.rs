//! The nine functions of ALSA that are needed, and all that is unsafe about them.
//!
//! Signatures and constants are those of `alsa/pcm.h` and `alsa/error.h` (alsa-lib 1.2), which have not changed since
//! 2004. Nothing unsafe leaves this file: [`Handle`] is a device that is certainly open.

#![expect(unsafe_code, reason = "a C library that is opened at run time can only be called so")]

use std::ffi::{CStr, CString, c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::ptr::{self, NonNull};
use std::sync::OnceLock;
use std::time::Duration;

use libloading::Library;

use crate::sound::output::OutputError;

/// `snd_pcm_t`
type Pcm = c_void;
/// `snd_local_error_handler_t`; the last argument is a `va_list`, which is not read here.
type ErrorHandler = extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char, *mut c_void);

const STREAM_PLAYBACK: c_int = 0;
const NONBLOCK: c_int = 1;
const ACCESS_RW_INTERLEAVED: c_int = 3;
const FORMAT_S16: c_int = if cfg!(target_endian = "little") { 2 } else { 3 };
const CHANNELS: u8 = 2;

/// The functions of the ALSA library that are used. It stays open as long as the program runs: threads of its
/// own may still be in it.
pub(super) struct Api {
    open: unsafe extern "C" fn(*mut *mut Pcm, *const c_char, c_int, c_int) -> c_int,
    close: unsafe extern "C" fn(*mut Pcm) -> c_int,
    nonblock: unsafe extern "C" fn(*mut Pcm, c_int) -> c_int,
    set_params: unsafe extern "C" fn(*mut Pcm, c_int, c_int, c_uint, c_uint, c_int, c_uint) -> c_int,
    prepare: unsafe extern "C" fn(*mut Pcm) -> c_int,
    writei: unsafe extern "C" fn(*mut Pcm, *const c_void, c_ulong) -> c_long,
    drop: unsafe extern "C" fn(*mut Pcm) -> c_int,
    recover: unsafe extern "C" fn(*mut Pcm, c_int, c_int) -> c_int,
    strerror: unsafe extern "C" fn(c_int) -> *const c_char,
    /// Missing before alsa-lib 1.0.25, and only a matter of tidiness.
    set_error_handler: Option<unsafe extern "C" fn(Option<ErrorHandler>) -> Option<ErrorHandler>>,
    _library: Library,
}

/// An open ALSA device, which is closed when this is dropped.
pub(super) struct Handle {
    api: &'static Api,
    pcm: NonNull<Pcm>,
}

impl Api {
    /// The functions of the library with this file name, which is opened only once.
    pub(super) fn get(library: &'static str) -> Result<&'static Self, OutputError> {
        static API: OnceLock<Api> = OnceLock::new();
        match API.get() {
            Some(api) => Ok(api),
            None => Self::load(library).map(|api| API.get_or_init(|| api)),
        }
    }

    /// Opens the library with this file name and finds its functions.
    pub(super) fn load(name: &'static str) -> Result<Self, OutputError> {
        // SAFETY: what runs when a library is opened is up to the library. Those of the system, by name, are what every
        // other program with sound opens, too.
        let library = unsafe { Library::new(name) }.map_err(|error| {
            let mut reason = error.to_string();
            // Not every system's message says which file it was.
            if !reason.contains(name) {
                reason = format!("{name}: {reason}");
            }
            OutputError::NoLibrary { library: name, reason }
        })?;
        macro_rules! find {
            ($function:literal) => {
                // SAFETY: the type that the pointer is given is that of the field it is put in, which is the signature
                // in ALSA's headers. It stays valid because the library lives in the same value, and longer than it.
                unsafe { library.get(concat!($function, "\0").as_bytes()) }
                    .map(|function| *function)
                    .map_err(|_| OutputError::OldLibrary { library: name, function: $function })
            };
        }
        Ok(Self {
            open: find!("snd_pcm_open")?,
            close: find!("snd_pcm_close")?,
            nonblock: find!("snd_pcm_nonblock")?,
            set_params: find!("snd_pcm_set_params")?,
            prepare: find!("snd_pcm_prepare")?,
            writei: find!("snd_pcm_writei")?,
            drop: find!("snd_pcm_drop")?,
            recover: find!("snd_pcm_recover")?,
            strerror: find!("snd_strerror")?,
            set_error_handler: find!("snd_lib_error_set_local").ok(),
            _library: library,
        })
    }

    /// Opens a device for playing by its name in ALSA's configuration.
    pub(super) fn open(&'static self, name: &str) -> Result<Handle, String> {
        if let Some(set) = self.set_error_handler {
            // SAFETY: the handler is a function that lives as long as the program, and reads none of its arguments. It
            // counts for this thread only.
            unsafe { set(Some(keep_quiet)) };
        }
        let name = CString::new(name).map_err(|error| error.to_string())?;
        let mut pcm = ptr::null_mut();
        // SAFETY: `pcm` may be written to, and `name` ends with a zero byte.
        self.check(unsafe { (self.open)(&raw mut pcm, name.as_ptr(), STREAM_PLAYBACK, NONBLOCK) })?;
        let pcm = NonNull::new(pcm).ok_or("ALSA opened nothing")?;
        let handle = Handle { api: self, pcm };
        // SAFETY: the device is open. Only opening was not to wait; writing is.
        self.check(unsafe { (self.nonblock)(handle.pcm.as_ptr(), 0) })?;
        Ok(handle)
    }

    /// Converts a return code into a result with the message of ALSA.
    fn check(&self, returned: c_int) -> Result<(), String> {
        if returned >= 0 { Ok(()) } else { Err(self.message(returned)) }
    }

    fn message(&self, error: c_int) -> String {
        // SAFETY: ALSA knows every number, and returns a text that is never freed.
        let text = unsafe { (self.strerror)(error) };
        if text.is_null() {
            return format!("error {error}");
        }
        // SAFETY: not null, and it ends with a zero byte.
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }
}

/// ALSA would write to standard error what is returned as an error anyway.
extern "C" fn keep_quiet(
    _: *const c_char,
    _: c_int,
    _: *const c_char,
    _: c_int,
    _: *const c_char,
    _: *mut c_void,
) {
}

impl Handle {
    /// Sets the format of the device: two channels of 16 bits at this rate. ALSA resamples if the card knows
    /// another one only.
    pub(super) fn configure(&self, rate: u32, latency: Duration) -> Result<(), String> {
        let latency = c_uint::try_from(latency.as_micros()).unwrap_or(c_uint::MAX);
        // SAFETY: the device is open.
        self.api.check(unsafe {
            (self.api.set_params)(
                self.pcm.as_ptr(),
                FORMAT_S16,
                ACCESS_RW_INTERLEAVED,
                c_uint::from(CHANNELS),
                rate,
                1,
                latency,
            )
        })
    }

    /// Plays samples, left and right in turn, and waits until there is room for all.
    pub(super) fn write(&self, samples: &[i16]) -> Result<(), String> {
        let mut rest = samples;
        let mut failures = 0;
        while rest.len() >= usize::from(CHANNELS) {
            let frames = rest.len() / usize::from(CHANNELS);
            // SAFETY: the device is open and takes frames of two samples; as many as that lie at the pointer.
            let written =
                unsafe { (self.api.writei)(self.pcm.as_ptr(), rest.as_ptr().cast(), frames as c_ulong) };
            if let Ok(written) = usize::try_from(written) {
                let samples = (written * usize::from(CHANNELS)).min(rest.len());
                rest = &rest[samples..];
                // Nothing written and no error: it would go on for ever.
                failures = if samples == 0 { failures + 1 } else { 0 };
                if failures > 3 {
                    return Err("it takes nothing".to_owned());
                }
                continue;
            }
            failures += 1;
            self.wake_up(written, failures)?;
        }
        Ok(())
    }

    /// After an error of `writei`: what came too late is forgotten, what was stopped goes on.
    fn wake_up(&self, error: c_long, failures: u32) -> Result<(), String> {
        let error = c_int::try_from(error).unwrap_or(c_int::MIN);
        if failures > 3 {
            return Err(self.api.message(error));
        }
        // SAFETY: the device is open; 1 means without a message on standard error.
        let recovered = unsafe { (self.api.recover)(self.pcm.as_ptr(), error, 1) };
        if recovered >= 0 {
            return Ok(());
        }
        // Stopped by `stop`, which is no error but has to be said first.
        // SAFETY: the device is open.
        self.api.check(unsafe { (self.api.prepare)(self.pcm.as_ptr()) }).map_err(|_| self.api.message(error))
    }

    /// Stops the device at once; the next [`write`](Self::write) starts it again.
    pub(super) fn stop(&self) {
        // SAFETY: the device is open. If it fails, the next `write` says so.
        unsafe {
            (self.api.drop)(self.pcm.as_ptr());
            (self.api.prepare)(self.pcm.as_ptr());
        }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: the device is open, and nothing can use it afterwards. If closing fails, that changes nothing.
        unsafe { (self.api.close)(self.pcm.as_ptr()) };
    }
}
