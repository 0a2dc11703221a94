//! The terminal game.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use abande::record::AgnReader;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn abande(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.env("ABANDE_DATA_DIR", folder.join("data")).env("ABANDE_CONFIG", folder.join("config.toml"));
    command.env("LC_ALL", "C.UTF-8").current_dir(folder).args(words);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn output(command: &mut Command, input: &str) -> Output {
    let mut child = command.spawn().expect("it starts");
    // A command that fails at once reads nothing.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// All that a command prints, to either stream.
fn said(folder: &Path, words: &[&str], input: &str) -> String {
    let output = output(&mut abande(folder, words), input);
    String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8")
}

fn played(folder: &Path, lines: &str) -> String {
    said(folder, &["text", "--black", "human", "--white", "human"], &format!("draw off\n{lines}\n"))
}

/// What terminals obey, or turn or break the text with: of each kind some, tried one by one.
const HARMFUL: [char; 9] =
    ['\u{1b}', '\u{7}', '\u{8}', '\u{7f}', '\u{9b}', '\u{90}', '\u{202e}', '\u{2066}', '\u{200f}'];

/// The others of these kinds that a file's name and a line can hold.
const ALSO_HARMFUL: &str = "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{b}\u{c}\u{e}\u{f}\u{10}\u{11}\u{12}\u{13}\u{14}\
    \u{15}\u{16}\u{17}\u{18}\u{19}\u{1a}\u{1c}\u{1d}\u{1e}\u{1f}\u{80}\u{84}\u{85}\u{88}\u{8d}\u{8e}\u{8f}\u{98}\u{9c}\u{9d}\
    \u{9e}\u{9f}\u{61c}\u{200e}\u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\u{202d}\u{2067}\u{2068}\u{2069}\u{206a}\
    \u{206b}\u{206c}\u{206d}\u{206e}\u{206f}";

fn assert_harmless(text: &str, what: &str) {
    let is_harmful = |c: &char| {
        c.is_control() && !matches!(c, '\n' | '\t') || HARMFUL.contains(c) || ALSO_HARMFUL.contains(*c)
    };
    assert_eq!(text.chars().find(is_harmful), None, "{what}: {text:?}");
}

/// File names, comments and names of players may hold control characters. Finding core 13.
#[cfg(unix)]
#[test]
fn nothing_is_printed_that_a_terminal_obeys() {
    for harmful in HARMFUL.map(String::from).into_iter().chain([ALSO_HARMFUL.to_owned()]) {
        let harmful = harmful.as_str();
        let folder = folder();
        let folder = folder.path();
        let name = format!("a{harmful}[31mb.agn");
        let record = format!(
            "[Game \"Abande\"]\n[Variant \"hex\"]\n[Black \"B{harmful}[2J\"]\n[White \"W\"]\n[Event \"E{harmful}\"]\n\n\
             {{ lead{harmful} }} 1. d4 {{ good{harmful}c }} d5 (1... c4 {{ other{harmful} }}) 2. d3 *\n"
        );
        fs::write(folder.join(&name), &record).expect("written");
        let broken = format!("x{harmful}.agn");
        fs::write(folder.join(&broken), format!("{record}\n1. {harmful} {harmful}\n[{harmful}"))
            .expect("written");
        let missing = format!("no{harmful}.agn");
        let lines = format!(
            "open {name}\nvariations all\nback 2\ncomment\nforward\nvariation 1\nsave {name}\nreplace {name}\n\
             add more{harmful}.agn\nsave other{harmful}.agn\nopen {missing}\nopen {broken}\nsave no{harmful}/x\n{harmful}\ncomment x{harmful}\n\
             comment\ngames\ngames {harmful}\nopen {harmful}\nresume {harmful}\nlanguage {harmful}\nnew {harmful}\nhistory\n\
             record\nsetup {harmful}\nmark {harmful}\nglyph {harmful}\nlevel {harmful}\nlesson {harmful}\npuzzle {harmful}\nquit"
        );
        let text = played(folder, &lines);
        assert!(text.contains("31mb.agn") && text.contains("{good"), "{text:?}");
        assert_harmless(&text, "the terminal game");
        let added =
            fs::read_to_string(folder.join(format!("more{harmful}.agn"))).expect("added to a new file");
        assert_eq!(AgnReader::new(&added).count(), 1, "{added}");
        assert_harmless(&said(folder, &["text", &name], "variations\nquit\n"), "text FILE");
        for words in [
            &["text", &missing][..],
            &["text", &broken],
            &["games", "import", &name, &broken, &missing],
            &["games", "list"],
            &["games", "list", "--json"],
            &["games", "show", harmful],
            &["games", "remove", &name],
            &["replay", &name],
            &["replay", &broken],
            &["replay", &missing],
            &["analyze", &missing],
            &["review", &missing],
            &["convert", &missing, "x.agn"],
            &["convert", &name, &missing],
            &["convert", &broken, "x.json"],
            &["convert", &name, &format!("x{harmful}")],
            &["export", &missing, "--svg", "x.svg"],
            &["export", &name, "--svg", &format!("x{harmful}.png")],
            &["export", &name, "--svg", "x.svg", "--theme", &missing],
            &["puzzles", "check", &missing],
            &["match", "--engine", &missing, "--engine", "self", "--nodes", "1"],
            &["perft", "--variant", &missing, "--depth", "1"],
            &["inspect", "--variant", "hex", "--moves", &missing],
            &["inspect", "--variant", "hex", "--position", &missing, "--json"],
            &["--data-dir", "x", "--no-such", &missing],
            &[&missing[..2], &missing],
            &[&missing],
        ] {
            assert_harmless(&said(folder, words, "quit\n"), &words.join(" "));
        }
    }
}

/// A program that reads what a command writes gets it unchanged. Finding core 13.
#[test]
fn files_and_json_keep_every_character() {
    let folder = folder();
    let folder = folder.path();
    let record = "[Game \"Abande\"]\n[Variant \"hex\"]\n[Black \"\u{202e}שלום\u{200f} “J\u{f6}rg”\"]\n\n1. d4 d5 2. d3 *\n";
    fs::write(folder.join("a.agn"), record).expect("written");
    for set in ["C.UTF-8", "C"] {
        let out = |words: &[&str]| {
            let output = output(abande(folder, words).env("LC_ALL", set), "");
            assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8(output.stdout).expect("UTF-8")
        };
        assert!(out(&["convert", "a.agn", "-", "--to", "agn"]).contains("שלום\u{200f} “J\u{f6}rg”"), "{set}");
        let json = out(&["convert", "a.agn", "-", "--to", "abstractplay"]);
        serde_json::from_str::<serde_json::Value>(&json).expect("JSON");
        out(&["games", "import", "a.agn"]);
        let listed: serde_json::Value =
            serde_json::from_str(&out(&["games", "list", "--json"])).expect("JSON");
        assert!(
            listed["black"].as_str().expect("text").contains("שלום\u{200f} “J\u{f6}rg”"),
            "{set}: {listed}"
        );
        let name = format!("“\u{202e}” {set}");
        let sounds = out(&["sounds", &name, "--json"]);
        let first: serde_json::Value =
            serde_json::from_str(sounds.lines().next().expect("a sound")).expect("JSON");
        let file = first["file"].as_str().expect("text");
        assert!(file.starts_with(&name) && folder.join(file).is_file(), "{set}: {file:?}");
        assert!(set != "C" || sounds.is_ascii(), "{sounds}");
    }
}

/// Quotation marks and backslashes have the meaning that a shell gives them. Finding core 13.
#[cfg(unix)]
#[test]
fn a_path_is_read_as_a_shell_reads_it() {
    let folder = folder();
    let folder = folder.path();
    let record = "[Game \"Abande\"]\n[Variant \"hex\"]\n\n1. d4 d5 2. d3 *\n";
    for name in ["a b.agn", "it's.agn", "x%20y.agn", "#1.agn", "-é.agn"] {
        fs::write(folder.join(name), record).expect("written");
    }
    let dir = folder.to_str().expect("text");
    for typed in [
        "a b.agn",
        "'a b.agn'",
        "\"a b.agn\"",
        r"a\ b.agn",
        &format!("'{dir}/a b.agn'"),
        &format!("{dir}/a\\ b.agn"),
        "~/a b.agn",
        r"~/a\ b.agn",
        "~/'a b.agn'",
        &format!("file://{dir}/a%20b.agn"),
        &format!("file://localhost{dir}/a%20b.agn"),
        &format!("FILE:{dir}/a%20b.agn"),
        &format!("'file://{dir}/a b.agn'"),
        "it's.agn",
        r"it\'s.agn",
        r"'it'\''s.agn'",
        "x%20y.agn",
        &format!("file://{dir}/x%2520y.agn"),
        "#1.agn",
        "-é.agn",
        &format!("file://{dir}/-%C3%A9.agn"),
    ] {
        let mut command = abande(folder, &["text", "--black", "human", "--white", "human"]);
        let output = output(command.env("HOME", folder), &format!("draw off\nopen {typed}\nhistory\nquit\n"));
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(text.contains("\n1. d4 d5 2. d3\n"), "{typed}: {text}");
    }
    for (typed, name) in [
        ("\"my game.agn\"", "my game.agn"),
        ("'other game'", "other game.agn"),
        (r"third\ game.agn", "third game.agn"),
        ("fourth game", "fourth game.agn"),
        ("don't.agn", "don't.agn"),
        ("~/home.agn", "home.agn"),
        (&format!("file://{dir}/url%20game.agn"), "url game.agn"),
    ] {
        let mut command = abande(folder, &["text", "--black", "human", "--white", "human"]);
        output(command.env("HOME", folder), &format!("draw off\nd4\nsave {typed}\nquit\n"));
        assert!(folder.join(name).is_file(), "{typed} is saved as {name}");
    }
    // So it is with every verb that writes.
    for verb in ["save", "replace", "add"] {
        for (typed, name) in [
            ("'a c.agn'", "a c.agn"),
            (r"a\ d.agn", "a d.agn"),
            ("it's mine.agn", "it's mine.agn"),
            ("~/'home e.agn'", "home e.agn"),
            (&format!("file://{dir}/a%20f.agn"), "a f.agn"),
            (&format!("file://localhost{dir}/%C3%A9.agn"), "é.agn"),
        ] {
            let path = folder.join(name);
            if verb != "save" {
                fs::write(&path, record).expect("written");
            }
            let mut command = abande(folder, &["text", "--black", "human", "--white", "human"]);
            output(command.env("HOME", folder), &format!("draw off\ng1\n{verb} {typed}\nquit\n"));
            let text = fs::read_to_string(&path).expect("there");
            assert!(text.contains("1. g1"), "{verb} {typed}: {text}");
            assert_eq!(AgnReader::new(&text).count(), if verb == "add" { 2 } else { 1 }, "{verb} {typed}");
            fs::remove_file(path).expect("ours");
        }
    }
    // A shell has read the words of a command line already: only an address means another file.
    fs::write(folder.join("'quoted'.agn"), record).expect("written");
    fs::write(folder.join("~tilde.agn"), record).expect("written");
    for (word, is_new) in [
        ("a b.agn", true),
        ("'quoted'.agn", false),
        ("~tilde.agn", false),
        (&format!("file://{dir}/a%20b.agn"), false),
    ] {
        let text = said(folder, &["games", "import", word], "");
        assert!(text.contains(if is_new { "is new" } else { "was already there" }), "{word}: {text}");
    }
}

/// The title of a game was once taken for the name of a player. Finding core 13.
#[test]
fn a_game_is_found_by_its_name() {
    let folder = folder();
    for (typed, title) in [
        ("new anda", "Anda by Saïd Galdseid. Side 9, 217 cells."),
        ("new ANDA human human", "Anda by Saïd Galdseid. Side 9, 217 cells."),
        ("new abande", "Abande by Dieter Stein. Hexagon, 37 points."),
    ] {
        let text = played(folder.path(), &format!("new anda-5\n{typed}\nturn"));
        let greeted = text.split("61 cells").nth(1).unwrap_or_default();
        assert!(greeted.contains(title), "{typed}: {text}");
    }
    let text = played(folder.path(), "new anda human human komi 2");
    assert!(text.contains("Komi"), "{text}");
}

/// Quotation marks and dashes were once printed in UTF-8 there. Finding core 15.
#[cfg(unix)]
#[test]
fn in_the_locale_c_all_is_ascii() {
    let folder = folder();
    let folder = folder.path();
    let record =
        "[Game \"Abande\"]\n[Variant \"hex\"]\n[Black \"Zo\u{eb} “Z”\"]\n\n1. d4 {l’été…} d5 2. d3 *\n";
    fs::write(folder.join("a.agn"), record).expect("written");
    let lines = "help\nnonsense\nd9\nd4\nd4\nopen nowhere\nopen a.agn\nvariations\ncomment\nhint\nlessons\nlesson 1\nleave\n\
                 puzzles\nlevel\nlevel 99\nnew anda\nhelp\nnew moon\nsetup x\ngames zzz\nlanguage zz\nlanguage de\nhelp\n\
                 nonsense\nlanguage fr\nhelp\nlanguage it\nhelp\nlanguage en\nquit\n";
    for variables in [
        &[("LC_ALL", "C")][..],
        &[("LC_ALL", "POSIX")],
        &[("LC_ALL", ""), ("LC_CTYPE", "C")],
        &[("LC_ALL", "de_DE.ISO-8859-1")],
    ] {
        for words in [
            &["text", "--black", "human", "--white", "human"][..],
            &["text", "--lang", "fr"],
            &["text", "nowhere.agn"],
            &["nonsense"],
            &["--help"],
            &["text", "--help"],
            &["text", "--black", "nobody"],
            &["replay", "a.agn"],
            &["replay", "nowhere.agn"],
            &["review", "a.agn", "--nodes", "50", "--lang", "de"],
            &["analyze", "a.agn", "--movetime", "1"],
            &["games", "import", "a.agn", "nowhere.agn"],
            &["games", "list"],
            &["games", "list", "--json"],
            &["puzzles", "list"],
            &["lessons", "list"],
            &[
                "match",
                "--engine",
                "self",
                "--engine",
                "self",
                "--nodes",
                "1",
                "--games",
                "1",
                "--variant",
                "hex-3",
                "--sprt",
                "0",
                "5",
            ],
            &["match", "--engine", "nothing", "--engine", "self", "--nodes", "1"],
        ] {
            let output =
                output(abande(folder, words).env("LANG", "C").envs(variables.iter().copied()), lines);
            for bytes in [output.stdout, output.stderr] {
                let text = String::from_utf8(bytes).expect("UTF-8");
                let line = text.lines().find(|line| !line.is_ascii());
                assert_eq!(line, None, "{variables:?} {words:?}");
            }
        }
    }
}

/// Such a language was once printed in UTF-8 there. Finding core 15.
#[cfg(unix)]
#[test]
fn a_language_that_ascii_cannot_show_gives_way_to_english() {
    let folder = folder();
    let folder = folder.path();
    fs::write(folder.join("a.agn"), "[Game \"Abande\"]\n[Variant \"hex\"]\n\n1. d4 d5 2. d3 *\n")
        .expect("written");
    let heard = |words: &[&str], variables: &[(&str, &str)], lines: &str| {
        let output = output(abande(folder, words).envs(variables.iter().copied()), lines);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8")
    };
    let why = "The language \"ja\" cannot be shown here: the terminal is set to ASCII, not to UTF-8.";
    let gives_way = |text: &str, english: &str, what: &str| {
        assert!(text.is_ascii() && text.contains(english), "{what}: {text}");
        assert_eq!(text.matches(why).count(), 1, "{what}: {text}");
    };
    let text = &["text", "--black", "human", "--white", "human"];
    let asked = &["text", "--lang", "ja"];
    let review = &["review", "a.agn", "--nodes", "20", "--lang", "ja"];
    for set in [("LC_ALL", "C"), ("LC_ALL", "de_DE.ISO-8859-1")] {
        gives_way(&heard(asked, &[set], "score\nhelp\nquit\n"), "Abande by Dieter Stein", set.1);
        gives_way(&heard(review, &[set], ""), "No mistakes were found", set.1);
    }
    gives_way(
        &heard(text, &[("LC_ALL", "ja_JP.eucJP")], "help\nquit\n"),
        "Abande by Dieter Stein",
        "the system",
    );
    // The player goes on in the language that was spoken, and nothing is remembered.
    let german =
        heard(text, &[("LC_ALL", "C")], "language de\nlanguage ja\nscore\nlanguage\nlanguage zz\nquit\n");
    assert!(german.is_ascii() && german.contains("laesst sich hier nicht anzeigen"), "{german}");
    assert!(german.contains("Sprachen: en (English), de (Deutsch)") && !german.contains("ja ("), "{german}");
    assert!(heard(text, &[("LC_ALL", "C.UTF-8")], "quit\n").starts_with("Abande von Dieter Stein"));
    // A choice that was made on another terminal stays.
    assert!(heard(text, &[("LC_ALL", "C.UTF-8")], "language ja\nquit\n").contains("日本語"));
    gives_way(&heard(text, &[("LC_ALL", "C")], "help\nquit\n"), "Abande by Dieter Stein", "the settings");
    let japanese = heard(text, &[("LC_ALL", "C.UTF-8")], "quit\n");
    assert!(!japanese.contains(why) && !japanese.contains("Dieter Stein. Hexagon"), "{japanese}");
}

/// The arrow keys once led to “not a move”. Finding core 13.
#[cfg(target_os = "linux")]
#[test]
fn lines_are_edited_and_remembered_on_a_terminal() {
    use std::io::Read;
    use std::sync::mpsc;
    use std::thread;
    use std::time::{Duration, Instant};

    let folder = folder();
    let pty = nix::pty::openpty(None, None).expect("a terminal");
    let end = || Stdio::from(pty.slave.try_clone().expect("another one"));
    let mut command = abande(folder.path(), &["text", "--black", "human", "--white", "human"]);
    command.env("TERM", "xterm").stdin(end()).stdout(end()).stderr(end());
    let mut child = command.spawn().expect("it starts");
    drop(command);
    let mut terminal = fs::File::from(pty.master);
    drop(pty.slave);
    let (say, said) = mpsc::channel();
    let mut reader = terminal.try_clone().expect("another one");
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        // The terminal ends with the program.
        while let Ok(count) = reader.read(&mut buffer)
            && say.send(String::from_utf8_lossy(&buffer[..count]).into_owned()).is_ok()
        {}
    });
    let (mut shown, mut seen) = (String::new(), 0);
    let mut until = |text: &str| {
        let limit = Instant::now() + Duration::from_mins(1);
        let found = loop {
            if let Some(at) = shown[seen..].find(text) {
                break seen + at + text.len();
            }
            let more = said.recv_timeout(limit.saturating_duration_since(Instant::now()));
            shown.push_str(&more.unwrap_or_else(|error| panic!("no {text:?}, {error}: {shown:?}")));
        };
        seen = found;
        assert!(!shown.contains("not a move"), "{shown:?}");
    };
    until("> ");
    // A typing error, corrected with the arrow keys: “turm”, back, deleted, “n”.
    terminal.write_all(b"turm\x1b[D\x1b[3~n\r").expect("typed");
    until("0 moves played");
    until("> ");
    terminal.write_all(b"d4\r").expect("typed");
    until("White, move 2> ");
    // The line before the last.
    terminal.write_all(b"\x1b[A\x1b[A\r").expect("typed");
    until("1 move played");
    // Before the prompt, Ctrl+D would be the terminal's own.
    until("White, move 2> ");
    terminal.write_all(b"\x04").expect("typed");
    until("The game has been saved in the library");
    assert!(child.wait().expect("it ends").success());
}

/// Without a terminal all stays as it was: no prompt is edited, and no sequence of a terminal is written.
/// Finding core 13.
#[test]
fn a_script_sees_plain_lines() {
    let folder = folder();
    let mut command = abande(folder.path(), &["text", "--black", "human", "--white", "human"]);
    let output = output(command.env("TERM", "xterm"), "draw off\nturn\n");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success() && output.stderr.is_empty());
    assert!(
        text.contains("> turn\n") && text.contains("0 moves played") && !text.contains('\u{1b}'),
        "{text:?}"
    );
}

/// A `file://` address names a file that the game is saved to; an `abande:` link names none. Finding core 13.
#[test]
fn what_is_opened_by_address_is_saved_to_its_file() {
    let folder = folder();
    let file = folder.path().join("a game.agn");
    fs::write(&file, "1. d4 *\n").expect("written");
    let address = format!("file://{}", file.to_str().expect("a path").replace(' ', "%20"));
    for (opened, names) in [(address.as_str(), 1), ("abande:hex?moves=d4", 1)] {
        let text = said(folder.path(), &["text", opened], "d5\nsave\nquit\n");
        let found: Vec<_> = fs::read_dir(folder.path()).expect("listed").flatten().collect();
        let records = found.iter().filter(|entry| entry.path().extension().is_some_and(|end| end == "agn"));
        assert_eq!(records.count(), names, "{text}");
        assert!(!found.iter().any(|entry| entry.file_name().to_string_lossy().contains(':')), "{found:?}");
    }
    assert!(fs::read_to_string(&file).expect("read").contains("d5"));
}
