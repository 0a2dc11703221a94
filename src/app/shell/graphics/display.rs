//! Asks whether a display answers, before winit does: winit panics where this returns an error.

#[cfg(all(unix, not(target_os = "macos")))]
use std::env;

/// Reason why no window can be opened: there is no display.
#[derive(Debug, thiserror::Error)]
pub enum DisplayError {
    /// Neither X11 nor Wayland is named by the environment.
    #[error("no display: neither WAYLAND_DISPLAY nor DISPLAY is set (without a screen, play with --text)")]
    NoneNamed,
    /// A display is named, but it does not answer.
    #[error("the display {name} does not answer: {reason} (without a screen, play with --text)")]
    Silent {
        /// Display that was tried, with its variable.
        name: String,
        /// Why the connection failed.
        reason: String,
    },
}

/// Connection to a display that answers. Keep it until the window is open: an X server restarts when its last client
/// leaves, and refuses connections meanwhile.
#[must_use]
#[derive(Debug, Default)]
pub struct OpenDisplay {
    #[cfg(all(unix, not(target_os = "macos")))]
    _connection: Option<x11rb::rust_connection::RustConnection>,
}

/// Connects to a display, to find out whether a window can be opened.
///
/// If a compositor named by `WAYLAND_DISPLAY` does not answer but an X server does, the variable is removed: winit
/// would panic instead of trying X.
///
/// Call it at the start of `main`, before any thread is started.
///
/// # Errors
///
/// [`DisplayError`] if no window could be opened.
#[cfg(all(unix, not(target_os = "macos")))]
pub fn check_display() -> Result<OpenDisplay, DisplayError> {
    if is_set("WAYLAND_SOCKET") {
        return Ok(OpenDisplay::default());
    }
    let wayland = is_set("WAYLAND_DISPLAY").then(try_wayland);
    if let Some(Ok(answer)) = wayland {
        return Ok(answer);
    }
    let x11 = is_set("DISPLAY").then(try_x11);
    if let (Some(_), Some(Ok(_))) = (&wayland, &x11) {
        remove_wayland_display();
    }
    x11.or(wayland).unwrap_or(Err(DisplayError::NoneNamed))
}

/// Does nothing: on this system there always is a display.
///
/// # Errors
///
/// None.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub fn check_display() -> Result<OpenDisplay, DisplayError> {
    Ok(OpenDisplay::default())
}

#[cfg(all(unix, not(target_os = "macos")))]
fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

#[cfg(all(unix, not(target_os = "macos")))]
fn try_wayland() -> Result<OpenDisplay, DisplayError> {
    let name = env::var_os("WAYLAND_DISPLAY").unwrap_or_default();
    // An absolute name replaces the folder, which is what Wayland asks for too.
    let socket = std::path::Path::new(&env::var_os("XDG_RUNTIME_DIR").unwrap_or_default()).join(&name);
    let answered = std::os::unix::net::UnixStream::connect(&socket);
    answered.map(|_| OpenDisplay::default()).map_err(|error| DisplayError::Silent {
        name: format!("WAYLAND_DISPLAY={}", name.to_string_lossy()),
        reason: error.to_string(),
    })
}

#[cfg(all(unix, not(target_os = "macos")))]
fn try_x11() -> Result<OpenDisplay, DisplayError> {
    let answered = x11rb::connect(None);
    answered.map(|(connection, _)| OpenDisplay { _connection: Some(connection) }).map_err(|error| {
        DisplayError::Silent {
            name: format!("DISPLAY={}", env::var("DISPLAY").unwrap_or_default()),
            reason: error.to_string(),
        }
    })
}

/// Removes a scale that is not a number, or at which no window can be drawn, from the environment, and returns it to be
/// reported. winit would panic at it.
///
/// Call it at the start of `main`, before any thread is started.
#[must_use]
pub fn forget_bad_scale() -> Option<BadScale> {
    let bad = BadScale::of(&std::env::var_os(SCALE)?)?;
    #[expect(unsafe_code, reason = "winit reads the variable itself")]
    // SAFETY: documented on this function: it runs at the start of `main`, before there are other threads.
    unsafe {
        std::env::remove_var(SCALE);
    }
    Some(bad)
}

/// Environment variable with the scale factor of windows under X11.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";

/// Value of the scale factor of X11 in the environment that cannot be used and was removed. Its text says why.
#[derive(Debug, thiserror::Error)]
#[error("{SCALE}={0:?} is ignored: it is neither a number from 0.25 to 8 nor `randr`")]
pub struct BadScale(String);

impl BadScale {
    /// Returns `None` if winit takes this value of the variable as it is, and a window can be drawn with it. winit
    /// ignores values that are not UTF-8, and trims nothing.
    fn of(value: &std::ffi::OsStr) -> Option<Self> {
        let text = value.to_str()?;
        let is_scale = text.is_empty()
            || text.eq_ignore_ascii_case("randr")
            || text.parse::<f64>().is_ok_and(|scale| (0.25..=8.0).contains(&scale));
        (!is_scale).then(|| Self(text.to_owned()))
    }
}

/// Removes `WAYLAND_DISPLAY` from the environment, so that winit uses X11.
#[cfg(all(unix, not(target_os = "macos")))]
#[expect(unsafe_code, reason = "winit reads WAYLAND_DISPLAY itself and offers no other way to choose X11")]
fn remove_wayland_display() {
    // SAFETY: documented on `check_display`: it runs at the start of `main`, before there are other threads.
    unsafe { env::remove_var("WAYLAND_DISPLAY") };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_scales_that_winit_takes_are_kept() {
        for kept in ["", "randr", "RANDR", "1", "1.5", "2e0", "0.25", "8"] {
            assert!(BadScale::of(kept.as_ref()).is_none(), "{kept:?}");
        }
        for forgotten in [
            "abc", "0", "-1", "-0", "nan", "inf", "1,5", "1e300", "1e-300", "100", "1.5x", " ", "1.5 ", " 2",
            " randr", "randr\n",
        ] {
            assert!(BadScale::of(forgotten.as_ref()).is_some(), "{forgotten:?}");
        }
    }
}
