//! Looking at positions.

use abande::ai::{Limits, Mebibytes, MultiPv, Stop, Threads, root_move_count};
use abande::rules::{AnyGame, Game, Variant};
use abande::study::{Analyser, AnalysisUpdate, MOST_LINES};

use super::solver::Solver;
use super::{SMALL, random_position};

fn analyst() -> Analyser {
    Analyser::new(Mebibytes::MIN, Threads::MIN)
}

fn three() -> MultiPv {
    MultiPv::new(3).unwrap()
}

/// What holds for every update: its lines are legal play, all different, and the best come first.
fn check(game: &AnyGame, update: &AnalysisUpdate, lines: MultiPv) {
    let expected = root_move_count(game).min(lines.get().into());
    assert!((1..=expected).contains(&update.lines.len()), "{game:?}: {} lines", update.lines.len());
    if let AnyGame::Abande(_) = game {
        assert_eq!(update.lines.len(), expected);
        let sorted = update.lines.windows(2).all(|pair| pair[0].worth.score >= pair[1].worth.score);
        assert!(sorted, "{game:?}: {update:?}");
    }
    let mut firsts: Vec<_> = update.lines.iter().map(|line| line.moves[0]).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), update.lines.len(), "{game:?}: the same move twice");
    for line in &update.lines {
        let mut game = *game;
        line.moves.iter().for_each(|&mv| game.play(mv).unwrap());
        assert_eq!(line.visits.is_some(), matches!(game, AnyGame::Anda(_)));
        let chance = line.worth.chance.get();
        assert!(if line.worth.proved.is_some() {
            [0.0, 0.5, 1.0].contains(&chance)
        } else {
            chance > 0.0 && chance < 1.0
        });
    }
}

#[test]
fn every_depth_is_told_once() {
    for (variant, plies) in [(Variant::Hex, 6), (Variant::Snub, 20), (Variant::Hex3, 4)] {
        let game = random_position(variant, plies, 1);
        let mut updates = Vec::new();
        let last = analyst().analyse(&game, three(), &Limits::depth(5), &Stop::default(), &mut |update| {
            check(&game, update, three());
            updates.push(update.clone());
        });
        let depths: Vec<u32> = updates.iter().map(|update| update.depth).collect();
        assert_eq!(depths, [1, 2, 3, 4, 5], "{variant}");
        assert_eq!(last, updates.pop());
    }
}

#[test]
fn playouts_are_told_whenever_they_have_doubled() {
    let game = random_position(Variant::Anda(abande::board::Side::Five), 4, 2);
    let mut playouts = Vec::new();
    let last = analyst().analyse(&game, three(), &Limits::nodes(1_000), &Stop::default(), &mut |update| {
        check(&game, update, three());
        playouts.push(update.nodes);
        let visits: Vec<u64> = update.lines.iter().filter_map(|line| line.visits).map(u64::from).collect();
        assert!(
            visits.windows(2).all(|pair| pair[0] >= pair[1]) && visits.iter().sum::<u64>() <= update.nodes
        );
    });
    assert!(playouts.len() >= 4 && playouts.windows(2).all(|pair| pair[0] <= pair[1]), "{playouts:?}");
    assert_eq!(last.unwrap().lines.len(), 3);
}

/// Where every line is proved, each is worth what plain counting says of its first move.
#[test]
fn proved_lines_are_worth_what_counting_says() {
    let (mut checked, mut alike) = (0, 0);
    for seed in 0..40 {
        let game = random_position(SMALL[0], 23, seed);
        let limits = Limits::nodes(10_000);
        let Some(update) = analyst().analyse(&game, MOST_LINES, &limits, &Stop::default(), &mut |_| {})
        else {
            continue;
        };
        if !update.is_proved() {
            continue;
        }
        let mut solver = Solver::default();
        for line in &update.lines {
            let mut after = game;
            after.play(line.moves[0]).unwrap();
            let Some(margin) = solver.margin(&after, 10_000) else { continue };
            assert_eq!(line.worth.proved, Some(-margin), "{game:?}: {line:?}");
            checked += 1;
        }
        alike += usize::from(update.lines.len() == usize::from(MOST_LINES.get()));
    }
    assert!(checked >= 60 && alike >= 5, "{checked} lines, {alike} positions with {MOST_LINES:?}");
}

#[test]
fn the_number_of_lines_may_change_from_question_to_question() {
    let mut analyst = analyst();
    let game = Variant::Hex3.start();
    for count in [1, 5, 2, 9] {
        let ranks = MultiPv::new(count).unwrap();
        let update = analyst.analyse(&game, ranks, &Limits::depth(3), &Stop::default(), &mut |_| {}).unwrap();
        assert_eq!(
            update.lines.len(),
            usize::from(count.min(5)).min(root_move_count(&game)),
            "{count} lines"
        );
    }
}

#[test]
fn a_raised_stop_ends_it_with_what_is_known() {
    for variant in [Variant::Hex, Variant::Anda(abande::board::Side::Nine)] {
        let stop = Stop::default();
        let mut heard = 0;
        let last = analyst().analyse(&variant.start(), three(), &Limits::default(), &stop, &mut |_| {
            heard += 1;
            stop.raise();
        });
        // What comes after the stop is the last word of a search of playouts.
        assert!((1..=2).contains(&heard), "{variant}: {heard} updates");
        assert!(!last.unwrap().lines.is_empty());
        // Raised before, there is an answer all the same.
        assert!(
            analyst().analyse(&variant.start(), three(), &Limits::default(), &stop, &mut |_| {}).is_some()
        );
    }
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let mut game = random_position(SMALL[0], 200, 3);
    while let Some(&mv) = game.legal_moves().first() {
        game.play(mv).unwrap();
    }
    assert!(analyst().analyse(&game, three(), &Limits::depth(2), &Stop::default(), &mut |_| {}).is_none());
}
