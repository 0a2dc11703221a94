//! What is heard of what happens at the table.

use std::thread;

use abande::app::game::{
    CurrentMatch, MatchRequested, MinReplyTime, MoveRequested, Navigation, OpponentSearch, PuzzlePurpose,
    PuzzleRequested,
};
use abande::app::stage::sound::AudioOutput;
use abande::play::{GameSetup, Match, NodeId, Termination};
use abande::rules::{AnyMove, ByPlayer, Game, Player, Variant};
use abande::sound::LONG_WAIT;
use abande::study::puzzles::{Puzzle, collection};
use rand::prelude::*;

use super::table::Table;
use super::{COMPUTER, HUMAN};

/// What was heard since the last time.
fn heard(table: &mut Table) -> Vec<&'static str> {
    table.frames(2);
    std::mem::take(&mut table.app.world_mut().resource_mut::<super::table::Heard>().sounds)
}

#[test]
fn moves_by_mouse_are_heard() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    assert_eq!(heard(&mut table), [] as [&str; 0], "an empty board is silent");
    for (label, sounds) in [("d4", &["enter-1"][..]), ("d5", &["enter-1"]), ("d3", &["enter-1"]), ("d5", &[])]
    {
        table.click(label);
        assert_eq!(heard(&mut table), sounds, "{label}");
    }
    table.click("d4");
    assert_eq!(heard(&mut table), ["enter-2", "capture"]);
    table.drag("d3", "d4");
    assert_eq!(heard(&mut table), ["enter-3", "capture", "tower"]);
}

#[test]
fn refusals_are_heard_once() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    heard(&mut table);
    // Against the rules, and an own stack that cannot move.
    for label in ["a1", "d4"] {
        table.click(label);
        assert_eq!(heard(&mut table), ["refusal"], "{label}");
    }
}

#[test]
fn forward_is_heard_and_back_is_not() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 d5-d4");
    heard(&mut table);
    for (step, sounds) in [
        (Navigation::Back, &[][..]),
        (Navigation::Forward, &["enter-2", "capture"]),
        (Navigation::Start, &[]),
        (Navigation::End, &[]),
    ] {
        table.request(MatchRequested::Navigate(step));
        table.frames(4);
        assert_eq!(heard(&mut table), sounds, "{step:?}");
    }
}

#[test]
fn the_result_is_heard_once_as_the_player_takes_it() {
    for (seats, loser, sound) in [
        ([HUMAN, COMPUTER], Player::Black, "loss"),
        ([HUMAN, COMPUTER], Player::White, "win"),
        ([HUMAN, HUMAN], Player::Black, "win"),
    ] {
        let mut table = Table::new(Variant::Hex, seats[0], seats[1]);
        heard(&mut table);
        table.request(MatchRequested::Resign(loser));
        table.frames(6);
        assert_eq!(heard(&mut table), [sound], "{seats:?} {loser}");
        table.frames(40);
        assert_eq!(heard(&mut table), [] as [&str; 0]);
        // Another match: what was still to come is hushed.
        let seats = ByPlayer::new(HUMAN, HUMAN);
        table.request(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
        table.frames(4);
        assert_eq!(heard(&mut table), ["hush"]);
    }
}

/// A game of two people on the smallest board, played by chance to its end, at which some stacks sleep.
fn finished() -> Match {
    let mut rng = StdRng::seed_from_u64(1);
    for _ in 0..100 {
        let mut game = Match::new(Variant::Hex3, ByPlayer::new(HUMAN, HUMAN));
        while game.result().is_none() {
            let mv = *game.position().legal_moves().choose(&mut rng).expect("a game that goes on has moves");
            game.play(mv).expect("a legal move");
        }
        if game.position().view().stacks.iter().any(|stack| stack.asleep) {
            assert_eq!(game.result().expect("it is over").by, Termination::Rules);
            return game;
        }
    }
    panic!("no game ended with sleepers");
}

/// Long enough for any end to be shown.
const END: usize = 160;

fn adopt(table: &mut Table, game: Match) {
    table.request(MatchRequested::Load { game: Box::new(game), header: None });
}

fn puzzle(table: &mut Table, request: PuzzleRequested) {
    table.app.world_mut().write_message(request);
    table.frames(3);
}

/// Moves in the game or the puzzle on the table.
fn play(table: &mut Table, mv: AnyMove) {
    let turn = table.turn();
    table.app.world_mut().write_message(MoveRequested { at: turn, intent: mv.intent() });
    table.frames(2);
}

#[test]
fn a_game_that_was_over_at_the_start_is_silent() {
    let mut resigned = Match::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN));
    resigned.resign(Player::Black);
    for game in [resigned, finished()] {
        let mut table = Table::with(game.clone());
        table.frames(END);
        assert_eq!(heard(&mut table), [] as [&str; 0]);
        assert!(table.app.world().get_resource::<AudioOutput>().is_none(), "tests make no noise");
        // And so is one that is opened, also when its end is looked at again.
        let mut table = Table::new(Variant::Hex3, HUMAN, HUMAN);
        adopt(&mut table, game);
        table.frames(END);
        assert_eq!(heard(&mut table), ["hush"]);
        for step in [Navigation::Start, Navigation::End] {
            table.request(MatchRequested::Navigate(step));
            table.frames(END);
        }
        assert_eq!(heard(&mut table), [] as [&str; 0]);
    }
}

#[test]
fn an_end_is_heard_once_though_a_puzzle_comes_between() {
    let mut game = finished();
    let last = game.moves().next_back().expect("a move");
    let change = game.undo_change().expect("a move to take back");
    game.apply(change).expect("it is taken back");
    let mut table = Table::with(game);
    play(&mut table, last);
    table.frames(END);
    let sounds = heard(&mut table);
    assert!(sounds.contains(&"sleeper-leaves"), "{sounds:?}");
    let results = ["win", "loss", "draw"];
    assert_eq!(sounds.iter().filter(|sound| results.contains(sound)).count(), 1, "{sounds:?}");
    let ends = |puzzle: &&Puzzle| {
        let mut game = puzzle.start;
        puzzle.moves() == 1 && game.play(puzzle.solution[0]).is_ok() && game.to_move().is_none()
    };
    let ending = collection().iter().find(ends).expect("a puzzle that ends its game");
    puzzle(&mut table, PuzzleRequested::Begin(ending, PuzzlePurpose::Rating));
    play(&mut table, ending.solution[0]);
    table.frames(END);
    let sounds = heard(&mut table);
    assert!(sounds.len() > 1 && !sounds.iter().any(|sound| results.contains(sound)), "{sounds:?}");
    puzzle(&mut table, PuzzleRequested::Leave);
    table.frames(END);
    assert_eq!(heard(&mut table), ["hush"]);
}

/// How long the computer thought says nothing of replies that come by themselves.
#[test]
fn a_scripted_reply_does_not_call() {
    let mut table = Table::new(Variant::Hex, HUMAN, COMPUTER);
    table.app.insert_resource(MinReplyTime(LONG_WAIT * 10));
    table.click("d4");
    table.until("the computer thinks", |world| world.resource::<OpponentSearch>().thinking());
    table.frames(2);
    let long = collection().iter().find(|puzzle| puzzle.moves() > 1).expect("one with a reply");
    puzzle(&mut table, PuzzleRequested::Begin(long, PuzzlePurpose::Rating));
    thread::sleep(LONG_WAIT);
    table.app.insert_resource(MinReplyTime::default());
    heard(&mut table);
    play(&mut table, long.solution[0]);
    table.until("the reply", |world| {
        (world.resource::<CurrentMatch>().table_match().moves().len() == 2).then_some(())
    });
    let sounds = heard(&mut table);
    assert!(!sounds.is_empty() && !sounds.contains(&"your-turn"), "{sounds:?}");
}

/// What happened to it names nodes that the next match does not have.
#[test]
fn a_step_in_a_match_that_leaves_at_once_is_not_heard() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 d5-d4");
    table.request(MatchRequested::Navigate(Navigation::Start));
    heard(&mut table);
    let seats = ByPlayer::new(HUMAN, HUMAN);
    let world = table.app.world_mut();
    world.write_message(MatchRequested::GoTo(NodeId::new(4)));
    world.write_message(MatchRequested::New(GameSetup::new(Variant::Hex, seats)));
    assert_eq!(heard(&mut table), ["hush"]);
}
