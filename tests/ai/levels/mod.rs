//! The computer's levels against two reference players and against each other.
//!
//! The short form plays some matches with fixed seeds: the same games on every machine, so that nothing fails by chance. The
//! whole table, as `docs/levels.md` has it, is played with
//!
//! ```sh
//! LEVEL_GAMES=200 LEVEL_BOARDS=hex,square cargo test --release --no-default-features --test ai -- --ignored --nocapture levels::table
//! ```
//!
//! `LEVEL_FROM` and `LEVEL_TO` play a part of it, `LEVEL_SEED` other games. To match any two players:
//!
//! ```sh
//! LEVEL_MATCH=level-12,full-20000 LEVEL_GAMES=200 LEVEL_BOARDS=hex cargo test --release --no-default-features --test ai -- --ignored --nocapture levels::one_match
//! ```

mod matches;
mod players;

use std::env;
use std::ops::RangeInclusive;

use abande::i18n::play::{of_choice, of_level};
use abande::i18n::{Language, Words};
use abande::play::Level;
use abande::rules::Variant;
pub use matches::{Tally, play};
pub use players::Entrant;

const SEED: u64 = 1;

fn variant(name: &str) -> Variant {
    name.parse().unwrap()
}

/// Positions for each move that stand in for a second at full strength, in Anda playouts.
fn full(variant: Variant) -> Entrant {
    Entrant::Full(if matches!(variant, Variant::Anda(_)) { 10_000 } else { 1_000_000 })
}

fn at_level(variant: Variant, level: u8) -> Entrant {
    if Level::new(level).unwrap().is_full_strength(variant) { full(variant) } else { Entrant::Level(level) }
}

/// Plays a match of the short form and says whether its score is as it should be.
#[track_caller]
fn expect(name: &str, first: Entrant, second: Entrant, games: u32, percent: RangeInclusive<f64>) {
    let tally = play(variant(name), first, second, games, SEED);
    println!("{name}: {first:?} against {second:?}: {tally}");
    assert!(percent.contains(&tally.percent()), "{name}: {first:?} against {second:?}: {tally}");
}

#[test]
fn the_first_level_of_abande_is_a_beginner() {
    for name in ["hex", "square", "snub", "hex-3"] {
        expect(name, Entrant::Level(1), Entrant::Greedy, 40, 5.0..=45.0);
        expect(name, Entrant::Level(1), Entrant::Random, 40, 65.0..=100.0);
    }
}

#[test]
fn the_second_level_of_abande_is_even_with_who_looks_one_move_ahead() {
    for name in ["hex", "square"] {
        expect(name, Entrant::Level(2), Entrant::Greedy, 100, 40.0..=65.0);
    }
}

#[test]
fn each_low_level_of_abande_beats_the_one_below() {
    for level in 2..=5 {
        for name in ["hex", "square"] {
            expect(name, Entrant::Level(level), Entrant::Level(level - 1), 60, 60.0..=90.0);
        }
    }
}

#[test]
fn the_first_level_of_anda_is_a_beginner() {
    expect("anda-5", Entrant::Level(1), Entrant::Greedy, 40, 5.0..=45.0);
    expect("anda-5", Entrant::Level(1), Entrant::Random, 40, 55.0..=90.0);
}

#[test]
fn a_middle_level_of_anda_beats_a_random_player() {
    expect("anda-5", Entrant::Level(5), Entrant::Random, 20, 95.0..=100.0);
}

#[test]
fn the_second_level_of_anda_is_even_with_who_looks_one_move_ahead() {
    expect("anda-5", Entrant::Level(2), Entrant::Greedy, 40, 35.0..=70.0);
}

#[test]
fn the_page_of_levels_has_every_level() {
    let page = include_str!("../../../docs/levels.md");
    let words = Words::new(Language::default());
    // Four cells, the first of them a number: no other table of the page has such rows.
    let is_level = |line: &&str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        cells.len() == 4 && cells[0].parse::<u8>().is_ok()
    };
    let rows: Vec<&str> = page.lines().filter(is_level).collect();
    let expected: Vec<String> = Level::all()
        .map(|level| {
            let (name, suits) = (of_level(Variant::Hex, level), of_choice(Variant::Hex, level));
            let anda = if level < Level::OF_ANDA { level.get().to_string() } else { String::new() };
            let anda = if level == Level::MAX { Level::OF_ANDA.get().to_string() } else { anda };
            format!("| {} | {anda} | {} | {} |", level.get(), words.say(name), words.say(suits))
        })
        .collect();
    assert_eq!(rows, expected, "the table in docs/levels.md");
}

#[test]
fn the_error_of_a_score_is_known() {
    let even = Tally { won: 90, drawn: 20, lost: 90 };
    assert!((even.error() - 6.9).abs() < 0.1, "{even}");
    let clean = Tally { won: 40, drawn: 0, lost: 0 };
    assert!(clean.error() > 3.0, "{clean}");
}

/// A number that the environment gives.
fn number(name: &str) -> Option<u32> {
    env::var(name).ok().map(|text| text.parse().unwrap())
}

/// The boards that figures are wanted for, the games of each match, and their seed.
fn figures() -> (Vec<Variant>, u32, u64) {
    let games = number("LEVEL_GAMES").unwrap_or(200);
    let boards = env::var("LEVEL_BOARDS").unwrap_or_else(|_| "hex,square".into());
    (boards.split(',').map(variant).collect(), games, number("LEVEL_SEED").map_or(SEED, u64::from))
}

/// Prints the score of every level against the one below it, and of the lowest two against the reference players.
#[test]
#[ignore = "prints figures; run by hand"]
fn table() {
    let (boards, games, seed) = figures();
    let level = |name, other| number(name).and_then(|number| u8::try_from(number).ok()).unwrap_or(other);
    let (from, to) = (level("LEVEL_FROM", 1), level("LEVEL_TO", Level::MAX.get()));
    for variant in boards {
        for level in Level::all_for(variant).map(Level::get).filter(|level| (from..=to).contains(level)) {
            let show =
                |against: &str, tally: Tally| println!("{variant}: {level} against {against}: {tally}");
            if level <= 2 {
                show("greedy", play(variant, Entrant::Level(level), Entrant::Greedy, games, seed));
                show("random", play(variant, Entrant::Level(level), Entrant::Random, games, seed));
            }
            if level > 1 {
                let (upper, lower) = (at_level(variant, level), at_level(variant, level - 1));
                show(&(level - 1).to_string(), play(variant, upper, lower, games, seed));
            }
        }
    }
}

/// Prints the scores of any two who play each other.
#[test]
#[ignore = "prints figures; run by hand"]
fn one_match() {
    let (boards, games, seed) = figures();
    let names = env::var("LEVEL_MATCH").expect("two players, such as level-12,full-20000");
    let (first, second) = names.split_once(',').expect("two names");
    let [first, second]: [Entrant; 2] = [first, second].map(|name| name.parse().unwrap());
    for variant in boards {
        println!("{variant}: {first:?} against {second:?}: {}", play(variant, first, second, games, seed));
    }
}
