//! What is heard of what happens at the table.

use abande::app::game::{MatchRequested, Step};
use abande::app::stage::sound::Loudspeaker;
use abande::play::Match;
use abande::rules::{ByPlayer, Player, Variant};

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
        (Step::Back, &[][..]),
        (Step::Forward, &["enter-2", "capture"]),
        (Step::Start, &[]),
        (Step::End, &[]),
    ] {
        table.request(MatchRequested::Step(step));
        table.frames(4);
        assert_eq!(heard(&mut table), sounds, "{step:?}");
    }
}

#[test]
fn the_result_is_heard_once_by_whoever_plays() {
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
        table.request(MatchRequested::New { variant: Variant::Hex, seats, komi: 0 });
        table.frames(4);
        assert_eq!(heard(&mut table), ["hush"]);
    }
}

#[test]
fn a_game_that_was_over_at_the_start_is_silent() {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN));
    game.resign(Player::Black);
    let mut table = Table::with(game);
    table.frames(60);
    assert_eq!(heard(&mut table), [] as [&str; 0]);
    assert!(table.app.world().get_resource::<Loudspeaker>().is_none(), "tests make no noise");
}
