//! What the commands print, as scripts rely on it.

use std::process::{Command, Stdio};

use abande::rules::{Game, Outcome, Player, Variant};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use tempfile::TempDir;

use crate::program::{abande, ran};
use crate::whole_game::whole_game;

#[test]
fn perft_prints_a_line_for_each_depth() {
    let (status, out, _) = ran(&["perft", "--variant", "hex", "--depth", "3"]);
    assert_eq!((status, out.as_str()), (0, "1 37\n2 180\n3 1176\n"));
    let (_, out, _) =
        ran(&["perft", "--variant", "hex", "--depth", "1", "--moves", "d4 d5 d3 d5-d4", "--divide"]);
    assert_eq!(out, "1 9\nc2 1\nc3 1\nc4 1\nd2 1\nd3-d4 1\nd5 1\ne2 1\ne3 1\ne4 1\n");
}

#[test]
fn export_draws_a_position_in_the_colours_of_a_theme() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("text").to_owned()
    };
    let game = file("game.agn", "[Game \"Abande\"]\n[Variant \"hex\"]\n\n1. d4 d5 2. d3 d5-d4 *\n");
    let drawn = |more: &[&str]| ran(&[&["export", &game, "--svg", "-"], more].concat());
    let (status, last, said) = drawn(&[]);
    assert_eq!((status, said.as_str()), (0, ""));
    assert!(last.starts_with("<svg ") && last.ends_with("</svg>\n"), "{last}");
    assert!(last.contains("<title>hex: x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4</title>"), "{last}");
    // The board's colour, and the same game before the capture.
    assert!(last.contains("fill=\"#DCD0B8\""));
    let (_, before, _) = drawn(&["--ply", "3"]);
    assert!(before.contains("<title>hex: x4/x5/x6/x2,1,1,2") && before != last, "{before}");
    let own = "name = \"Mine\"\nboard = \"#ABCDEF\"\nframe = \"#000000\"\nsurround = \"#000000\"\nblack = \"#000000\"\n\
               white = \"#FFFFFF\"\nmarks = \"#FF0000\"\npanel = \"#000000\"\ntext = \"#FFFFFF\"\n";
    let theme = file("own.toml", own);
    let (status, mine, _) = drawn(&["--theme", &theme, "--size", "300x200"]);
    assert!(status == 0 && mine.contains("fill=\"#ABCDEF\"") && mine.contains("viewBox=\"0 0 300 200\""));
    let grey = file("grey.toml", &own.replace("#FFFFFF", "#333333"));
    for (more, status, part) in [
        (["--ply", "5"], 2, "the game has 4 plies"),
        (["--theme", "oak"], 2, "the built-in themes are walnut, slate, verdigris, ink, contrast"),
        (["--theme", &grey], 1, "\"white\" and \"black\" are too much alike"),
        (["--size", "20x20"], 1, "too few for this board"),
        (["--size", "0x20"], 2, "a size is WIDTHxHEIGHT"),
        (["--delay", "0.01"], 2, "the delay must be from 0.05 to 60 seconds"),
        (["--png", "-"], 2, "cannot be used with"),
        (["--delay", "2"], 2, "cannot be used with"),
        (["--quality", "low"], 2, "cannot be used with"),
    ] {
        let (ended, out, said) = drawn(&more);
        assert!(ended == status && out.is_empty() && said.contains(part), "{more:?}: {ended}, {said}");
    }
}

#[test]
fn an_export_has_one_target_and_a_build_without_the_window_draws_no_pictures() {
    let (status, out, said) = ran(&["export", "-"]);
    assert!(status == 2 && out.is_empty() && said.contains("--svg <OUT>|--png <OUT>|--gif <OUT>"), "{said}");
    for (option, file, ending) in
        [("--svg", "a.png", "png"), ("--png", "a.JPG", "jpg"), ("--gif", "a.svg", "svg")]
    {
        let (status, out, said) = ran(&["export", "-", option, file]);
        let part = format!("{option} {file}: a name ending in .{ending} promises another format");
        assert!(status == 2 && out.is_empty() && said.contains(&part), "{said}");
    }
    if cfg!(not(feature = "gui")) {
        let folder = tempfile::tempdir().expect("the temporary folder can be written");
        let game = folder.path().join("game.agn");
        std::fs::write(&game, "[Variant \"hex\"]\n\n1. d4 *\n").expect("written");
        let game = game.to_str().expect("text");
        for target in ["--png", "--gif"] {
            let (status, out, said) = ran(&["export", game, target, "-"]);
            assert!(status == 1 && out.is_empty() && said.contains("built without the window"), "{said}");
        }
    }
}

#[test]
fn a_photo_is_a_png_of_the_table_from_a_place_above_it() {
    for (more, part) in [
        (&["--svg", "-", "--photo"][..], "cannot be used with"),
        (&["--gif", "-", "--photo"], "cannot be used with"),
        (&["--png", "-", "--photo", "--card"], "cannot be used with"),
        (&["--png", "-", "--photo", "--flat"], "cannot be used with"),
        (&["--png", "-", "--view", "0,25,1"], "--photo"),
        (&["--png", "-", "--photo", "--view", "0,25"], "a view is YAW,TILT,ZOOM or YAW,TILT,ZOOM,X,Y"),
        (&["--png", "-", "--photo", "--view", "0,10,1"], "the tilt of a view must be from 20 to 89"),
        (&["--png", "-", "--photo", "--view", "-400,25,1"], "the yaw of a view must be from -360 to 360"),
    ] {
        let (status, out, said) = ran(&[&["export", "-"][..], more].concat());
        assert!(status == 2 && out.is_empty() && said.contains(part), "{more:?}: {status}, {said}");
    }
}

#[test]
fn perft_finds_nothing_beyond_the_end_of_a_game() {
    let moves = whole_game();
    let (_, out, _) = ran(&["perft", "--variant", "hex", "--depth", "145", "--moves", &moves.join(" ")]);
    assert_eq!(out.lines().count(), 145);
    assert!(out.lines().all(|line| line.ends_with(" 0")), "{out}");
    let (_, out, _) =
        ran(&["perft", "--variant", "hex", "--depth", "1", "--moves", &moves[..moves.len() - 1].join(" ")]);
    assert_eq!(out, "1 2\n");
}

#[test]
fn every_variant_is_named_where_one_is_asked_for() {
    for command in ["text", "perft", "inspect", "match"] {
        let (_, help, _) = ran(&[command, "--help"]);
        // The help wraps its lines.
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(&format!("Game and board: {}", Variant::list())), "{command}: {help}");
    }
    let (status, _, errors) = ran(&["perft", "--variant", "round", "--depth", "1"]);
    assert!(status == 2 && errors.contains(&Variant::list()), "{errors}");
}

#[test]
fn self_play_does_not_depend_on_the_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, two, features] = ["one.games", "two.games", "features"]
        .map(|name| folder.path().join(name).into_os_string().into_string().expect("a path of letters"));
    for (threads, path) in [("1", &one), ("2", &two)] {
        let plan = ["datagen", "--variant", "hex", "--games", "5", "--nodes", "100", "--out", path];
        let (status, _, errors) = ran(&[plan.as_slice(), &["--threads", threads]].concat());
        assert_eq!((status, errors.as_str()), (0, ""));
    }
    assert_eq!(std::fs::read(&one).expect("written"), std::fs::read(&two).expect("written"));
    let (status, out, _) = ran(&["features", &one, "--out", &features]);
    assert!(status == 0 && out.ends_with(" samples\n"), "{out}");
    // What fails leaves what was there.
    let (status, _, errors) = ran(&["features", &one, "--out", &two]);
    assert_eq!((status, errors.contains("this file holds something else")), (1, true), "{errors}");
    let (status, _, errors) = ran(&["features", &features, "--out", &two, "--force"]);
    assert_eq!((status, errors.contains("ABANDEG1")), (1, true), "{errors}");
    let (status, _, errors) = ran(&["features", &one, "--out", &one]);
    assert_eq!((status, errors.contains("read and written at once")), (1, true), "{errors}");
    assert_eq!(std::fs::read(&one).expect("still there"), std::fs::read(&two).expect("still there"));
    let (status, _, errors) = ran(&["features", "/no/such.log", "--out", &features]);
    assert_eq!((status, errors.contains("/no/such.log: ")), (1, true), "{errors}");
    let (status, _, errors) = ran(&["datagen", "--variant", "anda-9", "--games", "1", "--out", &one]);
    assert_eq!((status, errors.contains("not a variant of Abande")), (1, true), "{errors}");
}

#[test]
fn inspect_prints_one_object_with_all_fields() {
    let (status, out, _) = ran(&["inspect", "--variant", "hex", "--moves", "d4 d5 d3 d5-d4", "--json"]);
    let expected = concat!(
        r#"{"variant":"hex","position":"x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4","ply":4,"to_move":"black","#,
        r#""hands":{"black":16,"white":17},"legal":["c2","c3","c4","d2","d3-d4","d5","e2","e3","e4"],"#,
        r#""over":false,"result":null,"score":{"black":1,"white":2},"asleep":[],"pinned":[],"towers":[]}"#,
        "\n"
    );
    assert_eq!((status, out.as_str()), (0, expected));
    let position = "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4";
    let (_, out, _) = ran(&["inspect", "--variant", "hex", "--position", position, "--json"]);
    assert_eq!(out, expected);
}

#[test]
fn inspect_is_readable() {
    let (status, out, _) = ran(&["inspect", "--variant", "square", "--moves", "d4 d5 d3"]);
    assert_eq!(status, 0);
    for part in
        ["--- B ---", "variant:  square", "ply:      3", "to move:  white", "pinned:   d4", "asleep:   d3"]
    {
        assert!(out.contains(part), "{part} in\n{out}");
    }
    let (_, out, _) = ran(&["inspect", "--variant", "hex", "--moves", "d4 d5", "--trace"]);
    assert_eq!(out.lines().count(), 3, "{out}");
    assert!(out.ends_with("2 d5 8 legal: x4/x5/x6/x3,1,2,x2/x6/x5/x4 1 17 17 0 2\n"), "{out}");
}

#[test]
fn inspect_tells_of_anda_what_it_has() {
    let args =
        ["inspect", "--variant", "anda-3", "--komi", "1", "--moves", "a1+d4 b4+e2 e1 komi c3", "--json"];
    let (status, out, _) = ran(&args);
    let expected = concat!(
        r#"{"variant":"anda-3","position":"1,2,x/x3,1/x2,1,x2/x3,2/1,x2 2 0 5","ply":5,"to_move":"white","#,
        r#""legal":["a2","a3","b1","b2","b3","c1","c2","c4","c5","d1","d2","d3","e3"],"#,
        r#""over":false,"result":null,"groups":{"black":4,"white":2},"komi_left":0,"#,
        r#""territory":{"black":[],"white":[]}}"#,
        "\n"
    );
    assert_eq!((status, out.as_str()), (0, expected));
    let (_, out, _) = ran(&args[..7]);
    for part in ["--[ B ]--", "variant:  anda-3", "score:    Groups: Black 4, White 2. Komi left: 0."] {
        assert!(out.contains(part), "{part} in\n{out}");
    }
}

#[test]
fn replay_reads_a_record_of_anda() {
    let moves = "1. b4+e2 b1+c5 2. c3 b2 3. b3 d4 4. c2 komi 5. a2 komi 6. c1 e3";
    let record = format!("[Game \"Anda\"]\n[Variant \"anda-3\"]\n[Komi \"2\"]\n\n{moves} 1-0\n");
    let path = std::env::temp_dir().join(format!("abande-anda-{}.agn", std::process::id()));
    std::fs::write(&path, record).expect("the temporary folder can be written");
    let (status, out, errors) = ran(&["replay", path.to_str().expect("a plain name")]);
    std::fs::remove_file(&path).expect("the file is ours");
    assert_eq!((status, errors.as_str()), (0, ""), "{out}");
    for part in [
        "variant:  anda-3",
        "plies:    12",
        "result:   1-0, black wins, elimination",
        "White has no groups left",
    ] {
        assert!(out.contains(part), "{part} in\n{out}");
    }
}

#[test]
fn inspect_says_which_move_is_wrong() {
    let (status, out, errors) = ran(&["inspect", "--variant", "hex", "--moves", "d4 d5 d4-d5"]);
    assert_eq!((status, out.as_str()), (1, ""));
    let expected = "abande: move 3 of --moves, d4-d5: Too early: captures are allowed once Black has entered a second piece.\n";
    assert_eq!(errors, expected);
}

#[test]
fn replay_tells_how_a_game_ended() {
    let folder = std::env::temp_dir().join(format!("abande-commands-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let path = folder.join("game.agn");
    let path = path.to_str().expect("a plain name");
    // The computer plays itself, the record is saved by the text game, and replay agrees with both.
    let mut child = abande(&folder)
        .args(["text", "--variant", "hex-3", "--black", "ai:1", "--white", "ai:1", "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("abande starts");
    let mut input = child.stdin.take().expect("piped");
    std::io::Write::write_all(&mut input, format!("save {path}\n").as_bytes()).expect("abande reads");
    drop(input);
    let output = child.wait_with_output().expect("abande ends");
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(said.contains(&format!("Saved to {path}.")), "{said}");
    let (status, out, errors) = ran(&["replay", path]);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert!(out.contains("two passes"), "{out}");
    let verdict = out.lines().last().expect("a verdict");
    assert!(said.contains(verdict), "{verdict} in\n{said}");
    assert!(verdict.contains(" wins, ") || verdict.starts_with("A draw"), "{verdict}");
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

#[test]
fn analyze_tells_of_every_move() {
    let args = ["analyze", "--variant", "hex", "--depth", "2", "--movetime", "60000"];
    let (status, out, errors) = ran(&[&args[..], &["--moves", "d4 d5 d3 d5-d4 d3-d4"]].concat());
    assert_eq!((status, errors.as_str()), (0, ""));
    let heads: Vec<&str> = out.lines().filter(|line| !line.starts_with(' ')).collect();
    let started: Vec<_> =
        ["1 Black d4: ", "2 White d5: ", "3 Black d3: ", "4 White d5-d4: ", "5 Black d3-d4: "].into();
    assert_eq!(heads.len(), started.len(), "{out}");
    for (line, start) in heads.iter().zip(started) {
        assert!(line.starts_with(start) && line.contains(", depth "), "{out}");
    }
    assert!(out.contains("  the engine's choice"), "{out}");
    assert!(out.ends_with("  Black’s stack has left d3, where it was in danger.\n"), "{out}");
    let (_, again, _) = ran(&[&args[..], &["--moves", "d4 d5 d3 d5-d4 d3-d4"]].concat());
    assert_eq!(out, again, "one thread and a depth: the same every time");
    assert_eq!(ran(&args).1, "", "no move, nothing to tell");
}

#[test]
fn analyze_proves_the_end_of_a_game() {
    let moves = whole_game();
    let (status, out, errors) =
        ran(&["analyze", "--variant", "hex", "--depth", "1", "--moves", &moves.join(" ")]);
    assert_eq!((status, errors.as_str()), (0, ""));
    let last = out.lines().rfind(|line| !line.starts_with(' ')).expect("lines");
    assert!(last.contains(" pass: proved ") && out.contains("\n  The game is over.\n"), "{last}");
}

#[test]
fn analyze_tells_of_a_game_without_points_to_its_end() {
    // No matter what the engine would have played, the last move ends the game.
    for seed in 0..5 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = "anda-3".parse::<Variant>().unwrap().start();
        let mut moves = Vec::new();
        while let Some(&mv) = game.legal_moves().choose(&mut rng) {
            moves.push(mv.display(game.board()).to_string());
            game.play_unchecked(mv);
        }
        let (status, out, errors) =
            ran(&["analyze", "--variant", "anda-3", "--depth", "1", "--moves", &moves.join(" ")]);
        assert_eq!((status, errors.as_str()), (0, ""));
        let heads: Vec<&str> = out.lines().filter(|line| !line.starts_with(' ')).collect();
        assert_eq!(heads.len(), moves.len(), "{out}");
        let (last, last_player) =
            (heads.last().unwrap(), if moves.len() % 2 == 1 { Player::Black } else { Player::White });
        let margin = if game.outcome() == Some(Outcome::Win(last_player)) { "+1" } else { "-1" };
        assert!(last.contains(&format!(": proved {margin}, ")), "{out}");
    }
}

#[test]
fn analyze_says_what_is_wrong() {
    let (status, out, errors) = ran(&["analyze", "--variant", "hex", "--moves", "d4 d4"]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert_eq!(errors, "abande: move 2 of --moves, d4: There is already a stack on d4.\n");
    let (status, _, errors) = ran(&["analyze", "/no/such.agn"]);
    assert!(status == 1 && errors.starts_with("abande: /no/such.agn: "), "{errors}");
    for usage in [
        &["analyze"][..],
        &["analyze", "x.agn", "--variant", "hex"],
        &["analyze", "--moves", "d4"],
        &["analyze", "--variant", "hex", "--threads", "0"],
        &["analyze", "--variant", "hex", "--threads", "65"],
        &["analyze", "--variant", "hex", "--movetime", "-1"],
    ] {
        assert_eq!(ran(usage).0, 2, "{usage:?}");
    }
}

/// Nothing is written into the pipe: a program that opened it would wait forever.
#[cfg(unix)]
#[test]
fn a_pipe_is_no_file_to_read() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo starts");
    assert!(made.success());
    let pipe = pipe.to_str().expect("text");
    for arguments in [
        ["replay", pipe].as_slice(),
        &["convert", pipe, "-", "--to", "agn"],
        &["text", pipe],
        &["games", "import", pipe],
    ] {
        let (status, _, errors) = ran(arguments);
        assert_eq!(status, 1, "{arguments:?}: {errors}");
        assert!(errors.contains("regular file"), "{arguments:?}: {errors}");
    }
}

/// A game on the small board in which both sides take what comes first, in a file.
fn thoughtless_game(folder: &TempDir) -> (std::path::PathBuf, usize) {
    let mut game = Variant::Hex3.start();
    let mut moves = Vec::new();
    while let Some(&mv) = game.legal_moves().last() {
        moves.push(mv.display(game.board()).to_string());
        game.play_unchecked(mv);
    }
    let path = folder.path().join("game.agn");
    let text = format!("[Game \"Abande\"]\n[Variant \"hex-3\"]\n\n{} *\n", moves.join(" "));
    std::fs::write(&path, text).expect("the temporary folder can be written");
    (path, moves.len())
}

#[test]
fn review_judges_every_move() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let (path, plies) = thoughtless_game(&folder);
    let path = path.to_str().expect("text");
    let args = ["review", path, "--nodes", "2000", "--json"];
    let (status, out, errors) = ran(&args);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert_eq!(ran(&[&args[..], &["--threads", "1"]].concat()).1, out, "the same report every time");
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(report["variant"], "hex-3");
    let moves = report["plies"].as_array().expect("a list");
    assert_eq!(moves.len(), plies);
    for (ply, reviewed) in (1..).zip(moves) {
        assert_eq!(reviewed["ply"], ply);
        let number = |name: &str| reviewed[name].as_f64().unwrap_or_else(|| panic!("{name}: {reviewed}"));
        let (loss, chance) = (number("loss"), number("chance_loss"));
        assert!(loss >= 0.0 && (0.0..=1.0).contains(&chance), "{reviewed}");
        assert!((number("best_value") - number("value") - loss).abs() < 1e-9, "{reviewed}");
        // What is proved has whole points and no doubt.
        if reviewed["proved"] == true {
            assert!(
                number("value").fract() == 0.0 && [0.0, 0.5, 1.0].contains(&number("chance")),
                "{reviewed}"
            );
        }
        assert!(reviewed["facts"].as_array().expect("a list").iter().all(|fact| fact["kind"].is_string()));
    }
    assert!(moves.iter().any(|reviewed| reviewed["grade"] == "blunder"));
    assert!(moves.iter().any(|reviewed| reviewed["proved"] == true));
    for player in ["black", "white"] {
        let accuracy = report["accuracy"][player].as_f64().expect("a number");
        assert!((0.0..100.0).contains(&accuracy), "{accuracy}");
    }
    let (status, text, _) = ran(&["review", path, "--nodes", "2000"]);
    assert!(
        status == 0 && text.contains("Black played with ") && text.contains("% in winning chances"),
        "{text}"
    );
    let (_, german, _) = ran(&["review", path, "--nodes", "2000", "--lang", "de"]);
    assert!(
        german.contains("Schwarz hat mit ") && german.contains("?? senkte die Gewinnchance um "),
        "{german}"
    );
}

#[test]
fn review_writes_what_it_finds_into_the_record() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let (path, plies) = thoughtless_game(&folder);
    let out = folder.path().join("reviewed.agn");
    let [path, out] = [&path, &out].map(|path| path.to_str().expect("text"));
    let (status, _, errors) = ran(&["review", path, "--nodes", "1000", "--out", out]);
    assert_eq!((status, errors.as_str()), (0, ""));
    let text = std::fs::read_to_string(out).expect("it was written");
    assert_eq!(text.matches("[%eval ").count(), plies + 1, "every position has a value: {text}");
    assert!(text.contains("?? ") && text.contains("[%proved ") && text.contains(" ("), "{text}");
    let (status, replayed, _) = ran(&["replay", out]);
    assert!(status == 0 && replayed.contains(&format!("plies:    {plies}")), "{replayed}");
    // To standard output there is nothing but the record.
    assert_eq!(ran(&["review", path, "--nodes", "1000", "--out", "-"]).1, text);
}

#[test]
fn review_says_what_is_wrong() {
    let (status, _, errors) = ran(&["review", "/no/such.agn"]);
    assert!(status == 1 && errors.starts_with("abande: /no/such.agn: "), "{errors}");
    for usage in [
        &["review"][..],
        &["review", "x.agn", "--nodes", "0"],
        &["review", "x.agn", "--threads", "65"],
        // A reader could not tell where the JSON ends and the record begins.
        &["review", "x.agn", "--json", "--out", "-"],
    ] {
        let (status, out, _) = ran(usage);
        assert_eq!((status, out.as_str()), (2, ""), "{usage:?}");
    }
}

/// What cannot be written is told, also by commands that go on for long and write as they go.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_standard_output_is_told() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let (game, _) = thoughtless_game(&folder);
    let (game, puzzles) = (game.to_str().expect("text"), folder.path().join("puzzles.txt"));
    let make = ["puzzles", "make", "--variant", "anda-3", "--count", "2", "--out"];
    for args in [
        &["perft", "--variant", "hex", "--depth", "2"][..],
        &["inspect", "--variant", "hex"],
        &["convert", game, "-", "--to", "agn"],
        &["export", game, "--svg", "-"],
        &["review", game, "--nodes", "10", "--json"],
        &["review", game, "--nodes", "10", "--out", "-"],
        &["puzzles", "list", "--json"],
        &[&make[..], &["-"]].concat(),
        &[&make[..], &[puzzles.to_str().expect("text")]].concat(),
    ] {
        let data = tempfile::tempdir().expect("the temporary folder can be written");
        let mut command = abande(data.path());
        let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
        let output = command.args(args).stdin(Stdio::null()).stdout(full).output().expect("abande starts");
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
        assert!(said.starts_with("abande: No space left on device"), "{args:?}: {said}");
    }
    // The first puzzle was kept before that was told, and no other one was looked for.
    let kept = std::fs::read_to_string(puzzles).expect("the file is there");
    assert_eq!(kept.lines().filter(|line| line.starts_with("anda-3")).count(), 1, "{kept}");
}

/// What scripts rely on: one object a line, with the fields that the documentation names.
#[test]
fn puzzles_are_listed_made_and_proved_again() {
    let (status, out, errors) = ran(&["puzzles", "list", "--json"]);
    assert_eq!((status, errors.as_str()), (0, ""));
    let puzzles: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(puzzles.len() >= 380, "{}", puzzles.len());
    for puzzle in &puzzles {
        let text = |name: &str| puzzle[name].as_str().unwrap_or_else(|| panic!("{name}: {puzzle}"));
        assert!(text("id").starts_with(text("variant")), "{puzzle}");
        assert!(["black", "white"].contains(&text("to_move")), "{puzzle}");
        assert!(puzzle["solution"].as_array().expect("a list").len() % 2 == 1, "{puzzle}");
        assert!(puzzle["grade"].is_u64() && puzzle["themes"].is_array(), "{puzzle}");
        let variant: Variant = text("variant").parse().expect("a variant");
        let of_abande = variant.game_name() == "Abande";
        let is_warm_up = puzzle["warmup"].as_bool().expect("true or false");
        assert_eq!(
            (text("task") == "warm-up", puzzle["goal"].is_string()),
            (is_warm_up, is_warm_up),
            "{puzzle}"
        );
        if is_warm_up {
            continue;
        }
        assert_eq!(puzzle["margin"].is_i64() && puzzle["second"].is_i64(), of_abande, "{puzzle}");
        assert_eq!(puzzle["group"].is_string() && puzzle["moves"].is_u64(), !of_abande, "{puzzle}");
    }
    let on_square = puzzles.iter().filter(|puzzle| puzzle["variant"] == "square").count();
    let (status, out, _) = ran(&["puzzles", "list", "--variant", "square"]);
    assert!(status == 0 && on_square > 0 && out.lines().count() == on_square, "{out}");
    assert!(out.lines().all(|line| line.starts_with("square-")), "{out}");

    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let file = folder.path().join("puzzles.txt");
    let path = file.to_str().expect("text");
    let args = ["puzzles", "make", "--variant", "anda-3", "--count", "2", "--seed", "7", "--out", path];
    let (status, out, errors) = ran(&args);
    assert_eq!((status, errors.as_str(), out.lines().count()), (0, "", 2), "{out}");
    let made = std::fs::read_to_string(&file).expect("the file is there");
    let (_, printed, _) = ran(&[&args[..9], &["-"]].concat());
    assert!(made.ends_with(&printed) && printed.lines().count() == 2, "{made}{printed}");
    let (_, listed, _) = ran(&[&args[..9], &["-", "--json"]].concat());
    assert_eq!(listed.lines().count(), 2, "{listed}");
    for (json, line) in listed.lines().zip(printed.lines()) {
        let puzzle: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert!(line.contains(puzzle["position"].as_str().expect("a text")), "{json}: {line}");
    }
    assert_eq!(ran(&["puzzles", "check", path]).1, "2 puzzles, all proved\n");

    // Another solution is none.
    let line = printed.lines().next().expect("a puzzle");
    let id = ran(&["puzzles", "check", path, "--json"]).1;
    assert_eq!(id.matches("\"proved\":true,").count() + id.matches("\"proved\":true}").count(), 2, "{id}");
    let harder = line.replacen("smother", "save", 1).replacen("save", "keep", 1);
    std::fs::write(&file, harder).expect("the file can be written");
    let (status, _, errors) = ran(&["puzzles", "check", path]);
    assert!(status == 1 && errors.contains("line 1"), "{errors}");
    assert_eq!(ran(&["puzzles", "make", "--variant", "hex", "--count", "1", "--out", "/nowhere/x.txt"]).0, 1);
}

#[test]
fn characters_are_listed_and_files_of_them_checked() {
    let (status, list, _) = ran(&["characters"]);
    assert!(status == 0 && list.starts_with("teacher (abande): Teacher. "), "{list}");
    assert!(list.lines().any(|line| line.starts_with("  hard: rating ")), "{list}");
    let (_, json, _) = ran(&["characters", "--json"]);
    assert!(json.lines().all(|line| line.starts_with("{\"id\":\"")) && json.lines().count() == 13, "{json}");
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let own = folder.path().join("characters");
    std::fs::create_dir(&own).expect("made");
    let text = "format = 1\ngame = \"abande\"\nname = \"Bo\"\nabout = \"Quick\"\n[strength]\n\
                easy = { nodes = 1, overlooks = 9 }\nmedium = { nodes = 2, overlooks = 5 }\n\
                hard = { nodes = 3, overlooks = 0 }\n";
    std::fs::write(own.join("bo.toml"), text).expect("written");
    std::fs::write(own.join("mirror.toml"), text).expect("written");
    let output = abande(folder.path()).arg("characters").output().expect("abande starts");
    let [out, error] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    assert!(out.contains("bo (abande): Bo. Quick\n") && output.status.success(), "{out}");
    assert_eq!(
        error,
        "abande: mirror.toml was left out: the program has a character of this name: give the file another one\n"
    );
    let file = own.join("bo.toml");
    let (status, out, _) = ran(&["characters", file.to_str().expect("text")]);
    assert!(status == 0 && out.starts_with("bo (abande): Bo. Quick\n"), "{out}");
    std::fs::write(&file, text.replace("nodes = 1", "nodes = 0")).expect("written");
    let (status, _, error) = ran(&["characters", file.to_str().expect("text")]);
    assert!(status == 1 && error.contains("“nodes” goes from 1 to 10000000, not 0"), "{error}");
}
