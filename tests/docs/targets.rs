//! What lines for Cargo and for the repository's scripts name: targets, tests, features, variables, files, words.

use std::fs;
use std::path::{Path, PathBuf};

use super::shell::{bare, words};

/// Options of Cargo, nextest and the benchmarks that have a value, of which nothing is checked.
const WITH_VALUE: [&str; 8] = [
    "--test-threads",
    "--run-ignored",
    "--target",
    "--config-file",
    "--sample-count",
    "--sample-size",
    "--min-time",
    "--skip",
];

/// Subcommands that the pages use.
const SUBCOMMANDS: [&str; 9] = ["run", "build", "test", "nextest", "bench", "clippy", "fmt", "check", "doc"];

/// The sources of this package, in which names are looked up.
pub struct Sources(Vec<(PathBuf, String)>);

impl Sources {
    pub fn read() -> Self {
        let mut files = Vec::new();
        for folder in ["src", "tests", "benches", "examples"] {
            collect(Path::new(folder), &mut files);
        }
        Self(files)
    }

    /// Whether a test or a module below one of these places has all of a path such as `app::view` in its name.
    fn has_test(&self, places: &[PathBuf], name: &str) -> bool {
        name.split("::").filter(|part| !part.is_empty()).all(|part| {
            self.0.iter().filter(|(path, _)| places.iter().any(|place| path.starts_with(place))).any(
                |(path, text)| {
                    path.with_extension("").iter().any(|piece| piece.to_string_lossy().contains(part))
                        || text.lines().any(|line| names(line).is_some_and(|name| name.contains(part)))
                },
            )
        })
    }

    /// Whether a variable of the environment is asked for.
    fn has_variable(&self, name: &str) -> bool {
        self.0.iter().any(|(_, text)| text.contains(&format!("\"{name}\"")))
    }
}

/// The function or module that a line declares.
fn names(line: &str) -> Option<&str> {
    let rest = ["fn ", "mod "].iter().find_map(|word| line.split_once(word).map(|(_, rest)| rest))?;
    rest.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')).next()
}

fn collect(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of the package") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            files.push((path, text));
        }
    }
}

/// Where the sources of a target lie, if there is one of that name.
fn target(folder: &str, name: &str) -> Option<Vec<PathBuf>> {
    let (file, tree) = (Path::new(folder).join(format!("{name}.rs")), Path::new(folder).join(name));
    let is_there = file.is_file() || tree.join("main.rs").is_file();
    is_there.then(|| vec![file, tree])
}

/// What is wrong with a command, if it is one for Cargo.
pub fn cargo(command: &str, sources: &Sources) -> Option<Result<(), String>> {
    let (variables, rest) = bare(command);
    let words = words(rest);
    if words.first().is_none_or(|word| word != "cargo") {
        return None;
    }
    let unknown = variables.iter().find(|name| !sources.has_variable(name));
    if let Some(name) = unknown {
        return Some(Err(format!("nothing asks for {name}")));
    }
    Some(arguments(&words[1..], sources))
}

fn arguments(words: &[String], sources: &Sources) -> Result<(), String> {
    let (before, after) = match words.iter().position(|word| word == "--") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let mut plain = Vec::new();
    let mut filters = Vec::new();
    let mut places = Vec::new();
    let mut rest = before.iter();
    while let Some(word) = rest.next() {
        let mut value = || rest.next().map(String::as_str).unwrap_or_default();
        match word.as_str() {
            "--test" | "--bench" | "--example" => {
                let folder =
                    if word == "--bench" { "benches".to_owned() } else { format!("{}s", &word[2..]) };
                let name = value();
                places.extend(target(&folder, name).ok_or(format!("there is no {folder}/{name}"))?);
            }
            "--lib" => places.push("src".into()),
            "-E" => filters.push(value().to_owned()),
            "--features" => feature(value())?,
            option if WITH_VALUE.contains(&option) => {
                value();
            }
            option if option.starts_with('-') || option.starts_with('+') => {}
            word => plain.push(word),
        }
    }
    if places.is_empty() {
        places = ["src", "tests", "benches"].map(PathBuf::from).to_vec();
    }
    let Some((subcommand, mut plain)) = plain.split_first().map(|(first, rest)| (*first, rest.to_vec()))
    else {
        return Err("a subcommand is missing".to_owned());
    };
    if !SUBCOMMANDS.contains(&subcommand) {
        return Err(format!("{subcommand} is no subcommand that the pages use"));
    }
    if subcommand == "nextest" && (plain.is_empty() || plain.remove(0) != "run") {
        return Err("nextest is only run".to_owned());
    }
    // What comes after the dashes is for the program, or for the tests.
    if subcommand == "run" && !before.iter().any(|word| word == "--example") {
        return super::understood(after).map_err(|error| error.to_string());
    }
    if matches!(subcommand, "test" | "bench") {
        let mut rest = after.iter();
        while let Some(word) = rest.next() {
            match word.as_str() {
                option if WITH_VALUE.contains(&option) => {
                    rest.next();
                }
                option if option.starts_with('-') => {}
                // A function of a benchmark, and which of its boards.
                name => plain.extend(name.split(".*").next()),
            }
        }
    }
    for filter in &filters {
        plain.extend(tests_in(filter)?);
    }
    match plain.iter().find(|name| !sources.has_test(&places, name)) {
        Some(name) => Err(format!("no test or module is called {name}")),
        None => Ok(()),
    }
}

/// The names of tests in an expression of nextest, whose binaries must be there.
fn tests_in(expression: &str) -> Result<Vec<&str>, String> {
    let mut names = Vec::new();
    for part in expression.split(')').filter(|part| part.contains('(')) {
        let (kind, name) = part.rsplit_once('(').expect("it is there");
        if kind.ends_with("binary") {
            target("tests", name).ok_or(format!("there is no test {name}"))?;
        } else if kind.ends_with("test") {
            names.push(name.trim_matches('/').trim_start_matches('^'));
        } else {
            return Err(format!("{kind} is not known here"));
        }
    }
    Ok(names)
}

fn feature(name: &str) -> Result<(), String> {
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest");
    let is_there = manifest.lines().any(|line| line.starts_with(&format!("{name} = [")));
    is_there.then_some(()).ok_or(format!("there is no feature {name}"))
}

/// What is wrong with a command, if it is one of the repository's scripts: the script must be there and know the words.
pub fn script(command: &str, sources: &Sources) -> Option<Result<(), String>> {
    let (variables, rest) = bare(command);
    let mut words = rest.split(' ').filter(|word| !word.is_empty());
    let name = words.next()?;
    let name = name.strip_prefix("./").unwrap_or(name);
    // A package has it beside the program.
    let path = if name == "install" { "packaging/linux/install" } else { name };
    if !["tests/", "packaging/", "docs/", "tools/"].iter().any(|folder| path.starts_with(folder)) {
        return None;
    }
    let Ok(text) = fs::read_to_string(path) else { return Some(Err(format!("there is no {path}"))) };
    let knows = |word: &str| {
        let is_part = |letter: char| !(letter.is_alphanumeric() || letter == '-');
        text.split(is_part).any(|found| found == word)
    };
    let unknown = words.find(|word| !is_blank(word) && !knows(word));
    let variable = variables.iter().find(|name| !text.contains(**name) && !sources.has_variable(name));
    Some(match (unknown, variable) {
        (Some(word), _) => Err(format!("{path} does not know {word}")),
        (_, Some(name)) => Err(format!("nothing asks for {name}")),
        _ => Ok(()),
    })
}

/// Whether a word is in capitals: something that the reader fills in.
pub fn is_blank(word: &str) -> bool {
    word == "N" || word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase())
}

#[test]
fn what_is_not_there_is_found() {
    let sources = Sources::read();
    let wrong = |command: &str| cargo(command, &sources).expect("for Cargo").is_err();
    // Taken apart, since this file is one of those that are searched.
    let nothing = ["nobody", "calls", "it", "so"].join("_");
    for command in [
        "cargo test --test no_such_target",
        "cargo run --example no_such_example",
        &format!("cargo nextest run --lib -E 'test({nothing})'"),
        "cargo nextest run -E 'binary(no_such_target)'",
        "cargo build --features no-such-feature",
        "cargo run --release -- --no-such-option",
        "cargo dance",
        &format!("{}=1 cargo fmt", nothing.to_uppercase()),
    ] {
        assert!(wrong(command), "{command}");
    }
    for command in ["cargo test --test docs what_is_not_there", "cargo nextest run -E 'test(/^rules::/)'"] {
        assert!(!wrong(command), "{command}");
    }
    assert!(script("tests/run everything-else", &sources).expect("a script").is_err());
    assert!(script("tests/walk", &sources).expect("a script").is_err());
    assert!(script("./tests/run core", &sources).expect("a script").is_ok());
}
