//! `abande games`, as scripts use it.

use std::fs;

use super::journal::left_behind;
use super::library;
use super::processes::abande;

fn lines(bytes: &[u8]) -> Vec<serde_json::Value> {
    let text = std::str::from_utf8(bytes).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn games_are_listed_shown_exported_imported_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let run = |args: &[&str]| abande(folder.path(), args);
    assert!(run(&["games", "list"]).stdout.is_empty());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "looking makes no folders");
    let (_, unfinished) = left_behind(&library, "d4 d5 d3 d5-d4");

    let file = folder.path().join("in.agn");
    fs::write(&file, "[Black \"Ada\"]\n[Date \"2026.03.04\"]\n\n1. d4 d5 (1... d3 {quieter}) 1-0\n").unwrap();
    let imported = lines(&run(&["games", "import", file.to_str().unwrap(), "--json"]).stdout);
    let id = imported[0]["id"].as_str().unwrap();
    assert!(id.starts_with("2026-03-04_ada_unnamed_") && imported[0]["new"] == true, "{id}");
    let again = run(&["games", "import", file.to_str().unwrap(), "--json"]);
    assert_eq!(lines(&again.stdout)[0], serde_json::json!({ "id": id, "new": false }));

    let listed = lines(&run(&["games", "list", "--json"]).stdout);
    assert_eq!(listed.len(), 2);
    let fields = [
        "id",
        "game",
        "variant",
        "black",
        "white",
        "result",
        "finished",
        "plies",
        "moves",
        "started",
        "changed",
        "in_progress",
    ];
    for row in &listed {
        assert_eq!(row.as_object().unwrap().len(), fields.len());
        assert!(fields.iter().all(|&field| row.get(field).is_some()), "{row}");
        let changed = row["changed"].as_str().unwrap();
        assert!(changed.parse::<jiff::Timestamp>().is_ok() && changed.ends_with('Z'), "{changed}");
    }
    assert_eq!(listed[0]["id"], unfinished.as_str());
    assert_eq!((&listed[0]["in_progress"], &listed[1]["in_progress"]), (&true.into(), &false.into()));
    let for_people = run(&["games"]).stdout;
    let marked: Vec<_> = std::str::from_utf8(&for_people)
        .unwrap()
        .lines()
        .map(|line| line.ends_with(", in progress"))
        .collect();
    assert_eq!(marked, [false, true, false, false]);
    assert_eq!((&listed[0]["finished"], &listed[0]["result"]), (&false.into(), &"*".into()));
    assert_eq!(listed[0]["moves"], serde_json::json!(["d4", "d5", "d3", "d5-d4"]));
    assert_eq!((&listed[1]["black"], &listed[1]["result"]), (&"Ada".into(), &"1-0".into()));
    assert_eq!((&listed[1]["finished"], &listed[1]["plies"]), (&true.into(), &2.into()));

    let shown = run(&["games", "show", "_ada_"]);
    assert!(String::from_utf8_lossy(&shown.stdout).contains("1... d3"), "{shown:?}");
    let out = folder.path().join("out.agn");
    assert!(run(&["games", "export", unfinished.as_str(), out.to_str().unwrap()]).status.success());
    assert!(fs::read_to_string(&out).unwrap().contains("2. d3 d5-d4 *"));
    let piped = run(&["games", "export", id, "-"]);
    assert_eq!(piped.stdout, shown.stdout);

    assert!(run(&["games", "remove", id]).status.success());
    assert!(run(&["games", "remove", unfinished.as_str()]).status.success());
    assert!(run(&["games", "list"]).stdout.is_empty());
    assert_eq!(fs::read_dir(library.paths().bin()).unwrap().count(), 2);
    let bin = lines(&run(&["games", "bin", "--json"]).stdout);
    let mut thrown_away: Vec<_> = bin.iter().map(|row| row["id"].as_str().unwrap()).collect();
    thrown_away.sort_unstable();
    let mut both = [id, unfinished.as_str()];
    both.sort_unstable();
    assert_eq!(thrown_away, both);
    let rebuilt = lines(&run(&["games", "rebuild", "--json"]).stdout);
    assert_eq!(rebuilt[0]["games"], 0);

    // Both come back; the one that was in progress is a kept one now, with all its moves.
    for id in both {
        let restored = run(&["games", "restore", id, "--json"]);
        assert_eq!(lines(&restored.stdout)[0]["id"], id, "{restored:?}");
    }
    assert!(run(&["games", "bin"]).stdout.is_empty());
    let shown = lines(&run(&["games", "show", unfinished.as_str(), "--json"]).stdout);
    assert_eq!(shown[0]["moves"], serde_json::json!(["d4", "d5", "d3", "d5-d4"]));
    assert_eq!(
        run(&["games", "restore", unfinished.as_str()]).status.code(),
        Some(1),
        "it is not there any more"
    );
}

#[test]
fn what_cannot_be_done_is_said_with_the_right_status() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| abande(folder.path(), args);
    let file = folder.path().join("bad.agn");
    fs::write(&file, "1. d4 d4 *\n").unwrap();
    for (args, status) in [
        (vec!["games", "show", "nothing"], 1),
        (vec!["games", "export", "nothing", "x.agn"], 1),
        (vec!["games", "remove", ""], 1),
        (vec!["games", "import", "/nowhere/at/all.agn"], 1),
        (vec!["games", "import", file.to_str().unwrap()], 1),
        (vec!["games", "import"], 2),
        (vec!["games", "dance"], 2),
    ] {
        let done = run(&args);
        assert_eq!(done.status.code(), Some(status), "{args:?}");
        assert!(!done.stderr.is_empty(), "{args:?}");
    }
    // The options stand before or after the command, and come before the environment.
    let other = tempfile::tempdir().unwrap();
    let (_, id) = left_behind(&library(other.path()), "d4");
    let place = other.path().to_str().unwrap();
    for args in [
        ["--data-dir", place, "games", "list"],
        ["games", "--data-dir", place, "list"],
        ["games", "list", "--data-dir", place],
    ] {
        let done = run(&args);
        assert!(String::from_utf8_lossy(&done.stdout).contains(id.as_str()), "{args:?}: {done:?}");
    }
}

#[test]
fn statistics_have_ratings_a_ladder_and_every_kind_of_game() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| abande(folder.path(), args);
    let empty = lines(&run(&["games", "stats", "--json"]).stdout);
    assert_eq!((&empty[0]["ratings"], &empty[0]["all"]["won"]), (&serde_json::json!([]), &0.into()));
    let game = |day: usize, level: u8, tags: &str, result: &str| {
        format!(
            "[Game \"Abande\"]\n[Variant \"hex\"]\n[Date \"2026.03.{day:02}\"]\n{tags}[Black \"Ada\"]\n\
             [BlackType \"human\"]\n[WhiteType \"engine level={level}\"]\n[Result \"{result}\"]\n\n\
             1. d4 d5 {result}\n\n"
        )
    };
    let mut text = String::new();
    for day in 1..=20 {
        text += &game(day, if day % 2 == 0 { 4 } else { 3 }, "", if day % 3 == 0 { "0-1" } else { "1-0" });
    }
    text += &game(21, 17, "[Help \"hint\"]\n", "1-0");
    text += &game(22, 17, "[TimeControl \"600\"]\n[WhiteTimeControl \"60\"]\n", "1-0");
    let file = folder.path().join("in.agn");
    std::fs::write(&file, text).unwrap();
    assert!(run(&["games", "import", file.to_str().unwrap()]).status.success());

    let report = &lines(&run(&["games", "stats", "--json"]).stdout)[0];
    assert_eq!(report["scale"], abande::play::RATING_SCALE);
    let rating = &report["ratings"][0];
    assert_eq!(
        (&rating["game"], &rating["games"], &rating["provisional"]),
        (&"Abande".into(), &20.into(), &false.into())
    );
    let (value, deviation) = (rating["rating"].as_i64().unwrap(), rating["deviation"].as_f64().unwrap());
    assert!((1_300..1_700).contains(&value) && (60.0..120.0).contains(&deviation), "{rating}");
    assert_eq!(report["all"], serde_json::json!({ "won": 16, "lost": 6, "drawn": 0 }));
    assert_eq!(report["rated"], serde_json::json!({ "won": 14, "lost": 6, "drawn": 0 }));
    for kind in ["handicap", "timed", "helped"] {
        assert_eq!(report[kind], serde_json::json!({ "won": 1, "lost": 0, "drawn": 0 }), "{kind}");
    }
    let ladder = &report["ladders"][0];
    let beaten: Vec<_> =
        ladder["levels"].as_array().unwrap().iter().filter(|rung| rung["beaten"] == true).collect();
    assert_eq!(beaten.iter().map(|rung| rung["level"].as_u64().unwrap()).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(ladder["next"], 5);
    let history = report["history"].as_array().unwrap();
    assert_eq!((history.len(), &history[19]["rating"]), (20, &rating["rating"]));
    let people = String::from_utf8(run(&["games", "stats"]).stdout).unwrap();
    for line in [
        format!("rating in Abande: {value} ± "),
        "levels of Abande beaten: 3, 4, next 5".to_owned(),
        "with a handicap: won 1, drawn 0, lost 0".to_owned(),
        "hex, level 17: won 2, drawn 0, lost 0".to_owned(),
    ] {
        assert!(people.contains(&line), "{line}: {people}");
    }
}
