//! Writes the output files of commands, under the policy that [`disk`](crate::record::disk) has for all of the program.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use crate::ai::Stop;
use crate::record::disk::{
    AtomicFile, OverwriteConsent, OverwriteLoss, OverwritePolicy, OverwriteRefusal, WriteError,
    loss_unless_kind,
};
use crate::record::{SIZE_LIMIT, add_games, games_lost};

use super::Failure;

/// Permission to replace a file whatever it holds.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(super) struct Force {
    /// Replace the file that is there, even if something in it is lost
    #[arg(long)]
    pub(super) force: bool,
}

/// Treatment of games that are in a file already.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(super) struct Games {
    #[command(flatten)]
    pub(super) force: Force,
    /// Add the games to those that the file has
    #[arg(long, conflicts_with = "force")]
    add: bool,
}

/// The kinds of files that commands write, apart from records of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileKind {
    Svg,
    Png,
    Gif,
    Wav,
    /// Training positions.
    Samples,
}

impl FileKind {
    /// Returns `true` if such a file begins with these bytes.
    fn begins(self, start: &[u8]) -> bool {
        match self {
            Self::Svg => is_svg(start),
            Self::Png => start.starts_with(b"\x89PNG"),
            Self::Gif => start.starts_with(b"GIF8"),
            // Films and some pictures are RIFF, too.
            Self::Wav => start.starts_with(b"RIFF") && start.get(8..12) == Some(b"WAVE"),
            Self::Samples => start.starts_with(b"ABANDEF1"),
        }
    }

    /// Returns what would be lost if a new file of this kind took the place of this file: nothing if it is of the
    /// same kind.
    pub(super) fn lost(self, file: File) -> io::Result<Option<OverwriteLoss>> {
        loss_unless_kind(|start| self.begins(start), file)
    }
}

/// Returns `true` if the first element of an XML file is a picture, behind its declaration, its document type and
/// comments.
fn is_svg(start: &[u8]) -> bool {
    let text = String::from_utf8_lossy(start);
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    loop {
        let end = match rest {
            _ if rest.starts_with("<?") => "?>",
            _ if rest.starts_with("<!--") => "-->",
            _ if rest.starts_with("<!") => ">",
            _ => break,
        };
        let Some((_, behind)) = rest.split_once(end) else { return false };
        rest = behind.trim_start();
    }
    let name = rest.strip_prefix("<svg");
    name.is_some_and(|behind| behind.starts_with(|c: char| c.is_whitespace() || matches!(c, '>' | '/')))
}

/// Function that returns what would be lost if a file were replaced, none if nothing; [`OverwritePolicy`] asks it.
pub(super) type LossOf<'a> = &'a dyn Fn(File) -> io::Result<Option<OverwriteLoss>>;

impl Force {
    /// The policy for overwriting a file: with `--force` anything may be lost, otherwise nothing.
    fn terms(self, loss: LossOf<'_>) -> OverwritePolicy<'_> {
        let consent = if self.force { OverwriteConsent::All } else { OverwriteConsent::Nothing };
        OverwritePolicy { consent, last_known: None, loss }
    }

    /// Checks before the work that a file may be replaced by one of this kind; writing checks it again.
    pub(super) fn check(self, path: &Path, kind: FileKind) -> Result<(), Failure> {
        if is_standard(path) {
            return Ok(());
        }
        let loss: LossOf<'_> = &|file| kind.lost(file);
        self.terms(loss).check(path).map_err(|error| failure(path, &error, ""))
    }

    /// Writes a file of this kind, unless another one is in its place that must not be lost.
    pub(super) fn write(self, path: &Path, kind: FileKind, bytes: &[u8]) -> Result<(), Failure> {
        let loss: LossOf<'_> = &|file| kind.lost(file);
        self.terms(loss).write(path, bytes).map_err(|error| failure(path, &error, ""))
    }

    /// Begins a file that is written bit by bit, and takes the place of what is there once it is
    /// [committed](AtomicFile::commit). It fails if what is there must not be lost, by `loss`.
    pub(super) fn begin(self, path: &Path, loss: LossOf<'_>) -> Result<AtomicFile, Failure> {
        self.terms(loss).create(path).map_err(|error| failure(path, &error, ""))
    }
}

impl Games {
    /// Checks before the work that this text of games may replace the file: none of its games would be lost, or the
    /// player said `--force`. Adding to it is always allowed.
    pub(super) fn check(self, path: &Path, text: &str) -> Result<(), Failure> {
        if self.add || is_standard(path) {
            return Ok(());
        }
        let checked = self.force.terms(&|file| games_lost(text, file)).check(path);
        checked.map_err(|error| failure(path, &error, ADD))
    }

    /// Returns `true` if the legal parts of games with errors may be written to this file: it takes the place of
    /// nothing, or the player said `--force`.
    pub(super) fn takes_parts(self, path: &Path) -> bool {
        let is_there = || fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() > 0);
        self.force.force || is_standard(path) || !is_there()
    }

    /// Writes a text of games to a file, or adds them to those that are there; `-` is standard output.
    pub(super) fn write(self, path: &Path, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if is_standard(path) {
            return Ok(out.write_all(text.as_bytes())?);
        }
        if text.len() as u64 > SIZE_LIMIT {
            return Err(Failure::of_file(path, WriteError::TooLarge));
        }
        let written = if self.add {
            add_games(path, text)
        } else {
            self.force.terms(&|file| games_lost(text, file)).write(path, text.as_bytes())
        };
        written.map_err(|error| failure(path, &error, ADD))
    }
}

/// Returns a flag that Ctrl+C raises, so that a command can save what it has before it ends. Where that cannot be
/// caught, Ctrl+C ends the program.
pub(super) fn stop_on_interrupt() -> Stop {
    let stop = Stop::default();
    let interrupted = stop.clone();
    let _ = ctrlc::set_handler(move || interrupted.raise());
    stop
}

const ADD: &str = "--add adds to it, ";

fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Why a file was not written, and with which options it would be.
fn failure(path: &Path, error: &WriteError, add: &str) -> Failure {
    let add = if matches!(error, WriteError::Refused(OverwriteRefusal::Games(_))) { add } else { "" };
    match error {
        WriteError::Refused(OverwriteRefusal::NoCollection) => Failure::of_file(path, error),
        WriteError::Refused(_) => Failure::of_file(path, format!("{error}; {add}--force replaces it")),
        error => Failure::of_file(path, error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_more_than_a_container() {
        for svg in [
            "<svg>",
            "<svg xmlns='x'/>",
            "\u{feff}<?xml version='1.0'?>\n<!-- a < b -->\n<!DOCTYPE svg>\n<svg\nwidth='1'>",
        ] {
            assert!(FileKind::Svg.begins(svg.as_bytes()), "{svg}");
        }
        for other in
            ["<?xml version='1.0'?>\n<recipes/>", "<?xml", "<!-- <svg> -->", "<svgx>", "<html><svg>", ""]
        {
            assert!(!FileKind::Svg.begins(other.as_bytes()), "{other}");
        }
        assert!(FileKind::Wav.begins(b"RIFF\x08\0\0\0WAVEfmt "));
        for other in [&b"RIFF\x08\0\0\0AVI LIST"[..], b"RIFF\x08\0\0\0WEBPVP8 ", b"RIFF"] {
            assert!(!FileKind::Wav.begins(other), "{other:?}");
        }
    }
}
