//! What lines for Cargo and for the repository's scripts name: targets, tests, features, variables, files, words.

use std::fs;
use std::path::{Path, PathBuf};

use super::shell::{bare, words};

/// Options of Cargo, nextest, the tests and the benchmarks without a value.
const FLAGS: [&str; 16] = [
    "--release",
    "--locked",
    "--no-default-features",
    "--all-targets",
    "--lib",
    "--bins",
    "--tests",
    "--examples",
    "--doc",
    "--check",
    "--no-fail-fast",
    "--no-capture",
    "--nocapture",
    "--ignored",
    "--include-ignored",
    "-D",
];

/// Those that have a value, of which nothing is checked.
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

    /// Whether an example has an option: a field of what clap reads its command line into.
    pub fn has_option(&self, places: &[PathBuf], option: &str) -> bool {
        let field = format!("{}: ", option.trim_start_matches('-').replace('-', "_"));
        let of_places = self.0.iter().filter(|(path, _)| places.iter().any(|place| path.starts_with(place)));
        of_places
            .into_iter()
            .any(|(_, source)| source.lines().any(|line| line.trim_start().starts_with(&field)))
    }

    /// Whether a variable of the environment is asked for.
    pub fn has_variable(&self, name: &str) -> bool {
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
            "--bin" => binary(value())?,
            "--profile" => profile(value())?,
            option if WITH_VALUE.contains(&option) => {
                value();
            }
            toolchain if toolchain.starts_with('+') => {}
            option if option.starts_with('-') => flag(option)?,
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
    if subcommand == "run" {
        if !before.iter().any(|word| word == "--example") {
            return super::understood(after).map_err(|error| error.to_string());
        }
        let unknown = after.iter().find(|word| word.starts_with("--") && !sources.has_option(&places, word));
        return unknown.map_or(Ok(()), |option| Err(format!("the example does not know {option}")));
    }
    let mut rest = after.iter();
    while let Some(word) = rest.next() {
        match word.as_str() {
            option if WITH_VALUE.contains(&option) => {
                rest.next();
            }
            option if option.starts_with('-') => flag(option)?,
            // A function of a benchmark, and which of its boards.
            name if matches!(subcommand, "test" | "bench") => plain.extend(name.split(".*").next()),
            // A lint.
            _ => {}
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

/// Whether an option is one of Cargo, nextest, the tests or the benchmarks that the pages use.
pub fn is_of_cargo(option: &str) -> bool {
    FLAGS.contains(&option) || WITH_VALUE.contains(&option) || option == "--features"
}

fn flag(name: &str) -> Result<(), String> {
    FLAGS.contains(&name).then_some(()).ok_or(format!("{name} is no option that the pages use"))
}

fn feature(name: &str) -> Result<(), String> {
    in_manifest(&format!("{name} = [")).ok_or(format!("there is no feature {name}"))
}

fn profile(name: &str) -> Result<(), String> {
    in_manifest(&format!("[profile.{name}]")).ok_or(format!("there is no profile {name}"))
}

fn binary(name: &str) -> Result<(), String> {
    in_manifest(&format!("name = \"{name}\"")).ok_or(format!("there is no program {name}"))
}

/// Whether a line of the manifest begins so.
fn in_manifest(start: &str) -> Option<()> {
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest");
    manifest.lines().any(|line| line.starts_with(start)).then_some(())
}

/// The path of one of the repository's scripts or of another of its files, if a word names one.
pub fn path_of(word: &str) -> Option<&str> {
    let name = word.strip_prefix("./").unwrap_or(word);
    // A package has it beside the program.
    let path = if name == "install" { "packaging/linux/install" } else { name };
    let folders = ["tests/", "packaging/", "docs/", "tools/"];
    folders.iter().any(|folder| path.starts_with(folder)).then_some(path)
}

/// What is wrong with a command, if it is one of the repository's scripts: it must be there, start, and know the words.
/// A file that is only named, and is no script, must be there.
pub fn script(command: &str, sources: &Sources) -> Option<Result<(), String>> {
    let (variables, rest) = bare(command);
    let mut words = rest.split(' ').filter(|word| !word.is_empty()).peekable();
    let path = path_of(words.next()?)?;
    let is_named = words.peek().is_none() && Path::new(path).exists();
    let text = fs::read_to_string(path).unwrap_or_default();
    if !text.starts_with("#!") {
        return Some(is_named.then_some(()).ok_or(format!("there is no script {path}")));
    }
    if !is_executable(Path::new(path)) {
        return Some(Err(format!("{path} cannot be started")));
    }
    let unknown = words.find(|word| !is_blank(word) && !knows(&text, word));
    let variable = variables.iter().find(|name| !text.contains(**name) && !sources.has_variable(name));
    Some(match (unknown, variable) {
        (Some(word), _) => Err(format!("{path} does not know {word}")),
        (_, Some(name)) => Err(format!("nothing asks for {name}")),
        _ => Ok(()),
    })
}

/// What is wrong with a command of a package manager: files that it installs must be among those that packaging/README.md
/// says are made. Of packages of the system nothing is known.
pub fn package(words: &[String]) -> Result<(), String> {
    let made = fs::read_to_string("packaging/README.md").expect("the page");
    let (action, names) = words.split_first().ok_or("an action is missing")?;
    let is_made = |file: &str| {
        let name = file.replace("amd64", "MACHINE").replace("x86_64", "MACHINE");
        made.contains(&format!("`{name}`"))
    };
    match action.as_str() {
        "install" | "remove" => {
            let missing =
                names.iter().find(|name| name.strip_prefix("./").is_some_and(|file| !is_made(file)));
            missing.map_or(Ok(()), |file| Err(format!("no package is called {file}")))
        }
        _ => Err("packages are only installed and removed".to_owned()),
    }
}

/// Whether a word stands in a script, outside its comments.
pub fn knows(script: &str, word: &str) -> bool {
    let is_part = |letter: char| !(letter.is_alphanumeric() || letter == '-');
    let lines = script.lines().filter(|line| !line.trim_start().starts_with('#'));
    lines.flat_map(|line| line.split(is_part)).any(|found| found == word)
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
const fn is_executable(_: &Path) -> bool {
    true
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
        "cargo build --no-such-option",
        "cargo build --profile no-such-profile",
        "cargo build --bin no-such-program",
        "cargo run --example solve_anda -- --no-such-option",
        "cargo test -- --no-such-option",
        "cargo run --release -- --no-such-option",
        "cargo dance",
        &format!("{}=1 cargo fmt", nothing.to_uppercase()),
    ] {
        assert!(wrong(command), "{command}");
    }
    for command in [
        "cargo test --test house what_is_not_there",
        "cargo nextest run -E 'test(/^rules::/)'",
        "cargo build --profile packaged --bin abande",
    ] {
        assert!(!wrong(command), "{command}");
    }
    assert!(script("tests/run everything-else", &sources).expect("a script").is_err());
    assert!(script("tests/walk", &sources).expect("a script").is_err());
    assert!(script("tests/house/main.rs core", &sources).expect("a file").is_err());
    let line = |line: &str| package(&line.split(' ').map(str::to_owned).collect::<Vec<_>>());
    assert!(line("install ./abande_VERSION_amd64.deb").is_ok() && line("remove abande").is_ok());
    assert!(line("install ./abande_VERSION.deb").is_err() && line("upgrade").is_err());
    // Only a comment has this word.
    assert!(script("packaging/check --everything", &sources).expect("a script").is_err());
    assert!(script("packaging/check skips", &sources).expect("a script").is_err());
    assert!(script("./tests/run core", &sources).expect("a script").is_ok());
}
