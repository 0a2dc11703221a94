//! Anda on the same table: two stones on the first turn, groups that leave, an endless supply, large boards.

use std::time::{Duration, Instant};

use abande::app::desk::reason::Reason;
use abande::app::game::{CurrentMatch, DiscSpot, MatchRequested};
use abande::app::input::{CurrentSelection, PointerTarget};
use abande::app::stage::pieces::{Disappearing, Piece};
use abande::play::{GameSetup, Match};
use abande::rules::{AnyMove, ByPlayer, Game, MoveIntent, Player, Variant};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::table::{SUPPLY, Table, english};
use super::{HUMAN, assert_sentence};

/// A way to take something back, and its name.
type Way<'a> = (&'static str, &'a dyn Fn(&mut Table));

fn variant(side: usize) -> Variant {
    format!("anda-{side}").parse().expect("a side")
}

/// Two people at a board with this komi, after these moves.
fn table(side: usize, komi: u16, moves: &str) -> Table {
    let start = variant(side).start_with_komi(komi).expect("komi");
    let mut game = Match::from_position(start, ByPlayer::new(HUMAN, HUMAN));
    for text in moves.split_ascii_whitespace() {
        game.play(game.position().parse_move(text).expect("a move")).expect("a legal move");
    }
    Table::with(game)
}

/// Some legal move, always the same one.
fn some_move(game: &Match, seed: usize) -> Option<AnyMove> {
    let legal = game.position().legal_moves();
    let choice = seed.wrapping_mul(7).wrapping_add(game.moves().len() * 13);
    legal.get(choice % legal.len().max(1)).copied()
}

/// Plays it as a person would.
fn play(table: &mut Table, mv: AnyMove) {
    let board = table.game().position().board();
    match mv.intent() {
        MoveIntent::Place(point) => table.click(board.label(point)),
        MoveIntent::PlaceTwo(one, other) => {
            table.click(board.label(one));
            assert_eq!(table.app.world().resource::<CurrentSelection>().first_piece(), Some(one));
            table.click(board.label(other));
        }
        MoveIntent::SpendKomi => table.key(KeyCode::KeyP, &Key::Character("p".into())),
        MoveIntent::Carry { .. } | MoveIntent::Pass => unreachable!("not a move of Anda"),
    }
}

#[test]
fn whole_games_are_played_by_raw_clicks_and_taken_back() {
    let mut left = 0;
    for (side, seed) in [(3, 1), (4, 2), (5, 3)] {
        let mut table = table(side, 2, "");
        while let Some(mv) = some_move(table.game(), seed) {
            let (moves, game) = (table.game().moves().len(), *table.game().position());
            left += game.removed_by(mv).len();
            play(&mut table, mv);
            assert_eq!(table.game().moves().len(), moves + 1, "{game} {mv:?}");
            if moves.is_multiple_of(5) {
                table.check();
            } else {
                table.check_spots();
            }
        }
        assert!(table.game().result().is_some());
        table.check();
        for _ in 0..6 {
            table.request(MatchRequested::Undo);
            table.check_spots();
        }
        table.check();
        for _ in 0..6 {
            table.request(MatchRequested::Redo);
        }
        table.check();
    }
    assert!(left > 5, "only {left} groups left the board");
}

#[test]
fn the_first_half_of_a_turn_is_taken_back_by_key_click_or_undo() {
    let mut table = table(5, 0, "");
    let letter = Key::Character("u".into());
    let take_back: [Way; 4] = [
        ("escape", &|table| table.key(KeyCode::Escape, &Key::Escape)),
        ("undo", &|table| table.key(KeyCode::KeyU, &letter)),
        ("right click", &|table| table.right_click()),
        ("the same cell", &|table| table.click("a1")),
    ];
    for (name, take_back) in take_back {
        table.click("a1");
        let a1 = table.point("a1");
        assert_eq!(table.app.world().resource::<CurrentSelection>().first_piece(), Some(a1), "{name}");
        let on_board = |table: &mut Table| {
            table.discs().into_iter().filter(|disc| matches!(disc.1, DiscSpot::Board(..))).collect::<Vec<_>>()
        };
        assert_eq!(on_board(&mut table), [(Player::Black, DiscSpot::Board(a1, 0))], "{name}");
        take_back(&mut table);
        table.frames(2);
        assert_eq!(table.app.world().resource::<CurrentSelection>().first_piece(), None, "{name}");
        assert_eq!(on_board(&mut table), [], "{name}");
        table.check();
    }
    // A second cell that is too near is refused with a reason, and the first one stays.
    table.click("a1");
    table.click("a2");
    assert_eq!((table.moves().as_str(), table.heard().rejected.len()), ("", 1));
    assert_sentence(&table.heard().rejected[0].error.to_string());
    table.click("i5");
    assert_eq!(table.moves(), "a1+i5");
    table.check();
    // Undo of the whole turn, and again.
    table.key(KeyCode::KeyU, &letter);
    assert_eq!(table.moves(), "");
    table.check();
}

/// Every cell on which nothing may be put says why when it is clicked, and nothing changes.
#[test]
fn every_illegal_cell_has_its_reason() {
    let mut table = table(5, 0, "");
    for _ in 0..30 {
        let mv = some_move(table.game(), 3).expect("the game goes on");
        play(&mut table, mv);
    }
    table.check();
    for moves in [30, 0] {
        while table.game().moves().len() > moves {
            table.request(MatchRequested::Undo);
        }
        let view = table.game().position().view();
        let illegal: Vec<&str> = view
            .board
            .points()
            .filter(|&point| !view.entries.contains(point))
            .map(|point| view.board.label(point))
            .collect();
        assert!(!illegal.is_empty());
        for label in illegal {
            table.click(label);
            let said = table.app.world().resource::<Reason>().bubble().map(|said| english(said.0));
            let said = said.unwrap_or_else(|| panic!("no reason on {label}"));
            assert_sentence(&said);
            assert!(said.contains(label), "“{said}” does not name {label}");
        }
        assert_eq!(table.game().moves().len(), moves);
    }
}

/// The enemy's groups leave first, then the player's own; none of them can be clicked any more.
#[test]
fn groups_leave_in_the_order_of_the_rules() {
    let mut seen = 0;
    'games: for seed in 1..60 {
        let start = variant(4).start();
        let mut game = Match::from_position(start, ByPlayer::new(HUMAN, HUMAN));
        while let Some(mv) = some_move(&game, seed) {
            let groups = game.position().removed_by(mv);
            let player = game.to_move().expect("the game goes on");
            let enemies = game.position().view().owned(player.other());
            let taken = groups.iter().filter(|group| group.intersects(enemies)).count();
            if taken == 0 || taken == groups.len() {
                game.play(mv).expect("a legal move");
                continue;
            }
            // Both kinds leave in one turn.
            let mut table = Table::with(game);
            let leaving = |table: &mut Table| {
                let world = table.app.world_mut();
                world.query_filtered::<(), With<Disappearing>>().iter(world).count()
            };
            play(&mut table, mv);
            let stones: usize = groups.iter().map(|group| group.len()).sum();
            let mut counts = vec![leaving(&mut table)];
            assert_eq!(counts[0], stones);
            for _ in 0..200 {
                table.frames(1);
                counts.push(leaving(&mut table));
            }
            assert_eq!(counts.last(), Some(&0), "all have left");
            assert!(counts.contains(&(stones - groups[0].len())), "one group at a time: {counts:?}");
            table.check();
            seen += 1;
            break 'games;
        }
    }
    assert!(seen > 0, "no game in which both kinds leave");
}

#[test]
fn every_board_is_laid_and_played_on() {
    let mut table = table(5, 0, "a1+i5");
    let seats = ByPlayer::new(HUMAN, HUMAN);
    let others = [Variant::Hex, Variant::Square];
    for variant in Variant::ANDA.into_iter().chain(others).chain([variant(7)]) {
        table.request(MatchRequested::New(GameSetup {
            komi: u16::from(variant.has_komi()),
            ..GameSetup::new(variant, seats)
        }));
        table.check();
        let discs = table.discs().len();
        // Anda shows a stack of stones for each player.
        assert_eq!(discs, if variant.has_komi() { 2 * SUPPLY } else { 36 });
        assert_eq!(table.game().start().komi_left(), u16::from(variant.has_komi()));
        let mv = some_move(table.game(), 5).expect("the start");
        match mv.intent() {
            MoveIntent::Place(point) => table.click(table.game().position().board().label(point)),
            _ => play(&mut table, mv),
        }
        assert_eq!(table.game().moves().len(), 1, "{variant}");
        table.check();
    }
}

#[test]
fn a_new_board_forgets_groups_that_were_leaving() {
    let mut table = table(3, 0, "");
    while let Some(mv) = some_move(table.game(), 1) {
        let leaves = !table.game().position().removed_by(mv).is_empty();
        play(&mut table, mv);
        if leaves {
            break;
        }
    }
    let seats = ByPlayer::new(HUMAN, HUMAN);
    table.request(MatchRequested::New(GameSetup::new(variant(4), seats)));
    table.check();
    let world = table.app.world_mut();
    assert_eq!(world.query_filtered::<(), With<Disappearing>>().iter(world).count(), 0);
}

/// On 331 cells, half of them full, what may be done shows within a frame of sixty a second after the pointer has come
/// to a cell: everything but drawing.
#[test]
fn targets_appear_in_time_on_the_largest_board() {
    let start = variant(11).start();
    let mut game = Match::from_position(start, ByPlayer::new(HUMAN, HUMAN));
    while game.position().view().stacks.len() < 166 {
        let mv = some_move(&game, 11).expect("the game goes on");
        game.play(mv).expect("a legal move");
    }
    let mut table = Table::with(game);
    table.check();
    let view = table.game().position().view();
    let labels: Vec<&str> = view.entries.iter().map(|point| view.board.label(point)).step_by(9).collect();
    let mut times: Vec<Duration> = Vec::new();
    for label in labels {
        let place = table.place(label);
        let started = Instant::now();
        table.move_to(place);
        // Two frames: picking tells of it in the first, and the marks are there in the same one.
        times.push(started.elapsed() / 2);
        let pointed = table.app.world().resource::<PointerTarget>().point;
        assert_eq!(pointed, Some(table.point(label)));
    }
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("a frame after the pointer has moved: {median:?} in the middle, {worst:?} at worst");
    assert!(median < Duration::from_millis(16), "{median:?}");
    let game = table.app.world().resource::<CurrentMatch>();
    let started = Instant::now();
    let dangers = game.dangers().len();
    println!("{dangers} groups in danger, found in {:?}", started.elapsed());
    let world = table.app.world_mut();
    assert!(world.query::<&Piece>().iter(world).count() > 166);
}
