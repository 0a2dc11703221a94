//! What a player does on the table with a real mouse: turning it from anywhere, capturing either way round, and trying
//! what is refused, in both depictions.

use std::fs;

use abande::rules::AnyGame;

use super::player::{Player, Report};
use super::screen::Screen;
use super::{PATIENCE, make};

const PEOPLE: [&str; 4] = ["--black", "human", "--white", "human"];
/// White's stack of two on d4 may then take d3, but not the stack of two on e4.
const HIGH: &str = "d5-d4 e3 e4 e3-e4 e3 c3";

fn at_table<'a>(screen: &'a Screen, moves: &str) -> Player<'a> {
    fs::write(screen.folder().join("game.agn"), format!("[Game \"Abande\"]\n\n{moves} *\n"))
        .expect("written");
    Player::sit_down(screen, &[&PEOPLE[..], &["game.agn"]].concat(), &[])
}

/// Plays moves with the mouse.
fn play_all(player: &mut Player, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let report = player.turn();
        let mv = report.game().parse_move(text).expect("a move");
        make(player, &report, mv, false);
        player.until(text, PATIENCE, |now| now.still && now.moves.len() > report.moves.len());
    }
}

/// The points with stacks on them.
fn occupied(game: &AnyGame) -> Vec<&'static str> {
    let view = game.view();
    view.board
        .points()
        .filter(|&point| view.stack(point).is_some())
        .map(|point| view.board.label(point))
        .collect()
}

#[test]
fn forty_turns_of_the_table_that_begin_on_pieces_move_none() {
    let Some(screen) = Screen::start("turns") else { return };
    let mut player = at_table(&screen, "d4 d5 d3 d6 c3 e5 e4 d2");
    let start = player.turn();
    let stacks = occupied(&start.game());
    assert!(stacks.len() >= 8, "{stacks:?}");
    for (turn, label) in stacks.iter().cycle().take(40).enumerate() {
        // To and fro, a little farther each time.
        let way = if turn % 2 == 0 { [90.0, 25.0] } else { [-70.0, -25.0] };
        player.turn_from(label, way);
        let after = player.turn();
        assert_eq!(
            (&after.position, &after.moves),
            (&start.position, &start.moves),
            "turn {turn} from {label}"
        );
        assert_eq!(
            (after.chosen, after.refused, after.dialog),
            (None, None, false),
            "turn {turn} from {label}"
        );
    }
    // A turned table is played on as before.
    play_all(&mut player, "c4");
}

#[test]
fn the_target_may_be_clicked_first() {
    let Some(screen) = Screen::start("target") else { return };
    let mut player = at_table(&screen, "d4 d5 d3");
    player.click("d4");
    player.click("d5");
    let after = player.until("d5 takes d4", PATIENCE, |report| report.moves.len() == 4 && report.still);
    assert_eq!(after.moves[3], "d5-d4");
}

#[test]
fn every_refusal_shows_its_picture_on_the_table_and_on_the_diagram() {
    let Some(screen) = Screen::start("refusals") else { return };
    for flat in [false, true] {
        let mut player = at_table(&screen, "d4 d5 d3");
        if flat {
            player.key("v");
            player.until("the diagram", PATIENCE, |report| report.flat);
        }
        let start = player.turn();
        player.click("a1");
        refused(&mut player, "elsewhere: c2 c3", &start);
        play_all(&mut player, "d6");
        let pinned = player.turn();
        player.click("d4");
        refused(&mut player, "split d4: d3", &pinned);
        player.key("ctrl+z");
        player.until("d6 is taken back", PATIENCE, |report| report.position == start.position);
        play_all(&mut player, HIGH);
        let high = player.turn();
        player.choose("d4");
        player.click("e4");
        refused(&mut player, "too-high e4", &high);
        // The words and the picture go, and the stack is as free as before.
        player.until("the picture has gone", PATIENCE, |report| report.refused.is_none());
        player.drag("d4", "d3");
        player.until("d4 takes d3", PATIENCE, |report| report.moves.len() == high.moves.len() + 1);
    }
}

/// Waits for a refusal with its picture; nothing on the board has changed.
fn refused(player: &mut Player, picture: &str, before: &Report) {
    let after = player.until(picture, PATIENCE, |report| report.refused.as_deref() == Some(picture));
    assert_eq!((&after.position, &after.moves), (&before.position, &before.moves), "{picture}");
}
