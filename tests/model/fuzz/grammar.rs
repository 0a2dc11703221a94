//! Texts that grow from a grammar instead of from other texts: of the right shape, with anything in its places.

use std::fmt::Write;

use abande::board::Side;
use abande::rules::{AnyGame, Game, Variant};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Boards on which a game is short.
const SMALL: [Variant; 6] = [
    Variant::Hex,
    Variant::Snub,
    Variant::Square,
    Variant::Hex3,
    Variant::Anda(Side::Three),
    Variant::Anda(Side::Four),
];

fn one<'a>(list: &[&'a str], rng: &mut StdRng) -> &'a str {
    list.choose(rng).copied().unwrap_or_default()
}

/// A move: mostly a legal one, which is played, sometimes anything.
fn a_move(game: &mut AnyGame, rng: &mut StdRng) -> String {
    if rng.random_ratio(9, 10)
        && let Some(&mv) = game.legal_moves().choose(rng)
    {
        let text = mv.display(game.board()).to_string();
        game.play(mv).expect("a generated move is legal");
        return text;
    }
    let point = |rng: &mut StdRng| {
        let letter = char::from(rng.random_range(b'a'..=b'v'));
        format!("{letter}{}", rng.random_range(0..23))
    };
    match rng.random_range(0..8) {
        0 => one(&["pass", "resign", "timeout", "draw", "abandoned", "komi", "--", ""], rng).to_owned(),
        1 => format!("{}+{}", point(rng), point(rng)),
        2 | 3 => format!("{}{}{}", point(rng), one(&["-", "x", "×", ""], rng), point(rng)),
        _ => point(rng),
    }
}

// ---- positions --------------------------------------------------------------------------------------------------

/// A position string with stones anywhere on a board.
pub fn position(variant: Variant, rng: &mut StdRng) -> String {
    let start = variant.start().to_string();
    let (rows, rest) = start.split_once(' ').unwrap_or((&start, ""));
    let density = rng.random_range(0..10_u32);
    let mut stones = [0_u32; 2];
    let mut row = |row: &str, rng: &mut StdRng| {
        let cells: usize = row.split(',').map(|cell| cell.trim_start_matches('x').parse().unwrap_or(1)).sum();
        let cell = |_| {
            if !rng.random_ratio(density, 10) {
                return "x".to_owned();
            }
            let height = if rng.random_ratio(1, 4) { rng.random_range(1..5) } else { 1 };
            let pieces = (0..height).map(|_| {
                let side = rng.random_range(0..2_usize);
                stones[side] += 1;
                if side == 0 { '1' } else { '2' }
            });
            pieces.collect()
        };
        (0..cells).map(cell).collect::<Vec<String>>().join(",")
    };
    let rows: Vec<String> = rows.split('/').map(|text| row(text, rng)).collect();
    let fields: Vec<String> = if rest.split(' ').count() == 5 {
        let hand = |used: u32, rng: &mut StdRng| {
            if rng.random_ratio(9, 10) { 18_u32.saturating_sub(used) } else { rng.random_range(0..20) }
        };
        let passes = rng.random_range(0..3_u32);
        let ply = stones[0] + stones[1] + passes;
        let ply = if rng.random_ratio(9, 10) { ply } else { rng.random_range(0..200) };
        vec![
            (1 + ply % 2).to_string(),
            hand(stones[0], rng).to_string(),
            hand(stones[1], rng).to_string(),
            passes.to_string(),
            ply.to_string(),
        ]
    } else {
        let komi = rng.random_range(0..4_u32);
        vec![
            rng.random_range(1..3_u32).to_string(),
            komi.to_string(),
            rng.random_range(0..300_u32).to_string(),
        ]
    };
    format!("{} {}", rows.join("/"), fields.join(" "))
}

// ---- AGN --------------------------------------------------------------------------------------------------------

/// One game of AGN, or several.
pub fn agn(rng: &mut StdRng) -> String {
    let mut text = String::new();
    for _ in 0..[1, 1, 1, 2, 3].choose(rng).copied().unwrap_or(1) {
        let variant = *SMALL.choose(rng).expect("some");
        if rng.random_ratio(9, 10) {
            let _ = writeln!(text, "[Variant \"{variant}\"]");
        }
        for _ in 0..rng.random_range(0..4) {
            let name =
                one(&["Event", "Black", "WhiteType", "Result", "Komi", "Termination", "Rules", "x_1"], rng);
            let value =
                one(&["", "?", "1-0", "3", "Ada \\\"x\\\"", "engine level=4", "resignation", "é\t]"], rng);
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        if rng.random_ratio(1, 8) {
            let _ = writeln!(text, "[SetUp \"1\"]\n[Position \"{}\"]", position(variant, rng));
        }
        text += one(&["\n", "\r\n\r\n", "", "{[%here]} ", "; a game\n"], rng);
        let plies = rng.random_range(0..40);
        agn_line(variant.start(), plies, 0, &mut text, rng);
        text += one(&["*\n", "1-0\n", "", "21-17\n", "1/2-1/2\n\n", "\n% end\n"], rng);
    }
    text
}

fn agn_line(mut game: AnyGame, plies: usize, depth: usize, text: &mut String, rng: &mut StdRng) {
    for _ in 0..plies {
        let before = game;
        if rng.random_ratio(1, 3) {
            text.push_str(one(&["1. ", "2... ", "12.", "999999999999. ", "{lead} "], rng));
        }
        text.push_str(&a_move(&mut game, rng));
        text.push_str(one(&["", "", "", "!", "?!", "=3", "#z2", "?!!??"], rng));
        text.push(' ');
        while rng.random_ratio(1, 6) {
            text.push_str(one(
                &[
                    "$1 ",
                    "$300 ",
                    "{a word} ",
                    "{[%eval -0.5,d12]} ",
                    "{[%csl Gd4,Ra1] [%cal Bd4-d5]} ",
                    "{[%clk 0:05:12.5] &#125;} ",
                    "{[%x y][%here]} ",
                    "; to the end\n",
                    "{[%proved +99999]} ",
                    "resign ",
                ],
                rng,
            ));
        }
        if depth < 6 && rng.random_ratio(1, 8) {
            text.push('(');
            agn_line(before, rng.random_range(0..8), depth + 1, text, rng);
            text.push_str(one(&[") ", ")", ") ", ") ", ""], rng));
        }
    }
}

// ---- JSON of Abstract Play --------------------------------------------------------------------------------------

/// A value of JSON that stands where it should not, or a plain one.
fn any_json(depth: usize, rng: &mut StdRng) -> String {
    match rng.random_range(0..if depth < 3 { 10 } else { 7 }) {
        0 => "null".into(),
        1 => "true".into(),
        2 => one(&["0", "-1", "1.5", "1e300", "18446744073709551615", "0.1e-9"], rng).into(),
        3..7 => format!("\"{}\"", one(&["", "d4", "resign", "hex", "\\u0000", "é", "$5", "1"], rng)),
        7 => {
            let items: Vec<_> = (0..rng.random_range(0..4)).map(|_| any_json(depth + 1, rng)).collect();
            format!("[{}]", items.join(","))
        }
        _ => {
            let keys = ["move", "name", "children", "nag", "comment", "player", "type", "value"];
            let items: Vec<_> = (0..rng.random_range(0..4))
                .map(|_| format!("\"{}\":{}", one(&keys, rng), any_json(depth + 1, rng)))
                .collect();
            format!("{{{}}}", items.join(","))
        }
    }
}

/// This, or rarely anything.
fn mostly(text: String, rng: &mut StdRng) -> String {
    if rng.random_ratio(1, 40) { any_json(0, rng) } else { text }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// A record, a state or a playground.
pub fn json(rng: &mut StdRng) -> String {
    let variant = *SMALL[..3].choose(rng).expect("some");
    let name = match variant {
        Variant::Hex => "hex",
        Variant::Snub => "snub",
        _ => "",
    };
    let mut game = variant.start();
    let moves: Vec<String> = (0..rng.random_range(0..30))
        .map(|_| {
            let text = a_move(&mut game, rng);
            mostly(quoted(&text), rng)
        })
        .collect();
    let variants = if name.is_empty() { String::new() } else { quoted(name) };
    if rng.random_ratio(1, 2) {
        let rounds: Vec<String> = moves.chunks(2).map(|round| format!("[{}]", round.join(","))).collect();
        let player = |number: u32, rng: &mut StdRng| {
            let is_ai = any_json(3, rng);
            let result = rng.random_range(0..2);
            mostly(format!("{{\"name\":\"p{number}\",\"result\":{result},\"is_ai\":{is_ai}}}"), rng)
        };
        let players = [player(1, rng), player(2, rng)].join(",");
        let event = any_json(1, rng);
        let name = mostly("\"Abande\"".into(), rng);
        let header = format!(
            "{{\"game\":{{\"name\":{name},\"variants\":[{variants}]}},\"event\":{event},\"players\":[{players}]}}"
        );
        return format!("{{\"header\":{},\"moves\":[{}]}}", mostly(header, rng), rounds.join(","));
    }
    let moment = |lastmove: &String| {
        format!(
            "{{\"_results\":[{{\"type\":\"place\"}}],\"_timestamp\":\"2026-01-02T03:04:05Z\",\"lastmove\":{lastmove}}}"
        )
    };
    let mut stack: Vec<String> = vec!["{}".into()];
    stack.extend(moves.iter().map(moment));
    let over = any_json(3, rng);
    let over = if rng.random_ratio(1, 3) { over } else { "false".into() };
    let state = format!(
        "{{\"game\":\"abande\",\"variants\":[{variants}],\"gameover\":{over},\"winner\":[{}],\"stack\":[{}]}}",
        one(&["", "1", "2", "1,2", "300"], rng),
        stack.join(",")
    );
    if rng.random_ratio(1, 2) {
        return state;
    }
    let mut game = variant.start();
    let mut explored = Vec::new();
    for _ in 0..rng.random_range(0..6) {
        let branches: Vec<String> = (0..rng.random_range(0..3)).map(|_| branch(game, 0, rng)).collect();
        explored.push(mostly(format!("[{}]", branches.join(",")), rng));
        a_move(&mut game, rng);
    }
    let notes: Vec<String> = (0..rng.random_range(0..4))
        .map(|_| {
            let comment = any_json(2, rng);
            mostly(format!("{{\"comment\":{comment},\"nag\":\"!\"}}"), rng)
        })
        .collect();
    format!(
        "{{\"format\":\"abstractplay-playground\",\"version\":1,\"metaGame\":\"abande\",\"state\":{},\
         \"exploration\":[{}],\"moveAnnotations\":[{}]}}",
        quoted(&state),
        explored.join(","),
        notes.join(",")
    )
}

fn branch(mut game: AnyGame, depth: usize, rng: &mut StdRng) -> String {
    let mv = a_move(&mut game, rng);
    let children = if depth < 8 { rng.random_range(0..3) } else { 0 };
    let children: Vec<String> = (0..children).map(|_| branch(game, depth + 1, rng)).collect();
    let (nag, other) = (any_json(2, rng), any_json(2, rng));
    mostly(
        format!(
            "{{\"move\":\"{mv}\",\"nag\":{nag},\"outcome\":{other},\"children\":[{}]}}",
            children.join(",")
        ),
        rng,
    )
}

// ---- journals ---------------------------------------------------------------------------------------------------

/// The lines of a journal, without their checks.
pub fn journal(rng: &mut StdRng) -> Vec<u8> {
    let variant = *SMALL.choose(rng).expect("some");
    let start = variant.start();
    let mut text = format!(
        "{{\"journal\":{{\"version\":1,\"variant\":\"{variant}\",\"start\":\"{start}\",\"seats\":[\"human\",\"ai:4\"],\
         \"begun\":\"2026-01-02T03:04:05Z\",\"names\":[\"a\",null],\"types\":[null,null],\"tags\":[[\"Event\",\"x\"]]}}}}\n"
    );
    let mut game = start;
    let mut made = 1_u32;
    for _ in 0..rng.random_range(0..25) {
        let node = if rng.random_ratio(9, 10) { rng.random_range(0..=made) } else { rng.random() };
        let mv = quoted(&a_move(&mut game, rng));
        let first = {
            let mut fresh = start;
            quoted(&a_move(&mut fresh, rng))
        };
        let notes = format!(
            "{{\"comment\":{},\"glyphs\":[{}],\"clock\":[{node},{}],\"marks\":[[\"G\",\"d4\"]]}}",
            quoted(one(&["", "é“", "a\nb", "}[%x]"], rng)),
            rng.random_range(0..300),
            rng.random::<u32>(),
        );
        let line = match rng.random_range(0..16) {
            0 => format!("{{\"try\":{{\"at\":0,\"mv\":{first}}}}}"),
            1 => format!("{{\"try\":{{\"at\":{node},\"mv\":{mv}}}}}"),
            2 => format!("{{\"go-on\":{node}}}"),
            3 => format!(
                "{{\"end\":{}}}",
                one(&["{\"resignation\":\"black\"}", "\"agreement\"", "{\"win\":\"white\"}"], rng)
            ),
            4 => "\"reopen\"".into(),
            5 => format!(
                "{{\"seat\":{{\"player\":\"white\",\"seat\":\"{}\"}}}}",
                one(&["human", "ai:3", "ai:99"], rng)
            ),
            6 => format!("{{\"promote\":{node}}}"),
            7 => format!("{{\"delete\":{node}}}"),
            8 => format!(
                "{{\"paste\":{{\"at\":0,\"branch\":[{{\"mv\":{first},\"notes\":{notes}}},{{\"after\":0,\"mv\":{mv}}}]}}}}"
            ),
            9 => format!("{{\"annotate\":{{\"node\":{node},\"notes\":{notes}}}}}"),
            10 => "\"undo-edit\"".into(),
            11 => "\"redo-edit\"".into(),
            12 => format!(
                "{{\"tree\":{{\"nodes\":[{{\"next\":[1]}},{{\"from\":[0,{first}],\"notes\":{notes}}}],\"end\":{},\"seats\":[\"human\",\"human\"]}}}}",
                node % 3
            ),
            _ => {
                made += 1;
                format!("{{\"play\":{mv}}}")
            }
        };
        text += &line;
        text.push('\n');
    }
    text.into_bytes()
}

// ---- preferences ------------------------------------------------------------------------------------------------

/// A file of preferences.
pub fn preferences(rng: &mut StdRng) -> String {
    const KEYS: [&str; 27] = [
        "board.letters",
        "lenses.targets",
        "lenses.danger",
        "picture.quality",
        "picture.animation-speed",
        "panels.moves",
        "window.size",
        "window.place",
        "window.full-screen",
        "window.maximised",
        "cameras.hex",
        "cameras.anda-3",
        "cameras.hex.pan",
        "new-game.variant",
        "new-game.black",
        "new-game.white",
        "new-game.komi",
        "new-game.pie",
        "new-game.clock",
        "new-game.white-clock",
        "files.folder",
        "files.recent",
        "unknown.key",
        "board",
        "window",
        "\"é\".'x'",
        "a.b.c.d.e.f",
    ];
    let mut text = String::new();
    for _ in 0..rng.random_range(0..12) {
        let key = one(&KEYS, rng);
        if rng.random_ratio(1, 3) {
            let (table, key) = key.rsplit_once('.').unwrap_or((key, "x"));
            let (open, close) = if rng.random_ratio(1, 20) { ("[[", "]]") } else { ("[", "]") };
            let _ = writeln!(text, "{open}{table}{close}\n{key} = {}", toml(0, rng));
        } else {
            let _ = writeln!(text, "{key} = {}{}", toml(0, rng), one(&["", "", " # why", "\r"], rng));
        }
    }
    text
}

fn toml(depth: usize, rng: &mut StdRng) -> String {
    match rng.random_range(0..if depth < 3 { 12 } else { 9 }) {
        0 | 1 => one(&["true", "false"], rng).into(),
        2 | 3 => {
            one(&["0", "7", "-1", "0x7f", "9223372036854775807", "99999999999999999999", "1_000"], rng).into()
        }
        4 => one(&["1.5", "nan", "-inf", "1e400", "7e-1", "0.0"], rng).into(),
        5 => one(&["2026-01-02", "03:04:05", "2026-01-02T03:04:05Z"], rng).into(),
        6 | 7 => {
            format!(
                "\"{}\"",
                one(&["low", "auto", "human", "ai:3", "hex", "anda-5", "", "/x", "\\u0000", "\\e"], rng)
            )
        }
        8 => one(&["'''a\nb'''", "\"\"\"x\\\n  y\"\"\"", "'lit'", "\"open", "\u{1}"], rng).into(),
        9 | 10 => {
            let items: Vec<_> = (0..rng.random_range(0..4)).map(|_| toml(depth + 1, rng)).collect();
            format!("[{}]", items.join(", "))
        }
        _ => {
            let keys = ["yaw", "elevation", "zoom", "pan", "x"];
            let items: Vec<_> = keys.iter().map(|key| format!("{key} = {}", toml(depth + 1, rng))).collect();
            format!("{{ {} }}", items.join(", "))
        }
    }
}
