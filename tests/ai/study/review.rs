//! Reviews of whole games.

use abande::ai::{Stop, Threads};
use abande::board::Side;
use abande::play::{Glyph, NodeId, Tree};
use abande::record::{Header, Record};
use abande::rules::{AnyGame, AnyMove, Game, Player, Variant};
use abande::study::{Effort, Evaluation, Evaluator, MistakeGrade, Review, ReviewPlan, ReviewProgress};

use super::solver::Solver;
use super::{SMALL, game_of_levels};

fn plan(nodes: u64, threads: u8) -> ReviewPlan {
    ReviewPlan { effort: Effort::nodes(nodes), threads: Threads::new(threads).unwrap() }
}

fn review(tree: &Tree, end: NodeId, nodes: u64) -> Review {
    Review::of(tree, end, plan(nodes, 2), &Stop::default(), &mut |_| {}).unwrap()
}

/// How many positions the plain solver may look at for one answer.
const SOLVABLE: u32 = 4_000;

/// The end of a game of low levels, from where the plain solver knows the result.
fn solvable_end(levels: [u8; 2], seed: u64, solver: &mut Solver) -> (Tree, NodeId) {
    let (game, end) = game_of_levels(Variant::Hex3, levels, seed);
    let path = game.path(end);
    let known =
        path.iter().rev().take_while(|&&node| solver.margin(game.game(node), SOLVABLE).is_some()).count();
    let mut path = path[path.len() - known..].iter();
    let mut tree = Tree::new(*game.game(*path.next().unwrap()));
    let end = path.fold(NodeId::ROOT, |at, &node| tree.play(at, game.node(node).mv().unwrap()).unwrap());
    (tree, end)
}

/// Games of low levels on the board for solving: what is said to be proved is what plain counting finds.
#[test]
fn losses_of_proved_positions_are_those_of_the_solver() {
    let (mut checked, mut lost, mut missed) = (0, 0, 0);
    for seed in 0..100 {
        let levels = [1 + u8::try_from(seed % 3).unwrap(), 1 + u8::try_from(seed % 2).unwrap()];
        let mut solver = Solver::default();
        let (tree, end) = solvable_end(levels, seed, &mut solver);
        for reviewed in review(&tree, end, 2_000).moves {
            let judgement = &reviewed.judgement;
            let before = solver.margin(tree.game(reviewed.from), SOLVABLE).unwrap();
            let kept = if tree.game(reviewed.to).to_move().is_some() {
                -solver.margin(tree.game(reviewed.to), SOLVABLE).unwrap()
            } else {
                kept(&tree, reviewed.to, judgement.player)
            };
            if !judgement.loss.proved {
                missed += 1;
                continue;
            }
            assert_eq!(judgement.loss.hundredths, 100 * (before - kept), "game {seed}, ply {}", reviewed.ply);
            assert_eq!(judgement.best_worth.proved, Some(before), "game {seed}, ply {}", reviewed.ply);
            // The outcome comes before the points.
            let outcome = |margin: i32| f64::from(margin.signum() + 1) / 2.0;
            assert!((judgement.loss.chance - (outcome(before) - outcome(kept))).abs() < 1e-9);
            checked += 1;
            lost += usize::from(judgement.loss.hundredths > 0);
        }
    }
    assert!(checked >= 500 && lost >= 50, "{checked} moves checked, {lost} of them lost something");
    assert!(missed * 20 <= checked, "{missed} endings that counting solves are not proved, {checked} are");
}

/// What a player has won by at the end.
fn kept(tree: &Tree, end: NodeId, player: Player) -> i32 {
    let AnyGame::Abande(position) = tree.game(end) else { panic!("not Abande") };
    let margin = position.score().margin();
    if player == Player::Black { margin } else { -margin }
}

#[test]
fn the_same_game_has_the_same_review_on_any_number_of_threads() {
    for variant in SMALL {
        let (tree, end) = game_of_levels(variant, [2, 1], 7);
        let report = |threads| {
            let mut heard = Vec::new();
            let mut tell = |progress: ReviewProgress| heard.push(progress);
            let review = Review::of(&tree, end, plan(500, threads), &Stop::default(), &mut tell).unwrap();
            let all = tree.path(end).len();
            let expected: Vec<_> = (1..=all).map(|done| ReviewProgress { done, all }).collect();
            assert_eq!(heard, expected);
            review
        };
        let one = report(1);
        assert_eq!(one, report(1));
        assert_eq!(one, report(3));
        assert_eq!(one.moves.len(), tree.path(end).len() - 1);
    }
}

/// What is in doubt is looked at again, and that takes longest: it is counted, too.
#[test]
fn a_review_is_done_when_it_says_so() {
    for seed in 0..8 {
        let (tree, end) = game_of_levels(Variant::Hex3, [2, 1], seed);
        let stop = Stop::default();
        let review = Review::of(&tree, end, plan(500, 2), &stop, &mut |progress| {
            if progress.done == progress.all {
                stop.raise();
            }
        });
        assert!(review.is_some(), "game {seed} was being looked at, although all of it was said to be done");
    }
}

#[test]
fn a_raised_stop_ends_a_review_without_a_report() {
    let (tree, end) = game_of_levels(Variant::Hex, [1, 1], 3);
    let stop = Stop::default();
    let mut heard = 0;
    let review = Review::of(&tree, end, plan(2_000, 2), &stop, &mut |_| {
        heard += 1;
        stop.raise();
    });
    assert!(review.is_none() && heard < 10, "{heard} positions");
}

/// A beginner makes more and worse mistakes than a strong player.
#[test]
fn better_players_are_more_accurate() {
    let mean = |level| {
        let accuracies = (0..4).flat_map(|seed| {
            let (tree, end) = game_of_levels(Variant::Hex3, [level, level], seed);
            let review = review(&tree, end, 2_000);
            Player::ALL.map(|player| review.accuracy[player].unwrap())
        });
        accuracies.sum::<f64>() / 8.0
    };
    let (weak, strong) = (mean(1), mean(7));
    assert!(weak + 3.0 < strong && strong <= 100.0, "{weak} and {strong}");
}

/// Black gives a won ending away in the last move but one, and only that.
#[test]
fn mistakes_are_ranked_by_what_they_cost_the_outcome() {
    for seed in 0..10 {
        let (tree, end) = game_of_levels(Variant::Hex3, [1, 2], seed);
        let review = review(&tree, end, 1_000);
        let mistakes = review.mistakes();
        let costs: Vec<_> = mistakes
            .iter()
            .map(|mistake| (mistake.judgement.loss.chance, mistake.judgement.loss.hundredths))
            .collect();
        assert!(costs.windows(2).all(|pair| pair[0] >= pair[1]), "{costs:?}");
        assert_eq!(
            mistakes.len(),
            review.moves.iter().filter(|reviewed| reviewed.judgement.grade.is_some()).count()
        );
        // Every mistake says what was better, and that it is worth more.
        for mistake in mistakes {
            let judgement = &mistake.judgement;
            assert!(!judgement.is_best() && judgement.best_worth.score > judgement.played.score);
            let mut game = *tree.game(mistake.from);
            judgement.best.iter().for_each(|&mv| game.play(mv).unwrap());
        }
    }
}

#[test]
fn mistakes_are_stepped_through_in_the_order_of_play() {
    let (tree, end) = game_of_levels(Variant::Hex3, [1, 1], 5);
    let review = review(&tree, end, 1_000);
    let in_order: Vec<NodeId> =
        review.moves.iter().filter(|reviewed| reviewed.judgement.grade.is_some()).map(|one| one.to).collect();
    assert!(in_order.len() >= 3, "a game with some mistakes");
    let forward = std::iter::successors(review.next_mistake(&tree, NodeId::ROOT, None), |mistake| {
        review.next_mistake(&tree, mistake.to, None)
    });
    assert_eq!(forward.map(|mistake| mistake.to).collect::<Vec<_>>(), in_order);
    let last = *in_order.last().unwrap();
    let back = std::iter::successors(review.previous_mistake(&tree, last, None), |mistake| {
        review.previous_mistake(&tree, mistake.to, None)
    });
    let mut backward: Vec<_> = back.map(|mistake| mistake.to).collect();
    backward.reverse();
    assert_eq!(backward, in_order[..in_order.len() - 1]);
    for player in Player::ALL {
        if let Some(mistake) = review.next_mistake(&tree, NodeId::ROOT, Some(player)) {
            assert_eq!(mistake.judgement.player, player);
        }
    }
}

/// Values, proofs, glyphs and better lines are in the record, and come back from its text.
#[test]
fn a_review_is_kept_in_the_record() {
    for variant in SMALL {
        let (mut tree, end) = game_of_levels(variant, [1, 1], 4);
        let review = review(&tree, end, 1_000);
        let before = tree.len();
        for edit in review.edits(&tree) {
            tree.edit(&edit).unwrap();
        }
        let mistakes = review.mistakes().len();
        assert!(mistakes > 0 && tree.len() > before, "{variant}: {mistakes} mistakes");
        // Once is enough.
        assert!(review.edits(&tree).is_empty(), "{variant}");
        let record = Record::from_tree(Header::default(), tree, end, None);
        let text = record.checked_text().unwrap();
        let read = Record::parse(&text).unwrap();
        let tree = read.tree();
        let mut graded = 0;
        for (node, (_, worth)) in tree.path(read.end()).into_iter().zip(&review.values) {
            let notes = tree.node(node).notes();
            let unit = if variant == SMALL[0] { 1 } else { 100 };
            assert_eq!(notes.value.unwrap().hundredths, unit * worth.score.centipoints(), "{text}");
            assert_eq!(notes.proved.map(i32::from), worth.proved);
            assert_eq!(Evaluation::from_notes(tree.game(node), notes), Some(*worth));
            graded += usize::from(!notes.glyphs.is_empty());
        }
        assert_eq!(graded, mistakes);
    }
}

#[test]
fn a_judgement_by_hand_stays() {
    let (mut tree, end) = game_of_levels(Variant::Hex3, [1, 1], 4);
    let review = review(&tree, end, 1_000);
    let worst = review.mistakes()[0].to;
    let mut notes = tree.node(worst).notes().clone();
    notes.glyphs.push(Glyph::INTERESTING);
    notes.comment = "I liked it".into();
    tree.edit(&abande::play::Edit::Annotate { node: worst, notes: Box::new(notes) }).unwrap();
    for edit in review.edits(&tree) {
        tree.edit(&edit).unwrap();
    }
    let notes = tree.node(worst).notes();
    assert_eq!((notes.glyphs.as_slice(), notes.comment.as_str()), (&[Glyph::INTERESTING][..], "I liked it"));
    assert!(notes.value.is_some());
}

#[test]
fn moves_that_a_symmetry_makes_equal_are_as_good() {
    let game = Variant::Hex.start();
    let mut judge = Evaluator::new(Effort::nodes(2_000));
    let best = judge.evaluate(&game, &Stop::default()).unwrap().best().unwrap();
    let images: Vec<AnyMove> = game
        .legal_moves()
        .into_iter()
        .filter(|&mv| {
            let judgement = judge.evaluate_move(&game, mv, &Stop::default()).unwrap().unwrap();
            assert_eq!(judgement.is_best(), judgement.loss.hundredths == 0 && judgement.loss.chance <= 0.0);
            judgement.loss.hundredths == 0
                && judgement.grade.is_none()
                && judgement.played == judgement.best_worth
        })
        .collect();
    assert!(images.contains(&best));
}

#[test]
fn what_ends_the_game_is_judged_by_its_end() {
    let (tree, end) = game_of_levels(Variant::Anda(Side::Three), [1, 1], 2);
    let review = review(&tree, end, 300);
    let last = review.moves.last().unwrap();
    let won = tree.game(end).outcome().unwrap().winner() == Some(last.judgement.player);
    assert_eq!(last.judgement.played.proved, Some(if won { 1 } else { -1 }));
    let table = Record::from_tree(Header::default(), tree, end, None).to_match();
    assert!(table.result().is_some());
    assert!(last.judgement.grade != Some(MistakeGrade::Blunder) || !won);
}
