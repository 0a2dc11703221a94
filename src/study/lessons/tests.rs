//! Every lesson, played through the right and the wrong ways.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::ai::{Opponent, Stop};
use crate::board::Point;
use crate::play::Level;
use crate::rules::{AnyGame, AnyMove, Game, MoveIntent, Player};

fn written(game: &AnyGame, mv: AnyMove) -> String {
    mv.display(game.board()).to_string()
}

/// Every move that a player could try, legal or not.
fn tries(game: &AnyGame) -> Vec<AnyMove> {
    let points: Vec<Point> = game.board().points().collect();
    let mut intents = vec![MoveIntent::Pass, MoveIntent::SpendKomi];
    for &one in &points {
        intents.push(MoveIntent::Place(one));
        for &other in &points {
            intents.push(MoveIntent::Carry { from: one, to: other });
            intents.push(MoveIntent::PlaceTwo(one, other));
        }
    }
    intents.into_iter().filter_map(|intent| game.intended(intent)).collect()
}

/// A false statement of a lesson.
fn lies(saying: LessonText, game: &AnyGame, tried: LessonTry<'_>, place: &str) -> Vec<String> {
    let false_claims = saying.claims.iter().filter(|claim| !claim.holds(game, tried));
    false_claims.map(|claim| format!("{place}: {} claims {claim:?} of {game}", saying.text.0)).collect()
}

/// A runner at each step, reached by the right answers. Steps against the computer are played at random.
fn each_step(lesson: &'static Lesson, look: impl FnMut(&LessonRunner)) {
    each_step_by_chance(lesson, 1, look);
}

fn each_step_by_chance(lesson: &'static Lesson, seed: u64, mut look: impl FnMut(&LessonRunner)) {
    let mut runner = LessonRunner::new(lesson);
    let mut rng = StdRng::seed_from_u64(seed);
    loop {
        look(&runner);
        solve(&mut runner, &mut rng);
        if !runner.next_step() {
            assert!(runner.is_complete(), "{}", lesson.id);
            return;
        }
    }
}

/// Does what a step asks; in a game, after wrong tries.
fn solve(runner: &mut LessonRunner, rng: &mut StdRng) {
    if let LessonTask::Name(ask) = runner.step().task {
        for place in ask.places(runner.game()) {
            runner.point(place.first().expect("a point"));
        }
        assert!(runner.is_done());
        return;
    }
    for _ in 0..10_000 {
        let moves = runner.game().legal_moves();
        let outcome = if runner.computer_to_move().is_some() {
            runner.computer_played(moves[rng.random_range(0..moves.len())])
        } else {
            let mv = runner.answer().unwrap_or_else(|| moves[rng.random_range(0..moves.len())]);
            runner.try_move(mv)
        };
        match outcome {
            TryOutcome::Done { .. } => return,
            TryOutcome::Over => runner.retry(),
            TryOutcome::Played { .. } => {}
            other => panic!("{} {}: {other:?}", runner.lesson().id, runner.progress().step),
        }
    }
    panic!("{} {} is never done", runner.lesson().id, runner.progress().step);
}

#[test]
fn there_are_as_many_as_announced() {
    assert!(Lesson::ABANDE.len() >= 12);
    assert!(Lesson::ANDA.len() >= 8);
    let ids: BTreeSet<_> = Lesson::all().map(|lesson| lesson.id).collect();
    assert_eq!(ids.len(), Lesson::all().count());
    for lesson in Lesson::all() {
        assert_eq!(Lesson::find(lesson.id), Some(lesson));
        assert!(Lesson::of_game(lesson.variant).contains(&lesson));
        assert!((3..=7).contains(&lesson.steps.len()), "{}: {} steps", lesson.id, lesson.steps.len());
    }
}

#[test]
fn every_position_is_legal_and_the_learner_is_to_move() {
    for lesson in Lesson::all() {
        each_step(lesson, |runner| {
            let place = format!("{}, step {}", lesson.id, runner.progress().step);
            let game = runner.game();
            assert_eq!(game.variant(), lesson.variant, "{place}");
            assert!(runner.step().place.position(lesson.variant, *game).is_some(), "{place}");
            assert_eq!(game.inconsistency(), None, "{place}");
            if runner.step().opponent.is_none() {
                assert_eq!(game.to_move(), Some(runner.player()), "{place}");
            }
            // Groups that the next turn would remove anyway would confuse the learner.
            for (player, by) in [(Player::Black, Player::White), (Player::White, Player::Black)] {
                let view = game.view();
                for (index, group) in
                    view.groups.iter().enumerate().filter(|(_, group)| group.owner == player)
                {
                    let alive = group.breaths.iter().any(|&region| view.keeps_alive(index, region));
                    let first_turn = view.entries_due == 2;
                    assert!(alive || first_turn, "{place}: {:?} smothered by {by}", group.points);
                }
            }
        });
    }
}

/// Each claim of a goal holds where the step begins, and each claim of its success after every move that does it.
#[test]
fn what_is_said_is_true() {
    let mut wrong = Vec::new();
    for lesson in Lesson::all() {
        each_step(lesson, |runner| {
            let place = format!("{}, step {}", lesson.id, runner.progress().step);
            let step = runner.step();
            wrong.extend(lies(step.goal, runner.game(), LessonTry::Nothing, &place));
            if let LessonTask::Name(ask) = step.task {
                assert!(!ask.places(runner.game()).is_empty(), "{place}: nothing to point at");
                return wrong.extend(lies(step.done, runner.game(), LessonTry::Nothing, &place));
            }
            // The next test plays games.
            if step.opponent.is_some() {
                return;
            }
            let mut done = 0;
            for mv in runner.game().legal_moves() {
                let mut copy = runner.clone();
                if let TryOutcome::Done { reply, .. } = copy.try_move(mv) {
                    done += 1;
                    let mut after = *runner.game();
                    after.play(mv).expect("legal");
                    let place = format!("{place} after {}", written(&after, mv));
                    wrong.extend(lies(step.done, &after, LessonTry::Move(runner.game(), mv), &place));
                    assert_eq!(reply.is_some(), !step.replies.is_empty(), "{place}: the reply");
                    assert!(copy.is_done());
                }
            }
            assert!(done > 0, "{place} cannot be done");
            if let LessonTask::Move(moves) = step.task {
                assert_eq!(done, moves.len(), "{place}: some of {moves:?} are not legal");
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Praise for a move that costs points at once names the score: a learner sees it fall and must know why the move is
/// right all the same.
#[test]
fn praise_hides_no_loss() {
    let mut silent = Vec::new();
    for lesson in Lesson::ABANDE.iter().copied() {
        each_step(lesson, |runner| {
            let (step, before) = (runner.step(), runner.game());
            if step.opponent.is_some() || matches!(step.task, LessonTask::Name(_)) {
                return;
            }
            let player = runner.player();
            let lead = |game: &AnyGame| {
                let points = game.points().expect("Abande counts points");
                i32::from(points[player]) - i32::from(points[player.other()])
            };
            for mv in before.legal_moves() {
                let mut copy = runner.clone();
                if !matches!(copy.try_move(mv), TryOutcome::Done { .. }) {
                    continue;
                }
                let mut after = *before;
                after.play(mv).expect("legal");
                let names_score =
                    step.done.claims.iter().any(|claim| matches!(claim, PositionClaim::Points(..)));
                if lead(&after) < lead(before) && !names_score {
                    let place = format!("{}, step {}", lesson.id, runner.progress().step);
                    let (from, to) = (lead(before), lead(&after));
                    silent
                        .push(format!("{place}: {} takes the lead from {from} to {to}", written(before, mv)));
                }
            }
        });
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

/// How the learner plays in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// At random, and a move that does what the step asks in every other place where there is one.
    AtRandom,
    /// A capture wherever one is legal.
    Captures,
    /// As a weak engine, against one.
    Engine,
}

/// The same for games against the computer, which two players make up as they go along: every goal, every success and
/// every remark that comes up in them.
#[test]
fn what_is_said_in_games_is_true() {
    let (mut wrong, mut unsaid) = (Vec::new(), BTreeSet::new());
    for lesson in Lesson::all() {
        let mut played = lesson.steps.iter().filter(|step| step.opponent.is_some()).peekable();
        if played.peek().is_none() {
            continue;
        }
        unsaid.extend(played.flat_map(|step| [step.goal.text, step.done.text]));
        for seed in 0..60 {
            let manner = match seed % 12 {
                0 => Manner::Engine,
                1..6 => Manner::Captures,
                _ => Manner::AtRandom,
            };
            let place = format!("{} with seed {seed}, {manner:?}", lesson.id);
            let mut note = |saying: LessonText, game: &AnyGame, tried: LessonTry<'_>| {
                unsaid.remove(&saying.text);
                wrong.extend(lies(saying, game, tried, &place));
            };
            let mut rng = StdRng::seed_from_u64(seed);
            let mut engine = Opponent::new(Level::MIN, seed);
            let mut runner = LessonRunner::new(lesson);
            note(runner.saying(), runner.game(), LessonTry::Nothing);
            for _ in 0..1_000 {
                if runner.is_done() {
                    if !runner.next_step() {
                        break;
                    }
                    note(runner.saying(), runner.game(), LessonTry::Nothing);
                    continue;
                }
                let before = *runner.game();
                let moves = before.legal_moves();
                if moves.is_empty() {
                    runner.retry();
                    continue;
                }
                let by_computer = runner.computer_to_move().is_some();
                let captures = moves.iter().find(|mv| matches!(mv.intent(), MoveIntent::Carry { .. }));
                let asked = runner.answer().filter(|_| !by_computer && rng.random_range(0..2) == 0);
                let any = moves[rng.random_range(0..moves.len())];
                let mv = match (manner, captures) {
                    (Manner::Engine, _) => engine.choose(&before, &Stop::default()).expect("a move"),
                    (Manner::Captures, Some(&mv)) => mv,
                    _ => asked.unwrap_or(any),
                };
                let step = runner.step();
                let outcome = if by_computer { runner.computer_played(mv) } else { runner.try_move(mv) };
                match outcome {
                    TryOutcome::Done { .. } => {
                        note(runner.saying(), runner.game(), LessonTry::Move(&before, mv));
                    }
                    TryOutcome::Played { remark: Some(index) } => {
                        note(step.remarks[index].say, runner.game(), LessonTry::Move(&before, mv));
                    }
                    TryOutcome::Played { remark: None } | TryOutcome::Over => {}
                    other => panic!("{place}: {other:?}"),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

/// What is said of a tower is said of one that falls asleep at once, too.
#[test]
fn a_tower_may_be_asleep_as_soon_as_it_is_built() {
    let mut runner = LessonRunner::new(Lesson::find("full-board").expect("a lesson"));
    for text in ["e3", "e4", "d3", "e4-e3"] {
        let mv = runner.game().parse_move(text).expect("a move");
        let outcome = if runner.computer_to_move().is_some() {
            runner.computer_played(mv)
        } else {
            runner.try_move(mv)
        };
        assert!(matches!(outcome, TryOutcome::Played { .. }), "{text}: {outcome:?}");
    }
    let before = *runner.game();
    let mv = before.parse_move("d3-e3").expect("a move");
    assert!(matches!(runner.try_move(mv), TryOutcome::Done { .. }));
    assert_eq!(runner.saying().text.0, "full_board_tower_done");
    assert!(PositionClaim::Asleep(&["e3"]).holds(runner.game(), LessonTry::Nothing));
    assert!(lies(runner.saying(), runner.game(), LessonTry::Move(&before, mv), "e3").is_empty());
}

/// Every legal and illegal try of every step is made; every remark is reached, and what it claims is true whenever it is
/// said.
#[test]
fn every_remark_is_said_and_true() {
    let (mut never, mut wrong) = (Vec::new(), Vec::new());
    for lesson in Lesson::all() {
        let mut unsaid: Vec<BTreeSet<usize>> =
            lesson.steps.iter().map(|step| (0..step.remarks.len()).collect()).collect();
        // Some remarks of games need a lucky start.
        for seed in 0..20 {
            each_step_by_chance(lesson, seed, |runner| {
                let left = &mut unsaid[runner.progress().step - 1];
                let is_game = runner.step().opponent.is_some();
                // Single tries are the same each time.
                let is_known = if is_game { left.is_empty() } else { seed > 0 };
                if is_known {
                    return;
                }
                let mut said = BTreeSet::new();
                if is_game {
                    wrong.extend(played_remarks(runner, &mut said, seed));
                } else {
                    let place = format!("{}, step {}", lesson.id, runner.progress().step);
                    wrong.extend(tried_remarks(runner, &mut said, &place));
                }
                left.retain(|index| !said.contains(index));
            });
            if unsaid.iter().all(BTreeSet::is_empty) {
                break;
            }
        }
        for (step, left) in lesson.steps.iter().zip(unsaid) {
            never.extend(
                left.iter().map(|&index| format!("{}: {}", lesson.id, step.remarks[index].say.text.0)),
            );
        }
    }
    assert!(never.is_empty(), "never said: {never:#?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Notes every remark to a single try, and returns the claims that are not true.
fn tried_remarks(runner: &LessonRunner, said: &mut BTreeSet<usize>, place: &str) -> Vec<String> {
    let step = runner.step();
    let mut wrong = Vec::new();
    let mut note = |remark: Option<usize>, game: &AnyGame, tried: LessonTry<'_>, written: &str| {
        let Some(index) = remark else { return };
        said.insert(index);
        wrong.extend(lies(step.remarks[index].say, game, tried, &format!("{place}, {written}")));
    };
    if let LessonTask::Name(_) = step.task {
        for point in runner.game().board().points() {
            if let TryOutcome::Missed { remark } = runner.clone().point(point) {
                assert!(
                    remark.is_some(),
                    "{place}: nothing is said to {}",
                    runner.game().board().label(point)
                );
                note(remark, runner.game(), LessonTry::Point(point), runner.game().board().label(point));
            }
        }
        return wrong;
    }
    for mv in tries(runner.game()) {
        let mut copy = runner.clone();
        let tried = written(runner.game(), mv);
        match copy.try_move(mv) {
            TryOutcome::Missed { remark } => {
                assert_eq!(copy.game(), runner.game(), "{place}: {tried} was not taken back");
                let mut after = *runner.game();
                after.play(mv).expect("legal");
                note(remark, &after, LessonTry::Move(runner.game(), mv), &tried);
            }
            TryOutcome::Refused { remark, .. } => {
                assert_eq!(copy.game(), runner.game(), "{place}: {tried}");
                note(remark, runner.game(), LessonTry::Refused(mv), &tried);
            }
            TryOutcome::Done { .. } => {}
            other => panic!("{place}, {tried}: {other:?}"),
        }
    }
    wrong
}

/// The remarks in random games from a step that is played against the computer, with refused tries on the way, and the
/// claims that are not true.
fn played_remarks(runner: &LessonRunner, said: &mut BTreeSet<usize>, seed: u64) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut rng = StdRng::seed_from_u64(seed);
    for _ in 0..20 {
        let mut copy = runner.clone();
        for _ in 0..300 {
            if copy.computer_to_move().is_none() && rng.random_range(0..20) == 0 {
                for mv in tries(copy.game()) {
                    if let TryOutcome::Refused { remark: Some(index), .. } = copy.clone().try_move(mv) {
                        said.insert(index);
                        let say = runner.step().remarks[index].say;
                        wrong.extend(lies(say, copy.game(), LessonTry::Refused(mv), "refused"));
                    }
                }
            }
            let moves = copy.game().legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.random_range(0..moves.len())];
            let before = *copy.game();
            let outcome = match copy.computer_to_move() {
                Some(_) => copy.computer_played(mv),
                None => copy.try_move(mv),
            };
            match outcome {
                TryOutcome::Played { remark } => {
                    if let Some(index) = remark {
                        said.insert(index);
                        let say = runner.step().remarks[index].say;
                        wrong.extend(lies(say, copy.game(), LessonTry::Move(&before, mv), "played"));
                    }
                }
                TryOutcome::Over | TryOutcome::Done { .. } => break,
                other => panic!("{other:?}"),
            }
        }
        if said.len() == runner.step().remarks.len() {
            break;
        }
    }
    wrong
}

/// Sentences that say nothing of the position on the board: rules, advice, tasks. Whoever writes a new one decides
/// whether it is one of these, or gives it claims.
const OF_NO_POSITION: &[&str] = &[
    "anda_game_end",
    "anda_game_smother",
    "entering_second_done",
    "first_game_capture",
    "forbidden_enter",
    "full_board_end",
    "full_board_start",
    "full_board_tower",
    "groups_first",
    "groups_first_done",
];

/// What these say is true because the rules refused a try for that reason.
const OF_A_REFUSAL: &[(&str, BrokenRule)] = &[
    ("capturing_any_empty", BrokenRule::EmptyTarget),
    ("capturing_any_own", BrokenRule::OwnTarget),
    ("capturing_near_far", BrokenRule::NotAdjacent),
    ("entering_second_early", BrokenRule::TooEarly),
    ("entering_second_far", BrokenRule::NotConnected),
    ("entering_second_taken", BrokenRule::PointOccupied),
    ("forbidden_enter_alone", BrokenRule::LoneSuicide),
    ("groups_first_inside", BrokenRule::NotOnPerimeter),
    ("groups_first_near", BrokenRule::PartsTouch),
    ("groups_first_one", BrokenRule::NeedsTwoStones),
    ("groups_first_same", BrokenRule::SamePart),
    ("komi_black_refused", BrokenRule::KomiIsWhites),
    ("passing_hand_pass", BrokenRule::MustEnterOrCapture),
    ("towers_sleep_fixed", BrokenRule::TowerTarget),
];

#[test]
fn every_sentence_about_a_position_has_claims() {
    let (mut without, mut known) = (Vec::new(), OF_NO_POSITION.iter().copied().collect::<BTreeSet<_>>());
    let mut refusals: BTreeSet<_> = OF_A_REFUSAL.iter().map(|&(text, _)| text).collect();
    for step in Lesson::all().flat_map(|lesson| lesson.steps) {
        let says_why = |remark: &&Remark| match remark.when {
            RemarkTrigger::Refused(rule) => OF_A_REFUSAL.contains(&(remark.say.text.0, rule)),
            _ => false,
        };
        for remark in step.remarks.iter().filter(says_why) {
            refusals.remove(remark.say.text.0);
        }
        let remarks = step.remarks.iter().filter(|remark| !says_why(remark)).map(|remark| remark.say);
        for saying in [step.goal, step.done].into_iter().chain(remarks) {
            if saying.claims.is_empty() && !known.contains(saying.text.0) && !without.contains(&saying.text.0)
            {
                without.push(saying.text.0);
            }
        }
    }
    for step in Lesson::all().flat_map(|lesson| lesson.steps) {
        let remarks = step.remarks.iter().map(|remark| remark.say);
        for saying in [step.goal, step.done].into_iter().chain(remarks).filter(|say| say.claims.is_empty()) {
            known.remove(saying.text.0);
        }
    }
    known.extend(refusals);
    assert!(
        without.is_empty() && known.is_empty(),
        "without claims: {without:#?}, listed for nothing: {known:?}"
    );
}

#[test]
fn hints_lead_to_the_answer() {
    for lesson in Lesson::all() {
        each_step(lesson, |runner| {
            if runner.step().opponent.is_some() {
                return;
            }
            let mut runner = runner.clone();
            let place = format!("{}, step {}", lesson.id, runner.progress().step);
            for _ in 0..20 {
                let outcome = match runner.hint() {
                    LessonHint::Kind(_) | LessonHint::Left(_) => continue,
                    LessonHint::Play(mv) => runner.try_move(mv),
                    LessonHint::Point(point) => runner.point(point),
                    LessonHint::PlayOn => panic!("{place}: no hint"),
                };
                match outcome {
                    TryOutcome::Done { .. } => return,
                    TryOutcome::Found { .. } => {}
                    other => panic!("{place}: {other:?}"),
                }
            }
            panic!("{place}: hints lead nowhere");
        });
    }
}

#[test]
fn a_step_can_be_tried_again() {
    let mut runner = LessonRunner::new(Lesson::find("entering").expect("a lesson"));
    let start = *runner.game();
    assert!(!runner.next_step(), "the step is not done");
    let mv = runner.game().parse_move("c3").expect("a move");
    let reply = runner.game().parse_move("c4").expect("a move");
    assert_eq!(runner.try_move(mv), TryOutcome::Done { mv: Some(mv), reply: Some(reply) });
    assert_eq!((runner.last(), runner.saying().text), (Some(reply), runner.step().done.text));
    assert_eq!(runner.try_move(mv), TryOutcome::NotNow);
    runner.retry();
    assert_eq!((runner.game(), runner.last(), runner.is_done()), (&start, None, false));
    runner.try_move(mv);
    assert!(runner.next_step());
    assert_eq!((runner.progress().step, runner.last()), (2, Some(reply)));
    // The step goes on from there, so trying it again shows the same last move.
    runner.retry();
    assert_eq!(runner.last(), Some(reply));
}

/// A computer that plays against the rules, or out of turn, changes nothing.
#[test]
fn the_computer_keeps_to_the_rules() {
    let mut runner = LessonRunner::new(Lesson::find("first-game").expect("a lesson"));
    let mv = |runner: &LessonRunner, text: &str| runner.game().parse_move(text).expect("a move");
    let c3 = mv(&runner, "c3");
    assert_eq!(runner.computer_played(c3), TryOutcome::NotNow);
    assert!(matches!(runner.try_move(c3), TryOutcome::Done { .. }));
    assert!(runner.next_step());
    assert!(runner.computer_to_move().is_some());
    assert_eq!(runner.try_move(mv(&runner, "c4")), TryOutcome::NotNow);
    assert!(matches!(runner.computer_played(c3), TryOutcome::Refused { .. }));
    let c4 = mv(&runner, "c4");
    assert_eq!(runner.computer_played(c4), TryOutcome::Played { remark: None });
    assert_eq!((runner.computer_to_move(), runner.last()), (None, Some(c4)));
}
