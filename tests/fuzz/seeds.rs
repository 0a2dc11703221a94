//! Valid texts to start from.

use abande::play::Verdict;
use abande::record::Record;
use abande::rules::{AnyGame, Game, Variant};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Games of each variant that chance plays, cut at many lengths.
fn games() -> Vec<Record> {
    let mut rng = StdRng::seed_from_u64(7);
    let mut games = Vec::new();
    for variant in Variant::ALL {
        // The larger boards of Anda only make the same slower.
        for plies in
            [0, 1, 3, 8, 20, 34, 36, 60, 150].into_iter().take(if variant.board().len() > 64 { 4 } else { 9 })
        {
            let komi = variant.start_with_komi(3).unwrap_or_else(|_| variant.start());
            let mut record = Record::new(komi);
            for _ in 0..plies {
                let Some(&mv) = record.game().legal_moves().choose(&mut rng) else { break };
                record.play(mv).expect("legal");
            }
            games.push(record);
        }
    }
    games
}

pub fn positions() -> Vec<(Variant, String)> {
    games().iter().map(|game| (game.variant(), game.game().to_string())).collect()
}

pub fn records() -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for mut game in games() {
        texts.push(game.to_string());
        let middle: AnyGame = *game.game();
        game.header_mut().set_tag("Event", "a \"quoted\" \\ name");
        game.conclude(Verdict::Agreement);
        texts.push(game.to_string());
        texts.push(Record::new(middle).to_string());
    }
    texts.push("\u{feff}[Variant \"hex\"]\r\n\r\n1. d4 {a comment} d5 ; to the end of the line\r\n2. d3 (2. e5 $1 d6) d5xd4! *\r\n".into());
    texts
}

pub fn conversation() -> Vec<String> {
    let mut lines: Vec<String> = [
        "ugi",
        "isready",
        "uginewgame",
        "stop",
        "ponderhit",
        "query p1turn",
        "query gameover",
        "query result",
        "go",
        "go infinite",
        "go depth 2",
        "go nodes 100",
        "go movetime 1",
        "go ponder p1time 50 p2time 50",
        "go p1time 50 p2time 40 p1inc 1 p2inc 2",
        "position startpos",
        "position startpos moves d4 d5 d3 d5-d4",
        "setoption name Hash value 1",
        "setoption name Threads value 2",
        "setoption name Level value 3",
        "setoption name Seed value 5",
        "setoption name Komi value 3",
        "setoption name Ponder value true",
        "setoption name MultiPV value 2",
    ]
    .map(str::to_owned)
    .into();
    lines.extend(Variant::ALL.iter().map(|variant| format!("setoption name Variant value {variant}")));
    for game in games().iter().filter(|game| game.start().board().len() <= 64) {
        let board = game.start().board();
        let moves: String = game.moves().iter().map(|mv| mv.display(board).to_string() + " ").collect();
        lines.push(format!("position startpos moves {moves}"));
        lines.push(format!("position fen {} moves", game.game()));
    }
    lines
}
