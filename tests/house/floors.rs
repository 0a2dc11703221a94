//! The floors of the house and those inside the window's code: an import never points upwards, and rooms side by side do
//! not know each other. Read from the sources, so it needs no Bevy.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A floor with those that it may import from.
type Floor = (&'static str, &'static [&'static str]);

/// The floors of the house. ARCHITECTURE.md draws them.
const HOUSE: [Floor; 14] = [
    ("board", &[]),
    ("rules", &["board"]),
    ("theme", &[]),
    ("diagram", &["board", "rules", "theme"]),
    ("play", &["board", "rules"]),
    ("record", &["board", "rules", "play"]),
    ("library", &["board", "rules", "play", "record"]),
    ("ai", &["board", "rules", "play"]),
    ("study", &["board", "rules", "play", "ai"]),
    ("sound", &["board", "rules", "play"]),
    ("i18n", &["board", "rules", "theme", "play", "record", "library", "study", "sound"]),
    ("text", &["board", "rules", "play", "record", "library", "ai", "study", "i18n"]),
    (
        "app",
        &["board", "rules", "theme", "diagram", "play", "record", "library", "ai", "study", "sound", "i18n"],
    ),
    (
        "cli",
        &[
            "board", "rules", "theme", "diagram", "play", "record", "library", "ai", "study", "sound",
            "i18n", "text", "app",
        ],
    ),
];

/// Those inside the window's code. `schedule` is the order of a frame, which all of them name.
const FLOORS: [Floor; 6] = [
    ("shell", &["desk", "stage", "input", "game", "schedule"]),
    ("desk", &["input", "game", "schedule"]),
    ("stage", &["input", "game", "schedule"]),
    ("input", &["game", "schedule"]),
    ("game", &["schedule"]),
    ("schedule", &[]),
];

/// What the root hands on from `schedule`.
const ORDER: [&str; 2] = ["GameSystems", "InputSystems"];

#[test]
fn no_import_points_upwards() {
    let arrows = arrows(&["app"], &FLOORS);
    // Nothing was read if these are missing.
    for (from, to) in [("shell", "desk"), ("shell", "stage"), ("stage", "input"), ("input", "game")] {
        assert!(arrows.contains(&(from, to.to_owned())), "{from} does not name {to}: {arrows:?}");
    }
}

#[test]
fn no_floor_of_the_house_knows_one_above_it() {
    let arrows = arrows(&[], &HOUSE);
    for (from, to) in [("rules", "board"), ("study", "ai"), ("i18n", "study"), ("cli", "text")] {
        assert!(arrows.contains(&(from, to.to_owned())), "{from} does not name {to}: {arrows:?}");
    }
}

/// Which floors name which in a folder of the sources. Fails if a floor names one that it may not.
fn arrows(folder: &[&str], floors: &[Floor]) -> BTreeSet<(&'static str, String)> {
    let root =
        folder.iter().fold(Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), |path, name| path.join(name));
    let mut wrong = Vec::new();
    let mut arrows = BTreeSet::new();
    for file in sources(&root) {
        let module = module_of(file.strip_prefix(&root).expect("below the root"));
        // The root itself only lists the floors, and starts the program.
        let Some(floor) = module.first().filter(|name| !["lib", "main"].contains(&name.as_str())) else {
            continue;
        };
        let Some((floor, may)) = floors.iter().find(|(name, _)| name == floor) else {
            wrong.push(format!("{} is on no floor", file.display()));
            continue;
        };
        let text = fs::read_to_string(&file).expect("a source file");
        for (line, named) in names(&text, &module, folder) {
            let named = if ORDER.contains(&named.as_str()) { "schedule" } else { named.as_str() };
            if may.contains(&named) {
                arrows.insert((*floor, named.to_owned()));
            } else if named != *floor {
                wrong.push(format!("{}:{line}: {floor} names {named}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    arrows
}

#[test]
fn every_way_to_write_an_import_is_seen() {
    let module = ["stage", "marks", "draw"].map(str::to_owned);
    let seen =
        |text: &str| names(text, &module, &["app"]).into_iter().map(|(_, name)| name).collect::<Vec<_>>();
    assert_eq!(seen("use crate::app::desk::hud;"), ["desk"]);
    assert_eq!(
        seen("use crate::app::{GameSystems, desk::{hud, panels}, input};"),
        ["GameSystems", "desk", "desk", "input"]
    );
    assert_eq!(seen("use crate::{\n    app::{\n        desk,\n    },\n    play,\n};"), ["desk"]);
    assert_eq!(seen("use crate::app as window;"), ["*"], "another name for the root hides what is meant");
    assert_eq!(seen("let height = super::super::super::desk::panels::height();"), ["desk"]);
    assert_eq!(seen("use super::super::super::{game, desk};"), ["game", "desk"]);
    assert_eq!(seen("use super::super::pieces;\nuse super::areas;"), ["stage", "stage"]);
    assert_eq!(seen("use crate::app::*;"), ["*"]);
    assert_eq!(seen("// use crate::app::desk;\n/// [`crate::app::desk`]"), Vec::<String>::new());
    assert_eq!(seen("use crate::board::Point;\npub(in crate::app) fn plugin() {}"), Vec::<String>::new());
    // One module deeper, `super` is one step shorter.
    assert_eq!(seen("mod tests {\n    use super::super::super::super::desk;\n}"), ["desk"]);
}

/// The floor or root name below `folder` that each path in the text leads to, with the line where the path begins.
/// `module` is where the text stands, from that folder down.
fn names(text: &str, module: &[String], folder: &[&str]) -> Vec<(usize, String)> {
    let code = without_comments(text);
    let mut found = Vec::new();
    for (start, _) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let before = code[..start].chars().next_back();
        // `super::super::` is read from its first word, and `pub(in crate::app)` imports nothing.
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
            || code[..start].ends_with("(in ")
        {
            continue;
        }
        let line = code[..start].matches('\n').count() + 1;
        let mut here = module.to_vec();
        here.extend(inner_modules(&code[..start]));
        let rest = &code[start..];
        let mut paths = Vec::new();
        expand(rest.trim_start_matches("crate::"), &mut Vec::new(), &mut paths);
        for path in paths {
            let absolute = if rest.starts_with("crate::") {
                path
            } else {
                let up = path.iter().take_while(|word| *word == "super").count();
                let kept = here.len().checked_sub(up).expect("a path inside the folder");
                let root = folder.iter().map(|name| (*name).to_owned());
                root.chain(here[..kept].iter().cloned()).chain(path.into_iter().skip(up)).collect()
            };
            if folder.iter().zip(&absolute).all(|(name, word)| name == word) {
                found.push((line, absolute.get(folder.len()).cloned().unwrap_or_else(|| "*".to_owned())));
            }
        }
    }
    found.sort_by_key(|(line, _)| *line);
    found
}

/// The paths of an import tree, word by word, as far as is needed to know the floor.
fn expand<'a>(mut rest: &'a str, path: &mut Vec<String>, paths: &mut Vec<Vec<String>>) -> &'a str {
    rest = rest.trim_start();
    if let Some(mut inside) = rest.strip_prefix('{') {
        loop {
            inside = inside.trim_start();
            if let Some(after) = inside.strip_prefix('}') {
                return after;
            }
            let depth = path.len();
            inside = expand(inside, path, paths).trim_start();
            path.truncate(depth);
            if let Some(alias) = inside.strip_prefix("as ") {
                inside = alias.trim_start().trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
            }
            inside = inside.trim_start().trim_start_matches(',');
        }
    }
    let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '*')).unwrap_or(rest.len());
    // `self` in braces is the path so far.
    if &rest[..end] != "self" {
        path.push(rest[..end].trim_end_matches('*').to_owned());
        path.retain(|word| !word.is_empty());
    }
    let after = &rest[end..];
    if let Some(deeper) = after.strip_prefix("::") {
        return expand(deeper, path, paths);
    }
    paths.push(path.clone());
    after
}

/// The `mod NAME {` that are still open at the end of this code.
fn inner_modules(code: &str) -> Vec<String> {
    let mut open: Vec<Option<String>> = Vec::new();
    for piece in code.split_inclusive(['{', '}', ';']) {
        if piece.ends_with('{') {
            let mut words = piece.trim_end_matches('{').split_whitespace().rev();
            let (name, keyword) = (words.next(), words.next());
            open.push(name.filter(|_| keyword == Some("mod")).map(str::to_owned));
        } else if piece.ends_with('}') {
            open.pop();
        }
    }
    open.into_iter().flatten().collect()
}

/// The same text with comments blanked out, line by line.
fn without_comments(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// `camera/rig.rs` is `camera::rig`, and `camera/mod.rs` is `camera`.
fn module_of(path: &Path) -> Vec<String> {
    let path = path.with_extension("");
    let words = path.iter().map(|word| word.to_string_lossy().into_owned());
    words.filter(|word| word != "mod").collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}
