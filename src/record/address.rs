//! What a desktop or a browser hands over in the place of a path: a file's address, or a game in a link.
//!
//! A link such as `abande:hex?moves=d4,d5,c5` names a variant, and, if they are wanted, `komi`, `handicap`, `pie`,
//! `position` and `moves`, separated by commas. It becomes a record, which is read as strictly as one from a file.

use std::path::{Path, PathBuf};

use percent_encoding::percent_decode_str;

/// What an address that a desktop or a browser passes instead of a path stands for: a file or a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Address {
    /// A file on this machine.
    File(PathBuf),
    /// The text of a record.
    Record(String),
}

impl Address {
    /// Reads an address; `None` if this is an ordinary path.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let text = path.to_str()?;
        let (scheme, rest) = text.split_once(':')?;
        if scheme.eq_ignore_ascii_case("abande") {
            return Some(Self::Record(record(rest)));
        }
        file_of_address(text).map(Self::File)
    }
}

/// The file that a path or an address such as `file:///…` stands for; none for a link that holds a game.
pub(crate) fn file_named(path: &Path) -> Option<PathBuf> {
    match Address::of(path).filter(|_| !path.exists()) {
        Some(Address::Record(_)) => None,
        Some(Address::File(file)) => Some(file),
        None => Some(path.to_owned()),
    }
}

/// The path of the file in an address such as `file:///x%20y`; none for other addresses and for files on
/// another machine.
pub(crate) fn file_of_address(text: &str) -> Option<PathBuf> {
    let (scheme, rest) = text.split_once(':')?;
    if !scheme.eq_ignore_ascii_case("file") {
        return None;
    }
    let path = match rest.strip_prefix("//") {
        Some(rest) => {
            let (host, _) = rest.split_once('/')?;
            if !host.is_empty() && !host.eq_ignore_ascii_case("localhost") {
                return None;
            }
            rest.get(host.len()..)?
        }
        None if rest.starts_with('/') => rest,
        None => return None,
    };
    let bytes: Vec<u8> = percent_decode_str(path).collect();
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt as _;
        Some(PathBuf::from(std::ffi::OsString::from_vec(bytes)))
    }
    // In `/C:/Games/a.agn` the first slash is the address's own.
    #[cfg(not(unix))]
    {
        let path = String::from_utf8(bytes).ok()?;
        let drive = path.strip_prefix('/').filter(|rest| rest.get(1..2) == Some(":"));
        Some(PathBuf::from(drive.unwrap_or(&path)))
    }
}

/// The record that a link holds. What makes no sense in it is left for the reader of records to refuse.
fn record(rest: &str) -> String {
    let (variant, query) =
        rest.trim_start_matches('/').split_once('?').unwrap_or((rest.trim_start_matches('/'), ""));
    let mut text = format!("[Variant \"{}\"]\n", plain(variant.trim_end_matches('/')));
    let mut moves = String::new();
    // Anchors and what browsers add behind them are no part of the game.
    let query = query.split('#').next().unwrap_or_default();
    for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        match key {
            "komi" => text.extend(["[Komi \"", &plain(value), "\"]\n"]),
            "handicap" => text.extend(["[Handicap \"", &plain(value), "\"]\n"]),
            "pie" => text.extend(["[PieRule \"", &plain(value), "\"]\n"]),
            "position" => text.extend(["[SetUp \"1\"]\n[Position \"", &plain(value), "\"]\n"]),
            "moves" => moves = plain(value).replace(',', " "),
            _ => {}
        }
    }
    format!("{text}\n{moves} *\n")
}

/// A value of a link without its escapes, and without what would be more than a word inside a record.
fn plain(value: &str) -> String {
    let decoded = percent_decode_str(value).decode_utf8_lossy().replace('+', " ");
    decoded.chars().filter(|c| c.is_ascii_alphanumeric() || " ,/.-*".contains(*c)).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, clippy::panic)]

    use super::*;
    use crate::record::{AgnReader, Record, read_file};

    fn file_of(text: &str) -> Option<PathBuf> {
        match Address::of(Path::new(text)) {
            Some(Address::File(path)) => Some(path),
            _ => None,
        }
    }

    #[test]
    fn files_are_found_by_their_addresses() {
        for (text, path) in [
            ("file:///games/a.agn", "/games/a.agn"),
            ("file://localhost/games/a.agn", "/games/a.agn"),
            ("FILE:/games/my%20game.agn", "/games/my game.agn"),
            ("file:///games/100%25.agn", "/games/100%.agn"),
            ("file:///games/%E4%BD%90%E8%97%A4.agn", "/games/佐藤.agn"),
            // Only what two hexadecimal digits follow is an escape.
            ("file:///games/100%.agn", "/games/100%.agn"),
        ] {
            assert_eq!(file_of(text).as_deref(), Some(Path::new(path)), "{text}");
        }
        for other in
            ["file://elsewhere/a.agn", "file:a.agn", "a.agn", "C:\\a.agn", "https://example.org/a.agn", ""]
        {
            assert_eq!(Address::of(Path::new(other)), None, "{other}");
        }
    }

    #[test]
    fn a_link_holds_a_game() {
        for (link, variant, moves) in [
            ("abande:hex?moves=d4,d5,c5", "hex", "d4 d5 c5"),
            ("abande:hex?moves=d4%2Cd5", "hex", "d4 d5"),
            ("ABANDE://square/?moves=d4+d5", "square", "d4 d5"),
            ("abande:snub", "snub", ""),
            ("abande:anda-5?komi=3&from=somewhere#top", "anda-5", ""),
            ("abande:hex?handicap=white-captures-9&moves=d4,d5", "hex", "d4 d5"),
            ("abande:hex?pie=swapped&moves=d4,d5", "hex", "d4 d5"),
            ("abande:hex?pie=kept&moves=d4,d5", "hex", "d4 d5"),
        ] {
            let text = read_file(Path::new(link)).expect(link);
            let record = Record::parse(&text).unwrap_or_else(|error| panic!("{link}: {error:?}: {text}"));
            assert_eq!(record.variant().to_string(), variant, "{link}");
            assert_eq!(record.to_match().has_swapped_sides(), link.contains("swapped"), "{link}");
            let played: Vec<_> =
                record.moves().iter().map(|mv| mv.display(record.start().board()).to_string()).collect();
            assert_eq!(played.join(" "), moves, "{link}");
        }
    }

    #[test]
    fn a_link_has_a_position() {
        let start = Record::parse("1. d4 d5 2. c5 *").expect("a game");
        let position = start.game().to_string().replace(' ', "%20");
        let text = read_file(Path::new(&format!("abande:hex?position={position}&moves=e5"))).expect("a link");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        assert_eq!((record.start().to_string(), record.moves().len()), (start.game().to_string(), 1));
    }

    #[test]
    fn a_link_cannot_smuggle_more_than_a_game() {
        for link in [
            "abande:hex%22%5D%5BBlack%20%22Ada?moves=d4",
            "abande:hex?moves=d4%7Bcomment%7D%0A%5BBlack%20%22Ada%22%5D",
            "abande:?moves=",
            "abande:",
            "abande:hex?moves=%FF%FE%00",
        ] {
            let text = read_file(Path::new(link)).expect(link);
            assert!(!text.contains('{') && !text.contains("[Black"), "{link}: {text}");
            assert!(AgnReader::new(&text).count() <= 1, "{link}: {text}");
        }
        assert!(Record::parse(&read_file(Path::new("abande:chess?moves=e4")).expect("a text")).is_err());
    }
}
