//! The characters that there are: those of the program, and those that the player wrote.

use std::sync::{LazyLock, OnceLock};

use super::{Character, CharacterId};
use crate::rules::GameKind;

macro_rules! built_in {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/characters/", $id, ".toml")))),*]
    };
}

/// The files of the program, in the order of menus.
pub(super) const FILES: &[(&str, &str)] = built_in!(
    "teacher",
    "builder",
    "blocker",
    "sandman",
    "hoarder",
    "gambler",
    "stonewall",
    "mirror",
    "wanderer",
    "settler",
    "hunter",
    "thief",
    "spender",
);

static BUILT_IN: LazyLock<Vec<Character>> = LazyLock::new(|| {
    let read = |(id, text): &(&str, &str)| Character::parse(id.parse::<CharacterId>().ok()?, text).ok();
    // A test reads all of them.
    FILES.iter().filter_map(read).collect()
});

/// All characters, once the player's own are known.
static ALL: OnceLock<Vec<Character>> = OnceLock::new();

/// The player's files that are not characters, each with the reason.
static REFUSED: OnceLock<Vec<(CharacterId, String)>> = OnceLock::new();

/// Adds the characters that the player wrote to those of the program, once, when the program starts. `refused` are the
/// files that are none, each with the reason.
pub fn install_characters(own: Vec<Character>, refused: Vec<(CharacterId, String)>) {
    let all = BUILT_IN.iter().cloned().chain(own).collect();
    // Whoever installs twice keeps the first: games already refer to it.
    let _ = (ALL.set(all), REFUSED.set(refused));
}

/// The player's files that are not characters, each with the reason.
pub fn refused_characters() -> &'static [(CharacterId, String)] {
    REFUSED.get().map_or(&[], Vec::as_slice)
}

/// Returns `true` if a character of the program has this id.
pub(super) fn is_built_in(id: CharacterId) -> bool {
    FILES.iter().any(|(known, _)| *known == id.as_str())
}

/// All characters: those of the program first.
pub(super) fn all() -> &'static [Character] {
    ALL.get().unwrap_or(&BUILT_IN)
}

/// The characters that play a game, those of the program first.
pub fn characters_of(game: GameKind) -> impl Iterator<Item = &'static Character> {
    all().iter().filter(move |character| character.game == game)
}
