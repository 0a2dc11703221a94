//! Where lines come from: a pipe, or a person at a terminal who edits them.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, BufRead, Write};

use rustyline::Editor;
use rustyline::config::{Builder, Config};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;

use super::input::{LONGEST, Line, read_line};
use super::screen::shown;

/// Where the lines that the player types come from.
pub(super) trait Source {
    /// The next line, after this prompt; none at the end of the input.
    fn next(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<Line>>;

    /// Returns `true` if a person types them, so that it matters how long a line took.
    fn is_typed(&self) -> bool {
        false
    }
}

/// Lines read without editing or history: from a pipe, a file, or a terminal that does not support editing.
pub(super) struct Unedited<R>(pub(super) R);

impl<R: BufRead> Source for Unedited<R> {
    fn next(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<Line>> {
        write!(out, "{prompt}")?;
        out.flush()?;
        read_line(&mut self.0)
    }
}

/// Lines that a person edits at a terminal, with the arrow keys and a history that lasts as long as the game runs.
pub(super) struct Edited(Editor<(), MemHistory>);

impl Edited {
    /// Prepares the terminal for editing; none if it cannot be used for that.
    pub(super) fn new() -> Option<Self> {
        // Several lines that are pasted are several lines.
        let config: Config = Builder::new().auto_add_history(true).bracketed_paste(false).build();
        let history = MemHistory::with_config(&config);
        Editor::with_history(config, history).ok().map(Self)
    }
}

impl Source for Edited {
    fn is_typed(&self) -> bool {
        true
    }

    fn next(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<Line>> {
        out.flush()?;
        loop {
            return match self.0.readline(&shown(prompt)) {
                Ok(line) if line.len() as u64 > LONGEST => Ok(Some(Line::TooLong)),
                Ok(line) => Ok(Some(Line::Text(line.trim().to_owned()))),
                // Ctrl+D and Ctrl+C leave, and the game is kept.
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(ReadlineError::Signal(_)) => continue,
                Err(ReadlineError::Io(error)) => Err(error),
                Err(error) => Err(io::Error::other(error)),
            };
        }
    }
}
