//! What the README and the pages in `docs` promise: their links lead somewhere, their commands are understood, and what
//! they print is what the program prints.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::error::ErrorKind;

/// A page of the documentation.
struct Page {
    path: PathBuf,
    text: String,
}

impl Page {
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self { path: path.to_owned(), text }
    }

    /// All of them.
    fn all() -> Vec<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let named =
            ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "packaging/README.md"];
        let in_docs =
            fs::read_dir(root.join("docs")).expect("a folder").map(|entry| entry.expect("a file").path());
        let in_docs = in_docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
        named.iter().map(|name| root.join(name)).chain(in_docs).map(|path| Self::read(&path)).collect()
    }

    /// The targets of its links and pictures, but for those on the web.
    fn links(&self) -> impl Iterator<Item = &str> {
        let targets = self.text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        targets.filter(|target| !target.contains("://"))
    }

    /// What a link after `#` can name: the headings, as code hosts write them.
    fn anchors(&self) -> BTreeSet<String> {
        let headings = self.prose().filter(|line| line.starts_with('#'));
        let kept = |letter: char| match letter {
            ' ' => Some('-'),
            '-' | '_' => Some(letter),
            _ if letter.is_alphanumeric() => Some(letter.to_ascii_lowercase()),
            _ => None,
        };
        headings.map(|line| line.trim_start_matches('#').trim().chars().filter_map(kept).collect()).collect()
    }

    /// Its lines outside blocks of code.
    fn prose(&self) -> impl Iterator<Item = &str> {
        self.text.split("```").step_by(2).flat_map(str::lines)
    }

    /// The contents of its blocks of code.
    fn blocks(&self) -> impl Iterator<Item = &str> {
        self.text.split("```").skip(1).step_by(2)
    }

    /// The commands in its blocks of code and in its sentences, as somebody types them after `abande`. Those with a
    /// variable of the shell, or with something to fill in, are no whole commands.
    fn commands(&self) -> Vec<String> {
        let typed = self.blocks().flat_map(str::lines).map(|line| line.trim_start_matches("$ "));
        let quoted = self.prose().flat_map(|line| line.split('`').skip(1).step_by(2));
        let mut commands = Vec::new();
        for line in typed.chain(quoted) {
            let line = line.split(" #").next().unwrap_or_default().trim();
            let command = ["abande ", "target/release/abande ", "time target/release/abande "]
                .iter()
                .find_map(|start| line.strip_prefix(start));
            let whole = |command: &&str| !command.contains(['$', '…', '|', '>']) && !has_blank(command);
            commands.extend(command.filter(whole).map(str::to_owned));
        }
        commands
    }
}

/// Whether a word is in capitals: something that the reader fills in.
fn has_blank(command: &str) -> bool {
    command
        .split(' ')
        .any(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase()) || word == "N")
}

/// The words of a command; what is in double or single quotes is one.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in command.chars() {
        match (quote, letter) {
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None, ' ') => words.push(String::new()),
            _ => words.last_mut().expect("one word").push(letter),
        }
    }
    words
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
fn every_command_is_understood() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for page in Page::all() {
        for command in page.commands() {
            seen += 1;
            let words = ["abande".to_owned()].into_iter().chain(words(&command));
            let Err(error) = abande::cli::command().try_get_matches_from(words) else { continue };
            // A sentence may name a command without what it needs.
            let is_name = error.kind() == ErrorKind::MissingRequiredArgument && !command.contains(' ');
            if error.use_stderr() && !is_name {
                wrong.push(format!("{}: abande {command}\n{error}", page.path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 20, "only {seen} commands were found");
}

/// A command that a page shows, and what it says that the command prints.
struct Example<'a> {
    command: &'a str,
    printed: Vec<&'a str>,
}

impl<'a> Example<'a> {
    /// Those of a block that begins with `console`.
    fn all_in(block: &'a str) -> Vec<Self> {
        let mut examples: Vec<Self> = Vec::new();
        for line in block.lines().skip(1) {
            match (line.strip_prefix("$ "), examples.last_mut()) {
                (Some(command), _) => examples.push(Self { command, printed: Vec::new() }),
                (None, Some(last)) => last.printed.push(line),
                (None, None) => panic!("a block begins without a command: {line}"),
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
    let pages = Page::all();
    let blocks = pages.iter().flat_map(Page::blocks).filter(|block| block.starts_with("console"));
    let mut seen = 0;
    for example in blocks.flat_map(Example::all_in) {
        seen += 1;
        let printed = example.run();
        // Three dots stand for whatever comes before.
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
