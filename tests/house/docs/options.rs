//! Options and variables that the pages name by themselves, as in a table of options: whether the command or the script
//! that they speak of knows them.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;

use super::page::{Page, is_ours, quoted};
use super::shell::{bare, is_program, words};
use super::targets::{Sources, is_blank, is_of_cargo, knows, path_of};
use super::{fill_in, is_excused};

/// Options of other programs, and whose they are.
const FOREIGN: [(&str, &str); 2] =
    [("--appimage-extract-and-run", "the start of every AppImage"), ("--icf", "the linker lld")];

/// Variables that others ask for.
const FOREIGN_VARIABLES: [&str; 2] = ["TMPDIR", "MALLOC_MMAP_THRESHOLD_"];

/// What may know an option.
enum Knower {
    /// The program or one of its commands.
    Program(Box<Command>),
    /// A script of the repository: its text.
    Script(String),
    /// An example of Cargo: where its sources are.
    Example(Vec<PathBuf>),
}

impl Knower {
    /// What a text between quotes names.
    fn of(text: &str) -> Option<Self> {
        let words = words(bare(text).1);
        let (first, rest) = words.split_first()?;
        let example = |name: &str| {
            Some(Self::Example(vec![format!("examples/{name}.rs").into(), format!("examples/{name}").into()]))
        };
        if first == "cargo" {
            let at = rest.iter().position(|word| word == "--example")?;
            return example(rest.get(at + 1)?);
        }
        if let Some(name) = first.strip_prefix("examples/") {
            return example(name.trim_end_matches(".rs"));
        }
        if let Some(path) = path_of(first) {
            return fs::read_to_string(path).ok().filter(|text| text.starts_with("#!")).map(Self::Script);
        }
        let whole = whole();
        if is_program(first) {
            return Some(Self::Program(Box::new(deepest(&whole, rest).clone())));
        }
        // A command without the program's name, or an action without that of its command.
        let actions = whole.get_subcommands().flat_map(Command::get_subcommands);
        let named = whole.find_subcommand(first).or_else(|| {
            let mut actions = actions.filter(|action| action.get_name() == first);
            // On its own it is a word like any other.
            actions.next().filter(|_| rest.iter().any(|word| word.starts_with('-')))
        });
        named.map(|command| Self::Program(Box::new(deepest(command, rest).clone())))
    }

    /// Whether these words, which begin with an option, are for it.
    fn knows(&self, words: &[String], sources: &Sources) -> bool {
        match self {
            Self::Program(command) => understands(command, words),
            Self::Script(text) => words.iter().filter(|word| !is_blank(word)).all(|word| knows(text, word)),
            Self::Example(places) => {
                let mut options = words.iter().filter(|word| word.starts_with('-'));
                options.all(|option| sources.has_option(places, option))
            }
        }
    }
}

/// The program's command line. Each command has those options, too, that all have.
fn whole() -> Command {
    let mut whole = abande::cli::command();
    whole.build();
    whole
}

/// The command that the first words name, below this one.
fn deepest<'a>(mut command: &'a Command, words: &[String]) -> &'a Command {
    for word in words {
        let Some(inner) = command.find_subcommand(word) else { break };
        command = inner;
    }
    command
}

/// Whether a command has these options, and takes the values that stand with them.
fn understands(command: &Command, words: &[String]) -> bool {
    if let [option] = words {
        let name = option.trim_start_matches('-');
        return command.get_arguments().any(|argument| argument.get_long() == Some(name));
    }
    // `low|medium|high` are three values.
    let most = words.iter().map(|word| word.split('|').count()).max().unwrap_or(1);
    (0..most).all(|which| {
        let words = words.iter().map(|word| fill_in(word.split('|').nth(which).unwrap_or(word)));
        let parsed =
            command.clone().try_get_matches_from([command.get_name().to_owned()].into_iter().chain(words));
        parsed.err().is_none_or(|error| !error.use_stderr() || is_excused(&error))
    })
}

/// What the pages say of options and variables that nothing knows. Counts those that are known.
fn unknown(page: &Page, sources: &Sources, seen: &mut usize) -> Vec<String> {
    let program = Knower::Program(Box::new(whole()));
    let paragraphs = page.paragraphs();
    let on_page: Vec<Knower> =
        paragraphs.iter().flat_map(|text| quoted(text)).filter_map(|text| Knower::of(&text)).collect();
    let typed: Vec<Knower> = page.typed().iter().filter_map(|typed| Knower::of(&typed.line)).collect();
    let mut wrong = Vec::new();
    for paragraph in &paragraphs {
        let texts = quoted(paragraph);
        // Whole commands are looked at as such.
        for text in texts.iter().filter(|text| !is_ours(text)) {
            let (variables, rest) = bare(text);
            let asked = |name: &&str| sources.has_variable(name) || FOREIGN_VARIABLES.contains(name);
            wrong.extend(
                variables.iter().filter(|name| !asked(name)).map(|name| format!("nothing asks for {name}")),
            );
            let words = words(rest);
            let Some(at) = words.iter().position(|word| is_option(word)) else { continue };
            *seen += 1;
            let (before, options) = words.split_at(at);
            let name = options[0].split('=').next().unwrap_or_default();
            if is_of_cargo(name) || FOREIGN.iter().any(|(foreign, _)| *foreign == name) {
                continue;
            }
            let known = |knowers: &[Knower]| knowers.iter().any(|knower| knower.knows(options, sources));
            let is_known = if before.is_empty() {
                let near: Vec<Knower> = texts.iter().filter_map(|text| Knower::of(text)).collect();
                // If the paragraph names no program or script, the page does.
                program.knows(options, sources)
                    || known(&near)
                    || near.is_empty() && (known(&on_page) || known(&typed))
            } else {
                // Of programs of others nothing is known.
                Knower::of(text).is_none_or(|knower| knower.knows(options, sources))
            };
            if !is_known {
                wrong.push(format!("nothing that is named there knows `{text}`"));
            }
        }
    }
    wrong
}

/// Whether a word is an option with a long name.
fn is_option(word: &str) -> bool {
    word.strip_prefix("--").is_some_and(|name| name.starts_with(|letter: char| letter.is_ascii_lowercase()))
}

#[test]
fn every_option_is_known_to_what_it_is_said_of() {
    let sources = Sources::read();
    let mut seen = 0;
    let mut wrong = Vec::new();
    for page in Page::all() {
        let found = unknown(&page, &sources, &mut seen);
        wrong.extend(found.iter().map(|what| format!("{}: {what}", page.path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 60, "only {seen} were found");
}

#[test]
fn an_option_that_is_not_there_is_found() {
    let sources = Sources::read();
    let finds = |text: &str| {
        let page =
            Page { path: Path::new(env!("CARGO_MANIFEST_DIR")).join("page.md"), text: text.to_owned() };
        !unknown(&page, &sources, &mut 0).is_empty()
    };
    for wrong in [
        "`perft --dept 3`",
        "`perft --depth many`",
        "`--depth` in `abande match`",
        "| `--quality low\\|middling\\|high` | how it is drawn |",
        "`packaging/build tar`, with `--quickly`",
        "`examples/ugi_stress` with `--gaems 3`",
    ] {
        assert!(finds(wrong), "{wrong}");
    }
    for right in [
        "`perft --depth 3`",
        "`--depth` in `abande perft`",
        "| `--quality low\\|medium\\|high` | how it is drawn |",
        "`packaging/build tar`, with `--quick`",
        "`examples/ugi_stress` with `--games 3`",
        "`check --json`",
    ] {
        assert!(!finds(right), "{right}");
    }
}
