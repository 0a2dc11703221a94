//! A game that is killed goes on where it was, with all that was tried and noted in it.

use std::fs;

use abande::play::NodeId;
use abande::record::Record;

use super::PATIENCE;
use super::player::{Player, Report};
use super::screen::{Screen, finish};

const ARGUMENTS: [&str; 6] = ["--variant", "hex", "--black", "human", "--white", "human"];
const TEN: [&str; 10] = ["d4", "d5", "d3", "e4", "c3", "e5", "c4", "f4", "c2", "e3"];
const TWO: [&str; 2] = ["b2", "f3"];

#[test]
fn a_killed_game_goes_on_with_its_variation_and_its_comment() {
    let Some(screen) = Screen::start("memory") else { return };
    let mut player = Player::sit_down(&screen, &ARGUMENTS, &[]);
    for (count, label) in TEN.into_iter().enumerate() {
        enter(&mut player, label, |report| report.moves.len() == count + 1);
    }
    let stands = player.turn().position;
    for _ in 0..3 {
        let before = player.turn().position;
        player.key("Left");
        player.until("one move back", PATIENCE, |report| report.still && report.position != before);
    }
    let before = player.turn().position;
    enter(&mut player, "b2", |report| report.position != before);
    assert_eq!(player.turn().moves.len(), 10, "a move in the past is no move of the game");
    player.comment("not so good");
    player.key("Return");
    player.press("to-game");
    player.until("the game is shown again", PATIENCE, |report| report.still && report.position == stands);
    for (count, label) in TWO.into_iter().enumerate() {
        enter(&mut player, label, |report| report.moves.len() == count + 11);
    }
    let shown = player.turn();
    player.kill();
    let before = library(&screen);

    let mut player = Player::sit_down(&screen, &["--variant", "square", "--white", "human"], &[]);
    player.press("Continue");
    let resumed = player.until("the game is on the table again", PATIENCE, |report| report.moves.len() == 12);
    assert_eq!((resumed.moves, resumed.position), (shown.moves, shown.position));
    player.kill();
    let after = library(&screen);
    assert_eq!(after, before, "the same tree");

    let tree = after.tree();
    let tried: Vec<NodeId> = tree.walk().into_iter().filter(|&node| !tree.is_main(node)).collect();
    assert_eq!(tried.len(), 1);
    assert_eq!((tree.depth(tried[0]), tree.node(tried[0]).notes().comment.as_str()), (8, "not so good"));
}

fn enter(player: &mut Player, label: &str, done: impl Fn(&Report) -> bool) {
    player.turn();
    player.click(label);
    player.until(&format!("a disc is on {label}"), PATIENCE, |report| report.still && done(report));
}

/// The one game that the library has, as a record.
fn library(screen: &Screen) -> Record {
    let listed = finish(screen.abande().args(["games", "list", "--json"]), PATIENCE);
    let text = String::from_utf8(listed.stdout).expect("text");
    let games: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let with_moves: Vec<&str> = games
        .iter()
        .filter(|game| game["plies"] != 0)
        .map(|game| game["id"].as_str().expect("every game has a name"))
        .collect();
    let &[id] = with_moves.as_slice() else { panic!("not one game: {text}") };
    let file = screen.folder().join("exported.agn");
    let _ = fs::remove_file(&file);
    let exported = finish(screen.abande().args(["games", "export", id]).arg(&file), PATIENCE);
    assert!(exported.status.success(), "{exported:?}");
    Record::load(&file).expect("the record is read")
}
