//! The recipes of ARCHITECTURE.md: how many places it takes to add something. Each is proved by something that was added:
//! wherever the sources name it is a place of its recipe, and no place of the recipe is without it. Fonts alone are proved
//! elsewhere: a test of the words looks for every letter.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

struct Recipe {
    /// The recipe's heading, up to its colon.
    heading: &'static str,
    /// By these names the sources mention what was added.
    names: &'static [&'static str],
    places: &'static [Place],
}

struct Place {
    /// Which item of the recipe speaks of it, if one does.
    item: Option<usize>,
    /// The path in the words of that item.
    said: &'static str,
    /// Where that is: a file, or every file in a folder.
    path: &'static str,
}

const fn place(item: usize, said: &'static str, path: &'static str) -> Place {
    Place { item: Some(item), said, path }
}

/// What uses it, which no recipe can know.
const fn caller(path: &'static str) -> Place {
    Place { item: None, said: "", path }
}

const RECIPES: [Recipe; 4] = [
    Recipe {
        heading: "### Adding a preference",
        names: &["confirm_resign", "ConfirmResign", "confirm-resign"],
        places: &[
            place(1, "library/preferences", "src/library/preferences/mod.rs"),
            place(2, "library/preferences/fields.rs", "src/library/preferences/fields.rs"),
            place(3, "app/game/choices.rs", "src/app/game/choices.rs"),
            // Whether giving up is asked about first.
            place(4, "Choices", "src/app/desk/panels/state.rs"),
            place(5, "desk/panels/settings", "src/app/desk/panels/settings/game.rs"),
            place(6, "words::settings", "src/words/settings.rs"),
            place(6, "words::settings", "assets/words"),
            place(7, "docs/library.md", "docs/library.md"),
            place(7, "tests/library/preferences.rs", "tests/library/preferences.rs"),
            // The tests of the search for settings and of the page.
            caller("src/app/desk/panels/palette.rs"),
            caller("src/app/desk/panels/tests/settings.rs"),
        ],
    },
    Recipe {
        heading: "### Adding a command",
        names: &["    Coordinates,", "Command::Coordinates", "coordinates_label", "coordinates_tip"],
        places: &[
            place(1, "app/input/commands/mod.rs", "src/app/input/commands/mod.rs"),
            place(2, "table.rs", "src/app/input/commands/table.rs"),
            place(3, "words::commands", "src/words/commands.rs"),
            place(3, "words::commands", "assets/words"),
            place(4, "input/keys.rs", "src/app/input/keys.rs"),
            place(4, "PanelState::carry_out", "src/app/desk/panels/press.rs"),
            place(4, "desk/panels/commands.rs", "src/app/desk/panels/commands.rs"),
            caller("src/app/desk/panels/menu.rs"),
            // The page of settings offers the same.
            caller("src/app/desk/panels/settings/board.rs"),
        ],
    },
    Recipe {
        heading: "### Adding a panel",
        names: &["mod about", "about::show", "Dialog::About", "    About,", "Command::About"],
        places: &[
            place(1, "desk/panels", "src/app/desk/panels/about.rs"),
            place(2, "desk/panels/state.rs", "src/app/desk/panels/state.rs"),
            place(2, "desk/panels/mod.rs", "src/app/desk/panels/mod.rs"),
            place(3, "PanelState::carry_out", "src/app/desk/panels/press.rs"),
            place(4, "desk/panels/tests/scenes", "src/app/desk/panels/tests/scenes/mod.rs"),
            place(4, "tests.rs", "src/app/desk/panels/tests.rs"),
            place(4, "tests/focus.rs", "src/app/desk/panels/tests/focus.rs"),
            // The command that opens it.
            caller("src/app/input/commands"),
            caller("src/app/input/keys.rs"),
            caller("src/app/desk/panels/commands.rs"),
            caller("src/app/desk/panels/menu.rs"),
        ],
    },
    Recipe {
        heading: "### Adding a language",
        names: &["Language::Italian", "Self::Italian", "    Italian,", "folder!(\"it\")", "Aprila"],
        places: &[
            place(1, "assets/words", "assets/words/it"),
            place(2, "library/preferences/language.rs", "src/library/preferences/language.rs"),
            place(3, "words/texts.rs", "src/words/texts.rs"),
            place(4, "Language::ALL", "src/library/preferences/language.rs"),
            // A test of the system's languages.
            caller("src/words/language.rs"),
        ],
    },
];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file of text in a folder, by its path from the root of the package.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the package") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, found);
        } else if path
            .extension()
            .is_some_and(|ending| ["rs", "ftl", "md"].iter().any(|text| ending == *text))
        {
            found.push(path);
        }
    }
}

/// The files that mention something.
fn that_mention(names: &[&str]) -> BTreeSet<PathBuf> {
    let mut all = Vec::new();
    for folder in ["src", "assets/words", "docs", "tests"] {
        files(Path::new(folder), &mut all);
    }
    all.retain(|path| path != Path::new(file!()));
    all.into_iter().filter(|path| names.iter().any(|name| read(path).contains(name))).collect()
}

/// The numbered items of a recipe, and the number that its heading tells.
fn items(architecture: &str, heading: &str) -> (String, Vec<String>) {
    let begin = architecture.find(heading).unwrap_or_else(|| panic!("no “{heading}”"));
    let mut lines = architecture[begin..].lines();
    let told = lines.next().unwrap_or_default().rsplit(": ").next().unwrap_or_default().to_owned();
    let mut items: Vec<String> = Vec::new();
    for line in lines.take_while(|line| !line.starts_with('#')) {
        let starts = line.split_once(". ").is_some_and(|(number, _)| number.parse() == Ok(items.len() + 1));
        if starts {
            items.push(line.to_owned());
        } else if let Some(item) = items.last_mut().filter(|_| line.starts_with("   ")) {
            item.push_str(line);
        }
    }
    (told, items)
}

#[test]
fn each_recipe_has_as_many_places_as_it_tells_and_names_each_of_them() {
    const NUMBERS: [&str; 8] = [
        "no places",
        "one place",
        "two places",
        "three places",
        "four places",
        "five places",
        "six places",
        "seven places",
    ];
    let architecture = read(Path::new("ARCHITECTURE.md"));
    for recipe in &RECIPES {
        let (told, items) = items(&architecture, recipe.heading);
        assert_eq!(told, NUMBERS[items.len()], "{}", recipe.heading);
        let named: BTreeSet<usize> = recipe.places.iter().filter_map(|place| place.item).collect();
        let all: BTreeSet<usize> =
            (1..=items.len()).filter(|item| !items[item - 1].contains("fonts")).collect();
        assert_eq!(named, all, "{}: which items have places", recipe.heading);
        for place in recipe.places {
            let Some(item) = place.item else { continue };
            assert!(items[item - 1].contains(place.said), "{} {item}: {}", recipe.heading, place.said);
        }
    }
}

#[test]
fn what_was_added_is_where_its_recipe_says_and_nowhere_else() {
    for recipe in &RECIPES {
        let found = that_mention(recipe.names);
        let belongs = |place: &Place, path: &Path| path.starts_with(place.path);
        let strays: Vec<_> =
            found.iter().filter(|path| !recipe.places.iter().any(|place| belongs(place, path))).collect();
        assert!(strays.is_empty(), "{} says nothing of {strays:?}", recipe.heading);
        let unused = recipe.places.iter().filter(|place| !found.iter().any(|path| belongs(place, path)));
        let unused: Vec<_> = unused.map(|place| place.path).collect();
        assert!(unused.is_empty(), "{} does not need {unused:?}", recipe.heading);
    }
}
