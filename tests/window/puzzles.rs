//! Puzzles, with the mouse.

use std::collections::BTreeSet;

use super::player::{Player, Report};
use super::screen::Screen;
use super::{PATIENCE, make};

const PEOPLE: [&str; 4] = ["--black", "human", "--white", "human"];

#[test]
fn five_puzzles_are_solved_with_the_mouse() {
    let Some(screen) = Screen::start("puzzles") else { return };
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    player.click("d4");
    let waiting = player.until("the game has begun", PATIENCE, |report| report.moves == ["d4"]);
    player.press("page-learn");
    player.press("puzzles");
    player.press("solve-puzzle");
    let mut solved = BTreeSet::new();
    for number in 1..=5 {
        solved.insert(solve(&mut player));
        assert_eq!(solved.len(), number, "each is another one: {solved:?}");
        if number < 5 {
            player.press("puzzle-next");
            let last = solved.clone();
            player.until("the next puzzle is on the table", PATIENCE, |report| {
                of_puzzle(report).first().is_some_and(|id| !last.contains(id))
            });
        }
    }
    player.press("puzzle-leave");
    player.until("the game that waited is back", PATIENCE, |report| {
        report.puzzle.is_none() && report.position == waiting.position
    });
    player.key("ctrl+q");
    assert!(player.end().success());

    // What was solved is kept.
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    player.key("F6");
    player.press("solve-puzzle");
    let next = player.until("a sixth puzzle", PATIENCE, |report| report.puzzle.is_some());
    assert!(!solved.contains(&of_puzzle(&next)[0]), "{:?} was solved before", next.puzzle);

    // A new game is played on the page for that.
    player.key("ctrl+n");
    player
        .until("the dialog for a new game is open", PATIENCE, |report| report.buttons.contains_key("Start"));
    player.press("Start");
    player.until("a game begins, and nothing is shown of puzzles", PATIENCE, |report| {
        let of_puzzles = ["puzzles", "solve-puzzle", "puzzle-leave"];
        !report.dialog
            && report.puzzle.is_none()
            && !of_puzzles.iter().any(|name| report.buttons.contains_key(*name))
    });
    player.kill();
}

/// Plays the moves that solve the puzzle on the table; which one it is.
pub fn solve(player: &mut Player) -> String {
    loop {
        let report = player.until("the solver is to move, or it is solved", PATIENCE, |report| {
            report.still && matches!(of_puzzle(report).get(1).map(String::as_str), Some("open" | "solved"))
        });
        // A puzzle for the other side turns the table first.
        player.rest();
        let report = player.look().unwrap_or(report);
        let puzzle = of_puzzle(&report);
        let Some(wanted) = puzzle.get(2) else {
            assert_eq!(puzzle[1], "solved");
            return puzzle[0].clone();
        };
        let mv = report.game().parse_move(wanted).expect("the probe tells moves");
        make(player, &report, mv, false);
        let what = format!("{wanted} is answered");
        player.until(&what, PATIENCE, |now| now.puzzle != report.puzzle);
    }
}

/// The puzzle on the table, how far it is, and the moves that are left.
fn of_puzzle(report: &Report) -> Vec<String> {
    report.puzzle.iter().flat_map(|puzzle| puzzle.split(' ')).map(str::to_owned).collect()
}
