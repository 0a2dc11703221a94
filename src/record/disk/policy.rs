//! The one policy for replacing files, the same for every command, the terminal and the window:
//!
//! - A file of another kind, games that the new file does not have, and a file that has changed since it was read are
//!   never replaced in silence.
//! - What fails leaves the file as it was.
//! - Nothing is written that could not be read back.
//! - Links are followed.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

use super::{WriteError, open_regular, write_file};
use crate::play::{NodeId, Notes, Tree};
use crate::record::{AnyGames, Kind, Record, SIZE_LIMIT, decode, read_text};

/// What its owner has agreed to lose of the file that is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Consent {
    /// Nothing.
    #[default]
    Nothing,
    /// One game: the player was asked, in a dialog that knows only the file's name, whether it may be replaced.
    OneGame,
    /// All of it.
    All,
}

/// What a file held when it was read or written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print(u64);

impl Print {
    /// The print of a file with this text, in whatever encoding.
    pub fn of(text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// What would be lost of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// All of something that is no file of the kind that is written.
    OtherKind,
    /// Something in a file with so many games or puzzles.
    Games(usize),
    /// A part of its only game that cannot be read.
    Unreadable,
}

/// Why a file was not replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// What is there is of another kind.
    #[error("this file holds something else")]
    OtherKind,
    /// It holds games that would be lost: this many, not all of which need be lost.
    #[error("{}", told(*.0))]
    Games(usize),
    /// A part of it cannot be read, and would be lost.
    #[error("a part of this file cannot be read and would be lost")]
    Unreadable,
    /// Another program has changed it.
    #[error("this file has been changed by another program")]
    Changed,
    /// Games can be added only to a file of games in AGN without faults.
    #[error("games can be added only to a file of games in AGN that has no errors")]
    NoCollection,
}

fn told(games: usize) -> String {
    match games {
        1 => "this file holds another game".to_owned(),
        _ => format!("this file holds {games} games, and not all of them would be kept"),
    }
}

/// On which terms a file may be replaced.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// What its owner gives up.
    pub consent: Consent,
    /// What it held when it was read or written last, if it is the very file that is being worked on. All of that may be
    /// replaced, and nothing else.
    pub own: Option<Print>,
    /// What would be lost of it.
    pub loss: &'a dyn Fn(File) -> io::Result<Option<Loss>>,
}

impl Terms<'_> {
    /// Replaces a file, as [`write_file`] does.
    ///
    /// # Errors
    /// If something would be lost that nobody has given up, or the file cannot be written; it is then as it was.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
        self.check(path)?;
        write_file(path, bytes)
    }

    /// Whether a file may be replaced. What is no file, or cannot be read, is left to the writing.
    ///
    /// # Errors
    /// If something would be lost that nobody has given up.
    pub fn check(&self, path: &Path) -> Result<(), WriteError> {
        let is_file = fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() > 0);
        if self.consent == Consent::All || !is_file {
            return Ok(());
        }
        if let Some(own) = self.own {
            let mut bytes = Vec::new();
            open_regular(path)?.take(SIZE_LIMIT + 1).read_to_end(&mut bytes)?;
            let is_same = decode(bytes).is_ok_and(|text| Print::of(&text) == own);
            return if is_same { Ok(()) } else { Err(Refusal::Changed.into()) };
        }
        let refusal = match (self.loss)(open_regular(path)?)? {
            None => return Ok(()),
            Some(Loss::Games(1) | Loss::Unreadable) if self.consent == Consent::OneGame => return Ok(()),
            Some(Loss::OtherKind) => Refusal::OtherKind,
            Some(Loss::Games(games)) => Refusal::Games(games),
            Some(Loss::Unreadable) => Refusal::Unreadable,
        };
        Err(refusal.into())
    }
}

/// What would be lost of a file that is no file of a kind, known by how such files begin.
///
/// # Errors
/// If it cannot be read.
pub fn starts_as(beginnings: &[&[u8]], file: File) -> io::Result<Option<Loss>> {
    let longest = beginnings.iter().map(|beginning| beginning.len()).max().unwrap_or_default();
    let mut bytes = Vec::new();
    file.take(longest as u64).read_to_end(&mut bytes)?;
    let is_one = beginnings.iter().any(|beginning| bytes.starts_with(beginning));
    Ok((!is_one).then_some(Loss::OtherKind))
}

/// What would be lost of a file if games in writing took its place: nothing if they have all of its games, with all their
/// moves and comments.
///
/// # Errors
/// If the file cannot be read.
pub fn games_lost(new: &str, file: File) -> io::Result<Option<Loss>> {
    Ok(match read_text(file) {
        Ok(old) => lost_text(&old, new),
        Err(crate::record::ReadError::Io(error)) => return Err(error),
        Err(_) => Some(Loss::OtherKind),
    })
}

fn lost_text(old: &str, new: &str) -> Option<Loss> {
    let is_blank = |text: &str| text.chars().all(|c| c.is_whitespace() || c == '\u{feff}');
    if old == new || is_blank(old) {
        return None;
    }
    let new_games: Vec<Record> = AnyGames::new(new).flatten().collect();
    let same_kind = Kind::of(old) == Kind::of(new);
    let (mut games, mut readable, mut kept) = (0, 0, same_kind);
    // The next game is most often behind the one that was found last.
    let mut next = 0;
    for game in AnyGames::new(old) {
        games += 1;
        let Ok(game) = game.map_err(|error| readable += usize::from(error.into_legal().1.is_some())) else {
            kept = false;
            continue;
        };
        readable += 1;
        if kept {
            let (before, behind) = new_games.split_at_checked(next).unwrap_or((&new_games, &[]));
            let found = behind.iter().chain(before).position(|new| holds(new, &game));
            kept = found.is_some();
            next = found.map_or(next, |found| (next + found) % new_games.len() + 1);
        }
    }
    match (games, readable) {
        _ if kept => None,
        (_, 0) => Some(Loss::OtherKind),
        _ if !same_kind => Some(Loss::OtherKind),
        (1, 1) if AnyGames::new(old).next().is_some_and(|game| game.is_err()) => Some(Loss::Unreadable),
        _ => Some(Loss::Games(games)),
    }
}

/// Tags that a game gets anew whenever it is written.
const RENEWED: [&str; 3] = ["PlyCount", "UTCDate", "UTCTime"];

/// Whether a record has all that another one has: it is the same game, as far as it was played then or farther.
fn holds(new: &Record, old: &Record) -> bool {
    let is_renewed = |name: &str| RENEWED.iter().any(|renewed| renewed.eq_ignore_ascii_case(name));
    let same_tag = |tag: &super::super::Tag| {
        is_renewed(&tag.name) || new.header().tag(&tag.name) == Some(tag.value.as_str())
    };
    let same_header =
        new.header().players == old.header().players && old.header().tags().iter().all(same_tag);
    // A game that was played on has another result.
    let same_end = old.result() == new.result() || old.moves().len() < new.moves().len();
    new.start() == old.start() && same_header && same_end && holds_lines(new.tree(), old.tree())
}

fn holds_lines(new: &Tree, old: &Tree) -> bool {
    let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((new_id, old_id)) = open.pop() {
        let (new_node, old_node) = (new.node(new_id), old.node(old_id));
        if !holds_notes(new_node.notes(), old_node.notes()) {
            return false;
        }
        for &child in old_node.children() {
            let mv = old.node(child).mv();
            let same = new_node.children().iter().find(|&&id| new.node(id).mv() == mv);
            let Some(&same) = same else { return false };
            open.push((same, child));
        }
    }
    true
}

/// Whether notes have all that a person wrote or drew. What an engine thought may have changed.
fn holds_notes(new: &Notes, old: &Notes) -> bool {
    new.lead.contains(&old.lead)
        && new.comment.contains(&old.comment)
        && old.marks.iter().all(|mark| new.marks.contains(mark))
        && old.arrows.iter().all(|arrow| new.arrows.contains(arrow))
        && old.commands.iter().all(|command| new.commands.contains(command))
        && (old.clock.is_none() || new.clock == old.clock)
}

/// Writes games behind those that a file has, and skips those that it has already. Where nothing is, they are all of it.
///
/// # Errors
/// If it is no file of games in AGN, or one with an error, or cannot be written; it is then as it was.
pub fn add_games(path: &Path, new: &str) -> Result<(), WriteError> {
    let old = match open_regular(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        // Writing knows better what is wrong.
        Err(_) => return write_file(path, new.as_bytes()),
        Ok(file) => match read_text(file) {
            Ok(text) => text,
            Err(super::super::ReadError::Io(error)) => return Err(error.into()),
            Err(_) => return Err(Refusal::NoCollection.into()),
        },
    };
    let no_collection = || WriteError::from(Refusal::NoCollection);
    let has_games = !old.trim_start_matches('\u{feff}').trim().is_empty();
    if has_games && (Kind::of(&old) != Kind::Agn || Kind::of(new) != Kind::Agn) {
        return Err(no_collection());
    }
    let read =
        |text: &str| AnyGames::new(text).collect::<Result<Vec<Record>, _>>().map_err(|_| no_collection());
    let mut games = if has_games { read(&old)? } else { Vec::new() };
    let mut text = old;
    for game in read(new)? {
        if !games.contains(&game) {
            if !text.is_empty() {
                text.truncate(text.trim_end().len());
                text.push_str("\n\n");
            }
            text.push_str(&game.to_string());
            games.push(game);
        }
    }
    if text.len() as u64 > SIZE_LIMIT {
        return Err(WriteError::TooLarge);
    }
    // The games must not flow into each other.
    if read(&text)? != games {
        return Err(no_collection());
    }
    write_file(path, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "[Black \"Ada\"]\n1. d4 d5 {close} *\n\n[Black \"Bob\"]\n1. e4 *\n";

    #[test]
    fn what_has_all_games_loses_none() {
        for (old, new, lost) in [
            ("", "1. d4 *", None),
            (" \u{feff}\n", "1. d4 *", None),
            ("1. d4 *", "1. d4 d5 (1... d3) *", None),
            ("1. d4 d5 (1... d3) *", "1. d4 d5 *", Some(Loss::Games(1))),
            ("1. d4 *", "1. e4 *", Some(Loss::Games(1))),
            ("1. d4 {mine} *", "1. d4 *", Some(Loss::Games(1))),
            ("1. d4 {mine} *", "1. d4 {it is mine now} *", None),
            ("[Event \"x\"]\n1. d4 *", "1. d4 *", Some(Loss::Games(1))),
            ("1. d4 d5 0-1", "1. d4 d5 *", Some(Loss::Games(1))),
            (TWO, "[Black \"Ada\"]\n1. d4 d5 {close} 2. d3 *", Some(Loss::Games(2))),
            ("1. d4 d5 2. zz *", "1. d4 d5 *", Some(Loss::Unreadable)),
            ("hello there", "1. d4 *", Some(Loss::OtherKind)),
            ("<svg></svg>", "1. d4 *", Some(Loss::OtherKind)),
        ] {
            assert_eq!(lost_text(old, new), lost, "{old} | {new}");
        }
        let mut swapped: Vec<String> = AnyGames::new(TWO).flatten().map(|game| game.to_string()).collect();
        swapped.reverse();
        assert_eq!(lost_text(TWO, &swapped.join("\n")), None);
    }
}
