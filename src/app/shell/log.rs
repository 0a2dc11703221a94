//! Writes the log into a file as well: a game that is started from a menu has no terminal.

use std::fmt::Debug;
use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;

use bevy::log::tracing::field::{Field, Visit};
use bevy::log::tracing::{Event, Subscriber};
use bevy::log::tracing_subscriber::fmt as lines;
use bevy::log::tracing_subscriber::layer::{Context, Layer};
use bevy::log::{BoxedFmtLayer, BoxedLayer, Level};
use bevy::prelude::*;

use crate::library::{LogFile, Wake, Worker};

/// The layer that writes into the file, for Bevy's own log, and that keeps things out of every log. Without a [`LogTo`]
/// nothing is written.
#[expect(clippy::unnecessary_wraps, reason = "what Bevy calls")]
pub(super) fn layer(app: &mut App) -> Option<BoxedLayer> {
    let Some(LogTo(file)) = app.world_mut().remove_resource() else { return Some(Box::new(NoGuesses)) };
    let into_file = lines::layer().with_ansi(false).with_writer(Mutex::new(LogWriter::new(file)));
    Some(Box::new(into_file.and_then(NoGuesses)))
}

/// The layer that writes to standard error, for Bevy's own log: in colour on a terminal only.
#[expect(clippy::unnecessary_wraps, reason = "what Bevy calls")]
pub(super) fn on_terminal(_: &mut App) -> Option<BoxedFmtLayer> {
    let layer = lines::layer().with_writer(io::stderr);
    Some(Box::new(if io::stderr().is_terminal() { layer } else { layer.with_ansi(false) }))
}

/// Keeps out what wgpu 29 says of each view of a texture with OpenGL: that it had guessed another shape for it. Hundreds
/// of lines at the start alone, about something that cannot be seen in the picture.
struct NoGuesses;

impl<S: Subscriber> Layer<S> for NoGuesses {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let mut guess = IsGuess(false);
        event.record(&mut guess);
        !guess.0
    }
}

/// Whether an event is told in these words.
struct IsGuess(bool);

impl Visit for IsGuess {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            self.0 |= format!("{value:?}").starts_with("wgpu-hal heuristics assumed");
        }
    }
}

/// Writes the log on a thread: a message is in the file before whoever logs it goes on, but a disk that hangs holds up no
/// frame.
struct LogWriter(Worker<Vec<u8>, ()>);

impl LogWriter {
    /// While the disk hangs no more messages than this wait for it.
    const WAITING: usize = 1000;

    fn new(mut file: impl Write + Send + 'static) -> Self {
        let work = move |messages: Vec<Vec<u8>>, _: &mut dyn FnMut(())| {
            for message in messages {
                // A log that cannot be written is no reason to disturb anyone.
                let _ = file.write_all(&message);
            }
        };
        Self(Worker::start("log", work, Wake::default()))
    }
}

impl Write for LogWriter {
    fn write(&mut self, message: &[u8]) -> io::Result<usize> {
        self.0.take();
        if self.0.waiting() < Self::WAITING {
            self.0.ask(message.to_vec());
            self.0.wait_briefly();
        }
        Ok(message.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Where the log goes. It is taken when the log begins.
#[derive(Resource, Debug)]
pub(super) struct LogTo(pub(super) LogFile);

/// How much the program tells of itself on the terminal and in its log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogLevel {
    /// What goes wrong.
    Error,
    /// Also what could.
    Warn,
    /// Also what it does, in brief.
    #[default]
    Info,
    /// Also what helps to find a mistake in it.
    Debug,
    /// Everything.
    Trace,
}

impl LogLevel {
    /// The filter for Bevy's log: our own messages, and real errors from everything else. Drivers and window managers
    /// warn about much that this program cannot fix; `RUST_LOG` brings it back.
    pub(super) const fn filter(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "error,abande=warn",
            Self::Info => "error,abande=info",
            Self::Debug => "warn,abande=debug",
            Self::Trace => "info,abande=trace",
        }
    }

    /// The most that passes the filter.
    pub(super) const fn most(self) -> Level {
        match self {
            Self::Error => Level::ERROR,
            Self::Warn => Level::WARN,
            Self::Info => Level::INFO,
            Self::Debug => Level::DEBUG,
            Self::Trace => Level::TRACE,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;
    use std::sync::mpsc::{Receiver, channel};

    use bevy::log::tracing::subscriber;
    use bevy::log::tracing_subscriber::{layer::SubscriberExt, registry};

    use super::*;

    #[test]
    fn a_log_whose_disk_hangs_holds_up_nobody_and_is_written_once_it_answers() {
        let (answer, hangs) = channel::<()>();
        let written = Arc::new(Mutex::new(Vec::new()));
        let mut log = LogWriter::new(Hanging { hangs, written: Arc::clone(&written) });
        for message in 0..20 {
            log.write_all(format!("{message}\n").as_bytes()).unwrap();
        }
        assert!(written.lock().unwrap().is_empty());
        drop(answer);
        // It waits for what was written before.
        drop(log);
        let text = String::from_utf8(written.lock().unwrap().clone()).unwrap();
        assert_eq!(text, (0..20).map(|message| format!("{message}\n")).collect::<String>());
    }

    /// A file whose disk answers once the other side of the channel is gone.
    struct Hanging {
        hangs: Receiver<()>,
        written: Arc<Mutex<Vec<u8>>>,
    }

    impl Write for Hanging {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.hangs.recv();
            self.written.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn guesses_about_textures_are_kept_out_and_everything_else_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let file = fs::File::create(&path).unwrap();
        let into_file = lines::layer().with_ansi(false).with_writer(Mutex::new(LogWriter::new(file)));
        subscriber::with_default(registry().with(into_file.and_then(NoGuesses)), || {
            error!("wgpu-hal heuristics assumed that the view dimension will be equal to `D2`");
            error!("{}", "the adapter was lost");
            info!(shape = "wgpu-hal heuristics assumed", "a texture");
        });
        let written = fs::read_to_string(path).unwrap();
        let ends: Vec<_> =
            written.lines().filter_map(|line| line.split_once(": ")).map(|(_, end)| end).collect();
        assert_eq!(ends.len(), 2, "{written}");
        assert!(ends[0].ends_with("the adapter was lost") && ends[1].contains("a texture"), "{written}");
    }
}
