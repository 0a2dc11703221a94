//! Counts and games made by another program, in `tests/vectors`, through the library and the commands.

use abande::rules::{AnyGame, Game, Outcome, Player, Variant, perft};
use serde::Deserialize;

use crate::trace::trace;
use crate::vector_files::lines;

fn variant(side: usize) -> Variant {
    format!("anda-{side}").parse().expect("a side that is played")
}

#[derive(Debug, Deserialize)]
struct Count {
    side: usize,
    depth: u32,
    perft: u64,
}

#[test]
fn perft_from_the_empty_board() {
    for count in lines::<Count>("anda-perft.jsonl") {
        let found = perft(&variant(count.side).start(), count.depth);
        assert_eq!(found, count.perft, "side {} depth {}", count.side, count.depth);
    }
}

#[derive(Debug, Deserialize)]
struct Played {
    side: usize,
    komi: u16,
    moves: Vec<String>,
    legal_counts: Vec<usize>,
    removed: Vec<usize>,
    winner: String,
}

fn stones(game: &AnyGame) -> usize {
    game.view().stacks.len()
}

#[test]
fn complete_games() {
    for (number, expected) in lines::<Played>("anda-games.jsonl").iter().enumerate() {
        let mut game = variant(expected.side).start_with_komi(expected.komi).expect("Anda has komi");
        for (index, text) in expected.moves.iter().enumerate() {
            let context = format!("game {number} ply {index} {text}");
            assert_eq!(game.legal_moves().len(), expected.legal_counts[index], "{context}");
            let mv = game.parse_move(text).expect(&context);
            assert_eq!(&mv.display(game.board()).to_string(), text);
            let placed = match text.as_str() {
                "komi" => 0,
                _ if index < 2 => 2,
                _ => 1,
            };
            let before = stones(&game);
            game.play(mv).unwrap_or_else(|error| panic!("{context}: {error}"));
            assert_eq!(before + placed - stones(&game), expected.removed[index], "{context}");
        }
        assert_eq!(game.outcome().map(Outcome::word), Some(expected.winner.as_str()), "game {number}");
    }
}

#[derive(Debug, Deserialize)]
struct Both<T> {
    black: T,
    white: T,
}

/// One line of `inspect --trace --json`; a missing or an unknown field is an error.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Traced {
    variant: String,
    position: String,
    ply: usize,
    to_move: Option<String>,
    legal: Vec<String>,
    over: bool,
    result: Option<String>,
    groups: Both<usize>,
    komi_left: u16,
    territory: Both<Vec<String>>,
    #[serde(rename = "move")]
    mv: Option<String>,
}

fn traced(expected: &Played) -> Vec<Traced> {
    let komi = expected.komi.to_string();
    trace(variant(expected.side).name(), &expected.moves, &["--komi", &komi])
}

#[test]
fn inspect_traces_complete_games() {
    for (number, expected) in lines::<Played>("anda-games.jsonl").iter().enumerate() {
        let traced = traced(expected);
        assert_eq!(traced.len(), expected.moves.len() + 1, "game {number}");
        for (ply, step) in traced.iter().enumerate() {
            let context = format!("game {number} ply {ply}");
            assert_eq!((step.variant.as_str(), step.ply), (variant(expected.side).name(), ply), "{context}");
            assert_eq!(step.mv.as_ref(), ply.checked_sub(1).map(|index| &expected.moves[index]), "{context}");
            assert_eq!(step.legal.len(), expected.legal_counts.get(ply).copied().unwrap_or(0), "{context}");
            let over = ply == expected.moves.len();
            assert_eq!((step.over, step.to_move.is_none()), (over, over), "{context}");
            assert_eq!(step.result.as_ref(), over.then_some(&expected.winner), "{context}");
            let spent = expected.moves[..ply].iter().filter(|mv| *mv == "komi").count();
            assert_eq!(usize::from(step.komi_left) + spent, usize::from(expected.komi), "{context}");

            check_position(step, expected.side, &context);
        }
    }
}

/// What the fields say of the position that they name.
fn check_position(step: &Traced, side: usize, context: &str) {
    let game = AnyGame::parse(variant(side), &step.position).expect("inspect writes positions that are read");
    let view = game.view();
    let found = [step.groups.black, step.groups.white];
    assert_eq!(found, Player::ALL.map(|player| view.group_counts()[player]), "{context}");
    for (list, player) in [(&step.territory.black, Player::Black), (&step.territory.white, Player::White)] {
        assert!(list.is_sorted() && step.legal.is_sorted(), "{context}");
        assert_eq!(list.len(), view.territory(player).len(), "{context}");
        let closed = game.to_move() == Some(player.other());
        assert!(!closed || list.iter().all(|cell| !step.legal.contains(cell)), "{context}");
    }
}
