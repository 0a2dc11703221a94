//! Runs the examples of the pages as a reader types them, in a folder that has the files they name. Those of a page share
//! the folder, since one may read what another has written.
//!
//! Only the numbers in [`SMALLER`] are replaced, where an example asks for more: the same is done, but less of it.
#![cfg(unix)]

use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::page::{Page, Typed};
use super::shell::{bare, commands, is_program, words};
use super::targets::is_blank;
use super::{UNPACKED, arguments, understood};

/// Options that decide how long an example takes, and the most that one is run with.
const SMALLER: [(&str, u64); 4] = [("--games", 2), ("--count", 1), ("--nodes", 100), ("--movetime", 10)];

/// A program without the window cannot draw these. They have a test of their own, for one with it.
const DRAWN: [&str; 2] = ["--png", "--gif"];

/// What needs a loudspeaker, or ALSA's library, which can write a file instead.
const PLAYED: &str = "sounds --play";

/// Where the pages name a program that Cargo builds from `examples`.
const EXAMPLES: &str = "target/release/examples/";

/// None of them takes this long, even on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(400);

/// Whether a line draws a picture of the table.
pub fn draws(line: &str) -> bool {
    DRAWN.iter().any(|option| line.contains(option))
}

/// Why a line cannot be run here, if it cannot.
pub fn exception(line: &str) -> Option<&'static str> {
    if draws(line) {
        return Some("it needs the window: every_example_that_draws_a_picture_ends_well");
    }
    if line.contains(PLAYED) && !cfg!(target_os = "linux") {
        return Some("it needs a loudspeaker; on Linux, ALSA's library writes a file instead");
    }
    if words(line).iter().filter_map(|word| built_example(word)).any(|path| !path.is_file()) {
        return Some(
            "it needs a program from `examples`, which Cargo builds only if all targets are asked for",
        );
    }
    None
}

/// Why it is no fault that an example failed in this way, if it is none.
pub fn excuse(why: &str) -> Option<&'static str> {
    why.contains("libasound.so.2 cannot be opened").then_some("this machine has no ALSA library")
}

/// What is said here of lines that no page has any more.
pub fn unneeded(pages: &[Page]) -> Vec<&'static str> {
    let lines: Vec<Typed> = pages.iter().flat_map(Page::typed).collect();
    let is_needed = |part: &str| lines.iter().any(|typed| typed.line.contains(part));
    let options = SMALLER.iter().map(|(option, _)| *option);
    options.chain(DRAWN).chain([PLAYED, EXAMPLES]).filter(|part| !is_needed(part)).collect()
}

/// Where Cargo has put the example that a word names.
fn built_example(word: &str) -> Option<PathBuf> {
    Some(programs().join("examples").join(word.strip_prefix(EXAMPLES)?))
}

/// The folder that Cargo has put the program into.
fn programs() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_abande")).parent().expect("a folder")
}

/// Whether a line is a whole example of the program: it begins with the program, or feeds it, and lacks nothing.
pub fn is_example(typed: &Typed) -> bool {
    let commands = commands(&typed.line);
    let starts = |command: &String| bare(command).1.split(' ').next().is_some_and(is_program);
    commands.iter().any(starts) && (!typed.in_prose || commands.iter().all(|command| is_whole(command)))
}

/// Whether a command in a sentence lacks nothing, leaves nothing to the reader and opens no window.
fn is_whole(command: &str) -> bool {
    let words = words(bare(command).1);
    let names = abande::cli::command();
    let is_named = arguments(&words).first().is_some_and(|word| names.find_subcommand(word).is_some());
    let is_left = |word: &String| word.contains('…') || is_blank(word);
    is_named && !arguments(&words).iter().any(is_left) && understood(arguments(&words)).is_ok()
}

/// The same line with the numbers that a test has time for.
pub fn smaller(line: &str) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    for index in 1..words.len() {
        let most = SMALLER.iter().find(|(option, _)| *option == words[index - 1]).map(|(_, most)| *most);
        if let (Some(most), Ok(number)) = (most, words[index].parse::<u64>()) {
            words[index] = number.min(most).to_string();
        }
    }
    words.join(" ")
}

/// The values that a loop of the page gives to a variable in the lines up to its end.
#[derive(Default)]
pub struct Loop {
    name: String,
    values: Vec<String>,
}

impl Loop {
    /// Follows the page line by line.
    pub fn pass(&mut self, line: &str) {
        if let Some((name, values)) = line.strip_prefix("for ").and_then(|rest| rest.split_once(" in ")) {
            name.clone_into(&mut self.name);
            let values = values.split(';').next().unwrap_or_default();
            self.values = values.split_whitespace().map(str::to_owned).collect();
        } else if line == "done" {
            *self = Self::default();
        }
    }

    /// A line of its body, once for each value; any other line as it is.
    pub fn unroll(&self, line: &str) -> Vec<String> {
        let variable = format!("${}", self.name);
        if self.values.is_empty() || !line.contains(&variable) {
            return vec![line.to_owned()];
        }
        self.values.iter().map(|value| line.replace(&variable, value)).collect()
    }
}

/// A folder in which examples run.
pub struct Place(TempDir);

impl Place {
    /// An empty one; each example finds its files there.
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("the temporary folder can be written"))
    }

    /// What a line prints; or what is wrong, where it fails or does not end.
    pub fn run(&self, line: &str) -> Result<String, String> {
        let folder = self.0.path();
        lay_files(folder);
        let alsa = folder.join("alsa.conf").display().to_string();
        let words = line.split(' ').filter(|word| *word != UNPACKED).map(|word| match word {
            program if is_program(program) => "abande".to_owned(),
            // What the reader fills in is the name of a folder.
            "FOLDER" => "folder".to_owned(),
            word => built_example(word).map_or_else(|| word.to_owned(), |path| path.display().to_string()),
        });
        let line = words.collect::<Vec<_>>().join(" ").replace(SOUND_CONFIG, &alsa);
        let path = std::env::var("PATH").unwrap_or_default();
        let log = |name: &str| fs::File::create(folder.join(name)).expect("the folder is ours");
        let mut command = Command::new("sh");
        command.args(["-c", &line]).current_dir(folder);
        command.env("PATH", format!("{}:{path}", programs().display())).env("LC_ALL", "C.UTF-8");
        command.env("ABANDE_DATA_DIR", folder.join("data"));
        command.env("ABANDE_CONFIG", folder.join("config.toml"));
        // No loudspeaker is needed, and none is heard.
        command.env("ALSA_CONFIG_PATH", &alsa);
        command.stdin(Stdio::null()).stdout(log("out")).stderr(log("errors"));
        // A process group of its own: everything that the shell started ends with it.
        let mut child = command.process_group(0).spawn().expect("sh starts");
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().expect("it runs") {
                break status;
            }
            if begun.elapsed() > PATIENCE {
                let group = format!("-{}", child.id());
                let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
                let _ = child.wait();
                return Err(format!("it did not end within {PATIENCE:?}"));
            }
            thread::sleep(Duration::from_millis(20));
        };
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("text");
        if status.success() { Ok(read("out")) } else { Err(format!("{status}: {}", read("errors"))) }
    }
}

/// Where docs/sound.md puts a configuration with which ALSA's library writes what would be heard into a file.
const SOUND_CONFIG: &str = "/tmp/alsa.conf";

/// Lays the files that examples read into a folder.
fn lay_files(folder: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = |name: &str| Page::read(&root.join(name));
    let game = "1. d4 d5 2. d3 d5-d4 3. d3-d4 c3 4. c4 c5 5. e4 e5 6. d6 e3 7. b3";
    let agn = format!("[Game \"Abande\"]\n[Variant \"hex\"]\n\n{game} *\n");
    let themes = page("docs/themes.md");
    let theme = themes.blocks().find_map(|block| block.strip_prefix("toml\n")).expect("a theme is shown");
    let sound = page("docs/sound.md");
    let begin = format!("cat > {SOUND_CONFIG} <<'END'\n");
    let alsa = sound.text.split(&begin).nth(1).and_then(|rest| rest.split("\nEND\n").next());
    let heard = folder.join("heard.raw").display().to_string();
    let alsa = alsa.expect("a configuration is shown").replace("/tmp/heard.raw", &heard);
    let characters = page("docs/characters.md");
    let owl =
        characters.blocks().find_map(|block| block.strip_prefix("toml\n")).expect("a character is shown");
    fs::copy(root.join("tests/vectors/abstractplay/state-01.json"), folder.join("game.json"))
        .expect("written");
    for (name, text) in [
        ("game.agn", &agn),
        ("games.agn", &format!("{agn}\n{agn}")),
        ("mine.toml", &theme.to_owned()),
        ("night-owl.toml", &owl.to_owned()),
        ("alsa.conf", &format!("{alsa}\n")),
    ] {
        fs::write(folder.join(name), text).expect("the folder is ours");
    }
}

#[test]
fn numbers_become_smaller_and_loops_are_unrolled() {
    let line = "abande datagen --variant $board --games 25000 --nodes 50 --seed 300 --out g0-$board.bin";
    let expected = "abande datagen --variant $board --games 2 --nodes 50 --seed 300 --out g0-$board.bin";
    assert_eq!(smaller(line), expected);
    let mut begun = Loop::default();
    begun.pass("for board in hex square; do");
    assert_eq!(begun.unroll("x $board-$board"), ["x hex-hex", "x square-square"]);
    begun.pass("done");
    assert_eq!(begun.unroll("x $board"), ["x $board"]);
}
