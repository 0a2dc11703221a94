//! A stranger's process, whose pipes never hold us up and never fill our memory.
//!
//! Three threads serve it: one writes, one reads lines, one reads what it says to standard error. They end with the
//! process.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::rules::visible;

/// The longest line that is kept, in bytes; the rest of a longer one is read over.
const MAX_LINE_BYTES: u64 = 16 * 1024;
/// Lines that wait to be read; then the process has to wait.
const MAX_UNREAD_LINES: usize = 256;
/// Lines that wait to be written; then the process is taken not to read any more.
const MAX_UNSENT_LINES: usize = 64;
/// How much is kept of what the process has said last to standard error, in bytes.
const STDERR_TAIL_BYTES: usize = 300;
/// How long a process may take to go once it was told to.
const QUIT_TIMEOUT: Duration = Duration::from_millis(300);
/// How often a wait for a process looks whether it is over.
const POLL_INTERVAL: Duration = Duration::from_millis(5);
/// How long to wait for the reason why a process has closed its pipes.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);

/// A running process.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// None once nothing more is to be said.
    input: Option<SyncSender<String>>,
    pub(super) lines: Receiver<String>,
    stderr_tail: Arc<Mutex<Vec<u8>>>,
    stderr_thread: Option<JoinHandle<()>>,
}

/// A line will never be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteError {
    /// The process has closed its input, or ended.
    Exited,
    /// It does not read what it is told.
    InputFull,
}

impl Process {
    pub(super) fn spawn(command: &mut Command) -> io::Result<Self> {
        // In a group of its own, so that Ctrl+C in a terminal is not for it, and its own children can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (input, orders) = sync_channel::<String>(MAX_UNSENT_LINES);
        let (sender, lines) = sync_channel(MAX_UNREAD_LINES);
        let stderr_tail = Arc::default();
        if let Some(mut pipe) = child.stdin.take() {
            let write = move |line: String| pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush());
            thread::spawn(move || orders.into_iter().map(write).take_while(Result::is_ok).for_each(drop));
        }
        if let Some(pipe) = child.stdout.take() {
            let mut pipe = BufReader::new(pipe);
            thread::spawn(move || {
                while let Ok(Some(line)) = read_line(&mut pipe)
                    && sender.send(line).is_ok()
                {}
            });
        }
        let stderr_thread = child.stderr.take().map(|pipe| {
            let stderr_tail = Arc::clone(&stderr_tail);
            thread::spawn(move || keep_last(pipe, &stderr_tail))
        });
        Ok(Self { child, input: Some(input), lines, stderr_tail, stderr_thread })
    }

    /// Writes a line, or will; it does not wait for that.
    pub(super) fn send_line(&self, line: &str) -> Result<(), WriteError> {
        let Some(input) = &self.input else { return Err(WriteError::Exited) };
        input.try_send(format!("{line}\n")).map_err(|error| match error {
            TrySendError::Full(_) => WriteError::InputFull,
            TrySendError::Disconnected(_) => WriteError::Exited,
        })
    }

    /// How the process ended, as far as that is known, and what it said last: `; exit status: 1; its last words: …`.
    pub(super) fn exit_description(&mut self) -> String {
        let until = Instant::now() + EXIT_TIMEOUT;
        let status = self.wait_until(until).map(|status| format!("; {status}")).unwrap_or_default();
        while self.stderr_thread.as_ref().is_some_and(|thread| !thread.is_finished())
            && Instant::now() < until
        {
            thread::sleep(POLL_INTERVAL);
        }
        let words = self.stderr_tail.lock().unwrap_or_else(PoisonError::into_inner);
        let words = visible(String::from_utf8_lossy(&words).trim());
        if words.is_empty() { status } else { format!("{status}; its last words: {words}") }
    }

    fn wait_until(&mut self, until: Instant) -> Option<ExitStatus> {
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => thread::sleep(POLL_INTERVAL),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    /// Asks the process to go, and ends it if it does not, with all that it has started.
    fn drop(&mut self) {
        let _ = self.send_line("quit");
        self.input = None;
        self.wait_until(Instant::now() + QUIT_TIMEOUT);
        #[cfg(unix)]
        if let Ok(group) = i32::try_from(self.child.id()) {
            use nix::sys::signal::{Signal, killpg};
            let _ = killpg(nix::unistd::Pid::from_raw(group), Signal::SIGKILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line without its end; none at the end of the pipe. Bytes that are no UTF-8 become marks.
fn read_line(pipe: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    pipe.take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        pipe.skip_until(b'\n')?;
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(line.trim_start_matches('\u{feff}').trim_end_matches(['\r', '\n']).to_owned()))
}

/// Reads to the end, and keeps only the last bytes.
fn keep_last(mut pipe: impl Read, last: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = pipe.read(&mut buffer) {
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        last.extend(buffer.iter().take(count));
        let excess = last.len().saturating_sub(STDERR_TAIL_BYTES);
        last.drain(..excess);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests may fail")]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_lines_of_bounded_length() {
        let long = "x".repeat(100_000);
        let text =
            [b"\xef\xbb\xbfid name J\xf6rg\r\n\n".as_slice(), long.as_bytes(), b"\nbestmove d4"].concat();
        let mut pipe = text.as_slice();
        let lines: Vec<String> = std::iter::from_fn(|| read_line(&mut pipe).unwrap()).collect();
        let cut = &long[..usize::try_from(MAX_LINE_BYTES).unwrap()];
        assert_eq!(lines, ["id name J\u{fffd}rg", "", cut, "bestmove d4"]);
    }

    #[test]
    fn only_the_last_words_are_kept() {
        let last = Mutex::default();
        keep_last(format!("{}end", "x".repeat(10_000)).as_bytes(), &last);
        let last = last.into_inner().unwrap();
        assert!(last.len() == STDERR_TAIL_BYTES && last.ends_with(b"xend"));
    }
}
