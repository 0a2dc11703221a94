//! The engine that studies and the review of a game, as the window runs them.

use std::time::{Duration, Instant};

use abande::app::game::{
    Analysis, AnalysisState, CurrentMatch, EndSequence, LessonRequested, MatchRequested, MinReplyTime,
    MoveNowRequested, MoveRequested, PositionId, RetryState, ReviewEffort, ReviewSession, ReviewState, Toast,
    ToastTone,
};
use abande::app::input::{Command, CommandRequested, PanelCommand, StudyCommand};
use abande::library::preferences::Page;
use abande::play::{Edit, GameSetup, Match, NodeId, Notes, Seat};
use abande::rules::{AnyMove, ByPlayer, Game, Player, Variant};
use abande::study::lessons::Lesson;
use abande::study::{Effort, MistakeGrade, Review};
use bevy::prelude::*;

use super::table::{Table, english};
use super::{COMPUTER, HUMAN};

/// A game with the panels around it.
fn table(variant: &str, black: Seat, white: Seat, moves: &str) -> Table {
    let variant: Variant = variant.parse().expect("a variant");
    let mut game = Match::new(variant, ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        game.play(game.position().parse_move(text).expect("a move")).expect("a legal move");
    }
    with_panels(game)
}

fn with_panels(game: Match) -> Table {
    let mut table = Table::with_panels(game);
    table.app.init_resource::<Said>().add_systems(
        Last,
        |mut toasts: MessageReader<Toast>, mut said: ResMut<Said>| {
            said.0.extend(toasts.read().map(|toast| (toast.tone, english(&toast.text))));
        },
    );
    // The result comes up by itself once the points are counted.
    if table.game().result().is_some() {
        table
            .until("the end has been shown", |world| world.resource::<EndSequence>().is_done().then_some(()));
        table.frames(6);
    }
    table
}

/// Every notice so far, with its tone.
#[derive(Resource, Default)]
struct Said(Vec<(ToastTone, String)>);

fn said(table: &Table) -> Vec<String> {
    table.app.world().resource::<Said>().0.iter().map(|(_, text)| text.clone()).collect()
}

fn last_tone(table: &Table) -> Option<ToastTone> {
    table.app.world().resource::<Said>().0.last().map(|(tone, _)| *tone)
}

fn command(table: &mut Table, command: impl Into<Command>) {
    table.app.world_mut().write_message(CommandRequested(command.into()));
    table.frames(6);
}

fn analysis(table: &Table) -> &Analysis {
    table.app.world().resource()
}

fn reviewing(table: &Table) -> &ReviewSession {
    table.app.world().resource()
}

fn here(table: &Table) -> PositionId {
    table.current().shown_position_id()
}

/// Waits until something is found for the position on the board.
fn found(table: &mut Table) -> u64 {
    let here = here(table);
    table.until("something is found", |world| {
        world.resource::<Analysis>().update(here).map(|update| update.nodes)
    })
}

#[test]
fn the_engine_looks_at_the_position_on_the_board_for_as_long_as_one_looks() {
    let mut table = table("hex", HUMAN, HUMAN, "d4 d5 d3 d5-d4");
    assert_eq!(analysis(&table).state(), AnalysisState::Off);
    // The key that switches it on also shows the page.
    command(&mut table, StudyCommand::Engine);
    assert_eq!(analysis(&table).state(), AnalysisState::Searching);
    assert!(said(&table).is_empty(), "two people may look at anything they like");
    let first = found(&mut table);
    let here_now = here(&table);
    table.until("it looks deeper", |world| {
        let update = world.resource::<Analysis>().update(here_now)?;
        (update.nodes > first && update.lines.len() == 3).then_some(())
    });
    table.request(MatchRequested::GoTo(NodeId::ROOT));
    found(&mut table);
    assert!(analysis(&table).found(here_now).is_some(), "what was found before is remembered");
    let stale = PositionId { match_id: here_now.match_id + 1, ..here_now };
    assert!(analysis(&table).found(stale).is_none());
    // On another page its lines are hidden, and it rests.
    command(&mut table, PanelCommand::Page(Page::Moves));
    assert_eq!(analysis(&table).state(), AnalysisState::Hidden);
    table.until("it rests", |world| (!world.resource::<Analysis>().is_busy()).then_some(()));
    command(&mut table, PanelCommand::Page(Page::Analyse));
    assert_eq!(analysis(&table).state(), AnalysisState::Searching);
    command(&mut table, StudyCommand::Engine);
    assert_eq!(analysis(&table).state(), AnalysisState::Off);
    assert!(analysis(&table).update(here(&table)).is_none());
}

#[test]
fn another_game_begins_in_silence_and_gets_nothing_of_the_last_one() {
    let mut table = table("hex", HUMAN, HUMAN, "d4 d5");
    command(&mut table, StudyCommand::Engine);
    found(&mut table);
    let before = here(&table);
    let seats = ByPlayer::new(HUMAN, HUMAN);
    table.request(MatchRequested::New(GameSetup::new(Variant::Square, seats)));
    assert_eq!(analysis(&table).state(), AnalysisState::Off);
    assert!(analysis(&table).found(before).is_none());
    command(&mut table, StudyCommand::Engine);
    found(&mut table);
    assert!(analysis(&table).found(before).is_none(), "an answer for the last game came late");
}

#[test]
fn in_a_game_against_the_computer_it_says_that_it_helps_and_waits_while_the_computer_thinks() {
    let mut table = table("hex", HUMAN, COMPUTER, "");
    command(&mut table, StudyCommand::Engine);
    assert_eq!(said(&table).len(), 1, "{:?}", said(&table));
    found(&mut table);
    table.app.insert_resource(MinReplyTime(Duration::from_hours(1)));
    table.click("d4");
    table.frames(3);
    assert_eq!(analysis(&table).state(), AnalysisState::Waiting);
    table.until("it rests", |world| (!world.resource::<Analysis>().is_busy()).then_some(()));
    table.app.world_mut().write_message(MoveNowRequested);
    table.until("the computer has answered", |world| {
        (world.resource::<CurrentMatch>().table_match().moves().len() == 2).then_some(())
    });
    table.frames(3);
    assert_eq!(analysis(&table).state(), AnalysisState::Searching);
    found(&mut table);
}

#[test]
fn a_line_is_tried_by_a_click_but_not_against_the_computer() {
    let mut game = table("hex", HUMAN, HUMAN, "d4 d5 d3 d5-d4");
    game.request(MatchRequested::GoTo(NodeId::ROOT));
    command(&mut game, StudyCommand::Engine);
    found(&mut game);
    game.frames(3);
    game.press("line-a");
    assert_eq!(game.game().moves().len(), 4, "the game is as it was");
    assert_eq!(game.game().tree().depth(game.game().cursor()), 1);
    let mut against = table("hex", HUMAN, COMPUTER, "");
    command(&mut against, StudyCommand::Engine);
    found(&mut against);
    against.frames(3);
    let buttons = abande::app::desk::panels::buttons(&against.egui());
    assert!(!buttons.contains_key("line-a") && buttons.contains_key("engine"), "{buttons:?}");
}

#[test]
fn of_anda_it_tells_visits() {
    let mut table = table("anda-5", HUMAN, HUMAN, "");
    command(&mut table, StudyCommand::Engine);
    found(&mut table);
    let update = analysis(&table).update(here(&table)).cloned().expect("an update");
    assert!(update.lines.iter().all(|line| line.visits.is_some()), "{update:?}");
}

/// The engine never keeps a frame waiting: what it finds comes through a channel that no thread locks.
#[test]
fn frames_do_not_wait_for_the_engine() {
    let mut table = table("hex", HUMAN, HUMAN, "d4 d5 d3 d5-d4");
    let middle = |table: &mut Table| {
        let mut times: Vec<Duration> = (0..200)
            .map(|_| {
                let started = Instant::now();
                table.frames(1);
                started.elapsed()
            })
            .collect();
        times.sort_unstable();
        times[times.len() / 2]
    };
    let off = middle(&mut table);
    command(&mut table, StudyCommand::Engine);
    found(&mut table);
    let on = middle(&mut table);
    assert!(on < 4 * off + Duration::from_millis(5), "{on:?} with the engine, {off:?} without");
}

/// Figures, not a test: a machine may be busy.
#[test]
#[ignore = "measures; run it with --run-ignored only --no-capture"]
fn how_long_frames_take_with_the_engine() {
    for variant in ["hex", "anda-7"] {
        let mut table = table(variant, HUMAN, HUMAN, "");
        command(&mut table, PanelCommand::Page(Page::Analyse));
        for round in 0..4 {
            let on = analysis(&table).is_on();
            let started = Instant::now();
            table.frames(600);
            let mean = started.elapsed() / 600;
            println!("{variant}, round {round}: {mean:?} a frame, engine {}", if on { "on" } else { "off" });
            command(&mut table, StudyCommand::Engine);
            table.frames(30);
        }
    }
}

/// A game on a small board, played to its end without much thought.
fn ended(seats: ByPlayer<Seat>) -> Match {
    let mut game = Match::new(Variant::Hex3, seats);
    while game.result().is_none() {
        let legal = game.position().legal_moves();
        let index = game.moves().len() * 7 % legal.len();
        game.play(legal[index]).expect("a legal move");
    }
    game
}

fn reviewed(table: &mut Table) -> Review {
    table.until("the review is done", |world| world.resource::<ReviewSession>().review().cloned())
}

/// Plays a move instead of a mistake, and waits for its grade.
fn tried(table: &mut Table, mv: AnyMove) -> Option<MistakeGrade> {
    let at = here(table);
    table.app.world_mut().write_message(MoveRequested { at, intent: mv.intent() });
    let grade =
        table.until("the move is judged", |world| match &world.resource::<ReviewSession>().retry()?.tried {
            RetryState::Judged(_, judgement) => Some(judgement.grade),
            RetryState::NotTried | RetryState::Judging(..) => None,
        });
    table.frames(3);
    grade
}

#[test]
fn a_game_is_reviewed_and_tried_again() {
    let mut table = with_panels(ended(ByPlayer::new(HUMAN, COMPUTER)));
    table.app.insert_resource(ReviewEffort(Some(Effort::nodes(2_000))));
    command(&mut table, PanelCommand::Page(Page::Analyse));
    let before = table.game().tree().len();
    table.press("review");
    // The player goes on looking around, and writes a comment.
    table.request(MatchRequested::GoTo(NodeId::ROOT));
    let notes = Box::new(Notes { comment: "looking".into(), ..Notes::default() });
    table.request(MatchRequested::Edit(Edit::Annotate { node: NodeId::ROOT, notes }));
    let review = reviewed(&mut table);
    table.frames(3);
    let (tree, mistakes) = (table.game().tree(), review.mistakes());
    assert!(!mistakes.is_empty() && tree.len() > before, "better play is in the tree");
    assert_eq!(tree.node(NodeId::ROOT).notes().comment, "looking");
    let valued = |node: &NodeId| tree.node(*node).notes().value.is_some();
    assert!(table.game().line().iter().all(valued), "every position has its value");
    let graded = table.game().line().iter().filter(|&&node| !tree.node(node).notes().glyphs.is_empty());
    assert_eq!(graded.count(), mistakes.len());

    // From mistake to mistake of the person, who plays alone.
    let in_order: Vec<NodeId> = (review.moves.iter())
        .filter(|reviewed| reviewed.judgement.grade.is_some() && reviewed.judgement.player == Player::Black)
        .map(|reviewed| reviewed.to)
        .collect();
    assert!(!in_order.is_empty(), "the person made some");
    for &wanted in &in_order {
        command(&mut table, StudyCommand::NextMistake);
        assert_eq!(table.game().cursor(), wanted);
    }
    command(&mut table, StudyCommand::NextMistake);
    assert_eq!(table.game().cursor(), in_order[in_order.len() - 1], "there is no other");
    for &wanted in in_order.iter().rev().skip(1) {
        command(&mut table, StudyCommand::PreviousMistake);
        assert_eq!(table.game().cursor(), wanted);
    }

    // Something better is looked for, and the engine keeps what it knows to itself.
    command(&mut table, StudyCommand::Engine);
    command(&mut table, StudyCommand::TryAgain);
    let mistake = review.at(in_order[0]).expect("a mistake").clone();
    assert_eq!(table.game().cursor(), mistake.from);
    assert_eq!(analysis(&table).state(), AnalysisState::Silent);
    let better = mistake.judgement.best_move();
    assert_ne!(better, mistake.judgement.mv);
    let moves = table.moves();
    assert_eq!(
        (tried(&mut table, better), table.moves()),
        (None, moves),
        "good enough, and no move of the game"
    );
    assert_eq!(last_tone(&table), Some(ToastTone::Success));
    assert!(!table.game().is_on_line(), "it is a variation that the computer does not answer");
    assert_ne!(analysis(&table).state(), AnalysisState::Silent);
    // And once more from there.
    command(&mut table, StudyCommand::TryAgain);
    assert_eq!(table.game().cursor(), mistake.from);
    assert!(tried(&mut table, mistake.judgement.mv).is_some(), "the mistake itself");
    assert_eq!(last_tone(&table), Some(ToastTone::Error));
}

#[test]
fn a_review_waits_while_an_exercise_is_on_the_table() {
    let mut table = with_panels(ended(ByPlayer::new(HUMAN, HUMAN)));
    table.app.insert_resource(ReviewEffort(Some(Effort::nodes(200))));
    command(&mut table, PanelCommand::Page(Page::Analyse));
    table.press("review");
    let moves = reviewed(&mut table).moves.len();
    table.app.world_mut().write_message(LessonRequested::Begin(Lesson::ABANDE[0]));
    table.frames(6);
    assert!(reviewing(&table).review().is_none(), "it says nothing of the lesson");
    table.app.world_mut().write_message(LessonRequested::Leave);
    table.frames(6);
    assert_eq!(reviewing(&table).review().map(|review| review.moves.len()), Some(moves));
}

#[test]
fn a_review_can_be_given_up_and_another_game_ends_it() {
    let mut table = with_panels(ended(ByPlayer::new(HUMAN, HUMAN)));
    table.app.insert_resource(ReviewEffort(Some(Effort::nodes(u64::MAX))));
    command(&mut table, PanelCommand::Page(Page::Analyse));
    let state = |table: &Table| match reviewing(table).state(table.game()) {
        ReviewState::Impossible => "impossible",
        ReviewState::Possible => "possible",
        ReviewState::Running(_) => "running",
        ReviewState::Done(_) => "done",
    };
    let before = table.game().clone();
    table.press("review");
    assert_eq!(state(&table), "running");
    table.press("cancel-review");
    assert_eq!(state(&table), "possible");
    assert_eq!(*table.game(), before, "nothing is left of it");
    table.press("review");
    let seats = ByPlayer::new(HUMAN, COMPUTER);
    table.request(MatchRequested::New(GameSetup::new(Variant::Hex3, seats)));
    assert_eq!(state(&table), "impossible");
    assert!(!said(&table).iter().any(|text| text.contains("review")), "{:?}", said(&table));
}

#[test]
fn a_game_that_was_cut_off_meanwhile_gets_no_review() {
    let mut table = with_panels(ended(ByPlayer::new(HUMAN, HUMAN)));
    table.app.insert_resource(ReviewEffort(Some(Effort::nodes(20_000))));
    command(&mut table, PanelCommand::Page(Page::Analyse));
    table.press("review");
    let cut = table.game().line()[3];
    table.request(MatchRequested::GoOnFrom(table.game().line()[1]));
    table.request(MatchRequested::Edit(Edit::Delete(cut)));
    assert!(!table.game().tree().contains(cut));
    table.until("the review has ended", |world| {
        let game = world.resource::<CurrentMatch>().table_match().clone();
        let state = world.resource::<ReviewSession>().state(&game);
        (!matches!(state, ReviewState::Running(_))).then_some(())
    });
    assert!(reviewing(&table).review().is_none());
    table.frames(2);
    assert_eq!(said(&table).len(), 1, "{:?}", said(&table));
}
