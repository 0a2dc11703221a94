//! Log layers of Bevy: a file, since a game that is started from a menu has no terminal, and standard error.

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

/// Returns the layer of Bevy's log that writes into the file of [`LogTarget`], if there is one. It filters all logs,
/// too.
#[expect(clippy::unnecessary_wraps, reason = "what Bevy calls")]
pub(super) fn file_layer(app: &mut App) -> Option<BoxedLayer> {
    let Some(LogTarget(file)) = app.world_mut().remove_resource() else {
        return Some(Box::new(WgpuGuessFilter));
    };
    let into_file = lines::layer().with_ansi(false).with_writer(Mutex::new(LogWriter::new(file)));
    Some(Box::new(into_file.and_then(WgpuGuessFilter)))
}

/// Returns the layer of Bevy's log that writes to standard error, in colour on a terminal only.
#[expect(clippy::unnecessary_wraps, reason = "what Bevy calls")]
pub(super) fn stderr_layer(_: &mut App) -> Option<BoxedFmtLayer> {
    let layer = lines::layer().with_writer(io::stderr);
    Some(Box::new(if io::stderr().is_terminal() { layer } else { layer.with_ansi(false) }))
}

/// Filters out the message of wgpu 29 that it has guessed the dimension of a texture view with OpenGL: hundreds of
/// lines at the start alone, without any visible effect.
struct WgpuGuessFilter;

impl<S: Subscriber> Layer<S> for WgpuGuessFilter {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let mut guess = GuessVisitor(false);
        event.record(&mut guess);
        !guess.0
    }
}

/// Visitor that recognises the message.
struct GuessVisitor(bool);

impl Visit for GuessVisitor {
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
    /// Number of messages that wait at most while the disk hangs; later ones are lost.
    const MAX_WAITING: usize = 1000;

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
        if self.0.waiting() < Self::MAX_WAITING {
            self.0.ask(message.to_vec());
            self.0.wait_briefly();
        }
        Ok(message.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// File of the log; the log takes it out when it is set up.
#[derive(Resource, Debug)]
pub(super) struct LogTarget(pub(super) LogFile);

/// How much is written to the terminal and into the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogLevel {
    /// Errors.
    Error,
    /// Warnings as well.
    Warn,
    /// Brief information as well.
    #[default]
    Info,
    /// Debugging information as well.
    Debug,
    /// Everything.
    Trace,
}

impl LogLevel {
    /// Returns the filter of Bevy's log: our own messages, and real errors from everything else.
    ///
    /// Drivers and window managers warn about much that this program cannot fix; `RUST_LOG` brings it back.
    pub(super) const fn filter(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "error,abande=warn",
            Self::Info => "error,abande=info",
            Self::Debug => "warn,abande=debug",
            Self::Trace => "info,abande=trace",
        }
    }

    /// Returns the most verbose level that can pass the filter.
    pub(super) const fn max_level(self) -> Level {
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
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        assert_eq!(lines, (0..20).map(|message| message.to_string()).collect::<Vec<_>>());
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
        subscriber::with_default(registry().with(into_file.and_then(WgpuGuessFilter)), || {
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
