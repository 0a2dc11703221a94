//! The characters that players wrote.

use std::ffi::OsStr;
use std::path::Path;

use super::own_files::{read_text, toml_files};
use crate::play::{Character, CharacterId, InvalidCharacterId};

/// A file that is not a character: its name without `.toml`, and the reason.
pub type RefusedCharacter = (CharacterId, String);

/// Reads all files `NAME.toml` in the folder of the player's own characters; also returns those that were refused.
pub fn own_characters(folder: &Path) -> (Vec<Character>, Vec<RefusedCharacter>) {
    let (mut characters, mut refused) = (Vec::new(), Vec::new());
    for (id, path) in toml_files(folder, |name| name.parse::<CharacterId>().ok()) {
        match own_character(&path) {
            Ok(character) => characters.push(character),
            Err(reason) => refused.push((id, reason)),
        }
    }
    (characters, refused)
}

/// Reads the file of a character that a player wrote.
///
/// # Errors
/// Why it is none.
pub fn own_character(path: &Path) -> Result<Character, String> {
    let name = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    let id = name.parse().map_err(|error: InvalidCharacterId| error.to_string())?;
    let text = read_text(path).map_err(|error| error.message)?;
    Character::parse_own(id, &text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail so")]

    use std::fs;

    use super::*;

    #[test]
    fn own_characters_are_read_and_others_are_refused_with_the_reason() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(own_characters(&folder.path().join("none")), (Vec::new(), Vec::new()));
        let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        let strength = "[strength]\neasy = { nodes = 1, overlooks = 9 }\nmedium = { nodes = 2, overlooks = 5 }\n\
                        hard = { nodes = 3, overlooks = 0 }\n";
        let bobby =
            format!("format = 1\ngame = \"abande\"\nname = \"Bobby\"\nabout = \"Quick.\"\n{strength}");
        put("bobby.toml", &bobby);
        put("builder.toml", &bobby);
        put("chess.toml", &bobby.replace("abande", "chess"));
        put("huge.toml", &"#".repeat(70_000));
        put("Not a name.toml", &bobby);
        let (characters, refused) = own_characters(folder.path());
        assert_eq!(characters.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["bobby"]);
        assert!(characters.iter().all(|one| one.name.in_language("de") == "Bobby"));
        let refused: Vec<String> = refused.iter().map(|(id, reason)| format!("{id}: {reason}")).collect();
        let expected = [
            "builder: the program has a character of this name: give the file another one",
            "chess: no game “chess”: use abande or anda",
            "huge: this is larger than 64 KiB",
        ];
        assert_eq!(refused, expected);
    }
}
