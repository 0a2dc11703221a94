//! Valid texts to start from.

use abande::play::{NodeId, Tree, Verdict};
use abande::record::{Header, Record, export};
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

/// Trees with notes of every kind.
pub fn trees() -> Vec<String> {
    let small = "[Variant \"hex\"]\n[Event \"cup\"]\n[Result \"*\"]\n\n{a game} 1. d4!? {[%eval +0.5,d3] [%csl Gd4] fine} d5 \
        (1... {or} d3 $14 (1... c3 2. c4) 2. d2 {[%x y] &#125;})\n2. d3 {[%clk 0:05:12.5] [%cal Rd4-e5,Yd4-d3]} d5-d4 ; why\n\
        3. d3-d4 {[%here] [%proved -2]} e4 *\n";
    let mut rng = StdRng::seed_from_u64(8);
    let mut texts = vec![small.to_owned(), format!("{small}\n{small}")];
    for variant in Variant::ALL.into_iter().filter(|variant| variant.board().len() <= 64) {
        let mut tree = Tree::new(variant.start());
        let mut nodes = vec![NodeId::ROOT];
        for _ in 0..40 {
            let at = *nodes.choose(&mut rng).expect("nodes");
            let Some(&mv) = tree.game(at).legal_moves().choose(&mut rng) else { continue };
            nodes.push(tree.play(at, mv).expect("legal"));
        }
        let end = *nodes.choose(&mut rng).expect("nodes");
        texts.push(Record::from_tree(Header::default(), tree, end, None).to_string());
    }
    texts
}

/// JSON of Abstract Play: what its programs wrote, and what this one writes.
pub fn json() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/abstractplay");
    let files = std::fs::read_dir(folder).expect("the vectors are there");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    paths.sort();
    let mut texts: Vec<String> =
        paths.iter().map(|path| std::fs::read_to_string(path).expect("the vectors are text")).collect();
    texts.push(format!("[{},\n{}]", texts[1], texts[2]));
    let exported = |game: &Record| export(game, std::time::SystemTime::UNIX_EPOCH).ok();
    texts.extend(games().iter().filter_map(exported).map(|exported| exported.json));
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
