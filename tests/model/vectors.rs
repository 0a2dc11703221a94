//! The rules against counts and games made by other programs, in `tests/vectors`. Those of Anda are in
//! `tests/model/anda`.

use std::collections::BTreeMap;

use crate::trace::trace;
use crate::vector_files::{lines, text};
use abande::rules::{AnyGame, Game, Outcome, Player, Variant, perft};
use serde::Deserialize;

const VARIANTS: [Variant; 3] = [Variant::Hex, Variant::Square, Variant::Snub];

fn play(game: &mut AnyGame, mv: &str) {
    let parsed = game.parse_move(mv).unwrap_or_else(|error| panic!("{game:?} {mv}: {error}"));
    game.play(parsed).unwrap_or_else(|error| panic!("{game:?} {mv}: {error}"));
}

fn legal(game: &AnyGame) -> Vec<String> {
    let mut moves: Vec<String> =
        game.legal_moves().iter().map(|mv| mv.display(game.board()).to_string()).collect();
    moves.sort_unstable();
    moves
}

/// Stacks as the vectors write them: point to pieces from bottom to top.
fn stacks(game: &AnyGame) -> BTreeMap<String, String> {
    let AnyGame::Abande(position) = game else { panic!("{game:?} is not Abande") };
    let named = |point| game.board().label(point).to_owned();
    position.stacks().map(|(point, stack)| (named(point), format!("{stack:?}"))).collect()
}

#[derive(Debug, Deserialize, PartialEq, Eq)]
struct Both {
    black: u8,
    white: u8,
}

#[test]
fn adjacency() {
    for variant in VARIANTS {
        let name = format!("adjacency-{variant}.json");
        let expected: BTreeMap<String, Vec<String>> = serde_json::from_str(&text(&name)).expect(&name);
        let board = variant.board();
        let neighbours = |point| {
            let mut labels: Vec<String> =
                board.neighbours(point).iter().map(|other| board.label(other).to_owned()).collect();
            labels.sort_unstable();
            labels
        };
        let found: BTreeMap<_, _> =
            board.points().map(|point| (board.label(point).to_owned(), neighbours(point))).collect();
        assert_eq!(found, expected, "{variant}");
    }
}

#[derive(Debug, Deserialize)]
struct StartCounts {
    variant: String,
    perft: Vec<u64>,
}

#[test]
fn perft_from_the_empty_board() {
    let all: Vec<StartCounts> = lines("perft-start.jsonl");
    for variant in VARIANTS {
        let counts =
            all.iter().find(|counts| counts.variant == variant.name()).expect("every board is there");
        for (depth, &count) in (1..).zip(&counts.perft) {
            assert_eq!(perft(&variant.start(), depth), count, "{variant} depth {depth}");
        }
    }
}

#[derive(Debug, Deserialize)]
struct PositionCounts {
    id: String,
    ply: usize,
    to_move: String,
    hand: Both,
    board: BTreeMap<String, String>,
    moves: Vec<String>,
    legal: Vec<String>,
    perft: Vec<u64>,
}

#[test]
fn positions() {
    for variant in VARIANTS {
        for expected in lines::<PositionCounts>(&format!("perft-positions-{variant}.jsonl")) {
            let mut game = variant.start();
            expected.moves.iter().for_each(|mv| play(&mut game, mv));
            let id = &expected.id;
            assert_eq!(game.ply(), expected.ply, "{id}");
            assert_eq!(game.to_move().map(Player::word), Some(expected.to_move.as_str()), "{id}");
            let hands = game.view().hands;
            assert_eq!(
                Both { black: hands[Player::Black], white: hands[Player::White] },
                expected.hand,
                "{id}"
            );
            assert_eq!(stacks(&game), expected.board, "{id}");
            assert_eq!(legal(&game), expected.legal, "{id}");
            for (depth, &count) in (1..).zip(&expected.perft) {
                assert_eq!(perft(&game, depth), count, "{id} depth {depth}");
            }
        }
    }
}

#[derive(Debug, Deserialize)]
struct Played {
    moves: Vec<String>,
    legal_counts: Vec<usize>,
    score: Both,
    winner: Option<String>,
    #[serde(rename = "final")]
    end: BTreeMap<String, String>,
}

impl Played {
    /// The winner in the words of `inspect`.
    fn result(&self) -> &str {
        self.winner.as_deref().unwrap_or("draw")
    }
}

fn games(variant: Variant) -> Vec<Played> {
    lines(&format!("games-{variant}.jsonl"))
}

#[test]
fn complete_games() {
    for variant in VARIANTS {
        for (number, expected) in games(variant).iter().enumerate() {
            let mut game = variant.start();
            for (index, mv) in expected.moves.iter().enumerate() {
                let count = game.legal_moves().len();
                assert_eq!(count, expected.legal_counts[index], "{variant} game {number} ply {index}");
                play(&mut game, mv);
            }
            assert_eq!(stacks(&game), expected.end, "{variant} game {number}");
            let points = game.view().points;
            let score = Both { black: points[Player::Black], white: points[Player::White] };
            assert_eq!(score, expected.score, "{variant} game {number}");
            assert_eq!(game.outcome().map(Outcome::word), Some(expected.result()), "{variant} game {number}");
        }
    }
}

/// One line of `inspect --trace --json`; a missing or an unknown field is an error.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Traced {
    variant: String,
    position: String,
    ply: usize,
    to_move: Option<String>,
    hands: Both,
    legal: Vec<String>,
    over: bool,
    result: Option<String>,
    score: Both,
    asleep: Vec<String>,
    pinned: Vec<String>,
    towers: Vec<String>,
    #[serde(rename = "move")]
    mv: Option<String>,
}

#[test]
fn inspect_traces_complete_games() {
    for variant in VARIANTS {
        for (number, expected) in games(variant).iter().enumerate() {
            let traced: Vec<Traced> = trace(variant.name(), &expected.moves, &[]);
            let context = format!("{variant} game {number}");
            assert_eq!(traced.len(), expected.moves.len() + 1, "{context}");
            for (ply, step) in traced.iter().enumerate() {
                check_step(variant, step, ply, &context);
                let before = ply.checked_sub(1).map(|index| &expected.moves[index]);
                assert_eq!(step.mv.as_ref(), before, "{context} ply {ply}");
                let count = expected.legal_counts.get(ply).copied().unwrap_or(0);
                assert_eq!(step.legal.len(), count, "{context} ply {ply}");
                let over = ply == expected.moves.len();
                assert_eq!((step.over, step.to_move.is_none()), (over, over), "{context} ply {ply}");
                assert_eq!(step.result.as_deref(), over.then(|| expected.result()), "{context} ply {ply}");
            }
            let last = traced.last().expect("a trace has a start");
            assert_eq!(last.score, expected.score, "{context}");
            let end =
                AnyGame::parse(variant, &last.position).expect("inspect writes positions that are read");
            assert_eq!(stacks(&end), expected.end, "{context}");
        }
    }
}

/// What must hold of every line by itself.
fn check_step(variant: Variant, step: &Traced, ply: usize, context: &str) {
    assert_eq!((step.variant.as_str(), step.ply), (variant.name(), ply), "{context}");
    for list in [&step.legal, &step.asleep, &step.pinned, &step.towers] {
        assert!(list.is_sorted(), "{context} ply {ply}: {list:?}");
    }
    let game = AnyGame::parse(variant, &step.position).expect("inspect writes positions that are read");
    let stacks = stacks(&game);
    let towers: Vec<&String> =
        stacks.iter().filter(|(_, pieces)| pieces.len() == 3).map(|(p, _)| p).collect();
    assert_eq!(step.towers.iter().collect::<Vec<_>>(), towers, "{context} ply {ply}");
    let on_board: usize = stacks.values().map(String::len).sum();
    let in_hand = usize::from(step.hands.black) + usize::from(step.hands.white);
    assert_eq!(on_board + in_hand, 36, "{context} ply {ply}");
    let pinned_move =
        step.legal.iter().find(|mv| step.pinned.iter().any(|p| mv.starts_with(&format!("{p}-"))));
    assert_eq!(pinned_move, None, "{context} ply {ply}");
}
