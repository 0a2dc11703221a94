//! An untrusted child process, whose pipes never block the caller and whose output is bounded.
//!
//! Three threads serve its pipes: standard input, output and error. They end with the process.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::rules::visible;

/// Maximum length of a line in bytes; the rest is discarded.
const MAX_LINE_BYTES: u64 = 16 * 1024;
/// Lines read ahead, after which the process has to wait.
const MAX_UNREAD_LINES: usize = 256;
/// Lines waiting to be written, after which the process counts as not reading.
const MAX_UNSENT_LINES: usize = 64;
/// Bytes kept of the end of standard error.
const STDERR_TAIL_BYTES: usize = 300;
/// Time for the process to end after `quit`.
const QUIT_TIMEOUT: Duration = Duration::from_millis(300);
/// Interval between two checks whether the process has ended.
const POLL_INTERVAL: Duration = Duration::from_millis(5);
/// Time to wait for the exit status after the pipes were closed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);

/// The running process of an external engine, with queues for the lines that it reads and writes; dropping
/// this ends it.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// `None` once the input is closed.
    input: Option<SyncSender<String>>,
    pub(super) lines: Receiver<String>,
    stderr_tail: Arc<Mutex<Vec<u8>>>,
    stderr_thread: Option<JoinHandle<()>>,
}

/// Reason why a line cannot be sent to the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteError {
    /// The process has closed its input, or ended.
    Exited,
    /// The process does not read its input.
    InputFull,
}

impl Process {
    pub(super) fn spawn(command: &mut Command) -> io::Result<Self> {
        // In its own process group, so that Ctrl+C in a terminal does not reach it, and its children can be killed
        // with it.
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

    /// Queues a line for the process to read, without waiting.
    pub(super) fn send_line(&self, line: &str) -> Result<(), WriteError> {
        let Some(input) = &self.input else { return Err(WriteError::Exited) };
        input.try_send(format!("{line}\n")).map_err(|error| match error {
            TrySendError::Full(_) => WriteError::InputFull,
            TrySendError::Disconnected(_) => WriteError::Exited,
        })
    }

    /// Describes for an error message how the process ended, with the end of its standard error: `; exit
    /// status: 1; its last words: …`.
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
    /// Asks the process to quit, then kills it with its whole process group.
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

/// Reads a line without its ending, decoding it lossily. `None` at the end of the pipe.
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

/// Reads to the end of the pipe and keeps only the last bytes.
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
