//! Tests of what the search assumes about the rules.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::report::TreeReport;
use super::threats::Threats;
use super::tree::{Node, ROOT, Tree};
use super::{PersistentTree, SearchRequest, root_moves};
use crate::ai::root_move::RootMove;
use crate::ai::{Limits, Mebibytes, MultiPv, Score, SearchInfo, Stop, Threads};
use crate::board::{Point, Side};
use crate::rules::anda::{Field, Move, Position, Rules};
use crate::rules::{AnyMove, Game};

/// Returns positions of random games, without first turns and finished games.
fn random_fields(side: Side, games: u64) -> Vec<Field> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut field = Field::new(&Position::new(Rules::of_side(side), 0));
        while let Some(&mv) = field.position().legal_moves().choose(&mut rng) {
            field.play_unchecked(mv);
            if field.position().ply() > 2 && !field.position().is_over() {
                found.push(field.clone());
            }
        }
    }
    found
}

/// Returns how many enemy stones a move removes, and whether it wins the game.
fn taken(field: &Field, mv: Move) -> (usize, bool) {
    let player = field.position().turn();
    let enemies = |field: &Field| field.position().stones(player.other()).len();
    let mut next = field.clone();
    next.play_unchecked(mv);
    (enemies(field) - enemies(&next), next.position().winner() == Some(player))
}

#[test]
fn threats_are_what_the_rules_do() {
    let (mut kills, mut wins, mut missed) = (0, 0, 0);
    for (side, games) in [(Side::Three, 150), (Side::Four, 60), (Side::Five, 30), (Side::Seven, 6)] {
        for field in random_fields(side, games) {
            let threats = Threats::of(&field, field.position().turn());
            let placements = field.position().legal_moves().into_iter();
            let results: Vec<(Point, usize, bool)> = placements
                .filter_map(|mv| {
                    let Move::Place(point) = mv else { return None };
                    let (gone, won) = taken(&field, mv);
                    Some((point, gone, won))
                })
                .collect();
            // A group that was smothered before the turn leaves after any move, so that is no threat.
            let gone_anyhow = results.iter().all(|&(_, gone, _)| gone > 0);
            for (point, gone, won) in results {
                if threats.kills.contains(point) {
                    assert!(gone > 0, "nothing dies of a stone on {point:?}: {field:?}");
                    kills += 1;
                } else if gone > 0 && !gone_anyhow {
                    missed += 1;
                }
                if threats.wins.contains(point) {
                    assert!(won, "a stone on {point:?} does not win: {field:?}");
                    wins += 1;
                }
            }
        }
    }
    assert!(kills > 1_000 && wins > 100, "{kills} kills and {wins} wins were checked");
    // Kills by splitting a region are not detected: every second kill in random games, where groups are small.
    assert!(missed < 2 * kills, "{missed} kills were missed, {kills} seen");
}

fn search<'a>(moves: &'a [RootMove<Move>], limits: &'a Limits, stop: &'a Stop) -> SearchRequest<'a> {
    SearchRequest { moves, limits, threads: Threads::MIN, multi_pv: MultiPv::MIN, seed: 1, stop }
}

fn think(
    position: &Position,
    persistent: &mut PersistentTree,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let (moves, limits, stop) = (root_moves(position), Limits::nodes(500), Stop::default());
    search(&moves, &limits, &stop).run(position, persistent, on_info).expect("the game goes on")
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play(mv).unwrap();
    next
}

#[test]
fn what_is_known_of_a_later_position_is_kept() {
    let visits = |persistent: &PersistentTree| persistent.tree.node(ROOT).visits();
    for komi in [0, 2] {
        let start = Position::new(Rules::of_side(Side::Four), komi);
        let mut persistent = PersistentTree::new(Mebibytes::MIN.bytes());
        let line: Vec<Move> = think(&start, &mut persistent, &mut |_| {})
            .pv
            .into_iter()
            .filter_map(|mv| if let AnyMove::Anda(mv) = mv { Some(mv) } else { None })
            .collect();
        assert!(line.len() >= 2, "{line:?}");
        let first = after(&start, line[0]);
        let second = after(&first, line[1]);
        // The same position keeps the whole tree, two plies later its subtree; a move taken back leaves nothing.
        persistent.reroot(&start);
        let all = visits(&persistent);
        assert!(all >= 500, "{all}");
        persistent.reroot(&second);
        let kept = visits(&persistent);
        assert!(kept > 0 && kept < all, "{kept} of {all}");
        persistent.reroot(&first);
        assert_eq!(visits(&persistent), 0);
        // Another komi or another side is another game.
        persistent.reroot(&second);
        let _ = think(&second, &mut persistent, &mut |_| {});
        persistent.reroot(&Position::new(Rules::of_side(Side::Four), komi + 1));
        assert_eq!(visits(&persistent), 0);
        let _ = think(&start, &mut persistent, &mut |_| {});
        persistent.reroot(&Position::new(Rules::of_side(Side::Five), komi));
        assert_eq!(visits(&persistent), 0);
    }
}

#[test]
fn one_playout_makes_nothing_sure() {
    let start = Position::new(Rules::of_side(Side::Five), 0);
    let (moves, limits, stop) = (root_moves(&start), Limits::nodes(1), Stop::default());
    let sure = Score::from_margin(1);
    for seed in 0..20 {
        let search = SearchRequest { seed, ..search(&moves, &limits, &stop) };
        let info = search.run(&start, &mut PersistentTree::new(Mebibytes::MIN.bytes()), &mut |_| {}).unwrap();
        assert!(info.proved.is_none() && info.score < sure && -sure < info.score, "{info:?}");
    }
}

#[test]
fn a_panic_ends_the_other_threads_too() {
    let start = Position::new(Rules::of_side(Side::Five), 0);
    let (moves, limits, stop) = (root_moves(&start), Limits::nodes(u64::MAX), Stop::default());
    let threads = Threads::new(3).unwrap();
    let mut persistent = PersistentTree::new(Mebibytes::MIN.bytes());
    let search = SearchRequest { threads, ..search(&moves, &limits, &stop) };
    let broken = catch_unwind(AssertUnwindSafe(|| {
        search.run(&start, &mut persistent, &mut |_| panic!("as a listener may"));
    }));
    assert!(broken.is_err());
}

/// Sorting by numbers that change meanwhile made the standard library panic.
#[test]
fn the_best_moves_are_told_while_other_threads_count() {
    let early = random_fields(Side::Seven, 1).swap_remove(0);
    let (moves, limits, stop) = (root_moves(early.position()), Limits::nodes(1), Stop::default());
    let tree = Tree::new(0);
    tree.expand(tree.node(ROOT), &moves.iter().map(|root| (root.mv, 1.0)).collect::<Vec<_>>());
    let (_, children) = tree.children(tree.node(ROOT));
    children.iter().for_each(Node::add_visit);
    let territory_winner = Stop::default();
    let count = || {
        let _end = territory_winner.raise_on_drop();
        let mut rng = StdRng::seed_from_u64(1);
        for _ in 0..2_000_000 {
            children[rng.random_range(0..children.len())].add_visit();
        }
    };
    let report = TreeReport::new(&tree, search(&moves, &limits, &stop));
    let mut told = 0;
    thread::scope(|scope| {
        scope.spawn(count);
        while !territory_winner.is_raised() {
            report.send_info(1, 1, Duration::ZERO, &mut |_| told += 1);
        }
    });
    assert!(told > 10, "{told}");
}
