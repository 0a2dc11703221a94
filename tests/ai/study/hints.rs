//! Hints and the coach: they come from the judge that reviews games, and never contradict it.

use abande::ai::{Opponent, Stop, Threads};
use abande::board::Side;
use abande::play::{Level, NodeId, Tree};
use abande::rules::{AnyGame, Game, MoveIntent, Variant};
use abande::study::{
    AnyMoveEffect, BoardRegion, CoachQuestion, Effort, Evaluator, Hint, HintStep, MoveKind, QuestionStake,
    Review, ReviewPlan, ThreatClue,
};

use super::{game_of_levels, random_position};

const STOP: fn() -> Stop = Stop::default;

/// Positions of random play and of games between low levels, on all boards: 500 and more.
fn positions() -> Vec<AnyGame> {
    let mut positions = Vec::new();
    let boards = [
        (Variant::Hex, 24, 6),
        (Variant::Square, 12, 3),
        (Variant::Snub, 12, 3),
        (Variant::Hex3, 24, 6),
        (Variant::Anda(Side::Three), 20, 6),
        (Variant::Anda(Side::Five), 10, 1),
    ];
    for (variant, random, games) in boards {
        for seed in 0..random {
            positions.push(random_position(variant, usize::try_from(seed).unwrap() * 2 + 1, seed));
        }
        for seed in 0..games {
            let (tree, end) = game_of_levels(variant, [1, 2], seed);
            let games = tree.path(end).into_iter().map(|node| *tree.game(node));
            positions.extend(games.filter(|game| game.to_move().is_some()));
        }
    }
    positions
}

/// In any order of questions, and no matter what was judged before, the coach never questions the hinted move, and a
/// review never calls it a mistake.
#[test]
fn what_is_hinted_is_neither_questioned_nor_a_mistake() {
    let positions = positions();
    assert!(positions.len() >= 500, "{} positions", positions.len());
    let judges = || [300, 30].map(|nodes| Evaluator::new(Effort::nodes(nodes)));
    let (mut advisers, mut coaches) = (judges(), judges());
    for game in positions {
        let which = usize::from(matches!(game, AnyGame::Anda(_)));
        let (adviser, coach) = (&mut advisers[which], &mut coaches[which]);
        // The coach has other things in mind.
        if let Some(&other) = game.legal_moves().last() {
            let _ = CoachQuestion::ask(coach, &game, other, &STOP()).unwrap();
        }
        let hint = Hint::for_position(adviser, &game, &STOP()).unwrap();
        let mv = hint.mv().unwrap();
        assert_eq!(CoachQuestion::ask(coach, &game, mv, &STOP()), Ok(None), "{game:?}: {mv:?}");
        let mut tree = Tree::new(game);
        let end = tree.play(NodeId::ROOT, mv).unwrap();
        let plan = ReviewPlan { effort: adviser.effort(), threads: Threads::MIN };
        let review = Review::of(&tree, end, plan, &STOP(), &mut |_| {}).unwrap();
        assert!(review.mistakes().is_empty(), "{game:?}: {:?}", review.moves);
    }
}

#[test]
fn each_step_says_more_than_the_one_before() {
    let mut kinds = Vec::new();
    let mut lengths = Vec::new();
    for seed in 0..40 {
        let variant =
            [Variant::Hex, Variant::Hex3, Variant::Anda(Side::Three)][usize::try_from(seed).unwrap() % 3];
        let game = random_position(variant, 3 + usize::try_from(seed).unwrap(), seed);
        let hint = Hint::for_position(&mut Evaluator::new(Effort::nodes(300)), &game, &STOP()).unwrap();
        let mv = hint.mv().unwrap();
        assert!(game.legal_moves().contains(&mv));
        let order = |step: &HintStep| match step {
            HintStep::Region { .. } => 0,
            HintStep::Kind { .. } => 1,
            HintStep::Stack { .. } => 2,
            HintStep::Move { .. } => 3,
        };
        assert!(hint.steps.windows(2).all(|pair| order(&pair[0]) < order(&pair[1])), "{hint:?}");
        assert!(matches!(hint.steps.last(), Some(HintStep::Move { .. })));
        for step in &hint.steps {
            match (step, mv.intent()) {
                (
                    HintStep::Region { region, points, .. },
                    MoveIntent::Place(to) | MoveIntent::Carry { to, .. },
                ) => {
                    assert!(points.contains(to) && *region == BoardRegion::from_point(game.board(), to));
                }
                (HintStep::Stack { point, .. }, MoveIntent::Carry { from, .. }) => assert_eq!(*point, from),
                // What is told before the last step does not give an entry away.
                (HintStep::Stack { point, .. }, MoveIntent::Place(to)) => assert_ne!(*point, to),
                (HintStep::Kind { kind, .. }, intent) => {
                    let carries = matches!(intent, MoveIntent::Carry { .. });
                    assert_eq!(*kind == MoveKind::Capture, carries);
                    kinds.push(*kind);
                }
                (HintStep::Region { .. } | HintStep::Stack { .. } | HintStep::Move { .. }, _) => {}
            }
        }
        lengths.push(hint.steps.len());
    }
    for kind in [MoveKind::Enter, MoveKind::Capture, MoveKind::Pass] {
        assert!(kinds.contains(&kind), "{kind:?} is not among {kinds:?}");
    }
    assert!(!kinds.contains(&MoveKind::Place), "nothing else is legal");
    assert!(lengths.iter().filter(|&&length| length == 4).count() >= 10, "{lengths:?}");
}

/// The coach asks about moves of a beginner, and what the coach says of the enemy's answer is true.
#[test]
fn the_coach_asks_about_a_beginners_moves_and_names_no_answer() {
    let (mut asked, mut clues, mut quiet) = (0, 0, 0);
    for seed in 0..8 {
        let mut beginner = Opponent::new(Level::MIN, seed);
        let mut judge = Evaluator::new(Effort::nodes(1_000));
        let mut game = Variant::Hex3.start();
        while game.to_move().is_some() {
            let mv = beginner.choose(&game, &STOP()).unwrap();
            let question = CoachQuestion::ask(&mut judge, &game, mv, &STOP()).unwrap();
            let mut after = game;
            after.play(mv).unwrap();
            match &question {
                None => quiet += 1,
                Some(question) => {
                    asked += 1;
                    assert_eq!(question.mv, mv);
                    if let QuestionStake::Points(points) = question.stake {
                        assert!(points > 0);
                    }
                    if let Some(ThreatClue::Falls { point, by }) = question.clue {
                        clues += 1;
                        // It is the enemy who can do this, and not the player.
                        let reply = after.intended(MoveIntent::Carry { from: by, to: point }).unwrap();
                        assert!(after.check_move(reply).is_ok() && game.check_move(reply).is_err());
                    }
                }
            }
            game = after;
        }
    }
    assert!(
        asked >= 10 && clues >= 3 && quiet > asked,
        "{asked} questions, {clues} clues, {quiet} moves let through"
    );
}

#[test]
fn a_raised_stop_gives_no_hint_and_no_question() {
    let stop = Stop::default();
    stop.raise();
    let game = Variant::Hex.start();
    let mut judge = Evaluator::new(Effort::nodes(1_000));
    assert_eq!(Hint::for_position(&mut judge, &game, &stop), None);
    let mv = game.legal_moves()[0];
    assert_eq!(CoachQuestion::ask(&mut judge, &game, mv, &stop), Ok(None));
    // And nothing half-known is remembered.
    let fresh = Evaluator::new(Effort::nodes(1_000)).evaluate(&game, &STOP());
    assert_eq!(judge.evaluate(&game, &STOP()), fresh);
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let game = Variant::Hex.start();
    let pass = game.parse_move("pass").unwrap();
    assert!(CoachQuestion::ask(&mut Evaluator::new(Effort::nodes(10)), &game, pass, &STOP()).is_err());
}

/// A player who loses a quarter of the chance to win and one point is told of the chance.
#[test]
fn the_coach_names_what_it_asks_about() {
    let mut judge = Evaluator::new(Effort::nodes(300));
    let mut stakes = [0; 3];
    for game in positions().into_iter().filter(|game| matches!(game, AnyGame::Abande(_))) {
        for mv in game.legal_moves() {
            let judgement = judge.evaluate_move(&game, mv, &STOP()).unwrap().unwrap();
            let Some(question) = CoachQuestion::from_evaluation(&game, &judgement) else { continue };
            match question.stake {
                QuestionStake::Game => stakes[0] += 1,
                QuestionStake::Chance => {
                    assert!(judgement.loss.hundredths < 400, "{game:?}: {judgement:?}");
                    stakes[1] += 1;
                }
                QuestionStake::Points(points) => {
                    assert!(points >= 4 && judgement.loss.hundredths >= 400, "{game:?}: {judgement:?}");
                    stakes[2] += 1;
                }
            }
        }
        if stakes.iter().all(|&count| count > 5) {
            return;
        }
    }
    panic!("only these were asked about: {stakes:?}");
}

/// Groups that a stone takes off the board with it are not joined by it.
#[test]
fn groups_that_leave_are_not_joined() {
    let (mut joined, mut gone) = (0, 0);
    for (seed, plies) in (0..400).zip((4..34).cycle()) {
        let side = if plies % 2 == 0 { Side::Three } else { Side::Four };
        let game = random_position(Variant::Anda(side), plies, seed);
        let Some(mover) = game.to_move() else { continue };
        for mv in game.legal_moves() {
            let MoveIntent::Place(point) = mv.intent() else { continue };
            let facts = abande::study::facts(&game, mv).unwrap();
            let is_joined = facts.iter().any(|fact| matches!(fact, AnyMoveEffect::Joined { .. }));
            let mut after = game;
            after.play(mv).unwrap();
            let stays = after.view().owned(mover).contains(point);
            assert!(stays || !is_joined, "{game:?}: {mv:?}");
            joined += usize::from(is_joined);
            gone += usize::from(!stays);
        }
    }
    assert!(joined > 20 && gone > 5, "{joined} joined, {gone} left");
}
