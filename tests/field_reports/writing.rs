//! Files that a command must not destroy.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use abande::record::{AnyGames, Record};
use tempfile::TempDir;

const GAME: &str = "[Event \"Club\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n\n1. d4 d5 2. d3 d5-d4 3. d3-d4 *\n";
const OTHER: &str = "[Black \"Eve\"]\n[White \"Dan\"]\n\n1. e4 e5 *\n";
const PNG: &[u8] = b"\x89PNG\r\n\x1a\nnot much of a picture";

/// The program with folders of its own, and a folder for files.
struct Room {
    folder: TempDir,
}

impl Room {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("files")).expect("a folder");
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join("files").join(name)
    }

    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, bytes).expect("written");
        path
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        let data = self.folder.path().join("data");
        command.env("ABANDE_DATA_DIR", &data).env("ABANDE_CONFIG", data.join("config.toml"));
        command.current_dir(self.folder.path().join("files")).args(args);
        command
    }

    /// What it exits with and all that it says.
    fn run(&self, args: &[&str]) -> (i32, String) {
        let output = self.command(args).stdin(Stdio::null()).output().expect("it starts");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (output.status.code().expect("no signal"), text(output.stdout) + &text(output.stderr))
    }

    /// The names of games as `games list` has them.
    fn listed(&self) -> Vec<String> {
        let (_, said) = self.run(&["games", "list", "--json"]);
        let id = |line: &str| {
            let row: serde_json::Value = serde_json::from_str(line).ok()?;
            Some(row["id"].as_str()?.to_owned())
        };
        said.lines().filter_map(id).collect()
    }

    fn names(&self) -> Vec<String> {
        let files = fs::read_dir(self.folder.path().join("files")).expect("a folder");
        let mut names: Vec<String> =
            files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

/// Commands that write into the file `OUT`, reading `in.agn` or `in.log`; each makes one game or one other thing.
const WRITERS: &[&[&str]] = &[
    &["convert", "in.agn", "OUT", "--to", "agn"],
    &["convert", "in.agn", "OUT", "--to", "abstractplay"],
    &["review", "in.agn", "--nodes", "20", "--out", "OUT"],
    &["games", "export", "ada", "OUT"],
    &["export", "in.agn", "--svg", "OUT"],
    &["puzzles", "make", "--variant", "anda-3", "--count", "1", "--seed", "7", "--out", "OUT"],
    &["datagen", "--variant", "hex-3", "--games", "1", "--nodes", "20", "--out", "OUT"],
    &["features", "in.log", "--out", "OUT"],
];

fn prepared() -> Room {
    let room = Room::new();
    room.file("in.agn", GAME);
    assert_eq!(room.run(&["games", "import", "in.agn"]).0, 0);
    let log = ["datagen", "--variant", "hex-3", "--games", "1", "--nodes", "20", "--out", "in.log"];
    assert_eq!(room.run(&log).0, 0);
    room
}

fn of<'a>(writer: &[&'a str], out: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let args = writer.iter().map(|&arg| if arg == "OUT" { out } else { arg });
    args.chain(more.iter().copied()).collect()
}

/// Every game of a text: who played it, and its moves.
fn games(text: &str) -> Vec<(String, String)> {
    let of = |record: Record| {
        let name = |player| format!("{:?}", record.player(player).name);
        let board = record.start().board();
        let moves: Vec<String> = record.moves().iter().map(|mv| mv.display(board).to_string()).collect();
        (abande::rules::Player::ALL.map(name).concat(), moves.join(" "))
    };
    AnyGames::new(text).flatten().map(of).collect()
}

/// What is at a path, links and permissions included.
fn standing(path: &Path) -> String {
    let Ok(found) = fs::symlink_metadata(path) else { return "nothing".to_owned() };
    let link = fs::read_link(path).ok();
    let names = fs::read_dir(path).map(Iterator::count).ok();
    format!("{:?} {:?} {link:?} {names:?} {:?}", found.file_type(), found.permissions(), fs::read(path).ok())
}

/// `core.md` 2, 3, 14 (pychess#92): every command with every thing at its destination.
#[test]
fn no_command_destroys_what_it_was_not_told_to() {
    let room = prepared();
    let log = fs::read(room.path("in.log")).expect("there");
    let two = format!("{GAME}\n{OTHER}");
    let damaged = GAME.replace("d5-d4", "d5-zz");
    let contents: [(&str, &[u8]); 8] = [
        ("same", GAME.as_bytes()),
        ("collection", two.as_bytes()),
        ("other", OTHER.as_bytes()),
        ("damaged", damaged.as_bytes()),
        ("picture", PNG),
        ("words", b"Dear Ada,\nI have lost.\n"),
        ("bytes", &[0xff, 0, 7]),
        ("logged", &[&log[..], &log[16..]].concat()),
    ];
    for writer in WRITERS {
        for (name, bytes) in contents {
            for through_link in [false, true] {
                if through_link && !cfg!(unix) {
                    continue;
                }
                let file = room.file(name, bytes);
                #[cfg(unix)]
                if through_link {
                    std::os::unix::fs::symlink(name, room.path("link")).expect("a link");
                }
                let out = if through_link { "link" } else { name };
                let (before, names) = (standing(&room.path(out)), room.names());
                let (status, said) = room.run(&of(writer, out, &[]));
                let what = format!("{writer:?} onto {out} ({name}): {status}: {said}");
                assert_eq!(room.names(), names, "{what}");
                if status == 0 {
                    // Nothing was lost.
                    let now = String::from_utf8(fs::read(&file).expect("there")).unwrap_or_default();
                    let kept = games(&now);
                    let old = games(std::str::from_utf8(bytes).expect("only texts are replaced"));
                    assert!(!old.is_empty() && old.iter().all(|game| kept.contains(game)), "{what}");
                    assert_eq!(name, "same", "{what}");
                } else {
                    assert_eq!(status, 1, "{what}");
                    assert_eq!(standing(&room.path(out)), before, "{what}");
                    assert!(said.contains("--force"), "{what}");
                    // What was asked for twice is done.
                    let (status, said) = room.run(&of(writer, out, &["--force"]));
                    assert_eq!(status, 0, "{what}: {said}");
                    assert_ne!(fs::read(&file).expect("there"), bytes, "{what}");
                }
                #[cfg(unix)]
                if through_link {
                    assert!(fs::symlink_metadata(room.path("link")).expect("there").is_symlink(), "{what}");
                    fs::remove_file(room.path("link")).expect("ours");
                }
                fs::remove_file(&file).expect("ours");
            }
        }
    }
}

/// `core.md` 14: links that lead nowhere or in a circle, folders, protected and empty files.
#[cfg(unix)]
#[test]
fn links_are_followed_and_what_is_no_file_stays() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let room = prepared();
    fs::create_dir(room.path("folder")).expect("a folder");
    fs::create_dir(room.path("elsewhere")).expect("a folder");
    for writer in WRITERS {
        room.file("empty", "");
        symlink("elsewhere/new", room.path("dangling")).expect("a link");
        symlink("dangling", room.path("twice")).expect("a link");
        symlink("circle", room.path("circle")).expect("a link");
        symlink("nowhere/new", room.path("astray")).expect("a link");
        fs::set_permissions(room.file("protected", GAME), fs::Permissions::from_mode(0o444)).expect("set");
        for out in ["dangling", "twice"] {
            let (status, said) = room.run(&of(writer, out, &[]));
            assert_eq!(status, 0, "{writer:?} {out}: {said}");
            assert!(fs::symlink_metadata(room.path(out)).expect("there").is_symlink(), "{writer:?} {out}");
            assert!(room.path("elsewhere/new").is_file(), "{writer:?} {out}");
            fs::remove_file(room.path("elsewhere/new")).expect("ours");
        }
        assert_eq!(room.run(&of(writer, "empty", &[])).0, 0, "{writer:?}");
        for out in ["circle", "astray", "protected", "folder/.", "none/new"] {
            let before = standing(&room.path(out));
            for more in [&[][..], &["--force"]] {
                let (status, said) = room.run(&of(writer, out, more));
                // A game is exported into a folder under its own name.
                let is_export = writer[..2] == ["games", "export"] && out == "folder/.";
                assert_eq!(status, i32::from(!is_export), "{writer:?} {out}: {said}");
                if !is_export {
                    assert_eq!(standing(&room.path(out)), before, "{writer:?} {out}");
                }
            }
        }
        for link in ["dangling", "twice", "circle", "astray", "protected", "empty"] {
            fs::remove_file(room.path(link)).expect("ours");
        }
        for file in fs::read_dir(room.path("folder")).expect("there") {
            fs::remove_file(file.expect("there").path()).expect("ours");
        }
    }
}

/// The sounds are all written, or none.
#[test]
fn sounds_do_not_take_the_place_of_other_files() {
    let room = Room::new();
    fs::create_dir(room.path("wav")).expect("a folder");
    let (_, sounds) = room.run(&["sounds", "--json"]);
    let last: serde_json::Value =
        serde_json::from_str(sounds.lines().last().expect("a sound")).expect("JSON");
    let name = format!("wav/{}-{}.wav", last["sound"].as_str().expect("a name"), last["take"]);
    let file = room.file(&name, GAME);
    let (status, said) = room.run(&["sounds", "wav"]);
    assert_eq!((status, fs::read_dir(room.path("wav")).expect("there").count()), (1, 1), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("there"), GAME);
    assert_eq!(room.run(&["sounds", "wav", "--force"]).0, 0);
    // Sounds that are there are sounds.
    assert_eq!(room.run(&["sounds", "wav"]).0, 0);
}

/// `core.md` 3: a file that is converted in its place, under any of its names.
#[test]
fn a_file_with_a_fault_is_not_converted_in_its_place() {
    let damages = [
        GAME.replace("d5-d4", "d5-zz"),
        format!("{OTHER}\n{}", GAME.replace("3. d3-d4", "3. d3-d4 (3. g9)")),
        GAME.replace('*', "{ never ends"),
        format!("{GAME}\nhello [ there\n"),
    ];
    for damaged in damages {
        let room = Room::new();
        room.file("f.agn", &damaged);
        fs::create_dir(room.path("sub")).expect("a folder");
        let mut names = vec!["f.agn", "./f.agn", "sub/../f.agn"];
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("f.agn", room.path("l.agn")).expect("a link");
            names.push("l.agn");
        }
        fs::hard_link(room.path("f.agn"), room.path("h.agn")).expect("a link");
        names.push("h.agn");
        for name in &names {
            let before = room.names();
            let (status, said) = room.run(&["convert", "f.agn", name]);
            assert_eq!(status, 1, "{said}");
            assert_eq!(fs::read_to_string(room.path(name)).expect("there"), damaged, "{name}: {said}");
            assert_eq!(room.names(), before, "{name}");
        }
        // A file with errors takes the place of no other one either, and is converted into a new one.
        room.file("g.agn", "1. d4 *");
        assert_eq!(room.run(&["convert", "f.agn", "g.agn"]).0, 1);
        assert_eq!(fs::read_to_string(room.path("g.agn")).expect("there"), "1. d4 *");
        assert_eq!(room.run(&["convert", "f.agn", "new.agn"]).0, 1);
        let new = fs::read_to_string(room.path("new.agn")).expect("written");
        assert!(AnyGames::new(&new).all(|game| game.is_ok()) && new.contains("Ada"), "{new}");
        assert_eq!(room.run(&["convert", "f.agn", "f.agn", "--force"]).0, 1);
        assert_eq!(fs::read_to_string(room.path("f.agn")).expect("there"), new);
    }
    // A file without faults loses nothing.
    let room = Room::new();
    room.file("f.agn", format!("{OTHER}\r\n\r\n{GAME}"));
    assert_eq!(room.run(&["convert", "f.agn", "f.agn"]), (0, String::new()));
    room.file("f.json", "");
    for _ in 0..2 {
        assert_eq!(room.run(&["convert", "f.agn", "f.json"]).0, 0);
    }
    assert_eq!(room.run(&["convert", "f.json", "f.json"]).0, 0);
    let before = fs::read(room.path("f.json")).expect("there");
    let (status, said) = room.run(&["convert", "f.json", "f.json", "--to", "agn"]);
    assert!(status == 1 && said.contains("something else"), "{said}");
    assert_eq!(fs::read(room.path("f.json")).expect("there"), before);
}

/// `core.md` 2: a game is reviewed in its place, and added to others.
#[test]
fn a_game_is_reviewed_in_its_place_and_added_to_a_collection() {
    let room = prepared();
    for _ in 0..2 {
        let (status, said) = room.run(&["review", "in.agn", "--nodes", "50", "--out", "in.agn"]);
        assert_eq!(status, 0, "{said}");
    }
    assert!(fs::read_to_string(room.path("in.agn")).expect("there").contains("[%eval "));
    for two in [
        format!("{OTHER}\n[Black \"Jo\"]\n1. c3 *"),
        format!("\u{feff}{OTHER}\r\n[Black \"Jo\"]\r\n1. c3 *\r\n\r\n\r\n"),
    ] {
        for writer in &WRITERS[..4] {
            room.file("two.agn", &two);
            let (status, said) = room.run(&of(writer, "two.agn", &["--add"]));
            let text = fs::read_to_string(room.path("two.agn")).expect("there");
            if writer.contains(&"abstractplay") {
                assert_eq!((status, text), (1, two.clone()), "{said}");
                continue;
            }
            assert_eq!(status, 0, "{said}");
            let names: Vec<String> = games(&text).into_iter().map(|(names, _)| names).collect();
            assert_eq!(names.len(), 3, "{text}");
            assert!(
                names[0].contains("Eve") && names[1].contains("Jo") && names[2].contains("Ada"),
                "{text}"
            );
            assert!(text.starts_with(two.trim_end()), "what was there is as it was: {text}");
            // Nothing is added twice.
            assert_eq!(room.run(&of(&["convert", "two.agn", "OUT"], "two.agn", &["--add"])).0, 0);
            assert_eq!(fs::read_to_string(room.path("two.agn")).expect("there"), text);
        }
    }
    for bad in ["1. d4 { never ends", "hello", "1. d4 zz *", "{\"header\": 1}"] {
        room.file("bad.agn", bad);
        let (status, said) = room.run(&["convert", "in.agn", "bad.agn", "--add"]);
        assert!(status == 1 && said.contains("no errors"), "{said}");
        assert_eq!(fs::read_to_string(room.path("bad.agn")).expect("there"), bad);
    }
    assert_eq!(room.run(&["convert", "in.agn", "new.agn", "--add"]).0, 0);
    assert_eq!(games(&fs::read_to_string(room.path("new.agn")).expect("written")).len(), 1);
}

/// A text that becomes much longer when it is written again: of this many bytes, in about five times as many.
fn swelling(bytes: usize) -> String {
    let line = format!("; {}\n", "}".repeat(70));
    format!(
        "{}\n1. d4 {}d5 *\n",
        GAME.split_once("\n\n").expect("tags").0,
        format!("\n{line}").repeat(bytes / 73)
    )
}

/// `core.md` 9: what would be too large to be read again is not written.
#[test]
fn nothing_is_written_that_would_be_too_large_to_be_read() {
    let room = Room::new();
    room.file("large.agn", swelling(4 << 20));
    room.file("small.agn", GAME);
    for (args, out) in [
        (&["convert", "large.agn", "new.agn"][..], "new.agn"),
        (&["convert", "large.agn", "large.agn", "--force"], "new.agn"),
        (&["convert", "large.agn", "new.agn", "--add"], "new.agn"),
        (&["review", "large.agn", "--nodes", "5", "--out", "new.agn"], "new.agn"),
    ] {
        let (status, said) = room.run(args);
        assert!(status == 1 && said.contains("more than 16 MiB"), "{args:?}: {said}");
        assert!(!room.path(out).exists(), "{args:?}");
    }
    assert_eq!(fs::metadata(room.path("large.agn")).expect("there").len(), swelling(4 << 20).len() as u64);
    // The library takes the others of the same file.
    let mixed = format!("{OTHER}\n{}\n{GAME}", swelling(4 << 20));
    room.file("mixed.agn", mixed);
    let (status, said) = room.run(&["games", "import", "mixed.agn"]);
    assert!(status == 1 && said.contains("more than 16 MiB"), "{said}");
    assert_eq!(room.listed().len(), 2);
    // Several games that are too large only together.
    let filled = GAME.replace('*', &format!("{{{}}} *", "word ".repeat(1 << 20)));
    room.file("part.agn", &filled);
    for name in ["Ada", "Bea", "Cho"] {
        room.file("part.agn", filled.replace("Ada", name));
        assert_eq!(room.run(&["convert", "part.agn", "all.agn", "--add"]).0, 0, "{name}");
    }
    let before = fs::metadata(room.path("all.agn")).expect("there").len();
    room.file("part.agn", filled.replace("Ada", "Dot"));
    let (status, said) = room.run(&["convert", "part.agn", "all.agn", "--add"]);
    assert!(status == 1 && said.contains("larger than 16 MiB"), "{said}");
    assert_eq!(fs::metadata(room.path("all.agn")).expect("there").len(), before);
}

/// `core.md` 5: games whose players have unusual names, and days before the first year.
#[test]
fn every_game_that_is_imported_is_there() {
    let letters: Vec<String> = vec![
        "\u{1d4d0}\u{1d4ea}".repeat(40),
        "\u{10428}".repeat(100),
        "-\u{202e}--".into(),
        "\u{3164}\u{ffa0}\u{2800}".into(),
        "\u{0130}\u{0130}\u{df}\u{1e9e}\u{fb03}".repeat(9),
        "a\u{300}\u{301}\u{e0100}".repeat(20),
        "👩‍👩‍👧‍👦 \u{1f1eb}\u{1f1f7}".into(),
        "..\\..\\CON:NUL?*<>|".into(),
        "かな漢字".repeat(20),
        String::new(),
    ];
    let room = Room::new();
    let mut text =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/field_reports/inputs/fancy.agn"))
            .expect("an input");
    let fancy = games(&text).len();
    for (number, name) in letters.iter().enumerate() {
        let day = ["-5.01.01", "0000.01.01", "9999.12.31", "????.??.??", "2026.11.25"][number % 5];
        let name = name.replace('\\', "\\\\");
        text.extend([format!("\n\n[Date \"{day}\"]\n[Black \"{name}\"]\n[White \"{name}\"]\n1. d4 d5 *\n")]);
    }
    room.file("all.agn", &text);
    let (status, said) = room.run(&["games", "import", "all.agn"]);
    assert_eq!(status, 0, "{said}");
    let listed = room.listed();
    assert_eq!(listed.len(), fancy + letters.len(), "{listed:?}");
    let (_, again) = room.run(&["games", "import", "all.agn"]);
    assert_eq!(again.matches("was already there").count(), listed.len(), "{again}");
    for id in &listed {
        assert_eq!(room.run(&["games", "show", "--", id]).0, 0, "{id}");
        assert_eq!(room.run(&["games", "remove", "--", id]).0, 0, "{id}");
    }
    assert!(room.listed().is_empty());
    for id in &listed {
        assert_eq!(room.run(&["games", "restore", "--", id]).0, 0, "{id}");
    }
    assert_eq!(room.listed().len(), listed.len());
}

/// `core.md` 5: files that earlier versions made, or a player has named, appear, and can be used.
#[test]
fn games_whose_files_have_unusual_names_appear() {
    let room = Room::new();
    let folder = room.folder.path().join("data/games");
    fs::create_dir_all(&folder).expect("a folder");
    let long = format!("2026-01-01_{}_{}_abcdef", "\u{1d4d0}".repeat(20), "\u{1d4d0}".repeat(20));
    let longest = "x".repeat(251);
    let mut names = vec!["-000005-01-01_ada_bob_abcdef", long.as_str(), "-x", longest.as_str()];
    if cfg!(unix) {
        names.extend(["a:b", "what?", "ends with a dot.", "con"]);
    }
    for name in &names {
        fs::write(folder.join(format!("{name}.agn")), GAME).expect("written");
    }
    let mut listed = room.listed();
    listed.sort();
    names.sort_unstable();
    assert_eq!(listed, names);
    for name in names {
        assert_eq!(room.run(&["games", "show", "--", name]).0, 0, "{name}");
        // It goes on, under its name where there is room for a journal.
        let mut child = room
            .command(&["text", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        let mut stdin = child.stdin.take().expect("piped");
        writeln!(stdin, "open {name}\ne4\nnew hex\nquit").expect("it reads");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let said = String::from_utf8(output.stdout).expect("text");
        assert!(said.contains("5 moves played") && !said.contains("not being saved"), "{name}: {said}");
        assert!(!said.contains("not kept"), "{name}: {said}");
        let kept: Vec<String> = room.listed();
        let with_six =
            |id: &&String| room.run(&["games", "show", "--json", "--", id]).1.contains("\"plies\":6");
        let went_on: Vec<&String> = kept.iter().filter(with_six).collect();
        assert_eq!(went_on.len(), 1, "{name}: {said}");
        let went_on = went_on[0].clone();
        assert_eq!(went_on == name, name.len() <= 160, "{name}");
        for id in kept.iter().filter(|id| *id == name || **id == went_on) {
            assert_eq!(room.run(&["games", "remove", "--", id]).0, 0, "{id}");
        }
    }
    assert!(room.listed().is_empty());
}

/// `core.md` 14: two imports at once, and the same game with its tags in another order.
#[test]
fn games_are_imported_once() {
    let room = Room::new();
    let many: Vec<String> = (0..150).map(|number| GAME.replace("Ada", &format!("Ada {number}"))).collect();
    room.file("many.agn", many.join("\n"));
    let start =
        || room.command(&["games", "import", "many.agn"]).stdout(Stdio::null()).spawn().expect("it starts");
    let children: Vec<Child> = (0..3).map(|_| start()).collect();
    for mut child in children {
        assert!(child.wait().expect("it ends").success());
    }
    assert_eq!(room.listed().len(), 150);
    let turned = "[White \"Bob\"]\n[Annotator \"Jo\"]\n[Black \"Ada\"]\n[Round \"3\"]\n\n1. d4 d5 *\n";
    let straight = "[Round \"3\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n[Annotator \"Jo\"]\n\n1. d4 d5 *\n";
    room.file("straight.agn", straight);
    room.file("turned.agn", turned);
    assert!(room.run(&["games", "import", "straight.agn"]).1.contains("is new"));
    assert!(room.run(&["games", "import", "turned.agn"]).1.contains("was already there"));
    room.file("both.agn", format!("{turned}\n{}", straight.replace("Jo", "Al")));
    assert_eq!(room.run(&["games", "import", "both.agn"]).1.matches("is new").count(), 1);
}

/// The terminal game, spoken to line by line.
struct Terminal {
    child: Child,
    stdin: ChildStdin,
    lines: BufReader<ChildStdout>,
}

impl Terminal {
    fn start(room: &Room) -> Self {
        let players = ["--lang", "en", "--black", "human", "--white", "human"];
        let mut command = room.command(&[&["text"][..], &players].concat());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let stdin = child.stdin.take().expect("piped");
        let lines = BufReader::new(child.stdout.take().expect("piped"));
        let mut terminal = Self { child, stdin, lines };
        terminal.say("draw off");
        terminal
    }

    fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("it reads");
    }

    /// Says a line, and returns the line of the answer that has this part.
    fn hears(&mut self, line: &str, part: &str) -> String {
        self.say(line);
        // What is said of a word that is no command ends the answer.
        self.say("zzz");
        let (mut heard, mut found) = (String::new(), None);
        loop {
            let mut next = String::new();
            assert_ne!(self.lines.read_line(&mut next).expect("it writes"), 0, "it ended: {heard}");
            heard += &next;
            if next.contains("“zzz”") {
                return found.unwrap_or_else(|| panic!("{line}: no “{part}” in {heard}"));
            }
            found = found.or(next.contains(part).then_some(next));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `core.md` 10: what another program has changed since the file was opened or saved.
#[test]
fn a_file_that_has_changed_is_not_saved_over() {
    let room = Room::new();
    let (file, free) = (room.file("game.agn", GAME), room.file("game-2.agn", OTHER));
    let mut terminal = Terminal::start(&room);
    terminal.hears("open game.agn", "5 moves played");
    terminal.say("e4");
    // A file of the same time and length.
    let changed = GAME.replace("Bob", "Ben");
    fs::write(&file, &changed).expect("written");
    let said = terminal.hears("save", "changed");
    assert!(said.contains("save game-3.agn"), "{said}");
    terminal.hears("save game.agn", "changed");
    assert_eq!(fs::read_to_string(&file).expect("there"), changed);
    // What was offered works, and what was saved is known from then on.
    terminal.hears("save game-3.agn", "Saved to");
    terminal.say("undo");
    terminal.hears("save", "Saved to");
    fs::write(room.path("game-3.agn"), &changed).expect("written");
    terminal.hears("save", "changed");
    terminal.hears("replace game-3.agn", "Saved to");
    terminal.hears("save", "Saved to");
    // One that has gone is no loss.
    fs::remove_file(room.path("game-3.agn")).expect("ours");
    terminal.hears("save", "Saved to");
    assert_eq!(fs::read_to_string(free).expect("there"), OTHER);
}

/// `core.md` 2: the terminal says what is in the way, and offers to add to a collection.
#[test]
fn the_terminal_says_what_is_in_the_way() {
    let room = Room::new();
    let two = format!("{GAME}\n{OTHER}");
    for (name, bytes) in [("two.agn", two.as_bytes()), ("picture.agn", PNG), ("other.agn", OTHER.as_bytes())]
    {
        room.file(name, bytes);
    }
    let mut terminal = Terminal::start(&room);
    terminal.say("d4");
    let said = terminal.hears("save two", "holds");
    assert!(said.contains("2 games") && said.contains("add two.agn"), "{said}");
    terminal.hears("save picture", "not a file of games");
    terminal.hears("add picture", "no errors");
    terminal.hears("save other", "already exists");
    assert_eq!(fs::read_to_string(room.path("two.agn")).expect("there"), two);
    terminal.hears("add two", "Added to");
    assert_eq!(fs::read(room.path("picture.agn")).expect("there"), PNG);
    assert_eq!(fs::read_to_string(room.path("other.agn")).expect("there"), OTHER);
    let text = fs::read_to_string(room.path("two.agn")).expect("there");
    assert!(games(&text).len() == 3 && text.starts_with(two.trim_end()), "{text}");
}

/// An import that is stopped, or whose disk hangs, keeps its lock: the next one waited for it without end.
#[test]
fn an_import_that_stands_still_holds_up_no_other_for_long() {
    let room = Room::new();
    room.file("a.agn", GAME);
    let games = room.folder.path().join("data/games");
    fs::create_dir_all(&games).expect("a folder");
    let lock = fs::File::create(games.join(".import.lock")).expect("a file");
    lock.lock().expect("nobody else has it");
    let mut import = room.command(&["games", "import", "a.agn"]);
    let mut import =
        import.stdout(Stdio::null()).stderr(Stdio::piped()).stdin(Stdio::null()).spawn().expect("it starts");
    let until = Instant::now() + Duration::from_mins(1);
    while import.try_wait().expect("it is known").is_none() {
        if Instant::now() > until {
            import.kill().expect("it runs");
            panic!("it waits without end");
        }
        thread::sleep(Duration::from_millis(20));
    }
    let output = import.wait_with_output().expect("it has ended");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && said.contains("another copy of the program is using it"), "{said}");
    assert_eq!(room.listed(), [""; 0]);
    drop(lock);
    assert_eq!(room.run(&["games", "import", "a.agn"]).0, 0);
}

/// A file of headings is no file of puzzles, one of XML no picture, and another seed's log no copy.
#[test]
fn files_that_only_look_alike_are_not_replaced() {
    let room = prepared();
    let log = fs::read(room.path("in.log")).expect("there");
    let other =
        ["datagen", "--variant", "hex-3", "--games", "3", "--nodes", "20", "--seed", "2", "--out", "OUT"];
    let avi = b"RIFF\x08\0\0\0AVI LIST";
    let cases: [(&[&str], &str, &[u8]); 3] = [
        (WRITERS[5], "notes.md", b"# Ideas\n\n# More ideas\n"),
        (WRITERS[4], "recipes.xml", b"<?xml version='1.0'?>\n<recipes/>\n"),
        (&other, "first.log", &log),
    ];
    for (writer, name, bytes) in cases {
        room.file(name, bytes);
        let (status, said) = room.run(&of(writer, name, &[]));
        assert_eq!(status, 1, "{writer:?}: {said}");
        assert_eq!(fs::read(room.path(name)).expect("there"), bytes, "{writer:?}");
    }
    let (_, sounds) = room.run(&["sounds", "--json"]);
    let first: serde_json::Value =
        serde_json::from_str(sounds.lines().next().expect("a sound")).expect("JSON");
    fs::create_dir(room.path("wav")).expect("a folder");
    let name = format!("wav/{}-{}.wav", first["sound"].as_str().expect("a name"), first["take"]);
    room.file(&name, avi);
    assert_eq!(room.run(&["sounds", "wav"]).0, 1);
    assert_eq!(fs::read(room.path(&name)).expect("there"), avi);
}

/// A collection that cannot be read for now is not empty.
#[cfg(unix)]
#[test]
fn games_are_not_added_to_a_file_that_cannot_be_read() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let room = Room::new();
    let mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("set");
    };
    room.file("in.agn", OTHER);
    let club = room.file("club.agn", GAME);
    let mut command = room.command(&["convert", "in.agn", "club.agn", "--add"]);
    mode(&club, 0o200);
    if fs::read(&club).is_ok() {
        // An administrator can read all files, and so does this as nobody.
        mode(&club, 0o222);
        mode(room.folder.path(), 0o777);
        mode(&room.folder.path().join("files"), 0o777);
        command.uid(65534);
    }
    match command.stdin(Stdio::null()).output() {
        // Where nobody may run the program, there is nothing to see.
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::PermissionDenied),
        Ok(output) => assert_eq!(output.status.code(), Some(1), "{output:?}"),
    }
    mode(&club, 0o600);
    assert_eq!(fs::read_to_string(&club).expect("there"), GAME);
}

/// Two copies of the program that add games to one file at the same time.
#[test]
fn games_added_at_the_same_time_are_all_there() {
    let room = Room::new();
    let start = |number: usize| {
        let many: Vec<String> =
            (0..40).map(|game| GAME.replace("Ada", &format!("Ada {number} {game}"))).collect();
        let name = format!("{number}.agn");
        room.file(&name, many.join("\n"));
        room.command(&["convert", &name, "club.agn", "--add"])
            .stdin(Stdio::null())
            .spawn()
            .expect("it starts")
    };
    let children: Vec<Child> = (0..6).map(start).collect();
    for mut child in children {
        assert!(child.wait().expect("it ends").success());
    }
    assert_eq!(games(&fs::read_to_string(room.path("club.agn")).expect("there")).len(), 240);
    assert_eq!(room.names().len(), 7, "{:?}", room.names());
}

/// A game with two tags of one name is reviewed in its place.
#[test]
fn a_game_of_two_annotators_is_reviewed_in_its_place() {
    let room = Room::new();
    room.file("in.agn", format!("[Annotator \"Jo\"]\n[Annotator \"Al\"]\n{GAME}"));
    let (status, said) = room.run(&["review", "in.agn", "--nodes", "20", "--out", "in.agn"]);
    assert_eq!(status, 0, "{said}");
    let text = fs::read_to_string(room.path("in.agn")).expect("there");
    assert!(text.contains("Jo") && text.contains("Al") && text.contains("[%eval "), "{text}");
}

/// Asks a program to end as Ctrl+C does.
#[cfg(unix)]
fn interrupt(child: &Child) {
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("it starts").success());
}

/// Self-play that is interrupted keeps the games that were played, unless something has come to their place.
#[cfg(unix)]
#[test]
fn self_play_that_is_interrupted_keeps_its_games() {
    let room = Room::new();
    let args = ["datagen", "--variant", "hex-3", "--nodes", "1", "--threads", "2", "--out"];
    let command = |name, games| room.command(&[&args[..], &[name, "--games", games]].concat());
    for taken in [false, true] {
        let mut child = command("long.log", "100000000")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        lines.read_line(&mut line).expect("it writes");
        assert_eq!(line, "1000 of 100000000 games\n");
        if taken {
            room.file("long.log", GAME);
        }
        interrupt(&child);
        std::io::copy(&mut lines, &mut std::io::sink()).expect("it writes");
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
        let log = fs::read(room.path("long.log")).expect("there");
        assert_eq!(room.names(), ["long.log"]);
        if taken {
            assert_eq!(log, GAME.as_bytes());
            continue;
        }
        // They are the first of those that it would have played.
        assert!(command("short.log", "1000").output().expect("it starts").status.success());
        assert!(log.starts_with(&fs::read(room.path("short.log")).expect("there")));
        assert!(room.run(&["features", "long.log", "--out", "features"]).0 == 0);
        for name in ["short.log", "long.log", "features"] {
            fs::remove_file(room.path(name)).expect("ours");
        }
    }
}

/// What comes to the place of a file while it is being made stays.
#[cfg(unix)]
#[test]
fn what_comes_while_a_file_is_made_stays() {
    let room = prepared();
    assert!(Command::new("mkfifo").arg(room.path("pipe")).status().expect("it starts").success());
    for ends in [true, false] {
        let command = ["features", "in.log", "pipe", "--out", "features"];
        let mut child = room.command(&command).stderr(Stdio::null()).spawn().expect("it starts");
        // Opened once the other end is, which is after the first log.
        let mut pipe = fs::OpenOptions::new().write(true).open(room.path("pipe")).expect("opened");
        if ends {
            room.file("features", GAME);
        } else {
            interrupt(&child);
            // The signal is heard by another thread.
            std::thread::sleep(std::time::Duration::from_millis(300));
        }
        pipe.write_all(&fs::read(room.path("in.log")).expect("there")).expect("it reads");
        drop(pipe);
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
        if ends {
            assert_eq!(fs::read_to_string(room.path("features")).expect("there"), GAME);
            fs::remove_file(room.path("features")).expect("ours");
        }
        assert_eq!(room.names(), ["in.agn", "in.log", "pipe"]);
    }
    // The first puzzle takes some seconds.
    let make = ["puzzles", "make", "--variant", "hex", "--count", "1", "--out", "puzzles"];
    let mut child = room.command(&make).stderr(Stdio::null()).spawn().expect("it starts");
    std::thread::sleep(std::time::Duration::from_millis(300));
    room.file("puzzles", GAME);
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    assert_eq!(fs::read_to_string(room.path("puzzles")).expect("there"), GAME);
}
