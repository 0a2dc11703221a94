//! Puzzles on the table, without a window.

use super::super::ExerciseEvent;
use super::*;
use crate::library::{PuzzleRecord, PuzzlesDone};
use crate::play::{Match, NodeId, Seat};
use crate::rules::Variant;
use crate::rules::{AnyMove, ByPlayer, Game, GameKind};
use crate::study::HintStep;
use crate::study::puzzles::{
    Difficulty, Puzzle, PuzzleFilter, PuzzleState, RunKind, TryVerdict, boards, collection,
};

fn match_of_two() -> Match {
    let mut game = Match::new(Variant::Square, ByPlayer::new(Seat::Human, Seat::Human));
    for text in ["d4", "d5", "d3"] {
        let mv = game.position().parse_move(text).unwrap();
        game.play(mv).unwrap();
    }
    game
}

fn at(puzzle: &'static Puzzle) -> CurrentMatch {
    let mut current = CurrentMatch::new(match_of_two());
    current.apply_puzzle_request(&PuzzleRequested::Begin(puzzle, PuzzlePurpose::Rating));
    current
}

fn session(current: &CurrentMatch) -> &PuzzleSession {
    current.puzzle().unwrap()
}

/// Plays what comes by itself.
fn play_on(current: &mut CurrentMatch) {
    while session(current).is_auto_playing() {
        let turn = current.position_id();
        current.apply_puzzle_request(&PuzzleRequested::PlayOn(turn));
    }
}

fn judged(news: &[ExerciseEvent]) -> Option<bool> {
    news.iter().find_map(|news| match news {
        ExerciseEvent::PuzzleScored(scored) => Some(scored.solved),
        _ => None,
    })
}

fn right(current: &CurrentMatch) -> AnyMove {
    session(current).attempt().wanted().unwrap()
}

fn wrong(current: &CurrentMatch) -> AnyMove {
    let right = right(current);
    current.table_match().position().legal_moves().into_iter().find(|mv| *mv != right).unwrap()
}

fn long_one() -> &'static Puzzle {
    collection().iter().find(|puzzle| puzzle.moves() > 1).unwrap()
}

#[test]
fn every_puzzle_is_solved_through_the_table() {
    for puzzle in collection() {
        let mut current = at(puzzle);
        let id = puzzle.id();
        let mut counted = None;
        for number in 1..=puzzle.moves() {
            assert_eq!(session(&current).attempt().number(), number, "{id}");
            assert!(current.is_human_turn() && current.is_computer_idle(), "{id}");
            let news = current.play_puzzle_move(right(&current).intent());
            counted = counted.or(judged(&news));
            play_on(&mut current);
        }
        assert!(session(&current).is_over() && !current.is_human_turn(), "{id}");
        assert_eq!(counted, Some(true), "{id}");
        let moves: Vec<AnyMove> = current.table_match().moves().collect();
        assert_eq!(moves, puzzle.solution, "{id}");
        current.apply_puzzle_request(&PuzzleRequested::Leave);
        assert_eq!(current.table_match(), &match_of_two(), "{id}");
    }
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_taken_back() {
    for variant in boards() {
        let puzzle =
            PuzzleFilter::on(variant).puzzles().find(|puzzle| puzzle.moves() > 1 || variant == Variant::Hex3);
        let mut current = at(puzzle.unwrap());
        let (start, right_move) = (current.position_id(), right(&current));
        let mv = wrong(&current);
        let news = current.play_puzzle_move(mv.intent());
        assert_eq!(judged(&news), Some(false));
        assert!(!current.is_human_turn() && current.table_match().moves().eq([mv]));
        let verdict = session(&current).attempt().judge(mv, &crate::ai::Stop::default());
        // What is found out about another position says nothing of this one.
        let stale = PuzzleRequested::Judged { at: start, verdict: verdict.clone() };
        assert!(current.apply_puzzle_request(&stale).is_empty() && !session(&current).is_auto_playing());
        let turn = current.position_id();
        let line = match &verdict {
            Some(TryVerdict::Refuted(found)) => found.line.len().min(3),
            _ => 0,
        };
        current.apply_puzzle_request(&PuzzleRequested::Judged { at: turn, verdict });
        assert_eq!(session(&current).feedback().unwrap().texts.len(), 2, "the move is wrong, and why");
        play_on(&mut current);
        assert_eq!(current.table_match().moves().len(), 1 + line);
        // No move is tried from there.
        assert!(current.play_puzzle_move(right_move.intent()).is_empty());
        current.apply_puzzle_request(&PuzzleRequested::Again);
        assert_eq!(
            (current.position_id(), current.table_match().position()),
            (start, session(&current).attempt().game())
        );
        assert!(current.is_human_turn() && session(&current).feedback().is_none());
        // The attempt has been scored already.
        assert_eq!(judged(&current.play_puzzle_move(right_move.intent())), None);
    }
}

/// A move that was to come by itself does not come where something else was done in the same moment.
#[test]
fn what_was_to_be_played_belongs_to_its_turn() {
    let mut current = at(long_one());
    let mv = wrong(&current);
    current.play_puzzle_move(mv.intent());
    let late = PuzzleRequested::PlayOn(current.position_id());
    current.apply_puzzle_request(&PuzzleRequested::Solution);
    assert!(current.apply_puzzle_request(&late).is_empty());
    assert_eq!((current.table_match().moves().len(), session(&current).is_auto_playing()), (0, true));
    play_on(&mut current);
    assert!(session(&current).is_over());
}

/// Table and attempt are the same game, so that the one is never ahead of what the other refuses.
#[test]
fn a_move_that_the_table_refuses_is_no_try() {
    for is_right in [true, false] {
        let mut current = at(long_one());
        let mv = if is_right { right(&current) } else { wrong(&current) };
        let player = session(&current).puzzle().solver();
        current.update_match(|game| game.resign(player));
        assert!(current.play_puzzle_move(mv.intent()).is_empty());
        let session = session(&current);
        assert_eq!(
            (session.stage(), session.attempt().number(), session.attempt().verdict()),
            (PuzzleStage::Open, 1, None)
        );
        assert!(!session.is_auto_playing());
    }
}

/// A wrong move is tried twice, after the right move and the reply.
#[test]
fn a_second_move_is_taken_back_to_where_it_was_played() {
    let mut current = at(long_one());
    current.play_puzzle_move(right(&current).intent());
    play_on(&mut current);
    let here = current.position_id();
    assert_ne!(here.node, NodeId::ROOT);
    for _ in 0..2 {
        let mv = wrong(&current);
        current.play_puzzle_move(mv.intent());
        current.apply_puzzle_request(&PuzzleRequested::Again);
        assert_eq!((current.position_id(), current.table_match().moves().len()), (here, 2));
    }
}

#[test]
fn hints_say_more_and_cost_the_streak() {
    let mut current = at(long_one());
    let shown_steps = |current: &CurrentMatch| session(current).shown_hint_steps().len();
    assert_eq!(judged(&current.apply_puzzle_request(&PuzzleRequested::Hint)), Some(false));
    let mut steps = 1;
    while !matches!(session(&current).shown_hint_steps().last(), Some(HintStep::Move { .. })) {
        assert_eq!(judged(&current.apply_puzzle_request(&PuzzleRequested::Hint)), None);
        steps += 1;
        assert_eq!(shown_steps(&current), steps);
    }
    let before = shown_steps(&current);
    current.apply_puzzle_request(&PuzzleRequested::Hint);
    assert!(before > 1 && shown_steps(&current) == before, "there is no more to say");
    current.play_puzzle_move(right(&current).intent());
    assert_eq!(shown_steps(&current), 0);
}

#[test]
fn the_solution_is_shown_from_wherever_one_is() {
    let puzzle = long_one();
    for wrongly in [false, true] {
        let mut current = at(puzzle);
        if wrongly {
            current.play_puzzle_move(wrong(&current).intent());
        }
        let counted = judged(&current.apply_puzzle_request(&PuzzleRequested::Solution));
        assert_eq!(counted, (!wrongly).then_some(false));
        assert!(!session(&current).is_over(), "the board is behind");
        play_on(&mut current);
        assert!(current.table_match().moves().eq(puzzle.solution.iter().copied()));
        // A restarted puzzle is not scored again.
        current.apply_puzzle_request(&PuzzleRequested::Again);
        assert_eq!((current.table_match().moves().len(), session(&current).stage()), (0, PuzzleStage::Open));
        let news = current.play_puzzle_move(right(&current).intent());
        assert_eq!(judged(&news), None);
    }
}

#[test]
fn what_is_against_the_rules_is_no_try() {
    let mut current = at(PuzzleFilter::on(Variant::Hex).puzzles().next().unwrap());
    let taken = current.view().stacks[0].point;
    let news = current.play_puzzle_move(crate::rules::MoveIntent::Place(taken));
    assert!(matches!(news.as_slice(), [ExerciseEvent::Refused(_, Some(_))]));
    assert_eq!((session(&current).stage(), session(&current).attempt().verdict()), (PuzzleStage::Open, None));
}

#[test]
fn progress_is_kept_in_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.toml");
    let [first, second] = [&collection()[0], &collection()[1]];
    let mut puzzles =
        PuzzleProgress::open(PuzzlesDone::open(path.clone()), &super::super::WindowWaker::default());
    let before = puzzles.rating(Variant::Hex).rounded();
    puzzles.record_result(first, true);
    let rated = puzzles.rating_change(first).unwrap().clone();
    assert!(rated.solved && rated.before == before && rated.now > before && rated.streak == 1);
    puzzles.record_result(second, false);
    assert!(puzzles.rating_change(first).is_none() && puzzles.rating_change(second).unwrap().streak == 0);
    assert_eq!(
        (puzzles.state_of(first), puzzles.state_of(second)),
        (PuzzleState::Solved, PuzzleState::Failed)
    );
    let filter = PuzzleFilter::on(first.variant());
    assert_eq!(puzzles.solved_and_total(filter), [1, filter.puzzles().count()]);
    drop(puzzles);
    // As the terminal has it.
    let record = PuzzlesDone::open(path).of(first.variant().game_name());
    assert!(record.solved.contains(&first.id()) && record.failed.contains(&second.id()));
    assert_eq!((record.streak, record.best_streak), (0, 1));
}

#[test]
fn the_next_one_is_another_one_until_none_is_left() {
    let filter = PuzzleFilter::on(Variant::Hex3);
    let mut puzzles = PuzzleProgress::default();
    puzzles.set_board(Variant::Hex3);
    let shown = puzzles.next_puzzle(Variant::Square, None, Some(1)).unwrap();
    assert_eq!(shown.variant(), Variant::Hex3);
    for seed in 0..20 {
        assert_ne!(puzzles.next_puzzle(Variant::Square, Some(shown), Some(seed)), Some(shown));
    }
    // The last unsolved puzzle comes again.
    let shown = filter.puzzles().next().unwrap();
    let others = filter.puzzles().filter(|puzzle| *puzzle != shown).map(Puzzle::id).collect();
    let record = PuzzleRecord { solved: others, ..PuzzleRecord::default() };
    let mut puzzles = PuzzleProgress::from_record("Abande", record.clone());
    puzzles.set_board(Variant::Hex3);
    assert_eq!(puzzles.next_puzzle(Variant::Hex, Some(shown), None), Some(shown));
    puzzles.record_result(shown, true);
    assert!(!puzzles.is_any_left(Variant::Hex));
    assert_eq!(puzzles.next_puzzle(Variant::Hex, Some(shown), None), None);
}

#[test]
fn the_wish_follows_the_table_until_the_player_chooses() {
    let mut puzzles = PuzzleProgress::default();
    for variant in boards() {
        assert_eq!(puzzles.filter(variant).variant, variant);
    }
    let theme = PuzzleFilter::on(Variant::Hex).puzzles().next().unwrap().themes[0];
    puzzles.set_theme(Variant::Hex, Some(theme));
    puzzles.set_difficulty(Variant::Square, Difficulty::Harder);
    let filter = puzzles.filter(Variant::Square);
    assert_eq!(
        (filter.variant, filter.theme, filter.difficulty),
        (Variant::Hex, Some(theme), Difficulty::Harder)
    );
    // Anda has other themes.
    let anda = boards().into_iter().find(|variant| variant.game_name() == "Anda").unwrap();
    puzzles.set_board(anda);
    let filter = puzzles.filter(Variant::Square);
    assert_eq!((filter.variant, filter.theme, filter.difficulty), (anda, None, Difficulty::Harder));
}

#[test]
fn a_run_gives_no_help_and_no_second_try() {
    let puzzle = long_one();
    let mut current = CurrentMatch::new(match_of_two());
    let purpose = PuzzlePurpose::Run(RunKind::Rush);
    current.apply_puzzle_request(&PuzzleRequested::Begin(puzzle, purpose));
    for help in [PuzzleRequested::Hint, PuzzleRequested::Solution, PuzzleRequested::Again] {
        assert!(current.apply_puzzle_request(&help).is_empty(), "{help:?}");
    }
    assert_eq!((session(&current).stage(), session(&current).attempt().verdict()), (PuzzleStage::Open, None));
    let news = current.play_puzzle_move(wrong(&current).intent());
    assert_eq!(judged(&news), Some(false));
    assert!(matches!(session(&current).stage(), PuzzleStage::Wrong { doubted: false, .. }));
    for help in [PuzzleRequested::Hint, PuzzleRequested::Solution, PuzzleRequested::Again] {
        assert!(current.apply_puzzle_request(&help).is_empty(), "{help:?}");
    }
    assert_eq!(current.table_match().moves().len(), 1);
}

#[test]
fn a_run_is_left_after_its_end() {
    for end in [PuzzleRequested::Leave, PuzzleRequested::EndRun] {
        let mut current = CurrentMatch::new(match_of_two());
        let purpose = PuzzlePurpose::Run(RunKind::Rush);
        current.apply_puzzle_request(&PuzzleRequested::Begin(long_one(), purpose));
        let right = right(&current);
        assert!(session(&current).is_running());
        current.apply_puzzle_request(&end);
        assert_eq!(
            (session(&current).stage(), session(&current).is_running()),
            (PuzzleStage::Stopped, false)
        );
        assert!(current.play_puzzle_move(right.intent()).is_empty() && !current.is_human_turn());
        current.apply_puzzle_request(&PuzzleRequested::Leave);
        assert_eq!(current.table_match(), &match_of_two());
    }
}

#[test]
fn what_is_not_rated_is_noted_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.toml");
    let [first, second] = [&collection()[0], &collection()[1]];
    let mut puzzles =
        PuzzleProgress::open(PuzzlesDone::open(path.clone()), &super::super::WindowWaker::default());
    puzzles.record_result(first, true);
    let rated = puzzles.rating(Variant::Hex);
    puzzles.record_unrated(first, false);
    puzzles.record_unrated(second, true);
    assert_eq!((puzzles.rating(Variant::Hex), puzzles.rating_change(second)), (rated, None));
    assert_eq!(puzzles.state_of(second), PuzzleState::Solved);
    let scores =
        [(RunKind::Rush, 7, 0), (RunKind::Rush, 3, 7), (RunKind::Streak, 4, 0), (RunKind::Rush, 9, 7)];
    for (kind, score, before) in scores {
        assert_eq!(puzzles.record_score(GameKind::Abande, kind, score), before, "{kind:?} {score}");
    }
    assert_eq!(RunKind::ALL.map(|kind| puzzles.best_score(Variant::Square, kind)), [9, 4]);
    assert_eq!(RunKind::ALL.map(|kind| puzzles.best_score("anda-4".parse().unwrap(), kind)), [0, 0]);
    drop(puzzles);
    let record = PuzzlesDone::open(path).of("Abande");
    assert_eq!((record.streak, record.best_rush, record.best_run), (1, 9, 4));
    assert!(record.solved.contains(&second.id()) && record.failed.is_empty());
}

#[test]
fn a_wrong_warm_up_says_what_the_move_does_to_its_player() {
    let mut told = [0, 0];
    for puzzle in collection().iter().filter(|puzzle| puzzle.is_warm_up()).step_by(5) {
        let right = puzzle.solution[0];
        for mv in puzzle.start.legal_moves().into_iter().filter(|&mv| mv != right).take(6) {
            let session = PuzzleSession::new(puzzle).after_move(mv);
            let texts = &session.feedback().unwrap().texts;
            let facts = crate::study::facts(&puzzle.start, mv).unwrap();
            let drawback = facts.iter().find(|fact| fact.is_drawback_for(puzzle.solver()));
            let wanted = drawback.map(|fact| crate::i18n::study::of_fact(fact, puzzle.start.board()));
            assert_eq!(&texts[1..], wanted.as_slice(), "{}: {mv:?}", puzzle.id());
            told[usize::from(wanted.is_some())] += 1;
        }
    }
    assert!(told.iter().all(|&count| count > 20), "with and without a reason: {told:?}");
}
