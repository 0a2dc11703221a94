//! The game in a terminal, all of it: also for screen readers, scripts and machines without a display.
//!
//! [`run`] reads lines and answers them; a [`Session`] is everything it remembers. Any bytes may come in: what is no
//! move and no command gets a sentence, never a panic. All output passes through `screen`, so that no name or comment
//! from a file reaches a terminal as a control sequence. Its commands are one table, in `command`. `keeping` writes the
//! journal before anything is printed.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod answers;
mod board;
mod clock;
mod command;
mod dispatch;
mod edits;
mod ending;
mod files;
mod input;
mod keeping;
mod language;
mod learning;
mod lessons;
mod navigation;
mod notes;
mod number;
mod path;
mod phrases;
mod playing;
mod puzzles;
mod rating;
mod screen;
mod session;
mod shelf;
mod source;
mod state;
mod stopwatch;
#[cfg(test)]
mod tests;
mod variations;

use std::io::{self, BufRead, Write};

use crate::i18n::terminal;
use source::{Edited, Source, Unedited};

pub use board::{draw, letters};
pub use ending::ending_lines;
pub(crate) use input::{Line, read_line};
pub(crate) use language::words_on_screen;
pub use phrases::{cost_of, move_sentence, number_and_move, reviewed_move, score_line};
pub(crate) use screen::{Content, Screen, shown};
pub use session::Session;

/// Plays the terminal game with lines from this input until it ends or `quit` is typed. The game is then kept.
///
/// # Errors
/// If reading or writing fails; a closed pipe is [`io::ErrorKind::BrokenPipe`].
pub fn run(input: impl BufRead, output: impl Write, session: &mut Session) -> io::Result<()> {
    play(&mut Unedited(input), output, session)
}

/// As [`run`], with a person at the terminal, who may edit lines and call earlier ones up again.
///
/// # Errors
/// As [`run`].
pub fn run_on_terminal(output: impl Write, session: &mut Session) -> io::Result<()> {
    match Edited::new() {
        Some(mut lines) => play(&mut lines, output, session),
        None => run(io::stdin().lock(), output, session),
    }
}

fn play(lines: &mut dyn Source, mut output: impl Write, session: &mut Session) -> io::Result<()> {
    session.times_moves = lines.is_typed();
    session.greet(&mut output)?;
    session.offer(&mut output)?;
    loop {
        session.play_computer(&mut output)?;
        session.keep_finished(&mut output)?;
        session.warn_of_time(&mut output)?;
        let prompt = session.prompt();
        match session.while_time_runs(|_| lines.next(&prompt, &mut output))? {
            None => {
                writeln!(output)?;
                session.judge_flag(&mut output)?;
                return session.leave(&mut output);
            }
            Some(Line::TooLong) => {
                writeln!(output)?;
                session.judge_flag(&mut output)?;
                session.say(terminal::line_too_long(), &mut output)?;
            }
            Some(Line::NotText) => {
                writeln!(output)?;
                session.judge_flag(&mut output)?;
                session.say(terminal::line_not_text(), &mut output)?;
            }
            Some(Line::Text(line)) => {
                if session.echoes() {
                    writeln!(output, "{line}")?;
                }
                // A move that comes too late is no move any more.
                if session.judge_flag(&mut output)? && command::parse(&line).is_none() {
                    continue;
                }
                if session.obey(&line, &mut output)?.is_break() {
                    return session.leave(&mut output);
                }
            }
        }
    }
}
