//! Files that a command must not destroy.

mod adding;
mod imports;
mod library;
mod making;
mod terminal;

use abande::record::{GameReader, Record};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
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
    GameReader::new(text).flatten().map(of).collect()
}

/// What is at a path, links and permissions included.
fn standing(path: &Path) -> String {
    let Ok(found) = fs::symlink_metadata(path) else { return "nothing".to_owned() };
    let link = fs::read_link(path).ok();
    let names = fs::read_dir(path).map(Iterator::count).ok();
    format!("{:?} {:?} {link:?} {names:?} {:?}", found.file_type(), found.permissions(), fs::read(path).ok())
}

/// Tries every command that writes with every kind of file at its destination. See pychess#92. Finding core 2.
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
                    // Where games are in the way of games, adding to them is offered; JSON has no place for more.
                    let is_agn = WRITERS[..4].contains(writer) && !writer.contains(&"abstractplay");
                    let adds = is_agn && ["collection", "other"].contains(&name);
                    assert_eq!(said.contains("--add"), adds, "{what}");
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

/// There are links that lead nowhere or in a circle, folders, protected files and empty files. Finding core 14.
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

/// The sounds are all written, or none. Finding core 2.
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

/// The file is looked at before the picture is drawn, so a program without the window refuses the same files.
/// Finding core 2.
#[test]
fn pictures_take_the_place_of_pictures_of_their_kind() {
    let room = Room::new();
    room.file("in.agn", GAME);
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg'/>";
    let gif = b"GIF89a, not much of a film";
    let contents: [(&str, &[u8]); 6] = [
        ("drawing", svg),
        ("picture", PNG),
        ("film", gif),
        ("game", OTHER.as_bytes()),
        ("words", b"Dear Ada,\nI have lost.\n"),
        ("bytes", &[0xff, 0, 7]),
    ];
    let several = format!("{GAME}\n{OTHER}");
    for option in ["--svg", "--png", "--gif"] {
        for text in [GAME, &several] {
            room.file("own.agn", text);
            let (status, said) = room.run(&["export", "own.agn", option, "own.agn"]);
            assert!(status == 1 && said.contains("--force"), "{option}: {said}");
            assert_eq!(fs::read_to_string(room.path("own.agn")).expect("there"), text, "{option}");
        }
    }
    for (option, own) in [("--svg", "drawing"), ("--png", "picture"), ("--gif", "film")] {
        let can_draw = option == "--svg";
        for (name, bytes) in contents {
            let file = room.file(name, bytes);
            let before = standing(&file);
            let what = format!("{option} {name}");
            if name != own {
                let (status, said) = room.run(&["export", "in.agn", option, name]);
                assert!(status == 1 && said.contains("--force"), "{what}: {said}");
                assert_eq!(standing(&file), before, "{what}");
            }
            // Tests of the window draw with a graphics card.
            if !can_draw && cfg!(feature = "gui") {
                continue;
            }
            for more in [&[][..], &["--force"]] {
                if more.is_empty() && name != own {
                    continue;
                }
                let (status, said) = room.run(&[&["export", "in.agn", option, name], more].concat());
                assert!(!said.contains("--force"), "{what}: {said}");
                assert_eq!(status, i32::from(!can_draw), "{what}: {said}");
                // What cannot be drawn replaces nothing.
                assert_eq!(standing(&file) == before, !can_draw, "{what}");
                room.file(name, bytes);
            }
        }
    }
}

/// The output may be the input under another name. Finding core 3.
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
            for args in [
                &["convert", "f.agn", name][..],
                &["convert", "f.agn", name, "--to", "abstractplay"],
                &["review", "f.agn", "--nodes", "20", "--out", name],
            ] {
                let (status, said) = room.run(args);
                assert_eq!(status, 1, "{args:?}: {said}");
                assert_eq!(fs::read_to_string(room.path(name)).expect("there"), damaged, "{args:?}: {said}");
                assert_eq!(room.names(), before, "{args:?}");
            }
        }
        // A file with errors takes the place of no other one either, and is converted into a new one.
        room.file("g.agn", "1. d4 *");
        assert_eq!(room.run(&["convert", "f.agn", "g.agn"]).0, 1);
        assert_eq!(fs::read_to_string(room.path("g.agn")).expect("there"), "1. d4 *");
        assert_eq!(room.run(&["convert", "f.agn", "new.agn"]).0, 1);
        let new = fs::read_to_string(room.path("new.agn")).expect("written");
        assert!(GameReader::new(&new).all(|game| game.is_ok()) && new.contains("Ada"), "{new}");
        assert_eq!(room.run(&["convert", "f.agn", "f.agn", "--force"]).0, 1);
        assert_eq!(fs::read_to_string(room.path("f.agn")).expect("there"), new);
    }
    // So it is with JSON: cut off, with a bad move, with a bad game among others.
    let room = Room::new();
    room.file("good.agn", GAME);
    assert_eq!(room.run(&["convert", "good.agn", "good.json"]).0, 0);
    let good = fs::read_to_string(room.path("good.json")).expect("written");
    let bad = good.replace("d3-d4", "d3-zz");
    assert_ne!(bad, good);
    for damaged in [good[..good.len() * 2 / 3].to_owned(), format!("[{good},{bad}]"), bad] {
        room.file("f.json", &damaged);
        for args in [
            &["convert", "f.json", "f.json"][..],
            &["convert", "f.json", "f.json", "--to", "agn"],
            &["review", "f.json", "--nodes", "20", "--out", "f.json"],
        ] {
            let (status, said) = room.run(args);
            assert_eq!(status, 1, "{args:?}: {said}");
            assert_eq!(fs::read_to_string(room.path("f.json")).expect("there"), damaged, "{args:?}: {said}");
        }
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

/// Finding core 2.
#[test]
fn a_game_is_reviewed_in_its_place_and_added_to_a_collection() {
    let room = prepared();
    for _ in 0..2 {
        let (status, said) = room.run(&["review", "in.agn", "--nodes", "50", "--out", "in.agn"]);
        assert_eq!(status, 0, "{said}");
    }
    assert!(fs::read_to_string(room.path("in.agn")).expect("there").contains("[%eval "));
    // The first game of a collection is not reviewed in the place of all.
    let several = format!("{GAME}\n{OTHER}\n[Black \"Jo\"]\n1. c3 *\n");
    room.file("several.agn", &several);
    for out in ["several.agn", "./several.agn"] {
        let (status, said) = room.run(&["review", "several.agn", "--nodes", "20", "--out", out]);
        assert!(status == 1 && said.contains("3 games") && said.contains("--add"), "{said}");
        assert_eq!(fs::read_to_string(room.path("several.agn")).expect("there"), several);
    }
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

/// Finding core 9.
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
    // A short game is some hundred bytes of JSON.
    room.file("many.agn", "[Variant \"hex\"]\n1. d4 *\n\n".repeat(60_000));
    for args in [
        &["convert", "many.agn", "many.json"][..],
        &["convert", "many.agn", "new.agn", "--to", "abstractplay"],
        &["convert", "many.agn", "small.agn", "--to", "abstractplay", "--force"],
    ] {
        let (status, said) = room.run(args);
        assert!(status == 1 && said.contains("larger than 16 MiB"), "{args:?}: {said}");
    }
    assert_eq!(room.names(), ["large.agn", "many.agn", "small.agn"]);
    assert_eq!(fs::read_to_string(room.path("small.agn")).expect("there"), GAME);
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
    // Games of the library, one of which another program has put there.
    let shelf = room.folder.path().join("data/games");
    fs::write(shelf.join("swelling.agn"), swelling(4 << 20)).expect("written");
    fs::write(shelf.join("dot.agn"), filled.replace("Ada", "Dot")).expect("written");
    for (args, why) in [
        (&["games", "export", "swelling", "new.agn"][..], "more than 16 MiB"),
        (&["games", "export", "swelling", "small.agn", "--force"], "more than 16 MiB"),
        (&["games", "export", "dot", "all.agn", "--add"], "larger than 16 MiB"),
    ] {
        let (status, said) = room.run(args);
        assert!(status == 1 && said.contains(why), "{args:?}: {said}");
    }
    assert!(!room.path("new.agn").exists());
    assert_eq!(fs::read_to_string(room.path("small.agn")).expect("there"), GAME);
    assert_eq!(fs::metadata(room.path("all.agn")).expect("there").len(), before);
}

/// A file of headings is no file of puzzles, one of XML no picture, and another seed's log no copy. Finding core 2.
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

/// A game with two tags of one name is reviewed in its place. Finding core 2.
#[test]
fn a_game_of_two_annotators_is_reviewed_in_its_place() {
    let room = Room::new();
    room.file("in.agn", format!("[Annotator \"Jo\"]\n[Annotator \"Al\"]\n{GAME}"));
    let (status, said) = room.run(&["review", "in.agn", "--nodes", "20", "--out", "in.agn"]);
    assert_eq!(status, 0, "{said}");
    let text = fs::read_to_string(room.path("in.agn")).expect("there");
    assert!(text.contains("Jo") && text.contains("Al") && text.contains("[%eval "), "{text}");
}
