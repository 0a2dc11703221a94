//! Changes a text a little.

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Words that mean something to one reader or another, and some that should not.
const WORDS: [&str; 87] = [
    "d4",
    "a1",
    "g4",
    "z9",
    "d5-d4",
    "d5xd4",
    "d5×d4",
    "d4d5",
    "pass",
    "resign",
    "a1+i1",
    "komi",
    "x",
    "x3",
    "x7",
    "x0",
    "x99",
    "12",
    "121",
    "212",
    "1212",
    "3",
    "/",
    ",",
    " ",
    "  ",
    "\t",
    "\r",
    "\n",
    "(",
    ")",
    "{",
    "}",
    ";",
    "$1",
    "!",
    "1.",
    "1...",
    "*",
    "21-17",
    "[",
    "]",
    "\"",
    "\\",
    "[Variant \"snub\"]",
    "[SetUp \"1\"]",
    "moves",
    "fen",
    "startpos",
    "position",
    "go",
    "ponder",
    "ponderhit",
    "infinite",
    "movetime",
    "setoption name",
    "value",
    "true",
    "(1... d3 2. d2)",
    "{comment}",
    "{[%eval +1.5,d3]}",
    "[%clk 0:01:00]",
    "[%here]",
    "[%",
    "&#125;",
    "$255",
    "\n\n",
    "\n[Event \"x\"]\n",
    ":",
    "null",
    "[[\"d4\"]]",
    "{\"move\":\"d4\"}",
    "\"resign\"",
    "\"libre\"",
    "1e999",
    "\"children\":[",
    "\u{feff}",
    "\0",
    "½–½",
    "1 - 0",
    "+-",
    "[x \"y]",
    "\n[Game \"Abande\"]\n",
    "{\n[White \"x\"]\n",
    "é",
    "\u{1b}[2J",
    "\u{202e}",
];

/// Numbers at the ends of what types can hold.
const NUMBERS: [&str; 14] = [
    "0",
    "1",
    "2",
    "7",
    "18",
    "36",
    "-1",
    "+1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "99999999999999999999",
];

/// `text` with a few changes; `other` gives pieces to some of them.
pub fn mutated(text: &[u8], other: &[u8], rng: &mut StdRng) -> Vec<u8> {
    let mut bytes = text.to_vec();
    // Mostly few: a text with many changes is refused at the first.
    let changes = [0, 1, 1, 1, 2, 2, 3, 6].choose(rng).copied().unwrap_or(1);
    for _ in 0..changes {
        change(&mut bytes, other, rng);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, other: &[u8], rng: &mut StdRng) {
    let place = rng.random_range(0..=bytes.len());
    let end = (place + rng.random_range(0..12)).min(bytes.len());
    let words = |list: &[&'static str], rng: &mut StdRng| {
        list.choose(rng).map_or(Vec::new(), |word| word.bytes().collect())
    };
    match rng.random_range(0..11) {
        0 => drop(bytes.drain(place..end)),
        1 => drop(bytes.splice(place..place, words(&WORDS, rng))),
        2 => drop(bytes.splice(place..end, words(&WORDS, rng))),
        3 => {
            let piece = bytes[place..end].to_vec();
            let times = if rng.random_ratio(1, 50) { 2_000 } else { rng.random_range(1..4) };
            bytes.splice(place..place, piece.repeat(times));
        }
        4 => bytes.truncate(place),
        5 => {
            let from = rng.random_range(0..=other.len());
            bytes.truncate(place);
            bytes.extend(&other[from..]);
        }
        6 => {
            let from = rng.random_range(0..=other.len());
            let to = (from + rng.random_range(0..30)).min(other.len());
            bytes.splice(place..end, other[from..to].iter().copied());
        }
        7 => {
            if let Some(byte) = bytes.get_mut(place) {
                *byte ^= 1 << rng.random_range(0..8);
            }
        }
        8 => {
            if let Some(byte) = bytes.get_mut(place) {
                *byte = *b"012xabcdefg1234567,/- ".choose(rng).unwrap_or(&b'x');
            }
        }
        // A number somewhere else than where it was.
        9 => {
            let digit = |byte: &u8| byte.is_ascii_digit();
            let Some(first) = bytes[place..].iter().position(digit).map(|first| place + first) else {
                return;
            };
            let length = bytes[first..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            bytes.splice(first..first + length, words(&NUMBERS, rng));
        }
        _ => {
            let from = rng.random_range(0..=bytes.len());
            let to = (from + end - place).min(bytes.len());
            let piece = bytes[from..to].to_vec();
            bytes.splice(place..end, piece);
        }
    }
}
