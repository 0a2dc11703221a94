//! The other run of the program: started, listened to, and ended.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{mem, thread};

use crate::record::WriteError;

/// Time after which a child process counts as hanging.
const TIMEOUT: Duration = Duration::from_mins(10);

/// Interval at which a drawing process (another run of this program) that has closed its output is asked whether it has
/// ended.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Reason why the other run of the program has drawn no picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum ChildError {
    #[error("the program that draws cannot be started: {0}")]
    Start(io::Error),
    #[error("the program that draws ended with {status}: {stderr}")]
    Draw { status: ExitStatus, stderr: String },
    #[error("the window was closed, or nothing was drawn in {} minutes", TIMEOUT.as_secs() / 60)]
    Stopped,
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// Another run of this program that draws a picture for the window, and can be ended from here.
#[derive(Clone, Debug, Default)]
pub(super) struct ChildRun(Arc<Mutex<ChildState>>);

#[derive(Debug, Default)]
enum ChildState {
    #[default]
    Idle,
    Drawing(Child),
    /// Closed: no process is started any more.
    Closed,
}

impl ChildRun {
    /// Runs `program` with these options, gives it the record as input, and returns the bytes of the picture that it
    /// writes.
    pub(super) fn draw(
        &self,
        program: &Path,
        options: &[OsString],
        record: String,
    ) -> Result<Vec<u8>, ChildError> {
        let mut command = Command::new(program);
        command.args(options).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Otherwise a console would come up beside the window.
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
        let mut child = command.spawn().map_err(ChildError::Start)?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        self.begin(child)?;
        // Each pipe has its thread, so that none that is full holds up another. A program that does not read the record
        // says why.
        thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(record.as_bytes())));
        let stderr = thread::spawn(move || read(stderr));
        let (sender, picture) = channel();
        thread::spawn(move || sender.send(read(stdout)));
        let bytes = picture.recv_timeout(TIMEOUT);
        if bytes.is_err() {
            self.kill();
        }
        let status = self.end()?;
        if status.success() {
            return bytes.map_err(|_| ChildError::Stopped);
        }
        let stderr = stderr.join().unwrap_or_default();
        Err(ChildError::Draw { status, stderr: String::from_utf8_lossy(&stderr).trim().to_owned() })
    }

    fn state(&self) -> MutexGuard<'_, ChildState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores the running process, unless the window was closed meanwhile.
    fn begin(&self, child: Child) -> Result<(), ChildError> {
        let mut state = self.state();
        if matches!(*state, ChildState::Closed) {
            stop(child);
            return Err(ChildError::Stopped);
        }
        *state = ChildState::Drawing(child);
        Ok(())
    }

    /// Waits for the end of the process, whose output is closed already. It can be ended from elsewhere meanwhile.
    fn end(&self) -> Result<ExitStatus, ChildError> {
        loop {
            let mut state = self.state();
            let ChildState::Drawing(child) = &mut *state else { return Err(ChildError::Stopped) };
            if let Some(ended) = child.try_wait().transpose() {
                *state = ChildState::Idle;
                return ended.map_err(ChildError::Start);
            }
            drop(state);
            thread::sleep(POLL_INTERVAL);
        }
    }

    fn kill(&self) {
        if let ChildState::Drawing(child) = &mut *self.state() {
            // It may have ended by itself.
            let _ = child.kill();
        }
    }

    /// Ends the other run, if there is one, and lets no further ones start.
    pub(super) fn close(&self) {
        if let ChildState::Drawing(child) = mem::replace(&mut *self.state(), ChildState::Closed) {
            stop(child);
        }
    }
}

/// Ends a process, if it has not ended by itself. Nobody waits for that: a driver may hold it, and the window closes.
fn stop(mut child: Child) {
    let _ = child.kill();
    let _ = child.try_wait();
}

/// Reads all of a pipe.
fn read(pipe: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        // What came until then is all there is.
        let _ = pipe.read_to_end(&mut bytes);
    }
    bytes
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;

    fn sh(run: &ChildRun, script: &str) -> Result<Vec<u8>, ChildError> {
        run.draw(Path::new("/bin/sh"), &["-c".into(), script.into()], "1. d4 *".into())
    }

    #[test]
    fn a_run_that_fails_says_why_and_one_that_does_not_gives_its_bytes() {
        let run = ChildRun::default();
        assert_eq!(sh(&run, "cat").unwrap(), b"1. d4 *");
        let error = sh(&run, "echo no adapter >&2; exit 3").unwrap_err().to_string();
        assert!(error.contains("no adapter") && error.contains('3'), "{error}");
        // It does not even listen.
        assert!(matches!(sh(&run, "exit 1"), Err(ChildError::Draw { .. })));
        let missing = run.draw(Path::new("/nowhere"), &[], String::new());
        assert!(matches!(missing, Err(ChildError::Start(_))));
        assert_eq!(sh(&run, "echo again").unwrap(), b"again\n", "one that failed stops no other");
    }

    #[test]
    fn closing_the_window_waits_for_nothing() {
        let run = ChildRun::default();
        let drawing = thread::spawn({
            let run = run.clone();
            move || sh(&run, "exec sleep 600")
        });
        while !matches!(*run.state(), ChildState::Drawing(_)) {
            thread::sleep(Duration::from_millis(1));
        }
        run.close();
        assert!(matches!(drawing.join().unwrap(), Err(ChildError::Stopped)));
        assert!(matches!(sh(&run, "cat"), Err(ChildError::Stopped)));
    }
}
