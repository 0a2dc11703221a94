//! Games that are imported into the library.

use super::*;

/// Players have unusual names here, and some dates lie before the year 1. Finding core 5.
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
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/field_reports/inputs/fancy.agn"))
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

/// Earlier versions made such files, and players may rename theirs. Finding core 5.
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

/// Two imports run at once, and a game may come again with its tags in another order. Finding core 14.
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
    // Each of these files shares games with the two beside it.
    let start = |part: usize| {
        let games = (0..60).map(|number| GAME.replace("Ada", &format!("Bea {}", part * 30 + number)));
        let name = format!("part {part}.agn");
        room.file(&name, games.collect::<Vec<_>>().join("\n"));
        room.command(&["games", "import", &name]).stdout(Stdio::null()).spawn().expect("it starts")
    };
    let children: Vec<Child> = (0..4).map(start).collect();
    for mut child in children {
        assert!(child.wait().expect("it ends").success());
    }
    assert_eq!(room.listed().len(), 150 + 150);
    let turned = "[White \"Bob\"]\n[Annotator \"Jo\"]\n[Black \"Ada\"]\n[Round \"3\"]\n\n1. d4 d5 *\n";
    let straight = "[Round \"3\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n[Annotator \"Jo\"]\n\n1. d4 d5 *\n";
    room.file("straight.agn", straight);
    room.file("turned.agn", turned);
    assert!(room.run(&["games", "import", "straight.agn"]).1.contains("is new"));
    assert!(room.run(&["games", "import", "turned.agn"]).1.contains("was already there"));
    room.file("both.agn", format!("{turned}\n{}", straight.replace("Jo", "Al")));
    assert_eq!(room.run(&["games", "import", "both.agn"]).1.matches("is new").count(), 1);
}

/// An import that is stopped, or whose disk hangs, keeps its lock: the next one waited for it without end.
/// Finding core 14.
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
