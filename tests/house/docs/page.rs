//! A page of the documentation, and what stands in it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::shell::bare;

/// A page of the documentation.
pub struct Page {
    pub path: PathBuf,
    pub text: String,
}

/// A line for a shell, and where it stands.
#[derive(Clone, Debug)]
pub struct Typed {
    /// The page, as the package names it.
    pub page: String,
    pub line: String,
    /// Whether it stands in a sentence. Such a line may be only the name of a command.
    pub in_prose: bool,
}

impl Page {
    pub fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self { path: path.to_owned(), text }
    }

    /// All of them.
    pub fn all() -> Vec<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let named =
            ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "packaging/README.md"];
        let in_docs = ["docs", "docs/decisions"].into_iter().flat_map(|folder| {
            fs::read_dir(root.join(folder)).expect("a folder").map(|entry| entry.expect("a file").path())
        });
        let in_docs = in_docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
        named.iter().map(|name| root.join(name)).chain(in_docs).map(|path| Self::read(&path)).collect()
    }

    /// The targets of its links and pictures, but for those on the web.
    pub fn links(&self) -> impl Iterator<Item = &str> {
        let targets = self.text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        targets.filter(|target| !target.contains("://"))
    }

    /// What a link after `#` can name: the headings, as code hosts write them.
    pub fn anchors(&self) -> BTreeSet<String> {
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
    pub fn prose(&self) -> impl Iterator<Item = &str> {
        self.text.split("```").step_by(2).flat_map(str::lines)
    }

    /// The contents of its blocks of code.
    pub fn blocks(&self) -> impl Iterator<Item = &str> {
        self.text.split("```").skip(1).step_by(2)
    }

    /// Its paragraphs outside blocks of code, each on one line: a list or a table is one, too.
    pub fn paragraphs(&self) -> Vec<String> {
        let mut paragraphs = vec![Vec::new()];
        for line in self.prose() {
            if line.trim().is_empty() {
                paragraphs.push(Vec::new());
            } else {
                paragraphs.last_mut().expect("there is one").push(line.trim());
            }
        }
        paragraphs.iter().map(|lines| lines.join(" ")).filter(|paragraph| !paragraph.is_empty()).collect()
    }

    /// Everything that a reader may type: the lines of blocks for the shell, and what stands in the sentences between
    /// quotes and begins with a program of ours or with `cargo`.
    pub fn typed(&self) -> Vec<Typed> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let page = self.path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
        let typed = |line: &str, in_prose| Typed { page: page.clone(), line: line.to_owned(), in_prose };
        let mut all = Vec::new();
        for block in self.blocks() {
            if let Some(lines) = block.strip_prefix("sh\n") {
                all.extend(shell_lines(lines).iter().map(|line| typed(line, false)));
            } else if let Some(lines) = block.strip_prefix("console\n") {
                let lines = lines.lines().filter_map(|line| line.strip_prefix("$ "));
                all.extend(lines.map(|line| typed(line, false)));
            }
        }
        let paragraphs = self.paragraphs();
        let quoted = paragraphs.iter().flat_map(|paragraph| quoted(paragraph));
        all.extend(quoted.filter(|text| is_ours(text)).map(|text| typed(&text, true)));
        all
    }
}

/// What stands between quotes in a paragraph.
pub fn quoted(paragraph: &str) -> Vec<String> {
    // In a table a bar would end the cell.
    paragraph.split('`').skip(1).step_by(2).map(|text| text.replace("\\|", "|")).collect()
}

/// How lines in sentences begin, after variables and `sudo`.
const STARTS: [&str; 12] = [
    "abande ",
    "target/release/",
    "Abande-….AppImage",
    "cargo ",
    "apt ",
    "dnf ",
    "./",
    "tests/run",
    "tests/sanitize",
    "packaging/",
    "docs/screenshots/",
    "tools/",
];

/// Whether a text between quotes is a line for a shell of which something is known here.
pub fn is_ours(text: &str) -> bool {
    let (_, command) = bare(text);
    STARTS.iter().any(|start| command.starts_with(start))
}

/// Whole lines: those that end in `\` go on in the next one, and what follows `<<'END'` is no command.
fn shell_lines(text: &str) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let mut line = without_comment(line).trim().to_owned();
        while let Some(begun) = line.strip_suffix('\\') {
            let next = lines.next().expect("a line that goes on");
            line = format!("{}{}", begun, without_comment(next).trim());
        }
        if let Some((_, end)) = line.split_once("<<'") {
            let end = end.trim_end_matches('\'');
            assert!(lines.any(|line| line == end), "nothing ends with {end}");
        }
        if !line.is_empty() {
            whole.push(line);
        }
    }
    whole
}

fn without_comment(line: &str) -> &str {
    line.split(" #").next().unwrap_or_default()
}
