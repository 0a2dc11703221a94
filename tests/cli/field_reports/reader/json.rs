//! The same for Abstract Play’s JSON.

use super::*;

fn vector(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/abstractplay");
    std::fs::read_to_string(folder.join(name)).expect("the vectors are there")
}

fn archive(name: &str) -> Value {
    serde_json::from_str(&vector(name)).expect("JSON")
}

/// A bad game in a list costs only that game, wherever its error is. Finding core 1.
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
            let read: Vec<_> = GameReader::new(&text).collect();
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
    assert_eq!(GameReader::new(&first).flatten().count(), 1);
}

/// The same inside one game: what is wrong with a name, a time or a point costs that, and what is wrong with the moves
/// costs no result. Finding core 12.
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

/// The games whose single values are damaged: of each kind, and a state and a record as this program writes them.
fn good_games() -> Vec<String> {
    let written =
        |text: &str| export(&Record::parse(text).expect("good"), SystemTime::UNIX_EPOCH).expect("good").json;
    let files = ["record-resign-01.json", "record-snub-01.json", "state-01.json", "playground-01.json"];
    let mut games: Vec<String> = files.map(vector).into();
    games.push(written("[Variant \"hex\"][Event \"Club\"][Black \"Ada\"] 1. d4 d5 2. d3 d5-d4 3. e3 *"));
    games.push(written("[Variant \"snub\"][Round \"1\"][White \"Bob\"] 1. d4 d5 2. d3 d5-d4 0-1"));
    games
}

/// The path of each value.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    found.push(here.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| places(item, &format!("{here}/{at}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| places(item, &format!("{here}/{key}"), found));
        }
        _ => (),
    }
}

/// How many moves a damaged value at this place leaves: those before it. None where it says which game this is.
fn left_by(place: &str, all: usize) -> Option<usize> {
    let keys: Vec<&str> = place.split('/').skip(1).collect();
    let number = |key: &str| key.parse::<usize>().expect("a number");
    Some(match keys[..] {
        []
        | ["header" | "moves" | "stack" | "game" | "variants" | "format" | "metaGame" | "state"]
        | ["variants", _]
        | ["header", "game", ..] => return None,
        ["moves", round] => 2 * number(round),
        ["moves", round, entry] => 2 * number(round) + number(entry),
        ["stack", moment] | ["stack", moment, "lastmove"] => number(moment).saturating_sub(1),
        _ => all,
    })
}

fn check_damage(good: &Value, all: &Record, place: &str, text: impl Fn(&Value) -> String) {
    let Some(least) = left_by(place, all.moves().len()) else { return };
    for odd in [json!(null), json!(5), json!("x"), json!([]), json!({})] {
        let mut value = good.clone();
        *value.pointer_mut(place).expect("there") = odd.clone();
        let record =
            imported(&text(&value)).0.unwrap_or_else(|| panic!("nothing is left with {odd} as {place}"));
        let least = least.min(all.moves().len());
        assert!(
            record.moves().starts_with(&all.moves()[..least]),
            "{odd} as {place} leaves {}",
            plies(&record)
        );
        assert!(least < all.moves().len() || record.moves() == all.moves(), "{odd} as {place}");
    }
}

/// Whatever is damaged, only what is behind a damaged move is lost. Finding core 1.
#[test]
fn no_single_value_costs_a_game_in_json() {
    for text in good_games() {
        let all = imported(&text).0.expect("good");
        let good: Value = serde_json::from_str(&text).expect("JSON");
        let mut found = Vec::new();
        places(&good, "", &mut found);
        for place in &found {
            check_damage(&good, &all, place, Value::to_string);
        }
        if let Some(state) = good.get("state") {
            let state: Value = serde_json::from_str(state.as_str().expect("a text")).expect("JSON");
            let mut found = Vec::new();
            places(&state, "", &mut found);
            let outer = |state: &Value| {
                let mut good = good.clone();
                good["state"] = json!(state.to_string());
                good.to_string()
            };
            for place in &found {
                check_damage(&state, &all, place, outer);
            }
        }
    }
}

/// As of AGN, all moves up to the cut are read. Finding core 1.
#[test]
fn json_that_is_cut_off_keeps_the_moves_before_the_cut() {
    for text in good_games() {
        let all = imported(&text).0.expect("good");
        let is_record = text.contains("\"moves\":[");
        // In the order in which they stand in the text, each with the end of it.
        let mut from = if is_record { text.find("\"moves\":[").expect("there") } else { 0 };
        let ends: Vec<usize> = all
            .moves()
            .iter()
            .map(|mv| {
                let mv = mv.display(all.start().board());
                let quoted = |quote: &str| {
                    format!(
                        "{}{quote}{mv}{quote}",
                        if is_record { String::new() } else { format!("{quote}lastmove{quote}:") }
                    )
                };
                let (at, length) = ["\"", "\\\""]
                    .iter()
                    .find_map(|quote| {
                        let word = quoted(quote);
                        text[from..].find(&word).map(|at| (at, word.len()))
                    })
                    .expect("the move is there");
                from += at + length;
                from
            })
            .collect();
        for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            let least = ends.iter().filter(|&&end| end <= cut).count();
            if least == 0 {
                continue;
            }
            let (record, is_good) = imported(&text[..cut]);
            let record = record.unwrap_or_else(|| panic!("nothing is left of {}", &text[..cut]));
            assert!(
                record.moves().starts_with(&all.moves()[..least]),
                "{} of {}",
                plies(&record),
                &text[..cut]
            );
            assert!(!is_good || text[cut..].trim().is_empty(), "{}", &text[..cut]);
        }
    }
}

/// A comma in one move is no other variant. Finding core 12.
#[test]
fn one_move_with_a_comma_is_no_other_variant() {
    let mut value = archive("record-hex-01.json");
    let rounds = value["moves"].as_array().expect("a list").len();
    value["moves"][rounds / 2][0] = json!("d4,d5");
    assert!(plies(&imported(&value.to_string()).0.expect("the moves before it")) >= rounds / 2 * 2);
}

/// A mistake in the JSON itself costs what is behind it. Finding core 1.
#[test]
fn a_mistake_in_json_keeps_the_moves_before_it() {
    let text = vector("record-resign-01.json");
    for (right, wrong) in
        [("\"d5\",\"g5\"", "\"d5\" \"g5\""), ("\"d5\",\"g5\"", "\"d5\",}\"g5\""), ("[\"g4\"", "[g4")]
    {
        let damaged = text.replacen(right, wrong, 1);
        assert_ne!(damaged, text);
        assert!(plies(&imported(&damaged).0.expect("the moves before it")) >= 6, "{wrong}");
    }
    // Of a playground's variations, one is lost.
    let good = archive("playground-01.json");
    let all = imported(&good.to_string()).0.expect("good").tree().len();
    for odd in [json!(null), json!(5), json!("x"), json!([]), json!({})] {
        let mut value = good.clone();
        value["exploration"][9][0]["move"] = odd.clone();
        value["moveAnnotations"][10] = odd.clone();
        let record = imported(&value.to_string()).0.expect("the game");
        assert!(record.tree().len() >= 24 && record.tree().len() < all, "{odd}");
    }
}
