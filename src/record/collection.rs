//! Several games in one file: what replacing it would lose, and adding games to it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::any::{GameFormat, GameReader};
use super::disk::{
    AtomicFile, LOCK_PATIENCE, Lock, OverwriteLoss, OverwriteRefusal, WriteError, folder_of, open_regular,
};
use super::lexer::is_blank as is_separator;
use super::limits::SIZE_LIMIT;
use super::matches::{BLACK_ELO, PIE_RULE, WHITE_ELO};
use super::read::{ReadError, read_text};
use super::{Record, Tag};
use crate::play::{Glyph, NodeId, Notes, Tree};
use crate::rules::StableHash;

/// Returns what would be lost if the text `new` replaced a file of games: nothing if its games include all of
/// those in the file, with all their moves and comments.
///
/// # Errors
/// If the file cannot be read.
pub fn games_lost(new: &str, file: File) -> io::Result<Option<OverwriteLoss>> {
    Ok(match read_text(file) {
        Ok(old) => lost_text(&old, new),
        Err(ReadError::Io(error)) => return Err(error),
        Err(_) => Some(OverwriteLoss::OtherKind),
    })
}

/// Returns whether a text has no characters but those that a reader of records skips, such as spaces.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars().all(is_separator)
}

/// What would be lost if a file with the text `old` got the text `new`; none if nothing.
fn lost_text(old: &str, new: &str) -> Option<OverwriteLoss> {
    if old == new || is_blank(old) {
        return None;
    }
    let new_games: Vec<Record> = GameReader::new(new).flatten().collect();
    let same_kind = GameFormat::detect(old) == GameFormat::detect(new);
    let (mut games, mut readable, mut kept) = (0, 0, same_kind);
    // The next game is most often behind the one that was found last.
    let mut next = 0;
    for game in GameReader::new(old) {
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
        (_, 0) => Some(OverwriteLoss::OtherKind),
        _ if !same_kind => Some(OverwriteLoss::OtherKind),
        (1, 1) if GameReader::new(old).next().is_some_and(|game| game.is_err()) => {
            Some(OverwriteLoss::Unreadable)
        }
        _ => Some(OverwriteLoss::Games(games)),
    }
}

/// Tags that the program writes anew each time a game is saved.
const RENEWED: [&str; 6] = ["PlyCount", "UTCDate", "UTCTime", PIE_RULE, BLACK_ELO, WHITE_ELO];

/// Whether a record has all that another one has: it is the same game, as far as it was played then or farther.
fn holds(new: &Record, old: &Record) -> bool {
    let is_renewed = |name: &str| RENEWED.iter().any(|renewed| renewed.eq_ignore_ascii_case(name));
    // Some names stand more than once, such as Annotator.
    let same_tag = |tag: &Tag| {
        let is_same = |new: &Tag| new.name.eq_ignore_ascii_case(&tag.name) && new.value == tag.value;
        is_renewed(&tag.name) || new.header().tags().iter().any(is_same)
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

/// Whether notes have all that a person wrote or drew. What an engine thought may have changed, and with it the judgement
/// of the move. The time that a move took may differ, too: it changes when the move is played again.
fn holds_notes(new: &Notes, old: &Notes) -> bool {
    let is_reviewed = old.value.is_some() || old.proved.is_some();
    let may_change = |glyph: &Glyph| is_reviewed && glyph.suffix().is_some();
    old.glyphs.iter().all(|glyph| may_change(glyph) || new.glyphs.contains(glyph))
        && new.lead.contains(&old.lead)
        && new.comment.contains(&old.comment)
        && old.marks.iter().all(|mark| new.marks.contains(mark))
        && old.arrows.iter().all(|arrow| new.arrows.contains(arrow))
        && old.commands.iter().all(|command| new.commands.contains(command))
        && (old.clock.is_none() || new.clock == old.clock)
}

/// Appends the games of a text to a file of games, but for those that the file has already. The file is
/// created if it does not exist.
///
/// # Errors
/// If it is no file of games in AGN, or one with an error, or cannot be read or written; it is then as it was.
pub fn add_games(path: &Path, new: &str) -> Result<(), WriteError> {
    let mut file = AtomicFile::create(path)?;
    let target = file.target().to_owned();
    // Of two copies of the program, the second reads what the first has written.
    let lock_path = lock_path(&target);
    let lock = Lock::wait(&lock_path, LOCK_PATIENCE).map_err(|error| io::Error::other(error.message))?;
    let added = file.expect_current().map_err(WriteError::from).and_then(|()| add_alone(file, &target, new));
    // Whoever waits for it notices that it has gone.
    let _ = fs::remove_file(lock_path);
    drop(lock);
    added
}

/// Returns the file on which a lock is held while games are added to a file. Its name is the same in every release, as
/// two of them may add games at the same time.
fn lock_path(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let hash = StableHash::default().with(name.as_bytes()).value();
    folder_of(target).join(format!(".{hash:016x}.lock"))
}

/// Adds games to a file that no other copy of the program adds to.
fn add_alone(mut file: AtomicFile, target: &Path, new: &str) -> Result<(), WriteError> {
    let old = text_there(open_regular(target))?;
    let no_collection = || WriteError::from(OverwriteRefusal::NoCollection);
    let has_games = !is_blank(&old);
    if has_games
        && (GameFormat::detect(&old) != GameFormat::Agn || GameFormat::detect(new) != GameFormat::Agn)
    {
        return Err(no_collection());
    }
    let read =
        |text: &str| GameReader::new(text).collect::<Result<Vec<Record>, _>>().map_err(|_| no_collection());
    let (mut games, mut text) = if has_games { (read(&old)?, old) } else { Default::default() };
    for game in read(new)? {
        if !games.contains(&game) {
            if !text.is_empty() {
                text.truncate(text.trim_end_matches(is_separator).len());
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
    file.write_all(text.as_bytes())?;
    file.commit()
}

/// The text of a file that was opened; none where nothing is. What cannot be read for now is not empty.
fn text_there(opened: io::Result<File>) -> Result<String, WriteError> {
    match opened {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error.into()),
        Ok(file) => read_text(file).map_err(|error| match error {
            ReadError::Io(error) => error.into(),
            _ => OverwriteRefusal::NoCollection.into(),
        }),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::record::disk::{OverwriteConsent, OverwritePolicy};

    const TWO: &str = "[Black \"Ada\"]\n1. d4 d5 {close} *\n\n[Black \"Bob\"]\n1. e4 *\n";

    const ANNOTATORS: &str = "[Annotator \"A\"]\n[Annotator \"B\"]\n1. d4 *";
    const ANNOTATORS_REVIEWED: &str = "[Annotator \"A\"]\n[Annotator \"B\"]\n1. d4 {[%eval 0.5]} *";

    #[test]
    fn what_has_all_games_loses_none() {
        for (old, new, lost) in [
            ("", "1. d4 *", None),
            (" \u{feff}\n", "1. d4 *", None),
            ("1. d4 *", "1. d4 d5 (1... d3) *", None),
            ("1. d4 d5 (1... d3) *", "1. d4 d5 *", Some(OverwriteLoss::Games(1))),
            ("1. d4 *", "1. e4 *", Some(OverwriteLoss::Games(1))),
            ("1. d4 {mine} *", "1. d4 *", Some(OverwriteLoss::Games(1))),
            ("1. d4 {mine} *", "1. d4 {it is mine now} *", None),
            ("[Event \"x\"]\n1. d4 *", "1. d4 *", Some(OverwriteLoss::Games(1))),
            ("1. d4 d5 0-1", "1. d4 d5 *", Some(OverwriteLoss::Games(1))),
            (TWO, "[Black \"Ada\"]\n1. d4 d5 {close} 2. d3 *", Some(OverwriteLoss::Games(2))),
            ("1. d4 d5 2. zz *", "1. d4 d5 *", Some(OverwriteLoss::Unreadable)),
            ("hello there", "1. d4 *", Some(OverwriteLoss::OtherKind)),
            ("<svg></svg>", "1. d4 *", Some(OverwriteLoss::OtherKind)),
            ("\n\u{feff}\n\0", "1. d4 *", None),
            // Judgements of a person stay; those of a review may change with it.
            ("1. d4!? d5?? *", "1. d4 d5 *", Some(OverwriteLoss::Games(1))),
            ("1. d4 $10 *", "1. d4 *", Some(OverwriteLoss::Games(1))),
            ("1. d4!? d5 *", "1. d4!? $10 d5 *", None),
            ("1. d4?? {[%eval 0.5]} *", "1. d4? {[%eval 0.2]} *", None),
            ("1. d4 $10 {[%eval 0.5]} *", "1. d4 {[%eval 0.2]} *", Some(OverwriteLoss::Games(1))),
            (ANNOTATORS, ANNOTATORS_REVIEWED, None),
            (ANNOTATORS_REVIEWED, "[Annotator \"A\"]\n1. d4 *", Some(OverwriteLoss::Games(1))),
        ] {
            assert_eq!(lost_text(old, new), lost, "{old} | {new}");
        }
        let mut swapped: Vec<String> = GameReader::new(TWO).flatten().map(|game| game.to_string()).collect();
        swapped.reverse();
        assert_eq!(lost_text(TWO, &swapped.join("\n")), None);
    }

    #[test]
    fn only_where_nothing_is_do_added_games_begin_a_file() {
        assert_eq!(text_there(Err(io::ErrorKind::NotFound.into())).unwrap(), "");
        for kind in
            [io::ErrorKind::PermissionDenied, io::ErrorKind::StaleNetworkFileHandle, io::ErrorKind::Other]
        {
            let read = text_there(Err(kind.into()));
            assert!(matches!(&read, Err(WriteError::Io(error)) if error.kind() == kind), "{read:?}");
        }
    }

    #[test]
    fn games_are_added_to_a_blank_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.agn");
        for blank in ["", "\n\u{feff}\n", "\0", " \u{200b}"] {
            fs::write(&path, blank).unwrap();
            add_games(&path, "1. d4 *").unwrap();
            let text = fs::read_to_string(&path).unwrap();
            assert_eq!(GameReader::new(&text).flatten().count(), 1, "{blank:?}: {text:?}");
            assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        }
    }

    #[test]
    fn every_release_locks_the_same_file() {
        let path = Path::new("games").join("a.agn");
        assert_eq!(lock_path(&path), Path::new("games").join(".2077a5b521eae778.lock"));
    }

    #[test]
    fn games_added_at_the_same_time_are_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.agn");
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let path = &path;
                scope.spawn(move || {
                    for game in 0..10 {
                        let text = format!("[Black \"{thread} {game}\"]\n1. d4 *\n");
                        add_games(path, &text).unwrap();
                    }
                });
            }
        });
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(GameReader::new(&text).flatten().count(), 40);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }

    #[test]
    fn what_comes_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.agn");
        let loss = |file| games_lost("1. d4 *", file);
        let terms = |consent| OverwritePolicy { consent, last_known: None, loss: &loss };
        for before in [None, Some(""), Some("1. d4 *")] {
            if let Some(before) = before {
                fs::write(&path, before).unwrap();
            }
            let part = terms(OverwriteConsent::Nothing).create(&path).unwrap();
            fs::write(&path, "1. e4 e5 *").unwrap();
            assert!(
                matches!(part.commit(), Err(WriteError::Refused(OverwriteRefusal::Changed))),
                "{before:?}"
            );
            assert_eq!(fs::read_to_string(&path).unwrap(), "1. e4 e5 *");
        }
        terms(OverwriteConsent::All).create(&path).unwrap().commit().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}
