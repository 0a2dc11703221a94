//! Files that the programs of Abstract Play wrote (`tests/vectors/abstractplay`), and changes of them that are as
//! likely: each trap of that format.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use abande::play::{GameSetup, Glyph, HouseRule, NodeId, Seat, Verdict};
use abande::record::{
    AbstractPlayReader, GameFormat, GameReader, ImportError, ImportErrorKind, Record, export,
};
use abande::rules::{ByPlayer, Outcome, Player, Variant};
use serde_json::{Value, json};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/abstractplay");

fn text(name: &str) -> String {
    std::fs::read_to_string(Path::new(FOLDER).join(name)).expect("the vectors are there")
}

fn value(name: &str) -> Value {
    serde_json::from_str(&text(name)).expect("valid JSON")
}

fn import(value: &Value) -> Result<Record, ImportError> {
    import_text(&value.to_string())
}

fn import_text(text: &str) -> Result<Record, ImportError> {
    AbstractPlayReader::new(text).next().expect("a game or an error")
}

fn moves(record: &Record) -> Vec<String> {
    record.moves().iter().map(|mv| mv.display(record.start().board()).to_string()).collect()
}

fn moment() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_790_000_000)
}

#[test]
fn every_file_is_read_as_its_index_says() {
    let mut read = 0;
    for line in text("index.jsonl").lines() {
        let entry: Value = serde_json::from_str(line).expect("valid JSON");
        let name = entry["file"].as_str().expect("a name");
        let content = text(name);
        assert_eq!(GameFormat::detect(&content), GameFormat::AbstractPlay);
        let mut games: Vec<_> = GameReader::new(&content).collect();
        assert_eq!(games.len(), 1, "{name}");
        let game = games.pop().expect("one");
        if entry["variant"] == "libre" {
            let error = game.expect_err("not played yet").to_string();
            assert!(error.contains("Libre"), "{error}");
            continue;
        }
        let record = game.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.variant().name(), entry["variant"], "{name}");
        assert_eq!(json!(moves(&record)), entry["moves"], "{name}");
        let winner = match record.outcome() {
            Some(Outcome::Win(player)) => json!(player.word()),
            Some(Outcome::Draw) => json!("draw"),
            None => Value::Null,
        };
        assert_eq!(winner, entry["winner"], "{name}");
        let termination = match entry["termination"].as_str().expect("a word") {
            "two passes" => Some("two passes"),
            "resign" => Some("resignation"),
            "timeout" => Some("time forfeit"),
            "unfinished" => None,
            other => panic!("{name} ends by {other}"),
        };
        assert_eq!(record.termination(), termination, "{name}");
        if !entry["score"].is_null() {
            let points = record.game().points().expect("Abande counts points");
            assert_eq!(json!([points[Player::Black], points[Player::White]]), entry["score"], "{name}");
        }
        assert_eq!(Record::parse(&record.to_string()), Ok(record), "{name}");
        read += 1;
    }
    assert_eq!(read, 10);
}

#[test]
fn what_a_record_says_of_itself_is_kept() {
    let record = import(&value("record-square-02.json")).expect("legal");
    let tag = |name| record.header().tag(name);
    assert_eq!((tag("Date"), tag("UTCTime")), (Some("2026.03.15"), Some("19:52:39.606")));
    assert_eq!((tag("EndDate"), tag("EndTime")), (Some("2026.04.26"), Some("17:46:32.614")));
    assert_eq!(tag("Site"), Some("Abstract Play"));
    assert_eq!(tag("GameId"), Some("abande#40b691ad-62e9-4d52-8301-bea1d3dce528"));
    assert_eq!(record.player(Player::Black).name.as_deref(), Some("Player A"));
    assert!(!record.to_string().contains("5fa7ea92"), "no player's account");
}

#[test]
fn a_resignation_stands_at_the_next_ply_no_matter_who_resigned() {
    let record = import(&value("record-resign-01.json")).expect("legal");
    assert_eq!(record.moves().len(), 27);
    assert_eq!(record.verdict(), Some(Verdict::Resignation(Player::Black)), "on White's turn");
    // Also as the very first entry.
    let mut first = value("record-resign-01.json");
    first["moves"] = json!([["resign"]]);
    first["header"]["players"][0]["score"] = json!(0);
    first["header"]["players"][1]["score"] = json!(0);
    assert_eq!(import(&first).expect("legal").verdict(), Some(Verdict::Resignation(Player::Black)));
}

#[test]
fn rounds_may_hold_objects_and_nothing() {
    let plain = import(&value("record-timeout-01.json")).expect("legal");
    let mut other = value("record-timeout-01.json");
    for round in other["moves"].as_array_mut().expect("rounds") {
        let round = round.as_array_mut().expect("a round");
        for (index, entry) in round.iter_mut().enumerate() {
            *entry =
                json!({"sequence": index + 1, "move": entry, "result": [{"type": "place", "where": "a1"}]});
        }
        if round.len() == 1 {
            round.push(Value::Null);
        }
    }
    assert_eq!(import(&other).expect("legal"), plain);
}

#[test]
fn the_end_is_the_one_that_the_results_tell() {
    let ended = |word: Option<&str>, results: [u8; 2]| {
        let mut game = value("record-timeout-01.json");
        let rounds = game["moves"].as_array_mut().expect("rounds");
        rounds.pop();
        if let Some(word) = word {
            rounds.push(json!([word]));
        }
        for (index, result) in results.into_iter().enumerate() {
            game["header"]["players"][index]["result"] = json!(result);
        }
        import(&game)
    };
    let verdict = |word, results| ended(word, results).expect("legal").verdict();
    assert_eq!(verdict(Some("draw"), [1, 1]), Some(Verdict::Agreement));
    assert_eq!(verdict(Some("timeout"), [1, 0]), Some(Verdict::Timeout(Player::White)));
    assert_eq!(verdict(None, [0, 1]), Some(Verdict::Other(Outcome::Win(Player::White))));
    assert_eq!(verdict(None, [0, 0]), None);
    let abandoned = ended(Some("abandoned"), [0, 0]).expect("legal");
    assert_eq!((abandoned.verdict(), abandoned.header().tag("Termination")), (None, Some("abandoned")));
    for (word, results) in [("resign", [1, 1]), ("draw", [1, 0]), ("abandoned", [0, 1])] {
        let error = ended(Some(word), results).expect_err(word);
        assert!(matches!(error.kind, ImportErrorKind::WrongResult { .. }), "{error}");
        assert_eq!(error.before.expect("the moves are legal").moves().len(), 34);
    }
    let error = ended(Some("resign"), [0, 0]).expect_err("neither side won");
    assert_eq!(error.kind, ImportErrorKind::NoResult("resign"));
}

#[test]
fn the_board_is_known_by_its_name_in_several_languages() {
    let mut game = value("record-snub-02.json");
    for name in ["Plateau : Carré adouci", "Plateau\u{a0}: Carré adouci", "Brett: Snub Square", "snub"] {
        game["header"]["game"]["variants"] = json!([name]);
        assert_eq!(import(&game).expect("legal").variant(), Variant::Snub, "{name}");
    }
    let mut square = value("record-square-01.json");
    for names in [json!([]), json!(["Default board"]), json!(["Standard-Spielfeld"]), Value::Null] {
        square["header"]["game"]["variants"] = names;
        assert_eq!(import(&square).expect("legal").variant(), Variant::Square);
    }
}

#[test]
fn a_board_without_a_known_name_is_found_by_playing() {
    for (name, variant) in [
        ("record-hex-02.json", Variant::Hex),
        ("record-square-01.json", Variant::Square),
        ("record-snub-01.json", Variant::Snub),
    ] {
        let mut game = value(name);
        for names in [json!(["Доска"]), json!([]), Value::Null] {
            game["header"]["game"]["variants"] = names;
            assert_eq!(import(&game).map(|record| record.variant()), Ok(variant), "{name}");
        }
    }
    // A whole game, with its points, that is possible on two boards.
    let mut game = value("record-hex-01.json");
    game["header"]["game"]["variants"] = json!(["Доска"]);
    let error = import(&game).expect_err("ambiguous");
    assert_eq!(error.kind, ImportErrorKind::Ambiguous(vec![Variant::Hex, Variant::Square]));
}

#[test]
fn an_ambiguous_and_an_impossible_board_are_named_as_such() {
    let mut game = value("record-resign-01.json");
    game["header"]["game"]["variants"] = json!(["?"]);
    game["moves"] = json!([["d4", "d5"], ["resign"]]);
    for index in 0..2 {
        game["header"]["players"][index].as_object_mut().expect("a player").remove("score");
    }
    let error = import(&game).expect_err("ambiguous");
    let expected = vec![Variant::Hex, Variant::Square, Variant::Snub];
    assert_eq!(error.kind, ImportErrorKind::Ambiguous(expected));
    game["moves"] = json!([["d4", "d5"], ["d4-d5", "resign"]]);
    let error = import(&game).expect_err("impossible");
    assert!(matches!(&error.kind, ImportErrorKind::Impossible(reasons) if reasons.len() == 3), "{error}");
    assert!(error.to_string().contains("hex: move 2 (Black), d4-d5: Too early"), "{error}");
    game["header"]["game"]["variants"] = json!(["hex"]);
    let error = import(&game).expect_err("illegal");
    assert!(matches!(error.kind, ImportErrorKind::IllegalMove { .. }), "{error}");
    assert_eq!(error.before.expect("two plies are legal").moves().len(), 2);
}

#[test]
fn libre_is_refused_by_its_name() {
    let mut game = value("record-libre-01.json");
    for names in [json!(["Abande Libre"]), json!(["libre"]), json!(["?"]), json!([])] {
        game["header"]["game"]["variants"] = names;
        assert_eq!(import(&game).expect_err("not played").kind, ImportErrorKind::Libre);
    }
}

#[test]
fn other_games_and_contradictions_are_refused() {
    let mut game = value("record-hex-01.json");
    game["header"]["game"]["name"] = json!("Accasta");
    assert_eq!(import(&game).expect_err("another game").kind, ImportErrorKind::UnknownGame("Accasta".into()));
    let mut game = value("record-hex-01.json");
    game["header"]["players"][0]["score"] = json!(99);
    let error = import(&game).expect_err("wrong");
    assert!(matches!(error.kind, ImportErrorKind::WrongScore { .. }), "{error}");
    let mut game = value("record-hex-01.json");
    game["header"]["players"][0]["result"] = json!(1);
    let error = import(&game).expect_err("wrong");
    assert!(matches!(error.kind, ImportErrorKind::WrongResult { .. }), "{error}");
    let mut game = value("record-hex-01.json");
    game["header"]["players"].as_array_mut().expect("players").push(json!({"name": "C"}));
    assert_eq!(import(&game).expect_err("three").kind, ImportErrorKind::Players(3));
    let mut state = value("state-01.json");
    let last = state["stack"].as_array_mut().expect("positions").last_mut().expect("a position");
    last["board"]["value"][0][1] = json!([2]);
    assert_eq!(import(&state).expect_err("another board").kind, ImportErrorKind::WrongBoard);
}

#[test]
fn a_state_may_end_by_resignation() {
    let mut state = value("state-01.json");
    state["gameover"] = json!(true);
    state["winner"] = json!([1]);
    let stack = state["stack"].as_array_mut().expect("positions");
    let mut last = stack.last().expect("a position").clone();
    last["lastmove"] = json!("resign");
    last["_results"] =
        json!([{"type": "resigned", "player": 2}, {"type": "eog"}, {"type": "winners", "players": [1]}]);
    stack.push(last);
    let record = import(&state).expect("legal");
    assert_eq!((record.moves().len(), record.verdict()), (22, Some(Verdict::Resignation(Player::White))));
}

#[test]
fn a_playground_has_side_lines_and_comments() {
    let record = import(&value("playground-01.json")).expect("legal");
    let tree = record.tree();
    let line = tree.path(record.end());
    assert_eq!(tree.len(), 1 + 21 + 4 + 2);
    let board = record.start().board();
    let moves_at = |ply: usize| -> Vec<String> {
        let moves = tree.node(line[ply]).children().iter().filter_map(|&child| tree.node(child).mv());
        moves.map(|mv| mv.display(board).to_string()).collect()
    };
    assert_eq!(moves_at(9), ["c6", "e1", "d2"], "the game first");
    let notes = tree.node(line[10]).notes();
    assert_eq!(
        (notes.comment.as_str(), notes.glyphs.as_slice()),
        ("A note on the main line.", &[Glyph::GOOD][..])
    );
    let side =
        tree.node(line[20]).children().iter().copied().find(|&child| !tree.is_main(child)).expect("d2");
    assert_eq!(tree.node(side).notes().glyphs, [Glyph::MISTAKE]);
    let comments = tree.walk().into_iter().map(|node| tree.node(node).notes().comment.clone());
    assert!(comments.into_iter().any(|comment| comment == "A side line ends here."));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn what_is_wrong_with_a_side_line_hides_nothing_else() {
    let mut game = value("playground-01.json");
    game["exploration"][9][0]["children"][0]["move"] = json!("a1-a1");
    let error = import(&game).expect_err("illegal");
    assert!(error.to_string().contains("move 6 (Black)"), "{error}");
    let record = error.before.expect("the rest is legal");
    assert_eq!((record.moves().len(), record.tree().len()), (21, 1 + 21 + 2 + 2));
    let mut game = value("playground-01.json");
    game["exploration"] = Value::Null;
    game["moveAnnotations"] = Value::Null;
    assert_eq!(import(&game).expect("legal").tree().len(), 22);
}

#[test]
fn archives_hold_lists() {
    let files = ["record-hex-01.json", "record-libre-01.json", "record-square-02.json"];
    let list = format!("\u{feff}[{}]", files.map(text).join(",\n"));
    assert_eq!(GameFormat::detect(&list), GameFormat::AbstractPlay);
    let games: Vec<_> = GameReader::new(&list).collect();
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    let lines = files.map(text).join("\n");
    assert_eq!(GameReader::new(&lines).flatten().count(), 2);
    // The place of a fault is one in the whole text.
    let broken = format!("[{},\n  {{\"header\": é}}]", text("record-hex-01.json"));
    let error = AbstractPlayReader::new(&broken).nth(1).expect("a fault").expect_err("no JSON");
    assert!(error.to_string().starts_with("line 2, column 14: "), "{error}");
}

#[test]
fn what_is_written_claims_nothing_of_the_other_site() {
    for name in
        ["record-hex-01.json", "record-snub-02.json", "record-resign-01.json", "record-square-02.json"]
    {
        let record = import(&value(name)).expect("legal");
        let exported = export(&record, moment()).expect("the site has the board");
        assert_eq!(exported.losses, []);
        for claim in ["Abstract Play", "userid", "gameid"] {
            assert!(!exported.json.contains(claim), "{claim} in {}", exported.json);
        }
        let (theirs, ours) =
            (value(name), serde_json::from_str::<Value>(&exported.json).expect("valid JSON"));
        assert_eq!(ours["moves"], theirs["moves"], "{name}");
        assert_eq!(ours["header"]["date-start"], theirs["header"]["date-start"]);
        assert_eq!(ours["header"]["date-end"], theirs["header"]["date-end"]);
        assert_eq!(ours["header"]["date-generated"], "2026-09-21T14:13:20.000Z");
        assert_eq!(ours["header"]["site"]["name"], "abande");
        for index in 0..2 {
            let (theirs, ours) = (&theirs["header"]["players"][index], &ours["header"]["players"][index]);
            assert_eq!((&ours["name"], &ours["score"]), (&theirs["name"], &theirs["score"]));
            assert_eq!((&ours["result"], &ours["is_ai"]), (&theirs["result"], &json!(false)));
        }
    }
    let record = Record::parse("[WhiteType \"engine level=4\"] 1. d4 d5 resign").expect("legal");
    let exported = export(&record, moment()).expect("the site has the board");
    let ours: Value = serde_json::from_str(&exported.json).expect("valid JSON");
    assert_eq!(ours["header"]["players"][1]["is_ai"], json!(true));
}

#[test]
fn an_unfinished_game_is_written_as_a_state() {
    let record = import(&value("state-01.json")).expect("legal");
    let exported = export(&record, moment()).expect("the site has the board");
    let (theirs, ours) =
        (value("state-01.json"), serde_json::from_str::<Value>(&exported.json).expect("valid JSON"));
    for field in ["game", "numplayers", "variants", "gameover", "winner"] {
        assert_eq!(ours[field], theirs[field]);
    }
    let (theirs, ours) = (theirs["stack"].as_array().unwrap(), ours["stack"].as_array().unwrap());
    assert_eq!(ours.len(), theirs.len());
    let sorted = |moment: &Value| {
        let mut points: Vec<String> =
            moment["board"]["value"].as_array().unwrap().iter().map(Value::to_string).collect();
        points.sort();
        points
    };
    for (ours, theirs) in ours.iter().zip(theirs) {
        for field in ["_version", "_results", "currplayer", "lastmove", "pieces"] {
            assert_eq!(ours.get(field), theirs.get(field), "{field}");
        }
        assert_eq!(sorted(ours), sorted(theirs));
    }
}

#[test]
fn what_cannot_be_written_is_said() {
    let text = "[Opening \"x\"]\n1. d4 {good} d5 (1... d3 2. d2) (1... c3) 2. d3 resign";
    let record = Record::parse(text).expect("legal");
    let losses = export(&record, moment()).expect("the site has the board").losses;
    let losses: Vec<String> = losses.iter().map(ToString::to_string).collect();
    let expected = ["3 moves in variations or taken back", "the notes beside 1 move", "the tags Opening"];
    assert_eq!(losses, expected);
    for text in ["[Variant \"hex-3\"]\n1. c3 *", "[Variant \"anda-3\"]\n1. a1+d4 *"] {
        assert!(export(&Record::parse(text).expect("legal"), moment()).is_err());
    }
}

#[test]
fn every_cut_and_every_damaged_byte_is_a_typed_error_or_a_legal_game() {
    for name in ["record-resign-01.json", "playground-01.json"] {
        let whole = text(name);
        let step = if whole.len() > 4_000 { 37 } else { 1 };
        for end in (0..whole.len()).step_by(step) {
            let damaged = [&whole[..end], "\"", &whole[end + 1..]].concat();
            for text in [&whole[..end], &damaged] {
                for record in GameReader::new(text).filter_map(Result::ok) {
                    assert_eq!(record.tree().inconsistency(), None);
                }
            }
        }
    }
}

/// In small; `bounds` reads such texts in any size.
#[test]
fn hostile_json_is_refused() {
    for text in [
        "[".repeat(1 << 10),
        "{\"a\":".repeat(1 << 10),
        format!("[{}", "1,".repeat(1 << 10)),
        "[{,".repeat(1 << 10),
        "{\"a\":[1,".repeat(1 << 10),
        "{\"header\":1,\"moves\":".repeat(1 << 10),
        "{\"header\":1,\"moves\":[\"".repeat(1 << 10),
        format!("{{\"header\":{{\"game\":{{\"name\":\"Abande\"}},\"players\":[{{}},{{}}]}},\"moves\":[[\"{}\"]]}}", "d4".repeat(1 << 10)),
        format!("{{\"header\":{{\"game\":{{\"name\":\"Abande\"}},\"players\":[{{}},{{}}]}},\"moves\":[[{}]]}}", "\"d4\",".repeat(1 << 10)),
        format!("{{\"game\":\"abande\",\"stack\":[{}]}}", "{},".repeat(1 << 10)),
        "{\"header\":{\"game\":{\"name\":\"Abande\"},\"players\":[{\"score\":1e999},{\"score\":-99999999999999999999999}]},\"moves\":[]}".into(),
    ] {
        for game in AbstractPlayReader::new(&text) {
            let error = game.expect_err("no game").to_string();
            assert!(error.len() < 1_000, "{error}");
        }
    }
    assert_eq!(AbstractPlayReader::new("").count(), 1, "one fault: there is nothing");
}

/// Runs `abande convert` with a text on standard input; the status, what it wrote, and what it said.
fn convert(input: &str, args: &[&str]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_abande"))
        .arg("convert")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("abande starts");
    let mut stdin = child.stdin.take().expect("piped");
    // A command that refuses its words reads nothing.
    let _ = std::io::Write::write_all(&mut stdin, input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("abande ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().expect("it exits"), text(output.stdout), text(output.stderr))
}

#[test]
fn convert_there_and_back() {
    let folder = std::env::temp_dir().join(format!("abande-convert-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    let (agn, json, again) = (path("game.agn"), path("game.json"), path("again.agn"));
    let source = Path::new(FOLDER).join("record-snub-02.json");
    assert_eq!(
        convert("", &[source.to_str().expect("a plain name"), &agn]),
        (0, String::new(), String::new())
    );
    assert_eq!(convert("", &[&agn, &json]), (0, String::new(), String::new()));
    assert_eq!(convert("", &[&json, &again]), (0, String::new(), String::new()));
    let (first, second) = (Record::load(Path::new(&agn)).unwrap(), Record::load(Path::new(&again)).unwrap());
    assert_eq!((first.moves(), first.result()), (second.moves(), second.result()));
    let (status, out, errors) = convert("", &[&json, "-", "--to", "agn"]);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert_eq!(out, std::fs::read_to_string(&again).unwrap());
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

#[test]
fn convert_says_what_is_wrong_and_converts_the_rest() {
    let text = "[Event \"a\"]\n1. d4 d5 (1... d3) 2. d3 resign\n\n[Event \"b\"]\n1. d4 d4 *\n\n[Event \"c\"]\n1. e4 *\n";
    let (status, out, errors) = convert(text, &["-", "-", "--to", "abstractplay"]);
    assert_eq!(status, 1);
    assert_eq!(GameReader::new(&out).flatten().count(), 3, "{out}");
    for part in
        ["-, game 1: left out: 1 move in variations", "-, game 2: line 5, column 7: move 1 (White), d4: "]
    {
        assert!(errors.contains(part), "{errors}");
    }
    let (status, out, errors) = convert("hello", &["-", "-", "--to", "agn"]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(errors.starts_with("abande: -: line 1, column 1: "), "{errors}");
    assert_eq!(convert("1. d4", &["-", "-"]).0, 2, "no format");
    assert_eq!(convert("1. d4", &["-", "game.txt"]).0, 2);
    let (status, _, errors) = convert("[Variant \"anda-3\"] 1. a1+d4", &["-", "-", "--to", "abstractplay"]);
    assert!(status == 1 && errors.contains("Anda"), "{errors}");
    let position = "hex x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4";
    let (status, out, _) = convert(position, &["-", "-", "--to", "agn"]);
    assert!(status == 0 && out.contains("[Position \"x4/"), "{out}");
    assert_eq!(Record::parse(&out).expect("legal").end(), NodeId::ROOT);
}

#[test]
fn a_swap_is_kept_and_a_character_is_a_program() {
    let seats = ByPlayer::new(Seat::Human, "ai:builder:hard".parse().unwrap());
    let setup = GameSetup { house_rule: Some(HouseRule::Pie), ..GameSetup::new(Variant::Hex, seats) };
    for swaps in [false, true] {
        let mut table = setup.new_match().unwrap();
        table.play(table.position().parse_move("d4").unwrap()).unwrap();
        if swaps {
            table.swap_sides().unwrap();
        }
        table.resign(Player::White);
        let exported = export(&Record::from_match(&table, None, moment()), moment()).unwrap();
        let json: serde_json::Value = serde_json::from_str(&exported.json).unwrap();
        let is_ai = |seat: usize| json["header"]["players"][seat]["is_ai"] == true;
        assert_eq!((is_ai(0), is_ai(1)), (swaps, !swaps));
        assert_eq!(json["header"].get("pied").is_some(), swaps);
        assert_eq!(exported.losses, []);
        let read = import_text(&exported.json).unwrap().to_match();
        assert_eq!(read.has_swapped_sides(), swaps);
    }
    // As the site writes it.
    let json = r#"{"header":{"game":{"name":"Abande"},"pie-invoked":true,"players":[{"name":"A","result":1},{"name":"B","result":0}]},"moves":[["d4","d5"]]}"#;
    assert!(import_text(json).unwrap().to_match().has_swapped_sides());
}
