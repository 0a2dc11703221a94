//! Reports of bugs: what the program was doing when it failed.
//!
//! A report is a text with the version, the graphics adapter and the last moves. Each part of the program notes what it
//! knows with [`note`]. [`install`] makes a panic in any thread write a report. Where the program goes on, [`take_news`]
//! has the report at once; otherwise [`take_untold`] finds it at the next start, once. The game itself is in its journal,
//! if it is being saved at all: [`note_saving`].

pub mod fault;
mod hook;
mod private;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::logs::keep_newest;
use super::{Backups, FileError, LogFile, Paths, Preferences, write_with_backups};
use crate::library::now;
use crate::play::Match;

pub use hook::{News, install, take_news};
use private::PrivateFileNames;

/// How many reports are kept.
const KEPT: usize = 10;
/// How many lines of the log go into diagnostics.
const LOG_LINES: usize = 20;
/// How many of a game's moves a report names.
const MOVES: usize = 20;
/// The file with the name of the newest report that the player has been told about.
const TOLD: &str = "told";

/// The kind of a fact about the program's state that bug reports contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fact {
    /// The graphics adapter and how it is reached.
    Graphics,
    /// The variant that is played.
    Variant,
    /// The position where the game stands.
    Position,
    /// The last moves.
    Moves,
    /// Whether the game is written down as it is played.
    Saving,
}

impl Fact {
    /// The words before the fact in a report.
    const fn label(self) -> &'static str {
        match self {
            Self::Graphics => "Graphics",
            Self::Variant => "Variant",
            Self::Position => "Position",
            Self::Moves => "Last moves",
            Self::Saving => "Game",
        }
    }
}

/// The facts that are known now, for bug reports. They are global because a panic can happen in any thread.
static FACTS: Mutex<BTreeMap<Fact, String>> = Mutex::new(BTreeMap::new());

/// Remembers a fact for bug reports, in place of an earlier one of the same kind.
pub fn note(fact: Fact, text: String) {
    if let Ok(mut facts) = FACTS.lock() {
        facts.insert(fact, text);
    }
}

/// The text of [`Fact::Saving`] while the game on the table is being saved.
const SAVED: &str = "saved up to its last move";
/// The text of [`Fact::Saving`] while the game on the table is not being saved.
const UNSAVED: &str = "not being saved";

/// Remembers for bug reports whether the game on the table is being saved as it is played: the program must not claim
/// that it is saved if it is not. Before the first call no game is known.
pub fn note_saving(saved: bool) {
    note(Fact::Saving, if saved { SAVED } else { UNSAVED }.to_owned());
}

/// Whether the game on the table is being saved as it is played; none where no game is known to be on it.
pub fn saving() -> Option<bool> {
    // The thread that panics may be the one that holds the facts.
    let facts = FACTS.try_lock().ok()?;
    facts.get(&Fact::Saving).map(|text| text == SAVED)
}

/// Whether the game was being saved at the time when this bug report was written; none where the report has no game.
pub fn saving_in(report: &Path) -> Option<bool> {
    let text = fs::read_to_string(report).ok()?;
    let said = text.lines().find_map(|line| line.strip_prefix(Fact::Saving.label())?.strip_prefix(": "))?;
    Some(said == SAVED)
}

/// Remembers the board, position and last moves of the match on the table for bug reports.
pub fn note_match(game: &Match) {
    note(Fact::Variant, game.variant().name().to_owned());
    note(Fact::Position, game.position().to_string());
    let moves: Vec<_> = game.moves().collect();
    let last = moves.iter().skip(moves.len().saturating_sub(MOVES));
    let last: Vec<String> = last.map(|mv| mv.display(game.position().board()).to_string()).collect();
    note(Fact::Moves, format!("{} (of {})", last.join(" "), moves.len()));
}

/// Writes a bug report about a failure that is not a panic. Returns its file.
///
/// # Errors
/// If the file cannot be written.
pub fn file(paths: &Paths, message: &str) -> Result<PathBuf, FileError> {
    save(&paths.reports(), &text(&command(), &[("Message", message)]))
}

/// Returns the text that a player who reports a bug should copy: versions, system, the known facts, `more`, the
/// preferences that differ from the defaults, and the end of the log. It may be pasted where anyone can read it, so the
/// names of the player's files and folders are left out.
pub fn diagnostics(more: &[(&str, String)], preferences: &Preferences, paths: Option<&Paths>) -> String {
    let private = PrivateFileNames::of(std::env::args_os(), preferences);
    let more: Vec<_> = more.iter().map(|(label, value)| (*label, value.as_str())).collect();
    let mut text = text(private.command(), &more);
    let unusual = preferences.unusual();
    let _ = writeln!(text, "Choices: {}", if unusual.is_empty() { "as usual" } else { "" });
    for setting in unusual {
        let _ = writeln!(text, "  {setting}");
    }
    if let Some(log) = paths.and_then(|paths| fs::read_to_string(LogFile::of(paths).path()).ok()) {
        let lines: Vec<&str> = log.lines().collect();
        let _ = writeln!(text, "Log:");
        for line in lines.iter().skip(lines.len().saturating_sub(LOG_LINES)) {
            let _ = writeln!(text, "  {}", private.redact(line));
        }
    }
    text
}

/// Finds the newest bug report that the player has not been told about, and remembers that it is told: it is returned
/// only once.
pub fn take_untold(paths: &Paths) -> Option<PathBuf> {
    let folder = paths.reports();
    let entries = fs::read_dir(&folder).ok()?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let newest = names.filter(|name| is_report(name)).max()?;
    let told = fs::read_to_string(folder.join(TOLD)).unwrap_or_default();
    if newest.as_str() <= told.trim() {
        return None;
    }
    note_told(paths, &newest);
    Some(folder.join(newest))
}

/// Remembers that the player has been told about the report of this name, so that the next start does not tell of it
/// again.
pub fn note_told(paths: &Paths, name: &str) {
    // If this fails the player is told twice, which is better than never.
    let _ = write_with_backups(&paths.reports().join(TOLD), name.as_bytes(), Backups::None);
}

fn is_report(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "txt")
}

/// Writes a new report beside the older ones.
fn save(folder: &Path, text: &str) -> Result<PathBuf, FileError> {
    let now = now().strftime("%Y-%m-%dT%H-%M-%S%.3fZ");
    let path = folder.join(format!("{now}-{}.txt", std::process::id()));
    write_with_backups(&path, text.as_bytes(), Backups::None)?;
    keep_newest(folder, KEPT, is_report);
    Ok(path)
}

/// How the program was started. It accepts names of files that are not Unicode.
fn command() -> String {
    let words = std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    words.collect::<Vec<_>>().join(" ")
}

/// The text of a report: version, system, time and command, the known facts, and `more`.
fn text(command: &str, more: &[(&str, &str)]) -> String {
    let mut lines = vec![
        ("Abande", env!("CARGO_PKG_VERSION").to_owned()),
        ("System", format!("{} {}", std::env::consts::OS, std::env::consts::ARCH)),
        ("Time", now().to_string()),
        ("Command", command.to_owned()),
    ];
    // The thread that panics may be the one that holds the facts.
    if let Ok(facts) = FACTS.try_lock() {
        lines.extend(facts.iter().map(|(fact, text)| (fact.label(), text.clone())));
    }
    lines.extend(more.iter().map(|(label, text)| (*label, (*text).to_owned())));
    lines.iter().fold(String::new(), |mut text, (label, value)| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{label}: {value}");
        text
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_report_is_told_once_and_the_next_one_too() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::within(folder.path());
        assert_eq!(take_untold(&paths), None);
        note(Fact::Graphics, "a card".into());
        let first = file(&paths, "the table fell over").unwrap();
        let text = fs::read_to_string(&first).unwrap();
        for line in [
            concat!("Abande: ", env!("CARGO_PKG_VERSION")),
            "Graphics: a card",
            "Message: the table fell over",
        ] {
            assert!(text.lines().any(|found| found == line), "no “{line}” in\n{text}");
        }
        assert_eq!(take_untold(&paths), Some(first));
        assert_eq!(take_untold(&paths), None);
        std::thread::sleep(std::time::Duration::from_millis(5));
        let second = file(&paths, "again").unwrap();
        assert_eq!(take_untold(&paths), Some(second));
        assert_eq!(take_untold(&paths), None);
    }

    #[test]
    fn diagnostics_have_the_choices_and_the_end_of_the_log_and_no_files() {
        use std::io::Write as _;

        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::within(folder.path());
        let mut log = LogFile::of(&paths);
        for number in 0..LOG_LINES + 5 {
            log.write_all(format!("line {number}\n").as_bytes()).unwrap();
        }
        let mut chosen = Preferences::default();
        chosen.panels.scale = Some(150);
        chosen.files.remember(Path::new("/secret/game.agn"));
        // Names of files are in the log, where a player who looks for a fault wants them.
        log.write_all(b"INFO abande::app: /secret/a game.agn: line 1\nINFO abande::app: game.agn: line 2\n")
            .unwrap();
        for number in 0..LOG_LINES / 2 {
            log.write_all(format!("line {number} of the end\n").as_bytes()).unwrap();
        }
        let text = diagnostics(&[("Window", "1280 x 720".to_owned())], &chosen, Some(&paths));
        for line in
            [concat!("Abande: ", env!("CARGO_PKG_VERSION")), "Window: 1280 x 720", "  panels.scale = 150"]
        {
            assert!(text.lines().any(|found| found == line), "no “{line}” in\n{text}");
        }
        assert!(
            text.ends_with(&format!("  line {} of the end\n", LOG_LINES / 2 - 1))
                && !text.contains("line 4\n"),
            "{text}"
        );
        assert!(
            text.contains("INFO abande::app: …: line 1\n") && text.contains("INFO abande::app: …: line 2\n"),
            "{text}"
        );
        assert!(!text.contains("secret") && !text.contains("game.agn"), "{text}");
        // Only the name of the program is left of where it lies.
        let program = std::env::current_exe().unwrap();
        assert!(!text.contains(&*program.parent().unwrap().to_string_lossy()), "{text}");
        assert!(diagnostics(&[], &Preferences::default(), None).contains("Choices: as usual\n"));
    }

    #[test]
    fn only_the_newest_reports_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let paths = Paths::within(folder.path());
        let mut last = None;
        for _ in 0..KEPT + 3 {
            std::thread::sleep(std::time::Duration::from_millis(2));
            last = Some(file(&paths, "again").unwrap());
        }
        assert_eq!(fs::read_dir(paths.reports()).unwrap().count(), KEPT);
        assert_eq!(take_untold(&paths), last);
    }
}
