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

/// No picture takes longer where anything works.
const LONGEST: Duration = Duration::from_mins(10);

/// How often to look whether a program that has said everything has ended.
const PAUSE: Duration = Duration::from_millis(5);

#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    #[error("the program that draws cannot be started: {0}")]
    Start(io::Error),
    #[error("the program that draws ended with {status}: {said}")]
    Draw { status: ExitStatus, said: String },
    #[error("the window was closed, or nothing was drawn in {} minutes", LONGEST.as_secs() / 60)]
    Stopped,
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// The other run of the program, which can be ended from here.
#[derive(Clone, Debug, Default)]
pub(super) struct Run(Arc<Mutex<State>>);

#[derive(Debug, Default)]
enum State {
    #[default]
    Idle,
    Drawing(Child),
    /// Nothing more is drawn.
    Closed,
}

impl Run {
    /// Has a program draw: the record goes in, the bytes of the picture come out.
    pub(super) fn draw(
        &self,
        program: &Path,
        options: &[OsString],
        record: String,
    ) -> Result<Vec<u8>, Failure> {
        let mut command = Command::new(program);
        command.args(options).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Otherwise a console would come up beside the window.
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
        let mut child = command.spawn().map_err(Failure::Start)?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        self.begin(child)?;
        // Each pipe has its thread, so that none that is full holds up another. A program that does not read the record
        // says why.
        thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(record.as_bytes())));
        let said = thread::spawn(move || read(stderr));
        let (sender, picture) = channel();
        thread::spawn(move || sender.send(read(stdout)));
        let bytes = picture.recv_timeout(LONGEST);
        if bytes.is_err() {
            self.kill();
        }
        let status = self.end()?;
        if status.success() {
            return bytes.map_err(|_| Failure::Stopped);
        }
        let said = said.join().unwrap_or_default();
        Err(Failure::Draw { status, said: String::from_utf8_lossy(&said).trim().to_owned() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The program runs, unless the window was closed meanwhile.
    fn begin(&self, child: Child) -> Result<(), Failure> {
        let mut state = self.state();
        if matches!(*state, State::Closed) {
            stop(child);
            return Err(Failure::Stopped);
        }
        *state = State::Drawing(child);
        Ok(())
    }

    /// Waits for the end of the program, whose output is closed already. It can be ended from elsewhere meanwhile.
    fn end(&self) -> Result<ExitStatus, Failure> {
        loop {
            let mut state = self.state();
            let State::Drawing(child) = &mut *state else { return Err(Failure::Stopped) };
            if let Some(ended) = child.try_wait().transpose() {
                *state = State::Idle;
                return ended.map_err(Failure::Start);
            }
            drop(state);
            thread::sleep(PAUSE);
        }
    }

    fn kill(&self) {
        if let State::Drawing(child) = &mut *self.state() {
            // It may have ended by itself.
            let _ = child.kill();
        }
    }

    /// Ends what runs, and starts nothing more.
    pub(super) fn close(&self) {
        if let State::Drawing(child) = mem::replace(&mut *self.state(), State::Closed) {
            stop(child);
        }
    }
}

/// Ends a program, if it has not ended by itself. Nobody waits for that: a driver may hold it, and the window closes.
fn stop(mut child: Child) {
    let _ = child.kill();
    let _ = child.try_wait();
}

/// All that comes out of a pipe.
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

    fn sh(run: &Run, script: &str) -> Result<Vec<u8>, Failure> {
        run.draw(Path::new("/bin/sh"), &["-c".into(), script.into()], "1. d4 *".into())
    }

    #[test]
    fn a_run_that_fails_says_why_and_one_that_does_not_gives_its_bytes() {
        let run = Run::default();
        assert_eq!(sh(&run, "cat").unwrap(), b"1. d4 *");
        let error = sh(&run, "echo no adapter >&2; exit 3").unwrap_err().to_string();
        assert!(error.contains("no adapter") && error.contains('3'), "{error}");
        // It does not even listen.
        assert!(matches!(sh(&run, "exit 1"), Err(Failure::Draw { .. })));
        let missing = run.draw(Path::new("/nowhere"), &[], String::new());
        assert!(matches!(missing, Err(Failure::Start(_))));
        assert_eq!(sh(&run, "echo again").unwrap(), b"again\n", "one that failed stops no other");
    }

    #[test]
    fn closing_the_window_waits_for_nothing() {
        let run = Run::default();
        let drawing = thread::spawn({
            let run = run.clone();
            move || sh(&run, "exec sleep 600")
        });
        while !matches!(*run.state(), State::Drawing(_)) {
            thread::sleep(Duration::from_millis(1));
        }
        run.close();
        assert!(matches!(drawing.join().unwrap(), Err(Failure::Stopped)));
        assert!(matches!(sh(&run, "cat"), Err(Failure::Stopped)));
    }
}
