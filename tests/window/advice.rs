//! Hints and the coach in the real window, with the mouse.

use std::fs;
use std::time::Duration;

use abande::ai::Stop;
use abande::rules::{AnyMove, Game};
use abande::study::{CoachQuestion, Effort, Evaluator, Hint};

use super::player::Player;
use super::screen::Screen;
use super::{PATIENCE, make};

/// For the engine, on a machine that is busy with something else.
const THINKING: Duration = Duration::from_mins(3);
const GAME: &str = "[Game \"Abande\"]\n[Variant \"hex-3\"]\n\nc3 d2 d3 c4 b2 c5 *\n";
const COACHED: &str = "[learning]\ncoach = true\n";

#[test]
fn a_hint_leads_to_a_move_that_the_coach_lets_pass_with_the_mouse() {
    let Some(screen) = Screen::start("advice") else { return };
    fs::write(screen.folder().join("game.agn"), GAME).expect("written");
    fs::write(screen.folder().join("config.toml"), COACHED).expect("written");
    let arguments = ["--black", "human", "--white", "ai:1", "--seed", "7", "game.agn"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    let start = player.turn();
    let game = start.game();

    // The coach asks before a move that costs much, and the move is not played unless the player insists.
    let (mut judge, stop) = (Evaluator::new(Effort::usual(&game)), Stop::default());
    let is_questioned =
        |mv: &AnyMove| matches!(CoachQuestion::ask(&mut judge, &game, *mv, &stop), Ok(Some(_)));
    let costly = game.legal_moves().into_iter().find(is_questioned).expect("a costly move");
    make(&mut player, &start, costly, false);
    let asked = player.until("the coach asks", THINKING, |report| report.asked);
    assert_eq!(asked.position, start.position);
    player.press("coach-take-back");
    let back = player.until("it is taken back", PATIENCE, |report| !report.asked && report.still);
    assert_eq!((back.moves, back.position), (start.moves.clone(), start.position.clone()));

    // The hint is told step by step, and ends with a move that is played without a question.
    let hint = Hint::for_position(&mut judge, &game, &stop).expect("a hint");
    for told in 1..=hint.steps.len() {
        player.press("hint");
        player.until("one more step of the hint", THINKING, |report| report.told == Some(told));
    }
    let best = hint.mv().expect("the last step is a move");
    let before = player.turn();
    make(&mut player, &before, best, true);
    let text = best.display(game.board()).to_string();
    let after = player.until("the hinted move is played", THINKING, |report| {
        assert!(!report.asked, "the coach asks about the hint");
        report.moves.get(start.moves.len()) == Some(&text)
    });
    assert_eq!(after.told, None, "the hint was for another position");

    // A player who insists may play it.
    let answered = player.turn();
    assert!(answered.moves.len() >= start.moves.len() + 2, "the computer has answered: {:?}", answered.moves);
    for _ in 0..2 {
        player.key("ctrl+z");
        player.rest();
        if player.turn().position == start.position {
            break;
        }
    }
    let again =
        player.until("the moves are taken back", PATIENCE, |report| report.position == start.position);
    make(&mut player, &again, costly, false);
    player.until("the coach asks again", THINKING, |report| report.asked);
    player.press("coach-play-anyway");
    let text = costly.display(game.board()).to_string();
    player.until("the costly move is played", PATIENCE, |report| {
        report.moves.get(start.moves.len()) == Some(&text)
    });
}
