//! Puzzles on the table: solved with the mouse, wrong ways and right ones, and the game that waits meanwhile.

use std::time::Duration;

use abande::ai::Stop;
use abande::app::game::{
    CurrentMatch, EditPreferences, LessonRequested, MatchRequested, MinReplyTime, MoveRequested,
    OpponentSearch, PuzzleFeedbackGiven, PuzzleProgress, PuzzlePurpose, PuzzleRequested,
    PuzzleSelectionRequested, PuzzleSession, PuzzleStage, SetupRequested, StoredPreferences, Toast,
    ToastTone, WindowWaker,
};
use abande::i18n::{puzzles as words, solving};
use abande::library::preferences::Page;
use abande::library::{PuzzleRecord, PuzzlesDone};
use abande::play::{GameSetup, Match, Seat};
use abande::rules::{AnyMove, ByPlayer, Game, MoveIntent, Player, Variant};
use abande::study::HintStep;
use abande::study::lessons::Lesson;
use abande::study::puzzles::{Puzzle, PuzzleFilter, PuzzleState, PuzzleTheme, TryVerdict, boards};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::learn::play;
use super::table::{Table, english};
use super::{COMPUTER, HUMAN, OPENING};

pub(super) fn request(table: &mut Table, request: PuzzleRequested) {
    table.app.world_mut().write_message(request);
    table.frames(3);
}

fn begin(table: &mut Table, puzzle: &'static Puzzle) {
    request(table, PuzzleRequested::Begin(puzzle, PuzzlePurpose::Rating));
    assert_eq!(solver(table).puzzle(), puzzle);
}

pub(super) fn solver(table: &Table) -> &PuzzleSession {
    table.current().puzzle().expect("a puzzle")
}

fn puzzles(table: &Table) -> &PuzzleProgress {
    table.app.world().resource::<PuzzleProgress>()
}

/// The first puzzle of a board with so many moves.
fn puzzle_on(variant: Variant, moves: usize) -> &'static Puzzle {
    PuzzleFilter::on(variant).puzzles().find(|puzzle| puzzle.moves() == moves).expect("one of so many moves")
}

fn right_move(table: &Table) -> AnyMove {
    solver(table).attempt().wanted().expect("a move is to be found")
}

/// Another legal move, on the board.
fn wrong_move(table: &Table) -> AnyMove {
    let right = right_move(table);
    let others = table.game().position().legal_moves().into_iter();
    let on_board = |mv: &AnyMove| !matches!(mv.intent(), MoveIntent::Pass | MoveIntent::SpendKomi);
    others.filter(on_board).find(|mv| *mv != right).expect("another move")
}

/// Waits until nothing is searched or played by itself.
pub(super) fn settle(table: &mut Table) {
    table.until("the board has caught up", |world| {
        let solver = world.resource::<CurrentMatch>().puzzle()?;
        let doubted =
            matches!(solver.stage(), PuzzleStage::Judging { .. } | PuzzleStage::Wrong { doubted: true, .. });
        (!doubted && !solver.is_auto_playing()).then_some(())
    });
    table.frames(2);
}

fn backspace(table: &mut Table) {
    table.key(KeyCode::Backspace, &Key::Backspace);
    table.frames(3);
}

/// Tries something else, sees why it is wrong, and takes it back.
fn try_wrongly(table: &mut Table) {
    let id = solver(table).puzzle().id();
    let (turn, before) = (table.turn(), *table.game().position());
    let mv = wrong_move(table);
    play(table, mv);
    assert!(matches!(solver(table).stage(), PuzzleStage::Wrong { .. }), "{id}");
    settle(table);
    table.check_spots();
    let told: Vec<String> = solver(table).feedback().expect("words").texts.iter().map(english).collect();
    assert!(told.len() == 2 && told.iter().all(|text| text.ends_with('.')), "{id}: {told:?}");
    assert!(!table.current().is_human_turn(), "{id}: first it is taken back");
    backspace(table);
    assert_eq!((table.turn(), *table.game().position()), (turn, before), "{id}");
    table.check_spots();
}

/// Finds every move, with the mouse.
fn find_all(table: &mut Table) {
    let id = solver(table).puzzle().id();
    for _ in 0..9 {
        if solver(table).is_over() {
            break;
        }
        let mv = right_move(table);
        play(table, mv);
        settle(table);
        table.check_spots();
    }
    assert_eq!(solver(table).stage(), PuzzleStage::Solved, "{id}");
    let played: Vec<AnyMove> = table.game().moves().collect();
    assert_eq!(played, solver(table).puzzle().solution, "{id}");
}

#[test]
fn puzzles_of_every_board_are_solved_with_the_mouse() {
    let mut table = Table::after(Variant::Square, OPENING);
    let before = table.game().clone();
    let all: Vec<&Puzzle> = boards()
        .into_iter()
        .flat_map(|variant| [1, 2, 3].map(|moves| (variant, moves)))
        .filter_map(|(variant, moves)| {
            PuzzleFilter::on(variant).puzzles().find(|puzzle| puzzle.moves() == moves)
        })
        .collect();
    let long = all.iter().filter(|puzzle| puzzle.moves() > 1).count();
    assert!(all.len() > 9 && long > 4, "{} puzzles, {long} of them with several moves", all.len());
    let mut seen = vec![table.turn().match_id];
    for (puzzle, wrongly) in all.into_iter().zip([true, false].into_iter().cycle()) {
        begin(&mut table, puzzle);
        let rating = puzzles(&table).rating(puzzle.variant()).rounded();
        assert!(!seen.contains(&table.turn().match_id), "an answer for one could be taken for another");
        seen.push(table.turn().match_id);
        assert_eq!(table.game().variant(), puzzle.variant());
        assert_eq!(table.current().own_match(), &before);
        if wrongly {
            try_wrongly(&mut table);
        }
        find_all(&mut table);
        let known = puzzles(&table);
        let rated = known.rating_change(puzzle).expect("it counts").clone();
        assert_eq!((rated.solved, rated.before), (!wrongly, rating));
        // To fail at what is far too hard says nothing.
        let may_stay = puzzle.rating > rating + 400;
        let fell = rated.now < rating || may_stay && rated.now == rating;
        assert!(if wrongly { fell } else { rated.now >= rating }, "{rated:?}");
        let state = if wrongly { PuzzleState::Failed } else { PuzzleState::Solved };
        assert_eq!(known.state_of(puzzle), state, "{}", puzzle.id());
    }
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(table.game(), &before);
    table.check();
    table.click("e4");
    assert_eq!(table.game().moves().len(), 6, "the game goes on");
}

#[test]
fn the_solver_sits_near() {
    // The window alone has seats.
    let mut table = Table::in_window(Variant::Hex, "");
    for player in Player::ALL {
        let puzzle =
            PuzzleFilter::on(Variant::Hex).puzzles().find(|puzzle| puzzle.solver() == player).expect("one");
        begin(&mut table, puzzle);
        assert_eq!(table.rig().home_yaw > 1.0, player == Player::White);
    }
}

/// Whoever has seen why a move is wrong wants to try another one: a click on the board takes it back.
#[test]
fn a_click_takes_a_wrong_move_back() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    begin(&mut table, puzzle_on(Variant::Hex, 1));
    let before = *table.game().position();
    let mv = wrong_move(&table);
    play(&mut table, mv);
    settle(&mut table);
    assert_ne!(*table.game().position(), before);
    table.click("a1");
    table.frames(3);
    assert_eq!((*table.game().position(), solver(&table).stage()), (before, PuzzleStage::Open));
    find_all(&mut table);
}

/// The player thinks better of a wrong move before it is known what is wrong with it, and tries another one.
#[test]
fn what_is_wrong_with_one_move_is_not_said_of_another() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    let puzzle = puzzle_on(Variant::Hex, 2);
    begin(&mut table, puzzle);
    let right = right_move(&table);
    let turn = table.turn();
    let refuted = |mv: &AnyMove| Some((*mv, solver(&table).attempt().refute(*mv, &Stop::default())?));
    let wrong = table.game().position().legal_moves().into_iter().filter(|mv| *mv != right);
    let mut wrong = wrong.filter_map(|mv| refuted(&mv)).filter(|(_, found)| !found.line.is_empty());
    let (one, of_one) = wrong.next().expect("a wrong move");
    let (other, of_other) = wrong.next().expect("another one");
    drop(wrong);
    let play = |table: &mut Table, mv: AnyMove| {
        table.app.world_mut().write_message(MoveRequested { at: turn, intent: mv.intent() });
        table.frames(1);
    };
    play(&mut table, one);
    let late = table.turn();
    table.app.world_mut().write_message(PuzzleRequested::Again);
    play(&mut table, other);
    assert!(table.game().moves().eq([other]));
    // The first answer, should it still come.
    request(&mut table, PuzzleRequested::Judged { at: late, verdict: Some(TryVerdict::Refuted(of_one)) });
    settle(&mut table);
    let line = of_other.line.iter().copied().take(words::REFUTATION_PLIES);
    assert!(table.game().moves().eq(std::iter::once(other).chain(line)));
    let told: Vec<String> = solver(&table).feedback().expect("words").texts.iter().map(english).collect();
    let wanted = [words::of_wrong_move(puzzle), words::of_refutation(puzzle, other, &of_other)];
    assert_eq!(told, wanted.each_ref().map(english));
}

/// Every move that comes by itself has its moment, also the first one after a button that changed what comes.
#[test]
fn the_solution_does_not_hurry_after_a_refutation() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    begin(&mut table, puzzle_on(Variant::Hex, 2));
    // Ten frames.
    table.app.insert_resource(MinReplyTime(Duration::from_millis(500)));
    let mv = wrong_move(&table);
    play(&mut table, mv);
    table.until("the answer is about to come", |world| {
        world.resource::<CurrentMatch>().puzzle()?.is_auto_playing().then_some(())
    });
    table.frames(7);
    assert_eq!(table.game().moves().len(), 1);
    request(&mut table, PuzzleRequested::Solution);
    for _ in 0..4 {
        assert_eq!((table.game().moves().len(), solver(&table).stage()), (0, PuzzleStage::Shown));
        table.frames(1);
    }
    table.frames(7);
    assert_eq!(table.game().moves().len(), 1);
}

/// Enter says what the button says where there is nothing to go on to.
#[test]
fn enter_says_why_there_is_no_next_puzzle() {
    let mut table = Table::new(Variant::Hex3, HUMAN, HUMAN);
    table.app.init_resource::<Toasts>().add_systems(Last, keep_toasts);
    let puzzle = puzzle_on(Variant::Hex3, 1);
    let solved = PuzzleFilter::on(Variant::Hex3).puzzles().map(Puzzle::id).collect();
    table.app.insert_resource(PuzzleProgress::from_record(
        "Abande",
        PuzzleRecord { solved, ..PuzzleRecord::default() },
    ));
    begin(&mut table, puzzle);
    find_all(&mut table);
    assert!(table.app.world().resource::<Toasts>().0.is_empty());
    table.key(KeyCode::Enter, &Key::Enter);
    table.frames(3);
    assert_eq!(table.app.world().resource::<Toasts>().0, [english(&solving::these_are_solved())]);
    assert_eq!((solver(&table).puzzle(), solver(&table).stage()), (puzzle, PuzzleStage::Solved));
}

/// A screen reader finishes what it says about the move first, and the player is not congratulated.
#[test]
fn a_falling_rating_is_told_plainly() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    let keep = |mut said: MessageReader<PuzzleFeedbackGiven>, mut kept: ResMut<Said>| {
        kept.0.extend(said.read().cloned());
    };
    table.app.init_resource::<Said>().add_systems(Last, keep);
    let puzzle = puzzle_on(Variant::Hex, 1);
    begin(&mut table, puzzle);
    try_wrongly(&mut table);
    let rated = puzzles(&table).rating_change(puzzle).expect("it counts").clone();
    assert!(rated.now < rated.before);
    let wanted = english(&words::of_rating(rated.before, rated.now, rated.uncertainty));
    let said = &table.app.world().resource::<Said>().0;
    let colours = said.iter().filter(|said| english(&said.text) == wanted).map(|said| said.tone);
    assert_eq!(colours.collect::<Vec<_>>(), [ToastTone::Info]);
}

/// Feedback on puzzles so far.
#[derive(Resource, Default)]
struct Said(Vec<PuzzleFeedbackGiven>);

/// Texts of toasts so far.
#[derive(Resource, Default)]
struct Toasts(Vec<String>);

fn keep_toasts(mut toasts: MessageReader<Toast>, mut kept: ResMut<Toasts>) {
    kept.0.extend(toasts.read().map(|toast| english(&toast.text)));
}

#[test]
fn help_comes_in_steps_and_the_solution_on_the_board() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let before = table.game().clone();
    let anda = boards().into_iter().find(|variant| variant.game_name() == "Anda").expect("puzzles of Anda");
    for puzzle in [puzzle_on(Variant::Hex, 2), puzzle_on(anda, 2)] {
        begin(&mut table, puzzle);
        let mut told = 0;
        while !matches!(solver(&table).shown_hint_steps().last(), Some(HintStep::Move { .. })) {
            table.key(KeyCode::KeyH, &Key::Character("h".into()));
            table.frames(3);
            assert_eq!(solver(&table).shown_hint_steps().len(), told + 1);
            told += 1;
        }
        assert!(told > 1 && puzzles(&table).rating_change(puzzle).is_some_and(|rated| !rated.solved));
        // What is not over is not left.
        table.key(KeyCode::Enter, &Key::Enter);
        assert_eq!((solver(&table).puzzle(), solver(&table).stage()), (puzzle, PuzzleStage::Open));
        table.key(KeyCode::KeyY, &Key::Character("y".into()));
        settle(&mut table);
        table.check_spots();
        assert_eq!(solver(&table).stage(), PuzzleStage::Shown);
        assert!(table.game().moves().eq(puzzle.solution.iter().copied()));
        // Once more by oneself, for practice: the rating stays.
        let rating = puzzles(&table).rating(puzzle.variant());
        backspace(&mut table);
        find_all(&mut table);
        assert_eq!(puzzles(&table).rating(puzzle.variant()), rating);
        // Enter goes on to another one.
        table.key(KeyCode::Enter, &Key::Enter);
        table.frames(3);
        assert_ne!(solver(&table).puzzle(), puzzle);
        assert_eq!(table.current().own_match(), &before);
    }
    request(&mut table, PuzzleRequested::Leave);
    assert_eq!(table.game(), &before);
}

/// A puzzle that is interrupted at any moment leaves nothing behind.
#[test]
fn an_interrupted_puzzle_leaves_the_game_unharmed() {
    let moments: [fn(&mut Table); 5] = [
        |_| {},
        |table| {
            let mv = wrong_move(table);
            play(table, mv);
        },
        |table| {
            let mv = wrong_move(table);
            play(table, mv);
            settle(table);
        },
        |table| request(table, PuzzleRequested::Hint),
        |table| request(table, PuzzleRequested::Solution),
    ];
    let opened = || {
        let mut game = Match::new(Variant::Hex3, ByPlayer::new(HUMAN, Seat::Human));
        let mv = game.position().legal_moves()[0];
        game.play(mv).expect("a legal move");
        game
    };
    for moment in moments {
        for variant in boards() {
            let mut table = Table::after(Variant::Hex, OPENING);
            let before = table.game().clone();
            let puzzle = puzzle_on(variant, 1);
            begin(&mut table, puzzle);
            moment(&mut table);
            request(&mut table, PuzzleRequested::Leave);
            assert_eq!(table.game(), &before, "{variant}");
            table.check();

            begin(&mut table, puzzle);
            moment(&mut table);
            table.app.world_mut().write_message(LessonRequested::Begin(Lesson::ABANDE[0]));
            table.frames(3);
            assert!(
                table.current().puzzle().is_none() && table.current().own_match() == &before,
                "{variant}"
            );
            table.check_spots();
            begin(&mut table, puzzle);
            assert!(
                table.current().lesson().is_none() && table.current().own_match() == &before,
                "{variant}"
            );

            moment(&mut table);
            let adopt = MatchRequested::Load { game: Box::new(opened()), header: None };
            table.app.world_mut().write_message(adopt);
            table.frames(1);
            assert_eq!(table.current().replaced_match(), Some(&before), "{variant}");
            table.frames(2);
            assert_eq!(table.game(), &opened(), "{variant}");
            assert!(table.current().puzzle().is_none(), "{variant}");
            table.check();

            begin(&mut table, puzzle);
            moment(&mut table);
            let seats = ByPlayer::new(HUMAN, HUMAN);
            table.request(MatchRequested::New(GameSetup::new(Variant::Square, seats)));
            table.frames(30);
            assert!(table.current().puzzle().is_none() && table.moves().is_empty(), "{variant}");
            table.check();
        }
    }
}

/// Whichever way a game takes the place of a lesson or a puzzle, it is not left beside the page for learners.
#[test]
fn with_what_was_learned_its_page_goes() {
    let mut table = Table::after(Variant::Hex, OPENING);
    let turn_to = |table: &mut Table, page: Page| {
        table
            .app
            .world_mut()
            .write_message(EditPreferences::new(move |preferences| preferences.panels.page = page));
        table.frames(2);
    };
    let page = |table: &Table| table.app.world().resource::<StoredPreferences>().panels.page;
    let teach = |table: &mut Table| {
        table.app.world_mut().write_message(LessonRequested::Begin(Lesson::ABANDE[0]));
        table.frames(3);
        assert!(table.current().lesson().is_some());
    };
    let puzzle = |table: &mut Table| begin(table, puzzle_on(Variant::Hex3, 1));
    let seats = ByPlayer::new(HUMAN, HUMAN);
    let opened = Box::new(Match::new(Variant::Hex3, seats));
    let games = [
        MatchRequested::Load { game: opened, header: None },
        MatchRequested::New(GameSetup::new(Variant::Square, seats)),
    ];
    for game in games {
        for last in [teach, puzzle] {
            turn_to(&mut table, Page::Learn);
            teach(&mut table);
            puzzle(&mut table);
            request(&mut table, PuzzleRequested::Leave);
            table.app.world_mut().write_message(SetupRequested::Begin);
            table.frames(3);
            assert!(table.current().editor().is_some());
            table.app.world_mut().write_message(SetupRequested::Cancel);
            table.frames(3);
            last(&mut table);
            assert_eq!(page(&table), Page::Learn, "one goes on learning");
            table.request(game.clone());
            table.frames(3);
            assert!(!table.current().mode().is_exercise());
            assert_eq!(page(&table), Page::Play);
            // Another page is none of theirs.
            turn_to(&mut table, Page::Moves);
            last(&mut table);
            table.request(game.clone());
            table.frames(3);
            assert_eq!(page(&table), Page::Moves);
        }
    }
}

/// The game that waits cannot be changed meanwhile, and its computer does not think.
#[test]
fn what_waits_is_left_alone() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.click("d4");
    begin(&mut table, puzzle_on(Variant::Square, 1));
    let own = table.current().own_match().clone();
    for _ in 0..20 {
        assert!(table.app.world().resource::<OpponentSearch>().thinking().is_none());
        table.frames(1);
    }
    for wanted in [MatchRequested::Undo, MatchRequested::Redo, MatchRequested::Resign(Player::Black)] {
        table.request(wanted);
    }
    assert_eq!(table.current().own_match(), &own);
    assert_eq!(table.game().moves().len(), 0);
    request(&mut table, PuzzleRequested::Leave);
    table.until("the computer has answered", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() == 2).then_some(())
    });
}

#[test]
fn progress_is_kept_on_disk() {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let path = folder.path().join("puzzles.toml");
    let [first, second] = [puzzle_on(Variant::Hex, 1), puzzle_on(Variant::Square, 1)];
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    table.app.insert_resource(PuzzleProgress::open(PuzzlesDone::open(path.clone()), &WindowWaker::default()));
    begin(&mut table, first);
    find_all(&mut table);
    begin(&mut table, second);
    try_wrongly(&mut table);
    let rating = puzzles(&table).rating(Variant::Hex);
    drop(table);
    let record = PuzzlesDone::open(path.clone()).of("Abande");
    assert!(record.solved.contains(&first.id()) && record.failed.contains(&second.id()));
    assert_eq!((record.rating, record.best_streak), (Some((rating.value, rating.deviation)), 1));
    // The next window knows.
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    table.app.insert_resource(PuzzleProgress::open(PuzzlesDone::open(path), &WindowWaker::default()));
    assert_eq!(puzzles(&table).state_of(first), PuzzleState::Solved);
    table.app.world_mut().write_message(PuzzleSelectionRequested::Next);
    table.frames(3);
    assert!(![first, second].contains(&solver(&table).puzzle()), "new ones come first");
}

/// From the key to the first move, as a player does it.
#[test]
fn the_panels_lead_to_a_puzzle_and_back() {
    let mut table = Table::in_window(Variant::Hex, "");
    // The whole page fits.
    table.resize(1280, 1080);
    table.frames(6);
    table.key(KeyCode::F6, &Key::F6);
    table.frames(6);
    table.press("puzzles-on-square");
    table.press("puzzles-easier");
    table.app.world_mut().write_message(PuzzleSelectionRequested::Theme(Some(PuzzleTheme::Capture)));
    table.frames(3);
    table.press("solve-puzzle");
    let puzzle = solver(&table).puzzle();
    assert_eq!(puzzle.variant(), Variant::Square);
    assert!(puzzle.themes.contains(&PuzzleTheme::Capture));
    table.press("hint");
    assert_eq!(solver(&table).shown_hint_steps().len(), 1);
    table.press("puzzle-solution");
    settle(&mut table);
    table.frames(6);
    table.press("puzzle-again");
    assert_eq!((solver(&table).stage(), table.moves().as_str()), (PuzzleStage::Open, ""));
    table.press("puzzle-solution");
    settle(&mut table);
    table.frames(6);
    table.press("puzzle-next");
    assert_ne!(solver(&table).puzzle(), puzzle);
    table.press("puzzle-leave");
    assert!(table.current().puzzle().is_none() && table.game().variant() == Variant::Hex);
    table.frames(6);
    // One is where one was.
    table.press("solve-puzzle");
    assert!(table.current().puzzle().is_some());
}
