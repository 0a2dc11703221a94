//! Hostile texts of any size: each is the same few bytes again and again, in the place where they cost most.

use std::fs;

use abande::board::Side;
use abande::library::{Interrupted, Library, Paths, Preferences};
use abande::record::{AbstractPlayReader, AgnReader, GameReader};
use abande::rules::{AnyGame, Game, Variant};

/// Who reads a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Records.
    Agn,
    /// Abstract Play JSON.
    Json,
    /// Journals; the text has no checks yet.
    Journal,
    /// Preferences.
    Preferences,
    /// Position strings of every board.
    Position,
}

/// A text that can be made in any size.
pub struct Text {
    pub name: &'static str,
    pub reader: Reader,
    /// What stands before, again and again, and after it.
    parts: [&'static str; 3],
}

const fn text(name: &'static str, reader: Reader, parts: [&'static str; 3]) -> Text {
    Text { name, reader, parts }
}

const FIRST: &str = "{\"journal\":{\"version\":1,\"variant\":\"anda-11\",\"start\":\"START\",\"seats\":[\"human\",\"human\"],\
    \"begun\":\"2026-01-02T03:04:05Z\"}}\n";
const HEADED: &str = "{\"header\":{\"game\":{\"name\":\"Abande\"},\"players\":[{},{}]},\"moves\":[";
const ROUND: &str = "{\"header\":{\"game\":{\"name\":\"Abande\"},\"players\":[{},{}]},\"moves\":[[\"";
const HEX: &str = "{\"format\":\"abstractplay-playground\",\"metaGame\":\"abande\",\"state\":\"{\\\"game\\\":\\\"abande\\\",\
    \\\"variants\\\":[\\\"hex\\\"],\\\"stack\\\":[{},{\\\"lastmove\\\":\\\"d4\\\"}]}\",";

use Reader::{Agn, Journal, Json, Position};

pub const ALL: &[Text] = &[
    text("agn brackets", Agn, ["1. d4 ", "(", ""]),
    text("agn variations", Agn, ["1. d4 d5 ", "(d3) ", ""]),
    text("agn nested variations", Agn, ["1. d4 d5 ", "(d3 ", ""]),
    text("agn first turns", Agn, ["[Variant \"anda-11\"]\n1. TURN ", "(PAIR) ", ""]),
    text("agn notes without a move", Agn, ["1. d4 d5 ", "({x}) ", "*"]),
    text("agn notes before a move", Agn, ["1. d4 d5 ", "({x} d3) ", "*"]),
    text("agn comments", Agn, ["1. d4 ", "{x}", "*"]),
    text("agn one comment", Agn, ["1. d4 {", "word ", "} *"]),
    text("agn open commands", Agn, ["1. d4 {", "[%a", "} *"]),
    text("agn commands", Agn, ["1. d4 {", "[%a]", "} *"]),
    text("agn marks", Agn, ["[Variant \"anda-11\"]\n1. TURN {[%csl ", "Gu11,", "Ga1]} *"]),
    text("agn codes", Agn, ["1. d4 {", "&#125;", "} *"]),
    text("agn glyphs", Agn, ["1. d4 ", "$1 ", "*"]),
    text("agn tags", Agn, ["", "[A \"\"]\n", "1. d4 *"]),
    text("agn one tag", Agn, ["[Event \"", "x", "\"] 1. d4 *"]),
    text("agn broken tags", Agn, ["", "[x\n", ""]),
    text("agn games", Agn, ["", "[A \"\"]\n1. d4 d4\n", ""]),
    text("agn open comments", Agn, ["", "[A \"x\"]\n1. d4 {\n", ""]),
    text("agn one word", Agn, ["1. d4", "9", " d5"]),
    text("agn position", Agn, ["[Position \"", "x9/", "\"] d4"]),
    text("agn one bracket", Agn, ["", "(", ""]),
    text("agn moves in brackets", Agn, ["", "1. d4 (", ""]),
    text("agn captures in brackets", Agn, ["1. d4 ", "d5 (d3 d4-d3 ", ""]),
    text("agn braces", Agn, ["", "{", ""]),
    text("agn braces and brackets", Agn, ["", "{ (\n", ""]),
    text("agn games in a comment", Agn, ["", "[Event \"x\"]\n1. d4 {\n", "}"]),
    text("agn tags in comments", Agn, ["", "{\n[E \"x\"]\n", "}"]),
    text("agn open tags in comments", Agn, ["", "{\n[E \"x\n", "}"]),
    text("agn open percent signs", Agn, ["1. d4 {", "[%", "} *"]),
    text("agn commands without a name", Agn, ["1. d4 {", "[% ", "]} *"]),
    text("agn suffixes", Agn, ["1. d4 ", "!", ""]),
    text("agn move number", Agn, ["1. ", "9", ""]),
    text("agn komi", Agn, ["[Komi \"", "9", "\"] [Variant \"anda-3\"]"]),
    text("agn tags of the largest board", Agn, ["[Variant \"anda-11\"]\n", "[A \"b\"]\n", ""]),
    text("agn tags with empty lines", Agn, ["", "[A \"b\"]\n\n", ""]),
    text("agn escaped lines", Agn, ["", "% line\n", ""]),
    text("agn comment lines", Agn, ["", "; line\n", ""]),
    text("agn words in tags", Agn, ["", "[x]", ""]),
    text("agn open values", Agn, ["", "[x \"y]", ""]),
    text("agn values without a name", Agn, ["", "[\"]\"", ""]),
    text("agn brackets of tags", Agn, ["", "[[\"a", ""]),
    text("agn tags after a game", Agn, ["1. d4 *\n", "[x]\n", ""]),
    text("agn players after a game", Agn, ["1. d4 * ", "[White x]", ""]),
    text("agn numbers after a game", Agn, ["1. d4 *\n", "1. {} ", ""]),
    text("agn results in words", Agn, ["", "1 - ", ""]),
    text("agn spaces", Agn, ["", "1      \n ", ""]),
    text("agn halves", Agn, ["", "½ – ½", ""]),
    text("agn byte order marks", Agn, ["", "\u{feff}\0", ""]),
    text("agn nonsense and numbers", Agn, ["", "zz\n1. ", ""]),
    text("json brackets", Json, ["", "[", ""]),
    text("json objects", Json, ["", "{\"a\":", ""]),
    text("json values", Json, ["", "{} ", ""]),
    text("json no text", Json, ["{\"header\":{\"event\":[", "0,", "0]}}"]),
    text("json rounds", Json, [HEADED, "[],", "[]]}"]),
    text("json entries", Json, [HEADED, "[\"\",\"\",\"\",\"\"],", "[]]}"]),
    text(
        "json players",
        Json,
        ["{\"header\":{\"game\":{\"name\":\"Abande\"},\"players\":[", "{},", "{}]},\"moves\":[]}"],
    ),
    text("json moments", Json, ["{\"game\":\"abande\",\"stack\":[", "{},", "{}]}"]),
    text("json results", Json, ["{\"game\":\"abande\",\"stack\":[{\"_results\":[", "{},", "{}]}]}"]),
    text(
        "json board",
        Json,
        ["{\"game\":\"abande\",\"stack\":[{\"board\":{\"value\":[", "[\"\",[]],", "[\"\",[]]]}}]}"],
    ),
    text("json branches", Json, [HEX, "\"exploration\":[[{\"move\":\"d4\"}]],", "\"x\":0}"]),
    text("json variations", Json, [HEX, "\"x\":[],", "\"exploration\":[[{\"move\":\"d4\",\"z\":[0,0,0]}]]}"]),
    text("json unknown", Json, [HEX, "", "\"exploration\":[[{\"move\":\"d4\",\"z\":[UNKNOWN0]}]]}"]),
    text("json pairs", Json, ["", "[{,", ""]),
    text("json lists in objects", Json, ["", "{\"a\":[1,", ""]),
    text("json headers", Json, ["", "{\"header\":1,\"moves\":", ""]),
    text("json headers and rounds", Json, ["", "{\"header\":1,\"moves\":[\"", ""]),
    text("json numbers", Json, ["[", "1,", ""]),
    text("json one move", Json, [ROUND, "d4", ""]),
    text("json moves of a round", Json, [ROUND, "d4\",\"", "\"]]}"]),
    text("journal annotations", Journal, [FIRST, "{\"annotate\":{\"node\":0,\"notes\":{}}}\n", ""]),
    text(
        "journal undone edits",
        Journal,
        [FIRST, "{\"annotate\":{\"node\":0,\"notes\":{}}}\n\"undo-edit\"\n", ""],
    ),
    text("journal first turns", Journal, [FIRST, "{\"try\":{\"at\":0,\"mv\":\"PAIR\"}}\n", ""]),
    text(
        "journal deletions",
        Journal,
        [FIRST, "{\"try\":{\"at\":0,\"mv\":\"PAIR\"}}\n{\"delete\":NODE}\n", ""],
    ),
    text("journal again", Journal, [FIRST, "{\"try\":{\"at\":0,\"mv\":\"TURN\"}}\n{\"delete\":NODE}\n", ""]),
    text(
        "journal paste",
        Journal,
        [FIRST, "", "{\"paste\":{\"at\":0,\"branch\":[{\"mv\":\"TURN\"}PASTE]}}\n"],
    ),
    // Short lines that undo and redo all that a long one did.
    text(
        "journal undone paste",
        Journal,
        [
            FIRST,
            "",
            "{\"try\":{\"at\":0,\"mv\":\"TURN\"}}\n{\"paste\":{\"at\":0,\"branch\":[{\"mv\":\"TURN\"}PASTE]}}\nUNDONE",
        ],
    ),
    text("journal tags", Journal, [FIRST, "", "{\"header\":{\"tags\":[TAGS[\"z\",\"\"]]}}\n"]),
    text(
        "journal nodes",
        Journal,
        [FIRST, "", "{\"tree\":{\"nodes\":[{}NODES],\"end\":0,\"seats\":[\"human\",\"human\"]}}\n"],
    ),
    text(
        "journal tree",
        Journal,
        [
            FIRST,
            "",
            "{\"tree\":{\"nodes\":[{\"next\":[NEXT]}TREE],\"end\":0,\"seats\":[\"human\",\"human\"]}}\n",
        ],
    ),
    text(
        "journal commands",
        Journal,
        [FIRST, "", "{\"annotate\":{\"node\":0,\"notes\":{\"commands\":[COMMANDS[\"\",\"\"]]}}}\n"],
    ),
    text("preferences keys", Reader::Preferences, ["", "KEY = 0\n", ""]),
    text("preferences values", Reader::Preferences, ["[window]\nsize = [", "0,", "0]\n"]),
    text("preferences tables", Reader::Preferences, ["", "[[a]]\n", ""]),
    text("preferences dots", Reader::Preferences, ["a", ".a", " = 1\n"]),
    text("preferences brackets", Reader::Preferences, ["a = ", "[", "\n"]),
    text("preferences comments", Reader::Preferences, ["", "#\n", ""]),
    text("position rows", Position, ["", "x9/", " 1 18 18 0 0"]),
    text("position cells", Position, ["", "x,", "x 1 18 18 0 0"]),
    text("position stack", Position, ["", "1", " 1 18 18 0 0"]),
    text("position fields", Position, ["", "1 ", ""]),
];

impl Text {
    /// The text in about this size, in bytes.
    pub fn made(&self, size: usize) -> Vec<u8> {
        let [before, again, after] = self.parts;
        let variant = Variant::Anda(Side::Eleven);
        let moves = variant.start().legal_moves();
        // Each first turn of the largest board once, then from the beginning.
        let pairs = |index: usize| moves[index % moves.len()].display(variant.board()).to_string();
        // One of them, and the answers to it.
        let [before, again, after] = [before, again, after].map(|part| part.replace("TURN", &pairs(0)));
        let mut begun = variant.start();
        begun.play(moves[0]).expect("a generated move is legal");
        let answers = begun.legal_moves();
        let answers = |index: usize| answers[index % answers.len()].display(variant.board()).to_string();
        let before = before.replace("START", &variant.start().to_string());
        let mut made = before.into_bytes();
        let mut index = 0;
        while !again.is_empty() && made.len() + again.len() + after.len() < size {
            let unit = again
                .replace("PAIR", &pairs(index))
                .replace("NODE", &(index + 1).to_string())
                .replace("KEY", &format!("k{index}"));
            made.extend(unit.into_bytes());
            index += 1;
        }
        let mut left = size.saturating_sub(made.len() + after.len());
        if after.contains("UNDONE") {
            left /= 2;
        }
        let filled = |unit: &dyn Fn(usize) -> String| {
            let mut text = String::new();
            let mut index = 0;
            while text.len() < left {
                text += &unit(index);
                index += 1;
            }
            text
        };
        let after = after.replace("UNDONE", &filled(&|_| "\"undo-edit\"\n\"redo-edit\"\n".to_owned()));
        let after = match () {
            () if after.contains("PASTE") => after.replace(
                "PASTE",
                &filled(&|index| format!(",{{\"mv\":\"{}\",\"after\":0}}", answers(index))),
            ),
            () if after.contains("TAGS") => {
                after.replace("TAGS", &filled(&|index| format!("[\"t{index}\",\"\"],")))
            }
            () if after.contains("NODES") => after.replace("NODES", &filled(&|_| ",{}".to_owned())),
            () if after.contains("UNKNOWN") => after.replace("UNKNOWN", &filled(&|_| "0,".to_owned())),
            () if after.contains("COMMANDS") => {
                after.replace("COMMANDS", &filled(&|_| "[\"\",\"\"],".to_owned()))
            }
            () if after.contains("TREE") => {
                // As many nodes as there are first turns.
                let nodes = (left / 36).min(50_000);
                let tree: Vec<String> =
                    (0..nodes).map(|index| format!(",{{\"from\":[0,\"{}\"]}}", pairs(index))).collect();
                let next: Vec<String> = (1..=nodes).map(|node| node.to_string()).collect();
                after.replace("NEXT", &next.join(",")).replace("TREE", &tree.concat())
            }
            () => after,
        };
        made.extend(after.into_bytes());
        if self.reader == Reader::Journal { signed(&made) } else { made }
    }
}

/// Lines with the checks that a journal has before them.
fn signed(lines: &[u8]) -> Vec<u8> {
    let mut check = 0xcbf2_9ce4_8422_2325_u64;
    let mut text = Vec::new();
    for line in lines.split_inclusive(|&byte| byte == b'\n') {
        let step = |check: u64, &byte: &u8| (check ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        check = line.iter().fold(check, step);
        text.extend(format!("{check:016x} ").bytes());
        text.extend(line);
    }
    text
}

/// What a journal tells.
pub fn journal(bytes: &[u8]) -> Interrupted {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(Paths::within(folder.path()));
    fs::create_dir_all(library.paths().journals()).expect("a folder");
    fs::write(library.paths().journals().join("x.journal"), bytes).expect("written");
    library.in_progress().pop().expect("the first line is right")
}

impl Reader {
    /// Reads it as the program does, and drops what comes of it.
    pub fn read(self, bytes: &[u8]) {
        let text = || std::str::from_utf8(bytes).expect("text");
        match self {
            Self::Agn => {
                for game in AgnReader::new(text()) {
                    drop(game.map_err(|error| assert!(error.to_string().len() < 1_000)));
                }
            }
            Self::Json => {
                for game in AbstractPlayReader::new(text()) {
                    drop(game.map_err(|error| assert!(error.to_string().len() < 1_000)));
                }
                drop(GameReader::new(text()).next());
            }
            Self::Journal => drop(journal(bytes)),
            Self::Preferences => drop(Preferences::parse(text())),
            Self::Position => {
                for variant in Variant::ALL {
                    assert!(AnyGame::parse(variant, text()).is_err());
                }
            }
        }
    }
}
