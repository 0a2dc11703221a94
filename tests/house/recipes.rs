//! The recipes of ARCHITECTURE.md and CONTRIBUTING.md: which places it takes to add something. A recipe with numbered
//! places is proved by something that was added: wherever the sources name it is a place of its recipe, and no place of the
//! recipe is without it. Fonts alone are proved elsewhere: a test of the window looks for every letter. Of everything else
//! in ARCHITECTURE.md, and of what CONTRIBUTING.md says of things that were never added, the files and names must be there.

use std::collections::BTreeSet;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

struct Recipe {
    /// The page that has it.
    page: &'static str,
    /// The beginning of the recipe's heading.
    heading: &'static str,
    /// By these names the sources mention what was added.
    names: &'static [&'static str],
    /// Whether the compiler leads to further places, which the recipe need not name.
    goes_on: bool,
    places: &'static [Place],
}

const PAGE: &str = "ARCHITECTURE.md";
const STEPS: &str = "CONTRIBUTING.md";

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

/// Recipes of CONTRIBUTING.md for what was never added.
const NEVER_ADDED: [&str; 2] =
    ["### Another kind of opponent", "### A time control, or something else that is agreed before a game"];

const RECIPES: [Recipe; 14] = [
    Recipe {
        page: PAGE,
        heading: "### Adding a preference",
        names: &["confirm_resign", "ConfirmResign", "confirm-resign"],
        goes_on: false,
        places: &[
            place(1, "library/preferences", "src/library/preferences/mod.rs"),
            place(1, "fields.rs", "src/library/preferences/fields.rs"),
            place(2, "desk/panels/settings", "src/app/desk/panels/settings/game.rs"),
            place(3, "i18n::settings", "src/i18n/settings.rs"),
            place(3, "i18n::settings", "assets/words"),
            place(4, "docs/library.md", "docs/library.md"),
            place(4, "library/preferences.rs", "tests/model/library/preferences.rs"),
            // Resigning asks first.
            caller("src/app/desk/panels/state.rs"),
            // The tests of the search for settings and of the page.
            caller("src/app/desk/panels/palette.rs"),
            caller("src/app/desk/panels/tests/settings.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a command",
        names: &[
            "    Coordinates,",
            "Command::Coordinates",
            "Self::Coordinates",
            "coordinates_label",
            "coordinates_tip",
        ],
        goes_on: false,
        places: &[
            place(1, "toggle.rs", "src/app/input/commands/toggle.rs"),
            place(2, "table.rs", "src/app/input/commands/table.rs"),
            place(3, "i18n::commands", "src/i18n/commands.rs"),
            place(3, "i18n::commands", "assets/words"),
            place(4, "desk/panels/commands.rs", "src/app/desk/panels/commands.rs"),
            place(4, "desk/panels/menu.rs", "src/app/desk/panels/menu.rs"),
            // The page of settings offers the same.
            caller("src/app/desk/panels/settings/board.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a panel",
        names: &["mod about", "about::show", "Dialog::About", "    About,", "Command::About", "P::About"],
        goes_on: false,
        places: &[
            place(1, "desk/panels", "src/app/desk/panels/about.rs"),
            place(2, "desk/panels/state.rs", "src/app/desk/panels/state.rs"),
            place(2, "desk/panels/mod.rs", "src/app/desk/panels/mod.rs"),
            place(3, "desk/panels/requests.rs", "src/app/desk/panels/requests.rs"),
            place(4, "desk/panels/tests/scenes", "src/app/desk/panels/tests/scenes/mod.rs"),
            place(4, "tests.rs", "src/app/desk/panels/tests.rs"),
            place(4, "tests/focus.rs", "src/app/desk/panels/tests/focus.rs"),
            // The command that opens it.
            caller("src/app/input/commands"),
            caller("src/app/desk/panels/commands.rs"),
            caller("src/app/desk/panels/menu.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a language",
        names: &[
            "Language::Italian",
            "Self::Italian",
            "    Italian,",
            "folder!(\"it\")",
            "Aprila",
            "Italian and Japanese",
            "`\"it\"`",
        ],
        goes_on: false,
        places: &[
            place(1, "assets/words", "assets/words/it"),
            place(2, "library/preferences/language.rs", "src/library/preferences/language.rs"),
            place(3, "i18n/texts.rs", "src/i18n/texts.rs"),
            place(3, "i18n/language_names.rs", "src/i18n/language_names.rs"),
            place(4, "Language::ALL", "src/library/preferences/language.rs"),
            place(5, "docs/handbook.md", "docs/handbook.md"),
            place(5, "docs/library.md", "docs/library.md"),
            caller("CHANGELOG.md"),
            // Tests of the system's languages and of what one language does otherwise than others.
            caller("src/i18n/language.rs"),
            caller("src/i18n/tests/chances.rs"),
            caller("src/i18n/tests/french_and_italian.rs"),
            caller("src/i18n/tests/terms.rs"),
            caller("tests/cli/field_reports/study.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a page",
        names: &["Page::Learn", "Self::Learn =>", "learn::page"],
        goes_on: false,
        places: &[
            place(1, "src/library/preferences/panels.rs", "src/library/preferences/panels.rs"),
            place(2, "src/app/desk/panels/rail", "src/app/desk/panels/rail/learn.rs"),
            place(2, "src/app/desk/panels/rail/mod.rs", "src/app/desk/panels/rail/mod.rs"),
            place(3, "src/app/input/commands/table.rs", "src/app/input/commands/table.rs"),
            place(3, "src/app/desk/panels/commands.rs", "src/app/desk/panels/commands.rs"),
            place(4, "src/app/desk/panels/tests/scenes", "src/app/desk/panels/tests/scenes"),
            // Lessons and puzzles turn to the page, and leave it.
            caller("src/app/desk/panels/requests.rs"),
            caller("src/app/desk/panels/offers.rs"),
            caller("src/app/game/apply.rs"),
            caller("src/app/desk/panels/tests/learn.rs"),
            caller("src/app/desk/panels/tests/newcomer.rs"),
            caller("src/app/desk/panels/tests/puzzles.rs"),
            caller("tests/headless/puzzles.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a lens",
        names: &[
            "Lens::Territory",
            "Self::Territory,",
            "lens!(Territory",
            "lens_territory",
            "lenses.territory",
            "MarkArea::Territory",
            "legend_territory",
            "Self::Territory(player) =>",
        ],
        goes_on: false,
        places: &[
            place(1, "src/library/preferences/board.rs", "src/library/preferences/board.rs"),
            place(1, "docs/library.md", "docs/library.md"),
            place(2, "src/app/game/settings.rs", "src/app/game/settings.rs"),
            place(3, "src/app/stage/marks/list/mod.rs", "src/app/stage/marks/list/mod.rs"),
            place(3, "src/app/stage/marks/mark_painter.rs", "src/app/stage/marks/mark_painter.rs"),
            place(3, "src/app/desk/panels/legend.rs", "src/app/desk/panels/legend.rs"),
            place(3, "src/app/desk/panels/signs.rs", "src/app/desk/panels/signs.rs"),
            place(3, "src/i18n/table.rs", "src/i18n/table.rs"),
            place(4, "src/app/input/commands/table.rs", "src/app/input/commands/table.rs"),
            place(4, "src/app/desk/panels/menu.rs", "src/app/desk/panels/menu.rs"),
            place(4, "src/app/desk/panels/settings/board.rs", "src/app/desk/panels/settings/board.rs"),
            place(4, "src/app/desk/panels/words/mod.rs", "src/app/desk/panels/words/mod.rs"),
            place(5, "i18n::commands", "src/i18n/commands.rs"),
            place(5, "assets/words", "assets/words"),
            place(6, "tests/pictures/golden.rs", "tests/pictures/golden.rs"),
            place(6, "tests/golden", "tests/golden"),
            place(6, "tests/pictures/marks.rs", "tests/pictures/marks.rs"),
            place(6, "docs/screenshots/sheets", "docs/screenshots/sheets"),
            caller("src/app/desk/panels/tests/legend.rs"),
            caller("src/app/stage/marks/list/tests.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a fact to reviews",
        names: &["MoveEffect::LastEntry", "Self::LastEntry", "LastEntry {", "fact_last_entry"],
        // Lessons may have a task or an answer about it.
        goes_on: true,
        places: &[
            place(1, "src/rules/abande/changes/mod.rs", "src/rules/abande/changes/mod.rs"),
            place(1, "src/study/effects.rs", "src/study/effects.rs"),
            place(2, "src/study/purpose.rs", "src/study/purpose.rs"),
            place(2, "src/study/puzzles/theme.rs", "src/study/puzzles/theme.rs"),
            place(3, "src/i18n/facts.rs", "src/i18n/facts.rs"),
            place(3, "assets/words", "assets/words"),
            place(4, "src/cli/review.rs", "src/cli/review.rs"),
            place(5, "src/rules/abande/changes/tests.rs", "src/rules/abande/changes/tests.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a puzzle theme",
        names: &["DoubleAttack", "theme_double_attack", "about_double_attack"],
        goes_on: false,
        places: &[
            place(1, "src/study/puzzles/theme.rs", "src/study/puzzles/theme.rs"),
            place(2, "src/i18n/puzzles.rs", "src/i18n/puzzles.rs"),
            place(2, "src/i18n/solving.rs", "src/i18n/solving.rs"),
            place(2, "assets/words", "assets/words"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a sound",
        names: &["Sound::Removal", "Self::Removal,", "`removal`", "\"removal\"", "fn removal("],
        goes_on: false,
        places: &[
            place(1, "src/sound/catalogue.rs", "src/sound/catalogue.rs"),
            place(2, "src/sound/synth/mod.rs", "src/sound/synth/mod.rs"),
            place(2, "src/sound/synth/pieces.rs", "src/sound/synth/pieces.rs"),
            place(3, "src/sound/cues.rs", "src/sound/cues.rs"),
            place(4, "docs/sound.md", "docs/sound.md"),
            place(4, "tests/cli/sounds.rs", "tests/cli/sounds.rs"),
            place(4, "src/sound/synth/tests.rs", "src/sound/synth/tests.rs"),
            // A test of when it is heard.
            caller("src/sound/cues/tests.rs"),
        ],
    },
    Recipe {
        page: PAGE,
        heading: "### Adding a file format",
        names: &[
            "AbstractPlayReader",
            "AnyRecordError::AbstractPlay",
            "CopyFormat::AbstractPlay",
            "Format::Abstractplay",
            "**[Abstract Play]",
        ],
        goes_on: true,
        places: &[
            place(1, "src/record/abstractplay", "src/record/abstractplay"),
            place(1, "src/record/any.rs", "src/record/any.rs"),
            place(2, "src/i18n/records.rs", "src/i18n/records.rs"),
            place(3, "src/cli/convert.rs", "src/cli/convert.rs"),
            place(3, "src/app/desk/hud/dispatch.rs", "src/app/desk/hud/dispatch.rs"),
            place(4, "docs/formats.md", "docs/formats.md"),
            place(4, "tests/model/fuzz/mod.rs", "tests/model/fuzz/mod.rs"),
            place(4, "tests/model/bounds/texts.rs", "tests/model/bounds/texts.rs"),
        ],
    },
    Recipe {
        page: STEPS,
        heading: "### A theme",
        names: &["verdigris", "Verdigris"],
        goes_on: false,
        places: &[
            place(1, "assets/themes/NAME.toml", "assets/themes/verdigris.toml"),
            place(2, "src/theme/mod.rs", "src/theme/mod.rs"),
            place(3, "src/i18n/themes.rs", "src/i18n/themes.rs"),
            place(3, "assets/words/LANGUAGE/themes.ftl", "assets/words"),
            place(4, "docs/themes.md", "docs/themes.md"),
            place(4, "docs/library.md", "docs/library.md"),
            place(4, "docs/handbook.md", "docs/handbook.md"),
            place(4, "tests/cli/commands.rs", "tests/cli/commands.rs"),
            place(4, "CHANGELOG.md", "CHANGELOG.md"),
            place(5, "tests/golden/theme_NAME_*.png", "tests/golden"),
            place(5, "docs/screenshots/sheets", "docs/screenshots/sheets"),
            place(5, "docs/pictures.md", "docs/pictures.md"),
            // Tests that choose it.
            caller("src/app/desk/panels/tests/settings.rs"),
            caller("tests/headless/themes.rs"),
        ],
    },
    Recipe {
        page: STEPS,
        heading: "### A lesson",
        names: &["FREEING", "\"freeing_title\"", "freeing_title =", "freeing_link"],
        goes_on: false,
        places: &[
            place(1, "src/study/lessons/abande", "src/study/lessons/abande/band.rs"),
            place(1, "mod.rs", "src/study/lessons/abande/mod.rs"),
            place(1, "lessons-abande.ftl", "assets/words/en/lessons-abande.ftl"),
            place(1, "assets/words/LANGUAGE", "assets/words"),
            // It shows a step of this one.
            place(1, "docs/lessons.md", "docs/lessons.md"),
        ],
    },
    Recipe {
        page: STEPS,
        heading: "### A board of Abande",
        names: &["snub", "Snub"],
        goes_on: true,
        places: &[
            place(1, "src/board/layouts.rs", "src/board/layouts.rs"),
            place(1, "src/board/mod.rs", "src/board/mod.rs"),
            place(1, "src/board/tests.rs", "src/board/tests.rs"),
            place(2, "src/board/grid/mod.rs", "src/board/grid/mod.rs"),
            place(2, "src/board/grid/tests.rs", "src/board/grid/tests.rs"),
            place(3, "src/rules/abande/variants.rs", "src/rules/abande/variants.rs"),
            place(4, "src/rules/variant.rs", "src/rules/variant.rs"),
            place(4, "tests/cli/engine.rs", "tests/cli/engine.rs"),
            place(5, "src/i18n/play.rs", "src/i18n/play.rs"),
            place(5, "assets/words/LANGUAGE/play.ftl", "assets/words/en/play.ftl"),
            place(5, "docs/handbook.md", "docs/handbook.md"),
            place(6, "tests/vectors/perft-start.jsonl", "tests/vectors/perft-start.jsonl"),
            place(6, "tests/model/vectors.rs", "tests/model/vectors.rs"),
        ],
    },
    Recipe {
        page: STEPS,
        heading: "### A board of Anda",
        names: &["Self::Five", "Side::Five", "anda-5"],
        goes_on: true,
        places: &[
            place(1, "src/board/side.rs", "src/board/side.rs"),
            place(2, "src/rules/variant.rs", "src/rules/variant.rs"),
            place(3, "src/study/puzzles/collection.rs", "src/study/puzzles/collection.rs"),
            place(3, "src/study/puzzles/make/anda.rs", "src/study/puzzles/make/anda.rs"),
            place(4, "docs/study.md", "docs/study.md"),
            place(4, "tests/cli/engine.rs", "tests/cli/engine.rs"),
        ],
    },
];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file in a folder, by its path from the root of the package.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the package") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Whether a file has one of these names in its own, or in its text.
fn mentions(path: &Path, names: &[&str]) -> bool {
    let has = |text: &str| names.iter().any(|name| text.contains(name));
    let ending = path.extension().unwrap_or_default();
    let is_read = ["", "rs", "ftl", "md", "toml", "jsonl"].iter().any(|text| ending == *text);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    has(&name) || is_read && fs::read_to_string(path).is_ok_and(|text| has(&text))
}

/// The files that mention something.
fn that_mention(names: &[&str]) -> BTreeSet<PathBuf> {
    let mut all = vec!["CHANGELOG.md".into()];
    for folder in ["src", "assets/words", "assets/themes", "docs", "tests"] {
        files(Path::new(folder), &mut all);
    }
    all.retain(|path| path != Path::new(file!()));
    all.into_iter().filter(|path| mentions(path, names)).collect()
}

/// The lines of a recipe below its heading.
fn section<'a>(page: &'a str, heading: &str) -> impl Iterator<Item = &'a str> {
    let begin = page.find(heading).unwrap_or_else(|| panic!("no “{heading}”"));
    page[begin..].lines().skip(1).take_while(|line| !line.starts_with('#'))
}

/// The numbered items of a recipe, or all that it says if it has none.
fn items(page: &str, heading: &str) -> Vec<String> {
    let lines: Vec<&str> = section(page, heading).collect();
    let mut items: Vec<String> = Vec::new();
    for line in &lines {
        let starts = line.split_once(". ").is_some_and(|(number, _)| number.parse() == Ok(items.len() + 1));
        if starts {
            items.push((*line).to_owned());
        } else if let Some(item) = items.last_mut().filter(|_| line.starts_with("   ")) {
            item.push_str(line);
        }
    }
    if items.is_empty() {
        items.push(lines.join(" "));
    }
    items
}

#[test]
fn each_recipe_names_its_places() {
    for recipe in &RECIPES {
        let page = read(Path::new(recipe.page));
        let items = items(&page, recipe.heading);
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
        assert!(strays.is_empty() || recipe.goes_on, "{} says nothing of {strays:?}", recipe.heading);
        let unused = recipe.places.iter().filter(|place| !found.iter().any(|path| belongs(place, path)));
        let unused: Vec<_> = unused.map(|place| place.path).collect();
        assert!(unused.is_empty(), "{} does not need {unused:?}", recipe.heading);
    }
}

/// What stands between quotes in a recipe of CONTRIBUTING.md: files, and what is declared in them.
#[test]
fn whatever_the_steps_name_is_there() {
    let page = read(Path::new(STEPS));
    let mut seen = 0;
    for recipe in RECIPES.iter().filter(|recipe| recipe.page == STEPS) {
        let items = items(&page, recipe.heading);
        for (number, item) in (1..).zip(&items) {
            // What declares something is named with it.
            let named = || recipe.places.iter().filter(|place| place.item == Some(number));
            let texts: Vec<String> =
                named().map(|place| Path::new(place.path)).filter(|path| path.is_file()).map(read).collect();
            for text in quoted(item) {
                seen += 1;
                let is_there = if text.contains(' ') || text.starts_with("--") {
                    // Commands and options, which `docs` looks at.
                    continue;
                } else if text.contains('/') {
                    is_file(text)
                } else if Path::new(text).extension().is_some() {
                    named().any(|place| place.path.ends_with(text))
                        || texts.iter().any(|file| file.contains(text))
                } else {
                    let name = text.rsplit("::").next().unwrap_or(text);
                    let is_part = |letter: char| !(letter.is_alphanumeric() || letter == '_');
                    texts.iter().any(|file| file.split(is_part).any(|word| word == name))
                };
                assert!(is_there, "{} {number}: {text}", recipe.heading);
            }
        }
    }
    assert!(seen >= 30, "only {seen} names were found");
}

/// What stands between quotes outside blocks of code.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2))
}

/// Whatever ARCHITECTURE.md and the recipes for what was never added name is there: files, and words that the sources
/// have.
#[test]
fn whatever_the_architecture_names_is_there() {
    let [architecture, steps] = [PAGE, STEPS].map(|page| read(Path::new(page)));
    let never_added = NEVER_ADDED.into_iter().flat_map(|heading| section(&steps, heading));
    let page = iter::once(&*architecture).chain(never_added).collect::<Vec<_>>().join("\n");
    let mut sources = vec!["Cargo.toml".into()];
    for folder in ["src", "tests"] {
        files(Path::new(folder), &mut sources);
    }
    let is_source =
        |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs" || ending == "toml");
    let texts: Vec<String> = sources.iter().filter(|path| is_source(path)).map(|path| read(path)).collect();
    let is_part = |letter: char| !(letter.is_alphanumeric() || letter == '_');
    let known: BTreeSet<&str> = texts.iter().flat_map(|text| text.split(is_part)).collect();
    // Commands and options are for the tests of docs to check.
    let names = quoted(&page).filter(|text| !text.starts_with("abande ") && !text.starts_with("--"));
    let is_there = |text: &&str| {
        if text.contains('/') { is_file(text) } else { text.split(is_part).all(|word| known.contains(word)) }
    };
    let (there, missing): (Vec<_>, Vec<_>) = names.partition(is_there);
    assert!(missing.is_empty(), "{missing:?}");
    assert!(there.len() >= 150, "only {} names were found", there.len());
}

/// Whether there is a file or a folder of this name, with any language, room and name filled in.
fn is_file(name: &str) -> bool {
    let pattern = name.replace("LANGUAGE", "en").replace("ROOM", "*").replace("NAME", "*");
    let (folder, last) = pattern.rsplit_once('/').expect("a path");
    let (start, end) = last.split_once('*').unwrap_or((last, ""));
    let end = end.rsplit('*').next().unwrap_or_default();
    if !last.contains('*') {
        return Path::new(&pattern).exists();
    }
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.any(|entry| {
        let found = entry.file_name().to_string_lossy().into_owned();
        found.starts_with(start) && found.ends_with(end)
    })
}
