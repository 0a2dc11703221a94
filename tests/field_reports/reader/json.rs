//! The same for Abstract Play’s JSON.

use super::*;

fn vector(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/abstractplay");
    std::fs::read_to_string(folder.join(name)).expect("the vectors are there")
}

fn archive(name: &str) -> Value {
    serde_json::from_str(&vector(name)).expect("JSON")
}

/// core.md 1 and 12 for JSON: a bad game in a list costs only that game, wherever it goes wrong.
#[test]
fn a_broken_game_in_a_list_hides_no_other() {
    let texts = ["record-hex-01.json", "record-resign-01.json", "record-snub-01.json"].map(vector);
    let good: Vec<Record> = texts.iter().filter_map(|text| imported(text).0).collect();
    assert_eq!(good.len(), 3);
    let middle = texts[1].trim();
    let step = middle.len() / 150 + 1;
    for separator in [",", ",\n", "\n", "\n\u{feff}"] {
        let check = |damaged: &str| {
            let list = [texts[0].trim(), damaged, texts[2].trim()].join(separator);
            let text = if separator.contains(',') { format!("[{list}]") } else { list };
            let read: Vec<_> = AnyGames::new(&text).collect();
            assert_eq!(read.first().expect("one").as_ref(), Ok(&good[0]), "{damaged}");
            assert_eq!(read.last().expect("one").as_ref(), Ok(&good[2]), "{damaged}");
            assert!(read.len() <= 3, "{} games: {damaged}", read.len());
        };
        for at in (0..middle.len()).step_by(step).filter(|&at| middle.is_char_boundary(at)) {
            // Cut.
            check(&middle[..at]);
            for byte in ["{", "[", "\"", "}", "]", ",", "\\", ""] {
                let end = middle.ceil_char_boundary(at + 1);
                check(&format!("{}{byte}{}", &middle[..at], &middle[end..]));
            }
        }
        for junk in ["null", "5", "\"text\"", "{}", "{", "nothing", "[[1]]", "{\"header\":{}}"] {
            check(junk);
        }
    }
    let first = format!("[null, {}]", texts[0]);
    assert_eq!(AnyGames::new(&first).flatten().count(), 1);
}

/// The same inside one game: what is wrong with a name, a time or a point costs that, and what is wrong with the moves
/// costs no result.
#[test]
fn a_strange_value_in_json_costs_itself() {
    let value = archive("record-resign-01.json");
    let good = imported(&value.to_string()).0.expect("good");
    let strange = [
        json!(5),
        json!("x"),
        json!(null),
        json!([]),
        json!({}),
        json!(true),
        json!(1.5),
        json!([{"a": [1]}]),
    ];
    let places = [
        "/header/event",
        "/header/round",
        "/header/site",
        "/header/site/name",
        "/header/site/gameid",
        "/header/date-start",
        "/header/date-end",
        "/header/date-generated",
        "/header/unrated",
        "/header/players/0/name",
        "/header/players/1/is_ai",
        "/header/players/0/score",
        "/header/players/1/score",
        "/header/players/0/userid",
    ];
    for place in places {
        for odd in &strange {
            let mut value = value.clone();
            let (parent, key) = place.rsplit_once('/').expect("a path");
            let parent = value.pointer_mut(parent).expect("there");
            if let Some(parent) = parent.as_object_mut() {
                parent.insert(key.to_owned(), odd.clone());
            }
            let (record, _) = imported(&value.to_string());
            let record = record.unwrap_or_else(|| panic!("nothing is left with {odd} as {place}"));
            assert_eq!(
                (record.moves(), record.verdict()),
                (good.moves(), good.verdict()),
                "{odd} as {place}"
            );
        }
    }
    // Numbers as texts, and whole ones as fractions.
    let mut other = value.clone();
    other["header"]["players"][0]["result"] = json!("1");
    other["header"]["players"][1]["result"] = json!("0");
    assert_eq!(imported(&other.to_string()).0.expect("good").outcome(), Some(Outcome::Win(Player::Black)));
    let mut state = archive("state-01.json");
    let plies = imported(&state.to_string()).0.expect("good").moves().len();
    state["gameover"] = json!(1);
    state["winner"] = json!([2.0]);
    state["stack"][0]["_timestamp"] = json!(7);
    let (record, _) = imported(&state.to_string());
    let record = record.expect("good");
    assert_eq!((record.outcome(), record.moves().len()), (Some(Outcome::Win(Player::White)), plies));
    // Faults in the moves, behind them, and in who played.
    let rounds = value["moves"].as_array().expect("a list").len();
    for (place, odd) in [
        (format!("/moves/{}/0", rounds / 2), json!("zz")),
        (format!("/moves/{}/0", rounds / 2), json!(5)),
        (format!("/moves/{}/0", rounds / 2), json!({"mv": "d4"})),
        (format!("/moves/{}/0", rounds / 2), json!(["d4"])),
        ("/moves/0/0".into(), json!("pass")),
        ("/header/players/0/score".into(), json!(99)),
    ] {
        let mut value = value.clone();
        *value.pointer_mut(&place).expect("there") = odd.clone();
        let (record, _) = imported(&value.to_string());
        let record = record.unwrap_or_else(|| panic!("nothing is left with {odd} as {place}"));
        assert_eq!(record.verdict(), good.verdict(), "{odd} as {place}");
        assert_eq!(record.player(Player::White), good.player(Player::White));
    }
    let mut longer = value.clone();
    longer["moves"].as_array_mut().expect("a list").push(json!(["d4"]));
    let (record, is_good) = imported(&longer.to_string());
    assert!(!is_good);
    assert_eq!(record.expect("the game"), good, "what follows the end");
    let mut three = value.clone();
    three["header"]["players"].as_array_mut().expect("a list").push(json!({"name": "Cyd"}));
    let (record, is_good) = imported(&three.to_string());
    assert!(!is_good && record.expect("the game").moves() == good.moves());
    // Of a playground, variations and notes go wrong for themselves.
    let playground = archive("playground-01.json");
    let good = imported(&playground.to_string()).0.expect("good");
    for key in ["exploration", "moveAnnotations"] {
        for odd in &strange {
            let mut value = playground.clone();
            value[key] = odd.clone();
            let record = imported(&value.to_string()).0.unwrap_or_else(|| panic!("{key} as {odd}"));
            assert_eq!((record.moves(), record.result()), (good.moves(), good.result()));
        }
    }
}
