//! What the README and the pages in `docs` promise: their links lead somewhere, their commands do what the page says, and
//! everything they name exists. Examples of the program are run, with smaller numbers where they would take long. Those
//! of Cargo and of the scripts build, test and pack the whole program, so only what they name is looked up.

mod options;
mod page;
mod run;
mod shell;
mod targets;

use std::io::Write as _;
use std::process::{Command, Stdio};

use clap::error::ErrorKind;

use page::{Page, Typed};
use shell::{bare, commands, is_program, words};
use targets::{Sources, cargo, is_blank, package, script};

/// Programs of others in the examples, of which nothing is checked.
const OTHERS: [&str; 10] =
    ["git", "cd", "for", "done", "cat", "printf", "python3", "venv/bin/pip", "venv/bin/python", "head"];

/// How an `AppImage` is told to do without FUSE. What follows is for the program in it.
const UNPACKED: &str = "--appimage-extract-and-run";

/// Everything that a reader may type.
fn typed() -> Vec<Typed> {
    Page::all().iter().flat_map(Page::typed).collect()
}

/// A word with something in the place of what the reader fills in: any file, board or number.
fn fill_in(word: &str) -> String {
    match word {
        "NAME" | "BOARD" => "hex".to_owned(),
        "N" | "ELO0" | "ELO1" => "3".to_owned(),
        _ if is_blank(word) => "file.agn".to_owned(),
        // A variable of a loop over boards.
        _ => word.replace("$board", "hex"),
    }
}

/// Whether a sentence may leave out what a command lacks here.
fn is_excused(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::MissingRequiredArgument | ErrorKind::MissingSubcommand)
}

/// What is for the program in a command whose first word it is.
fn arguments(command: &[String]) -> &[String] {
    let arguments = &command[1..];
    if arguments.first().is_some_and(|word| word == UNPACKED) { &arguments[1..] } else { arguments }
}

/// Whether the command line knows these arguments.
fn understood(arguments: &[String]) -> Result<(), clap::Error> {
    let words = ["abande".to_owned()].into_iter().chain(arguments.iter().map(|word| fill_in(word)));
    match abande::cli::command().try_get_matches_from(words) {
        Err(error) if error.use_stderr() => Err(error),
        _ => Ok(()),
    }
}

#[test]
fn every_link_leads_somewhere() {
    let mut broken = Vec::new();
    let mut seen = 0;
    for page in Page::all() {
        for link in page.links() {
            seen += 1;
            let (file, anchor) =
                link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
            let target =
                if file.is_empty() { page.path.clone() } else { page.path.with_file_name("").join(file) };
            let holds =
                target.exists() && anchor.is_none_or(|anchor| Page::read(&target).anchors().contains(anchor));
            if !holds {
                broken.push(format!("{}: {link}", page.path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(seen > 50, "only {seen} links were found");
}

#[test]
fn every_line_is_understood() {
    let sources = Sources::read();
    let mut wrong = Vec::new();
    let mut seen = [0; 3];
    for Typed { page, line, in_prose } in typed() {
        for command in commands(&line) {
            if let Err(why) = check(&command, in_prose, &sources, &mut seen) {
                wrong.push(format!("{page}: {command}\n    {why}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{seen:?} lines of the program, of Cargo and of scripts");
    // Otherwise most of them were not recognised.
    let [of_program, of_cargo, of_scripts] = seen;
    assert!(of_program > 60 && of_cargo > 30 && of_scripts > 20, "only {seen:?} were found");
}

/// What is wrong with a command of a line. Counts those of the program, of Cargo, and of scripts.
fn check(command: &str, in_prose: bool, sources: &Sources, seen: &mut [usize; 3]) -> Result<(), String> {
    let (_, plain) = bare(command);
    // Where its output goes.
    let plain = plain.split(" >").next().unwrap_or_default();
    let words = words(plain);
    let Some(first) = words.first() else { return Ok(()) };
    if is_program(first) {
        seen[0] += 1;
        // Three dots stand for any arguments.
        if words.iter().any(|word| word == "…") {
            return Ok(());
        }
        // A sentence may name a command without all that it needs.
        return understood(arguments(&words))
            .or_else(|error| if in_prose && is_excused(&error) { Ok(()) } else { Err(error.to_string()) });
    }
    if let Some(found) = cargo(command, sources) {
        seen[1] += 1;
        return found;
    }
    if let Some(found) = script(plain, sources) {
        seen[2] += 1;
        return found;
    }
    if matches!(first.as_str(), "apt" | "dnf") {
        return package(&words[1..]);
    }
    if OTHERS.contains(&first.as_str()) { Ok(()) } else { Err("nothing is known of this program".to_owned()) }
}

#[cfg(unix)]
#[test]
fn every_example_ends_well() {
    let mut wrong = Vec::new();
    // Pages that show the same line mean the same.
    let mut seen = std::collections::HashSet::new();
    let pages = Page::all();
    // What is shown with its output is compared with it below, and may be an error.
    let compared: Vec<&str> = pages.iter().flat_map(Example::all_in).map(|example| example.command).collect();
    for page in &pages {
        let place = run::Place::new();
        let mut around = run::Loop::default();
        for typed in page.typed() {
            around.pass(&typed.line);
            if !run::is_example(&typed) || compared.contains(&typed.line.as_str()) {
                continue;
            }
            if let Some(why) = run::exception(&typed.line) {
                println!("NOT RUN: {} ({why})", typed.line);
                continue;
            }
            for line in around.unroll(&run::smaller(&typed.line)) {
                if !seen.insert(line.clone()) {
                    continue;
                }
                let begun = std::time::Instant::now();
                match place.run(&line).map_err(|why| (run::excuse(&why), why)) {
                    Ok(_) => println!("{:>6.1} s  {line}", begun.elapsed().as_secs_f64()),
                    Err((Some(excuse), _)) => println!("NOT RUN: {line} ({excuse})"),
                    Err((None, why)) => wrong.push(format!("{}: {line}\n    {why}", typed.page)),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen.len() >= 35, "only {} examples were run", seen.len());
    assert_eq!(run::unneeded(&pages), Vec::<&str>::new(), "rules that no example needs");
}

/// Needs the window's program and a graphics adapter, which may be Mesa's lavapipe.
#[cfg(all(unix, feature = "gui"))]
#[test]
fn every_example_that_draws_a_picture_ends_well() {
    let lines = typed();
    let lines: Vec<&Typed> =
        lines.iter().filter(|typed| run::is_example(typed) && run::draws(&typed.line)).collect();
    for Typed { page, line, .. } in &lines {
        run::Place::new().run(line).unwrap_or_else(|why| panic!("{page}: {line}\n    {why}"));
    }
    assert!(lines.len() >= 3, "only {} examples were run", lines.len());
}

/// How deep a search comes within a time depends on the machine, and with it values, lines and what the engine would
/// have played. What a move changes does not.
#[cfg(unix)]
#[test]
fn what_analyze_says_of_a_move_is_what_the_page_shows() {
    let page =
        Page::all().into_iter().find(|page| page.path.ends_with("docs/commands.md")).expect("the page");
    let example =
        page.typed().into_iter().find(|typed| typed.line.starts_with("abande analyze ")).expect("it");
    let block =
        page.blocks().find(|block| block.starts_with("text\n") && block.contains(", depth ")).expect("it");
    let shown: Vec<&str> = block.lines().skip(1).collect();
    let printed = run::Place::new().run(&example.line).unwrap_or_else(|why| panic!("{why}"));
    let label = |line: &str| line.split(": ").next().unwrap_or_default().to_owned();
    // The first line names the move; after it comes what the engine would have played.
    let begin = label(shown[0]);
    let mut after = printed.lines().skip_while(|line| label(line) != begin);
    assert!(after.next().is_some(), "“{begin}” is not in\n{printed}");
    let of_move = after.take_while(|line| line.starts_with("  "));
    let facts: Vec<&str> = shown.into_iter().filter(|line| !line.contains(", depth ")).collect();
    assert!(facts.len() >= 3, "{facts:?}");
    let found: Vec<&str> = of_move.filter(|line| !line.starts_with("  the engine")).collect();
    assert_eq!(found, facts, "{printed}");
}

/// A command that a page shows, and what it says that the command prints.
struct Example<'a> {
    command: &'a str,
    printed: Vec<&'a str>,
}

impl<'a> Example<'a> {
    /// Those of a page's blocks that begin with `console`.
    fn all_in(page: &'a Page) -> Vec<Self> {
        let mut examples: Vec<Self> = Vec::new();
        for block in page.blocks().filter_map(|block| block.strip_prefix("console\n")) {
            assert!(block.starts_with("$ "), "a block begins without a command: {block}");
            for line in block.lines() {
                match line.strip_prefix("$ ") {
                    Some(command) => examples.push(Self { command, printed: Vec::new() }),
                    None => examples.last_mut().expect("a command").printed.push(line),
                }
            }
        }
        examples.retain(|example| !example.printed.is_empty());
        examples
    }

    /// What the command prints now, errors too, line by line.
    fn run(&self) -> Vec<String> {
        let (input, command) =
            match self.command.strip_prefix("printf '").and_then(|rest| rest.split_once("' | ")) {
                Some((input, command)) => (input.replace("\\n", "\n"), command),
                None => (String::new(), self.command),
            };
        let arguments = command.strip_prefix("abande ").expect("a command of the program");
        let folder = tempfile::tempdir().expect("the temporary folder can be written");
        let mut program = Command::new(env!("CARGO_BIN_EXE_abande"))
            .args(words(arguments))
            .env("ABANDE_DATA_DIR", folder.path())
            .env("ABANDE_CONFIG", folder.path().join("config.toml"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("abande starts");
        program.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
        let output = program.wait_with_output().expect("it ends");
        let text = [output.stdout, output.stderr].concat();
        String::from_utf8(text).expect("text").lines().map(str::to_owned).collect()
    }
}

/// A line without what no two runs have in common: times, and positions a second.
fn steady(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    for index in 1..words.len() {
        if matches!(words[index - 1], "time" | "nps") {
            words[index] = "…";
        }
    }
    words.join(" ")
}

#[test]
fn every_example_prints_what_the_page_says() {
    let mut seen = 0;
    for example in Page::all().iter().flat_map(Example::all_in) {
        seen += 1;
        let printed = example.run();
        // Three dots stand for all lines before.
        let (skips, shown) = match example.printed.split_first() {
            Some((&"…", rest)) => (true, rest),
            _ => (false, &example.printed[..]),
        };
        let shown: Vec<String> = shown.iter().map(|line| steady(line)).collect();
        let from = if skips { printed.len().saturating_sub(shown.len()) } else { 0 };
        let now: Vec<String> = printed[from..].iter().map(|line| steady(line)).collect();
        assert_eq!(now, shown, "{}", example.command);
    }
    assert!(seen >= 4, "only {seen} examples were found");
}

/// Only code has typewriter apostrophes.
#[test]
fn pages_have_printed_apostrophes() {
    let typewritten = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        letters.windows(2).any(|pair| pair[0].is_alphanumeric() && pair[1] == '\'')
    };
    for page in Page::all() {
        for line in page.prose() {
            let parts: Vec<_> = line.split('`').step_by(2).filter(|part| typewritten(part)).collect();
            assert!(parts.is_empty(), "{}: {parts:?}", page.path.display());
        }
    }
}
