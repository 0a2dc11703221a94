//! The folder with the characters that players wrote.

use std::path::Path;

use super::own_files::read_toml_files;
use crate::play::{Character, CharacterId};

/// A file that is not a character: its name without `.toml`, and the reason.
pub type RefusedCharacter = (CharacterId, String);

/// Reads all files `NAME.toml` in the folder of the player's own characters; also returns those that were refused.
pub fn own_characters(folder: &Path) -> (Vec<Character>, Vec<RefusedCharacter>) {
    let (mut characters, mut refused) = (Vec::new(), Vec::new());
    for (id, text) in read_toml_files(folder, |name| name.parse::<CharacterId>().ok()) {
        let read = text.map_err(|error| error.to_string());
        let read = read.and_then(|text| Character::parse_own(id, &text).map_err(|error| error.to_string()));
        match read {
            Ok(character) => characters.push(character),
            Err(reason) => refused.push((id, reason)),
        }
    }
    (characters, refused)
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
        put("Not a name.toml", &bobby);
        let (characters, refused) = own_characters(folder.path());
        assert_eq!(characters.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["bobby"]);
        assert!(characters.iter().all(|one| one.name.in_language("de") == "Bobby"));
        let refused: Vec<String> = refused.iter().map(|(id, reason)| format!("{id}: {reason}")).collect();
        let expected = [
            "builder: the program has a character of this name: give the file another one",
            "chess: no game “chess”: use abande or anda",
        ];
        assert_eq!(refused, expected);
    }
}
